// SPDX-License-Identifier: MIT
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/document/watches.h"
#include "app/views/marks/watch_model.h"
#include "app/wording/language.h"
#include "app/wording/watch_wording.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QSignalSpy>
#include <QTest>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Position)

namespace {

Watch watchOf(const char* text)
{
    return readWatch(QString::fromLatin1(text)).watch.value();
}

} // namespace

class TestWatchModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void valuesAreThoseOfTheState_data()
    {
        QTest::addColumn<QByteArray>("watch");
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* watch, Position position, const QString& value) {
            QTest::newRow(qPrintable(
                QStringLiteral("%1 at %2.%3").arg(QLatin1String(watch)).arg(position.pass).arg(position.step)))
                << QByteArray(watch) << position << value;
        };
        // By hand from the table in small_recording.h.
        row("r1c1=5", {0, 0}, testing::sentence("models.watches.there"));
        row("r1c1=6", {0, 0}, testing::sentence("models.watches.never_there"));
        row("r1c7=5", {1, 1}, testing::sentence("models.watches.there"));
        row("r1c7=5", {1, 2}, testing::sentence("models.watches.gone"));
        row("r1c7=5", {5, 11}, testing::sentence("models.watches.gone"));
        row("r1c2=1", {2, 10}, testing::sentence("models.watches.there"));
        row("r1c2=1", {2, 11}, testing::sentence("models.watches.guessed", {QStringLiteral("1")}));
        row("r1c2=1", {3, 10}, testing::sentence("models.watches.guessed", {QStringLiteral("1")}));
        row("r1c2=1", {3, 11}, testing::sentence("models.watches.gone"));
        row("r1c2=9", {2, 11}, testing::sentence("models.watches.set_aside", {QStringLiteral("1")}));
        row("r1c2=9", {3, 11}, testing::sentence("models.watches.there"));
        row("r9c9=9", {3, 6}, testing::sentence("models.watches.gone"));
        row("r9c9=9", {3, 11}, testing::sentence("models.watches.there"));
        row("r1c1", {0, 0}, QStringLiteral("5"));
        row("r1c2", {0, 0}, QStringLiteral("1 2 3 4 5 6 7 8 9"));
        row("r1c2", {1, 1}, QStringLiteral("1 2 3 4 6 7 8 9"));
        row("r1c2", {2, 11}, QStringLiteral("1"));
        row("r1c2", {3, 11}, QStringLiteral("2 3 4 6 7 8 9"));
        row("row 1", {0, 0}, QStringLiteral("8: r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9"));
        row("row 1", {2, 11}, QStringLiteral("7: r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9"));
        row("row 1 = 5", {1, 1}, QStringLiteral("7: r1c1, r1c4, r1c5, r1c6, r1c7, r1c8, r1c9"));
        row("row 1 = 5", {1, 2}, QStringLiteral("1: r1c1"));
        row("box 1 = 9", {2, 11}, QStringLiteral("7: r1c3, r2c1, r2c2, r2c3, r3c1, r3c2, r3c3"));
        row("column 9 = 9", {3, 6}, QStringLiteral("8: r1c9, r2c9, r3c9, r4c9, r5c9, r6c9, r7c9, r8c9"));
        row("count", {0, 0}, QStringLiteral("721"));
        row("count", {1, 2}, QStringLiteral("707"));
        row("count", {3, 10}, QStringLiteral("699"));
        row("count", {5, 11}, QStringLiteral("705"));
        row("count 5", {0, 0}, QStringLiteral("81"));
        row("count 5", {1, 11}, QStringLiteral("67"));
        row("count 9", {0, 0}, QStringLiteral("80"));
        row("count 9", {2, 11}, QStringLiteral("79"));
        row("decided", {1, 11}, QStringLiteral("1"));
        row("decided", {2, 11}, QStringLiteral("2"));
        row("depth", {2, 10}, QStringLiteral("0"));
        row("depth", {2, 11}, QStringLiteral("1"));
        row("depth", {3, 11}, QStringLiteral("0"));
    }

    void valuesAreThoseOfTheState()
    {
        QFETCH(QByteArray, watch);
        QFETCH(Position, position);
        QFETCH(QString, value);
        const Recording recording = testing::smallRecording();
        const Watch read = watchOf(watch.constData());
        QCOMPARE(WatchWording::value(read, valueOf(read, recording.stateAt(position), recording.start())), value);
    }

    void emptyCellsAndHousesAreSaid()
    {
        const Watch cell = watchOf("r4c5");
        QCOMPARE(
            WatchWording::value(cell, valueOf(cell, State{}, {})), testing::sentence("models.watches.no_candidate"));
        const Watch places = watchOf("row 4 = 7");
        QCOMPARE(
            WatchWording::value(places, valueOf(places, State{}, {})), testing::sentence("models.watches.no_place"));
        // A cell without a candidate is not decided.
        const Watch house = watchOf("box 9");
        QCOMPARE(valueOf(house, State{}, {}).cells.size(), std::size_t(9));
    }

    void namesSayWhatIsWatched()
    {
        const auto name = [](const char* text) { return WatchWording::name(watchOf(text)); };
        QCOMPARE(name("r4c5=7"),
            testing::sentence("models.watches.candidate", {QStringLiteral("7"), QStringLiteral("r4c5")}));
        QCOMPARE(name("r4c5"), QStringLiteral("r4c5"));
        QCOMPARE(name("row 4"), testing::sentence("models.watches.house", {QStringLiteral("4")}));
        QCOMPARE(name("box 9 = 1"),
            testing::sentence("models.watches.digit_in_a_house", {QStringLiteral("9"), QStringLiteral("1")}));
        QCOMPARE(name("count"), testing::sentence("models.watches.candidates"));
        QCOMPARE(name("count 7"), testing::sentence("models.watches.candidates_of_a_digit", {QStringLiteral("7")}));
        QCOMPARE(name("decided"), testing::sentence("models.watches.decided"));
        QCOMPARE(name("depth"), testing::sentence("models.watches.depth"));
    }

    void theModelFollowsTheSession()
    {
        Session session(testing::makeBitwise);
        Watches watches;
        WatchModel model(&session, &watches);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        watches.add(watchOf("count"));
        QCOMPARE(model.rowCount(), 1);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(0, WatchModel::WatchColumn), testing::sentence("models.watches.candidates"));
        QCOMPARE(text(0, WatchModel::ValueColumn), QString()); // no puzzle
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        watches.add(watchOf("depth"));
        watches.add(watchOf("r1c2=7"));
        QSignalSpy changed(&model, &WatchModel::dataChanged);

        // At the end of a pass the step is the pass, inside a pass the rule, inside its layers nothing yet.
        const Recording& recording = *session.recording();
        const auto left = [&](Position position) { return recording.stateAt(position).candidates.count(); };
        int moves = 0;
        int marked = 0;
        Position before{};
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            for (int step = 1; step <= 11; ++step) {
                for (const int layer : {1, 0}) {
                    session.goTo({pass, step, layer});
                    QCOMPARE(changed.count(), ++moves);
                    // The guess fails in pass 10: its contradiction stands for the pass, what is taken back for itself.
                    const int whole = pass == 10 ? 10 : 11;
                    const Position then = layer == 0 && step == whole ? recording.endOf(pass - 1) : before;
                    const int now = layer == 0 ? left({pass, step}) : left(before);
                    QCOMPARE(text(0, WatchModel::ValueColumn).toInt(), now);
                    QCOMPARE(text(0, WatchModel::BeforeColumn).toInt(), left(then));
                    const bool isChanged = now != left(then);
                    const QModelIndex value = model.index(0, WatchModel::ValueColumn);
                    QCOMPARE(value.data(WatchModel::IsChangedRole).toBool(), isChanged);
                    QCOMPARE(value.data(Qt::FontRole).value<QFont>().bold(), isChanged);
                    QCOMPARE(text(0, WatchModel::MarkColumn), isChanged ? QStringLiteral("●") : QString());
                    marked += isChanged ? 1 : 0;
                }
                before = {pass, step};
            }
        }
        QVERIFY(marked > 30);

        session.goTo({7, 11}); // the article's first guess
        QCOMPARE(text(1, WatchModel::ValueColumn), QStringLiteral("1"));
        QCOMPARE(text(1, WatchModel::BeforeColumn), QStringLiteral("0"));
        QCOMPARE(text(2, WatchModel::ValueColumn), testing::sentence("models.watches.guessed", {QStringLiteral("1")}));
        QCOMPARE(text(2, WatchModel::BeforeColumn), testing::sentence("models.watches.there"));
        session.goToFirst();
        QCOMPARE(text(1, WatchModel::ValueColumn), QStringLiteral("0"));
        QCOMPARE(text(1, WatchModel::BeforeColumn), QString());
        QCOMPARE(text(1, WatchModel::MarkColumn), QString());

        session.goTo({7, 11});
        watches.add(watchOf("decided")); // what comes in later has its values at once
        QCOMPARE(text(3, WatchModel::ValueColumn).toInt(), recording.stateAt({7, 11}).candidates.decidedCells());
        QVERIFY(model.removeRows(0, 1));
        QCOMPARE(text(0, WatchModel::ValueColumn), QStringLiteral("1"));
        QVERIFY(!model.removeRows(2, 2));
        watches.setAll({watchOf("r1c2"), watchOf("row 1"), watchOf("r1c2")});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(text(0, WatchModel::ValueColumn), QStringLiteral("7"));
        // A contradiction is compared with the pass before, what is taken back with the contradiction.
        watches.setAll({watchOf("count"), watchOf("depth")});
        const auto valueBefore = [&](int row) { return text(row, WatchModel::BeforeColumn); };
        session.goTo({10, 10});
        QCOMPARE(text(0, WatchModel::ValueColumn), QStringLiteral("170"));
        QCOMPARE(valueBefore(0), QStringLiteral("193"));
        QCOMPARE(valueBefore(1), QStringLiteral("1"));
        session.goTo({10, 11});
        QCOMPARE(text(0, WatchModel::ValueColumn), QStringLiteral("226"));
        QCOMPARE(valueBefore(0), QStringLiteral("170"));
        QCOMPARE(text(1, WatchModel::ValueColumn), QStringLiteral("0"));
        QCOMPARE(valueBefore(1), QStringLiteral("1"));
        // Another puzzle: r1c2 is given there.
        watches.setAll({watchOf("r1c2")});
        session.open(examples().at(1).givens, {});
        QCOMPARE(text(0, WatchModel::ValueColumn), QStringLiteral("5"));
    }
};

CONVOKU_TEST(TestWatchModel)
#include "tst_watch_model.moc"
