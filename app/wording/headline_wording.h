// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/proof.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// The few words above all others: what was concluded, and by whom.
class HeadlineWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::HeadlineWording)

public:
    /// Returns the conclusion of a finding: "2 leaves column 5", "r4c3 is 9", "3 and 8 leave row 5".
    static QString finding(RuleFamily family, const Finding& finding);
    /// Behind a finding that is not the one looked at: "because of r7c8".
    static QString because(const Finding& finding);

    /// Describes the result of the step that ends at a position: the selected finding, if there is one; "Column 8 can’t
    /// hold two 7s", "7 is tried in r1c2"; at the end of a pass, the pass in a few words.
    static QString position(const Recording& recording, Position position, const Finding* looked = nullptr);
    /// Returns the source of the conclusion: "Pointing in column, 4 of its 7 removals", "Verdict, before the search
    /// undoes the guess".
    static QString speaker(const Recording& recording, Position position, const Finding* looked = nullptr);

    /// The picked candidate at a position: "2 is not in r4c5", "r4c3 is 9", "4 is possible in r5c2".
    static QString candidate(const Recording& recording, Position position, Candidate candidate);

    /// Summarises what a proof depends on: "58 deductions from 18 givens, 2 guesses". Each finding is one deduction,
    /// however many candidates it removed.
    static QString proof(const Recording& recording, const Proof& proof);
    /// "58 deductions", "18 givens"
    static QString deductions(int count);
    static QString givens(int count);
};

} // namespace convoku
