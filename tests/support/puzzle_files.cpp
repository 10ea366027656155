// SPDX-License-Identifier: MIT
#include "tests/support/puzzle_files.h"

#include "solver/error.h"

#include <fstream>
#include <string>

namespace convoku::testing {

Grid gridOf(std::string_view text)
{
    if (text.size() != 81)
        throw Error("test puzzle", "has " + std::to_string(text.size()) + " characters");
    Grid grid;
    for (int i = 0; i < 81; ++i) {
        const char sign = text[static_cast<std::size_t>(i)];
        if (sign != '.' && (sign < '0' || sign > '9'))
            throw Error("test puzzle", std::string(text));
        grid.setDigit(Cell{i / 9, i % 9}, sign == '.' ? 0 : sign - '0');
    }
    return grid;
}

std::vector<Grid> collection(const char* fileName)
{
    std::ifstream file(std::string(CONVOKU_PUZZLES) + "/" + fileName);
    std::vector<Grid> puzzles;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#')
            puzzles.push_back(gridOf(std::string_view(line).substr(0, 81)));
    }
    return puzzles;
}

} // namespace convoku::testing
