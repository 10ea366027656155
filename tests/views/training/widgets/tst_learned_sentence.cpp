// SPDX-License-Identifier: MIT
// The sentences above Learned and Blind search: menus in them, and the settings that open beside them.
#include "app/views/training/widgets/learned_view.h"
#include "app/views/training/widgets/training_page.h"
#include "app/window/parts/sentence_bar.h"
#include "app/wording/language.h"
#include "solver/blind/blind_engine.h"
#include "tests/support/sentences.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace convoku;
using namespace convoku::testing;

class TestLearnedSentence : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    TrainingPage* page() { return m_fixture->child<LearnedView>("learned")->training(); }
    TrainingWork* work() { return page()->work(); }
    QPushButton* button(const char* name) { return m_fixture->child<QPushButton>(name); }
    QString said(const char* name) { return m_fixture->child<QLabel>(name)->text(); }
    void press(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    MenuWord* word(const char* name) { return m_fixture->child<MenuWord>(name); }
    QMenu* opened(const char* name)
    {
        QMenu* menu = word(name)->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }
    /// Chooses an entry of a word's menu. Returns all entries.
    QStringList choose(const char* name, int which)
    {
        QStringList texts;
        for (const QAction* action : opened(name)->actions())
            texts << action->text();
        word(name)->menu()->actions().at(which)->trigger();
        return texts;
    }
    void set(const char* name, int value) { m_fixture->child<QSpinBox>(name)->setValue(value); }
    void chooseMethod(BlindMethod method)
    {
        m_fixture->child<QComboBox>("blind_method")->setCurrentIndex(static_cast<int>(method));
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1600, 1000);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        work()->setTrainers(straightTrainers());
        m_fixture->child<QAction>("learned")->trigger();
        QVERIFY(page()->isVisible());
    }
    void cleanup() { m_fixture.reset(); }

    /// The words of the sentence are menus. What they choose is what is trained.
    void theSentenceChooses()
    {
        QCOMPARE(word("training_what")->accessibleName(), sentence("workshop_page.training.nine_of_count"));
        const QStringList tasks = choose("training_what", 0);
        QCOMPARE(tasks.front(), sentence("workshop_page.training.is_the_count_1"));
        QVERIFY(tasks.size() > 5);
        // The first rule with something to learn is in a menu of its own, which has its values.
        QMenu* menu = opened("training_what");
        QAction* rule = menu->actions().at(2);
        QVERIFY(rule->menu() != nullptr && !rule->menu()->actions().isEmpty());
        rule->menu()->actions().front()->trigger();
        QVERIFY(!work()->request().rule.empty());
        QVERIFY(word("training_what")->accessibleName().contains(rule->text()));
        choose("training_what", 0);
        QVERIFY(work()->request().rule.empty());
        choose("training_beginning", 1);
        QCOMPARE(work()->request().setup.start, TrainingSetup::Start::NearWritten);
        QCOMPARE(choose("training_how_many", 1).at(1), word("training_how_many")->accessibleName());
        QCOMPARE(work()->request().starts, 2);
        QCOMPARE(m_fixture->child<QSpinBox>("training_starts")->value(), 2);
        set("training_steps", 10);
        press("training_train");
        QTRY_VERIFY_WITH_TIMEOUT(work()->state() == TrainingWork::State::Ended, kLong);
        QCOMPARE(work()->record()->setup.start, TrainingSetup::Start::NearWritten);
        QCOMPARE(work()->record()->runs.size(), 2U);
    }

    /// The settings open by key. Tab visits all of their fields, and Escape leads back to the button.
    void settingsByKey()
    {
        QPushButton* settings = button("training_settings");
        settings->setFocus();
        QTest::keyClick(settings, Qt::Key_Space);
        QWidget* sheet = QApplication::activePopupWidget();
        QVERIFY(sheet != nullptr && sheet->isVisible());
        QCOMPARE(sheet->accessibleName(), settings->text());
        QStringList visited;
        for (QWidget* at = sheet->focusWidget(); at != nullptr && !visited.contains(at->objectName());
             at = sheet->focusWidget()) {
            visited << at->objectName();
            QTest::keyClick(at, Qt::Key_Tab);
        }
        QCOMPARE(visited,
            QStringList({QStringLiteral("training_boards"), QStringLiteral("training_density"),
                QStringLiteral("training_batch"), QStringLiteral("training_fixed"), QStringLiteral("training_starts"),
                QStringLiteral("training_spread"), QStringLiteral("training_steps"), QStringLiteral("training_rate"),
                QStringLiteral("training_seed"), QStringLiteral("training_new_starts")}));
        QTest::keyClick(sheet->focusWidget(), Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
        QVERIFY(settings->hasFocus());
        // A press of the button closes it again.
        QTest::mouseClick(settings, Qt::LeftButton);
        QVERIFY(sheet->isVisible());
        const QPoint outside = sheet->mapFromGlobal(settings->mapToGlobal(settings->rect().center()));
        QTest::mouseClick(sheet, Qt::LeftButton, {}, outside);
        QVERIFY(!sheet->isVisible());
    }

    void namesTheTaskOfTheResults()
    {
        QVERIFY(!m_fixture->child<QLabel>("training_said")->isVisible());
        const QString task = sentence("workshop_page.training.is_the_count_1");
        opened("training_what")->actions().at(2)->menu()->actions().front()->trigger();
        QVERIFY(m_fixture->child<QLabel>("training_said")->isVisible());
        QCOMPARE(said("training_said"), sentence("workshop_page.training.results_are_for", {task}));
        // Menus of rules do not pile up.
        const auto menus = opened("training_what")->findChildren<QMenu*>().size();
        QCOMPARE(opened("training_what")->findChildren<QMenu*>().size(), menus);
        choose("training_what", 0);
        QVERIFY(!m_fixture->child<QLabel>("training_said")->isVisible());
    }

    /// In a low window the sentence scrolls with the page. The button that has the focus keeps it.
    void theFocusStaysInTheSentence()
    {
        button("training_train")->setFocus();
        auto* scroll = m_fixture->child<QScrollArea>("training_scroll");
        page()->resize(page()->width(), 200);
        QVERIFY(scroll->isAncestorOf(button("training_train")));
        QVERIFY(button("training_train")->hasFocus());
        page()->resize(page()->width(), 900);
        QVERIFY(!scroll->isAncestorOf(button("training_train")));
        QVERIFY(button("training_train")->hasFocus());
    }

    /// The rule is not in another network: then it is the first task again.
    void aTaskThatANetworkLacksIsNotWishedFor()
    {
        TrainingWork::Request request;
        request.rule = "no_such_rule";
        request.value = "one";
        work()->setRequest(request);
        QVERIFY(work()->request().rule.empty());
        QCOMPARE(word("training_what")->accessibleName(), sentence("workshop_page.training.nine_of_count"));
    }

    /// The settings are as large as the method needs, and on the screen.
    void settingsFitTheMethod()
    {
        press("training_blind");
        chooseMethod(BlindMethod::Random);
        QTest::mouseClick(button("blind_settings"), Qt::LeftButton);
        const QWidget* sheet = QApplication::activePopupWidget();
        QVERIFY(sheet != nullptr);
        const int high = sheet->height();
        chooseMethod(BlindMethod::Swaps);
        QTRY_VERIFY(sheet->height() > high);
        const auto* reheat = m_fixture->child<QSpinBox>("blind_reheat");
        QVERIFY(reheat->isVisible());
        QVERIFY(sheet->rect().contains(QRect(reheat->mapTo(sheet, QPoint()), reheat->size())));
        QVERIFY(page()->screen()->availableGeometry().contains(sheet->geometry()));
        chooseMethod(BlindMethod::Random);
        QTRY_COMPARE(sheet->height(), high);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QVERIFY(!sheet->isVisible());
    }
};

CONVOKU_TEST(TestLearnedSentence)
#include "tst_learned_sentence.moc"
