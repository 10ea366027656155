// SPDX-License-Identifier: MIT
#include "app/window/rail.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMenu>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

// In pixels, at the usual size of letters.
constexpr int kRailIcon = 18;
constexpr int kRailMargin = 2;
constexpr int kRailEdge = 2; ///< on each side of the items
constexpr int kRailWidth = 66;
constexpr int kRailWideWidth = 76; ///< in languages with longer words
constexpr int kRailIconWidth = 44; ///< without labels
constexpr int kRailSeparator = 21;
constexpr int kMostItem = 46; ///< height of an item
constexpr int kLeastLabelled = 40; ///< the same, with a label
constexpr int kLeastItem = 36; ///< the same, for the panels to have items of their own
constexpr int kLeastLabelledWindow = 1000; ///< width of a window with labels

} // namespace

Rail::Rail(QWidget* parent)
    : QToolBar(tr("Views and panels"), parent)
    , m_separator(addSeparator())
    , m_moreButton(form::tool("rail_more", Sign::More, tr("Open or close a panel")))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("rail"));
    setOrientation(Qt::Vertical);
    setIconSize({kRailIcon, kRailIcon});
    setContentsMargins(0, kRailMargin, 0, kRailMargin);
    layout()->setSpacing(0);
    m_more = addWidget(m_moreButton);
    m_more->setVisible(false);
    connect(m_moreButton, &QToolButton::clicked, this,
        [this] { m_menu->popup(m_moreButton->mapToGlobal(m_moreButton->rect().topRight())); });
}

QToolButton* Rail::addButton(const QString& label)
{
    auto* button = new QToolButton;
    button->setIconSize(iconSize());
    button->setAutoRaise(true);
    button->setText(label);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTextSize(button, TextSize::Label);
    connect(button, &QToolButton::toggled, button,
        [button](bool on) { setTextSize(button, TextSize::Label, on ? QFont::DemiBold : QFont::Normal); });
    m_buttons.push_back(button);
    return button;
}

void Rail::addView(QAction* command, const QString& label)
{
    QToolButton* button = addButton(label);
    insertWidget(m_separator, button);
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
    QToolButton* button = addButton(label);
    m_panels.push_back(insertWidget(m_more, button));
    m_menu->addAction(dock->toggleViewAction());
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

int Rail::itemHeight(std::size_t items) const
{
    return (height() - 2 * kRailMargin - kRailSeparator) / std::max(1, static_cast<int>(items));
}

int Rail::labelWidth() const
{
    int widest = 0;
    for (const QToolButton* button : m_buttons) {
        QFont font = button->font();
        font.setWeight(QFont::DemiBold); // as the checked button has
        widest = std::max(widest, QFontMetrics(font, button).horizontalAdvance(button->text()));
    }
    return widest;
}

void Rail::fit()
{
    const double scale = textScale(this);
    const auto scaled = [scale](int pixels) { return static_cast<int>(std::lround(pixels * scale)); };
    const bool folded = itemHeight(m_buttons.size()) < kLeastItem;
    for (QAction* panel : m_panels)
        panel->setVisible(!folded);
    m_more->setVisible(folded);
    const bool labelled
        = window()->width() >= scaled(kLeastLabelledWindow) && itemHeight(m_buttons.size()) >= scaled(kLeastLabelled);
    const int high = itemHeight(folded ? m_buttons.size() - m_panels.size() + 1 : m_buttons.size());
    const int frame = style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, this);
    const int words = labelWidth() + 2 * (frame + kRailEdge);
    const int wide
        = words <= scaled(kRailWidth) ? scaled(kRailWidth) : std::max(words + 4 * kRailMargin, scaled(kRailWideWidth));
    setFixedWidth(labelled ? wide : kRailIconWidth);
    m_moreButton->setFixedHeight(std::min(high, kMostItem));
    for (QToolButton* button : m_buttons) {
        button->setToolButtonStyle(labelled ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly);
        button->setFixedHeight(std::min(high, labelled ? scaled(kMostItem) : kMostItem));
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
