// SPDX-License-Identifier: MIT
#include "app/window/parts/dock_title.h"

#include "app/window/parts/icons.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

namespace convoku {

DockTitle::DockTitle(QDockWidget* dock)
    : QWidget(dock)
    , m_dock(dock)
    , m_name(new PlainLabel(this))
    , m_row(new QHBoxLayout(this))
    , m_float(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    m_name->setObjectName(QStringLiteral("dock_name"));
    m_float->setObjectName(QStringLiteral("dock_float"));
    m_close->setObjectName(QStringLiteral("dock_close"));
    setTextSize(m_name, TextSize::Body, QFont::DemiBold);
    m_row->setContentsMargins(space::kUsual, 0, space::kSmall, 0);
    m_row->setSpacing(space::kTight);
    m_row->addWidget(m_name, 1);
    m_name->setMinimumWidth(1); // a narrow dock may cut its name, which stands in its tip
    for (QToolButton* button : {m_float, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_row->addWidget(button);
    }
    m_float->setIcon(icon(Sign::Float));
    m_close->setIcon(icon(Sign::Close));
    connect(m_float, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
    connect(dock, &QDockWidget::featuresChanged, this, &DockTitle::follow);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockTitle::follow);
    connect(dock, &QDockWidget::visibilityChanged, this, &DockTitle::followSoon);
    connect(dock, &QWidget::windowTitleChanged, this, &DockTitle::follow);
    dock->installEventFilter(this);
    if (dock->parentWidget() != nullptr)
        dock->parentWidget()->installEventFilter(this); // the window, which arranges them
    dock->setTitleBarWidget(this);
    follow();
}

void DockTitle::addWidget(QWidget* widget)
{
    m_row->insertWidget(m_row->indexOf(m_float), widget);
}

QSize DockTitle::sizeHint() const
{
    const int height = isAway() ? 0 : std::max(space::kDockTitle, m_row->sizeHint().height());
    return {m_row->sizeHint().width(), height};
}

QSize DockTitle::minimumSizeHint() const
{
    return {m_row->minimumSize().width(), sizeHint().height()};
}

void DockTitle::follow()
{
    const QString name = m_dock->windowTitle();
    m_name->setText(name);
    m_name->setToolTip(name);
    const QDockWidget::DockWidgetFeatures can = m_dock->features();
    m_float->setVisible(can.testFlag(QDockWidget::DockWidgetFloatable));
    m_close->setVisible(can.testFlag(QDockWidget::DockWidgetClosable));
    const QString floatText
        = m_dock->isFloating() ? tr("Return “%1” to the main window").arg(name) : tr("“%1” in a window").arg(name);
    m_float->setToolTip(floatText);
    m_float->setAccessibleName(floatText);
    const QString closeText = tr("Close “%1”").arg(name);
    m_close->setToolTip(closeText);
    m_close->setAccessibleName(closeText);
    QTabBar* const bar = tabs();
    if (bar != nullptr)
        bar->installEventFilter(this); // a second time counts as none
    m_inTabs = bar != nullptr;
    for (QToolButton* button : {m_float, m_close})
        button->setFocusPolicy(isAway() ? Qt::NoFocus : Qt::TabFocus);
    if (isAway() == (maximumHeight() == 0))
        return;
    // Not hidden: a title that is hidden would be shown again by its dock.
    setMaximumHeight(isAway() ? 0 : QWIDGETSIZE_MAX);
    m_name->setVisible(!isAway());
    updateGeometry();
}

bool DockTitle::isAway() const
{
    return m_inTabs || (m_bare && !m_dock->isFloating());
}

void DockTitle::setBare(bool bare)
{
    m_bare = bare;
    follow();
}

void DockTitle::followSoon()
{
    if (std::exchange(m_soon, true))
        return;
    QTimer::singleShot(0, this, [this] {
        m_soon = false;
        follow();
    });
}

QTabBar* DockTitle::tabs() const
{
    const auto* window = qobject_cast<const QMainWindow*>(m_dock->parentWidget());
    if (window == nullptr || m_dock->isFloating())
        return nullptr;
    for (QTabBar* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (bar->isHidden() || bar->count() < 2)
            continue;
        for (int i = 0; i < bar->count(); ++i) {
            // Qt's own way to know whose tab it is.
            if (bar->tabData(i).value<quintptr>() == reinterpret_cast<quintptr>(m_dock))
                return bar;
        }
    }
    return nullptr;
}

void DockTitle::openMenu(QTabBar* tabs, QPoint at)
{
    QMenu menu(tabs);
    if (!m_float->isHidden())
        menu.addAction(icon(Sign::Float), tr("In a window"), m_float, &QToolButton::click);
    if (!m_close->isHidden())
        menu.addAction(icon(Sign::Close), tr("Close"), m_close, &QToolButton::click);
    if (!menu.isEmpty())
        menu.exec(tabs->mapToGlobal(at));
}

bool DockTitle::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_dock || watched == m_dock->parentWidget()) {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::LayoutRequest:
            followSoon();
            break;
        default:
            break;
        }
        return QWidget::eventFilter(watched, event);
    }
    auto* const bar = qobject_cast<QTabBar*>(watched);
    if (bar != nullptr && event->type() == QEvent::ContextMenu && bar == tabs()) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool byKey = asked->reason() == QContextMenuEvent::Keyboard;
        const int tab = byKey ? bar->currentIndex() : bar->tabAt(asked->pos());
        if (tab < 0 || bar->tabData(tab).value<quintptr>() != reinterpret_cast<quintptr>(m_dock))
            return false; // another dock's title answers
        openMenu(bar, byKey ? bar->tabRect(tab).center() : asked->pos());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DockTitle::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

/// The ground of the panel's: a card from its name to its end.
void DockTitle::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Window));
}

} // namespace convoku
