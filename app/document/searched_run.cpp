// SPDX-License-Identifier: MIT
#include "app/document/searched_run.h"

#include "app/drawing/cost_lane.h"
#include "app/wording/blind_wording.h"
#include "app/wording/wording.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

QString localCount(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

SearchedRun::SearchedRun(QString name, const StartingGrid& start, const BlindRecord& record, bool running)
    : m_name(std::move(name))
    , m_start(start)
    , m_made(record.made)
    , m_running(running)
{
    std::ranges::copy_if(record.trials, std::back_inserter(m_best), &BlindTrial::improves);
    for (int position = 0; position < count(); ++position)
        m_overview.add({});
    m_verdict.detail
        = QStringList{BlindWording::outcome(record), BlindWording::end(record)}.join(QLatin1Char(' ')).trimmed();
    if (record.isSolved()) {
        m_verdict.state = VerdictState::Solved;
        m_verdict.text = Wording::result(RunResult::Solved);
    } else if (running || m_best.empty()) {
        m_verdict.state = VerdictState::Running;
        m_verdict.text = tr("Searching");
    } else {
        m_verdict.state = VerdictState::Stalled;
        m_verdict.text = tr("Ended at cost %1").arg(m_best.back().cost);
    }
}

const BlindTrial* SearchedRun::trialAt(int position) const
{
    const int shown = shownAt(position);
    return shown == 0 ? nullptr : &m_best[static_cast<std::size_t>(shown) - 1];
}

BoardScene SearchedRun::sceneAt(const ComparedPlace& place) const
{
    if (const BlindTrial* trial = trialAt(place.pass))
        return sceneOfTrial(m_start.givens, trial->grid);
    BoardScene scene;
    scene.givens = m_start.givens;
    scene.candidates = m_start.candidates;
    return scene;
}

Candidates SearchedRun::candidatesAt(const ComparedPlace& place) const
{
    const BlindTrial* trial = trialAt(place.pass);
    return trial != nullptr ? trial->grid.startingCandidates() : m_start.candidates;
}

bool SearchedRun::isLegalAt(const ComparedPlace& place) const
{
    const Contradictions seen = contradictionsIn(candidatesAt(place), classicHouses(m_start.givens.board()));
    return seen.emptyCells.empty() && seen.clashingCells.empty();
}

QString SearchedRun::sentenceAt(const ComparedPlace& place) const
{
    const BlindTrial* trial = trialAt(place.pass);
    return trial != nullptr
        ? tr("Trial %1 of %2: cost %3").arg(localCount(trial->number), localCount(m_made), QString::number(trial->cost))
        : tr("Before the first trial");
}

std::vector<int> SearchedRun::costs() const
{
    std::vector<int> costs{0}; // the puzzle is no trial
    std::ranges::transform(m_best, std::back_inserter(costs), &BlindTrial::cost);
    return costs;
}

} // namespace convoku
