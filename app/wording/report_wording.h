// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/report_card.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// A network in a comparison, and what it made of the puzzles.
struct ReportRow
{
    QString name;
    ReportCard card;
    QString trouble; ///< why there is no more of it; empty: it has run
};

enum class ReportColumn {
    Right,
    Interval,
    WithoutSearch,
    Cells,
    OneShotBoards,
    OneShotCells,
    Illegal,
    OutOfPasses,
    BudgetPasses, ///< only where there is a budget
    Passes,
    Guesses,
    Time,
    Trained,
    Fixed,
    NonZero,
    PassCost,
    PuzzleCost,
    PerBillion,
};

/// Compares the results of several networks on the same puzzles, as a table for readers. No word of it claims more than
/// was counted.
class ReportWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ReportWording)

public:
    static std::vector<ReportColumn> columns(bool budget);
    /// "Network"
    static QString network();
    /// "Boards right"
    static QString heading(ReportColumn column);
    /// Explains what the column counts, in a sentence or two.
    static QString help(ReportColumn column);
    /// "990 of 1,000: 99 %"; a dash where there is nothing to say.
    static QString value(ReportColumn column, const ReportCard& card);
    /// "1,000 puzzles. Left out: 3 without a solution." and what the counts mean.
    static QString note(const ReportCard& card);
    /// Returns how many boards end the same when they are turned; for a card that has counted it.
    static QString turned(const ReportCard& card);
    /// Says how networks without search run; for a card with ReportCard::toTheEnd.
    static QString toTheEnd();
    /// note() of all, once where it is the same, else of each network by its name; then toTheEnd() and turned() of
    /// those that they are for, and lines of those that have trouble: "mine: …"
    static QStringList notes(const std::vector<ReportRow>& rows);
    /// The lines of a table, of equally many cells, the first of each flush left.
    static QStringList inColumns(const std::vector<QStringList>& lines);
    /// All of it as lines: a table in columns, what was left out, faults.
    static QString text(const std::vector<ReportRow>& rows, bool budget);
};

} // namespace convoku
