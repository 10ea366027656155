// SPDX-License-Identifier: MIT
#include "app/session/recent_files.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace convoku {

RecentFiles::RecentFiles(QSettings& settings, QString key, int most)
    : m_settings(settings)
    , m_key(std::move(key))
    , m_most(most)
{
}

QStringList RecentFiles::paths() const
{
    QStringList paths;
    const QStringList kept = m_settings.value(m_key).toStringList();
    for (const QString& path : kept) {
        if (paths.size() < m_most && !path.isEmpty() && QFileInfo(path).isAbsolute() && !paths.contains(path))
            paths.append(path);
    }
    return paths;
}

void RecentFiles::remember(const QString& path)
{
    if (path.isEmpty())
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList all = paths();
    all.removeAll(absolute);
    all.prepend(absolute);
    m_settings.setValue(m_key, all.mid(0, m_most));
}

void RecentFiles::forget(const QString& path)
{
    QStringList all = paths();
    all.removeAll(path);
    m_settings.setValue(m_key, all);
}

} // namespace convoku
