// SPDX-License-Identifier: MIT
// What is found out about rules: right ones hold, wrong ones fail with a board on which a loop finds the same.
#include "app/document/network_checks.h"
#include "app/document/network_draft.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace convoku;
using namespace convoku::testing;

namespace {

PartText partOf(const QString& text)
{
    const NetworkDraft draft = readDraft(text, articleModel(), {});
    if (draft.parts.empty())
        qFatal("%s", qPrintable(draft.mistakes.empty() ? QString() : draft.mistakes.front().sentence));
    return draft.parts.front().part;
}

QString shipped(const char* id)
{
    const std::string_view text = shippedText(id);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// At most two places in place of one: it removes what is right.
QString tooEager()
{
    return shipped("hidden_single").replace(QLatin1String("equals(count, 1)"), QLatin1String("equals(count, 2)"));
}

QString bringsBack()
{
    return QStringLiteral("rule back(house: row):\n    \"x\"\n    here = count(candidates, over=house) # a\n"
                          "    some = any(here) # b\n    there = spread(some, over=house) # c\n    cause there\n"
                          "    return there | candidates # d\n");
}

QString real()
{
    return QStringLiteral("rule real(house: row):\n    \"x\"\n    a = average(candidates, over=house) # a\n"
                          "    b = spread(a, over=house) # b\n    c = pick_one(b) # c\n    cause c\n"
                          "    return candidates & candidates # d\n");
}

bool always(double /*part*/)
{
    return true;
}

CheckOutcome outcomeOf(const NetworkCheckPtr& check, const QString& text, const WorthPuzzles& puzzles = {})
{
    const NetworkDraft draft = readDraft(text, articleModel(), {});
    CheckSubject subject{draft.parts.front().part, draft.network, {}, puzzles};
    for (const RuleId rule : draft.network ? draft.network->everyRule() : RuleSet()) {
        if (draft.network->rule(rule).part->id == subject.part.id)
            subject.rules.push_back(rule);
    }
    return check->run(subject, always);
}

} // namespace

class TestNetworkChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void theSoundCheckIsWhereItIsLookedFor()
    {
        QCOMPARE(networkChecks().at(kSoundCheck)->title(), soundCheck()->title());
    }

    void shippedRulesHold_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const PartText& part : shippedNetworks().parts) {
            if (part.kind == PartText::Kind::Rule)
                QTest::newRow(part.id.c_str()) << QByteArray::fromStdString(part.id);
        }
    }
    void shippedRulesHold()
    {
        QFETCH(QByteArray, id);
        for (const NetworkCheckPtr& check : {onlyRemovesCheck(), soundCheck(), backendsAgreeCheck()}) {
            const CheckOutcome outcome = outcomeOf(check, shipped(id.constData()));
            QVERIFY2(outcome.state == CheckState::Holds, qPrintable(check->title() + outcome.detail));
            QVERIFY(!outcome.detail.isEmpty() && !outcome.counterexample);
        }
    }

    /// Without a proof, the check stays open. Its text reports the samples and never claims a proof.
    void aSampleIsCalledSo()
    {
        const CheckOutcome outcome = outcomeOf(soundCheck(), real());
        QCOMPARE(outcome.state, CheckState::Open);
        QVERIFY2(
            outcome.detail.contains(testing::sentence("session.checks.only_samples_part")), qPrintable(outcome.detail));
        const QString number = QStringLiteral("([0-9]+)");
        const auto match = testing::sentencePattern("session.checks.runs", {number, QStringLiteral(".*"), number})
                               .match(outcome.detail);
        QVERIFY2(match.hasMatch() && match.captured(2).toInt() > 0, qPrintable(outcome.detail));
    }

    void itIsProved()
    {
        const CheckOutcome proved = outcomeOf(soundCheck(), shipped("hidden_single"));
        QCOMPARE(proved.state, CheckState::Holds);
        QVERIFY2(proved.detail.contains(testing::sentence("session.checks.proved_part")), qPrintable(proved.detail));
        bool wanted = true;
        const NetworkDraft draft = readDraft(shipped("naked_pair"), articleModel(), {});
        soundCheck()->run(
            {draft.parts.front().part, draft.network, {}}, [&wanted](double) { return std::exchange(wanted, false); });
        QVERIFY(!wanted); // it asked, and ended when nobody wanted to know
    }

    void aRuleThatLosesSolutionsFails()
    {
        const CheckOutcome outcome = outcomeOf(soundCheck(), tooEager());
        QCOMPARE(outcome.state, CheckState::Fails);
        QVERIFY(outcome.counterexample.has_value());
        const Counterexample& counterexample = *outcome.counterexample;
        QCOMPARE(counterexample.wrong.size(), std::size_t{1});
        QVERIFY(counterexample.before.count() >= kCells);
        QVERIFY(counterexample.sentence.contains(Wording::rule(counterexample.rule)));
        // Checks the text's rule with loops: candidates with exactly two places in their house clear the others of
        // their cell.
        const auto inHouse = [&](Cell a, Cell b) { return inOneHouse(counterexample.rule.house, a, b); };
        const auto isKept = [&](Candidate candidate) {
            int places = 0;
            for (int i = 0; i < kCells; ++i) {
                const Cell cell = Cell::fromIndex(i);
                places += inHouse(cell, candidate.cell())
                        && counterexample.before.has(Candidate::of(candidate.digit, cell))
                    ? 1
                    : 0;
            }
            return places == 2 && counterexample.before.has(candidate);
        };
        for (const std::uint16_t wrong : counterexample.wrong) {
            const Candidate candidate = Candidate::fromIndex(wrong);
            QVERIFY(counterexample.before.has(candidate) && !counterexample.after.has(candidate) && !isKept(candidate));
            bool cleared = false;
            for (int digit = 0; digit < kSide; ++digit)
                cleared = cleared || isKept(Candidate::of(digit, candidate.cell()));
            QVERIFY(cleared);
        }
        QCOMPARE(outcomeOf(onlyRemovesCheck(), tooEager()).state, CheckState::Holds);
        QCOMPARE(outcomeOf(worthCheck(), tooEager()).state, CheckState::Fails);
    }

    void aRuleThatBringsBackFails()
    {
        const CheckOutcome outcome = outcomeOf(onlyRemovesCheck(), bringsBack());
        QCOMPARE(outcome.state, CheckState::Fails);
        QVERIFY(outcome.counterexample.has_value());
        for (const std::uint16_t wrong : outcome.counterexample->wrong) {
            QVERIFY(!outcome.counterexample->before.has(static_cast<int>(wrong)));
            QVERIFY(outcome.counterexample->after.has(static_cast<int>(wrong)));
        }
    }

    void realNumbersAreLeftOpen() { QCOMPARE(outcomeOf(backendsAgreeCheck(), real()).state, CheckState::Open); }

    void aRuleThatDoesNothingIsWorthNothing()
    {
        const CheckOutcome outcome = outcomeOf(worthCheck(), real());
        QCOMPARE(outcome.state, CheckState::Open);
        const CheckOutcome saves = outcomeOf(worthCheck(), shipped("hidden_single"));
        QVERIFY2(saves.state == CheckState::Holds, qPrintable(saves.detail));
    }

    /// A rule that a list never needs is worth nothing there, whatever it is worth elsewhere.
    void worthIsMeasuredOnAList()
    {
        const auto on = [](const QByteArray& line) {
            const std::vector<StartingGrid> puzzles(3, StartingGrid(gridOf(line.constData())));
            return outcomeOf(
                worthCheck(), shipped("hidden_single"), std::make_shared<const std::vector<StartingGrid>>(puzzles));
        };
        // One cell is empty: a naked single is all that it takes.
        QByteArray nearly(kArticleHardSolution);
        nearly[40] = '.';
        const CheckOutcome none = on(nearly);
        QCOMPARE(none.state, CheckState::Open);
        QVERIFY2(
            none.detail.contains(testing::sentence("session.checks.puzzles_part", {QStringLiteral("3"), QString()})),
            qPrintable(none.detail));
        const CheckOutcome hard = on(kArticleHard);
        QCOMPARE(hard.state, CheckState::Holds);
        QVERIFY2(
            hard.detail.contains(testing::sentence("session.checks.puzzles_part", {QStringLiteral("3"), QString()})),
            qPrintable(hard.detail));
    }

    void checksRunOneAfterTheOther()
    {
        CheckRun run({onlyRemovesCheck(), backendsAgreeCheck()});
        QCOMPARE(run.count(CheckState::Waiting), 2);
        run.start(CheckSubject{partOf(shipped("pointing")), nullptr, {}});
        QTRY_VERIFY_WITH_TIMEOUT(run.isDone(), kLong);
        QCOMPARE(run.count(CheckState::Holds), 2);
        // Another subject: what was found of the one before is forgotten, and does not come late.
        run.start(CheckSubject{partOf(shipped("naked_pair")), nullptr, {}});
        run.start(CheckSubject{partOf(bringsBack()), nullptr, {}});
        QCOMPARE(run.count(CheckState::Waiting), 2);
        QTRY_VERIFY_WITH_TIMEOUT(run.isDone(), kLong);
        QCOMPARE(run.entries().front().state, CheckState::Fails);
        run.start(std::nullopt);
        QTest::qWait(50);
        QCOMPARE(run.count(CheckState::Waiting), 2);
    }
};

CONVOKU_GUILESS_TEST(TestNetworkChecks)
#include "tst_network_checks.moc"
