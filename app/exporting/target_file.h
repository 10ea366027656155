// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

#include <QByteArray>

class QImage;

namespace convoku {

/// A picture as a whole file, under the terms of writeWholeFile; empty bytes are none.
ExportResult writeBytes(const QByteArray& bytes, const QString& path);
/// Returns the picture as a PNG file; empty if the picture is null.
QByteArray pngOf(const QImage& picture);

} // namespace convoku
