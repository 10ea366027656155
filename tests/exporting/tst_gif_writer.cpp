// SPDX-License-Identifier: MIT
#include "gif_testing.h"

#include "app/exporting/gif_encoder.h"
#include "app/exporting/lzw_coder.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QBuffer>
#include <QImageReader>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#ifdef CONVOKU_HAS_GIFLIB
#include <gif_lib.h>
#endif

using namespace convoku;

namespace {

// LZW as the format's specification tells it, on plain strings. Empty where the codes are wrong.
std::vector<quint8> decoded(const std::vector<quint8>& codes, int bits)
{
    const int clear = 1 << bits;
    std::vector<std::vector<quint8>> strings;
    std::vector<quint8> result;
    std::vector<quint8> before;
    int width = bits + 1;
    std::size_t at = 0;
    const auto forget = [&] {
        strings.clear();
        for (int i = 0; i < clear; ++i) {
            strings.push_back({quint8(i)});
        }
        strings.resize(std::size_t(clear) + 2);
        before.clear();
        width = bits + 1;
    };
    forget();
    for (bool isFirst = true;; isFirst = false) {
        int code = 0;
        for (int bit = 0; bit < width; ++bit, ++at) {
            if (at / 8 >= codes.size()) {
                return {};
            }
            code |= (codes[at / 8] >> at % 8 & 1) << bit;
        }
        if (isFirst && code != clear) {
            return {};
        }
        if (code == clear) {
            forget();
            continue;
        }
        if (code == clear + 1) {
            return (at + 7) / 8 == codes.size() ? result : std::vector<quint8>();
        }
        std::vector<quint8> string;
        if (std::size_t(code) < strings.size()) {
            string = strings[std::size_t(code)];
        } else if (std::size_t(code) == strings.size() && strings.size() < 4096 && !before.empty()) {
            string = before;
            string.push_back(before.front());
        } else {
            return {};
        }
        result.insert(result.end(), string.begin(), string.end());
        if (!before.empty() && strings.size() < 4096) {
            strings.push_back(before);
            strings.back().push_back(string.front());
            if (strings.size() == std::size_t(1) << width && width < 12) {
                ++width;
            }
        }
        before = string;
    }
}

} // namespace

// The codes and the file, read by readers that share nothing with what writes them.
class TestGifWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes_data();
    void codes();
    void frames_data();
    void frames();
};

void TestGifWriter::codes_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("colours");
    QTest::addColumn<double>("kept"); // part of the pixels
    int row = 0;
    for (const char* kind : {"noise", "runs", "alternating", "one"}) {
        for (const int colours : {1, 2, 4, 5, 127, 255}) {
            for (const double kept : {-1.0, 0.0, 0.5, 0.98, 1.0}) {
                if (row++ % testing::oneCaseOf() != 0)
                    continue;
                QTest::addRow("%s of %d, %g kept", kind, colours, kept)
                    << QByteArray(kind) << 30'000 << colours << kept;
            }
        }
    }
    for (const int count : {1, 2, 3, 7, 4090, 4096, 4100}) {
        QTest::addRow("%d of noise", count) << QByteArray("noise") << count << 255 << 0.3;
    }
    QTest::addRow("many full tables") << QByteArray("noise") << 300'000 << 255 << -1.0;
}

void TestGifWriter::codes()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const int, count);
    QFETCH(const int, colours);
    QFETCH(const double, kept);
    QRandomGenerator random(7);
    std::vector<quint8> numbers(static_cast<std::size_t>(count));
    std::vector<quint8> keeps(numbers.size());
    const auto transparent = quint8(random.bounded(colours + 1)); // any number, others move out of its way
    bool keeping = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int colour = kind == "one"                        ? colours - 1
            : kind == "alternating"                             ? int(i % std::size_t(colours))
            : kind == "runs" && i > 0 && random.bounded(20) > 0 ? -1
                                                                : random.bounded(colours);
        numbers[i] = colour < 0 ? numbers[i - 1] : quint8(colour + (colour >= transparent ? 1 : 0));
        if (i % 40 == 0 || kind == "noise") {
            keeping = random.generateDouble() < kept;
        }
        keeps[i] = keeping;
        // A kept pixel may have a number without a code.
        if (keeping && random.bounded(10) == 0) {
            numbers[i] = 255;
        }
    }
    quint8 largest = transparent;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        largest = std::max(largest, keeps[i] && kept >= 0 ? quint8(0) : numbers[i]);
    }
    int bits = 2;
    while (largest >> bits != 0) {
        ++bits;
    }
    LzwCoder coder;
    std::vector<quint8> result;
    std::size_t greedy = 0;
    for (const auto parse : {LzwCoder::Parse::Greedy, LzwCoder::Parse::Ahead}) {
        for (const auto fullTable : {LzwCoder::FullTable::Stays, LzwCoder::FullTable::Goes}) {
            const LzwPixels pixels{numbers.data(), kept < 0 ? nullptr : keeps.data(), numbers.size(), transparent};
            QVERIFY(coder.code(pixels, bits, parse, fullTable, std::size_t(1) << 30, result));
            const std::vector<quint8> seen = decoded(result, bits);
            QCOMPARE(seen.size(), numbers.size());
            for (std::size_t i = 0; i < seen.size(); ++i) {
                QVERIFY(seen[i] == numbers[i] || (kept >= 0 && keeps[i] && seen[i] == transparent));
            }
            greedy = greedy == 0 ? result.size() : greedy;
            // Each code teaches one string at most, and there is room for 4096 less those that there are from the
            // start.
            QVERIFY(count + (1 << bits) + 2 >= 4096 || !coder.tableWasFull());
            QVERIFY(count < 300'000 || coder.tableWasFull());
            // A limit is a limit.
            std::vector<quint8> cut;
            QVERIFY(!coder.code(pixels, bits, parse, fullTable, result.size(), cut));
            QVERIFY(coder.code(pixels, bits, parse, fullTable, result.size() + 1, cut));
            QCOMPARE(cut, result);
        }
    }
    if (kept == 1.0 && kind != "noise") {
        QVERIFY(greedy < numbers.size() / 40); // long stretches are cheap
    }
}

void TestGifWriter::frames_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("colours");
    QTest::addColumn<double>("changing");
    for (const QSize size : {QSize(1, 1), QSize(1, 300), QSize(300, 1), QSize(4000, 10), QSize(97, 103)}) {
        for (const int colours : {1, 2, 3, 4, 127, 128, 255}) {
            for (const double changing : {0.001, 0.1, 1.0}) {
                QTest::addRow("%dx%d, %d colours, %g changes", size.width(), size.height(), colours, changing)
                    << size << colours << changing;
            }
        }
    }
}

void TestGifWriter::frames()
{
    QFETCH(const QSize, size);
    QFETCH(const int, colours);
    QFETCH(const double, changing);
    QRandomGenerator random(11);
    GifEncoder::Header header;
    for (int i = 0; i < colours; ++i) {
        header.colours.push_back(qRgb(i, (i * 7) % 256, 255 - i));
        header.needs.push_back(random.bounded(100U));
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.gif"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    std::vector<QImage> expected;
    {
        GifEncoder encoder(file, size, header);
        QImage image(size, QImage::Format_Indexed8);
        image.setColorTable(QList<QRgb>(header.colours.begin(), header.colours.end()));
        image.fill(0);
        for (int i = 0; i < 6; ++i) {
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    if (random.generateDouble() < changing) {
                        image.setPixel(x, y, uint(random.bounded(colours)));
                    }
                }
            }
            QVERIFY(encoder.addFrame(image, 3 + i));
            const QImage rgb = image.convertToFormat(QImage::Format_RGB32);
            if (expected.empty() || expected.back() != rgb) {
                expected.push_back(rgb);
            }
        }
        QVERIFY(encoder.finish());
        QCOMPARE(encoder.pictures(), int(expected.size()));
    }
    file.close();
    QVERIFY(readBlocks(contents(path)).complete);
    QCOMPARE(total(readBlocks(contents(path)).delays), 3 + 4 + 5 + 6 + 7 + 8);

    QImageReader reader(path);
    for (const QImage& image : expected) {
        QCOMPARE(reader.read().convertToFormat(QImage::Format_RGB32), image);
    }
#ifdef CONVOKU_HAS_GIFLIB
    int error = 0;
    GifFileType* const gif = DGifOpenFileName(QFile::encodeName(path).constData(), &error);
    QVERIFY(gif);
    QCOMPARE(DGifSlurp(gif), GIF_OK);
    QCOMPARE(gif->ImageCount, int(expected.size()));
    QImage canvas(size, QImage::Format_RGB32);
    for (int i = 0; i < gif->ImageCount; ++i) {
        GraphicsControlBlock control = {};
        QCOMPARE(DGifSavedExtensionToGCB(gif, i, &control), GIF_OK);
        const GifImageDesc& place = gif->SavedImages[i].ImageDesc;
        for (int y = 0; y < place.Height; ++y) {
            for (int x = 0; x < place.Width; ++x) {
                const int index = gif->SavedImages[i].RasterBits[y * place.Width + x];
                const GifColorType& colour = gif->SColorMap->Colors[index];
                if (index != control.TransparentColor) {
                    canvas.setPixel(place.Left + x, place.Top + y, qRgb(colour.Red, colour.Green, colour.Blue));
                }
            }
        }
        QCOMPARE(canvas, expected[std::size_t(i)]);
    }
    DGifCloseFile(gif, &error);
#endif
    // gifsicle and ImageMagick compose the frames in their own ways.
    const QString gifsicle = QStandardPaths::findExecutable(QStringLiteral("gifsicle"));
    if (!gifsicle.isEmpty()) {
        const QString whole = folder.filePath(QStringLiteral("whole.gif"));
        QProcess process;
        process.start(gifsicle, {QStringLiteral("-U"), path, QStringLiteral("-o"), whole});
        QVERIFY(process.waitForFinished() && process.exitCode() == 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QImageReader composed(whole);
        for (const QImage& image : expected) {
            QCOMPARE(composed.read().convertToFormat(QImage::Format_RGB32), image);
        }
    }
    const QString convert = QStandardPaths::findExecutable(QStringLiteral("convert"));
    if (!convert.isEmpty()) {
        QProcess process;
        process.start(convert,
            {path, QStringLiteral("-coalesce"), QStringLiteral("-depth"), QStringLiteral("8"),
                QStringLiteral("rgb:-")});
        QVERIFY(process.waitForFinished() && process.exitCode() == 0);
        const QByteArray raw = process.readAllStandardOutput();
        const qsizetype frameBytes = qsizetype(3) * size.width() * size.height();
        QCOMPARE(raw.size(), frameBytes * qsizetype(expected.size()));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const QImage image(reinterpret_cast<const uchar*>(raw.constData()) + frameBytes * qsizetype(i),
                size.width(), size.height(), 3 * size.width(), QImage::Format_RGB888);
            QCOMPARE(image.convertToFormat(QImage::Format_RGB32), expected[i]);
        }
    }
}

CONVOKU_GUILESS_TEST(TestGifWriter)

#include "tst_gif_writer.moc"
