// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QObject>

#include <memory>

namespace convoku {

class Session;

/// A walk through a lesson's stops: sets the session up for each of them, waits where its run has not come that far
/// yet, and notices when somebody walks off. What is not the session's (panels, links) is left to the window.
class LessonWalk : public QObject
{
    Q_OBJECT

public:
    explicit LessonWalk(Session* session, QObject* parent = nullptr);

    /// Begins at a stop. The lesson must have one, and should have been checked.
    void begin(std::shared_ptr<const Lesson> lesson, int stop);
    /// The same lesson in other words: the stop stays, and the session is left alone. Where it has not as many stops
    /// it is another lesson, and nothing happens.
    void retell(std::shared_ptr<const Lesson> lesson);
    /// Leaves the session as it is.
    void end();
    bool isOpen() const { return m_lesson != nullptr; }
    /// The lesson and its stop; only while it is open.
    const Lesson& lesson() const { return *m_lesson; }
    int stopIndex() const { return m_stop; }
    const LessonStop& stop() const { return m_lesson->stops[static_cast<std::size_t>(m_stop)]; }
    int stopCount() const { return isOpen() ? static_cast<int>(m_lesson->stops.size()) : 0; }
    bool isLastStop() const { return m_stop + 1 == stopCount(); }

    /// Sets the stop up; also the one that is there, which leads back to it.
    void goToStop(int stop);

    /// The run has not come to the stop's place yet.
    bool isWaiting() const { return m_waiting; }
    /// The session does not show what the stop is about.
    bool hasStrayed() const { return m_strayed; }
    /// This object is what changes the session now.
    bool isSettingUp() const { return m_settingUp; }

Q_SIGNALS:
    /// Another stop, or none any more; the session may still wait for its place.
    void stopChanged();
    /// The session is where the stop wants it.
    void arrived();
    void stateChanged();

private:
    void settle();
    void look();
    bool isThere() const;
    void setState(bool waiting, bool strayed);

    Session* m_session;
    std::shared_ptr<const Lesson> m_lesson;
    int m_stop = 0;
    bool m_waiting = false;
    bool m_strayed = false;
    bool m_settingUp = false;
};

} // namespace convoku
