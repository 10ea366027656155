// SPDX-License-Identifier: MIT
// "This pass": the list of steps that is legend, list of rules and place in one, and the signs below it.
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Position)

namespace {

constexpr int kVerdictRow = 9;
constexpr int kSearchRow = 10;

// Roles of a MarkList's rows.
constexpr int kHere = Qt::UserRole + 1;
constexpr int kOff = Qt::UserRole + 3;

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestLegendPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        useLanguage({});
        const auto backend = makeBitwise;
        m_session = std::make_unique<Session>(backend);
        m_inquiry = std::make_unique<Inquiry>(m_session.get(), backend);
        m_panel = std::make_unique<LegendPanel>(m_session.get());
        m_board = std::make_unique<BoardView>(m_session.get(), m_inquiry.get());
        connect(m_board.get(), &BoardView::sceneChanged, m_panel.get(), &LegendPanel::showScene);
        m_steps = m_panel->findChild<MarkList*>(QStringLiteral("this_pass"));
        m_signs = m_panel->findChild<MarkList*>(QStringLiteral("board_signs"));
        m_session->open({gridOf(kArticleHard), gridOf(kArticleHard).startingCandidates()}, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QCOMPARE(m_session->recording()->passCount(), 25);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_board.reset();
        m_inquiry.reset();
        m_session.reset();
    }

    /// In a low window the rules of one sort share a row, so that there is room for signs.
    void aLowLegendGroupsItsRules()
    {
        m_session->goTo({1, 2, 0});
        QCOMPARE(m_steps->count(), 11);
        const int row = m_steps->visualItemRect(m_steps->item(0)).height();
        m_panel->setRoom(15 * row);
        // Naked single, pointing with its row and its column, since it is here, hidden single, naked pair, verdict,
        // search.
        QCOMPARE(m_steps->count(), 8);
        m_session->goTo({1, 10, 0});
        QCOMPARE(m_steps->count(), 6);
        m_panel->setRoom(700);
        QCOMPARE(m_steps->count(), 11);
    }

    /// The counts of the pictures of the window.
    void counts_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<int>("here");
        const QString dot = s("·");
        QTest::newRow("start") << Position{} << QStringList(11, QString()) << -1;
        QTest::newRow("17.3") << Position{17, 3, 0}
                              << QStringList{s("−4"), dot, s("−7"), s("−1"), dot, dot, dot, dot, dot, {}, {}} << 2;
        QTest::newRow("a layer of 17.3") << Position{17, 3, 2}
                                         << QStringList{s("−4"), dot, s("−7"), s("−1"), dot, dot, dot, dot, dot, {}, {}}
                                         << 2;
        QTest::newRow("the contradiction of pass 10")
            << Position{10, 10, 0}
            << QStringList{s("−6"), s("−1"), s("−8"), s("−1"), dot, dot, s("−7"), dot, dot, s("×"), s("+57")}
            << kVerdictRow;
        QTest::newRow("a guess") << Position{7, 11, 0}
                                 << QStringList{dot, dot, dot, dot, dot, dot, dot, dot, dot, {}, s("−1")} << kSearchRow;
    }
    void counts()
    {
        QFETCH(Position, position);
        QFETCH(QStringList, values);
        QFETCH(int, here);
        m_session->goTo(position);
        QCOMPARE(m_steps->count(), 11);
        QStringList shown;
        int lit = -1;
        for (int i = 0; i < 11; ++i) {
            shown << valueOf(i);
            if (isHere(i))
                lit = i;
        }
        QCOMPARE(shown, values);
        QCOMPARE(lit, here);
        QCOMPARE(m_steps->item(kVerdictRow)->text(), sentence("views.rule.verdict"));
        QCOMPARE(m_steps->item(0)->text(), sentence("views.rule.naked_single_box"));
    }

    /// More rules than fit share rows by sort; where the run is they have their own.
    void manyRulesAreGrouped()
    {
        RunOptions options;
        options.pass = {.rules = shippedModel("one_kernel")->everyRule(), .model = shippedModel("one_kernel")};
        m_session->setOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        const QStringList closed{sentence("views.family.naked_single"), sentence("views.family.hidden_single"),
            sentence("views.family.pointing"), sentence("views.family.claiming"), sentence("views.family.naked_pair"),
            sentence("views.family.hidden_pair"), sentence("views.family.x_wing"),
            sentence("views.family.naked_triple"), sentence("views.family.hidden_triple"),
            sentence("views.family.swordfish"), sentence("views.rule.verdict"), sentence("views.rule.search")};
        const auto names = [this] {
            QStringList all;
            for (int i = 0; i < m_steps->count(); ++i)
                all << m_steps->item(i)->text();
            return all;
        };
        m_session->goToFirst();
        QCOMPARE(names(), closed);
        QCOMPARE(valueOf(0), QString());
        const int verdict = m_session->recording()->verdictStep();
        m_session->goTo({1, verdict, 0});
        QCOMPARE(names(), closed);
        // The value of a group is the number of candidates that its rules remove together.
        int removed = 0;
        int firstStep = 0;
        for (const Event& event : m_session->recording()->eventsOf(1)) {
            if (event.kind != EventKind::Rule || event.step > 3)
                continue;
            removed += event.changedCount;
            firstStep = firstStep == 0 ? event.step : firstStep;
        }
        QVERIFY(removed > 0);
        QCOMPARE(valueOf(0), QStringLiteral("−%1").arg(removed));
        QVERIFY(m_steps->item(0)->toolTip().contains(s("−")));
        click(0);
        QVERIFY((m_session->position() == Position{1, firstStep, 0}));
        QStringList open = closed;
        open.insert(1, sentence("views.rule.naked_single_row"));
        open.insert(2, sentence("views.rule.naked_single_column"));
        open.insert(3, sentence("views.rule.naked_single_box"));
        QCOMPARE(names(), open);
        QVERIFY(isHere(firstStep));
        // The menu of a group has the switches of all of it.
        Q_EMIT m_steps->menuRequested(4, {});
        auto* menu = m_panel->findChild<QMenu*>(QStringLiteral("step_menu"));
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 3);
        QCOMPARE(menu->actions().front()->text(), sentence("views.rule.hidden_single_row"));
        menu->close();
    }

    void aClickGoesToTheStep()
    {
        m_session->goTo({17, 11, 0});
        click(2);
        QVERIFY((m_session->position() == Position{17, 3, 0}));
        // Also where a rule found nothing: it is a position.
        click(1);
        QVERIFY((m_session->position() == Position{17, 2, 0}));
        click(kSearchRow);
        QVERIFY((m_session->position() == Position{17, 11, 0}));
        // Back leads to where the click was.
        m_session->goBack();
        QVERIFY((m_session->position() == Position{17, 2, 0}));
        m_session->goToFirst();
        click(2);
        QVERIFY((m_session->position() == Position{}));
        QVERIFY(m_steps->item(2)->toolTip().contains(sentence("views.start_has_no_steps")));
    }

    void theKeyboardWalks()
    {
        m_session->goTo({17, 3, 0});
        m_steps->setFocus(Qt::TabFocusReason);
        QCOMPARE(m_steps->currentRow(), 2); // it begins where one is
        QTest::keyClick(m_steps, Qt::Key_Down);
        QVERIFY((m_session->position() == Position{17, 4, 0}));
        QTest::keyClick(m_steps, Qt::Key_Home);
        QVERIFY((m_session->position() == Position{17, 1, 0}));
        QTest::keyClick(m_steps, Qt::Key_Up);
        QVERIFY((m_session->position() == Position{17, 1, 0}));
        m_session->goTo({18, 4, 0});
        QTest::keyClick(m_steps, Qt::Key_Up);
        QVERIFY((m_session->position() == Position{18, 3, 0}));
        // From inside its layers Enter leads to the end of the step.
        m_session->goTo({18, 3, 1});
        QTest::keyClick(m_steps, Qt::Key_Return);
        QVERIFY((m_session->position() == Position{18, 3, 0}));
        // Space is the window's.
        QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QApplication::sendEvent(m_steps, &space);
        QVERIFY(!space.isAccepted());
    }

    void theMenuSwitches_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("menu key") << int(Qt::Key_Menu) << 0;
        QTest::newRow("Shift+F10") << int(Qt::Key_F10) << int(Qt::ShiftModifier);
        QTest::newRow("right button") << 0 << 0;
    }
    void theMenuSwitches()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        m_session->goTo({2, 4, 0});
        QSignalSpy said(m_panel.get(), &LegendPanel::aboutToSwitch);
        m_steps->setFocus(Qt::TabFocusReason);
        m_steps->setCurrentRow(3);
        const auto openMenu = [&]() -> QMenu* {
            if (key != 0) {
                QTest::keyClick(m_steps, Qt::Key(key), Qt::KeyboardModifiers(modifiers));
            } else {
                const QPoint place = m_steps->visualItemRect(m_steps->item(3)).center();
                QContextMenuEvent event(
                    QContextMenuEvent::Mouse, place, m_steps->viewport()->mapToGlobal(place), Qt::NoModifier);
                QApplication::sendEvent(m_steps->viewport(), &event);
            }
            return m_panel->findChild<QMenu*>(QStringLiteral("step_menu"));
        };
        QMenu* menu = openMenu();
        QVERIFY(menu != nullptr && menu->isVisible());
        QVERIFY((m_session->position() == Position{2, 4, 0})); // it only asks
        QCOMPARE(menu->actions(), QList<QAction*>{m_panel->ruleSwitch(article::HiddenSingleRow)});
        QVERIFY(menu->actions().first()->isChecked());
        menu->actions().first()->trigger();
        menu->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(!m_session->isRuleEnabled(article::HiddenSingleRow));
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.first().first().toString(), sentence("views.hidden_single_switched_off"));
        // It stays in its place, dimmed and called off; what comes behind it is one step earlier in the run.
        QCOMPARE(m_steps->item(3)->text(), sentence("views.rule.hidden_single_row"));
        QCOMPARE(valueOf(3), sentence("views.step_off"));
        QCOMPARE(spokenOf(3), sentence("views.hidden_single_off_spoken"));
        QVERIFY(m_steps->item(3)->toolTip().contains(sentence("views.no_such_step_in_this_run")));
        const Position before = m_session->position();
        click(3);
        QVERIFY(m_session->position() == before);
        click(4);
        QCOMPARE(m_session->position().step, 4);
        m_panel->ruleSwitch(article::HiddenSingleRow)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(m_session->options() == RunOptions{});
        QVERIFY(!isOff(3));
    }

    void theSearchIsSwitchedToo()
    {
        m_session->goTo({2, 4, 0});
        QSignalSpy said(m_panel.get(), &LegendPanel::aboutToSwitch);
        auto* search = m_panel->findChild<QAction*>(QStringLiteral("search"));
        QCOMPARE(search, m_panel->searchSwitch());
        search->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(!m_session->options().pass.search);
        QCOMPARE(said.first().first().toString(), sentence("views.search_switched_off"));
        QVERIFY(isOff(kSearchRow));
        // The verdict is no rule: there is nothing to switch.
        m_steps->setCurrentRow(kVerdictRow);
        QTest::keyClick(m_steps, Qt::Key_Menu);
        QVERIFY(m_panel->findChild<QMenu*>(QStringLiteral("step_menu")) == nullptr);
    }

    void rulesInAnotherOrder()
    {
        RunOptions options;
        options.maxPasses = 3;
        options.pass.rules = {article::HiddenSingleBox, article::NakedSingleBox};
        m_session->setOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goTo({1, 1, 0});
        QCOMPARE(m_steps->count(), 11);
        // The two are first and sixth of the classic order: there they stand, as they run.
        QCOMPARE(m_steps->item(0)->text(), sentence("views.rule.hidden_single_box"));
        QCOMPARE(m_steps->item(5)->text(), sentence("views.rule.naked_single_box"));
        QVERIFY(isHere(0));
        click(5);
        QVERIFY((m_session->position() == Position{1, 2, 0}));
        for (const int row : {1, 2, 3, 4, 6, 7, 8})
            QVERIFY(isOff(row));
    }

    void signsOfTheBoard_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QStringList>("signs");
        QTest::newRow("start") << Position{} << QStringList{};
        QTest::newRow("pass 2") << Position{2, 11, 0} << QStringList{};
        // r3c2, r3c5, r3c8, r7c7 and r7c8 as in the picture of 17.3, and r1c7, which the next rule decides.
        QTest::newRow("two guesses stand")
            << Position{17, 11, 0}
            << QStringList{sentence("views.sign_guess", {s("1"), s("r1c4"), s("4")}),
                   sentence("views.sign_guess", {s("2"), s("r2c2"), s("2")}),
                   sentence("views.sign_set_aside", {s("2")}), sentence("views.sign_follows", {s("2"), s("6")})};
        // 13 cells follow from the guess, as in the picture of the contradiction.
        QTest::newRow("the contradiction") << Position{10, 10, 0}
                                           << QStringList{sentence("views.sign_clash", {s("2")}),
                                                  sentence("views.sign_guess", {s("1"), s("r1c2"), s("7")}),
                                                  sentence("views.sign_set_aside_by", {s("1"), s("1")}),
                                                  sentence("views.sign_follows", {s("1"), s("13")})};
    }
    void signsOfTheBoard()
    {
        QFETCH(Position, position);
        m_session->goTo(position);
        QTEST(signTexts(), "signs");
        QCOMPARE(m_signs->isVisibleTo(m_panel.get()), !signTexts().isEmpty());
    }

    void signsOfWhatIsAsked()
    {
        m_inquiry->setStepWatched(this, true);
        m_session->goTo({17, 3, 0});
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->finding() != nullptr, kLong);
        const Cause& cause = m_inquiry->finding()->cause;
        QCOMPARE(signTexts().mid(0, 5),
            (QStringList{sentence("views.sign_cause"), sentence("views.sign_other_cause"),
                sentence("views.sign_had_to_be_gone"), sentence("views.sign_looked_in_box").arg(cause.box + 1),
                sentence("views.sign_acts_in_column").arg(cause.house.index + 1)}));
        m_session->pick(Candidate{1, 3, 4});
        QTRY_VERIFY_WITH_TIMEOUT(m_inquiry->answer().has_value(), kLong);
        QVERIFY2(signTexts().contains(sentence("views.sign_picked", {s("2"), s("r4c5")})),
            qPrintable(signTexts().join(QLatin1Char('\n'))));
        QVERIFY(signTexts().contains(sentence("views.sign_why_gone")));
        // While B is held, the board shows the state before, and the legend explains only what is visible there.
        m_session->pick(std::nullopt);
        QTRY_VERIFY(signTexts().contains(sentence("views.sign_cause")));
        QTest::keyPress(m_board.get(), Qt::Key_B);
        QCOMPARE(signTexts(),
            (QStringList{sentence("views.sign_guess", {s("1"), s("r1c4"), s("4")}),
                sentence("views.sign_guess", {s("2"), s("r2c2"), s("2")}), sentence("views.sign_set_aside", {s("2")}),
                sentence("views.sign_follows", {s("2"), s("5")})}));
        QTest::keyRelease(m_board.get(), Qt::Key_B);
        QVERIFY(signTexts().contains(sentence("views.sign_cause")));
        // If another part shows a scene on the board, the legend explains that scene.
        BoardScene scene;
        scene.needed = {1, 2, 3};
        m_session->goTo({17, 2, 0});
        m_panel->showScene(scene);
        QCOMPARE(signTexts(), QStringList{sentence("views.sign_chain_rests_on", {s("3")})});
    }

    void compact()
    {
        m_session->goTo({17, 3, 0});
        const int wide = m_panel->sizeHint().width();
        m_panel->setCompact(true);
        QVERIFY(m_panel->sizeHint().width() * 2 < wide);
        QVERIFY(m_steps->item(2)->text().isEmpty());
        QCOMPARE(valueOf(2), s("−7"));
        QVERIFY(spokenOf(2).startsWith(sentence("views.rule.pointing_column") + s(", ")));
        QVERIFY(m_steps->item(2)->toolTip().startsWith(sentence("views.rule.pointing_column")));
        m_session->goTo({18, 3, 0});
        QVERIFY(m_steps->item(2)->text().isEmpty());
        m_panel->setCompact(false);
        QCOMPARE(m_steps->item(2)->text(), sentence("views.rule.pointing_column"));
        QCOMPARE(m_panel->sizeHint().width(), wide);
    }

    /// Names and counts have room, in the languages whose names are longest and widest too.
    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ru", "ja", "de"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingIsCut()
    {
        QFETCH(QString, language);
        useLanguage(language);
        LegendPanel panel(m_session.get());
        m_session->goTo({1, 1, 0});
        panel.resize(panel.minimumSizeHint());
        panel.show();
        auto* steps = panel.findChild<MarkList*>(QStringLiteral("this_pass"));
        QFont bold = steps->font();
        bold.setWeight(QFont::DemiBold);
        const QFontMetrics metrics(bold);
        for (int i = 0; i < steps->count(); ++i) {
            const int needed = metrics.horizontalAdvance(steps->item(i)->text())
                + metrics.horizontalAdvance(steps->item(i)->data(Qt::UserRole).toString()) + 16 + 32;
            QVERIFY2(steps->width() >= needed, qPrintable(steps->item(i)->text()));
        }
        QVERIFY(steps->height() >= steps->sizeHint().height());
        useLanguage({});
    }

    /// It stands beside the board, which may not move at every step.
    void theWidthStays()
    {
        m_session->goTo({10, 10, 0});
        const int width = m_panel->sizeHint().width();
        for (int pass = 0; pass <= 10; ++pass) {
            for (int step = 1; pass > 0 && step <= 11; ++step) {
                m_session->goTo({pass, step, 0});
                QCOMPARE(m_panel->sizeHint().width(), width);
            }
        }
    }

    void aScreenReaderHearsAList()
    {
        m_session->goTo({17, 3, 0});
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_steps);
        QVERIFY(list != nullptr && !list->text(QAccessible::Name).isEmpty());
        QCOMPARE(list->role(), QAccessible::List);
        QStringList heard;
        for (int i = 0; i < list->childCount(); ++i)
            heard << list->child(i)->text(QAccessible::Name);
        QCOMPARE(heard.size(), 11);
        QVERIFY2(heard[2].startsWith(sentence("views.pointing_removes_begins", {s("7")})), qPrintable(heard[2]));
        QVERIFY(heard[2].endsWith(sentence("views.here_end")));
        QCOMPARE(heard[1], sentence("views.pointing_finds_nothing"));
    }

private:
    QString valueOf(int row) const { return m_steps->item(row)->data(Qt::UserRole).toString(); }
    QString spokenOf(int row) const { return m_steps->item(row)->data(Qt::AccessibleTextRole).toString(); }
    bool isHere(int row) const { return m_steps->item(row)->data(kHere).toBool(); }
    bool isOff(int row) const { return m_steps->item(row)->data(kOff).toBool(); }
    QStringList signTexts() const
    {
        QStringList texts;
        for (int i = 0; i < m_signs->count(); ++i)
            texts << m_signs->item(i)->data(Qt::AccessibleTextRole).toString();
        return texts;
    }
    void click(int row)
    {
        QTest::mouseClick(
            m_steps->viewport(), Qt::LeftButton, {}, m_steps->visualItemRect(m_steps->item(row)).center());
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Inquiry> m_inquiry;
    std::unique_ptr<LegendPanel> m_panel;
    std::unique_ptr<BoardView> m_board; ///< whose signs it explains
    MarkList* m_steps = nullptr;
    MarkList* m_signs = nullptr;
};

CONVOKU_TEST(TestLegendPanel)
#include "tst_legend_panel.moc"
