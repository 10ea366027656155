// SPDX-License-Identifier: MIT
#include "app/widgets/picture_drag.h"

#include "app/exporting/picture.h"
#include "app/exporting/target_file.h"

#include <QMimeData>
#include <QPixmap>
#include <QUrl>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kScale = 2; // for documents: crisp on screens of high density, and in print
constexpr double kDragSide = 160;

} // namespace

std::unique_ptr<QMimeData> pictureData(
    const Picture& picture, Theme::Kind theme, const QString& text, const QString& path)
{
    QImage image = imageOf(picture, theme, kScale);
    const QByteArray png = pngOf(image);
    if (png.isEmpty())
        return {};
    image.setDevicePixelRatio(1); // as who reads the file has it
    auto data = std::make_unique<QMimeData>();
    data->setImageData(image);
    data->setData(QStringLiteral("image/png"), png);
    data->setText(text);
    if (writeWhole(png, path).isEmpty())
        data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

QPixmap dragPixmap(const Picture& picture, Theme::Kind theme, qreal devicePixelRatio)
{
    const double side = std::max(picture.size().width(), picture.size().height());
    QPixmap pixmap = QPixmap::fromImage(imageOf(picture, theme, kDragSide / side * devicePixelRatio));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

} // namespace convoku
