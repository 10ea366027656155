// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_walk.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/lessons/lesson_change.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace convoku {

LessonWalk::LessonWalk(Session* session, LayerValues* values, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_values(values)
{
    const auto follow = [this] {
        if (m_waiting)
            settle();
        else
            look();
        judge();
    };
    connect(session, &Session::recordingGrew, this, follow);
    connect(session, &Session::runningChanged, this, follow);
    connect(session, &Session::recordingReset, this, &LessonWalk::look);
    connect(session, &Session::positionChanged, this, &LessonWalk::look);
    if (values == nullptr)
        return;
    connect(values, &LayerValues::fetched, this, &LessonWalk::takeNumbers);
    connect(values, &LayerValues::failed, this, [this] {
        if (std::exchange(m_judging, false))
            Q_EMIT answeringChanged();
    });
}

void LessonWalk::begin(std::shared_ptr<const Lesson> lesson, int stop, const std::set<int>& answered)
{
    m_lesson = std::move(lesson);
    m_answering.clear();
    m_tried.clear();
    for (const int known : answered)
        m_answering[known] = Answering::Shown;
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
    m_answering.clear();
    m_tried.clear();
    m_given.reset();
    m_changed.reset();
    m_judging = false;
    m_numbers.reset();
    m_fetchedOf.reset();
    Q_EMIT stopChanged();
}

LessonWalk::Answering LessonWalk::answering() const
{
    if (!isOpen() || !stop().question)
        return Answering::NoQuestion;
    const auto known = m_answering.find(m_stop);
    return known == m_answering.end() ? Answering::Open : known->second;
}

void LessonWalk::setAnswering(Answering answering)
{
    m_answering[m_stop] = answering;
    m_judging = false;
    m_fetchedOf.reset();
    Q_EMIT answeringChanged();
}

void LessonWalk::answer(const LessonAnswer& answer)
{
    if (!isAsking())
        return;
    if (changesStop(*stop().question)) {
        tryChange(answer);
        return;
    }
    if (m_judging && isOfStop())
        return;
    // The run that it is judged by must be the stop's.
    if (!isOfStop())
        goToStop(m_stop);
    m_answering.erase(m_stop); // what was wrong before says nothing about this one
    m_given = answer;
    m_judging = true;
    m_numbers.reset();
    m_fetchedOf.reset();
    Q_EMIT answeringChanged();
    judge();
}

/// Runs the stop with the reader's change. A later change replaces one that is still being judged.
void LessonWalk::tryChange(const LessonAnswer& answer)
{
    m_answering.erase(m_stop);
    m_given = answer;
    m_changed = changedStop(stop(), answer);
    m_numbers.reset();
    m_fetchedOf.reset();
    m_judging = m_changed.has_value();
    openRun();
    if (m_changed)
        Q_EMIT answeringChanged();
    else
        setAnswering(Answering::Wrong); // no network, or no grid, has this change
    settle();
}

void LessonWalk::judge()
{
    if (!m_judging || !isAsking() || !m_given || !isOfStop())
        return;
    const LessonQuestion& question = *stop().question;
    const auto recording = m_session->recording();
    const auto place = shownStop().positionIn(*recording, !m_session->isRunning());
    if (!place) {
        // A changed run may end before the place, and then the answer is wrong.
        if (m_changed && !m_session->isRunning())
            setAnswering(Answering::Wrong);
        return; // otherwise the run comes to it, and settle() asks again
    }
    const bool asksForRun = question.answer && isAboutRun(*question.answer);
    if (asksForRun && m_session->isRunning())
        return;
    if (needsValues(question) && !m_numbers) {
        if (m_values == nullptr || place->pass == 0 || m_fetchedOf == recording)
            return; // they come
        m_fetchedOf = recording;
        m_numbers = m_values->fetch(place->pass);
        if (!m_numbers)
            return;
    }
    const bool right = isRight(question, *m_given, {recording.get(), *place, m_numbers.get(), std::nullopt});
    setAnswering(right ? Answering::Right : Answering::Wrong);
    if (right)
        settle();
    // Trying is how such a question is answered: no try counts as a miss.
    const bool first = m_tried.insert(m_stop).second;
    if (!m_changed || right)
        Q_EMIT answered(right, first || m_changed.has_value());
}

void LessonWalk::takeNumbers(int pass, const std::shared_ptr<const Inspection>& values)
{
    if (!m_judging || !isOfStop())
        return;
    const auto place = shownStop().positionIn(*m_session->recording(), !m_session->isRunning());
    if (!place || place->pass != pass)
        return; // somebody else has fetched them
    m_numbers = values;
    judge();
}

void LessonWalk::reveal()
{
    if (!isAsking())
        return;
    m_given.reset();
    setAnswering(Answering::Shown);
    if (changesStop(*stop().question)) {
        m_changed = changedStop(stop(), rightAnswer(*stop().question));
        openRun();
    }
    settle();
    Q_EMIT revealed();
}

void LessonWalk::goToStop(int stop)
{
    if (!isOpen())
        return;
    m_stop = std::clamp(stop, 0, stopCount() - 1);
    m_given.reset();
    m_judging = false;
    m_numbers.reset();
    m_fetchedOf.reset();
    m_changed.reset();
    if (answering() == Answering::Wrong)
        m_answering.erase(m_stop); // who comes back tries anew
    openRun();
    Q_EMIT stopChanged();
    settle();
}

/// Opens the run of the stop, or of the stop with the reader's change, if the session has a different one.
void LessonWalk::openRun()
{
    const QScopedValueRollback settingUp(m_settingUp, true);
    m_session->setPlaying(false);
    const LessonStop& wanted = shownStop();
    const auto recording = m_session->recording();
    if (!recording || !(recording->startingGrid() == wanted.start) || !(recording->options() == wanted.options)) {
        const QString name = wanted.puzzleName.isEmpty() ? m_lesson->title : wanted.puzzleName;
        m_session->open(wanted.start, name, RunOptions{wanted.options, 0}, {});
    } else if (m_session->canContinue()) {
        m_session->continueRun(); // the user has stopped it
    }
    m_waiting = true;
    m_strayed = false;
}

/// To the stop's place, if the run has it.
void LessonWalk::settle()
{
    const bool ended = !m_session->isRunning();
    const auto place = wantedPlace();
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
    judge();
}

std::optional<Position> LessonWalk::wantedPlace() const
{
    const Recording& recording = *m_session->recording();
    const auto place = shownStop().positionIn(recording, !m_session->isRunning());
    return place && isHiding() ? hidingPlace(*stop().question, recording, *place) : place;
}

bool LessonWalk::isOfStop() const
{
    const auto recording = m_session->recording();
    return recording && recording->startingGrid() == shownStop().start && recording->options() == shownStop().options;
}

bool LessonWalk::isThere() const
{
    return isOfStop() && wantedPlace() == m_session->position();
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
