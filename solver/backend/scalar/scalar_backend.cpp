// SPDX-License-Identifier: MIT
#include "solver/backend/scalar/scalar_backend.h"

#include "solver/cancellation.h"
#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace convoku {
namespace {

/// A value of one puzzle: what Network says of it, and its numbers.
struct View
{
    Shape shape;
    std::vector<float> numbers; ///< [channels, rows, columns], row-major

    std::size_t place(int channel, int row, int column) const
    {
        const int offset = (channel * shape.rows + row) * shape.columns + column;
        return static_cast<std::size_t>(offset);
    }
    double at(int channel, int row, int column) const { return numbers[place(channel, row, column)]; }
    /// Returns the element; along a dimension of extent 1, its one element is repeated.
    double repeated(int channel, int row, int column) const
    {
        return at(shape.channels == 1 ? 0 : channel, shape.rows == 1 ? 0 : row, shape.columns == 1 ? 0 : column);
    }
};

/// Calls f(channel, row, column), in row-major order.
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

template <typename F>
void fill(View& out, F f)
{
    auto next = out.numbers.begin();
    forEach(out.shape, [&](int channel, int row, int column) {
        *next++ = static_cast<float>(f(channel, row, column)) + 0.F; // −0 is 0
    });
}

/// A weight of a convolution that is not 0. Most weights of our own networks are 0.
struct KernelTap
{
    int channel; ///< of the input
    int row; ///< in the window
    int column;
    double weight;
};
using Taps = std::vector<std::vector<KernelTap>>; ///< by output channel; empty: the kernel is dense

Taps tapsOf(const Layer& layer, int inChannels)
{
    // A tap takes as much memory as six weights.
    constexpr std::ptrdiff_t kWorthIt = sizeof(KernelTap) / sizeof(float);
    const std::ptrdiff_t zeros = std::ranges::count(layer.weights, 0.F);
    if ((static_cast<std::ptrdiff_t>(layer.weights.size()) - zeros) * kWorthIt > std::ssize(layer.weights.all()))
        return {};
    const int ins = inChannels / layer.groups;
    const int outs = static_cast<int>(layer.bias.size()) / layer.groups;
    Taps taps(layer.bias.size());
    auto weight = layer.weights.begin();
    for (int channel = 0; channel < static_cast<int>(taps.size()); ++channel) {
        const int first = channel / outs * ins;
        for (int in = first; in < first + ins; ++in) {
            for (int i = 0; i < layer.kernel.rows; ++i) {
                for (int j = 0; j < layer.kernel.columns; ++j, ++weight) {
                    if (*weight != 0)
                        taps[static_cast<std::size_t>(channel)].push_back({in, i, j, static_cast<double>(*weight)});
                }
            }
        }
    }
    return taps;
}

/// A plane of the output of a convolution while it is summed up, in doubles: the terms of an element are added in the
/// order of the weights, but all elements of the plane take one term before the next. So the inner loop has no index to
/// work out.
class PlaneSum
{
public:
    PlaneSum(const Layer& layer, const View& x, Shape out)
        : m_x(x)
        , m_stride(layer.stride)
        , m_rows(out.rows)
        , m_sums(static_cast<std::size_t>(out.rows * out.columns))
    {
    }

    void begin(float bias) { std::ranges::fill(m_sums, static_cast<double>(bias)); }
    void add(double weight, int channel, int row, int column)
    {
        const auto columns = m_sums.size() / static_cast<std::size_t>(m_rows);
        const auto step = static_cast<std::size_t>(m_stride.columns);
        for (int r = 0; r < m_rows; ++r) {
            const float* from = m_x.numbers.data() + m_x.place(channel, r * m_stride.rows + row, column);
            double* to = m_sums.data() + static_cast<std::size_t>(r) * columns;
            if (step == 1) {
                for (std::size_t c = 0; c < columns; ++c)
                    to[c] += weight * static_cast<double>(from[c]);
            } else {
                for (std::size_t c = 0; c < columns; ++c)
                    to[c] += weight * static_cast<double>(from[c * step]);
            }
        }
    }
    const std::vector<double>& sums() const { return m_sums; }

private:
    const View& m_x;
    Extent m_stride;
    int m_rows;
    std::vector<double> m_sums;
};

void convolve(const Layer& layer, const Taps& taps, const View& x, View& out)
{
    const int ins = x.shape.channels / layer.groups;
    const int outs = out.shape.channels / layer.groups;
    const float* weight = layer.weights.data();
    auto next = out.numbers.begin();
    PlaneSum plane(layer, x, out.shape);
    for (int channel = 0; channel < out.shape.channels; ++channel) {
        plane.begin(layer.bias[static_cast<std::size_t>(channel)]);
        if (taps.empty()) {
            const int first = channel / outs * ins;
            forEach({ins, layer.kernel.rows, layer.kernel.columns},
                [&](int in, int i, int j) { plane.add(static_cast<double>(*weight++), first + in, i, j); });
        } else {
            for (const KernelTap& tap : taps[static_cast<std::size_t>(channel)])
                plane.add(tap.weight, tap.channel, tap.row, tap.column);
        }
        for (const double sum : plane.sums())
            *next++ = static_cast<float>(sum) + 0.F; // −0 is 0
    }
}

/// `indices`: of the first maxima in their planes, or null.
void maxPool(const Layer& layer, const View& x, View& out, View* indices)
{
    fill(out, [&](int channel, int row, int column) {
        std::size_t best = x.place(channel, row * layer.stride.rows, column * layer.stride.columns);
        for (int i = 0; i < layer.kernel.rows; ++i) {
            for (int j = 0; j < layer.kernel.columns; ++j) {
                const std::size_t next
                    = x.place(channel, row * layer.stride.rows + i, column * layer.stride.columns + j);
                if (x.numbers[next] > x.numbers[best])
                    best = next;
            }
        }
        if (indices != nullptr)
            indices->numbers[out.place(channel, row, column)] = static_cast<float>(best - x.place(channel, 0, 0));
        return x.numbers[best];
    });
}

void averagePool(const Layer& layer, const View& x, View& out)
{
    fill(out, [&](int channel, int row, int column) {
        double sum = 0;
        for (int i = 0; i < layer.kernel.rows; ++i) {
            for (int j = 0; j < layer.kernel.columns; ++j)
                sum += x.at(channel, row * layer.stride.rows + i, column * layer.stride.columns + j);
        }
        return sum / (layer.kernel.rows * layer.kernel.columns);
    });
}

void unpool(const View& x, const View& indices, View& out)
{
    std::ranges::fill(out.numbers, 0.F);
    const int plane = x.shape.rows * x.shape.columns;
    const int outPlane = out.shape.rows * out.shape.columns;
    for (int i = 0; i < x.shape.elements(); ++i) {
        const int index = static_cast<int>(indices.numbers[static_cast<std::size_t>(i)]);
        if (index < 0 || index >= outPlane)
            throw Error("max_unpool", "an index lies outside its plane");
        const int to = i / plane * outPlane + index;
        out.numbers[static_cast<std::size_t>(to)] = x.numbers[static_cast<std::size_t>(i)];
    }
}

void softmax(const Layer& layer, const View& x, View& out)
{
    // The largest of each line, and what its powers add up to. From the largest on, which none is beyond, nothing
    // overflows.
    Shape lines = x.shape;
    int& along = layer.along == Dimension::Channels ? lines.channels
        : layer.along == Dimension::Rows            ? lines.rows
                                                    : lines.columns;
    along = 1;
    const auto lineOf = [&](int channel, int row, int column) {
        const int line
            = ((lines.channels == 1 ? 0 : channel) * lines.rows + (lines.rows == 1 ? 0 : row)) * lines.columns
            + (lines.columns == 1 ? 0 : column);
        return static_cast<std::size_t>(line);
    };
    std::vector<double> most(static_cast<std::size_t>(lines.elements()), -std::numeric_limits<double>::infinity());
    std::vector<double> sum(most.size(), 0.0);
    forEach(x.shape, [&](int channel, int row, int column) {
        double& largest = most[lineOf(channel, row, column)];
        largest = std::max(largest, x.at(channel, row, column));
    });
    forEach(x.shape, [&](int channel, int row, int column) {
        const std::size_t line = lineOf(channel, row, column);
        sum[line] += std::exp(x.at(channel, row, column) - most[line]);
    });
    fill(out, [&](int channel, int row, int column) {
        const std::size_t line = lineOf(channel, row, column);
        return std::exp(x.at(channel, row, column) - most[line]) / sum[line];
    });
}

void normalise(const Layer& layer, const View& x, View& out)
{
    Shape lines = x.shape;
    (layer.along == Dimension::Channels      ? lines.channels
            : layer.along == Dimension::Rows ? lines.rows
                                             : lines.columns)
        = 1;
    const auto lineOf = [&](int channel, int row, int column) {
        const int line
            = ((lines.channels == 1 ? 0 : channel) * lines.rows + (lines.rows == 1 ? 0 : row)) * lines.columns
            + (lines.columns == 1 ? 0 : column);
        return static_cast<std::size_t>(line);
    };
    std::vector<double> squares(static_cast<std::size_t>(lines.elements()), 0.0);
    forEach(x.shape, [&](int channel, int row, int column) {
        const double element = x.at(channel, row, column);
        squares[lineOf(channel, row, column)] += element * element;
    });
    const double count = extentOf(x.shape, layer.along);
    fill(out, [&](int channel, int row, int column) {
        const double mean = squares[lineOf(channel, row, column)] / count;
        return x.at(channel, row, column) / std::sqrt(mean + static_cast<double>(layer.epsilon));
    });
}

void multiply(const View& a, const View& b, View& out)
{
    fill(out, [&](int channel, int row, int column) {
        double sum = 0;
        for (int k = 0; k < a.shape.columns; ++k)
            sum += a.at(a.shape.channels == 1 ? 0 : channel, row, k)
                * b.at(b.shape.channels == 1 ? 0 : channel, k, column);
        return sum;
    });
}

void permute(const Layer& layer, const View& x, View& out)
{
    fill(out, [&](int channel, int row, int column) {
        const auto from = permutedFrom(layer.order, {channel, row, column});
        return x.at(from[0], from[1], from[2]);
    });
}

/// Calls f with the elements of each place. Where a shape's extent is 1 its one element is repeated.
template <typename F>
void fillFrom(const View& a, const View& b, const View& s, View& out, F f)
{
    if (a.shape == out.shape && b.shape == out.shape && s.shape == out.shape) {
        for (std::size_t i = 0; i < out.numbers.size(); ++i)
            out.numbers[i] = static_cast<float>(f(a.numbers[i], b.numbers[i], s.numbers[i])) + 0.F; // −0 is 0
        return;
    }
    fill(out, [&](int channel, int row, int column) {
        return f(a.repeated(channel, row, column), b.repeated(channel, row, column), s.repeated(channel, row, column));
    });
}

/// `b` and `s`: anything where the layer has no such input.
void elementWise(const Layer& layer, const View& a, const View& b, const View& s, View& out)
{
    // The kind is asked once, not for each element.
    const auto by = [&](auto function) { fillFrom(a, b, s, out, function); };
    switch (layer.kind) {
    case LayerKind::Affine:
        return by([&](double x, double, double) { return layer.factor * x + layer.offset; });
    case LayerKind::Relu:
        return by([](double x, double, double) { return std::max(x, 0.0); });
    case LayerKind::Clamp:
        return by([&](double x, double, double) { return std::clamp<double>(x, layer.limits.low, layer.limits.high); });
    case LayerKind::Minimum:
        return by([](double x, double y, double) { return std::min(x, y); });
    case LayerKind::Maximum:
        return by([](double x, double y, double) { return std::max(x, y); });
    case LayerKind::Add:
        return by([](double x, double y, double) { return x + y; });
    case LayerKind::Subtract:
        return by([](double x, double y, double) { return x - y; });
    case LayerKind::Multiply:
        return by([](double x, double y, double) { return x * y; });
    case LayerKind::Select:
        return by([](double x, double y, double share) { return x + share * (y - x); });
    case LayerKind::AtLeast:
        return by([&](double x, double, double) { return x >= static_cast<double>(layer.threshold) ? 1 : 0; });
    default: // less frequent ones
        break;
    }
    const auto number = traitsOf(layer.kind).number;
    if (number == nullptr)
        throw Error(layer.words, "the scalar backend has no such layer");
    by([&](double x, double y, double z) {
        const std::array numbers{x, y, z};
        return number(layer, numbers.data());
    });
}

class ScalarNetwork final : public LoadedNetwork
{
public:
    explicit ScalarNetwork(std::shared_ptr<const Network> network)
        : m_network(std::move(network))
    {
        for (const Value& value : m_network->values)
            m_views.push_back({value.shape, std::vector<float>(static_cast<std::size_t>(value.shape.elements()))});
        for (const Layer& layer : m_network->layers) {
            const bool weighs = layer.kind == LayerKind::Convolution;
            m_taps.push_back(weighs ? tapsOf(layer, m_network->value(layer.inputs.front()).shape.channels) : Taps());
        }
    }

    std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
    {
        requireInputs(*m_network, inputs);
        const int count = inputs.front().count;
        std::vector<Tensor> result;
        result.reserve(keep.size());
        for (const ValueId value : keep)
            result.emplace_back(count, m_network->value(value).shape);
        const CancelPoint point;
        for (int puzzle = 0; puzzle < count; ++puzzle) {
            for (std::size_t i = 0; i < inputs.size(); ++i)
                std::ranges::copy(inputs[i].of(puzzle), view(m_network->inputs[i]).numbers.begin());
            for (std::size_t i = inputs.size(); i < m_network->inputs.size(); ++i)
                std::ranges::fill(view(m_network->inputs[i]).numbers, 0.F);
            for (std::size_t i = 0; i < m_network->layers.size(); ++i) {
                point.check();
                runLayer(m_network->layers[i], m_taps[i]);
            }
            for (std::size_t i = 0; i < keep.size(); ++i)
                std::ranges::copy(view(keep[i]).numbers, result[i].of(puzzle).begin());
        }
        return result;
    }

private:
    View& view(ValueId which) { return m_views.at(static_cast<std::size_t>(which)); }

    void runLayer(const Layer& layer, const Taps& taps)
    {
        const View& x = view(layer.inputs.front());
        View& out = view(layer.outputs.front());
        switch (layer.kind) {
        case LayerKind::Convolution:
            return convolve(layer, taps, x, out);
        case LayerKind::MaxPool:
            return maxPool(layer, x, out, nullptr);
        case LayerKind::MaxPoolWithIndices:
            return maxPool(layer, x, out, &view(layer.outputs.at(1)));
        case LayerKind::AveragePool:
            return averagePool(layer, x, out);
        case LayerKind::MaxUnpool:
            return unpool(x, view(layer.inputs.at(1)), out);
        case LayerKind::Upsample:
            return fill(out, [&](int channel, int row, int column) {
                return x.at(channel, row / layer.scale.rows, column / layer.scale.columns);
            });
        case LayerKind::Reshape:
            std::ranges::copy(x.numbers, out.numbers.begin());
            return;
        case LayerKind::Permute:
            return permute(layer, x, out);
        case LayerKind::Pad:
            return fill(out, [&](int channel, int row, int column) {
                const int r = row - layer.edge.rows;
                const int c = column - layer.edge.columns;
                return r < 0 || c < 0 || r >= x.shape.rows || c >= x.shape.columns ? 0 : x.at(channel, r, c);
            });
        case LayerKind::Softmax:
            return softmax(layer, x, out);
        case LayerKind::RmsNormalise:
            return normalise(layer, x, out);
        case LayerKind::MatrixProduct:
            return multiply(x, view(layer.inputs.at(1)), out);
        case LayerKind::Concatenate: {
            auto next = out.numbers.begin();
            for (const ValueId input : layer.inputs)
                next = std::ranges::copy(view(input).numbers, next).out;
            return;
        }
        default:
            return elementWise(layer, x, layer.inputs.size() > 1 ? view(layer.inputs[1]) : x,
                layer.inputs.size() > 2 ? view(layer.inputs[2]) : x, out);
        }
    }

    std::shared_ptr<const Network> m_network;
    std::vector<View> m_views; ///< by value, of the puzzle that runs
    std::vector<Taps> m_taps; ///< by layer
};

class ScalarBackend final : public Backend
{
public:
    std::string name() const override { return "scalar"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        return std::make_unique<ScalarNetwork>(std::move(network));
    }
};

} // namespace

std::unique_ptr<Backend> makeScalarBackend()
{
    return std::make_unique<ScalarBackend>();
}

} // namespace convoku
