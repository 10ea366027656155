// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QString>

#include <memory>

class QMimeData;
class QPixmap;

namespace convoku {

class Picture;

/// A picture for other programs: as a picture, as text, and as a file (PNG), because file managers and browsers take
/// nothing else. It is written to `path` when somebody asks for it, and not offered where that folder takes none. Null
/// where it is too large.
std::unique_ptr<QMimeData> pictureData(
    const Picture& picture, Theme::Kind theme, const QString& text, const QString& path);

/// Returns the image that follows the mouse while the picture is dragged.
QPixmap dragPixmap(const Picture& picture, Theme::Kind theme, qreal devicePixelRatio);

} // namespace convoku
