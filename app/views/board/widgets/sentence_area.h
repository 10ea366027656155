// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QToolButton;

namespace convoku {

class Inquiry;
class Session;

/// The reason line under the board: the mark of the rule, what the step found in a sentence, and, where it found
/// several things, a stepper through them. Room for two lines at all times, because the board must not jump with every
/// sentence; what needs more is written smaller, and still longer texts scroll.
class SentenceArea final : public QWidget
{
    Q_OBJECT

public:
    /// `inquiry`: whose findings are told.
    SentenceArea(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);
    ~SentenceArea() override;

    /// Something else than the run speaks.
    void setText(const QString& text);
    /// Shows a sentence about the session's position, which must have a puzzle. Findings arrive a little later than the
    /// position: until then it shows what the step did. `instead`: another sentence about the step, unless it is empty.
    void showStep(const QString& instead = {});
    QString text() const;
    /// Returns the room that the text leaves free in its last line; empty if the text needs more than its lines.
    QRect freeRoom() const;
    /// Sets the actions of the stepper's buttons.
    void setStepper(QAction* previous, QAction* next);

Q_SIGNALS:
    /// The step is told in other words: a finding has come, or another one is looked at.
    void announced();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showFinding();
    void showMark();
    void write(const QString& text);
    void fit();
    /// The room that the letters need.
    void setRoom();

    Session* m_session;
    Inquiry* m_inquiry;
    QLabel* m_mark;
    QLabel* m_label;
    QScrollArea* m_scroll;
    QWidget* m_stepper;
    QLabel* m_number;
    QToolButton* m_previous;
    QToolButton* m_next;
    bool m_ofStep = false; ///< the text is about the session's position
};

} // namespace convoku
