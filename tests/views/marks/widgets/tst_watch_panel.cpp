// SPDX-License-Identifier: MIT
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/document/watches.h"
#include "app/views/marks/widgets/watch_panel.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace convoku;
using convoku::testing::sentence;

class TestWatchPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void watchesAreTypedPickedAndRemoved()
    {
        Session session(testing::makeBitwise);
        Watches watches;
        WatchPanel panel(&session, &watches);
        panel.resize(420, 300);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* field = panel.findChild<QLineEdit*>(QStringLiteral("watch_field"));
        auto* table = panel.findChild<QTableView*>(QStringLiteral("watches"));
        auto* empty = panel.findChild<QLabel*>(QStringLiteral("no_watches"));
        auto* problem = panel.findChild<QLabel*>(QStringLiteral("watch_problem"));
        auto* addPicked = panel.findChild<QPushButton*>(QStringLiteral("watch_picked"));
        QVERIFY(empty->isVisible() && !table->isVisible() && !addPicked->isEnabled());
        const auto type = [&](const char* text) {
            field->clear();
            QTest::keyClicks(field, QString::fromLatin1(text));
            QTest::keyClick(field, Qt::Key_Return);
        };

        type("row 44");
        QVERIFY(problem->isVisible() && problem->text().contains(sentence("views.watch_example")));
        QCOMPARE(field->text(), QStringLiteral("row 44")); // to be mended
        QCOMPARE(watches.count(), 0);
        QTest::keyClick(field, Qt::Key_Backspace);
        QVERIFY(!problem->isVisible());
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(watches.count(), 1);
        QVERIFY(field->text().isEmpty() && table->isVisible() && !empty->isVisible());
        type("r1c2=7");
        type("row 4");
        QCOMPARE(watches.count(), 2);
        QCOMPARE(table->currentIndex().row(), 0); // it is there already

        // A candidate's row picks it; other rows leave the pick alone.
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), 60000);
        const auto click = [&](int row) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                table->visualRect(table->model()->index(row, WatchModel::ValueColumn)).center());
        };
        click(1);
        QVERIFY((session.picked() == Candidate{6, 0, 1}));
        click(0);
        QVERIFY((session.picked() == Candidate{6, 0, 1}));
        session.pick(Candidate{0, 8, 8});
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, WatchModel::WatchColumn));
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY((session.picked() == Candidate{6, 0, 1}));

        session.pick(Candidate{0, 8, 8});
        QVERIFY(addPicked->isEnabled());
        QTest::mouseClick(addPicked, Qt::LeftButton);
        QCOMPARE(watches.count(), 3);
        QCOMPARE(watchText(watches.at(2)), QStringLiteral("r9c9=1"));

        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, WatchModel::WatchColumn));
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(watches.count(), 2);
        QCOMPARE(watchText(watches.at(1)), QStringLiteral("r9c9=1"));
        QCOMPARE(table->currentIndex().row(), 1);
        // Delete in the field is the field's.
        field->setText(QStringLiteral("x"));
        field->setFocus();
        field->setCursorPosition(0);
        QTest::keyClick(field, Qt::Key_Delete);
        QCOMPARE(watches.count(), 2);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Delete);
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(watches.count(), 0);
        QVERIFY(empty->isVisible() && field->hasFocus());
    }
};

CONVOKU_TEST(TestWatchPanel)
#include "tst_watch_panel.moc"
