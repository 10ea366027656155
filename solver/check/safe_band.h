// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/answer_band.h"
#include "solver/check/soundness.h"
#include "solver/network/text/bending.h"

#include <optional>

namespace convoku::check {

/// A range of whole numbers around the written one for which a property holds on every possible board.
struct Band
{
    /// Reason why the band ends.
    enum class End : std::uint8_t {
        Refuted, ///< the property does not hold for the next number
        Asked, ///< end of the range to be tested
        NoLayers, ///< the rule has no layers with the next number
        Open, ///< undecided for the next number: out of time, or too large
    };
    int low = 0;
    int high = 0;
    End below = End::Open;
    End above = End::Open;

    bool contains(int number) const { return number >= low && number <= high; }
    friend bool operator==(const Band&, const Band&) = default;
};

/// A board on which a rule with a changed number leaves other candidates than the written rule. If any candidate is
/// removed from the board, both leave the same.
struct Difference
{
    Candidates board;
    Candidates left; ///< candidates left by the written rule
    /// candidates left by the rule with the changed number
    Candidates leftBent;
};

/// The range within which a number of a rule can be changed safely.
struct SafeBand
{
    int written = 0;
    Band same; ///< the rule leaves the same candidates on every board
    /// the rule is sound: it loses no solution and restores no candidate; none if the written rule is not known to be
    /// sound
    std::optional<Band> sound;
    std::optional<AnswerBand> answers; ///< real numbers that keep the next answer
    // Evidence for the numbers next to the bands, if they are refuted.
    std::optional<Difference> differsBelow;
    std::optional<Difference> differsAbove;
    std::optional<Counterexample> wrongBelow;
    std::optional<Counterexample> wrongAbove;
    double seconds = 0;
};

/// Returns the safe band of a whole number of the rule, for one of its houses. Tests numbers downwards and upwards from
/// the written one, within `asked`. All results are proved (limits.seconds for each question), except at an end that is
/// Open. Throws Error if there is no such number, or if it is not whole. `bend.to` is ignored.
SafeBand safeBandOf(
    const PartText& rule, HouseKind house, const Bend& bend, Range asked, const CheckLimits& limits, Board board = {});

/// Returns a board on which two rules differ; none if there is no such board or none was found in time.
std::optional<Difference> differenceOf(
    const PartText& written, const PartText& bent, HouseKind house, const CheckLimits& limits, Board board = {});
/// Checks the soundness of a rule alone.
Soundness soundnessOf(const PartText& rule, HouseKind house, const CheckLimits& limits, Board board = {});

} // namespace convoku::check
