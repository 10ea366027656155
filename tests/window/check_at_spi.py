#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads the board and the search tree of the real program through AT-SPI, as a screen reader does.

    tests/window/check_at_spi.py build/dev/bin/convoku

Starts an X server and a session bus of its own. Ends with 77 and says why where a tool is missing: Xvfb,
dbus-run-session, at-spi2-core, python3-pyatspi.
"""
import subprocess
import sys

sys.dont_write_bytecode = True
import at_spi  # noqa: E402
from at_spi import check, last_of, listen, sentence, wait_for, walk  # noqa: E402

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
# Guesses r1c2 = 7, which fails, then r1c4 = 4, and below it r2c2 = 2, which solves it.
GUESSED = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9."


def read_program(program):
    import pyatspi

    started = subprocess.Popen([program, PUZZLE])
    try:
        application = at_spi.application()

        def find(role, name):
            return next((each for each in walk(application) if each.getRoleName() == role and each.name == name), None)

        board = wait_for("board", lambda: find("table", sentence("window.at_spi.board")))
        table = board.queryTable()
        check((table.nRows, table.nColumns) == (9, 9), f"the board has {table.nRows} rows, {table.nColumns} columns")
        check(board.childCount == 81, f"the board has {board.childCount} cells")
        names = []
        for row in range(9):
            for column in range(9):
                cell = table.getAccessibleAt(row, column)
                check(cell.getRoleName() == "table cell", f"a cell is a {cell.getRoleName()}")
                names.append(cell.name)
                given = PUZZLE[row * 9 + column]
                if given != ".":
                    check(cell.name == sentence("window.cell_given", f"r{row + 1}c{column + 1}", given), cell.name)
                else:
                    check(cell.name.startswith(sentence("window.cell_candidates", f"r{row + 1}c{column + 1}", "")),
                          cell.name)
        def last_cell_lies_in_the_board():
            last = table.getAccessibleAt(8, 8).queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            whole = board.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            return whole.x < last.x < last.x + last.width <= whole.x + whole.width and last.width > 20

        # The window may still be laid out between the two questions.
        wait_for("place of r9c9 in the board", last_cell_lies_in_the_board)
        print("read: 81 cells;", names[2])

        timeline = wait_for("timeline", lambda: find("slider", sentence("views.timeline_name"))).queryValue()
        wait_for("passes in the timeline", lambda: timeline.maximumValue > 1)
        check(timeline.currentValue == 0, f"the timeline is at {timeline.currentValue}")

        # A step by the timeline's value: cells and the sentence are told.
        first_pass = sentence("window.at_spi.first_pass_begins")
        removed_by = sentence("window.at_spi.removed_by")

        def step():
            timeline.currentValue = 1

        heard = listen(["object:property-change:accessible-name", "object:state-changed:showing"], step,
                       lambda heard: last_of(heard, "notification").startswith(first_pass)
                       and removed_by in last_of(heard, "table cell"))
        check(timeline.currentValue == 1, "the timeline does not move")
        check(removed_by in last_of(heard, "table cell"), f"no cell was told: {heard}")
        check(last_of(heard, "notification").startswith(first_pass), f"the step was not told: {heard}")
        changed = table.getAccessibleAt(0, 2).name
        check(removed_by in changed and changed != names[2], changed)
        print("told:", last_of(heard, "notification"))

        # The focus goes to a cell.
        def focus():
            table.getAccessibleAt(4, 4).queryComponent().grabFocus()

        heard = listen(["object:state-changed:focused"], focus,
                       lambda heard: last_of(heard, "table cell").startswith("r5c5"))
        check(last_of(heard, "table cell").startswith("r5c5"), f"the focus is not told: {heard}")
        wait_for("focus of r5c5", lambda: table.getAccessibleAt(4, 4).getState().contains(pyatspi.STATE_FOCUSED))
        print("focus:", last_of(heard, "table cell"))
    finally:
        started.terminate()
        started.wait()


def read_tree(program):
    """The guesses of a run that was only seen so far."""
    import pyatspi

    started = subprocess.Popen([program, GUESSED])
    try:
        application = at_spi.application()

        def find(role, name):
            return next((each for each in walk(application) if each.getRoleName() == role and each.name == name), None)

        def press(accessible):
            action = accessible.queryAction()
            names = [action.getName(index).lower() for index in range(action.nActions)]
            action.doAction(names.index("press"))

        search_tree = sentence("window.at_spi.search_tree")
        press(wait_for("menu item", lambda: find("menu item", search_tree)))
        tree = wait_for("search tree", lambda: find("tree", search_tree))
        # All of them are there before the run has ended.
        solved = sentence("views.node_guess_solved", "r2c2", "2", "2", "14", "25")
        # The puzzle, three guesses, and behind them the bar of the view.
        wait_for("three guesses, the last of them solved", lambda: tree.childCount == 5 and tree[3].name == solved)
        names = [child.name for child in tree]
        item = tree[3].getRoleName()  # Qt 6.4 says "table cell"
        check(item in ("tree item", "table cell"), item)
        check(names[1] == sentence("views.node_guess_failed", "r1c2", "7", "1", "7", "10"), names[1])
        check(names[2] == sentence("views.node_guess_right", "r1c4", "4", "1", "12", "25"), names[2])
        check(names[3] == solved, names[3])
        timeline = wait_for("timeline", lambda: find("slider", sentence("views.timeline_name"))).queryValue()
        heard = listen(["object:state-changed:selected"], lambda: press(tree[3]),
                       lambda heard: (item, names[3]) in heard)
        check((item, names[3]) in heard, f"the guess is not told: {heard}")
        wait_for("pass of the guess", lambda: timeline.currentValue == 14)
        check(tree[3].getState().contains(pyatspi.STATE_SELECTED), "the guess is not selected")
        check(not tree[0].getState().contains(pyatspi.STATE_SELECTED), "the first node is still selected")
        print("tree:", names[3])
    finally:
        started.terminate()
        started.wait()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not at_spi.is_under_own_bus():
        at_spi.run_under_own_bus(__file__, sys.argv[1:])
    read_program(sys.argv[1])
    read_tree(sys.argv[1])
