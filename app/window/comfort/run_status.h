// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace convoku {

class Notice;
class Session;

/// What the notice says of the run: a word where a step leads nowhere. The place stands in the timeline, how the
/// run ended in the header.
class RunStatus : public QObject
{
    Q_OBJECT

public:
    RunStatus(Notice* notice, Session* session);

private:
    /// What was said is about another place.
    void takeBack();
    /// A step found nothing in its direction.
    void refuse(bool forward);

    Notice* m_notice;
    Session* m_session;
    bool m_refused = false; ///< the notice says that a step found nothing
};

} // namespace convoku
