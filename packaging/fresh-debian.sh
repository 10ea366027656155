# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# A fresh Debian in a folder: what packaging/check-deb and packaging/beat debian share. Sourced; the callers are root and
# set -euo pipefail.

# debian_mirror: the mirror that this machine's apt uses; nothing where it has none.
debian_mirror() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null \
        | sed -nE 's/^URIs: *([^ ]*).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+) +(bookworm|trixie) +.*/\2/p' \
        | grep -m 1 '/debian/*$' || true
}

# fresh_debian RELEASE TREE MIRROR LOG: the least that is a Debian, without services; the fixes too, as people have them.
# False, with the end of the log, where debootstrap does not run.
fresh_debian() {
    local release=$1 tree=$2 mirror=$3 log=$4
    # What it mounts is mounted for it alone.
    unshare --mount debootstrap --variant=minbase "$release" "$tree" "$mirror" >"$log" 2>&1 || {
        tail -n 5 -- "$log"
        return 1
    }
    cat >"$tree/etc/apt/sources.list" <<LIST
deb $mirror $release main
deb $mirror $release-updates main
deb ${mirror%/}-security $release-security main
LIST
}

# network_of_here TREE: names are resolved as here, and services stay off.
network_of_here() {
    local tree=$1
    printf '#!/bin/sh\nexit 101\n' >"$tree/usr/sbin/policy-rc.d"
    chmod +x "$tree/usr/sbin/policy-rc.d"
    cp -L -- /etc/resolv.conf "$tree/etc/resolv.conf" 2>/dev/null || true
    cp -L -- /etc/hosts "$tree/etc/hosts" 2>/dev/null || true
}
