// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

class QSettings;

namespace convoku {

/// The files that were opened last, the newest first, as the settings keep them under a key of their own. Another
/// window may remember files at the same time: none takes the other's away.
class RecentFiles
{
public:
    /// `settings` must outlive it. most: how many are kept.
    RecentFiles(QSettings& settings, QString key, int most);

    /// Absolute paths, none twice, `most` at most. Settings come from other versions and other hands too: what else
    /// they hold is left out.
    QStringList paths() const;
    /// Puts it first; a relative path is one from the current folder. An empty path is none.
    void remember(const QString& path);
    void forget(const QString& path);

private:
    QStringList valid(const QVariant& kept) const;

    QSettings& m_settings;
    QString m_key;
    int m_most;
};

} // namespace convoku
