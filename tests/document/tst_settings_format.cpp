// SPDX-License-Identifier: MIT
#include "app/base/settings_format.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include "tests/support/file_size_limit.h"
#include "tests/support/test_program.h"
#endif

using namespace convoku;

// Each reading is of a copy under another name: QSettings shares what it knows of a file within the program.
class TestSettingsFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBack_data()
    {
        QTest::addColumn<QVariant>("value");
        QTest::newRow("truth") << QVariant(true);
        QTest::newRow("number") << QVariant(-2147483647);
        QTest::newRow("large number") << QVariant(qulonglong(9'007'199'254'740'991));
        QTest::newRow("fraction") << QVariant(0.1);
        QTest::newRow("text") << QVariant(QStringLiteral("a\"b\\c\nd=e;f [g] äß数独 %1"));
        QTest::newRow("empty text") << QVariant(QString());
        QTest::newRow("texts") << QVariant(QStringList{QStringLiteral("one, two"), QString(), QStringLiteral("x")});
        QTest::newRow("no texts") << QVariant(QStringList());
        QByteArray bytes;
        for (int byte = 0; byte < 256; ++byte)
            bytes += static_cast<char>(byte);
        QTest::newRow("bytes") << QVariant(bytes);
        QTest::newRow("no bytes") << QVariant(QByteArray());
        QTest::newRow("map") << QVariant(QVariantMap{
            {QStringLiteral(":/lessons/01_a.md"), 3}, {QStringLiteral("/home/a b.md"), QStringLiteral("x")}});
    }
    void valuesComeBack()
    {
        QFETCH(const QVariant, value);
        {
            QSettings settings(m_path, settingsFormat());
            settings.clear();
            settings.setValue(QStringLiteral("view/one thing"), value);
            settings.setValue(QStringLiteral("other"), 7);
        }
        const auto settings = copied();
        QCOMPARE(settings->status(), QSettings::NoError);
        QVariant back = settings->value(QStringLiteral("view/one thing"));
        QVERIFY(back.convert(value.metaType()));
        QCOMPARE(back, value);
        QCOMPARE(settings->value(QStringLiteral("other")).toInt(), 7);
        QCOMPARE(settings->allKeys(), (QStringList{QStringLiteral("other"), QStringLiteral("view/one thing")}));
        // Another reader takes it too.
        QVERIFY(QJsonDocument::fromJson(contents()).object().contains(QLatin1String("view/one thing")));
    }

    void spoiledFilesAreEmpty_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("INI") << QByteArray("[view]\nappearance=2\n");
        QTest::newRow("half") << QByteArray("{\"view/appearance\": 2, \"view/x");
        QTest::newRow("list") << QByteArray("[1, 2]");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4);
        QTest::newRow("deep") << QByteArray(100000, '[');
    }
    void spoiledFilesAreEmpty()
    {
        QFETCH(const QByteArray, text);
        write(text);
        const auto settings = copied();
        QCOMPARE(settings->status(), QSettings::FormatError);
        QVERIFY(settings->allKeys().isEmpty());
        settings->setValue(QStringLiteral("a"), 1); // and the next time it is good again
    }

    void anEmptyFileIsGood()
    {
        write({});
        QCOMPARE(copied()->status(), QSettings::NoError);
    }

    /// Wherever the disk is full: what was there stays.
    void aFullDisk_data()
    {
        QTest::addColumn<int>("bytes"); // of one value: what doesn't fit a buffer is written in another way
        QTest::newRow("small") << 0;
        QTest::newRow("large") << 40000;
    }
    void aFullDisk()
    {
        QFETCH(const int, bytes);
#ifdef Q_OS_UNIX
        {
            QSettings settings(m_path, settingsFormat());
            settings.clear();
            for (int i = 0; i < 20; ++i)
                settings.setValue(QStringLiteral("key%1").arg(i), i);
            settings.setValue(QStringLiteral("large"), QByteArray(bytes, 'x'));
        }
        const QByteArray before = contents();
        const qint64 step = std::max<qint64>(13, before.size() / 40);
        for (qint64 room = 0; room < before.size(); room += step) {
            QSettings settings(m_path, settingsFormat());
            settings.setValue(QStringLiteral("another"), static_cast<int>(room));
            {
                const testing::FileSizeLimit limit(static_cast<rlim_t>(room));
                settings.sync();
            }
            QCOMPARE(contents(), before);
            QVERIFY(settings.status() != QSettings::NoError);
            settings.remove(QStringLiteral("another"));
        }
        QSettings settings(m_path, settingsFormat());
        settings.setValue(QStringLiteral("another"), 5);
        settings.sync();
        QCOMPARE(copied()->value(QStringLiteral("another")).toInt(), 5);
        QCOMPARE(copied()->value(QStringLiteral("key19")).toInt(), 19);
#else
        QSKIP("no limits on the size of files");
#endif
    }

    void cleanup()
    {
        // No temporary files.
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY2(name.endsWith(QLatin1String(".conf")) || name.endsWith(QLatin1String(".lock")), qPrintable(name));
    }

private:
    std::unique_ptr<QSettings> copied()
    {
        const QString path = m_folder.filePath(QStringLiteral("copy%1.conf").arg(++m_copies));
        QFile::copy(m_path, path);
        return std::make_unique<QSettings>(path, settingsFormat());
    }

    QByteArray contents() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QByteArray& text) const
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("settings.conf"));
    int m_copies = 0;
};

CONVOKU_GUILESS_TEST(TestSettingsFormat)
#include "tst_settings_format.moc"
