// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rules/rule.h"

#include <QColor>
#include <QRgb>

#include <array>
#include <vector>

namespace convoku {

/// The colours of all pictures. The four rule families and the depths of search are hues that colour-blind people can
/// tell apart; edges, squares and numbers say the same once more.
struct Theme
{
    enum class Kind { Light, Dark, Article };

    QColor background;
    QColor board;
    QColor givenCell;
    QColor givenDigit;
    QColor foundDigit;
    QColor candidate;
    QColor thinLine;
    QColor thickLine;
    QColor label;
    QColor contradictionCell;
    QColor contradictionMark;
    QColor onColour; ///< text on a depth square
    QColor cursor;
    std::array<QColor, kRuleFamilyCount> families;
    std::array<QColor, 5> depths; ///< used in turn

    const QColor& family(RuleFamily which) const { return families[static_cast<std::size_t>(which)]; }
    /// depth: from 1
    const QColor& depth(int which) const { return depths[static_cast<std::size_t>(which - 1) % depths.size()]; }
    /// The colours that flat areas and digits have: those that an export must keep exactly.
    std::vector<QRgb> flatColours() const;

    static const Theme& of(Kind kind);
};

/// part: 0 … 1, how much of `to`.
QColor blended(const QColor& from, const QColor& to, double part);

} // namespace convoku
