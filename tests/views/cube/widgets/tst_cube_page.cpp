// SPDX-License-Identifier: MIT
// The cube as a view: it follows the step, turns by keys and mouse, and shows what the turned kernel finds.
#include "app/document/workspace.h"
#include "app/exporting/picture.h"
#include "app/views/cube/rotated_rule.h"
#include "app/views/cube/widgets/cube_page.h"
#include "app/views/cube/widgets/cube_view.h"
#include "app/views/cube/widgets/slice_view.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/parts/motion.h"
#include "app/window/parts/passage.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QImageReader>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace convoku;
using convoku::testing::kLong;
using convoku::testing::sentence;

namespace {

/// In pass 1 r1c1 and r1c6 hold only 3 and 9 when the pairs in rows are looked for.
const char* const kPuzzle = "000500710070000004006170800700300240002000900041008007003052600200000090095006000";

std::set<int> goneIn(const Recording& recording, Position position)
{
    std::set<int> gone;
    const Candidates before = recording.stateAt({position.pass, position.step, 1}).candidates;
    const Candidates after = recording.stateAt(position).candidates;
    for (const std::uint16_t index : before.without(after).indices())
        gone.insert(index);
    return gone;
}

} // namespace

class TestCubePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void init()
    {
        Motion::instance().setReduced(true);
        m_workspace = std::make_unique<Workspace>([] { return makeBitwiseBackend(); });
        m_page = std::make_unique<CubePage>(m_workspace.get());
        m_page->resize(1100, 620);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    void cleanup()
    {
        Passage::showWithoutScreen(false);
        m_page.reset();
        m_workspace.reset();
    }

    void withoutAPuzzleThereIsNothing()
    {
        QCOMPARE(label("view_name"), sentence("views.cube_no_puzzle"));
        QVERIFY(!m_page->picture() && !m_page->turning());
        QVERIFY(!button("cube_turn")->isEnabled() && !button("cube_export")->isEnabled());
    }

    /// The struck candidates are those that the step removed, over all findings.
    void followsTheStep()
    {
        open();
        const Recording& recording = *session().recording();
        const RuleSet& rules = recording.options().rules;
        int looked = 0;
        for (int step = 1; step <= static_cast<int>(rules.size()); ++step) {
            const RuleKind rule = recording.options().model->rule(rules[static_cast<std::size_t>(step) - 1]);
            session().goTo({1, step, 0});
            QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
            QVERIFY(m_page->rule()->followsStep());
            const bool lies = layingOf(rule).has_value();
            QCOMPARE(m_page->cube()->scene().laying.has_value(), lies);
            QCOMPARE(child<QLabel>("cube_no_slice")->isVisibleTo(m_page.get()), !lies);
            const std::set<int> expected = goneIn(recording, {1, step, 0});
            std::set<int> gone;
            for (const Finding& finding : m_page->rule()->findings())
                gone.insert(finding.removed.begin(), finding.removed.end());
            if (lies)
                QCOMPARE(gone, expected);
            else
                QCOMPARE(std::set<int>(m_page->cube()->scene().removed.begin(), m_page->cube()->scene().removed.end()),
                    expected);
            looked += lies && !gone.empty() ? 1 : 0;
        }
        QVERIFY(looked > 4);
    }

    void saysHowItLies()
    {
        goToPair();
        QCOMPARE(label("view_name"), sentence("views.rule.naked_pair_row"));
        QCOMPARE(child<QLabel>("cube_roles")->accessibleName(),
            sentence("views.cube_roles_of_naked", {QStringLiteral("1")}));
        const CubeScene& scene = m_page->slice()->scene();
        QVERIFY((scene.lit == LaidSubset{0, {2, 8}, {0, 5}}));
        QTest::mouseClick(button("cube_turn"), Qt::LeftButton, {}, QPoint(10, button("cube_turn")->height() / 2));
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QVERIFY(!m_page->rule()->followsStep());
        QCOMPARE(label("view_name"), sentence("views.rule.hidden_pair_row"));
        QCOMPARE(child<QLabel>("cube_roles")->accessibleName(),
            sentence("views.cube_roles_of_hidden", {QStringLiteral("1")}));
        // The same state as the step found, whatever the step removed from it.
        QVERIFY(m_page->rule()->candidates() == session().recording()->stateAt({1, pairStep(), 1}).candidates);
        follow()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QCOMPARE(label("view_name"), sentence("views.rule.naked_pair_row"));
    }

    /// Six cells are open: the naked pair is a hidden quad, and removes the same.
    void fromTheSideTheSameGoes()
    {
        goToPair();
        const auto removed = m_page->rule()->finding()->removed;
        const LaidSubset before = *m_page->slice()->scene().lit;
        QVERIFY(button("cube_to_side")->isVisibleTo(m_page.get()));
        QTest::mouseClick(button("cube_to_side"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QCOMPARE(label("view_name"), sentence("views.rule.hidden_quad_row"));
        QVERIFY(m_page->rule()->finding() != nullptr);
        QCOMPARE(m_page->rule()->finding()->removed, removed);
        const LaidSubset after = *m_page->slice()->scene().lit;
        for (const int place : before.places)
            QVERIFY(std::ranges::count(after.values, place) == 0);
        for (const int value : before.values)
            QVERIFY(std::ranges::count(after.places, value) == 0);
        QTest::mouseClick(button("cube_to_side"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QVERIFY(*m_page->slice()->scene().lit == before);
    }

    void everyAxisExchanges()
    {
        goToPair();
        const QMenu* menu = button("cube_turn")->menu();
        const auto texts = [&] {
            QStringList all;
            for (int i = 0; i < 3; ++i)
                all << menu->actions().at(i)->text();
            return all;
        };
        QCOMPARE(texts(),
            (QStringList{sentence("views.cube_turn_to_hidden_pair"), sentence("views.cube_turn_to_x_wing"),
                sentence("views.cube_turn_to_column")}));
        menu->actions().at(1)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QCOMPARE(label("view_name"), sentence("views.rule.x_wing_columns"));
        QVERIFY(child<QLabel>("cube_roles")
                    ->accessibleName()
                    .startsWith(sentence("views.cube_group_digit_begins") + QLatin1Char(' ')));
        // Boxes turn one way, and the others say why not.
        session().goTo({1, pairStep() + 2, 0});
        follow()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        QCOMPARE(label("view_name"), sentence("views.rule.naked_pair_box"));
        QVERIFY(label("cube_note").startsWith(sentence("views.cube_box_is_no_slice")));
        QVERIFY(menu->actions().at(0)->isEnabled());
        for (const int i : {1, 2}) {
            QVERIFY(!menu->actions().at(i)->isEnabled());
            QVERIFY(menu->actions().at(i)->toolTip().contains(sentence("views.cube_box_is_no_axis")));
        }
    }

    void keysAndMouseTurnIt()
    {
        goToPair();
        CubeView* cube = m_page->cube();
        const QQuaternion first = cube->turn();
        QTest::keyClick(cube, Qt::Key_Right);
        QVERIFY(cube->turn() != first);
        QTest::keyClick(cube, Qt::Key_Left);
        QVERIFY(std::abs(QQuaternion::dotProduct(cube->turn(), first)) > 0.9999F);
        const QPoint middle = cube->rect().center();
        QTest::mousePress(cube, Qt::LeftButton, {}, middle);
        QTest::mouseMove(cube, middle + QPoint(60, 0));
        QTest::mouseMove(cube, middle + QPoint(90, 10));
        QTest::mouseRelease(cube, Qt::LeftButton, {}, middle + QPoint(90, 10));
        // The action for a turn that is not one of the sides leaves the turn as it is.
        const QQuaternion free = cube->turn();
        for (QAction* action : m_page->findChildren<QAction*>()) {
            if (action->isCheckable() && action->text().isEmpty() && action->actionGroup() != nullptr)
                action->trigger();
        }
        QCOMPARE(cube->turn(), free);
        QVERIFY(std::abs(QQuaternion::dotProduct(cube->turn(), first)) < 0.99F);
        QVERIFY2(!session().picked(), "a drag picks nothing");
        QTest::keyClick(cube, Qt::Key_Home);
        QVERIFY(std::abs(QQuaternion::dotProduct(cube->turn(), first)) > 0.9999F);
    }

    void clicksPick()
    {
        goToPair();
        SliceView* slice = m_page->slice();
        const CubeScene& scene = slice->scene();
        // Place c6, value 9.
        QTest::mouseClick(slice, Qt::LeftButton, {}, slice->rectOf(5 * kSide + 8).center());
        QVERIFY(session().picked() == std::optional(Candidate{8, 0, 5}));
        QVERIFY(scene.picked == session().picked() && m_page->cube()->scene().picked == session().picked());
        QTest::mouseClick(slice, Qt::LeftButton, {}, slice->rectOf(5 * kSide + 8).center());
        QVERIFY(!session().picked());
        QTest::keyClick(slice, Qt::Key_Up);
        QTest::keyClick(slice, Qt::Key_Left);
        QCOMPARE(slice->focusedPart(), 4 * kSide + 7);
        QTest::keyClick(slice, Qt::Key_Return);
        QVERIFY(session().picked() == std::optional(Candidate{7, 0, 4}));
        session().pick(std::nullopt);
        CubeView* cube = m_page->cube();
        const CubeGeometry geometry = cube->geometryOfCube();
        QTest::mouseClick(cube, Qt::LeftButton, {}, geometry.toPicture(CubeGeometry::placeOf({8, 0, 5})).toPoint());
        QVERIFY(session().picked() == std::optional(Candidate{8, 0, 5}));
        QTest::keyClick(cube, Qt::Key_PageDown);
        QCOMPARE(m_page->rule()->group(), 1);
        QVERIFY(child<QLabel>("cube_roles")
                    ->accessibleName()
                    .startsWith(sentence("views.cube_group_row", {QStringLiteral("2")})));
    }

    /// The kernel as a list, the sheet as a table.
    void screenReadersHearIt()
    {
        goToPair();
        QAccessibleInterface* cube = QAccessible::queryAccessibleInterface(m_page->cube());
        QVERIFY(cube != nullptr);
        QCOMPARE(cube->role(), QAccessible::List);
        const CubeScene& scene = m_page->cube()->scene();
        int lit = 0;
        for (const std::uint16_t index : scene.candidates.indices())
            lit += scene.isLit(Candidate::fromIndex(index)) ? 1 : 0;
        QCOMPARE(cube->childCount(), lit + static_cast<int>(scene.removed.size()));
        QCOMPARE(cube->child(0)->text(QAccessible::Name),
            sentence("views.cube_candidate_lit", {QStringLiteral("r1c1"), QStringLiteral("3")}));
        QAccessibleInterface* slice = QAccessible::queryAccessibleInterface(m_page->slice());
        QVERIFY(slice != nullptr && slice->tableInterface() != nullptr);
        QCOMPARE(slice->tableInterface()->rowCount(), 9);
        QCOMPARE(slice->tableInterface()->cellAt(5, 8)->text(QAccessible::Name),
            sentence("views.cube_candidate_lit", {QStringLiteral("r1c6"), QStringLiteral("9")}));
        QCOMPARE(slice->tableInterface()->cellAt(5, 0)->text(QAccessible::Name),
            sentence("views.cube_candidate_not_there", {QStringLiteral("r1c6"), QStringLiteral("1")}));
    }

    void leavesByAPicture()
    {
        goToPair();
        QVERIFY(m_page->picture());
        QCOMPARE(m_page->picture()->title(), sentence("views.rule.naked_pair_row"));
        auto turning = m_page->turning();
        QVERIFY(turning);
        QCOMPARE(turning->from.title, sentence("views.rule.naked_pair_row"));
        QCOMPARE(turning->to.title, sentence("views.rule.hidden_pair_row"));
        QTest::mouseClick(button("cube_to_side"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        turning = m_page->turning();
        QCOMPARE(turning->from.title, sentence("views.rule.naked_pair_row"));
        QVERIFY(turning->from.scene.lit && turning->to.scene.lit);
        QCOMPARE(turning->from.scene.removed, turning->to.scene.removed);
        QSignalSpy wanted(m_page.get(), &CubePage::exportRequested);
        child<QAction>("cube_export_turn")->trigger();
        child<QAction>("cube_export_picture")->trigger();
        QCOMPARE(wanted.count(), 2);
        QVERIFY(wanted[0][0].toBool() && !wanted[1][0].toBool());
    }

    void theDialogExportsTheTurn()
    {
        goToPair();
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        ExportDialog dialog(cubeExportable(m_page->turning().value()), Theme::Kind::Dark, settings);
        QCOMPARE(dialog.windowTitle(), sentence("views.cube_turn_dialog"));
        QCOMPARE(dialog.findChild<QSpinBox*>(QStringLiteral("delay"))->value(), 60);
        QVERIFY(dialog.findChild<QWidget*>(QStringLiteral("caption"))->isHidden()
            || !dialog.findChild<QWidget*>(QStringLiteral("caption"))->isVisibleTo(&dialog));
        dialog.findChild<QSpinBox*>(QStringLiteral("width"))->setValue(200);
        dialog.findChild<QSpinBox*>(QStringLiteral("delay"))->setValue(80);
        const QString path = folder.filePath(QStringLiteral("turn.gif"));
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.exportTo(path);
        QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, kLong);
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), CubeFrames::kSteps * 2 - 2);
        QCOMPARE(reader.size().width(), 200);
        reader.read();
        reader.read();
        QCOMPARE(reader.nextImageDelay(), 80);
        QVERIFY(testedFile(path).contains("Puzzle: ...5"));
    }

    void movesUnlessThatIsUnwanted()
    {
        goToPair();
        QTest::mouseClick(button("cube_to_side"), Qt::LeftButton);
        QVERIFY(!m_page->cube()->isTurning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking(), kLong);
        Motion::instance().setReduced(false);
        Passage::showWithoutScreen(true);
        QTest::mouseClick(button("cube_to_side"), Qt::LeftButton);
        QVERIFY(m_page->cube()->isTurning());
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->cube()->isTurning(), kLong);
        QVERIFY(std::abs(QQuaternion::dotProduct(m_page->cube()->geometryOfCube().turn(), seenFromAside(turnFor({}))))
            > 0.9999F);
    }

private:
    Session& session() { return *m_workspace->session(); }
    template <typename T>
    T* child(const char* name)
    {
        return m_page->findChild<T*>(QLatin1String(name));
    }
    QToolButton* button(const char* name) { return child<QToolButton>(name); }
    QString label(const char* name) { return child<QLabel>(name)->text(); }
    QAction* follow() { return button("cube_turn")->menu()->actions().back(); }
    static QByteArray testedFile(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    int pairStep() const
    {
        const RuleSet& rules = m_workspace->session()->recording()->options().rules;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (m_workspace->session()->network().rule(rules[i]).id == "naked_pair_row")
                return static_cast<int>(i) + 1;
        }
        return 0;
    }
    void open()
    {
        RunOptions options;
        options.pass.model = shippedModel("one_kernel");
        options.pass.rules = options.pass.model->everyRule();
        session().setOptions(options);
        session().open(readPuzzles(kPuzzle).puzzles.at(0).givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }
    void goToPair()
    {
        open();
        session().goTo({1, pairStep(), 0});
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->rule()->isWorking() && m_page->rule()->isOfStep(), kLong);
    }

    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<CubePage> m_page;
};

CONVOKU_TEST(TestCubePage)
#include "tst_cube_page.moc"
