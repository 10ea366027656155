// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QPushButton;
class QStatusBar;

namespace convoku {

class Session;

/// What the status bar has for the run: a way to stop it while it goes on, and a word where a step leads nowhere. The
/// place stands in the timeline, how the run ended in the header.
class RunStatus : public QObject
{
    Q_OBJECT

public:
    /// `stopRun` is the window's action for it.
    RunStatus(QStatusBar* bar, Session* session, QAction* stopRun);

    /// While a puzzle is typed the old run is not what is shown.
    void setEditing(bool editing);

private:
    void showRun();
    void showPosition();
    /// A step found nothing in its direction.
    void refuse(bool forward);

    QStatusBar* m_bar;
    Session* m_session;
    QPushButton* m_stop;
    bool m_editing = false;
    bool m_refused = false; ///< the bar says that a step found nothing
};

} // namespace convoku
