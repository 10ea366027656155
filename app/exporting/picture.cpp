// SPDX-License-Identifier: MIT
#include "app/exporting/picture.h"

#include "app/base/output_file.h"
#include "app/exporting/target_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTimeZone>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <vector>

namespace convoku {
namespace {

constexpr double kLeastScale = 0.1;
constexpr int kDotsPerInch = 96; ///< at scale 1
constexpr double kDotsPerMetre = kDotsPerInch / 0.0254;
constexpr double kPointsPerInch = 72;

/// The date in SOURCE_DATE_EPOCH, seconds since 1970; nothing if it is not set, negative, not a number or
/// after the year 9999.
std::optional<QDateTime> sourceDate()
{
    bool good = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&good);
    const QDateTime date = QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc());
    constexpr int kLastYear = 9999;
    if (!good || seconds < 0 || !date.isValid() || date.date().year() > kLastYear)
        return {};
    return date;
}

/// Replaces the value of every entry that begins with `before` and ends with `end`; an empty value or one that is too
/// long erases the entry with blanks. The length stays: a PDF contains offsets of its parts.
void replaceEntries(QByteArray& pdf, const QByteArray& before, char end, const QByteArray& value)
{
    for (qsizetype at = pdf.indexOf(before); at >= 0; at = pdf.indexOf(before, at + 1)) {
        const qsizetype last = pdf.indexOf(end, at + before.size());
        if (last < 0)
            return;
        const QByteArray text = before + value + end;
        QByteArray entry(last + 1 - at, ' ');
        if (!value.isEmpty() && text.size() <= entry.size())
            entry.replace(0, text.size(), text);
        pdf.replace(at, entry.size(), entry);
    }
}

/// Replaces dates and random ids in a PDF that Qt wrote. Qt 6.8 and later also write them as XMP metadata.
void makeReproducible(QByteArray& pdf)
{
    const auto date = sourceDate();
    const QByteArray ofPdf = date ? date->toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + 'Z' : QByteArray();
    const QByteArray ofXmp
        = date ? date->toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")).toLatin1() + 'Z' : QByteArray();
    for (const char* const entry : {"/CreationDate (D:", "/ModDate (D:"})
        replaceEntries(pdf, entry, ')', ofPdf);
    for (const char* const entry : {"xmp:CreateDate=\"", "xmp:ModifyDate=\"", "xmp:MetadataDate=\""})
        replaceEntries(pdf, entry, '"', ofXmp);

    std::vector<std::vector<qsizetype>> ids; // positions of their digits
    const auto addId = [&](qsizetype from, qsizetype end) {
        std::vector<qsizetype>& digits = ids.emplace_back();
        for (qsizetype at = from; at < end; ++at) {
            if (std::isxdigit(static_cast<unsigned char>(pdf[at])) != 0) {
                digits.push_back(at);
                pdf[at] = '0';
            }
        }
    };
    const QByteArray kDocument = "xmpMM:DocumentID=\"uuid:";
    if (const qsizetype at = pdf.indexOf(kDocument); at >= 0)
        addId(at + kDocument.size(), pdf.indexOf('"', at + kDocument.size()));
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    qsizetype at = trailer < 0 ? -1 : pdf.indexOf("/ID", trailer);
    for (int i = 0; i < 2 && at >= 0; ++i) {
        const qsizetype from = pdf.indexOf('<', at);
        at = from < 0 ? -1 : pdf.indexOf('>', from);
        if (at >= 0)
            addId(from, at);
    }
    const QByteArray hash = QCryptographicHash::hash(pdf, QCryptographicHash::Sha512).toHex();
    for (const std::vector<qsizetype>& digits : ids) {
        for (std::size_t i = 0; i < digits.size(); ++i)
            pdf[digits[i]] = hash[static_cast<qsizetype>(i) % hash.size()];
    }
}

/// While it lives, new hash tables have the same order in every run: Qt writes fonts in such an order.
class FixedHashOrder
{
public:
    FixedHashOrder() { QHashSeed::setDeterministicGlobalSeed(); }
    ~FixedHashOrder() { QHashSeed::resetRandomGlobalSeed(); }
    FixedHashOrder(const FixedHashOrder&) = delete;
    FixedHashOrder& operator=(const FixedHashOrder&) = delete;
};

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
    const QColor background = Theme::of(theme).background;
    QImage image(std::max(1, static_cast<int>(std::ceil(size.width()))),
        std::max(1, static_cast<int>(std::ceil(size.height()))),
        background.alpha() == 255 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return {};
    // Painters take no device pixel ratio below 1.
    image.setDevicePixelRatio(std::max(ratio, 1.0));
    image.fill(background);
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
    const FixedHashOrder order;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setPageSize(QPageSize(
        picture.size() * kPointsPerInch / kDotsPerInch, QPageSize::Point, picture.title(), QPageSize::ExactMatch));
    pdf.setPageMargins({});
    pdf.setResolution(kResolution);
    pdf.setTitle(picture.title());
    pdf.setCreator(QString::fromLatin1(kCreator));
    // Always: Qt's own has the time in it.
    pdf.setDocumentXmpMetadata(withTitle(facts, picture.title()).xmp());
    QPainter painter(&pdf);
    painter.scale(static_cast<double>(kResolution) / kDotsPerInch, static_cast<double>(kResolution) / kDotsPerInch);
    picture.paint(painter, theme);
    painter.end();
    QByteArray bytes = buffer.data();
    makeReproducible(bytes);
    return bytes;
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

ExportResult writePicture(const Picture& picture, const PictureSettings& settings, const QString& path,
    const std::function<bool()>& isCancelled)
{
    const QByteArray bytes = bytesOf(picture, settings);
    if (isCancelled && isCancelled())
        return {ExportResult::Status::Cancelled};
    if (bytes.isEmpty()) {
        const QString tooLarge = QCoreApplication::translate("convoku::Picture",
            "The picture is too large. Use at most %1 pixels per side, and no more than fit into memory.")
                                     .arg(kMaxPictureSide);
        return {ExportResult::Status::BrokeOff, tooLarge};
    }
    return path.isEmpty() ? ExportResult{ExportResult::Status::Done, {}, bytes.size(), 1} : writeBytes(bytes, path);
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
