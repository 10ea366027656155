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
    /// The cells, in the order of a window's taps: planes that are read, rows, columns. [1, 1, 1] where there is none.
    Shape shape;
    std::vector<double> weights; ///< Weights: by cell
    double bias = 0; ///< Weights
    /// The output channel that it belongs to.
    int channel = 0;
    /// The input's plane that lies under the first plane of cells.
    int firstPlane = 0;
    /// All output channels have the same weights and bias.
    bool sameForAll = true;

    int cells() const { return kind == Kind::None ? 0 : shape.elements(); }
};

/// The kernel of an output channel.
Kernel kernelOf(const Network& network, const Layer& layer, int channel);

/// The taps that lie under a cell when the kernel stands over an output element, as indices in windowOf().taps: one
/// under a weight or a window's cell, all that the element reads under a block's.
std::vector<int> tapsUnder(const Kernel& kernel, const ElementWindow& window, int cell);
/// The other way round: the cell that lies over a tap. A block stands over its output: there it is the cell that the
/// output element has in it, whatever the tap.
std::optional<int> cellOver(const Kernel& kernel, ElementIndex outputElement, int tap);
/// The input elements that lie under the cell for any output element for which this kernel stands: of its own channel,
/// and of all where they have the same. Sorted, each once.
std::vector<Tap> everReadBy(const Network& network, const Layer& layer, const Kernel& kernel, int cell);

/// The order in which a kernel slides over an output: along the rows of one plane, or of all planes.
struct SlideOrder
{
    Shape shape;
    int plane = 0;
    bool allPlanes = false;

    int count() const { return allPlanes ? shape.elements() : shape.rows * shape.columns; }
    /// place: 0 … count() − 1
    ElementIndex at(int place) const { return ElementIndex::at(place + firstOffset(), shape); }
    /// Returns the place of an element; none if the slide does not visit it.
    std::optional<int> placeOf(ElementIndex element) const;

    friend bool operator==(const SlideOrder&, const SlideOrder&) = default;

private:
    int firstOffset() const { return allPlanes ? 0 : plane * shape.rows * shape.columns; }
};

} // namespace convoku
