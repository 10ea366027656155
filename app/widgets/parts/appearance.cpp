// SPDX-License-Identifier: MIT
#include "app/widgets/parts/appearance.h"

#include "app/painting/contrast.h"

#include <QApplication>
#include <QPalette>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace convoku {
namespace {

/// Fusion draws outlines a shade darker than the window: on a dark one they can't be seen. Check boxes and radio
/// buttons get one that can; on a black ground, where no shade is left for them, all that can be clicked or typed in.
class VisibleOutlines final : public QProxyStyle
{
public:
    VisibleOutlines()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        switch (element) {
        case PE_IndicatorCheckBox:
        case PE_IndicatorRadioButton:
        case PE_IndicatorItemViewItemCheck: {
            const Outlined outlined(option, Qt::white);
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
        case PE_Frame:
        case PE_FrameGroupBox:
        case PE_FrameLineEdit:
        case PE_PanelButtonCommand:
        case PE_PanelLineEdit: {
            const Outlined outlined(option, Qt::black);
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override
    {
        if (control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider) {
            const Outlined outlined(option, Qt::black);
            return QProxyStyle::drawComplexControl(control, option, painter, widget);
        }
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

    /// Its pictures on the buttons of dialogs are black on whatever ground.
    int styleHint(
        StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* more) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }

private:
    /// While it lives, what is drawn takes its outlines from a lighter window. Options are the widgets' own, not
    /// constants: each kind has fields of its own, so a copy could not be made of them all.
    class Outlined
    {
    public:
        /// most: the brightest window whose outlines it mends
        Outlined(const QStyleOption* option, const QColor& most)
            : m_option(const_cast<QStyleOption*>(option))
            , m_palette(option->palette)
        {
            const int window = m_palette.color(QPalette::Window).lightness();
            if (window < 128 && window <= most.lightness())
                m_option->palette.setColor(QPalette::Window, m_palette.color(QPalette::PlaceholderText).lighter(150));
        }
        Outlined(const Outlined&) = delete;
        Outlined& operator=(const Outlined&) = delete;
        ~Outlined() { m_option->palette = m_palette; }

    private:
        QStyleOption* m_option;
        QPalette m_palette;
    };
};

/// none: as the desktop says
std::optional<Theme::Kind> chosenTheme;

} // namespace

std::optional<Theme::Kind> themeOf(Appearance appearance)
{
    switch (appearance) {
    case Appearance::System:
        break;
    case Appearance::Light:
        return Theme::Kind::Light;
    case Appearance::Dark:
        return Theme::Kind::Dark;
    case Appearance::Article:
        return Theme::Kind::Article;
    case Appearance::HighContrast:
        return Theme::Kind::HighContrast;
    case Appearance::Print:
        return Theme::Kind::Print;
    case Appearance::Own:
        return Theme::Kind::Own;
    }
    return std::nullopt;
}

QPalette paletteOf(const Theme& theme)
{
    const bool dark = theme.isDark();
    const bool black = theme.background.lightness() == 0;
    const QColor button = blended(theme.background, theme.givenDigit, dark ? 0.1 : 0.03);
    QPalette palette(button, theme.background);
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, readableOn(theme.givenDigit, theme.background));
    palette.setColor(QPalette::Base, theme.board);
    palette.setColor(QPalette::AlternateBase, theme.givenCell);
    palette.setColor(QPalette::Text, readableOn(theme.givenDigit, theme.board));
    palette.setColor(QPalette::PlaceholderText, theme.label);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, readableOn(theme.givenDigit, button));
    palette.setColor(QPalette::BrightText, theme.contradictionMark);
    palette.setColor(QPalette::ToolTipBase, theme.givenCell);
    palette.setColor(QPalette::ToolTipText, readableOn(theme.givenDigit, theme.givenCell));
    // White on the blue of light windows is what people know; on a dark one the cursor's colour is too pale for it.
    const QColor highlight = dark && !black ? QColor(0x2868d2) : theme.cursor;
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, readableOn(Qt::white, highlight));
    palette.setColor(QPalette::Link, readableOn(theme.cursor, theme.board));
    palette.setColor(QPalette::LinkVisited, readableOn(theme.cursor, theme.board));
    palette.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : QColor(0x767d87));
    const QColor disabled = blended(theme.background, theme.givenDigit, black ? 0.65 : dark ? 0.42 : 0.45);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.thinLine);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, readableOn(theme.givenDigit, theme.thinLine));
    return palette;
}

void applyAppearance(Appearance appearance)
{
    static const QPalette kSystemPalette = QApplication::palette();
    static const QString kSystemStyle = QApplication::style()->objectName();
    chosenTheme = themeOf(appearance);
    if (!chosenTheme) {
        QApplication::setStyle(QStyleFactory::create(kSystemStyle));
        QApplication::setPalette(kSystemPalette);
        return;
    }
    // Native styles paint parts of themselves from the desktop's colours: only Fusion follows a palette everywhere.
    QApplication::setStyle(new VisibleOutlines);
    QApplication::setPalette(paletteOf(Theme::of(*chosenTheme)));
}

Theme::Kind boardThemeOfPalette()
{
    return chosenTheme.value_or(
        QApplication::palette().color(QPalette::Window).lightness() < 128 ? Theme::Kind::Dark : Theme::Kind::Light);
}

} // namespace convoku
