// SPDX-License-Identifier: MIT
#include "app/drawing/frame_painter.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cstring>

using namespace convoku;
using convoku::testing::smallRecording;

class TestFramePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesHaveTheSizeTheySay_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("dressed");
        QTest::newRow("the article's: the board alone is square") << 338 << false;
        QTest::newRow("with everything, small") << 200 << true;
        QTest::newRow("with everything") << 480 << true;
        QTest::newRow("with everything, large") << 1600 << true;
    }

    void framesHaveTheSizeTheySay()
    {
        QFETCH(int, width);
        QFETCH(bool, dressed);
        FrameStyle style;
        style.caption = style.legend = style.labels = style.sentence = dressed;
        const Frame frame = frameAt(smallRecording(), {1, 11}, style, width);
        QCOMPARE(frame.room.sentenceLines > 0, dressed);
        const QSize size = frameSize(width, style, frame.room);
        QCOMPARE(size.width(), width);
        if (!dressed)
            QCOMPARE(size.height(), width);
        else
            QVERIFY(size.height() > width && size.height() < width * 2);

        // The legend grows with what it has to say, and nothing is drawn outside the picture.
        FrameRoom deeper = frame.room;
        deeper.depths += 3;
        QVERIFY(frameSize(width, style, deeper).height() >= size.height());
        QImage image(size.width() + 40, size.height() + 40, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        paintFrame(painter, QRectF(QPointF(20, 20), QSizeF(size)), frame, style);
        painter.end();
        const QRect inside(QPoint(20, 20), size);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QCOMPARE(image.pixelColor(x, y) == QColor(Qt::magenta), !inside.contains(x, y));
        }
    }

    /// Families of one hue are told apart by their strokes, also in the legend; as long as there are none it has discs.
    void theLegendTellsFamiliesApart()
    {
        constexpr int kWidth = 720;
        FrameStyle style;
        style.caption = style.labels = style.sentence = false;
        style.legend = true;
        // Returns the part of the legend left of the first name: only the sign.
        const auto signOf = [&style](RuleFamily first, RuleFamily second) {
            Frame frame;
            frame.room.families = {first, second};
            const QSize size = frameSize(kWidth, style, frame.room);
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintFrame(painter, QRectF(QPointF(), QSizeF(size)), frame, style);
            painter.end();
            return image.copy(0, kWidth - 10, 38, 34);
        };
        using enum RuleFamily;
        const QImage single = signOf(HiddenSingle, HiddenPair);
        const QImage pair = signOf(HiddenPair, HiddenSingle);
        QVERIFY(single != pair);
        const QColor hue = Theme::of(style.theme).family(HiddenSingle);
        const auto inkOf = [&hue](const QImage& sign) {
            int ink = 0;
            for (int y = 0; y < sign.height(); ++y) {
                for (int x = 0; x < sign.width(); ++x)
                    ink += sign.pixelColor(x, y) == hue ? 1 : 0;
            }
            return ink;
        };
        QVERIFY(inkOf(single) > 0 && inkOf(pair) > 0);
        const QImage disc = signOf(HiddenSingle, Pointing);
        QVERIFY(inkOf(disc) > 3 * inkOf(single));
    }

    void sentencesHaveTheirLines_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("words");
        for (const int width : {200, 338, 720, 1600}) {
            for (const int words : {0, 1, 12, 25, 400})
                QTest::addRow("%d words, %d pixels", words, width) << width << words;
        }
    }

    /// Lines of ink between board and legend, counted in the picture: as many as were said, and each has its room.
    void sentencesHaveTheirLines()
    {
        QFETCH(int, width);
        QFETCH(int, words);
        FrameStyle style;
        style.sentence = true;
        Frame frame = frameAt(smallRecording(), {1, 11}, style, width);
        frame.sentence
            = QStringLiteral("HEL ").repeated(words).trimmed(); // letters without gaps or what reaches below the line
        frame.room.sentenceLines = sentenceLines(frame.sentence, width);
        QVERIFY(words == 0 ? frame.room.sentenceLines == 0 : frame.room.sentenceLines > 0);
        QVERIFY(words < 400 || frame.room.sentenceLines == kMostSentenceLines);
        FrameStyle bare = style;
        bare.sentence = false;
        const QSize size = frameSize(width, style, frame.room);
        QVERIFY(size.height() > frameSize(width, bare, frame.room).height() || words == 0);

        const auto painted = [&](const Frame& content) {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            paintFrame(painter, QRectF(QPointF(), QSizeF(size)), content, style);
            return image;
        };
        Frame silent = frame;
        silent.sentence.clear();
        const QImage with = painted(frame);
        const QImage without = painted(silent);
        int lines = 0;
        bool inked = false;
        for (int y = 0; y < size.height(); ++y) {
            const bool ink = std::memcmp(with.constScanLine(y), without.constScanLine(y), std::size_t(width) * 4) != 0;
            lines += ink && !inked ? 1 : 0;
            inked = ink;
        }
        QCOMPARE(lines, frame.room.sentenceLines);
    }
};

CONVOKU_TEST(TestFramePainter)
#include "tst_frame_painter.moc"
