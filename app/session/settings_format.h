// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace convoku {

/// How the program's settings are kept: one JSON object, a member for each key, whole or not at all. QSettings' own
/// formats take a file for written whose last bytes had no room on the disk, and put it in the place of the good one.
/// Texts, numbers, truth values and lists of texts stand as such; bytes are {"base64": "…"}. A file that is none
/// of ours counts as empty, with QSettings::FormatError.
QSettings::Format settingsFormat();

} // namespace convoku
