// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <cstdio>

#include <sys/stat.h>

using namespace convoku;

class TestFileName : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bytesStay_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<qsizetype>("letters"); // units of the name
        QTest::addColumn<bool>("raw");
        QTest::newRow("nothing") << QByteArray() << qsizetype{0} << false;
        QTest::newRow("UTF-8") << QByteArray("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80.txt") << qsizetype{9} << false;
        QTest::newRow("Latin-1") << QByteArray("caf\xe9.txt") << qsizetype{8} << true;
        QTest::newRow("all of them") << QByteArray("\x80\x9b\xc0\xff\xfe") << qsizetype{5} << true;
        QTest::newRow("cut off") << QByteArray("x\xf0\x9f\x98") << qsizetype{4} << true;
        QTest::newRow("overlong") << QByteArray("\xc0\xaf\xe0\x80\xaf") << qsizetype{5} << true;
        QTest::newRow("a surrogate as UTF-8") << QByteArray("\xed\xb2\x80") << qsizetype{3} << true;
        QTest::newRow("both") << QByteArray("\xc3\xa9\xe9\xc3\xa9") << qsizetype{3} << true;
        QTest::newRow("a sign for what is no letter") << QByteArray("\xef\xbf\xbd") << qsizetype{1} << false;
        QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbfx") << qsizetype{4} << true;
    }

    void bytesStay()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const qsizetype, letters);
        QFETCH(const bool, raw);
        const QString name = fileNameFromBytes(bytes);
        QCOMPARE(name.size(), letters);
        QCOMPARE(fileNameBytes(name), bytes);
        QCOMPARE(hasRawBytes(name), raw);
    }

    void everyPairOfBytes()
    {
        for (int first = 1; first < 256; ++first) {
            for (int second = 1; second < 256; ++second) {
                const QByteArray bytes{static_cast<char>(first), static_cast<char>(second)};
                QCOMPARE(fileNameBytes(fileNameFromBytes(bytes)), bytes);
            }
        }
    }

    void addresses_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("plain") << QByteArray("file:///tmp/a.txt") << QByteArray("/tmp/a.txt");
        QTest::newRow("signs") << QByteArray("file:///tmp/a%20b%25c%23%C3%A9.txt")
                               << QByteArray("/tmp/a b%c#\xc3\xa9.txt");
        QTest::newRow("Latin-1") << QByteArray("file:///tmp/%E9.txt") << QByteArray("/tmp/\xe9.txt");
        QTest::newRow("elsewhere") << QByteArray("https://example.org/a%20b") << QByteArray();
    }

    void addresses()
    {
        QFETCH(const QByteArray, address);
        QFETCH(const QByteArray, bytes);
        QCOMPARE(fileNameBytes(fileNameFromUrl(QUrl::fromEncoded(address))), bytes);
    }

    void whatIsThere()
    {
        const QTemporaryDir folder;
        const QByteArray base = folder.path().toUtf8();
        const QByteArray file = base + "/f\xe9";
        std::FILE* const made = std::fopen(file.constData(), "w");
        QVERIFY(made != nullptr);
        std::fputs("content", made);
        std::fclose(made);
        QCOMPARE(::mkfifo((base + "/p\xe9").constData(), 0600), 0);
        QVERIFY(makeFolder(fileNameFromBytes(base + "/d\xe9/e\xff")));
        QCOMPARE(::access((base + "/d\xe9/e\xff").constData(), F_OK), 0);
        QVERIFY(!makeFolder(fileNameFromBytes(file)));

        const auto is = [&base](const char* name, bool (*question)(const QString&)) {
            return question(fileNameFromBytes(base + name));
        };
        for (const char* name : {"/f\xe9", "/d\xe9", "/p\xe9"})
            QVERIFY(is(name, fileExists));
        QVERIFY(!is("/f\xe8", fileExists));
        QVERIFY(is("/d\xe9", isFolder) && !is("/f\xe9", isFolder));
        QVERIFY(is("/p\xe9", isDevice) && !is("/f\xe9", isDevice) && !is("/d\xe9", isDevice) && !is("/x", isDevice));

        QCOMPARE(fileSize(fileNameFromBytes(file)), 7);
        for (const char* name : {"/d\xe9", "/p\xe9", "/x"})
            QCOMPARE(fileSize(fileNameFromBytes(base + name)), 0);

        InputFile input(fileNameFromBytes(file));
        QVERIFY(input.open(QIODevice::ReadOnly));
        QCOMPARE(input.readAll(), QByteArray("content"));
        InputFile none(fileNameFromBytes(base + "/f\xe8"));
        QVERIFY(!none.open(QIODevice::ReadOnly));
        QCOMPARE(none.errorString(), QStringLiteral("No such file or directory"));

        // Only regular files are opened: reading a pipe could wait for ever.
        const auto opened = [&base](const char* name) {
            InputFile asked(fileNameFromBytes(base + name));
            return asked.openFile() ? QString::fromUtf8(asked.readAll()) : asked.errorString();
        };
        QCOMPARE(opened("/f\xe9"), QStringLiteral("content"));
        QCOMPARE(opened("/f\xe8"), QStringLiteral("No such file or directory"));
        const QString device = InputFile::tr("it is a device or a pipe, not a file");
        QCOMPARE(opened("/p\xe9"), device);
        QCOMPARE(opened("/d\xe9"), InputFile::tr("this is a folder"));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), folder.filePath(QStringLiteral("zero"))));
        QCOMPARE(opened("/zero"), device);
        std::filesystem::remove_all(folder.path().toStdString()); // Qt cannot: names that are not UTF-8
    }
};

CONVOKU_GUILESS_TEST(TestFileName)
#include "tst_file_name.moc"
