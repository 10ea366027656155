// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_layers.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// The numbers of a layer that the text of a part gives it: those that can be changed, each by itself. Words of logic
/// (~, &, any …) have none: with other numbers they would be other words.
struct NumbersOfLayer
{
    enum class Kind : std::uint8_t {
        Window, ///< count(): the weights of its window, the same for all planes, and a bias
        Weights, ///< convolution(): [planes out, planes in], and a bias for each plane out
        Kernel, ///< slide(): the weights [rows, columns]
        Compared, ///< equals(): k, the same for its five layers
        Scaled, ///< scaled(): by, plus
        Limits, ///< clamp(): from, to
        Threshold, ///< at_least(): what is compared with, to the nearest 32-bit float
    };
    Kind kind = Kind::Window;
    std::size_t line = 0; ///< in PartText::lines
    std::vector<std::size_t> path; ///< from the line's value to the call, operand by operand
    std::size_t layer = 0; ///< of the part's, from 0; the first one of those that the call makes
    int rows = 1; ///< of the weights; what has none is a row of numbers
    int columns = 1;
    std::vector<double> numbers; ///< the weights row by row, then the biases

    std::size_t weights() const { return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns); }
    bool hasWeights() const { return kind <= Kind::Kernel; }
    bool isBias(std::size_t number) const { return hasWeights() && number >= weights(); }
    friend bool operator==(const NumbersOfLayer&, const NumbersOfLayer&) = default;
};

/// Returns the numbers of all layers of the part, in their order. Throws Error as buildPartLayers() does.
std::vector<NumbersOfLayer> numbersOf(const PartText& part, const PartOptions& options = {});

/// A number that is changed.
struct Bend
{
    std::size_t layer = 0; ///< NumbersOfLayer::layer
    std::size_t number = 0; ///< its place in NumbersOfLayer::numbers
    double to = 0;

    friend bool operator==(const Bend&, const Bend&) = default;
};

/// The part with that number in its text: where it is written it is another one there, and what has a name is bent:
/// bent(pairs(digit), row=3, column=5, to=2). Back at what the name says, nothing is bent any more. Whether there are
/// layers for it says checkPart(). A rule that is a kernel is one with lines of its own then. Throws Error where
/// there is no such number.
PartText bent(const PartText& part, const PartOptions& options, const Bend& bend);

/// The same in the text that the part was read from, where nothing else changes. None where the part's lines don't
/// stand in the text: those of a kernel of another file; and where a comment would go with a bent(…) that is no longer
/// needed.
std::optional<std::string> bentText(
    std::string_view text, const PartText& part, const PartOptions& options, const Bend& bend);

// For who builds:
/// The way from an expression to one inside it; none where it is not there.
std::optional<std::vector<std::size_t>> pathTo(const PartText::Expression& from, const PartText::Expression& to);
/// Returns the layer's own numbers, in the order of NumbersOfLayer::numbers.
std::vector<double> numbersIn(const Layer& layer, const NumbersOfLayer& of);

} // namespace convoku
