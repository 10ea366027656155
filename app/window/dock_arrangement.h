// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace convoku {

/// Returns whether these are complete bytes of QMainWindow::saveState() that contain nothing that no window has. They
/// come from session files: treat them as untrusted. QMainWindow::restoreState() does not check what it reads: an
/// invalid number of a side leads out of its memory, and deeply nested boxes overflow its stack.
bool isDockArrangement(const QByteArray& bytes);

} // namespace convoku
