// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/theme.h"

#include <QIcon>

#include <cstdint>
#include <vector>

class QPainter;

namespace convoku {

/// The kinds of marks.
enum class ComparedMark { OnlyHereRemoved, OnlyHereThere, Lost, Wrong, RemovedOnBoth, RemovedOnFirst, RemovedOnSecond };
inline constexpr ComparedMark kComparedMarks[]{
    ComparedMark::OnlyHereRemoved, ComparedMark::OnlyHereThere, ComparedMark::Lost, ComparedMark::Wrong};
/// Additional marks of two boards that are shown as one.
inline constexpr ComparedMark kTwinMarks[]{
    ComparedMark::RemovedOnBoth, ComparedMark::RemovedOnFirst, ComparedMark::RemovedOnSecond};

/// Differences between one of several boards of a puzzle and the others, and the errors on it.
struct ComparedMarks
{
    std::vector<std::uint16_t> onlyHereRemoved; ///< candidates that all other boards still have
    std::vector<std::uint16_t> onlyHereThere; ///< candidates that no other board has
    std::vector<std::uint16_t> lost; ///< the solution's, which are gone for good: what was removed was not sound
    std::vector<Cell> wrong; ///< cells with another digit than the solution's, which is lost
    // Only for two boards that are shown as one:
    std::vector<std::uint16_t> removedOnBoth;
    std::vector<std::uint16_t> removedOnFirst; ///< only
    std::vector<std::uint16_t> removedOnSecond; ///< only

    bool isEmpty() const { return *this == ComparedMarks{}; }
    /// The candidates with a mark; none with Wrong, which is a mark of cells.
    const std::vector<std::uint16_t>& candidates(ComparedMark mark) const;
    int count(ComparedMark mark) const;
    friend bool operator==(const ComparedMarks&, const ComparedMarks&) = default;
};

/// Draws the marks over a board that has been painted: a ring where a candidate is gone here only, a dot where it is
/// there here only, a cross where the solution's is lost, a crossed frame around a wrong digit. Of two boards as one: a
/// point where it is gone on both, the left half of a disc where it is gone on the first only, the right one of the
/// second.
void paintComparedMarks(
    QPainter& painter, const BoardGeometry& geometry, const ComparedMarks& marks, const Theme& theme);
/// Draws one mark in the square of its candidate or cell.
void paintComparedMark(QPainter& painter, const QRectF& square, ComparedMark mark, const Theme& theme);
/// Draws the mark for a legend, in the middle of the square.
void paintComparedKey(QPainter& painter, const QRectF& square, ComparedMark mark, const Theme& theme);

} // namespace convoku
