// SPDX-License-Identifier: MIT
#include "solver/run/state.h"

#include <algorithm>

namespace convoku {

const std::vector<float>* Remembered::find(std::string_view name) const
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? nullptr : &numbers.at(static_cast<std::size_t>(found - names.begin()));
}

Contradictions contradictionsIn(const Candidates& candidates, const std::vector<HouseCells>& houses)
{
    Contradictions result;
    std::array<bool, kMostCells> clashes{};
    for (const HouseCells& house : houses) {
        std::array<int, kMostSide> firstWith;
        firstWith.fill(-1);
        for (const Cell cell : house.cells) {
            const int digit = candidates.soleDigit(cell);
            if (digit < 0)
                continue;
            int& first = firstWith[static_cast<std::size_t>(digit)];
            if (first < 0) {
                first = cell.index();
            } else {
                result.clashes.push_back({house, candidates.board().cell(first), cell, digit + 1});
                clashes[static_cast<std::size_t>(first)] = true;
                clashes[static_cast<std::size_t>(cell.index())] = true;
            }
        }
    }
    for (int i = 0; i < candidates.board().cells(); ++i) {
        const Cell cell = candidates.board().cell(i);
        if (candidates.digitsOf(cell) == 0)
            result.emptyCells.push_back(cell);
        else if (clashes[static_cast<std::size_t>(i)])
            result.clashingCells.push_back(cell);
    }
    return result;
}

} // namespace convoku
