// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace convoku {

/// Puts the file in its place if all of it is on the disk; otherwise the old one stays. QSaveFile::commit alone does
/// not look at whether its last buffer could be written.
bool commitWhole(QSaveFile& file);

/// Replaces the file by one with these contents. Empty: done. Otherwise why not, in the operating system's words.
QString writeWholeFile(const QString& path, const QByteArray& contents);

} // namespace convoku
