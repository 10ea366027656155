// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

/// Anchors of the help's headings, and how they travel through readers of Markdown. A heading's line may end in
/// <!-- #name -->: the name is the same in every language, and no reader shows it. Before a page is read, names become
/// a part of their headings' texts, between these two signs; afterwards they are taken out again.
inline constexpr QChar kAnchorBegins(0xe000);
inline constexpr QChar kAnchorEnds(0xe001);

/// With such names for those in comments, and without all other comments.
QString withMarkedAnchors(QString markdown);

/// A bar in the code of a table's cell is written \|, and readers of Markdown leave the backslash where it is. Before a
/// page is read such bars become a sign of their own, and afterwards bars again.
QString withMarkedBars(const QString& markdown);
QString withBars(QString text);

/// Returns the anchor of a heading without a name, made of its words as Markdown hosts do: small letters, hyphens for
/// blanks, and everything dropped but letters, digits, hyphens and underscores.
QString anchorOf(const QString& heading);

} // namespace convoku
