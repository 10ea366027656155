// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/recent_files.h"

#include <QString>
#include <QStringList>

#include <vector>

class QSettings;

namespace convoku {

/// Stores the progress in each lesson, the answers given there, and the lesson files opened last; kept in the settings.
class LessonProgress
{
public:
    /// `settings` must outlive it.
    explicit LessonProgress(QSettings& settings);

    /// Returns the last stop visited; 0 if the lesson has not been started.
    int stop(const QString& path) const;
    /// He has seen the last stop once.
    bool isDone(const QString& path) const;
    void setStop(const QString& path, int stop, int stops);

    /// Missed: answered wrongly, or shown; until it has been answered rightly when it came back.
    enum class Answer { None, Missed, Solved };
    struct Question
    {
        QString path; ///< of its lesson
        QString key; ///< questionKey()

        friend bool operator==(const Question&, const Question&) = default;
    };
    Answer answer(const Question& question) const;
    /// `all`: the keys of all questions of the lesson; those that it no longer has are forgotten.
    void setAnswer(const Question& question, Answer answer, const QStringList& all);
    /// Solved once it has been answered somewhere else than in its lesson.
    void setSolved(const Question& question);
    /// The lesson no longer has it.
    void forget(const Question& question);
    /// All questions of the lesson are solved; false where it has none.
    bool isSolved(const QString& path) const;
    /// Returns the missed questions, which are asked again.
    std::vector<Question> missed() const;

    RecentFiles& recentFiles() { return m_recent; }
    const RecentFiles& recentFiles() const { return m_recent; }

private:
    QSettings& m_settings;
    RecentFiles m_recent;
};

} // namespace convoku
