// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"
#include "solver/sudoku/candidates.h"

#include <atomic>
#include <optional>

namespace convoku {

/// A learned kernel beside the written one.
struct Snapped
{
    std::vector<float>
        aligned; ///< the learned numbers, mirrored or in another order so that they are nearest to the written
    bool negated = false; ///< all signs were changed, and the offset with them: what is behind it takes both alike
    std::vector<int> order; ///< which number of the kernel stands where after it: aligned[place] was [order[place]]; of
                            ///< the first kernel only
    std::vector<float> rounded; ///< aligned, each number the nearest whole one
    std::vector<std::size_t> changed; ///< places where rounded is not the written number
    enum class Verdict : std::uint8_t {
        Equal, ///< proved: the same answer on every board
        Differs, ///< `board` is one where the answers differ
        Open, ///< neither was found in the time
    };
    Verdict verdict = Verdict::Open;
    std::optional<Candidates> board; ///< no candidate can be taken from it without the answers being the same
};
/// Aligns, rounds and asks whether the rounded network answers as the written one. `seconds`: for the proof.
/// A kernel has two symmetries here. Where all that reads it is a peak, min(relu(x + a), relu(b − x)), b − a − x does
/// as well as x. And where only its sum is asked for, its places can change theirs: that counts as long as it comes
/// nearer to the written one.
Snapped snapped(
    const LearningTask& task, std::span<const float> numbers, double seconds, const std::atomic<bool>& stop);

/// A place on the way from learned (0) to written (1) numbers: a straight line.
struct RoadPoint
{
    double way = 0; ///< 0 … 1
    double right = 0; ///< share of numbers that are right, once rounded, on random boards
    double unsound = 0; ///< share of boards (of runs, with a known solution) on which the rule with these numbers
                        ///< removes a candidate of the solution
    std::vector<float> numbers;
};
/// `points` ≥ 2 of them, both ends included; fewer where it was stopped. Boards from `seed`.
std::vector<RoadPoint> roadBetween(const LearningTask& task, std::span<const float> learned, int points, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop);

/// The tolerance of the weights to noise of one deviation: how many of `draws` networks lose a solution on `boards`
/// states.
struct NoisePoint
{
    double deviation = 0;
    int draws = 0;
    int losing = 0;
    double right = 0; ///< as RoadPoint has it: the mean of the draws
};
/// Fewer where it was stopped.
std::vector<NoisePoint> noiseOn(const LearningTask& task, std::span<const double> deviations, int draws, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop);

} // namespace convoku
