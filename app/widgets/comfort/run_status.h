// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QStatusBar;

namespace convoku {

class Session;

/// What the status bar says of the run: a word where a step leads nowhere. The place stands in the timeline, how the
/// run ended in the header.
class RunStatus : public QObject
{
    Q_OBJECT

public:
    RunStatus(QStatusBar* bar, Session* session);

private:
    /// What was said is about another place.
    void takeBack();
    /// A step found nothing in its direction.
    void refuse(bool forward);

    QStatusBar* m_bar;
    Session* m_session;
    bool m_refused = false; ///< the bar says that a step found nothing
};

} // namespace convoku
