// SPDX-License-Identifier: MIT
#include "app/lessons/lesson_walk.h"

#include "app/session/session.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace convoku {

LessonWalk::LessonWalk(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    const auto follow = [this] {
        if (m_waiting)
            settle();
        else
            look();
    };
    connect(session, &Session::recordingGrew, this, follow);
    connect(session, &Session::runningChanged, this, follow);
    connect(session, &Session::recordingReset, this, &LessonWalk::look);
    connect(session, &Session::positionChanged, this, &LessonWalk::look);
}

void LessonWalk::begin(std::shared_ptr<const Lesson> lesson, int stop)
{
    m_lesson = std::move(lesson);
    goToStop(stop);
}

void LessonWalk::retell(std::shared_ptr<const Lesson> lesson)
{
    if (isOpen() && lesson->stops.size() == m_lesson->stops.size())
        m_lesson = std::move(lesson);
}

void LessonWalk::end()
{
    if (!isOpen())
        return;
    m_lesson.reset();
    m_stop = 0;
    m_waiting = false;
    m_strayed = false;
    Q_EMIT stopChanged();
}

void LessonWalk::goToStop(int stop)
{
    if (!isOpen())
        return;
    m_stop = std::clamp(stop, 0, stopCount() - 1);
    {
        const QScopedValueRollback settingUp(m_settingUp, true);
        m_session->setPlaying(false);
        const LessonStop& wanted = this->stop();
        const auto recording = m_session->recording();
        if (!recording || !(recording->startingGrid() == wanted.start) || !(recording->options() == wanted.options)) {
            const QString name = wanted.puzzleName.isEmpty() ? m_lesson->title : wanted.puzzleName;
            m_session->open(wanted.start, name, RunOptions{wanted.options, 0}, {});
        } else if (m_session->canContinue()) {
            m_session->continueRun(); // somebody has stopped it
        }
    }
    m_waiting = true;
    m_strayed = false;
    Q_EMIT stopChanged();
    settle();
}

/// To the stop's place, if the run has it.
void LessonWalk::settle()
{
    const bool ended = !m_session->isRunning();
    const auto place = stop().positionIn(*m_session->recording(), ended);
    if (!place) {
        // An ended run will never have it: the run was stopped.
        setState(!ended, ended);
        return;
    }
    {
        const QScopedValueRollback settingUp(m_settingUp, true);
        m_session->goTo(*place);
        m_session->pick(stop().pick);
    }
    setState(false, false);
    Q_EMIT arrived();
}

bool LessonWalk::isThere() const
{
    const auto recording = m_session->recording();
    if (!recording || !(recording->startingGrid() == stop().start) || !(recording->options() == stop().options))
        return false;
    const auto place = stop().positionIn(*recording, !m_session->isRunning());
    return place == m_session->position();
}

void LessonWalk::look()
{
    if (isOpen() && !m_waiting && !m_settingUp)
        setState(false, !isThere());
}

void LessonWalk::setState(bool waiting, bool strayed)
{
    const bool changed = waiting != m_waiting || strayed != m_strayed;
    m_waiting = waiting;
    m_strayed = strayed;
    if (changed)
        Q_EMIT stateChanged();
}

} // namespace convoku
