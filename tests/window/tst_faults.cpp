// SPDX-License-Identifier: MIT
// What the monkey has found, and what files and settings can do to the window.
#include "app/document/session.h"
#include "app/document/session_file.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/generate_dialog.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/window/docks.h"
#include "app/window/parts/message_bar.h"
#include "app/window/window_host.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QJsonDocument>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QRegularExpression>

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
        QTest::addColumn<bool>("asLesson"); // chosen in the list of lessons, where files of before stand
        for (const bool asLesson : {false, true}) {
            const char* const as = asLesson ? "as a lesson" : "as puzzles";
            QTest::addRow("endless, %s", as) << QStringLiteral("/dev/zero") << asLesson;
            QTest::addRow("full, %s", as) << QStringLiteral("/dev/full") << asLesson;
            QTest::addRow("pipe, %s", as) << QString() << asLesson;
        }
    }
    void devices()
    {
        QFETCH(QString, path);
        QFETCH(bool, asLesson);
        WindowFixture fixture;
        if (path.isEmpty()) {
            path = fixture.folder.filePath(QStringLiteral("pipe.sdm"));
            QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        }
        if (asLesson)
            Q_EMIT fixture.window->findChild<LessonPanel*>()->lessonChosen(path);
        else
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
        WindowHost host(makeBitwise, settings, {}, QStringLiteral("en"));
        host.window().show();
        auto* field = host.window().findChild<QLineEdit*>(QStringLiteral("watch_field"));
        QVERIFY(field);
        field->ensurePolished();
        QApplication::clipboard()->setText(QString(5000000, QLatin1Char('5')));
        field->paste();
        QCOMPARE(field->text().size(), 2000);
    }

    /// Lists ask for the current row's text, also where they are empty.
    void nothingToCopy()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("not valid")));
        WindowFixture fixture;
        fixture.child<QAction>("generate")->trigger();
        QVERIFY(fixture.window->findChild<GenerateDialog*>() != nullptr);
        const auto views = fixture.window->findChildren<QAbstractItemView*>();
        QVERIFY2(views.size() >= 8, QByteArray::number(views.size()));
        for (QAbstractItemView* view : views) {
            QKeyEvent copy(QEvent::KeyPress, Qt::Key_C, Qt::ControlModifier);
            QCoreApplication::sendEvent(view, &copy);
        }
    }

    /// Tests an empty clipboard, an empty list of files, and bytes that are not text: pasted and dropped.
    void oddClipboards_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QString() << QByteArray();
        QTest::newRow("no files") << QStringLiteral("text/uri-list") << QByteArray();
        QTest::newRow("addresses that are none") << QStringLiteral("text/uri-list") << QByteArray("\xff\xfe\r\n\r\n");
        QTest::newRow("an address elsewhere")
            << QStringLiteral("text/uri-list") << QByteArray("https://x.invalid/a\r\n");
        QTest::newRow("no text") << QStringLiteral("text/plain") << QByteArray("\x00\x01\xff\xfe", 4);
        QTest::newRow("a picture") << QStringLiteral("image/png") << QByteArray("\x89PNG");
    }
    void oddClipboards()
    {
        QFETCH(const QString, format);
        QFETCH(const QByteArray, bytes);
        WindowFixture fixture;
        fixture.window->openText(QString::fromLatin1(kArticleEasy));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        QMimeData dropped;
        QApplication::clipboard()->clear();
        if (!format.isEmpty()) {
            auto* content = new QMimeData;
            content->setData(format, bytes);
            QApplication::clipboard()->setMimeData(content);
            dropped.setData(format, bytes);
        }
        for (const bool editing : {false, true}) {
            fixture.child<QAction>("edit")->setChecked(editing);
            fixture.board->setFocus();
            QTest::keyClick(fixture.window.get(), Qt::Key_V, Qt::ControlModifier);
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(fixture.window.get(), &drop);
            QCOMPARE(fixture.session().recording()->givens().toText(), std::string(kArticleEasy));
        }
    }

    /// A million lines, each tenth of them wrong in one of several ways: what is good is there, each wrong line is
    /// named, and the window answers all the time.
    void aMillionLines()
    {
        WindowFixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("million.txt"));
        const QByteArray wrong[] = {QByteArray(kArticleEasy).left(80), QByteArray(kArticleEasy) + "17",
            QByteArray(81, 'x'), QByteArray("\xff\xfe\x00\x80 not text", 13), QByteArray(3000, '7')};
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        constexpr int kLines = 1'000'000;
        int bad = 0;
        for (int line = 1; line <= kLines; ++line) {
            const bool isBad = line % 10 == 0;
            file.write(isBad ? wrong[static_cast<std::size_t>(bad++) % std::size(wrong)] : QByteArray(kArticleHard));
            file.write("\n");
        }
        file.close();
        fixture.window->openFile(path);
        auto* panel = fixture.window->findChild<CollectionPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->count() > 0 && !panel->isReading(), kLong);
        QCOMPARE(panel->count(), kLines - bad);
        const QString text = fixture.window->findChild<MessageBar*>()->text();
        QVERIFY2(text.contains(sentence("window.list_line", {QStringLiteral("10")})), qPrintable(text));
    }

    /// An open puzzle or collection stays open and usable when its file is removed, replaced by something else, or
    /// emptied.
    void filesThatChangeWhileOpen_data()
    {
        QTest::addColumn<bool>("collection");
        QTest::addColumn<QString>("change");
        const std::string changes[] = {"gone", "empty", "a folder", "rubbish"};
        for (const std::string& change : changes) {
            QTest::addRow("a puzzle, %s", change.c_str()) << false << QString::fromStdString(change);
            QTest::addRow("a collection, %s", change.c_str()) << true << QString::fromStdString(change);
        }
    }
    void filesThatChangeWhileOpen()
    {
        QFETCH(const bool, collection);
        QFETCH(const QString, change);
        WindowFixture fixture;
        const QString path = fixture.folder.filePath(QStringLiteral("puzzles.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(collection ? (QByteArray(kArticleHard) + '\n').repeated(30000) : QByteArray(kArticleHard));
        file.close();
        fixture.window->openFile(path);
        // A collection is still being read.
        if (!collection)
            QTRY_VERIFY_WITH_TIMEOUT(fixture.session().hasPuzzle() && !fixture.session().isRunning(), kLong);
        if (change == QLatin1String("gone") || change == QLatin1String("a folder"))
            QVERIFY(QFile::remove(path));
        if (change == QLatin1String("a folder"))
            QVERIFY(QDir().mkpath(path));
        if (change == QLatin1String("empty") || change == QLatin1String("rubbish")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            if (change == QLatin1String("rubbish"))
                file.write(QByteArray(100000, '\xee'));
            file.close();
        }
        auto* panel = fixture.window->findChild<CollectionPanel*>();
        QTRY_VERIFY_WITH_TIMEOUT(!panel->isReading() && !fixture.session().isRunning(), kLong);
        // Opened once more it says what is wrong with it; what was there before stays.
        const bool had = fixture.session().hasPuzzle();
        const int count = panel->count();
        fixture.window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(!panel->isReading(), kLong);
        auto* bar = fixture.window->findChild<MessageBar*>();
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->text().contains(QStringLiteral("puzzles.txt")), qPrintable(bar->text()));
        QCOMPARE(fixture.session().hasPuzzle(), had);
        QCOMPARE(panel->count(), count);
        fixture.child<QAction>("next_pass")->trigger();
    }

    /// An arrangement that differs from the written one is rejected as a whole, wherever the wrong byte is.
    void spoiledArrangement()
    {
        WindowFixture fixture;
        auto* docks = fixture.window->findChild<Docks*>();
        const QByteArray state = docks->state();
        QVERIFY(docks->setState(state));
        const QByteArray before = docks->state(); // with the sizes that panels have that were never shown
        for (qsizetype i = 0; i < state.size(); i += 7) {
            QByteArray spoiled = state;
            spoiled[i] = static_cast<char>(spoiled[i] ^ 0x41);
            QVERIFY(!docks->setState(spoiled));
            QVERIFY(!docks->setState(state.left(i)));
        }
        QCOMPARE(docks->state(), before);
    }
};

CONVOKU_TEST(TestFaults)
#include "tst_faults.moc"
