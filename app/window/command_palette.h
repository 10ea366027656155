// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/palette_search.h"

#include <QList>

#include <functional>
#include <vector>

class QAction;
class QSettings;
class QWidget;

namespace convoku {

/// An entry of the palette that is no command, and what choosing it does.
struct PaletteCommand
{
    PaletteEntry entry;
    std::function<void()> does;
};

/// Passes data about the window to the palette.
struct PaletteContext
{
    QSettings* settings = nullptr; ///< remember what was chosen last
    QString whyNot; ///< why commands that can't be given now can't; empty: "not now"
    /// places of the run that the typed text leads to; listed before the commands
    std::function<std::vector<PaletteCommand>(const QString& typed)> places = {};
};

/// Lets a person find an action by what he means, and triggers it: by parts of its name, by what else it is called, by
/// its place in the menus. Shows every action with its menu and keys; those that can't be used now are last, and say
/// why. By keyboard alone: arrows move, Enter chooses, Escape leaves.
void showCommandPalette(const QList<QAction*>& actions, QWidget* window, const PaletteContext& context = {});

} // namespace convoku
