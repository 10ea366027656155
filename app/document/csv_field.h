// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <string_view>

namespace convoku {

/// The text without its ends of lines.
QByteArray oneLine(std::string_view text);
/// Text from outside as a field of a table with commas that no spreadsheet reckons with: quoted where it has to be, and
/// what it would take for a formula has an apostrophe in front. UTF-8.
QByteArray csvTextField(std::string_view text);

} // namespace convoku
