// SPDX-License-Identifier: MIT
// Bookmarks stay in the order of their places, each place at most once.
#include "app/document/bookmarks.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;

namespace {

QList<Position> placesOf(const Bookmarks& bookmarks)
{
    QList<Position> places;
    for (const Bookmark& bookmark : bookmarks.list())
        places << bookmark.position;
    return places;
}

} // namespace

class TestBookmarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void toggledTwiceIsGone_data()
    {
        QTest::addColumn<Position>("place");
        QTest::addColumn<int>("index"); // among 1.4, 2.0 and 2.3.4
        QTest::newRow("before all") << Position{0, 0} << 0;
        QTest::newRow("between, another pass") << Position{1, 5} << 1;
        QTest::newRow("between, an earlier layer") << Position{2, 3, 2} << 2;
        QTest::newRow("behind all: the end of the step") << Position{2, 3} << 3;
    }
    void toggledTwiceIsGone()
    {
        QFETCH(Position, place);
        QFETCH(int, index);
        const QList<Position> others{{1, 4}, {2, 0}, {2, 3, 4}};
        Bookmarks bookmarks;
        QSignalSpy changed(&bookmarks, &Bookmarks::changed);
        QCOMPARE(bookmarks.toggle(others[1]), 0);
        QCOMPARE(bookmarks.toggle(others[2]), 1);
        QCOMPARE(bookmarks.toggle(others[0]), 0);
        QCOMPARE(placesOf(bookmarks), others);

        QCOMPARE(bookmarks.toggle(place), index);
        QList<Position> all = others;
        all.insert(index, place);
        QCOMPARE(placesOf(bookmarks), all);
        QCOMPARE(bookmarks.toggle(place), -1);
        QCOMPARE(placesOf(bookmarks), others);
        QCOMPARE(changed.count(), 5);
    }

    void oneOfThemIsTakenAway_data()
    {
        QTest::addColumn<int>("gone");
        QTest::newRow("the first") << 0;
        QTest::newRow("the second") << 1;
        QTest::newRow("the last") << 2;
    }
    void oneOfThemIsTakenAway()
    {
        QFETCH(int, gone);
        QList<Position> places{{0, 0}, {3, 7, 2}, {9, 1}};
        for (const bool byToggling : {false, true}) {
            Bookmarks bookmarks;
            bookmarks.setList({{places[2], {}}, {places[0], {}}, {places[1], {}}});
            QCOMPARE(placesOf(bookmarks), places);
            if (byToggling)
                QCOMPARE(bookmarks.toggle(places[gone]), -1);
            else
                bookmarks.remove(gone);
            QList<Position> left = places;
            left.removeAt(gone);
            QCOMPARE(placesOf(bookmarks), left);
        }
    }

    void aNoteIsToldOnce()
    {
        Bookmarks bookmarks;
        bookmarks.setList({{{1, 0}, QStringLiteral("here")}, {{2, 0}, {}}});
        QSignalSpy changed(&bookmarks, &Bookmarks::changed);
        bookmarks.setNote(0, QStringLiteral("here"));
        QCOMPARE(changed.count(), 0);
        bookmarks.setNote(1, QStringLiteral("there"));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(bookmarks.list()[0].note, QStringLiteral("here"));
        QCOMPARE(bookmarks.list()[1].note, QStringLiteral("there"));
    }

    /// If two bookmarks have the same position, the first one is kept.
    void aListIsMended()
    {
        Bookmarks bookmarks;
        QSignalSpy changed(&bookmarks, &Bookmarks::changed);
        bookmarks.setList(
            {{{2, 0}, QStringLiteral("a")}, {{1, 1}, QStringLiteral("b")}, {{2, 0}, QStringLiteral("c")}});
        const std::vector<Bookmark> expected{{{1, 1}, QStringLiteral("b")}, {{2, 0}, QStringLiteral("a")}};
        QVERIFY(bookmarks.list() == expected);
        QCOMPARE(changed.count(), 1);
        bookmarks.setList(expected);
        QCOMPARE(changed.count(), 1);
        bookmarks.setList({});
        QCOMPARE(changed.count(), 2);
        QVERIFY(bookmarks.list().empty());
    }
};

CONVOKU_APPLESS_TEST(TestBookmarks)
#include "tst_bookmarks.moc"
