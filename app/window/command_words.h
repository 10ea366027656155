// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// Returns other names of a command, by its id and separated by blanks; empty if its name is enough.
QString commandWords(const QString& id);

} // namespace convoku
