// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace convoku {

/// What the program carries for pages: scripts, letters, licences. Empty where there is no such thing.
QByteArray pageResource(const QString& name);

} // namespace convoku
