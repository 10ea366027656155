// SPDX-License-Identifier: MIT
// Models with learned rules: what they do is what a loop over the learned numbers says, as layers and as text.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/learn/rule_values.h"
#include "solver/learn/training.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/network_size.h"
#include "solver/run/runner.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

LearningTask task(const char* network, const char* rule, const char* value)
{
    const ModelPtr model = shippedModel(network);
    return taskOf(model, model->find(rule).value(), value);
}

std::vector<float> written(const LearningTask& of)
{
    return learnedNumbersOf(*of.layers, of.learned);
}

std::vector<Candidates> someBoards()
{
    Random random(21);
    std::vector<Candidates> boards;
    for (int round = 0; round < 3; ++round) {
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
    }
    return boards;
}

Tensor leftBy(const Network& rule, const std::vector<Candidates>& boards)
{
    const Tensor input = tensorOf(boards);
    return runOnce(*makeScalarBackend(), rule, std::span(&input, 1), rule.outputs).front();
}

} // namespace

class TestLearnedModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With the written numbers it is the written rule.
    void asWritten_data()
    {
        QTest::addColumn<QByteArray>("network");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("text");
        const auto row = [](const char* network, const char* rule, const char* value, bool text) {
            QTest::addRow("%s, %s, '%s'", network, rule, value)
                << QByteArray(network) << QByteArray(rule) << QByteArray(value) << text;
        };
        row("article", "hidden_single_row", "one", true);
        row("article", "hidden_single_column", "only_place", true);
        row("article", "hidden_single_box", "", true);
        row("article", "naked_single_box", "lone", true);
        row("article", "naked_single_box", "", true);
        row("article", "pointing_row", "owns", true);
        row("article", "pointing_column", "", true);
        row("article", "naked_pair_row", "", false);
        row("diagonals", "hidden_single_falling", "one", false);
        row("fast", "hidden_single_row", "", false);
    }
    void asWritten()
    {
        QFETCH(QByteArray, network);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, value);
        QFETCH(bool, text);
        const LearningTask of = task(network, rule, value);
        std::vector<float> numbers = written(of);
        const ModelPtr same = modelWith(of, numbers);
        const auto boards = someBoards();
        QVERIFY(leftBy(buildRule(*same, of.rule), boards) == leftBy(buildRule(*of.model, of.rule), boards));
        // And with numbers a little off, which round to the same answers where counts are small.
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] += (i % 2 == 0 ? 0.003F : -0.003F);
        const ModelPtr off = modelWith(of, numbers);
        QVERIFY(!buildRule(*off, of.rule).isWhole());
        QCOMPARE(sizeOf(buildRule(*off, of.rule)).trained, std::uint64_t{numbers.size()});
        if (value != "" || rule.startsWith("hidden"))
            QVERIFY(leftBy(buildRule(*off, of.rule), boards) == leftBy(buildRule(*of.model, of.rule), boards));
        const bool hasText = !off->rule(of.rule).part->layers;
        if (text)
            QVERIFY(hasText);
        if (!hasText) { // values that are read by name are still there
            const std::vector<std::string>& kept = off->rule(of.rule).part->kept;
            QCOMPARE(std::ranges::count(kept, "count"), 1);
            const auto named = namedValues(*off, of.rule, buildRule(*off, of.rule));
            for (const std::string& name : kept)
                QVERIFY(std::ranges::count(named, name, &NamedValue::name) == 1);
        }
        if (hasText) {
            const ParsedFile parsed = parseNetworkFile(toText(*off));
            const auto* file = std::get_if<NetworkFile>(&parsed);
            QVERIFY(file != nullptr);
            QVERIFY(!checkNetworkFile(*file));
            const ModelPtr read = modelOf(file->networks.front(), file->parts);
            QCOMPARE(toText(*read), toText(*off));
            QVERIFY(leftBy(buildRule(*read, of.rule), boards) == leftBy(buildRule(*off, of.rule), boards));
        }
    }

    /// Numbers of no meaning: what the rule does is what a loop does with them.
    void asALoop()
    {
        const LearningTask of = countIsOne(articleModel());
        Random random(4);
        std::vector<float> numbers;
        for (int i = 0; i < 10; ++i)
            numbers.push_back(static_cast<float>(randomNumber(random, -1999, 1999)) / 1000.F);
        const ModelPtr model = modelWith(of, numbers);
        QVERIFY(!model->rule(of.rule).part->layers);
        const auto boards = someBoards();
        const Tensor left = leftBy(buildRule(*model, of.rule), boards);
        for (std::size_t board = 0; board < boards.size(); ++board) {
            const Candidates& candidates = boards[board];
            const auto isOne = [&](int digit, int row) {
                double sum = numbers[9];
                for (int column = 0; column < kSide; ++column) {
                    if (candidates.has(Candidate::of(digit, Cell{row, column})))
                        sum += numbers[static_cast<std::size_t>(column)];
                }
                return 1 - std::abs(sum - 1) >= 0.5;
            };
            for (int row = 0; row < kSide; ++row) {
                for (int column = 0; column < kSide; ++column) {
                    const Cell cell{row, column};
                    bool has = false;
                    for (int digit = 0; digit < kSide; ++digit)
                        has = has || (candidates.has(Candidate::of(digit, cell)) && isOne(digit, row));
                    for (int digit = 0; digit < kSide; ++digit) {
                        const Candidate candidate = Candidate::of(digit, cell);
                        const bool stays = candidates.has(candidate) && (!has || isOne(digit, row));
                        const float is = left.of(static_cast<int>(board))[static_cast<std::size_t>(candidate.index())];
                        QCOMPARE(is, stays ? 1.F : 0.F);
                    }
                }
            }
        }
    }

    /// Whatever the numbers, nothing comes back, and it can be run.
    void nothingComesBack_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("a value") << QByteArray("one");
        QTest::newRow("what stays") << QByteArray("");
    }
    void nothingComesBack()
    {
        QFETCH(QByteArray, value);
        const LearningTask of = task("article", "hidden_single_row", value);
        Random random(6);
        std::vector<float> numbers(written(of).size());
        for (float& number : numbers)
            number = static_cast<float>(randomNumber(random, -3000, 3000)) / 1001.F;
        const ModelPtr model = modelWith(of, numbers);
        const auto boards = someBoards();
        const Tensor input = tensorOf(boards);
        const Tensor left = leftBy(buildRule(*model, of.rule), boards);
        for (std::size_t i = 0; i < left.data.size(); ++i)
            QVERIFY(left.data[i] == 0.F || (left.data[i] == 1.F && input.data[i] == 1.F));
        const auto backend = makeBitwiseBackend();
        const auto puzzle = Grid::fromDecided({});
        RunOptions options{{.rules = model->everyRule(), .search = false, .model = model}, 3};
        const Recording run = record(*backend, StartingGrid(puzzle), options);
        QVERIFY(run.passCount() >= 1);
        QCOMPARE(run.model().rule(of.rule).family, RuleFamily::Other);
    }

    /// Each value of each rule that can be learned, with noise on its numbers: there is a pass that can be run.
    void everyOneCanBeRun_data()
    {
        QTest::addColumn<QByteArray>("network");
        for (const char* network : {"article", "diagonals", "fast", "one_kernel"})
            QTest::newRow(network) << QByteArray(network);
    }
    void everyOneCanBeRun()
    {
        QFETCH(const QByteArray, network);
        const ModelPtr model = shippedModel(network.toStdString());
        int values = 0;
        for (const RuleId rule : model->everyRule()) {
            const bool large = model->rule(rule).id.find("triple") != std::string::npos
                || model->rule(rule).id.find("swordfish") != std::string::npos;
            if (large) // all threes: the same layers, and thousands of numbers
                continue;
            for (const LearnableValue& value : learnableValues(*model, rule)) {
                const LearningTask of = taskOf(model, rule, value.value);
                std::vector<float> numbers = written(of);
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    numbers[i] += 0.01F * static_cast<float>(static_cast<int>(i % 7) - 3);
                const ModelPtr with = modelWith(of, numbers);
                const Network made = buildRule(*with, rule);
                QVERIFY2(
                    made.isLogical(made.outputs.front()), qPrintable(QString::fromStdString(model->rule(rule).id)));
                QVERIFY(buildPass({.rules = with->everyRule(), .search = false, .model = with}).afterRule.size()
                    == with->rules.size());
                ++values;
            }
        }
        QVERIFY(values >= 4);
    }

    void whatIsTooLarge()
    {
        const LearningTask of = countIsOne(articleModel());
        QVERIFY_THROWS_EXCEPTION(Error, modelWith(of, std::vector<float>(10, 1e20F)));
        QVERIFY_THROWS_EXCEPTION(Error, modelWith(of, std::vector<float>(9, 1.F)));
    }
};

CONVOKU_APPLESS_TEST(TestLearnedModel)
#include "tst_learned_model.moc"
