// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/comparison.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Two runs of one puzzle against each other, in sentences.
class ComparisonWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ComparisonWording)

public:
    /// "all rules", "without Naked pair in box", "Naked single in box before …": how the second run's rules differ.
    static QString rulesAgainst(const Model& model, const RuleSet& first, const RuleSet& second);
    /// Describes how the second run differs: its rules, bent numbers in them ("with different numbers in
    /// hidden_single"), its search.
    static QString runsAgainst(const PassOptions& first, const PassOptions& second);
    /// Returns the headings of the two boards: "This run", "The other run: without Naked pair in box, without search".
    static QString thisRun();
    static QString otherRun(const PassOptions& first, const PassOptions& second);
    /// Describes the comparison up to a pass, for a picture of it: "The runs are identical so far.", "The runs diverge
    /// here, in pass 7."
    static QString atPass(const Comparison& comparison, int pass);
    /// "Solved: 25 passes, 3 guesses, 1 taken back."
    static QString cost(const RunCost& cost);
    /// Summarises the comparison: where the runs diverge, and what the other rules cost or save. Costs are compared
    /// only if both runs came to the same end: a run that was stopped, or is running, is neither longer nor shorter
    /// than another.
    static QString summary(const Comparison& comparison);
    /// The whole comparison as text: both costs, where they part, what each rule removed.
    static QString text(const Comparison& comparison, const PassOptions& first, const PassOptions& second);

private:
    static QString lengths(const RunCost& a, const RunCost& b);
    static QString unlikeEnds(const RunCost& first, const RunCost& second);
    static QString unended(const RunCost& a, const RunCost& b);
};

} // namespace convoku
