// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace convoku {

/// Lets a person find an action by typing parts of its name, and triggers it. Shows every action with its keys; those
/// that can't be used now are grey.
void showCommandPalette(const QList<QAction*>& actions, QWidget* window);

} // namespace convoku
