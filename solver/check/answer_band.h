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

/// How far a weight, a bias or a k of a rule alone could be bent as a real number without the next yes or no changing
/// its mind: for all whole numbers that the layer's input can be, the answer of the `equals` or `any` behind it stays
/// nearer to the one it gave than to the other. Exact. None where no such question follows, alone, or the input can be
/// too much. Real numbers have no layers behind them (PartBuilder): this is what would be.
std::optional<AnswerBand> answerBandOf(const Network& rule, const NumbersOfLayer& of, std::size_t number);

} // namespace convoku::check
