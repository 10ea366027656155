// SPDX-License-Identifier: MIT
// How many of a hundred starts find what was written, and how long a start takes:
//     bench_training [STARTS [SPREAD …]]
// They are a property of the set-up, so that this prints it too.
#include "solver/backend/torch/torch_trainer.h"
#include "solver/learn/training.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>

using namespace convoku;

namespace {

struct Counts
{
    int found = 0;
    int written = 0; ///< of these, those with ±1 in all weights and in the offset, within 0.05
    int somethingElse = 0;
    int stuck = 0;
    std::map<int, int> byPercent; ///< of those that did not find it
    double secondsAStart = 0;
};

bool isAsWritten(const std::vector<float>& numbers)
{
    // The offset is 0 in the written one; turned round, −x + 2 is at 1 where x is.
    constexpr float kNear = 0.05F;
    const float sign = numbers.front() > 0 ? 1.F : -1.F;
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
        if (std::abs(numbers[i] - sign) > kNear)
            return false;
    }
    return std::abs(numbers.back() - (sign > 0 ? 0.F : 2.F)) < kNear;
}

Counts counted(const TrainingSetup& setup, int starts)
{
    const auto begin = std::chrono::steady_clock::now();
    Training training(countIsOne(articleModel()), setup, starts,
        [](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss) {
            return makeTorchTrainer(std::move(network), learned, loss);
        });
    Counts counts;
    for (std::size_t start = 0; start < static_cast<std::size_t>(starts); ++start) {
        training.advance(start, setup.steps);
        const TrainingRun& run = training.record().runs[start];
        const TrainingOutcome outcome = outcomeOf(training.record(), run);
        counts.found += outcome == TrainingOutcome::Found ? 1 : 0;
        counts.somethingElse += outcome == TrainingOutcome::SomethingElse ? 1 : 0;
        counts.stuck += outcome == TrainingOutcome::Stuck ? 1 : 0;
        counts.written += outcome == TrainingOutcome::Found && isAsWritten(run.last().numbers) ? 1 : 0;
        if (outcome != TrainingOutcome::Found)
            ++counts.byPercent[static_cast<int>(run.last().right * 100)];
    }
    counts.secondsAStart = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / starts;
    std::printf(
        "always no: %.2f %% right, loss %.4f\n", training.record().alwaysNo * 100, training.record().alwaysNoLoss);
    return counts;
}

} // namespace

int main(int argc, char** argv)
{
    const int starts = argc > 1 ? std::atoi(argv[1]) : 100;
    std::vector<double> spreads{TrainingSetup{}.spread};
    if (argc > 2)
        spreads.clear();
    for (int i = 2; i < argc; ++i)
        spreads.push_back(std::atof(argv[i]));
    for (const double spread : spreads) {
        TrainingSetup setup;
        setup.spread = spread;
        const Counts counts = counted(setup, starts);
        std::printf("spread %.2f, %d steps of %d boards, rate %.3f: of %d starts %d found it (%d with ±1 in all), "
                    "%d something else, %d stuck; %.2f s a start\n",
            spread, setup.steps, setup.batch, setup.rate, starts, counts.found, counts.written, counts.somethingElse,
            counts.stuck, counts.secondsAStart);
        for (const auto& [percent, count] : counts.byPercent)
            std::printf("  %d … %d %%: %d\n", percent, percent + 1, count);
        std::fflush(stdout);
    }
    return 0;
}
