// SPDX-License-Identifier: MIT
// The commands that edit a puzzle.
#include "app/document/puzzle_validity.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/edit_controller.h"
#include "app/window/window_parts.h"

#include <QAction>
#include <QSettings>

namespace convoku {
namespace {

constexpr char kAdvance[] = "edit/advance";

} // namespace

void EditController::addCommands()
{
    Commands& commands = *m_parts.commands;
    PuzzleEdit& edit = m_parts.model->edit;
    BoardEdit& boardEdit = m_parts.model->boardEdit;
    const auto editing = [this] { return m_parts.isEditing(); };
    commands.add({.id = "new_puzzle",
        .text = tr("&New puzzle"),
        .help = tr("Type a puzzle into an empty grid"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_N)},
        .does = [this, &edit] {
            if (!mayLeave())
                return;
            edit.begin(Grid(m_parts.session()->network().board));
            begin(tr("New puzzle"));
        }});
    commands.add({.id = "edit",
        .text = tr("&Edit puzzle"),
        .help = tr("Change the givens and candidates on the board"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_E)},
        .does = [this](bool on) { on ? editPuzzle() : accept(); },
        .checked = editing,
        .kind = Command::Kind::Shows,
        .sign = Sign::Edit});
    m_actions.undo = commands.add({.id = "undo",
        .text = tr("&Undo"),
        .help = tr("Undo the last edit"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_Z)},
        .does = [this, &edit] { m_parts.isEditing() ? edit.undo() : m_parts.undo->undo(); },
        .enabled = [this, &edit] { return m_parts.isEditing() ? edit.canUndo() : m_parts.undo->canUndo(); },
        .sign = Sign::Undo});
    m_actions.redo = commands.add({.id = "redo",
        .text = tr("&Redo"),
        .help = tr("Redo the last undone edit"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        .does = [&edit] { edit.redo(); },
        .enabled = [this, &edit] { return m_parts.isEditing() && edit.canRedo(); },
        .sign = Sign::Redo});
    m_actions.candidates = commands.add({.id = "edit_candidates",
        .text = tr("Edit &candidates"),
        .help = tr("Digits and clicks on their places toggle candidates, as does Shift with a digit"),
        .keys = {QKeySequence(Qt::Key_M)},
        .does
        = [&boardEdit](bool on) { boardEdit.setMode(on ? BoardEdit::Mode::Candidates : BoardEdit::Mode::Digits); },
        .enabled = editing,
        .checked
        = [this, &boardEdit] { return m_parts.isEditing() && boardEdit.mode() == BoardEdit::Mode::Candidates; },
        .kind = Command::Kind::Shows,
        .where = Command::Keys::OnBoards,
        .onButton = tr("Candidates")});
    m_actions.keepDigit = commands.add({.id = "keep_digit",
        .text = tr("Choose the &digit first"),
        .help = tr("Choose a digit, then click the cells to place it in"),
        .keys = {QKeySequence(Qt::Key_D)},
        .does = [&boardEdit](bool on) { boardEdit.setKeepsDigit(on); },
        .enabled = editing,
        .kind = Command::Kind::Switch,
        .where = Command::Keys::OnBoards,
        .onButton = tr("Digit first")});
    const bool advances = m_parts.settings->value(QLatin1String(kAdvance), true).toBool();
    boardEdit.setAdvances(advances);
    m_actions.advance = commands.add({.id = "advance_after_typing",
        .text = tr("&Move on after a digit"),
        .help = tr("After you type a digit, the cursor moves to the next cell"),
        .does =
            [this, &boardEdit](bool on) {
                boardEdit.setAdvances(on);
                m_parts.settings->setValue(QLatin1String(kAdvance), on);
            },
        .enabled = editing,
        .kind = Command::Kind::Switch,
        .on = advances,
        .onButton = tr("Move on")});
    m_actions.clearAll = commands.add({.id = "clear_puzzle",
        .text = tr("Clear &all"),
        .help = tr("Clear all digits and restore all candidates"),
        .does = [&edit] { edit.clearAll(); },
        .enabled = editing});
    m_actions.clearCandidates = commands.add({.id = "clear_candidates",
        .text = tr("All candidates a&gain"),
        .help = tr("Keep the digits; restore all candidates in every other cell"),
        .does = [&edit] { edit.clearCandidates(); },
        .enabled = editing});
    m_actions.fillCandidates = commands.add({.id = "fill_candidates",
        .text = tr("Candidates &from the digits"),
        .help = tr("Fill each cell without a digit with the candidates that no digit in its houses forbids"),
        .does = [&edit] { edit.fillCandidates(); },
        .enabled = editing});
    addTransforms();
    addStateCommands();
}

void EditController::addTransforms()
{
    const auto add = [this](const char* id, const QString& text, const QString& help) {
        m_actions.transforms << m_parts.commands->add({.id = id,
            .text = text,
            .help = help,
            .does = [this, id] { transform(QLatin1String(id)); },
            .enabled = [this] { return m_parts.isEditing(); }});
    };
    add("rotate_right", tr("Rotate to the &right"), tr("Rotate the puzzle by 90° to the right"));
    add("rotate_left", tr("Rotate to the &left"), tr("Rotate the puzzle by 90° to the left"));
    add("rotate_half", tr("Rotate by &half a turn"), tr("Turn the puzzle upside down"));
    add("mirror_vertical", tr("Mirror left and ri&ght"), tr("Left and right change places"));
    add("mirror_horizontal", tr("Mirror top and &bottom"), tr("Top and bottom change places"));
    add("mirror_diagonal", tr("Mirror at the &diagonal"), tr("Rows become columns"));
    add("mirror_antidiagonal", tr("Mirror at the &other diagonal"),
        tr("Rows become columns, from the last to the first"));
    add("shuffle", tr("&Shuffle rows and columns"),
        tr("Shuffle rows within bands, columns within stacks, and the bands and stacks themselves"));
    add("rename_by_appearance", tr("Rename digits by a&ppearance"),
        tr("Renumber digits as they appear, row by row: the first is 1, the next 2, and so on"));
    add("rename_random", tr("Rename digits at rando&m"), tr("Rename the digits at random"));
    add("rename_digits", tr("Re&name digits…"), tr("Choose which digits change places"));
}

void EditController::addStateCommands()
{
    Commands& commands = *m_parts.commands;
    const auto editing = [this] { return m_parts.isEditing(); };
    m_actions.takeState = commands.add({.id = "take_state",
        .text = tr("Edit the current p&osition"),
        .help = tr("Copy the decided digits and the candidates of this position into the editor"),
        .does =
            [this] {
                const Candidates candidates = m_parts.session()->moment().state().candidates;
                editPuzzle();
                m_parts.model->edit.takeState(candidates);
            },
        .enabled = [this] { return m_parts.session()->hasPuzzle(); }});
    m_actions.lookOn = commands.add({.id = "look_on_for_solutions",
        .text = tr("Look for more so&lutions"),
        .help = tr("Continue to look for solutions of the edited puzzle"),
        .does = [this] { m_parts.model->validity.resume(); },
        .enabled
        = [this] { return m_parts.isEditing() && m_parts.model->validity.state() == PuzzleValidity::State::Paused; },
        .onButton = tr("Look on")});
    m_actions.showDifference = commands.add({.id = "show_difference",
        .text = tr("Mark &where two solutions differ"),
        .help = tr("Mark the cells in which two solutions of the edited puzzle differ, with both digits"),
        .does = [this](bool) { showDifference(); },
        .enabled = editing,
        .kind = Command::Kind::Switch,
        .onButton = tr("Differences")});
    m_actions.stepThrough = commands.add({.id = "step_through",
        .text = tr("&Step through the edited puzzle"),
        .help = tr("Run the edited puzzle and step through it (Enter on the board)"),
        .does = [this] { accept(); },
        .enabled = editing,
        .onButton = tr("Step through it")});
    m_actions.discard = commands.add({.id = "discard_edits",
        .text = tr("Discard the cha&nges"),
        .help = tr("Leave the editor without changing the puzzle"),
        .does = [this] { end(); },
        .enabled = editing,
        .onButton = tr("Discard")});
}

} // namespace convoku
