// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QPalette>

#include <optional>

namespace convoku {

/// Names the look of the window: that of the desktop, or the colours of a chosen theme. Settings store the numbers.
enum class Appearance { System, Light, Dark, Article, HighContrast, Print, Own };
inline constexpr Appearance kAppearances[] = {Appearance::System, Appearance::Light, Appearance::Dark,
    Appearance::HighContrast, Appearance::Article, Appearance::Print, Appearance::Own};

/// The theme of the choice; none for System.
std::optional<Theme::Kind> themeOf(Appearance appearance);
/// The window's colours in a theme.
QPalette paletteOf(const Theme& theme);

/// Sets the application's palette and style, and the theme of all widgets. System gives back what the application
/// started with.
void applyAppearance(Appearance appearance);

/// The theme that was chosen, or the one that goes with the desktop's palette.
Theme::Kind boardThemeOfPalette();

} // namespace convoku
