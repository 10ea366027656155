// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

#include <functional>

namespace convoku {

/// Returns the format of the program's settings: one JSON object with a member per key, written completely or not at
/// all. QSettings' own formats accept a file whose last bytes had no room on the disk, and replace the good one with
/// it. Strings, numbers, booleans, lists of strings and maps of these are stored as such; bytes are {"base64": "…"}. A
/// file in any other format counts as empty, with QSettings::FormatError.
QSettings::Format settingsFormat();

/// Changes one value that other processes may be changing too: `change` gets what the file holds at this moment, and
/// what it returns is in the file before anybody else is let in. Where the file cannot be written, or another holds it
/// for longer than a person would wait, it is changed in `settings` only, as setValue() does it.
void changeSetting(QSettings& settings, const QString& key, const std::function<QVariant(const QVariant&)>& change);

} // namespace convoku
