// SPDX-License-Identifier: MIT
#include "solver/sudoku/house_cells.h"

namespace convoku {

const std::vector<HouseCells>& classicHouses()
{
    static const std::vector<HouseCells> kHouses = [] {
        std::vector<HouseCells> houses;
        for (const House house : allHouses())
            houses.push_back({house.cells(), {}, house});
        return houses;
    }();
    return kHouses;
}

const HouseCells& classicHouse(House house)
{
    const auto kind = static_cast<std::size_t>(house.kind);
    return classicHouses().at(kind * kSide + static_cast<std::size_t>(house.index));
}

} // namespace convoku
