// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// The run as a constraint solver would tell it: a variable a cell, its domain the candidates, an alldifferent a house.
class ConstraintWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ConstraintWording)

public:
    /// "alldifferent(row 4)"
    static QString allDifferent(House house);
    /// Returns the constraints of several houses, joined by ∧.
    static QString allDifferent(const std::vector<House>& houses);
    static QString allDifferent(const HouseCells& house);
    /// "domain(r3c3) = {2, 7}", "domain(r3c3) = {}"
    static QString domain(Cell cell, const Candidates& candidates);
    /// "r6c9 ≠ 5, r6c8 ≠ 5 and 3 more"
    static QString absences(std::span<const std::uint16_t> candidates, Board board);
    /// "domain(r5c5) = {3} ∧ alldifferent(box 5) ⇒ r4c4 ≠ 3"
    static QString grounds(const Cause& cause);
    static QString finding(RuleKind rule, const Cause& cause, std::span<const std::uint16_t> removed);

    // Meaning of a step of a pass. `event`, `findings`: null if there are none, or if they are not known.
    static QString start(const Recording& recording);
    static QString rule(
        const Recording& recording, Position position, const Event* event, const StepFindings* findings);
    static QString verdict(const Recording& recording, int pass);
    static QString search(const Recording& recording, int pass);
    static QString pass(const Recording& recording, int pass);
    static QString end(const Recording& recording);
    /// Explains a layer's numbers in the terms of a constraint solver: a count, a truth value, a choice.
    static QString layer(const Network& network, const Layer& layer);
};

} // namespace convoku
