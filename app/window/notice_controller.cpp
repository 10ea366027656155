// SPDX-License-Identifier: MIT
#include "app/window/notice_controller.h"

#include "app/document/session.h"
#include "app/views/board/widgets/sentence_area.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/centre.h"
#include "app/window/panels.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"

#include <QMainWindow>
#include <QStatusTipEvent>

#include <utility>

namespace convoku {
namespace {

constexpr int kRefusalMs = 5000;

} // namespace

NoticeController::NoticeController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    Notice* notice = parts.notice;
    const Session* session = parts.session();
    for (const auto change :
        {&Session::positionChanged, &Session::recordingReset, &Session::recordingGrew, &Session::runningChanged})
        connect(session, change, this, &NoticeController::withdraw);
    // Whatever was said was said of another puzzle.
    connect(session, &Session::puzzleChanged, notice, &Notice::clear);
    connect(session, &Session::stepRefused, this, &NoticeController::refuse);
    // The notice shows the item under the mouse, but screen readers do not announce it: it is not news.
    const auto point = [this](const QString& text) {
        m_parts.announcer->leaveOut(text);
        m_parts.notice->point(text);
    };
    connect(parts.centre, &Centre::hovered, this, point);
    // Something else lies under it now.
    connect(parts.centre, &Centre::currentChanged, notice, [notice] { notice->point({}); });
    connect(session, &Session::recordingReset, notice, [notice] { notice->point({}); });
    connect(parts.panels->timeline, &TimelineView::addressRefused, this,
        [this](const QString& problem) { m_parts.showMessage(problem); });
    connect(notice, &Notice::announced, this, [this](const QString& text) {
        if (!text.isEmpty())
            m_parts.announcer->announce(text);
    });
    connect(parts.messages, &MessageBar::announced, this,
        [this] { m_parts.announcer->announce(m_parts.messages->text()); });
    parts.window->installEventFilter(this);
}

void NoticeController::place(SentenceArea* area, QWidget* centre)
{
    m_parts.notice->setParent(centre);
    m_parts.notice->placeOver(area);
    m_parts.notice->setFreeRoom([area] { return area->freeRoom(); });
}

void NoticeController::refuse(bool forward)
{
    const Session& session = *m_parts.session();
    QString text = tr("This is the start of the run. Nothing comes before it.");
    if (forward && session.isRunning())
        text = tr("The run has reached this point and is still running.");
    else if (forward)
        text = tr("This is the end of the run. %1").arg(Wording::endSentence(*session.recording()));
    m_parts.notice->showText(text, kRefusalMs);
    m_refused = true;
}

void NoticeController::withdraw()
{
    if (std::exchange(m_refused, false))
        m_parts.notice->clear();
}

/// Shows the status tip of a menu's command in the notice: Qt would look for a status bar.
bool NoticeController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_parts.window || event->type() != QEvent::StatusTip)
        return QObject::eventFilter(watched, event);
    m_parts.notice->point(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

} // namespace convoku
