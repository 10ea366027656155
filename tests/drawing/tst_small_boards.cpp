// SPDX-License-Identifier: MIT
#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace convoku;

class TestSmallBoards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Where a digit would be a smudge, a candidate is a square of whole pixels in the middle of its place: all are
    /// equal, what is removed is larger, and so is what a guess has set aside.
    void smallBoardsHaveSquares()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene;
        scene.candidates = Candidates::all();
        const auto plain = static_cast<std::uint16_t>(Candidate::of(7, Cell{4, 4}).index());
        const auto aside = static_cast<std::uint16_t>(Candidate::of(2, Cell{6, 1}).index());
        scene.candidates.remove(aside);
        scene.asideDepth[aside] = 1;
        for (const int size : {200, 222, 240}) {
            QImage image(size, size, QImage::Format_RGB32);
            const BoardGeometry geometry(image.rect(), false);
            QPainter painter(&image);
            paintBoard(painter, geometry, scene, theme);
            painter.end();
            QVERIFY(drawsCandidatesAsSquares(geometry));
            const auto squareOf = [&](std::uint16_t candidate, const QColor& colour) {
                QRect box;
                int pixels = 0;
                const QRect around
                    = geometry.candidateRect(Candidate::fromIndex(candidate)).adjusted(-1, -1, 1, 1).toAlignedRect();
                for (int y = around.top(); y <= around.bottom(); ++y) {
                    for (int x = around.left(); x <= around.right(); ++x) {
                        if (image.pixel(x, y) == colour.rgb()) {
                            box |= QRect(x, y, 1, 1);
                            ++pixels;
                        }
                    }
                }
                // A square, and filled.
                return box.width() == box.height() && pixels == box.width() * box.height() ? pixels : 0;
            };
            const qreal width = geometry.candidateRect(Candidate::fromIndex(0)).width();
            const int side = qRound(width);
            const QColor mark = blended(theme.board, theme.candidate, 0.7);
            for (const std::uint16_t candidate : {plain, std::uint16_t{0}, std::uint16_t{728}})
                QCOMPARE(squareOf(candidate, mark), qRound(0.7 * width) * qRound(0.7 * width));
            QCOMPARE(squareOf(aside, theme.depth(1)), side * side);
        }
        QVERIFY(!drawsCandidatesAsSquares(BoardGeometry(QRectF(0, 0, 280, 280), false)));
        // Of a screen with twice the pixels: half the size is enough.
        QVERIFY(!drawsCandidatesAsSquares(BoardGeometry(QRectF(0, 0, 140, 140), false, 2)));
    }
};

CONVOKU_TEST(TestSmallBoards)
#include "tst_small_boards.moc"
