// SPDX-License-Identifier: MIT
#include "app/document/chain_model.h"
#include "app/document/examples.h"
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/views/collections/collection_model.h"
#include "app/views/timeline/events_model.h"
#include "app/views/why/history_model.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace convoku;

class TestModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void eventsGrowWithTheRun()
    {
        Session session(testing::makeBitwise);
        EventsModel model(&session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);

        session.open(examples().front().givens, {});
        QCOMPARE(model.rowCount(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        QCOMPARE(model.rowCount(), 26);
        const auto text = [&](int row, int column, const QModelIndex& parent = {}) {
            return model.index(row, column, parent).data().toString();
        };
        QCOMPARE(text(0, EventsModel::EventColumn), testing::sentence("models.events.start"));
        QCOMPARE(text(25, EventsModel::EventColumn), testing::sentence("models.events.solved", {QStringLiteral("25")}));
        QCOMPARE(text(25, EventsModel::LeftColumn), QStringLiteral("81"));

        // Counted independently from the recording's states.
        const Recording& recording = *session.recording();
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            const State after = recording.stateAt({pass, recording.stepsPerPass()});
            const State before
                = recording.stateAt(pass == 1 ? Position{} : Position{pass - 1, recording.stepsPerPass()});
            const State ruled = recording.stateAt({pass, 9});
            // "24, +57": what went, by rules or set aside by a guess, and what came back.
            const auto numbersOf = [](const QString& shown) {
                std::pair<int, int> numbers;
                for (const QString& part : shown.split(QStringLiteral(", "), Qt::SkipEmptyParts))
                    (part.startsWith(QLatin1Char('+')) ? numbers.second : numbers.first) = part.toInt();
                return numbers;
            };
            const bool popped = after.level < before.level;
            // The row of a pass that takes a guess back is its contradiction; what returns is a row below it.
            const State& shown = popped ? ruled : after;
            QCOMPARE(text(pass, EventsModel::LeftColumn).toInt(), shown.candidates.count());
            QCOMPARE(text(pass, EventsModel::DepthColumn).toInt(), shown.depth());
            QCOMPARE(numbersOf(text(pass, EventsModel::RemovedColumn)),
                std::pair(before.candidates.without(shown.candidates).count(), 0));
            const Candidates& gone = popped ? ruled.candidates : after.candidates;
            // The failed guess was there until then.
            const std::pair expected{before.candidates.without(gone).count() + (popped ? 1 : 0),
                popped ? after.candidates.without(ruled.candidates).count() : 0};
            QCOMPARE(before.candidates.count() - expected.first + expected.second, after.candidates.count());
            const QModelIndex parent = model.index(pass, 0);
            QVERIFY((model.positionOf(parent) == Position{pass, popped ? 10 : 11}));
            std::pair<int, int> inRows;
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const auto [removed, restored] = numbersOf(text(row, EventsModel::RemovedColumn, parent));
                inRows.first += removed;
                inRows.second += restored;
                const Position position = model.positionOf(model.index(row, 0, parent));
                QCOMPARE(
                    text(row, EventsModel::LeftColumn, parent).toInt(), recording.stateAt(position).candidates.count());
                // A row leads to its position and the position back to its row; the end of a pass is the pass, but
                // for one that takes a guess back.
                QVERIFY(model.positionOf(model.indexOf(position)) == position);
                QCOMPARE(model.indexOf(position) == parent, position.step == recording.stepsPerPass() && !popped);
            }
            QCOMPARE(text(pass, EventsModel::EventColumn)
                    == testing::sentence("models.events.contradiction_of_a_pass", {QString::number(pass)}),
                popped);
            if (popped) {
                const int rows = model.rowCount(parent);
                QCOMPARE(
                    text(rows - 2, EventsModel::EventColumn, parent), testing::sentence("models.events.contradiction"));
                QCOMPARE(text(rows - 1, EventsModel::EventColumn, parent),
                    testing::sentence("models.events.pop", {QStringLiteral("r1c2 = 7")}));
                QCOMPARE(numbersOf(text(rows - 1, EventsModel::RemovedColumn, parent)), std::pair(1, 57));
            }
            QCOMPARE(inRows, expected);
        }
        QVERIFY((model.indexOf({3, 9}).isValid()));
        QVERIFY((!model.indexOf({26, 1}).isValid()));

        // Another puzzle while somebody looks.
        session.open(examples().at(1).givens, {});
        QCOMPARE(model.rowCount(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!model.index(3, 0).isValid());
        QVERIFY(!model.index(0, EventsModel::ColumnCount).isValid());
    }

    void historiesFollowThePick()
    {
        Session session(testing::makeBitwise);
        HistoryModel model(&session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        session.open(examples().front().givens, {});
        // The article's first guess: r1c2 = 7 in pass 7, taken back in pass 10.
        session.pick(Candidate{6, 0, 1});
        QCOMPARE(model.rowCount(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(
            model.index(1, 1).data().toString(), testing::sentence("models.history.guessed", {QStringLiteral("1")}));
        QCOMPARE(model.index(2, 1).data().toString(), testing::sentence("models.history.failed"));
        QCOMPARE(model.positionOf(1).pass, 7);
        QCOMPARE(model.positionOf(2).pass, 10);
        QCOMPARE(model.rowAt({0, 0}), 0);
        QCOMPARE(model.rowAt({9, 11}), 1);
        QCOMPARE(model.rowAt({25, 11}), 2);
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
            QVERIFY(!model.data({}, role).isValid());
        session.pick(std::nullopt);
        QCOMPARE(model.rowCount(), 0);
    }

    /// The article's hard puzzle: in pass 10 the verdict, its step 10, sees a contradiction; nothing else is asked of.
    void chainsOfAContradiction_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<bool>("has");
        QTest::newRow("start") << 0 << 0 << 0 << false;
        QTest::newRow("a verdict that saw none") << 9 << 10 << 0 << false;
        QTest::newRow("the rules before it") << 10 << 9 << 0 << false;
        QTest::newRow("the verdict") << 10 << 10 << 0 << true;
        QTest::newRow("a layer of it") << 10 << 10 << 1 << false;
        QTest::newRow("the search behind it") << 10 << 11 << 0 << false;
    }
    void chainsOfAContradiction()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        QFETCH(int, layer);
        QFETCH(bool, has);
        const auto backend = [] { return makeBitwiseBackend(); };
        Session session(backend);
        Inquiry inquiry(&session, backend);
        QVERIFY(!chainSubject(session, inquiry));
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        const Position position{pass, step, layer};
        session.goTo(position);
        QVERIFY(session.position() == position);
        const auto subject = chainSubject(session, inquiry);
        QCOMPARE(subject.has_value(), has);
        if (!has)
            return;
        // It is gone, from a cell that was emptied, or that has the only digit that another one of a house has too.
        const Candidates left = session.recording()->stateAt(position).candidates;
        QVERIFY(!left.has(*subject));
        const Cell cell = subject->cell();
        const unsigned digits = left.digitsOf(cell);
        bool clashes = digits == 0;
        for (int i = 0; i < kCells; ++i) {
            const Cell other = Cell::fromIndex(i);
            const bool seesIt = other.row == cell.row || other.column == cell.column
                || (other.row / 3 == cell.row / 3 && other.column / 3 == cell.column / 3);
            clashes = clashes || (other != cell && seesIt && left.digitsOf(other) == digits);
        }
        QVERIFY(clashes && (digits & (digits - 1)) == 0);
    }

    /// The places of a chain are those at which its lines happened, each place once.
    void chainsHavePlaces()
    {
        const auto backend = [] { return makeBitwiseBackend(); };
        Session session(backend);
        Inquiry inquiry(&session, backend);
        ChainModel model(&session, &inquiry);
        QVERIFY(model.places().empty());
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        session.goTo({17, 3, 0});
        session.pick(Candidate::of(1, Cell{3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.answer().has_value(), 60000);
        QVERIFY(proveChainSubject(session, inquiry));
        QTRY_VERIFY_WITH_TIMEOUT(model.state() == ChainModel::State::Ready, 60000);
        std::set<Position> expected;
        for (const ProofLine& line : model.content().lines->lines)
            expected.insert(session.recording()->events()[line.event].position());
        QVERIFY(expected.size() > 1 && expected.size() < model.content().lines->lines.size());
        QVERIFY(model.places() == std::vector<Position>(expected.begin(), expected.end()));
    }

    void rulesCarryTheirMark()
    {
        Session session(testing::makeBitwise);
        EventsModel model(&session);
        session.open(examples().at(1).givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        QVERIFY(!model.index(0, 0, model.index(1, 0)).data(Qt::DecorationRole).value<QIcon>().isNull());
    }

    void collectionsShowTheirPuzzles()
    {
        Collection collection;
        CollectionModel model(&collection);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        const std::string text = examples().at(1).givens.toText();
        PuzzleTextResult read = readPuzzles(text + " # the easy one\n\n" + std::string(81, '.') + "\n");
        ChunkMaker chunks;
        for (const Puzzle& puzzle : read.puzzles)
            chunks.add(puzzle);
        collection.append(chunks.takeAll());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, CollectionModel::NumberColumn).data().toInt(), 1);
        QCOMPARE(model.index(0, model.puzzleColumn()).data().toString(), QString::fromStdString(text));
        QCOMPARE(model.index(0, CollectionModel::GivensColumn).data().toInt(), 34);
        QCOMPARE(model.index(0, model.commentColumn()).data().toString(), QStringLiteral("the easy one"));
        QCOMPARE(model.index(1, CollectionModel::GivensColumn).data().toInt(), 0);
        QVERIFY(!model.index(2, 0).isValid());
    }
};

CONVOKU_TEST(TestModels)
#include "tst_models.moc"
