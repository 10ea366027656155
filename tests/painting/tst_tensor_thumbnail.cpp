// SPDX-License-Identifier: MIT
#include "app/painting/tensor_painter.h"
#include "app/painting/tensor_thumbnail.h"

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
        QTest::addColumn<QSize>("size"); // by hand: planes in a row × (columns + 1) − 1, times whole pixels
        QTest::newRow("nine boards") << QList<int>{9, 9, 9} << 60 << QSize(58, 58);
        QTest::newRow("rows of nine digits") << QList<int>{9, 9, 1} << 60 << QSize(39, 57); // seven and two of them
        QTest::newRow("one number") << QList<int>{1, 1, 1} << 60 << QSize(60, 60);
        QTest::newRow("pairs") << QList<int>{36, 9, 9} << 60 << QSize(59, 59);
        QTest::newRow("smaller than there are elements") << QList<int>{9, 9, 9} << 10 << QSize(29, 29);
    }
    void everyElementHasItsPlace()
    {
        QFETCH(QList<int>, shape);
        QFETCH(int, side);
        QFETCH(QSize, size);
        const Shape of{shape[0], shape[1], shape[2]};
        const Theme& theme = Theme::of(Theme::Kind::Light);
        // One element at a time: exactly its square has the colour of its number.
        for (const int marked : {0, of.elements() / 2, of.elements() - 1}) {
            std::vector<float> numbers(static_cast<std::size_t>(of.elements()));
            numbers[static_cast<std::size_t>(marked)] = 1.F;
            const QImage image = tensorThumbnail(of, {0, 1}, numbers, theme, side);
            if (side >= 60)
                QVERIFY2(std::max(image.width(), image.height()) <= side, qPrintable(QString::number(image.width())));
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    pixels += image.pixelColor(x, y) == heatColour(1, {0, 1}, theme) ? 1 : 0;
            }
            // A square of whole pixels.
            int root = 0;
            while (root * root < pixels)
                ++root;
            QVERIFY(pixels > 0 && root * root == pixels);
        }
        QCOMPARE(tensorThumbnail(of, {0, 1}, std::vector<float>(static_cast<std::size_t>(of.elements())), theme, side)
                     .size(),
            size);
    }
};

QTEST_MAIN(TestTensorThumbnail)
#include "tst_tensor_thumbnail.moc"
