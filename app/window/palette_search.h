// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace convoku {

/// A row of the palette, in words: what is typed is looked for in them.
struct PaletteEntry
{
    QString id; ///< under which it is remembered; empty: it is not
    QString name;
    QString category; ///< where it stands in the menus
    QString keys;
    QString help;
    QString words; ///< what people also call it, with blanks between them
    QString whyNot; ///< it can't be chosen now, and why; empty: it can
    bool checked = false;
    int lastUsed = -1; ///< 0: chosen last, 1: the one before …; −1: not lately
};

/// Indices of the entries that are meant by what was typed, the best first. What can be chosen goes before what can't;
/// then the nearest: the name itself, one that begins with it, one whose words begin with the typed ones, what people
/// also call it, what has them somewhere in its name, and what has them in its help. Among those that are as near the
/// one that was chosen last, then in the given order. Nothing typed: all of them.
std::vector<int> rankedEntries(const std::vector<PaletteEntry>& entries, const QString& typed);

} // namespace convoku
