// SPDX-License-Identifier: MIT
#include "solver/generate/symmetry.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

constexpr int kLast = kSide - 1;

using Image = Cell (*)(Cell);

constexpr Image kHalfTurn = [](Cell cell) -> Cell { return {kLast - cell.row, kLast - cell.column}; };
constexpr Image kQuarterTurn = [](Cell cell) -> Cell { return {cell.column, kLast - cell.row}; };
constexpr Image kLeftRight = [](Cell cell) -> Cell { return {cell.row, kLast - cell.column}; };
constexpr Image kTopBottom = [](Cell cell) -> Cell { return {kLast - cell.row, cell.column}; };
constexpr Image kDiagonal = [](Cell cell) -> Cell { return {cell.column, cell.row}; };
constexpr Image kOtherDiagonal = [](Cell cell) -> Cell { return {kLast - cell.column, kLast - cell.row}; };

struct Kind
{
    const char* id;
    std::vector<Image> images; ///< what the others are made of
};

const Kind& kindOf(Symmetry symmetry)
{
    static const std::array<Kind, kSymmetryCount> kKinds{{
        {"none", {}},
        {"half_turn", {kHalfTurn}},
        {"quarter_turn", {kQuarterTurn}},
        {"left_right", {kLeftRight}},
        {"top_bottom", {kTopBottom}},
        {"both_lines", {kLeftRight, kTopBottom}},
        {"diagonal", {kDiagonal}},
        {"other_diagonal", {kOtherDiagonal}},
        {"both_diagonals", {kDiagonal, kOtherDiagonal}},
        {"all", {kQuarterTurn, kLeftRight}},
    }};
    return kKinds.at(static_cast<std::size_t>(symmetry));
}

} // namespace

const char* idOf(Symmetry symmetry)
{
    return kindOf(symmetry).id;
}

std::optional<Symmetry> symmetryNamed(std::string_view id)
{
    for (int i = 0; i < kSymmetryCount; ++i) {
        const auto symmetry = static_cast<Symmetry>(i);
        if (id == idOf(symmetry))
            return symmetry;
    }
    return std::nullopt;
}

std::vector<std::vector<Cell>> orbits(Symmetry symmetry)
{
    std::vector<std::vector<Cell>> result;
    std::array<bool, kCells> seen{};
    for (int first = 0; first < kCells; ++first) {
        if (seen[static_cast<std::size_t>(first)])
            continue;
        std::vector<Cell> orbit{Cell::fromIndex(first)};
        seen[static_cast<std::size_t>(first)] = true;
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            for (const Image image : kindOf(symmetry).images) {
                const Cell other = image(orbit[i]);
                if (!seen[static_cast<std::size_t>(other.index())]) {
                    seen[static_cast<std::size_t>(other.index())] = true;
                    orbit.push_back(other);
                }
            }
        }
        std::ranges::sort(orbit, {}, &Cell::index);
        result.push_back(std::move(orbit));
    }
    return result;
}

} // namespace convoku
