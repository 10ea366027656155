// SPDX-License-Identifier: MIT
#include "app/document/inquiry.h"

#include "app/document/session.h"
#include "solver/run/contradiction.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr int kToldSteps = 16; ///< of a proof

} // namespace

Inquiry::Inquiry(Session* session, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_task(
          this, [backend = std::move(backend)] { return std::make_unique<Asked>(backend()); },
          [this](std::size_t, const QString& error) { Q_EMIT failed(error); }, kLanes)
{
    connect(session, &Session::positionChanged, this, &Inquiry::ask);
    connect(session, &Session::positionChanged, this, &Inquiry::askStep);
    connect(session, &Session::positionChanged, this, &Inquiry::lookAhead);
    connect(session, &Session::recordingGrew, this, &Inquiry::lookAhead);
    connect(session, &Session::pickedChanged, this, &Inquiry::reset);
    connect(session, &Session::pickedChanged, this,
        [this] { selectFinding(findingThatRemoved(m_session->picked()).value_or(m_finding)); });
    connect(session, &Session::recordingReset, this, [this] {
        // An event of the same number is another one now. All of it goes before anybody is told: who hears of one part
        // looks at the others too.
        m_askedStep.reset();
        m_findings.reset();
        m_clashCauses.reset();
        m_finding = 0;
        m_askedAhead.reset();
        m_ahead.reset();
        m_task.drop(kStep);
        m_task.drop(kNextStep);
        reset();
        Q_EMIT findingsChanged();
        askStep();
    });
}

void Inquiry::reset()
{
    dropProof();
    m_asked.reset();
    m_askedOfCell = false;
    m_task.drop(kPicked); // an answer that is on its way is about a run that is gone
    if (m_answer || m_cellCauses) {
        m_answer.reset();
        m_cellCauses.reset();
        Q_EMIT answerChanged();
    }
    ask();
}

bool Inquiry::isPickedFound() const
{
    const auto picked = m_session->picked();
    if (!picked || !m_session->hasPuzzle() || m_session->recording()->givens().isGiven(picked->cell()))
        return false;
    return m_session->moment().state().candidates.soleDigit(picked->cell()) == picked->digit;
}

void Inquiry::askOfCell(std::size_t last)
{
    if (m_askedOfCell && m_asked == last)
        return;
    m_asked = last;
    m_askedOfCell = true;
    m_task.drop(kPicked);
    const bool had = m_answer || m_cellCauses;
    m_answer.reset();
    m_cellCauses.reset();
    if (had)
        Q_EMIT answerChanged();
    const Recording& recording = *m_session->recording();
    m_task.ask(
        [this, removals = ruleRemovals(recording, m_session->picked()->cell(), m_session->position()),
            model = recording.options().model](Asked& tool, const auto& question) {
            auto found = std::make_shared<const std::vector<ClashCause>>(
                clashCausesOf(tool.explainerOf(model, question), removals));
            question.post([this, found] {
                m_cellCauses = found;
                Q_EMIT answerChanged();
            });
        },
        kPicked);
}

void Inquiry::ask()
{
    std::optional<std::size_t> event;
    const auto recording = m_session->recording();
    const auto picked = m_session->picked();
    if (isPickedFound()) {
        const auto removals = removalsIn(*recording, picked->cell(), m_session->position());
        if (!removals.empty()) {
            askOfCell(removals.back().event);
            return;
        }
    }
    if (recording && picked) {
        const auto& history = m_session->pickedHistory();
        const int entry = entryAt(history, *recording, m_session->position());
        if (entry >= 0 && isRemovedAfter(history[static_cast<std::size_t>(entry)].change))
            event = history[static_cast<std::size_t>(entry)].event;
    }
    if (event == m_asked && !m_askedOfCell)
        return;
    m_asked = event;
    m_askedOfCell = false;
    m_task.drop(kPicked);
    const bool had = m_answer || m_cellCauses;
    m_cellCauses.reset();
    Answer answer;
    bool isKnown = false; // without asking
    if (event) {
        answer.candidate = static_cast<std::uint16_t>(picked->index());
        answer.event = *event;
        isKnown = recording->events()[*event].kind != EventKind::Rule;
    }
    // `isKnown ? answer : nullopt` makes GCC 12–14 report -Wmaybe-uninitialized.
    if (isKnown)
        m_answer = answer;
    else
        m_answer.reset();
    if (had || isKnown)
        Q_EMIT answerChanged();
    if (!event || isKnown)
        return;
    const Event& what = recording->events()[*event];
    const int pass = static_cast<int>(what.pass);
    m_task.ask(
        [this, answer, rule = what.rule, rules = recording->options().rules, model = recording->options().model,
            beforeStep = recording->stateAt({pass, what.step, 1}),
            beforePass = recording->stateAt(recording->endOf(pass - 1))](Asked& asked, const auto& question) mutable {
            Explainer& explainer = asked.explainerOf(model, question);
            answer.explanation = explainer.explain(rule, beforeStep, std::span(&answer.candidate, 1)).front();
            answer.evidence = explainer.evidence(rule, beforeStep, answer.explanation->causes.front());
            answer.rulesRemoving = explainer.rulesRemoving(rules, beforePass, answer.candidate);
            question.post([this, answer] {
                m_answer = answer;
                Q_EMIT answerChanged();
            });
        },
        kPicked);
}

void Inquiry::setStepWatched(const QObject* by, bool watched)
{
    if (!watched) {
        m_stepWatchers.erase(by);
        return;
    }
    m_stepWatchers.insert(by);
    askStep();
    lookAhead();
}

void Inquiry::askStep()
{
    std::optional<std::size_t> asked;
    const auto recording = m_session->recording();
    const Position position = m_session->position();
    if (recording && !m_stepWatchers.empty())
        asked = m_session->moment().grounded();
    if (asked == m_askedStep)
        return;
    m_askedStep = asked;
    m_task.drop(kStep);
    const bool had = m_findings != nullptr || m_clashCauses != nullptr;
    m_findings.reset();
    m_clashCauses.reset();
    m_finding = 0;
    if (asked && recording->events()[*asked].kind == EventKind::Contradiction) {
        m_task.ask(
            [this, removals = lastRemovals(*recording, position), model = recording->options().model](
                Asked& tool, const auto& question) {
                auto found = std::make_shared<const std::vector<ClashCause>>(
                    clashCausesOf(tool.explainerOf(model, question), removals));
                question.post([this, found] {
                    m_clashCauses = found;
                    Q_EMIT findingsChanged();
                });
            },
            kStep);
    } else if (asked && m_ahead && m_ahead->event == *asked) {
        m_findings = m_ahead;
        m_finding = findingThatRemoved(m_session->picked()).value_or(0);
        Q_EMIT findingsChanged();
        return;
    } else if (asked) {
        const Event& event = recording->events()[*asked];
        const auto changed = recording->changed(event);
        m_task.ask(
            [this, index = *asked, rule = event.rule, model = recording->options().model,
                removed = std::vector<std::uint16_t>(changed.begin(), changed.end()),
                before = recording->stateAt({position.pass, event.step, 1})](Asked& tool, const auto& question) {
                auto found = std::make_shared<const StepFindings>(
                    findingsOf(tool.explainerOf(model, question), index, rule, before, removed));
                question.post([this, found] {
                    m_findings = found;
                    m_finding = findingThatRemoved(m_session->picked()).value_or(0);
                    Q_EMIT findingsChanged();
                });
            },
            kStep);
    }
    if (had)
        Q_EMIT findingsChanged();
}

/// In the thread, too: the window would replay passes for a state that is not the one it shows.
void Inquiry::lookAhead()
{
    const auto recording = m_session->recording();
    if (!recording || m_stepWatchers.empty() || m_session->isPlaying())
        return;
    const auto events = recording->events();
    const Position position = m_session->position();
    const auto next = std::find_if(events.begin() + static_cast<std::ptrdiff_t>(recording->firstEventOf(position.pass)),
        events.end(),
        [position](const Event& event) { return event.kind == EventKind::Rule && event.position() > position; });
    if (next == events.end() || m_askedAhead == static_cast<std::size_t>(next - events.begin()))
        return;
    m_askedAhead = static_cast<std::size_t>(next - events.begin());
    m_task.ask(
        [this, run = std::make_shared<const Recording>(*recording), index = *m_askedAhead](
            Asked& tool, const auto& question) {
            const Event& event = run->events()[index];
            const auto changed = run->changed(event);
            auto found
                = std::make_shared<const StepFindings>(findingsOf(tool.explainerOf(run->options().model, question),
                    index, event.rule, run->stateAt({static_cast<int>(event.pass), event.step, 1}), changed));
            question.post([this, found] { m_ahead = found; });
        },
        kNextStep);
}

const Finding* Inquiry::finding() const
{
    return m_findings && !m_findings->findings.empty() ? &m_findings->findings[static_cast<std::size_t>(m_finding)]
                                                       : nullptr;
}

std::optional<int> Inquiry::findingThatRemoved(std::optional<Candidate> candidate) const
{
    if (!m_findings || !candidate)
        return std::nullopt;
    const auto& all = m_findings->findings;
    const auto found = std::find_if(
        all.begin(), all.end(), [index = static_cast<std::uint16_t>(candidate->index())](const Finding& finding) {
            return std::binary_search(finding.removed.begin(), finding.removed.end(), index);
        });
    return found == all.end() ? std::nullopt : std::optional(static_cast<int>(found - all.begin()));
}

void Inquiry::selectFinding(int index)
{
    if (!m_findings || index < 0 || index >= static_cast<int>(m_findings->findings.size()) || index == m_finding)
        return;
    m_finding = index;
    Q_EMIT findingChosen();
}

void Inquiry::prove()
{
    if (!m_session->hasPuzzle() || !m_session->picked())
        return;
    dropProof();
    m_proving = true;
    m_provedSteps = 0;
    // The run may go on meanwhile: the thread reads a copy.
    auto recording = std::make_shared<const Recording>(*m_session->recording());
    m_task.ask(
        [this, recording, position = m_session->position(), left = isPickedFound(),
            candidate = static_cast<std::uint16_t>(m_session->picked()->index())](Asked& asked, const auto& question) {
            int steps = 0;
            const auto keepRunning = [&] {
                // Told now and then: each time costs the window more than a step costs here.
                if (++steps % kToldSteps == 0) {
                    question.post([this, steps] {
                        m_provedSteps = steps;
                        Q_EMIT proofGrew();
                    });
                }
                return question.isCurrent();
            };
            Explainer& explainer = asked.explainerOf(recording->options().model, question);
            auto proof = left ? proveLeft(explainer, *recording, candidate, position, keepRunning)
                              : convoku::prove(explainer, *recording, candidate, position, keepRunning);
            auto found = proof ? std::make_shared<const Proof>(std::move(*proof)) : nullptr;
            question.post([this, found] {
                m_proving = false;
                m_proof = found;
                Q_EMIT proofChanged();
            });
        },
        kProof);
    Q_EMIT proofChanged();
}

void Inquiry::dropProof()
{
    m_task.drop(kProof);
    const bool had = m_proof != nullptr || m_proving;
    m_proof.reset();
    m_proving = false;
    if (had)
        Q_EMIT proofChanged();
}

} // namespace convoku
