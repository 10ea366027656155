// SPDX-License-Identifier: MIT
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/run/kernel.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The layer alone, over inputs of its shapes that can hold anything.
Network alone(const Network& network, const Layer& layer)
{
    Network one;
    one.id = "one";
    Layer copy = layer;
    Group group{GroupKind::Rule, "group", 0, 1, {}, {}};
    const auto add = [&](ValueId value, const std::string& name) {
        one.values.push_back({name, network.value(value).shape, {-1000, 100000}});
        return static_cast<ValueId>(one.values.size() - 1);
    };
    for (std::size_t i = 0; i < layer.inputs.size(); ++i) {
        copy.inputs[i] = add(layer.inputs[i], "in" + std::to_string(i));
        one.inputs.push_back(copy.inputs[i]);
    }
    for (std::size_t i = 0; i < layer.outputs.size(); ++i) {
        copy.outputs[i] = add(layer.outputs[i], "out" + std::to_string(i));
        one.outputs.push_back(copy.outputs[i]);
    }
    group.inputs = one.inputs;
    group.outputs = one.outputs;
    one.layers.push_back(copy);
    one.groups.push_back(group);
    return one;
}

Tensor randomTensor(Random& random, Shape shape, int low, int high)
{
    Tensor tensor(1, shape);
    for (float& number : tensor.data)
        number = static_cast<float>(randomNumber(random, low, high));
    return tensor;
}

ElementIndex randomElement(Random& random, Shape shape)
{
    return ElementIndex::at(randomNumber(random, 0, shape.elements() - 1), shape);
}

} // namespace

class TestKernel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_networks.push_back(buildEncode());
        m_networks.push_back(buildPass({}).network);
        // One with several channels under a kernel of several columns, groups, a stride and a bias: the pass has none.
        NetworkBuilder net("mixed");
        const ValueId in = net.input("in", {4, 5, 6}, {-9, 9});
        net.beginGroup(GroupKind::Rule, "group", {in});
        std::vector<float> weights;
        for (int i = 0; i < 6 * 2 * 2 * 3; ++i)
            weights.push_back(static_cast<float>(i % 7 - 3));
        const ValueId out
            = net.convolution(in, 6, {2, 3}, {1, 3}, 2, weights, {1, 2, 3, -4, 5, 6}, "mixed"); // [6, 4, 2]
        net.endGroup({out});
        m_networks.push_back(net.build({out}));
    }

    void kernelsHaveTheLayersNumbers()
    {
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                const Shape in = network.value(layer.inputs.front()).shape;
                const Shape out = network.value(layer.outputs.front()).shape;
                for (int channel = 0; channel < out.channels; ++channel) {
                    const Kernel kernel = kernelOf(network, layer, channel);
                    QCOMPARE(kernel.channel, channel);
                    if (layer.kind == LayerKind::Convolution) {
                        const auto size = layer.weights.size() / static_cast<std::size_t>(out.channels);
                        QCOMPARE(kernel.cells(), static_cast<int>(size));
                        QVERIFY((kernel.shape
                            == Shape{in.channels / layer.groups, layer.kernel.rows, layer.kernel.columns}));
                        for (std::size_t i = 0; i < size; ++i)
                            QCOMPARE(static_cast<float>(kernel.weights[i]),
                                layer.weights[static_cast<std::size_t>(channel) * size + i]);
                        QCOMPARE(static_cast<float>(kernel.bias), layer.bias.at(static_cast<std::size_t>(channel)));
                        bool same = true;
                        for (std::size_t i = 0; i < layer.weights.size(); ++i)
                            same = same && layer.weights[i] == layer.weights[i % size];
                        for (const float bias : layer.bias)
                            same = same && bias == layer.bias.front();
                        QCOMPARE(kernel.sameForAll, same);
                    } else if (layer.kind == LayerKind::Upsample) {
                        QCOMPARE(kernel.cells(), layer.scale.rows * layer.scale.columns);
                        QVERIFY(kernel.kind == Kernel::Kind::Block);
                    } else if (layer.kind == LayerKind::MaxPool || layer.kind == LayerKind::MaxPoolWithIndices) {
                        QCOMPARE(kernel.cells(), layer.kernel.rows * layer.kernel.columns);
                        QVERIFY(kernel.kind == Kernel::Kind::Window && kernel.weights.empty());
                    } else if (layer.kind != LayerKind::MaxUnpool) {
                        QCOMPARE(kernel.cells(), 0);
                    }
                }
            }
        }
    }

    /// The input that lies under a cell is changed by one: the output changes by the cell's weight.
    void aWeightIsWhatAnInputCounts()
    {
        Random random(5);
        LoopBackend backend;
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                if (layer.kind != LayerKind::Convolution)
                    continue;
                const Network one = alone(network, layer);
                const Shape in = one.values.front().shape;
                const Shape out = one.value(one.outputs.front()).shape;
                std::vector<Tensor> inputs{randomTensor(random, in, -9, 9)};
                for (int round = 0; round < 3; ++round) {
                    const ElementIndex element = randomElement(random, out);
                    const Kernel kernel = kernelOf(network, layer, element.channel);
                    const ElementWindow window = windowOf(network, layer, 0, element);
                    const int cell = randomNumber(random, 0, kernel.cells() - 1);
                    const auto taps = tapsUnder(kernel, window, cell);
                    QCOMPARE(taps.size(), std::size_t(1));
                    QVERIFY(cellOver(kernel, element, taps.front()) == cell);
                    const Tap& tap = window.taps.at(static_cast<std::size_t>(taps.front()));
                    const auto before = runOnce(backend, one, inputs, one.outputs).front();
                    inputs[0].data.at(static_cast<std::size_t>(tap.element.offsetIn(in))) += 1;
                    const auto after = runOnce(backend, one, inputs, one.outputs).front();
                    const auto at = static_cast<std::size_t>(element.offsetIn(out));
                    QCOMPARE(static_cast<int>(after.data[at] - before.data[at]),
                        kernel.weights.at(static_cast<std::size_t>(cell)));
                }
            }
        }
    }

    /// An upsampled number comes out at the place that the block's cell says.
    void aBlockHasEveryPlaceOnce()
    {
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                const Shape out = network.value(layer.outputs.front()).shape;
                const Kernel kernel = kernelOf(network, layer, 0);
                if (kernel.kind != Kernel::Kind::Block)
                    continue;
                std::vector<int> found(static_cast<std::size_t>(kernel.cells()), 0);
                for (int row = 0; row < out.rows; ++row) {
                    for (int column = 0; column < out.columns; ++column)
                        ++found.at(static_cast<std::size_t>(cellOver(kernel, {0, row, column}, 0).value()));
                }
                for (const int times : found)
                    QCOMPARE(times, out.rows * out.columns / kernel.cells());
                const ElementWindow window = windowOf(network, layer, 0, {});
                QCOMPARE(tapsUnder(kernel, window, kernel.cells() - 1).size(), window.taps.size());
                QVERIFY(tapsUnder(kernel, window, kernel.cells()).empty());
            }
        }
    }

    void whatAWeightEverReads()
    {
        Random random(8);
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                const Shape out = network.value(layer.outputs.front()).shape;
                const Shape in = network.value(layer.inputs.front()).shape;
                const int channel = randomNumber(random, 0, out.channels - 1);
                const Kernel kernel = kernelOf(network, layer, channel);
                if (kernel.kind != Kernel::Kind::Weights && kernel.kind != Kernel::Kind::Window)
                    continue;
                const int cell = randomNumber(random, 0, kernel.cells() - 1);
                const ElementIndex place = ElementIndex::at(cell, kernel.shape);
                // By hand: where the window can stand, moved by the cell's place in it.
                std::set<ElementIndex> expected;
                for (int to = 0; to < out.channels; ++to) {
                    if (to != channel && !kernel.sameForAll)
                        continue;
                    const int group = to / (out.channels / layer.groups);
                    const int plane = kernel.kind == Kernel::Kind::Window
                        ? to
                        : group * (in.channels / layer.groups) + place.channel;
                    for (int row = 0; row < out.rows; ++row) {
                        for (int column = 0; column < out.columns; ++column)
                            expected.insert({plane, row * layer.stride.rows + place.row,
                                column * layer.stride.columns + place.column});
                    }
                }
                std::set<ElementIndex> actual;
                for (const Tap& tap : everReadBy(network, layer, kernel, cell)) {
                    QVERIFY(tap.input == 0 && actual.insert(tap.element).second);
                }
                QVERIFY2(actual == expected, layer.words.c_str());
            }
        }
    }

    /// Each place of a block comes out of every number of the input once, of a block of one place too.
    void whatABlocksPlaceEverReads()
    {
        NetworkBuilder net("blocks");
        const ValueId in = net.input("in", {2, 3, 4}, {0, 9});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const ValueId same = net.upsample(in, {1, 1}, "as it is");
        const ValueId out = net.upsample(same, {3, 2}, "larger");
        net.endGroup({out});
        const Network network = net.build({out});
        for (const Layer& layer : network.layers) {
            const Kernel kernel = kernelOf(network, layer, 1);
            QVERIFY(kernel.kind == Kernel::Kind::Block);
            for (int cell = 0; cell < kernel.cells(); ++cell) {
                std::set<ElementIndex> read;
                for (const Tap& tap : everReadBy(network, layer, kernel, cell))
                    QVERIFY(tap.input == 0 && read.insert(tap.element).second);
                QCOMPARE(read.size(), std::size_t{2 * 3 * 4});
            }
        }
    }

    void aSlideComesByEachNumberOnce()
    {
        for (const Shape shape : {Shape{9, 9, 1}, Shape{36, 9, 9}, Shape{1, 1, 1}, Shape{9, 3, 9}}) {
            for (const bool all : {false, true}) {
                const SlideOrder order{shape, shape.channels / 2, all};
                std::set<ElementIndex> seen;
                for (int place = 0; place < order.count(); ++place) {
                    const ElementIndex element = order.at(place);
                    QVERIFY(element.isIn(shape) && (all || element.channel == shape.channels / 2));
                    QVERIFY(seen.empty() || *seen.rbegin() < element); // row-major
                    seen.insert(element);
                    QCOMPARE(order.placeOf(element).value(), place);
                }
                QCOMPARE(static_cast<int>(seen.size()), all ? shape.elements() : shape.rows * shape.columns);
                QVERIFY(!order.placeOf({shape.channels, 0, 0}));
            }
            if (shape.channels > 1)
                QVERIFY(!(SlideOrder{shape, 0, false}.placeOf({1, 0, 0})));
        }
    }

private:
    std::vector<Network> m_networks;
};

CONVOKU_APPLESS_TEST(TestKernel)
#include "tst_kernel.moc"
