// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLayout;
class QToolButton;

namespace convoku {

/// The bar below a view that has steps of its own: buttons that walk the steps, choices, and the lane of all steps.
class TransportStrip : public QWidget
{
    Q_OBJECT

public:
    enum class Move { First, Back, Play, Forward, Last };
    /// Tool tips and accessible names.
    struct Texts
    {
        QString first;
        QString back;
        QString play;
        QString forward;
        QString last;
    };

    /// Takes choices and lane. The object names of the buttons begin with `prefix`: "training_first".
    TransportStrip(const QString& prefix, const Texts& texts, QLayout* choices, QWidget* lane);

    /// The buttons that can be pressed.
    struct Possible
    {
        bool first = false;
        bool back = false;
        bool play = false;
        bool forward = false;
        bool last = false;
    };
    void setState(const Possible& possible, bool playing);

Q_SIGNALS:
    void moveRequested(convoku::TransportStrip::Move move);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_last;
};

} // namespace convoku
