// SPDX-License-Identifier: MIT
// A real run, from the network to the bytes, judged by two decoders that know nothing of the encoder.
#include "app/exporting/gif_export.h"
#include "app/exporting/palette.h"
#include "app/exporting/run_frames.h"
#include "solver/formats/puzzle_text.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"

#include <QFileInfo>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

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

        // What the encoder was handed: every picture in the colours of the palette, equal neighbours as one.
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
        QVERIFY(bytes < 110'000);
    }

    void theRunHasAPictureForEachStepAndItsTime()
    {
        // 25 passes of 90 hundredths (a picture and two fading ones, or one that stays as long), the start, the held
        // end.
        int total = 0;
        for (const int delay : m_delays)
            total += delay;
        QCOMPARE(total, 30 + 25 * 90 + 300);
        QVERIFY(m_delays.back() >= 300);
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

QTEST_MAIN(TestRunGif)
#include "tst_run_gif.moc"
