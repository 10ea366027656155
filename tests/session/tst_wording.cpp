// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Position)

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void stepsAreToldInSentences_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("start") << Position{0, 0} << QStringLiteral("The puzzle: 1 given, 721 candidates.");
        QTest::newRow("a rule") << Position{1, 2}
                                << QStringLiteral("Pointing in row removes 5 from r1c4, r1c5, r1c6, r1c7, r1c8, r1c9.");
        QTest::newRow("a rule that finds nothing")
            << Position{1, 3} << QStringLiteral("Pointing in column finds nothing here.");
        QTest::newRow("a verdict without a word")
            << Position{1, 10} << QStringLiteral("The verdict: neither solved nor contradictory.");
        QTest::newRow("a pass") << Position{
            1, 11} << QStringLiteral("Pass 1 removes 14 candidates: Naked single in box (8), Pointing in row (6).");
        QTest::newRow("a guess")
            << Position{2, 11}
            << QStringLiteral("The rules find nothing more, so the network guesses r1c2 = 1 at depth 1 and sets "
                              "2, 3, 4, 6, 7, 8, 9 aside.");
        // What the verdict saw and what is taken back are two moments.
        QTest::newRow("a contradiction") << Position{3, 10} << QStringLiteral("Contradiction.");
        QTest::newRow("a pop") << Position{3, 11}
                               << QStringLiteral("The guess r1c2 = 1 is taken back: 8 candidates return, and 1 leaves "
                                                 "r1c2 for good.");
        QTest::newRow("a pass in which nothing happens")
            << Position{4, 11} << QStringLiteral("Pass 4 changes nothing.");
        QTest::newRow("the end") << Position{5, 11}
                                 << QStringLiteral("Pass 5 removes 1 candidate: Pointing in column (1). "
                                                   "Stopped after 5 passes, the limit, with 1 guess, 1 taken back.");
    }

    void stepsAreToldInSentences()
    {
        QFETCH(Position, position);
        QFETCH(QString, sentence);
        QCOMPARE(Wording::stepSentence(testing::smallRecording(), position), sentence);
    }

    void addressesCountFromOne()
    {
        const Recording recording = testing::smallRecording();
        QCOMPARE(Wording::address(recording, {0, 0}), QStringLiteral("0"));
        QCOMPARE(Wording::address(recording, {3, 6}), QStringLiteral("3.6"));
        QCOMPARE(Wording::address(recording, {3, 11}), QStringLiteral("3"));
        QCOMPARE(Wording::address(recording, {3, 6, 4}), QStringLiteral("3.6.4"));
    }

    void longListsSayHowManyAreLeftOut()
    {
        std::vector<std::uint16_t> many;
        for (std::uint16_t i = 0; i < 30; ++i)
            many.push_back(i);
        const QString text = Wording::candidateList(many);
        QVERIFY(text.startsWith(QStringLiteral("1 from r1c1, r1c2")));
        QVERIFY2(text.endsWith(QStringLiteral("and 18 more")), qPrintable(text));
    }

    void contradictionsNameTheirPlace()
    {
        // 5 is given in r1c1; a rule leaves 5 alone in r1c9 too, and empties r9c9 afterwards.
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        PassRecord clash;
        clash.events.push_back({EventKind::Rule, article::PointingRow, 2, 0, {}});
        PassRecord empty = clash;
        for (int digit = 1; digit <= 9; ++digit) {
            if (digit != 5)
                clash.events[0].changed.push_back(testing::candidateIndex(digit, 1, 9));
            empty.events[0].changed.push_back(testing::candidateIndex(digit, 9, 9));
        }
        clash.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        empty.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        recording.append(clash);
        recording.append(empty);
        QCOMPARE(Wording::stepSentence(recording, {1, 10}),
            QStringLiteral("Contradiction: 5 stands twice in row 1, at r1c1 and r1c9."));
        QCOMPARE(Wording::stepSentence(recording, {2, 10}),
            QStringLiteral(
                "Contradiction: no candidate is left in r9c9, and 5 stands twice in row 1, at r1c1 and r1c9."));
    }

    /// 5 is given in r1c1. r5c5 = 1 is guessed, below it r1c9 = 5, which clashes with the given, then r9c1 = 5, which
    /// empties r9c9 too, and at last nothing is left of the first guess.
    void failedGuessesAreNamed()
    {
        const auto id = testing::candidateIndex;
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        const auto append = [&](std::vector<PassRecord::Happened> events) {
            PassRecord record;
            record.events = std::move(events);
            recording.append(record);
        };
        const auto others = [&](int digit, int row, int column, int first = 1) {
            std::vector<std::uint16_t> candidates;
            for (int other = first; other <= 9; ++other) {
                if (other != digit)
                    candidates.push_back(id(other, row, column));
            }
            return candidates;
        };
        const PassRecord::Happened contradiction{EventKind::Contradiction, {}, 10, 0, {}};
        append({{EventKind::Push, {}, 11, id(1, 5, 5), others(1, 5, 5)}});
        append({{EventKind::Push, {}, 11, id(5, 1, 9), others(5, 1, 9)}});
        append({contradiction, {EventKind::Pop, {}, 11, id(5, 1, 9), others(5, 1, 9)}});
        append({{EventKind::Push, {}, 11, id(5, 9, 1), others(5, 9, 1)}});
        append({{EventKind::Rule, article::PointingRow, 2, 0, others(0, 9, 9)}, contradiction,
            {EventKind::Pop, {}, 11, id(5, 9, 1), [&] {
                 std::vector<std::uint16_t> back = others(5, 9, 1);
                 const auto more = others(0, 9, 9);
                 back.insert(back.end(), more.begin(), more.end());
                 std::sort(back.begin(), back.end());
                 return back;
             }()}});
        // What failed below it returns as well: 5 in r1c9 and in r9c1.
        std::vector<std::uint16_t> all = others(1, 5, 5);
        all.insert(all.end(), {id(5, 1, 9), id(5, 9, 1)});
        std::sort(all.begin(), all.end());
        append({contradiction, {EventKind::Pop, {}, 11, id(1, 5, 5), all}});

        const auto said = [&](int pass, int step) { return Wording::stepSentence(recording, {pass, step}); };
        QCOMPARE(
            said(3, 10), QStringLiteral("5 stands twice in row 1, at r1c1 and r1c9, so the guess r1c9 = 5 was wrong."));
        QCOMPARE(said(3, 11),
            QStringLiteral("The guess r1c9 = 5 is taken back: 8 candidates return, and 5 leaves r1c9 as long as the "
                           "guess r5c5 = 1 stands."));
        QCOMPARE(said(5, 10),
            QStringLiteral("No candidate is left in r9c9, and 5 stands twice in column 1, at r1c1 and r9c1, so the "
                           "guess r9c1 = 5 was wrong."));
        QCOMPARE(said(6, 11),
            QStringLiteral("The guess r5c5 = 1 is taken back: 10 candidates return, and 1 leaves r5c5 for good."));
        // What the rules of such a pass did has a sentence of its own.
        QCOMPARE(Wording::passRules(recording, 5), QStringLiteral("Pass 5 removes 9 candidates: Pointing in row (9)."));
        QCOMPARE(Wording::passRules(recording, 6), QString());
    }

    void badLinesAreExplained_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("too short") << QByteArray(80, '.')
                                   << QStringLiteral("Line 1, column 81: the line ends after 80 of 81");
        QTest::newRow("too long") << QByteArray(82, '.')
                                  << QStringLiteral("Line 1, column 82: the line goes on for 82");
        QTest::newRow("a letter") << QByteArray("\n.....q") + QByteArray(75, '.')
                                  << QStringLiteral("Line 2, column 6: “q”");
        QTest::newRow("a letter beyond ASCII") << QByteArray("é") + QByteArray(80, '.') << QStringLiteral("“é”");
        QTest::newRow("binary") << QByteArray("..\0", 3) + QByteArray(78, '.') << QStringLiteral("not a text file");
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("There is no puzzle in it");
    }

    void badLinesAreExplained()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, part);
        const PuzzleTextResult result = readPuzzles({text.constData(), static_cast<std::size_t>(text.size())});
        QCOMPARE(result.errors.size(), std::size_t(1));
        const QString message = Wording::puzzleError(result.errors.front());
        QVERIFY2(message.contains(part), qPrintable(message));
    }

    void everyMistakeInATextHasASentence()
    {
        using Code = PuzzleTextError::Code;
        QSet<QString> sentences;
        for (int code = 0; code <= static_cast<int>(Code::Variant); ++code) {
            const QString sentence = Wording::puzzleError({static_cast<Code>(code), 7, 12, 8, U'5', "antiknight"});
            QVERIFY(!sentence.contains(QLatin1Char('%')));
            QVERIFY(code == 0 || sentence.startsWith(QStringLiteral("Line 7, column 12: ")));
            QVERIFY(sentence.endsWith(QLatin1Char('.')));
            sentences << sentence;
        }
        QCOMPARE(sentences.size(), static_cast<int>(Code::Variant) + 1);
        QCOMPARE(Wording::puzzleError({Code::Disagreement, 3, 4, 0, U'5', {}}),
            QStringLiteral("Line 3, column 4: “5” contradicts the given in this cell."));
    }

    void everyRuleHasANameAndHelp()
    {
        QSet<QString> names;
        for (const ArticleRule& rule : allRules()) {
            names << Wording::rule(ruleOf(rule.rule));
            QVERIFY(Wording::ruleHelp(ruleOf(rule.rule)).contains(Wording::houseKind(rule.house)));
        }
        QCOMPARE(names.size(), 9);
    }
};

CONVOKU_GUILESS_TEST(TestWording)
#include "tst_wording.moc"
