// SPDX-License-Identifier: MIT
#include "gif_testing.h"

#include "app/exporting/gif_encoder.h"
#include "app/exporting/gif_export.h"
#include "app/exporting/gif_stream.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/sysmacros.h>
#endif

using namespace convoku;
using Status = ExportResult::Status;

namespace {

// Takes `room` bytes, reports one error, and would take more after that.
class SmallDevice : public QIODevice
{
public:
    explicit SmallDevice(qint64 room)
        : m_room(room)
    {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    const QByteArray& taken() const { return m_taken; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 bytes) override
    {
        if (m_taken.size() + bytes > m_room) {
            setErrorString(QStringLiteral("full"));
            m_room = 1 << 24;
            return -1;
        }
        m_taken.append(data, bytes);
        return bytes;
    }

private:
    qint64 m_room;
    QByteArray m_taken;
};

} // namespace

// Tests the files left behind by an export that does not succeed, and its message.
class TestGifFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void encoderRefuses_data();
    void encoderRefuses();
    void failedDeviceGetsNoEndMark();
    void abandonedGifHasNoEndMark();
    void abandonedStreamSaysNo();
    void cancel_data();
    void cancel();
    void cannotWrite_data();
    void cannotWrite();
    void fullDisk_data();
    void fullDisk();
    void fullDevice_data();
    void fullDevice();
    void pipe();
    void openFileIsAppendedTo();
    void replacesTheOldFile();
    void nothingToExport();
    void wrongFrame();
    void progressCountsBothPasses();

private:
    QString path() const { return m_folder->filePath(QStringLiteral("x.gif")); }
    // The folder holds one file, the old one, as it was.
    bool untouched() const
    {
        const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
        return QDir(m_folder->path()).entryList(all) == QStringList{QStringLiteral("x.gif")}
        && contents(path()) == "the old file";
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestGifFailures::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("the old file") > 0);
}

void TestGifFailures::encoderRefuses_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("colours");
    QTest::addColumn<QImage>("frame");
    const auto indexed = [](QSize size, uint index) {
        QImage image(size, QImage::Format_Indexed8);
        image.setColorTable(QList<QRgb>(256, 0xff000000U));
        image.fill(index);
        return image;
    };
    QTest::addRow("index behind the table") << QSize(9, 9) << 5 << indexed({9, 9}, 5);
    QTest::addRow("the transparent index") << QSize(9, 9) << 5 << indexed({9, 9}, 7);
    QTest::addRow("far behind the table") << QSize(9, 9) << 5 << indexed({9, 9}, 255);
    QTest::addRow("another size") << QSize(9, 9) << 5 << indexed({9, 8}, 0);
    QTest::addRow("not indexed") << QSize(9, 9) << 5 << plain({9, 9}, 0xff000000U);
    QTest::addRow("null") << QSize(9, 9) << 5 << QImage();
    QTest::addRow("no colours") << QSize(9, 9) << 0 << indexed({9, 9}, 0);
    QTest::addRow("no room for transparency") << QSize(9, 9) << 256 << indexed({9, 9}, 0);
    QTest::addRow("no size") << QSize(0, 9) << 5 << indexed({9, 9}, 0);
    QTest::addRow("too wide") << QSize(65536, 1) << 5 << indexed({65536, 1}, 0);
}

void TestGifFailures::encoderRefuses()
{
    QFETCH(const QSize, size);
    QFETCH(const int, colours);
    QFETCH(const QImage, frame);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        GifEncoder encoder(buffer, size, {std::vector<QRgb>(std::size_t(colours), 0xff000000U)});
        QVERIFY(!encoder.addFrame(frame, 5));
        QVERIFY(encoder.failed());
        QVERIFY(encoder.deviceError().isEmpty());
        QImage good(size, QImage::Format_Indexed8);
        good.fill(0);
        QVERIFY(!encoder.addFrame(good, 5));
        QVERIFY(!encoder.finish());
    }
    QVERIFY(!readBlocks(buffer.data()).complete);
}

void TestGifFailures::failedDeviceGetsNoEndMark()
{
    const auto scene = makeScene("cells", {60, 60}, 12);
    const Palette palette = paletteOf(*scene, 127);
    qint64 whole = 0;
    // First with room enough, then failing at every byte.
    for (qint64 room = 1 << 20; room != whole; ++room) {
        SmallDevice device(room);
        GifEncoder encoder(device, scene->size(), {palette.colours()});
        for (int i = 0; i < scene->count(); ++i) {
            encoder.addFrame(palette.map(scene->frame(i)), 10);
        }
        const bool finished = encoder.finish();
        QCOMPARE(encoder.bytesWritten(), device.taken().size());
        QCOMPARE(encoder.failed(), !finished);
        QCOMPARE(finished, whole == 0);
        if (whole == 0) {
            whole = device.taken().size();
            QVERIFY(readBlocks(device.taken()).complete);
            room = -1;
        } else {
            QVERIFY(device.taken().size() <= room);
            QCOMPARE(encoder.deviceError(), QStringLiteral("full"));
            QVERIFY(!readBlocks(device.taken()).complete);
        }
    }
}

void TestGifFailures::abandonedGifHasNoEndMark()
{
    const auto scene = makeScene("cells", {60, 60}, 5);
    const Palette palette = paletteOf(*scene, 127);
    for (int frames = 0; frames <= scene->count(); ++frames) {
        SmallDevice device(1 << 20);
        {
            GifEncoder encoder(device, scene->size(), {palette.colours()});
            for (int i = 0; i < frames; ++i) {
                QVERIFY(encoder.addFrame(palette.map(scene->frame(i)), 10));
            }
        }
        QVERIFY(!readBlocks(device.taken()).complete);
    }
    SmallDevice device(1 << 20);
    GifEncoder empty(device, scene->size(), {palette.colours()});
    QVERIFY(!empty.finish());
    QVERIFY(empty.failed());
    QVERIFY(!readBlocks(device.taken()).complete);
}

void TestGifFailures::abandonedStreamSaysNo()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    GifStream stream(buffer);
    QVERIFY(stream.writeHeader({2, 2}, {0xff000000U, 0xffffffffU}, 1, {}));
    const QByteArray before = buffer.data();
    stream.abandon();
    QVERIFY(!stream.write({{0, 0, 2, 2}, 10, -1, 2, {0x44, 0x02}}));
    QVERIFY(!stream.writeEnd());
    QCOMPARE(buffer.data(), before);
    QCOMPARE(stream.bytes(), qint64(before.size()));
    QCOMPARE(stream.error(), QString());
}

void TestGifFailures::cancel_data()
{
    QTest::addColumn<int>("at");
    for (const int at : {1, 19, 20, 21, 22, 30, 39, 40}) {
        QTest::addRow("after %d of 40", at) << at;
    }
}

void TestGifFailures::cancel()
{
    QFETCH(const int, at);
    const auto scene = makeScene("noise", {90, 90}, 20); // more than a buffer's worth
    const ExportResult result = writeGif(*scene, {}, path(), [at](int done, int) { return done < at; });
    QCOMPARE(result.status, Status::Cancelled);
    QCOMPARE(result.bytes, qint64(0));
    QVERIFY(untouched());
}

void TestGifFailures::cannotWrite_data()
{
    QTest::addColumn<QString>("target"); // %1: the folder
    QTest::addRow("missing folder") << QStringLiteral("%1/missing/x.gif");
    QTest::addRow("file as folder") << QStringLiteral("%1/x.gif/x.gif");
    QTest::addRow("folder") << QStringLiteral("%1");
    QTest::addRow("no name") << QString();
#ifdef Q_OS_LINUX
    QTest::addRow("unwritable folder") << QStringLiteral("/proc/x.gif");
#endif
}

void TestGifFailures::cannotWrite()
{
    QFETCH(const QString, target);
    const QString where = QString(target).replace(QStringLiteral("%1"), m_folder->path());
    for (const char* kind : {"pixel", "noise"}) { // less and more than a buffer
        const auto scene = makeScene(kind, {90, 90}, 4);
        const ExportResult result = writeGif(*scene, {}, where, {});
        QCOMPARE(result.status, Status::CannotWrite);
        QVERIFY(!result.detail.isEmpty());
        QVERIFY(untouched());
    }
}

void TestGifFailures::fullDisk_data()
{
    QTest::addColumn<double>("part");
    for (const double part : {0.0, 0.01, 0.3, 0.7, 0.99, 1.0}) {
        QTest::addRow("room for %g of the file", part) << part;
    }
}

void TestGifFailures::fullDisk()
{
#ifdef Q_OS_UNIX
    QFETCH(const double, part);
    for (const char* kind : {"pixel", "noise"}) { // less and more than a buffer
        const auto scene = makeScene(kind, {90, 90}, 6);
        const qint64 whole = estimateGifBytes(*scene, {}, {});
        ExportResult result;
        {
            const testing::FileSizeLimit limit(std::min(rlim_t(double(whole) * part), rlim_t(whole - 1)));
            result = writeGif(*scene, {}, path(), {});
        }
        QCOMPARE(result.status, Status::CannotWrite);
        QVERIFY(!result.detail.isEmpty());
        QVERIFY(untouched());
    }
#else
    QSKIP("no limits on the size of files");
#endif
}

void TestGifFailures::fullDevice_data()
{
    QTest::addColumn<bool>("throughLink");
    QTest::addRow("itself") << false;
    QTest::addRow("link") << true;
}

void TestGifFailures::fullDevice()
{
#ifdef Q_OS_LINUX
    QFETCH(const bool, throughLink);
    // Code that fails this test may replace the device. Only root could replace the machine's own; root gets a copy.
    QTemporaryDir devices;
    QString device = QStringLiteral("/dev/full");
    if (::geteuid() == 0) {
        device = devices.filePath(QStringLiteral("full"));
        if (::mknod(QFile::encodeName(device).constData(), S_IFCHR | 0600, makedev(1, 7)) != 0) {
            QSKIP("may not make a device");
        }
    }
    QFile probe(device);
    if (!probe.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || probe.write("x") != -1) {
        QSKIP("no full device");
    }
    const QString full = probe.errorString();
    probe.close();
    const QString link = devices.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(device, link));
    for (const char* kind : {"pixel", "noise"}) { // less and more than a buffer
        const ExportResult result = writeGif(*makeScene(kind, {90, 90}, 4), {}, throughLink ? link : device, {});
        QCOMPARE(result.status, Status::CannotWrite);
        QCOMPARE(result.detail, full);
        QVERIFY(QFileInfo(link).isSymLink());
        QVERIFY(QFileInfo::exists(device) && !QFileInfo(device).isFile());
    }
#else
    QSKIP("no full device");
#endif
}

void TestGifFailures::pipe()
{
#ifdef Q_OS_LINUX
    int ends[2] = {};
    QCOMPARE(::pipe(ends), 0);
    const auto scene = makeScene("pixel", {30, 30}, 4);
    const QString target = QStringLiteral("/proc/self/fd/%1").arg(ends[1]);
    const ExportResult result = writeGif(*scene, {}, target, {}); // fits into the pipe
    ::close(ends[1]);
    QFile reader;
    QVERIFY(reader.open(ends[0], QIODevice::ReadOnly, QFileDevice::AutoCloseHandle));
    const QByteArray bytes = reader.readAll();
    QCOMPARE(result.detail, QString());
    QCOMPARE(result.status, Status::Done);
    QCOMPARE(bytes.size(), result.bytes);
    QVERIFY(readBlocks(bytes).complete);
#else
    QSKIP("no /proc");
#endif
}

// Output is appended to a file that is already open, as with `(echo text; program /dev/stdout) > file`.
void TestGifFailures::openFileIsAppendedTo()
{
#ifdef Q_OS_LINUX
    QFile open(path());
    QVERIFY(open.open(QIODevice::ReadWrite));
    const QString target = QStringLiteral("/proc/self/fd/%1").arg(open.handle());
    QCOMPARE(writeGif(*makeScene("pixel", {30, 30}, 4), {}, target, {}).status, Status::Done);
    const QByteArray bytes = open.readAll();
    QVERIFY(bytes.startsWith("the old file"));
    QVERIFY(readBlocks(bytes.mid(12)).complete);
#else
    QSKIP("no /proc");
#endif
}

void TestGifFailures::replacesTheOldFile()
{
    const ExportResult result = writeGif(*makeScene("cells", {30, 30}, 3), {}, path(), {});
    QCOMPARE(result.status, Status::Done);
    QVERIFY(readBlocks(contents(path())).complete);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestGifFailures::nothingToExport()
{
    QCOMPARE(writeGif(Scene(), {}, path(), {}).status, Status::NoFrames);
    struct Huge : Scene
    {
        QSize size() const override { return {70'000, 10}; }
        int count() const override { return 1; }
    };
    QCOMPARE(writeGif(Huge(), {}, path(), {}).status, Status::TooLarge);
    QCOMPARE(estimateGifBytes(Huge(), {}, {}), qint64(-1));
    QVERIFY(untouched());
}

void TestGifFailures::wrongFrame()
{
    auto scene = makeScene("cells", {30, 30}, 3);
    scene->frames[1] = plain({30, 29}, 0xffffffffU);
    QCOMPARE(writeGif(*scene, {}, path(), {}).status, Status::BadFrame);
    scene->frames[1] = QImage();
    QCOMPARE(writeGif(*scene, {}, path(), {}).status, Status::BadFrame);
    QVERIFY(untouched());
}

void TestGifFailures::progressCountsBothPasses()
{
    std::vector<int> calls;
    const auto progress = [&calls](int done, int total) {
        calls.push_back(done);
        return total == 14;
    };
    QCOMPARE(writeGif(*makeScene("same", {30, 30}, 7), {}, path(), progress).status, Status::Done);
    std::vector<int> expected(14);
    std::iota(expected.begin(), expected.end(), 1);
    QCOMPARE(calls, expected);
}

CONVOKU_GUILESS_TEST(TestGifFailures)

#include "tst_gif_failures.moc"
