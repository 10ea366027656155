// SPDX-License-Identifier: MIT
#include "app/exporting/target_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QSaveFile>

namespace convoku {
namespace {

// Whether `path` names something to write into rather than to replace: a device, a pipe, or one of the process's open
// files, such as /dev/stdout. QSaveFile would put a plain file in the place of /dev/full if it had the right to.
bool isStream(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isDir()) {
        return false; // a folder is an error; QSaveFile finds the words
    }
    const auto isOpenFile = [](const QString& name) {
        return name.startsWith(QLatin1String("/proc/")) || name.startsWith(QLatin1String("/dev/fd/"));
    };
    return !info.isFile() || isOpenFile(info.absoluteFilePath()) || isOpenFile(info.symLinkTarget());
}

} // namespace

std::unique_ptr<QFileDevice> openTarget(const QString& path, QString& error)
{
    std::unique_ptr<QFileDevice> file;
    bool open = false;
    if (isStream(path)) {
        file = std::make_unique<QFile>(path);
        // Standard output may be a file that already holds something; a pipe has no end to seek.
        const bool holdsSomething = QFileInfo(path).isFile();
        open = file->open(holdsSomething ? QIODevice::WriteOnly | QIODevice::Append : QIODevice::WriteOnly);
    } else {
        file = std::make_unique<QSaveFile>(path);
        open = file->open(QIODevice::WriteOnly);
    }
    if (!open) {
        error = file->errorString();
        file.reset();
    }
    return file;
}

bool commitTarget(QFileDevice& file)
{
    // QSaveFile::commit does not look at whether its last buffer could be written.
    if (!file.flush()) {
        return false;
    }
    if (auto* const replacement = qobject_cast<QSaveFile*>(&file)) {
        return replacement->commit();
    }
    file.close();
    return file.error() == QFileDevice::NoError;
}

QString writeWhole(const QByteArray& contents, const QString& path)
{
    QString problem;
    const std::unique_ptr<QFileDevice> file = openTarget(path, problem);
    if (!file)
        return problem;
    return file->write(contents) == contents.size() && commitTarget(*file) ? QString() : file->errorString();
}

ExportResult writeBytes(const QByteArray& bytes, const QString& path)
{
    using Status = ExportResult::Status;
    if (bytes.isEmpty())
        return {Status::BadFrame};
    if (const QString problem = writeWhole(bytes, path); !problem.isEmpty())
        return {Status::CannotWrite, problem};
    return {Status::Done, {}, bytes.size(), 1};
}

QByteArray pngOf(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (picture.isNull() || !picture.save(&buffer, "PNG"))
        return {};
    return bytes;
}

} // namespace convoku
