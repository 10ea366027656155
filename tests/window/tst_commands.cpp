// SPDX-License-Identifier: MIT
// The table of commands: what a row of it becomes, and who has which keys.
#include "app/window/commands.h"
#include "app/window/key_settings.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
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

    /// The holder of a key is the action that has it, except the one that asks.
    void keysHaveOneHolder_data()
    {
        QTest::addColumn<QKeySequence>("keys");
        QTest::addColumn<int>("except"); // from 0; -1: none
        QTest::addColumn<int>("holder");
        const QKeySequence first(Qt::CTRL | Qt::Key_A);
        const QKeySequence second(Qt::CTRL | Qt::Key_B);
        const QKeySequence stroke(Qt::CTRL | Qt::Key_X);
        QTest::newRow("nobody's") << QKeySequence(Qt::Key_F9) << -1 << -1;
        QTest::newRow("the first one's") << first << -1 << 0;
        QTest::newRow("another asks") << first << 1 << 0;
        QTest::newRow("the last asks") << first << 2 << 0;
        QTest::newRow("its own") << first << 0 << -1;
        QTest::newRow("one of two") << second << -1 << 1;
        QTest::newRow("one of two, the first asks") << second << 0 << 1;
        QTest::newRow("one of its own two") << second << 1 << -1;
        QTest::newRow("the first of two strokes") << stroke << 0 << 2;
        QTest::newRow("its own first stroke") << stroke << 2 << -1;
        QTest::newRow("the second stroke") << QKeySequence(Qt::CTRL | Qt::Key_Y) << -1 << -1;
        QTest::newRow("a stroke more") << QKeySequence(Qt::CTRL | Qt::Key_A, Qt::CTRL | Qt::Key_Z) << 1 << 0;
    }
    void keysHaveOneHolder()
    {
        QFETCH(QKeySequence, keys);
        QFETCH(int, except);
        QFETCH(int, holder);
        const QList<QAction*> actions{
            m_commands->add({.id = "a", .text = QStringLiteral("A"), .keys = {QKeySequence(Qt::CTRL | Qt::Key_A)}}),
            m_commands->add({.id = "b",
                .text = QStringLiteral("B"),
                .keys = {QKeySequence(Qt::Key_F2), QKeySequence(Qt::CTRL | Qt::Key_B)}}),
            m_commands->add({.id = "x",
                .text = QStringLiteral("X"),
                .keys = {QKeySequence(Qt::CTRL | Qt::Key_X, Qt::CTRL | Qt::Key_Y)}}),
        };
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        KeySettings keySettings(actions, settings);
        const QAction* found = keySettings.holder(keys, except < 0 ? nullptr : actions[except]);
        QCOMPARE(actions.indexOf(found), holder);
        // An action may take a key that no other action has.
        if (except >= 0)
            QCOMPARE(keySettings.problem(actions[except], keys).isEmpty(), holder < 0);
    }

    /// Resetting an action restores its original keys, except those that another action has by now.
    void keysComeBackWhereTheyAreFree()
    {
        const QKeySequence own(Qt::CTRL | Qt::Key_A);
        const QKeySequence other(Qt::CTRL | Qt::Key_B);
        QAction* first = m_commands->add({.id = "a", .text = QStringLiteral("A"), .keys = {own}});
        QAction* second = m_commands->add({.id = "b", .text = QStringLiteral("B"), .keys = {other}});
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        KeySettings keys({first, second}, settings);
        keys.choose(first, QKeySequence(Qt::Key_F2));
        keys.choose(second, own);
        keys.reset(first);
        QCOMPARE(first->shortcuts(), QList<QKeySequence>());
        keys.reset(second);
        QCOMPARE(second->shortcuts(), QList{other});
        keys.reset(first);
        QCOMPARE(first->shortcuts(), QList{own});
    }

private:
    std::unique_ptr<QWidget> m_window;
    QWidget* m_board = nullptr;
    QWidget* m_other = nullptr;
    Commands* m_commands = nullptr;
};

CONVOKU_TEST(TestCommands)
#include "tst_commands.moc"
