// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/contrast.h"
#include "app/drawing/theme.h"

#include <vector>

namespace convoku {

/// CIEDE2000 that two rule families must differ by, for anybody. Marks are small: far more than what is just seen.
inline constexpr double kFamiliesApart = 11;
/// The same of a depth of search and the next one.
inline constexpr double kDepthsApart = 12;
/// The same of a family and a depth: their marks differ in shape.
inline constexpr double kFamilyFromDepth = 6.5;

/// Two colours of a theme that can't be told apart well enough, or one that can't be read on the other.
struct ThemeProblem
{
    enum class Kind {
        Text, ///< `colour` as text on `other`
        Mark, ///< `colour` as a mark or line on `other`
        TextOnTint, ///< `colour` as text on what follows from a guess: the board with a little of the depth `other`
        TextOnLit, ///< `colour` as text on a cell that is lit: with a little of the cursor's colour `other`
        Alike, ///< both side by side
    };
    Kind kind = Kind::Text;
    int colour = 0; ///< index in themeColourIds()
    int other = 0;
    double value = 0; ///< the contrast ratio, or the distance
    double needed = 0;
    Vision vision = Vision::Usual; ///< Alike: for whom it is worst

    friend bool operator==(const ThemeProblem&, const ThemeProblem&) = default;
};

/// All problems, those of text first. A theme that has one colour for all families (the article's) tells them apart by
/// other means; one for paper tells families from depths by form.
std::vector<ThemeProblem> problemsOf(const Theme& theme);

} // namespace convoku
