// SPDX-License-Identifier: MIT
#include "solver/check/answer_band.h"

#include "solver/run/equality.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

namespace convoku::check {
namespace {

constexpr std::size_t kMostSums = 4096;
constexpr std::int64_t kMostInputs = 4096;
constexpr double kHalf = 0.5;

/// Question that is asked of a value: is it k, or is there any?
struct Asked
{
    std::optional<int> k; ///< none: any
};

std::optional<Asked> questionOf(const Network& network, ValueId value)
{
    std::optional<Asked> asked;
    for (const Layer& layer : network.layers) {
        if (std::ranges::count(layer.inputs, value) == 0)
            continue;
        std::optional<Asked> threshold;
        if (const auto part = equalityPartOf(network, layer); part && part->compared == value)
            threshold = Asked{part->k};
        else if (layer.kind == LayerKind::Clamp && layer.limits == Range{0, 1})
            threshold = Asked{};
        if (!threshold || (asked && asked->k != threshold->k))
            return std::nullopt;
        asked = threshold;
    }
    return asked;
}

/// Takes in that with `value` + bent · `times` the answer stays nearer to what it is for `value`.
void narrow(AnswerBand& bent, const Asked& asked, double value, double times)
{
    // From below: bent · times > least; from above: bent · times < most.
    const auto above = [&](double least) {
        if (times > 0)
            bent.low = std::max(bent.low, least / times);
        else
            bent.high = std::min(bent.high, least / times);
    };
    const auto below = [&](double most) {
        if (times > 0)
            bent.high = std::min(bent.high, most / times);
        else
            bent.low = std::max(bent.low, most / times);
    };
    if (times == 0)
        return;
    if (!asked.k) {
        if (value >= 1)
            above(kHalf - value);
        else
            below(kHalf - value);
        return;
    }
    const double beyond = value - *asked.k;
    if (beyond >= 0)
        above((beyond == 0 ? -kHalf : kHalf) - beyond);
    if (beyond <= 0)
        below((beyond == 0 ? kHalf : -kHalf) - beyond);
}

} // namespace

std::optional<AnswerBand> answerBandOf(const Network& rule, const NumbersOfLayer& of, std::size_t number)
{
    const Layer& layer = rule.layers.at(of.layer);
    const Range input = rule.value(layer.inputs.front()).range;
    const auto isWhole = [&](ValueId value) { return rule.value(value).numbers == NumberKind::Whole; };
    if (!std::ranges::all_of(layer.inputs, isWhole) || !std::ranges::all_of(layer.outputs, isWhole)
        || std::int64_t{input.high} - input.low >= kMostInputs)
        return std::nullopt;
    AnswerBand bent;
    const double written = of.numbers.at(number);
    const auto moved = [&] { return AnswerBand{written + bent.low, written + bent.high}; };
    if (of.kind == NumbersOfLayer::Kind::Compared) {
        // a − k: a k that is larger is an a that is smaller.
        for (int a = input.low; a <= input.high; ++a)
            narrow(bent, {static_cast<int>(written)}, a, -1);
        return moved();
    }
    const auto asked = of.hasWeights() ? questionOf(rule, layer.outputs.front()) : std::nullopt;
    if (!asked)
        return std::nullopt;
    const auto columns
        = of.kind == NumbersOfLayer::Kind::Kernel ? of.weights() : of.weights() / static_cast<std::size_t>(of.rows);
    const bool isBias = of.isBias(number);
    const std::size_t row = isBias ? number - of.weights() : number / columns;
    // Collect all possible sums of the other numbers.
    const double bias = of.numbers.size() > of.weights() ? of.numbers.at(of.weights() + row) : 0;
    std::set<double> sums{bias};
    for (std::size_t i = row * columns; i < (row + 1) * columns; ++i) {
        if ((i == number && !isBias) || of.numbers[i] == 0)
            continue;
        std::set<double> more;
        for (const double sum : sums) {
            for (int x = input.low; x <= input.high; ++x) {
                more.insert(sum + of.numbers[i] * x);
                if (more.size() > kMostSums)
                    return std::nullopt;
            }
        }
        sums = std::move(more);
    }
    for (const double sum : sums) {
        for (int x = isBias ? 1 : input.low; x <= (isBias ? 1 : input.high); ++x)
            narrow(bent, *asked, isBias ? sum : sum + written * x, x);
    }
    return moved();
}

} // namespace convoku::check
