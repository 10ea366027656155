// SPDX-License-Identifier: MIT
// The graph of the rule that is written: what the cursor's line makes in it, in the strip beside the text and in the
// view of the run.
#include "app/document/workshop.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/workshop/widgets/line_layers.h"
#include "app/views/workshop/widgets/rule_trail.h"
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

    /// The strip beside the text: its layers lead to their lines, and the cursor's line lights its layers.
    void theStripFollowsTheCursor()
    {
        openHard();
        openWorkshop();
        goTo({17, 4, 0});
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        auto* strip = m_fixture->child<RuleTrail>("rule_trail");
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->trail().stops.size(), std::size_t{13}); // what comes in, and twelve layers
        const auto lit = [strip] { return std::pair(strip->firstLit(), strip->lastLit()); };
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(strip);
        QCOMPARE(accessible->childCount(), 13);
        const auto selected = [accessible] {
            int count = 0;
            for (int i = 0; i < accessible->childCount(); ++i)
                count += accessible->child(i)->state().selected ? 1 : 0;
            return count;
        };
        putCursor(1);
        QCOMPARE(lit(), std::pair(0, 0));
        QCOMPARE(selected(), 0);
        const QImage dark = strip->grab().toImage();
        putCursor(5);
        QCOMPARE(lit(), std::pair(2, 6));
        QCOMPARE(selected(), 5);
        QVERIFY(strip->grab().toImage() != dark);
        QCOMPARE(strip->accessibleDescription(),
            sentence(
                "views.written_line_makes_layers", {QStringLiteral("5"), QStringLiteral("2"), QStringLiteral("6")}));

        const auto press = [strip](int stop) {
            QTest::mouseClick(strip, Qt::LeftButton, {}, strip->rectOfStop(stop).center().toPoint());
        };
        press(strip->trail().stopOf(9)); // only_place = there & candidates: the minimum, and the clamp behind it
        QCOMPARE(editor()->line(), 7);
        QCOMPARE(lit(), std::pair(8, 9));
        press(0); // what comes in is in no line
        QCOMPARE(editor()->line(), 7);
        strip->setFocus();
        QTest::keyClick(strip, Qt::Key_Right);
        QCOMPARE(editor()->line(), 8);
        QCOMPARE(lit(), std::pair(10, 10));
        QTest::keyClick(strip, Qt::Key_Left);
        QCOMPARE(lit(), std::pair(8, 9));
        QTest::keyClick(strip, Qt::Key_End);
        QCOMPARE(editor()->line(), 12);
        QCOMPARE(lit(), std::pair(12, 12));
        QTest::keyClick(strip, Qt::Key_Right); // there are no more
        QCOMPARE(editor()->line(), 12);
        QTest::keyClick(strip, Qt::Key_Home);
        QCOMPARE(editor()->line(), 4);
        QVERIFY(strip->hasFocus());
    }

    /// In full where there is room, in one row of squares where there is little; never with a part of it cut off.
    void theStripHasTheRoomThatThereIs_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("compact");
        QTest::newRow("large") << QSize(1600, 1000) << false;
        QTest::newRow("usual") << QSize(1366, 768) << true;
        QTest::newRow("small") << QSize(1000, 700) << true;
    }
    void theStripHasTheRoomThatThereIs()
    {
        QFETCH(QSize, size);
        QFETCH(bool, compact);
        m_fixture->window->resize(size);
        openHard();
        openWorkshop();
        QTRY_VERIFY_WITH_TIMEOUT(isWorkedOut(), kLong);
        auto* strip = m_fixture->child<RuleTrail>("rule_trail");
        QCOMPARE(strip->isCompact(), compact);
        QCOMPARE(strip->height(), strip->sizeHint().height());
        for (int stop = 0; stop < static_cast<int>(strip->trail().stops.size()); ++stop)
            QVERIFY(QRectF(strip->rect()).contains(strip->rectOfStop(stop)));
        // A part that is no rule has none, and comes back with the rule.
        workshop()->openShipped("clashes");
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && !strip->isVisible(), kLong);
        workshop()->openShipped("naked_pair");
        QTRY_VERIFY_WITH_TIMEOUT(strip->isVisible(), kLong);
        QCOMPARE(static_cast<int>(strip->trail().stops.size()), workshop()->lines().back().lastLayer + 1);
    }
};

CONVOKU_TEST(TestWorkshopGraph)
#include "tst_workshop_graph.moc"
