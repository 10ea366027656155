// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QLabel;
class QPushButton;
class QStatusBar;
class QToolButton;

namespace convoku {

class Session;

/// What the status bar says of the run: the place, what is left, how it ended, and clearly when what is shown is not
/// the end of it.
class RunStatus : public QObject
{
    Q_OBJECT

public:
    /// `stopRun` and `last` are the window's actions for it.
    RunStatus(QStatusBar* bar, Session* session, QAction* stopRun, QAction* last);

    /// While a puzzle is typed the old run is not what is shown.
    void setEditing(bool editing);

    /// The sign of the past in the window's colours; after they have changed.
    void followPalette();

private:
    void showPosition();
    void showRun();
    /// A step found nothing in its direction.
    void refuse(bool forward);

    QStatusBar* m_bar;
    Session* m_session;
    QLabel* m_place;
    QLabel* m_left;
    QLabel* m_verdict;
    QToolButton* m_past;
    QPushButton* m_stop;
    bool m_editing = false;
    bool m_refused = false; ///< the bar says that a step found nothing
};

} // namespace convoku
