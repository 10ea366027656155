// SPDX-License-Identifier: MIT
#include "app/widgets/shell/docks.h"

#include "app/widgets/parts/tab_guard.h"
#include "app/widgets/shell/dock_arrangement.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QCursor>
#include <QDockWidget>
#include <QGuiApplication>
#include <QLayout>
#include <QMainWindow>
#include <QMouseEvent>
#include <QSettings>
#include <QTimer>
#include <QToolBar>

#include <algorithm>
#include <chrono>
#include <utility>

namespace convoku {
namespace {

/// Goes up when docks are added or renamed: an older arrangement would leave them out.
constexpr int kLayoutVersion = 3;

/// A window that comes maximized or as large as the screen has its size when this is over.
constexpr std::chrono::milliseconds kGrowingTime{500};

struct PerspectiveId
{
    Perspective perspective;
    const char* id;
};
constexpr PerspectiveId kIds[] = {{Perspective::Puzzle, "puzzle"}, {Perspective::Teach, "teach"},
    {Perspective::Debug, "debug"}, {Perspective::Present, "present"}};

/// Qt believes what it reads, and a few wrong bytes can end the program: they come with a sum of theirs.
QByteArray sumOf(const QByteArray& arrangement)
{
    return QCryptographicHash::hash(arrangement, QCryptographicHash::Sha1);
}

QString key(Perspective perspective)
{
    return QStringLiteral("layout/") + QString::fromLatin1(kIds[static_cast<std::size_t>(perspective)].id);
}

} // namespace

Docks::Docks(QMainWindow* window, QSettings& settings)
    : QObject(window)
    , m_window(window)
    , m_settings(settings)
    , m_perspectives(new QActionGroup(this))
{
    TabGuard::watchDocks(window);
    window->installEventFilter(this);
    const std::pair<Perspective, QString> texts[] = {{Perspective::Puzzle, tr("&Puzzle")},
        {Perspective::Teach, tr("&Teach")}, {Perspective::Debug, tr("De&bug")}, {Perspective::Present, tr("Pr&esent")}};
    for (const auto& [perspective, text] : texts) {
        QAction* action = m_perspectives->addAction(text);
        action->setObjectName(
            QStringLiteral("perspective_") + QString::fromLatin1(kIds[static_cast<std::size_t>(perspective)].id));
        action->setCheckable(true);
        action->setData(static_cast<int>(perspective));
    }
    m_perspectives->actions().front()->setChecked(true);
    connect(m_perspectives, &QActionGroup::triggered, this,
        [this](QAction* action) { setPerspective(static_cast<Perspective>(action->data().toInt())); });
}

QDockWidget* Docks::add(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area,
    std::initializer_list<Perspective> shownIn)
{
    auto* dock = new QDockWidget(title);
    dock->setObjectName(QString::fromLatin1(id));
    dock->setWidget(content);
    if (!canBeDragged()) {
        dock->setFeatures(dock->features() & ~QDockWidget::DockWidgetMovable);
        dock->installEventFilter(this);
    }
    m_window->addDockWidget(area, dock);
    m_entries.append({dock, area, shownIn});
    QAction* action = dock->toggleViewAction();
    action->setObjectName(QStringLiteral("show_") + dock->objectName());
    m_actions.append(action);
    return dock;
}

QToolBar* Docks::addBar(const char* id, const QString& title, QWidget* content, Qt::ToolBarArea area,
    std::initializer_list<Perspective> shownIn)
{
    auto* bar = new QToolBar(title);
    bar->setObjectName(QString::fromLatin1(id));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->addWidget(content);
    m_window->addToolBar(area, bar);
    bar->layout()->setContentsMargins(0, 0, 0, 0); // which it has anew in a window
    m_bars.append({bar, area, shownIn});
    QAction* action = bar->toggleViewAction();
    action->setObjectName(QStringLiteral("show_") + bar->objectName());
    m_actions.append(action);
    return bar;
}

bool Docks::canBeDragged()
{
    return !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

void Docks::leaveAlone(QDockWidget* dock)
{
    m_alone.append(dock);
}

void Docks::endDrag() const
{
    const QPointF place = QCursor::pos();
    const auto letGo = [&place](QWidget* widget, QEvent::Type type) {
        QMouseEvent release(type, widget->mapFromGlobal(place), place, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(widget, &release);
    };
    for (TabGuard* tabs : m_window->findChildren<TabGuard*>())
        tabs->endDrag();
    for (const Entry& entry : m_entries) {
        letGo(entry.dock, QEvent::MouseButtonRelease);
        letGo(entry.dock, QEvent::NonClientAreaMouseButtonRelease);
    }
    letGo(m_window, QEvent::MouseButtonRelease); // the border between two docks
}

void Docks::arrange(Perspective perspective)
{
    endDrag();
    m_unfitted.clear();
    // From scratch: whatever floated or was tabbed goes back to its area, in the order of adding.
    QDockWidget* lastInArea[16] = {};
    for (const Entry& entry : m_entries) {
        const bool shown = isArranged(entry.dock) ? entry.shownIn.contains(perspective) : entry.dock->isVisible();
        // As long as the window knows it: afterwards it could not be docked any more.
        entry.dock->setFloating(false);
        m_window->removeDockWidget(entry.dock);
        m_window->addDockWidget(entry.area, entry.dock);
        entry.dock->setVisible(shown);
    }
    placeBars();
    for (const Bar& entry : m_bars)
        entry.bar->setVisible(entry.shownIn.contains(perspective));
    // Below the board there is room for one row: docks there share it as tabs. Of those on the right the first, the
    // legend, stays in sight; the others share the rest.
    QDockWidget* raised[16] = {};
    int inArea[16] = {};
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isVisibleTo(m_window))
            continue;
        QDockWidget*& last = lastInArea[entry.area];
        const int nth = inArea[entry.area]++;
        const bool tabs = entry.area == Qt::BottomDockWidgetArea || (entry.area == Qt::RightDockWidgetArea && nth > 1);
        if (tabs && last != nullptr)
            m_window->tabifyDockWidget(last, entry.dock);
        else
            raised[entry.area] = entry.dock;
        last = entry.dock;
    }
    for (QDockWidget* dock : raised) {
        if (dock != nullptr)
            dock->raise();
    }
    const int line = m_window->fontMetrics().height();
    // On the right the legend comes first, but what is asked of a candidate needs the room.
    QList<QDockWidget*> right;
    for (const Entry& entry : m_entries) {
        if (entry.area == Qt::RightDockWidgetArea && entry.dock->isVisibleTo(m_window) && right.size() < 2)
            right.append(entry.dock);
    }
    if (right.size() == 2)
        m_window->resizeDocks(right, {line * 14, line * 26}, Qt::Vertical);
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isVisibleTo(m_window))
            continue;
        if (entry.area == Qt::LeftDockWidgetArea) // long names need more, but not at the board's cost
            m_window->resizeDocks({entry.dock},
                {std::clamp(entry.dock->widget()->sizeHint().width(), line * 25, line * 30)}, Qt::Horizontal);
        if (entry.area == Qt::RightDockWidgetArea)
            m_window->resizeDocks({entry.dock}, {line * 20}, Qt::Horizontal);
        if (entry.area == Qt::BottomDockWidgetArea)
            m_window->resizeDocks({entry.dock}, {line * 11}, Qt::Vertical);
    }
}

void Docks::placeBars()
{
    for (const Bar& entry : m_bars) {
        if (m_window->toolBarArea(entry.bar) == entry.area)
            continue;
        const bool shown = !entry.bar->isHidden();
        m_window->addToolBar(entry.area, entry.bar);
        entry.bar->setVisible(shown);
    }
}

void Docks::restore()
{
    const int stored = m_settings.value(QStringLiteral("layout/perspective"), 0).toInt();
    m_perspective = static_cast<Perspective>(std::clamp(stored, 0, kPerspectiveCount - 1));
    m_perspectives->actions()[static_cast<int>(m_perspective)]->setChecked(true);
    arrange(m_perspective);
    setState(m_settings.value(key(m_perspective)).toByteArray());
}

void Docks::freeze()
{
    keep();
    m_unfitted.clear();
    m_frozen = true;
    for (const Entry& entry : m_entries) {
        if (isArranged(entry.dock))
            entry.dock->hide();
    }
    for (const Bar& entry : m_bars)
        entry.bar->hide();
}

void Docks::thaw()
{
    if (!std::exchange(m_frozen, false))
        return;
    recall();
}

void Docks::keep()
{
    if (m_frozen)
        return;
    m_settings.setValue(key(m_perspective), state());
}

void Docks::save()
{
    if (m_frozen)
        return;
    keep();
    m_settings.setValue(QStringLiteral("layout/perspective"), static_cast<int>(m_perspective));
}

void Docks::setPerspective(Perspective perspective)
{
    m_perspectives->actions()[static_cast<int>(perspective)]->setChecked(true);
    if (perspective == m_perspective)
        return;
    keep();
    m_perspective = perspective;
    recall();
    Q_EMIT perspectiveChanged();
}

void Docks::recall()
{
    keepingAlone([this] {
        arrange(m_perspective);
        setState(m_settings.value(key(m_perspective)).toByteArray());
    });
}

void Docks::keepingAlone(const std::function<void()>& change)
{
    QList<bool> alone;
    for (const QDockWidget* dock : m_alone)
        alone.append(dock->isVisibleTo(m_window));
    change();
    for (qsizetype i = 0; i < m_alone.size(); ++i)
        m_alone[i]->setVisible(alone[i]);
}

void Docks::reset()
{
    m_settings.remove(key(m_perspective));
    arrange(m_perspective);
}

QByteArray Docks::state() const
{
    const QByteArray arrangement = m_window->saveState(kLayoutVersion);
    return sumOf(arrangement) + arrangement;
}

bool Docks::setState(const QByteArray& state)
{
    const qsizetype length = QCryptographicHash::hashLength(QCryptographicHash::Sha1);
    const QByteArray arrangement = state.mid(length);
    endDrag();
    if (state.left(length) != sumOf(arrangement) || !isDockArrangement(arrangement) || !restoreUnseen(arrangement))
        return false;
    placeBars();
    m_unfitted = m_window->isVisible() ? QByteArray() : arrangement;
    return true;
}

bool Docks::restoreUnseen(const QByteArray& arrangement)
{
    constexpr Qt::WindowStates kGrown = Qt::WindowMaximized | Qt::WindowFullScreen;
    const Qt::WindowStates shape = m_window->windowState();
    const bool comes = !m_window->isVisible() && (shape & kGrown);
    if (comes)
        m_window->overrideWindowState(shape & ~kGrown);
    const bool restored = m_window->restoreState(arrangement, kLayoutVersion);
    if (comes)
        m_window->overrideWindowState(shape);
    return restored;
}

void Docks::fit()
{
    if (m_unfitted.isEmpty() || !m_window->isVisible())
        return;
    endDrag();
    keepingAlone([this] { m_window->restoreState(m_unfitted, kLayoutVersion); });
}

void Docks::bringFloatingForward() const
{
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isFloating() || !entry.dock->isVisible())
            continue;
        entry.dock->hide();
        entry.dock->show();
    }
}

bool Docks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_window) {
        auto* dock = qobject_cast<QDockWidget*>(watched);
        if (event->type() != QEvent::Close || !event->spontaneous() || dock == nullptr || !dock->isFloating())
            return QObject::eventFilter(watched, event);
        event->ignore();
        // The window that is closed goes with it.
        QTimer::singleShot(0, dock, [dock] { dock->setFloating(false); });
        return true;
    }
    if (event->type() == QEvent::Show && !event->spontaneous() && !canBeDragged())
        QTimer::singleShot(0, this, &Docks::bringFloatingForward);
    if (event->type() == QEvent::Resize && m_window->isVisible() && !m_unfitted.isEmpty())
        QTimer::singleShot(0, this, &Docks::fit); // not from within: it can ask for another size
    if (event->type() == QEvent::Show && !event->spontaneous())
        QTimer::singleShot(kGrowingTime, this, [this] { m_unfitted.clear(); });
    return QObject::eventFilter(watched, event);
}

void Docks::bringUp(QDockWidget* dock)
{
    dock->show();
    dock->raise();
    if (QWidget* target = focusTarget(dock))
        target->setFocus(Qt::ShortcutFocusReason);
}

QWidget* Docks::focusTarget(const QDockWidget* dock)
{
    QWidget* content = dock->widget();
    const auto takes = [](const QWidget* widget) {
        return widget->isEnabled() && !widget->isHidden() && (widget->focusPolicy() & Qt::TabFocus);
    };
    if (takes(content))
        return content;
    for (QWidget* widget = content->nextInFocusChain(); widget != content && widget != nullptr;
         widget = widget->nextInFocusChain()) {
        if (content->isAncestorOf(widget) && widget->isVisibleTo(content) && takes(widget))
            return widget;
    }
    return nullptr;
}

} // namespace convoku
