#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads the board of the real program through AT-SPI, as a screen reader does.

    tests/widgets/check_at_spi.py build/dev/bin/convoku

Starts an X server and a session bus of its own. Ends with 77 and says why where a tool is missing: Xvfb,
dbus-run-session, at-spi2-core, python3-pyatspi.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def under_own_bus():
    for tool in ("Xvfb", "dbus-run-session"):
        if shutil.which(tool) is None:
            skip(f"{tool} is missing")
    if not any(os.path.exists(f"{folder}/at-spi-bus-launcher") for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")):
        skip("at-spi2-core is missing")
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is missing")
    read, write = os.pipe()
    # Without -noreset it starts anew when AT-SPI's launcher, the first and only client so far, goes; who knocks then is
    # turned away.
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-noreset", "-screen", "0", "1400x1000x24"],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    display = ""
    while not display.endswith("\n"):
        more = os.read(read, 16).decode()
        if not more:
            skip("Xvfb does not start")
        display += more
    home = tempfile.TemporaryDirectory()
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")}
    environment |= {"DISPLAY": f":{display.strip()}", "HOME": home.name, "XDG_CONFIG_HOME": f"{home.name}/.config",
                    "XDG_RUNTIME_DIR": home.name, "LC_ALL": "C.UTF-8", "CONVOKU_CHECKED_ON_BUS": "1",
                    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_AT_BRIDGE": "0"}
    try:
        done = subprocess.run(["dbus-run-session", "--", sys.executable, __file__, *sys.argv[1:]], env=environment,
                              timeout=240, check=False)
    finally:
        server.terminate()
        server.wait()
    sys.exit(done.returncode)


def wait_for(what, find, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # what is asked for may just go away
            found = None
        if found:
            return found
        time.sleep(0.2)
    sys.exit(f"no {what} after {seconds} s")


def walk(accessible, depth=0):
    yield accessible
    if depth > 40:
        return
    for index in range(accessible.childCount):
        child = accessible.getChildAtIndex(index)
        if child is not None and accessible.getRoleName() != "table":
            yield from walk(child, depth + 1)


def check(condition, complaint):
    if not condition:
        sys.exit(f"failed: {complaint}")


def listen(bus_events, act, enough, seconds=60):
    """The events of these kinds while and after act() runs, until enough(them) or the time is over: (role, name)."""
    import pyatspi
    from gi.repository import GLib

    heard = []
    loop = GLib.MainLoop()

    def take(event):
        try:
            heard.append((event.source.getRoleName(), event.source.name))
        except Exception:  # what spoke may just go away
            return
        if enough(heard):
            loop.quit()

    def begin():
        act()
        return False

    pyatspi.Registry.registerEventListener(take, *bus_events)
    GLib.timeout_add(200, begin)
    end = GLib.timeout_add(seconds * 1000, loop.quit)
    loop.run()
    if GLib.main_context_default().find_source_by_id(end):
        GLib.source_remove(end)
    pyatspi.Registry.deregisterEventListener(take, *bus_events)
    return heard


def last_of(heard, role):
    return next((name for its_role, name in reversed(heard) if its_role == role), "")


def read_program(program):
    import pyatspi

    started = subprocess.Popen([program, PUZZLE])
    try:
        application = wait_for("application", lambda: next(
            (app for app in pyatspi.Registry.getDesktop(0) if app is not None and "convoku" in app.name.lower()), None))

        def find(role, name):
            return next((each for each in walk(application) if each.getRoleName() == role and each.name == name), None)

        board = wait_for("board", lambda: find("table", "Board"))
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
                    check(cell.name == f"r{row + 1}c{column + 1}, given {given}", cell.name)
                else:
                    check(cell.name.startswith(f"r{row + 1}c{column + 1}, candidates "), cell.name)
        def last_cell_lies_in_the_board():
            last = table.getAccessibleAt(8, 8).queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            whole = board.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            return whole.x < last.x < last.x + last.width <= whole.x + whole.width and last.width > 20

        # The window may still be laid out between the two questions.
        wait_for("place of r9c9 in the board", last_cell_lies_in_the_board)
        print("read: 81 cells;", names[2])

        timeline = wait_for("timeline", lambda: find("slider", "Timeline")).queryValue()
        wait_for("passes in the timeline", lambda: timeline.maximumValue > 1)
        check(timeline.currentValue == 0, f"the timeline is at {timeline.currentValue}")

        # A step by the timeline's value: cells and the sentence are told.
        def step():
            timeline.currentValue = 1

        heard = listen(["object:property-change:accessible-name", "object:state-changed:showing"], step,
                       lambda heard: last_of(heard, "notification") and "removed by" in last_of(heard, "table cell"))
        check(timeline.currentValue == 1, "the timeline does not move")
        check("removed by" in last_of(heard, "table cell"), f"no cell was told: {heard}")
        check(last_of(heard, "notification").startswith("Pass 1"), f"the step was not told: {heard}")
        changed = table.getAccessibleAt(0, 2).name
        check("removed by" in changed and changed != names[2], changed)
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


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if "CONVOKU_CHECKED_ON_BUS" in os.environ:
        read_program(sys.argv[1])
    else:
        under_own_bus()
