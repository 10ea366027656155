// SPDX-License-Identifier: MIT
#include "solver/network/text/part_interface.h"

#include "solver/network/search.h"

namespace convoku {
namespace {

/// Returns the interface of candidates, stack and guess, before a pass and after it.
PartInterface planesNamed(std::string_view name, Board board)
{
    const int most = highestLevel(board);
    return {{board.side(), board.side(), board.side()},
        name == "stack"       ? Range{0, most - 1}
            : name == "guess" ? Range{0, most - 2}
                              : Range{0, 1},
        kCandidatesAxes};
}

PartInterface numberNamed(std::string_view name, Board board)
{
    return {{1, 1, 1}, name == "level" ? Range{1, highestLevel(board)} : Range{0, 1}, {}};
}

} // namespace

PartInterface inputNamed(std::string_view name, Board board)
{
    if (name == "digits")
        return {{1, board.side(), board.side()}, {0, board.side()}, kImageAxes};
    if (name == "level" || name == "solved" || name == "contradiction")
        return numberNamed(name, board);
    return planesNamed(name, board);
}

PartInterface resultNamed(std::string_view name, Board board)
{
    constexpr std::string_view kNext = "next_";
    const std::string_view what = name.starts_with(kNext) ? name.substr(kNext.size()) : name;
    if (what == "candidates" || what == "stack" || what == "guess")
        return planesNamed(what, board);
    return numberNamed(what, board);
}

} // namespace convoku
