// SPDX-License-Identifier: MIT
#include "app/widgets/appearance.h"

#include <QApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace convoku {
namespace {

QPalette makePalette(const Theme& theme, const QColor& button, const QColor& shadow)
{
    QPalette palette(button, theme.background);
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.givenDigit);
    palette.setColor(QPalette::Base, theme.board);
    palette.setColor(QPalette::AlternateBase, theme.givenCell);
    palette.setColor(QPalette::Text, theme.givenDigit);
    palette.setColor(QPalette::PlaceholderText, theme.label);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, theme.givenDigit);
    palette.setColor(QPalette::BrightText, theme.contradictionMark);
    palette.setColor(QPalette::ToolTipBase, theme.givenCell);
    palette.setColor(QPalette::ToolTipText, theme.givenDigit);
    palette.setColor(QPalette::Highlight, QColor(0x2f6fdb));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, theme.cursor);
    palette.setColor(QPalette::Shadow, shadow);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(
            QPalette::Disabled, role, theme.thinLine.lightness() > 128 ? QColor(0x9aa1ab) : QColor(0x5d6570));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.thinLine);
    return palette;
}

/// Fusion draws the outline of check boxes and radio buttons a shade darker than the window: on a dark one it can't be
/// seen.
class VisibleBoxes final : public QProxyStyle
{
public:
    VisibleBoxes()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        const bool box = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton
            || element == PE_IndicatorItemViewItemCheck;
        const auto* button = box ? qstyleoption_cast<const QStyleOptionButton*>(option) : nullptr;
        if (button == nullptr || option->palette.color(QPalette::Window).lightness() >= 128) {
            QProxyStyle::drawPrimitive(element, option, painter, widget);
            return;
        }
        QStyleOptionButton visible(*button);
        visible.palette.setColor(QPalette::Window, visible.palette.color(QPalette::PlaceholderText).lighter(150));
        QProxyStyle::drawPrimitive(element, &visible, painter, widget);
    }
};

} // namespace

void applyAppearance(Appearance appearance)
{
    static const QPalette kSystemPalette = QApplication::palette();
    static const QString kSystemStyle = QApplication::style()->objectName();
    if (appearance == Appearance::System) {
        QApplication::setStyle(QStyleFactory::create(kSystemStyle));
        QApplication::setPalette(kSystemPalette);
        return;
    }
    // Native styles paint parts of themselves from the desktop's colours: only Fusion follows a palette everywhere.
    QApplication::setStyle(new VisibleBoxes);
    QApplication::setPalette(appearance == Appearance::Dark
            ? makePalette(Theme::of(Theme::Kind::Dark), QColor(0x2a2e36), QColor(Qt::black))
            : makePalette(Theme::of(Theme::Kind::Light), QColor(0xeff1f4), QColor(0x767d87)));
}

Theme::Kind boardThemeOfPalette()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? Theme::Kind::Dark : Theme::Kind::Light;
}

} // namespace convoku
