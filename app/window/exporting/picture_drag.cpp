// SPDX-License-Identifier: MIT
#include "app/window/exporting/picture_drag.h"

#include "app/base/output_file.h"
#include "app/exporting/picture.h"
#include "app/exporting/target_file.h"

#include <QFileInfo>
#include <QMimeData>
#include <QPixmap>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr double kScale = 2; // for documents: crisp on screens of high density, and in print
constexpr double kDragSide = 160;
const QString kPng = QStringLiteral("image/png");
const QString kFiles = QStringLiteral("text/uri-list");

/// The PNG takes a quarter of a second, which nobody has who only clicks: it is made when somebody asks for it.
class PictureData : public QMimeData
{
public:
    PictureData(QImage image, QString path)
        : m_image(std::move(image))
        , m_path(std::move(path))
        , m_hasRoom(QFileInfo(QFileInfo(m_path).absolutePath()).isWritable())
    {
        setImageData(m_image);
    }

    QStringList formats() const override
    {
        QStringList all = QMimeData::formats();
        all << kPng;
        if (m_hasRoom)
            all << kFiles;
        return all;
    }

protected:
    QVariant retrieveData(const QString& format, QMetaType type) const override
    {
        if (format == kPng)
            return png();
        if (format != kFiles)
            return QMimeData::retrieveData(format, type);
        if (!m_isWritten)
            m_isWritten = writeWholeFile(m_path, png()).isEmpty();
        return m_isWritten ? QVariantList{QUrl::fromLocalFile(m_path)} : QVariant();
    }

private:
    QByteArray png() const
    {
        if (m_png.isEmpty())
            m_png = pngOf(m_image);
        return m_png;
    }

    const QImage m_image;
    const QString m_path;
    const bool m_hasRoom; ///< for a file
    mutable QByteArray m_png;
    mutable bool m_isWritten = false;
};

} // namespace

std::unique_ptr<QMimeData> pictureData(
    const Picture& picture, Theme::Kind theme, const QString& text, const QString& path)
{
    QImage image = imageOf(picture, theme, kScale);
    if (image.isNull())
        return {};
    image.setDevicePixelRatio(1); // as who reads the file has it
    auto data = std::make_unique<PictureData>(image, path);
    data->setText(text);
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
