// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_question.h"

#include <QScrollArea>

#include <vector>

class QGridLayout;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QPushButton;

namespace convoku {

class ChoiceButton;
class LessonWalk;

/// "Your turn": what the stop of a walk asks, the answers that are offered, and what has become of them. Not in sight
/// where a stop asks nothing. It answers nothing itself.
class QuestionView : public QWidget
{
    Q_OBJECT

public:
    explicit QuestionView(LessonWalk* walk, QWidget* parent = nullptr);

    /// Anew, for another stop.
    void showQuestion();
    /// What has become of the answer.
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

private:
    void offer(const LessonQuestion& question);
    void addButton(const QString& words, const QString& key, const LessonAnswer& answer, int columns);
    void answerTyped();
    QString howTo(const LessonQuestion& question) const;

    LessonWalk* m_walk;
    bool m_comesBack = false;
    QLabel* m_words;
    QWidget* m_offers;
    QGridLayout* m_grid;
    std::vector<ChoiceButton*> m_buttons;
    std::vector<LessonAnswer> m_answers; ///< of the buttons
    QWidget* m_typing;
    QLineEdit* m_number;
    QPushButton* m_send;
    QLabel* m_verdict;
    QLabel* m_hint;
    QLabel* m_how;
    QPushButton* m_show;
};

/// The question as high as it is where there is room for it, and else to be scrolled: a long one must not make the
/// window higher.
class QuestionArea : public QScrollArea
{
    Q_OBJECT

public:
    explicit QuestionArea(QuestionView* question, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    /// What has become of the answer, which stands below.
    void showVerdict();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QuestionView* m_question;
};

} // namespace convoku
