// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_run.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace convoku {

/// Sentences about blind search, which sees only the cost of a grid.
class BlindWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::BlindWording)

public:
    /// "TPE", "Annealing, swaps in boxes"
    static QString method(BlindMethod method);
    /// "Digits 1 to 9", "As published: digits 0 to 8"
    static QString objective(CountedDigits counted);
    static QString parzen(ParzenForm form);
    static QString gamma(GammaRule rule);
    /// Returns what distinguishes one run from others: "TPE, counts, new γ · seed 3"
    static QString run(const BlindSettings& settings);

    /// Among networks: "Blind search: TPE"; which one of them: "Blind search: TPE · seed 3"
    static QString amongNetworks(BlindMethod method);
    static QString amongNetworks(const BlindSettings& settings);

    /// Describes what the method knows, including any part of the rules.
    static QString knows(BlindMethod method);
    /// Explains the cost of a grid, and which cost a solution has.
    static QString cost(CountedDigits counted);
    /// "Trial 73: cost 71, best so far 67." with temperature, and whether annealing goes on from it.
    static QString trial(const BlindTrial& trial, bool anneals);
    /// Describes how far the best trial is from a solution, or that it is one.
    static QString outcome(const BlindRecord& record);
    /// Describes which trials of a long run are kept; empty if all are.
    static QString leftOut(const BlindRecord& record);
    /// Describes how the search ended; empty while it is running.
    static QString end(const BlindRecord& record);

    /// "r3c1 = 4, tried: 4 stands twice in row 3 (r3c7) and in box 2 (r2c5)."
    static QString cell(const Grid& puzzle, const Grid& grid, Cell cell);
    /// "43 pairs of equal digits"
    static QString pairs(int count);
};

} // namespace convoku
