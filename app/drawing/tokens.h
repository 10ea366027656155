// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

namespace convoku {

/// The window's own colours, beside those of its pictures: the same light and dark ones for everything that stands in
/// it. Text is readable (4.5) on each of canvas, surface, sunken and selected.
struct Tokens
{
    QColor canvas; ///< what the window is made of: header, rail, around the board
    QColor surface; ///< cards, panels, fields, a selected segment
    QColor sunken; ///< the track of segments, cells of givens
    QColor selected; ///< a row, a button of the rail
    QColor hairline; ///< between parts; carries no meaning
    QColor controlEdge; ///< of a button that has a word on it
    QColor fieldEdge; ///< of what is nothing without its edge: empty fields, check boxes (3 : 1)
    QColor text1;
    QColor text2;
    QColor text3; ///< side notes, labels of axes
    QColor ink; ///< the position, the one button that is meant
    QColor onInk;
    QColor accent; ///< the focus and links, nothing else
    QColor focusRing; ///< the accent as it looks around what has the focus: not opaque
    QColor solved;
    QColor solvedGround; ///< of a tinted chip
    QColor contradiction;
    QColor contradictionGround;
    QColor onSolved; ///< on what is filled with it
    QColor onContradiction;

    friend bool operator==(const Tokens&, const Tokens&) = default;
};

/// For Light and Dark those that were chosen; for other themes made of their colours, and readable on them, whatever
/// they are.
Tokens tokensOf(const Theme& theme);

/// Tints that are mixed into the ground of a cell.
enum class Tint {
    Derived, ///< follows from a guess; the depth's hue
    House, ///< the house that is looked at; the family's hue
    HouseActedOn, ///< where it removes something
};
/// Returns the share of the hue: 0 … 1. 0 on paper.
double tintPart(const Theme& theme, Tint tint);
QColor tinted(const Theme& theme, const QColor& ground, const QColor& hue, Tint tint);

/// Lengths in pixels at a person's usual size of text; larger letters make them larger (textScale()).
namespace space {

inline constexpr int kTight = 4;
inline constexpr int kSmall = 8;
inline constexpr int kUsual = 16;
inline constexpr int kWide = 24;
inline constexpr int kRadius = 6;
inline constexpr int kSegmentRadius = 8;
inline constexpr int kFocusRing = 3;
inline constexpr int kHeader = 44;
inline constexpr int kDockTitle = 36;

} // namespace space

/// The three sizes of text: labels; everything; a name, a headline, the reason, a lesson.
enum class TextSize { Label = 12, Body = 13, Headline = 16 };

} // namespace convoku
