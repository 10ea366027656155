// SPDX-License-Identifier: MIT
// Batches with one bit a puzzle: bench_bitwise FILE [THREADS]. Puzzles a second with the file read and taken apart, for
// both rule sets and each instruction set of the machine; then against LibTorch on some of the puzzles in the same run.
#include "solver/backend/torch/torch_backend.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>

using namespace convoku;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Returns the processor time of all threads, on which other work on the machine has less influence than on the elapsed
/// time.
double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// A puzzle a line, 81 characters; others are comments.
class Lines
{
public:
    explicit Lines(const char* path)
    {
        std::ifstream file(path, std::ios::binary);
        m_text.assign(std::istreambuf_iterator<char>(file), {});
    }

    std::optional<StartingGrid> next()
    {
        while (m_at < m_text.size()) {
            const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
            const std::size_t begin = std::exchange(m_at, end + 1);
            if (end - begin < 81 || m_text[begin] == '#')
                continue;
            Grid grid;
            for (int i = 0; i < 81; ++i) {
                const char sign = m_text[begin + static_cast<std::size_t>(i)];
                grid.setDigit(Cell::fromIndex(i), sign >= '1' && sign <= '9' ? sign - '0' : 0);
            }
            return grid;
        }
        return std::nullopt;
    }

private:
    std::string m_text;
    std::size_t m_at = 0;
};

struct Result
{
    double seconds = 1e9;
    double processor = 1e9; ///< seconds
    std::size_t puzzles = 0;
    std::size_t solved = 0;
    long passes = 0;
};

Result solveFile(BatchEngine& engine, const char* path, const BatchOptions& options, std::size_t most)
{
    Result result;
    const auto start = Clock::now();
    const double processor = processorSeconds();
    Lines lines(path);
    engine.solve([&]() -> std::optional<StartingGrid> { return result.puzzles++ < most ? lines.next() : std::nullopt; },
        options,
        [&](std::size_t, const SolveOutcome& outcome) {
            result.solved += outcome.result == RunResult::Solved ? 1 : 0;
            result.passes += outcome.passes;
        },
        {});
    result.seconds = secondsSince(start);
    result.processor = processorSeconds() - processor;
    --result.puzzles;
    return result;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "bench_bitwise FILE [THREADS] [ROUNDS] [TORCH PUZZLES]\n");
        return 2;
    }
    const int threads = argc > 2 ? std::atoi(argv[2]) : 1;
    const int rounds = argc > 3 ? std::atoi(argv[3]) : 5;
    const std::size_t forTorch = argc > 4 ? static_cast<std::size_t>(std::atoi(argv[4])) : 200;
    for (const bool basic : {false, true}) {
        BatchOptions options;
        options.rules = basic ? basicRules() : classicRules();
        options.threads = threads;
        for (const InstructionSet set : availableInstructionSets()) {
            if (std::getenv("CONVOKU_INSTRUCTION_SET") != nullptr && set != bestInstructionSet())
                continue;
            BitwiseBatch engine(set);
            Result best;
            for (int round = 0; round < rounds; ++round) {
                const Result result = solveFile(engine, argv[1], options, ~std::size_t{0});
                if (result.processor < best.processor)
                    best = result;
            }
            const BitwiseBatchFigures& figures = engine.figures();
            std::printf("%s, %s, threads %d: %zu puzzles, %zu solved, %.0f puzzles/s (%.0f a second of processor), "
                        "%.0f passes/s; block passes %llu "
                        "(%.1f us, %.1f ns a pass and lane in use), with pops %llu, with pushes %llu, lanes in use "
                        "%.0f %%, splits "
                        "%llu, passes in vain %.0f %%\n",
                basic ? "basic" : "classic", toString(set), threads, best.puzzles, best.solved,
                static_cast<double>(best.puzzles) / best.seconds, static_cast<double>(best.puzzles) / best.processor,
                static_cast<double>(best.passes) / best.seconds, static_cast<unsigned long long>(figures.blockPasses),
                best.processor * 1e6 / static_cast<double>(figures.blockPasses),
                best.processor * 1e9 / static_cast<double>(figures.lanePasses),
                static_cast<unsigned long long>(figures.pops), static_cast<unsigned long long>(figures.pushes),
                100. * static_cast<double>(figures.lanePasses) / static_cast<double>(figures.laneSlots),
                static_cast<unsigned long long>(figures.splits),
                100. * (1. - static_cast<double>(best.passes) / static_cast<double>(figures.lanePasses)));
        }
    }
    if (forTorch > 0) {
        BatchOptions options;
        BitwiseBatch bitwise;
        BackendBatch torch(makeTorchBackend());
        const Result slow = solveFile(torch, argv[1], options, forTorch);
        const Result fast = solveFile(bitwise, argv[1], options, forTorch);
        std::printf("%zu puzzles: LibTorch %.0f puzzles/s, bitwise %.0f puzzles/s, %.0f times as many\n", slow.puzzles,
            static_cast<double>(slow.puzzles) / slow.seconds, static_cast<double>(fast.puzzles) / fast.seconds,
            slow.seconds / fast.seconds);
    }
    return 0;
}
