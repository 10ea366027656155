// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// A value for N puzzles: [N, channels, rows, columns], row-major, held as float.
struct Tensor
{
    int count = 0; ///< N
    Shape shape;
    std::vector<float> data; ///< count · shape.elements() numbers

    Tensor() = default;
    /// Zeros.
    Tensor(int n, Shape valueShape)
        : count(n)
        , shape(valueShape)
        , data(static_cast<std::size_t>(n) * static_cast<std::size_t>(valueShape.elements()))
    {
    }

    /// The elements of one puzzle, 0 … count − 1.
    std::span<float> of(int puzzle) { return std::span(data).subspan(offset(puzzle), elements()); }
    std::span<const float> of(int puzzle) const { return std::span(data).subspan(offset(puzzle), elements()); }
    friend bool operator==(const Tensor&, const Tensor&) = default;

private:
    std::size_t elements() const { return static_cast<std::size_t>(shape.elements()); }
    std::size_t offset(int puzzle) const { return static_cast<std::size_t>(puzzle) * elements(); }
};

/// A network that a backend has made ready to run. Not for two threads at once.
class LoadedNetwork
{
public:
    virtual ~LoadedNetwork() = default;

    /// Runs all layers once over N ≥ 1 puzzles. `inputs` go with Network::inputs, one by one; real ones at the end,
    /// what rules remember, may be left out and are zeros then. The result holds the values of `keep`, in that order.
    /// All inputs have the same N. Throws Error, naming the value, where shapes don't fit.
    virtual std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) = 0;
};

/// Runs networks. All backends agree on every value of every layer: on whole numbers bit for bit, on real numbers
/// within kRealTolerance. A backend calls CancelPoint::check() between two layers.
class Backend
{
public:
    virtual ~Backend() = default;
    virtual std::string name() const = 0;
    /// The network is copied or shared as the backend needs; it must be valid.
    virtual std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) = 0;
};

/// Throws Error unless the inputs are what the network takes: number, shapes, one N.
void requireInputs(const Network& network, std::span<const Tensor> inputs);

} // namespace convoku
