// SPDX-License-Identifier: MIT
// What a BoardView shows of what the step at the session's position rests on.
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/views/board/widgets/board_view.h"
#include "app/wording/wording.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace convoku {

/// Findings come from a thread, a little after the position, and are only laid over what is there already. Where a
/// picked candidate's reasons are marked, or a lesson speaks of something else, that is what to see. Whether the scene
/// has another focus now.
bool BoardView::showFocus()
{
    if (isEditing())
        return false;
    std::optional<BoardFocus> focus;
    std::vector<BoardScene::ClashCause> causes;
    const bool speaksOfElse = m_scene.reasons || !m_lit.empty() || !m_litCandidates.empty();
    if (m_inquiry != nullptr && m_session->hasPuzzle() && !m_before && !speaksOfElse) {
        const Recording& recording = *m_session->recording();
        // A found digit that is asked about comes before the step: what took the last of the others is in focus.
        const auto addCause = [&](const ClashCause& one) {
            for (const Finding& finding : one.findings) {
                std::vector<Cell> cells = finding.cause.cells;
                std::erase(cells, one.cell); // it is marked for what it is
                causes.push_back({recording.ruleOf(recording.events()[one.event]), cells});
            }
        };
        if (m_inquiry->isPickedFound()) {
            const auto& known = m_inquiry->cellCauses();
            for (std::size_t i = 0; known && i < known->size(); ++i) {
                const ClashCause& one = (*known)[i];
                if (i + 1 == known->size() && !one.findings.empty())
                    focus = focusOn(recording.ruleOf(recording.events()[one.event]), one.findings, 0);
                else
                    addCause(one);
            }
        } else if (m_inquiry->finding() != nullptr) {
            // The causes of the removal under the mouse, else those that were chosen.
            const StepFindings& step = *m_inquiry->findings();
            const int index = m_inquiry->findingThatRemoved(m_hovered).value_or(m_inquiry->findingIndex());
            focus = focusOn(
                recording.ruleOf(recording.events()[step.event]), step.findings, static_cast<std::size_t>(index));
        } else if (m_inquiry->clashCauses()) {
            for (const ClashCause& clash : *m_inquiry->clashCauses())
                addCause(clash);
        }
    }
    if (focus == m_scene.focus && causes == m_scene.clashCauses)
        return false;
    m_scene.focus = std::move(focus);
    m_scene.clashCauses = std::move(causes);
    if (m_hovered)
        tellHovered();
    update();
    return true;
}

void BoardView::watchStep()
{
    if (m_inquiry != nullptr)
        m_inquiry->setStepWatched(this, isVisible() && !isEditing());
}

/// Empty where the step rests on nothing there.
QString BoardView::describeFocus(Candidate candidate) const
{
    if (!m_scene.focus)
        return {};
    const BoardFocus& focus = *m_scene.focus;
    const auto index = static_cast<std::uint16_t>(candidate.index());
    const auto has
        = [](const auto& list, const auto& what) { return std::find(list.begin(), list.end(), what) != list.end(); };
    const QString name = tr("%1: candidate %2").arg(Wording::cell(candidate.cell())).arg(candidate.digit + 1);
    if (has(focus.held, index))
        return tr("%1 is what %2 found").arg(name, Wording::rule(focus.rule));
    if (has(focus.gone, index))
        return tr("%1 is gone, and had to be for what %2 found").arg(name, Wording::rule(focus.rule));
    if (has(focus.others, candidate.cell()))
        return tr("%1: another finding of this step").arg(Wording::cell(candidate.cell()));
    return {};
}

bool BoardView::showTip(const QHelpEvent& event)
{
    const auto candidate = askedAt(event.pos());
    if (!candidate || isEditing() || !m_session->hasPuzzle()) {
        QToolTip::hideText();
        return false;
    }
    // Another place has another tip.
    QToolTip::showText(
        event.globalPos(), describe(*candidate), this, geometryOfBoard().candidateRect(*candidate).toAlignedRect());
    return true;
}

} // namespace convoku
