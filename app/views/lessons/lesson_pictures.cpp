// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_pictures.h"

#include "app/base/file_name.h"
#include "app/views/lessons/lesson_text.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace convoku {
namespace {

struct ReadPicture
{
    QByteArray bytes;
    QString problem;
};

/// A plain file: neither a pipe, which would keep whoever opens it waiting, nor a link that leads elsewhere.
ReadPicture readPlainFile(const QString& path)
{
    QFile file;
    if (path.startsWith(QLatin1Char(':'))) {
        file.setFileName(path);
        if (!file.open(QIODevice::ReadOnly))
            return {{}, LessonText::tr("There is no such picture.")};
    } else {
        const int fd = ::open(fileNameBytes(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        struct stat status = {};
        if (fd < 0)
            return {{}, LessonText::tr("The picture cannot be read: %1.").arg(qt_error_string(errno))};
        if (::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)
            || !file.open(fd, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
            ::close(fd);
            return {{}, LessonText::tr("The picture is not a regular file.")};
        }
    }
    QByteArray bytes = file.read(kMaxPictureBytes + 1);
    if (bytes.size() > kMaxPictureBytes)
        return {{}, LessonText::tr("The picture has more than %1 bytes.").arg(kMaxPictureBytes)};
    return {std::move(bytes), {}};
}

QString problemOfPng(const QByteArray& bytes)
{
    // Signature, then the header's length, name, width and height.
    constexpr qsizetype kHeader = 24;
    if (bytes.size() < kHeader || !bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.mid(12, 4) != "IHDR")
        return LessonText::tr("The picture is not a PNG file.");
    const auto width = qFromBigEndian<quint32>(bytes.constData() + 16);
    const auto height = qFromBigEndian<quint32>(bytes.constData() + 20);
    return std::max(width, height) > kMaxLessonPictureSide || std::min(width, height) == 0
        ? LessonText::tr("The picture is wider or higher than %1 pixels.").arg(kMaxLessonPictureSide)
        : QString();
}

} // namespace

void readLessonPictures(const QString& lessonPath, ReadLesson& read)
{
    qint64 all = 0;
    for (LessonStop& stop : read.lesson.stops) {
        if (!stop.picture || stop.picture->kind != LessonPicture::Kind::File)
            continue;
        const QString folder = lessonPath.left(lessonPath.lastIndexOf(QLatin1Char('/')) + 1);
        ReadPicture picture = readPlainFile(folder + stop.picture->name);
        if (picture.problem.isEmpty())
            picture.problem = problemOfPng(picture.bytes);
        all += picture.bytes.size();
        if (picture.problem.isEmpty() && all > kMaxPicturesBytes)
            picture.problem = LessonText::tr("The lesson’s pictures have more than %1 bytes.").arg(kMaxPicturesBytes);
        if (picture.problem.isEmpty())
            stop.picture->png = std::move(picture.bytes);
        else
            read.problems.push_back({stop.picture->line, picture.problem});
    }
    std::stable_sort(read.problems.begin(), read.problems.end(),
        [](const LessonProblem& a, const LessonProblem& b) { return a.line < b.line; });
}

} // namespace convoku
