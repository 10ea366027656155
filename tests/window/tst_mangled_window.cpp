// SPDX-License-Identifier: MIT
// What the window's own readers take in, with random mistakes in it: how docks were arranged, the text of lessons, and
// the settings. Under the sanitizers this is a fuzzer that needs nothing else.
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/window/dock_arrangement.h"
#include "app/window/docks.h"
#include "app/wording/language.h"
#include "tests/support/bitwise.h"
#include "tests/support/mangler.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDockWidget>
#include <QJsonDocument>

using namespace convoku;
using namespace convoku::testing;

namespace {

QByteArray withSum(const QByteArray& arrangement)
{
    const QByteArray whole = arrangement + '\1'; // the parts that are shown
    return QCryptographicHash::hash(whole, QCryptographicHash::Sha1) + whole;
}

/// Returns the bytes that Qt wrote, between the checksum and the byte of the shown parts.
QByteArray withoutSum(const QByteArray& state)
{
    return state.mid(QCryptographicHash::hashLength(QCryptographicHash::Sha1)).chopped(1);
}

/// Bytes as QMainWindow writes them: a side with boxes in boxes.
QByteArray arrangement(qint32 side, int deep, qint32 items = 1)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_5_0);
    stream << qint32(0xff) << qint32(3) << quint8(0xfd) << qint32(1) << side << qint32(100) << qint32(100);
    for (int i = 0; i < deep; ++i)
        stream << quint8(0xfc) << quint8(Qt::Vertical) << items << quint8(0xfc) << qint32(0) << qint32(50) << qint32(0)
               << qint32(50);
    stream << quint8(0xfc) << quint8(Qt::Vertical) << qint32(0) << qint32(100) << qint32(100);
    for (const qint32 corner : {1, 2, 4, 8})
        stream << corner;
    return bytes;
}

/// The same with a number of sides that it says, and sides that have an empty box each.
QByteArray arrangementOfSides(qint32 said, int sides)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_5_0);
    stream << qint32(0xff) << qint32(0) << quint8(0xfd) << said;
    for (qint32 side = 0; side < sides; ++side)
        stream << side % 4 << qint32(100) << qint32(100) << quint8(0xfc) << quint8(Qt::Vertical) << qint32(0);
    stream << qint32(100) << qint32(100);
    for (const qint32 corner : {1, 2, 4, 8})
        stream << corner;
    return bytes;
}

} // namespace

class TestMangledWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// Arrangements that Qt writes are accepted, whatever the user did to the docks.
    void arrangementsOfQtAreGood()
    {
        WindowFixture fixture;
        auto* docks = fixture.window->findChild<Docks*>();
        QVERIFY(isDockArrangement(withoutSum(docks->state())));
        const auto all = fixture.window->findChildren<QDockWidget*>();
        QVERIFY(all.size() > 5);
        for (QDockWidget* dock : all) {
            dock->show();
            dock->setFloating(true);
            QVERIFY2(isDockArrangement(withoutSum(docks->state())), qPrintable(dock->objectName()));
            dock->setFloating(false);
            fixture.window->tabifyDockWidget(all.front(), dock);
            QVERIFY2(isDockArrangement(withoutSum(docks->state())), qPrintable(dock->objectName()));
            fixture.window->addDockWidget(Qt::BottomDockWidgetArea, dock);
            fixture.window->splitDockWidget(all.front(), dock, Qt::Vertical);
            const QByteArray state = docks->state();
            QVERIFY2(isDockArrangement(withoutSum(state)), qPrintable(dock->objectName()));
            QVERIFY(docks->setState(state));
        }
        for (const Perspective each : {Perspective::Teach, Perspective::Debug, Perspective::Present}) {
            docks->setPerspective(each);
            QVERIFY(isDockArrangement(withoutSum(docks->state())));
        }
    }

    void wrongArrangements_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("good");
        QTest::newRow("small") << arrangement(0, 1) << true;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("a side that is none") << arrangement(1000, 1) << false;
        QTest::newRow("a side below all") << arrangement(-1, 1) << false;
        QTest::newRow("boxes in boxes") << arrangement(0, 200'000) << false;
        QTest::newRow("more than are there") << arrangement(0, 1, 2147483647) << false;
        QTest::newRow("fewer than none") << arrangement(0, 1, -1) << false;
        // Found by the fuzzer: a few, and the largest number that there is.
        QTest::newRow("more than can be counted") << QByteArray::fromBase64(
            "AAAA/wAAAAP9AAAAAQAAAAAAAABkAAAAZPwCAAAAAfwAAAAAAAIAAAAAAAAATgAy/AIAAAAAAAAAZAAI"
            "AGQAAAABAAAAAgAAAAgAAAAB/AAAAAUAAAAAf////wAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAD/////"
            "//////8u/////////////yJiYWNrZ3JvdW5kIjogIiMwMTAyMDMi////////////////////////////"
            "/////yAAAgAAAAAI") << false;
        QTest::newRow("more behind it") << arrangement(0, 1) + "x" << false;
        QTest::newRow("no sides, as Qt writes it") << QMainWindow().saveState() << true;
        QTest::newRow("no sides") << arrangementOfSides(0, 0) << true;
        QTest::newRow("all four sides") << arrangementOfSides(4, 4) << true;
        QTest::newRow("a fifth side") << arrangementOfSides(5, 5) << false;
        QTest::newRow("one side too few") << arrangementOfSides(4, 3) << false;
        QTest::newRow("fewer sides than none") << arrangementOfSides(-1, 0) << false;
        QTest::newRow("the smallest number of sides") << arrangementOfSides(-2147483647 - 1, 0) << false;
    }

    void wrongArrangements()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, good);
        QCOMPARE(isDockArrangement(bytes), good);
        if (good)
            return;
        WindowFixture fixture;
        QVERIFY(!fixture.window->findChild<Docks*>()->setState(withSum(bytes)));
    }

    /// A right sum is made by whoever writes the file.
    void mangledArrangements()
    {
        WindowFixture fixture;
        auto* docks = fixture.window->findChild<Docks*>();
        const QByteArray right = withoutSum(docks->state());
        for (qsizetype length = 0; length < right.size(); ++length)
            QVERIFY(!isDockArrangement(right.first(length)) || length > right.size() / 2);
        Mangler mangler;
        int taken = 0;
        for (int i = 0; i < 400; ++i) {
            taken += docks->setState(withSum(mangler.mangled(right))) ? 1 : 0;
            if (i % 50 == 0)
                QCoreApplication::processEvents();
        }
        QVERIFY2(taken < 400, qPrintable(QString::number(taken)));
        QVERIFY(docks->setState(withSum(right)));
    }

    void mangledLessons()
    {
        QFile file(QStringLiteral(":/lessons/04_hidden_single.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray right = file.readAll().left(3000) + "\n| a | b |\n|---|---|\n| ![c](/dev/zero) | <d> |\n";
        LessonBrowser browser;
        browser.resize(300, 200);
        browser.show();
        Mangler mangler;
        for (int i = 0; i < 150; ++i) {
            browser.setLesson(QString::fromUtf8(mangler.mangled(right)));
            browser.setKept(QStringLiteral("light:r1"));
            if (i % 10 == 0)
                browser.grab();
        }
    }

    /// A window that starts with them comes, whatever stands in them.
    void mangledSettings()
    {
        QByteArray right;
        {
            WindowFixture fixture;
            fixture.window->openText(QString::fromLatin1(kArticleEasy));
            QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
            fixture.window->close();
            fixture.settings.sync();
            QFile file(fixture.settings.fileName());
            QVERIFY(file.open(QIODevice::ReadOnly));
            right = file.readAll();
            QVERIFY(right.size() > 200);
        }
        Mangler mangler;
        for (int i = 0; i < 12; ++i) {
            QTemporaryDir folder;
            QFile file(folder.filePath(QStringLiteral("settings.conf")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mangler.mangled(right));
            file.close();
            QSettings settings(file.fileName(), settingsFormat());
            MainWindow window(makeBitwise, settings);
            window.show();
            QVERIFY(window.isVisible());
            QCoreApplication::processEvents();
        }
    }
};

CONVOKU_TEST(TestMangledWindow)
#include "tst_mangled_window.moc"
