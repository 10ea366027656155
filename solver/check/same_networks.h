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
    Soundness::Reason reason = Soundness::Reason::None; ///< reason for Open
    /// Refuted: inputs, in the order of Network::inputs, for which the networks differ in this element of this output.
    std::vector<Tensor> inputs;
    std::size_t output = 0;
    int element = 0;
    int questions = 0; ///< number of questions to the SAT solver
    double seconds = 0;
};

/// Compares all outputs for all inputs within their ranges: of two ways to write a rule, or of two rules with different
/// weights. Throws Error unless both networks have the same board, inputs (shapes and ranges) and outputs (shapes). If
/// a network computes real numbers, nothing is compared and the result is Open.
Sameness sameForEveryInput(const Network& first, const Network& second, const CheckLimits& limits = {});

} // namespace convoku::check
