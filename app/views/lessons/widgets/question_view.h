// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_question.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QDoubleSpinBox;
class QKeyEvent;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSlider;

namespace convoku {

class ChoiceButton;
class LessonWalk;

/// Shows the question of a walk's stop, the offered answers, and the verdict on the given one. Hidden if the stop has
/// no question. It does not judge answers itself.
class QuestionView : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionView(LessonWalk* walk, QWidget* parent = nullptr);

    /// Anew, for another stop.
    void showQuestion();
    /// Shows the current state of the answer.
    void showState();
    /// Said below an answer that was right after all: that the question comes back.
    void setComesBack(bool comesBack);

    /// A key that was pressed somewhere else in the lesson: a digit answers, or begins a number that is typed. Returns
    /// whether it did.
    bool takeKey(const QKeyEvent& event);
    QLabel* verdict() const { return m_verdict; }

Q_SIGNALS:
    void answered(const convoku::LessonAnswer& answer);
    void revealAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void offer(const LessonQuestion& question);
    void addButton(QLayout* layout, const QString& words, const QString& key, const LessonAnswer& answer);
    void answerTyped();
    void offerTurns();
    void showTurns();
    QString howTo(const LessonQuestion& question) const;
    QString replyTo(const LessonQuestion& question) const;

    LessonWalk* m_walk;
    bool m_comesBack = false;
    bool m_hintOpen = false;
    QLabel* m_words;
    QLayout* m_numbers; ///< as many in a row as there is room for
    QLayout* m_choices; ///< one below the other
    std::vector<ChoiceButton*> m_buttons;
    std::vector<LessonAnswer> m_answers; ///< of the buttons
    QLayout* m_turnRows; ///< one for each number that can be set
    std::vector<QSlider*> m_sliders; ///< in steps of the number
    std::vector<QDoubleSpinBox*> m_values;
    QTimer m_turned; ///< until the reader holds still
    QWidget* m_typing;
    QLineEdit* m_number;
    QPushButton* m_send;
    QLabel* m_verdict;
    QLabel* m_hint;
    QLabel* m_how;
    QPushButton* m_openHint;
    QPushButton* m_show;
};

} // namespace convoku
