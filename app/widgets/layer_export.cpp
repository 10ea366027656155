// SPDX-License-Identifier: MIT
#include "app/widgets/layer_export.h"

#include "app/exporting/export_wording.h"
#include "app/exporting/target_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace convoku {
namespace {

constexpr double kPixelsPerUnit = 2;

QString tr(const char* text)
{
    return QCoreApplication::translate("convoku::LayerExport", text);
}

} // namespace

QString askForPictureName(QSettings& settings, QWidget* parent)
{
    const QString key = QStringLiteral("export/folder");
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString folder = settings.value(key, pictures.isEmpty() ? QDir::homePath() : pictures).toString();
    const QString png = tr(QT_TRANSLATE_NOOP("convoku::LayerExport", "PNG picture (*.png)"));
    const QString svg = tr(QT_TRANSLATE_NOOP("convoku::LayerExport", "SVG drawing (*.svg)"));
    QString chosen = png;
    QString path = QFileDialog::getSaveFileName(parent,
        tr(QT_TRANSLATE_NOOP("convoku::LayerExport", "Export the layer as a picture")),
        QDir(folder).filePath(QStringLiteral("layer.png")), png + QStringLiteral(";;") + svg, &chosen);
    if (path.isEmpty())
        return {};
    settings.setValue(key, QFileInfo(path).absolutePath());
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen == svg ? QStringLiteral(".svg") : QStringLiteral(".png");
    return path;
}

QString writeLayerPicture(const LayerPicture& picture, const QString& path)
{
    const QByteArray bytes = layerBytes(picture, formatOf(path, PictureFormat::Png), kPixelsPerUnit);
    return exportProblem(writeBytes(bytes, path), path);
}

} // namespace convoku
