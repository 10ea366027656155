// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// Holds a value for N puzzles: [N, channels, rows, columns], row-major, as float.
struct Tensor
{
    int count = 0; ///< N
    Shape shape;
    std::vector<float> data; ///< count · shape.elements() numbers

    Tensor() = default;
    /// Creates a tensor of zeros.
    Tensor(int n, Shape valueShape)
        : count(n)
        , shape(valueShape)
        , data(static_cast<std::size_t>(n) * static_cast<std::size_t>(valueShape.elements()))
    {
    }

    /// Returns the elements of one puzzle, 0 … count − 1.
    std::span<float> of(int puzzle) { return std::span(data).subspan(offset(puzzle), elements()); }
    std::span<const float> of(int puzzle) const { return std::span(data).subspan(offset(puzzle), elements()); }
    friend bool operator==(const Tensor&, const Tensor&) = default;

private:
    std::size_t elements() const { return static_cast<std::size_t>(shape.elements()); }
    std::size_t offset(int puzzle) const { return static_cast<std::size_t>(puzzle) * elements(); }
};

/// Runs a network that a backend has prepared. Use it from one thread at a time.
class LoadedNetwork
{
public:
    virtual ~LoadedNetwork() = default;

    /// Runs all layers once over N ≥ 1 puzzles. `inputs` are in the order of Network::inputs. Real inputs at the end,
    /// which hold the memory of rules, may be omitted and are then zeros. Returns the values of `keep`, in that order.
    /// All inputs have the same N. Throws Error, naming the value, if shapes do not fit.
    virtual std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) = 0;
};

/// Runs networks. All backends agree on every value of every layer: whole numbers bit for bit, real numbers within
/// kRealTolerance. A backend calls CancelPoint::check() between two layers.
class Backend
{
public:
    virtual ~Backend() = default;
    virtual std::string name() const = 0;
    /// Prepares a network, which must be valid. The backend copies or shares it.
    virtual std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) = 0;
};

/// Throws Error unless the inputs match the network: their number, their shapes, and one N ≥ 1 for all.
void requireInputs(const Network& network, std::span<const Tensor> inputs);

} // namespace convoku
