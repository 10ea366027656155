// SPDX-License-Identifier: MIT
#include "app/session/inquiry.h"

#include "app/session/background_work.h"
#include "app/session/session.h"
#include "app/session/trouble.h"

#include <QMetaObject>

#include <atomic>
#include <utility>

namespace convoku {

Inquiry::Inquiry(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(session, &Session::positionChanged, this, &Inquiry::ask);
    connect(session, &Session::positionChanged, this, &Inquiry::askStep);
    connect(session, &Session::pickedChanged, this, &Inquiry::reset);
    connect(session, &Session::recordingReset, this, &Inquiry::reset);
    connect(session, &Session::recordingReset, this, [this] {
        // An event of the same number is another one now.
        m_askedStep.reset();
        m_findings.reset();
        ++m_stepRound;
        Q_EMIT findingsChanged();
        askStep();
    });
    startThread(this, [this, backend = std::move(backend)] {
        m_thread = std::jthread([this, backend](const std::stop_token& stop) { work(stop, backend); });
    });
}

Inquiry::~Inquiry()
{
    if (m_cancelProof)
        *m_cancelProof = true;
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void Inquiry::reset()
{
    dropProof();
    m_asked.reset();
    ++m_round; // an answer that is on its way is about a run that is gone
    if (m_answer) {
        m_answer.reset();
        Q_EMIT answerChanged();
    }
    ask();
}

void Inquiry::ask()
{
    std::optional<std::size_t> event;
    const auto recording = m_session->recording();
    const auto picked = m_session->picked();
    if (recording && picked) {
        const auto& history = m_session->pickedHistory();
        const int entry = entryAt(history, *recording, m_session->position());
        if (entry >= 0 && isGoneAfter(history[static_cast<std::size_t>(entry)].change))
            event = history[static_cast<std::size_t>(entry)].event;
    }
    if (event == m_asked)
        return;
    m_asked = event;
    ++m_round;
    const bool had = m_answer.has_value();
    Answer answer;
    std::optional<Answer> known; // without asking
    if (event) {
        answer.candidate = static_cast<std::uint16_t>(picked->index());
        answer.event = *event;
        if (recording->events()[*event].kind != EventKind::Rule)
            known = answer;
    }
    const bool isKnown = known.has_value();
    m_answer = std::move(known); // once: of a reset and an assignment GCC 14 thinks that they read what is gone
    if (had || isKnown)
        Q_EMIT answerChanged();
    if (!event || isKnown)
        return;
    const Event& what = recording->events()[*event];
    const int pass = static_cast<int>(what.pass);
    submit(m_question,
        [this, answer, round = m_round, rule = what.rule, rules = recording->options().rules,
            beforeStep = recording->stateAt({pass, what.step, 1}).candidates,
            beforePass = recording->stateAt(recording->endOf(pass - 1)).candidates](Explainer& explainer) mutable {
            answer.explanation = explainer.explain(rule, beforeStep, std::span(&answer.candidate, 1)).front();
            answer.evidence = explainer.evidence(rule, beforeStep, answer.explanation->causes.front());
            answer.rulesRemoving = explainer.rulesRemoving(rules, beforePass, answer.candidate);
            QMetaObject::invokeMethod(
                this,
                [this, answer, round] {
                    if (round != m_round)
                        return;
                    m_answer = answer;
                    Q_EMIT answerChanged();
                },
                Qt::QueuedConnection);
        });
}

void Inquiry::setStepWatched(const QObject* by, bool watched)
{
    if (!watched) {
        m_stepWatchers.erase(by);
        return;
    }
    m_stepWatchers.insert(by);
    askStep();
}

void Inquiry::askStep()
{
    std::optional<std::size_t> asked;
    const auto recording = m_session->recording();
    const Position position = m_session->position();
    if (recording && !m_stepWatchers.empty() && position.pass > 0 && position.layer == 0
        && recording->contains(position)) {
        const auto events = recording->eventsOf(position.pass);
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (events[i].kind == EventKind::Rule && events[i].step == position.step)
                asked = recording->firstEventOf(position.pass) + i;
        }
    }
    if (asked == m_askedStep)
        return;
    m_askedStep = asked;
    ++m_stepRound;
    const bool had = m_findings != nullptr;
    m_findings.reset();
    if (asked) {
        const Event& event = recording->events()[*asked];
        const auto changed = recording->changed(event);
        submit(m_stepQuestion,
            [this, index = *asked, round = m_stepRound, rule = event.rule,
                removed = std::vector<std::uint16_t>(changed.begin(), changed.end()),
                before = recording->stateAt({position.pass, event.step, 1}).candidates](Explainer& explainer) {
                auto found = std::make_shared<const StepFindings>(findingsOf(explainer, index, rule, before, removed));
                QMetaObject::invokeMethod(
                    this,
                    [this, found, round] {
                        if (round != m_stepRound)
                            return;
                        m_findings = found;
                        Q_EMIT findingsChanged();
                    },
                    Qt::QueuedConnection);
            });
    }
    if (had)
        Q_EMIT findingsChanged();
}

void Inquiry::prove()
{
    if (!m_session->hasPuzzle() || !m_session->picked())
        return;
    dropProof();
    m_proving = true;
    auto cancelled = std::make_shared<std::atomic<bool>>(false);
    m_cancelProof = cancelled;
    // The run may go on meanwhile: the thread reads a copy.
    auto recording = std::make_shared<const Recording>(*m_session->recording());
    submit(m_proofTask,
        [this, recording, cancelled, round = m_proofRound, position = m_session->position(),
            candidate = static_cast<std::uint16_t>(m_session->picked()->index())](Explainer& explainer) {
            auto proof = convoku::prove(explainer, *recording, candidate, position, [&] { return !*cancelled; });
            auto found = proof ? std::make_shared<const Proof>(std::move(*proof)) : nullptr;
            QMetaObject::invokeMethod(
                this,
                [this, found, round] {
                    if (round != m_proofRound)
                        return;
                    m_proving = false;
                    m_proof = found;
                    Q_EMIT proofChanged();
                },
                Qt::QueuedConnection);
        });
    Q_EMIT proofChanged();
}

void Inquiry::dropProof()
{
    ++m_proofRound;
    if (m_cancelProof)
        *m_cancelProof = true;
    const bool had = m_proof != nullptr || m_proving;
    m_proof.reset();
    m_proving = false;
    if (had)
        Q_EMIT proofChanged();
}

void Inquiry::submit(std::optional<Task>& place, Task task)
{
    {
        const std::lock_guard lock(m_mutex);
        place = std::move(task);
    }
    m_wake.notify_one();
}

void Inquiry::work(const std::stop_token& stop, const BackendFactory& makeBackend)
{
    // Made with the first question: most sessions of the program start without one.
    std::unique_ptr<Backend> backend;
    std::unique_ptr<Explainer> explainer;
    while (!stop.stop_requested()) {
        std::optional<Task> task;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, stop, [this] { return m_question || m_stepQuestion || m_proofTask; }))
                return;
            std::optional<Task>& next = m_question ? m_question : m_stepQuestion ? m_stepQuestion : m_proofTask;
            task.swap(next);
        }
        try {
            if (!explainer) {
                backend = makeBackend();
                explainer = std::make_unique<Explainer>(*backend);
            }
            (*task)(*explainer);
        } catch (const std::exception& failure) {
            QMetaObject::invokeMethod(
                this, [this, what = troubleOf(failure)] { Q_EMIT failed(what); }, Qt::QueuedConnection);
        }
    }
}

} // namespace convoku
