// SPDX-License-Identifier: MIT
#include "solver/backend/scalar/scalar_backend.h"

#include "solver/cancellation.h"
#include "solver/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

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
    /// Where its extent is 1 the one element is repeated.
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

void convolveDense(const Layer& layer, const View& x, View& out)
{
    const int ins = x.shape.channels / layer.groups;
    const int outs = out.shape.channels / layer.groups;
    const auto each = static_cast<std::size_t>(ins * layer.kernel.rows * layer.kernel.columns);
    fill(out, [&](int channel, int row, int column) {
        double sum = layer.bias[static_cast<std::size_t>(channel)];
        const float* weight = layer.weights.data() + static_cast<std::size_t>(channel) * each;
        const int first = channel / outs * ins;
        for (int in = first; in < first + ins; ++in) {
            for (int i = 0; i < layer.kernel.rows; ++i) {
                for (int j = 0; j < layer.kernel.columns; ++j)
                    sum += static_cast<double>(*weight++)
                        * x.at(in, row * layer.stride.rows + i, column * layer.stride.columns + j);
            }
        }
        return sum;
    });
}

void convolve(const Layer& layer, const Taps& taps, const View& x, View& out)
{
    if (taps.empty())
        return convolveDense(layer, x, out);
    fill(out, [&](int channel, int row, int column) {
        double sum = layer.bias[static_cast<std::size_t>(channel)];
        for (const KernelTap& tap : taps[static_cast<std::size_t>(channel)])
            sum += tap.weight
                * x.at(tap.channel, row * layer.stride.rows + tap.row, column * layer.stride.columns + tap.column);
        return sum;
    });
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
        double& its = most[lineOf(channel, row, column)];
        its = std::max(its, x.at(channel, row, column));
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
        const double its = x.at(channel, row, column);
        squares[lineOf(channel, row, column)] += its * its;
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

double elementOf(const Layer& layer, double a, double b, double s)
{
    switch (layer.kind) {
    case LayerKind::Affine:
        return layer.factor * a + layer.offset;
    case LayerKind::Relu:
        return std::max(a, 0.0);
    case LayerKind::Clamp:
        return std::clamp<double>(a, layer.limits.low, layer.limits.high);
    case LayerKind::Minimum:
        return std::min(a, b);
    case LayerKind::Maximum:
        return std::max(a, b);
    case LayerKind::Add:
        return a + b;
    case LayerKind::Subtract:
        return a - b;
    case LayerKind::Multiply:
        return a * b;
    case LayerKind::Select:
        return a + s * (b - a);
    case LayerKind::Sigmoid:
        return 1 / (1 + std::exp(-a));
    case LayerKind::Tanh:
        return std::tanh(a);
    case LayerKind::AtLeast:
        return a >= static_cast<double>(layer.threshold) ? 1 : 0;
    case LayerKind::Gelu:
        return a * (1 + std::erf(a * std::numbers::sqrt2 / 2)) / 2;
    default:
        throw Error(layer.words, "the scalar backend has no such layer");
    }
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
            return fill(out, [&](int channel, int row, int column) {
                const auto in = [&](std::size_t i) {
                    return i < layer.inputs.size() ? view(layer.inputs[i]).repeated(channel, row, column) : 0;
                };
                return elementOf(layer, in(0), in(1), in(2));
            });
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
