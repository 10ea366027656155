// SPDX-License-Identifier: MIT
#pragma once

#include "solver/learn/network_data.h"
#include "solver/learn/network_task.h"
#include "solver/learn/training.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace convoku {

/// The settings of a training of a network. The same settings and puzzles give the same training on the same machine.
struct NetworkTrainingSetup
{
    int batch = 64; ///< number of boards per step
    double rate = 0.003; ///< initial learning rate; it falls to 0 along a cosine
    std::uint64_t seed = 1;
    bool fromWritten = false; ///< true: start from the numbers of the model; false: from random ones
    /// for a rule that remembers: passes per step; the gradient is propagated back through these passes only
    int passes = 7;

    friend bool operator==(const NetworkTrainingSetup&, const NetworkTrainingSetup&) = default;
};

/// The share of puzzles that a network gets right when it is run once and its likeliest digit is taken for each open
/// cell. Givens are kept. Each number is 0 … 1; the names are those of reports on trained networks.
struct NetworkMeasure
{
    double accuracy1 = 0; ///< cells, of all of the board
    double accuracy2 = 0; ///< cells that were open
    double accuracy3 = 0; ///< puzzles with all cells right
};

/// Trains all learned numbers of a rule on the board of its model. Each lane of the batch holds a board of a puzzle
/// that is turned, mirrored and relabelled at random; if boxes are not square, rows stay rows. After a sigmoid: a
/// quarter of the boards start with a random share of the wrong candidates removed; in the next step the lane has the
/// board that the network left. If nothing was removed, a random cell gets its digit or, three times in ten, a new
/// puzzle is loaded; it is also loaded if the solution lost a candidate or the board is solved. After a softmax: half
/// of the boards have a random share of their cells filled in, and each step has new boards. Only open cells count:
/// after a sigmoid, a candidate of the solution has weight 4, a wrong one ½, a candidate already removed from the board
/// 0. The length of the gradient is limited to 1; Adam's β₂ is 0.98.
///
/// A rule that remembers continues its own run: in the next step the lane has the board and the memory that the rule
/// left. A new puzzle is loaded if nothing changed, if the solution lost a candidate, if the board is solved, and
/// otherwise in one of eight cases. Numbers that do not affect the loss (NetworkTask::asked) start at 0 and stay there.
class NetworkTraining
{
public:
    /// Number of steps after which every lane loads a new puzzle, in an order that depends on the seed and the step
    /// only. A training resumed from a checkpoint at this point therefore continues exactly as without the break; from
    /// any other checkpoint it continues with other boards.
    static constexpr int kRound = 200;

    /// Throws Error if there are no puzzles, or one has a different board.
    NetworkTraining(NetworkTask task, NetworkTrainingSetup setup, std::vector<SolvedPuzzle> puzzles,
        const Training::MakeTrainer& make);
    ~NetworkTraining();

    /// Runs one step and returns the loss before it. `done`: 0 … 1, the finished share of the training, which sets the
    /// learning rate.
    double step(double done);
    int steps() const; ///< number of steps since the beginning, including those before a checkpoint
    bool isRound() const { return steps() % kRound == 0; }
    std::vector<float> numbers() const;
    std::vector<float> statistics() const; ///< Moments::statistics
    /// Returns the accuracy on these puzzles. A rule that remembers is judged after NetworkTrainingSetup::passes passes
    /// from the start. Throws Error if a puzzle has a different board.
    NetworkMeasure measure(std::span<const SolvedPuzzle> puzzles);

    /// Returns the numbers, the state of the optimiser and the number of steps.
    TensorFile checkpoint() const;
    /// Restores a checkpoint. Throws Error with the reason if the file is not a checkpoint of such a training; then
    /// nothing changes.
    void resume(const TensorFile& checkpoint);

private:
    struct Lane;
    void refill(Lane& lane);
    void advance(Lane& lane, std::span<const float> logits);
    double stepThrough(Tensor input, const Tensor& target, const Descent& how, bool counts);

    struct State;
    std::unique_ptr<State> m;
};

} // namespace convoku
