// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// Writes the help as the window, the site and the packages take it: all files of resources/help, the tables between
/// marked lines filled in, and the page of all layers in each language that has a folder there. Files of `folder` that
/// are as they should be keep their time, others that are there are removed. Returns what went wrong; empty: nothing.
/// Speaks English afterwards.
QString writeFilledHelp(const QString& help, const QString& folder);

/// Fills in the tables of the English pages of resources/help, which are committed because people read them there.
/// Returns what went wrong; empty: nothing.
QString updateEnglishTables(const QString& help);

} // namespace convoku
