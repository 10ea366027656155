// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/found_network.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace convoku {

/// Names of the facts in a file that the program wrote; other programs may read them too.
namespace onnx_fact {
inline constexpr char kVersion[] = "convoku"; ///< of the program
inline constexpr char kNetwork[] = "network";
inline constexpr char kText[] = "text";
inline constexpr char kWhat[] = "what"; ///< whatText()
inline constexpr char kForm[] = "form";
inline constexpr char kPrecision[] = "precision";
inline constexpr char kRules[] = "rules";
inline constexpr char kChecks[] = "checks";
inline constexpr char kBoards[] = "boards";
/// "passes 8"; of 0 passes, a step of the search, "step".
QString whatText(int passes);
/// The other way; none where it is neither.
std::optional<int> passesIn(const QString& text);
} // namespace onnx_fact

/// A network out of an ONNX file. One that the program wrote comes back as what it was: by its text, once the boards
/// that the file brings come out as it says, by its layers as by the text. Any other becomes a network of one rule.
/// What its inputs and outputs are is told by their shapes, and where these leave a choice, by `reading`:
///
///     first, last                the candidates, with the digits as the first or the last dimension
///     digits, centred            81 digits, 0 for an empty cell, as they are or digit / 9 − 0.5; with _first or _last
///                                behind it where what comes out can be either
///
/// Empty: what the program that wrote the file usually does; where nobody knows, the choices are told. Whole numbers of
/// 0 … 1 that come out are the candidates that stay, and there is a search; any others say how sure a digit is: each
/// pass fills the surest cell, and nothing is taken back.
FoundNetwork networkInOnnx(const QByteArray& bytes, const QString& name, const QString& reading);

/// The same of a file. At most as much of it is read as such a file may have. Numbers that it keeps in other files are
/// read from its folder; no link is followed there.
FoundNetwork networkInOnnxFile(const QString& path, const QString& name, const QString& reading);

/// By the end of its name.
bool looksLikeOnnx(const QString& path);

} // namespace convoku
