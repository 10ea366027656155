// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <QList>
#include <QString>

#include <functional>

class QAction;
class QMainWindow;
class QMenu;

namespace convoku {

class Docks;
class WindowActions;

/// Fills the menu bar and the tool bar. `openExample` is told what is chosen from the examples.
void buildWindowMenus(QMainWindow& window, const WindowActions& actions, const Docks& docks, QMenu* recent,
    QMenu* recentLessons, QMenu* collections,
    const std::function<void(const Grid& givens, const QString& name)>& openExample);

/// Every command of the window in the order of its menus: what the palette lists and what can have keys.
QList<QAction*> allActions(const WindowActions& actions, const Docks& docks);

} // namespace convoku
