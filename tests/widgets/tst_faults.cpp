// SPDX-License-Identifier: MIT
// What the monkey has found, and what files and settings can do to the window.
#include "app/session/session_file.h"
#include "app/widgets/docks.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/window_host.h"
#include "tests/widgets/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QJsonDocument>
#include <QLineEdit>

#include <sys/stat.h>

using namespace convoku;
using namespace convoku::testing;

class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Pipes that nobody writes to and devices without an end: the window would wait for them, or fill the memory.
    void devices_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("endless") << QStringLiteral("/dev/zero");
        QTest::newRow("full") << QStringLiteral("/dev/full");
        QTest::newRow("pipe") << QString();
    }
    void devices()
    {
        QFETCH(QString, path);
        WindowFixture fixture;
        if (path.isEmpty()) {
            path = fixture.folder.filePath(QStringLiteral("pipe.sdm"));
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        }
        fixture.window->openFile(path);
        const QString text = fixture.window->findChild<MessageBar*>()->text();
        QVERIFY2(text.contains(path), qPrintable(text));
        QVERIFY(!fixture.session().hasPuzzle());
    }

    /// A message may quote anything: it makes the window neither wider nor so high that nothing else has room.
    void longNames()
    {
        WindowFixture fixture;
        fixture.window->resize(1500, 900);
        QTest::qWait(20);
        const QSize size = fixture.window->size();
        const QString name(100000, QLatin1Char('n'));
        fixture.window->openFile(name);
        auto* bar = fixture.window->findChild<MessageBar*>();
        QTRY_VERIFY(bar->isVisible());
        QTest::qWait(20);
        QCOMPARE(fixture.window->size(), size);
        QVERIFY(bar->height() < 350);
    }

    /// Megabytes pasted into a field: it keeps a beginning that can be laid out at each key.
    void longPaste()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        WindowHost host([] { return std::make_unique<LoopBackend>(); }, settings, {}, QStringLiteral("en"));
        host.window().show();
        auto* field = host.window().findChild<QLineEdit*>(QStringLiteral("watch_field"));
        QVERIFY(field);
        field->ensurePolished();
        QApplication::clipboard()->setText(QString(5000000, QLatin1Char('5')));
        field->paste();
        QCOMPARE(field->text().size(), 2000);
    }

    /// Of an arrangement that is not as it was written nothing is taken, wherever the wrong byte is.
    void spoiledArrangement()
    {
        WindowFixture fixture;
        auto* docks = fixture.window->findChild<Docks*>();
        const QByteArray state = docks->state();
        QVERIFY(docks->setState(state));
        for (qsizetype i = 0; i < state.size(); i += 7) {
            QByteArray spoiled = state;
            spoiled[i] = static_cast<char>(spoiled[i] ^ 0x41);
            QVERIFY(!docks->setState(spoiled));
            QVERIFY(!docks->setState(state.left(i)));
        }
        QCOMPARE(docks->state(), state);
    }
};

QTEST_MAIN(TestFaults)
#include "tst_faults.moc"
