// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/check/soundness.h"

namespace convoku::check {

/// Result of the comparison of two networks: do they compute the same outputs for every input?
struct Sameness
{
    enum class Verdict { Proved, Refuted, Open };

    Verdict verdict = Verdict::Open;
    Soundness::Reason reason = Soundness::Reason::None; ///< why it is open
    /// Refuted: inputs, in the order of Network::inputs, for which an output differs, and in which element of which.
    std::vector<Tensor> inputs;
    std::size_t output = 0;
    int element = 0;
    int questions = 0; ///< that the SAT solver was asked
    double seconds = 0;
};

/// Compares all outputs for all inputs that their ranges allow: of two ways to write a rule, or of a rule and one with
/// other weights. Both must have the same board, inputs (shapes and ranges) and outputs (shapes), or Error. Values that
/// nothing leads to but real numbers are not asked about.
Sameness sameForEveryInput(const Network& first, const Network& second, const CheckLimits& limits = {});

} // namespace convoku::check
