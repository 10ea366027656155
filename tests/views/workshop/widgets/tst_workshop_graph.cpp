// SPDX-License-Identifier: MIT
// The graph of the rule that is written: the layers of the cursor's line are marked in the view of the run.
#include "app/document/workshop.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/window/centre.h"
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

    /// Where a line of the text leads in the rule graph, and what is marked there.
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
        // Of the house that is looked at.
        workshop()->setHouse(1);
        action("layers_of_line")->trigger();
        QCOMPARE(session().position(), (Position{17, 5, 2}));
        workshop()->setHouse(0);
        // Who is at one of its layers stays there.
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
        // As soon as it runs it has.
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
