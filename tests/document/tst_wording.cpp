// SPDX-License-Identifier: MIT
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
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
        for (const testing::Sentence& row : testing::sentencesOf(QStringLiteral("wording"), QStringLiteral("steps"))) {
            const QStringList numbers = row.arguments.split(QLatin1Char('.'));
            QTest::newRow(qPrintable(row.id)) << Position{numbers.at(0).toInt(), numbers.at(1).toInt()} << row.text;
        }
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
        const QString text = Wording::candidateList(many, {});
        QVERIFY(text.startsWith(testing::sentence(
            "wording.long_list.start", {QStringLiteral("1"), QStringLiteral("r1c1"), QStringLiteral("r1c2")})));
        QVERIFY2(text.endsWith(testing::sentence("wording.long_list.end", {QStringLiteral("18")})), qPrintable(text));
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
        QCOMPARE(Wording::stepSentence(recording, {1, 10}), testing::sentence("wording.contradictions.clash"));
        QCOMPARE(Wording::stepSentence(recording, {2, 10}),
            testing::sentence("wording.contradictions.empty_cell_and_clash"));
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
        // Guesses that failed below it return as well: 5 in r1c9 and in r9c1.
        std::vector<std::uint16_t> all = others(1, 5, 5);
        all.insert(all.end(), {id(5, 1, 9), id(5, 9, 1)});
        std::sort(all.begin(), all.end());
        append({contradiction, {EventKind::Pop, {}, 11, id(1, 5, 5), all}});

        const auto said = [&](int pass, int step) { return Wording::stepSentence(recording, {pass, step}); };
        QCOMPARE(said(3, 10), testing::sentence("wording.failed_guesses.clash"));
        QCOMPARE(said(3, 11), testing::sentence("wording.failed_guesses.taken_back_below_another"));
        QCOMPARE(said(5, 10), testing::sentence("wording.failed_guesses.empty_cell_and_clash"));
        QCOMPARE(said(6, 11), testing::sentence("wording.failed_guesses.first_taken_back"));
        // A picture's heading says what is wrong in a few words.
        const auto heading = [&](int pass) { return Wording::caption(recording, {pass, 10}); };
        QCOMPARE(heading(3), testing::sentence("wording.failed_guesses.heading_of_a_clash"));
        QCOMPARE(Wording::contradiction({{Cell{6, 4}}, {}, {}}), testing::sentence("wording.failed_guesses.no_digit"));
    }

    void badLinesAreExplained_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("part");
        QTest::newRow("too short") << QByteArray(80, '.') << testing::sentence("wording.bad_lines.too_short_part");
        QTest::newRow("too long") << QByteArray(82, '.') << testing::sentence("wording.bad_lines.too_long_part");
        QTest::newRow("a letter") << QByteArray("\n.....q") + QByteArray(75, '.')
                                  << testing::sentence("wording.bad_lines.a_letter_part");
        QTest::newRow("a letter beyond ASCII") << QByteArray("é") + QByteArray(80, '.') << QStringLiteral("“é”");
        QTest::newRow("binary") << QByteArray("..\0", 3) + QByteArray(78, '.')
                                << testing::sentence("wording.bad_lines.binary_part");
        QTest::newRow("nothing") << QByteArray() << testing::sentence("wording.bad_lines.nothing_part");
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
            QVERIFY(code == 0
                || sentence.startsWith(testing::sentence(
                    "wording.mistakes.start", {QStringLiteral("7"), QStringLiteral("12"), QString()})));
            QVERIFY(sentence.endsWith(QLatin1Char('.')));
            sentences << sentence;
        }
        QCOMPARE(sentences.size(), static_cast<int>(Code::Variant) + 1);
        QCOMPARE(Wording::puzzleError({Code::Disagreement, 3, 4, 0, U'5', {}}),
            testing::sentence(
                "wording.mistakes.disagreement", {QStringLiteral("3"), QStringLiteral("4"), QStringLiteral("5")}));
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
