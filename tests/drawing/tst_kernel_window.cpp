// SPDX-License-Identifier: MIT
#include "app/drawing/kernel_window.h"
#include "app/wording/language.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A window of that size on one plane.
std::vector<Tap> window(int channel, int row, int column, int rows, int columns, double weight = 1)
{
    std::vector<Tap> taps;
    for (int down = 0; down < rows; ++down) {
        for (int across = 0; across < columns; ++across)
            taps.push_back({0, {channel, row + down, column + across}, weight});
    }
    return taps;
}

TensorCut planeOfBoard(int channel)
{
    TensorCut cut = TensorCut::of(Shape{9, 9, 9});
    cut.channels = {channel};
    cut.table = true;
    cut.legend = false;
    return cut;
}

} // namespace

class TestKernelWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void whatOpens_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("opensColumns");
        QTest::newRow("a row") << 1 << 9 << 1 << false;
        QTest::newRow("a column") << 9 << 1 << 1 << true;
        QTest::newRow("a box") << 3 << 3 << 3 << false;
        QTest::newRow("a number") << 1 << 1 << 1 << false;
        QTest::newRow("three rows of four") << 3 << 4 << 3 << false;
        QTest::newRow("four rows of three") << 4 << 3 << 3 << true;
        QTest::newRow("four rows of four") << 4 << 4 << 4 << false;
        QTest::newRow("all of it") << 9 << 9 << 9 << false;
    }
    void whatOpens()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, count);
        QFETCH(bool, opensColumns);
        Random random(39);
        TensorCut kept = planeOfBoard(4);
        keepRoomFor(kept, window(2, 0, 0, rows, columns)); // another plane than the one that is shown
        QCOMPARE(kept.openRows, opensColumns ? 0 : count);
        QCOMPARE(kept.openColumns, opensColumns ? count : 0);
        for (int i = 0; i < 20; ++i) {
            const int row = randomNumber(random, 0, 9 - rows);
            const int column = randomNumber(random, 0, 9 - columns);
            const TensorOpening opening = openingFor(kept, window(4, row, column, rows, columns));
            QCOMPARE(opening.count, count);
            if (count == 0)
                continue;
            QCOMPARE(opening.columns, opensColumns);
            QCOMPARE(opening.first, opensColumns ? column : row);
        }
        // A window on a plane that is not shown opens nothing; planes that are not tables have no room to open.
        QCOMPARE(openingFor(kept, window(3, 0, 0, rows, columns)).count, 0);
        QCOMPARE(openingFor(planeOfBoard(4), window(4, 0, 0, rows, columns)).count, 0);
        QCOMPARE(openingFor(TensorCut::of(Shape{9, 9, 9}), window(4, 0, 0, rows, columns)).count, 0);
    }

    /// Whatever is open: the numbers have the size that they have without it, each lies in its element, no two elements
    /// lie on each other, and what is found at a place is what lies there.
    void openedTables()
    {
        Random random(39);
        for (int i = 0; i < 200; ++i) {
            TensorCut cut = planeOfBoard(randomNumber(random, 0, 8));
            const int channel = cut.channels.front();
            const int rows = randomNumber(random, 1, 3);
            const int columns = randomNumber(random, 1, 9);
            const std::vector<Tap> taps = window(
                channel, randomNumber(random, 0, 9 - rows), randomNumber(random, 0, 9 - columns), rows, columns);
            keepRoomFor(cut, taps);
            const QRectF area(5, 7, randomNumber(random, 150, 700), randomNumber(random, 200, 700));
            const qreal ratio = i % 3 == 0 ? 1.5 : 1 + i % 2;
            const TensorGeometry closed(cut, area, ratio);
            TensorGeometry open = closed;
            open.open(openingFor(cut, taps));
            QCOMPARE(open.cell(), closed.cell());
            const QRectF table = open.table();
            QVERIFY(area.contains(table));
            const bool across = cut.openColumns > 0;
            const int opened = across ? cut.openColumns : cut.openRows;
            const QSizeF grown = table.size() - closed.table().size();
            QVERIFY(std::abs((across ? grown.width() : grown.height()) - opened * TensorGeometry::kOpening) < opened);
            QCOMPARE(across ? grown.height() : grown.width(), 0.);
            qreal filled = 0;
            for (const ElementIndex element : cut.elements()) {
                const QRectF all = open.element(element);
                filled += all.width() * all.height();
                QVERIFY(table.adjusted(-0.01, -0.01, 0.01, 0.01).contains(all));
                const QRectF number = open.number(element);
                QCOMPARE(number.size(), QSizeF(open.cell(), open.cell()));
                QVERIFY(all.adjusted(-0.01, -0.01, 0.01, 0.01).contains(number));
                QVERIFY(open.elementAt(all.center()) == element);
                QVERIFY(open.elementAt(number.center()) == element);
                QVERIFY(open.elementAt(all.topLeft() + QPointF(0.1, 0.1)) == element);
                const QRectF weight = open.weight(element);
                const int line = across ? element.column : element.row;
                const bool isOpen = line >= open.opening().first && line < open.opening().first + open.opening().count;
                QCOMPARE(!weight.isEmpty(), isOpen);
                if (isOpen) {
                    QVERIFY(!weight.intersects(number));
                    QVERIFY(open.elementAt(weight.center()) == element);
                }
            }
            QVERIFY(std::abs(filled - table.width() * table.height()) < 0.5); // no gaps, nothing twice
            // The frame holds the numbers and weights of the window, and no other number's middle.
            const QRectF frame = kernelFrame(open, taps);
            for (const ElementIndex element : cut.elements()) {
                const bool inside = std::any_of(
                    taps.begin(), taps.end(), [element](const Tap& tap) { return tap.element == element; });
                QCOMPARE(frame.contains(open.number(element).center()), inside);
            }
        }
    }

    /// Tiles have the kernel's colour, those of weights of 0 don't, and the result is filled.
    void whatIsDrawn()
    {
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark}) {
            const Theme& theme = Theme::of(kind);
            TensorPicture picture;
            picture.shape = {9, 9, 9};
            picture.range = {0, 1};
            picture.numbers.assign(729, 0);
            picture.places = Places::Cells;
            std::vector<Tap> taps = window(4, 6, 0, 1, 9);
            taps[3].weight = 0;
            TensorCut cut = planeOfBoard(4);
            keepRoomFor(cut, taps);
            TensorGeometry geometry(cut, QRectF(0, 0, 340, 420));
            geometry.open(openingFor(cut, taps));
            QImage image(340, 420, QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            const QColor colour = theme.family(RuleFamily::HiddenSingle);
            paintKernelWindow(painter, geometry, picture, taps, colour, theme);
            paintKernelResult(painter, geometry, picture, {4, 1, 1}, colour, theme);
            painter.end();
            for (const Tap& tap : taps) {
                const QRectF tile = geometry.weight(tap.element);
                const QColor ground = image.pixelColor((tile.topLeft() + QPointF(7, 9)).toPoint());
                QCOMPARE(ground == colour, tap.weight != 0);
            }
            const QRectF result = geometry.number({4, 1, 1});
            QCOMPARE(image.pixelColor((result.topLeft() + QPointF(4, 4)).toPoint()), colour);
            QCOMPARE(image.pixelColor(geometry.number({4, 2, 2}).center().toPoint()), theme.background);
        }
    }
};

CONVOKU_TEST(TestKernelWindow)
#include "tst_kernel_window.moc"
