// SPDX-License-Identifier: MIT
#include "app/window/first_rule.h"

#include "app/document/inquiry.h"
#include "app/views/board/widgets/board_view.h"
#include "app/window/centre.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/parts/motion.h"
#include "app/window/window_parts.h"
#include "solver/run/navigation.h"

#include <chrono>
#include <map>
#include <utility>

namespace convoku {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds kBeat = 700ms; ///< a house
constexpr std::chrono::milliseconds kPatience = 1500ms; ///< for what a rule found

} // namespace

FirstRule::FirstRule(WindowParts& parts, const FirstSteps* hint)
    : QObject(parts.centre->board())
    , m_parts(parts)
    , m_hint(hint)
{
    connect(parts.session(), &Session::positionChanged, this, &FirstRule::positionChanged);
    connect(parts.session(), &Session::recordingReset, this, [this] {
        end();
        m_fromStart = true;
    });
    connect(parts.session(), &Session::playingChanged, this, &FirstRule::end);
    connect(parts.workspace()->inquiry(), &Inquiry::findingsChanged, this, &FirstRule::begin);
    connect(&Motion::instance(), &Motion::changed, this, &FirstRule::end);
    connect(&m_timer, &QTimer::timeout, this, &FirstRule::advance);
}

void FirstRule::positionChanged()
{
    end();
    const Session* session = m_parts.session();
    const Position position = session->position();
    const bool first = std::exchange(m_fromStart, position == Position{}) && position.pass == 1 && position.layer == 0;
    if (!first || !m_hint->isOpen() || session->isPlaying() || Motion::instance().isReduced()
        || !m_parts.centre->board()->isVisible())
        return;
    for (const Event& event : session->recording()->eventsOf(1)) {
        // A whole pass is more than one rule.
        if (event.kind == EventKind::Rule && event.step <= position.step)
            m_waits = event.step == position.step;
    }
    if (!m_waits)
        return;
    holdBack();
    m_timer.start(kPatience);
    begin(); // what it found may be known already
}

void FirstRule::begin()
{
    const auto& found = m_parts.workspace()->inquiry()->findings();
    if (!m_waits || !found)
        return;
    m_waits = false;
    std::map<std::pair<HouseKind, int>, std::vector<int>> groups;
    for (std::size_t i = 0; i < found->findings.size(); ++i) {
        const House& house = found->findings[i].cause.house;
        groups[{house.kind, house.index}].push_back(static_cast<int>(i));
    }
    for (const auto& [house, findings] : groups)
        m_groups.push_back(findings);
    m_shown = 0;
    advance();
}

void FirstRule::advance()
{
    if (m_waits || m_shown >= m_groups.size()) {
        end();
        return;
    }
    ++m_shown;
    m_parts.workspace()->inquiry()->selectFinding(m_groups[m_shown - 1].front());
    holdBack();
    m_timer.start(kBeat);
}

void FirstRule::end()
{
    m_timer.stop();
    m_waits = false;
    m_groups.clear();
    m_shown = 0;
    m_parts.centre->board()->setHeldBack({});
}

/// Hides the removals of the houses still to come, or all removals of the rule until its houses are known.
void FirstRule::holdBack()
{
    std::vector<std::uint16_t> candidates;
    if (m_waits) {
        const Session* session = m_parts.session();
        const Recording& recording = *session->recording();
        if (const Event* event = eventAt(recording, session->position(), EventKind::Rule)) {
            const auto changed = recording.changed(*event);
            candidates.assign(changed.begin(), changed.end());
        }
    } else {
        const auto& findings = m_parts.workspace()->inquiry()->findings()->findings;
        for (std::size_t i = m_shown; i < m_groups.size(); ++i) {
            for (const int finding : m_groups[i]) {
                const auto& removed = findings[static_cast<std::size_t>(finding)].removed;
                candidates.insert(candidates.end(), removed.begin(), removed.end());
            }
        }
    }
    m_parts.centre->board()->setHeldBack(std::move(candidates));
}

} // namespace convoku
