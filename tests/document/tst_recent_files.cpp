// SPDX-License-Identifier: MIT
// This program is both: the test, and, called with a file of settings, another window that remembers what it is told.
#include "app/document/recent_files.h"

#include "app/base/settings_format.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>

using namespace convoku;

namespace {

/// Texts with one blank between them.
QStringList list(const char* texts)
{
    return QString::fromLatin1(texts).split(QLatin1Char(' '));
}

constexpr char kChild[] = "--window";
constexpr int kMost = 100;
const QString kKey = QStringLiteral("file/recent");

/// Remembers each line of its input, and says so.
int runWindow(const QString& path)
{
    QSettings settings(path, settingsFormat());
    RecentFiles recent(settings, kKey, kMost);
    std::cout << "ready " << recent.paths().size() << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        recent.remember(QString::fromStdString(line));
        std::cout << line << std::endl;
    }
    return 0;
}

/// Another process with the same settings.
class Window
{
public:
    explicit Window(const QString& settings)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
            {QStringLiteral("tst_recent_files"), QLatin1String(kChild), settings});
    }

    void tell(const QByteArray& lines) { m_process.write(lines); }
    /// The next line that it says.
    QByteArray heard()
    {
        while (!m_process.canReadLine() && m_process.waitForReadyRead()) { }
        return m_process.readLine().trimmed();
    }
    bool end()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished() && m_process.exitCode() == 0;
    }

private:
    QProcess m_process;
};

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

    /// Each was opened when the other had remembered nothing yet, and each remembers in its turn.
    void twoWindowsKeepEachOthersFiles()
    {
        const QString path = m_folder.filePath(QStringLiteral("new folder/in turn.conf")); // the first start of all
        std::array<Window, 2> windows{Window(path), Window(path)};
        for (Window& window : windows)
            QCOMPARE(window.heard(), QByteArray("ready 0"));
        QStringList expected;
        for (int i = 0; i < 8; ++i) {
            const QByteArray file = "/file" + QByteArray::number(i);
            windows[static_cast<std::size_t>(i / 2 % 2)].tell(file + '\n');
            QCOMPARE(windows[static_cast<std::size_t>(i / 2 % 2)].heard(), file);
            expected.prepend(QString::fromLatin1(file));
        }
        for (Window& window : windows)
            QVERIFY(window.end());
        QSettings settings(path, settingsFormat());
        QCOMPARE(RecentFiles(settings, kKey, kMost).paths(), expected);
    }

    /// And both at once.
    void twoWindowsAtOnce()
    {
        constexpr int kEach = 25;
        const QString path = m_folder.filePath(QStringLiteral("at once.conf"));
        std::array<Window, 2> windows{Window(path), Window(path)};
        QStringList expected;
        for (Window& window : windows)
            QCOMPARE(window.heard(), QByteArray("ready 0"));
        for (std::size_t at = 0; at < windows.size(); ++at) {
            QByteArray lines;
            for (int i = 0; i < kEach; ++i) {
                const QByteArray file = "/window" + QByteArray::number(at) + "/" + QByteArray::number(i);
                lines += file + '\n';
                expected.append(QString::fromLatin1(file));
            }
            windows[at].tell(lines);
        }
        for (Window& window : windows)
            QVERIFY(window.end());
        QSettings settings(path, settingsFormat());
        QStringList paths = RecentFiles(settings, kKey, kMost).paths();
        std::ranges::sort(paths);
        std::ranges::sort(expected);
        QCOMPARE(paths, expected);
    }

    /// If the settings cannot be written, the list belongs to this window only.
    void settingsThatCannotBeWritten()
    {
        QFile file(m_folder.filePath(QStringLiteral("no folder")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QSettings settings(file.fileName() + QStringLiteral("/settings.conf"), settingsFormat());
        RecentFiles recent(settings, kKey, 3);
        recent.remember(QStringLiteral("/a"));
        recent.remember(QStringLiteral("/b"));
        QCOMPARE(recent.paths(), list("/b /a"));
        QCOMPARE(settings.status(), QSettings::AccessError);
    }

private:
    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
};

namespace {

int runAsParentOrChild(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == kChild)
        return runWindow(QString::fromLocal8Bit(argv[2]));
    TestRecentFiles test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace

CONVOKU_RUN_TEST(runAsParentOrChild)
#include "tst_recent_files.moc"
