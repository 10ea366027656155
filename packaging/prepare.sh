# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What packaging/run, packaging/test and .ci/run share. Sourced; the callers set -euo pipefail.

# The project's folder, wherever the caller stands.
root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

# Debian's names of what the programs are built from …
# shellcheck disable=SC2034  # used by the callers
build_packages=(build-essential cmake ninja-build pkg-config qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libgl1-mesa-dev libtorch-dev libopenblas0-pthread libwebp-dev zlib1g-dev libzstd-dev
    libmd4c-dev libmd4c-html0-dev
    nlohmann-json3-dev libexpat1-dev libcadical-dev
    libonnx-dev libprotobuf-dev)
# … and of what the tests judge them with.
# shellcheck disable=SC2034
test_packages=(at-spi2-core clang dbus-daemon ffmpeg fish gifsicle libgif-dev librsvg2-bin lld man-db parallel poppler-utils
    python3-pyatspi qt6-wayland webp weston xvfb zsh zstd)

# What clang's sanitizers and fuzzer need has its version in its name: 14 in Debian 12, 19 in Debian 13.
# shellcheck disable=SC2034
clang_runtime=libclang-rt-14-dev
if grep -q '^VERSION_CODENAME=trixie' /etc/os-release 2>/dev/null; then
    # shellcheck disable=SC2034
    clang_runtime=libclang-rt-19-dev
fi

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "$*" >&2; }

# as_root COMMAND…: runs it as root, or with sudo.
as_root() {
    if ((EUID == 0)); then
        "$@"
    else
        sudo "$@"
    fi
}

# may_be_root: true if as_root works; asks for a password only where somebody can type one.
may_be_root() {
    ((EUID == 0)) && return 0
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return 0
    [[ -t 0 ]] && sudo -v
}

# need_packages NAME…: installs the missing ones on Debian and its relatives; elsewhere it only says what is needed.
need_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system, so nothing is installed. Needed to build: a C++20 compiler, CMake 3.25, Ninja," \
            "pkg-config, Qt 6.4 with its Linguist tools, LibTorch (1.13 or 2.6), libwebp, zlib, Zstandard, md4c, expat, CaDiCaL, ONNX 1.12 with protobuf and nlohmann-json 3.11; the tests also use ffmpeg, gifsicle, giflib, rsvg-convert, poppler's tools, webpinfo, GNU parallel, man, zsh, fish, Xvfb and AT-SPI with pyatspi, and where they are there node with the packages of tests/onnx/package.json and Chromium."
        return 0
    fi
    local missing=() name
    for name in "$@"; do
        if [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) != installed ]]; then
            missing+=("$name")
        fi
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi
    say "Missing packages: ${missing[*]}"
    if ! may_be_root; then
        complain "They can't be installed: neither root nor sudo. As root:"
        complain "    apt-get install --no-install-recommends ${missing[*]}"
        exit 1
    fi
    say "Installing them with apt-get …"
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)
    if ! as_root "${apt[@]}" update; then
        complain "apt-get update failed; going on with the package lists that are there."
    fi
    if ! as_root "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; then
        complain "apt-get could not install: ${missing[*]}"
        exit 1
    fi
}

# configure_release OPTION…: configures build/release. CONVOKU_WARNINGS_AS_ERRORS and CONVOKU_PUZZLES are taken from the
# environment.
configure_release() {
    (cd -- "$root" && cmake --preset release "-DCONVOKU_WARNINGS_AS_ERRORS=${CONVOKU_WARNINGS_AS_ERRORS:-OFF}" \
        ${CONVOKU_PUZZLES:+"-DCONVOKU_PUZZLES=$CONVOKU_PUZZLES"} "$@")
}

# build_release --target NAME…: builds on all cores and prints the progress in percent.
build_release() {
    NINJA_STATUS='[%p, %e s] ' cmake --build "$root/build/release" --parallel "$(nproc)" "$@"
}
