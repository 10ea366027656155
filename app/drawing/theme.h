// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"

#include <QColor>
#include <QRgb>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// The colours of all pictures. The rule families and the depths of search are hues that colour-blind people can
/// tell apart; edges, squares and numbers say the same once more.
struct Theme
{
    /// Their numbers stand in settings: a new one goes to the end.
    enum class Kind { Light, Dark, Article, HighContrast, Print, Own };
    static constexpr int kKinds = 6;
    static constexpr int kDepthHues = 8;
    static constexpr int kOperationHues = 4;
    static constexpr int kFamilyHues = 5; ///< rules of no known family have the labels' colour, and a stroke of theirs
    /// Whose hues these are. A hidden pair has that of a hidden single, claiming that of pointing: their strokes
    /// differ.
    static constexpr std::array<RuleFamily, kFamilyHues> kHueFamilies{RuleFamily::NakedSingle, RuleFamily::Pointing,
        RuleFamily::HiddenSingle, RuleFamily::NakedPair, RuleFamily::Fish};

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
    QColor solution; ///< of the search
    std::array<QColor, kFamilyHues> families;
    std::array<QColor, kDepthHues> depths; ///< used in turn
    std::array<QColor, kOperationHues> operations; ///< kinds of layers in a graph

    /// For paper: nothing is said by hue alone, and no area is filled that a line can stand for. Families differ in
    /// their strokes, depths are outlined squares with their number.
    bool inkOnly = false;

    const QColor& family(RuleFamily which) const
    {
        const RuleFamily base = which == RuleFamily::HiddenPair ? RuleFamily::HiddenSingle
            : which == RuleFamily::Claiming                     ? RuleFamily::Pointing
                                                                : which;
        const auto* const found = std::find(kHueFamilies.begin(), kHueFamilies.end(), base);
        return found == kHueFamilies.end() ? label
                                           : families.at(static_cast<std::size_t>(found - kHueFamilies.begin()));
    }
    /// depth: from 1
    const QColor& depth(int which) const { return depths[static_cast<std::size_t>(which - 1) % depths.size()]; }
    /// The hues are used again from here on: a number or an inner frame has to say so.
    static bool repeatsHue(int depth) { return depth > kDepthHues; }
    bool isDark() const { return board.lightnessF() < 0.5F; }
    /// Returns the ground of a cell that follows from a guess: the board, with a little of the depth's hue.
    QColor derivedGround(int depth) const;
    /// Returns the ground of a cell that another view refers to.
    QColor litGround(const QColor& ground) const;
    static constexpr double kLit = 0.2; ///< how much of the cursor's colour that has
    /// The colours that flat areas and digits have: those that an export must keep exactly.
    std::vector<QRgb> flatColours() const;

    friend bool operator==(const Theme&, const Theme&) = default;

    /// In the order in which they are offered. Own comes last; builtIn() are the others.
    static std::span<const Kind> kinds();
    static std::span<const Kind> builtIn();
    /// "light", "dark", "article", "high_contrast", "print", "own": in files and on the command line.
    static QString idOf(Kind kind);
    static std::optional<Kind> kindOf(QStringView id);

    /// Any thread. The reference stays good until the program ends. Own: the theme that was installed last, Light
    /// before there was one. So a picture that asks while it is painted sees one theme throughout, and an export that
    /// asks for each frame goes on with the new one: install between exports.
    static const Theme& of(Kind kind);
    /// Makes it the theme of Own. A theme that is the same as the newest one is not kept twice.
    static const Theme& install(const Theme& own);
};

/// The colours by their names in files: "given_cell", "pointing", "depth_3". In the order of the struct.
inline constexpr int kFirstFamilyColour = 14;
inline constexpr int kFirstDepthColour = kFirstFamilyColour + Theme::kFamilyHues;
inline constexpr int kFirstOperationColour = kFirstDepthColour + Theme::kDepthHues;
inline constexpr int kThemeColours = kFirstOperationColour + Theme::kOperationHues;
const std::array<QString, kThemeColours>& themeColourIds();
std::array<QColor*, kThemeColours> coloursOf(Theme& theme);
std::array<const QColor*, kThemeColours> coloursOf(const Theme& theme);

/// part: 0 … 1, how much of `to`.
QColor blended(const QColor& from, const QColor& to, double part);

} // namespace convoku
