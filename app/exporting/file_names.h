// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// What a file's name may be long, in bytes, without its number and its end: file systems have room for 255, and a file
/// that is being written has seven more at its end.
inline constexpr qsizetype kLongestFileName = 200;

/// The first of "stem.suffix", "stem-2.suffix", "stem-3.suffix" … that is not in the folder yet, as a path.
QString freePath(const QString& folder, const QString& stem, const QString& suffix);
/// "stem", "stem-2", "stem-3" …; number: from 1.
QString numberedStem(const QString& stem, int number);
/// Whether something has this name, and be it a link that leads nowhere.
bool isTaken(const QString& path);

/// What an export is called where nobody has said it: "convoku-2026-11-21", with a number where there is one already.
QString suggestedPath(const QString& folder, const QString& suffix);

/// Without what a file's name can't have or shouldn't: folders' strokes, control characters, blanks around it, dots in
/// front, more than so many bytes in UTF-8. May be empty.
QString asFileName(const QString& text, qsizetype mostBytes = kLongestFileName);

} // namespace convoku
