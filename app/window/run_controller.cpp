// SPDX-License-Identifier: MIT
#include "app/window/run_controller.h"

#include "app/base/background_work.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/cube/widgets/cube_page.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/timeline/widgets/events_panel.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/centre.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/lesson_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/message_bar.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QSettings>

namespace convoku {
namespace {

constexpr char kSkipIdle[] = "play/skip_idle";
constexpr char kToldMissingTorch[] = "told/missing_torch";

/// Returns the position of the verdict that sees the contradiction for which the search of this pass takes a guess
/// back.
std::optional<Position> failureIn(const Recording& recording, int pass)
{
    std::optional<Position> seen;
    for (const Event& event : recording.eventsOf(pass)) {
        if (event.kind == EventKind::Contradiction)
            seen = event.position();
        if (event.kind == EventKind::Pop)
            return seen;
    }
    return std::nullopt;
}

std::optional<Position> nextFailure(const Recording& recording, Position position)
{
    for (int pass = position.pass; pass <= recording.passCount(); ++pass) {
        if (const auto failure = failureIn(recording, pass); failure && *failure > position)
            return failure;
    }
    return std::nullopt;
}

} // namespace

RunController::RunController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addJumps();
    addPlay();
    addSteps();
    addRun();
    qApp->installEventFilter(this);
    connect(parts.session(), &Session::playingChanged, this, [this] {
        showPlaying();
        m_parts.commands->update();
        if (!m_parts.session()->isPlaying())
            Q_EMIT rested();
    });
    const auto reportFailure = [this](const QString& error) {
        m_parts.showProblem(tr("The run failed: %1").arg(error));
        m_parts.messages->offer(tr("Run again"), [this] { runAgain(); });
    };
    connect(parts.session(), &Session::failed, this, reportFailure);
    connect(parts.workspace()->inquiry(), &Inquiry::failed, this, reportFailure);
    connect(parts.workspace()->layerValues(), &LayerValues::failed, this, reportFailure);
    connect(parts.centre->view<CubePage>(), &CubePage::failed, this, reportFailure);
    // Another set of rules is another run, in which the place that was looked at may not be.
    connect(parts.panels->rules, &LegendPanel::aboutToSwitch, this, [this](const QString& what) {
        Session* session = m_parts.session();
        m_parts.undo->offer(
            what, true, [session, options = session->options(), place = session->aim(), range = session->range()] {
                session->setOptions(options, place);
                if (range)
                    session->setRangeWhenRecorded(*range);
            });
    });
    connect(&ThreadShortage::watch(), &ThreadShortage::noticed, this,
        [this] { m_parts.showProblem(tr("The system cannot start another thread. Some work waits until it can.")); });
}

bool RunController::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
        m_keyRepeats = static_cast<QKeyEvent*>(event)->isAutoRepeat();
    else if (event->type() == QEvent::MouseButtonPress)
        m_keyRepeats = false;
    return QObject::eventFilter(watched, event);
}

std::function<void()> RunController::step(std::function<void()> call) const
{
    return [this, call = std::move(call)] {
        const BoardView* board = m_parts.centre->board();
        if (!m_keyRepeats || !board->isVisible() || board->isDrawn())
            call();
    };
}

void RunController::addJumps()
{
    Commands& commands = *m_parts.commands;
    Session* session = m_parts.session();
    const auto has = [this] { return m_parts.hasRun(); };
    m_transport.first = commands.add({.id = "first",
        .text = tr("&First"),
        .help = tr("Go to the start of the run"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_Home)},
        .does = [session] { session->goToFirst(); },
        .enabled = [this, session] { return m_parts.hasRun() && !session->isAtStart(); },
        .sign = Sign::First});
    m_transport.last = commands.add({.id = "last",
        .text = tr("&Last"),
        .help = tr("Go to the end of the run"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_End)},
        .does = [session] { session->goToLast(); },
        .enabled = [this, session] { return m_parts.hasRun() && (!session->isAtEnd() || session->isRunning()); },
        .sign = Sign::Last});
    commands.add({.id = "run_to_selected",
        .text = tr("&To the selected event"),
        .help = tr("Go to the event selected in the list, in either direction"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_F10)},
        .does =
            [this, session] {
                if (const auto selected = m_parts.panels->events->selected())
                    session->jumpTo(*selected);
            },
        .enabled = has});
    commands.add({.id = "back",
        .text = tr("&Back"),
        .help = tr("Go to the start of the last jump"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Left)},
        .does = [session] { session->goBack(); },
        .enabled = [this, session] { return !m_parts.isEditing() && session->canGoBack(); }});
    commands.add({.id = "forward",
        .text = tr("For&ward"),
        .help = tr("Go forward again after Back"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Right)},
        .does = [session] { session->goForward(); },
        .enabled = [this, session] { return !m_parts.isEditing() && session->canGoForward(); }});
    commands.add({.id = "go_to_address",
        .text = tr("Go to a&ddress…"),
        .help = tr("Go to a pass (12), a step of a pass (12.7), or a candidate (r4c5=7)"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_L)},
        .does = [this] { m_parts.panels->timeline->editAddress(); },
        .enabled = has});
    const auto wrong = [this, session] { return m_parts.hasRun() && session->recording()->pops() > 0; };
    commands.add({.id = "first_wrong_guess",
        .text = tr("First wrong &guess"),
        .help = tr("Go to the first failed guess"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_W)},
        .does = [this] { goToFirstWrongGuess(); },
        .enabled = wrong});
    commands.add({.id = "why_it_failed",
        .text = tr("Contradiction of the g&uess"),
        .help = tr("Go to the contradiction of the current guess or of the next failed guess"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
        .does = [this] { goToWhereItFailed(); },
        .enabled = wrong});
    commands.add({.id = "next_solution",
        .text = tr("Next &solution"),
        .help = tr("Go to the next place with a solution; after the last one, return to the first"),
        .does = [this] { goToNextSolution(); },
        .enabled = [this, session] { return m_parts.hasRun() && !session->recording()->solutions().empty(); }});
}

void RunController::addPlay()
{
    Commands& commands = *m_parts.commands;
    Session* session = m_parts.session();
    const auto has = [this] { return m_parts.hasRun(); };
    const auto play = [session] { session->setPlaying(!session->isPlaying()); };
    m_transport.play = commands.add({.id = "play",
        .text = tr("&Play"),
        .help = tr("Play or pause"),
        .keys = {QKeySequence(Qt::Key_F5)},
        .does = play,
        .enabled = has,
        .sign = Sign::Play});
    commands.add({.id = "play_on_board",
        .text = tr("Play (on the board), or next stop in a lesson"),
        .help = tr("Play or pause; while a lesson is open, go to its next stop"),
        .keys = {QKeySequence(Qt::Key_Space)},
        .does =
            [this, play] {
                if (m_parts.model->walk.isOpen())
                    m_parts.lessons->step(true);
                else
                    play();
            },
        .enabled = has,
        .where = Command::Keys::OnBoards});
    commands.add({.id = "play_backwards",
        .text = tr("Play bac&kwards"),
        .help = tr("Play backwards to the previous breakpoint or to the start"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F5)},
        .does = [session] { session->playBackwards(); },
        .enabled = has});
    commands.add({.id = "slower",
        .text = tr("&Slower"),
        .help = tr("Play slower (on the board)"),
        .keys = {QKeySequence(Qt::Key_BracketLeft)},
        .does = [session] { session->setSpeed(session->speed() - 1); },
        .where = Command::Keys::OnBoards});
    commands.add({.id = "faster",
        .text = tr("F&aster"),
        .help = tr("Play faster (on the board)"),
        .keys = {QKeySequence(Qt::Key_BracketRight)},
        .does = [session] { session->setSpeed(session->speed() + 1); },
        .where = Command::Keys::OnBoards});
    commands.add({.id = "clear_range",
        .text = tr("Play and &export all"),
        .help = tr("Clear the timeline range"),
        .does = [session] { session->setRange(std::nullopt); },
        .enabled = [session] { return session->range().has_value(); }});
}

void RunController::addSteps()
{
    Commands& commands = *m_parts.commands;
    Session* session = m_parts.session();
    // Steps stay enabled at both ends: there they say that it is the end.
    const auto has = [this] { return m_parts.hasRun(); };
    m_transport.previousPass = commands.add({.id = "previous_pass",
        .text = tr("Pre&vious pass"),
        .help = tr("Back by one pass"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Left)},
        .does = step([session] { session->stepPass(false); }),
        .enabled = has,
        .sign = Sign::PreviousPass});
    m_transport.nextPass = commands.add({.id = "next_pass",
        .text = tr("&Next pass"),
        .help = tr("Step forward one pass"),
        .keys = {QKeySequence(Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Right)},
        .does = step([session] { session->stepPass(true); }),
        .enabled = has,
        .sign = Sign::NextPass});
    m_transport.previousRule = commands.add({.id = "previous_rule",
        .text = tr("Step &back into"),
        .help = tr("Step back one rule, or one layer inside a rule"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F11)},
        .does = step([session] { session->stepInto(false); }),
        .enabled = has,
        .sign = Sign::PreviousRule});
    m_transport.nextRule = commands.add({.id = "next_rule",
        .text = tr("Step &into"),
        .help = tr("Step forward one rule, or one layer inside a rule"),
        .keys = {QKeySequence(Qt::Key_F11)},
        .does = step([session] { session->stepInto(true); }),
        .enabled = has,
        .sign = Sign::NextRule});
    commands.add({.id = "enter_layers",
        .text = tr("Into the la&yers"),
        .help = tr("Go to the first layer of the step just completed"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_F11)},
        .does =
            [this, session] {
                session->enterLayers();
                // A layer changes nothing on the board: its tensors are what there is to see.
                if (m_parts.centre->isCurrent(m_parts.centre->board()))
                    m_parts.centre->show(m_parts.centre->view<LayersPage>());
            },
        .enabled = [this, session] { return m_parts.hasRun() && !session->isAtStart(); }});
    commands.add({.id = "step_out",
        .text = tr("Step o&ut"),
        .help = tr("Run to the end of the rule, pass, or run"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F11)},
        .does = [session] { session->stepOut(true); },
        .enabled = has});
    commands.add({.id = "step_out_backwards",
        .text = tr("Step back out"),
        .help = tr("Go back to the state before the rule, pass, or run"),
        .keys = {QKeySequence(Qt::ALT | Qt::SHIFT | Qt::Key_F11)},
        .does = [session] { session->stepOut(false); },
        .enabled = has});
    const auto picked = [this, session] { return m_parts.hasRun() && session->picked().has_value(); };
    commands.add({.id = "previous_change",
        .text = tr("Previous &change of the picked candidate"),
        .help = tr("Go to the previous change of the picked candidate (on the board)"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Up)},
        .does = step([session] { session->stepChange(false); }),
        .enabled = picked,
        .where = Command::Keys::OnBoards});
    commands.add({.id = "next_change",
        .text = tr("Next change of the pic&ked candidate"),
        .help = tr("Go to the next change of the picked candidate (on the board)"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Down)},
        .does = step([session] { session->stepChange(true); }),
        .enabled = picked,
        .where = Command::Keys::OnBoards});
    // A step that has found several things: which one board, reason line and card are about.
    Inquiry* inquiry = m_parts.workspace()->inquiry();
    const auto count
        = [inquiry] { return inquiry->findings() ? static_cast<int>(inquiry->findings()->findings.size()) : 0; };
    const auto several = [this, count] { return m_parts.hasRun() && count() > 1; };
    commands.add({.id = "previous_finding",
        .text = tr("P&revious finding of the step"),
        .help = tr("Show the previous finding of the rule at this position (on the board)"),
        .keys = {QKeySequence(Qt::Key_Comma)},
        .does = [inquiry, count] { inquiry->selectFinding((inquiry->findingIndex() + count() - 1) % count()); },
        .enabled = several,
        .where = Command::Keys::OnBoards,
        .sign = Sign::PreviousRule});
    commands.add({.id = "next_finding",
        .text = tr("Next find&ing of the step"),
        .help = tr("Show the next finding of the rule at this position (on the board)"),
        .keys = {QKeySequence(Qt::Key_Period)},
        .does = [inquiry, count] { inquiry->selectFinding((inquiry->findingIndex() + 1) % count()); },
        .enabled = several,
        .where = Command::Keys::OnBoards,
        .sign = Sign::NextRule});
    connect(inquiry, &Inquiry::findingsChanged, &commands, &Commands::update);
    const bool skips = m_parts.settings->value(QLatin1String(kSkipIdle), true).toBool();
    session->setSkipIdleRules(skips);
    commands.add({.id = "skip_idle",
        .text = tr("Skip rules that find n&othing"),
        .help = tr("When stepping by rule, stop only at rules that had an effect"),
        .does =
            [this, session](bool on) {
                session->setSkipIdleRules(on);
                m_parts.settings->setValue(QLatin1String(kSkipIdle), on);
            },
        .kind = Command::Kind::Switch,
        .on = skips});
}

void RunController::addRun()
{
    Commands& commands = *m_parts.commands;
    Session* session = m_parts.session();
    commands.add({.id = "stop_run",
        .text = tr("S&top the run"),
        .help = tr("Stop computing and keep the passes so far"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
        .does = [session] { session->stopRun(); },
        .enabled = [this, session] { return session->isRunning() && !m_parts.isEditing(); },
        .sign = Sign::Stop});
    commands.add({.id = "continue_run",
        .text = tr("Continue computin&g the run"),
        .help = tr("Continue computing from where the run was stopped"),
        .does = [session] { session->continueRun(); },
        .enabled = [this, session] { return m_parts.hasRun() && session->canContinue(); }});
    commands.add({.id = "look_for_another",
        .text = tr("&Look for a second solution"),
        .help = tr("Continue the search to see if there is one solution or several"),
        .does = [session] { session->lookForAnother(); },
        .enabled = [this, session] { return m_parts.hasRun() && session->canLookForAnother(); }});
}

void RunController::showPlaying()
{
    const bool playing = m_parts.session()->isPlaying();
    m_transport.play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    m_transport.play->setText(playing ? tr("&Pause") : tr("&Play"));
}

void RunController::reportMissingTorch(const QString& problem)
{
    // Report each problem once: the user may run without LibTorch on purpose.
    if (m_parts.settings->value(QLatin1String(kToldMissingTorch)).toString() == problem)
        return;
    m_parts.settings->setValue(QLatin1String(kToldMissingTorch), problem);
    m_parts.showProblem(tr("LibTorch is not available. The bitwise backend runs the network and gives the same "
                           "numbers. To use LibTorch, install the package convoku-backend-torch and restart Convoku."),
        {problem});
}

void RunController::runAgain()
{
    m_parts.messages->hide();
    Session* session = m_parts.session();
    if (!session->hasPuzzle())
        return;
    const StartingGrid start = session->recording()->startingGrid();
    session->open(start, session->name(), session->position());
}

void RunController::goToFirstWrongGuess()
{
    SearchTreeView* tree = m_parts.centre->view<SearchTreeView>();
    // Deselect the candidate, so that the Why card explains the guess instead.
    m_parts.session()->pick(std::nullopt);
    tree->goToFirstWrongGuess();
    // That it is wrong is what the run knows only later.
    m_parts.showMessage(Wording::nodeSentence(tree->tree(), tree->currentNode()), 10000);
}

void RunController::goToWhereItFailed()
{
    m_parts.session()->pick(std::nullopt);
    Session* session = m_parts.session();
    const Recording& recording = *session->recording();
    const Position here = session->position();
    // At the end of the pass that took a guess back it does not stand any more: what this pass saw is what is meant.
    std::optional<Position> failure = m_parts.centre->view<SearchTreeView>()->failureOfCurrent();
    if (!failure)
        failure = failureIn(recording, here.pass);
    // One who is there already asks for the next one.
    if (!failure || *failure == here)
        failure = nextFailure(recording, here);
    if (failure)
        session->jumpTo(*failure);
    else
        m_parts.showMessage(session->isRunning() ? tr("No guess has failed after this position yet.")
                                                 : tr("No guess fails after this position."));
}

void RunController::goToNextSolution()
{
    Session* session = m_parts.session();
    const auto solutions = session->recording()->solutions();
    for (const Position solution : solutions) {
        if (solution > session->position()) {
            session->jumpTo(solution);
            return;
        }
    }
    session->jumpTo(solutions.front());
}

} // namespace convoku
