// SPDX-License-Identifier: MIT
#include "app/session/side_by_side.h"

#include "app/wording/network_wording.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/report_card.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr int kSoonMs = 150;
constexpr int kStepMs = 400;

} // namespace

SideBySide::SideBySide(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_backend(std::move(backend))
    , m_task(
          this, [] { return std::make_unique<BitwiseBatch>(); }, [](std::size_t, const QString&) {})
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &SideBySide::gather);
    m_player.setInterval(kStepMs);
    connect(&m_player, &QTimer::timeout, this, &SideBySide::tick);
    connect(session, &Session::puzzleChanged, this, &SideBySide::puzzleChanged);
    connect(session, &Session::optionsChanged, this, &SideBySide::puzzleChanged); // another network has other houses
    for (const ModelPtr& network : {articleModel(), fastModel()})
        m_columns.push_back({NetworkWording::name(*network), network, nullptr, nullptr, {}});
}

SideBySide::~SideBySide() = default;

void SideBySide::setWatched(const QObject* by, bool watched)
{
    if (watched) {
        m_watchers.insert(by);
        puzzleChanged();
        return;
    }
    m_watchers.erase(by);
    if (!isActive())
        setPlaying(false);
}

void SideBySide::puzzleChanged()
{
    if (!isActive())
        return;
    std::optional<StartingGrid> start;
    if (m_session->hasPuzzle())
        start = m_session->recording()->startingGrid();
    const std::vector<HouseCells>& houses = m_session->network().houses;
    const bool same = start == m_start;
    if (same)
        runOthers();
    if (same && houses == m_houses)
        return;
    m_start = start;
    m_houses = houses;
    m_solution.reset();
    m_task.drop();
    if (same)
        gather();
    else
        runAll();
    askForSolution();
}

void SideBySide::runOthers()
{
    bool any = false;
    for (Column& column : m_columns) {
        if (!m_start || !column.network || column.session)
            continue;
        run(column);
        any = true;
    }
    if (any)
        gather();
}

void SideBySide::runAll()
{
    setPlaying(false);
    for (Column& column : m_columns)
        run(column);
    gather();
    moveTo(0);
}

void SideBySide::run(Column& column)
{
    if (!column.network) {
        // Made of another puzzle: nothing of it is true of this one.
        if (column.run && m_start && column.run->sceneAt(0).givens != m_start->givens)
            column.run.reset();
        return;
    }
    column.session.reset();
    column.run.reset();
    column.trouble.clear();
    if (!m_start || !isActive())
        return;
    column.session = std::make_unique<Session>(m_backend);
    const auto soon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    Session* session = column.session.get();
    connect(session, &Session::recordingGrew, this, soon);
    connect(session, &Session::runningChanged, this, soon);
    connect(session, &Session::failed, this, [this, session, soon](const QString& error) {
        const auto failed
            = std::ranges::find_if(m_columns, [session](const Column& its) { return its.session.get() == session; });
        if (failed != m_columns.end())
            failed->trouble = error;
        soon();
    });
    RunOptions options;
    options.pass.model = column.network;
    options.pass.rules = column.network->everyRule();
    options.pass.search = column.network->search.has_value();
    options.maxPasses = kMostPasses;
    session->open(*m_start, column.name, options, {});
}

void SideBySide::askForSolution()
{
    if (!m_start)
        return;
    const ModelPtr network = m_session->options().pass.model;
    m_task.ask([this, start = *m_start, network](BatchEngine& engine, const auto& question) {
        ReportLimits limits;
        limits.goOn = [&question] { return question.isWanted(); };
        const auto known = judged(engine, *network, std::span(&start, 1), limits);
        if (!known || known->front().verdict != PuzzleVerdict::Unique)
            return;
        question.tell([this, solution = known->front().solution] {
            m_solution = solution;
            Q_EMIT runsChanged();
        });
    });
}

/// What has come of the runs since they were looked at.
void SideBySide::gather()
{
    m_runs.clear();
    for (Column& column : m_columns) {
        if (column.session && column.session->recording())
            column.run = std::make_shared<RecordedRun>(column.name, *column.session->recording(),
                column.session->isRunning(), column.network->houses == m_session->network().houses);
        if (column.run)
            m_runs.push_back(column.run);
    }
    Q_EMIT runsChanged();
    if (m_position > last())
        moveTo(last());
}

std::optional<std::size_t> SideBySide::runOf(int column) const
{
    std::size_t place = 0;
    for (int before = 0; before < column; ++before)
        place += m_columns[static_cast<std::size_t>(before)].run ? 1U : 0U;
    return m_columns.at(static_cast<std::size_t>(column)).run && place < m_runs.size() ? std::optional(place)
                                                                                       : std::nullopt;
}

void SideBySide::setNetwork(int column, const QString& name, const ModelPtr& network)
{
    Column& changed = m_columns.at(static_cast<std::size_t>(column));
    if (changed.network == network && changed.name == name)
        return;
    changed.name = name;
    changed.network = network;
    run(changed);
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::addNetwork(const QString& name, const ModelPtr& network)
{
    if (count() == kMost)
        return;
    m_columns.push_back({name, network, nullptr, nullptr, {}});
    run(m_columns.back());
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::addRun(std::shared_ptr<const ComparedRun> run)
{
    if (count() == kMost)
        return;
    const QString name = run->name();
    m_columns.push_back({name, nullptr, nullptr, std::move(run), {}});
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::remove(int column)
{
    if (count() == 1)
        return;
    m_columns.erase(m_columns.begin() + column);
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::moveTo(int position)
{
    position = std::clamp(position, 0, last());
    if (position == m_position)
        return;
    m_position = position;
    Q_EMIT positionChanged();
}

void SideBySide::goTo(int position)
{
    setPlaying(false);
    moveTo(position);
}

void SideBySide::setTogether(bool together)
{
    if (together == m_together)
        return;
    m_together = together;
    Q_EMIT columnsChanged();
}

std::optional<int> SideBySide::firstDifference() const
{
    for (int position = 0; position <= last(); ++position) {
        for (const auto& run : m_runs) {
            if (run->candidatesAt(position) != m_runs.front()->candidatesAt(position))
                return position;
        }
    }
    return std::nullopt;
}

std::optional<int> SideBySide::firstMistake() const
{
    if (!m_solution)
        return std::nullopt;
    const Candidates solution = m_solution->startingCandidates();
    for (int position = 0; position <= last(); ++position) {
        for (const auto& run : m_runs) {
            if (run->hasHousesOfSolution() && solution.without(run->possibleAt(position)).count() > 0)
                return position;
        }
    }
    return std::nullopt;
}

void SideBySide::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && last() == 0))
        return;
    if (playing) {
        if (m_position == last())
            moveTo(0);
        m_player.start();
    } else {
        m_player.stop();
    }
    Q_EMIT playingChanged();
}

void SideBySide::tick()
{
    moveTo(m_position + 1);
    if (m_position == last())
        setPlaying(false);
}

} // namespace convoku
