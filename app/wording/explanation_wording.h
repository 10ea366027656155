// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/contradiction.h"
#include "solver/run/proof.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Explanations and proofs in sentences.
class ExplanationWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ExplanationWording)

public:
    /// "5 in r6c9"
    static QString candidate(Candidate candidate);
    /// "r6c9 ≠ 5", for lists
    static QString absence(Candidate candidate);
    /// Describes the finding of a rule, and the candidates removed because of it: "In row 6, 5 has only one place,
    /// r6c2: the other candidates of that cell go."
    static QString cause(RuleFamily family, const Cause& cause);
    /// Lists the reasons for a finding of a rule that the program does not know: "4 in r3c8, r1c5 ≠ 7 …", at most
    /// `maxNamed`.
    static QString grounds(const Cause& cause, int maxNamed);
    /// All that was found; several findings are called alternatives.
    static QString causes(RuleFamily family, const Explanation& explanation);
    /// The constraint behind a finding: "alldifferent(row 6)"
    static QString constraint(const Cause& cause);
    /// The sum behind a finding, with its numbers: "1·0 + 1·1 + … = 1; equals 1 → 1"
    static QString evidence(RuleKind rule, const Evidence& evidence);
    /// Other rules of the pass that would have removed it too; empty where there are none.
    static QString alsoRemovedBy(const Model& model, const RuleSet& rules, RuleId by);
    /// Describes one step of a proof: the rule, what it removed and why; or the guess that the proof depends on.
    static QString proofStep(const Recording& recording, const ProofStep& step);
    /// Describes what is wrong with a cell, and since when: "r9c9 has no candidate left. 1, 2: 2.3 Pointing in row. …",
    /// "5 occurs twice in row 1, in r1c1 (given) and r1c9 (since 1.2 Pointing in row)."
    static QString contradiction(const Recording& recording, Cell cell, const CellContradiction& contradiction);
    /// Returns the event that made candidates of a cell absent: "3.6 Hidden single in box", "given", "not in the puzzle
    /// when it was opened"
    static QString since(const Recording& recording, Cell cell, std::size_t event);
    /// "Why 5 is not in r6c9", "Why r6c9 is 5"
    static QString proofTitle(const Proof& proof);
    /// "It rests on 14 removals in 6 passes and on 9 givens."
    static QString proofSummary(const Recording& recording, const Proof& proof);
};

} // namespace convoku
