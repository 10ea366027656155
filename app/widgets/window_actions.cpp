// SPDX-License-Identifier: MIT
#include "app/widgets/window_actions.h"

#include "app/widgets/appearance.h"
#include "app/widgets/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

namespace convoku {

WindowActions::WindowActions(QWidget* window, QWidget* board)
    : QObject(window)
    , m_window(window)
{
    newPuzzle = make(
        "new_puzzle", tr("&New puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_N)}, tr("Type a puzzle into an empty grid"));
    open = make("open", tr("&Open…"), {QKeySequence(Qt::CTRL | Qt::Key_O)}, tr("Open a file with one or many puzzles"));
    open->setIcon(icon(Sign::Open));
    paste = make(
        "paste", tr("&Paste puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_V)}, tr("Open the puzzle in the clipboard"));
    copyPuzzle = make("copy_puzzle", tr("&Copy puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_C)},
        tr("Copy the givens as 81 characters"));
    copyPosition = make("copy_position", tr("Copy &decided cells"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
        tr("Copy the digits that are decided at this position as 81 characters"));
    edit = make("edit", tr("&Edit puzzle"), {QKeySequence(Qt::CTRL | Qt::Key_E)}, tr("Change the givens on the board"));
    edit->setIcon(icon(Sign::Edit));
    edit->setCheckable(true);
    exportGif = make("export_gif", tr("E&xport GIF…"), {QKeySequence(Qt::CTRL | Qt::Key_G)},
        tr("Export the run as an animated GIF"));
    exportGif->setIcon(icon(Sign::Export));
    quit = make("quit", tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, tr("Close the window"));
    quit->setMenuRole(QAction::QuitRole);

    transport.first
        = make("first", tr("&First"), {QKeySequence(Qt::CTRL | Qt::Key_Home)}, tr("To the start of the run"));
    transport.first->setIcon(icon(Sign::First));
    transport.previousPass = make("previous_pass", tr("Pre&vious pass"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Left)},
        tr("Back by one pass"));
    transport.previousPass->setIcon(icon(Sign::PreviousPass));
    transport.previousRule = make("previous_rule", tr("Previous r&ule"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F11)}, tr("Back by one rule inside the pass"));
    transport.previousRule->setIcon(icon(Sign::PreviousRule));
    transport.play = make("play", tr("&Play"), {QKeySequence(Qt::Key_F5)}, tr("Play or pause"));
    transport.nextRule
        = make("next_rule", tr("Next &rule"), {QKeySequence(Qt::Key_F11)}, tr("On by one rule inside the pass"));
    transport.nextRule->setIcon(icon(Sign::NextRule));
    transport.nextPass = make("next_pass", tr("&Next pass"),
        {QKeySequence(Qt::Key_F10), QKeySequence(Qt::CTRL | Qt::Key_Right)}, tr("On by one pass"));
    transport.nextPass->setIcon(icon(Sign::NextPass));
    transport.last = make("last", tr("&Last"), {QKeySequence(Qt::CTRL | Qt::Key_End)}, tr("To the end of the run"));
    transport.last->setIcon(icon(Sign::Last));

    playOnBoard = make("play_on_board", tr("Play (on the board)"), {QKeySequence(Qt::Key_Space)}, tr("Play or pause"));
    slower = make("slower", tr("&Slower"), {QKeySequence(Qt::Key_BracketLeft)}, tr("Play slower (on the board)"));
    faster = make("faster", tr("F&aster"), {QKeySequence(Qt::Key_BracketRight)}, tr("Play faster (on the board)"));
    stepOut = make("step_out", tr("&End of the pass"), {QKeySequence(Qt::SHIFT | Qt::Key_F11)},
        tr("On to the end of the pass, and from there to the end of the run"));
    back = make("back", tr("&Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)}, tr("To where the last jump started"));
    forward = make("forward", tr("For&ward"), {QKeySequence(Qt::ALT | Qt::Key_Right)}, tr("Where Back came from"));
    goToAddress = make("go_to_address", tr("Go to a&ddress…"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        tr("To a pass (12), a step of a pass (12.7), a candidate (r4c5=7)"));
    previousChange = make("previous_change", tr("Previous &change of the picked candidate"),
        {QKeySequence(Qt::ALT | Qt::Key_Up)}, tr("Back to where the picked candidate changed (on the board)"));
    nextChange = make("next_change", tr("Next change of the pic&ked candidate"), {QKeySequence(Qt::ALT | Qt::Key_Down)},
        tr("On to where the picked candidate changes (on the board)"));
    for (QAction* action : {playOnBoard, slower, faster, previousChange, nextChange}) {
        window->removeAction(action);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        board->addAction(action);
    }

    stopRun = make("stop_run", tr("S&top the run"), {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
        tr("Stop computing; what is there stays"));
    stopRun->setIcon(icon(Sign::Stop));
    continueRun = make("continue_run", tr("&Go on with the run"), {}, tr("Compute on from where the run was stopped"));
    skipIdle = make("skip_idle", tr("Skip rules that find n&othing"), {},
        tr("Stepping by rule goes only to rules that did something"));
    skipIdle->setCheckable(true);
    skipIdle->setChecked(true);
    nextPuzzle = make("next_puzzle", tr("Next pu&zzle of the file"), {QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
        tr("Open the next puzzle of the list"));
    previousPuzzle = make("previous_puzzle", tr("Previous puzzle of the f&ile"),
        {QKeySequence(Qt::CTRL | Qt::Key_PageUp)}, tr("Open the previous puzzle of the list"));

    appearances = new QActionGroup(this);
    const std::pair<Appearance, QString> choices[] = {{Appearance::System, tr("As the &desktop")},
        {Appearance::Light, tr("&Light")}, {Appearance::Dark, tr("Dar&k")}};
    for (const auto& [appearance, text] : choices) {
        QAction* action = appearances->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(appearance));
    }
    tintDerived = make("tint_derived", tr("&Tint what follows from a guess"), {},
        tr("Cells that a guess decided have a faint tint of its colour"));
    tintDerived->setCheckable(true);
    fullScreen
        = make("full_screen", tr("&Full screen"), {QKeySequence(Qt::ALT | Qt::Key_Return)}, tr("Use the whole screen"));
    fullScreen->setCheckable(true);
    shortcuts = make("shortcuts", tr("&Keys"), {QKeySequence(Qt::Key_F1)}, tr("All keys of the window"));
    about = make("about", tr("&About Convoku"), {}, tr("Version and licence"));
    about->setMenuRole(QAction::AboutRole);
    setPlaying(false);
}

QAction* WindowActions::make(const char* id, const QString& text, const QList<QKeySequence>& keys, const QString& help)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(id));
    action->setShortcuts(keys);
    // Buttons don't show keys in their tips by themselves.
    action->setToolTip(
        keys.isEmpty() ? help : tr("%1 (%2)").arg(help, keys.front().toString(QKeySequence::NativeText)));
    action->setStatusTip(help);
    m_window->addAction(action);
    return action;
}

void WindowActions::setPlaying(bool playing)
{
    transport.play->setIcon(icon(playing ? Sign::Pause : Sign::Play));
    transport.play->setText(playing ? tr("&Pause") : tr("&Play"));
}

} // namespace convoku
