// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

#include <QObject>

namespace convoku {

struct WindowParts;

/// What a lesson's stop does with the window: brings views into sight, lights places, follows links of the text.
class LessonStage final : public QObject
{
    Q_OBJECT

public:
    LessonStage(WindowParts& parts, QObject* parent);

    /// The views of the stop come; what only an earlier stop needed goes.
    void showStop();
    /// The session has arrived where the stop wants it.
    void showPlace();
    /// What the answer of an open question would be read off is hidden, and no longer once it is answered.
    void hideAnswer();
    /// Nothing is lit but what the stop wants.
    void light();
    /// Nothing is lit at all.
    void darken() { light({}); }

private:
    /// Brings views into sight, by their names in lessons.
    void showViews(const QStringList& names, bool remember);
    /// A candidate, or its cell, was chosen on a board.
    void answerWith(Candidate candidate);
    void answerWith(Cell cell);
    /// Boards and tensors answer with a click, and digits with a choice, wherever the keyboard is in the lesson.
    void connectAnswers();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void pointAt(const QString& link);
    void choose(const QString& link);
    void chooseNumber(const QString& number);
    void pointAtNumber(const QString& number);
    void light(const std::vector<BoardPlace>& places);
    /// Where the stop wants a picture of the run, and the run has ended.
    void drawPicture();
    /// Of the run beside: what the stop says, or as they were before one said it.
    void setOtherRules(const LessonStop& stop);
    /// Of several findings of the step the one that the stop speaks of.
    void lookAtLit();
    /// What is lit as long as no link is pointed at.
    std::vector<BoardPlace> litByStop() const;
    /// Space goes on with the lesson there.
    /// What the stop wants to be trained, unless it is there.
    void train(const LessonStop& stop);
    bool takesPlainKeys(const QWidget* widget) const;

    WindowParts& m_parts;
};

} // namespace convoku
