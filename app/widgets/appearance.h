// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"

namespace convoku {

/// How the window looks: as the desktop says, or light or dark by choice.
enum class Appearance { System, Light, Dark };

/// Sets the application's palette and style. System gives back what the application started with.
void applyAppearance(Appearance appearance);

/// The board's theme that goes with the application's palette now.
Theme::Kind boardThemeOfPalette();

} // namespace convoku
