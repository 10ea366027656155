#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Whether the real program follows the desktop's wish for less motion, as a portal tells it: at the start, and when it
changes. What the program takes it for is read off its menu, "Less motion", through AT-SPI.

    tests/window/check_reduced_motion.py build/dev/bin/convoku

Starts an X server, a session bus and a small portal of its own. Ends with 77 and says why where a tool is missing: Xvfb,
dbus-run-session, at-spi2-core, python3-pyatspi.
"""
import os
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import at_spi  # noqa: E402
from at_spi import check, wait_for, walk  # noqa: E402

STANDARD = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")
NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = """<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
  <method name="ReadOne"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface></node>"""


class Portal:
    """Answers as xdg-desktop-portal does, with these settings: {(group, key): GLib.Variant}."""

    def __init__(self, settings):
        from gi.repository import Gio

        self.settings = dict(settings)
        self.asked = []
        self.program = None  # its name on the bus
        address = os.environ["DBUS_SESSION_BUS_ADDRESS"]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self.bus.register_object(PATH, interface, self.answer, None, None)
        self.owner = Gio.bus_own_name_on_connection(self.bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def answer(self, _bus, sender, _path, _interface, method, parameters, invocation):
        from gi.repository import GLib

        asked = tuple(parameters.unpack())
        self.asked.append((method, asked))
        self.program = sender
        if method == "ReadAll":
            groups = {}
            for (group, key), value in self.settings.items():
                groups.setdefault(group, {})[key] = value
            invocation.return_value(GLib.Variant("(a{sa{sv}})", (groups,)))
        elif asked not in self.settings:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
        else:
            value = self.settings[asked]
            # Read packs the value twice, which ReadOne mends.
            packed = GLib.Variant("v", value) if method == "Read" else value
            invocation.return_value(GLib.Variant("(v)", (packed,)))

    def change(self, setting, value):
        from gi.repository import GLib

        self.settings[setting] = value
        self.bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged",
                             GLib.Variant("(ssv)", (*setting, value)))

    def settle(self):
        """Until all that was told has come: the program answers what comes behind it, and its menu is asked later yet."""
        from gi.repository import Gio

        self.bus.flush_sync(None)
        self.bus.call_sync(self.program, "/", "org.freedesktop.DBus.Peer", "Ping", None, None,
                           Gio.DBusCallFlags.NONE, 60000, None)

    def end(self):
        from gi.repository import Gio

        Gio.bus_unown_name(self.owner)
        self.bus.close_sync(None)


def turn(seconds=0.2):
    """Lets the portal answer for so long."""
    from gi.repository import GLib

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.005)


class Program:
    def __init__(self, program):
        # What an earlier one remembers is not asked of the desktop again.
        shutil.rmtree(os.environ["XDG_CONFIG_HOME"], ignore_errors=True)
        self.process = subprocess.Popen([program])
        self.menu_item = wait_for("menu item", self.find, pause=turn)

    def find(self):
        name = at_spi.sentence("window.at_spi.less_motion")
        return next((each for each in walk(at_spi.application(turn)) if each.name == name), None)

    def moves_less(self):
        import pyatspi

        self.menu_item.clearCache()
        return self.menu_item.getState().contains(pyatspi.STATE_CHECKED)

    def press(self):
        self.menu_item.queryAction().doAction(0)

    def wait_for(self, less, when):
        wait_for(f"{'less' if less else 'usual'} motion {when}", lambda: self.moves_less() == less, pause=turn)
        print(f"{'less' if less else 'usual'} motion {when}")

    def end(self):
        import pyatspi

        self.process.terminate()
        while self.process.poll() is None:
            turn()
        wait_for("end of the program", lambda: not any(
            app is not None and "convoku" in app.name.lower() for app in pyatspi.Registry.getDesktop(0)), pause=turn)


def with_portal(program, settings, steps):
    portal = Portal(settings)
    started = Program(program)
    try:
        wait_for("question of the program", lambda: len(portal.asked) >= 2, pause=turn)
        steps(portal, started)
    finally:
        started.end()
        portal.end()


def follow(program):
    from gi.repository import GLib

    def boolean(value):
        return GLib.Variant("b", value)

    def number(value):
        return GLib.Variant("u", value)

    def gnome(portal, started):
        started.wait_for(True, "at the start, as GNOME says")
        portal.change(GNOME, boolean(True))
        started.wait_for(False, "when GNOME says so")
        portal.change(("org.freedesktop.appearance", "color-scheme"), number(1))  # of no matter here
        portal.change(GNOME, boolean(False))
        started.wait_for(True, "when GNOME says so")

    def standard(portal, started):
        started.wait_for(True, "at the start, as the portal says")
        portal.change(STANDARD, number(0))
        started.wait_for(False, "when the portal says so")
        portal.change(GNOME, boolean(False))
        started.wait_for(True, "when one of the two says so")
        # What a person chooses here comes before the desktop, from then on.
        started.press()
        started.wait_for(False, "when somebody chooses it")
        portal.change(GNOME, boolean(True))
        portal.change(GNOME, boolean(False))
        portal.change(STANDARD, number(1))
        portal.settle()
        check(not started.moves_less(), "the desktop comes before what a person has chosen")

    def neither(portal, started):
        portal.settle()
        check(not started.moves_less(), "less motion, and nobody wants it")
        portal.change(STANDARD, number(1))
        started.wait_for(True, "when the portal says so")

    with_portal(program, {GNOME: boolean(False)}, gnome)
    with_portal(program, {GNOME: boolean(True), STANDARD: number(1)}, standard)
    with_portal(program, {}, neither)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not at_spi.is_under_own_bus():
        at_spi.run_under_own_bus(__file__, sys.argv[1:])
    follow(sys.argv[1])
