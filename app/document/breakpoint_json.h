// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/breakpoint.h"

#include <QJsonObject>

#include <optional>

namespace convoku {

/// The kinds of houses in session files, by HouseKind.
inline constexpr const char* kHouseKinds[] = {"row", "column", "box"};

/// A breakpoint in a session file: {"kind": "candidate_changes", "candidate": [4, 5, 7], "condition": "depth > 0",
/// "enabled": true, "from_hit": 1}. Rows, columns and digits count from 1; the fields of other kinds are left out. By
/// kind: "rule" (an id; not there: any rule), "candidate" [row, column, digit], "cell" [row, column], "house" {"kind":
/// "row", "number": 4}, "depth" and "pass" (numbers).
QJsonObject toJson(const Breakpoint& breakpoint);

/// Returns none if the kind or a value that it needs is missing or makes no sense on the board. Ignores unknown fields;
/// condition, enabled and from_hit may be left out.
std::optional<Breakpoint> breakpointFromJson(const QJsonObject& json, Board board = {});

} // namespace convoku
