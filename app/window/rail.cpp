// SPDX-License-Identifier: MIT
#include "app/window/rail.h"

#include "app/window/commands.h"
#include "app/window/docks.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kRailIcon = 20;
constexpr int kRailMargin = 4;
constexpr int kRailNarrow = 68; ///< of a window, in heights of a line

} // namespace

Rail::Rail(QWidget* parent)
    : QToolBar(tr("Views and panels"), parent)
{
    setObjectName(QStringLiteral("rail"));
    setOrientation(Qt::Vertical);
    setIconSize({kRailIcon, kRailIcon});
    setContentsMargins(kRailMargin, kRailMargin, kRailMargin, kRailMargin);
}

QToolButton* Rail::addButton(const QString& label)
{
    auto* button = new QToolButton;
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(iconSize());
    button->setAutoRaise(true);
    button->setText(label);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addWidget(button);
    m_buttons.push_back(button);
    return button;
}

void Rail::addView(QAction* command, const QString& label)
{
    QToolButton* button = addButton(label);
    button->setObjectName(QStringLiteral("rail_") + command->objectName());
    button->setCheckable(true);
    button->setAccessibleName(Commands::label(command));
    // Not the action itself: its text is a menu's.
    const auto show = [button, command] {
        button->setIcon(command->icon());
        button->setEnabled(command->isEnabled());
        button->setChecked(command->isChecked());
        button->setToolTip(command->toolTip());
    };
    connect(command, &QAction::changed, button, show);
    connect(button, &QToolButton::clicked, command, [command, show] {
        command->trigger();
        show(); // the click has checked it
    });
    show();
}

void Rail::addPanel(QDockWidget* dock, const QIcon& icon, const QString& label)
{
    if (!std::exchange(m_hasPanels, true))
        addSeparator();
    QToolButton* button = addButton(label);
    button->setObjectName(QStringLiteral("rail_") + dock->objectName());
    button->setCheckable(true);
    button->setIcon(icon);
    button->setAccessibleName(dock->windowTitle());
    button->setToolTip(tr("Open or close: %1").arg(dock->windowTitle()));
    // The dock tells when it goes behind another one, too; one that is behind counts as closed.
    connect(dock, &QDockWidget::visibilityChanged, button, &QToolButton::setChecked);
    connect(button, &QToolButton::clicked, dock, [dock, button] {
        const bool opens = !Docks::isInFront(dock);
        dock->setVisible(opens);
        if (opens)
            dock->raise();
        button->setChecked(opens);
    });
    button->setChecked(Docks::isInFront(dock));
}

int Rail::heightWithLabels() const
{
    int height
        = 2 * kRailMargin + (m_hasPanels ? style()->pixelMetric(QStyle::PM_ToolBarSeparatorExtent, nullptr, this) : 0);
    for (QToolButton* button : m_buttons) {
        const Qt::ToolButtonStyle now = button->toolButtonStyle();
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        height += button->sizeHint().height() + layout()->spacing();
        button->setToolButtonStyle(now);
    }
    return height;
}

void Rail::fit()
{
    const bool wide = window()->width() >= kRailNarrow * fontMetrics().height();
    const auto wanted = wide && height() >= heightWithLabels() ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly;
    for (QToolButton* button : m_buttons) {
        if (button->toolButtonStyle() != wanted)
            button->setToolButtonStyle(wanted);
    }
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void Rail::showEvent(QShowEvent* event)
{
    QToolBar::showEvent(event);
    window()->installEventFilter(this);
    fit();
}

bool Rail::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        fit();
    return QToolBar::eventFilter(watched, event);
}

void Rail::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &Rail::fit, Qt::QueuedConnection);
}

} // namespace convoku
