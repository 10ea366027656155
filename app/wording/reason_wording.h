// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/clash_causes.h"
#include "solver/run/contradiction.h"
#include "solver/run/explanation.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// One of the things that a finding rests on, in as few words as fit on a chip.
struct ReasonChip
{
    enum class Kind {
        Present, ///< candidates that were there: "2 in r3c5"
        Absent, ///< candidates that were gone: "no 2 in r3c4", "17.1"
        Given, ///< "r2c4, r2c6 given"
        Guess, ///< "guess r1c2 = 7", "pass 7"
    };

    Kind kind = Kind::Present;
    QString text;
    QString since; ///< the address of what made it so; empty where there is none
    std::uint16_t candidate = 0; ///< the one to ask about, a tensor index
    std::optional<Position> place; ///< where it became so
    int depth = 0; ///< of a guess, from 1
    std::optional<RuleFamily> family; ///< whose finding it is of, where there are several
    bool isAlternative = false; ///< not of the finding: the other way round it would have changed what the rule finds

    friend bool operator==(const ReasonChip&, const ReasonChip&) = default;
};

/// History of one cell of a contradiction.
struct ClashOrigin
{
    Cell cell;
    QString before; ///< the digits that it had before the last of them went: "4 7"
    QString after; ///< "7"; empty where none is left
    QString reason; ///< "4 left: it is in r7c8, the same column"; "4 left: Pointing in column" while that is asked
    QString address; ///< of the last change; empty where it was so from the start
    std::optional<RuleId> rule; ///< that made the last change
    std::uint16_t candidate = 0; ///< the one to ask about
};

class ReasonWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ReasonWording)

public:
    /// Returns the reasons for a finding. `before`: the position whose candidates the rule has read, or the first layer
    /// of its step. Guesses first, then present candidates, absent candidates (the last removed first), givens.
    static std::vector<ReasonChip> ofCause(
        const Recording& recording, RuleFamily family, const Cause& cause, Position before);
    /// Returns the other changes that would have saved the candidate, by making the rule find something else.
    static std::vector<ReasonChip> alternatives(
        const Recording& recording, const Explanation& explanation, Position before);
    /// Returns how the missing candidates of these cells were removed.
    static std::vector<ReasonChip> ofCells(const Recording& recording, const std::vector<Cell>& cells, Position seen);
    /// The guesses that stand, the first one first.
    static std::vector<ReasonChip> guesses(const Recording& recording, Position position);

    /// The cells that clash, or the one that is empty, at a verdict that sees a contradiction; else none. `causes`:
    /// what is known of why they are so.
    static std::vector<ClashOrigin> clash(
        const Recording& recording, Position verdict, const std::vector<ClashCause>& causes = {});
    /// Returns the active guesses, and the candidates that the clashing digits depend on.
    static std::vector<ReasonChip> ofClash(
        const Recording& recording, Position verdict, const std::vector<ClashCause>& causes);
    /// Over them: "How the two 7s came", "How r5c5 lost its digits".
    static QString clashTitle(const Recording& recording, Position verdict);

    /// The digits of a cell that went because of a finding, and why, in half a sentence.
    static QString lost(RuleFamily family, const Finding& finding);
};

} // namespace convoku
