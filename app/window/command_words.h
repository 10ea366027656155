// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// What people also call a command, by its id, with blanks between the words; empty where its name says it all.
QString commandWords(const QString& id);

} // namespace convoku
