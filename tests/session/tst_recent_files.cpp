// SPDX-License-Identifier: MIT
#include "app/session/recent_files.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

namespace {

/// Texts with one blank between them.
QStringList list(const char* texts)
{
    return QString::fromLatin1(texts).split(QLatin1Char(' '));
}

} // namespace

class TestRecentFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNewestComesFirstAndNoneTwice()
    {
        RecentFiles recent(m_settings, QStringLiteral("some/key"), 3);
        QVERIFY(recent.paths().isEmpty());
        for (const char* name : {"/a", "/b", "/a", "/c", "/d", "/c"})
            recent.remember(QLatin1String(name));
        QCOMPARE(recent.paths(), list("/c /d /a"));
        recent.forget(QStringLiteral("/d"));
        recent.forget(QStringLiteral("/never there"));
        QCOMPARE(recent.paths(), list("/c /a"));
        recent.remember(QStringLiteral("beside.txt"));
        recent.remember({});
        QCOMPARE(recent.paths(), QStringList(QDir::current().filePath(QStringLiteral("beside.txt"))) + list("/c /a"));
        // Another list keeps others.
        QVERIFY(RecentFiles(m_settings, QStringLiteral("other/key"), 3).paths().isEmpty());
    }

    void whatCannotBeAFileIsLeftOut_data()
    {
        QTest::addColumn<QVariant>("kept");
        QTest::addColumn<QStringList>("paths");
        QTest::newRow("nothing") << QVariant() << QStringList();
        QTest::newRow("a number") << QVariant(-1) << QStringList();
        QTest::newRow("bytes") << QVariant(QByteArray(1000, 'x')) << QStringList();
        QTest::newRow("an empty text") << QVariant(QString()) << QStringList();
        QTest::newRow("one path") << QVariant(QStringLiteral("/a")) << list("/a");
        QTest::newRow("empty and relative") << QVariant(list("a  /b ../c")) << list("/b");
        QTest::newRow("twice") << QVariant(list("/a /b /a")) << list("/a /b");
        QTest::newRow("too many") << QVariant(list("/1 /2 /3 /4")) << list("/1 /2 /3");
    }
    void whatCannotBeAFileIsLeftOut()
    {
        QFETCH(QVariant, kept);
        m_settings.setValue(QStringLiteral("spoiled"), kept);
        QTEST(RecentFiles(m_settings, QStringLiteral("spoiled"), 3).paths(), "paths");
    }

private:
    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
};

QTEST_GUILESS_MAIN(TestRecentFiles)
#include "tst_recent_files.moc"
