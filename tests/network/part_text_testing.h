// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_layers.h"
#include "tests/support/random_tensors.h"

#include <QTest>

namespace convoku::testing {

using Expected = TextMistake::Expected;
using Expression = PartText::Expression;

/// A rule that keeps the candidates for which the lines' `x`, [9, 9, 9] of 0 … 1, is 1.
inline std::string ruleOf(const std::string& lines)
{
    return "rule made(house: row, column, box):\n    \"Says something.\"\n" + lines
        + "\n    cause x\n    return candidates & x  # stays\n";
}

inline NetworkFile readFile(const std::string& text)
{
    ParsedFile parsed = parseNetworkFile(text);
    if (const auto* mistake = std::get_if<TextMistake>(&parsed))
        qWarning("line %d, column %d: %d, found %s", mistake->place.line, mistake->place.column,
            static_cast<int>(mistake->expected), mistake->found.c_str());
    return std::get<NetworkFile>(std::move(parsed));
}

/// A file with one part.
inline PartText read(const std::string& text)
{
    return readFile(text).parts.at(0);
}

inline Network networkOf(const PartText& rule, HouseKind house)
{
    NetworkBuilder net(rule.id);
    const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1}, kCandidatesAxes);
    net.beginGroup(GroupKind::Rule, rule.id, {candidates});
    const ValueId result = buildPartLayers(net, rule, {candidates}, {.house = house}).front();
    net.endGroup({result});
    return net.build({result});
}

inline Expression randomExpression(Random& random, int depth)
{
    static const char* const kNames[] = {"candidates", "a", "b_2", "house"};
    Expression made;
    const int kind = depth == 0 ? randomNumber(random, 0, 1) : randomNumber(random, 0, 6);
    const auto inner = [&] { return randomExpression(random, depth - 1); };
    switch (kind) {
    case 0:
        made.text = kNames[randomNumber(random, 0, 3)];
        break;
    case 1:
        made.kind = Expression::Kind::Number;
        made.number = randomNumber(random, -999999, 999999);
        break;
    case 2:
        made.kind = Expression::Kind::Not;
        made.operands = {inner()};
        break;
    case 3:
    case 4:
        made.kind = kind == 3 ? Expression::Kind::And : Expression::Kind::Or;
        made.operands = {inner(), inner()};
        break;
    case 5:
        made.kind = Expression::Kind::List;
        for (int i = randomNumber(random, 1, 3); i > 0; --i)
            made.operands.push_back(inner());
        break;
    default:
        made.kind = Expression::Kind::Call;
        made.text = "word";
        for (int i = randomNumber(random, 0, 3); i > 0; --i) {
            made.operands.push_back(inner());
            made.keywords.emplace_back(randomNumber(random, 0, 1) == 0 ? "" : "over");
        }
        break;
    }
    return made;
}

} // namespace convoku::testing

Q_DECLARE_METATYPE(convoku::TextMistake::Expected)
