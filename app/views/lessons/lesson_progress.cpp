// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_progress.h"

#include "app/base/settings_format.h"

#include <QFileInfo>
#include <QSettings>
#include <QVariantMap>

#include <algorithm>

namespace convoku {
namespace {

// Paths have slashes, which would be groups as keys: maps keep them whole.
const QString kStops = QStringLiteral("lessons/stops");
const QString kDone = QStringLiteral("lessons/done");
/// By path a map of the questions' keys.
const QString kAnswers = QStringLiteral("lessons/answers");
const QString kSolved = QStringLiteral("solved");
const QString kMissed = QStringLiteral("missed");
/// It has not been answered.
const QString kOpen = QStringLiteral("open");
constexpr int kMaxRecent = 8;

bool isThere(const QString& path)
{
    return path.startsWith(QLatin1Char(':')) || QFileInfo::exists(path);
}

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
            if (isThere(it.key()))
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

LessonProgress::Answer LessonProgress::answer(const Question& question) const
{
    const QString is = m_settings.value(kAnswers).toMap().value(question.path).toMap().value(question.key).toString();
    return is == kSolved ? Answer::Solved : is == kMissed ? Answer::Missed : Answer::None;
}

void LessonProgress::setAnswer(const Question& question, Answer answer, const QStringList& all)
{
    changeSetting(m_settings, kAnswers, [&](const QVariant& answers) {
        const QVariantMap before = answers.toMap();
        QVariantMap kept;
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            if (isThere(it.key()))
                kept.insert(it.key(), it.value());
        }
        const QVariantMap known = before.value(question.path).toMap();
        QVariantMap lesson;
        for (const QString& key : all)
            lesson.insert(key, known.value(key, kOpen));
        lesson.insert(question.key, answer == Answer::Solved ? kSolved : answer == Answer::Missed ? kMissed : kOpen);
        kept.insert(question.path, lesson);
        return kept;
    });
}

void LessonProgress::setSolved(const Question& question)
{
    setAnswer(question, Answer::Solved, m_settings.value(kAnswers).toMap().value(question.path).toMap().keys());
}

void LessonProgress::forget(const Question& question)
{
    changeSetting(m_settings, kAnswers, [&](const QVariant& answers) {
        QVariantMap kept = answers.toMap();
        QVariantMap lesson = kept.value(question.path).toMap();
        lesson.remove(question.key);
        kept.insert(question.path, lesson);
        return kept;
    });
}

bool LessonProgress::isSolved(const QString& path) const
{
    const QVariantMap lesson = m_settings.value(kAnswers).toMap().value(path).toMap();
    return !lesson.isEmpty()
        && std::all_of(lesson.cbegin(), lesson.cend(), [](const QVariant& is) { return is.toString() == kSolved; });
}

std::vector<LessonProgress::Question> LessonProgress::missed() const
{
    std::vector<Question> missed;
    const QVariantMap answers = m_settings.value(kAnswers).toMap();
    for (auto lesson = answers.cbegin(); lesson != answers.cend(); ++lesson) {
        const QVariantMap questions = lesson.value().toMap();
        for (auto it = questions.cbegin(); it != questions.cend(); ++it) {
            if (it.value().toString() == kMissed && isThere(lesson.key()))
                missed.push_back({lesson.key(), it.key()});
        }
    }
    return missed;
}

} // namespace convoku
