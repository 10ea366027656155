// SPDX-License-Identifier: MIT
// What is shown of the lines of a rule: the layers in the graph, the numbers, a large picture, and where the rule
// works.
#include "app/document/workshop.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/window/centre.h"
#include "app/window/parts/board_widget.h"
#include "app/window/parts/number_row.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/workshop/widgets/workshop_testing.h"

#include <QAccessible>

using namespace convoku;
using namespace convoku::testing;

class TestWorkshopGraph : public WorkshopTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { openWindow(); }
    void cleanup() { m_fixture.reset(); }

    /// Beside the layers are the numbers of the place that the first finding is about.
    void theLineShowsTheNumbersOfItsPlace()
    {
        openHard();
        openWorkshop();
        goTo({17, 4, 0});
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        const Candidates before = session().recording()->stateAt({17, 3, 0}).candidates;
        const auto placesOf = [&before](int digit, int row) {
            int places = 0;
            for (int column = 0; column < kSide; ++column)
                places += before.has(Candidate{digit, row, column}) ? 1 : 0;
            return places;
        };
        // The rule removes one candidate: the only place for another digit has it.
        std::optional<std::pair<int, int>> only; // digit and row
        for (int index = 0; index < kCandidates; ++index) {
            const Candidate candidate = Candidate::fromIndex(index);
            if (before.has(candidate) && placesOf(candidate.digit, candidate.row) == 1
                && before.countIn(candidate.cell()) == 2)
                only = {candidate.digit, candidate.row};
        }
        QVERIFY(only.has_value());
        auto* numbers = m_fixture->child<NumberRow>("line_numbers");
        for (const int line : {4, 5}) {
            putCursor(line);
            QVERIFY(numbers->isVisible());
            QCOMPARE(numbers->numbers().size(), std::size_t{9});
            for (int row = 0; row < kSide; ++row) {
                const auto place = static_cast<std::size_t>(row);
                const int places = placesOf(only->first, row);
                QTRY_COMPARE(numbers->numbers()[place].number, line == 4 ? places : places == 1 ? 1 : 0);
                QCOMPARE(numbers->numbers()[place].isMarked, row == only->second);
            }
        }
        putCursor(1);
        QVERIFY(!numbers->isVisible());
    }

    /// At a place where the rule has nothing to do, a button leads to the first step in which it removes something.
    void nothingRemovedLeadsToAStep()
    {
        openHard();
        openWorkshop();
        goTo(session().recording()->endOf(session().recording()->passCount()));
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        auto* show = m_fixture->child<QPushButton>("workshop_at_work");
        QVERIFY(show->isVisible());
        // Step 4 of a pass is hidden_single_row.
        int pass = 1;
        while (session().recording()->stateAt({pass, 4, 0}).candidates
            == session().recording()->stateAt({pass, 3, 0}).candidates)
            ++pass;
        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY((session().position() == Position{pass, 4, 0}));
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut() && !show->isVisible(), kLong);
        QVERIFY(!m_fixture->child<BoardWidget>("rule_board")->scene().removals.empty());
    }

    /// A picture under the mouse is shown enlarged.
    void aPictureIsEnlarged()
    {
        openHard();
        openWorkshop();
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut() && !editor()->pictureRect(7).isEmpty(), kLong);
        const auto* enlarged = editor()->findChild<QWidget*>(QStringLiteral("enlarged_picture"));
        QVERIFY(!enlarged->isVisible());
        QTest::mouseMove(editor()->margin(), editor()->pictureRect(7).center());
        QTRY_VERIFY(enlarged->isVisible());
        const QSize size = enlarged->size();
        QVERIFY(std::max(size.width(), size.height()) > 150 && size.boundedTo({220, 220}) == size);
        QVERIFY(!enlarged->geometry().contains(
            editor()->margin()->mapToGlobal(editor()->pictureRect(7).center()))); // nor covers what it is of
        QTest::mouseMove(editor()->viewport(), {20, 20});
        QTRY_VERIFY(!enlarged->isVisible());
    }

    /// A line of the text leads to its layers in the rule graph, which are marked there.
    void theGraphShowsTheLine()
    {
        openHard();
        openWorkshop();
        goTo({17, 9, 1});
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        const auto* graph = m_fixture->child<RuleGraphView>("rule_graph");
        const auto written = [graph] {
            QList<int> layers;
            for (int node = 0; node < static_cast<int>(graph->graph().nodes.size()); ++node) {
                if (graph->isWritten(node))
                    layers << node - graph->graph().firstPart() + 1;
            }
            return layers;
        };
        putCursor(5); // one = equals(count, 1): two ramps of two layers each, and their minimum
        QTest::mouseClick(button("line_layers_graph"), Qt::LeftButton);
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("rule_graph"));
        QCOMPARE(session().position(), (Position{17, 4, 2}));
        QCOMPARE(written(), QList<int>({2, 3, 4, 5, 6}));
        // The line makes layers for each of the rule's houses, and none of other rules.
        session().goTo({17, 5, 1});
        QCOMPARE(written(), QList<int>({2, 3, 4, 5, 6}));
        session().goTo({17, 8, 1});
        QCOMPARE(written(), QList<int>());
        // The layers are those of the selected house.
        workshop()->setHouse(1);
        action("layers_of_line")->trigger();
        QCOMPARE(session().position(), (Position{17, 5, 2}));
        workshop()->setHouse(0);
        // A position at one of the line's layers stays.
        session().goTo({17, 4, 4});
        action("layers_of_line")->trigger();
        QCOMPARE(session().position(), (Position{17, 4, 4}));

        // Wherever the cursor goes; from a layer it gets to the layer's line.
        session().goTo({17, 4, 8});
        action("line_of_layer")->trigger();
        QTRY_COMPARE(editor()->line(), 7); // only_place = there & candidates
        action("layers_of_line")->trigger();
        QCOMPARE(written(), QList<int>({8, 9}));
        action("workshop")->trigger();
        putCursor(2); // the sentence
        action("layers_of_line")->trigger();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("workshop"));
        QVERIFY(noticeOf(*m_fixture->window).isVisible());
        action("rule_graph")->trigger();
        QCOMPARE(written(), QList<int>());

        // A text that is not what runs has no layers there.
        action("workshop")->trigger();
        putCursor(5);
        editor()->insertPlainText(QStringLiteral("s"));
        QVERIFY(workshop()->isReading());
        editor()->goToLine(7); // also where the line is as it was
        QVERIFY(workshop()->layersIn(*session().recording()).empty());
        editor()->goToLine(5);
        QTRY_VERIFY_WITH_TIMEOUT(isRead(), kLong);
        action("layers_of_line")->trigger();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("workshop"));
        action("rule_graph")->trigger();
        QCOMPARE(written(), QList<int>());
        // The text has layers as soon as it runs.
        action("workshop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(button("workshop_use")->isEnabled(), kLong);
        button("workshop_use")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        action("layers_of_line")->trigger();
        QCOMPARE(m_fixture->viewInFront()->objectName(), QStringLiteral("rule_graph"));
        QCOMPARE(written(), QList<int>({2, 3, 4, 5, 6}));
    }
};

CONVOKU_TEST(TestWorkshopGraph)
#include "tst_workshop_graph.moc"
