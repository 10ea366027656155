// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"

#include <QByteArray>

namespace convoku {

struct WebpSettings
{
    int plays = 0; ///< 0: for ever
    QByteArray xmp = {}; ///< none if empty
    /// 0: every colour is exact, and all pictures are drawn once. Else a palette of at most so many if that makes the
    /// file smaller; then they are drawn twice, and `progress` counts both drawings.
    int colours = 0;
    std::vector<QRgb> pinned = {}; ///< colours that the palette keeps exactly
};

/// Writes as writeGif() does. A device or pipe at `path` receives nothing before the file is complete.
ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, const QString& path,
    const std::function<bool(int done, int total)>& progress);
/// The same into an open device, which gets it when it is complete: the sizes at the file's front are known at its end.
ExportResult writeWebp(const FrameSource& source, const WebpSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// Like estimateGifBytes().
qint64 estimateWebpBytes(
    const FrameSource& source, const WebpSettings& settings, const std::function<bool()>& cancelled);

} // namespace convoku
