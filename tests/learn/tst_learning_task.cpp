// SPDX-License-Identifier: MIT
// What of a rule can be learned, and that what is to come out is what is written.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/learn/training.h"
#include "solver/network/pass.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestLearningTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Values past which the rule reads nothing of what leads to them: has reads only_place, but so does what stays.
    void valuesOfARule_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("expected"); // value:number of convolutions
        QTest::newRow("hidden single") << QStringLiteral("hidden_single_row")
                                       << QStringLiteral("one:1 there:1 only_place:1 :2");
        QTest::newRow("naked single") << QStringLiteral("naked_single_box") << QStringLiteral("lone:1 clear:2 :2");
        QTest::newRow("pointing") << QStringLiteral("pointing_row")
                                  << QStringLiteral("one:1 there:1 owns:1 others:1 clear:1 :1");
    }
    void valuesOfARule()
    {
        QFETCH(QString, rule);
        QFETCH(QString, expected);
        const RuleId id = articleModel()->find(rule.toStdString()).value();
        QStringList found;
        for (const LearnableValue& value : learnableValues(*articleModel(), id)) {
            found << QStringLiteral("%1:%2").arg(QString::fromStdString(value.value)).arg(value.convolutions.size());
            const LearningTask task = taskOf(articleModel(), id, value.value);
            QCOMPARE(task.learned.size(), value.convolutions.size());
            for (std::size_t i = 0; i < task.learned.size(); ++i) {
                QCOMPARE(task.learned[i].layer, value.convolutions[i]);
                QCOMPARE(task.layers->layers[task.learned[i].layer].kind, LayerKind::Convolution);
            }
        }
        QCOMPARE(found.join(QLatin1Char(' ')), expected);
    }

    void countIsOneAsk()
    {
        const LearningTask task = countIsOne(articleModel());
        QCOMPARE(task.value, std::string("one"));
        QCOMPARE(task.learned, (std::vector<LearnedLayer>{{0, true, true}}));
        std::vector<float> written(10, 1.F);
        written.back() = 0;
        QCOMPARE(learnedNumbersOf(*task.layers, task.learned), written);
        QCOMPARE(task.layers->named("one"), task.layers->outputs.front());
        // The answers are what a loop counts.
        Random random(5);
        std::vector<Candidates> boards;
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
        const Tensor input = tensorOf(boards);
        const Tensor out
            = runOnce(*makeBitwiseBackend(), *task.layers, std::span(&input, 1), task.layers->outputs).front();
        QVERIFY(out.shape == (Shape{9, 9, 1}));
        for (std::size_t board = 0; board < boards.size(); ++board) {
            for (int digit = 0; digit < kSide; ++digit) {
                for (int row = 0; row < kSide; ++row) {
                    int count = 0;
                    for (int column = 0; column < kSide; ++column)
                        count += boards[board].has(Candidate::of(digit, Cell{row, column})) ? 1 : 0;
                    const float is = out.of(static_cast<int>(board))[static_cast<std::size_t>(digit * kSide + row)];
                    QCOMPARE(is, count == 1 ? 1.F : 0.F);
                }
            }
        }
    }

    /// A network that says it in other words has the article's.
    void countIsOneOfOthers()
    {
        for (const char* network : {"fast", "one_kernel", "basic"}) {
            const LearningTask task = countIsOne(shippedModel(network));
            QCOMPARE(task.value, std::string("one"));
            QVERIFY(task.model == articleModel() || task.model == shippedModel(network));
        }
    }

    void aWholeRule_data()
    {
        QTest::addColumn<int>("rule");
        for (int rule = 0; rule < static_cast<int>(articleModel()->rules.size()); ++rule)
            QTest::newRow(articleModel()->rules[static_cast<std::size_t>(rule)].id.c_str()) << rule;
    }
    void aWholeRule()
    {
        QFETCH(int, rule);
        const auto id = static_cast<RuleId>(rule);
        const LearningTask task = taskOf(articleModel(), id, {});
        const Network written = buildRule(*articleModel(), id);
        Random random(9);
        std::vector<Candidates> boards;
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
        const Tensor input = tensorOf(boards);
        QVERIFY(runOnce(*makeBitwiseBackend(), *task.layers, std::span(&input, 1), task.layers->outputs).front()
            == runOnce(*makeBitwiseBackend(), written, std::span(&input, 1), written.outputs).front());
    }

    void whatCannotBeLearned_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("no such value") << QStringLiteral("nothing");
        QTest::newRow("a number") << QStringLiteral("count");
        QTest::newRow("no convolution before it") << QStringLiteral("occurs");
    }
    void whatCannotBeLearned()
    {
        QFETCH(QString, value);
        const RuleId rule = articleModel()->find("pointing_row").value();
        QVERIFY_THROWS_EXCEPTION(Error, taskOf(articleModel(), rule, value.toStdString()));
    }
};

CONVOKU_APPLESS_TEST(TestLearningTask)
#include "tst_learning_task.moc"
