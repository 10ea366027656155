// SPDX-License-Identifier: MIT
// What is seen and said of houses that are neither row, column nor box.
#include "app/drawing/board_painter.h"
#include "app/drawing/board_signs.h"
#include "app/drawing/rule_stroke.h"
#include "app/views/board/edit_wording.h"
#include "app/wording/constraint_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/headline_wording.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/runner.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace convoku;

namespace {

const ModelPtr& diagonals()
{
    static const ModelPtr kModel = shippedModel("diagonals");
    return kModel;
}

bool isOnDiagonal(Cell cell)
{
    return cell.row == cell.column || cell.row + cell.column == kSide - 1;
}

QImage pictureOf(const BoardScene& scene, const Theme& theme, const BoardGeometry& geometry)
{
    QImage image(720, 720, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    paintBoard(painter, geometry, scene, theme);
    return image;
}

} // namespace

class TestOwnHousesShown : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    const BoardGeometry m_geometry{QRectF(0, 0, 720, 720), true};

    Recording run(const Grid& givens)
    {
        return record(*m_backend, givens, {{diagonals()->everyRule(), true, false, diagonals()}, 5});
    }
    /// 7 twice on the diagonal that falls, and nothing else.
    Recording clash()
    {
        Grid givens;
        givens.setDigit({0, 0}, 7);
        givens.setDigit({8, 8}, 7);
        return run(givens);
    }

private Q_SLOTS:
    void theirCellsAreDarker_data()
    {
        QTest::addColumn<int>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::addRow("%d", int(kind)) << int(kind);
    }
    void theirCellsAreDarker()
    {
        QFETCH(const int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const BoardScene scene = sceneAt(run(Grid()), {});
        const QImage image = pictureOf(scene, theme, m_geometry);
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            QCOMPARE(scene.inOwnHouse[static_cast<std::size_t>(i)], isOnDiagonal(cell));
            // Between the grid and the first candidate.
            const QPoint ground = (m_geometry.cellRect(cell).topLeft() + QPointF(4, 4)).toPoint();
            QCOMPARE(image.pixelColor(ground) != theme.board, isOnDiagonal(cell));
        }
        BoardScene plain = scene;
        plain.inOwnHouse = {};
        QCOMPARE(changedCells(plain, scene)->size(), std::size_t{17});
        QVERIFY(changedCells(scene, scene)->empty());
    }

    /// Nine frames in the place of one, and the two cells joined.
    void aClashInOne()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Recording recording = clash();
        const BoardScene scene = sceneAt(recording, {1, recording.verdictStep(), 0});
        QVERIFY(scene.clash && scene.clash->house.name == "falling");
        const QImage image = pictureOf(scene, theme, m_geometry);
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const QRectF rect = m_geometry.cellRect(cell);
            const QPoint edge(qRound(rect.center().x() + rect.width() / 4), qRound(rect.top()));
            // The frame of a cell lies on its lower neighbour's upper line as well.
            const bool framed = cell.row == cell.column || cell.row == cell.column + 1;
            QCOMPARE(image.pixelColor(edge) == theme.contradictionMark, framed);
        }
    }

    /// A stroke says which rule it was; no edges say that it was in a row.
    void marksOfItsRules()
    {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const RuleInfo& own = diagonals()->rule(diagonals()->find("naked_pair_rising").value());
        paintHouseEdges(painter, QRectF(5, 5, 30, 30), own, Qt::black, 2, 1);
        QCOMPARE(image.pixelColor(20, 5), QColor(Qt::white));
        const RuleInfo& row = diagonals()->rule(diagonals()->find("naked_pair_row").value());
        paintHouseEdges(painter, QRectF(5, 5, 30, 30), row, Qt::black, 2, 1);
        QCOMPARE(image.pixelColor(20, 5), QColor(Qt::black));
    }

    void focusHasNoRow()
    {
        Grid givens;
        givens.setDigit({0, 0}, 7);
        const Recording recording = run(givens);
        std::size_t index = 0;
        while (recording.events()[index].kind != EventKind::Rule
            || recording.ruleOf(recording.events()[index]).id != "naked_single_falling")
            ++index;
        const Event* event = &recording.events()[index];
        Explainer explainer(*m_backend, diagonals());
        const Candidates before = recording.stateAt({static_cast<int>(event->pass), event->step, 1}).candidates;
        const StepFindings found = findingsOf(explainer, index, event->rule, before, recording.changed(*event));
        const BoardFocus focus = focusOn(recording.ruleOf(*event), found.findings, 0);
        QVERIFY(focus.houses.empty() && focus.actedOn.empty() && !focus.cells.empty());
        // The searched house is unknown, so the headline names no row.
        const Finding& first = found.findings.front();
        QCOMPARE(first.removed.size(), std::size_t{1});
        QCOMPARE(HeadlineWording::finding(RuleFamily::Other, first),
            testing::sentence(
                "painting.own_houses.headline", {Wording::cell(Candidate::fromIndex(first.removed.front()).cell())}));
        BoardScene scene = sceneAt(recording, event->position());
        scene.focus = focus;
        QVERIFY(!pictureOf(scene, Theme::of(Theme::Kind::Light), m_geometry).isNull());
        const QString constraint = ConstraintWording::rule(recording, event->position(), event, nullptr);
        QVERIFY2(
            constraint.startsWith(testing::sentence("painting.own_houses.constraint_start")), qPrintable(constraint));
    }

    /// A puzzle that is edited has the houses of the network that will run.
    void whileEditing()
    {
        Grid givens;
        givens.setDigit({0, 0}, 7);
        givens.setDigit({8, 8}, 7);
        const BoardScene plain = sceneOfStart(givens, false);
        QVERIFY(plain.clashingCells.empty() && plain.inOwnHouse == BoardScene().inOwnHouse);
        const BoardScene scene = sceneOfStart(givens, false, diagonals()->houses);
        QVERIFY((scene.clashingCells == std::vector<Cell>{{0, 0}, {8, 8}}));
        for (int i = 0; i < kCells; ++i)
            QCOMPARE(scene.inOwnHouse[static_cast<std::size_t>(i)], isOnDiagonal(Cell::fromIndex(i)));
        QVERIFY(EditWording::clashes(givens).isEmpty());
        QCOMPARE(EditWording::clashes(givens, diagonals()->houses), testing::sentence("painting.own_houses.clash"));
    }

    void itsWords()
    {
        const Recording recording = clash();
        const Position verdict{1, recording.verdictStep(), 0};
        const Event& event = *std::find_if(recording.events().begin(), recording.events().end(),
            [](const Event& each) { return each.kind == EventKind::Contradiction; });
        QCOMPARE(Wording::eventSentence(recording, event, 10), testing::sentence("painting.own_houses.contradiction"));
        QCOMPARE(HeadlineWording::position(recording, verdict, nullptr),
            testing::sentence("painting.own_houses.verdict_headline"));
        QVERIFY(
            ConstraintWording::verdict(recording, 1).contains(testing::sentence("painting.own_houses.verdict_part")));
        const auto cell = contradictionIn(recording, verdict, {0, 0});
        QVERIFY(ExplanationWording::contradiction(recording, {0, 0}, *cell)
                    .startsWith(testing::sentence("painting.own_houses.explanation_start")));
        const Model::Rule& rule = diagonals()->rule(diagonals()->find("hidden_single_rising").value());
        QCOMPARE(Wording::rule(rule), testing::sentence("painting.own_houses.rule"));
        QCOMPARE(Wording::ruleHouse(rule), testing::sentence("painting.own_houses.house"));
        QCOMPARE(Wording::ruleHouse(diagonals()->rules.front()), testing::sentence("painting.own_houses.box"));
    }
};

CONVOKU_TEST(TestOwnHousesShown)
#include "tst_own_houses_shown.moc"
