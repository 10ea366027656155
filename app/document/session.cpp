// SPDX-License-Identifier: MIT
#include "app/document/session.h"

#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {

Session::Session(BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_backend(std::move(backend))
{
    setSpeed(m_speed);
    connect(&m_player, &QTimer::timeout, this, &Session::tick);
}

Session::~Session() = default;

void Session::open(
    const StartingGrid& start, const QString& name, const RunOptions& options, std::optional<Position> position)
{
    if (options != m_state.options) {
        m_state.options = options;
        Q_EMIT optionsChanged();
    }
    open(start, name, position);
}

void Session::open(const StartingGrid& start, const QString& name, std::optional<Position> position)
{
    setPlaying(false);
    m_state.name = name;
    m_state.wanted = position;
    pick(std::nullopt);
    m_recording = std::make_shared<Recording>(start.givens, start.candidates, m_state.options.pass);
    restart();
    Q_EMIT puzzleChanged();
}

void Session::setOptions(const RunOptions& options)
{
    if (options == m_state.options)
        return;
    m_state.options = options;
    Q_EMIT optionsChanged();
    if (!hasPuzzle())
        return;
    // The same pass, as far as the other run has one; its steps are others.
    const int pass = std::max(m_state.wanted ? m_state.wanted->pass : 0, m_state.position.pass);
    m_recording = std::make_shared<Recording>(m_recording->givens(), m_recording->start(), m_state.options.pass);
    m_state.wanted = m_recording->endOf(pass);
    restart();
}

void Session::setOptions(const RunOptions& options, Position position)
{
    if (options == m_state.options) {
        goTo(position);
        return;
    }
    setOptions(options);
    if (hasPuzzle())
        m_state.wanted = position; // nothing of the run has come yet
}

void Session::setRuleEnabled(RuleId rule, bool enabled)
{
    if (enabled == isRuleEnabled(rule))
        return;
    RunOptions options = m_state.options;
    RuleSet& rules = options.pass.rules;
    if (enabled)
        rules.insert(std::upper_bound(rules.begin(), rules.end(), rule), rule);
    else
        std::erase(rules, rule);
    setOptions(options);
}

bool Session::isRuleEnabled(RuleId rule) const
{
    const RuleSet& rules = m_state.options.pass.rules;
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

void Session::restart()
{
    m_job.reset(); // waits for the pass that it is in
    m_state.followsEnd = false;
    m_state.position = {};
    m_moment.reset();
    m_state.visited = {Position{}};
    m_state.visitedAt = 0;
    setRange(std::nullopt);
    m_wantedRange.reset();
    readPickedHistory();
    follow(new RunJob(m_backend, m_recording->startingGrid(), m_state.options, m_recording->nextPass()));
    Q_EMIT recordingReset();
    Q_EMIT positionChanged();
    Q_EMIT runningChanged();
}

void Session::follow(RunJob* job)
{
    m_job.reset(job);
    connect(job, &RunJob::started, this, [this](const Candidates& start) {
        if (start != m_recording->start())
            Q_EMIT failed(QStringLiteral("the encoding differs from the puzzle"));
    });
    connect(job, &RunJob::advanced, this, &Session::take);
    connect(job, &RunJob::finished, this, [this](const QString& error) {
        // The job is the sender: it goes when control is back in the event loop.
        m_job.release()->deleteLater();
        m_state.wanted.reset();
        takeWantedRange();
        if (!error.isEmpty())
            Q_EMIT failed(error);
        Q_EMIT runningChanged();
    });
}

void Session::take(const std::vector<PassRecord>& passes)
{
    for (const PassRecord& pass : passes)
        m_recording->append(pass);
    if (m_state.picked) {
        const std::size_t known = m_pickedHistory.size();
        extendHistory(m_pickedHistory, *m_recording, m_state.picked->index(), m_pickedHistoryEvents);
        m_pickedHistoryEvents = m_recording->events().size();
        if (m_pickedHistory.size() > known)
            Q_EMIT pickedHistoryGrew();
    }
    Q_EMIT recordingGrew();
    takeWantedRange();
    if (m_state.followsEnd) {
        setPosition(m_recording->last());
    } else if (m_state.wanted) {
        const bool there = m_recording->contains(*m_state.wanted);
        setPosition(there ? *m_state.wanted : m_recording->last());
        if (there || m_recording->passCount() >= m_state.wanted->pass)
            m_state.wanted.reset();
    }
}

void Session::stopRun()
{
    if (m_job)
        m_job->cancel();
}

bool Session::canContinue() const
{
    return hasPuzzle() && !isRunning() && (!m_recording->result() || m_recording->result() == RunResult::OutOfPasses);
}

void Session::continueRun()
{
    if (!canContinue())
        return;
    reopenAndRun();
}

bool Session::canLookForAnother() const
{
    return hasPuzzle() && !isRunning() && m_recording->result() == RunResult::Solved && m_recording->options().search;
}

void Session::lookForAnother()
{
    if (canLookForAnother())
        reopenAndRun();
}

void Session::reopenAndRun()
{
    if (m_recording->result()) {
        m_recording->reopen();
        m_moment.reset();
        readPickedHistory();
        Q_EMIT recordingReset(); // its last event is gone
    }
    follow(new RunJob(m_backend, *m_recording, 0));
    Q_EMIT runningChanged();
}

bool Session::isAtStart() const
{
    return !hasPuzzle() || m_state.position == m_recording->first();
}

bool Session::isAtEnd() const
{
    return !hasPuzzle() || m_state.position == m_recording->last();
}

const Moment& Session::moment() const
{
    if (!m_moment || m_moment->position() != m_state.position)
        m_moment.emplace(m_recording, m_state.position);
    return *m_moment;
}

void Session::setPosition(Position position)
{
    if (position == m_state.position)
        return;
    m_state.position = position;
    Q_EMIT positionChanged();
}

void Session::goTo(Position position, bool sameJump)
{
    if (!hasPuzzle() || !m_recording->contains(position) || position == m_state.position)
        return;
    if (!sameJump) {
        m_state.visited.resize(m_state.visitedAt + 1);
        m_state.visited[m_state.visitedAt] = m_state.position;
        m_state.visited.push_back(position);
        ++m_state.visitedAt;
    }
    moveTo(position);
}

void Session::moveTo(Position position)
{
    m_state.followsEnd = false;
    m_state.wanted.reset();
    setPosition(position);
}

void Session::goBack()
{
    if (canGoBack())
        visit(m_state.visitedAt - 1);
}

void Session::goForward()
{
    if (canGoForward())
        visit(m_state.visitedAt + 1);
}

void Session::visit(std::size_t index)
{
    setPlaying(false);
    m_state.visited[m_state.visitedAt] = m_state.position;
    m_state.visitedAt = index;
    moveTo(m_state.visited[index]);
}

bool Session::step(bool forward, std::optional<Position> to)
{
    if (!hasPuzzle())
        return false;
    setPlaying(false);
    if (to)
        moveTo(*to);
    else
        Q_EMIT stepRefused(forward);
    return to.has_value();
}

void Session::stepInto(bool forward)
{
    step(forward,
        neighbour(forward,
            m_granularity == Granularity::Layer || m_state.position.layer > 0 ? Granularity::Layer
                                                                              : Granularity::Rule));
}

void Session::stepOn(bool forward)
{
    if (m_granularity == Granularity::Pass)
        stepPass(forward);
    else
        stepInto(forward);
}

void Session::enterLayers()
{
    if (hasPuzzle())
        step(true, intoLayers(*m_recording, m_state.position));
}

void Session::stepOut(bool forward)
{
    if (!hasPuzzle())
        return;
    const bool toTheEnd = forward && m_recording->isEndOfPass(m_state.position);
    if (toTheEnd && m_state.position != m_recording->last()) {
        setPlaying(false);
        goToLast();
        return;
    }
    step(forward, forward ? outOf(*m_recording, m_state.position) : outOfBackwards(*m_recording, m_state.position));
}

void Session::jumpTo(Position position, bool sameJump)
{
    setPlaying(false);
    goTo(position, sameJump);
}

void Session::goToFirst()
{
    goTo({});
}

void Session::goToLast()
{
    if (!hasPuzzle())
        return;
    goTo(m_recording->last());
    m_state.followsEnd = isRunning();
}

void Session::pick(const std::optional<Candidate>& candidate)
{
    if (candidate == m_state.picked)
        return;
    m_state.picked = candidate;
    readPickedHistory();
    Q_EMIT pickedChanged();
}

void Session::readPickedHistory()
{
    m_pickedHistory.clear();
    m_pickedHistoryEvents = 0;
    if (!hasPuzzle() || !m_state.picked)
        return;
    m_pickedHistory = historyOf(*m_recording, m_state.picked->index());
    m_pickedHistoryEvents = m_recording->events().size();
}

bool Session::stepChange(bool forward)
{
    if (!hasPuzzle() || !m_state.picked)
        return false;
    setPlaying(false);
    const auto there = forward ? nextChange(m_pickedHistory, *m_recording, m_state.position)
                               : previousChange(m_pickedHistory, *m_recording, m_state.position);
    if (there)
        goTo(*there);
    else
        Q_EMIT stepRefused(forward);
    return there.has_value();
}

std::optional<Position> Session::neighbour(bool forward, Granularity granularity) const
{
    if (!hasPuzzle())
        return std::nullopt;
    const Recording& run = *m_recording;
    switch (granularity) {
    case Granularity::Pass:
        return forward ? nextPass(run, m_state.position) : previousPass(run, m_state.position);
    case Granularity::Rule:
        return forward ? nextStep(run, m_state.position, m_skipIdleRules)
                       : previousStep(run, m_state.position, m_skipIdleRules);
    case Granularity::Layer:
        break;
    }
    return forward ? nextLayer(run, m_state.position, m_skipIdleRules)
                   : previousLayer(run, m_state.position, m_skipIdleRules);
}

void Session::stepPass(bool forward)
{
    step(forward, neighbour(forward, Granularity::Pass));
}

void Session::stepRule(bool forward)
{
    step(forward, neighbour(forward, Granularity::Rule));
}

Session::Kept Session::keep() const
{
    return {m_state, hasPuzzle() ? std::make_shared<Recording>(*m_recording) : nullptr, isRunning()};
}

void Session::restore(const Kept& kept)
{
    if (!kept.recording)
        return;
    setPlaying(false);
    m_job.reset();
    m_wantedRange.reset();
    const bool otherOptions = kept.state.options != m_state.options;
    const std::optional<PassRange> before = m_state.range;
    m_state = kept.state;
    m_state.range = before; // it is told below
    m_recording = std::make_shared<Recording>(*kept.recording);
    m_moment.reset();
    readPickedHistory();
    if (otherOptions)
        Q_EMIT optionsChanged();
    if (kept.running) {
        // A run beyond its limit is one that was told to go on without.
        const bool unlimited = m_recording->looksForAnother() || m_recording->passCount() >= m_state.options.maxPasses;
        follow(new RunJob(m_backend, *m_recording, unlimited ? 0 : m_state.options.maxPasses));
    }
    Q_EMIT recordingReset();
    Q_EMIT positionChanged();
    Q_EMIT pickedChanged();
    Q_EMIT runningChanged();
    Q_EMIT puzzleChanged();
    setRange(kept.state.range);
}

} // namespace convoku
