// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_run.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace convoku {

/// What is said of search that knows only what a grid costs.
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
    /// What tells one run from others: "TPE, counts, new γ · seed 3"
    static QString run(const BlindSettings& settings);

    /// Among networks: "Blind search: TPE"; which one of them: "Blind search: TPE · seed 3"
    static QString amongNetworks(BlindMethod method);
    static QString amongNetworks(const BlindSettings& settings);

    /// What the method knows, said fairly.
    static QString knows(BlindMethod method);
    /// What the cost is, and what a solution has.
    static QString cost(CountedDigits counted);
    /// "Trial 73: cost 71, best so far 67." with temperature, and whether annealing goes on from it.
    static QString trial(const BlindTrial& trial, bool anneals);
    /// How far the best trial is from a solution, or that it is one.
    static QString outcome(const BlindRecord& record);
    /// What of a long run is here; empty where all is.
    static QString leftOut(const BlindRecord& record);
    /// How it ended; empty while it goes on.
    static QString end(const BlindRecord& record);

    /// "r3c1 = 4, tried: 4 stands twice in row 3 (r3c7) and in box 2 (r2c5)."
    static QString cell(const Grid& puzzle, const Grid& grid, Cell cell);
    /// "43 pairs of equal digits"
    static QString pairs(int count);
};

} // namespace convoku
