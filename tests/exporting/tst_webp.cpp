// SPDX-License-Identifier: MIT
#include "app/exporting/animation.h"
#include "app/exporting/animation_sampling.h"
#include "app/exporting/webp_encoder.h"
#include "app/exporting/webp_export.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

#include <webp/demux.h>
#include <webp/mux_types.h>

using namespace convoku;

namespace {

/// An animation as libwebp's own decoder shows it.
struct Decoded
{
    bool good = false;
    int plays = -1;
    std::vector<QImage> frames;
    std::vector<int> delays; // hundredths of a second
    QByteArray xmp;
};

Decoded decoded(const QByteArray& file)
{
    Decoded result;
    const WebPData data{reinterpret_cast<const uint8_t*>(file.constData()), static_cast<std::size_t>(file.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    WebPAnimDecoder* const decoder = WebPAnimDecoderNew(&data, &options);
    if (decoder == nullptr)
        return result;
    WebPAnimInfo info;
    WebPAnimDecoderGetInfo(decoder, &info);
    result.plays = static_cast<int>(info.loop_count);
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        uint8_t* pixels = nullptr;
        int time = 0;
        if (WebPAnimDecoderGetNext(decoder, &pixels, &time) == 0)
            break;
        const QImage view(
            pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height), QImage::Format_ARGB32);
        result.frames.push_back(view.convertToFormat(QImage::Format_RGB32));
        result.delays.push_back((time - before) / 10);
        before = time;
    }
    result.good = result.frames.size() == info.frame_count;
    WebPChunkIterator chunk;
    const WebPDemuxer* const demuxer = WebPAnimDecoderGetDemuxer(decoder);
    if (WebPDemuxGetChunk(demuxer, "XMP ", 1, &chunk) != 0) {
        result.xmp
            = QByteArray(reinterpret_cast<const char*>(chunk.chunk.bytes), static_cast<qsizetype>(chunk.chunk.size));
        WebPDemuxReleaseChunkIterator(&chunk);
    }
    WebPAnimDecoderDelete(decoder);
    return result;
}

/// Returns the result of writeWebp(); the file itself is discarded.
ExportResult measureWebp(const FrameSource& source, const WebpSettings& settings)
{
    NullDevice device;
    return writeWebp(source, settings, device, {});
}

/// Returns the scene as a viewer should see it: equal neighbours are joined.
std::unique_ptr<Scene> joined(const Scene& scene)
{
    auto result = std::make_unique<Scene>();
    for (int i = 0; i < scene.count(); ++i) {
        const QImage frame = scene.frame(i).convertToFormat(QImage::Format_RGB32);
        if (!result->frames.empty() && result->frames.back() == frame) {
            result->delays.back() += scene.delay(i);
        } else {
            result->frames.push_back(frame);
            result->delays.push_back(scene.delay(i));
        }
    }
    return result;
}

} // namespace

class TestWebp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodesToTheSamePictures_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("count");
        for (const char* kind : {"cells", "discs", "apart", "gradients", "noise", "pixel", "same", "colour"}) {
            QTest::addRow("%s", kind) << QByteArray(kind) << QSize(97, 63) << 12;
            QTest::addRow("%s, one pixel", kind) << QByteArray(kind) << QSize(1, 1) << 5;
            QTest::addRow("%s, a row", kind) << QByteArray(kind) << QSize(300, 1) << 5;
        }
        QTest::newRow("one picture") << QByteArray("discs") << QSize(20, 30) << 1;
        QTest::newRow("wide") << QByteArray("pixel") << QSize(16383, 2) << 3;
        QTest::newRow("many") << QByteArray("cells") << QSize(40, 40) << 400;
    }

    void decodesToTheSamePictures()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QSize, size);
        QFETCH(int, count);
        const auto scene = makeScene(kind, size, count);
        const auto expected = joined(*scene);
        const QByteArray xmp = "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>";
        for (const int plays : {0, 1, 7}) {
            const ExportResult result = writeWebp(*scene, {plays, xmp}, path(), {});
            QCOMPARE(result.status, ExportResult::Status::Done);
            const QByteArray file = contents(path());
            QCOMPARE(result.bytes, file.size());
            QCOMPARE(result.pictures, expected->count());
            const Decoded seen = decoded(file);
            QVERIFY(seen.good);
            QCOMPARE(seen.plays, plays);
            QCOMPARE(seen.delays, expected->delays);
            QCOMPARE(static_cast<int>(seen.frames.size()), expected->count());
            for (int i = 0; i < expected->count(); ++i)
                QVERIFY2(
                    seen.frames[static_cast<std::size_t>(i)] == expected->frame(i), qPrintable(QString::number(i)));
            QCOMPARE(seen.xmp, xmp);
            const ExportResult measured = measureWebp(*scene, {plays, xmp});
            QCOMPARE(measured.bytes, result.bytes);
            QCOMPARE(measured.pictures, result.pictures);
        }
    }

    void aPaletteWhereItIsSmaller_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("smaller");
        QTest::newRow("many colours") << QByteArray("gradients") << true;
        QTest::newRow("few colours") << QByteArray("cells") << false;
    }
    void aPaletteWhereItIsSmaller()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const bool, smaller);
        const auto scene = makeScene(kind, QSize(90, 70), 9);
        WebpSettings settings;
        QCOMPARE(writeWebp(*scene, settings, path(), {}).status, ExportResult::Status::Done);
        const QByteArray all = contents(path());
        settings.colours = 255;
        int progressCalls = 0;
        int total = 0;
        QCOMPARE(writeWebp(*scene, settings, path(),
                     [&](int done, int of) {
                         progressCalls = std::max(progressCalls, done);
                         total = of;
                         return true;
                     })
                     .status,
            ExportResult::Status::Done);
        QCOMPARE(progressCalls, total);
        const QByteArray few = contents(path());
        if (!smaller) {
            QVERIFY(few == all);
            return;
        }
        QVERIFY2(few.size() < all.size(), qPrintable(QStringLiteral("%1, %2").arg(few.size()).arg(all.size())));
        QCOMPARE(measureWebp(*scene, settings).bytes, few.size());
        QCOMPARE(estimateWebpBytes(*scene, settings, {}), few.size());
        const auto expected = joined(*scene);
        const Decoded seen = decoded(few);
        QVERIFY(seen.good);
        QCOMPARE(static_cast<int>(seen.frames.size()), expected->count());
        std::set<QRgb> colours;
        double squares = 0;
        for (int i = 0; i < expected->count(); ++i) {
            const QImage frame = expected->frame(i);
            for (int y = 0; y < frame.height(); ++y) {
                for (int x = 0; x < frame.width(); ++x) {
                    const QRgb is = seen.frames[static_cast<std::size_t>(i)].pixel(x, y);
                    const QRgb was = frame.pixel(x, y);
                    colours.insert(is);
                    for (const int off : {qRed(is) - qRed(was), qGreen(is) - qGreen(was), qBlue(is) - qBlue(was)})
                        squares += off * off;
                }
            }
        }
        QVERIFY2(colours.size() <= 255, QByteArray::number(static_cast<qulonglong>(colours.size())));
        const double error = std::sqrt(squares / (3. * 90 * 70 * expected->count()));
        QVERIFY2(error < 8, QByteArray::number(error));
    }

    void theToolOfLibwebpFindsNothingWrong()
    {
        QProcess tool;
        tool.start(QStringLiteral("webpinfo"), {QStringLiteral("-version")});
        if (!tool.waitForFinished())
            QSKIP("webpinfo is not installed");
        const auto scene = makeScene("apart", QSize(201, 101), 9);
        QCOMPARE(writeWebp(*scene, {3, "<xmp/>"}, path(), {}).status, ExportResult::Status::Done);
        tool.start(QStringLiteral("webpinfo"), {path()});
        QVERIFY(tool.waitForFinished());
        const QByteArray words = tool.readAllStandardOutput();
        QCOMPARE(tool.exitCode(), 0);
        QVERIFY2(words.contains("No error detected."), words.constData());
        QVERIFY2(!words.contains("arning"), words.constData());
        QVERIFY(words.contains("Canvas size 201 x 101"));
        QVERIFY(words.contains("Loop count      : 3"));
        QCOMPARE(words.count("Chunk ANMF"), 9);
        QVERIFY(!words.contains("Format: Lossy"));
    }

    void delaysAreThoseThatPlayersKeep()
    {
        Scene scene(
            {plain({4, 4}, 0xff112233U), plain({4, 4}, 0xff332211U), plain({4, 4}, 0xff112233U)}, {0, 1, 70000});
        QCOMPARE(writeWebp(scene, {}, path(), {}).status, ExportResult::Status::Done);
        QCOMPARE(decoded(contents(path())).delays, (std::vector<int>{2, 2, 65535}));
    }

    void aPipeGetsAllOfIt()
    {
        const auto scene = makeScene("cells", QSize(60, 60), 5);
        QCOMPARE(writeWebp(*scene, {}, path(), {}).status, ExportResult::Status::Done);
        const QByteArray expected = contents(path());
        const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
        QProcess reader;
        reader.start(QStringLiteral("cat"), {pipe});
        QVERIFY(reader.waitForStarted());
        QCOMPARE(writeWebp(*scene, {}, pipe, {}).status, ExportResult::Status::Done);
        QVERIFY(reader.waitForFinished());
        QCOMPARE(reader.readAllStandardOutput(), expected);
    }

    void whatFailsLeavesTheOldFile_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"cancel", "bad frame", "empty", "too large", "full device", "no folder"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void whatFailsLeavesTheOldFile()
    {
        QFETCH(QString, what);
        using Status = ExportResult::Status;
        QFile old(path());
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("what was there");
        old.close();
        auto scene = makeScene("noise", QSize(90, 90), 6);
        QString target = path();
        Status expected = Status::Cancelled;
        if (what == QLatin1String("bad frame")) {
            scene->frames[3] = plain({5, 5}, 0);
            expected = Status::BadFrame;
        } else if (what == QLatin1String("empty")) {
            scene->frames.clear();
            expected = Status::NoFrames;
        } else if (what == QLatin1String("too large")) {
            scene->frames = {plain({16384, 1}, 0)};
            expected = Status::TooLarge;
        } else if (what == QLatin1String("full device")) {
            target = QStringLiteral("/dev/full");
            expected = Status::CannotWrite;
        } else if (what == QLatin1String("no folder")) {
            target = m_folder.filePath(QStringLiteral("none/a.webp"));
            expected = Status::CannotWrite;
        }
        const bool cancels = what == QLatin1String("cancel");
        const ExportResult result
            = writeWebp(*scene, {}, target, [cancels](int done, int total) { return !(cancels && done == total - 1); });
        QCOMPARE(result.status, expected);
        QCOMPARE(contents(path()), QByteArray("what was there"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("a.webp*")}).size(), 1);
    }

    void progressCountsThePictures()
    {
        const auto scene = makeScene("cells", QSize(30, 30), 7);
        std::vector<int> progressCalls;
        QCOMPARE(writeWebp(*scene, {}, path(),
                     [&](int done, int total) {
                         progressCalls.push_back(done * 100 + total);
                         return true;
                     })
                     .status,
            ExportResult::Status::Done);
        QCOMPARE(progressCalls, (std::vector<int>{107, 207, 307, 407, 507, 607, 707}));
    }

    void estimatesAreNear_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("off");
        QTest::newRow("short: exact") << QByteArray("discs") << 40 << 0.0;
        QTest::newRow("long") << QByteArray("discs") << 600 << 0.2;
        QTest::newRow("long, of few colours") << QByteArray("cells") << 600 << 0.2;
    }

    void estimatesAreNear()
    {
        QFETCH(QByteArray, kind);
        QFETCH(int, count);
        QFETCH(double, off);
        const auto scene = makeScene(kind, QSize(120, 120), count);
        const qint64 real = measureWebp(*scene, {}).bytes;
        const qint64 estimated = estimateWebpBytes(*scene, {}, {});
        QVERIFY2(std::abs(static_cast<double>(estimated - real)) <= off * static_cast<double>(real),
            qPrintable(QStringLiteral("%1 for %2").arg(estimated).arg(real)));
        QCOMPARE(estimateWebpBytes(*scene, {}, [] { return true; }), qint64(-1));
    }

    /// If all changes cost the same, the estimate is exact.
    void estimatesOfEqualChangesAreExact()
    {
        Scene scene;
        for (int i = 0; i < 201; ++i) {
            QImage frame = plain({60, 60}, 0xffffffffU);
            if (i % 2 == 1)
                frame.setPixel(20, 20, 0xff000000U);
            scene.frames.push_back(frame);
            scene.delays.push_back(10);
        }
        QCOMPARE(estimateWebpBytes(scene, {}, {}), measureWebp(scene, {}).bytes);
    }

    void oneEntryWritesBothFormats()
    {
        const auto scene = makeScene("cells", QSize(60, 60), 5);
        AnimationSettings settings;
        settings.plays = 2;
        settings.facts.puzzle = QStringLiteral("1.......");
        for (const AnimationFormat format : {AnimationFormat::Gif, AnimationFormat::WebP}) {
            settings.format = format;
            const ExportResult written = writeAnimation(*scene, settings, path(), {});
            QCOMPARE(written.status, ExportResult::Status::Done);
            const QByteArray file = contents(path());
            QVERIFY(file.startsWith(format == AnimationFormat::Gif ? "GIF89a" : "RIFF"));
            QVERIFY(file.contains("1......."));
            const ExportResult measured = measureAnimation(*scene, settings, {});
            QCOMPARE(measured.bytes, file.size());
            QCOMPARE(measured.pictures, written.pictures);
            QCOMPARE(estimateAnimationBytes(*scene, settings, {}), file.size());
        }
    }

private:
    QString path() const { return m_folder.filePath(QStringLiteral("a.webp")); }

    QTemporaryDir m_folder;
};

CONVOKU_GUILESS_TEST(TestWebp)
#include "tst_webp.moc"
