// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace convoku {

/// Version and licence.
void showAboutDialog(QWidget* window);

} // namespace convoku
