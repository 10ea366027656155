// SPDX-License-Identifier: MIT
#include "tests/support/loop_backend.h"

#include "solver/error.h"
#include "solver/run/batch_solver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace convoku::testing {
namespace {

// Separate functions keep the checks in the loops small enough to be inlined.
[[noreturn, gnu::noinline, gnu::cold]] void refuseNumber(double number)
{
    throw Error("loops", std::to_string(number) + " is not a whole number");
}
[[noreturn, gnu::noinline, gnu::cold]] void refuseIndex(Shape shape)
{
    throw Error("loops", "index out of " + toString(shape));
}

/// Returns the number. Throws Error unless it is whole and smaller than 1e9.
double wholeFrom(double number)
{
    if (!(std::abs(number) < 1e9) || static_cast<double>(static_cast<int>(number)) != number)
        refuseNumber(number);
    return number + 0.0;
}

/// One value of one puzzle.
class Plane
{
public:
    explicit Plane(Shape shape)
        : m_shape(shape)
        , m_numbers(static_cast<std::size_t>(shape.elements()), 0)
    {
    }

    Shape shape() const { return m_shape; }
    double& at(int channel, int row, int column) { return m_numbers[offset(channel, row, column)]; }
    double at(int channel, int row, int column) const { return m_numbers[offset(channel, row, column)]; }
    /// Points to the first of the elements of a row. Throws Error if the first or the last column is outside.
    const double* partOfRow(int channel, int row, int first, int last) const
    {
        static_cast<void>(offset(channel, row, last)); // throws outside
        return m_numbers.data() + offset(channel, row, first);
    }
    /// An input of an element-wise layer: where its extent is 1 the one element is repeated.
    double repeated(int channel, int row, int column) const
    {
        return at(m_shape.channels == 1 ? 0 : channel, m_shape.rows == 1 ? 0 : row, m_shape.columns == 1 ? 0 : column);
    }
    std::vector<double>& numbers() { return m_numbers; }
    const std::vector<double>& numbers() const { return m_numbers; }

private:
    std::size_t offset(int channel, int row, int column) const
    {
        const bool inside = channel >= 0 && channel < m_shape.channels && row >= 0 && row < m_shape.rows && column >= 0
            && column < m_shape.columns;
        if (!inside)
            refuseIndex(m_shape);
        return static_cast<std::size_t>((channel * m_shape.rows + row) * m_shape.columns + column);
    }

    Shape m_shape;
    std::vector<double> m_numbers;
};

/// Calls f(channel, row, column) for each element of the shape.
template <typename F>
void forEach(Shape shape, F f)
{
    for (int channel = 0; channel < shape.channels; ++channel) {
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column)
                f(channel, row, column);
        }
    }
}

/// Adds one weight's part to all elements of a plane, then the next weight's. Checks the indices of a row's two ends.
void convolve(const Layer& layer, const Plane& x, Plane& out)
{
    const int inPerGroup = x.shape().channels / layer.groups;
    const int outPerGroup = out.shape().channels / layer.groups;
    const int columns = out.shape().columns;
    const Shape window{inPerGroup, layer.kernel.rows, layer.kernel.columns};
    auto weight = std::size_t{0};
    for (int channel = 0; channel < out.shape().channels; ++channel) {
        forEach({1, out.shape().rows, columns}, [&](int, int row, int column) {
            out.at(channel, row, column) = layer.bias.at(static_cast<std::size_t>(channel));
        });
        forEach(window, [&](int in, int i, int j) {
            const double factor = layer.weights.at(weight++);
            for (int row = 0; row < out.shape().rows; ++row) {
                const int plane = channel / outPerGroup * inPerGroup + in;
                const int last = (columns - 1) * layer.stride.columns + j;
                const double* from = x.partOfRow(plane, row * layer.stride.rows + i, j, last);
                double* to = &out.at(channel, row, 0);
                for (int column = 0; column < columns; ++column)
                    to[column] += factor * from[column * layer.stride.columns];
            }
        });
    }
}

void pool(const Layer& layer, const Plane& x, Plane& maxima, Plane* indices)
{
    forEach(maxima.shape(), [&](int channel, int row, int column) {
        int bestRow = row * layer.stride.rows;
        int bestColumn = column * layer.stride.columns;
        for (int i = 0; i < layer.kernel.rows; ++i) {
            for (int j = 0; j < layer.kernel.columns; ++j) {
                const int r = row * layer.stride.rows + i;
                const int c = column * layer.stride.columns + j;
                // Only a larger one takes over: the first maximum stays.
                if (x.at(channel, r, c) > x.at(channel, bestRow, bestColumn)) {
                    bestRow = r;
                    bestColumn = c;
                }
            }
        }
        maxima.at(channel, row, column) = x.at(channel, bestRow, bestColumn);
        if (indices != nullptr)
            indices->at(channel, row, column) = bestRow * x.shape().columns + bestColumn;
    });
}

void unpool(const Plane& x, const Plane& indices, Plane& out)
{
    forEach(x.shape(), [&](int channel, int row, int column) {
        const int index = static_cast<int>(indices.at(channel, row, column));
        out.at(channel, index / out.shape().columns, index % out.shape().columns) = x.at(channel, row, column);
    });
}

/// The elements that its inputs have at one place.
using Inputs = std::array<double, 3>;

double elementOf(const Layer& layer, const Inputs& in)
{
    switch (layer.kind) {
    case LayerKind::Affine:
        return layer.factor * in[0] + layer.offset;
    case LayerKind::Relu:
        return in[0] > 0 ? in[0] : 0;
    case LayerKind::Clamp:
        if (in[0] < layer.limits.low)
            return layer.limits.low;
        return in[0] > layer.limits.high ? layer.limits.high : in[0];
    case LayerKind::Minimum:
        return in[0] < in[1] ? in[0] : in[1];
    case LayerKind::Maximum:
        return in[0] > in[1] ? in[0] : in[1];
    case LayerKind::Add:
        return in[0] + in[1];
    case LayerKind::Subtract:
        return in[0] - in[1];
    case LayerKind::Multiply:
        return in[0] * in[1];
    case LayerKind::Select:
        return in[0] + in[2] * (in[1] - in[0]);
    case LayerKind::Sigmoid:
        // (1 + tanh(x / 2)) / 2, which is the same by another way.
        return (1 + std::tanh(in[0] / 2)) / 2;
    case LayerKind::Tanh: {
        const double twice = std::exp(-2 * std::abs(in[0]));
        return std::copysign((1 - twice) / (1 + twice), in[0]);
    }
    case LayerKind::AtLeast:
        return in[0] < static_cast<double>(layer.threshold) ? 0 : 1;
    case LayerKind::Gelu: // by the part of the distribution that lies above −x
        return in[0] * std::erfc(-in[0] * std::sqrt(0.5)) / 2;
    case LayerKind::Exp: {
        const double half = std::exp2(in[0] / 2 / std::numbers::ln2);
        return half * half;
    }
    case LayerKind::Log:
        return std::log2(in[0]) * std::numbers::ln2;
    case LayerKind::Power:
        return in[0] > 0 ? std::exp(layer.factor * std::log(in[0])) : std::pow(in[0], layer.factor);
    case LayerKind::Erf:
        return 1 - std::erfc(in[0]);
    default:
        throw Error(layer.words, "is not an element-wise layer");
    }
}

void eachElement(const Layer& layer, const std::vector<const Plane*>& inputs, Plane& out)
{
    if (inputs.size() > std::tuple_size_v<Inputs>)
        throw Error(layer.words, "has too many inputs");
    Inputs in{};
    if (std::ranges::all_of(inputs, [&](const Plane* input) { return input->shape() == out.shape(); })) {
        for (std::size_t i = 0; i < out.numbers().size(); ++i) {
            std::ranges::transform(inputs, in.begin(), [&](const Plane* input) { return input->numbers()[i]; });
            out.numbers()[i] = elementOf(layer, in);
        }
        return;
    }
    forEach(out.shape(), [&](int channel, int row, int column) {
        std::ranges::transform(
            inputs, in.begin(), [&](const Plane* input) { return input->repeated(channel, row, column); });
        out.at(channel, row, column) = elementOf(layer, in);
    });
}

/// The three numbers of a place, by Dimension.
using Place = std::array<int, 3>;

void permute(const Layer& layer, const Plane& x, Plane& out)
{
    // Iterates over the elements of x and computes the target of each, not over the output and the source of each.
    forEach(x.shape(), [&](int channel, int row, int column) {
        const Place from{channel, row, column};
        Place to{};
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] = from[static_cast<std::size_t>(layer.order[i])];
        out.at(to[0], to[1], to[2]) = x.at(channel, row, column);
    });
}

void pad(const Layer& layer, const Plane& x, Plane& out)
{
    forEach(x.shape(), [&](int channel, int row, int column) {
        out.at(channel, row + layer.edge.rows, column + layer.edge.columns) = x.at(channel, row, column);
    });
}

void average(const Layer& layer, const Plane& x, Plane& out)
{
    forEach(out.shape(), [&](int channel, int row, int column) {
        const int top = row * layer.stride.rows;
        const int left = column * layer.stride.columns;
        double sum = 0;
        forEach({1, layer.kernel.rows, layer.kernel.columns},
            [&](int, int i, int j) { sum += x.at(channel, top + i, left + j); });
        out.at(channel, row, column) = sum / layer.kernel.rows / layer.kernel.columns;
    });
}

/// By logarithms: e^(x − log of the sum).
void softmax(const Layer& layer, const Plane& x, Plane& out)
{
    const Shape shape = x.shape();
    Shape sums = shape;
    (layer.along == Dimension::Channels      ? sums.channels
            : layer.along == Dimension::Rows ? sums.rows
                                             : sums.columns)
        = 1;
    Plane total(sums);
    Plane largest(sums);
    const auto of = [&](Plane& line, int channel, int row, int column) -> double& {
        return line.at(sums.channels == 1 ? 0 : channel, sums.rows == 1 ? 0 : row, sums.columns == 1 ? 0 : column);
    };
    forEach(sums, [&](int channel, int row, int column) { largest.at(channel, row, column) = -HUGE_VAL; });
    forEach(shape, [&](int channel, int row, int column) {
        double& maximum = of(largest, channel, row, column);
        maximum = std::max(maximum, x.at(channel, row, column));
    });
    const auto less = [&](int channel, int row, int column) {
        return x.at(channel, row, column) - of(largest, channel, row, column);
    };
    forEach(shape, [&](int channel, int row, int column) {
        of(total, channel, row, column) += std::exp(less(channel, row, column));
    });
    forEach(shape, [&](int channel, int row, int column) {
        out.at(channel, row, column) = std::exp(less(channel, row, column) - std::log(of(total, channel, row, column)));
    });
}

/// By logarithms too: x · e^(−log(mean + epsilon) / 2).
void normalise(const Layer& layer, const Plane& x, Plane& out)
{
    const Shape shape = x.shape();
    forEach(shape, [&](int channel, int row, int column) {
        double squares = 0;
        const int count = layer.along == Dimension::Channels ? shape.channels
            : layer.along == Dimension::Rows                 ? shape.rows
                                                             : shape.columns;
        for (int i = 0; i < count; ++i)
            squares += std::pow(
                x.at(layer.along == Dimension::Channels ? i : channel, layer.along == Dimension::Rows ? i : row,
                    layer.along == Dimension::Columns ? i : column),
                2);
        const double mean = squares / count + static_cast<double>(layer.epsilon);
        out.at(channel, row, column) = x.at(channel, row, column) * std::exp(-std::log(mean) / 2);
    });
}

/// Goes through the pairs of inputs, not the output.
void multiply(const Plane& a, const Plane& b, Plane& out)
{
    forEach(a.shape(), [&](int first, int row, int k) {
        forEach(b.shape(), [&](int second, int other, int column) {
            if (other == k && (first == second || a.shape().channels == 1 || b.shape().channels == 1))
                out.at(std::max(first, second), row, column) += a.at(first, row, k) * b.at(second, other, column);
        });
    });
}

/// Goes through the inputs, not the output.
void join(const std::vector<const Plane*>& inputs, Plane& out)
{
    int behind = 0;
    for (const Plane* const input : inputs) {
        forEach(input->shape(), [&](int channel, int row, int column) {
            out.at(behind + channel, row, column) = input->at(channel, row, column);
        });
        behind += input->shape().channels;
    }
}

void runLayer(const Layer& layer, const std::vector<const Plane*>& inputs, Plane& out, Plane* second)
{
    const Plane& x = *inputs.at(0);
    switch (layer.kind) {
    case LayerKind::Convolution:
        return convolve(layer, x, out);
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
        return pool(layer, x, out, second);
    case LayerKind::MaxUnpool:
        return unpool(x, *inputs.at(1), out);
    case LayerKind::Upsample:
        return forEach(out.shape(), [&](int channel, int row, int column) {
            out.at(channel, row, column) = x.at(channel, row / layer.scale.rows, column / layer.scale.columns);
        });
    case LayerKind::Reshape:
        if (x.numbers().size() != out.numbers().size())
            throw Error(layer.words, "does not reshape");
        out.numbers() = x.numbers();
        return;
    case LayerKind::Permute:
        return permute(layer, x, out);
    case LayerKind::Pad:
        return pad(layer, x, out);
    case LayerKind::AveragePool:
        return average(layer, x, out);
    case LayerKind::Softmax:
        return softmax(layer, x, out);
    case LayerKind::RmsNormalise:
        return normalise(layer, x, out);
    case LayerKind::MatrixProduct:
        return multiply(x, *inputs.at(1), out);
    case LayerKind::Concatenate:
        return join(inputs, out);
    default:
        return eachElement(layer, inputs, out);
    }
}

class LoopNetwork final : public LoadedNetwork
{
public:
    explicit LoopNetwork(std::shared_ptr<const Network> network)
        : m_network(std::move(network))
    {
    }

    std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
    {
        requireInputs(*m_network, inputs);
        const int count = inputs.front().count;
        std::vector<Tensor> result;
        for (const ValueId value : keep)
            result.emplace_back(count, m_network->value(value).shape);
        for (int puzzle = 0; puzzle < count; ++puzzle) {
            const std::vector<Plane> values = valuesOf(inputs, puzzle);
            for (std::size_t i = 0; i < keep.size(); ++i) {
                const std::vector<double>& numbers = values.at(static_cast<std::size_t>(keep[i])).numbers();
                std::transform(numbers.begin(), numbers.end(), result[i].of(puzzle).begin(),
                    [](double number) { return static_cast<float>(number); });
            }
        }
        return result;
    }

private:
    /// Replaces −0 by 0 if the value is declared whole. Throws Error if one of its numbers is not whole, or is 1e9 or
    /// larger in size.
    void checkNumbers(ValueId which, Plane& value) const
    {
        if (m_network->value(which).numbers == NumberKind::Whole)
            std::ranges::transform(value.numbers(), value.numbers().begin(), wholeFrom);
    }

    std::vector<Plane> valuesOf(std::span<const Tensor> inputs, int puzzle) const
    {
        std::vector<Plane> values;
        for (const Value& value : m_network->values)
            values.emplace_back(value.shape);
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const auto elements = inputs[i].of(puzzle);
            Plane& value = values.at(static_cast<std::size_t>(m_network->inputs.at(i)));
            std::ranges::copy(elements, value.numbers().begin());
            checkNumbers(m_network->inputs[i], value);
        }
        for (const Layer& layer : m_network->layers) {
            std::vector<const Plane*> from;
            for (const ValueId input : layer.inputs)
                from.push_back(&values.at(static_cast<std::size_t>(input)));
            Plane& out = values.at(static_cast<std::size_t>(layer.outputs.at(0)));
            Plane* second = layer.outputs.size() > 1 ? &values.at(static_cast<std::size_t>(layer.outputs[1])) : nullptr;
            runLayer(layer, from, out, second);
            for (const ValueId output : layer.outputs)
                checkNumbers(output, values.at(static_cast<std::size_t>(output)));
        }
        return values;
    }

    std::shared_ptr<const Network> m_network;
};

} // namespace

std::unique_ptr<LoadedNetwork> LoopBackend::load(std::shared_ptr<const Network> network)
{
    return std::make_unique<LoopNetwork>(std::move(network));
}

std::unique_ptr<Backend> makeLoops()
{
    return std::make_unique<LoopBackend>();
}

std::unique_ptr<BatchEngine> makeLoopBatch()
{
    return std::make_unique<BackendBatch>(makeLoops());
}

} // namespace convoku::testing
