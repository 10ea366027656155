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
    int batch = 64; ///< boards in a step
    double rate = 0.003; ///< at the start; it falls to 0 by a cosine
    std::uint64_t seed = 1;
    bool fromWritten = false; ///< goes on from the numbers that the model has; else they begin at random
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

/// Trains all that a rule has learned, on the board of its model. A lane of the batch holds a board of a puzzle that is
/// turned, mirrored and relabelled at random; where boxes are not square lines stay rows or columns. Behind a sigmoid:
/// a quarter of the boards begin with a random share of the wrong candidates gone; a step later the lane has what the
/// network left of it. Where nothing went, a random cell gets its digit or, three times of ten, another puzzle comes;
/// where the solution lost a candidate, and where the board is solved, too. Behind a softmax: half of the boards have a
/// random share of their cells filled in, and each step has new ones. What counts are open cells: behind a sigmoid a
/// candidate that stays four times, one that goes half a time, those that are gone not. The gradient is no longer than
/// 1, Adam's β₂ is 0.98.
///
/// A rule that remembers goes on by itself: a step later the lane has the board that the rule left and what it
/// remembered, as in a run. Another puzzle comes where nothing changed, where the solution lost a candidate, where the
/// board is solved, and else one time of eight. Numbers that nothing judged hangs on (NetworkTask::asked) begin at 0
/// and stay there.
class NetworkTraining
{
public:
    /// Every lane begins with another puzzle after as many steps, in an order that hangs on the seed and the step
    /// alone: so a checkpoint made then goes on as if nothing had been between; another one goes on with other boards.
    static constexpr int kRound = 200;

    /// Throws Error where there are no puzzles, or one is on another board.
    NetworkTraining(NetworkTask task, NetworkTrainingSetup setup, std::vector<SolvedPuzzle> puzzles,
        const Training::MakeTrainer& make);
    ~NetworkTraining();

    /// `done`: 0 … 1, how much of the training is done: the rate hangs on it. The loss before the step.
    double step(double done);
    int steps() const; ///< since the beginning, also those before a checkpoint
    bool isRound() const { return steps() % kRound == 0; }
    std::vector<float> numbers() const;
    std::vector<float> statistics() const; ///< Moments::statistics
    /// One that remembers is asked after NetworkTrainingSetup::passes from the start. Throws Error where a puzzle is on
    /// another board.
    NetworkMeasure measure(std::span<const SolvedPuzzle> puzzles);

    /// Numbers, what the optimiser keeps, and how many steps there were.
    TensorFile checkpoint() const;
    /// Throws Error, saying what is wrong, where the file is no checkpoint of such a training. Then nothing has
    /// changed.
    void resume(const TensorFile& checkpoint);

private:
    struct Lane;
    void refill(Lane& lane);
    void goOn(Lane& lane, std::span<const float> logits);
    double stepThrough(Tensor input, const Tensor& target, const Descent& how, bool counts);

    struct State;
    std::unique_ptr<State> m;
};

} // namespace convoku
