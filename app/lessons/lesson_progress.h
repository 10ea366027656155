// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/recent_files.h"

#include <QString>
#include <QStringList>

class QSettings;

namespace convoku {

/// How far somebody has come in which lesson, and which files with lessons he opened last; kept in the settings.
class LessonProgress
{
public:
    /// `settings` must outlive it.
    explicit LessonProgress(QSettings& settings);

    /// Where he was last; 0 where he has not begun.
    int stop(const QString& path) const;
    /// He has seen the last stop once.
    bool isDone(const QString& path) const;
    void setStop(const QString& path, int stop, int stops);

    RecentFiles& recentFiles() { return m_recent; }
    const RecentFiles& recentFiles() const { return m_recent; }

private:
    QSettings& m_settings;
    RecentFiles m_recent;
};

} // namespace convoku
