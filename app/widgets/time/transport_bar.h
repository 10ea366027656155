// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace convoku {

class Session;

/// The actions that move through a run; the window gives them their keys and shows them in menus too.
struct TransportActions
{
    QAction* first = nullptr;
    QAction* previousPass = nullptr;
    QAction* previousRule = nullptr;
    QAction* play = nullptr;
    QAction* nextRule = nullptr;
    QAction* nextPass = nullptr;
    QAction* last = nullptr;
};

/// Buttons, a slider over the run, the pass as a number that can be typed, and the speed of play.
class TransportBar : public QWidget
{
    Q_OBJECT

public:
    TransportBar(Session* session, const TransportActions& actions, QWidget* parent = nullptr);

private:
    void showPosition();
    void showSpeed();

    Session* m_session;
    QSlider* m_slider;
    bool m_dragging = false; ///< the drag has jumped already
    QSpinBox* m_pass;
    QLabel* m_of;
    QComboBox* m_speed;
    QComboBox* m_granularity;
};

} // namespace convoku
