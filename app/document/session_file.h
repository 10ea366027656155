// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace convoku {

/// The version that this program writes; it reads this and all lower versions. Increase it when a field changes its
/// meaning: readers ignore unknown fields and refuse higher versions.
inline constexpr int kSessionVersion = 2;

/// Returns the beginning of every session file: format and version.
QJsonObject emptySessionJson();

/// Why the object is no session that this program can read, in a sentence; empty if it is one.
QString sessionProblem(const QJsonObject& json);

/// True where a file's first bytes look like a session's (an object), not like puzzles.
bool looksLikeSession(const QByteArray& beginning);

struct SessionFile
{
    QJsonObject json;
    QString problem; ///< why the file can't be read, with the place; empty if it could
};
SessionFile readSessionFile(const QString& path);

/// Replaces the file when all of it is on the disk. Returns why it could not be written; empty if it was.
QString writeSessionFile(const QString& path, const QJsonObject& json);

} // namespace convoku
