// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <filesystem>

class QUrl;

namespace convoku {

/// A file's name is bytes, and not all of them are UTF-8. In a QString each byte that is none stands as a lone low
/// surrogate, U+DC80 … U+DCFF, as Python has it (PEP 383), so that the file can be found again by its name. Qt would
/// lose such bytes: files are opened by InputFile and OutputFile, and asked about by nativePath().
QString fileNameFromBytes(const QByteArray& bytes);
/// Returns exactly the bytes that fileNameFromBytes() read.
QByteArray fileNameBytes(const QString& name);
/// Returns the name of a file that was dropped or pasted; empty if the URL is not that of a local file.
QString fileNameFromUrl(const QUrl& url);
/// Returns true if Qt's own classes would look for a different file.
bool hasRawBytes(const QString& name);

/// For what std::filesystem knows about files.
std::filesystem::path nativePath(const QString& name);

/// Follow links. False where nobody can tell.
bool fileExists(const QString& path);
bool isFolder(const QString& path);
/// It is there, and neither a file nor a folder: it may never end, or never begin.
bool isDevice(const QString& path);
/// Returns the size in bytes; 0 if the path is not a regular file.
qint64 fileSize(const QString& path);
/// A file as it stands in its folder: no link is followed.
bool isPlainFile(const QString& path);
/// Anything has that name, also a link that leads nowhere.
bool isNameTaken(const QString& path);
/// With all folders above it. Whether it is there now.
bool makeFolder(const QString& path);

} // namespace convoku
