// SPDX-License-Identifier: MIT
#include "app/lessons/lesson_progress.h"

#include "app/session/settings_format.h"

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
    // Another window may be in another lesson.
    changeSetting(m_settings, kStops, [&](const QVariant& all) {
        const QVariantMap before = all.toMap();
        QVariantMap kept;
        // Files come and go; what is remembered of them goes with them.
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            if (it.key().startsWith(QLatin1Char(':')) || QFileInfo::exists(it.key()))
                kept.insert(it.key(), it.value());
        }
        kept.insert(path, stop);
        return kept;
    });
    if (stop + 1 != stops || isDone(path))
        return;
    changeSetting(m_settings, kDone, [&](const QVariant& done) {
        QStringList all = done.toStringList();
        if (!all.contains(path))
            all.append(path);
        return all;
    });
}

} // namespace convoku
