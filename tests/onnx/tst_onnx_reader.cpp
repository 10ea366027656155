// SPDX-License-Identifier: MIT
// What readOnnx() makes of files: ours come back as networks that make the same numbers, and those of others make what
// onnxruntime makes of them.
#include "app/document/onnx_network.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/onnx/onnx_reader.h"
#include "solver/onnx/onnx_writer.h"
#include "solver/run/runner.h"
#include "tests/onnx/onnx_models.h"
#include "tests/onnx/onnx_runtime.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_networks.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

OnnxGraph graphOf(const std::string& bytes, const OnnxLimits& limits = {})
{
    auto read = readOnnx(bytes, limits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&read))
        throw std::runtime_error(sentence(*mistake).constData());
    return std::get<OnnxGraph>(std::move(read));
}

/// Returns the largest deviation of `again`, written and read, from the judge's numbers; relative for numbers above 1.
/// Throws if a shape differs.
double farthest(const Network& network, const Network& again, const std::vector<Tensor>& inputs)
{
    LoopBackend loops;
    const auto expected = runOnce(loops, network, inputs, network.outputs);
    const auto actual = runOnce(loops, again, inputs, again.outputs);
    double most = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (expected[i].shape != actual.at(i).shape)
            throw std::runtime_error("another shape");
        for (std::size_t n = 0; n < expected[i].data.size(); ++n) {
            const auto is = static_cast<double>(expected[i].data[n]);
            most = std::max(most, std::abs(is - static_cast<double>(actual[i].data[n])) / std::max(1., std::abs(is)));
        }
    }
    return most;
}

} // namespace

class TestOnnxReader : public QObject
{
    Q_OBJECT

    OnnxRuntime m_runtime;

private Q_SLOTS:
    void randomNetworks_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<bool>("real");
        for (int seed = 1; seed <= cases(300); ++seed) {
            QTest::addRow("whole, network %d", seed) << seed << false;
            QTest::addRow("real, network %d", seed) << seed << true;
        }
    }
    void randomNetworks()
    {
        QFETCH(int, seed);
        QFETCH(bool, real);
        Random random(static_cast<unsigned>(seed));
        const Network network = randomNetwork(random, real ? NumberKind::Real : NumberKind::Whole);
        OnnxOptions options;
        options.batch = seed % 2;
        const OnnxGraph graph = graphOf(toOnnx(network, options));
        QCOMPARE(graph.network.inputs.size(), network.inputs.size());
        QCOMPARE(graph.inputs.front().name, network.value(network.inputs.front()).name);
        const double far = farthest(network, graph.network, randomInputs(random, network, 4));
        QVERIFY2(far <= (network.isWhole() ? 0 : kRealTolerance), QByteArray::number(far));
    }

    /// Each of the 120 orders of five nodes is the same network: 3 · (max(0, x) − x) + 1, which is 3 · max(0, −x) + 1.
    void nodesInAnyOrder()
    {
        const std::vector<float> in{-2, 0, 5, -7};
        std::vector<int> order{0, 1, 2, 3, 4};
        int orders = 0;
        do {
            OnnxModel model;
            model.input("x", {0, 4}).floats("three", {1}, {3}).floats("one", {1}, {1});
            model.node("Relu", {"x"}, {"positive"}).node("Neg", {"x"}, {"opposite"});
            model.node("Add", {"positive", "opposite"}, {"sum"}).node("Mul", {"sum", "three"}, {"product"});
            model.node("Add", {"product", "one"}, {"y"}).output("y");
            const auto nodes = model.graph().node();
            for (int i = 0; i < 5; ++i)
                *model.graph().mutable_node(i) = nodes.Get(order[static_cast<std::size_t>(i)]);
            const OnnxGraph graph = graphOf(model.bytes());
            const Network& network = graph.network;
            Tensor input(1, network.value(network.inputs.front()).shape);
            input.data = in;
            LoopBackend loops;
            const auto out = runOnce(loops, network, std::vector<Tensor>{input}, network.outputs);
            for (std::size_t i = 0; i < in.size(); ++i)
                QCOMPARE(out.front().data.at(i), 3 * std::max(0.F, -in[i]) + 1);
            ++orders;
        } while (std::ranges::next_permutation(order).found);
        QCOMPARE(orders, 120);
    }

    void files_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QList<int>>("in");
        QTest::addColumn<QList<int>>("out");
        QTest::addColumn<int>("batch");
        const auto row = [](const char* name, const QList<int>& in, const QList<int>& out, int batch = 0) {
            QTest::newRow(name) << QString::fromLatin1(name) + QStringLiteral(".onnx") << in << out << batch;
        };
        row("torch_convolutions", {1, 9, 9}, {81, 9});
        row("torch_convolutions_kept", {1, 9, 9}, {81, 9});
        row("torch_residual", {10, 9, 9}, {4, 9, 9});
        row("torch_residual_one", {10, 9, 9}, {4, 9, 9}, 1);
        row("torch_dense", {9, 9}, {9, 9});
        row("torch_dense_line", {81}, {9, 9});
        row("keras", {9, 9, 1}, {9, 9, 9});
    }
    void files()
    {
        QFETCH(QString, name);
        QFETCH(QList<int>, in);
        QFETCH(QList<int>, out);
        QFETCH(int, batch);
        const std::string bytes = contentsOf(name);
        const OnnxGraph graph = graphOf(bytes);
        QCOMPARE(graph.inputs.size(), std::size_t{1});
        QCOMPARE(graph.inputs.front().name, std::string("givens"));
        QCOMPARE((QList<int>{graph.inputs.front().shape.begin(), graph.inputs.front().shape.end()}), in);
        QCOMPARE((QList<int>{graph.outputs.front().shape.begin(), graph.outputs.front().shape.end()}), out);
        QCOMPARE(graph.inputs.front().batch, std::int64_t{batch});
        QVERIFY(!graph.network.isWhole());
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        const int count = batch == 1 ? 1 : 3;
        Tensor input(count, graph.network.value(graph.network.inputs.front()).shape);
        Random random(3);
        for (float& number : input.data)
            number = static_cast<float>(randomNumber(random, 0, 9)) / 9 - .5F;
        OnnxTensor tensor{"givens", {count}, input.data};
        tensor.dims.insert(tensor.dims.end(), in.begin(), in.end());
        m_runtime.load(bytes);
        const std::vector<float> expected = m_runtime.run({tensor}).front().numbers;
        LoopBackend loops;
        const auto actual = runOnce(loops, graph.network, std::span(&input, 1), graph.network.outputs).front().data;
        QCOMPARE(actual.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i)
            QVERIFY2(std::abs(actual[i] - expected[i]) <= 1e-5F * std::max(1.F, std::abs(expected[i])),
                QByteArray::number(actual[i]) + " and not " + QByteArray::number(expected[i]));
    }

    /// A file for one puzzle, without a dimension that counts them: by plain loops.
    void withoutABatch_data()
    {
        QTest::addColumn<bool>("planes");
        QTest::newRow("81 digits, through a matrix") << false;
        QTest::newRow("ten planes, with a dimension added and removed") << true;
    }
    void withoutABatch()
    {
        QFETCH(bool, planes);
        OnnxModel model;
        const auto weight
            = [](std::size_t i) { return static_cast<float>(static_cast<int>(i * 53 % 127) - 63) / 64.F; };
        std::vector<float> weights(planes ? 9 * 10 : 81 * 729);
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = weight(i);
        if (planes) {
            model.input("x", {10, 9, 9}).int64s("a", {0}).node("Unsqueeze", {"x", "a"}, {"one"});
            model.floats("w", {9, 10, 1, 1}, weights).node("Conv", {"one", "w"}, {"made"});
            model.node("Squeeze", {"made", "a"}, {"logits"});
            model.node("Softmax", {"logits"}, {"y"}, {{"axis", std::int64_t{0}}}).output("y", {9, 9, 9});
        } else {
            model.input("x", {81}).floats("w", {81, 729}, weights).node("MatMul", {"x", "w"}, {"made"});
            model.int64s("dims", {9, 9, 9}).node("Reshape", {"made", "dims"}, {"y"}).output("y", {9, 9, 9});
        }
        OnnxLimits limits;
        limits.hasBatch = false;
        const OnnxGraph graph = graphOf(model.bytes(), limits);
        QCOMPARE(graph.inputs.front().batch, std::int64_t{1});
        QCOMPARE(graph.outputs.front().shape, (std::vector<std::int64_t>{9, 9, 9}));
        Tensor input(2, graph.network.value(graph.network.inputs.front()).shape);
        for (std::size_t i = 0; i < input.data.size(); ++i)
            input.data[i] = static_cast<float>(i * 37 % 11) / 4;
        LoopBackend loops;
        const auto made = runOnce(loops, graph.network, std::span(&input, 1), graph.network.outputs).front();
        const std::size_t count = planes ? 810 : 81;
        for (std::size_t board = 0; board < 2; ++board) {
            const auto sumAt = [&](std::size_t place) {
                double sum = 0;
                for (std::size_t i = 0; i < (planes ? 10U : 81U); ++i) {
                    const auto x = static_cast<double>(input.data[board * count + (planes ? i * 81 + place % 81 : i)]);
                    sum += x * static_cast<double>(weights[planes ? place / 81 * 10 + i : i * 729 + place]);
                }
                return sum;
            };
            for (std::size_t place = 0; place < 729; ++place) {
                double expected = sumAt(place);
                if (planes) {
                    double all = 0;
                    for (std::size_t digit = 0; digit < 9; ++digit)
                        all += std::exp(sumAt(digit * 81 + place % 81));
                    expected = std::exp(expected) / all;
                }
                QVERIFY(std::abs(expected - static_cast<double>(made.data[board * 729 + place])) < 1e-3);
            }
        }
        const QByteArray bytes = QByteArray::fromStdString(model.bytes());
        QCOMPARE(networkInOnnx(bytes, QStringLiteral("x.onnx"), {}).choices.size(), planes ? 2 : 8);
        QVERIFY(networkInOnnx(
            bytes, QStringLiteral("x.onnx"), planes ? QStringLiteral("onehot10+last") : QStringLiteral("ninths_last"))
                    .network);
    }

    /// A table with a row for each digit, 0 in it: the file does not say that only digits go in.
    void embeddedDigits_data()
    {
        QTest::addColumn<int>("type");
        QTest::newRow("whole numbers") << int(onnx::TensorProto::INT64);
        QTest::newRow("real numbers") << int(onnx::TensorProto::FLOAT);
    }
    void embeddedDigits()
    {
        QFETCH(int, type);
        std::vector<float> table(10 * 9);
        for (std::size_t i = 0; i < table.size(); ++i)
            table[i] = static_cast<float>(i * 37 % 101) / 128.F;
        OnnxModel model;
        model.input("givens", {0, 9, 9}, type).output("sure", {0, 9, 9, 9}).floats("table", {10, 9}, table);
        const bool isReal = type == onnx::TensorProto::FLOAT;
        if (isReal)
            model.node("Cast", {"givens"}, {"digits"}, {{"to", std::int64_t{onnx::TensorProto::INT64}}});
        model.node("Gather", {"table", isReal ? "digits" : "givens"}, {"sure"});
        const FoundNetwork found = networkInOnnx(
            QByteArray::fromStdString(model.bytes()), QStringLiteral("table.onnx"), QStringLiteral("digits_last"));
        QCOMPARE(found.problem, QString());
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        const Grid puzzle = gridOf(kArticleEasy);
        const Recording run = record(*makeScalarBackend(), StartingGrid(puzzle), options);
        // All open cells have the table's first row: the largest number of it that some open cell allows.
        Candidates expected = puzzle.startingCandidates();
        std::optional<Candidate> surest;
        for (int place = 0; place < 729; ++place) {
            const Candidate candidate{place / 81, place / 9 % 9, place % 9};
            if (!expected.has(candidate) || expected.countIn({candidate.row, candidate.column}) < 2)
                continue;
            if (!surest || table[std::size_t(candidate.digit)] > table[std::size_t(surest->digit)])
                surest = candidate;
        }
        for (int digit = 0; digit < 9; ++digit) {
            if (digit != surest->digit)
                expected.remove({digit, surest->row, surest->column});
        }
        QCOMPARE(difference(expected, run.stateAt({1, 1, 0}).candidates), std::string());
        // Fractions have no row in the table, so those ways are not offered.
        QVERIFY(!networkInOnnx(QByteArray::fromStdString(model.bytes()), {}, QStringLiteral("tenths_last")).network);
        QCOMPARE(networkInOnnx(QByteArray::fromStdString(model.bytes()), {}, {}).choices,
            QStringList({QStringLiteral("digits_first"), QStringLiteral("digits_last")}));
    }

    void eightBits()
    {
        NetworkBuilder net("bits");
        const ValueId x = net.input("x", {2, 9, 9}, {0, 9});
        net.beginGroup(GroupKind::Rule, "group", {x});
        const std::vector<float> weights{1, -2, 3, 1, 1, 0, -1, 2, 1, 1, 0, 1, 2, -3, 1, 1, 1, 1};
        const ValueId sums = net.relu(
            net.convolution(net.pad(x, {0, 3}, "edge"), 1, {3, 3}, {3, 3}, 1, weights, {2}, "sums"), "positive");
        const ValueId large = net.upsample(net.clamp(sums, {0, 99}, "few"), {3, 3}, "repeated");
        net.endGroup({large});
        const Network network = net.build({large});
        OnnxOptions options;
        options.eightBits = true;
        options.upsampleAsConvTranspose = true;
        const OnnxGraph graph = graphOf(toOnnx(network, options));
        QVERIFY(graph.network.isWhole());
        // An operator that only stores a number is not a layer.
        QCOMPARE(graph.network.layers.size(), network.layers.size());
        Random random(3);
        QCOMPARE(farthest(network, graph.network, randomInputs(random, network, 3)), 0.);
    }

    void factsAndRanges()
    {
        NetworkBuilder net("told");
        const ValueId x = net.input("x", {1, 2, 2}, {-3, 12});
        const ValueId real = net.input("part", {1, 2, 2}, {0, 1});
        net.beginGroup(GroupKind::Rule, "group", {x, real});
        const ValueId y = net.named(net.affine(x, 2, 1, "twice"), "twice.y");
        net.endGroup({y});
        Network network = net.build({y, real});
        network.values[static_cast<std::size_t>(real)].numbers = NumberKind::Real;
        OnnxOptions options;
        options.sentence = "Two\nlines.";
        options.facts = {{"network", "told\twith a tab\x1b[31m"}, {"text", std::string(1000, 'a')}};
        const OnnxGraph graph = graphOf(toOnnx(network, options));
        QCOMPARE(graph.name, std::string("told"));
        QCOMPARE(graph.network.id, std::string("told"));
        QCOMPARE(graph.sentence, options.sentence);
        QCOMPARE(graph.producer, std::string("convoku"));
        QCOMPARE(graph.operators, std::int64_t{13});
        QCOMPARE(graph.facts.at(0), (std::pair<std::string, std::string>("network", "told\twith a tab[31m")));
        QCOMPARE(graph.facts.at(1).second, options.facts[1].second);
        const Network& again = graph.network;
        QCOMPARE(again.value(again.inputs[0]).range, (Range{-3, 12}));
        QCOMPARE(again.value(again.inputs[0]).numbers, NumberKind::Whole);
        QCOMPARE(again.value(again.inputs[1]).range, (Range{0, 1}));
        QCOMPARE(again.value(again.inputs[1]).numbers, NumberKind::Real);
        QCOMPARE(again.value(again.outputs[0]).range, (Range{-5, 25}));
        QCOMPARE(again.value(again.outputs[0]).name, std::string("twice.y"));
        QCOMPARE(again.layers.front().words, std::string("twice"));
        // A file without facts gets the range and the kind of numbers from the limits.
        OnnxLimits limits;
        limits.inputRange = {0, 9};
        limits.inputNumbers = NumberKind::Whole;
        const Network plain = graphOf(fine().bytes(), limits).network;
        QCOMPARE(plain.value(plain.inputs[0]).range, (Range{0, 9}));
        QVERIFY(plain.isWhole());
        QVERIFY(!graphOf(fine().bytes()).network.isWhole());
        // One that lies about its ranges.
        for (const char* ranges : {"[", "{\"x\": 1}", "{\"x\": {\"low\": 5, \"high\": 1}}",
                 "{\"x\": {\"low\": 0, \"high\": 1e99}}", "{\"x\": {\"low\": -99999999999, \"high\": 5}}"}) {
            OnnxModel model = fine();
            auto& entry = *model.model().add_metadata_props();
            entry.set_key("ranges");
            entry.set_value(ranges);
            const Network lying = graphOf(model.bytes()).network;
            QCOMPARE(lying.value(lying.inputs[0]).range, OnnxLimits().inputRange);
        }
    }

    void wholeAsFarAsFloatsAreExact()
    {
        OnnxModel model;
        model.input("x", {0, 2}).floats("w", {2, 2}, {1000, 1000, 1000, 1000}).floats("v", {2, 1}, {1000, 1000});
        model.node("MatMul", {"x", "w"}, {"near"}).node("MatMul", {"near", "v"}, {"far"}).output("near").output("far");
        OnnxLimits limits;
        limits.inputRange = {0, 9};
        limits.inputNumbers = NumberKind::Whole;
        const Network network = graphOf(model.bytes(), limits).network;
        QCOMPARE(network.value(network.outputs[0]).numbers, NumberKind::Whole);
        QCOMPARE(network.value(network.outputs[0]).range, (Range{0, 18000}));
        QCOMPARE(network.value(network.outputs[1]).numbers, NumberKind::Real);
        QCOMPARE(network.value(network.outputs[1]).range, (Range{0, 36'000'000}));
    }

    void names()
    {
        // Control characters, signs that turn the writing, and the same name once they are gone.
        OnnxModel model;
        model.input("a\x1b", {0, 2})
            .node("Relu", {"a\x1b"}, {"/b:0"})
            .node("Neg", {"/b:0"}, {"b/0"})
            .node("Neg", {"b/0"}, {"b\xff"});
        model.node("Add", {"b\xff", "/b:0"}, {std::string(500, 'n')}).output(std::string(500, 'n'));
        model.graph().set_name("\xe2\x80\xaeturned\n");
        const OnnxGraph graph = graphOf(model.bytes());
        QCOMPARE(graph.name, std::string("turned"));
        QCOMPARE(graph.inputs.front().name, std::string("a"));
        QCOMPARE(graph.outputs.front().name, std::string(100, 'n'));
        for (const Value& value : graph.network.values) {
            QVERIFY(value.name.size() <= 90);
            for (const char letter : value.name)
                QVERIFY2(std::isalnum(static_cast<unsigned char>(letter)) || letter == '_' || letter == '.',
                    value.name.c_str());
        }
        QVERIFY(graph.network.find("b.0") != kNoValue);
    }

    void networksThatShip_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("search");
        for (const char* id : {"article", "basic", "diagonals", "fast", "one_kernel"}) {
            QTest::addRow("%s, pass", id) << QByteArray(id) << false;
            QTest::addRow("%s, step", id) << QByteArray(id) << true;
        }
    }
    void networksThatShip()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, search);
        const ModelPtr model = shippedModel(id.toStdString());
        const PassNetwork pass = buildPass({model->everyRule(), search && model->search.has_value(), false, model});
        OnnxOptions options;
        options.batch = 0;
        const OnnxGraph graph = graphOf(toOnnx(pass.network, options));
        QVERIFY(graph.network.isWhole());
        QVERIFY(graph.network.layers.size() <= pass.network.layers.size());
        Random random(5);
        std::vector<State> states;
        for (const double density : kDensities)
            states.push_back(randomState(random, density));
        const auto inputs = tensorsOf(states, pass.network.inputs.size() > 1);
        QCOMPARE(farthest(pass.network, graph.network, inputs), 0.);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxReader)
#include "tst_onnx_reader.moc"
