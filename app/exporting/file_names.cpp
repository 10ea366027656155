// SPDX-License-Identifier: MIT
#include "app/exporting/file_names.h"

#include "app/base/file_name.h"

#include <QDate>
#include <QDir>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace convoku {
namespace {

/// The first code points that take no more bytes in UTF-8.
QString cutToBytes(const QString& text, qsizetype most)
{
    const QByteArray bytes = text.toUtf8();
    if (bytes.size() <= most)
        return text;
    const auto isContinuation
        = [&bytes](qsizetype at) { return (static_cast<unsigned char>(bytes[at]) & 0xC0U) == 0x80U; };
    qsizetype end = std::max<qsizetype>(most, 0);
    while (end > 0 && isContinuation(end))
        --end;
    return QString::fromUtf8(bytes.constData(), end);
}

} // namespace

QString freePath(const QString& folder, const QString& stem, const QString& suffix)
{
    const QDir dir(folder);
    for (int number = 1;; ++number) {
        const QString path = dir.filePath(numberedStem(stem, number) + QLatin1Char('.') + suffix);
        if (!isTaken(path))
            return path;
    }
}

bool isTaken(const QString& path)
{
    std::error_code failure;
    return std::filesystem::exists(std::filesystem::symlink_status(nativePath(path), failure));
}

QString numberedStem(const QString& stem, int number)
{
    return number == 1 ? stem : stem + QStringLiteral("-%1").arg(number);
}

QString suggestedPath(const QString& folder, const QString& suffix)
{
    return freePath(folder, QStringLiteral("convoku-") + QDate::currentDate().toString(Qt::ISODate), suffix);
}

QString asFileName(const QString& text, qsizetype mostBytes)
{
    // The signs that other systems refuse, too: files travel.
    constexpr std::u32string_view kRefused = U"/\\:*?\"<>|";
    QString name;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QString unit = text.mid(at, 1);
        const bool pair = unit[0].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const QString sign = pair ? text.mid(at++, 2) : unit;
        const char32_t c = pair ? QChar::surrogateToUcs4(sign[0], sign[1]) : sign[0].unicode();
        // A byte that is no UTF-8 comes from a name that somebody has typed, and is meant.
        const bool fits = (QChar::isPrint(c) && kRefused.find(c) == std::u32string_view::npos) || hasRawBytes(sign);
        name += fits ? sign : QStringLiteral("_");
    }
    name = cutToBytes(name.simplified(), mostBytes).trimmed();
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name;
}

} // namespace convoku
