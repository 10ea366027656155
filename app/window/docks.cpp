// SPDX-License-Identifier: MIT
#include "app/window/docks.h"

#include "app/window/dock_arrangement.h"
#include "app/window/parts/dock_title.h"
#include "app/window/parts/input_watch.h"
#include "app/window/parts/tab_guard.h"
#include "app/window/parts/text_scale.h"

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
constexpr int kLayoutVersion = 5;

/// Below this height, with letters of the usual size, docks share a place instead of standing one above the other.
constexpr int kDocksLowWindow = 740;

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

QString layoutKey(Perspective perspective)
{
    return QStringLiteral("layout/") + Docks::idOf(perspective);
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
    struct Text
    {
        Perspective perspective;
        QString name;
        QString help;
    };
    const Text texts[] = {
        {Perspective::Puzzle, tr("&Puzzle"), tr("The board, its reasons and the rules of the pass")},
        {Perspective::Teach, tr("&Teach"), tr("The list of lessons beside the board")},
        {Perspective::Debug, tr("De&bug"), tr("Events, stack, breakpoints and watches around the board")},
        {Perspective::Present, tr("Pr&esent"), tr("The centre view, enlarged for an audience")},
    };
    for (const auto& [perspective, text, help] : texts) {
        QAction* action = m_perspectives->addAction(text);
        action->setStatusTip(help);
        action->setToolTip(help);
        action->setObjectName(QStringLiteral("perspective_") + idOf(perspective));
        action->setCheckable(true);
        action->setData(static_cast<int>(perspective));
    }
    m_perspectives->actions().front()->setChecked(true);
    connect(m_perspectives, &QActionGroup::triggered, this,
        [this](QAction* action) { setPerspective(static_cast<Perspective>(action->data().toInt())); });
}

QString Docks::idOf(Perspective perspective)
{
    return QString::fromLatin1(kIds[static_cast<std::size_t>(perspective)].id);
}

std::optional<Perspective> Docks::perspectiveOf(const QString& id)
{
    for (const PerspectiveId& known : kIds) {
        if (id == QLatin1String(known.id))
            return known.perspective;
    }
    return std::nullopt;
}

QDockWidget* Docks::add(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area,
    std::initializer_list<Perspective> shownIn)
{
    auto* dock = new QDockWidget(title);
    dock->setObjectName(QString::fromLatin1(id));
    dock->setWidget(content);
    new DockTitle(dock);
    if (!canBeDragged()) {
        dock->setFeatures(dock->features() & ~QDockWidget::DockWidgetMovable);
        dock->installEventFilter(this);
    }
    m_window->addDockWidget(area, dock);
    m_entries.append({dock, area, shownIn, {}, {}, {}});
    QAction* action = dock->toggleViewAction();
    action->setObjectName(QStringLiteral("show_") + dock->objectName());
    connect(action, &QAction::triggered, this, [this, dock] { Q_EMIT asked(dock); });
    m_actions.append(action);
    return dock;
}

Docks::Entry& Docks::entryOf(const QDockWidget* dock)
{
    return *std::find_if(m_entries.begin(), m_entries.end(), [dock](const Entry& entry) { return entry.dock == dock; });
}

void Docks::moveIn(Perspective perspective, QDockWidget* dock, Qt::DockWidgetArea area)
{
    entryOf(dock).elsewhere[perspective] = area;
}

void Docks::putBelowIn(Perspective perspective, QDockWidget* dock)
{
    entryOf(dock).below.append(perspective);
}

void Docks::moveInLow(QDockWidget* dock, Qt::DockWidgetArea area)
{
    entryOf(dock).whenLow = area;
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool shown) {
        if (shown)
            place(dock);
    });
}

bool Docks::isLow() const
{
    return m_window->height() < kDocksLowWindow * textScale(m_window);
}

void Docks::place(QDockWidget* dock)
{
    const Entry& entry = entryOf(dock);
    const Qt::DockWidgetArea now = m_window->dockWidgetArea(dock);
    const Qt::DockWidgetArea wanted = entry.areaIn(m_perspective, isLow());
    // A dock in any other place was moved there by the user.
    if (dock->isFloating() || now == wanted || now != entry.areaIn(m_perspective, !isLow()))
        return;
    m_window->addDockWidget(wanted, dock);
    if (isLow())
        shareSide(dock, wanted);
}

void Docks::shareSide(QDockWidget* dock, Qt::DockWidgetArea area)
{
    for (const Entry& other : m_entries) {
        if (other.dock == dock || other.dock->isHidden() || other.dock->isFloating()
            || m_window->dockWidgetArea(other.dock) != area)
            continue;
        m_window->tabifyDockWidget(other.dock, dock);
        return;
    }
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
    m_bars.append({bar, area, shownIn, false});
    QAction* action = bar->toggleViewAction();
    action->setObjectName(QStringLiteral("show_") + bar->objectName());
    m_actions.append(action);
    return bar;
}

void Docks::addEdge(QToolBar* bar, Qt::ToolBarArea area)
{
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->toggleViewAction()->setVisible(false);
    m_window->addToolBar(area, bar);
    m_bars.append({bar, area, {}, true});
}

void Docks::addPart(
    const char* id, const QString& title, std::initializer_list<Perspective> shownIn, std::function<void(bool)> show)
{
    auto* action = new QAction(title, this);
    action->setObjectName(QStringLiteral("show_") + QString::fromLatin1(id));
    action->setCheckable(true);
    action->setChecked(true);
    connect(action, &QAction::toggled, this, std::move(show));
    m_parts.append({QString::fromLatin1(id), action, shownIn});
    m_actions.append(action);
}

char Docks::partsShown() const
{
    int shown = 0;
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        shown |= m_parts[i].action->isChecked() ? 1 << i : 0;
    return static_cast<char>(shown);
}

void Docks::showParts(char shown)
{
    for (qsizetype i = 0; i < m_parts.size(); ++i)
        m_parts[i].action->setChecked((shown & 1 << i) != 0);
}

QDockWidget* Docks::dock(const QString& id) const
{
    const auto entry = std::find_if(
        m_entries.begin(), m_entries.end(), [&id](const Entry& one) { return one.dock->objectName() == id; });
    return entry != m_entries.end() ? entry->dock : nullptr;
}

bool Docks::isShown(const QString& id) const
{
    if (const QDockWidget* found = dock(id))
        return !found->isHidden();
    return std::any_of(m_parts.begin(), m_parts.end(),
               [&id](const Part& part) { return part.id == id && part.action->isChecked(); })
        || std::any_of(m_bars.begin(), m_bars.end(),
            [&id](const Bar& one) { return one.bar->objectName() == id && !one.bar->isHidden(); });
}

void Docks::setShown(const QString& id, bool shown)
{
    if (QDockWidget* found = dock(id)) {
        if (shown && found->isHidden())
            place(found);
        found->setVisible(shown);
        if (shown)
            found->raise();
    }
    for (const Part& part : m_parts) {
        if (part.id == id)
            part.action->setChecked(shown);
    }
    for (const Bar& one : m_bars) {
        if (one.bar->objectName() == id)
            one.bar->setVisible(shown);
    }
}

bool Docks::isInFront(const QDockWidget* dock)
{
    // Qt puts those that are behind another one beyond the window's edge. Whether something of the dock itself is to be
    // seen does not say it: what it holds can cover all of it.
    const QWidget* window = dock->window();
    return dock->isVisible() && window->rect().intersects(QRect(dock->mapTo(window, QPoint()), dock->size()));
}

bool Docks::canBeDragged()
{
    return !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

void Docks::leaveAlone(QDockWidget* dock)
{
    m_alone.append(dock);
}

void Docks::setAside(QDockWidget* dock, bool aside)
{
    if (aside == (m_aside == dock))
        return;
    comeBack();
    m_aside = aside ? dock : nullptr;
    stepAside();
}

void Docks::stepAside()
{
    if (m_aside == nullptr || m_frozen || m_aside->isHidden() || m_aside->isFloating())
        return;
    const QList<QDockWidget*> beside = m_window->tabifiedDockWidgets(m_aside);
    if (std::any_of(beside.begin(), beside.end(), [](const QDockWidget* other) { return !other->isHidden(); }))
        return;
    m_steppedAside = true;
    m_aside->hide();
}

void Docks::comeBack()
{
    if (std::exchange(m_steppedAside, false))
        m_aside->show();
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
    m_steppedAside = false;
    const bool low = isLow();
    // From scratch: whatever floated or was tabbed goes back to its area, in the order of adding.
    QDockWidget* lastInArea[16] = {};
    for (const Entry& entry : m_entries) {
        const bool shown = isArranged(entry.dock) ? entry.shownIn.contains(perspective) : entry.dock->isVisible();
        // Before the window removes the dock: afterwards it could not be docked any more.
        entry.dock->setFloating(false);
        m_window->removeDockWidget(entry.dock);
        m_window->addDockWidget(entry.areaIn(perspective, low), entry.dock);
        entry.dock->setVisible(shown);
    }
    placeBars();
    for (const Bar& entry : m_bars)
        entry.bar->setVisible(isAtFirst(entry));
    // Docks of a side share it as tabs, also those that are opened later; the first one is in front.
    QDockWidget* first[16] = {};
    for (const Entry& entry : m_entries) {
        if ((!isArranged(entry.dock) && !(low && entry.whenLow)) || (entry.below.contains(perspective) && !low))
            continue;
        const Qt::DockWidgetArea area = entry.areaIn(perspective, low);
        QDockWidget*& last = lastInArea[area];
        if (last != nullptr)
            m_window->tabifyDockWidget(last, entry.dock);
        last = entry.dock;
        if (first[area] == nullptr && entry.dock->isVisibleTo(m_window))
            first[area] = entry.dock;
    }
    for (QDockWidget* dock : first) {
        if (dock != nullptr)
            dock->raise();
    }
    for (const Part& part : m_parts)
        part.action->setChecked(part.shownIn.contains(perspective));
    // The board comes first: of a large window the sides get more, of a small one what they need to be read.
    const int line = m_window->fontMetrics().height();
    const int side = std::clamp(m_window->width() / 4, line * 17, line * 25);
    for (const Entry& entry : m_entries) {
        if (!entry.dock->isVisibleTo(m_window))
            continue;
        const Qt::DockWidgetArea area = entry.areaIn(perspective, low);
        if (area == Qt::LeftDockWidgetArea)
            m_window->resizeDocks(
                {entry.dock}, {std::clamp(entry.dock->widget()->sizeHint().width(), line * 16, side)}, Qt::Horizontal);
        if (area == Qt::RightDockWidgetArea)
            m_window->resizeDocks({entry.dock}, {side}, Qt::Horizontal);
        if (area == Qt::BottomDockWidgetArea)
            m_window->resizeDocks({entry.dock}, {line * 11}, Qt::Vertical);
        // Resize both docks: otherwise the content of one of them would decide.
        if (entry.below.contains(perspective) && !low && first[area] != nullptr)
            m_window->resizeDocks({first[area], entry.dock}, {line * 22, line * 11}, Qt::Vertical);
    }
    stepAside();
}

void Docks::placeBars()
{
    for (const Bar& entry : m_bars) {
        const bool shown = entry.always ? isAtFirst(entry) : !entry.bar->isHidden();
        if (m_window->toolBarArea(entry.bar) != entry.area)
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
    setState(m_settings.value(layoutKey(m_perspective)).toByteArray());
}

bool Docks::isAtFirst(const Bar& bar) const
{
    return (bar.always ? m_edgesShown : bar.shownIn.contains(m_perspective))
        && !(m_bare && bar.area != Qt::TopToolBarArea);
}

void Docks::freeze(bool bare)
{
    keep();
    m_unfitted.clear();
    m_steppedAside = false;
    m_frozen = true;
    m_bare = bare;
    for (const Entry& entry : m_entries) {
        if (isArranged(entry.dock))
            entry.dock->hide();
    }
    for (const Bar& entry : m_bars)
        entry.bar->setVisible(isAtFirst(entry));
    showParts(0);
}

void Docks::thaw()
{
    m_bare = false;
    if (!std::exchange(m_frozen, false))
        return;
    recall();
}

void Docks::keep()
{
    if (m_frozen)
        return;
    m_settings.setValue(layoutKey(m_perspective), state());
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
        setState(m_settings.value(layoutKey(m_perspective)).toByteArray());
    });
}

void Docks::keepingAlone(const std::function<void()>& change)
{
    QList<std::pair<bool, bool>> alone; // in sight, and before the others of its side
    for (const QDockWidget* dock : m_alone)
        alone.append({dock->isVisibleTo(m_window), isInFront(dock)});
    change();
    for (qsizetype i = 0; i < m_alone.size(); ++i) {
        m_alone[i]->setVisible(alone[i].first);
        if (alone[i].second && !m_alone[i]->isFloating())
            m_alone[i]->raise();
    }
}

void Docks::reset()
{
    m_settings.remove(layoutKey(m_perspective));
    arrange(m_perspective);
}

QByteArray Docks::state()
{
    const bool away = m_steppedAside && m_aside->isHidden();
    if (away)
        m_aside->show();
    // Sizes that are only wished for would be fitted in another way when they come back.
    if (m_window->isVisible())
        m_window->layout()->activate();
    const QByteArray arrangement = m_window->saveState(kLayoutVersion);
    if (away)
        m_aside->hide();
    const QByteArray whole = arrangement + partsShown();
    return sumOf(whole) + whole;
}

bool Docks::setState(const QByteArray& state)
{
    const qsizetype length = QCryptographicHash::hashLength(QCryptographicHash::Sha1);
    const QByteArray whole = state.mid(length);
    const QByteArray arrangement = whole.chopped(std::min<qsizetype>(whole.size(), 1));
    endDrag();
    if (state.left(length) != sumOf(whole) || !isDockArrangement(arrangement) || !restoreUnseen(arrangement))
        return false;
    m_steppedAside = false;
    stepAside();
    placeBars();
    showParts(whole.back());
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
    m_steppedAside = false;
    stepAside();
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
    if (dock->isHidden())
        place(dock);
    dock->show();
    dock->raise();
    if (QWidget* target = focusTarget(dock))
        target->setFocus(InputWatch::instance().focusReason());
    Q_EMIT asked(dock);
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
