// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <QList>
#include <QString>

#include <functional>

class QAction;

namespace convoku {

class Header;
struct WindowParts;

/// Fills the menu bar; all controllers have added their commands. `openExample` is told what is chosen
/// from the examples. Returns every command in the order of the menus, and those that are in none behind them: what the
/// palette lists and what can have keys.
QList<QAction*> buildWindowMenus(
    const WindowParts& parts, const std::function<void(const Grid& givens, const QString& name)>& openExample);

/// The header and the rail, into the window.
Header* buildWindowBars(const WindowParts& parts);

} // namespace convoku
