// SPDX-License-Identifier: MIT
#include "app/widgets/comfort/run_status.h"

#include "app/session/session.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QPushButton>
#include <QStatusBar>

namespace convoku {
namespace {

constexpr int kRefusalMs = 5000;

} // namespace

RunStatus::RunStatus(QStatusBar* bar, Session* session, QAction* stopRun)
    : QObject(bar)
    , m_bar(bar)
    , m_session(session)
    , m_stop(new QPushButton(tr("Stop")))
{
    m_stop->setObjectName(QStringLiteral("stop_run_button"));
    m_stop->setToolTip(stopRun->toolTip());
    bar->addPermanentWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, stopRun, &QAction::trigger);

    connect(session, &Session::positionChanged, this, &RunStatus::showPosition);
    connect(session, &Session::recordingReset, this, &RunStatus::showRun);
    connect(session, &Session::runningChanged, this, &RunStatus::showRun);
    connect(session, &Session::stepRefused, this, &RunStatus::refuse);
    showRun();
}

void RunStatus::setEditing(bool editing)
{
    m_editing = editing;
    showRun();
}

void RunStatus::showPosition()
{
    if (!m_refused)
        return;
    m_refused = false;
    m_bar->clearMessage();
}

void RunStatus::showRun()
{
    m_stop->setVisible(m_session->isRunning() && !m_editing);
    showPosition();
}

void RunStatus::refuse(bool forward)
{
    QString text = tr("This is the start of the run: nothing is before it.");
    if (forward && m_session->isRunning())
        text = tr("This is as far as the run has come; it goes on.");
    else if (forward)
        text = tr("This is the end of the run. %1").arg(Wording::endSentence(*m_session->recording()));
    m_bar->showMessage(text, kRefusalMs);
    m_refused = true;
}

} // namespace convoku
