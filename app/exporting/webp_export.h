// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

#include <QByteArray>

namespace convoku {

struct WebpSettings
{
    int plays = 0; ///< 0: for ever
    QByteArray xmp = {}; ///< none if empty
};

/// As writeGif, but every colour is exact, so that all pictures are drawn once. A device or pipe at `path` gets nothing
/// before the file is complete.
ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress);
/// The same into an open device, which gets it when it is complete: the sizes at the file's front are known at its end.
ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// The same without a file: what it would be.
ExportResult measureWebp(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool(int done, int total)>& progress);

/// As estimateGifBytes.
qint64 estimateWebpBytes(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool()>& cancelled);

} // namespace convoku
