// SPDX-License-Identifier: MIT
// The table of commands: what a row of it becomes.
#include "app/widgets/shell/commands.h"

#include <QAction>
#include <QTest>
#include <QWidget>

using namespace convoku;

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_board = new QWidget(m_window.get());
        m_board->setFocusPolicy(Qt::StrongFocus);
        m_other = new QWidget(m_window.get());
        m_other->setFocusPolicy(Qt::StrongFocus);
        m_commands = new Commands(m_window.get(), {m_board});
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { m_window.reset(); }

    void aRowIsAnAction()
    {
        int done = 0;
        QAction* action = m_commands->add({.id = "one",
            .text = QStringLiteral("&One…"),
            .help = QStringLiteral("Does one thing"),
            .keys = {QKeySequence(Qt::CTRL | Qt::Key_O)},
            .does = [&done] { ++done; },
            .onButton = QStringLiteral("1")});
        QCOMPARE(action->objectName(), QStringLiteral("one"));
        QCOMPARE(action->statusTip(), QStringLiteral("Does one thing"));
        QCOMPARE(action->toolTip(), QStringLiteral("Does one thing (Ctrl+O)"));
        QCOMPARE(action->iconText(), QStringLiteral("1"));
        QVERIFY(!action->isCheckable());
        action->trigger();
        QTest::keyClick(m_other, Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(done, 2);
        QVERIFY(m_window->actions().contains(action));
        QCOMPARE((*m_commands)["one"], action);
    }

    void keysOfBoardsWorkThereOnly()
    {
        int done = 0;
        QAction* action = m_commands->add({.id = "plain",
            .text = QStringLiteral("Plain"),
            .keys = {QKeySequence(Qt::Key_P)},
            .does = [&done] { ++done; },
            .where = Command::Keys::OnBoards});
        m_other->setFocus();
        QTest::keyClick(m_other, Qt::Key_P);
        QCOMPARE(done, 0);
        m_board->setFocus();
        QTest::keyClick(m_board, Qt::Key_P);
        QCOMPARE(done, 1);
        QVERIFY(!m_window->actions().contains(action) && m_board->actions().contains(action));
    }

    void updateAsksWhatCanBeGiven()
    {
        bool may = false;
        bool on = false;
        QAction* action = m_commands->add({.id = "shows",
            .text = QStringLiteral("Shows"),
            .enabled = [&may] { return may; },
            .checked = [&on] { return on; },
            .kind = Command::Kind::Shows});
        QAction* always = m_commands->add({.id = "always", .text = QStringLiteral("Always")});
        m_commands->update();
        QVERIFY(!action->isEnabled() && !action->isChecked() && always->isEnabled());
        may = on = true;
        m_commands->update();
        QVERIFY(action->isEnabled() && action->isChecked());
        may = on = false;
        m_commands->update();
        QVERIFY(!action->isEnabled() && !action->isChecked());
    }

    /// A switch does something with every change, whoever made it; what shows something, only where somebody asks.
    void switches_data()
    {
        QTest::addColumn<bool>("isSwitch");
        QTest::addColumn<QList<bool>>("done");
        QTest::newRow("a switch") << true << QList<bool>{true, false};
        QTest::newRow("shows") << false << QList<bool>{false};
    }
    void switches()
    {
        QFETCH(bool, isSwitch);
        QFETCH(QList<bool>, done);
        QList<bool> got;
        QAction* action = m_commands->add({.id = "either",
            .text = QStringLiteral("Either"),
            .does = [&got](bool on) { got << on; },
            .kind = isSwitch ? Command::Kind::Switch : Command::Kind::Shows});
        action->setChecked(true); // by the program
        action->trigger(); // by a person
        QCOMPARE(got, done);
        QVERIFY(!action->isChecked());
        const QAction* begun = m_commands->add(
            {.id = "begun", .text = QStringLiteral("Begun"), .kind = Command::Kind::Switch, .on = true});
        QVERIFY(begun->isChecked());
    }

    void labels_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("label");
        QTest::newRow("english") << QStringLiteral("&Open…") << QStringLiteral("Open…");
        QTest::newRow("key behind") << QStringLiteral("開く(&O)…") << QStringLiteral("開く…");
        QTest::newRow("none") << QStringLiteral("Open (all)") << QStringLiteral("Open (all)");
    }
    void labels()
    {
        QFETCH(QString, text);
        const QAction action(text);
        QTEST(Commands::label(&action), "label");
    }

    void severalInTheirOrder()
    {
        QAction* one = m_commands->add({.id = "one", .text = QStringLiteral("1")});
        QAction* two = m_commands->add({.id = "two", .text = QStringLiteral("2")});
        const QList<QAction*> both{two, one};
        const QList<QAction*> asked = (*m_commands)[{"two", "one"}];
        QCOMPARE(asked, both);
        const QList<QAction*> all{one, two};
        QCOMPARE(m_commands->all(), all);
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget* m_board = nullptr;
    QWidget* m_other = nullptr;
    Commands* m_commands = nullptr;
};

QTEST_MAIN(TestCommands)
#include "tst_commands.moc"
