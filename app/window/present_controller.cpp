// SPDX-License-Identifier: MIT
#include "app/window/present_controller.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/present/widgets/present_view.h"
#include "app/window/centre.h"
#include "app/window/edit_controller.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/parts/style.h"
#include "app/window/window_parts.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>

namespace convoku {

PresentController::PresentController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_view(new PresentView(parts.session(), parts.workspace()->inquiry(), parts.window))
{
    m_view->hide();
    connect(m_view, &PresentView::left, this, &PresentController::leave);
    connect(parts.docks, &Docks::perspectiveChanged, this, &PresentController::follow);
    connect(parts.session(), &Session::recordingReset, this, &PresentController::follow);
    connect(parts.editing, &EditController::modeChanged, this, &PresentController::follow);
    // Leave the presentation if the user opens another view or a panel, which would be covered, or if a message needs
    // an answer.
    connect(parts.centre, &Centre::currentChanged, this, &PresentController::leave);
    connect(parts.messages, &MessageBar::announced, this, &PresentController::leave);
    connect(parts.docks, &Docks::asked, this, [this](QDockWidget* dock) {
        if (m_view->isHidden() && !m_fills)
            return;
        leave();
        m_parts.docks->bringUp(dock);
    });
    parts.notice->setCover(m_view);
    parts.window->installEventFilter(this);
    // Opening a puzzle, for one, hands the keyboard to the board, which lies below.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && now != m_view && !m_view->isHidden() && now->window() == m_parts.window)
            m_view->setFocus();
    });
}

PresentController::~PresentController()
{
    disconnect(qApp, nullptr, this, nullptr);
    if (m_fills)
        enlargeWindowFont(1);
    m_parts.notice->setCover(nullptr);
    delete m_view;
}

void PresentController::follow()
{
    const bool present = m_parts.docks->perspective() == Perspective::Present;
    if (!present)
        m_before = m_parts.docks->perspective();
    // A lesson arranges the window by itself.
    const bool onBoard = m_parts.centre->isCurrent(m_parts.centre->board()) || m_parts.docks->isFrozen();
    const bool shown = present && m_parts.hasRun() && onBoard;
    fillWindow(present && m_parts.hasRun() && !onBoard);
    if (shown != m_view->isHidden())
        return;
    m_view->setGeometry(m_parts.window->rect());
    m_view->raise();
    m_view->setVisible(shown);
    (shown ? static_cast<QWidget*>(m_view) : m_parts.centre->board())->setFocus();
}

void PresentController::fillWindow(bool fills)
{
    if (fills == m_fills)
        return;
    constexpr qreal kLarger = 1.25;
    m_fills = fills;
    m_parts.docks->setEdgesShown(!fills);
    m_parts.window->menuBar()->setVisible(!fills);
    enlargeWindowFont(fills ? kLarger : 1);
    if (fills)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
    m_parts.centre->goTo(m_parts.centre->current().widget);
}

void PresentController::leave()
{
    if (!m_view->isHidden() || m_fills)
        m_parts.docks->setPerspective(m_before);
}

bool PresentController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_parts.window && event->type() == QEvent::Resize)
        m_view->setGeometry(m_parts.window->rect());
    // Before the view drops its cursor.
    if (m_fills && event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape
        && watched->isWidgetType() && static_cast<QWidget*>(watched)->window() == m_parts.window) {
        leave();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
