// SPDX-License-Identifier: MIT
#include "app/document/compared_run.h"

#include "app/wording/wording.h"
#include "solver/run/comparison.h"
#include "solver/run/navigation.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace convoku {

RecordedRun::RecordedRun(QString name, const Recording& recording, bool running, bool hasHousesOfSolution)
    : m_name(std::move(name))
    , m_recording(recording)
    , m_running(running)
    , m_hasHousesOfSolution(hasHousesOfSolution)
{
    m_overview.update(m_recording);
}

Position RecordedRun::positionOf(const ComparedPlace& place) const
{
    if (place.run)
        return placeAlike(*place.run, place.at, m_recording);
    const auto before
        = place.beforeBacktrack ? convoku::beforeBacktrack(m_recording, place.pass) : std::optional<Position>();
    return before.value_or(m_recording.endOf(shownAt(place.pass)));
}

BoardScene RecordedRun::sceneAt(const ComparedPlace& place) const
{
    BoardScene scene = convoku::sceneAt(m_recording, positionOf(place));
    // Show what the last pass removed only once, not until other runs have ended.
    return place.pass < count() ? scene : withoutStep(std::move(scene));
}

BoardScene RecordedRun::sceneBefore(const ComparedPlace& place) const
{
    const Position position = positionOf(place);
    return stateSceneAt(m_recording, comparedWith(m_recording, position).value_or(position));
}

Candidates RecordedRun::candidatesAt(const ComparedPlace& place) const
{
    return m_recording.stateAt(positionOf(place)).candidates;
}

Candidates RecordedRun::possibleAt(const ComparedPlace& place) const
{
    const State state = m_recording.stateAt(positionOf(place));
    Candidates possible = state.candidates;
    for (int i = 0; i < possible.board().candidates(); ++i) {
        if (state.stack[static_cast<std::size_t>(i)] > 0)
            possible.add(i);
    }
    return possible;
}

bool RecordedRun::isLegalAt(const ComparedPlace& place) const
{
    const Contradictions seen = contradictionsIn(candidatesAt(place), m_recording.model().houses);
    return seen.emptyCells.empty() && seen.clashingCells.empty();
}

QString RecordedRun::sentenceAt(const ComparedPlace& place) const
{
    if (const Position position = positionOf(place); !m_recording.isEndOfPass(position))
        return Wording::caption(m_recording, position);
    const int pass = shownAt(place.pass);
    const int guesses = m_overview.range(0, pass).pushes;
    const QLocale locale;
    //: where a run is: Pass 3 of 12
    const QString where = tr("Pass %1 of %2").arg(locale.toString(pass), locale.toString(m_recording.passCount()));
    //: a place in a run, and guesses so far: Pass 3 of 12, 2 guesses
    return guesses == 0 ? where : tr("%1, %2").arg(where, tr("%n guess(es)", nullptr, guesses));
}

VerdictChip RecordedRun::verdict() const
{
    return VerdictWording::of(m_recording, m_running);
}

VerdictChip RecordedRun::verdictAt(const ComparedPlace& place) const
{
    return VerdictWording::of(m_recording, m_running, positionOf(place));
}

int positionsOf(const ComparedRuns& runs)
{
    int positions = 1;
    for (const auto& run : runs)
        positions = std::max(positions, run->count());
    return positions;
}

ComparedMarks marksOf(
    const ComparedRuns& runs, std::size_t which, const ComparedPlace& place, const std::optional<Grid>& solution)
{
    ComparedMarks marks;
    const Candidates here = runs.at(which)->candidatesAt(place);
    const auto compared = std::ranges::count_if(runs, [](const auto& run) { return run->removes(); });
    if (compared > 1 && runs[which]->removes()) {
        Candidates all = Candidates::all(here.board()); // that all other boards have
        Candidates any(here.board()); // that some other board has
        for (std::size_t other = 0; other < runs.size(); ++other) {
            if (other == which || !runs[other]->removes())
                continue;
            const Candidates there = runs[other]->candidatesAt(place);
            all = all.without(all.without(there));
            for (const std::uint16_t index : there.indices())
                any.add(index);
        }
        marks.onlyHereRemoved = all.without(here).indices();
        marks.onlyHereThere = here.without(any).indices();
    }
    // A page that was hidden may still know that of the puzzle before.
    if (!solution || solution->board() != here.board() || !runs[which]->hasHousesOfSolution())
        return marks;
    const Candidates possible = runs[which]->possibleAt(place);
    const Grid decided = Grid::fromDecided(here);
    for (int cell = 0; cell < here.board().cells(); ++cell) {
        const Cell at = here.board().cell(cell);
        const Candidate right = Candidate::of(solution->digit(cell) - 1, at);
        if (possible.has(right))
            continue;
        const bool other = decided.digit(cell) != 0;
        if (other)
            marks.wrong.push_back(at);
        else
            marks.lost.push_back(static_cast<std::uint16_t>(right.index()));
        // One sign a place: that it is gone is said.
        std::erase(marks.onlyHereRemoved, static_cast<std::uint16_t>(right.index()));
    }
    return marks;
}

namespace {

Candidates onEither(const ComparedRuns& runs, const ComparedPlace& place)
{
    Candidates either = runs.at(0)->candidatesAt(place);
    for (const std::uint16_t index : runs.at(1)->candidatesAt(place).indices())
        either.add(index);
    return either;
}

} // namespace

BoardScene twinSceneOf(const ComparedRuns& runs, const ComparedPlace& place)
{
    const BoardScene first = runs.at(0)->sceneAt(place);
    BoardScene scene;
    scene.givens = first.givens;
    scene.inOwnHouse = first.inOwnHouse;
    scene.candidates = onEither(runs, place);
    return scene;
}

ComparedMarks twinMarksOf(const ComparedRuns& runs, const ComparedPlace& place, const std::optional<Grid>& solution)
{
    ComparedMarks marks;
    const Candidates either = onEither(runs, place);
    const Candidates first = runs.at(0)->candidatesAt(place);
    const Candidates second = runs.at(1)->candidatesAt(place);
    const Grid decided = Grid::fromDecided(either);
    for (const std::uint16_t index : onEither(runs, 0).indices()) {
        const Candidate candidate = either.board().candidate(index);
        const Cell cell = candidate.cell();
        if (first.has(index) && second.has(index))
            continue;
        if (solution && solution->digit(cell) == candidate.digit + 1) {
            const bool lost = std::ranges::any_of(runs,
                [&](const auto& run) { return run->hasHousesOfSolution() && !run->possibleAt(place).has(index); });
            if (lost && decided.digit(cell) == 0) {
                marks.lost.push_back(index);
                continue;
            }
            if (lost && !either.has(index))
                marks.wrong.push_back(cell);
        }
        if (decided.digit(cell) != 0)
            continue;
        (!either.has(index)         ? marks.removedOnBoth
                : !first.has(index) ? marks.removedOnFirst
                                    : marks.removedOnSecond)
            .push_back(index);
    }
    return marks;
}

QString ComparedWording::twins(const ComparedRuns& runs, const ComparedPlace& place, const ComparedMarks& marks)
{
    const Candidates either = onEither(runs, place);
    const QLocale locale;
    const auto count = [&locale](const Candidates& of) { return locale.toString(of.count()); };
    //: candidates of two boards that are shown as one
    QStringList parts{
        tr("Removed on both: %1; on the first only: %2; on the second only: %3")
            .arg(count(onEither(runs, 0).without(either)), count(either.without(runs.at(0)->candidatesAt(place))),
                count(either.without(runs.at(1)->candidatesAt(place))))};
    if (!marks.wrong.empty())
        parts << tr("%n wrong digit(s)", nullptr, static_cast<int>(marks.wrong.size()));
    if (!marks.lost.empty())
        parts << tr("%n digit(s) of the solution lost", nullptr, static_cast<int>(marks.lost.size()));
    return parts.join(QStringLiteral("; "));
}

QString ComparedWording::mark(ComparedMark mark)
{
    switch (mark) {
    case ComparedMark::RemovedOnBoth:
        return tr("Removed on both boards");
    case ComparedMark::RemovedOnFirst:
        return tr("Removed on the first board only");
    case ComparedMark::RemovedOnSecond:
        return tr("Removed on the second board only");
    case ComparedMark::OnlyHereRemoved:
        return tr("Removed on this board only");
    case ComparedMark::OnlyHereThere:
        return tr("Still present on this board only");
    case ComparedMark::Lost:
        return tr("The solution’s digit is removed");
    case ComparedMark::Wrong:
        break;
    }
    return tr("Wrong digit");
}

QString ComparedWording::fault(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& marks)
{
    QStringList faults;
    if (!marks.wrong.empty())
        faults << tr("%n wrong digit(s)", nullptr, static_cast<int>(marks.wrong.size()));
    if (!marks.lost.empty())
        faults << tr("%n digit(s) of the solution lost", nullptr, static_cast<int>(marks.lost.size()));
    if (!run.isLegalAt(place))
        faults << illegal();
    return faults.join(QStringLiteral(", "));
}

QString ComparedWording::board(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& marks)
{
    QStringList parts{run.sentenceAt(place), run.verdict().text};
    if (const QString wrong = fault(run, place, marks); !wrong.isEmpty())
        parts << wrong;
    if (!marks.onlyHereRemoved.empty())
        parts << tr(
            "%n candidate(s) removed on this board only", nullptr, static_cast<int>(marks.onlyHereRemoved.size()));
    if (!marks.onlyHereThere.empty())
        parts << tr(
            "%n candidate(s) present on this board only", nullptr, static_cast<int>(marks.onlyHereThere.size()));
    return parts.join(QStringLiteral(". "));
}

QString ComparedWording::position(const ComparedRuns& runs, int position)
{
    const QLocale locale;
    const bool passes = std::ranges::all_of(runs, [](const auto& run) { return run->removes(); });
    //: where all runs are: Pass 3 of 25
    const QString place = passes ? tr("Pass %1 of %2")
                                 //: where all runs are, of which not all have passes: Position 3 of 25
                                 : tr("Position %1 of %2");
    return place.arg(locale.toString(position), locale.toString(positionsOf(runs) - 1));
}

} // namespace convoku
