// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <system_error>

namespace convoku {
namespace {

constexpr char16_t kFirstRaw = 0xDC80; ///< for byte 0x80
constexpr char16_t kLastRaw = 0xDCFF;
constexpr int kRawOffset = 0xDC00;
constexpr qsizetype kLongestLetter = 4; ///< in UTF-8

bool isRaw(const QString& name, qsizetype at)
{
    const char16_t unit = name[at].unicode();
    return unit >= kFirstRaw && unit <= kLastRaw && (at == 0 || !name[at - 1].isHighSurrogate());
}

} // namespace

QString fileNameFromBytes(const QByteArray& bytes)
{
    const QString whole = QString::fromUtf8(bytes);
    if (whole.toUtf8() == bytes)
        return whole;
    QString name;
    for (qsizetype at = 0; at < bytes.size();) {
        QString letter;
        qsizetype length = 0;
        while (letter.isEmpty() && ++length <= std::min(kLongestLetter, bytes.size() - at)) {
            const QByteArray piece = bytes.mid(at, length);
            // UTF-8 survives the round trip. Otherwise take one more byte, or treat the byte as raw.
            if (const QString read = QString::fromUtf8(piece); read.toUtf8() == piece)
                letter = read;
        }
        if (letter.isEmpty()) {
            letter = QChar(static_cast<char16_t>(kRawOffset + static_cast<unsigned char>(bytes[at])));
            length = 1;
        }
        name += letter;
        at += length;
    }
    return name;
}

QByteArray fileNameBytes(const QString& name)
{
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (!isRaw(name, at))
            continue;
        bytes += QStringView(name).mid(from, at - from).toUtf8() + static_cast<char>(name[at].unicode() - kRawOffset);
        from = at + 1;
    }
    return bytes + QStringView(name).mid(from).toUtf8();
}

QString fileNameFromUrl(const QUrl& url)
{
    const QString name = url.toLocalFile();
    // Bytes that are not UTF-8 stay percent-encoded in toLocalFile(), such as %e9.
    return name.isEmpty() || !url.path(QUrl::FullyEncoded).contains(QLatin1Char('%'))
        ? name
        : fileNameFromBytes(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
}

bool hasRawBytes(const QString& name)
{
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (isRaw(name, at))
            return true;
    }
    return false;
}

std::filesystem::path nativePath(const QString& name)
{
    return fileNameBytes(name).toStdString();
}

bool fileExists(const QString& path)
{
    if (!hasRawBytes(path))
        return QFileInfo::exists(path); // the program's own resources, too
    std::error_code failure;
    return std::filesystem::exists(nativePath(path), failure);
}

bool isPlainFile(const QString& path)
{
    std::error_code failure;
    return std::filesystem::symlink_status(nativePath(path), failure).type() == std::filesystem::file_type::regular;
}

bool isNameTaken(const QString& path)
{
    std::error_code failure;
    return std::filesystem::symlink_status(nativePath(path), failure).type() != std::filesystem::file_type::not_found;
}

bool isFolder(const QString& path)
{
    if (!hasRawBytes(path))
        return QFileInfo(path).isDir();
    std::error_code failure;
    return std::filesystem::is_directory(nativePath(path), failure);
}

bool isDevice(const QString& path)
{
    std::error_code failure;
    const std::filesystem::file_status status = std::filesystem::status(nativePath(path), failure);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)
        && !std::filesystem::is_directory(status);
}

qint64 fileSize(const QString& path)
{
    std::error_code failure;
    const std::filesystem::path native = nativePath(path);
    if (!std::filesystem::is_regular_file(native, failure))
        return 0;
    const std::uintmax_t bytes = std::filesystem::file_size(native, failure);
    return failure ? 0 : static_cast<qint64>(bytes);
}

bool makeFolder(const QString& path)
{
    std::error_code failure;
    std::filesystem::create_directories(nativePath(path), failure);
    return std::filesystem::is_directory(nativePath(path), failure);
}

} // namespace convoku
