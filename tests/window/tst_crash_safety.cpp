// SPDX-License-Identifier: MIT
// The window is killed while it plays and changes its settings: what was saved stays whole. This program is both: the
// test, and, called with a folder, the window that the test kills.
#include "app/base/settings_format.h"
#include "app/window/docks.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/bitwise.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>

#include <cstdio>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kChild[] = "--window";
constexpr int kKills = 12;
/// milliseconds: a change reported this long before the end must be in the file, which is saved after half a second
constexpr qint64 kSavedAfterMs = 2000;

/// One change: what the settings must hold from soon after it on.
struct Change
{
    qint64 at = 0;
    QByteArray setting;
    QByteArray value;
};

QByteArray layoutOf(const QSettings& settings)
{
    return settings.value(QStringLiteral("layout/puzzle")).toByteArray().toHex();
}

/// Plays, and changes something every few milliseconds. Each change is told on standard output.
int runWindow(const QString& folder, quint32 seed)
{
    QSettings settings(QDir(folder).filePath(QStringLiteral("settings.conf")), settingsFormat());
    MainWindow window(makeBitwise, settings);
    window.show();
    window.openGrid(gridOf(kArticleHard), {});
    window.session().setSpeed(static_cast<int>(Session::speeds().size()) - 1);
    QRandomGenerator random(seed);
    const auto printSetting = [](const char* setting, const QByteArray& value) {
        std::printf("%lld %s %s\n", static_cast<long long>(QDateTime::currentMSecsSinceEpoch()), setting, value.data());
        std::fflush(stdout);
    };
    int file = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        if (!window.session().isPlaying()) {
            window.session().goToFirst();
            window.session().setPlaying(true);
        }
        switch (random.bounded(4)) {
        case 0: {
            auto* tint = window.findChild<QAction*>(QStringLiteral("tint_derived"));
            tint->trigger();
            printSetting("view/tint_derived", tint->isChecked() ? "true" : "false");
            break;
        }
        case 1: {
            auto* events = window.findChild<QDockWidget*>(QStringLiteral("events_dock"));
            events->setVisible(events->isHidden());
            break;
        }
        case 2: {
            // A session that is saved is a recent file.
            const QString path = QDir(folder).filePath(QStringLiteral("%1.convoku").arg(file++ % 20));
            if (window.saveSessionTo(path))
                printSetting("file/recent", path.toUtf8());
            break;
        }
        default: {
            auto* appearance = window.findChild<QAction*>(QStringLiteral("appearance_%1").arg(random.bounded(3)));
            appearance->trigger();
            printSetting("view/appearance", QByteArray::number(appearance->data().toInt()));
        }
        }
    });
    timer.start(15);
    return QApplication::exec();
}

} // namespace

class TestCrashSafety : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMoment()
    {
        QTemporaryDir folder;
        QRandomGenerator random(20240601);
        const QString path = folder.filePath(QStringLiteral("settings.conf"));
        for (int round = 0; round < cases(kKills); ++round) {
            QProcess window;
            window.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            window.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("tst_crash_safety"), QString::fromLatin1(kChild), folder.path(),
                    QString::number(round)});
            QVERIFY(window.waitForReadyRead(kLong)); // it is up and changes things
            QElapsedTimer since;
            since.start();
            const int life = (round % 3 == 0 ? 2600 : 0) + random.bounded(700);
            while (since.elapsed() < life)
                window.waitForReadyRead(20);
            window.kill();
            QVERIFY(window.waitForFinished());
            QCOMPARE(window.exitStatus(), QProcess::CrashExit);
            const qint64 end = QDateTime::currentMSecsSinceEpoch();

            std::vector<Change> changes;
            for (const QByteArray& line : window.readAllStandardOutput().split('\n')) {
                const QList<QByteArray> words = line.split(' ');
                if (words.size() == 3)
                    changes.push_back({words[0].toLongLong(), words[1], words[2]});
            }
            QVERIFY(!changes.empty());
            // The file can be read, and what it says was said: the last value that had time to be saved, or a later
            // one.
            const QSettings left(path, settingsFormat());
            QCOMPARE(left.status(), QSettings::NoError);
            for (const char* setting : {"view/tint_derived", "view/appearance", "file/recent"}) {
                QStringList allowed;
                for (const Change& change : changes) {
                    if (change.setting != setting)
                        continue;
                    if (change.at < end - kSavedAfterMs)
                        allowed.clear();
                    allowed << QString::fromUtf8(change.value);
                }
                const bool old = changes.front().at >= end - kSavedAfterMs; // the round before may be what is left
                const QVariant found = left.value(QLatin1String(setting));
                const QString value = found.canConvert<QString>() ? found.toString() : found.toStringList().value(0);
                QVERIFY2(allowed.isEmpty() || old || allowed.contains(value),
                    qPrintable(QStringLiteral("%1 is %2").arg(QLatin1String(setting), value)));
            }
            // Sessions are whole, too.
            for (const QFileInfo& file : QDir(folder.path()).entryInfoList({QStringLiteral("*.convoku")})) {
                QFile session(file.filePath());
                QVERIFY(session.open(QIODevice::ReadOnly));
                QVERIFY2(QJsonDocument::fromJson(session.readAll()).isObject(), qPrintable(file.fileName()));
            }
        }
        // The next start takes it all up: the window is arranged as the file says.
        QSettings settings(path, settingsFormat());
        QVERIFY(!layoutOf(settings).isEmpty());
        MainWindow window(makeBitwise, settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.findChild<QAction*>(QStringLiteral("tint_derived"))->isChecked(),
            settings.value(QStringLiteral("view/tint_derived"), true).toBool());
        QVERIFY(!settings.value(QStringLiteral("file/recent")).toStringList().isEmpty());
    }
};

namespace {

int runAsParentOrChild(int argc, char** argv)
{
    QApplication application(argc, argv);
    useLanguage({});
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String(kChild))
        return runWindow(arguments[2], arguments[3].toUInt());
    TestCrashSafety test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace

CONVOKU_RUN_TEST(runAsParentOrChild)
#include "tst_crash_safety.moc"
