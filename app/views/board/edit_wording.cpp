// SPDX-License-Identifier: MIT
#include "app/views/board/edit_wording.h"

#include "app/wording/wording.h"
#include "solver/run/state.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace convoku {
namespace {

QString cellNames(const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell cell : cells)
        names << Wording::cell(cell);
    if (names.size() > Wording::kMaxNamed)
        names = names.mid(0, Wording::kMaxNamed) << QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

constexpr std::size_t kMaxClashes = 3;

/// Two cells that clash in a row and in its box are one clash.
std::vector<Contradictions::Clash> withoutRepeats(const std::vector<Contradictions::Clash>& all)
{
    std::vector<Contradictions::Clash> clashes;
    for (const Contradictions::Clash& clash : all) {
        const bool known = std::any_of(clashes.begin(), clashes.end(), [&](const Contradictions::Clash& before) {
            return before.first == clash.first && before.second == clash.second;
        });
        if (!known)
            clashes.push_back(clash);
    }
    return clashes;
}

} // namespace

QString EditWording::step(EditStep step)
{
    switch (step) {
    case EditStep::Digit:
        return tr("digit");
    case EditStep::Clear:
        return tr("clear cells");
    case EditStep::Candidates:
        return tr("candidates");
    case EditStep::ClearAll:
        return tr("clear all");
    case EditStep::ClearCandidates:
        return tr("all candidates again");
    case EditStep::FillCandidates:
        return tr("candidates from the digits");
    case EditStep::Paste:
        return tr("paste");
    case EditStep::TakeState:
        return tr("take the position");
    case EditStep::Transform:
        break;
    }
    return tr("transform");
}

QString EditWording::cell(const StartingGrid& start, Cell cell)
{
    const QString name = Wording::cell(cell);
    if (start.givens.isGiven(cell))
        return tr("%1: %2").arg(name).arg(start.givens.digit(cell));
    QStringList digits;
    const int side = cell.board.side();
    for (int digit = 0; digit < side; ++digit) {
        if (start.candidates.has(Candidate::of(digit, cell)))
            digits << QString::number(digit + 1);
    }
    if (digits.size() == side)
        return tr("%1: empty").arg(name);
    if (digits.isEmpty())
        return tr("%1: no digit is possible").arg(name);
    //: a cell and its candidates: r1c4: 1 2 9 possible
    return tr("%1: %2 possible").arg(name, digits.join(QLatin1Char(' ')));
}

QString EditWording::contents(const StartingGrid& start)
{
    int own = 0;
    const Board board = start.givens.board();
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        own += !start.givens.isGiven(cell) && start.candidates.countIn(cell) != board.side() ? 1 : 0;
    }
    QString text = tr("%n given(s)", nullptr, start.givens.givenCount());
    if (own > 0)
        text += QStringLiteral(" · ") + tr("%n cell(s) with edited candidates", nullptr, own);
    return text;
}

QString EditWording::clashes(const StartingGrid& start)
{
    return clashes(start, classicHouses(start.givens.board()));
}

QString EditWording::clashes(const StartingGrid& start, const std::vector<HouseCells>& houses)
{
    QStringList sentences;
    const Contradictions seen = contradictionsIn(start.candidates, houses);
    // Cells with one candidate clash like givens: the verdict sees no difference.
    const std::vector<Contradictions::Clash> clashes = withoutRepeats(seen.clashes);
    for (std::size_t i = 0; i < std::min(clashes.size(), kMaxClashes); ++i)
        sentences << tr("%1 occurs twice in %2, at %3 and %4.")
                         .arg(QString::number(clashes[i].digit), Wording::house(clashes[i].house),
                             Wording::cell(clashes[i].first), Wording::cell(clashes[i].second));
    if (clashes.size() > kMaxClashes)
        sentences << tr("There are more clashes.");
    if (seen.emptyCells.size() == 1)
        sentences << tr("%1 has no candidate.").arg(Wording::cell(seen.emptyCells.front()));
    else if (!seen.emptyCells.empty())
        sentences << tr("%n cell(s) have no candidate: %1.", nullptr, static_cast<int>(seen.emptyCells.size()))
                         .arg(cellNames(seen.emptyCells));
    return sentences.join(QLatin1Char(' '));
}

QString EditWording::uniqueness(Uniqueness uniqueness)
{
    switch (uniqueness) {
    case Uniqueness::NoSolution:
        return tr("No solution");
    case Uniqueness::OneSolution:
        return tr("One solution");
    case Uniqueness::SeveralSolutions:
        break;
    }
    return tr("Several solutions");
}

QString EditWording::difference(const std::vector<Cell>& cells)
{
    return tr("Two solutions differ in %n cell(s): %1.", nullptr, static_cast<int>(cells.size())).arg(cellNames(cells));
}

} // namespace convoku
