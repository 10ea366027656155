// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/element.h"
#include "solver/run/state.h"

#include <memory>
#include <vector>

namespace convoku {

/// All values of one run of a network over one puzzle.
class Inspection
{
public:
    /// Runs the network once. `inputs` go with Network::inputs, each with N = 1.
    Inspection(std::shared_ptr<const Network> network, LoadedNetwork& loaded, std::span<const Tensor> inputs);
    /// For the network of a pass: from the state that the pass starts from.
    static Inspection ofPass(std::shared_ptr<const Network> network, LoadedNetwork& loaded, const State& before);

    /// Returns these values for a network of the same shapes with other numbers in some layers (indices, ascending).
    /// Only the outputs of these layers are computed anew.
    Inspection recomputed(std::shared_ptr<const Network> network, const std::vector<std::size_t>& layers) const;

    const Network& network() const { return *m_network; }
    /// Of shape [1, channels, rows, columns].
    const Tensor& value(ValueId which) const { return m_values.at(static_cast<std::size_t>(which)); }
    double at(ValueId which, ElementIndex element) const;

private:
    std::shared_ptr<const Network> m_network;
    std::vector<Tensor> m_values; ///< by ValueId
};

class Recording;
struct Position;

/// The layer whose numbers stand for a place of a run.
struct LayerAtPosition
{
    const Layer* layer = nullptr; ///< of the network that was asked; null where there is none
    ValueId before = kNoValue; ///< what its first output is compared with
};
/// Inside a step's layers the one that has just been done, at the end of a step its last one, at the end of a pass the
/// one that leaves the candidates; none before the first pass. `network`: the recording's, or a copy of it.
LayerAtPosition layerAtPosition(const Network& network, const Recording& recording, Position position);

/// An input element that an output element reads.
struct Tap
{
    int input = 0; ///< which of the layer's inputs
    ElementIndex element;
    /// What the element is multiplied by: a convolution's weight, the factor of Affine, the part that it has in a mean;
    /// 1 in the other kinds. 0 where the layer reads the element but no value of it can change this output.
    double weight = 1;

    friend bool operator==(const Tap&, const Tap&) = default;
};

/// All that one output element is computed from: inputs in order, elements of an input in row-major order. None for an
/// element of an edge.
struct ElementWindow
{
    std::vector<Tap> taps;
    double bias = 0; ///< Convolution: the channel's bias, Affine: the offset
};

/// `output`: which of the layer's outputs. Throws Error for an element outside the output's shape.
ElementWindow windowOf(const Network& network, const Layer& layer, int output, ElementIndex element);

struct OutputElement
{
    int output = 0;
    ElementIndex element;

    friend constexpr bool operator==(OutputElement, OutputElement) = default;
    friend constexpr auto operator<=>(OutputElement, OutputElement) = default;
};

/// The other way round: the output elements that have the input element in their window with a weight other than 0, in
/// ascending order.
std::vector<OutputElement> readersOf(const Network& network, const Layer& layer, int input, ElementIndex element);

struct Term
{
    Tap tap;
    double value = 0;
};

/// A window with its numbers.
struct Arithmetic
{
    int output = 0;
    ElementIndex element;
    std::vector<Term> terms; ///< as the window's taps
    double bias = 0;
    double result = 0; ///< worked out from the terms and the layer's own numbers alone; of real ones nearly the value
    /// Pools: the term with the first maximum. MaxUnpool: the term of the number that is put here. Softmax: the term of
    /// the number that it is made of. -1: no such term.
    int decisive = -1;
};

Arithmetic arithmeticOf(const Inspection& inspection, const Layer& layer, int output, ElementIndex element);

} // namespace convoku
