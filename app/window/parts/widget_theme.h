// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <functional>

class QWidget;

namespace convoku {

// The theme of a widget is inherited, as its font is. A widget paints with themeOf(this), and no parent hands it on.

/// The theme of the widget, or of its nearest parent that has one; otherwise the theme of the window.
const Theme& themeOf(const QWidget* widget);

/// Sets a theme for a widget and its children. The theme must outlive the widget.
void setThemeOf(QWidget* widget, const Theme& theme);

/// Calls `work` now, and again whenever the theme of the widget changes. For icons and other things that are drawn
/// ahead; widgets are repainted without it.
void followTheme(QWidget* widget, std::function<void()> work);

/// Tells all widgets that the theme of the window has changed, or one of its colours.
void notifyThemeChange();

} // namespace convoku
