// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// The first of "stem.suffix", "stem-2.suffix", "stem-3.suffix" … that is not in the folder yet, as a path.
QString freePath(const QString& folder, const QString& stem, const QString& suffix);

/// What an export is called where nobody has said it: "convoku-2026-11-21", with a number where there is one already.
QString suggestedPath(const QString& folder, const QString& suffix);

/// Without what a file's name can't have or shouldn't: folders' strokes, control characters, blanks around it, dots in
/// front, more than 100 characters. May be empty.
QString asFileName(QString text);

} // namespace convoku
