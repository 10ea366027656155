// SPDX-License-Identifier: MIT
#include "app/window/parts/tab_guard.h"

#include <QChildEvent>
#include <QCoreApplication>
#include <QLayout>
#include <QMainWindow>
#include <QMouseEvent>
#include <QTabBar>

namespace convoku {
namespace {

void guard(QObject* child)
{
    auto* bar = qobject_cast<QTabBar*>(child);
    if (bar != nullptr && bar->findChild<TabGuard*>(QString(), Qt::FindDirectChildrenOnly) == nullptr)
        new TabGuard(bar);
}

/// Qt makes the bars of docks when it needs them, as children of the window.
class BarFinder : public QObject
{
public:
    explicit BarFinder(QMainWindow* window)
        : QObject(window)
    {
        window->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ChildPolished) // before it is shown, and it is a whole bar by then
            guard(static_cast<QChildEvent*>(event)->child());
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

TabGuard::TabGuard(QTabBar* bar)
    : QObject(bar)
    , m_bar(bar)
{
    bar->installEventFilter(this);
}

void TabGuard::watchDocks(QMainWindow* window)
{
    for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        guard(bar);
    new BarFinder(window);
}

void TabGuard::endDrag()
{
    if (!m_isDown)
        return;
    m_isDown = false;
    const QPointF place(-1, -1); // on no tab: none is chosen
    QMouseEvent release(
        QEvent::MouseButtonRelease, place, m_bar->mapToGlobal(place), Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_bar, &release);
}

bool TabGuard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
        if (const QWidget* parent = m_bar->parentWidget(); parent != nullptr && parent->layout() != nullptr)
            parent->layout()->activate();
        if (m_isDown && m_bar->count() != m_count)
            endDrag();
        if (!m_bar->isVisible()) // what it showed is elsewhere now
            return true;
        if (event->type() != QEvent::MouseMove && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
            m_count = m_bar->count();
            m_isDown = true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            m_isDown = false;
        break;
    case QEvent::Hide:
        endDrag();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
