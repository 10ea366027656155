// SPDX-License-Identifier: MIT
// The real program where it cannot open its window, or is told too much.
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using convoku::testing::sentence;

using convoku::testing::kLong;

namespace {

/// environment variables of one start, in addition to those that every start has here
using Variables = QList<std::pair<QByteArray, QByteArray>>;

struct Ended
{
    int code = -1;
    QProcess::ExitStatus status = QProcess::CrashExit;
    QString error;
};

} // namespace

class TestStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutADisplay_data()
    {
        QTest::addColumn<Variables>("variables");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named"); ///< in the sentence
        const QString missing = sentence("window.start.no_display");
        QTest::newRow("none") << Variables() << QStringList() << missing;
        QTest::newRow("empty") << Variables{{"DISPLAY", ""}} << QStringList{QStringLiteral("x.txt")} << missing;
        QTest::newRow("X") << Variables{{"DISPLAY", ":4711"}} << QStringList() << QStringLiteral("DISPLAY=:4711");
        QTest::newRow("X, asked for") << Variables{{"DISPLAY", "no display"}, {"QT_QPA_PLATFORM", "xcb"}}
                                      << QStringList() << QStringLiteral("DISPLAY=no display; QT_QPA_PLATFORM=xcb");
        QTest::newRow("Wayland") << Variables{{"WAYLAND_DISPLAY", "wayland-4711"}} << QStringList()
                                 << QStringLiteral("WAYLAND_DISPLAY=wayland-4711");
        QTest::newRow("Wayland, asked for")
            << Variables{{"WAYLAND_DISPLAY", "wayland-4711"}, {"QT_QPA_PLATFORM", "wayland"}} << QStringList()
            << QStringLiteral("QT_QPA_PLATFORM=wayland");
        QTest::newRow("unknown platform")
            << Variables{{"QT_QPA_PLATFORM", "nosuch"}} << QStringList() << QStringLiteral("QT_QPA_PLATFORM=nosuch");
        QTest::newRow("unknown platform, argument")
            << Variables() << QStringList{QStringLiteral("-platform"), QStringLiteral("nosuch")}
            << QStringLiteral("\"nosuch\"");
        QTest::newRow("what a terminal obeys")
            << Variables{{"DISPLAY", "\x1b[2J\n"}} << QStringList() << QStringLiteral("DISPLAY=?[2J");
    }
    void withoutADisplay()
    {
        QFETCH(const Variables, variables);
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, named);
        const Ended ended = run(arguments, variables);
        QVERIFY2(ended.status == QProcess::NormalExit, qPrintable(ended.error)); // no dump of memory
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.error.startsWith(sentence("window.start.opens_a_window_begins") + QLatin1Char(' ')),
            qPrintable(ended.error));
        QVERIFY2(ended.error.endsWith(sentence("window.start.cli_needs_none") + QLatin1Char('\n'))
                || ended.error.endsWith(sentence("window.start.cli_needs_no_display") + QLatin1Char('\n')),
            qPrintable(ended.error));
        QVERIFY2(ended.error.contains(named), qPrintable(ended.error));
        QCOMPARE(ended.error.count(QLatin1Char('\n')), 1);
        for (const char* advice : {"Reinstalling", "Available platform plugins", "even though it was found"})
            QVERIFY2(!ended.error.contains(QLatin1String(advice)), qPrintable(ended.error));
    }

    /// With QT_DEBUG_PLUGINS, the program prints all that Qt reports about the reason.
    void theReasonInFull()
    {
        const Ended ended = run({}, {{"QT_QPA_PLATFORM", "nosuch"}, {"QT_DEBUG_PLUGINS", "1"}});
        QVERIFY2(ended.error.contains(QLatin1String("Available platform plugins")), qPrintable(ended.error));
    }

    void wordsNeedNoDisplay()
    {
        for (const char* option : {"--help", "--version"}) {
            const Ended ended = run({QLatin1String(option)}, {{"DISPLAY", ":4711"}});
            QCOMPARE(ended.status, QProcess::NormalExit);
            QCOMPARE(ended.code, 0);
            QVERIFY2(ended.error.isEmpty(), qPrintable(ended.error));
        }
    }

    void oneFileAtATime()
    {
        const Ended ended
            = run({QStringLiteral("first.txt"), QStringLiteral("the second.txt"), QStringLiteral("third")},
                {{"QT_QPA_PLATFORM", "offscreen"}});
        QCOMPARE(ended.status, QProcess::NormalExit);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.error.contains(sentence("window.start.one_file", {QStringLiteral("the second.txt")})),
            qPrintable(ended.error));
        QCOMPARE(ended.error.count(QLatin1Char('\n')), 1);
    }

private:
    Ended run(const QStringList& arguments, const Variables& variables) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_DEBUG_PLUGINS", "LANGUAGE"})
            environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_home.path());
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        for (const auto& [name, value] : variables)
            environment.insert(QString::fromLatin1(name), QString::fromLatin1(value));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_home.path());
        process.start(QStringLiteral(CONVOKU_PROGRAM), arguments);
        if (!process.waitForFinished(kLong)) {
            process.kill();
            process.waitForFinished();
            return {};
        }
        return {process.exitCode(), process.exitStatus(), QString::fromUtf8(process.readAllStandardError())};
    }

    QTemporaryDir m_home;
};

CONVOKU_GUILESS_TEST(TestStart)
#include "tst_start.moc"
