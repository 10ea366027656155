// SPDX-License-Identifier: MIT
// Whether two networks make the same of the same: small ones are tried with everything.
#include "solver/check/same_networks.h"
#include "solver/error.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "tests/check/rule_files.h"
#include "tests/support/foreign_network.h"
#include "tests/support/loop_backend.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using check::Sameness;

namespace {

std::vector<Tensor> outputsOf(const Network& network, const std::vector<Tensor>& inputs)
{
    return LoopBackend().load(std::make_shared<const Network>(network))->run(inputs, network.outputs);
}

/// Three numbers of 0 … 2 through a sum with these weights, then another layer.
Network smallNetwork(const std::array<int, 3>& weights, int kind)
{
    NetworkBuilder net("small");
    const ValueId in = net.input("in", {3, 1, 1}, {0, 2});
    net.beginGroup(GroupKind::Rule, "group", {in});
    const ValueId sum
        = net.convolution(in, 1, {1, 1}, {1, 1}, 1, std::vector<float>(weights.begin(), weights.end()), {}, "sum");
    const ValueId out = kind == 0 ? net.relu(sum, "positive")
        : kind == 1               ? net.clamp(sum, {-1, 1}, "limited")
        : kind == 2               ? net.equals(sum, 2, "two")
                                  : net.maximum(sum, net.affine(sum, -1, 0, "negative"), "how far from 0");
    net.endGroup({out});
    return net.build({out});
}

} // namespace

class TestSameNetworks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherLayersOfTheSameRule()
    {
        const ModelPtr foreign = modelIn(kForeignNetwork);
        const Network theirs = buildRule(*foreign, *foreign->find("alone_row"));
        const Network ours = buildRule(*articleModel(), *articleModel()->find("hidden_single_row"));
        const Sameness same = check::sameForEveryInput(ours, theirs);
        QVERIFY(same.verdict == Sameness::Verdict::Proved);
        qInfo("%d questions, %.3f s", same.questions, same.seconds);
        const Network columns = buildRule(*articleModel(), *articleModel()->find("hidden_single_column"));
        const Sameness other = check::sameForEveryInput(ours, columns);
        QVERIFY(other.verdict == Sameness::Verdict::Refuted);
        const auto at = static_cast<std::size_t>(other.element);
        QVERIFY(outputsOf(ours, other.inputs)[0].data[at] != outputsOf(columns, other.inputs)[0].data[at]);
    }

    /// Shipped rules that are a laid kernel, or pointing turned round, are equivalent to the same rules written with
    /// other layers.
    void whatShipsIsTheSame_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("claiming") << QByteArray("claiming_row") << QByteArray(kClaiming);
        QTest::newRow("naked pair") << QByteArray("naked_pair_row") << subsetRule(Side::Naked, 2, 2);
        QTest::newRow("hidden pair") << QByteArray("hidden_pair_row") << subsetRule(Side::Hidden, 2, 2);
        QTest::newRow("x_wing") << QByteArray("x_wing_row") << subsetRule(Side::Fish, 2, 2);
    }
    void whatShipsIsTheSame()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const QByteArray, written);
        const ModelPtr model = shippedModel("one_kernel");
        const Network shipped = buildRule(*model, model->find(id.toStdString()).value());
        const Sameness is = check::sameForEveryInput(shipped, buildRule(*modelOfRule(written), RuleId{0}));
        qInfo("%d questions, %.3f s", is.questions, is.seconds);
        QVERIFY(is.verdict == Sameness::Verdict::Proved);
    }

    /// The article's pair has just two candidates in both cells; the subset's may have one in one of them.
    void pairsAndSubsetsDiffer()
    {
        const Network pair = buildRule(*articleModel(), *articleModel()->find("naked_pair_row"));
        const Network subset = buildRule(*modelOfRule(subsetRule(Side::Naked, 2, 2)), RuleId{0});
        const Sameness is = check::sameForEveryInput(pair, subset);
        QVERIFY(is.verdict == Sameness::Verdict::Refuted);
        const auto at = static_cast<std::size_t>(is.element);
        QVERIFY(outputsOf(pair, is.inputs)[0].data[at] != outputsOf(subset, is.inputs)[0].data[at]);
    }

    void smallOnesAreTried()
    {
        Random random(3);
        int same = 0;
        for (int round = 0; round < 200; ++round) {
            const auto weights = [&random] {
                return std::array{randomNumber(random, -1, 1), randomNumber(random, -1, 1), randomNumber(random, 0, 1)};
            };
            const Network first = smallNetwork(weights(), randomNumber(random, 0, 3));
            const Network second = smallNetwork(weights(), randomNumber(random, 0, 3));
            Tensor all(27, {3, 1, 1});
            for (int i = 0; i < 27; ++i) {
                all.of(i)[0] = static_cast<float>(i % 3);
                all.of(i)[1] = static_cast<float>(i / 3 % 3);
                all.of(i)[2] = static_cast<float>(i / 9);
            }
            const bool shouldBe = outputsOf(first, {all})[0] == outputsOf(second, {all})[0];
            const Sameness is = check::sameForEveryInput(first, second);
            QVERIFY(is.verdict != Sameness::Verdict::Open);
            QCOMPARE(is.verdict == Sameness::Verdict::Proved, shouldBe);
            same += shouldBe ? 1 : 0;
            if (!shouldBe)
                QVERIFY(!(outputsOf(first, is.inputs)[0] == outputsOf(second, is.inputs)[0]));
        }
        qInfo("%d of 200 are the same", same);
        QVERIFY(same > 3);
    }

    /// Progress counts the elements of all outputs together.
    void progressIsTold()
    {
        NetworkBuilder net("two outputs");
        const ValueId in = net.input("in", {3, 1, 1}, {0, 2});
        net.beginGroup(GroupKind::Rule, "group", {in});
        const ValueId sum = net.convolution(in, 1, {1, 1}, {1, 1}, 1, std::vector<float>{1, 1, 1}, {}, "sum");
        const ValueId each = net.relu(in, "each");
        net.endGroup({sum, each});
        const Network network = net.build({sum, each});
        std::vector<double> calls;
        check::CheckLimits limits;
        limits.progress = [&calls](double done) { calls.push_back(done); };
        QVERIFY(check::sameForEveryInput(network, network, limits).verdict == Sameness::Verdict::Proved);
        QCOMPARE(calls, (std::vector<double>{0, 1. / 4, 2. / 4, 3. / 4}));
    }

    void whatCannotBeAsked()
    {
        const Network rule = buildRule(*articleModel(), RuleId{0});
        QVERIFY_THROWS_EXCEPTION(Error, check::sameForEveryInput(rule, smallNetwork({1, 1, 1}, 0)));
        const ModelPtr foreign = modelIn(kForeignNetwork);
        const Sameness open = check::sameForEveryInput(rule, buildRule(*foreign, RuleId{0}), {0, {}, {}});
        QVERIFY(open.verdict == Sameness::Verdict::Open);
        QVERIFY(open.reason == check::Soundness::Reason::OutOfTime);
    }
};

CONVOKU_GUILESS_TEST(TestSameNetworks)
#include "tst_same_networks.moc"
