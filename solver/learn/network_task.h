// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"
#include "solver/network/model.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/part_layers.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// All that a rule has learned is to be learned from puzzles and their solutions. Where the rule makes shares of its
/// numbers, sigmoid(…) of each candidate or softmax(…) of the digits of a cell, the training ends before them.
/// A rule that remembers is run several passes on end, and what comes out of the last one is judged.
struct NetworkTask
{
    ModelPtr model;
    RuleId rule{};
    std::shared_ptr<const Network>
        layers; ///< on a board of 9×9 candidates [9, 9, 9] in; logits [9, 9, 9] out, or of 10 or 11 planes, also
                ///< [., 1, 81]: see `first`. Where the rule remembers, as Trainer says: behind the candidates what was
                ///< remembered, and behind the logits the candidates that it leaves and what it remembers
    std::vector<LearnedCall> calls; ///< of the rule, and …
    std::vector<LearnedLayer> learned; ///< … for each of them its place in `layers`
    /// for each call: true if the logits, of this pass or another, depend on its numbers. Always true unless the rule
    /// remembers: numbers that only lead to a yes or no beside the logits are not learned here.
    std::vector<bool> asked;
    LossKind loss = LossKind::BinaryCrossEntropy; ///< behind a sigmoid; CrossEntropy behind a softmax
    int first = 0; ///< the plane of digit 1: behind that of "empty", where there is one
    /// Behind a sigmoid: a candidate with a smaller share goes. None where nothing is compared with its shares.
    std::optional<double> line;

    bool remembers() const { return layers->inputs.size() > 1; }
};

/// Makes the task ask along rows: for the row of a digit in each column, as the published program of ResNet11-SPD does.
/// Throws Error if the network has no softmax over the digits alone.
void askAlongRows(NetworkTask& task);
/// Throws Error, saying why, where the rule has learned nothing, makes no such shares, or learns behind them; where
/// another rule of the model remembers.
NetworkTask networkTaskOf(const ModelPtr& model, RuleId rule);
/// The rule of a model that has learned most numbers; none where none has.
std::optional<RuleId> learnedRuleOf(const Model& model);

/// Moments::statistics of the network as it is: those of its file, or means of 0 and variances of 1.
std::vector<float> statisticsOf(const NetworkTask& task);
/// The numbers, learnedNumbersOf() long, as the tensors of a file for the rule. `statistics`: Moments::statistics;
/// where there are none normalised() gets a mean of 0 and a variance of 1, so that its weight and bias say all. Throws
/// Error where there are more numbers or fewer, or one is not finite.
TensorFile tensorsOf(const NetworkTask& task, std::span<const float> numbers, std::span<const float> statistics = {});
/// The model with these tensors in its rule, which names their file: its text is toText(). Throws Error where the name
/// is none that a text can have, and where a value could become larger than what stays exact.
ModelPtr trainedModel(const NetworkTask& task, const TensorFile& tensors, const std::string& file);

} // namespace convoku
