// SPDX-License-Identifier: MIT
#include "app/exporting/picture.h"

#include "app/exporting/target_file.h"
#include "app/files/output_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kLeastScale = 0.1;
constexpr int kDotsPerInch = 96; ///< at scale 1
constexpr double kDotsPerMetre = kDotsPerInch / 0.0254;
constexpr double kPointsPerInch = 72;

DocumentFacts withTitle(DocumentFacts facts, const QString& title)
{
    facts.title = title;
    return facts;
}

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

QByteArray svgOf(const Picture& picture, Theme::Kind theme, SvgText text, const DocumentFacts& facts)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // Units of the picture are pixels.
    svg.setResolution(kDotsPerInch);
    svg.setSize(QSizeF(std::ceil(picture.size().width()), std::ceil(picture.size().height())).toSize());
    svg.setViewBox(QRectF(QPointF(), picture.size()));
    svg.setTitle(picture.title());
    QPainter painter(&svg);
    picture.paint(painter, theme);
    painter.end();
    return compactSvg(buffer.data(), text, facts);
}

QByteArray pdfOf(const Picture& picture, Theme::Kind theme, const DocumentFacts& facts)
{
    // Coordinates are whole numbers of this in some places: fine enough for what is drawn at 96.
    constexpr int kResolution = 1200;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(
        picture.size() * kPointsPerInch / kDotsPerInch, QPageSize::Point, picture.title(), QPageSize::ExactMatch));
    pdf.setPageMargins({});
    pdf.setResolution(kResolution);
    pdf.setTitle(picture.title());
    pdf.setCreator(QString::fromLatin1(kCreator));
    if (!facts.isEmpty())
        pdf.setDocumentXmpMetadata(withTitle(facts, picture.title()).xmp());
    QPainter painter(&pdf);
    painter.scale(static_cast<double>(kResolution) / kDotsPerInch, static_cast<double>(kResolution) / kDotsPerInch);
    picture.paint(painter, theme);
    painter.end();
    return buffer.data();
}

QByteArray bytesOf(const Picture& picture, const PictureSettings& settings)
{
    switch (settings.format) {
    case PictureFormat::Svg:
        return svgOf(picture, settings.theme, settings.text, settings.facts);
    case PictureFormat::Pdf:
        return pdfOf(picture, settings.theme, settings.facts);
    case PictureFormat::Png:
        break;
    }
    QImage image = imageOf(picture, settings.theme, settings.scale);
    if (!settings.facts.isEmpty()) {
        image.setText(QStringLiteral("Title"), picture.title());
        image.setText(QStringLiteral("Software"), QString::fromLatin1(kCreator));
        for (const auto& [name, value] : settings.facts.fields())
            image.setText(name, value);
    }
    return pngOf(image);
}

QString writePicture(
    const Picture& picture, const PictureSettings& settings, const QString& path, const std::stop_token& stop)
{
    const QByteArray bytes = bytesOf(picture, settings);
    if (stop.stop_requested())
        return {};
    if (bytes.isEmpty())
        return QCoreApplication::translate("convoku::Picture",
            "The picture is too large: at most %1 pixels a side, and as many as there is memory for.")
            .arg(kMaxPictureSide);
    return writeWholeFile(path, bytes);
}

PictureFormat formatOf(const QString& path, PictureFormat otherwise)
{
    for (const PictureFormat format : kPictureFormats) {
        if (path.endsWith(QLatin1Char('.') + suffixOf(format), Qt::CaseInsensitive))
            return format;
    }
    return otherwise;
}

QString suffixOf(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Svg:
        return QStringLiteral("svg");
    case PictureFormat::Pdf:
        return QStringLiteral("pdf");
    case PictureFormat::Png:
        break;
    }
    return QStringLiteral("png");
}

} // namespace convoku
