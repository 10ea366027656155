// SPDX-License-Identifier: MIT
#include "app/exporting/picture.h"

#include "app/exporting/svg_text.h"
#include "app/exporting/target_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDevice>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kLeastScale = 0.1;
constexpr double kDotsPerMetre = 96 / 0.0254; ///< at scale 1

} // namespace

QImage imageOf(const Picture& picture, Theme::Kind theme, double scale)
{
    const double ratio = std::max(scale, kLeastScale);
    const QSizeF size = picture.size() * ratio;
    if (size.width() > kMaxPictureSide || size.height() > kMaxPictureSide)
        return {};
    QImage image(std::max(1, static_cast<int>(std::ceil(size.width()))),
        std::max(1, static_cast<int>(std::ceil(size.height()))), QImage::Format_RGB32);
    if (image.isNull())
        return {};
    // Painters take no device pixel ratio below 1.
    image.setDevicePixelRatio(std::max(ratio, 1.0));
    image.fill(Theme::of(theme).background);
    QPainter painter(&image);
    if (ratio < 1)
        painter.scale(ratio, ratio);
    picture.paint(painter, theme);
    painter.end();
    image.setDevicePixelRatio(ratio);
    // Documents show it as large as the program does, whatever its scale.
    image.setDotsPerMeterX(qRound(kDotsPerMetre * ratio));
    image.setDotsPerMeterY(qRound(kDotsPerMetre * ratio));
    return image;
}

QByteArray svgOf(const Picture& picture, Theme::Kind theme)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // Units of the picture are pixels.
    svg.setResolution(96);
    svg.setSize(QSizeF(std::ceil(picture.size().width()), std::ceil(picture.size().height())).toSize());
    svg.setViewBox(QRectF(QPointF(), picture.size()));
    svg.setTitle(picture.title());
    QPainter painter(&svg);
    picture.paint(painter, theme);
    painter.end();
    return compactSvg(buffer.data());
}

QByteArray bytesOf(const Picture& picture, const PictureSettings& settings)
{
    if (settings.format == PictureFormat::Svg)
        return svgOf(picture, settings.theme);
    return pngOf(imageOf(picture, settings.theme, settings.scale));
}

QString writePicture(const Picture& picture, const PictureSettings& settings, const QString& path)
{
    const QByteArray bytes = bytesOf(picture, settings);
    if (bytes.isEmpty())
        return QCoreApplication::translate("convoku::Picture",
            "The picture is too large: at most %1 pixels a side, and as many as there is memory for.")
            .arg(kMaxPictureSide);
    return writeWhole(bytes, path);
}

QString writeWhole(const QByteArray& contents, const QString& path)
{
    QString problem;
    const std::unique_ptr<QFileDevice> file = openTarget(path, problem);
    if (!file)
        return problem;
    return file->write(contents) == contents.size() && commitTarget(*file) ? QString() : file->errorString();
}

PictureFormat formatOf(const QString& path, PictureFormat otherwise)
{
    for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg}) {
        if (path.endsWith(QLatin1Char('.') + suffixOf(format), Qt::CaseInsensitive))
            return format;
    }
    return otherwise;
}

QString suffixOf(PictureFormat format)
{
    return format == PictureFormat::Svg ? QStringLiteral("svg") : QStringLiteral("png");
}

} // namespace convoku
