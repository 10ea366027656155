// SPDX-License-Identifier: MIT
// How the window's commands move through the run and mark places in it.
#include "app/lessons/lesson_walk.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/debug/bookmarks_panel.h"
#include "app/widgets/debug/breakpoints_panel.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/time/address_dialog.h"
#include "app/widgets/time/events_panel.h"
#include "app/widgets/tree/search_tree_view.h"
#include "app/wording/breakpoint_wording.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>

namespace convoku {

void MainWindow::connectStepping()
{
    const TransportActions& transport = m_actions->transport;
    // A held key repeats faster than a large board may be drawn: what can't be shown is not stepped, so that steps
    // never queue up.
    const auto onStep = [this](QAction* action, auto call) {
        connect(action, &QAction::triggered, this, [this, call] {
            if (!m_keyRepeats || !m_board->isVisible() || m_board->isDrawn())
                call();
        });
    };
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    onStep(transport.previousPass, [this] { m_session->stepPass(false); });
    onStep(transport.nextPass, [this] { m_session->stepPass(true); });
    onStep(transport.previousRule, [this] { m_session->stepInto(false); });
    onStep(transport.nextRule, [this] { m_session->stepInto(true); });
    onStep(m_actions->previousChange, [this] { m_session->stepChange(false); });
    onStep(m_actions->nextChange, [this] { m_session->stepChange(true); });
    onStep(m_actions->nextHit, [this] { goToHit(true); });
    onStep(m_actions->previousHit, [this] { goToHit(false); });
    on(transport.first, [this] { m_session->goToFirst(); });
    on(transport.last, [this] { m_session->goToLast(); });
    on(transport.play, [this] { m_session->setPlaying(!m_session->isPlaying()); });
    on(m_actions->playOnBoard, [this] {
        if (m_walk->isOpen())
            stepInLesson(true);
        else
            m_session->setPlaying(!m_session->isPlaying());
    });
    on(m_actions->playBackwards, [this] { m_session->playBackwards(); });
    on(m_actions->slower, [this] { m_session->setSpeed(m_session->speed() - 1); });
    on(m_actions->faster, [this] { m_session->setSpeed(m_session->speed() + 1); });
    on(m_actions->enterLayers, [this] {
        m_session->enterLayers();
        // A layer changes nothing on the board: its tensors are what there is to see.
        if (m_tabs->currentWidget() == m_board)
            m_tabs->setCurrentWidget(m_layersPage);
    });
    on(m_actions->stepOut, [this] { m_session->stepOut(true); });
    on(m_actions->stepOutBackwards, [this] { m_session->stepOut(false); });
    on(m_actions->runToSelected, [this] {
        if (const auto selected = m_events->selected())
            m_session->goTo(*selected);
    });
    on(m_actions->back, [this] { m_session->goBack(); });
    on(m_actions->forward, [this] { m_session->goForward(); });
    on(m_actions->goToAddress, [this] { askForAddress(*m_session, this); });
    on(m_actions->stopRun, [this] { m_session->stopRun(); });
    on(m_actions->continueRun, [this] { m_session->continueRun(); });
    on(m_actions->lookForAnother, [this] { m_session->lookForAnother(); });
    on(m_actions->nextSolution, [this] { goToNextSolution(); });
    on(m_actions->firstWrongGuess, [this] { goToFirstWrongGuess(); });
    on(m_actions->whyItFailed, [this] { goToWhereItFailed(); });
    on(m_actions->clearRange, [this] { m_session->setRange(std::nullopt); });
    on(m_actions->nextPuzzle, [this] { m_collection->openNeighbour(true); });
    on(m_actions->previousPuzzle, [this] { m_collection->openNeighbour(false); });
    connect(m_actions->skipIdle, &QAction::toggled, m_session, &Session::setSkipIdleRules);
}

void MainWindow::connectMarks()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(m_actions->toggleBreakpoint, [this] { toggleBreakpoint(); });
    on(m_actions->addBreakpoint, [this] {
        m_docks->bringUp(m_breakpointsDock);
        m_breakpoints->addBreakpoint();
    });
    on(m_actions->toggleBookmark, [this] { toggleBookmark(); });
    for (std::size_t i = 0; i < m_actions->bookmarks.size(); ++i) {
        on(m_actions->bookmarks[i], [this, i] {
            if (i < m_workspace->bookmarks()->list().size())
                m_session->goTo(m_workspace->bookmarks()->list()[i].position);
        });
    }
    on(m_actions->explainPicked, [this] { m_docks->bringUp(m_explanationDock); });
    on(m_actions->historyOfPicked, [this] { m_docks->bringUp(m_historyDock); });
    connect(m_workspace->breakpoints(), &Breakpoints::hitsChanged, this, &MainWindow::showMarks);
    connect(m_workspace->breakpoints(), &Breakpoints::listChanged, this, &MainWindow::showMarks);
    connect(m_workspace->bookmarks(), &Bookmarks::changed, this, &MainWindow::showMarks);
}

void MainWindow::goToHit(bool forward)
{
    if (m_workspace->goToStop(forward)) {
        tellStop();
        return;
    }
    if (m_workspace->breakpoints()->count() == 0)
        statusBar()->showMessage(tr("There is no breakpoint. F9 sets one, Ctrl+F9 asks what to stop at."), 5000);
    else
        statusBar()->showMessage(
            forward ? tr("No breakpoint stops after this.") : tr("No breakpoint stops before this."), 5000);
}

void MainWindow::toggleBreakpoint()
{
    const auto [breakpoint, set] = m_workspace->toggleBreakpointHere();
    m_breakpointsDock->show();
    m_breakpointsDock->raise();
    const QString sentence = BreakpointWording::sentence(breakpoint);
    //: a breakpoint in words: When candidate 7 of r6c1 changes
    statusBar()->showMessage(
        set ? tr("Breakpoint set: %1").arg(sentence) : tr("Breakpoint taken away: %1").arg(sentence), 10000);
}

void MainWindow::tellStop()
{
    QStringList sentences;
    for (const int index : m_workspace->breakpoints()->stoppingAt(m_session->position()))
        sentences << BreakpointWording::sentence(m_workspace->breakpoints()->at(index));
    if (!sentences.isEmpty())
        statusBar()->showMessage(tr("Stopped: %1").arg(sentences.join(QStringLiteral("; "))), 10000);
}

void MainWindow::toggleBookmark()
{
    const int index = m_workspace->bookmarks()->toggle(m_session->position());
    if (index < 0)
        return;
    m_bookmarksDock->show();
    m_bookmarksDock->raise();
    m_bookmarks->editNote(index);
}

void MainWindow::pinLayer()
{
    const bool pinned = m_workspace->pins()->pinHere();
    m_tabs->setCurrentWidget(m_layersPage);
    const QString address = Wording::address(*m_session->recording(), m_session->position());
    statusBar()->showMessage(
        pinned ? tr("Pinned: %1 has a tab of its own").arg(address) : tr("%1 is pinned already").arg(address), 5000);
}

void MainWindow::goToFirstWrongGuess()
{
    m_tree->goToFirstWrongGuess();
    // That it is wrong is what the run knows only later.
    statusBar()->showMessage(Wording::nodeSentence(m_tree->tree(), m_tree->currentNode()), 10000);
}

void MainWindow::goToWhereItFailed()
{
    if (m_tree->canGoToFailure()) {
        m_tree->goToFailure();
        return;
    }
    // At the end of the pass that took a guess back it does not stand any more: what this pass saw is what is meant.
    const Recording& recording = *m_session->recording();
    for (const Event& event : recording.eventsOf(m_session->position().pass)) {
        if (event.kind == EventKind::Contradiction) {
            m_session->goTo(event.position());
            return;
        }
    }
    statusBar()->showMessage(m_session->recording()->stateAt(m_session->position()).depth() == 0
            ? tr("No guess stands here.")
            : tr("The last guess that stands here does not fail."),
        5000);
}

void MainWindow::goToNextSolution()
{
    const auto solutions = m_session->recording()->solutions();
    for (const Position solution : solutions) {
        if (solution > m_session->position()) {
            m_session->goTo(solution);
            return;
        }
    }
    m_session->goTo(solutions.front());
}

void MainWindow::tellMissingTorch(const QString& problem)
{
    // Whoever does without it on purpose has read it once.
    const auto key = QStringLiteral("told/missing_torch");
    if (m_settings.value(key).toString() == problem)
        return;
    m_settings.setValue(key, problem);
    m_messages->showMessage(MessageBar::Kind::Problem,
        tr("LibTorch cannot be used; the bitwise backend runs the network and gives the same numbers. To have "
           "LibTorch, "
           "install the package convoku-backend-torch and start Convoku again."),
        {problem});
}

} // namespace convoku
