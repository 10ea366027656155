// SPDX-License-Identifier: MIT
#include "app/document/side_by_side.h"

#include "app/document/searched_run.h"
#include "app/wording/network_wording.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/report_card.h"

#include <algorithm>
#include <iterator>

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
        m_columns.push_back({.name = NetworkWording::name(*network), .network = network});
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
    const bool sameHouses = houses == m_houses;
    m_start = start;
    m_houses = houses;
    if (same) {
        for (Column& column : m_columns) {
            if (column.blind && !sameHouses)
                stop(column);
        }
        runOthers();
        if (sameHouses)
            return;
    }
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
        if (!m_start || column.session || column.search || (!column.network && !column.blind))
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

void SideBySide::stop(Column& column)
{
    column.session.reset();
    column.search.reset();
    column.run.reset();
    column.trouble.clear();
}

void SideBySide::run(Column& column)
{
    if (!column.network && !column.blind) {
        // Made of another puzzle: nothing of it is true of this one.
        if (column.run && m_start && column.run->sceneAt(0).givens != m_start->givens)
            column.run.reset();
        return;
    }
    stop(column);
    if (!m_start || !isActive())
        return;
    if (column.network)
        runNetwork(column);
    else if (knowsAllHouses())
        searchBlind(column);
}

void SideBySide::runNetwork(Column& column)
{
    column.session = std::make_unique<Session>(m_backend);
    Session* session = column.session.get();
    connect(session, &Session::recordingGrew, this, &SideBySide::gatherSoon);
    connect(session, &Session::runningChanged, this, &SideBySide::gatherSoon);
    connect(session, &Session::failed, this, [this, session](const QString& error) { breakOff(session, error); });
    RunOptions options;
    options.pass.model = column.network;
    options.pass.rules = column.network->everyRule();
    options.pass.search = column.network->search.has_value();
    options.maxPasses = kMostPasses;
    session->open(*m_start, column.name, options, {});
}

void SideBySide::searchBlind(Column& column)
{
    column.search = std::make_unique<BlindWork>();
    BlindWork* search = column.search.get();
    connect(search, &BlindWork::changed, this, &SideBySide::gatherSoon);
    connect(search, &BlindWork::searchingChanged, this, &SideBySide::gatherSoon);
    connect(search, &BlindWork::failed, this, [this, search](const QString& error) { breakOff(search, error); });
    search->begin(m_start->givens, *column.blind);
    search->search();
}

void SideBySide::breakOff(const QObject* work, const QString& error)
{
    for (Column& column : m_columns) {
        if (column.session.get() == work || column.search.get() == work)
            column.trouble = error;
    }
    gatherSoon();
}

bool SideBySide::isRunning() const
{
    return std::ranges::any_of(m_runs, [](const auto& run) { return run->isRunning(); });
}

void SideBySide::stopRuns()
{
    for (Column& column : m_columns) {
        if (column.session)
            column.session->stopRun();
        if (column.search)
            column.search->pause();
    }
}

void SideBySide::gatherSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

bool SideBySide::knowsAllHouses() const
{
    return m_houses.empty() || m_houses == classicHouses();
}

QString SideBySide::troubleOf(int column) const
{
    const Column& its = m_columns.at(static_cast<std::size_t>(column));
    if (its.blind && m_start && !knowsAllHouses())
        return tr("Blind search knows rows, columns and boxes only: a grid costs what these lack. The network of the "
                  "window has other houses.");
    return its.trouble;
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
        if (column.search && column.search->record())
            column.run = std::make_shared<SearchedRun>(
                column.name, *m_start, *column.search->record(), column.search->isSearching());
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

void SideBySide::change(int column, Column to)
{
    Column& changed = m_columns.at(static_cast<std::size_t>(column));
    changed = std::move(to);
    run(changed);
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::add(Column column)
{
    if (count() == kMost)
        return;
    m_columns.push_back(std::move(column));
    if (!m_columns.back().run) // else it has been made already
        run(m_columns.back());
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::setNetwork(int column, const QString& name, const ModelPtr& network)
{
    if (networkOf(column) != network || nameOf(column) != name)
        change(column, {.name = name, .network = network});
}

void SideBySide::addNetwork(const QString& name, const ModelPtr& network)
{
    add({.name = name, .network = network});
}

void SideBySide::setBlind(int column, const QString& name, const BlindSettings& settings)
{
    if (blindOf(column) != settings)
        change(column, {.name = name, .blind = settings});
}

void SideBySide::addBlind(const QString& name, const BlindSettings& settings)
{
    add({.name = name, .blind = settings});
}

void SideBySide::rename(int column, const QString& name)
{
    Column& renamed = m_columns.at(static_cast<std::size_t>(column));
    if (renamed.name == name)
        return;
    renamed.name = name;
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::addRun(std::shared_ptr<const ComparedRun> run)
{
    const QString name = run->name();
    add({.name = name, .run = std::move(run)});
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

bool SideBySide::canBeTogether() const
{
    return m_columns.size() == 2 && std::ranges::none_of(m_columns, [](const Column& column) {
        return column.blind.has_value() || (column.run && !column.run->removes());
    });
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
    ComparedRuns compared;
    std::ranges::copy_if(m_runs, std::back_inserter(compared), [](const auto& run) { return run->removes(); });
    for (int position = 0; position < positionsOf(compared); ++position) {
        for (const auto& run : compared) {
            if (run->candidatesAt(position) != compared.front()->candidatesAt(position))
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
            if (run->removes() && run->hasHousesOfSolution() && solution.without(run->possibleAt(position)).count() > 0)
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
