// SPDX-License-Identifier: MIT
// What consists of several parts.
#include "app/window/parts/icons.h"
#include "app/window/parts/style.h"
#include "app/window/parts/window_style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>
#include <QWidget>

namespace convoku {
namespace {

/// While it lives, a control is drawn with another palette. Options are the widgets' own, not constants: each kind has
/// fields of its own, so a copy could not be made of them all.
class Repainted
{
public:
    explicit Repainted(const QStyleOption* option)
        : m_option(const_cast<QStyleOption*>(option))
        , m_palette(option->palette)
    {
    }
    Repainted(const Repainted&) = delete;
    Repainted& operator=(const Repainted&) = delete;
    ~Repainted() { m_option->palette = m_palette; }

    void set(QPalette::ColorRole role, const QColor& colour) { m_option->palette.setColor(role, colour); }

private:
    QStyleOption* m_option;
    QPalette m_palette;
};

void card(QPainter* painter, const QRect& rect, const QColor& edge, const QColor& ground)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), space::kRadius, space::kRadius);
    painter->restore();
}

void sign(QPainter* painter, Sign which, const QRect& rect, const QColor& colour, int most = 14)
{
    const int side = std::min({rect.width(), rect.height(), most});
    QRectF place(0, 0, side, side);
    place.moveCenter(QRectF(rect).center());
    paintSign(*painter, which, place, colour);
}

QColor textOf(const QStyleOption* option)
{
    return option->state.testFlag(QStyle::State_Enabled)
        ? windowTokens().text2
        : option->palette.color(QPalette::Disabled, QPalette::ButtonText);
}

} // namespace

void WindowStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    switch (element) {
    case CE_FocusFrame:
        paintFocusRing(*painter, option->rect, space::kRadius + space::kFocusRing / 2.0);
        return;
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        Repainted palette(option);
        const bool enabled = button != nullptr && option->state.testFlag(State_Enabled);
        if (enabled && button->features.testFlag(QStyleOptionButton::DefaultButton))
            palette.set(QPalette::ButtonText, t.onInk);
        else if (enabled && button->features.testFlag(QStyleOptionButton::Flat))
            palette.set(QPalette::ButtonText, t.accent); // a link
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    case CE_TabBarTabShape:
        return drawTab(option, painter);
    case CE_TabBarTabLabel: {
        Repainted palette(option);
        if (!option->state.testFlag(State_Selected) && option->state.testFlag(State_Enabled))
            palette.set(QPalette::WindowText, t.text2);
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    case CE_ToolBar:
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        return;
    case CE_MenuBarItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (item == nullptr)
            break;
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        const bool on = option->state.testFlag(State_Selected) && option->state.testFlag(State_Enabled);
        if (on)
            card(painter, option->rect.adjusted(0, 2, 0, -2), t.selected, t.selected);
        int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
        if (proxy()->styleHint(SH_UnderlineShortcut, option, widget) == 0)
            flags |= Qt::TextHideMnemonic;
        drawItemText(painter, item->rect, flags, item->palette, option->state.testFlag(State_Enabled), item->text,
            QPalette::WindowText);
        return;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: {
        painter->fillRect(option->rect, t.surface);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), t.hairline);
        return;
    }
    case CE_HeaderLabel: {
        Repainted palette(option);
        palette.set(QPalette::ButtonText, t.text2);
        auto* header = const_cast<QStyleOption*>(option);
        const QRect whole = header->rect;
        header->rect.adjust(space::kTight, 0, -space::kTight, 0);
        QProxyStyle::drawControl(element, option, painter, widget);
        header->rect = whole;
        return;
    }
    case CE_DockWidgetTitle: {
        const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
        if (dock == nullptr)
            break;
        const QRect words = proxy()->subElementRect(SE_DockWidgetTitleBarText, option, widget);
        painter->save();
        painter->setFont(textFont(TextSize::Body, QFont::DemiBold));
        drawItemText(painter, words.adjusted(space::kTight, 0, 0, 0),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextHideMnemonic, option->palette, true,
            painter->fontMetrics().elidedText(dock->title, Qt::ElideRight, words.width()), QPalette::WindowText);
        painter->restore();
        return;
    }
    case CE_Splitter:
        painter->fillRect(option->rect, t.hairline);
        return;
    case CE_ProgressBarGroove:
        card(painter, option->rect, t.controlEdge, t.surface);
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WindowStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    switch (control) {
    case CC_ComboBox:
        return drawComboBox(option, painter, widget);
    case CC_SpinBox:
        return drawSpinBox(option, painter, widget);
    case CC_ScrollBar:
        return drawScrollBar(option, painter, widget);
    case CC_Slider:
        return drawSlider(option, painter, widget);
    case CC_GroupBox:
        return drawGroupBox(option, painter, widget);
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

/// A word, and a line under the one that is in front.
void WindowStyle::drawTab(const QStyleOption* option, QPainter* painter) const
{
    const Tokens& t = windowTokens();
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (tab == nullptr)
        return;
    const bool chosen = option->state.testFlag(State_Selected);
    const bool hover = option->state.testFlag(State_MouseOver) && option->state.testFlag(State_Enabled);
    if (!chosen && !hover)
        return;
    constexpr int kLine = 2;
    const QRect r = option->rect;
    QRect line;
    switch (tab->shape) {
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        line = QRect(r.right() - kLine + 1, r.top(), kLine, r.height());
        break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        line = QRect(r.left(), r.top(), kLine, r.height());
        break;
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        line = QRect(r.left() + space::kSmall, r.top(), r.width() - 2 * space::kSmall, kLine);
        break;
    default:
        line = QRect(r.left() + space::kSmall, r.bottom() - kLine + 1, r.width() - 2 * space::kSmall, kLine);
        break;
    }
    painter->fillRect(line, chosen ? t.ink : t.controlEdge);
}

void WindowStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (combo == nullptr)
        return;
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool hover = option->state.testFlag(State_MouseOver) && enabled;
    if (combo->frame)
        card(painter, option->rect,
            !enabled              ? t.hairline
                : combo->editable ? t.fieldEdge
                                  : t.controlEdge,
            !enabled                        ? t.canvas
                : !combo->editable && hover ? t.selected
                                            : t.surface);
    const QRect arrow = proxy()->subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    sign(painter, Sign::Down, arrow, textOf(option));
}

void WindowStyle::drawSpinBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (spin == nullptr)
        return;
    const bool enabled = option->state.testFlag(State_Enabled);
    if (spin->frame)
        card(painter, option->rect,
            !enabled                                     ? t.hairline
                : option->state.testFlag(State_HasFocus) ? t.accent
                                                         : t.fieldEdge,
            enabled ? t.surface : t.canvas);
    if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    for (const bool up : {true, false}) {
        const SubControl part = up ? SC_SpinBoxUp : SC_SpinBoxDown;
        const QRect rect = proxy()->subControlRect(CC_SpinBox, option, part, widget);
        const bool can = enabled
            && spin->stepEnabled.testFlag(up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
        if (can && option->activeSubControls == part && option->state.testFlag(State_MouseOver))
            painter->fillRect(rect.adjusted(0, up ? 1 : 0, -1, up ? 0 : -1), t.selected);
        sign(painter, up ? Sign::Up : Sign::Down, rect,
            can ? t.text2 : option->palette.color(QPalette::Disabled, QPalette::ButtonText), 12);
    }
}

void WindowStyle::drawScrollBar(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (bar == nullptr)
        return;
    painter->fillRect(option->rect, option->palette.color(QPalette::Base));
    if (bar->maximum <= bar->minimum)
        return;
    const QRect handle = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const bool used = option->state.testFlag(State_Sunken)
        || (option->state.testFlag(State_MouseOver) && option->activeSubControls == SC_ScrollBarSlider);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    // Seen without being looked for, 3 : 1; stronger in the hand.
    painter->setBrush(used ? t.text2 : blended(t.surface, t.text3, 0.75));
    const bool flat = bar->orientation == Qt::Horizontal;
    const QRectF slim = QRectF(handle).adjusted(flat ? 1 : 2, flat ? 2 : 1, flat ? -1 : -2, flat ? -2 : -1);
    const qreal radius = std::min(slim.width(), slim.height()) / 2;
    painter->drawRoundedRect(slim, radius, radius);
    painter->restore();
}

void WindowStyle::drawSlider(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (slider == nullptr)
        return;
    if (slider->tickPosition != QSlider::NoTicks) {
        QStyleOptionSlider ticks = *slider;
        ticks.subControls = SC_SliderTickmarks;
        QProxyStyle::drawComplexControl(CC_Slider, &ticks, painter, widget);
    }
    const bool enabled = option->state.testFlag(State_Enabled);
    const bool flat = slider->orientation == Qt::Horizontal;
    const QRect groove = proxy()->subControlRect(CC_Slider, option, SC_SliderGroove, widget);
    const QRect handle = proxy()->subControlRect(CC_Slider, option, SC_SliderHandle, widget);
    constexpr qreal kLine = 4;
    QRectF line = flat ? QRectF(groove.left(), groove.center().y() - kLine / 2 + 0.5, groove.width(), kLine)
                       : QRectF(groove.center().x() - kLine / 2 + 0.5, groove.top(), kLine, groove.height());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(blended(t.surface, t.text3, 0.6));
    painter->drawRoundedRect(line, kLine / 2, kLine / 2);
    const qreal radius = std::min(handle.width(), handle.height()) / 2.0 - 1;
    painter->setPen(QPen(t.canvas, 1.5));
    painter->setBrush(enabled ? t.ink : option->palette.color(QPalette::Disabled, QPalette::WindowText));
    painter->drawEllipse(QRectF(handle).center(), radius, radius);
    painter->restore();
}

/// A headline under a hairline: what belongs together stands together, without a box.
void WindowStyle::drawGroupBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& t = windowTokens();
    const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
    if (group == nullptr)
        return;
    const QRect words = proxy()->subControlRect(CC_GroupBox, option, SC_GroupBoxLabel, widget);
    const bool titled = group->subControls.testFlag(SC_GroupBoxLabel) && !group->text.isEmpty();
    if (titled) {
        int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic;
        if (proxy()->styleHint(SH_UnderlineShortcut, option, widget) == 0)
            flags |= Qt::TextHideMnemonic;
        painter->save();
        QFont bold = painter->font();
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        drawItemText(painter, words, flags, option->palette, option->state.testFlag(State_Enabled), group->text,
            QPalette::WindowText);
        painter->restore();
    }
    if (group->subControls.testFlag(SC_GroupBoxCheckBox)) {
        QStyleOptionButton box;
        box.QStyleOption::operator=(*option);
        box.rect = proxy()->subControlRect(CC_GroupBox, option, SC_GroupBoxCheckBox, widget);
        proxy()->drawPrimitive(PE_IndicatorCheckBox, &box, painter, widget);
    }
    const int y = titled ? words.bottom() + 2 : option->rect.top();
    painter->fillRect(QRect(option->rect.left(), y, option->rect.width(), 1), t.hairline);
}

QRect WindowStyle::subControlRect(
    ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar == nullptr)
            return {};
        // No buttons at its ends: wheel, keys and the bar itself do what they did.
        const bool flat = bar->orientation == Qt::Horizontal;
        const int length = flat ? option->rect.width() : option->rect.height();
        const int range = bar->maximum - bar->minimum;
        int handle = length;
        if (range > 0) {
            const qint64 all = qint64(range) + bar->pageStep;
            handle = std::clamp(static_cast<int>(qint64(bar->pageStep) * length / std::max<qint64>(all, 1)),
                std::min(length, pixelMetric(PM_ScrollBarSliderMin, option, widget)), length);
        }
        const int start = sliderPositionFromValue(
            bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
        const auto piece = [&](int from, int size) {
            const QRect r = flat ? QRect(option->rect.left() + from, option->rect.top(), size, option->rect.height())
                                 : QRect(option->rect.left(), option->rect.top() + from, option->rect.width(), size);
            return visualRect(option->direction, option->rect, r);
        };
        switch (part) {
        case SC_ScrollBarSlider:
            return piece(start, handle);
        case SC_ScrollBarSubPage:
            return piece(0, start);
        case SC_ScrollBarAddPage:
            return piece(start + handle, length - start - handle);
        case SC_ScrollBarGroove:
            return option->rect;
        default:
            return {};
        }
    }
    if (control == CC_GroupBox) {
        const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option);
        const QRect usual = QProxyStyle::subControlRect(control, option, part, widget);
        if (group == nullptr)
            return usual;
        if (part == SC_GroupBoxContents)
            return {option->rect.left(), usual.top() + space::kTight, option->rect.width(),
                option->rect.bottom() - usual.top() - space::kTight + 1};
        if (part == SC_GroupBoxLabel) {
            // Bold is wider.
            QFont bold = widget != nullptr ? widget->font() : QApplication::font();
            bold.setWeight(QFont::DemiBold);
            QRect label = usual;
            label.setWidth(QFontMetrics(bold).size(Qt::TextShowMnemonic, group->text).width() + space::kTight);
            if (!group->subControls.testFlag(SC_GroupBoxCheckBox))
                label.moveLeft(option->rect.left());
            return visualRect(option->direction, option->rect, label);
        }
        return usual;
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace convoku
