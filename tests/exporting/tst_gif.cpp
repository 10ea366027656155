// SPDX-License-Identifier: MIT
#include "gif_testing.h"

#include "app/exporting/gif_encoder.h"
#include "app/exporting/gif_export.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using Status = ExportResult::Status;

// Tests the contents of a file: pictures, times, loops, colours, size.
class TestGif : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void roundTrip_data();
    void roundTrip();
    void plays_data();
    void plays();
    void comment_data();
    void comment();
    void delays_data();
    void delays();
    void manyColours_data();
    void manyColours();
    void fewColoursWhereNobodySees();
    void mapsToTheNearest();
    void fewColoursAreExact();
    void paletteDoesNotDependOnTheOrder();
    void pinnedColoursAreExact();
    void sizeAgainstGifsicle_data();
    void sizeAgainstGifsicle();
    void estimate_data();
    void estimate();
    void estimateCancelled();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("x.gif")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGif::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestGif::roundTrip_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("colours");
    const auto row = [](const char* kind, QSize size, int count, int colours) {
        QTest::addRow("%s %dx%d x %d in %d", kind, size.width(), size.height(), count, colours)
            << QByteArray(kind) << size << count << colours;
    };
    for (const int colours : {Palette::Small, Palette::Large}) {
        for (const char* kind : {"cells", "discs", "gradients", "noise", "pixel", "same", "colour"}) {
            row(kind, {90, 91}, 24, colours);
        }
    }
    row("cells", {1, 1}, 1, 127);
    row("cells", {338, 338}, 1, 127);
    row("discs", {338, 338}, 2, 127);
    row("discs", {720, 720}, 3, 255);
    row("gradients", {333, 17}, 5, 2);
    row("same", {63, 64}, 3, 127);
    row("noise", {3, 500}, 4, 1);
}

void TestGif::roundTrip()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QSize, size);
    QFETCH(const int, count);
    QFETCH(const int, colours);
    const auto scene = makeScene(kind, size, count);
    GifSettings settings;
    settings.colours = colours;
    const ExportResult result = writeGif(*scene, settings, path(), {});
    QCOMPARE(result.status, Status::Done);
    const QByteArray bytes = contents(path());
    QCOMPARE(result.bytes, bytes.size());
    QCOMPARE(result.pictures, int(readBlocks(bytes).delays.size()));

    const auto expected = merged(*scene, chosenPaletteOf(*scene, colours));
    const Blocks blocks = readBlocks(bytes);
    QVERIFY(blocks.complete);
    QCOMPARE(blocks.delays, expected->delays);
    QCOMPARE(total(blocks.delays), total(scene->delays));

    QImageReader reader(path());
    for (int i = 0; i < expected->count(); ++i) {
        const QImage image = reader.read().convertToFormat(QImage::Format_RGB32);
        QVERIFY2(image == expected->frame(i), qPrintable(QStringLiteral("Qt: frame %1").arg(i)));
        QCOMPARE(reader.nextImageDelay(), expected->delay(i) * 10);
    }
    QVERIFY(!reader.canRead() || reader.read().isNull());

    const QString ffmpeg = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
    if (ffmpeg.isEmpty()) {
        QSKIP("no ffmpeg to decode with");
    }
    QProcess process;
    const QString arguments
        = QStringLiteral("-v error -nostdin -ignore_loop 1 -i %1 -vsync passthrough -f rawvideo -pix_fmt rgb24 -");
    process.start(ffmpeg, arguments.arg(path()).split(QLatin1Char(' ')));
    QVERIFY(process.waitForFinished());
    const QByteArray raw = process.readAllStandardOutput();
    const qsizetype frameBytes = qsizetype(3) * size.width() * size.height();
    QCOMPARE(raw.size(), frameBytes * expected->count());
    for (int i = 0; i < expected->count(); ++i) {
        const QImage image(reinterpret_cast<const uchar*>(raw.constData()) + frameBytes * i, size.width(),
            size.height(), 3 * size.width(), QImage::Format_RGB888);
        QVERIFY2(image.convertToFormat(QImage::Format_RGB32) == expected->frame(i),
            qPrintable(QStringLiteral("ffmpeg: frame %1").arg(i)));
    }
}

void TestGif::plays_data()
{
    QTest::addColumn<int>("plays");
    QTest::addColumn<int>("loops"); // -1: no block
    QTest::addRow("for ever") << 0 << 0;
    QTest::addRow("once") << 1 << -1;
    QTest::addRow("twice") << 2 << 1;
    QTest::addRow("three times") << 3 << 2;
    QTest::addRow("most") << 65536 << 65535;
    QTest::addRow("too often") << 1'000'000 << 65535;
}

void TestGif::plays()
{
    QFETCH(const int, plays);
    QFETCH(const int, loops);
    GifSettings settings;
    settings.plays = plays;
    QCOMPARE(writeGif(*makeScene("cells", {20, 20}, 3), settings, path(), {}).status, Status::Done);
    const Blocks blocks = readBlocks(contents(path()));
    QVERIFY(blocks.complete);
    QCOMPARE(blocks.loops.value_or(-1), loops);
    QImageReader reader(path());
    QCOMPARE(reader.loopCount(), loops == 0 ? -1 : loops == -1 ? 0 : loops);
}

void TestGif::comment_data()
{
    QTest::addColumn<QString>("text");
    QTest::addRow("none") << QString();
    QTest::addRow("short") << QStringLiteral("Convoku");
    QTest::addRow("not Latin") << QStringLiteral("数独 · Ünïcödé\nsecond line");
    // Sub-blocks hold 255 bytes.
    for (const int length : {254, 255, 256, 510, 511, 5000}) {
        QTest::addRow("%d characters", length) << QString(length, QLatin1Char('x'));
    }
}

void TestGif::comment()
{
    QFETCH(const QString, text);
    const auto scene = makeScene("cells", {20, 20}, 3);
    GifSettings settings;
    settings.comment = text;
    QCOMPARE(writeGif(*scene, settings, path(), {}).status, Status::Done);
    QCOMPARE(estimateGifBytes(*scene, settings, {}), contents(path()).size());
    const Blocks blocks = readBlocks(contents(path()));
    QVERIFY(blocks.complete);
    QCOMPARE(blocks.loops.value_or(-1), 0);
    QCOMPARE(blocks.comment.has_value(), !text.isEmpty());
    QCOMPARE(QString::fromUtf8(blocks.comment.value_or(QByteArray())), text);
    QImageReader reader(path());
    for (int i = 0; i < scene->count(); ++i) {
        QCOMPARE(reader.read().convertToFormat(QImage::Format_RGB32), scene->frame(i));
    }
    const QString gifsicle = QStandardPaths::findExecutable(QStringLiteral("gifsicle"));
    if (gifsicle.isEmpty()) {
        QSKIP("no gifsicle to read the comment with");
    }
    QProcess process;
    process.start(gifsicle, {QStringLiteral("--info"), path()});
    QVERIFY(process.waitForFinished());
    // It writes other characters than ASCII in its own way.
    const QByteArray said = process.readAllStandardOutput();
    if (!text.isEmpty() && text.toUtf8() == text.toLatin1()) {
        QVERIFY(said.contains(text.toUtf8()));
    }
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

void TestGif::delays_data()
{
    QTest::addColumn<QList<int>>("asked");
    QTest::addColumn<QString>("pictures"); // a letter a frame; the same letter is the same picture
    QTest::addColumn<QList<int>>("written");
    using L = QList<int>;
    QTest::addRow("shortest") << L{0, 1, 2, 3} << QStringLiteral("abcd") << L{2, 2, 2, 3};
    QTest::addRow("negative") << L{-7, 5} << QStringLiteral("ab") << L{2, 5};
    QTest::addRow("longest") << L{65535, 65536, 1'000'000} << QStringLiteral("abc") << L{65535, 65535, 65535};
    QTest::addRow("each short one counts") << L{0, 1, 1} << QStringLiteral("aaa") << L{6};
    QTest::addRow("equal at both ends") << L{10, 20, 30, 40, 50} << QStringLiteral("aabcc") << L{30, 30, 90};
    QTest::addRow("equal, not neighbours") << L{10, 20, 30} << QStringLiteral("aba") << L{10, 20, 30};
    QTest::addRow("sum just fits") << L{65533, 2, 9} << QStringLiteral("aab") << L{65535, 9};
    QTest::addRow("sum does not fit") << L{65533, 3, 9} << QStringLiteral("aaa") << L{65533, 12};
    QTest::addRow("two of the longest") << L{65535, 65535} << QStringLiteral("aa") << L{65535, 65535};
}

void TestGif::delays()
{
    QFETCH(const QList<int>, asked);
    QFETCH(const QString, pictures);
    QFETCH(const QList<int>, written);
    Scene scene;
    for (const QChar letter : pictures) {
        scene.frames.push_back(plain({9, 9}, QRgb(0xff000000U + 40U * letter.unicode())));
    }
    scene.delays.assign(asked.begin(), asked.end());
    QCOMPARE(writeGif(scene, {}, path(), {}).status, Status::Done);
    const Blocks blocks = readBlocks(contents(path()));
    QCOMPARE(QList<int>(blocks.delays.begin(), blocks.delays.end()), written);
}

void TestGif::manyColours_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("colours");
    QTest::addColumn<double>("worstRmse");
    QTest::addRow("discs 127") << QByteArray("discs") << 127 << 0.98;
    QTest::addRow("discs 255") << QByteArray("discs") << 255 << 0.6;
    QTest::addRow("gradients 127") << QByteArray("gradients") << 127 << 5.2;
    QTest::addRow("gradients 255") << QByteArray("gradients") << 255 << 3.0;
    QTest::addRow("noise 127") << QByteArray("noise") << 127 << 15.6;
    QTest::addRow("noise 255") << QByteArray("noise") << 255 << 12.4;
}

void TestGif::manyColours()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const int, colours);
    QFETCH(const double, worstRmse);
    const auto scene = makeScene(kind, {200, 200}, 20);
    const Palette palette = paletteOf(*scene, colours);
    QVERIFY(!palette.isExact());
    QVERIFY(palette.colours().size() <= std::size_t(colours));
    QVERIFY(palette.colours().size() > std::size_t(colours) * 9 / 10);
    double sum = 0;
    for (const QImage& frame : scene->frames) {
        const QImage mapped = palette.map(frame);
        for (int y = 0; y < frame.height(); ++y) {
            for (int x = 0; x < frame.width(); ++x)
                sum += squaredDistance(frame.pixel(x, y), mapped.pixel(x, y));
        }
    }
    const double rmse = std::sqrt(sum / (3.0 * 200 * 200 * 20));
    qInfo("RMSE %.2f", rmse);
    QVERIFY(rmse <= worstRmse);
}

void TestGif::fewColoursWhereNobodySees()
{
    // 100 greys and blues, each beside one that differs by one level: 63 colours are as good as 100.
    QImage close(200, 50, QImage::Format_RGB32);
    QImage far(200, 50, QImage::Format_RGB32);
    for (int x = 0; x < 200; ++x) {
        for (int y = 0; y < 50; ++y) {
            close.setPixel(x, y, qRgb(x / 4 * 5, x / 4 * 5, x / 4 * 5 + x % 2));
            far.setPixel(x, y, qRgb((x * 37) % 256, (x * 101) % 256, (x * 59) % 256));
        }
    }
    for (const QImage& image : {close, far}) {
        ColourHistogram histogram;
        histogram.add(image);
        const Palette palette = Palette::smallest(histogram, 127);
        const bool few = palette.colours().size() <= std::size_t(Palette::Fewest);
        QCOMPARE(few, image == close);
        // The error is what it says: counted over the pixels.
        const QImage mapped = palette.map(image);
        double sum = 0;
        for (int x = 0; x < 200; ++x)
            sum += squaredDistance(image.pixel(x, 7), mapped.pixel(x, 7));
        QVERIFY(std::abs(palette.error(histogram) - std::sqrt(sum / 600)) < 1e-9);
        QCOMPARE(palette.error(histogram) <= Palette::UnseenError, few);
    }
}

void TestGif::mapsToTheNearest()
{
    const auto scene = makeScene("noise", {64, 64}, 2);
    const Palette palette = paletteOf(*scene, 100);
    for (const QImage& frame : scene->frames) {
        const QImage mapped = palette.map(frame);
        QCOMPARE(mapped.format(), QImage::Format_Indexed8);
        const QList<QRgb> table = mapped.colorTable();
        QVERIFY(std::equal(table.begin(), table.end(), palette.colours().begin(), palette.colours().end()));
        for (int i = 0; i < 64 * 64; ++i) {
            const QRgb colour = frame.pixel(i % 64, i / 64);
            const auto nearest = std::min_element(table.begin(), table.end(),
                [colour](QRgb a, QRgb b) { return squaredDistance(colour, a) < squaredDistance(colour, b); });
            QCOMPARE(mapped.pixelIndex(i % 64, i / 64), int(nearest - table.begin()));
        }
    }
}

void TestGif::fewColoursAreExact()
{
    QImage image = plain({127, 4}, 0xff000000U);
    for (int i = 0; i < 127; ++i) {
        image.setPixel(i, 1, 0xff000000U | QRgb(i)); // as near to each other as can be
    }
    for (const int maximum : {127, 255, 1000}) {
        const Palette palette = paletteOf(Scene({image}, {1}), maximum);
        QVERIFY(palette.isExact());
        QCOMPARE(palette.colours().size(), std::size_t(127));
        QCOMPARE(palette.map(image).convertToFormat(QImage::Format_RGB32), image);
    }
    QVERIFY(!paletteOf(Scene({image}, {1}), 126).isExact());
    QCOMPARE(Palette(ColourHistogram(), 127).colours().size(), std::size_t(1));
}

void TestGif::paletteDoesNotDependOnTheOrder()
{
    for (const char* kind : {"discs", "gradients", "noise"}) {
        const auto scene = makeScene(kind, {100, 100}, 12);
        const std::vector<QRgb> colours = paletteOf(*scene, 127).colours();
        std::reverse(scene->frames.begin(), scene->frames.end());
        QCOMPARE(paletteOf(*scene, 127).colours(), colours);
    }
}

void TestGif::pinnedColoursAreExact()
{
    const auto scene = makeScene("gradients", {150, 150}, 10);
    const std::vector<QRgb> pinned = {0x00123456U, 0xff123457U, 0xff123458U, 0xffedcba9U};
    for (std::size_t i = 0; i < 3; ++i) { // one, two and three pixels; the last colour occurs nowhere
        for (std::size_t row = 0; row <= i; ++row) {
            scene->frames[i].setPixel(int(i), int(3 + row), pinned[i] | 0xff000000U);
        }
    }
    const Palette palette = paletteOf(*scene, 127, pinned);
    const std::vector<QRgb>& colours = palette.colours();
    const auto has = [&colours](QRgb colour) { return std::binary_search(colours.begin(), colours.end(), colour); };
    QVERIFY(has(0xff123456U) && has(0xff123457U) && has(0xff123458U));
    QVERIFY(!has(0xffedcba9U));
    GifSettings settings;
    settings.pinned = pinned;
    QCOMPARE(writeGif(*scene, settings, path(), {}).status, Status::Done);
    QImageReader reader(path());
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(reader.read().pixel(i, 3), pinned[std::size_t(i)] | 0xff000000U);
    }
    // Without room for all, the more frequent ones.
    const Palette crowded = paletteOf(*scene, 2, pinned);
    QCOMPARE(crowded.colours(), (std::vector<QRgb>{0xff123457U, 0xff123458U}));
}

void TestGif::sizeAgainstGifsicle_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("side");
    QTest::addColumn<double>("bar");
    for (const int side : {338, 720}) {
        for (const char* kind : {"discs", "apart", "pixel", "same"}) {
            QTest::addRow("%s %d", kind, side) << QByteArray(kind) << side << 1.012;
        }
        QTest::addRow("cells %d", side) << QByteArray("cells") << side << 1.005;
    }
}

void TestGif::sizeAgainstGifsicle()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const int, side);
    QFETCH(const double, bar);
    const QString gifsicle = QStandardPaths::findExecutable(QStringLiteral("gifsicle"));
    if (gifsicle.isEmpty()) {
        QSKIP("no gifsicle to compare with");
    }
    const ExportResult result = writeGif(*makeScene(kind, {side, side}, 40), {}, path(), {});
    QCOMPARE(result.status, Status::Done);
    QProcess process;
    process.start(gifsicle, {QStringLiteral("-O3"), path()});
    QVERIFY(process.waitForFinished());
    const double best = double(process.readAllStandardOutput().size());
    QVERIFY(best > 0);
    qInfo("%lld bytes, %.3f of gifsicle -O3", static_cast<long long>(result.bytes), double(result.bytes) / best);
    QVERIFY(double(result.bytes) <= bar * best);
}

void TestGif::estimate_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("tolerance");
    for (const char* kind : {"cells", "discs", "gradients", "same", "colour"}) {
        for (const int count : {1, 2, 20, 257, 258, 400, 1000}) {
            QTest::addRow("%s x %d", kind, count) << QByteArray(kind) << count << (count <= 257 ? 0.0 : 0.15);
        }
    }
}

void TestGif::estimate()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const int, count);
    QFETCH(const double, tolerance);
    const auto scene = makeScene(kind, {60, 60}, count);
    const ExportResult result = writeGif(*scene, {}, path(), {});
    QCOMPARE(result.status, Status::Done);
    const double error = double(estimateGifBytes(*scene, {}, {}) - result.bytes) / double(result.bytes);
    qInfo("%+.1f %%", 100 * error);
    QVERIFY(std::abs(error) <= tolerance);
}

void TestGif::estimateCancelled()
{
    const auto scene = makeScene("cells", {30, 30}, 300);
    int calls = 0;
    QCOMPARE(estimateGifBytes(*scene, {}, [&calls] { return ++calls == 7; }), qint64(-1));
    QCOMPARE(calls, 7);
    QCOMPARE(estimateGifBytes(*scene, {}, [] { return true; }), qint64(-1));
    QCOMPARE(estimateGifBytes(Scene(), {}, {}), qint64(-1));
}

CONVOKU_GUILESS_TEST(TestGif)

#include "tst_gif.moc"
