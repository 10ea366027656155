// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/text/bending.h"

#include <limits>
#include <optional>

namespace convoku::check {

/// Open interval of real numbers; an infinite end is no limit.
struct AnswerBand
{
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();

    friend bool operator==(const AnswerBand&, const AnswerBand&) = default;
};

/// Returns the band within which a weight, a bias or a k of a single rule could vary as a real number without changing
/// the next yes-or-no answer. For every whole number that the input of the layer can have, the answer of the following
/// `equals` or `any` stays nearer to its original value than to the other one. The band is exact. Returns none unless
/// exactly one such question follows, or if the input has too many values. Rules with real numbers have no layers
/// (PartBuilder), so the band is hypothetical.
std::optional<AnswerBand> answerBandOf(const Network& rule, const NumbersOfLayer& of, std::size_t number);

} // namespace convoku::check
