// SPDX-License-Identifier: MIT
#include "solver/sudoku/house_cells.h"

namespace convoku {

const std::vector<HouseCells>& classicHouses(Board board)
{
    static const auto kHouses = [] {
        std::array<std::vector<HouseCells>, Board::kCount> all;
        for (const Board eachBoard : Board::all()) {
            for (const House house : allHouses(eachBoard))
                all[eachBoard.place()].push_back({house.cells(), {}, house});
        }
        return all;
    }();
    return kHouses[board.place()];
}

const HouseCells& classicHouse(House house)
{
    const auto kind = static_cast<std::size_t>(house.kind);
    const auto side = static_cast<std::size_t>(house.board.side());
    return classicHouses(house.board).at(kind * side + static_cast<std::size_t>(house.index));
}

} // namespace convoku
