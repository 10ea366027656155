// SPDX-License-Identifier: MIT
#include "app/window/present_controller.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/present/widgets/present_view.h"
#include "app/window/centre.h"
#include "app/window/edit_controller.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/window_parts.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

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
    // Whoever asks for another view or for a panel wants to see it, and a message waits for an answer.
    connect(parts.centre, &Centre::currentChanged, this, &PresentController::leave);
    connect(parts.messages, &MessageBar::told, this, &PresentController::leave);
    connect(parts.docks, &Docks::asked, this, [this](QDockWidget* dock) {
        if (m_view->isHidden())
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
    m_parts.notice->setCover(nullptr);
    delete m_view;
}

void PresentController::follow()
{
    const bool present = m_parts.docks->perspective() == Perspective::Present;
    if (!present)
        m_before = m_parts.docks->perspective();
    const bool shown = present && m_parts.hasRun();
    if (shown != m_view->isHidden())
        return;
    m_view->setGeometry(m_parts.window->rect());
    m_view->raise();
    m_view->setVisible(shown);
    (shown ? static_cast<QWidget*>(m_view) : m_parts.centre->board())->setFocus();
}

void PresentController::leave()
{
    if (!m_view->isHidden())
        m_parts.docks->setPerspective(m_before);
}

bool PresentController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        m_view->setGeometry(m_parts.window->rect());
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
