// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

namespace convoku {

/// The bundled font, so that pictures look the same on every machine. Needs a QGuiApplication.
/// pixelSize: in the painter's units, at least 1.
QFont pictureFont(qreal pixelSize, QFont::Weight weight = QFont::Normal);

} // namespace convoku
