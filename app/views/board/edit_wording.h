// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/uniqueness.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Kinds of steps of editing a puzzle, for the texts of Undo and Redo.
enum class EditStep {
    Digit,
    Clear,
    Candidates,
    ClearAll,
    ClearCandidates,
    FillCandidates,
    Paste,
    TakeState,
    Transform
};

/// Sentences about a puzzle that is being edited.
class EditWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::EditWording)

public:
    /// "digit", as in "Undo: digit"
    static QString step(EditStep step);
    /// "r1c2: 5", "r1c3: empty", "r1c4: 1 2 9 possible"
    static QString cell(const StartingGrid& start, Cell cell);
    /// "30 givens", "no givens · 12 cells with candidates of their own"
    static QString contents(const StartingGrid& start);
    /// Returns the visible errors of the puzzle: two equal digits in a house, cells without candidates. Empty if there
    /// are none.
    static QString clashes(const StartingGrid& start, const std::vector<HouseCells>& houses);
    /// In rows, columns and boxes.
    static QString clashes(const StartingGrid& start);
    /// "One solution"
    static QString uniqueness(Uniqueness uniqueness);
    /// Returns the cells in which two solutions differ, as a sentence: "Two solutions differ in 4 cells: r1c1, …"
    static QString difference(const std::vector<Cell>& cells);
};

} // namespace convoku
