// SPDX-License-Identifier: MIT
// What a rule is worth and what it costs, counted here once more: puzzle by puzzle, layer by layer.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/check/rule_shape.h"
#include "solver/check/worth.h"
#include "solver/network/pass.h"
#include "solver/run/runner.h"
#include "tests/check/rule_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numeric>

using namespace convoku;
using namespace convoku::testing;
using check::CheckedRule;
using check::Worth;

namespace {

const char* const kPuzzles[] = {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.",
    "................................................................................."};

std::vector<StartingGrid> puzzles()
{
    std::vector<StartingGrid> result;
    for (const char* text : kPuzzles) {
        Grid grid;
        for (int i = 0; i < kCells; ++i)
            grid.setDigit(Cell::fromIndex(i), text[i] == '.' ? 0 : text[i] - '0');
        result.emplace_back(grid);
    }
    return result;
}

/// By single runs, from the states between passes.
Worth::Runs runsOf(const RuleSet& rules)
{
    Worth::Runs runs;
    const auto backend = makeBitwiseBackend();
    for (const StartingGrid& puzzle : puzzles()) {
        Runner runner(*backend, puzzle, {{.rules = rules}, 0});
        int guesses = 0;
        int level = 1;
        while (!runner.ended()) {
            runner.nextPass();
            ++runs.passes;
            guesses += runner.state().level > level ? 1 : 0;
            level = runner.state().level;
        }
        runs.guesses += static_cast<std::uint64_t>(guesses);
        ++runs.solved;
        runs.withoutGuess += guesses == 0 ? 1 : 0;
    }
    return runs;
}

} // namespace

class TestWorth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothAreCounted()
    {
        const RuleSet with = articleModel()->everyRule();
        const RuleSet without = basicRules();
        double last = 0;
        const Worth worth = check::worthOf(
            articleModel(), with, without, puzzles(), {300, {}, [&last](double done) { last = done; }});
        QCOMPARE(worth.puzzles, 3);
        QVERIFY(!worth.faulty);
        QVERIFY(worth.with == runsOf(with));
        QVERIFY(worth.without == runsOf(without));
        QVERIFY(worth.without.passes != worth.with.passes);
        QCOMPARE(last, 1.0);
    }

    void itEnds()
    {
        const Worth worth
            = check::worthOf(articleModel(), articleModel()->everyRule(), basicRules(), puzzles(), {0, {}, {}});
        QCOMPARE(worth.puzzles, 0);
        QVERIFY(worth.with == Worth::Runs{});
    }

    void aRuleThatPutsBackIsFaulty()
    {
        const ModelPtr model = modelOfRule("rule back(house: row):\n    \"Puts back.\"\n"
                                           "    all = any(scaled(candidates, by=0, plus=1))  # 1; 1\n"
                                           "    cause all\n    return candidates | all  # all\n");
        QVERIFY(check::worthOf(model, model->everyRule(), {}, puzzles()).faulty);
    }

    void shapes()
    {
        for (std::size_t i = 0; i < articleModel()->rules.size(); ++i) {
            const auto rule = static_cast<RuleId>(i);
            const check::RuleShape shape = check::shapeOf(*articleModel(), rule);
            QCOMPARE(shape.layers, buildRule(*articleModel(), rule).layers.size());
            QVERIFY(shape.additions > 0);
            QVERIFY(shape.compiled);
            QVERIFY(!shape.steps.empty() && shape.operations() >= 729 && shape.words >= 2 * 729);
        }
        // By hand, of the language's lines: for each row and digit whether one of nine places is left, and of each
        // candidate whether it is that one or there is none; and 81 cells, which are told that their digit is decided.
        using Kind = check::RuleShape::Step::Kind;
        const auto hidden = articleModel()->find("hidden_single_row");
        QVERIFY(hidden);
        const check::RuleShape single = check::shapeOf(*articleModel(), *hidden);
        QVERIFY((single.steps.front() == check::RuleShape::Step{Kind::One, 81, 9, "a"}));
        QCOMPARE(single.steps.back().words, std::uint64_t{729});
        QVERIFY(single.steps.back().kind == Kind::Function);
        // By hand: count 9·9·9, equals 5 layers of 729 / 9, spread, and … : naked_single's count alone adds 729
        // numbers.
        QVERIFY(check::shapeOf(*articleModel(), RuleId{0}).additions >= 729);
        const ModelPtr real = modelOfRule("rule soft(house: row):\n    \"Soft.\"\n"
                                          "    near = sigmoid(candidates)  # between 0 and 1\n"
                                          "    best = pick_one(near)  # the largest\n"
                                          "    cause best\n    return candidates & best  # stays\n");
        QVERIFY(!check::shapeOf(*real, RuleId{0}).compiled);
    }

    void rulesOfAFile()
    {
        const std::string text = (QByteArray(kClaiming) + "\n" + subsetRule(Side::Naked, 2, 2)
            + "\nnetwork own:\n    \"Two.\"\n    encoding digits_as_planes\n    rule claiming(row), pointing(row)\n"
              "    verdict clashes\n")
                                     .toStdString();
        const auto file = std::get<NetworkFile>(parseNetworkFile(text));
        const std::vector<CheckedRule> rules = check::checkedRules(file);
        QCOMPARE(rules.size(), std::size_t{5});
        const auto idOf = [](const CheckedRule& rule) { return rule.model->rule(rule.rule).id; };
        QCOMPARE(idOf(rules[0]), std::string("claiming_row"));
        QVERIFY(!rules[0].alone && rules[0].with.size() == 2);
        QVERIFY(rules[0].without == RuleSet{RuleId{1}});
        QCOMPARE(idOf(rules[1]), std::string("pointing_row"));
        QCOMPARE(idOf(rules[2]), std::string("subset_row"));
        QCOMPARE(idOf(rules[4]), std::string("subset_box"));
        QVERIFY(rules[4].alone);
        QCOMPARE(rules[4].with.size(), std::size_t{10});
        QCOMPARE(rules[4].without.size(), std::size_t{9});

        // One that is called like the article's verdict does not become it.
        const auto verdict = std::get<NetworkFile>(
            parseNetworkFile("rule clashes(house: row):\n    \"s\"\n    x = any(candidates)  # a\n    cause x\n"
                             "    return candidates & x  # b\n"));
        QCOMPARE(idOf(check::checkedRules(verdict).at(0)), std::string("clashes_rule_row"));

        // One by the name of an article's takes its place.
        const auto same = std::get<NetworkFile>(parseNetworkFile(shippedText("naked_pair")));
        const std::vector<CheckedRule> pairs = check::checkedRules(same);
        QCOMPARE(pairs.size(), std::size_t{3});
        QCOMPARE(pairs[0].without.size(), std::size_t{6});
    }
};

CONVOKU_GUILESS_TEST(TestWorth)
#include "tst_worth.moc"
