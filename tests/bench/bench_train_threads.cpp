// SPDX-License-Identifier: MIT
// How much faster a step of training is with several threads that share its boards:
//     bench_train_threads [THREADS [STEPS]]
// One thread and several in turn, five times each; medians and their ratio.
#include "solver/backend/torch/torch_trainer.h"
#include "solver/learn/network_training.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace convoku;

namespace {

double secondsAStep(const ModelPtr& model, const std::vector<SolvedPuzzle>& puzzles, int threads, int steps)
{
    NetworkTraining training(networkTaskOf(model, *learnedRuleOf(*model)), {}, puzzles,
        [threads](std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss) {
            return makeTorchTrainer(std::move(network), learned, loss, threads);
        });
    training.step(0); // gets everything ready
    const auto begin = std::chrono::steady_clock::now();
    for (int step = 0; step < steps; ++step)
        training.step(0);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / steps;
}

double median(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    constexpr int kRounds = 5;
    const int threads = argc > 1 ? std::atoi(argv[1]) : 2;
    const int steps = argc > 2 ? std::atoi(argv[2]) : 10;
    const ModelPtr model = shippedModel("houses");
    const std::vector<SolvedPuzzle> puzzles = puzzlesLike(KnownData::KaggleLike, 200, 1);
    std::vector<double> one;
    std::vector<double> several;
    for (int round = 0; round < kRounds; ++round) {
        one.push_back(secondsAStep(model, puzzles, 1, steps));
        several.push_back(secondsAStep(model, puzzles, threads, steps));
    }
    std::printf("a step of %d boards: %.3f s with one thread, %.3f s with %d: %.2f times as fast\n",
        NetworkTrainingSetup{}.batch, median(one), median(several), threads, median(one) / median(several));
    return 0;
}
