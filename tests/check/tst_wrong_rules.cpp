// SPDX-License-Identifier: MIT
// Rules that are wrong are refuted, with a board that shows it and has no candidate too many. Judged by other means:
// the plain loops run the rule, and a search over cells looks for solutions.
#include "solver/check/board_cases.h"
#include "solver/check/soundness.h"
#include "solver/network/pass.h"
#include "tests/check/rule_files.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;
using check::Counterexample;
using check::Soundness;
using check::SoundnessProver;

namespace {

Candidates leftBy(LoadedNetwork& rule, const Network& network, const Candidates& board)
{
    const std::vector<Tensor> inputs{tensorOf(std::span(&board, 1))};
    return candidatesOf(rule.run(inputs, network.outputs).front(), 0);
}

bool standsIn(const Grid& solution, int candidate)
{
    const Candidate of = Candidate::fromIndex(candidate);
    return solution.digit(of.cell()) == of.digit + 1;
}

/// Returns true if the rule removes a candidate of a solution of the board, or restores a candidate.
bool isWrongOn(LoadedNetwork& rule, const Network& network, const Candidates& board)
{
    const Candidates left = leftBy(rule, network, board);
    if (left.without(board).count() > 0)
        return true;
    return std::ranges::any_of(solutionsOf(board, 1000),
        [&left](const Grid& solution) { return solution.startingCandidates().without(left).count() > 0; });
}

} // namespace

class TestWrongRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongRulesAreRefuted_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("house");
        for (const int k : {2, 3}) {
            QTest::addRow("naked %d with one too few", k) << subsetRule(Side::Naked, k, k - 1) << QByteArray("row");
            QTest::addRow("hidden %d with one too few", k) << subsetRule(Side::Hidden, k, k - 1) << QByteArray("row");
            QTest::addRow("fish of %d with one too few", k) << subsetRule(Side::Fish, k, k - 1) << QByteArray("row");
            QTest::addRow("naked %d, its own cells", k) << subsetRule(Side::Naked, k, k, true) << QByteArray("box");
            QTest::addRow("naked %d, or fewer", k)
                << subsetRule(Side::Naked, k, k, false, true) << QByteArray("column");
        }
        QTest::newRow("a hidden single with two places") << QByteArray(
            shippedText("hidden_single").data(), static_cast<qsizetype>(shippedText("hidden_single").size()))
                                                                .replace("equals(count, 1)", "equals(count, 2)")
                                                         << QByteArray("row");
        QTest::newRow("pointing in two lines")
            << QByteArray(shippedText("pointing").data(), static_cast<qsizetype>(shippedText("pointing").size()))
                   .replace("equals(count, 1)", "equals(count, 2)")
            << QByteArray("row");
        QTest::newRow("puts back") << QByteArray("rule back(house: row):\n    \"Puts back.\"\n"
                                                 "    count = count(candidates, over=house)  # places\n"
                                                 "    none = equals(count, 0)  # none\n"
                                                 "    there = spread(none, over=house)  # everywhere\n"
                                                 "    cause there\n"
                                                 "    return candidates | there  # all\n")
                                   << QByteArray("row");
        QTest::newRow("clears all") << QByteArray("rule gone(house: row):\n    \"Clears.\"\n"
                                                  "    nothing = difference(candidates, candidates)  # 0\n"
                                                  "    none = clamp(nothing, from=0, to=1)  # 0\n"
                                                  "    cause none\n"
                                                  "    return candidates & none  # none\n")
                                    << QByteArray("row");
    }
    void wrongRulesAreRefuted()
    {
        QFETCH(const QByteArray, rule);
        QFETCH(const QByteArray, house);
        const ModelPtr model = modelOfRule(rule, house);
        const Soundness is = SoundnessProver(model).prove(RuleId{0});
        QVERIFY(is.verdict == Soundness::Verdict::Refuted);
        QVERIFY(is.counterexample);
        const Counterexample& found = *is.counterexample;
        qInfo("%d candidates, %.3f s", found.board.count(), is.seconds);

        const Network network = buildRule(*model, RuleId{0});
        const auto loops = LoopBackend().load(std::make_shared<const Network>(network));
        const Candidates left = leftBy(*loops, network, found.board);
        if (found.kind == Counterexample::Kind::LosesSolution) {
            QVERIFY(isSolution(found.solution));
            QCOMPARE(found.solution.startingCandidates().without(found.board).count(), 0);
            QVERIFY(standsIn(found.solution, found.candidate.index()));
            QVERIFY(!left.has(found.candidate));
        } else {
            QVERIFY(!found.board.has(found.candidate));
            QVERIFY(left.has(found.candidate));
        }
        QVERIFY(isWrongOn(*loops, network, found.board));
        // With any candidate less it shows nothing.
        for (const std::uint16_t candidate : found.board.indices()) {
            Candidates less = found.board;
            less.remove(candidate);
            if (found.kind == Counterexample::Kind::RestoresCandidate)
                QVERIFY(leftBy(*loops, network, less).without(less).count() == 0);
            else
                QVERIFY(!isWrongOn(*loops, network, less));
        }
    }

    /// If the network has its own houses, the solution of a counterexample satisfies them too.
    void solutionsKeepToOwnHouses()
    {
        const std::string text = std::string(shippedText("naked_pair"))
            + "\nnetwork one:\n    \"Diagonals.\"\n    encoding digits_as_planes\n"
              "    house falling: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n"
              "    house rising: r9c1, r8c2, r7c3, r6c4, r5c5, r4c6, r3c7, r2c8, r1c9\n"
              "    rule naked_pair(falling)\n    verdict clashes_in_own_houses\n    search fewest_candidates\n";
        const std::string wrong = QString::fromStdString(text)
                                      .replace(QStringLiteral("equals(count, 2)"), QStringLiteral("equals(count, 1)"))
                                      .toStdString();
        const auto file = std::get<NetworkFile>(parseNetworkFile(wrong));
        const Soundness is = SoundnessProver(modelOf(file.networks.at(0), file.parts)).prove(RuleId{0});
        QVERIFY(is.verdict == Soundness::Verdict::Refuted);
        const Grid& solution = is.counterexample->solution;
        QVERIFY(isSolution(solution));
        std::set<int> falling;
        std::set<int> rising;
        for (int i = 0; i < kSide; ++i) {
            falling.insert(solution.digit({i, i}));
            rising.insert(solution.digit({i, kSide - 1 - i}));
        }
        QCOMPARE(falling.size(), std::size_t{9});
        QCOMPARE(rising.size(), std::size_t{9});
    }

    /// A rule for both diagonals, written without naming them, is right just where both are houses: what is proved of
    /// one of them says nothing of the other.
    void ownHousesAreNotMixedUp_data()
    {
        QTest::addColumn<bool>("falling");
        QTest::addColumn<bool>("rising");
        QTest::newRow("none") << false << false;
        QTest::newRow("falling") << true << false;
        QTest::newRow("rising") << false << true;
        QTest::newRow("both") << true << true;
    }
    void ownHousesAreNotMixedUp()
    {
        QFETCH(const bool, falling);
        QFETCH(const bool, rising);
        // A single is cleared from the rest of each diagonal that it stands on.
        std::string text = "rule diagonal(house: row):\n    \"Both diagonals.\"\n"
                           "    lone = equals(count(candidates, over=digit), 1)  # so many; one\n"
                           "    single = candidates & lone  # that candidate\n"
                           "    flat = reshape(single, 9, 1, 81)  # in a row\n";
        const auto add = [&text](const std::string& name, int step, int first) {
            std::string window;
            std::string planes;
            for (int cell = 0; cell < kCells; ++cell) {
                const bool on = (cell - first) % step == 0 && cell >= first && cell <= kCells - 1 - first;
                window += (cell > 0 ? ", " : "") + std::string(on ? "1" : "0");
                planes += (cell > 0 ? ", [" : "[") + std::string(on ? "1]" : "0]");
            }
            text += "    in_" + name + " = any(slide(flat, [[" + window + "]]))  # singles; there is one\n";
            text += "    turned_" + name + " = permute(in_" + name + ", columns, planes, rows)  # digits in a column\n";
            text += "    spread_" + name + " = convolution(turned_" + name + ", [" + planes + "])  # by cell\n";
            text += "    of_" + name + " = reshape(permute(spread_" + name
                + ", rows, columns, planes), 9, 9, 9)  # by digit; the board\n";
        };
        add("falling", 10, 0);
        add("rising", 8, 8);
        text += "    clear = (of_falling | of_rising) & ~lone  # either; not itself; both\n"
                "    cause clear\n    return candidates & ~clear  # not; stays\n";
        text += "\nnetwork one:\n    \"Diagonals.\"\n    encoding digits_as_planes\n";
        if (falling)
            text += "    house falling: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n";
        if (rising)
            text += "    house rising: r9c1, r8c2, r7c3, r6c4, r5c5, r4c6, r3c7, r2c8, r1c9\n";
        text += "    rule diagonal(row)\n    verdict clashes\n    search fewest_candidates\n";
        const ParsedFile parsed = parseNetworkFile(text);
        QVERIFY(std::holds_alternative<NetworkFile>(parsed));
        const auto& file = std::get<NetworkFile>(parsed);
        const auto mistake = checkNetworkFile(file);
        QVERIFY2(!mistake,
            qPrintable(mistake ? QStringLiteral("%1:%2 %3")
                                     .arg(mistake->place.line)
                                     .arg(mistake->place.column)
                                     .arg(static_cast<int>(mistake->expected))
                               : QString()));
        const Soundness is = SoundnessProver(modelOf(file.networks.at(0), file.parts)).prove(RuleId{0});
        qInfo("%d candidates proved, %d questions", is.proved, is.questions);
        QVERIFY(is.verdict == (falling && rising ? Soundness::Verdict::Proved : Soundness::Verdict::Refuted));
    }

    /// A counterexample becomes small with any solution of its board that has something of what is lost.
    void solutionsWithWhatIsLost()
    {
        const auto units = check::unitsOf(classicHouses());
        Random random(8);
        int with = 0;
        constexpr int kRounds = 40;
        for (int round = 0; round < kRounds; ++round) {
            Candidates board = randomSolution(random).startingCandidates();
            Candidates lost;
            for (int i = 0; i < 150; ++i)
                board.add(randomNumber(random, 0, kCandidates - 1));
            const std::vector<std::uint16_t> there = board.indices();
            for (int i = 0; i < 2; ++i)
                lost.add(there[static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(there.size()) - 1))]);
            const auto has = [&lost](const Grid& solution) {
                const Candidates of = solution.startingCandidates();
                return of.without(lost).count() < of.count();
            };
            const bool expected = std::ranges::any_of(solutionsOf(board, 100'000), has);
            const auto found = check::solutionWith(units, board, lost, {});
            QCOMPARE(found.has_value(), expected);
            with += expected ? 1 : 0;
            if (found)
                QVERIFY(isSolution(*found) && has(*found) && found->startingCandidates().without(board).count() == 0);
            for (int digit = 0; digit < kSide; ++digit)
                board.remove(Candidate::of(digit, Cell{4, 4}));
            QVERIFY(!check::solutionWith(units, board, lost, {}));
        }
        QVERIFY2(with > 5 && with < kRounds - 5, qPrintable(QString::number(with)));
    }

    /// The same question has the same answer, board and all.
    void answersAreTheSame()
    {
        const ModelPtr model = modelOfRule(subsetRule(Side::Fish, 2, 1));
        const Soundness first = SoundnessProver(model).prove(RuleId{0});
        const Soundness second = SoundnessProver(model).prove(RuleId{0});
        QVERIFY(first.counterexample && second.counterexample);
        QVERIFY(first.counterexample->board == second.counterexample->board);
        QVERIFY(first.counterexample->solution == second.counterexample->solution);
        QVERIFY(first.counterexample->candidate == second.counterexample->candidate);
    }
};

CONVOKU_GUILESS_TEST(TestWrongRules)
#include "tst_wrong_rules.moc"
