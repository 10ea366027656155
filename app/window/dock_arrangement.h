// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace convoku {

/// Whether these are whole bytes of QMainWindow::saveState(), with nothing in them that no window has. A session brings
/// them, from anybody, and QMainWindow::restoreState() believes what it reads: a number of a side that is none leads
/// out of its memory, and boxes in boxes in boxes out of its stack.
bool isDockArrangement(const QByteArray& bytes);

} // namespace convoku
