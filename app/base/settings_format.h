// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

#include <functional>

namespace convoku {

/// How the program's settings are kept: one JSON object, a member for each key, whole or not at all. QSettings' own
/// formats take a file for written whose last bytes had no room on the disk, and put it in the place of the good one.
/// Texts, numbers, truth values, lists of texts and maps of these stand as such; bytes are {"base64": "…"}. A file that
/// is none of ours counts as empty, with QSettings::FormatError.
QSettings::Format settingsFormat();

/// Changes one value that other processes may be changing too: `change` gets what the file holds at this moment, and
/// what it returns is in the file before anybody else is let in. Where the file cannot be written, or another holds it
/// for longer than a person would wait, it is changed in `settings` only, as setValue() does it.
void changeSetting(QSettings& settings, const QString& key, const std::function<QVariant(const QVariant&)>& change);

} // namespace convoku
