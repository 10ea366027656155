// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_painter.h"
#include "app/drawing/tensor_thumbnail.h"
#include "tests/support/test_program.h"

#include <QRegion>
#include <QTest>

using namespace convoku;

class TestTensorThumbnail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyElementHasItsPlace_data()
    {
        QTest::addColumn<QList<int>>("shape");
        QTest::addColumn<int>("side");
        QTest::newRow("nine boards") << QList<int>{9, 9, 9} << 60;
        QTest::newRow("rows of nine digits") << QList<int>{9, 9, 1} << 60;
        QTest::newRow("columns of nine digits") << QList<int>{9, 1, 9} << 60;
        QTest::newRow("one number") << QList<int>{1, 1, 1} << 60;
        QTest::newRow("pairs") << QList<int>{36, 9, 9} << 60;
        QTest::newRow("smaller than there are elements") << QList<int>{9, 9, 9} << 10;
    }
    void everyElementHasItsPlace()
    {
        QFETCH(QList<int>, shape);
        QFETCH(int, side);
        const Shape of{shape[0], shape[1], shape[2]};
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QColor mark = heatColour(1, {0, 1}, theme);
        const auto pictureOf = [&](int marked) {
            std::vector<float> numbers(static_cast<std::size_t>(of.elements()));
            numbers[static_cast<std::size_t>(marked)] = 1.F;
            return tensorThumbnail(of, {0, 1}, numbers, theme, side);
        };
        const QImage first = pictureOf(0);
        // At least a pixel an element, and otherwise within the side.
        QVERIFY(first.width() * first.height() >= of.elements());
        if (side * side > 4 * of.elements())
            QVERIFY(first.width() <= side && first.height() <= side);
        // One element after the other: a square of its own, all of one size, inside the picture.
        QRegion all;
        int squareSide = 0;
        for (int element = 0; element < of.elements(); ++element) {
            const QImage image = pictureOf(element);
            QRect box;
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == mark) {
                        box |= QRect(x, y, 1, 1);
                        ++pixels;
                    }
                }
            }
            QVERIFY(pixels > 0);
            QCOMPARE(box.width(), box.height());
            QCOMPARE(pixels, box.width() * box.height());
            if (element == 0)
                squareSide = box.width();
            QCOMPARE(box.width(), squareSide);
            QVERIFY(!all.intersects(box));
            all += box;
        }
        // Rows of a plane stand below each other, columns beside each other.
        const auto cornerOf = [&](int element) {
            const QImage image = pictureOf(element);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == mark)
                        return QPoint(x, y);
                }
            }
            return QPoint();
        };
        if (of.columns > 1)
            QCOMPARE(cornerOf(1), cornerOf(0) + QPoint(squareSide, 0));
        if (of.rows > 1)
            QCOMPARE(cornerOf(of.columns), cornerOf(0) + QPoint(0, squareSide));
    }
};

CONVOKU_TEST(TestTensorThumbnail)
#include "tst_tensor_thumbnail.moc"
