// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// Maximum length of a file name, in bytes, without its number and its suffix: file systems have room for 255, and a
/// file that is being written has seven more at its end.
inline constexpr qsizetype kLongestFileName = 200;

/// The first of "stem.suffix", "stem-2.suffix", "stem-3.suffix" … that is not in the folder yet, as a path.
QString freePath(const QString& folder, const QString& stem, const QString& suffix);
/// "stem", "stem-2", "stem-3" …; number: from 1.
QString numberedStem(const QString& stem, int number);
/// Returns true if a file has this name. A broken link counts.
bool isTaken(const QString& path);

/// Returns the default path of an export: "convoku-2026-11-21", with a number if that exists already.
QString suggestedPath(const QString& folder, const QString& suffix);

/// Without what a file's name can't have or shouldn't: folders' strokes, control characters, blanks around it, dots in
/// front, more than so many bytes in UTF-8. May be empty.
QString asFileName(const QString& text, qsizetype mostBytes = kLongestFileName);

} // namespace convoku
