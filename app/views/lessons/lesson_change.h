// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_question.h"
#include "solver/network/model.h"

#include <optional>
#include <vector>

namespace convoku {

/// Finds a number of a rule's layer, as in "hidden_single 1 5": the rule of that text, its layer and the place of the
/// number in the layer, both from 1. Returns what is wrong with it, or an empty text.
QString findNumber(const Model& network, const QString& rule, int layer, int number, LessonNumber& found);

/// Returns the network with another value of the number; null if a rule of that text would have no layers with it.
/// The number must be one that findNumber() has found in the network, or in one with other values.
ModelPtr withNumber(const Model& network, const LessonNumber& number, double value);

/// Returns the values that the numbers of the question have in the network of the stop, in the order of the "turn"
/// lines. The stop must have been parsed without a problem.
std::vector<double> valuesToTurn(const LessonStop& stop);

/// Returns the stop on the grid without the erased candidate, or with the network of the turned numbers. Returns
/// nothing if the candidate is not on the stop's grid, if the rule has no layers with these numbers, or if the answer
/// changes nothing of a stop.
std::optional<LessonStop> changedStop(const LessonStop& stop, const LessonAnswer& answer);

} // namespace convoku
