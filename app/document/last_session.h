// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

class QSettings;

namespace convoku {

class Workspace;

/// The last session, as the settings remember it for the next start: as its file has it, without the window's
/// arrangement, and with its title. Only their owner can read the settings.
struct LastSession
{
    QJsonObject session; ///< for Workspace::open, which checks it
    QString title;
};

/// Returns the session as bytes, at most kMostLastSession of them. If breakpoints, bookmarks, watches and pins would
/// exceed that, they are left out. Needs a puzzle.
inline constexpr qsizetype kMostLastSession = 256 * 1024;
QByteArray lastSessionBytes(const Workspace& workspace, const QString& title);
/// Returns none if the bytes are too many or not a valid session, whatever wrote them.
std::optional<LastSession> readLastSession(const QByteArray& bytes);

/// Ignored where there is no puzzle, or the next start is to begin with the example.
void keepLastSession(QSettings& settings, const Workspace& workspace, const QString& title);
std::optional<LastSession> lastSession(const QSettings& settings);

/// Returns true if the next start continues where this one ends (default). Turning this off also removes what was
/// remembered.
bool reopensLastSession(const QSettings& settings);
void setReopensLastSession(QSettings& settings, bool reopens);

} // namespace convoku
