// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"
#include "solver/run/inspection.h"

#include <optional>
#include <vector>

namespace convoku {

/// Describes the kernel that a layer places over its input to compute one number of its output, read from the
/// description alone.
struct Kernel
{
    using Kind = KernelKind;

    Kind kind = Kind::None;
    /// The cells of the kernel, in the order of the taps of a window: planes that are read, rows, columns. [1, 1, 1] if
    /// there is no kernel.
    Shape shape;
    std::vector<double> weights; ///< by cell; only for Kind::Weights
    double bias = 0; ///< only for Kind::Weights
    /// The output channel that the kernel belongs to.
    int channel = 0;
    /// The plane of the input under the first plane of cells.
    int firstPlane = 0;
    /// True if all output channels have the same weights and bias.
    bool sameForAll = true;

    int cells() const { return kind == Kind::None ? 0 : shape.elements(); }
};

/// Returns the kernel of an output channel.
Kernel kernelOf(const Network& network, const Layer& layer, int channel);

/// Returns the taps under a cell when the kernel is placed for an output element, as indices in windowOf().taps: one
/// tap for a cell of weights or of a window; all taps that the element reads for a cell of a block.
std::vector<int> tapsUnder(const Kernel& kernel, const ElementWindow& window, int cell);
/// Returns the cell over a tap; none if there is no such cell. A block is placed over its output: the result is then
/// the cell that contains the output element, whatever the tap.
std::optional<int> cellOver(const Kernel& kernel, ElementIndex outputElement, int tap);
/// Returns the input elements under a cell for all output elements that this kernel computes: those of its channel, or
/// of all channels if they share the kernel. Sorted, without duplicates.
std::vector<Tap> everReadBy(const Network& network, const Layer& layer, const Kernel& kernel, int cell);

/// The order in which a kernel slides over an output: along the rows of one plane, or of all planes.
struct SlideOrder
{
    Shape shape;
    int plane = 0;
    bool allPlanes = false;

    int count() const { return allPlanes ? shape.elements() : shape.rows * shape.columns; }
    /// Returns the element at a place of the slide, 0 … count() − 1.
    ElementIndex at(int place) const { return ElementIndex::at(place + firstOffset(), shape); }
    /// Returns the place of an element; none if the slide does not visit it.
    std::optional<int> placeOf(ElementIndex element) const;

    friend bool operator==(const SlideOrder&, const SlideOrder&) = default;

private:
    int firstOffset() const { return allPlanes ? 0 : plane * shape.rows * shape.columns; }
};

} // namespace convoku
