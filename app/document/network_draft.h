// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/findings.h"
#include "solver/run/inspection.h"
#include "solver/sudoku/candidates.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// A mistake in a text that is being written.
struct DraftMistake
{
    int line = 1; ///< from 1, as `column`, which counts characters
    int column = 1;
    qsizetype from = 0; ///< of QString's letters: what is underlined, at least one where the text has any
    qsizetype to = 0;
    QString sentence;
};

/// Result of one line of a part.
struct DraftLine
{
    PartValue value;
    int firstLayer = 0; ///< of the part's layers, from 1
    int lastLayer = 0;
};

/// A part that has layers, wherever else the text is wrong.
struct DraftPart
{
    PartText part;
    int lastLine = 0; ///< the first is part.place.line
    /// By house, as PartText::houses; of a part that is no rule one.
    std::vector<std::vector<DraftLine>> lines;
};

/// A text that is being written, as far as it says something.
struct NetworkDraft
{
    QString text;
    std::vector<DraftMistake> mistakes; ///< the reader stops at the first one; of those that have no layers, each one's
    std::vector<DraftPart> parts;
    Board board; ///< that the text says, or that of the base
    ModelPtr network; ///< what it makes; null where there is a mistake, or `problem`
    QString problem; ///< why a text without mistakes can't be run; it has no place

    /// The part that the line stands in, or the last one before it; the first one above all of them. Null: there is
    /// none.
    const DraftPart* partAt(int line) const;
};

/// Reads and compiles it: as long as a second for the longest ones, so in a thread. Where the text has only parts, they
/// run in `base`: a part in the place of the one of its name, a rule of another name behind the rules, for all of its
/// houses; rules of the base lay a kernel of the text in the place of the one of its name. `name`: what problems call
/// it.
NetworkDraft readDraft(const QString& text, const ModelPtr& base, const QString& name);

/// Returns the offset of a place in QString's letters; the end of the line if the line is shorter.
qsizetype draftOffset(QStringView text, PartText::Place place);

/// Effect of a rule at a place, for one of its houses.
struct DraftHouse
{
    RuleInfo rule;
    std::shared_ptr<const Inspection> values; ///< of the rule alone
    std::vector<std::uint16_t> removed; ///< candidates, ascending
    std::vector<std::uint16_t> broughtBack; ///< a rule must not
    std::vector<Finding> findings; ///< of a rule of no known family those of the first few candidates
};

struct DraftValues
{
    PartText part;
    Candidates before;
    std::vector<DraftHouse> houses; ///< as PartText::houses
};

/// Runs the rule on these candidates of its board, and asks why it removes what it removes. `findings`: of which of its
/// houses. `part` has layers, and is a rule.
DraftValues valuesHere(const PartText& part, const Found& before, std::size_t findings, Backend& backend);

/// Returns the value that a line of the rule computes, among the values of the rule alone.
ValueId valueOfLine(const Network& rule, const DraftLine& line);

} // namespace convoku
