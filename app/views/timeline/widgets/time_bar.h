// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QToolButton;

namespace convoku {

class PlayButton;
class Session;
class TimelineView;

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

/// All that the window says of time, along its lower edge: the transport, and beside it the timeline, whose flag alone
/// says the position. It is as high as the window's height allows and as its lanes need.
class TimeBar : public QWidget
{
    Q_OBJECT

public:
    /// Takes the timeline as its child.
    TimeBar(Session* session, const TransportActions& actions, TimelineView* timeline, QWidget* parent = nullptr);

    TimelineView* timeline() const { return m_timeline; }
    /// Makes the bar as low as in a low window: without the lane of the search.
    void setLow(bool low);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addButtons();
    void addChoices();
    void showRun();
    /// Back and on do what is stepped by.
    void showGranularity();
    /// After the window's height has changed.
    void fit();
    void showForAddress(bool asked);

    Session* m_session;
    TransportActions m_actions;
    TimelineView* m_timeline;
    QWidget* m_transport;
    QBoxLayout* m_rows; ///< the buttons over the choices, or beside them
    QWidget* m_buttons;
    QWidget* m_choices;
    QToolButton* m_back = nullptr;
    PlayButton* m_play = nullptr;
    QToolButton* m_on = nullptr;
    bool m_low = false;
    QComboBox* m_granularity = nullptr;
    QComboBox* m_speed = nullptr;
    QWidget* m_shownForAddress = nullptr; ///< what was hidden until an address was asked for
};

} // namespace convoku
