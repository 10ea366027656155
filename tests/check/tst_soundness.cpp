// SPDX-License-Identifier: MIT
// Rules that are sound are proved: those that ship, and those of techniques that people write. Small ones are decided
// here by trying everything, too.
#include "solver/check/soundness.h"
#include "tests/check/rule_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using check::Soundness;
using check::SoundnessProver;

class TestSoundness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesThatShipAreProved_data()
    {
        QTest::addColumn<QByteArray>("network");
        for (const NetworkText& network : shippedNetworks().networks) {
            if (!isLearned(*shippedModel(network.id)))
                QTest::newRow(network.id.c_str()) << QByteArray::fromStdString(network.id);
        }
    }
    void rulesThatShipAreProved()
    {
        QFETCH(const QByteArray, network);
        const ModelPtr model = shippedModel(network.toStdString());
        SoundnessProver prover(model);
        for (std::size_t i = 0; i < model->rules.size(); ++i) {
            double last = 0;
            const Soundness is = prover.prove(static_cast<RuleId>(i), {120, {}, [&last](double done) {
                                                                           QVERIFY(done >= last && done <= 1);
                                                                           last = done;
                                                                       }});
            qInfo("%-24s %4d questions %8.3f s", model->rules[i].id.c_str(), is.questions, is.seconds);
            QVERIFY2(is.verdict == Soundness::Verdict::Proved, model->rules[i].id.c_str());
            QCOMPARE(is.proved, model->board.candidates());
            QVERIFY(!is.counterexample && is.reason == Soundness::Reason::None);
            QCOMPARE(last, 1.0);
        }
    }

    /// A rule learned from examples is not proved, whether or not a counterexample is found.
    void whatWasLearnedIsNot()
    {
#ifdef CONVOKU_SANITIZED
        QSKIP("it takes two minutes there");
#endif
        SoundnessProver prover(shippedModel("houses"));
        const Soundness is = prover.prove(RuleId{0}, {5, {}, {}});
        QVERIFY(is.verdict != Soundness::Verdict::Proved);
    }

    void techniquesAreProved_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("house");
        for (const int k : {1, 2, 3}) {
            QTest::addRow("naked %d in a row", k) << subsetRule(Side::Naked, k, k) << QByteArray("row");
            QTest::addRow("hidden %d in a row", k) << subsetRule(Side::Hidden, k, k) << QByteArray("row");
            QTest::addRow("fish of %d rows", k) << subsetRule(Side::Fish, k, k) << QByteArray("row");
        }
        QTest::newRow("naked 3 in a box") << subsetRule(Side::Naked, 3, 3) << QByteArray("box");
        QTest::newRow("naked 2 in a column") << subsetRule(Side::Naked, 2, 2) << QByteArray("column");
        QTest::newRow("claiming") << QByteArray(kClaiming) << QByteArray("row");
    }
    void techniquesAreProved()
    {
        QFETCH(const QByteArray, rule);
        QFETCH(const QByteArray, house);
        const Soundness is = SoundnessProver(modelOfRule(rule, house)).prove(RuleId{0});
        qInfo("%4d questions %8.3f s", is.questions, is.seconds);
        QVERIFY(is.verdict == Soundness::Verdict::Proved);
    }

    /// The effect of a rule on a digit depends on the nine candidates of one cell, of another cell of the row, or of
    /// the digit's places in the row. Each rule is tried with all combinations of these nine, beside a solution.
    void smallRulesAreDecided_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("the cell itself") << 0;
        QTest::newRow("other cells of the row") << 1;
        QTest::newRow("places of the digit in the row") << 2;
    }
    void smallRulesAreDecided()
    {
        QFETCH(const int, kind);
        Random random(static_cast<unsigned>(kind) + 11);
        int sound = 0;
        constexpr int kRules = 24;
        for (int round = 0; round < kRules; ++round) {
            // Each digit is removed where a sum over the nine, each with a weight of its own, is k.
            std::array<std::array<int, 9>, 9> weights{};
            QByteArray written;
            for (auto& row : weights) {
                written += written.isEmpty() ? "[[" : "], [";
                for (std::size_t i = 0; i < 9; ++i) {
                    row[i] = randomNumber(random, -1, 2);
                    written += (i > 0 ? ", " : "") + QByteArray::number(row[i]);
                }
            }
            const int k = randomNumber(random, 7, 14);
            const QByteArray sum = "equals(convolution(%1, " + written + "]]), " + QByteArray::number(k) + ")";
            QByteArray text = "rule small(house: row):\n    \"Any.\"\n";
            if (kind == 0) {
                text += "    clear = " + QByteArray(sum).replace("%1", "candidates") + "  # sum; k\n";
            } else if (kind == 1) {
                text += "    here = " + QByteArray(sum).replace("%1", "candidates") + "  # sum; k\n";
                text += "    others = difference(spread(count(here, over=house), over=house), here)"
                        "  # so many; there; without this\n";
                text += "    clear = any(others)  # some\n";
            } else {
                text += "    turned = permute(candidates, column, row, digit)  # turned\n";
                text += "    there = " + QByteArray(sum).replace("%1", "turned") + "  # sum; k\n";
                text += "    clear = permute(there, columns, rows, planes)  # turned back\n";
            }
            text += "    cause clear\n    return candidates & ~clear  # not; stays\n";

            bool shouldBeSound = true;
            for (std::size_t of = 0; of < 9; ++of) {
                for (unsigned board = 0; board < 512; ++board) {
                    int is = 0;
                    for (std::size_t i = 0; i < 9; ++i)
                        is += (board >> i & 1U) != 0 ? weights[of][i] : 0;
                    // The digit may stand in the cell itself or at its place in the row; beside it, in another cell,
                    // another digit must.
                    const bool can = kind == 1 ? (board & ~(1U << of)) != 0 : (board >> of & 1U) != 0;
                    shouldBeSound = shouldBeSound && !(can && is == k);
                }
            }
            const Soundness is = SoundnessProver(modelOfRule(text)).prove(RuleId{0});
            QVERIFY(is.verdict != Soundness::Verdict::Open);
            QCOMPARE(is.verdict == Soundness::Verdict::Proved, shouldBeSound);
            sound += shouldBeSound ? 1 : 0;
        }
        qInfo("%d of %d are sound", sound, kRules);
        QVERIFY(sound > 0 && sound < kRules);
    }

    void outOfTimeIsOpen()
    {
        SoundnessProver prover(articleModel());
        const Soundness is = prover.prove(RuleId{0}, {0, {}, {}});
        QVERIFY(is.verdict == Soundness::Verdict::Open);
        QVERIFY(is.reason == Soundness::Reason::OutOfTime);
        QCOMPARE(is.proved, 0);
        // And the next time there is an answer.
        QVERIFY(prover.prove(RuleId{0}).verdict == Soundness::Verdict::Proved);
    }

    void somebodyCanStopIt()
    {
        int calls = 0;
        const auto keepRunning = [&calls] { return calls < 5; };
        const Soundness is
            = SoundnessProver(articleModel()).prove(RuleId{3}, {120, keepRunning, [&calls](double) { ++calls; }});
        QVERIFY(is.verdict == Soundness::Verdict::Open);
        QVERIFY(is.reason == Soundness::Reason::Cancelled);
        QCOMPARE(is.proved, 4);
    }

    /// Also while the solver is at it, in a question that takes it long.
    void theSolverStops()
    {
        QElapsedTimer clock;
        clock.start();
        check::Circuit circuit;
        check::Question question(circuit);
        // Eleven pigeons and ten holes.
        constexpr int kHoles = 10;
        std::vector<std::vector<int>> holes(kHoles);
        for (int pigeon = 0; pigeon <= kHoles; ++pigeon) {
            std::vector<int> one;
            for (auto& hole : holes) {
                one.push_back(question.unknown());
                hole.push_back(one.back());
            }
            question.demand(one);
        }
        for (const auto& hole : holes)
            question.demandAtMostOne(hole);
        const auto until = check::Patience::Clock::now() + std::chrono::milliseconds(200);
        QVERIFY(question.ask({until, {}}) == check::Question::Answer::Open);
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }

    /// Layers ask those before them, and these may be many.
    void aVeryDeepRuleIsTooLarge()
    {
        QByteArray text = "rule deep(house: row):\n    \"Deep.\"\n    a0 = candidates & candidates  # both\n";
        for (int i = 1; i <= 600; ++i)
            text += "    a" + QByteArray::number(i) + " = equals(a" + QByteArray::number(i - 1) + ", 0)  # none\n";
        const Soundness is
            = SoundnessProver(modelOfRule(text + "    cause a600\n    return candidates & a600  # stays\n"))
                  .prove(RuleId{0});
        QVERIFY(is.verdict == Soundness::Verdict::Open);
        QVERIFY(is.reason == Soundness::Reason::TooLarge);
    }

    void realNumbersAreNotAsked()
    {
        const Soundness is = SoundnessProver(modelOfRule("rule soft(house: row):\n    \"Soft.\"\n"
                                                         "    near = softmax(candidates, along=digit)  # shares\n"
                                                         "    best = pick_one(near)  # the largest\n"
                                                         "    cause best\n"
                                                         "    return candidates | (candidates & best)  # a; b\n"))
                                 .prove(RuleId{0});
        QVERIFY(is.verdict == Soundness::Verdict::Open);
        QVERIFY(is.reason == Soundness::Reason::RealNumbers);
        QCOMPARE(is.questions, 0);
    }
};

CONVOKU_GUILESS_TEST(TestSoundness)
#include "tst_soundness.moc"
