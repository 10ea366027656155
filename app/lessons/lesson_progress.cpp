// SPDX-License-Identifier: MIT
#include "app/lessons/lesson_progress.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

namespace convoku {
namespace {

// Paths have slashes, which would be groups as keys: maps keep them whole.
const QString kStops = QStringLiteral("lessons/stops");
const QString kDone = QStringLiteral("lessons/done");
constexpr int kMaxRecent = 8;

} // namespace

LessonProgress::LessonProgress(QSettings& settings)
    : m_settings(settings)
    , m_recent(settings, QStringLiteral("lessons/recent"), kMaxRecent)
{
}

int LessonProgress::stop(const QString& path) const
{
    return m_settings.value(kStops).toMap().value(path).toInt();
}

bool LessonProgress::isDone(const QString& path) const
{
    return m_settings.value(kDone).toStringList().contains(path);
}

void LessonProgress::setStop(const QString& path, int stop, int stops)
{
    QVariantMap all = m_settings.value(kStops).toMap();
    QVariantMap kept;
    // Files come and go; what is remembered of them goes with them.
    for (auto it = all.cbegin(); it != all.cend(); ++it) {
        if (it.key().startsWith(QLatin1Char(':')) || QFileInfo::exists(it.key()))
            kept.insert(it.key(), it.value());
    }
    kept.insert(path, stop);
    m_settings.setValue(kStops, kept);
    if (stop + 1 == stops && !isDone(path))
        m_settings.setValue(kDone, m_settings.value(kDone).toStringList() << path);
}

} // namespace convoku
