// SPDX-License-Identifier: MIT
#include "app/document/compared_run.h"

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

BoardScene RecordedRun::sceneAt(int position) const
{
    BoardScene scene = convoku::sceneAt(m_recording, m_recording.endOf(shownAt(position)));
    // What the last pass removed is shown once, not until others have ended.
    return position < count() ? scene : withoutStep(std::move(scene));
}

Candidates RecordedRun::candidatesAt(int position) const
{
    return m_recording.stateAt(m_recording.endOf(shownAt(position))).candidates;
}

Candidates RecordedRun::possibleAt(int position) const
{
    const State state = m_recording.stateAt(m_recording.endOf(shownAt(position)));
    Candidates possible = state.candidates;
    for (int i = 0; i < kCandidates; ++i) {
        if (state.stack[static_cast<std::size_t>(i)] > 0)
            possible.add(i);
    }
    return possible;
}

bool RecordedRun::isLegalAt(int position) const
{
    const Contradictions seen = contradictionsIn(candidatesAt(position), m_recording.model().houses);
    return seen.emptyCells.empty() && seen.clashingCells.empty();
}

QString RecordedRun::sentenceAt(int position) const
{
    const int pass = shownAt(position);
    const int guesses = m_overview.range(0, pass).pushes;
    const QLocale locale;
    //: where a run is: Pass 3 of 12
    const QString place = tr("Pass %1 of %2").arg(locale.toString(pass), locale.toString(m_recording.passCount()));
    //: a place in a run, and guesses so far: Pass 3 of 12, 2 guesses
    return guesses == 0 ? place : tr("%1, %2").arg(place, tr("%n guess(es)", nullptr, guesses));
}

VerdictChip RecordedRun::verdict() const
{
    return VerdictWording::of(m_recording, m_running);
}

int positionsOf(const ComparedRuns& runs)
{
    int positions = 1;
    for (const auto& run : runs)
        positions = std::max(positions, run->count());
    return positions;
}

ComparedMarks marksOf(const ComparedRuns& runs, std::size_t which, int position, const std::optional<Grid>& solution)
{
    ComparedMarks marks;
    const Candidates here = runs.at(which)->candidatesAt(position);
    const auto compared = std::ranges::count_if(runs, [](const auto& run) { return run->removes(); });
    if (compared > 1 && runs[which]->removes()) {
        Candidates all = Candidates::all(); // that all other boards have
        Candidates any; // that some other board has
        for (std::size_t other = 0; other < runs.size(); ++other) {
            if (other == which || !runs[other]->removes())
                continue;
            const Candidates there = runs[other]->candidatesAt(position);
            all = all.without(all.without(there));
            for (const std::uint16_t index : there.indices())
                any.add(index);
        }
        marks.onlyHereGone = all.without(here).indices();
        marks.onlyHereThere = here.without(any).indices();
    }
    if (!solution || !runs[which]->hasHousesOfSolution())
        return marks;
    const Candidates possible = runs[which]->possibleAt(position);
    const Grid decided = Grid::fromDecided(here);
    for (int cell = 0; cell < kCells; ++cell) {
        const Cell at = Cell::fromIndex(cell);
        const Candidate right = Candidate::of(solution->digit(cell) - 1, at);
        if (possible.has(right))
            continue;
        const bool other = decided.digit(cell) != 0;
        if (other)
            marks.wrong.push_back(at);
        else
            marks.lost.push_back(static_cast<std::uint16_t>(right.index()));
        // One sign a place: that it is gone is said.
        std::erase(marks.onlyHereGone, static_cast<std::uint16_t>(right.index()));
    }
    return marks;
}

namespace {

Candidates onEither(const ComparedRuns& runs, int position)
{
    Candidates either = runs.at(0)->candidatesAt(position);
    for (const std::uint16_t index : runs.at(1)->candidatesAt(position).indices())
        either.add(index);
    return either;
}

} // namespace

BoardScene twinSceneOf(const ComparedRuns& runs, int position)
{
    const BoardScene first = runs.at(0)->sceneAt(position);
    BoardScene scene;
    scene.givens = first.givens;
    scene.inOwnHouse = first.inOwnHouse;
    scene.candidates = onEither(runs, position);
    return scene;
}

ComparedMarks twinMarksOf(const ComparedRuns& runs, int position, const std::optional<Grid>& solution)
{
    ComparedMarks marks;
    const Candidates either = onEither(runs, position);
    const Candidates first = runs.at(0)->candidatesAt(position);
    const Candidates second = runs.at(1)->candidatesAt(position);
    const Grid decided = Grid::fromDecided(either);
    for (const std::uint16_t index : onEither(runs, 0).indices()) {
        const Cell cell = Candidate::fromIndex(index).cell();
        if (first.has(index) && second.has(index))
            continue;
        if (solution && solution->digit(cell) == Candidate::fromIndex(index).digit + 1) {
            const bool lost = std::ranges::any_of(runs,
                [&](const auto& run) { return run->hasHousesOfSolution() && !run->possibleAt(position).has(index); });
            if (lost && decided.digit(cell) == 0) {
                marks.lost.push_back(index);
                continue;
            }
            if (lost && !either.has(index))
                marks.wrong.push_back(cell);
        }
        if (decided.digit(cell) != 0)
            continue;
        (!either.has(index)         ? marks.goneOnBoth
                : !first.has(index) ? marks.goneOnFirst
                                    : marks.goneOnSecond)
            .push_back(index);
    }
    return marks;
}

QString ComparedWording::twins(const ComparedRuns& runs, int position, const ComparedMarks& marks)
{
    const Candidates either = onEither(runs, position);
    const QLocale locale;
    const auto count = [&locale](const Candidates& of) { return locale.toString(of.count()); };
    //: candidates of two boards that are shown as one
    QStringList parts{
        tr("Gone on both: %1; on the first only: %2; on the second only: %3")
            .arg(count(onEither(runs, 0).without(either)), count(either.without(runs.at(0)->candidatesAt(position))),
                count(either.without(runs.at(1)->candidatesAt(position))))};
    if (!marks.wrong.empty())
        parts << tr("%n wrong digit(s)", nullptr, static_cast<int>(marks.wrong.size()));
    if (!marks.lost.empty())
        parts << tr("%n digit(s) of the solution lost", nullptr, static_cast<int>(marks.lost.size()));
    return parts.join(QStringLiteral("; "));
}

QString ComparedWording::mark(ComparedMark mark)
{
    switch (mark) {
    case ComparedMark::GoneOnBoth:
        return tr("Gone on both boards");
    case ComparedMark::GoneOnFirst:
        return tr("Gone on the first board only");
    case ComparedMark::GoneOnSecond:
        return tr("Gone on the second board only");
    case ComparedMark::OnlyHereGone:
        return tr("Gone on this board only");
    case ComparedMark::OnlyHereThere:
        return tr("Still there on this board only");
    case ComparedMark::Lost:
        return tr("The solution’s digit is gone");
    case ComparedMark::Wrong:
        break;
    }
    return tr("Wrong digit");
}

QString ComparedWording::fault(const ComparedRun& run, int position, const ComparedMarks& marks)
{
    QStringList faults;
    if (!marks.wrong.empty())
        faults << tr("%n wrong digit(s)", nullptr, static_cast<int>(marks.wrong.size()));
    if (!marks.lost.empty())
        faults << tr("%n digit(s) of the solution lost", nullptr, static_cast<int>(marks.lost.size()));
    if (!run.isLegalAt(position))
        faults << tr("illegal board");
    return faults.join(QStringLiteral(", "));
}

QString ComparedWording::board(const ComparedRun& run, int position, const ComparedMarks& marks)
{
    QStringList parts{run.sentenceAt(position), run.verdict().text};
    if (const QString wrong = fault(run, position, marks); !wrong.isEmpty())
        parts << wrong;
    if (!marks.onlyHereGone.empty())
        parts << tr("%n candidate(s) gone on this board only", nullptr, static_cast<int>(marks.onlyHereGone.size()));
    if (!marks.onlyHereThere.empty())
        parts << tr("%n candidate(s) there on this board only", nullptr, static_cast<int>(marks.onlyHereThere.size()));
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
