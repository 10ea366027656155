// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_question.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace convoku {

class LayerValues;
class Session;

/// A walk through a lesson's stops: sets the session up for each of them, waits where its run has not come that far
/// yet, and notices when somebody walks off. A stop that asks is set up so that its answer is not in sight, until it is
/// answered or shown. What is not the session's (panels, links) is left to the window.
class LessonWalk : public QObject
{
    Q_OBJECT

public:
    /// Lists the states of a stop's question. Shown: the answer was shown, or is known from an earlier time.
    enum class Answering { NoQuestion, Open, Wrong, Right, Shown };

    /// `values`: of the session, for questions about numbers of layers; without them no such question can be judged.
    explicit LessonWalk(Session* session, LayerValues* values = nullptr, QObject* parent = nullptr);

    /// Begins at a stop. The lesson must have one, and should have been checked. `answered`: stops whose question has
    /// been answered before.
    void begin(std::shared_ptr<const Lesson> lesson, int stop, const std::set<int>& answered = {});
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
    /// Returns the stop with the change of the reader that the session shows; stop() if there is none.
    const LessonStop& shownStop() const { return m_changed ? *m_changed : stop(); }
    int stopCount() const { return isOpen() ? static_cast<int>(m_lesson->stops.size()) : 0; }
    bool isLastStop() const { return m_stop + 1 == stopCount(); }

    /// Sets the stop up; also the one that is there, which leads back to it.
    void goToStop(int stop);

    Answering answering() const;
    /// Returns true if there is a question that has been neither answered correctly nor shown.
    bool isAsking() const { return answering() == Answering::Open || answering() == Answering::Wrong; }
    /// Returns true if everything that would give the answer away must be hidden.
    bool isHiding() const { return isAsking() && stop().question->hides; }
    /// Returns the last answer while it is wrong, right, or being judged; otherwise none.
    const std::optional<LessonAnswer>& given() const { return m_given; }
    /// The answer waits for the numbers, or the run, that it is judged by.
    bool isJudging() const { return m_judging; }
    /// Answers the stop's question. Nothing happens where there is none that is open, or while another answer is
    /// judged. An answer that changes the stop sets the session up with that change, and stays there.
    void answer(const LessonAnswer& answer);
    /// "Show me": what was hidden comes into sight.
    void reveal();

    /// The run has not come to the stop's place yet.
    bool isWaiting() const { return m_waiting; }
    /// The session does not show what the stop is about.
    bool hasStrayed() const { return m_strayed; }
    /// This object is what changes the session now.

Q_SIGNALS:
    /// Another stop, or none any more; the session may still wait for its place.
    void stopChanged();
    /// The session is where the stop wants it.
    void arrived();
    void stateChanged();
    /// answering(), given() or isJudging() are others.
    void answeringChanged();
    /// An answer was judged. `atOnce`: it is the first to this question since the lesson has begun. Changes of the stop
    /// are announced only when they are right, and always count as the first.
    void answered(bool right, bool atOnce);
    void revealed();

private:
    /// The place where the session has to be now; none where the run has no such place (yet).
    std::optional<Position> wantedPlace() const;
    bool isOfStop() const;
    void openRun();
    void tryChange(const LessonAnswer& answer);
    void setAnswering(Answering answering);
    void judge();
    void takeNumbers(int pass, const std::shared_ptr<const Inspection>& values);
    void settle();
    void look();
    bool isThere() const;
    void setState(bool waiting, bool strayed);

    Session* m_session;
    LayerValues* m_values;
    std::shared_ptr<const Lesson> m_lesson;
    int m_stop = 0;
    std::map<int, Answering> m_answering; ///< by stop, once it is not Open
    std::optional<LessonAnswer> m_given;
    std::optional<LessonStop> m_changed; ///< the stop with the change of the reader
    bool m_judging = false;
    std::set<int> m_tried; ///< stops where an answer has been judged
    std::shared_ptr<const Inspection> m_numbers; ///< of the pass that is asked about, once they are there
    std::shared_ptr<const Recording> m_fetchedOf; ///< the run whose numbers have been asked for
    bool m_waiting = false;
    bool m_strayed = false;
    bool m_settingUp = false;
};

} // namespace convoku
