// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/text/bending.h"

#include <limits>
#include <optional>

namespace convoku::check {

/// Real numbers, both ends left out; infinite where there is no end.
struct AnswerBand
{
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();

    friend bool operator==(const AnswerBand&, const AnswerBand&) = default;
};

/// Returns the band in which a weight, a bias or a k of a rule alone could be bent as a real number without changing
/// the next yes-or-no answer: for all whole numbers that the layer's input can be, the answer of the following `equals`
/// or `any` stays nearer to the one it gave than to the other. Exact. Returns none if no such question, or not only
/// one, follows, or if the input has too many values. Rules with real numbers have no layers (PartBuilder), so the band
/// is hypothetical.
std::optional<AnswerBand> answerBandOf(const Network& rule, const NumbersOfLayer& of, std::size_t number);

} // namespace convoku::check
