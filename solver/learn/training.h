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
    std::string value; ///< the name of the value in the rule's layers, "one"; empty: the candidates that stay
    std::shared_ptr<const Network> layers; ///< candidates of the model's board in, the value out; as written
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
/// The task to find all convolutions that lead to the value. Throws Error where it is none of learnableValues().
LearningTask taskOf(const ModelPtr& model, RuleId rule, const std::string& value);
/// "Is the count 1?": the row's hidden single up to the value that says whether a digit has one place. A weight for
/// each cell of the row, nine on 9×9, and an offset. Where the model has no such rule, or says it in other words, the
/// article's, or that of what judges puzzles on its board.
LearningTask countIsOne(const ModelPtr& model);

/// The settings of a training. The same settings give the same training on the same machine.
struct TrainingSetup
{
    enum class Start : std::uint8_t {
        Random, ///< normal, around 0 with the deviation `spread`; an offset before a peak around where that is, as if
                ///< the peak were written relu(1 − |w·x + b|)
        NearWritten, ///< the written numbers with that added
    };
    enum class Boards : std::uint8_t {
        Random, ///< each candidate there with probability `density`
        States, ///< of runs of the model on generated puzzles
        Both, ///< half and half
    };
    Start start = Start::Random;
    double spread = 0.5;
    Boards boards = Boards::Random;
    double density = 0.3; ///< on 9×9 9 · 0.3 · 0.7⁸: 15.6 of 100 houses have a single place
    int batch = 6; ///< boards in a step: on 9×9, with 81 houses each, 486 rows
    int fixedBoards = 0; ///< as many are drawn once and used again; 0: each step has new ones
    int steps = 4000;
    double rate = 0.01;
    std::uint64_t seed = 1; ///< start n takes seed + n

    friend bool operator==(const TrainingSetup&, const TrainingSetup&) = default;
    /// But for the rate, which may change while it trains.
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
    double loss
        = 0; ///< of the steps' boards; the mean since the frame before. At step 0 of the boards kept for `right`
    double right = 0; ///< 0 … 1: the share of numbers that are right once rounded to 0 or 1, on boards kept for this
    std::vector<float> numbers; ///< learnedNumbersOf()
};

/// One start and how it went: frames in the order of their steps, the first at step 0, the others every `stride` steps
/// and at the last step of all: at most kMostFrames.
struct TrainingRun
{
    static constexpr std::size_t kMostFrames = 320;

    std::uint64_t seed = 0;
    std::vector<TrainingFrame> frames;
    int stride = 1; ///< steps between two frames
    double alwaysNoLoss = 0; ///< TrainingRecord::alwaysNoLoss

    const TrainingFrame& last() const { return frames.back(); }
    /// The place of the last frame at or before a step, which is 0 or more.
    std::size_t frameAt(int step) const;
    /// The first step from which on the loss stays below half of that of "always 0", and is no more than a tenth of it
    /// at the end; none where it never dropped.
    std::optional<int> dropStep() const;
};

/// A training as it can be kept, and played: all starts side by side.
struct TrainingRecord
{
    LearningTask task;
    TrainingSetup setup;
    std::vector<TrainingRun> runs;
    double alwaysNo = 0; ///< 0 … 1: how much is right where the answer is always 0, on the boards kept for `right`
    double alwaysNoLoss = 0; ///< the loss of that answer
};

/// The result of a start.
enum class TrainingOutcome : std::uint8_t {
    Found, ///< all that was looked at is right
    SomethingElse, ///< better than always the same answer, by more than a point in a hundred
    Stuck, ///< no better than that
};
TrainingOutcome outcomeOf(const TrainingRecord& record, const TrainingRun& run);

/// Trains one start after the other or one of them on and on; what it did is in record(). How the steps are handed out
/// to calls of advance() changes nothing. For one thread; record() is copied for others.
class Training
{
public:
    using MakeTrainer = std::function<std::unique_ptr<Trainer>(
        std::shared_ptr<const Network> network, const std::vector<LearnedLayer>& learned, LossKind loss)>;

    /// Makes the boards too, for which it may run puzzles. Throws Error where nothing is to be learned, and where runs
    /// of the model have no states.
    Training(LearningTask task, TrainingSetup setup, int starts, MakeTrainer make);

    const TrainingRecord& record() const { return m_record; }
    /// Trains a start on by so many steps, as far as setup.steps; false where it is there.
    bool advance(std::size_t start, int steps);
    void setRate(double rate) { m_record.setup.rate = rate; }

private:
    void addFrame(std::size_t start);

    struct Work;
    std::shared_ptr<Work> m_work;
    TrainingRecord m_record;
};

/// The model with learned numbers in the rule: its value is 1 where the learned layers make at least one half (of the
/// candidates that stay: and where they were before). Numbers have nine digits behind the point. Where the language can
/// say it the model has text, toText(), which is read as the same; else the rule is layers that nobody wrote
/// (PartText::layers), and Model::learned says what it is made of. Throws Error as withLearnedNumbers() does.
ModelPtr modelWith(const LearningTask& task, std::span<const float> numbers);

} // namespace convoku
