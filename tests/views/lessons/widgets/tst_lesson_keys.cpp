// SPDX-License-Identifier: MIT
// Where the keys go in a lesson: what Enter does at its end, and who has the focus at the next stop.
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

using namespace convoku;
using namespace convoku::testing;

class TestLessonKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_panel = m_fixture->window->findChild<LessonPanel*>();
        // Its first stop shows the board, its second the tensors.
        m_fixture->window->openLesson(QStringLiteral(":/lessons/04_hidden_single.md"));
        QVERIFY(m_panel->isReading());
    }

    void cleanup() { m_fixture.reset(); }

    /// A key that is still held from before has led there, and must not lead on.
    void whatGoesOnAtTheEnd_data()
    {
        QTest::addColumn<QEvent::Type>("type");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("held");
        QTest::addColumn<bool>("continues");
        QTest::newRow("Return") << QEvent::KeyPress << int(Qt::Key_Return) << false << true;
        QTest::newRow("Enter") << QEvent::KeyPress << int(Qt::Key_Enter) << false << true;
        QTest::newRow("Return held") << QEvent::KeyPress << int(Qt::Key_Return) << true << false;
        QTest::newRow("Enter held") << QEvent::KeyPress << int(Qt::Key_Enter) << true << false;
        QTest::newRow("Return let go") << QEvent::KeyRelease << int(Qt::Key_Return) << false << false;
        QTest::newRow("another key") << QEvent::KeyPress << int(Qt::Key_A) << false << false;
        QTest::newRow("another key held") << QEvent::KeyPress << int(Qt::Key_A) << true << false;
    }
    void whatGoesOnAtTheEnd()
    {
        QFETCH(QEvent::Type, type);
        QFETCH(int, key);
        QFETCH(bool, held);
        QFETCH(bool, continues);
        for (int i = 0; i < 20 && !m_panel->isAtEnd(); ++i)
            QTest::keyClick(m_panel->text(), Qt::Key_Space);
        QVERIFY(m_panel->isAtEnd() && m_panel->endText()->hasFocus());
        QKeyEvent event(type, key, Qt::NoModifier, QString(), held);
        QCoreApplication::sendEvent(m_panel->endText(), &event);
        QCOMPARE(m_panel->isAtEnd(), !continues);
        QCOMPARE(m_panel->isReading(), continues);
    }

    /// The focus stays in a field or panel in which the user works.
    void theFocusStaysElsewhere()
    {
        auto* dock = m_fixture->child<QDockWidget>("watch_dock");
        auto* field = m_fixture->child<QLineEdit>("watch_field");
        dock->show();
        dock->raise();
        field->setFocus();
        QVERIFY(field->hasFocus());
        next();
        QVERIFY(field->isVisible());
        QCOMPARE(QApplication::focusWidget(), field);
    }

    /// If the part with the focus hides itself, the focus moves to a part that takes Space for the lesson, such as its
    /// text.
    void theFocusGoesToTheText()
    {
        m_fixture->board->setFocus();
        QVERIFY(m_fixture->board->hasFocus());
        next();
        QVERIFY(!m_fixture->board->isVisible());
        QWidget* focused = QApplication::focusWidget();
        auto* layers = m_fixture->window->findChild<LayersPage*>();
        const QList<QWidget*> taking{
            m_panel->text(), m_fixture->child<BoardView>("lit_board"), layers->tensors()->canvas()};
        QVERIFY2(taking.contains(focused), focused ? focused->metaObject()->className() : "nothing");
    }

    /// The tree is looked at: its own keys are not wanted before somebody goes there.
    void theFocusGoesToTheTextBesideATree()
    {
        m_fixture->window->openLesson(QStringLiteral(":/lessons/10_the_stack.md"));
        auto* canvas = m_fixture->window->findChild<LayersPage*>()->tensors()->canvas();
        while (m_panel->isReading() && m_fixture->viewInFront()->objectName() != QStringLiteral("search_tree")) {
            if (canvas->isVisible())
                canvas->setFocus();
            m_fixture->child<QAction>("next_stop")->trigger();
        }
        QVERIFY(m_panel->isReading());
        QCOMPARE(QApplication::focusWidget(), m_panel->text());
    }

    /// A button of the lesson keeps it.
    void theFocusStaysInTheLesson()
    {
        auto* button = m_fixture->child<QPushButton>("lesson_next_button");
        QVERIFY(button->height() >= 40); // large enough for a finger
        button->setFocus();
        QVERIFY(button->hasFocus());
        next();
        QCOMPARE(QApplication::focusWidget(), button);
    }

private:
    void next()
    {
        const QString before = m_fixture->viewInFront()->objectName();
        m_fixture->child<QAction>("next_stop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->viewInFront()->objectName() != before, kLong);
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("layers_page"));
    }

    std::unique_ptr<WindowFixture> m_fixture;
    LessonPanel* m_panel = nullptr;
};

CONVOKU_TEST(TestLessonKeys)
#include "tst_lesson_keys.moc"
