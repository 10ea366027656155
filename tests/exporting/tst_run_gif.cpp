// SPDX-License-Identifier: MIT
// A real run, from the network to the bytes, judged by two decoders that know nothing of the encoder.
#include "app/exporting/gif_export.h"
#include "app/exporting/palette.h"
#include "app/exporting/run_frames.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The picture with that part in one colour.
QImage without(const QImage& picture, const QRegion& part)
{
    QImage rest = picture.copy();
    QPainter painter(&rest);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (const QRect& rect : part)
        painter.fillRect(rect, Qt::black);
    return rest;
}

} // namespace

class TestRunGif : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        testing::LoopBackend backend;
        const Grid puzzle
            = readPuzzles("8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.")
                  .puzzles.at(0)
                  .givens;
        m_recording = std::make_shared<const Recording>(record(backend, puzzle, {}));
        QCOMPARE(m_recording->passCount(), 25);

        AnimationOptions options;
        options.width = 338;
        options.style = {Theme::Kind::Light, false, false, false};
        const RunFrames frames(m_recording, options);
        QCOMPARE(frames.size(), QSize(338, 338));
        GifSettings settings;
        settings.pinned = Theme::of(Theme::Kind::Light).flatColours();
        m_path = m_folder.filePath(QStringLiteral("article.gif"));
        QVERIFY(writeGif(frames, settings, m_path, {}).status == ExportResult::Status::Done);

        // Collects the pictures passed to the encoder: each in the colours of the palette, equal neighbours as one.
        ColourHistogram histogram;
        for (int i = 0; i < frames.count(); ++i)
            histogram.add(frames.frame(i));
        const Palette palette = Palette::smallest(histogram, settings.colours, settings.pinned);
        for (int i = 0; i < frames.count(); ++i) {
            const QImage picture = palette.map(frames.frame(i)).convertToFormat(QImage::Format_RGB32);
            if (!m_pictures.empty() && m_pictures.back() == picture) {
                m_delays.back() += frames.delay(i);
            } else {
                m_pictures.push_back(picture);
                m_delays.push_back(frames.delay(i));
            }
        }
    }

    void theArticlesRunIsSmall()
    {
        const qint64 bytes = QFileInfo(m_path).size();
        qInfo("%lld bytes, %zu pictures; the article's own file has 1,125,079", static_cast<long long>(bytes),
            m_pictures.size());
        QVERIFY(bytes < 115'000);
    }

    void itIsSmallerThanGifsicleMakesIt()
    {
        const QString gifsicle = QStandardPaths::findExecutable(QStringLiteral("gifsicle"));
        if (gifsicle.isEmpty())
            QSKIP("gifsicle is not installed");
        QProcess process;
        process.start(gifsicle, {QStringLiteral("-O3"), m_path});
        QVERIFY(process.waitForFinished(60000));
        const qsizetype other = process.readAllStandardOutput().size();
        qInfo("%.3f of gifsicle -O3", static_cast<double>(QFileInfo(m_path).size()) / static_cast<double>(other));
        QVERIFY(other > 0 && static_cast<double>(QFileInfo(m_path).size()) <= 0.98 * static_cast<double>(other));
    }

    void coloursAreNearTheRealOnes_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("legend");
        for (const auto theme : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Article, Theme::Kind::HighContrast,
                 Theme::Kind::Print}) {
            for (const int width : {338, 720}) {
                if (width > 338 && theme != Theme::Kind::Light && oneCaseOf() > 1)
                    continue;
                for (const bool legend : {false, true})
                    QTest::addRow("theme %d, %d pixels%s", static_cast<int>(theme), width, legend ? ", legend" : "")
                        << static_cast<int>(theme) << width << legend;
            }
        }
    }

    void coloursAreNearTheRealOnes()
    {
        QFETCH(const int, theme);
        QFETCH(const int, width);
        QFETCH(const bool, legend);
        AnimationOptions options;
        options.width = width;
        options.style = {static_cast<Theme::Kind>(theme), legend, legend, legend, legend};
        const RunFrames frames(m_recording, options);
        GifSettings settings;
        const std::vector<QRgb> flats = Theme::of(options.style.theme).flatColours();
        settings.pinned = flats;
        const QString path = m_folder.filePath(QStringLiteral("near.gif"));
        QVERIFY(writeGif(frames, settings, path, {}).status == ExportResult::Status::Done);
        QImageReader reader(path);
        QImage seen = reader.read().convertToFormat(QImage::Format_RGB32);
        int left = reader.nextImageDelay();
        double squares = 0;
        for (int i = 0; i < frames.count(); ++i) {
            if (left <= 0) {
                seen = reader.read().convertToFormat(QImage::Format_RGB32);
                left = reader.nextImageDelay();
            }
            left -= 10 * frames.delay(i);
            const QImage real = frames.frame(i);
            for (int y = 0; y < real.height(); ++y) {
                const auto* a = reinterpret_cast<const QRgb*>(real.constScanLine(y));
                const auto* b = reinterpret_cast<const QRgb*>(seen.constScanLine(y));
                for (int x = 0; x < real.width(); ++x) {
                    if (a[x] == b[x])
                        continue;
                    QVERIFY(std::find(flats.begin(), flats.end(), a[x]) == flats.end());
                    squares += squaredDistance(a[x], b[x]);
                }
            }
        }
        const double error
            = std::sqrt(squares / (3.0 * frames.count() * frames.size().width() * frames.size().height()));
        qInfo("%.2f of 255", error);
        QVERIFY(error <= 0.7);
    }

    void redrawingIsDrawing_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("texts");
        QTest::addColumn<int>("theme");
        for (const int width : {120, 131, 190, 200, 213, 338, 401, 720}) {
            for (const bool texts : {false, true}) {
                for (const auto theme : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Print})
                    QTest::addRow("%d pixels, theme %d%s", width, static_cast<int>(theme), texts ? ", texts" : "")
                        << width << texts << static_cast<int>(theme);
            }
        }
    }

    // Wherever the picture comes from, the redrawn one is the drawn one, and differs only where it says so.
    void redrawingIsDrawing()
    {
        QFETCH(const int, width);
        QFETCH(const bool, texts);
        QFETCH(const int, theme);
        AnimationOptions options;
        options.width = width;
        options.style = {static_cast<Theme::Kind>(theme), texts, texts, texts, texts};
        options.frameFor = AnimationOptions::FrameFor::Change;
        // With givens taken away it guesses, fails and takes back.
        testing::LoopBackend backend;
        const Grid puzzle
            = readPuzzles("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
                  .puzzles.at(0)
                  .givens;
        static const auto searching = [&] {
            RunOptions limited;
            limited.maxPasses = 60;
            return std::make_shared<const Recording>(record(backend, puzzle, limited));
        }();
        const RunFrames frames(searching, options);
        QRandomGenerator random(static_cast<quint32>(width));
        int shown = 0;
        QImage picture = frames.frame(0);
        qint64 redrawn = 0;
        const int turns = cases(150);
        for (int i = 0; i < turns; ++i) {
            const int index = i % 3 == 2 ? random.bounded(frames.count()) : std::min(shown + 1, frames.count() - 1);
            const QImage before = picture.copy();
            const QRegion changed = frames.redraw(picture, shown, index);
            QVERIFY2(picture == frames.frame(index), qPrintable(QStringLiteral("%1 after %2").arg(index).arg(shown)));
            QVERIFY(without(picture, changed) == without(before, changed));
            // Cells of a few pixels are not told apart.
            for (const QRect& rect : changed)
                redrawn += qint64(rect.width()) * rect.height();
            shown = index;
        }
        QVERIFY(width < 200 || redrawn < qint64(turns) * picture.width() * picture.height() * 2 / 3);
    }

    void theRunHasAPictureForEachStepAndItsTime()
    {
        // 24 passes of 90 hundredths (a picture and two fading ones, or one that stays as long), the four rules of pass
        // 1 and the contradiction of pass 10, which stay as long too, the start, the held end.
        int total = 0;
        for (const int delay : m_delays)
            total += delay;
        QCOMPARE(total, 30 + (24 + 4 + 1) * 90 + 300);
        QVERIFY(m_delays.back() >= 300);
        // The count before writing equals that of the file: no two neighbours are equal. Passes 7, 12 and 14 guess;
        // pass 10 is a contradiction and the undoing of its guess. The other 20 remove candidates, which fade, as do
        // the four rules of pass 1.
        const int count = 1 + 3 + 2 + (20 + 4) * 3 + 1;
        QCOMPARE(RunFrames(m_recording, AnimationOptions{}).count(), count);
        QCOMPARE(static_cast<int>(m_pictures.size()), count);
    }

    /// The first pass of the article's puzzle removes 291 candidates, the second one 72: that is one picture.
    void aPassThatRemovesHundredsIsShownByRule()
    {
        AnimationOptions options;
        options.width = 480;
        options.fades = false;
        options.lastPass = 2;
        const RunFrames byPass(m_recording, options);
        QCOMPARE(byPass.count(), 1 + 4 + 1 + 1);
        options.frameFor = AnimationOptions::FrameFor::Change;
        const RunFrames byChange(m_recording, options);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(byPass.frame(i), byChange.frame(i));
        // A sentence says what the rule is, where it can't list what it removed: it needs a line, not four.
        options.style.sentence = true;
        options.lastPass = 1;
        const int one = sentenceLines(QStringLiteral("x"), options.width);
        options.style.legend = false;
        const int with = RunFrames(m_recording, options).size().height();
        options.style.sentence = false;
        const int without = RunFrames(m_recording, options).size().height();
        QCOMPARE(one, 1);
        QVERIFY(with > without && with < without + 3 * 20 + 12);
    }

    /// The legend of passes 8 and 9, below a guess, has no room for what comes back in pass 10.
    void theLegendNamesWhatReturns()
    {
        AnimationOptions options;
        options.width = 240; // each has a line of its own
        options.firstPass = 8;
        options.lastPass = 9;
        const int without = RunFrames(m_recording, options).size().height();
        options.firstPass = options.lastPass = 10;
        QVERIFY(RunFrames(m_recording, options).size().height() > without);
    }

    /// A guess that fails is two pictures, by pass and by change: what clashes, and what is taken back for it.
    void aFailureIsTwoPictures_data()
    {
        QTest::addColumn<int>("frameFor");
        QTest::newRow("by pass") << int(AnimationOptions::FrameFor::Pass);
        QTest::newRow("by change") << int(AnimationOptions::FrameFor::Change);
    }

    void aFailureIsTwoPictures()
    {
        QFETCH(int, frameFor);
        AnimationOptions options;
        options.width = 480;
        options.fades = false;
        options.firstPass = options.lastPass = 10;
        options.style = {Theme::Kind::Light, true, false, false};
        options.frameFor = static_cast<AnimationOptions::FrameFor>(frameFor);
        const RunFrames frames(m_recording, options);
        // By change each of the five rules that removed something has a picture before.
        const int first = options.frameFor == AnimationOptions::FrameFor::Pass ? 0 : 5;
        QCOMPARE(frames.count(), first + 3); // the end as well
        // A picture of the place shows nothing of the other moment.
        for (const int step : {10, 11}) {
            const Frame frame = frameAt(*m_recording, {10, step}, options.style, options.width);
            QCOMPARE(frame.scene.clashingCells.size(), std::size_t(step == 10 ? 2 : 0));
            QCOMPARE(frame.scene.restored.size(), std::size_t(step == 10 ? 0 : 57));
            QVERIFY(frame.scene.removals.empty());
        }
        QVERIFY(frames.frame(first) != frames.frame(first + 1));
        QVERIFY(frames.frame(first + 1) != frames.frame(first + 2)); // what returned has lost its bars
    }

    /// The last picture shows the state that its pass leaves, and the legend still says what the pass did.
    void theLastLegendIsThatOfItsPass()
    {
        AnimationOptions options;
        options.width = 480;
        options.firstPass = 5;
        options.lastPass = 6;
        options.style = {Theme::Kind::Dark, true, true, true};
        const RunFrames frames(m_recording, options);
        // Three pictures of each pass, and the end.
        QCOMPARE(frames.count(), 7);
        const auto legend = [&](int index) {
            const QImage picture = frames.frame(index);
            return picture.copy(0, picture.width() + 30, picture.width(), picture.height() - picture.width() - 30);
        };
        QVERIFY(legend(6).height() > 20);
        QCOMPARE(legend(6), legend(5));
        QVERIFY(legend(5) != legend(2));
        QVERIFY(frames.frame(6) != frames.frame(5));
    }

    void qtDecodesEveryPixel()
    {
        QImageReader reader(m_path);
        QCOMPARE(reader.loopCount(), -1); // for ever
        for (std::size_t i = 0; i < m_pictures.size(); ++i) {
            const QImage picture = reader.read().convertToFormat(QImage::Format_RGB32);
            QVERIFY2(picture == m_pictures[i], qPrintable(QStringLiteral("picture %1").arg(i)));
            QCOMPARE(reader.nextImageDelay(), m_delays[i] * 10);
        }
        QVERIFY(!reader.canRead());
    }

    void ffmpegDecodesEveryPixel()
    {
        const QString ffmpeg = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
        if (ffmpeg.isEmpty())
            QSKIP("ffmpeg is not installed");
        QProcess process;
        process.start(ffmpeg,
            {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-ignore_loop"), QStringLiteral("1"),
                QStringLiteral("-i"), m_path, QStringLiteral("-vsync"), QStringLiteral("passthrough"),
                QStringLiteral("-f"), QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"), QStringLiteral("rgb24"),
                QStringLiteral("-")});
        QVERIFY(process.waitForFinished(60000));
        const QByteArray raw = process.readAllStandardOutput();
        constexpr qsizetype kFrameBytes = 338 * 338 * 3;
        QCOMPARE(raw.size(), kFrameBytes * static_cast<qsizetype>(m_pictures.size()));
        for (std::size_t i = 0; i < m_pictures.size(); ++i) {
            const QImage expected = m_pictures[i].convertToFormat(QImage::Format_RGB888);
            for (int y = 0; y < 338; ++y) {
                const char* row = raw.constData() + static_cast<qsizetype>(i) * kFrameBytes + y * 338 * 3;
                QVERIFY(std::equal(row, row + 338 * 3, reinterpret_cast<const char*>(expected.constScanLine(y))));
            }
        }
    }

    void flatColoursAreExact()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QImage& start = m_pictures.front();
        // r1c1 is given, r1c2 is not: the grounds near the corners of their cells.
        QCOMPARE(start.pixelColor(5, 5), theme.givenCell);
        QCOMPARE(start.pixelColor(37 + 5, 7), theme.board);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::shared_ptr<const Recording> m_recording;
    std::vector<QImage> m_pictures;
    std::vector<int> m_delays; ///< hundredths of a second
};

CONVOKU_TEST(TestRunGif)
#include "tst_run_gif.moc"
