// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_model.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestCollectionModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        Random random(8);
        ChunkMaker chunks;
        for (int i = 0; i < kCount; ++i) {
            Puzzle puzzle;
            for (int n = randomNumber(random, 0, 6); n > 0; --n)
                puzzle.givens.setDigit(Cell::fromIndex(randomNumber(random, 0, 80)), randomNumber(random, 1, 9));
            if (i % 3 == 0)
                puzzle.comment = std::string(static_cast<std::size_t>(randomNumber(random, 0, 12)), 'x')
                    + std::to_string(randomNumber(random, 0, 30));
            m_puzzles.push_back(puzzle);
            chunks.add(puzzle);
        }
        m_chunks = chunks.takeAll();
        for (int i = 0; i < kCount; ++i) {
            if (i % 5 == 0)
                continue; // nobody asked
            PuzzleOutcome outcome;
            outcome.verdict = static_cast<PuzzleVerdict>(randomNumber(random, 1, 7));
            outcome.passes = static_cast<std::uint32_t>(randomNumber(random, 1, 40));
            outcome.pushes = static_cast<std::uint32_t>(randomNumber(random, 0, 3));
            outcome.depth = static_cast<std::uint8_t>(randomNumber(random, 0, 3));
            std::vector<std::uint16_t> fired(kRuleCount);
            for (std::uint16_t& passes : fired)
                passes = static_cast<std::uint16_t>(randomNumber(random, 0, 4));
            m_outcomes.runs.push_back({static_cast<std::uint32_t>(i), outcome, fired});
        }
    }

    /// A line of a file is told, and none where there is no file.
    void linesAreNumbersOfAFile()
    {
        Collection collection;
        CollectionModel model(&collection);
        ChunkMaker chunks;
        Puzzle puzzle;
        chunks.add(puzzle); // was made here
        puzzle.line = 17;
        chunks.add(puzzle);
        collection.append(chunks.takeAll());
        const auto tip
            = [&model](int row) { return model.index(row, model.puzzleColumn()).data(Qt::ToolTipRole).toString(); };
        QVERIFY2(tip(0).isEmpty(), qPrintable(tip(0)));
        QCOMPARE(tip(1), testing::sentence("models.collection.line", {QStringLiteral("17")}));
    }

    /// Beside std::stable_sort on what the columns show.
    void sortsByEachColumn_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<Qt::SortOrder>("order");
        for (int column = 0; column < CollectionModel::FirstRuleColumn + kRuleCount + 2; ++column) {
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder})
                QTest::addRow("%d %s", column, order == Qt::AscendingOrder ? "up" : "down") << column << order;
        }
    }

    void sortsByEachColumn()
    {
        QFETCH(const int, column);
        QFETCH(const Qt::SortOrder, order);
        Collection collection;
        CollectionModel model(&collection);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        collection.append(m_chunks);
        collection.take(m_outcomes);
        model.sort(column, order);

        std::vector<std::uint32_t> expected(kCount);
        std::iota(expected.begin(), expected.end(), 0U);
        const auto text = [&](std::uint32_t i) {
            return column == model.puzzleColumn() ? m_puzzles[i].givens.toText() : m_puzzles[i].comment;
        };
        const auto number = [&](std::uint32_t i) -> int {
            const PuzzleOutcome& outcome = collection.outcome(i);
            switch (column) {
            case CollectionModel::NumberColumn:
                return static_cast<int>(i);
            case CollectionModel::GivensColumn:
                return m_puzzles[i].givens.givenCount();
            case CollectionModel::VerdictColumn:
                return static_cast<int>(outcome.verdict);
            case CollectionModel::PassesColumn:
                return static_cast<int>(outcome.passes);
            case CollectionModel::GuessesColumn:
                return static_cast<int>(outcome.pushes);
            case CollectionModel::DepthColumn:
                return outcome.depth;
            default:
                return firedOf(i, column - CollectionModel::FirstRuleColumn);
            }
        };
        const bool down = order == Qt::DescendingOrder;
        std::stable_sort(expected.begin(), expected.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (column == model.puzzleColumn() || column == model.commentColumn())
                return down ? text(b) < text(a) : text(a) < text(b);
            if (model.isOutcome(column)) {
                const bool knowsA = collection.outcome(a).isKnown();
                const bool knowsB = collection.outcome(b).isKnown();
                if (knowsA != knowsB)
                    return knowsA;
                if (!knowsA)
                    return false;
            }
            return down ? number(b) < number(a) : number(a) < number(b);
        });
        QVERIFY(model.shown() == expected);
        // And what it shows is of those puzzles.
        for (int row = 0; row < kCount; row += 97) {
            const std::uint32_t i = expected[static_cast<std::size_t>(row)];
            QCOMPARE(model.index(row, CollectionModel::NumberColumn).data().toUInt(), i + 1);
            QCOMPARE(
                model.index(row, model.puzzleColumn()).data().toString().toStdString(), m_puzzles[i].givens.toText());
            QCOMPARE(model.index(row, CollectionModel::PassesColumn).data().isValid(), i % 5 != 0);
        }
    }

    void filtersAndCounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("sorted");
        for (const char* text : {"", "passes < 12", "passes = 5..9, depth = 1", "no guess, givens > 2",
                 "pointing_row > 3", "xx", "unknown", "givens > 80"}) {
            for (const int sorted : {0, 3})
                QTest::addRow("%s sorted by %d", text, sorted) << QString::fromLatin1(text) << sorted;
        }
    }

    void filtersAndCounts()
    {
        QFETCH(const QString, text);
        QFETCH(const int, sorted);
        Collection collection;
        CollectionModel model(&collection);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const CollectionFilter filter(text);
        QVERIFY(!filter.error());
        // First the filter, then the puzzles, then what is known of them, in parts.
        model.setFilter(filter);
        model.sort(sorted, Qt::AscendingOrder);
        for (const auto& chunk : m_chunks)
            collection.append({chunk});
        CollectionOutcomes half;
        half.runs.assign(m_outcomes.runs.begin(), m_outcomes.runs.begin() + 2000);
        collection.take(half);
        collection.take(m_outcomes);
        QSignalSpy counted(&model, &CollectionModel::passCountsChanged);
        QTRY_VERIFY(counted.count() > 0);

        std::vector<std::uint32_t> expected;
        std::map<std::uint32_t, std::uint32_t> counts;
        for (std::uint32_t i = 0; i < kCount; ++i) {
            if (filter.matches(collection, i))
                expected.push_back(i);
            if (filter.matchesButPasses(collection, i) && collection.outcome(i).isKnown())
                ++counts[collection.outcome(i).passes];
        }
        std::vector<std::uint32_t> shown = model.shown();
        std::sort(shown.begin(), shown.end());
        QVERIFY(shown == expected);
        for (std::uint32_t passes = 0; passes < model.passCounts().size(); ++passes)
            QCOMPARE(model.passCounts()[passes], counts[passes]);
        QVERIFY(counts.empty() || counts.rbegin()->first < model.passCounts().size());
        for (const std::uint32_t puzzle : expected)
            QCOMPARE(model.puzzleAt(model.rowOf(puzzle)), std::size_t{puzzle});
        if (expected.size() < kCount)
            QCOMPARE(model.rowOf(kCount), -1);
    }

    void anotherCollectionAndForgetting()
    {
        Collection collection;
        CollectionModel model(&collection);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        collection.append(m_chunks);
        collection.take(m_outcomes);
        model.setFilter(CollectionFilter(QStringLiteral("passes > 0")));
        QCOMPARE(model.rowCount(), static_cast<int>(m_outcomes.runs.size()));
        collection.forgetOutcomes();
        QTRY_COMPARE(model.rowCount(), 0);
        QVERIFY(model.passCounts().empty());
        collection.take(m_outcomes);
        QTRY_COMPARE(model.rowCount(), static_cast<int>(m_outcomes.runs.size()));
        collection.begin(QStringLiteral("other"));
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({});
        collection.append({m_chunks.back()});
        QCOMPARE(model.rowCount(), static_cast<int>(m_chunks.back()->size()));
    }

    /// Rows come at the end while nobody sorts, so that what somebody looks at stays where it is.
    void growingKeepsRows()
    {
        Collection collection;
        CollectionModel model(&collection);
        collection.append({m_chunks.front()});
        QSignalSpy reset(&model, &CollectionModel::modelReset);
        QSignalSpy inserted(&model, &CollectionModel::rowsInserted);
        collection.append({m_chunks.back()});
        collection.take(m_outcomes);
        model.refresh();
        QCOMPARE(reset.count(), 0);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(model.rowCount(), kCount);
    }

private:
    /// Returns how often the rule fired in the puzzle's run, from the outcomes of the test; 0 without a run.
    int firedOf(std::uint32_t puzzle, int rule) const
    {
        for (const CollectionOutcomes::Run& run : m_outcomes.runs) {
            if (run.puzzle == puzzle)
                return run.fired[static_cast<std::size_t>(rule)];
        }
        return 0;
    }

    static constexpr int kCount = 6000;
    std::vector<Puzzle> m_puzzles;
    PuzzleChunks m_chunks;
    CollectionOutcomes m_outcomes;
};

CONVOKU_TEST(TestCollectionModel)
#include "tst_collection_model.moc"
