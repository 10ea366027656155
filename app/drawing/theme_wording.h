// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme_check.h"
#include "app/drawing/theme_file.h"

#include <QCoreApplication>
#include <QString>

namespace convoku {

/// Texts about themes and their colours, for menus, dialogs and messages.
class ThemeWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ThemeWording)

public:
    /// "High contrast"
    static QString name(Theme::Kind kind);
    /// index: in themeColourIds(). "Given digit"; short enough for a list.
    static QString colour(int index);
    /// Returns the uses of a colour, as a phrase: "Background of the cells".
    static QString meaning(int index);
    /// "Pointing and Depth 2 look alike without red cones: they differ by 4.1, at least 7 is needed."
    static QString problem(const ThemeProblem& problem);
    /// "Line 5: “blue” is not a colour (#rrggbb); pointing stays as it was."
    static QString fault(const ThemeFault& fault);
};

} // namespace convoku
