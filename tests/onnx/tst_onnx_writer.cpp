// SPDX-License-Identifier: MIT
// What toOnnx() writes, read with ONNX' own code and run by onnxruntime: every value of every layer is the judge's.
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/onnx/onnx_facts.h"
#include "solver/onnx/onnx_writer.h"
#include "tests/onnx/onnx_runtime.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_networks.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <onnx/checker.h>
#include <onnx/onnx_pb.h>

#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Made = std::vector<ValueId>;
using Make = std::function<Made(NetworkBuilder&, ValueId, ValueId)>;

/// Layers on two inputs, of numbers and of bits.
Network networkOf(const Make& make, Shape shape = {2, 6, 3}, Range range = {-9, 9})
{
    NetworkBuilder net("made");
    const ValueId x = net.input("x", shape, range);
    const ValueId bit = net.input("bit", {shape.channels, 1, 1}, {0, 1});
    net.beginGroup(GroupKind::Rule, "group", {x, bit});
    const Made made = make(net, x, bit);
    net.endGroup(made);
    return net.build(made);
}

std::vector<float> numbers(std::size_t count, float first = -3)
{
    std::vector<float> weights;
    for (std::size_t i = 0; i < count; ++i)
        weights.push_back(static_cast<float>((static_cast<int>(i) * 5) % 7) + first);
    return weights;
}

onnx::ModelProto modelOf(const std::string& bytes)
{
    onnx::ModelProto model;
    if (!model.ParseFromString(bytes))
        throw std::runtime_error("no ONNX file");
    return model;
}

QByteArray operatorsOf(const onnx::ModelProto& model)
{
    QByteArrayList names;
    for (const onnx::NodeProto& node : model.graph().node())
        names.append(QByteArray::fromStdString(node.op_type()));
    return names.join(' ');
}

const onnx::NodeProto& nodeOf(const onnx::ModelProto& model, const std::string& op)
{
    for (const onnx::NodeProto& node : model.graph().node()) {
        if (node.op_type() == op)
            return node;
    }
    throw std::runtime_error("no " + op);
}

std::vector<std::int64_t> intsOf(const onnx::NodeProto& node, const std::string& name)
{
    for (const onnx::AttributeProto& attribute : node.attribute()) {
        if (attribute.name() == name)
            return {attribute.ints().begin(), attribute.ints().end()};
    }
    return {};
}

/// "N×2×6×3"
QByteArray dimsOf(const onnx::ValueInfoProto& info)
{
    QByteArrayList dims;
    for (const auto& dim : info.type().tensor_type().shape().dim())
        dims.append(
            dim.has_dim_param() ? QByteArray::fromStdString(dim.dim_param()) : QByteArray::number(dim.dim_value()));
    return dims.join("x");
}

std::vector<OnnxTensor> tensorsFor(const Network& network, const std::vector<Tensor>& inputs)
{
    std::vector<OnnxTensor> tensors;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const Shape shape = inputs[i].shape;
        tensors.push_back({network.value(network.inputs[i]).name,
            {inputs[i].count, shape.channels, shape.rows, shape.columns}, inputs[i].data});
    }
    return tensors;
}

/// The places of first maxima, which are no output of the graph.
void addPlaces(const Network& network, std::vector<Tensor>& values)
{
    for (const Layer& layer : network.layers) {
        if (layer.kind != LayerKind::MaxPoolWithIndices)
            continue;
        const Tensor& in = values[static_cast<std::size_t>(layer.inputs.front())];
        Tensor& places = values[static_cast<std::size_t>(layer.outputs.at(1))];
        QVERIFY(places.shape.rows == 1 && places.shape.columns == 1);
        const auto plane = static_cast<std::size_t>(in.shape.rows * in.shape.columns);
        for (std::size_t i = 0; i < places.data.size(); ++i) {
            const auto first = in.data.begin() + static_cast<std::ptrdiff_t>(i * plane);
            places.data[i]
                = static_cast<float>(std::max_element(first, first + static_cast<std::ptrdiff_t>(plane)) - first);
        }
    }
}

} // namespace

class TestOnnxWriter : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    OnnxRuntime m_runtime;

    /// Every value of the network in onnxruntime.
    std::vector<Tensor> valuesOf(const Network& network, const std::vector<Tensor>& inputs)
    {
        std::vector<Tensor> values;
        std::vector<bool> known(network.values.size(), false);
        for (const Value& value : network.values)
            values.emplace_back(inputs.front().count, value.shape);
        for (std::size_t i = 0; i < inputs.size(); ++i)
            values[static_cast<std::size_t>(network.inputs[i])] = inputs[i];
        for (const OnnxTensor& output : m_runtime.run(tensorsFor(network, inputs))) {
            const ValueId value = network.find(output.name);
            if (value == kNoValue)
                continue; // NAME_out
            const Shape shape = network.value(value).shape;
            const std::vector<std::int64_t> dims{inputs.front().count, shape.channels, shape.rows, shape.columns};
            if (output.dims != dims)
                throw std::runtime_error(output.name + " has another shape");
            std::vector<float>& data = values[static_cast<std::size_t>(value)].data;
            data = output.numbers;
            for (float& number : data)
                number += 0.F; // −0 is 0
            known[static_cast<std::size_t>(value)] = true;
        }
        for (const Layer& layer : network.layers) {
            if (!known[static_cast<std::size_t>(layer.outputs.front())])
                throw std::runtime_error(network.value(layer.outputs.front()).name + " is no output");
        }
        addPlaces(network, values);
        return values;
    }

    /// Batches of one and of three, with and without onnxruntime's optimiser.
    void compare(const Network& network, OnnxOptions options, Random& random)
    {
        options.everyValue = true;
        for (const int batch : {1, 0}) {
            options.batch = batch;
            m_runtime.load(toOnnx(network, options), batch == 1);
            const auto inputs = randomInputs(random, network, batch == 1 ? 1 : 3);
            const std::vector<Tensor> values = valuesOf(network, inputs);
            const std::string wrong = layerDifference(m_loops, network, values);
            QVERIFY2(wrong.empty(), wrong.c_str());
            if (!network.isWhole())
                continue;
            const auto all = everyValue(network);
            const std::string other = difference(network, all, runOnce(m_loops, network, inputs, all), values);
            QVERIFY2(other.empty(), other.c_str());
        }
    }

    void compareOutputs(const Network& network, const OnnxOptions& options, const std::vector<Tensor>& inputs)
    {
        m_runtime.load(toOnnx(network, options));
        const std::vector<OnnxTensor> results = m_runtime.run(tensorsFor(network, inputs));
        QCOMPARE(results.size(), network.outputs.size());
        const auto expected = runOnce(m_loops, network, inputs, network.outputs);
        for (std::size_t i = 0; i < results.size(); ++i)
            QCOMPARE(results[i].numbers, expected[i].data);
    }

    static void addKinds()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QByteArray>("operators");
        using B = NetworkBuilder;
        const auto row = [](const char* name, const char* operators, const Make& make) {
            QTest::newRow(name) << make << QByteArray(operators);
        };
        row("convolution", "Conv", [](B& net, ValueId x, ValueId) {
            return Made{net.convolution(x, 4, {3, 2}, {3, 1}, 2, numbers(24), numbers(4), "sums")};
        });
        row("convolution without a bias", "Conv", [](B& net, ValueId x, ValueId) {
            return Made{net.convolution(x, 3, {6, 3}, {6, 3}, 1, numbers(108), {}, "sums")};
        });
        row("maximum of windows", "MaxPool", [](B& net, ValueId x, ValueId) {
            return Made{net.maxPool(x, {2, 2}, {2, 1}, "maxima")};
        });
        row("first maximum", "MaxPool Mul Add MaxUnpool",
            [](B& net, ValueId x, ValueId) { return Made{net.pickOne(x, "first")}; });
        row("repeated", "Resize", [](B& net, ValueId x, ValueId) { return Made{net.upsample(x, {3, 9}, "repeated")}; });
        row("a line", "Mul Add", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, -2, 7, "line")}; });
        row("scaled", "Mul", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, 3, 0, "scaled")}; });
        row("moved", "Add", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, 1, -4, "moved")}; });
        row("as it is", "Identity", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, 1, 0, "same")}; });
        row("blind", "Mul Add", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, 0, 5, "five")}; });
        row("relu", "Relu", [](B& net, ValueId x, ValueId) { return Made{net.relu(x, "positive")}; });
        row("clamp", "Clip", [](B& net, ValueId x, ValueId) { return Made{net.clamp(x, {-2, 5}, "limited")}; });
        row("minimum", "Min", [](B& net, ValueId x, ValueId b) { return Made{net.minimum(x, b, "smaller")}; });
        row("maximum", "Max", [](B& net, ValueId x, ValueId b) { return Made{net.maximum(b, x, "larger")}; });
        row("add", "Add", [](B& net, ValueId x, ValueId b) { return Made{net.add(b, x, "sum")}; });
        row("subtract", "Sub", [](B& net, ValueId x, ValueId b) { return Made{net.subtract(b, x, "difference")}; });
        row("multiply", "Mul", [](B& net, ValueId x, ValueId b) { return Made{net.multiply(x, b, "product")}; });
        row("select", "Sub Mul Add", [](B& net, ValueId x, ValueId b) { return Made{net.select(x, b, b, "chosen")}; });
        row("reshape", "Reshape", [](B& net, ValueId x, ValueId) {
            return Made{net.reshape(x, {9, 2, 2}, "otherwise")};
        });
        row("permute", "Transpose", [](B& net, ValueId x, ValueId) {
            return Made{net.permute(x, {Dimension::Columns, Dimension::Channels, Dimension::Rows}, "turned")};
        });
        row("pad", "Pad", [](B& net, ValueId x, ValueId) { return Made{net.pad(x, {1, 2}, "with an edge")}; });
        row("joined", "Relu Concat", [](B& net, ValueId x, ValueId) {
            return Made{net.concatenate({x, net.relu(x, "positive"), x}, "one behind the other")};
        });
        row("means", "AveragePool", [](B& net, ValueId x, ValueId) {
            return Made{net.averagePool(x, {2, 3}, {1, 3}, "means")};
        });
        row("threshold", "GreaterOrEqual Cast",
            [](B& net, ValueId x, ValueId) { return Made{net.atLeast(x, 1.5, "so much")}; });
        row("threshold of real numbers", "Tanh GreaterOrEqual Cast",
            [](B& net, ValueId x, ValueId) { return Made{net.atLeast(net.tanh(x, "pressed"), 0.1, "so much")}; });
        row("matrix product", "Transpose MatMul", [](B& net, ValueId x, ValueId) {
            using enum Dimension;
            return Made{net.matrixProduct(x, net.permute(x, {Channels, Columns, Rows}, "turned"), "product")};
        });
        row("matrix product with one for all", "Conv Transpose MatMul", [](B& net, ValueId x, ValueId) {
            using enum Dimension;
            const ValueId one = net.convolution(x, 1, {1, 1}, {1, 1}, 1, std::vector<float>{1, -1}, {}, "one");
            return Made{net.matrixProduct(net.permute(one, {Channels, Columns, Rows}, "turned"), x, "product")};
        });
        for (const Dimension along : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
            const QByteArray name = "as large as 1, " + QByteArray::number(static_cast<int>(along));
            row(name, "Mul ReduceMean Add Sqrt Div", [along](B& net, ValueId x, ValueId) {
                return Made{net.rmsNormalise(x, along, 0.01, "as large as 1")};
            });
        }
        row("gelu", "Mul Erf Add Mul Mul",
            [](B& net, ValueId x, ValueId) { return Made{net.gelu(x, "without a bend")}; });
        row("sigmoid", "Sigmoid", [](B& net, ValueId x, ValueId) { return Made{net.sigmoid(x, "pressed")}; });
        row("tanh", "Tanh", [](B& net, ValueId x, ValueId) { return Made{net.tanh(x, "pressed")}; });
        row("shares of channels", "Softmax",
            [](B& net, ValueId x, ValueId) { return Made{net.softmax(x, Dimension::Channels, "shares")}; });
        row("shares of columns", "Softmax",
            [](B& net, ValueId x, ValueId) { return Made{net.softmax(x, Dimension::Columns, "shares")}; });
    }

private Q_SLOTS:
    void kinds_data() { addKinds(); }
    void kinds()
    {
        QFETCH(Make, make);
        QFETCH(QByteArray, operators);
        const Network network = networkOf(make);
        for (const int batch : {1, 4, 0}) {
            OnnxOptions options;
            options.batch = batch;
            const onnx::ModelProto model = modelOf(toOnnx(network, options));
            onnx::checker::check_model(model);
            QCOMPARE(operatorsOf(model), operators);
            QCOMPARE(model.ir_version(), 7);
            QCOMPARE(model.opset_import_size(), 1);
            QCOMPARE(model.opset_import(0).version(), 13);
            const QByteArray n = batch == 0 ? "N" : QByteArray::number(batch);
            QCOMPARE(dimsOf(model.graph().input(0)), n + "x2x6x3");
            QCOMPARE(dimsOf(model.graph().input(1)), n + "x2x1x1");
            const Value& out = network.value(network.outputs.front());
            QCOMPARE(model.graph().output(0).name(), out.name);
            QCOMPARE(dimsOf(model.graph().output(0)),
                n + 'x' + QByteArray::number(out.shape.channels) + 'x' + QByteArray::number(out.shape.rows) + 'x'
                    + QByteArray::number(out.shape.columns));
        }
    }

    void kindsRun_data() { addKinds(); }
    void kindsRun()
    {
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        QFETCH(Make, make);
        Random random(7);
        compare(networkOf(make), {}, random);
    }

    void upsampleAsConvTranspose()
    {
        const Network network = networkOf([](auto& net, ValueId x, ValueId) {
            return Made{net.upsample(x, {3, 2}, "repeated")};
        });
        OnnxOptions options;
        options.upsampleAsConvTranspose = true;
        QCOMPARE(operatorsOf(modelOf(toOnnx(network, options))), "ConvTranspose");
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        Random random(1);
        compare(network, options, random);
    }

    void randomNetworks_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("real");
        for (int seed = 1; seed <= cases(120); ++seed) {
            QTest::addRow("whole, network %d", seed) << seed << false;
            QTest::addRow("real, network %d", seed) << seed << true;
        }
    }
    void randomNetworks()
    {
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        QFETCH(int, seed);
        QFETCH(bool, real);
        Random random(static_cast<unsigned>(seed));
        const Network network = randomNetwork(random, real ? NumberKind::Real : NumberKind::Whole);
        compare(network, {}, random);
    }

    void article_data()
    {
        QTest::addColumn<bool>("search");
        QTest::newRow("pass") << false;
        QTest::newRow("step") << true;
    }
    void article()
    {
        QFETCH(bool, search);
        const PassNetwork pass = buildPass({.rules = articleModel()->everyRule(), .search = search});
        const std::string bytes = toOnnx(pass.network);
        QCOMPARE(toOnnx(pass.network), bytes);
        const onnx::ModelProto model = modelOf(bytes);
        QCOMPARE(static_cast<std::size_t>(model.graph().output_size()), pass.network.outputs.size());
        std::set<std::string> names;
        for (const onnx::NodeProto& node : model.graph().node()) {
            QVERIFY2(names.insert(node.name()).second, node.name().c_str());
            QVERIFY(!node.doc_string().empty());
        }
        // Constants of the same numbers are there once.
        std::set<std::string> constants;
        for (onnx::TensorProto constant : model.graph().initializer()) {
            constant.clear_name();
            QVERIFY(constants.insert(constant.SerializeAsString()).second);
        }
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        Random random(5);
        compare(pass.network, {}, random);
        std::vector<State> states;
        for (const double density : kDensities)
            states.push_back(randomState(random, density));
        OnnxOptions options;
        options.batch = 0;
        compareOutputs(pass.network, options, tensorsOf(states, search));
    }

    void edges()
    {
        const auto weigh = [](NetworkBuilder& net, ValueId x, std::string words) {
            return net.convolution(x, 1, {3, 3}, {1, 1}, 1, numbers(18), {}, std::move(words));
        };
        // Read by convolutions only: theirs.
        const Network folded = networkOf([&](auto& net, ValueId x, ValueId) {
            const ValueId edged = net.pad(x, {2, 1}, "with an edge");
            return Made{net.add(weigh(net, edged, "one"), weigh(net, edged, "two"), "sum")};
        });
        const onnx::ModelProto model = modelOf(toOnnx(folded));
        QCOMPARE(operatorsOf(model), "Conv Conv Add");
        const std::vector<std::int64_t> pads{2, 1, 2, 1};
        QCOMPARE(intsOf(nodeOf(model, "Conv"), "pads"), pads);
        QCOMPARE(model.graph().initializer_size(), 1);
        // Each value by itself, read by something else, or an output: a node.
        OnnxOptions every;
        every.everyValue = true;
        QCOMPARE(operatorsOf(modelOf(toOnnx(folded, every))), "Pad Conv Conv Add");
        const Network read = networkOf([&](auto& net, ValueId x, ValueId) {
            const ValueId edged = net.pad(x, {1, 1}, "with an edge");
            return Made{weigh(net, edged, "one"), net.relu(edged, "positive")};
        });
        QCOMPARE(operatorsOf(modelOf(toOnnx(read))), "Pad Conv Relu");
        const Network output = networkOf([&](auto& net, ValueId x, ValueId) {
            const ValueId edged = net.pad(x, {1, 1}, "with an edge");
            return Made{weigh(net, edged, "one"), edged};
        });
        QCOMPARE(operatorsOf(modelOf(toOnnx(output))), "Pad Conv");
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        Random random(3);
        compareOutputs(folded, {}, randomInputs(random, folded, 1));
    }

    void whatGoesThroughAndComesOutTwice()
    {
        NetworkBuilder net("through");
        const ValueId x = net.input("x", {1, 2, 2}, {0, 3});
        net.beginGroup(GroupKind::Rule, "group", {x});
        const ValueId y = net.named(net.relu(x, "positive"), "y");
        net.endGroup({y});
        const Network network = net.build({x, y, y});
        const onnx::ModelProto model = modelOf(toOnnx(network));
        QCOMPARE(model.graph().output(0).name(), std::string("x_out"));
        QCOMPARE(model.graph().output(1).name(), std::string("y"));
        QCOMPARE(model.graph().output(2).name(), std::string("y_out"));
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        Random random(3);
        compareOutputs(network, {}, randomInputs(random, network, 1));
    }

    void facts()
    {
        const Network network = networkOf([](auto& net, ValueId x, ValueId) {
            return Made{net.relu(x, "positive"), net.named(net.sigmoid(x, "pressed"), "a \"name\"\\")};
        });
        OnnxOptions options;
        options.sentence = "Keeps what is positive.";
        options.facts = {{"network", "made"}, {"text", "two\nlines"}};
        const onnx::ModelProto model = modelOf(toOnnx(network, options));
        QCOMPARE(model.doc_string(), options.sentence);
        QCOMPARE(model.producer_name(), std::string("convoku"));
        QCOMPARE(model.metadata_props_size(), 3);
        QCOMPARE(model.metadata_props(0).key(), std::string("network"));
        QCOMPARE(model.metadata_props(1).value(), std::string("two\nlines"));
        QCOMPARE(model.metadata_props(2).key(), std::string("ranges"));
        const QJsonObject ranges
            = QJsonDocument::fromJson(QByteArray::fromStdString(model.metadata_props(2).value())).object();
        const auto range = [](int low, int high, bool whole) {
            return QJsonObject{
                {QStringLiteral("low"), low}, {QStringLiteral("high"), high}, {QStringLiteral("whole"), whole}};
        };
        const QJsonObject expected{{QStringLiteral("x"), range(-9, 9, true)},
            {QStringLiteral("bit"), range(0, 1, true)}, {QStringLiteral("group.1"), range(0, 9, true)},
            {QStringLiteral("a \"name\"\\"), range(0, 1, false)}};
        QCOMPARE(ranges, expected);
    }

    /// The operators and weights that a device needs equal a count by hand.
    void operatorsAndWeights()
    {
        const Network network = networkOf([](auto& net, ValueId x, ValueId) {
            const ValueId sums = net.convolution(x, 4, {3, 2}, {3, 1}, 2, numbers(24), numbers(4), "sums"); // 24 + 4
            const ValueId again = net.convolution(x, 4, {3, 2}, {3, 1}, 2, numbers(24), numbers(4), "the same weights");
            const ValueId scaled = net.affine(x, 3, 0, "scaled"); // the 3
            const ValueId line = net.affine(x, 3, 5, "line"); // that 3, and the 5
            const ValueId limited = net.clamp(line, {0, 3}, "limited"); // the 0, and that 3
            const ValueId otherwise = net.reshape(net.relu(x, "positive"), {9, 2, 2}, "otherwise"); // 1, 9, 2, 2
            return Made{sums, again, scaled, limited, otherwise};
        });
        const OnnxFacts facts = factsOf(toOnnx(network));
        const std::vector<std::pair<std::string, int>> operators{
            {"Conv", 2}, {"Mul", 2}, {"Add", 1}, {"Clip", 1}, {"Relu", 1}, {"Reshape", 1}};
        QCOMPARE(facts.operators, operators);
        QCOMPARE(facts.nodes, 8);
        QCOMPARE(facts.weights, std::int64_t{24 + 4 + 3 + 4});
        QVERIFY_THROWS_EXCEPTION(Error, factsOf("no file of ONNX"));
    }

    void eightBits()
    {
        NetworkBuilder net("bits");
        const ValueId x = net.input("x", {2, 9, 9}, {0, 9});
        net.beginGroup(GroupKind::Rule, "group", {x});
        const ValueId edged = net.pad(x, {1, 1}, "with an edge");
        const ValueId sums = net.convolution(edged, 3, {3, 3}, {1, 1}, 1, numbers(54), {5.F, 0.F, -300.F}, "sums");
        const ValueId few = net.clamp(sums, {0, 9}, "few");
        const ValueId large = net.upsample(few, {3, 3}, "repeated");
        const ValueId joined = net.concatenate({large, net.clamp(large, {0, 1}, "any")}, "both");
        const std::vector<float> weights{1.F, 1.F, 1.F, -1.F, 2.F, -5.F};
        const ValueId one = net.relu(net.convolution(joined, 1, {1, 1}, {1, 1}, 1, weights, {-2.F}, "sum"), "one");
        const ValueId plain = net.convolution(one, 1, {1, 1}, {1, 1}, 1, std::vector<float>{2.F}, {}, "twice");
        net.endGroup({plain});
        const Network network = net.build({plain, few});
        OnnxOptions options;
        options.eightBits = true;
        options.batch = 0;
        const onnx::ModelProto resized = modelOf(toOnnx(network, options));
        // Stored values: the input, the results of Relu and Clamp, values that are repeated or joined, and the sum that
        // is an output.
        QCOMPARE(operatorsOf(resized).count("DequantizeLinear"), 7 + 3 + 2);
        QCOMPARE(operatorsOf(resized).split(' ').count("QuantizeLinear"), 7);
        QCOMPARE(operatorsOf(resized).count("Pad"), 0);
        for (const onnx::TensorProto& constant : resized.graph().initializer()) {
            if (QByteArray::fromStdString(constant.name()).endsWith(".weights"))
                QCOMPARE(constant.data_type(), static_cast<int>(onnx::TensorProto::INT8));
            if (QByteArray::fromStdString(constant.name()).endsWith(".bias"))
                QCOMPARE(constant.data_type(), static_cast<int>(onnx::TensorProto::INT32));
        }
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        Random random(3);
        for (const bool transposed : {false, true}) {
            options.upsampleAsConvTranspose = transposed;
            options.everyValue = false;
            compareOutputs(network, options, randomInputs(random, network, 5));
            compare(network, options, random);
        }
    }

    void notInEightBits_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QByteArray>("named");
        using B = NetworkBuilder;
        const auto weigh = [](B& net, ValueId x, float weight, float bias) {
            return net.convolution(x, 1, {1, 1}, {1, 1}, 1, std::vector<float>{weight, 1.F}, {bias}, "sum");
        };
        const auto row = [](const char* name, const char* named, const Make& make) {
            QTest::newRow(name) << make << QByteArray(named);
        };
        row("another kind", "group.1", [](B& net, ValueId x, ValueId) { return Made{net.affine(x, 2, 0, "twice")}; });
        row("a large weight", "group.1",
            [=](B& net, ValueId x, ValueId) { return Made{net.relu(weigh(net, x, 128, 0), "positive")}; });
        row("half a weight", "group.1", [=](B& net, ValueId x, ValueId) {
            return Made{net.clamp(weigh(net, x, .5F, 0), {0, 1}, "limited")};
        });
        row("half a bias", "group.1", [=](B& net, ValueId x, ValueId) {
            return Made{net.clamp(weigh(net, x, 1, .5F), {0, 1}, "limited")};
        });
        row("a negative sum", "group.1", [=](B& net, ValueId x, ValueId) { return Made{weigh(net, x, -1, 0)}; });
        row("a large value", "group.2",
            [=](B& net, ValueId x, ValueId) { return Made{net.relu(weigh(net, x, 29, 0), "positive")}; });
        row("pairs above sixteen bits", "group.3", [=](B& net, ValueId x, ValueId) {
            const ValueId most = net.relu(weigh(net, x, 16, 0), "positive");
            return Made{
                net.clamp(net.convolution(most, 1, {1, 2}, {1, 1}, 1, std::vector<float>{127.F, 127.F}, {}, "sum"),
                    {0, 1}, "any")};
        });
    }
    void notInEightBits()
    {
        QFETCH(Make, make);
        QFETCH(QByteArray, named);
        const Network network = networkOf(make, {2, 2, 2}, {0, 9});
        toOnnx(network);
        OnnxOptions options;
        options.eightBits = true;
        try {
            toOnnx(network, options);
            QFAIL("written");
        } catch (const Error& error) {
            QVERIFY2(QByteArray(error.what()).startsWith(named + ": "), error.what());
        }
    }

    void placesThatOthersRead()
    {
        Network network = networkOf([](auto& net, ValueId x, ValueId) { return Made{net.pickOne(x, "first")}; });
        const ValueId places = network.layers.front().outputs.at(1);
        Network output = network;
        output.outputs.push_back(places);
        QVERIFY_THROWS_EXCEPTION(Error, toOnnx(output));
        // A layer that reads them.
        Network reader = network;
        reader.values.push_back({"read", reader.value(places).shape, {0, 99}, {}});
        Layer relu;
        relu.kind = LayerKind::Relu;
        relu.inputs = {places};
        relu.outputs = {static_cast<ValueId>(reader.values.size() - 1)};
        reader.layers.push_back(relu);
        ++reader.groups.back().layerCount;
        reader.validate();
        QVERIFY_THROWS_EXCEPTION(Error, toOnnx(reader));
    }
};

CONVOKU_GUILESS_TEST(TestOnnxWriter)
#include "tst_onnx_writer.moc"
