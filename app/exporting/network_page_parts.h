// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace convoku {

/// Returns a resource that the program contains for pages: a script, font or licence. Empty if there is no such
/// resource.
QByteArray pageResource(const QString& name);

} // namespace convoku
