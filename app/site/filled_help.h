// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// Writes the complete help for the window, the site and the packages: all files of resources/help with their tables,
/// and the page of all layers in each language that has a folder there. Unchanged files of `folder` keep their
/// modification time; other files are removed. Returns an error message, empty on success. The language is English
/// afterwards.
QString writeFilledHelp(const QString& help, const QString& folder);

/// Fills in the tables of the English pages of resources/help, which are committed because people read them on the web.
/// Returns an error message; empty on success.
QString updateEnglishTables(const QString& help);

} // namespace convoku
