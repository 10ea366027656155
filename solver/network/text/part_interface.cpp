// SPDX-License-Identifier: MIT
#include "solver/network/text/part_interface.h"

#include "solver/network/search.h"

namespace convoku {
namespace {

constexpr Shape kPlanes{kSide, kSide, kSide};
constexpr Range kStack{0, kMaxLevel - 1};
constexpr Range kGuess{0, kMaxLevel - 2};
constexpr Range kLevel{1, kMaxLevel};

} // namespace

PartInterface inputNamed(std::string_view name)
{
    if (name == "digits")
        return {{1, kSide, kSide}, {0, kSide}, kImageAxes};
    if (name == "level")
        return {{1, 1, 1}, kLevel, {}};
    if (name == "solved" || name == "contradiction")
        return {{1, 1, 1}, {0, 1}, {}};
    return {kPlanes, name == "stack" ? kStack : name == "guess" ? kGuess : Range{0, 1}, kCandidatesAxes};
}

PartInterface resultNamed(std::string_view name)
{
    if (name == "candidates" || name == "next_candidates")
        return {kPlanes, {0, 1}, kCandidatesAxes};
    if (name == "next_stack")
        return {kPlanes, kStack, kCandidatesAxes};
    if (name == "next_guess")
        return {kPlanes, kGuess, kCandidatesAxes};
    return {{1, 1, 1}, name == "next_level" ? kLevel : Range{0, 1}, {}};
}

} // namespace convoku
