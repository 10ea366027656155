// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"
#include "solver/run/findings.h"

namespace convoku {

/// Which of a step's findings a lesson speaks of that lights these places: the one that has most to do with them, of
/// equal ones the first. None where none has.
std::optional<int> findingAt(const std::vector<BoardPlace>& lit, const std::vector<Finding>& findings);

} // namespace convoku
