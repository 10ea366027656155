// SPDX-License-Identifier: MIT
// The actions that edit a puzzle.
#include "app/widgets/parts/icons.h"
#include "app/widgets/shell/window_actions.h"

#include <QAction>

namespace convoku {

void WindowActions::makeEditActions()
{
    EditActions& e = editing;
    e.undo = make("undo", tr("&Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, tr("Take the last edit back"));
    e.undo->setIcon(icon(Sign::Undo));
    e.redo = make("redo", tr("&Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        tr("Do again what was taken back"));
    e.redo->setIcon(icon(Sign::Redo));
    e.candidates = make("edit_candidates", tr("Edit &candidates"), {QKeySequence(Qt::Key_M)},
        tr("Digits, and clicks on their places, put candidates in and out; Shift and a digit does it too"));
    e.candidates->setIconText(tr("Candidates"));
    e.candidates->setCheckable(true);
    e.keepDigit = make("keep_digit", tr("Choose the &digit first"), {QKeySequence(Qt::Key_D)},
        tr("Choose a digit, then click the cells that get it"));
    e.keepDigit->setIconText(tr("Digit first"));
    e.keepDigit->setCheckable(true);
    e.advance = make("advance_after_typing", tr("&Move on after a digit"), {},
        tr("When a digit has been typed, the cursor goes on to the next cell"));
    e.advance->setIconText(tr("Move on"));
    e.advance->setCheckable(true);
    e.advance->setChecked(true);
    e.clearAll = make("clear_puzzle", tr("Clear &all"), {}, tr("Take all digits away, and give all candidates back"));
    e.clearCandidates = make("clear_candidates", tr("All candidates a&gain"), {},
        tr("Keep the digits; every other cell has all nine candidates"));
    e.fillCandidates = make("fill_candidates", tr("Candidates &from the digits"), {},
        tr("In every cell without a digit those candidates that no digit in its houses forbids"));
    e.takeState = make("take_state", tr("Edit the p&osition that is looked at"), {},
        tr("Take the decided digits and the candidates of this position into the editor"));

    const auto transform = [this, &e](const char* id, const QString& text, const QString& help) {
        e.transforms << make(id, text, {}, help);
    };
    transform("rotate_right", tr("Rotate to the &right"), tr("Turn the puzzle by a quarter to the right"));
    transform("rotate_left", tr("Rotate to the &left"), tr("Turn the puzzle by a quarter to the left"));
    transform("rotate_half", tr("Rotate by a &half"), tr("Turn the puzzle upside down"));
    transform("mirror_vertical", tr("Mirror left and ri&ght"), tr("Left and right change places"));
    transform("mirror_horizontal", tr("Mirror top and &bottom"), tr("Top and bottom change places"));
    transform("mirror_diagonal", tr("Mirror at the &diagonal"), tr("Rows become columns"));
    transform("mirror_antidiagonal", tr("Mirror at the &other diagonal"),
        tr("Rows become columns, from the last to the first"));
    transform("shuffle", tr("&Shuffle rows and columns"),
        tr("Rows inside bands, columns inside stacks, bands and stacks change places at random"));
    transform("rename_by_appearance", tr("Rename digits by a&ppearance"),
        tr("The digit that comes first, row by row, becomes 1, the next one 2, and so on"));
    transform("rename_random", tr("Rename digits at rando&m"), tr("Each digit gets another name at random"));
    transform("rename_digits", tr("Re&name digits…"), tr("Choose which digits change places"));

    e.lookOn = make("look_on_for_solutions", tr("Look on for so&lutions"), {},
        tr("Go on looking for solutions of the puzzle that is edited"));
    e.lookOn->setIconText(tr("Look on"));
    e.showDifference = make("show_difference", tr("Mark &where two solutions differ"), {},
        tr("Mark the cells in which two solutions of the edited puzzle differ, with both digits"));
    e.showDifference->setIconText(tr("Where they differ"));
    e.showDifference->setCheckable(true);
    e.stepThrough = make("step_through", tr("&Step through the edited puzzle"), {},
        tr("Run the edited puzzle and step through it (Enter on the board)"));
    e.stepThrough->setIconText(tr("Step through it"));
    e.discard
        = make("discard_edits", tr("Discard the cha&nges"), {}, tr("Leave the editor; the puzzle stays as it was"));
    e.discard->setIconText(tr("Discard"));
}

} // namespace convoku
