// SPDX-License-Identifier: MIT
#include "app/document/watches.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;

class TestWatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical"); // empty: no watch
        const auto row = [](const char* text, const char* canonical) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(canonical);
        };
        row("r4c5=7", "r4c5=7");
        row(" R4 C5 = 7 ", "r4c5=7");
        row("r4c5", "r4c5");
        row("row 4", "row 4");
        row("ROW4", "row 4");
        row("r4", "row 4");
        row("row 4 = 7", "row 4 = 7");
        row("r4=7", "row 4 = 7");
        row("column 3", "column 3");
        row("c3", "column 3");
        row("c3 =1", "column 3 = 1");
        row("box 9", "box 9");
        row("b9", "box 9");
        row("b9=9", "box 9 = 9");
        row("count", "count");
        row("count 7", "count 7");
        row("count7", "count 7");
        row("Decided", "decided");
        row("depth", "depth");
        row("", "");
        row("7", "");
        row("r", "");
        row("r0", "");
        row("row 10", "");
        row("row 4 7", "");
        row("row 4 = 0", "");
        row("row 4 =", "");
        row("r4c5=", "");
        row("r4c5=77", "");
        row("line 4", "");
        row("count 0", "");
        row("count 12", "");
        row("count = 7", "");
        row("decided 7", "");
        row("depth 1", "");
        row("depthless", "");
    }

    void textsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const ReadWatch read = readWatch(text);
        QCOMPARE(read.watch.has_value(), !canonical.isEmpty());
        QCOMPARE(read.problem.isEmpty(), !canonical.isEmpty());
        if (!read.watch) {
            QVERIFY(read.problem.contains(QStringLiteral("r4c5=7")));
            return;
        }
        QCOMPARE(watchText(*read.watch), canonical);
        QVERIFY(readWatch(canonical).watch == read.watch);
    }

    void fieldsAreWhatTheTextSays()
    {
        const Watch house = readWatch(QStringLiteral("column 3 = 8")).watch.value();
        QVERIFY(house.kind == WatchKind::House && (house.house == House{HouseKind::Column, 2}) && house.digit == 7);
        const Watch candidate = readWatch(QStringLiteral("r4c5=7")).watch.value();
        QVERIFY(candidate.kind == WatchKind::Candidate && (candidate.candidate == Candidate{6, 3, 4}));
        const Watch count = readWatch(QStringLiteral("count")).watch.value();
        QVERIFY(count.kind == WatchKind::Count && !count.digit);
    }

    void everyWatchIsThereOnce()
    {
        Watches watches;
        QSignalSpy changed(&watches, &Watches::listChanged);
        const auto read = [](const char* text) { return readWatch(QString::fromLatin1(text)).watch.value(); };
        QCOMPARE(watches.add(read("r4c5")), 0);
        QCOMPARE(watches.add(read("depth")), 1);
        QCOMPARE(watches.add(read("R4C5")), 0);
        QCOMPARE(watches.count(), 2);
        QCOMPARE(changed.count(), 2);
        QCOMPARE(watches.find(read("depth")), 1);
        QCOMPARE(watches.find(read("count")), -1);
        watches.remove(0);
        QCOMPARE(watches.count(), 1);
        QVERIFY(watches.at(0) == read("depth"));
        watches.setAll({read("count"), read("r1c1"), read("count")});
        QCOMPARE(watches.count(), 2);
        QCOMPARE(changed.count(), 4);
    }
};

CONVOKU_GUILESS_TEST(TestWatches)
#include "tst_watches.moc"
