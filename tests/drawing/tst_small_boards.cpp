// SPDX-License-Identifier: MIT
#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace convoku;

class TestSmallBoards : public QObject
{
    Q_OBJECT

    /// The pixels of a cell, with the lines around it, that differ from those of an empty board.
    static QSet<QPoint> inkOf(const BoardScene& scene, Cell cell, int side, qreal ratio)
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const int pixels = qRound((kSide * side + 8) * ratio);
        const BoardGeometry geometry(QRectF(0, 0, pixels / ratio, pixels / ratio), false, ratio);
        const auto painted = [&](const BoardScene& shown) {
            QImage image(pixels, pixels, QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            QPainter painter(&image);
            paintBoard(painter, geometry, shown, theme);
            return image;
        };
        const QImage plain = painted({});
        const QImage image = painted(scene);
        QSet<QPoint> ink;
        const QRectF place = geometry.cellRect(cell);
        for (int y = qRound(place.top() * ratio); y <= qRound(place.bottom() * ratio); ++y) {
            for (int x = qRound(place.left() * ratio); x <= qRound(place.right() * ratio); ++x) {
                if (std::abs(qGray(image.pixel(x, y)) - qGray(plain.pixel(x, y))) > 24)
                    ink.insert({x, y});
            }
        }
        return ink;
    }

private Q_SLOTS:
    /// Between the brackets of a cause and the digits in the corners of its cells there is at least a pixel.
    void bracketsKeepAwayFromDigits()
    {
        const Cell cell{4, 4};
        BoardScene brackets;
        brackets.focus = BoardFocus();
        brackets.focus->rule.family = RuleFamily::HiddenSingle;
        brackets.focus->cells = {cell};
        BoardScene digits;
        digits.focus = BoardFocus();
        digits.focus->rule.family = RuleFamily::HiddenSingle;
        for (const int digit : {0, 2, 6, 8}) {
            const auto candidate = static_cast<std::uint16_t>(Candidate::of(digit, cell).index());
            digits.candidates.add(candidate);
            digits.focus->held.push_back(candidate);
        }
        for (const qreal ratio : {1.0, 1.25, 2.0}) {
            for (int side = 27; side <= 100; ++side) {
                if (drawsCandidatesAsSquares(
                        BoardGeometry(QRectF(0, 0, kSide * side + 8, kSide * side + 8), false, ratio)))
                    continue;
                const QSet<QPoint> around = inkOf(brackets, cell, side, ratio);
                QVERIFY(around.size() >= 4 * 7);
                for (const QPoint& point : inkOf(digits, cell, side, ratio)) {
                    for (const int down : {-1, 0, 1}) {
                        for (const int across : {-1, 0, 1})
                            QVERIFY2(!around.contains(point + QPoint(across, down)),
                                qPrintable(QStringLiteral("%1 px at %2").arg(side).arg(ratio)));
                    }
                }
            }
        }
    }

    /// On boards too small for digits, a candidate is a square of whole pixels in the middle of its place. All are
    /// equal; removed candidates and those set aside by a guess are larger.
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
        // On a screen with twice the pixels, half the size is enough.
        QVERIFY(!drawsCandidatesAsSquares(BoardGeometry(QRectF(0, 0, 140, 140), false, 2)));
    }
};

CONVOKU_TEST(TestSmallBoards)
#include "tst_small_boards.moc"
