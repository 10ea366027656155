// SPDX-License-Identifier: MIT
#include "solver/generate/symmetry.h"

#include "solver/sudoku/transform.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

struct SymmetryKind
{
    const char* id;
    std::vector<Transform> images; ///< what the others are made of
};

const SymmetryKind& kindOf(Symmetry symmetry)
{
    static const Transform halfTurn = rotation(2);
    static const Transform quarterTurn = rotation(1);
    static const Transform leftRight = mirroring(MirrorAxis::Vertical);
    static const Transform topBottom = mirroring(MirrorAxis::Horizontal);
    static const Transform diagonal = mirroring(MirrorAxis::Diagonal);
    static const Transform otherDiagonal = mirroring(MirrorAxis::Antidiagonal);
    static const std::array<SymmetryKind, kSymmetryCount> kKinds{{
        {"none", {}},
        {"half_turn", {halfTurn}},
        {"quarter_turn", {quarterTurn}},
        {"left_right", {leftRight}},
        {"top_bottom", {topBottom}},
        {"both_lines", {leftRight, topBottom}},
        {"diagonal", {diagonal}},
        {"other_diagonal", {otherDiagonal}},
        {"both_diagonals", {diagonal, otherDiagonal}},
        {"all", {quarterTurn, leftRight}},
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
            for (const Transform& image : kindOf(symmetry).images) {
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
