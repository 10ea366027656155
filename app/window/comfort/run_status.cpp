// SPDX-License-Identifier: MIT
#include "app/window/comfort/run_status.h"

#include "app/document/session.h"
#include "app/window/parts/notice.h"
#include "app/wording/wording.h"

namespace convoku {
namespace {

constexpr int kRefusalMs = 5000;

} // namespace

RunStatus::RunStatus(Notice* notice, Session* session)
    : QObject(notice)
    , m_notice(notice)
    , m_session(session)
{
    connect(session, &Session::positionChanged, this, &RunStatus::takeBack);
    connect(session, &Session::recordingReset, this, &RunStatus::takeBack);
    connect(session, &Session::recordingGrew, this, &RunStatus::takeBack);
    connect(session, &Session::runningChanged, this, &RunStatus::takeBack);
    // Whatever was said was said of another puzzle.
    connect(session, &Session::puzzleChanged, notice, &Notice::clear);
    connect(session, &Session::stepRefused, this, &RunStatus::refuse);
}

void RunStatus::takeBack()
{
    if (!m_refused)
        return;
    m_refused = false;
    m_notice->clear();
}

void RunStatus::refuse(bool forward)
{
    QString text = tr("This is the start of the run: nothing is before it.");
    if (forward && m_session->isRunning())
        text = tr("This is as far as the run has come; it goes on.");
    else if (forward)
        text = tr("This is the end of the run. %1").arg(Wording::endSentence(*m_session->recording()));
    m_notice->say(text, kRefusalMs);
    m_refused = true;
}

} // namespace convoku
