// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

#include <QByteArray>

#include <memory>

class QFileDevice;
class QImage;

namespace convoku {

// A file to write to: one that takes the place of `path` only when it is committed, or the device or pipe at `path`
// itself. None where it cannot be opened; `error` then has the operating system's words.
std::unique_ptr<QFileDevice> openTarget(const QString& path, QString& error);
// Whether all of it is on the disk, and in its place.
bool commitTarget(QFileDevice& file);

// The contents as a whole file, under the same terms. Empty: done. Otherwise why not, in the operating system's words.
QString writeWhole(const QByteArray& contents, const QString& path);
// The same for a picture; empty bytes are none.
ExportResult writeBytes(const QByteArray& bytes, const QString& path);
// As a PNG file; empty if the picture is none.
QByteArray pngOf(const QImage& picture);

} // namespace convoku
