// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace convoku {

/// All actions of the window that have a key, read from the actions themselves.
void showShortcutsDialog(QWidget* window);
void showAboutDialog(QWidget* window);

} // namespace convoku
