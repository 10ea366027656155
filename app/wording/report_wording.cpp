// SPDX-License-Identifier: MIT
#include "app/wording/report_wording.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kMillion = 1e6;

QString whole(std::uint64_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

/// With as many decimals as make about three digits.
QString real(double number)
{
    const double size = std::abs(number);
    return QLocale().toString(number, 'f', size >= 100 || size == 0 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4);
}

/// A share that is not all of it never looks as if it were, nor one that is something like nothing.
QString percentNumber(double share)
{
    const double tenths = share * 1000;
    const double shown = share > 0.5 ? std::floor(tenths + 1e-9) : std::ceil(tenths - 1e-9);
    return QLocale().toString(shown / 10, 'f', shown == 0 || shown == 1000 ? 0 : 1);
}

} // namespace

std::vector<ReportColumn> ReportWording::columns(bool budget)
{
    std::vector<ReportColumn> all;
    for (int i = 0; i <= static_cast<int>(ReportColumn::PerBillion); ++i) {
        if (budget || static_cast<ReportColumn>(i) != ReportColumn::BudgetPasses)
            all.push_back(static_cast<ReportColumn>(i));
    }
    return all;
}

QString ReportWording::network()
{
    return tr("Network");
}

QString ReportWording::heading(ReportColumn column)
{
    switch (column) {
    case ReportColumn::Right:
        return tr("Boards right at the end");
    case ReportColumn::Interval:
        return tr("95 % interval");
    case ReportColumn::WithoutSearch:
        return tr("Without a guess");
    case ReportColumn::Cells:
        return tr("Cells right at the end");
    case ReportColumn::OneShotBoards:
        return tr("Boards right in one shot");
    case ReportColumn::OneShotCells:
        return tr("Cells right in one shot");
    case ReportColumn::Illegal:
        return tr("Illegal grids");
    case ReportColumn::OutOfPasses:
        return tr("Out of passes");
    case ReportColumn::BudgetPasses:
        return tr("Passes paid");
    case ReportColumn::Passes:
        return tr("Passes");
    case ReportColumn::Guesses:
        return tr("Guesses");
    case ReportColumn::Time:
        //: milliseconds
        return tr("ms per puzzle");
    case ReportColumn::Trained:
        return tr("Trained parameters");
    case ReportColumn::Fixed:
        return tr("Fixed parameters");
    case ReportColumn::NonZero:
        return tr("Not 0");
    case ReportColumn::PassCost:
        //: million multiply-adds
        return tr("M multiply-adds per pass");
    case ReportColumn::PuzzleCost:
        //: million multiply-adds
        return tr("M multiply-adds per puzzle");
    case ReportColumn::PerBillion:
        break;
    }
    return tr("Right for 1,000 M multiply-adds");
}

QString ReportWording::help(ReportColumn column)
{
    switch (column) {
    case ReportColumn::Right:
        return tr("Complete grids that keep all givens and repeat no digit in a house. If a puzzle has several "
                  "solutions, any of them is right. A network that fills one cell per pass has filled the grid one "
                  "cell at a time, even after a contradiction.");
    case ReportColumn::Interval:
        return tr("Wilson interval (95 %) for the share of correct boards, with these puzzles as a sample.");
    case ReportColumn::WithoutSearch:
        return tr("Correct boards for which the network made no guess.");
    case ReportColumn::Cells:
        return tr("Cells other than givens in which only the solution’s digit remained. Only puzzles with one solution "
                  "count.");
    case ReportColumn::OneShotBoards:
        return tr("Correct boards if each open cell gets the digit that the network rates likeliest in its first pass. "
                  "Only networks that rate every digit of a cell have this answer, and none with a memory.");
    case ReportColumn::OneShotCells:
        return tr("Correct cells on the same boards.");
    case ReportColumn::Illegal:
        return tr("Boards that ended with a cell without candidates, a digit twice in a house, or a different digit in "
                  "place of a given.");
    case ReportColumn::OutOfPasses:
        return tr("Puzzles that were unfinished when their passes were used up.");
    case ReportColumn::BudgetPasses:
        return tr("Number of passes of this network that the multiply-adds per puzzle allow.");
    case ReportColumn::Passes:
        return tr("Passes per puzzle, on average.");
    case ReportColumn::Guesses:
        return tr("Guesses per puzzle, on average.");
    case ReportColumn::Time:
        return tr("Time per puzzle on this computer, with many running in parallel.");
    case ReportColumn::Trained:
        return tr("Trained numbers in the weights and biases of the rules’ convolutions. Numbers that several layers "
                  "share count once. All numbers of an ONNX file count as trained, because the file does not specify "
                  "which are.");
    case ReportColumn::Fixed:
        return tr("Written numbers in the weights and biases of the rules’ convolutions.");
    case ReportColumn::NonZero:
        return tr("Trained and fixed parameters that are not 0.");
    case ReportColumn::PassCost:
        return tr("Multiply-adds of the convolutions of one pass with verdict and search, in millions. Other layers, "
                  "such as minimum and clamp, multiply nothing and are not counted here.");
    case ReportColumn::PuzzleCost:
        return tr("The same per puzzle on average, including its encoding.");
    case ReportColumn::PerBillion:
        break;
    }
    return tr("Correct boards per billion multiply-adds.");
}

QString ReportWording::value(ReportColumn column, const ReportCard& card)
{
    const QString nothing = QStringLiteral("–");
    if (card.puzzles == 0 && column < ReportColumn::Trained && column != ReportColumn::BudgetPasses)
        return nothing;
    const auto percent = [](double share) {
        //: a share
        return tr("%1 %").arg(percentNumber(share));
    };
    const auto cells = [&](std::uint64_t right) {
        return card.openCells == 0 ? nothing
                                   : percent(static_cast<double>(right) / static_cast<double>(card.openCells));
    };
    const auto boards = [&](std::size_t right) {
        const double share = static_cast<double>(right) / static_cast<double>(card.puzzles);
        //: 990 of 1,000: 99 %
        return tr("%1 of %2: %3").arg(whole(right), whole(card.puzzles), percent(share));
    };
    const auto average
        = [&card](std::uint64_t sum) { return real(static_cast<double>(sum) / static_cast<double>(card.puzzles)); };
    switch (column) {
    case ReportColumn::Right:
        return boards(card.solved);
    case ReportColumn::Interval: {
        const ShareInterval interval = card.interval();
        //: two shares: 98.1 to 99.4 %
        return tr("%1 to %2 %").arg(percentNumber(interval.low), percentNumber(interval.high));
    }
    case ReportColumn::WithoutSearch:
        return whole(card.solvedWithoutSearch);
    case ReportColumn::Cells:
        return cells(card.rightCells);
    case ReportColumn::OneShotBoards:
        return card.oneShot ? boards(card.oneShot->solved) : nothing;
    case ReportColumn::OneShotCells:
        return card.oneShot ? cells(card.oneShot->rightCells) : nothing;
    case ReportColumn::Illegal:
        return whole(card.illegal);
    case ReportColumn::OutOfPasses:
        return whole(card.outOfPasses);
    case ReportColumn::BudgetPasses:
        return card.budgetPasses ? whole(*card.budgetPasses) : nothing;
    case ReportColumn::Passes:
        return average(card.passes);
    case ReportColumn::Guesses:
        return average(card.guesses);
    case ReportColumn::Time:
        return card.ran == 0 ? nothing : real(card.seconds * 1000 / static_cast<double>(card.ran));
    case ReportColumn::Trained:
        return whole(card.size.rules.trained);
    case ReportColumn::Fixed:
        return whole(card.size.rules.fixed);
    case ReportColumn::NonZero:
        return whole(card.size.rules.nonZero);
    case ReportColumn::PassCost:
        return real(static_cast<double>(card.size.pass.multiplyAdds) / kMillion);
    case ReportColumn::PuzzleCost:
        return card.puzzles == 0 ? nothing : real(card.multiplyAdds() / kMillion);
    case ReportColumn::PerBillion:
        break;
    }
    const auto right = card.solvedPerBillion();
    return right ? real(*right) : nothing;
}

QString ReportWording::note(const ReportCard& card)
{
    QStringList sentences{tr("%n puzzle(s).", nullptr, static_cast<int>(card.puzzles))};
    if (card.leftOut > 0)
        sentences << tr("%n without a known solution left out.", nullptr, static_cast<int>(card.leftOut));
    if (card.unique < card.puzzles)
        sentences << tr("%n with several solutions: any of them is right, and their cells are not counted.", nullptr,
            static_cast<int>(card.puzzles - card.unique));
    return sentences.join(QLatin1Char(' '));
}

QString ReportWording::turned(const ReportCard& card)
{
    return tr("%1 of %2 boards end the same when rotated or mirrored and with renamed digits.")
        .arg(whole(card.sameTurned.value_or(0)), whole(card.puzzles));
}

QString ReportWording::toTheEnd()
{
    return tr("No search: the network runs until nothing changes, even after a contradiction. A network that fills one "
              "cell per pass fills the grid one cell at a time.");
}

QStringList ReportWording::notes(const std::vector<ReportRow>& rows)
{
    QStringList lines;
    for (const ReportRow& row : rows)
        lines << note(row.card);
    // Other houses have other solutions, and a network that failed did not come to all puzzles.
    if (lines.count(lines.value(0)) == lines.size()) {
        lines = lines.mid(0, 1);
    } else {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QString& line = lines[static_cast<qsizetype>(i)];
            line = QStringLiteral("%1: %2").arg(rows[i].name, line);
        }
    }
    QStringList withoutSearch;
    for (const ReportRow& row : rows) {
        if (row.card.toTheEnd)
            withoutSearch << row.name;
    }
    if (!withoutSearch.isEmpty())
        lines << QStringLiteral("%1: %2").arg(withoutSearch.join(QStringLiteral(", ")), toTheEnd());
    for (const ReportRow& row : rows) {
        if (row.card.sameTurned)
            lines << QStringLiteral("%1: %2").arg(row.name, turned(row.card));
    }
    for (const ReportRow& row : rows) {
        if (!row.trouble.isEmpty())
            lines << QStringLiteral("%1: %2").arg(row.name, row.trouble);
    }
    return lines;
}

QStringList ReportWording::inColumns(const std::vector<QStringList>& lines)
{
    QStringList table;
    for (const QStringList& line : lines) {
        QString written;
        for (qsizetype i = 0; i < line.size(); ++i) {
            qsizetype width = 0;
            for (const QStringList& other : lines)
                width = std::max(width, other[i].size());
            written += i == 0 ? line[i].leftJustified(width) : QStringLiteral("  ") + line[i].rightJustified(width);
        }
        table << written;
    }
    return table;
}

QString ReportWording::text(const std::vector<ReportRow>& rows, bool budget)
{
    std::vector<QStringList> lines{{network()}};
    for (const ReportColumn column : columns(budget))
        lines.front() << heading(column);
    for (const ReportRow& row : rows) {
        lines.push_back({row.name});
        for (const ReportColumn column : columns(budget))
            lines.back() << value(column, row.card);
    }
    QStringList table = inColumns(lines);
    table << notes(rows);
    return table.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace convoku
