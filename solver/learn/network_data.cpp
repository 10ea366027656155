// SPDX-License-Identifier: MIT
#include "solver/learn/network_data.h"

#include "solver/generate/puzzle_generator.h"
#include "solver/run/bitwise_batch.h"
#include "solver/sudoku/random_numbers.h"

#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

namespace convoku {
namespace {

// Puzzles per thousand with 26, 27 … givens: read off the bars of the report that trained on them.
constexpr int kFirstCount = 26;
constexpr std::array kNineMillion{1, 2, 6, 13, 23, 35, 47, 58, 66, 71, 72, 71, 68, 64, 58, 52, 46, 40, 35, 30, 26, 21,
    18, 15, 12, 10, 8, 7, 5, 4, 3, 2, 2, 2, 1, 1, 1, 1};
constexpr double kKaggleMean = 33.81;
constexpr double kKaggleDeviation = 0.896;
constexpr int kKaggleFewest = 30;
constexpr int kKaggleMost = 38;

double normalBelow(double x)
{
    return std::erfc(-(x - kKaggleMean) / kKaggleDeviation / std::numbers::sqrt2) / 2;
}

} // namespace

double shareOf(KnownData data, int givens)
{
    if (data == KnownData::NineMillionLike) {
        const int place = givens - kFirstCount;
        if (place < 0 || place >= static_cast<int>(kNineMillion.size()))
            return 0;
        const int all = std::accumulate(kNineMillion.begin(), kNineMillion.end(), 0);
        return static_cast<double>(kNineMillion.at(static_cast<std::size_t>(place))) / all;
    }
    if (givens < kKaggleFewest || givens > kKaggleMost)
        return 0;
    constexpr double kHalfStep = 0.5;
    return (normalBelow(givens + kHalfStep) - normalBelow(givens - kHalfStep))
        / (normalBelow(kKaggleMost + kHalfStep) - normalBelow(kKaggleFewest - kHalfStep));
}

std::vector<SolvedPuzzle> puzzlesLike(
    KnownData data, int count, std::uint64_t seed, const std::function<bool()>& keepRunning)
{
    RandomNumbers random(seed);
    std::vector<SolvedPuzzle> puzzles;
    double share = 0; // of those with no more givens
    int made = 0;
    const Range all = anyGivens(Board()); // all of these collections are of 9×9
    for (int givens = all.low; givens <= all.high; ++givens) {
        share += shareOf(data, givens);
        // So that all counts together are `count`, whatever is rounded.
        const int until = static_cast<int>(std::lround(share * count));
        const int wanted = until - made;
        made = until;
        if (wanted == 0)
            continue;
        BitwiseBatch engine;
        PuzzleRequest request;
        request.givens = {givens, givens};
        PuzzleGenerator generator(engine, seed + static_cast<std::uint64_t>(givens), std::move(request),
            PuzzleGenerator::Work::forCount(wanted));
        for (int i = 0; i < wanted; ++i) {
            const auto puzzle = generator.next(keepRunning);
            if (!puzzle)
                return puzzles;
            puzzles.push_back({puzzle->givens, puzzle->solution});
        }
    }
    random.shuffle(puzzles);
    return puzzles;
}

} // namespace convoku
