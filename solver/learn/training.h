// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/learned_numbers.h"
#include "solver/network/model.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// The task of a training: the layers of a rule up to one of its values, some of them with random numbers in place of
/// the written ones. The target for a board is the result of the written layers.
struct LearningTask
{
    ModelPtr model;
    RuleId rule{};
    std::string value; ///< name of the value in the layers of the rule, such as "one"; empty: the candidates that stay
    /// layers as written; input: candidates of the model's board; output: the value
    std::shared_ptr<const Network> layers;
    std::vector<LearnedLayer> learned; ///< at least one
    friend bool operator==(const LearningTask&, const LearningTask&) = default;
};

/// A value of a rule that can be learned, and the convolutions that lead to it.
struct LearnableValue
{
    std::string value;
    std::vector<std::size_t> convolutions; ///< places in the layers of taskOf()

    friend bool operator==(const LearnableValue&, const LearnableValue&) = default;
};
/// Returns the values of a rule that can be learned, in the order of its layers: whole values of 0 … 1 after at least
/// one convolution, if these convolutions affect the result of the rule through the value only.
std::vector<LearnableValue> learnableValues(const Model& model, RuleId rule);
/// Returns the task to learn all convolutions that lead to the value. Throws Error if it is not one of
/// learnableValues().
LearningTask taskOf(const ModelPtr& model, RuleId rule, const std::string& value);
/// Returns the task "Is the count 1?": the row's hidden single up to the value that shows if a digit has exactly one
/// place. It learns a weight for each cell of the row, nine on 9×9, and a bias. If the model has no such rule, or
/// expresses it differently, the task uses the article's model, or for other boards judgeFor().
LearningTask countIsOne(const ModelPtr& model);

/// The settings of a training. The same settings give the same training on the same machine.
struct TrainingSetup
{
    enum class Start : std::uint8_t {
        /// normal distribution around 0 with the deviation `spread`; a bias before a peak is drawn around the peak's
        /// position, as if the peak were written relu(1 − |w·x + b|)
        Random,
        NearWritten, ///< written numbers plus such random ones
    };
    enum class Boards : std::uint8_t {
        Random, ///< each candidate present with probability `density`
        States, ///< boards of runs of the model on generated puzzles
        Both, ///< half and half
    };
    Start start = Start::Random;
    double spread = 0.5;
    Boards boards = Boards::Random;
    double density = 0.3; ///< on 9×9 9 · 0.3 · 0.7⁸: 15.6 of 100 houses have a single place
    int batch = 6; ///< boards per step: on 9×9, with 81 houses each, 486 rows
    int fixedBoards = 0; ///< number of boards that are drawn once and reused; 0: new boards in each step
    int steps = 4000;
    double rate = 0.01;
    std::uint64_t seed = 1; ///< start n uses seed + n

    friend bool operator==(const TrainingSetup&, const TrainingSetup&) = default;
    /// Returns true if all settings are equal except the rate, which may change during a training.
    bool beginsAs(TrainingSetup other) const
    {
        other.rate = rate;
        return *this == other;
    }
};

/// The state of a training after a number of steps.
struct TrainingFrame
{
    int step = 0;
    /// mean loss of the steps since the previous frame, on their boards; at step 0: the loss on the boards kept for
    /// `right`
    double loss = 0;
    double right = 0; ///< 0 … 1: share of results that are right after rounding to 0 or 1, on boards kept for this
    std::vector<float> numbers; ///< learnedNumbersOf()
};

/// The course of one start: frames in the order of their steps, the first at step 0, the others every `stride` steps
/// and at the last step; at most kMostFrames.
struct TrainingRun
{
    static constexpr std::size_t kMostFrames = 320;

    std::uint64_t seed = 0;
    std::vector<TrainingFrame> frames;
    int stride = 1; ///< steps between two frames
    double alwaysNoLoss = 0; ///< TrainingRecord::alwaysNoLoss

    const TrainingFrame& last() const { return frames.back(); }
    /// Returns the index of the last frame at or before a step ≥ 0.
    std::size_t frameAt(int step) const;
    /// Returns the first step from which the loss stays below half of that of "always 0", if it is at most a tenth of
    /// it at the end; otherwise empty.
    std::optional<int> dropStep() const;
};

/// A training that can be stored and played back: all starts side by side.
struct TrainingRecord
{
    LearningTask task;
    TrainingSetup setup;
    std::vector<TrainingRun> runs;
    double alwaysNo = 0; ///< 0 … 1: share that is right if the answer is always 0, on the boards kept for `right`
    double alwaysNoLoss = 0; ///< the loss of that answer
};

/// The result of a start.
enum class TrainingOutcome : std::uint8_t {
    Found, ///< all test answers are right
    SomethingElse, ///< better than a constant answer, by more than one percentage point
    Stuck, ///< not better than a constant answer
};
TrainingOutcome outcomeOf(const TrainingRecord& record, const TrainingRun& run);

/// Trains the starts and collects their frames in record(). The split of the steps into calls of advance() does not
/// affect the result. For one thread only; copy record() for others.
class Training
{
public:
    using MakeTrainer = std::function<std::unique_ptr<Trainer>(
        std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss)>;

    /// Prepares the boards too, which may run puzzles. Throws Error if there is nothing to learn, or if the setup needs
    /// boards of runs and the model's runs have none.
    Training(LearningTask task, TrainingSetup setup, int starts, MakeTrainer make);

    const TrainingRecord& record() const { return m_record; }
    /// Trains a start for `steps` more steps, up to setup.steps. Returns false once that number is reached.
    bool advance(std::size_t start, int steps);
    void setRate(double rate) { m_record.setup.rate = rate; }

private:
    void addFrame(std::size_t start);

    struct Work;
    std::shared_ptr<Work> m_work;
    TrainingRecord m_record;
};

/// Returns the model with the learned numbers in the rule: the value is 1 if the result of the learned layers is at
/// least one half (for the candidates that stay: and if they were there before). Numbers have nine decimal places. If
/// text can express it, toText() of the model can be read back as the same model; otherwise the rule consists of
/// generated layers (PartText::layers), and Model::learned holds their source. Throws Error as withLearnedNumbers()
/// does.
ModelPtr modelWith(const LearningTask& task, std::span<const float> numbers);

} // namespace convoku
