// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/icons.h"

#include <QString>

class QToolButton;

namespace convoku {

/// A button of a view with a sign alone, as those of the window's header are: what can be done with what it shows.
/// `tip`: empty: the text says enough.
QToolButton* makeSignTool(const char* name, Sign sign, const QString& text, const QString& tip = {});

} // namespace convoku
