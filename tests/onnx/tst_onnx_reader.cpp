// SPDX-License-Identifier: MIT
// What readOnnx() makes of files: ours come back as networks that make the same numbers, those of others make what
// onnxruntime makes of them, and what is no network is told with node and operator.
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/onnx/onnx_reader.h"
#include "solver/onnx/onnx_writer.h"
#include "tests/onnx/onnx_runtime.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_networks.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

QByteArray sentence(const OnnxMistake& mistake)
{
    QByteArray text = "code " + QByteArray::number(static_cast<int>(mistake.code)) + " node "
        + QByteArray::fromStdString(mistake.node) + " op " + QByteArray::fromStdString(mistake.op) + " name "
        + QByteArray::fromStdString(mistake.name);
    for (const std::int64_t number : mistake.numbers)
        text += ' ' + QByteArray::number(static_cast<qlonglong>(number));
    return text;
}

OnnxGraph graphOf(const std::string& bytes, const OnnxLimits& limits = {})
{
    auto read = readOnnx(bytes, limits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&read))
        throw std::runtime_error(sentence(*mistake).constData());
    return std::get<OnnxGraph>(std::move(read));
}

/// How far the same network, written and read, is from the judge's numbers; throws where a shape is another.
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

    void networksThatShip_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("search");
        QTest::newRow("article") << QStringLiteral("article") << false;
        QTest::newRow("article, step") << QStringLiteral("article") << true;
    }
    void networksThatShip()
    {
        QFETCH(bool, search);
        const PassNetwork pass = buildPass({.rules = articleModel()->everyRule(), .search = search});
        const OnnxGraph graph = graphOf(toOnnx(pass.network));
        QVERIFY(graph.network.isWhole());
        Random random(5);
        std::vector<State> states;
        for (const double density : kDensities)
            states.push_back(randomState(random, density));
        QCOMPARE(farthest(pass.network, graph.network, tensorsOf(states, search)), 0.);
    }
};

QTEST_GUILESS_MAIN(TestOnnxReader)
#include "tst_onnx_reader.moc"
