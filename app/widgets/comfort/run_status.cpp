// SPDX-License-Identifier: MIT
#include "app/widgets/comfort/run_status.h"

#include "app/session/session.h"
#include "app/widgets/parts/plain_text.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kRefusalMs = 5000;

} // namespace

RunStatus::RunStatus(QStatusBar* bar, Session* session, QAction* stopRun, QAction* last)
    : QObject(bar)
    , m_bar(bar)
    , m_session(session)
    , m_place(new PlainLabel)
    , m_left(new PlainLabel)
    , m_verdict(new PlainLabel)
    , m_past(new QToolButton)
    , m_stop(new QPushButton(tr("Stop")))
{
    m_place->setObjectName(QStringLiteral("place"));
    m_left->setObjectName(QStringLiteral("left"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_past->setObjectName(QStringLiteral("past"));
    m_past->setToolTip(tr("What is shown is not the end of the run. Go to the end (%1)")
                           .arg(last->shortcut().toString(QKeySequence::NativeText)));
    m_past->setAutoRaise(false);
    m_past->setFocusPolicy(Qt::TabFocus);
    followPalette();
    m_stop->setToolTip(stopRun->toolTip());
    bar->addPermanentWidget(m_past);
    for (QLabel* label : {m_place, m_left, m_verdict}) {
        label->setContentsMargins(6, 0, 6, 0);
        bar->addPermanentWidget(label);
    }
    bar->addPermanentWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, stopRun, &QAction::trigger);
    connect(m_past, &QToolButton::clicked, last, &QAction::trigger);

    connect(session, &Session::positionChanged, this, &RunStatus::showPosition);
    connect(session, &Session::recordingReset, this, &RunStatus::showRun);
    connect(session, &Session::recordingGrew, this, &RunStatus::showRun);
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
    if (m_refused) {
        m_refused = false;
        m_bar->clearMessage();
    }
    const bool shown = m_session->hasPuzzle() && !m_editing;
    for (QLabel* label : {m_place, m_left, m_verdict})
        label->setVisible(shown);
    m_past->setVisible(shown && !m_session->isAtEnd() && !m_session->isRunning());
    if (!shown)
        return;
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const State state = recording.stateAt(position);
    m_place->setText(tr("Pass %1 of %2 · depth %3")
                         .arg(Wording::address(recording, position), QLocale().toString(recording.passCount()))
                         .arg(state.depth()));
    //: candidates left, decided cells of 81
    m_left->setText(tr("%1 · %2 of 81 cells decided")
                        .arg(tr("%n candidate(s)", nullptr, state.candidates.count()))
                        .arg(state.candidates.decidedCells()));
    const int following = recording.passCount() - position.pass;
    m_past->setText(following > 0 ? tr("%n pass(es) follow", nullptr, following) : tr("inside the last pass"));
}

void RunStatus::followPalette()
{
    // The highlight says it in the palette's own words, in any theme.
    QPalette palette = QApplication::palette();
    const QColor highlight = palette.color(QPalette::Highlight);
    const QColor text = palette.color(QPalette::HighlightedText);
    // Fusion makes buttons paler than their colour: white on them could not be read.
    palette.setColor(QPalette::Button, text.lightness() > 128 ? highlight.darker(130) : highlight);
    palette.setColor(QPalette::ButtonText, text);
    m_past->setPalette(palette);
}

void RunStatus::showRun()
{
    const bool running = m_session->isRunning();
    m_stop->setVisible(running && !m_editing);
    if (m_session->hasPuzzle()) {
        const Recording& recording = *m_session->recording();
        const QString passes = QLocale().toString(recording.passCount());
        if (running)
            m_verdict->setText(tr("running: %1 passes, depth %2").arg(passes).arg(recording.lastState().depth()));
        else if (recording.looksForAnother() && recording.result() && !recording.solutions().empty()) {
            QStringList places;
            for (const Position solution : recording.solutions())
                places << QLocale().toString(solution.pass);
            //: a verdict and the passes in which solutions were found: Several solutions: pass 22, 60
            m_verdict->setText(
                tr("%1: pass %2").arg(Wording::result(*recording.result()), places.join(QStringLiteral(", "))));
        } else if (recording.result())
            m_verdict->setText(tr("%1 at pass %2").arg(Wording::result(*recording.result()), passes));
        else
            m_verdict->setText(tr("stopped at pass %1").arg(passes));
    }
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
