// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/answer_band.h"
#include "solver/check/soundness.h"
#include "solver/network/text/bending.h"

#include <optional>

namespace convoku::check {

/// Whole numbers around the written one for which something holds, for every board that there can be.
struct Band
{
    /// Why it goes no further.
    enum class End : std::uint8_t {
        Refuted, ///< for the next number it does not hold
        Asked, ///< nobody asked further
        NoLayers, ///< with the next number the rule has no layers
        Open, ///< nobody knows for the next number: out of time, or too large
    };
    int low = 0;
    int high = 0;
    End below = End::Open;
    End above = End::Open;

    bool contains(int number) const { return number >= low && number <= high; }
    friend bool operator==(const Band&, const Band&) = default;
};

/// A board of which a rule with another number leaves something else. No candidate can be taken from it without both
/// leaving the same.
struct Difference
{
    Candidates board;
    Candidates left; ///< by the rule as it is written
    Candidates leftBent;
};

/// Range in which a number of a rule can be bent.
struct SafeBand
{
    int written = 0;
    Band same; ///< the rule leaves the same of every board
    /// It is sound: no solution is lost, nothing is put back. None where it is not known to be so as it is written.
    std::optional<Band> sound;
    std::optional<AnswerBand> answers; ///< as a real number
    // For the numbers next to the bands, where they are refuted.
    std::optional<Difference> differsBelow;
    std::optional<Difference> differsAbove;
    std::optional<Counterexample> wrongBelow;
    std::optional<Counterexample> wrongAbove;
    double seconds = 0;
};

/// Returns the band of a whole number of the rule, for one of its houses. It asks from the written number downward and
/// upward as far as `asked`. All is proved (limits.seconds for each question) except where an end is Open. Throws Error
/// if there is no such number, or if it is not whole. `bend.to` is ignored.
SafeBand safeBandOf(
    const PartText& rule, HouseKind house, const Bend& bend, Range asked, const CheckLimits& limits, Board board = {});

/// Returns a board on which two rules differ; none: there is no such board, or it is not known.
std::optional<Difference> differenceOf(
    const PartText& written, const PartText& bent, HouseKind house, const CheckLimits& limits, Board board = {});
/// Checks the soundness of a rule alone.
Soundness soundnessOf(const PartText& rule, HouseKind house, const CheckLimits& limits, Board board = {});

} // namespace convoku::check
