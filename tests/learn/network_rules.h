// SPDX-License-Identifier: MIT
// Small rules whose numbers are learned, for the tests of what learns them.
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"

#include <QByteArray>

#include <string_view>
#include <variant>

namespace convoku::testing {

/// Null where the text is none.
inline ModelPtr modelFrom(const QByteArray& text)
{
    const ParsedFile parsed
        = parseNetworkFile(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    const auto* file = std::get_if<NetworkFile>(&parsed);
    if (file == nullptr || file->networks.empty() || checkNetworkFile(*file))
        return nullptr;
    return modelOf(file->networks.front(), file->parts);
}

/// A network of one rule with these lines, which nobody has trained.
inline ModelPtr ruleOf(const QByteArray& lines)
{
    return modelFrom("rule tried():\n    \"A trial.\"\n" + lines
        + "\n\nnetwork trial:\n    \"A trial.\"\n    encoding digits_as_planes\n    rule tried()\n    verdict "
          "clashes\n");
}

/// Each candidate by itself: three features, mixed twice with the same numbers. 25 numbers.
inline const char* const kSharedNumbers = "    a = learned(reshape(candidates, 1, 9, 81), first, planes=3)  # a; n\n"
                                          "    b = relu(a)  # b\n"
                                          "    c = normalised(learned(b, twice, planes=3, bias=no), norm)  # c; d\n"
                                          "    e = normalised(learned(c, twice, planes=3, bias=no), norm)  # e; f\n"
                                          "    g = reshape(learned(e, last, planes=1), 9, 9, 9)  # g; h\n"
                                          "    likely = sigmoid(g)  # i\n"
                                          "    stays = at_least(likely, 0.25)  # j\n"
                                          "    gone = candidates & ~stays  # k; l\n"
                                          "    cause gone\n"
                                          "    return candidates & stays  # m";

/// A rule that reads all surrounding cells in one window.
inline const char* const kWindow
    = "    logits = learned(candidates, mix, planes=9, rows=9, columns=9, edge=4)  # p; s\n"
      "    likely = sigmoid(logits)  # t\n"
      "    stays = at_least(likely, 0.05)  # j\n"
      "    gone = candidates & ~stays  # k; l\n"
      "    cause gone\n"
      "    return candidates & stays  # m";

/// Two planes are remembered; what doubts leads to a yes or no alone.
inline const char* const kRemembers
    = "    memory hidden(planes=2, rows=9, columns=9, from=-1, to=1)\n"
      "    mixed = learned(joined(candidates, hidden), mix, planes=2, rows=9, columns=9, edge=4)  # a; b; p\n"
      "    next = clamp(mixed, from=-1, to=1)  # c\n"
      "    likely = sigmoid(learned(joined(candidates, next), last, planes=9, rows=9, columns=9, edge=4))  # d; q; e; "
      "f\n"
      "    stays = at_least(likely, 0.05)  # g\n"
      "    doubt = at_least(learned(next, doubts, planes=1), 0.5)  # h; i\n"
      "    gone = candidates & ~stays & ~doubt  # j; k; l; m\n"
      "    remember hidden = next\n"
      "    cause gone\n"
      "    keep likely\n"
      "    return candidates & ~gone  # n; o";

/// Ten planes for a cell: empty, and the digits.
inline const char* const kTenPlanes
    = "    scores = learned(candidates, mix, planes=10, rows=3, columns=3, edge=1)  # p; s\n"
      "    shares = softmax(scores, along=planes)  # t\n"
      "    likely = convolution(shares, [[0, 1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0, 0, 0, 0, 0], "
      "[0, 0, 0, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1, 0, 0, 0, 0], "
      "[0, 0, 0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 1, 0], "
      "[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]])  # u\n"
      "    stays = at_least(likely, 0.01)  # j\n"
      "    gone = candidates & ~stays  # k; l\n"
      "    cause gone\n"
      "    return candidates & stays  # m";

} // namespace convoku::testing
