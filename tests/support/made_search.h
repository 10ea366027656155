// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"
#include "tests/support/random_tensors.h"

namespace convoku::testing {

// Runs with a search that no network made: each pass is a record by hand that fits the state before it, so that trees
// of any shape and size can be had at once. They start with the empty grid.

Recording emptyRecording();

/// Guesses a candidate and sets the others of its cell aside.
void appendPush(Recording& recording, int candidate);
/// The same for some cell that still has a choice.
void appendPush(Recording& recording, Random& random);
/// A contradiction takes the last guess back. `removed`: what a rule clears before that in the same pass.
void appendPop(Recording& recording, const std::vector<std::uint16_t>& removed = {});
/// A rule, the third of the pass, clears candidates.
void appendRule(Recording& recording, const std::vector<std::uint16_t>& removed);
void appendEnd(Recording& recording, RunResult result);

/// A search of so many guesses: whether a pass pushes or pops is drawn by lot. It is not ended.
Recording madeSearch(Random& random, int guesses, int maxDepth, double pushProbability);

} // namespace convoku::testing
