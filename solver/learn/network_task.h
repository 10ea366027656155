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

/// The task to train all learned numbers of a rule from puzzles and their solutions. If the rule ends in shares,
/// sigmoid(…) of each candidate or softmax(…) of the digits of a cell, the training uses the logits before them. A rule
/// that remembers runs several passes in a row, and the result of the last one is judged.
struct NetworkTask
{
    ModelPtr model;
    RuleId rule{};
    /// input: candidates [9, 9, 9] of a 9×9 board; output: logits [9, 9, 9], or 10 or 11 planes, also [., 1, 81]: see
    /// `first`. If the rule remembers, as Trainer defines: after the candidates the remembered values, and after the
    /// logits the remaining candidates and the values to remember
    std::shared_ptr<const Network> layers;
    std::vector<LearnedCall> calls; ///< all learned calls of the rule
    std::vector<LearnedLayer> learned; ///< for each call: its place in `layers`
    /// for each call: true if the logits, of this pass or another, depend on its numbers. Always true unless the rule
    /// remembers: numbers that only lead to a yes or no beside the logits are not learned here.
    std::vector<bool> asked;
    LossKind loss = LossKind::BinaryCrossEntropy; ///< BinaryCrossEntropy for a sigmoid, CrossEntropy for a softmax
    int first = 0; ///< plane of digit 1: after the plane of "empty", if there is one
    /// threshold after a sigmoid: a candidate with a smaller share is removed; empty: the rule compares its shares with
    /// nothing
    std::optional<double> line;

    bool remembers() const { return layers->inputs.size() > 1; }
};

/// Switches the loss to rows: for each digit and column, the row of the digit, as in the published program of
/// ResNet11-SPD. Throws Error if the network has no softmax over the digits alone.
void askAlongRows(NetworkTask& task);
/// Returns the task for a rule. Throws Error with the reason if the rule has learned nothing, does not end in such
/// shares, or has learned numbers after them, or if another rule of the model remembers.
NetworkTask networkTaskOf(const ModelPtr& model, RuleId rule);
/// Returns the rule of a model with the most learned numbers; empty if no rule has any.
std::optional<RuleId> learnedRuleOf(const Model& model);

/// Returns the current Moments::statistics of the network: those of its file, or means of 0 and variances of 1.
std::vector<float> statisticsOf(const NetworkTask& task);
/// Returns the numbers, in the order of learnedNumbersOf(), as the tensors of a file for the rule. `statistics`:
/// Moments::statistics; if empty, normalised() gets a mean of 0 and a variance of 1, so that its weight and bias alone
/// define it. Throws Error if the number of values is wrong, or one is not finite.
TensorFile tensorsOf(const NetworkTask& task, std::span<const float> numbers, std::span<const float> statistics = {});
/// Returns the model with these tensors in its rule, which refers to `file`; toText() gives its text. Throws Error if
/// the text format does not allow the file name, or if a value could exceed the exact range.
ModelPtr trainedModel(const NetworkTask& task, const TensorFile& tensors, const std::string& file);

} // namespace convoku
