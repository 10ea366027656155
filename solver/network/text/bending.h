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

/// The numbers that the text of a part gives to a layer, each of which can be changed separately. Words of logic (~, &,
/// any …) have none: with other numbers they would be other words.
struct NumbersOfLayer
{
    enum class Kind : std::uint8_t {
        Window, ///< count(): the weights of the window, the same for all planes, and a bias
        Weights, ///< convolution(): [planes out, planes in], and a bias for each plane out
        Kernel, ///< slide(): the weights [rows, columns]
        Compared, ///< equals(): k, the same for all five layers
        Scaled, ///< scaled(): by, plus
        Limits, ///< clamp(): from, to
        Threshold, ///< at_least(): the threshold, rounded to the nearest 32-bit float
    };
    Kind kind = Kind::Window;
    std::size_t line = 0; ///< in PartText::lines
    std::vector<std::size_t> path; ///< from the line's value to the call, operand by operand
    std::size_t layer = 0; ///< index among the part's layers, from 0: the first layer that the call makes
    int rows = 1; ///< of the weights; numbers without weights are one row
    int columns = 1;
    std::vector<double> numbers; ///< the weights row by row, then the biases

    std::size_t weights() const { return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns); }
    bool hasWeights() const { return kind <= Kind::Kernel; }
    bool isBias(std::size_t number) const { return hasWeights() && number >= weights(); }
    friend bool operator==(const NumbersOfLayer&, const NumbersOfLayer&) = default;
};

/// Returns the numbers of all layers of the part, in their order. Throws Error as buildPartLayers() does.
std::vector<NumbersOfLayer> numbersOf(const PartText& part, const PartOptions& options = {});

/// A change of one number.
struct Bend
{
    std::size_t layer = 0; ///< NumbersOfLayer::layer
    std::size_t number = 0; ///< index in NumbersOfLayer::numbers
    double to = 0; ///< the new number

    friend bool operator==(const Bend&, const Bend&) = default;
};

/// Returns the part with that number in its text. A literal is replaced; for a number that comes from a name, the call
/// is bent: bent(pairs(digit), row=3, column=5, to=2). If the number is back at the value of the name, the bent() is
/// removed. checkPart() decides if layers exist for it. A rule that is a kernel becomes a rule with its own lines.
/// Throws Error if there is no such number.
PartText bent(const PartText& part, const PartOptions& options, const Bend& bend);

/// Makes the same change in the text that the part was read from and leaves the rest unchanged. Returns nothing if the
/// part's lines are not in the text, such as those of a kernel of another file, or if a comment would be lost with a
/// bent(…) that is no longer needed.
std::optional<std::string> bentText(
    std::string_view text, const PartText& part, const PartOptions& options, const Bend& bend);

// For builders of layers:
/// Returns the path from an expression to one inside it, operand by operand; empty optional if it is not inside.
std::optional<std::vector<std::size_t>> pathTo(const PartText::Expression& from, const PartText::Expression& to);
/// Returns the layer's own numbers, in the order of NumbersOfLayer::numbers.
std::vector<double> numbersIn(const Layer& layer, const NumbersOfLayer& of);

} // namespace convoku
