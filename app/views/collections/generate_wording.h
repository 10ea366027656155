// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// The making of puzzles, in words.
class GenerateWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::GenerateWording)

public:
    /// "Half turn"
    static QString symmetry(Symmetry symmetry);
    /// Which rules removed something, and in how many passes: "Naked pair: row 1, box 2; Pointing: row 6". The rules
    /// that are needed last come first.
    static QString fired(const Model& model, const RuleSet& rules, const std::vector<int>& fired);
    /// "7 of 20, 3,400 grids tried"
    static QString progress(int found, int count, std::uint64_t grids);
    /// Says, before the work begins, that there are few puzzles with at most so many givens.
    static QString rareGivens(int most);
    /// Returns true if only one grid in thousands leads to a puzzle with at most that many givens. Each given fewer
    /// makes such grids a hundred times rarer.
    static bool areRare(int most, Board board);
    /// Which wish most puzzles failed by, what they had instead, and what to change; empty where none failed.
    static QString advice(const PuzzleRequest& request, const RequestTally& tally);
};

} // namespace convoku
