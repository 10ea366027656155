// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

class QSettings;

namespace convoku {

class Workspace;

/// What was looked at last, as the settings remember it for the next start: the session as its file has it, without the
/// window's arrangement, and what a person knows it by. The settings are readable for their owner only.
struct LastSession
{
    QJsonObject session; ///< for Workspace::open, which checks it
    QString title;
};

/// As bytes, at most kMostLastSession of them: where breakpoints, bookmarks, watches and pins would make it more, it
/// comes without them. Needs a puzzle.
inline constexpr qsizetype kMostLastSession = 256 * 1024;
QByteArray lastSessionBytes(const Workspace& workspace, const QString& title);
/// None where the bytes are too many or no such thing, whoever wrote them.
std::optional<LastSession> readLastSession(const QByteArray& bytes);

/// Ignored where there is no puzzle, or the next start is to begin with the example.
void keepLastSession(QSettings& settings, const Workspace& workspace, const QString& title);
std::optional<LastSession> lastSession(const QSettings& settings);

/// Whether the next start goes on where this one ends; it does until somebody chooses otherwise. What was remembered is
/// forgotten as soon as it is not to be.
bool reopensLastSession(const QSettings& settings);
void setReopensLastSession(QSettings& settings, bool reopens);

} // namespace convoku
