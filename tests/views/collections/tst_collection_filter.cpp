// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_filter.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;
using Code = FilterError::Code;

Q_DECLARE_METATYPE(convoku::FilterError::Code)

namespace {

CollectionOutcomes::Run run(std::uint32_t puzzle, PuzzleVerdict verdict, std::uint32_t passes, std::uint32_t pushes,
    std::uint8_t depth, const std::vector<std::uint16_t>& fired = {})
{
    return {puzzle, PuzzleOutcome{passes, pushes, pushes / 2, depth, verdict}, fired};
}

} // namespace

class TestCollectionFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        ChunkMaker chunks;
        const auto add = [&](std::string_view text, const char* comment) {
            Puzzle puzzle;
            puzzle.givens = gridOf(text);
            puzzle.comment = comment;
            chunks.add(puzzle);
        };
        add(kArticleEasy, "the easy one");
        add(kArticleHard, "Hard, by hand");
        add(kLosesCandidate17, "");
        add(kNoSolution, "pairs 12 \xD0\x96"); // a Cyrillic letter
        add(std::string(81, '.'), "");
        add(kLosesCandidateHard, "");
        m_collection.append(chunks.takeAll());
        CollectionOutcomes outcomes;
        outcomes.runs = {run(0, PuzzleVerdict::Unique, 8, 0, 0, {1, 2, 3, 4, 5, 6, 0, 0, 0}),
            run(1, PuzzleVerdict::Unique, 25, 4, 3, {0, 0, 0, 0, 0, 0, 1, 0, 2}),
            run(2, PuzzleVerdict::Several, 120, 30, 9, {9, 9, 9, 9, 9, 9, 0, 7, 0}),
            run(3, PuzzleVerdict::None, 12, 2, 1), run(4, PuzzleVerdict::Solved, 70, 50, 40)};
        m_collection.take(outcomes);
    }

    void shows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown"); // numbers of puzzles from 1
        const auto row = [](const char* text, const char* shown) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(shown);
        };
        row("", "123456");
        row(" , ;and , ", "123456");
        row("passes < 12", "1");
        row("passes<=12", "14");
        row("passes > 25", "35");
        row("passes >= 25", "235");
        row("passes = 12", "4");
        row("passes == 12", "4");
        row("passes != 12", "1235");
        row("passes = 12..70", "245");
        row("passes 12-70", "245");
        row("passes != 12..70", "13");
        row("not passes = 12..70", "13");
        row("no guess", "1");
        row("guesses", "2345");
        row("pushes = 0", "1");
        row("depth >= 3", "235");
        row("taken_back > 10", "35");
        row("givens <= 24", "23456");
        row("givens = 0", "5");
        row("number > 4", "56");
        row("unique", "12");
        row("UNIQUE", "12");
        row("not unique", "34"); // of 5 it is not known
        row("several", "3");
        row("none", "4");
        row("solved", "1235");
        row("not solved", "4");
        row("undecided", "5");
        row("unknown", "6");
        row("not unknown", "12345");
        row("naked_pair_row", "2");
        row("naked_pair_row fires", "2");
        row("Naked-Pair-Row > 0", "2");
        row("naked_pair", "23");
        row("naked_pair > 3", "3");
        row("no naked_pair", "145");
        row("naked_pair_box = 2, depth = 3", "2");
        row("naked_pair_column; unique", "");
        row("hidden_single_row and passes < 100", "1");
        row("unique passes<12 no guess", "1");
        row("easy", "1");
        row("EASY one", "1");
        row("\"by hand\"", "2");
        row("\"Hard, by\"", "2");
        row("by hand, depth = 3", "2");
        row("\"12\"", "4");
        row("\xD0\xB6", "4"); // small, the comment has the capital
        row("not easy", "23456");
        row("8.5.....2", "2");
        row("805000002", "2");
        row(".54.87", "1");
        row("one of nothing", "");
    }

    void shows()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, shown);
        const CollectionFilter filter(text);
        QVERIFY2(!filter.error(), qPrintable(filter.error() ? CollectionWording::filterError(*filter.error()) : text));
        QString numbers;
        for (std::size_t i = 0; i < m_collection.size(); ++i) {
            if (filter.matches(m_collection, i))
                numbers += QString::number(i + 1);
            const bool parts
                = filter.matchesButPasses(m_collection, i) && filter.matchesPasses(m_collection.outcome(i));
            QCOMPARE(parts, filter.matches(m_collection, i));
        }
        QCOMPARE(numbers, shown);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Code>("code");
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("length");
        const auto row = [](const char* text, Code code, int place, int length) {
            QTest::newRow(text) << QString::fromLatin1(text) << code << place << length;
        };
        row("pases < 12", Code::UnknownName, 0, 5);
        row("unique, pases < 12", Code::UnknownName, 8, 5);
        row("two words < 12", Code::UnknownName, 4, 5);
        row("< 12", Code::NameExpected, 0, 1);
        row("passes <", Code::NumberExpected, 8, 0);
        row("passes < many", Code::NumberExpected, 9, 4);
        row("passes <, unique", Code::NumberExpected, 8, 0);
        row("passes < 1.5", Code::NumberExpected, 9, 3);
        row("passes < -3", Code::NumberExpected, 9, 2);
        row("passes = 12..", Code::NumberExpected, 9, 4);
        row("passes < 1234567890123456", Code::NumberExpected, 9, 16);
        row("passes = \"12\"", Code::NumberExpected, 9, 4);
        row("passes = 20..12", Code::EmptyRange, 9, 6);
        row("passes < 12..20", Code::OrderExpected, 9, 6);
        row("passes => 12", Code::UnknownSign, 7, 2);
        row("passes ! 12", Code::UnknownSign, 7, 1);
        row("unique, not", Code::NothingNegated, 8, 3);
        row("no, unique", Code::NothingNegated, 0, 2);
        row("unique, \"by hand", Code::OpenQuote, 8, 8);
    }

    void saysWhatIsWrong()
    {
        QFETCH(const QString, text);
        QFETCH(const Code, code);
        QFETCH(const int, place);
        QFETCH(const int, length);
        const CollectionFilter filter(text);
        QVERIFY(filter.error());
        QCOMPARE(filter.error()->code, code);
        QCOMPARE(filter.error()->place, place);
        QCOMPARE(filter.error()->length, length);
        for (std::size_t puzzle = 0; puzzle < m_collection.size(); ++puzzle)
            QVERIFY(filter.matches(m_collection, puzzle));
        QVERIFY(CollectionWording::filterError(*filter.error()).contains(QString::number(place + 1)));
    }

    /// Whatever is typed: an error with a place inside the text, or a filter.
    void anyTextIsSafe()
    {
        Random random(6);
        const QStringList pieces{QStringLiteral("passes"), QStringLiteral("<"), QStringLiteral("="),
            QStringLiteral("\""), QStringLiteral(","), QStringLiteral(" "), QStringLiteral("12"), QStringLiteral(".."),
            QStringLiteral("not"), QStringLiteral("unique"), QStringLiteral("naked_pair"), QStringLiteral("-"),
            QStringLiteral("!"), QStringLiteral("x"), QStringLiteral("99999999999999999999")};
        for (int i = 0; i < 20000; ++i) {
            QString text;
            for (int n = randomNumber(random, 0, 9); n > 0; --n)
                text += pieces[randomNumber(random, 0, static_cast<int>(pieces.size()) - 1)];
            const CollectionFilter filter(text);
            if (filter.error()) {
                QVERIFY2(filter.error()->place >= 0 && filter.error()->place + filter.error()->length <= text.size(),
                    qPrintable(text));
                continue;
            }
            // With other passes it says the same about everything else, and is read again.
            const CollectionFilter other(filter.textWithPasses({{10, 30}}));
            QVERIFY2(!other.error(), qPrintable(text));
            QVERIFY(other.passes() == std::pair(10, 30));
            for (std::size_t puzzle = 0; puzzle < m_collection.size(); ++puzzle)
                QVERIFY2(other.matchesButPasses(m_collection, puzzle) == filter.matchesButPasses(m_collection, puzzle),
                    qPrintable(text + QStringLiteral(" -> ") + filter.textWithPasses({{10, 30}})));
        }
    }

    void passesAsOneRange_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("range");
        QTest::newRow("none") << QStringLiteral("unique") << QString();
        QTest::newRow("one") << QStringLiteral("unique, passes = 7") << QStringLiteral("7 7");
        QTest::newRow("two ends") << QStringLiteral("passes > 7, passes < 12") << QStringLiteral("8 11");
        QTest::newRow("negated end") << QStringLiteral("not passes < 12, passes < 30") << QStringLiteral("12 29");
        QTest::newRow("hole") << QStringLiteral("passes != 12") << QString();
        QTest::newRow("negated first") << QStringLiteral("not passes > 12, passes > 5, passes < 30")
                                       << QStringLiteral("6 12");
        QTest::newRow("hole at an end") << QStringLiteral("passes != 12, passes > 5, passes < 13")
                                        << QStringLiteral("6 11");
        QTest::newRow("holes at both ends")
            << QStringLiteral("passes != 4, passes != 9, passes != 3, passes != 8, passes = 3..9")
            << QStringLiteral("5 7");
        QTest::newRow("hole outside") << QStringLiteral("passes != 20, passes > 5, passes < 13")
                                      << QStringLiteral("6 12");
        QTest::newRow("all in holes") << QStringLiteral("passes != 6, passes != 5, passes = 5..6") << QString();
        QTest::newRow("nothing left") << QStringLiteral("passes > 7, passes < 3") << QString();
    }

    void passesAsOneRange()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, range);
        const auto rangeOf = [](const CollectionFilter& filter) {
            const auto passes = filter.passes();
            return passes ? QStringLiteral("%1 %2").arg(passes->first).arg(passes->second) : QString();
        };
        const CollectionFilter filter(text);
        QVERIFY(!filter.error());
        QCOMPARE(rangeOf(filter), range);
        // The order of the terms makes no difference.
        QStringList terms = text.split(QStringLiteral(", "));
        std::sort(terms.begin(), terms.end());
        do {
            const QString other = terms.join(QStringLiteral(", "));
            QVERIFY2(rangeOf(CollectionFilter(other)) == range, qPrintable(other));
        } while (std::next_permutation(terms.begin(), terms.end()));
        // A range means just the rows that are shown.
        if (const auto passes = filter.passes()) {
            for (std::uint32_t count = 0; count < 40; ++count)
                QCOMPARE(filter.matchesPasses(run(0, PuzzleVerdict::Unique, count, 0, 0).outcome),
                    static_cast<int>(count) >= passes->first && static_cast<int>(count) <= passes->second);
        }
    }

    void everyWordIsUnderstood()
    {
        QVERIFY(CollectionFilter::words(*articleModel()).size() > 20);
        for (const QString& word : CollectionFilter::words(*articleModel())) {
            const CollectionFilter filter(word);
            QVERIFY2(!filter.error(), qPrintable(word));
            // No word is text: what a run tells holds of an unknown one neither as it stands nor negated, text does.
            if (word == QLatin1String("givens") || word == QLatin1String("number") || word == QLatin1String("unknown"))
                continue;
            const QString negation = QStringLiteral("no ");
            const CollectionFilter opposite(
                word.startsWith(negation) ? word.mid(negation.size()) : QStringLiteral("not ") + word);
            QVERIFY2(!filter.matches(m_collection, 5) && !opposite.matches(m_collection, 5), qPrintable(word));
        }
    }

private:
    Collection m_collection;
};

CONVOKU_GUILESS_TEST(TestCollectionFilter)
#include "tst_collection_filter.moc"
