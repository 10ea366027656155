// SPDX-License-Identifier: MIT
#include "app/document/recent_files.h"

#include "app/base/file_name.h"
#include "app/base/settings_format.h"

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
    return valid(m_settings.value(m_key));
}

QStringList RecentFiles::valid(const QVariant& kept) const
{
    QStringList paths;
    const QStringList all = kept.toStringList();
    for (const QString& path : all) {
        if (paths.size() < m_most && !path.isEmpty() && QFileInfo(path).isAbsolute() && !paths.contains(path))
            paths.append(path);
    }
    return paths;
}

void RecentFiles::remember(const QString& path)
{
    // Settings are JSON, which has no room for a name that is not UTF-8.
    if (path.isEmpty() || hasRawBytes(path))
        return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    changeSetting(m_settings, m_key, [&](const QVariant& kept) {
        QStringList all = valid(kept);
        all.removeAll(absolute);
        all.prepend(absolute);
        return all.mid(0, m_most);
    });
}

void RecentFiles::forget(const QString& path)
{
    changeSetting(m_settings, m_key, [&](const QVariant& kept) {
        QStringList all = valid(kept);
        all.removeAll(path);
        return all;
    });
}

} // namespace convoku
