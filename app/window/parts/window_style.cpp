// SPDX-License-Identifier: MIT
#include "app/window/parts/window_style.h"

#include "app/window/parts/icons.h"
#include "app/window/parts/input_watch.h"
#include "app/window/parts/style.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFocusFrame>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

namespace convoku {
namespace {

/// Milliseconds at rest until a tip comes; Qt's own 700 have the pointer gone again.
constexpr int kTipSoon = 350;

/// Outside of what has the focus by a key, one for the whole program: a widget can't paint beyond its own edge.
class FocusRing : public QObject
{
public:
    explicit FocusRing(QObject* parent)
        : QObject(parent)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
        connect(&InputWatch::instance(), &InputWatch::mousePressed, this, [this] { follow(nullptr); });
    }
    ~FocusRing() override { delete m_frame; }

private:
    static QWidget* ringed(QWidget* widget)
    {
        if (widget == nullptr || widget->isWindow())
            return nullptr;
        // The line edit of a spin box or combo box gets the ring of the whole control.
        if (qobject_cast<QLineEdit*>(widget) != nullptr
            && (qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr
                || qobject_cast<QComboBox*>(widget->parentWidget()) != nullptr))
            widget = widget->parentWidget();
        if (widget->property("convoku_own_focus").toBool())
            return nullptr;
        const bool isControl = qobject_cast<QAbstractButton*>(widget) != nullptr
            || qobject_cast<QLineEdit*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
            || qobject_cast<QAbstractSpinBox*>(widget) != nullptr || qobject_cast<QAbstractSlider*>(widget) != nullptr;
        return isControl ? widget : nullptr;
    }

    void follow(QWidget* now)
    {
        QWidget* const widget = InputWatch::instance().isByKey() ? ringed(now) : nullptr;
        if (widget == nullptr) {
            if (m_frame)
                m_frame->setWidget(nullptr);
            return;
        }
        if (!m_frame) { // gone with the window that it was in
            m_frame = new QFocusFrame;
            m_frame->setObjectName(QStringLiteral("focus_ring"));
        }
        m_frame->setWidget(widget);
    }

    QPointer<QFocusFrame> m_frame;
};

const QAbstractItemView* viewOf(const QWidget* widget)
{
    return qobject_cast<const QAbstractItemView*>(widget);
}

bool fillsDock(const QWidget* widget)
{
    for (const QWidget* up = widget; up != nullptr; up = up->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(up) != nullptr)
            return true;
        if (up->isWindow())
            return false;
    }
    return false;
}

} // namespace

QStyle* makeWindowStyle()
{
    return new WindowStyle;
}

WindowStyle::WindowStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    new FocusRing(this);
    connect(&InputWatch::instance(), &InputWatch::altChanged, this, [] {
        for (QWidget* widget : QApplication::allWidgets()) {
            if (widget->isVisible())
                widget->update();
        }
    });
}

void WindowStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // Told when the mouse comes and goes.
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
        || qobject_cast<QAbstractSlider*>(widget) != nullptr || qobject_cast<QTabBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    // Tabs are words on the ground that they lie on.
    if (auto* tabs = qobject_cast<QTabBar*>(widget))
        tabs->setDrawBase(true);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
        // A list that fills its panel ends where the panel does.
        return viewOf(widget) != nullptr && fillsDock(widget) ? 0 : 1;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
        return 1; // for the eye: Qt lets the mouse have more
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
    case PM_MenuHMargin:
    case PM_MenuBarItemSpacing:
    case PM_MenuBarHMargin:
        return space::kTight;
    case PM_ToolBarItemSpacing:
    case PM_ToolBarItemMargin:
        return space::kTight / 2;
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return std::max(16, QProxyStyle::pixelMetric(metric, option, widget));
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return space::kFocusRing;
    case PM_TabBarTabHSpace:
        return 2 * space::kSmall + space::kSmall;
    case PM_TabBarTabVSpace:
        return space::kSmall + space::kTight;
    case PM_TabBarBaseOverlap:
        return 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int WindowStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons: // Fusion's are black on whatever ground
    case SH_EtchDisabledText:
    case SH_ScrollBar_Transient:
        return 0;
    case SH_UnderlineShortcut:
        // In an open menu always: that is where the letters are looked up.
        return qobject_cast<const QMenu*>(widget) != nullptr || InputWatch::instance().isAltHeld() ? 1 : 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1; // the whole row
    case SH_ToolTip_WakeUpDelay:
        return kTipSoon;
    case SH_Table_GridLineColor:
        return static_cast<int>(windowTokens().hairline.rgb());
    default:
        return QProxyStyle::styleHint(hint, option, widget, more);
    }
}

QSize WindowStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button != nullptr && button->features.testFlag(QStyleOptionButton::Flat))
            return size + QSize(2 * space::kTight, 2 * space::kTight);
        const int least = option->fontMetrics.height() + space::kSmall;
        return {result.width() + space::kSmall, std::max(result.height(), least)};
    }
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox: {
        const int least = option->fontMetrics.height() + space::kSmall;
        const int more = type == CT_LineEdit ? 0 : space::kSmall;
        return {result.width() + more, std::max(result.height(), least)};
    }
    case CT_ItemViewItem:
        return {result.width(), std::max(result.height(), option->fontMetrics.height() + space::kTight)};
    case CT_MenuItem:
    case CT_HeaderSection:
        return {result.width() + space::kSmall, result.height()};
    default:
        return result;
    }
}

void WindowStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto arrow = [&](Sign sign) {
        const qreal side = std::min({option->rect.width(), option->rect.height(), 14});
        QRectF place(0, 0, side, side);
        place.moveCenter(QRectF(option->rect).center());
        paintSign(*painter, sign, place,
            option->state.testFlag(State_Enabled) ? t.text2
                                                  : option->palette.color(QPalette::Disabled, QPalette::ButtonText));
    };
    switch (element) {
    case PE_FrameFocusRect:
        // Rows and tabs: nothing lies outside of them.
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(t.focusRing, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 4, 4);
        painter->restore();
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawCheck(option, painter, false);
    case PE_IndicatorRadioButton:
        return drawCheck(option, painter, true);
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel:
        return drawButton(option, painter);
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_FrameMenu:
    case PE_FrameButtonBevel:
    case PE_FrameButtonTool:
    case PE_FrameDockWidget:
    case PE_PanelMenuBar:
    case PE_PanelToolBar:
    case PE_FrameTabBarBase:
        if (element == PE_FrameDockWidget) {
            painter->setPen(t.controlEdge);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        } else if (element == PE_FrameTabBarBase) {
            const QRect r = option->rect;
            painter->fillRect(r.width() >= r.height() ? QRect(r.left(), r.bottom(), r.width(), 1)
                                                      : QRect(r.right(), r.top(), 1, r.height()),
                t.hairline);
        }
        return;
    case PE_PanelButtonTool:
        return drawToolPanel(option, painter);
    case PE_Frame:
    case PE_FrameTabWidget:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            element == PE_FrameTabWidget || (frame != nullptr && frame->lineWidth > 0)) {
            painter->save();
            painter->setPen(
                element == PE_Frame && widget != nullptr && widget->inherits("QTextEdit") ? t.controlEdge : t.hairline);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            painter->restore();
        }
        return;
    case PE_FrameGroupBox:
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame != nullptr && frame->lineWidth <= 0 && element == PE_PanelLineEdit)
            return; // inside a spin box or a list: its edge is that of the whole
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool on = option->state.testFlag(State_Enabled);
        painter->setPen(!on ? t.hairline : option->state.testFlag(State_HasFocus) ? t.accent : t.fieldEdge);
        painter->setBrush(on ? option->palette.color(QPalette::Base) : t.canvas);
        painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), space::kRadius, space::kRadius);
        painter->restore();
        return;
    }
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        painter->fillRect(
            option->rect, element == PE_PanelMenu ? t.surface : option->palette.color(QPalette::ToolTipBase));
        painter->setPen(t.controlEdge);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_IndicatorArrowDown:
        return arrow(Sign::Down);
    case PE_IndicatorArrowUp:
        return arrow(Sign::Up);
    case PE_IndicatorArrowLeft:
        return arrow(Sign::PreviousRule);
    case PE_IndicatorArrowRight:
        return arrow(Sign::NextRule);
    case PE_IndicatorHeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            arrow(header->sortIndicator == QStyleOptionHeader::SortUp ? Sign::Down : Sign::Up);
        return;
    case PE_IndicatorTabClose:
        return arrow(Sign::Close);
    case PE_IndicatorBranch:
        if (option->state.testFlag(State_Children))
            arrow(option->state.testFlag(State_Open)       ? Sign::Down
                    : option->direction == Qt::RightToLeft ? Sign::PreviousRule
                                                           : Sign::NextRule);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, t.hairline);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void WindowStyle::drawCheck(const QStyleOption* option, QPainter* painter, bool round) const
{
    const Tokens& t = windowTokens();
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool on = option->state.testFlag(State_On);
    const bool some = option->state.testFlag(State_NoChange);
    const QColor off = option->palette.color(QPalette::Disabled, QPalette::WindowText);
    const QColor mark = enabled ? t.ink : off;
    const int side = std::min(option->rect.width(), option->rect.height());
    QRectF box(0, 0, side - 1, side - 1);
    box.moveCenter(QRectF(option->rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(on || some ? mark : enabled ? t.fieldEdge : t.controlEdge, 1));
    painter->setBrush(on || some ? mark : enabled ? t.surface : t.canvas);
    if (round)
        painter->drawEllipse(box);
    else
        painter->drawRoundedRect(box, 4, 4);
    const QColor on2 = enabled ? t.onInk : t.canvas;
    if (round && on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(on2);
        painter->drawEllipse(box.center(), side * 0.2, side * 0.2);
    } else if (some) {
        painter->setPen(QPen(on2, 2, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(QPointF(box.left() + 4, box.center().y()), QPointF(box.right() - 4, box.center().y()));
    } else if (on) {
        const auto at = [&](qreal x, qreal y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
        painter->setPen(QPen(on2, std::max(1.8, side / 9.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF check[] = {at(0.24, 0.53), at(0.43, 0.71), at(0.77, 0.31)};
        painter->drawPolyline(check, 3);
    }
    painter->restore();
}

void WindowStyle::drawButton(const QStyleOption* option, QPainter* painter) const
{
    const Tokens& t = windowTokens();
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool down = option->state.testFlag(State_Sunken) || option->state.testFlag(State_On);
    const bool hover = option->state.testFlag(State_MouseOver) && enabled;
    const bool meant = button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton) && enabled;
    if (button != nullptr && button->features.testFlag(QStyleOptionButton::Flat) && !down && !hover)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor ground = meant ? t.ink : down ? t.sunken : hover ? t.selected : t.surface;
    // One that has a colour of its own keeps it.
    if (const QColor own = option->palette.color(QPalette::Button);
        enabled && own != QApplication::palette().color(QPalette::Button))
        ground = own;
    if (meant && (down || hover))
        ground = blended(t.ink, t.onInk, down ? 0.25 : 0.12);
    painter->setPen(meant ? ground : enabled ? t.controlEdge : t.hairline);
    painter->setBrush(enabled ? ground : t.canvas);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), space::kRadius, space::kRadius);
    painter->restore();
}

void WindowStyle::drawToolPanel(const QStyleOption* option, QPainter* painter) const
{
    const Tokens& t = windowTokens();
    const bool raised = !option->state.testFlag(State_AutoRaise);
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool hover = option->state.testFlag(State_MouseOver) && enabled;
    const bool on = option->state.testFlag(State_On);
    const bool down = option->state.testFlag(State_Sunken);
    if (!raised && !hover && !on && !down)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(raised ? QPen(enabled ? t.controlEdge : t.hairline) : QPen(Qt::NoPen));
    // The button under the pointer must look different from the checked one.
    const QColor pointed = raised ? t.selected : blended(t.canvas, t.selected, 0.5);
    painter->setBrush(down ? t.sunken : on ? t.selected : hover ? pointed : t.surface);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), space::kRadius, space::kRadius);
    painter->restore();
}

} // namespace convoku
