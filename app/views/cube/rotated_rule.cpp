// SPDX-License-Identifier: MIT
#include "app/views/cube/rotated_rule.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "solver/run/navigation.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Returns the rule in the form of the laid kernel: rules whose layers compute the same in different ways look alike
/// here.
RuleKind asKernel(RuleKind rule)
{
    if (layingOf(rule))
        rule.laid = true;
    return rule;
}

} // namespace

std::vector<Finding> RotatedRule::Asked::find(const RuleKind& rule, const Candidates& candidates)
{
    const Board board = candidates.board();
    auto& explainer = explainers[{rule.family, rule.house, rule.size, board.place()}];
    if (!explainer)
        explainer = std::make_unique<Explainer>(*backend, laidModel(rule, board));
    return findingsOn(*explainer, candidates);
}

RotatedRule::RotatedRule(Session* session, Inquiry* inquiry, BackendFactory backend, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_task(
          this, [backend = std::move(backend)] { return std::make_unique<Asked>(backend()); },
          [this](std::size_t, const QString& error) {
              m_working = false;
              Q_EMIT failed(error);
              Q_EMIT changed(false);
          })
{
    connect(session, &Session::positionChanged, this, &RotatedRule::readPosition);
    connect(session, &Session::recordingReset, this, &RotatedRule::readPosition);
    for (const auto signal : {&Inquiry::findingsChanged, &Inquiry::findingChosen}) {
        connect(inquiry, signal, this, [this] {
            const auto index = findingOfInquiry();
            if (!index)
                return;
            if (*index != m_index)
                lookAt(*index);
            else if (m_watched)
                Q_EMIT changed(false); // that it is the step's own finding may only be known now
        });
    }
}

RotatedRule::~RotatedRule()
{
    m_inquiry->setStepWatched(this, false);
}

void RotatedRule::setWatched(bool watched)
{
    if (watched == m_watched)
        return;
    m_watched = watched;
    m_inquiry->setStepWatched(this, watched);
    if (watched)
        readPosition();
    else
        m_task.drop();
}

int RotatedRule::mostK() const
{
    return std::min(kMostK, m_candidates.board().side() - 1);
}

void RotatedRule::readPosition()
{
    if (!m_watched)
        return;
    m_ruleOfStep.reset();
    m_removed.clear();
    const auto recording = m_session->recording();
    if (!recording) {
        m_candidates = Candidates(m_session->network().board);
    } else {
        const Position position = m_session->position();
        const RuleSet& rules = recording->options().rules;
        const bool atRule = position.pass > 0 && position.step > 0 && position.step <= static_cast<int>(rules.size());
        if (atRule) {
            const RuleId rule = rules[static_cast<std::size_t>(position.step) - 1];
            m_ruleOfStep = asKernel(recording->options().model->rule(rule));
            m_candidates = recording->stateAt({position.pass, position.step, 1}).candidates;
            if (const Event* event = eventAt(*recording, position, EventKind::Rule)) {
                const auto changed = recording->changed(*event);
                m_removed.assign(changed.begin(), changed.end());
            }
        } else {
            m_candidates = m_session->moment().state().candidates;
        }
    }
    // Another board may have come.
    m_group = std::min(m_group, m_candidates.board().side() - 1);
    if (m_turned && m_turned->size > mostK())
        m_turned.reset();
    const RuleKind rule = m_turned
        ? *m_turned
        : m_ruleOfStep.value_or(layingOf(m_rule) && m_rule.size <= mostK()
                ? m_rule
                : RuleKind{.family = RuleFamily::NakedSingle, .house = HouseKind::Row, .size = 1, .laid = true});
    lay(rule);
}

void RotatedRule::lay(const RuleKind& rule)
{
    const bool turned = !(rule == m_rule);
    m_rule = rule;
    ask();
    Q_EMIT changed(turned);
}

void RotatedRule::ask()
{
    if (m_answered && m_answered->first == m_rule && m_answered->second == m_candidates)
        return;
    m_task.drop();
    m_answered.reset();
    m_findings.clear();
    m_index = 0;
    m_working = m_watched && layingOf(m_rule).has_value();
    if (!m_working)
        return;
    m_task.ask([this, rule = m_rule, candidates = m_candidates](Asked& asked, const auto& question) {
        std::vector<Finding> found = asked.find(rule, candidates);
        question.post([this, rule, candidates, found = std::move(found)] {
            m_answered = {rule, candidates};
            m_findings = found;
            m_working = false;
            chooseFinding();
            Q_EMIT changed(false);
        });
    });
}

std::optional<int> RotatedRule::findingOfInquiry() const
{
    const Finding* theirs = m_inquiry->finding();
    if (theirs == nullptr || m_turned || !m_ruleOfStep || !layingOf(m_rule) || m_working)
        return std::nullopt;
    const LaidSubset wanted = laidSubset(m_rule, theirs->cause);
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        if (laidSubset(m_rule, m_findings[i].cause) == wanted)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

void RotatedRule::chooseFinding()
{
    // That of the step, or one in the slice that was looked at before it was turned, or the one that removes most.
    std::optional<int> index = findingOfInquiry();
    const auto wanted = std::exchange(m_wanted, std::nullopt);
    for (std::size_t i = 0; wanted && !index && i < m_findings.size(); ++i) {
        if (laidSubset(m_rule, m_findings[i].cause) == *wanted)
            index = static_cast<int>(i);
    }
    for (std::size_t i = 0; !index && i < m_findings.size(); ++i) {
        if (laidSubset(m_rule, m_findings[i].cause).group == m_group)
            index = static_cast<int>(i);
    }
    m_index = index.value_or(0);
    if (!m_findings.empty())
        m_group = laidSubset(m_rule, m_findings[static_cast<std::size_t>(m_index)].cause).group;
}

const Finding* RotatedRule::finding() const
{
    if (m_findings.empty())
        return nullptr;
    const Finding& finding = m_findings[static_cast<std::size_t>(m_index)];
    return laidSubset(m_rule, finding.cause).group == m_group ? &finding : nullptr;
}

void RotatedRule::lookAt(int index)
{
    if (index < 0 || index >= static_cast<int>(m_findings.size()))
        return;
    m_index = index;
    m_group = laidSubset(m_rule, m_findings[static_cast<std::size_t>(index)].cause).group;
    Q_EMIT changed(false);
}

void RotatedRule::setGroup(int group)
{
    if (group < 0 || group >= m_candidates.board().side() || group == m_group)
        return;
    m_group = group;
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        if (laidSubset(m_rule, m_findings[i].cause).group == group) {
            m_index = static_cast<int>(i);
            break;
        }
    }
    Q_EMIT changed(false);
}

std::optional<RuleKind> RotatedRule::turnedTo(Exchange which) const
{
    const auto currentLaying = laying();
    return currentLaying ? ruleLaid(exchanged(*currentLaying, which), m_rule.size) : std::nullopt;
}

void RotatedRule::turn(Exchange which)
{
    const auto to = turnedTo(which);
    if (!to)
        return;
    // The slice through the same candidates, as near as it can be.
    if (const Finding* shownFinding = finding(); shownFinding != nullptr && which != Exchange::ValuePlace) {
        const LaidSubset subset = laidSubset(m_rule, shownFinding->cause);
        m_group = which == Exchange::ValueGroup ? subset.values.front() : subset.places.front();
    }
    setRule(*to);
}

std::optional<LaidSubset> RotatedRule::subsetFromTheSide() const
{
    const auto currentLaying = laying();
    const Finding* found = finding();
    if (!currentLaying || found == nullptr)
        return std::nullopt;
    return convoku::fromTheSide(*currentLaying, laidSubset(m_rule, found->cause), m_candidates);
}

std::optional<RuleKind> RotatedRule::fromTheSide() const
{
    const auto subset = subsetFromTheSide();
    if (!subset)
        return std::nullopt;
    return ruleLaid(exchanged(*laying(), Exchange::ValuePlace), static_cast<int>(subset->values.size()));
}

void RotatedRule::turnToTheSide()
{
    const auto to = fromTheSide();
    if (!to)
        return;
    m_wanted = subsetFromTheSide();
    setRule(*to);
}

void RotatedRule::setRule(const RuleKind& rule)
{
    if (!layingOf(rule))
        return;
    m_turned = asKernel(rule);
    lay(*m_turned);
}

void RotatedRule::setSize(int k)
{
    const auto currentLaying = laying();
    if (const auto rule = currentLaying && k >= 1 && k <= mostK() ? ruleLaid(*currentLaying, k) : std::nullopt)
        setRule(*rule);
}

void RotatedRule::followStep()
{
    m_turned.reset();
    readPosition();
}

} // namespace convoku
