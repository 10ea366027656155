// SPDX-License-Identifier: MIT
#include "tests/support/random_tensors.h"

#include "solver/run/runner.h"

#include <algorithm>
#include <numeric>

namespace convoku::testing {
namespace {

std::vector<int> shuffled(Random& random, int count, int first = 0)
{
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), first);
    std::shuffle(numbers.begin(), numbers.end(), random);
    return numbers;
}

/// 0, 1, … so that bands stay together: the order of the bands and of the lines in each.
std::vector<int> shuffledLines(Random& random, int bands, int inBand)
{
    std::vector<int> lines;
    for (const int band : shuffled(random, bands)) {
        for (const int line : shuffled(random, inBand))
            lines.push_back(band * inBand + line);
    }
    return lines;
}

} // namespace

int randomNumber(Random& random, int low, int high)
{
    return std::uniform_int_distribution<int>(low, high)(random);
}

Candidates randomCandidates(Random& random, double density, Board board)
{
    return randomPart(random, Candidates::all(board), density);
}

Candidates randomPart(Random& random, const Candidates& candidates, double density)
{
    std::bernoulli_distribution isThere(density);
    Candidates result(candidates.board());
    for (int i = 0; i < candidates.board().candidates(); ++i) {
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
        state.stack[i] = number(highestLevel({}) - 1);
        state.guess[i] = randomNumber(random, 0, 9) == 0 ? number(highestLevel({}) - 2) : std::uint8_t{0};
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

Grid randomSolution(Random& random, Board board)
{
    const int side = board.side();
    const int boxRows = board.boxRows();
    const int boxColumns = board.boxColumns();
    const std::vector<int> digits = shuffled(random, side, 1);
    const std::vector<int> rows = shuffledLines(random, side / boxRows, boxRows);
    const std::vector<int> columns = shuffledLines(random, side / boxColumns, boxColumns);
    const bool transposed = randomNumber(random, 0, 1) == 1 && boxRows == boxColumns;
    Grid grid(board);
    for (int r = 0; r < side; ++r) {
        for (int c = 0; c < side; ++c) {
            const int row = rows[static_cast<std::size_t>(r)];
            const int column = columns[static_cast<std::size_t>(c)];
            const int digit
                = digits[static_cast<std::size_t>((row % boxRows * boxColumns + row / boxRows + column) % side)];
            grid.setDigit(transposed ? Cell{c, r, board} : Cell{r, c, board}, digit);
        }
    }
    return grid;
}

} // namespace convoku::testing
