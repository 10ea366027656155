// SPDX-License-Identifier: MIT
// Parameters and operations of networks: by hand for small ones, and for those that ship by loops that count each
// product as it is made.
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/network_size.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>

using namespace convoku;

namespace {

/// The products of a convolution, one by one: for each number that comes out, each weight that lies on a number of its
/// group of planes.
std::uint64_t productsOf(const Network& network, const Layer& layer)
{
    const Shape in = network.value(layer.inputs.front()).shape;
    const Shape out = network.value(layer.outputs.front()).shape;
    const int perGroup = in.channels / layer.groups;
    std::uint64_t products = 0;
    for (int channel = 0; channel < out.channels; ++channel)
        for (int row = 0; row < out.rows; ++row)
            for (int column = 0; column < out.columns; ++column)
                for (int from = 0; from < perGroup; ++from)
                    for (int down = 0; down < layer.kernel.rows; ++down)
                        for (int right = 0; right < layer.kernel.columns; ++right)
                            if (row * layer.stride.rows + down < in.rows
                                && column * layer.stride.columns + right < in.columns)
                                ++products;
    return products;
}

NetworkSize counted(const Network& network)
{
    NetworkSize size;
    for (const Layer& layer : network.layers) {
        if (layer.kind != LayerKind::Convolution)
            continue;
        size.multiplyAdds += productsOf(network, layer);
        for (const float weight : layer.weights) {
            ++size.fixed;
            if (weight < 0 || weight > 0)
                ++size.nonZero;
        }
        for (const float bias : layer.bias) {
            ++size.fixed;
            if (bias < 0 || bias > 0)
                ++size.nonZero;
        }
    }
    return size;
}

} // namespace

class TestNetworkSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofALayerByHand()
    {
        NetworkBuilder builder("small");
        const ValueId x = builder.input("x", {2, 9, 9}, {0, 1});
        builder.beginGroup(GroupKind::Rule, "rule", {x});
        // Three planes of two, 3 × 3 windows side by side: 54 weights, of which 53 are not 0, on 3 × 3 places.
        std::vector<float> weights(54, 1.F);
        weights[7] = 0.F;
        const ValueId y = builder.convolution(x, 3, {3, 3}, {3, 3}, 1, weights, {0.F, -1.F, 2.F}, "windows");
        const ValueId z = builder.relu(y, "relu"); // 27 numbers
        const ValueId w = builder.maxPool(z, {1, 3}, {1, 3}, "rows"); // 9 numbers of 3 each
        const ValueId v = builder.reshape(w, {1, 3, 3}, "moved"); // costs nothing
        builder.endGroup({v});
        const Network network = builder.build({v});
        const NetworkSize size = sizeOf(network);
        QCOMPARE(size.fixed, std::uint64_t{57});
        QCOMPARE(size.held, std::uint64_t{57});
        QCOMPARE(size.trained, std::uint64_t{0});
        QCOMPARE(size.nonZero, std::uint64_t{55});
        QCOMPARE(size.multiplyAdds, std::uint64_t{54 * 9});
        QCOMPARE(size.otherOperations, std::uint64_t{27 + 27});
    }

    void ofNetworksThatShip_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("search");
        for (const char* id : {"article", "basic", "fast", "diagonals", "one_kernel"}) {
            QTest::addRow("%s", id) << QString::fromLatin1(id) << true;
            QTest::addRow("%s without search", id) << QString::fromLatin1(id) << false;
        }
    }

    void ofNetworksThatShip()
    {
        QFETCH(const QString, id);
        QFETCH(const bool, search);
        const ModelPtr model = shippedModel(id.toStdString());
        QVERIFY(model);
        const PassOptions options{.rules = model->everyRule(), .search = search, .model = model};
        const ModelSize size = sizeOf(options);

        const Network pass = buildPass(options).network;
        const NetworkSize whole = counted(pass);
        QCOMPARE(size.pass.multiplyAdds, whole.multiplyAdds);
        QCOMPARE(size.pass.fixed, whole.fixed);
        QCOMPARE(size.pass.trained, std::uint64_t{0});
        QCOMPARE(size.pass.nonZero, whole.nonZero);
        QVERIFY(size.pass.multiplyAdds > 0);
        QCOMPARE(size.encoding.multiplyAdds, counted(buildEncode(*model)).multiplyAdds);

        // The rules alone, each in a network of its own.
        NetworkSize rules;
        for (const RuleId rule : model->everyRule()) {
            const NetworkSize one = counted(buildRule(*model, rule));
            rules.multiplyAdds += one.multiplyAdds;
            rules.fixed += one.fixed;
            rules.nonZero += one.nonZero;
        }
        QCOMPARE(size.rules.multiplyAdds, rules.multiplyAdds);
        QCOMPARE(size.rules.fixed, rules.fixed);
        QCOMPARE(size.rules.nonZero, rules.nonZero);
        QVERIFY(size.rules.multiplyAdds < size.pass.multiplyAdds);
    }

    /// The count equals that of the file of weights: the layers of rows and columns share theirs. The rest are biases
    /// of zero that the layers do not learn: 24 planes in four layers of six rounds.
    void trainedNumbersCountOnce()
    {
        const ModelPtr houses = shippedModel("houses");
        const auto file = shippedWeights("houses.safetensors");
        QVERIFY(houses && file);
        std::uint64_t numbers = 0;
        std::uint64_t nonZero = 0;
        for (const NamedTensor& tensor : file->tensors) {
            numbers += tensor.numbers.size();
            for (const float number : tensor.numbers)
                nonZero += number < 0 || number > 0 ? 1U : 0U;
        }
        const ModelSize size = sizeOf(PassOptions{.rules = houses->everyRule(), .model = houses});
        QCOMPARE(size.rules.trained, numbers);
        QCOMPARE(size.pass.trained, numbers);
        QCOMPARE(size.rules.fixed, std::uint64_t{24 * 4 * 6});
        QCOMPARE(size.rules.nonZero, nonZero);
        QVERIFY(size.rules.held > size.rules.trained + size.rules.fixed);
        QVERIFY(size.pass.fixed > size.rules.fixed); // verdict and search are written
    }

    /// One kernel of nine and its bias serve all digits, and what the text of such a rule bends was trained.
    void aTrainedCount()
    {
        const ModelPtr model = shippedModel("learned_row");
        const ModelSize size = sizeOf(PassOptions{.rules = model->everyRule(), .model = model});
        QCOMPARE(size.rules.trained, std::uint64_t{10});
        const ModelPtr article = articleModel();
        const ModelSize written = sizeOf(PassOptions{.rules = article->everyRule(), .model = article});
        QCOMPARE(size.rules.fixed, written.rules.fixed - 90); // nine planes have a kernel and a bias
        QCOMPARE(size.rules.held, written.rules.held);
    }

    void whatABudgetPays()
    {
        ModelSize size;
        size.encoding.multiplyAdds = 100;
        size.pass.multiplyAdds = 30;
        QCOMPARE(size.passesFor(99), std::uint64_t{0});
        QCOMPARE(size.passesFor(129), std::uint64_t{0});
        QCOMPARE(size.passesFor(130), std::uint64_t{1});
        QCOMPARE(size.passesFor(189), std::uint64_t{2});
        QCOMPARE(size.multiplyAddsOf(2.5), 175.0);
        size.pass.multiplyAdds = 0;
        QCOMPARE(size.passesFor(100), std::numeric_limits<std::uint64_t>::max());
    }

    void howManyPuzzlesAtOnce()
    {
        NetworkBuilder net("two");
        const ValueId x = net.input("x", {9, 9, 9}, {0, 1});
        net.beginGroup(GroupKind::Rule, "two", {x});
        const ValueId sum = net.convolution(x, 2, {1, 1}, {1, 1}, 1, std::vector<float>(18, 1.F), {}, "sums");
        const ValueId y = net.relu(sum, "above 0");
        net.endGroup({y});
        const Network network = net.build({y});
        constexpr std::uint64_t kEach = 81 * 18 + 2 * 81; // of the convolution, and of the other one
        QCOMPARE(puzzlesFor(network, 0, 5), std::size_t{1});
        QCOMPARE(puzzlesFor(network, kEach, 5), std::size_t{1});
        QCOMPARE(puzzlesFor(network, 3 * kEach - 1, 5), std::size_t{2});
        QCOMPARE(puzzlesFor(network, 3 * kEach, 5), std::size_t{3});
        QCOMPARE(puzzlesFor(network, 100 * kEach, 5), std::size_t{5});
    }
};

CONVOKU_APPLESS_TEST(TestNetworkSize)
#include "tst_network_size.moc"
