// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/element_window.h"
#include "solver/run/state.h"

#include <memory>
#include <vector>

namespace convoku {

/// Holds all values of one run of a network on one puzzle.
class Inspection
{
public:
    /// Runs the network once. `inputs` are in the order of Network::inputs, each with N = 1.
    Inspection(std::shared_ptr<const Network> network, LoadedNetwork& loaded, std::span<const Tensor> inputs);
    /// Runs the network of a pass once, on the state before the pass.
    static Inspection ofPass(std::shared_ptr<const Network> network, LoadedNetwork& loaded, const State& before);

    /// Returns these values for a network of the same shapes with other numbers in some layers (indices, ascending).
    /// Only the outputs of these layers are computed anew.
    Inspection recomputed(std::shared_ptr<const Network> network, const std::vector<std::size_t>& layers) const;

    const Network& network() const { return *m_network; }
    /// Returns a value of shape [1, channels, rows, columns].
    const Tensor& value(ValueId which) const { return m_values.at(static_cast<std::size_t>(which)); }
    double at(ValueId which, ElementIndex element) const;

private:
    std::shared_ptr<const Network> m_network;
    std::vector<Tensor> m_values; ///< by ValueId
};

class Recording;
struct Position;

/// The layer whose numbers represent a position of a run.
struct LayerAtPosition
{
    const Layer* layer = nullptr; ///< a layer of the network passed to layerAtPosition(); null if there is none
    ValueId before = kNoValue; ///< value that the first output of the layer is compared with; kNoValue: none
};
/// Returns the layer that represents a position: inside a step's layers the layer that has just been done, at the end
/// of a step its last layer, at the end of a pass the layer that outputs the remaining candidates; none before the
/// first pass. `network`: the recording's, or a copy of it.
LayerAtPosition layerAtPosition(const Network& network, const Recording& recording, Position position);

/// Returns the window of an output element with its numbers, and the result.
Arithmetic arithmeticOf(const Inspection& inspection, const Layer& layer, int output, ElementIndex element);

} // namespace convoku
