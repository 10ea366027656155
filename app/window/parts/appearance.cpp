// SPDX-License-Identifier: MIT
#include "app/window/parts/appearance.h"

#include "app/drawing/contrast.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

#include <algorithm>
#include <iterator>
#include <memory>

namespace convoku {
namespace {

/// none: as the desktop says
std::optional<Theme::Kind> chosenTheme;

constexpr QPalette::ColorRole kTelling[]
    = {QPalette::Window, QPalette::WindowText, QPalette::Base, QPalette::Text, QPalette::Button};

bool isBlack(const Theme& theme)
{
    return theme.background.lightness() == 0;
}

Theme::Kind goingWith(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? Theme::Kind::Dark : Theme::Kind::Light;
}

/// Returns whether the desktop has its own look: a native style, or custom colours. Fusion in its own colours is what
/// Qt shows by default.
bool isOwnLook(const QString& style, const QPalette& palette)
{
    if (style.compare(QLatin1String("fusion"), Qt::CaseInsensitive) != 0)
        return true;
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(style));
    const QPalette plain = fusion->standardPalette();
    return std::any_of(std::begin(kTelling), std::end(kTelling),
        [&](QPalette::ColorRole role) { return palette.color(role) != plain.color(role); });
}

/// Returns colours derived from the desktop's, for what the program draws itself on a desktop with its own look.
Tokens tokensOfDesktop(const QPalette& palette)
{
    Theme theme = Theme::of(goingWith(palette));
    theme.background = palette.color(QPalette::Window);
    theme.board = palette.color(QPalette::Base);
    theme.givenCell = blended(theme.background, palette.color(QPalette::WindowText), 0.06);
    theme.givenDigit = palette.color(QPalette::WindowText);
    theme.label = blended(theme.board, palette.color(QPalette::Text), 0.65);
    theme.cursor = palette.color(QPalette::Highlight);
    return tokensOf(theme);
}

/// Returns the current colours. Before a choice, as in a test or in the first moment of a window, they match the
/// palette.
Tokens& currentTokens()
{
    static Tokens current = tokensOf(Theme::of(goingWith(QApplication::palette())));
    return current;
}

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
    const Tokens t = tokensOf(theme);
    const bool dark = theme.isDark();
    const bool black = isBlack(theme);
    QPalette palette(t.surface, t.canvas);
    palette.setColor(QPalette::Window, t.canvas);
    palette.setColor(QPalette::WindowText, t.text1);
    palette.setColor(QPalette::Base, t.surface);
    palette.setColor(QPalette::AlternateBase, t.sunken);
    palette.setColor(QPalette::Text, t.text1);
    palette.setColor(QPalette::PlaceholderText, t.text3);
    palette.setColor(QPalette::Button, t.surface);
    palette.setColor(QPalette::ButtonText, t.text1);
    palette.setColor(QPalette::BrightText, t.contradiction);
    palette.setColor(QPalette::ToolTipBase, t.sunken);
    palette.setColor(QPalette::ToolTipText, t.text1);
    // White on the blue of light windows is what people know; on a dark one the cursor's colour is too pale for it.
    const QColor highlight = dark && !black ? QColor(0x2868d2) : theme.cursor;
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, readableOn(Qt::white, highlight));
    palette.setColor(QPalette::Link, t.accent);
    palette.setColor(QPalette::LinkVisited, t.accent);
    palette.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : QColor(0x767d87));
    const QColor disabled = blended(t.canvas, t.text1, black ? 0.65 : dark ? 0.42 : 0.45);
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
    QPalette palette = kSystemPalette;
    const bool native = !chosenTheme && isOwnLook(kSystemStyle, kSystemPalette);
    const Theme& theme = Theme::of(chosenTheme.value_or(goingWith(kSystemPalette)));
    if (!native)
        palette = paletteOf(theme);
    currentTokens() = native ? tokensOfDesktop(kSystemPalette) : tokensOf(theme);
    // Native styles paint parts of themselves from the desktop's colours: only Fusion follows a palette everywhere.
    QApplication::setStyle(native ? QStyleFactory::create(kSystemStyle) : makeWindowStyle());
    QApplication::setPalette(palette);
    // A chosen row is a quiet ground: what lies on it keeps its colours. On black it stays as loud as it was.
    QPalette rows = palette;
    if (!native && !isBlack(theme)) {
        rows.setColor(QPalette::Highlight, windowTokens().selected);
        rows.setColor(QPalette::HighlightedText, windowTokens().text1);
        rows.setColor(QPalette::Disabled, QPalette::Highlight, windowTokens().selected);
    }
    for (const char* kind : {"QAbstractItemView", "QMenu"})
        QApplication::setPalette(rows, kind);
    notifyThemeChange();
}

const Tokens& windowTokens()
{
    return currentTokens();
}

Theme::Kind boardThemeOfPalette()
{
    return chosenTheme.value_or(goingWith(QApplication::palette()));
}

} // namespace convoku
