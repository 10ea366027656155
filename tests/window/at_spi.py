# SPDX-License-Identifier: MIT
"""What the checks through AT-SPI share: an X server and a session bus of their own, waiting, walking, listening."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
WORDING = pathlib.Path(__file__).resolve().parent.parent / "wording"


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def run_under_own_bus(script, arguments):
    """Runs the script anew where it has a bus and a screen; never returns."""
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
        done = subprocess.run(["dbus-run-session", "--", sys.executable, script, *arguments], env=environment,
                              timeout=240, check=False)
    finally:
        server.terminate()
        server.wait()
    sys.exit(done.returncode)


def sentence(address, *arguments):
    """Returns the sentence with the address "table.id" of tests/wording and fills in its arguments: %1 is the first."""
    table, identifier = address.split(".", 1)
    for line in (WORDING / f"{table}.txt").read_text(encoding="utf-8").splitlines():
        columns = line.split(" | ", 2)
        if columns[0] == identifier:
            return re.sub("%([1-9])", lambda number: arguments[int(number[1]) - 1], columns[2])
    sys.exit(f"tests/wording has no sentence {address}")


def is_under_own_bus():
    return "CONVOKU_CHECKED_ON_BUS" in os.environ


def wait_for(what, find, seconds=60, pause=time.sleep):
    """What find() returns as soon as it is something; pause(seconds) in between."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # what is asked for may just go away
            found = None
        if found:
            return found
        pause(0.2)
    sys.exit(f"no {what} after {seconds} s")


def application(pause=time.sleep):
    import pyatspi

    return wait_for("application", lambda: next(
        (app for app in pyatspi.Registry.getDesktop(0) if app is not None and "convoku" in app.name.lower()), None),
        pause=pause)


def walk(accessible, depth=0):
    """All below it, but not into tables."""
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
