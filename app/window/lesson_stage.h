// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

#include <QObject>

namespace convoku {

struct WindowParts;

/// Applies a lesson's stop to the window: shows views, lights places, follows links of the text.
class LessonStage final : public QObject
{
    Q_OBJECT

public:
    LessonStage(WindowParts& parts, QObject* parent);

    /// Shows the views of the stop, and hides what only an earlier stop needed.
    void showStop();
    /// The session has arrived where the stop wants it.
    void showPlace();
    /// Hides the values that reveal the answer of an open question, and shows them again once it is answered.
    void hideAnswer();
    /// Lights only what the stop requires.
    void light();
    /// Removes all lights.
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
    /// Draws the picture of the run if the stop requires one and the run has ended.
    void drawPicture();
    /// Sets the rules of the run beside: those of the stop, or those from before a stop set them.
    void setOtherRules(const LessonStop& stop);
    /// Selects the finding that the stop refers to, if the step has several.
    void lookAtLit();
    /// Returns the places that are lit while the mouse is not on a link.
    std::vector<BoardPlace> litByStop() const;
    /// Trains what the stop requires, unless that training exists already.
    void train(const LessonStop& stop);
    /// Returns whether Space continues the lesson while the widget has the focus.
    bool takesPlainKeys(const QWidget* widget) const;

    WindowParts& m_parts;
};

} // namespace convoku
