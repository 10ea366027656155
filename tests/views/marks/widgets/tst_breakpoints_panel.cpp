// SPDX-License-Identifier: MIT
#include "app/document/breakpoints.h"
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/views/marks/widgets/breakpoint_dialog.h"
#include "app/views/marks/widgets/breakpoints_panel.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace convoku;
using convoku::testing::sentence;

namespace {

Breakpoint make(BreakpointKind kind)
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    return breakpoint;
}

} // namespace

class TestBreakpointsPanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Breakpoints> m_breakpoints;
    std::unique_ptr<BreakpointsPanel> m_panel;
    QTableView* m_table = nullptr;

    template <typename Widget>
    Widget* find(const char* name, QWidget* in = nullptr) const
    {
        return (in ? in : m_panel.get())->findChild<Widget*>(QString::fromLatin1(name));
    }
    void click(const char* button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    void clickCell(int row, int column, bool twice = false)
    {
        const QPoint place = m_table->visualRect(m_table->model()->index(row, column)).center();
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, place);
        if (twice)
            QTest::mouseDClick(m_table->viewport(), Qt::LeftButton, {}, place);
    }
    BreakpointDialog* dialog() const { return m_panel->findChild<BreakpointDialog*>(); }
    QPushButton* ok() const { return dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
    void closeDialog(bool accept)
    {
        QTest::mouseClick(
            dialog()->findChild<QDialogButtonBox*>()->button(accept ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel),
            Qt::LeftButton);
        QTRY_VERIFY(!dialog());
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void choose(BreakpointKind kind) { find<QComboBox>("kind", dialog())->setCurrentIndex(static_cast<int>(kind)); }
    void type(const char* field, const char* text)
    {
        auto* edit = find<QLineEdit>(field, dialog());
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromUtf8(text));
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        m_session = std::make_unique<Session>(testing::makeBitwise);
        m_breakpoints = std::make_unique<Breakpoints>(m_session.get());
        m_panel = std::make_unique<BreakpointsPanel>(m_session.get(), m_breakpoints.get());
        m_table = find<QTableView>("breakpoints");
        m_panel->resize(800, 240);
        m_panel->show();
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_breakpoints.reset();
        m_session.reset();
    }

    void anEmptyListSaysHowToFillIt()
    {
        auto* label = find<QLabel>("no_breakpoints");
        QVERIFY(label->isVisible() && label->text().contains(find<QPushButton>("add_breakpoint")->text()));
        QVERIFY(!m_table->isVisible());
        for (const char* button :
            {"edit_breakpoint", "remove_breakpoint", "next_hit_of_breakpoint", "previous_hit_of_breakpoint"})
            QVERIFY(!find<QPushButton>(button)->isEnabled());
        m_breakpoints->add(make(BreakpointKind::Push));
        QVERIFY(!label->isVisible() && m_table->isVisible());
        QVERIFY(find<QPushButton>("edit_breakpoint")->isEnabled());
    }

    void breakpointsAreAddedWithTheDialog()
    {
        click("add_breakpoint");
        QVERIFY(dialog() && ok()->isEnabled());
        choose(BreakpointKind::HouseChanges);
        find<QComboBox>("house_kind", dialog())->setCurrentIndex(2);
        find<QSpinBox>("house_number", dialog())->setValue(9);
        type("condition", "depth > 0");
        find<QSpinBox>("from_hit", dialog())->setValue(4);
        closeDialog(true);
        QCOMPARE(m_breakpoints->count(), 1);
        Breakpoint expected = make(BreakpointKind::HouseChanges);
        expected.house = {HouseKind::Box, 8};
        expected.condition = std::get<Condition>(Condition::parse("depth > 0"));
        expected.fromHit = 4;
        QVERIFY(m_breakpoints->at(0) == expected);
        QCOMPARE(m_table->currentIndex().row(), 0);
        QVERIFY(m_table->hasFocus());

        click("add_breakpoint");
        closeDialog(false);
        QCOMPARE(m_breakpoints->count(), 1);
    }

    void thePickedCandidateIsOffered()
    {
        m_session->open(examples().at(1).givens, {});
        m_session->pick(Candidate{6, 3, 4});
        click("add_breakpoint");
        QCOMPARE(find<QLineEdit>("candidate", dialog())->text(), QStringLiteral("r4c5=7"));
        closeDialog(true);
        QVERIFY(m_breakpoints->at(0).kind == BreakpointKind::CandidateChanges);
        QVERIFY((m_breakpoints->at(0).candidate == Candidate{6, 3, 4}));
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
    }

    void everyKindShowsItsFieldsOnly()
    {
        click("add_breakpoint");
        const std::pair<const char*, BreakpointKind> fields[] = {{"rule", BreakpointKind::RuleFires},
            {"candidate", BreakpointKind::CandidateChanges}, {"cell", BreakpointKind::CellChanges},
            {"house_kind", BreakpointKind::HouseChanges}, {"house_number", BreakpointKind::HouseChanges},
            {"depth", BreakpointKind::DepthOver}, {"pass", BreakpointKind::PassNumber}};
        for (int i = 0; i < kBreakpointKindCount; ++i) {
            choose(static_cast<BreakpointKind>(i));
            for (const auto& [field, kind] : fields)
                QCOMPARE(find<QWidget>(field, dialog())->isVisible(), static_cast<int>(kind) == i);
            QVERIFY(ok()->isEnabled());
            QVERIFY(dialog()->breakpoint().kind == static_cast<BreakpointKind>(i));
        }
        choose(BreakpointKind::RuleFires);
        QVERIFY(dialog()->breakpoint().rule.empty());
        for (const RuleId rule : classicRules()) {
            auto* box = find<QComboBox>("rule", dialog());
            box->setCurrentText(Wording::rule(ruleOf(rule)));
            QVERIFY(dialog()->breakpoint().rule == ruleOf(rule).id);
        }
        choose(BreakpointKind::DepthOver);
        find<QSpinBox>("depth", dialog())->setValue(3);
        QCOMPARE(dialog()->breakpoint().number, 3);
        choose(BreakpointKind::PassNumber);
        find<QSpinBox>("pass", dialog())->setValue(70000);
        QCOMPARE(dialog()->breakpoint().number, 70000);
        choose(BreakpointKind::CellChanges);
        type("cell", "R9 c1");
        QVERIFY((dialog()->breakpoint().cell == Cell{8, 0}));
        closeDialog(false);
    }

    void whatIsWrongIsSaidAndNotAccepted_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("bad");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QByteArray>("good");
        QTest::newRow("candidate") << static_cast<int>(BreakpointKind::CandidateChanges) << QByteArray("candidate")
                                   << QByteArray("r4c5") << sentence("views.such_as_candidate") << QByteArray("r4c5=7");
        QTest::newRow("cell") << static_cast<int>(BreakpointKind::CellChanges) << QByteArray("cell")
                              << QByteArray("r4c5=7") << sentence("views.such_as_cell") << QByteArray("r4c5");
        QTest::newRow("condition") << static_cast<int>(BreakpointKind::Push) << QByteArray("condition")
                                   << QByteArray("depth > x")
                                   << sentence("views.condition_column", {QStringLiteral("9")})
                                   << QByteArray("depth > 9");
    }

    void whatIsWrongIsSaidAndNotAccepted()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, bad);
        QFETCH(QString, problem);
        QFETCH(QByteArray, good);
        click("add_breakpoint");
        choose(static_cast<BreakpointKind>(kind));
        auto* said = find<QLabel>("problem", dialog());
        QVERIFY(said->text().isEmpty());
        type(field.constData(), bad.constData());
        QVERIFY(!ok()->isEnabled());
        QVERIFY2(said->text().contains(problem), qPrintable(said->text()));
        // Enter does not get past it either.
        QTest::keyClick(find<QLineEdit>(field.constData(), dialog()), Qt::Key_Return);
        QVERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(m_breakpoints->count(), 0);
        type(field.constData(), good.constData());
        QVERIFY(ok()->isEnabled() && said->text().isEmpty());
        QTest::keyClick(find<QLineEdit>(field.constData(), dialog()), Qt::Key_Return);
        QTRY_VERIFY(!dialog());
        QCOMPARE(m_breakpoints->count(), 1);
    }

    /// At the side of a window two columns stand in a second line.
    void narrowItHasTwoColumns()
    {
        m_breakpoints->add(make(BreakpointKind::Push));
        const auto isHidden = [this](int column) { return m_table->isColumnHidden(column); };
        QVERIFY(!isHidden(BreakpointsModel::ConditionColumn) && !isHidden(BreakpointsModel::FromHitColumn));
        m_table->setCurrentIndex(m_table->model()->index(0, BreakpointsModel::ConditionColumn));
        m_panel->resize(330, 240);
        QVERIFY(isHidden(BreakpointsModel::ConditionColumn) && isHidden(BreakpointsModel::FromHitColumn));
        QCOMPARE(m_table->currentIndex(), m_table->model()->index(0, BreakpointsModel::WhenColumn));
        QVERIFY(m_table->rowHeight(0) >= 2 * m_table->fontMetrics().height());
        QVERIFY2(m_table->columnWidth(BreakpointsModel::WhenColumn)
                > m_table->fontMetrics().horizontalAdvance(m_table->currentIndex().data().toString()),
            "the sentence is whole");
        // The second line is of what has no column.
        const auto drawn
            = [this] { return m_table->viewport()->grab(m_table->visualRect(m_table->currentIndex())).toImage(); };
        const QImage before = drawn();
        Breakpoint changed = make(BreakpointKind::Push);
        changed.condition = std::get<Condition>(Condition::parse("depth > 1"));
        m_breakpoints->change(0, changed);
        const QImage after = drawn();
        const int half = before.height() / 2;
        QVERIFY(before.copy(0, 0, before.width(), half) == after.copy(0, 0, before.width(), half));
        QVERIFY(before != after);
        // All of it is edited in the dialog.
        m_table->setFocus();
        QTest::keyClick(m_table, Qt::Key_Return);
        QVERIFY(dialog());
        closeDialog(false);
        m_panel->resize(800, 240);
        QVERIFY(!isHidden(BreakpointsModel::ConditionColumn) && !isHidden(BreakpointsModel::FromHitColumn));
    }

    /// Below the number stands a line as long as the run, with a tick for each hit.
    void hitsAreDrawnWhereTheyAre()
    {
        m_breakpoints->add(make(BreakpointKind::Push));
        m_breakpoints->add(make(BreakpointKind::NothingChanged));
        m_session->open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
        m_table->setCurrentIndex(m_table->model()->index(1, 0));
        const QImage cell = m_table->viewport()
                                ->grab(m_table->visualRect(m_table->model()->index(0, BreakpointsModel::HitsColumn)))
                                .toImage();
        // Columns that are dark from the strip's top to its bottom; ticks of passes 7, 12 and 14 of 0 to 25.
        QList<int> ticks;
        for (int x = 0; x < cell.width(); ++x) {
            bool dark = true;
            for (int y = cell.height() - 9; y < cell.height() - 5; ++y)
                dark = dark && qGray(cell.pixel(x, y)) < 128;
            if (dark)
                ticks << x;
        }
        QCOMPARE(ticks.size(), 3);
        const double pass = double(ticks[1] - ticks[0]) / 5;
        QVERIFY2(std::abs(ticks[2] - ticks[1] - 2 * pass) <= 1.5, qPrintable(QString::number(pass)));
        QVERIFY2(std::abs(pass * 26 - cell.width()) < 0.2 * cell.width(), "the line is as long as the cell");
    }

    void keysWorkInTheTable()
    {
        for (const BreakpointKind kind : {BreakpointKind::Push, BreakpointKind::Pop, BreakpointKind::Contradiction})
            m_breakpoints->add(make(kind));
        m_table->setFocus();
        clickCell(1, BreakpointsModel::WhenColumn);
        for (const int column : {BreakpointsModel::WhenColumn, BreakpointsModel::HitsColumn}) {
            m_table->setCurrentIndex(m_table->model()->index(1, column));
            const bool enabled = m_breakpoints->at(1).enabled;
            QTest::keyClick(m_table, Qt::Key_Space);
            QCOMPARE(m_breakpoints->at(1).enabled, !enabled);
        }
        QTest::keyClick(m_table, Qt::Key_Insert);
        QVERIFY(dialog());
        closeDialog(false);
        m_table->setFocus();
        m_table->setCurrentIndex(m_table->model()->index(1, BreakpointsModel::WhenColumn));
        QTest::keyClick(m_table, Qt::Key_Return);
        QVERIFY(dialog() && dialog()->breakpoint() == m_breakpoints->at(1));
        choose(BreakpointKind::Solved);
        closeDialog(true);
        QVERIFY(m_breakpoints->at(1).kind == BreakpointKind::Solved);
        m_table->setFocus();
        QTest::keyClick(m_table, Qt::Key_Delete);
        QCOMPARE(m_breakpoints->count(), 2);
        QVERIFY(m_breakpoints->at(1).kind == BreakpointKind::Contradiction);
        QCOMPARE(m_table->currentIndex().row(), 1);
        QTest::keyClick(m_table, Qt::Key_Delete);
        QCOMPARE(m_table->currentIndex().row(), 0);
        QTest::keyClick(m_table, Qt::Key_Delete);
        QCOMPARE(m_breakpoints->count(), 0);
        // The keys don't end in a table that is hidden.
        QVERIFY(find<QPushButton>("add_breakpoint")->hasFocus());
    }

    void theCheckBoxEnables()
    {
        m_breakpoints->add(make(BreakpointKind::Push));
        const QRect cell = m_table->visualRect(m_table->model()->index(0, BreakpointsModel::WhenColumn));
        QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 10, cell.center().y()));
        QVERIFY(!m_breakpoints->at(0).enabled);
        QVERIFY(!dialog());
    }

    void hitsAreVisitedBothWays()
    {
        m_session->open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), 60000);
        m_breakpoints->add(make(BreakpointKind::Pop)); // once, in pass 10
        m_breakpoints->add(make(BreakpointKind::Push)); // three times, first in pass 7
        auto* next = find<QPushButton>("next_hit_of_breakpoint");
        auto* previous = find<QPushButton>("previous_hit_of_breakpoint");
        clickCell(1, BreakpointsModel::FromHitColumn);
        QVERIFY(next->isEnabled() && !previous->isEnabled());
        click("next_hit_of_breakpoint");
        QVERIFY((m_session->position() == Position{7, 11}));
        click("next_hit_of_breakpoint");
        click("next_hit_of_breakpoint");
        QVERIFY(m_session->position() == m_breakpoints->hits(1)[2]);
        QVERIFY(!next->isEnabled() && previous->isEnabled());
        click("previous_hit_of_breakpoint");
        QVERIFY(m_session->position() == m_breakpoints->hits(1)[1]);
        QVERIFY(m_session->canGoBack());

        // On the hits of a row: double click, Enter, Shift+Enter.
        m_session->goToFirst();
        clickCell(0, BreakpointsModel::HitsColumn, true);
        QVERIFY((m_session->position() == Position{10, 11}));
        QVERIFY(!next->isEnabled());
        m_table->setFocus();
        m_table->setCurrentIndex(m_table->model()->index(1, BreakpointsModel::HitsColumn));
        QTest::keyClick(m_table, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(m_session->position() < (Position{10, 11}));
        const Position before = m_session->position();
        QTest::keyClick(m_table, Qt::Key_Return);
        QVERIFY(m_session->position() > before);
        QVERIFY(!dialog());
        // Playing stops: a person has gone somewhere.
        m_session->setPlaying(true);
        QTest::keyClick(m_table, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(!m_session->isPlaying());
    }

    void conditionsAreEditedInThePlace()
    {
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        auto* problem = find<QLabel>("breakpoint_problem");
        const auto condition = [this] { return QByteArray::fromStdString(m_breakpoints->at(0).condition.text()); };
        const auto editorIsGone = [this] { return !m_table->viewport()->findChild<QLineEdit*>(); };
        const auto edit = [&](const char* text) {
            const QModelIndex index = m_table->model()->index(0, BreakpointsModel::ConditionColumn);
            m_table->setCurrentIndex(index);
            m_table->edit(index);
            auto* editor = m_table->viewport()->findChild<QLineEdit*>();
            editor->selectAll();
            QTest::keyClicks(editor, QString::fromLatin1(text));
            return editor;
        };
        QTest::keyClick(edit("removed >= 3"), Qt::Key_Return);
        QTRY_VERIFY(editorIsGone());
        QCOMPARE(condition(), QByteArray("removed >= 3"));
        QVERIFY(!problem->isVisible() && !dialog());

        // A mistake is told while it is typed, and Enter does not take it.
        auto* editor = edit("removed >=");
        QVERIFY(problem->isVisible()
            && problem->text().startsWith(sentence("views.condition_column", {QStringLiteral("11")})));
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::qWait(20);
        QVERIFY(!editorIsGone() && editor->isVisible());
        QCOMPARE(condition(), QByteArray("removed >= 3"));
        // Delete in the field is the field's: the breakpoint stays.
        QTest::keyClick(editor, Qt::Key_Delete);
        QCOMPARE(m_breakpoints->count(), 1);
        QTest::keyClicks(editor, QStringLiteral(" 5"));
        QVERIFY(!problem->isVisible());
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(editorIsGone());
        QCOMPARE(condition(), QByteArray("removed >= 5"));

        // Escape drops it, and what was said of it.
        editor = edit("depth >");
        QVERIFY(problem->isVisible());
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!problem->isVisible());
        QCOMPARE(condition(), QByteArray("removed >= 5"));
    }

    void aPanelMayGoWhileSomethingIsEdited()
    {
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        m_table->edit(m_table->model()->index(0, BreakpointsModel::ConditionColumn));
        QTest::keyClicks(m_table->viewport()->findChild<QLineEdit*>(), QStringLiteral("depth >"));
        m_panel.reset();
        init();
        m_breakpoints->add(make(BreakpointKind::RuleFires));
        m_table->edit(m_table->model()->index(0, BreakpointsModel::ConditionColumn));
        QTest::keyClicks(m_table->viewport()->findChild<QLineEdit*>(), QStringLiteral("depth >"));
        m_breakpoints->setAll({});
        QVERIFY(find<QLabel>("no_breakpoints")->isVisible());
        QVERIFY(!find<QLabel>("breakpoint_problem")->isVisible());
    }
};

CONVOKU_TEST(TestBreakpointsPanel)
#include "tst_breakpoints_panel.moc"
