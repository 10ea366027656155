// SPDX-License-Identifier: MIT
#include "app/drawing/board_geometry.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;

class TestBoardGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void liesInItsAreaOnWholePixels_data()
    {
        QTest::addColumn<QRectF>("area");
        QTest::addColumn<bool>("labels");
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("the article's size, no labels") << QRectF(0, 0, 338, 338) << false << 1.0;
        QTest::newRow("square with labels") << QRectF(0, 0, 700, 700) << true << 1.0;
        QTest::newRow("wide") << QRectF(0, 0, 1000, 400) << true << 1.0;
        QTest::newRow("tall, off the origin") << QRectF(31, 17, 333, 900) << true << 1.0;
        QTest::newRow("high density") << QRectF(3, 5, 500, 501) << true << 2.0;
        QTest::newRow("odd density") << QRectF(0, 0, 457, 457) << true << 1.5;
        QTest::newRow("very small") << QRectF(0, 0, 40, 40) << true << 1.0;
    }

    void liesInItsAreaOnWholePixels()
    {
        QFETCH(QRectF, area);
        QFETCH(bool, labels);
        QFETCH(qreal, ratio);
        const BoardGeometry geometry(area, labels, ratio);
        QVERIFY(!geometry.isEmpty());
        const QRectF board = geometry.board();
        QVERIFY(area.contains(board));
        QCOMPARE(board.width(), board.height());
        QCOMPARE(board.width(), 9 * geometry.cellSide());
        // Half of the outer frame lies outside the cells.
        const qreal half = geometry.thickLine() / 2;
        QVERIFY(area.contains(board.adjusted(-half, -half, half, half)));
        for (const qreal x :
            {geometry.cellSide(), board.left(), board.top(), geometry.thinLine(), geometry.thickLine()}) {
            const qreal pixels = x * ratio;
            QVERIFY2(std::abs(pixels - std::round(pixels)) < 1e-9, qPrintable(QString::number(pixels)));
        }
        // It uses the room: one more device pixel a cell would not fit.
        const qreal cells = labels ? 9.36 : 9;
        QVERIFY((geometry.cellSide() + 1 / ratio) * cells > std::min(area.width(), area.height()) - 4 / ratio);
        if (labels) {
            QVERIFY(area.contains(geometry.rowLabel(0)));
            QVERIFY(area.contains(geometry.columnLabel(8)));
            QVERIFY(!geometry.rowLabel(4).intersects(board));
        }
    }

    void cellsAndCandidatesAreFoundWhereTheyAreDrawn()
    {
        for (const bool labels : {false, true}) {
            const BoardGeometry geometry(QRectF(11, 7, 523, 600), labels);
            for (int i = 0; i < kCells; ++i) {
                const Cell cell = Cell::fromIndex(i);
                const QRectF rect = geometry.cellRect(cell);
                QCOMPARE(
                    rect.topLeft(), geometry.board().topLeft() + QPointF(cell.column, cell.row) * geometry.cellSide());
                QVERIFY(geometry.cellAt(rect.center()) == cell);
                QVERIFY(geometry.cellAt(rect.topLeft() + QPointF(0.1, 0.1)) == cell);
                QVERIFY(geometry.cellAt(rect.bottomRight() - QPointF(0.1, 0.1)) == cell);
            }
            for (int i = 0; i < kCandidates; ++i) {
                const Candidate candidate = Candidate::fromIndex(i);
                const QRectF rect = geometry.candidateRect(candidate);
                QVERIFY(geometry.cellRect(candidate.cell()).contains(rect));
                QVERIFY(geometry.candidateAt(rect.center()) == candidate);
            }
        }
    }

    void pencilMarksStandLikeTelephoneKeys()
    {
        const BoardGeometry geometry(QRectF(0, 0, 700, 700), true);
        const auto middle = [&](int digit) { return geometry.candidateRect({digit - 1, 3, 3}).center(); };
        QVERIFY(middle(1).x() < middle(2).x() && middle(2).x() < middle(3).x());
        QCOMPARE(middle(1).y(), middle(3).y());
        QVERIFY(middle(1).y() < middle(4).y() && middle(4).y() < middle(7).y());
        QCOMPARE(middle(3).x(), middle(9).x());
        QCOMPARE(middle(5), geometry.cellRect({3, 3}).center());
        QVERIFY(!geometry.candidateRect({0, 3, 3}).intersects(geometry.candidateRect({1, 3, 3})));
    }

    void nothingIsOutsideTheBoard()
    {
        const BoardGeometry geometry(QRectF(0, 0, 700, 500), true);
        const QRectF board = geometry.board();
        for (const QPointF point : {board.topLeft() - QPointF(1, -1), board.topLeft() - QPointF(-1, 1),
                 board.bottomRight() + QPointF(1, -1), board.bottomRight() + QPointF(-1, 1), QPointF(-50, -50)}) {
            QVERIFY(!geometry.cellAt(point));
            QVERIFY(!geometry.candidateAt(point));
        }
    }

    void noRoomIsNoBoard()
    {
        const BoardGeometry geometry(QRectF(0, 0, 8, 8), true);
        QVERIFY(geometry.isEmpty());
        QVERIFY(!geometry.cellAt({4, 4}));
    }
};

CONVOKU_GUILESS_TEST(TestBoardGeometry)
#include "tst_board_geometry.moc"
