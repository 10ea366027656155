// SPDX-License-Identifier: MIT
#include "app/base/compressed_file.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

// Judged by the programs gzip and zstd.
namespace {

/// Lines of digits, and now and then something that packs badly.
QByteArray sample(qsizetype size)
{
    QRandomGenerator random(7);
    QByteArray bytes;
    while (bytes.size() < size)
        bytes += random.bounded(10) == 0 ? QByteArray::number(random.generate()) : QByteArray("8.5.....2...9.1...3\n");
    return bytes.left(size);
}

QByteArray throughProgram(const QStringList& command, const QByteArray& bytes)
{
    QProcess process;
    process.start(command.front(), command.mid(1));
    process.write(bytes);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return "failed: " + process.readAllStandardError();
    return process.readAllStandardOutput();
}

QByteArray compressed(Compression compression, const QByteArray& bytes, qsizetype piece)
{
    Compressor compressor(compression);
    QByteArray result;
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        result += compressor.add(bytes.mid(at, piece), false);
    return result + compressor.add({}, true);
}

} // namespace

class TestCompressedFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decompressesAndCompresses_data()
    {
        QTest::addColumn<Compression>("compression");
        QTest::addColumn<QString>("program");
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size :
            {qsizetype{0}, qsizetype{1}, qsizetype{82}, qsizetype{65536}, qsizetype{3'000'001}}) {
            QTest::addRow("gzip, %d", static_cast<int>(size)) << Compression::Gzip << QStringLiteral("gzip") << size;
            QTest::addRow("zstd, %d", static_cast<int>(size))
                << Compression::Zstandard << QStringLiteral("zstd") << size;
        }
    }

    void decompressesAndCompresses()
    {
        QFETCH(const Compression, compression);
        QFETCH(const QString, program);
        QFETCH(const qsizetype, size);
        const QByteArray bytes = sample(size);
        QCOMPARE(decompressed(throughProgram({program, QStringLiteral("-c")}, bytes)), bytes);
        QVERIFY(m_problem.isEmpty());
        for (const qsizetype piece : {qsizetype{1000}, qsizetype{1} << 20}) {
            const QByteArray ours = compressed(compression, bytes, piece);
            QCOMPARE(throughProgram({program, QStringLiteral("-dc")}, ours), bytes);
            QCOMPARE(compressed(compression, bytes, piece), ours);
        }
        // Two files one after the other are the text of both.
        const QByteArray twice = compressed(compression, bytes, 5000) + compressed(compression, "end", 5000);
        QCOMPARE(decompressed(twice), bytes + "end");
        QVERIFY(m_problem.isEmpty());
    }

    void damagedFilesSaySo_data()
    {
        QTest::addColumn<Compression>("compression");
        QTest::newRow("gzip") << Compression::Gzip;
        QTest::newRow("zstd") << Compression::Zstandard;
    }

    void damagedFilesSaySo()
    {
        QFETCH(const Compression, compression);
        const QByteArray bytes = sample(300'000);
        const QByteArray good = compressed(compression, bytes, 1 << 16);
        for (const qsizetype length : {qsizetype{5}, good.size() / 2, good.size() - 1}) {
            QVERIFY(bytes.startsWith(decompressed(good.left(length))));
            QVERIFY2(!m_problem.isEmpty(), QByteArray::number(length));
        }
        QRandomGenerator random(3);
        int noticed = 0;
        for (int i = 0; i < 40; ++i) {
            QByteArray bad = good;
            const auto at = static_cast<qsizetype>(20 + random.bounded(static_cast<int>(bad.size()) - 40));
            bad[at] = static_cast<char>(bad[at] ^ (1 << random.bounded(8)));
            const QByteArray read = decompressed(bad);
            noticed += !m_problem.isEmpty() || read != bytes;
            QVERIFY(read.size() <= 2 * bytes.size());
        }
        QCOMPARE(noticed, 40);
        // A gzip file ends with a sum of its text.
        if (compression == Compression::Gzip) {
            QByteArray bad = good;
            bad[bad.size() - 6] = static_cast<char>(bad[bad.size() - 6] ^ 1);
            decompressed(bad);
            QVERIFY(!m_problem.isEmpty());
        }
        decompressed(good + "rest");
        QVERIFY(!m_problem.isEmpty());
    }

    void otherFilesAreReadAsTheyAre()
    {
        const QByteArray bytes = sample(200'000);
        QCOMPARE(decompressed(bytes), bytes);
        QCOMPARE(decompressed("\x1f"), QByteArray("\x1f"));
        QCOMPARE(decompressed({}), QByteArray());
        QVERIFY(m_problem.isEmpty());
        CompressedFile none(m_folder.filePath(QStringLiteral("none")));
        QVERIFY(!none.open());
        QVERIFY(!none.errorString().isEmpty());
    }

    void muchInLittleStaysSmall()
    {
        // 200 MB of zeros in some 200 KB: no piece is larger than what is asked for.
        const QByteArray zeros(1 << 20, '\0');
        Compressor compressor(Compression::Gzip);
        QByteArray bomb;
        for (int i = 0; i < 200; ++i)
            bomb += compressor.add(zeros, i == 199);
        QVERIFY(bomb.size() < 400'000);
        save(bomb);
        CompressedFile file(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open());
        qint64 total = 0;
        for (QByteArray piece = file.read(1 << 16); !piece.isEmpty(); piece = file.read(1 << 16)) {
            QVERIFY(piece.size() <= 1 << 16);
            total += piece.size();
        }
        QCOMPARE(total, qint64{200} << 20);
    }

    void namesSayTheCompression()
    {
        QCOMPARE(compressionOf(QStringLiteral("a.txt.GZ")), Compression::Gzip);
        QCOMPARE(compressionOf(QStringLiteral("a.zst")), Compression::Zstandard);
        QCOMPARE(compressionOf(QStringLiteral("a.gz.txt")), Compression::None);
        QCOMPARE(compressed(Compression::None, "as it is", 3), QByteArray("as it is"));
    }

private:
    void save(const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    /// Returns the bytes that can be read before the end or a problem; sets m_problem.
    QByteArray decompressed(const QByteArray& bytes)
    {
        save(bytes);
        CompressedFile file(m_folder.filePath(QStringLiteral("file")));
        if (!file.open())
            return "not open";
        QByteArray text;
        for (QByteArray piece = file.read(50'000); !piece.isEmpty(); piece = file.read(50'000))
            text += piece;
        m_problem = file.problem();
        return text;
    }

    QTemporaryDir m_folder;
    QString m_problem;
};

CONVOKU_GUILESS_TEST(TestCompressedFile)
#include "tst_compressed_file.moc"
