// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/layer_picture.h"

#include <QString>

class QSettings;
class QWidget;

namespace convoku {

/// Asks for the name of a still picture; empty where the user thinks better of it. A name without an ending gets that
/// of the chosen format. Remembers the folder.
QString askForPictureName(QSettings& settings, QWidget* parent);

/// SVG where the name ends with .svg, and else PNG, with two pixels for each of the picture's units. The file is
/// replaced when it is complete. Returns why it was not written, in a sentence; empty where it was.
QString writeLayerPicture(const LayerPicture& picture, const QString& path);

} // namespace convoku
