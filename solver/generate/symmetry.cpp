// SPDX-License-Identifier: MIT
#include "solver/generate/symmetry.h"

#include "solver/sudoku/transform.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

constexpr std::array<const char*, kSymmetryCount> kIds{"none", "half_turn", "quarter_turn", "left_right", "top_bottom",
    "both_lines", "diagonal", "other_diagonal", "both_diagonals", "all"};

/// Returns the transforms that generate the symmetry's group; the rest are their compositions.
std::vector<Transform> imagesOf(Symmetry symmetry, Board board)
{
    const Transform leftRight = mirroring(MirrorAxis::Vertical, board);
    const Transform topBottom = mirroring(MirrorAxis::Horizontal, board);
    const Transform diagonal = mirroring(MirrorAxis::Diagonal, board);
    const Transform otherDiagonal = mirroring(MirrorAxis::Antidiagonal, board);
    switch (symmetry) {
    case Symmetry::None:
        break;
    case Symmetry::HalfTurn:
        return {rotation(2, board)};
    case Symmetry::QuarterTurn:
        return {rotation(1, board)};
    case Symmetry::LeftRight:
        return {leftRight};
    case Symmetry::TopBottom:
        return {topBottom};
    case Symmetry::BothLines:
        return {leftRight, topBottom};
    case Symmetry::Diagonal:
        return {diagonal};
    case Symmetry::OtherDiagonal:
        return {otherDiagonal};
    case Symmetry::BothDiagonals:
        return {diagonal, otherDiagonal};
    case Symmetry::All:
        return {rotation(1, board), leftRight};
    }
    return {};
}

} // namespace

const char* idOf(Symmetry symmetry)
{
    return kIds.at(static_cast<std::size_t>(symmetry));
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

std::vector<std::vector<Cell>> orbits(Symmetry symmetry, Board board)
{
    const std::vector<Transform> images = imagesOf(symmetry, board);
    std::vector<std::vector<Cell>> result;
    std::array<bool, kMostCells> seen{};
    for (int first = 0; first < board.cells(); ++first) {
        if (seen[static_cast<std::size_t>(first)])
            continue;
        std::vector<Cell> orbit{board.cell(first)};
        seen[static_cast<std::size_t>(first)] = true;
        for (std::size_t i = 0; i < orbit.size(); ++i) {
            for (const Transform& image : images) {
                const Cell other = board.cell(image(orbit[i]).index()); // its place, also where the boxes are turned
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
