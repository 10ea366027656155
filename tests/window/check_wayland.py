#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Starts the real program on a Wayland desktop without a screen, and has tests of the window done there.

    tests/window/check_wayland.py build/dev/bin/convoku [TEST:FUNCTION…]

The desktop is a Weston of its own. Fails where the program, or a test, does not come to its end or complains. Ends with
77 and says why where Weston or Qt's plugin for Wayland (qt6-wayland) is missing.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOCKET = "convoku-check"


class Desktop:
    """Weston, with a home that is its own."""

    def __init__(self, scale):
        self.home = tempfile.TemporaryDirectory()  # short: a socket's path has at most 107 characters
        self.environment = {name: value for name, value in os.environ.items()
                            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_SCALE_FACTOR", "LANGUAGE")}
        self.environment |= {"HOME": self.home.name, "XDG_CONFIG_HOME": f"{self.home.name}/.config",
                             "XDG_RUNTIME_DIR": self.home.name, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "wayland",
                             "NO_AT_BRIDGE": "1"}
        self.log = open(f"{self.home.name}/weston.log", "w+", encoding="utf-8")
        self.weston = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--use-pixman", f"--socket={SOCKET}", "--no-config",
             "--idle-time=0", "--width=1600", "--height=1000", f"--scale={scale}"],
            env=self.environment, stdout=self.log, stderr=subprocess.STDOUT)
        end = time.monotonic() + 30
        while not os.path.exists(f"{self.home.name}/{SOCKET}"):
            if self.weston.poll() is not None or time.monotonic() > end:
                self.log.seek(0)
                print(self.log.read())
                self.end()
                print("skipped: Weston does not start")
                sys.exit(SKIPPED)
            time.sleep(0.05)
        self.environment["WAYLAND_DISPLAY"] = SOCKET

    def run(self, arguments, **variables):
        return subprocess.run(arguments, env=self.environment | variables, cwd=self.home.name, text=True, timeout=280,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)

    def end(self):
        self.weston.terminate()
        self.weston.wait()
        self.log.close()
        self.home.cleanup()


def tell(what, done):
    print(f"FAIL: {what} ends with {done.returncode}\n{done.stdout}\n{done.stderr}")
    return 1


def start(desktop, program, what, arguments, **variables):
    """As bench_start does it: each part of the start is a line, and the program ends behind the first passes."""
    done = desktop.run([program, *arguments], CONVOKU_TIME_START=str(time.monotonic_ns()), **variables)
    parts = [line.split()[0] for line in done.stdout.splitlines() if line]
    if done.returncode != 0 or done.stderr or not {"shown", "painted", "passes"} <= set(parts):
        return tell(f"start {what}", done)
    print(f"started: {what}")
    return 0


def main():
    program, *tests = (os.path.abspath(path) for path in sys.argv[1:])  # a test's function stays behind its path
    if shutil.which("weston") is None:
        print("skipped: weston is missing")
        return SKIPPED
    failures = 0
    for scale in (1, 2):
        desktop = Desktop(scale)
        try:
            probe = desktop.run([program], CONVOKU_TIME_START="0")
            if "Could not find the Qt platform plugin" in probe.stderr:
                print("skipped: qt6-wayland is missing")
                return SKIPPED
            with open(f"{desktop.home.name}/two.txt", "w", encoding="ascii") as file:
                file.write(f"{PUZZLE}\n{PUZZLE}\n")
            failures += start(desktop, program, f"with a file, at scale {scale}", ["two.txt"])
            failures += start(desktop, program, f"at scale {scale} times 1.5", [], QT_SCALE_FACTOR="1.5")
            for test in tests if scale == 1 else ():
                done = desktop.run(test.split(":"))
                passed = done.returncode == 0 and "QWARN" not in done.stdout and not done.stderr
                failures += 0 if passed else tell(test, done)
                if passed:
                    print(f"passed: {os.path.basename(test)}")
            if desktop.weston.poll() is not None:
                print("FAIL: Weston has ended")
                failures += 1
        finally:
            desktop.end()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
