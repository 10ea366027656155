// SPDX-License-Identifier: MIT
#include "app/window/sentence_controller.h"

#include "app/drawing/tokens.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/board/widgets/sentence_area.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/window/board_stage.h"
#include "app/window/centre.h"
#include "app/window/edit_controller.h"
#include "app/window/lesson_controller.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QAction>

#include <algorithm>

namespace convoku {

SentenceController::SentenceController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_area(new SentenceArea(parts.session(), parts.workspace()->inquiry()))
{
    m_area->setStepper((*parts.commands)["previous_finding"], (*parts.commands)["next_finding"]);
    const Session* session = parts.session();
    connect(session, &Session::positionChanged, this, &SentenceController::show);
    connect(session, &Session::recordingReset, this, &SentenceController::show);
    connect(session, &Session::runningChanged, this, &SentenceController::show);
    connect(parts.editing, &EditController::changed, this, &SentenceController::show);
    connect(parts.editing, &EditController::changed, this, &SentenceController::place);
    connect(parts.lessons, &LessonController::modeChanged, this, &SentenceController::place);
    connect(m_area, &SentenceArea::announced, this, &SentenceController::announceStep);
    connect(session, &Session::playingChanged, this, [this, session] {
        if (!session->isPlaying())
            announceStep();
    });
    connect(parts.centre, &Centre::currentChanged, this, &SentenceController::place);
    connect(parts.centre, &Centre::currentChanged, this, &SentenceController::write);
    connect(parts.centre->view<LayersPage>(), &LayersPage::meaningChanged, this, &SentenceController::write);
    connect(parts.centre->stage(), &BoardStage::placed, this, &SentenceController::place);
}

void SentenceController::announceStep()
{
    m_parts.announcer->announce(m_area->text());
}

void SentenceController::show()
{
    m_parts.commands->update();
    write();
    announceStep();
}

void SentenceController::write()
{
    const auto* layers = m_parts.centre->view<LayersPage>();
    if (m_parts.isEditing())
        m_area->setText(m_parts.editing->sentence());
    else if (!m_parts.session()->hasPuzzle())
        m_area->setText(tr("Open or paste a puzzle, or type one (Ctrl+N)."));
    else
        m_area->showStep(m_parts.centre->isCurrent(layers) ? layers->meaning() : QString());
}

void SentenceController::place()
{
    const BoardStage* stage = m_parts.centre->stage();
    QRect span = stage->rect().adjusted(space::kUsual, 0, -space::kUsual, 0);
    // While editing, use the full width: the editor's keys take more room than a reason, and nothing is beside the
    // board.
    if (m_parts.centre->isCurrent(m_parts.centre->board()) && !m_parts.isEditing())
        span = stage->span();
    const bool hasLine = m_parts.centre->current().about == ViewRow::About::Run && !m_parts.model->beforeLesson;
    m_area->setVisible(hasLine || m_parts.isEditing());
    m_area->setContentsMargins(std::max(0, span.left()), 0, std::max(0, stage->width() - span.right() - 1), 0);
}

} // namespace convoku
