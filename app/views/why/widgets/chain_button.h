// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace convoku {

class Inquiry;
class Session;

/// The way to the proof of what the card tells: a button that asks for it, and what it rests on once it is there.
class ChainButton : public QWidget
{
    Q_OBJECT

public:
    ChainButton(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);

Q_SIGNALS:
    void wanted();

private:
    void showProof();

    Session* m_session;
    Inquiry* m_inquiry;
    QPushButton* m_button;
    QLabel* m_count;
};

} // namespace convoku
