// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/training.h"
#include "solver/sudoku/candidates.h"

#include <atomic>
#include <optional>

namespace convoku {

/// A learned kernel compared with the written one.
struct Snapped
{
    std::vector<float> aligned; ///< learned numbers, mirrored or reordered so that they are nearest to the written ones
    bool negated = false; ///< true if all signs and the bias were negated: the layers after it give the same result
    std::vector<int> order; ///< order of the first kernel's numbers after alignment: aligned[place] was [order[place]]
    std::vector<float> rounded; ///< `aligned`, each number rounded to the nearest whole one
    std::vector<std::size_t> changed; ///< places where `rounded` differs from the written number
    enum class Verdict : std::uint8_t {
        Equal, ///< proved: the same answer on every board
        Differs, ///< `board` is a board where the answers differ
        Open, ///< neither was proved within the time
    };
    Verdict verdict = Verdict::Open;
    std::optional<Candidates> board; ///< minimal: removing any candidate makes the answers equal
};
/// Aligns and rounds the learned numbers and decides whether the rounded network gives the same answers as the written
/// one. `seconds`: time limit of the proof.
///
/// A kernel has two symmetries here. If only a peak, min(relu(x + a), relu(b − x)), reads it, b − a − x is equivalent
/// to x. If only its sum is used, its places can be permuted; a permutation is used if it brings the kernel nearer to
/// the written one.
Snapped snapped(
    const LearningTask& task, std::span<const float> numbers, double seconds, const std::atomic<bool>& stop);

/// A point on the straight line from the learned (0) to the written (1) numbers.
struct RoadPoint
{
    double position = 0; ///< position on the line, 0 … 1
    double right = 0; ///< share of results that are right after rounding, on random boards
    /// share of boards of runs with a known solution on which the rule with these numbers removes a candidate of the
    /// solution
    double unsound = 0;
    std::vector<float> numbers;
};
/// Returns `points` ≥ 2 points, both ends included; fewer if stopped. `seed` determines the boards.
std::vector<RoadPoint> roadBetween(const LearningTask& task, std::span<const float> learned, int points, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop);

/// The tolerance of the weights to noise of one deviation: the number of networks, among `draws`, that lose a solution
/// on any of the boards.
struct NoisePoint
{
    double deviation = 0;
    int draws = 0;
    int losing = 0;
    double right = 0; ///< RoadPoint::right, averaged over the draws
};
/// Returns one point per deviation; fewer if stopped, the last one possibly with fewer draws. Throws Error if `boards`
/// < 1.
std::vector<NoisePoint> noiseOn(const LearningTask& task, std::span<const double> deviations, int draws, int boards,
    std::uint64_t seed, const std::atomic<bool>& stop);

} // namespace convoku
