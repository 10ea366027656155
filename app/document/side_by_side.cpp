// SPDX-License-Identifier: MIT
#include "app/document/side_by_side.h"

#include "app/document/searched_run.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/report_card.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kSoonMs = 150;
constexpr int kStepMs = 400;

PassOptions everyRuleOf(const ModelPtr& network)
{
    return {.rules = network->everyRule(), .search = network->search.has_value(), .model = network};
}

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
    connect(session, &Session::optionsChanged, this, &SideBySide::optionsChanged);
    connect(session, &Session::positionChanged, this, &SideBySide::follow);
    for (const auto ofOwn : {&Session::recordingReset, &Session::recordingGrew, &Session::runningChanged})
        connect(session, ofOwn, this, [this] {
            if (isActive() && std::ranges::any_of(m_columns, &Column::own))
                gatherSoon();
        });
    for (const ModelPtr& network : {articleModel(), fastModel()})
        m_columns.push_back({.name = NetworkWording::name(*network), .options = everyRuleOf(network)});
}

SideBySide::~SideBySide() = default;

void SideBySide::setWatched(const QObject* by, bool watched)
{
    if (watched) {
        const bool slept = !isActive();
        m_watchers.insert(by);
        puzzleChanged();
        // The session may have moved since. Runs that go on after its end stay where they were.
        if (slept && !(m_session->isAtEnd() && m_position > m_session->position().pass))
            follow();
        return;
    }
    m_watchers.erase(by);
    if (!isActive())
        setPlaying(false);
}

void SideBySide::show(Columns columns)
{
    if (columns == m_shown)
        return;
    setPlaying(false);
    std::ranges::for_each(m_columns, stop);
    std::swap(m_columns, m_aside);
    m_shown = columns;
    if (columns == Columns::OtherRules)
        otherColumn();
    if (isActive())
        std::ranges::for_each(m_columns, [this](Column& column) { run(column); });
    Q_EMIT columnsChanged();
    gather();
}

SideBySide::Column& SideBySide::otherColumn()
{
    std::vector<Column>& columns = columnsOf(Columns::OtherRules);
    m_network = m_session->options().pass.model;
    const QString name = NetworkWording::name(*m_network);
    if (columns.empty() || !columns.front().own)
        columns.insert(columns.begin(), {.name = name, .own = true});
    const auto other = std::ranges::find_if(columns, [](const Column& column) { return column.options.has_value(); });
    if (other != columns.end())
        return *other;
    PassOptions options = m_session->options().pass;
    // The first rules are those that the others rest on: without them the search tries nearly everything.
    if (!options.rules.empty())
        options.rules.pop_back();
    return *columns.insert(columns.begin() + 1, {.name = name, .options = options});
}

PassOptions SideBySide::otherRules()
{
    return otherColumn().options.value();
}

void SideBySide::setOtherRules(const PassOptions& options)
{
    Column& column = otherColumn();
    if (column.options != options)
        change(column, {.name = NetworkWording::name(*options.model), .options = options});
}

void SideBySide::optionsChanged()
{
    // The run beside may have a network of its own: only one that the session changes takes it along.
    if (m_network && m_network != m_session->options().pass.model)
        resetOtherRules();
    puzzleChanged(); // another network has other houses
}

void SideBySide::resetOtherRules()
{
    columnsOf(Columns::OtherRules).clear();
    Column& column = otherColumn();
    if (m_shown == Columns::OtherRules)
        run(column);
    Q_EMIT columnsChanged();
    gather();
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
        if (!m_start || column.session || column.search)
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
    m_position = 0;
    gather();
    follow();
}

void SideBySide::stop(Column& column)
{
    column.session.reset();
    column.search.reset();
    column.run.reset();
    column.trouble.clear();
    column.comparison.reset();
}

void SideBySide::run(Column& column)
{
    stop(column);
    if (!m_start || !isActive() || !hasBoardOf(column))
        return;
    if (column.options)
        runNetwork(column);
    else if (column.blind && hasAllHouses())
        searchBlind(column);
}

void SideBySide::runNetwork(Column& column)
{
    column.session = std::make_unique<Session>(m_backend);
    Session* session = column.session.get();
    connect(session, &Session::recordingGrew, this, &SideBySide::gatherSoon);
    connect(session, &Session::runningChanged, this, &SideBySide::gatherSoon);
    connect(session, &Session::failed, this, [this, session](const QString& error) { breakOff(session, error); });
    const int wanted = m_session->options().maxPasses;
    session->open(*m_start, column.name, {*column.options, wanted > 0 ? wanted : kMostPasses}, {});
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
        if (column.own)
            m_session->stopRun();
    }
}

void SideBySide::gatherSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

bool SideBySide::hasBoardOf(const Column& column) const
{
    const auto options = optionsOf(column);
    return !m_start || !options || options->model->board == m_start->givens.board();
}

bool SideBySide::hasAllHouses() const
{
    return m_houses.empty() || !m_start || m_houses == classicHouses(m_start->givens.board());
}

QString SideBySide::troubleOf(int column) const
{
    const Column& comparedColumn = m_columns.at(static_cast<std::size_t>(column));
    if (!hasBoardOf(comparedColumn))
        return Wording::otherBoard(m_start->givens.board(), networkOf(column)->board);
    if (comparedColumn.blind && m_start && !hasAllHouses())
        return tr("Blind search uses only rows, columns and boxes: the cost of a grid is what they lack. The network "
                  "in the window has different houses.");
    return comparedColumn.trouble;
}

void SideBySide::askForSolution()
{
    const ModelPtr network = m_session->options().pass.model;
    if (!m_start || network->board != m_start->givens.board())
        return;
    m_task.ask([this, start = *m_start, network](BatchEngine& engine, const auto& question) {
        ReportLimits limits;
        limits.keepRunning = [&question] { return question.isCurrent(); };
        const auto known = judged(engine, *network, std::span(&start, 1), limits);
        if (!known || known->front().verdict != PuzzleVerdict::Unique)
            return;
        question.post([this, solution = known->front().solution] {
            m_solution = solution;
            Q_EMIT runsChanged();
        });
    });
}

std::optional<PassOptions> SideBySide::optionsOf(const Column& column) const
{
    return column.own ? m_session->options().pass : column.options;
}

ModelPtr SideBySide::networkOf(int column) const
{
    const auto options = optionsOf(column);
    return options ? options->model : nullptr;
}

QString SideBySide::rulesOf(const Column& column) const
{
    const auto options = optionsOf(column);
    if (!options)
        return {};
    // Beside the session's run what matters is how it is another one; numbers in rules can be others, too.
    PassOptions usual = m_session->options().pass;
    const bool isBeside = m_shown == Columns::OtherRules && !column.own;
    if (!isBeside || usual.model->rules.size() != options->model->rules.size())
        usual = everyRuleOf(options->model);
    usual.continueAfterSolved = options->continueAfterSolved;
    return *options == usual ? QString() : ComparisonWording::runsAgainst(usual, *options);
}

QString SideBySide::headingOf(const Column& column) const
{
    const QString rules = rulesOf(column);
    //: a network, and how its rules differ: The article's nine rules, without Naked pair in box
    return rules.isEmpty() ? column.name : tr("%1, %2").arg(column.name, rules);
}

std::shared_ptr<const Recording> SideBySide::recordingOf(const Column& column) const
{
    const Session* session = column.own ? m_session : column.session.get();
    return session != nullptr ? session->recording() : nullptr;
}

/// Collects what the runs have done so far, and compares them.
void SideBySide::gather()
{
    m_runs.clear();
    for (Column& column : m_columns) {
        const QString name = headingOf(column);
        if (const auto recording = recordingOf(column); recording && m_start) {
            const Session& session = column.own ? *m_session : *column.session;
            column.run = std::make_shared<RecordedRun>(
                name, *recording, session.isRunning(), recording->model().houses == m_session->network().houses);
        }
        if (column.search && column.search->record())
            column.run
                = std::make_shared<SearchedRun>(name, *m_start, *column.search->record(), column.search->isSearching());
        if (column.run)
            m_runs.push_back(column.run);
    }
    compareRuns();
    Q_EMIT runsChanged();
}

void SideBySide::compareRuns()
{
    const Column* first = nullptr;
    for (Column& column : m_columns) {
        const auto recording = recordingOf(column);
        column.comparison.reset();
        if (!recording || !column.run)
            continue;
        if (first == nullptr) {
            first = &column;
            continue;
        }
        const std::array compared{recordingOf(*first), recording};
        if (!(compared[0]->startingGrid() == compared[1]->startingGrid()))
            continue;
        if (column.compared != compared)
            column.alikeUntil = 0;
        column.compared = compared;
        column.comparison = compare(*compared[0], *compared[1], column.alikeUntil);
        column.comparison->first.running = first->run->isRunning();
        column.comparison->second.running = column.run->isRunning();
        const auto& parting = column.comparison->firstDifferentPass;
        column.alikeUntil = parting ? *parting - 1 : std::min(compared[0]->passCount(), compared[1]->passCount());
    }
}

std::optional<std::size_t> SideBySide::runOf(int column) const
{
    std::size_t place = 0;
    for (int before = 0; before < column; ++before)
        place += m_columns[static_cast<std::size_t>(before)].run ? 1U : 0U;
    return m_columns.at(static_cast<std::size_t>(column)).run && place < m_runs.size() ? std::optional(place)
                                                                                       : std::nullopt;
}

void SideBySide::change(Column& column, Column to)
{
    column = std::move(to);
    const bool isShown = !m_columns.empty() && &column >= &m_columns.front() && &column <= &m_columns.back();
    if (isShown)
        run(column);
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::add(Column column)
{
    if (count() == kMost)
        return;
    m_columns.push_back(std::move(column));
    run(m_columns.back());
    Q_EMIT columnsChanged();
    gather();
}

void SideBySide::setNetwork(int column, const QString& name, const ModelPtr& network)
{
    if (networkOf(column) != network || nameOf(column) != name)
        change(m_columns.at(static_cast<std::size_t>(column)), {.name = name, .options = everyRuleOf(network)});
}

void SideBySide::addNetwork(const QString& name, const ModelPtr& network)
{
    add({.name = name, .options = everyRuleOf(network)});
}

void SideBySide::setBlind(int column, const QString& name, const BlindSettings& settings)
{
    if (blindOf(column) != settings)
        change(m_columns.at(static_cast<std::size_t>(column)), {.name = name, .blind = settings});
}

void SideBySide::addBlind(const QString& name, const BlindSettings& settings)
{
    add({.name = name, .blind = settings});
}

void SideBySide::setOptions(int column, const PassOptions& options)
{
    if (optionsOf(column) == options)
        return;
    if (!isOwn(column))
        return change(m_columns.at(static_cast<std::size_t>(column)), {.name = nameOf(column), .options = options});
    m_session->setOptions({options, m_session->options().maxPasses});
    Q_EMIT columnsChanged();
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

void SideBySide::remove(int column)
{
    if (count() == 1)
        return;
    m_columns.erase(m_columns.begin() + column);
    Q_EMIT columnsChanged();
    gather();
}

ComparedPlace SideBySide::place() const
{
    ComparedPlace place = position();
    if (m_inside && place.pass == m_session->position().pass) {
        place.run = m_session->recording();
        place.at = m_session->position();
    }
    return place;
}

void SideBySide::follow()
{
    if (!isActive() || m_leads || !m_session->hasPuzzle())
        return;
    setPlaying(false);
    m_position = m_session->position().pass;
    m_inside = !m_session->recording()->isEndOfPass(m_session->position());
    Q_EMIT positionChanged();
}

void SideBySide::moveTo(int position, bool sameJump)
{
    position = std::clamp(position, 0, last());
    if (position == this->position() && !m_inside)
        return;
    m_position = position;
    m_inside = false;
    if (m_session->hasPuzzle()) {
        const QScopedValueRollback leads(m_leads, true);
        const Recording& recording = *m_session->recording();
        m_session->jumpTo(recording.endOf(std::min(position, recording.passCount())), sameJump);
    }
    Q_EMIT positionChanged();
}

void SideBySide::goTo(int position, bool sameJump)
{
    setPlaying(false);
    moveTo(position, sameJump);
}

void SideBySide::stepOn(bool forward)
{
    const bool isBehind
        = m_session->hasPuzzle() && m_session->isAtEnd() && (forward || m_position > m_session->position().pass);
    if (!isBehind)
        return m_session->stepOn(forward);
    step(forward ? 1 : -1);
}

bool SideBySide::canBeTogether() const
{
    return m_columns.size() == 2
        && std::ranges::none_of(m_columns, [](const Column& column) { return column.blind.has_value(); });
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
    std::optional<int> first;
    for (const Column& column : m_columns) {
        if (column.comparison && column.comparison->firstDifferentPass)
            first = std::min(
                first.value_or(*column.comparison->firstDifferentPass), *column.comparison->firstDifferentPass);
    }
    return first;
}

std::optional<bool> SideBySide::areAlike() const
{
    std::optional<Candidates> first;
    bool alike = true;
    for (const auto& run : m_runs) {
        if (run->isRunning() && run->count() <= position())
            return std::nullopt;
        if (!run->removes())
            continue;
        const Candidates candidates = run->candidatesAt(place());
        alike = alike && first.value_or(candidates) == candidates;
        first = candidates;
    }
    return alike;
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
        if (position() == last())
            moveTo(0, true);
        m_player.start();
    } else {
        m_player.stop();
    }
    Q_EMIT playingChanged();
}

void SideBySide::tick()
{
    moveTo(position() + 1, true);
    if (position() == last())
        setPlaying(false);
}

} // namespace convoku
