// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace convoku {

/// The wheel moves what the field lies in, and its number, or its choice, only where it has the focus.
void keepFromWheel(QWidget* field);

} // namespace convoku
