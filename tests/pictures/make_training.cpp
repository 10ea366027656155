// SPDX-License-Identifier: MIT
// Writes the training that the view Learned opens with: resources/training/count_is_one.txt. Needs LibTorch.
#include "app/document/training_work.h"

#include <cstdio>

using namespace convoku;

namespace {

constexpr int kDense = 400; ///< up to this step all frames are kept, then one of kApart steps
constexpr int kApart = 128;

} // namespace

int main()
{
    const TrainerLibrary library = torchTrainers()();
    if (!library.make) {
        std::fprintf(stderr, "LibTorch cannot be used: %s\n", library.problem.c_str());
        return 1;
    }
    const TrainingWork::Request usual;
    Training training(countIsOne(articleModel()), usual.setup, usual.starts, library.make);
    for (int start = 0; start < usual.starts; ++start)
        training.advance(static_cast<std::size_t>(start), usual.setup.steps);
    const TrainingRecord& record = training.record();
    std::printf("# \"Is the count 1?\": ten starts with the usual set-up, as trained by LibTorch. The target\n"
                "# update_recorded_training makes this file. First the share and the loss of the answer \"no\";\n"
                "# then start, step, loss, share that is right, nine weights and the bias.\n"
                "%.4f %.4g\n",
        record.alwaysNo, record.alwaysNoLoss);
    for (const TrainingRun& run : record.runs) {
        for (const TrainingFrame& frame : run.frames) {
            if (frame.step > kDense && frame.step % kApart != 0 && frame.step != usual.setup.steps)
                continue;
            std::printf(
                "%llu %d %.3g %.4f", static_cast<unsigned long long>(run.seed), frame.step, frame.loss, frame.right);
            for (const float number : frame.numbers)
                std::printf(" %.3g", static_cast<double>(number));
            std::printf("\n");
        }
    }
    return 0;
}
