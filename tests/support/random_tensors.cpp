// SPDX-License-Identifier: MIT
#include "tests/support/random_tensors.h"

#include "solver/run/runner.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace convoku::testing {
namespace {

/// 0 … 8 so that thirds stay together: the order of three bands and of the three lines in each.
std::array<int, 9> shuffledLines(Random& random)
{
    std::array<int, 3> bands{0, 1, 2};
    std::shuffle(bands.begin(), bands.end(), random);
    std::array<int, 9> lines{};
    std::size_t next = 0;
    for (const int band : bands) {
        std::array<int, 3> inBand{0, 1, 2};
        std::shuffle(inBand.begin(), inBand.end(), random);
        for (const int line : inBand)
            lines[next++] = band * 3 + line;
    }
    return lines;
}

} // namespace

int randomNumber(Random& random, int low, int high)
{
    return std::uniform_int_distribution<int>(low, high)(random);
}

Candidates randomCandidates(Random& random, double density)
{
    return randomPart(random, Candidates::all(), density);
}

Candidates randomPart(Random& random, const Candidates& candidates, double density)
{
    std::bernoulli_distribution isThere(density);
    Candidates result;
    for (int i = 0; i < kCandidates; ++i) {
        if (isThere(random) && candidates.has(i))
            result.add(i);
    }
    return result;
}

State randomState(Random& random, double density)
{
    State state;
    state.candidates = randomCandidates(random, density);
    state.level = 1 + 2 * randomNumber(random, 0, randomNumber(random, 0, 1) == 0 ? 3 : 80);
    const auto number = [&](int high) {
        const int any = randomNumber(random, 0, high);
        const int near = std::clamp(state.level - randomNumber(random, 0, 4), 0, high);
        return static_cast<std::uint8_t>(randomNumber(random, 0, 2) == 0 ? any : near);
    };
    for (std::size_t i = 0; i < kCandidates; ++i) {
        state.stack[i] = number(kMaxLevel - 1);
        state.guess[i] = randomNumber(random, 0, 9) == 0 ? number(kMaxLevel - 2) : std::uint8_t{0};
    }
    return state;
}

std::vector<State> reachableStates(
    Backend& backend, std::span<const Grid> puzzles, const PassOptions& options, int stride, Random& random)
{
    std::vector<State> states;
    for (const Grid& puzzle : puzzles) {
        Runner runner(backend, puzzle, {options, 2000}); // a search that is broken may not end by itself
        while (!runner.ended()) {
            if (randomNumber(random, 1, stride) == 1)
                states.push_back(runner.state());
            runner.nextPass();
        }
        states.push_back(runner.state());
    }
    return states;
}

Grid randomSolution(Random& random)
{
    std::array<int, 9> digits{};
    std::iota(digits.begin(), digits.end(), 1);
    std::shuffle(digits.begin(), digits.end(), random);
    const std::array<int, 9> rows = shuffledLines(random);
    const std::array<int, 9> columns = shuffledLines(random);
    const bool transposed = randomNumber(random, 0, 1) == 1;
    Grid grid;
    for (int r = 0; r < 9; ++r) {
        for (int c = 0; c < 9; ++c) {
            const int row = rows[static_cast<std::size_t>(r)];
            const int column = columns[static_cast<std::size_t>(c)];
            const int digit = digits[static_cast<std::size_t>((row * 3 + row / 3 + column) % 9)];
            grid.setDigit(transposed ? Cell{c, r} : Cell{r, c}, digit);
        }
    }
    return grid;
}

} // namespace convoku::testing
