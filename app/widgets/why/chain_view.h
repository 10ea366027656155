// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace convoku {

class Inquiry;
class Session;

/// The way to the proof: a button that asks for it, what it rests on once it is there, and its steps. A step leads to
/// its place in the run.
class ChainView : public QWidget
{
    Q_OBJECT

public:
    ChainView(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);

    /// Whether there is anything to prove.
    void setPossible(bool possible);
    /// Only the button and what the proof rests on.
    bool isOpen() const;

Q_SIGNALS:
    /// Somebody asks for the chain of what the card tells.
    void wanted();
    void exportWanted();

private:
    void showProof();
    void markStep();

    Session* m_session;
    Inquiry* m_inquiry;
    QPushButton* m_button;
    QLabel* m_count;
    QWidget* m_open;
    QLabel* m_summary;
    QListWidget* m_steps;
};

} // namespace convoku
