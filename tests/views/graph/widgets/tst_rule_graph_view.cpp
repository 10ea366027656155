// SPDX-License-Identifier: MIT
#include "app/document/session.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace convoku;
using namespace convoku::testing;

class TestRuleGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_session = std::make_unique<Session>(makeBitwise);
        m_session->open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        QVERIFY(m_session->recording()->passCount() > 10);
    }

    void init()
    {
        m_session->goToFirst();
        m_view = std::make_unique<RuleGraphView>(m_session.get());
        m_view->resize(700, 500);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_view->setFocus();
    }

    void cleanup() { m_view.reset(); }

    void withoutAPuzzleItSaysSo()
    {
        Session empty(makeBitwise);
        RuleGraphView view(&empty);
        view.resize(300, 200);
        view.show();
        QVERIFY(!view.accessibleName().isEmpty());
        QVERIFY(view.accessibleDescription().contains(sentence("views.graph_no_puzzle")));
        for (const int key : {Qt::Key_Up, Qt::Key_Return, Qt::Key_Backspace, Qt::Key_Z, Qt::Key_Plus, Qt::Key_End})
            QTest::keyClick(&view, static_cast<Qt::Key>(key));
        view.fit();
        view.enter();
        view.setZoom(2);
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(50, 50));
        QVERIFY(!view.grab().isNull());
        // A puzzle that comes later is shown, before it is run and after it.
        empty.open(gridOf(kArticleEasy), {});
        QCOMPARE(view.graph().partCount(), 11);
        QTRY_VERIFY_WITH_TIMEOUT(!empty.isRunning(), kLong);
        empty.goTo({1, 2, 3});
        QCOMPARE(view.shownStep(), 2);
    }

    void theGraphFollowsThePosition_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("shown");
        QTest::addColumn<int>("current"); // among the layers or groups, from 0; -1: none
        QTest::newRow("end of a pass") << 11 << 0 << 0 << -1;
        QTest::newRow("first layer of a rule") << 1 << 1 << 1 << 0;
        QTest::newRow("a layer of a pair rule") << 7 << 12 << 7 << 11;
        QTest::newRow("last layer of the search") << 11 << 91 << 11 << 90;
        QTest::newRow("a rule is done") << 4 << 0 << 4 << -1;
        QTest::newRow("the verdict") << 10 << 30 << 10 << 29;
    }

    void theGraphFollowsThePosition()
    {
        QFETCH(int, step);
        QFETCH(int, layer);
        QFETCH(int, shown);
        QFETCH(int, current);
        m_session->goTo({3, step, layer});
        QVERIFY((m_session->position() == Position{3, step, layer}));
        QCOMPARE(m_view->shownStep(), shown);
        const int parts = shown == 0 ? 11 : m_session->recording()->layersIn(shown);
        QCOMPARE(m_view->graph().partCount(), parts);
        QCOMPARE(m_view->currentNode(), current < 0 ? -1 : m_view->graph().firstPart() + current);
        if (current >= 0)
            QVERIFY(QRectF(m_view->view()).contains(m_view->boxOf(m_view->currentNode())));
    }

    void theCurrentLayerIsScrolledIntoView()
    {
        for (const int step : {7, 11, 10, 2}) {
            for (int layer = 1; layer <= m_session->recording()->layersIn(step); ++layer) {
                m_session->goTo({5, step, layer});
                QVERIFY(QRectF(m_view->view()).contains(m_view->boxOf(m_view->currentNode())));
            }
        }
    }

    void aClickGoesToTheLayer()
    {
        m_session->goTo({4, 8, 1});
        m_view->fit();
        for (const int layer : {5, 29, 12, 1}) {
            const int node = m_view->graph().firstPart() + layer - 1;
            click(node);
            QVERIFY((m_session->position() == Position{4, 8, layer}));
            QCOMPARE(m_view->currentNode(), node);
        }
        QVERIFY(m_session->canGoBack());
        const Position before = m_session->position();
        click(0); // an input is a place for the keyboard, and no place in the run
        QCOMPARE(m_view->cursorNode(), 0);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(3, 3));
        QVERIFY(m_session->position() == before);
    }

    void keysWalkAlongTheLines()
    {
        m_session->goTo({2, 4, 1});
        const int first = m_view->graph().firstPart();
        const int last = first + m_view->graph().partCount() - 1;
        QCOMPARE(m_view->cursorNode(), first);
        QSignalSpy said(m_view.get(), &RuleGraphView::pointedAt);
        int steps = 0;
        for (int before = -1; before != m_view->cursorNode(); ++steps) {
            before = m_view->cursorNode();
            QTest::keyClick(m_view.get(), Qt::Key_Down);
            QVERIFY(m_view->boxOf(m_view->cursorNode()).top() >= m_view->boxOf(before).top());
            QVERIFY(QRectF(m_view->view()).contains(m_view->boxOf(m_view->cursorNode())));
        }
        QCOMPARE(m_view->cursorNode(), last + 1); // the output
        QCOMPARE(said.count(), steps - 1);
        QVERIFY(said.last().front().toString().startsWith(sentence("views.node_goes_out_begins")));
        QVERIFY((m_session->position() == Position{2, 4, 1})); // to look is not to go

        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QCOMPARE(m_view->cursorNode(), last);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY((m_session->position() == Position{2, 4, m_session->recording()->layersIn(4)}));
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QCOMPARE(m_view->cursorNode(), first);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QCOMPARE(m_view->cursorNode(), last);
        QVERIFY(m_view->accessibleDescription().contains(sentence("views.layer_keeps_only_those_digits")));

        // The two halves of "equals 1" stand side by side.
        const int rises = m_view->graph().nodeOf(GraphNode::Kind::Layer, layerOf(4, 2));
        const int falls = m_view->graph().nodeOf(GraphNode::Kind::Layer, layerOf(4, 4));
        m_session->goTo({2, 4, 2});
        QCOMPARE(m_view->cursorNode(), rises);
        const bool right = m_view->boxOf(falls).left() > m_view->boxOf(rises).left();
        QTest::keyClick(m_view.get(), right ? Qt::Key_Right : Qt::Key_Left);
        QCOMPARE(m_view->cursorNode(), falls);
    }

    void downIntoAGroupAndUpAgain()
    {
        m_session->goTo(m_session->recording()->endOf(6));
        QCOMPARE(m_view->shownStep(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QSignalSpy shown(m_view.get(), &RuleGraphView::shownStepChanged);
        QTest::keyClick(m_view.get(), Qt::Key_Enter);
        QCOMPARE(m_view->shownStep(), 3);
        QCOMPARE(shown.count(), 1);
        QVERIFY((m_session->position() == Position{6, 3, 1}));

        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(m_view->shownStep(), 0);
        QVERIFY((m_session->position() == Position{6, 3, 1})); // only the view went up
        QCOMPARE(m_view->currentNode(), m_view->graph().nodeOf(GraphNode::Kind::Group, 2));
        QCOMPARE(m_view->cursorNode(), m_view->currentNode());
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QCOMPARE(m_view->shownStep(), 0);

        // After going up, the view stays up while rules are stepped; a step into layers leads down.
        m_session->goTo({6, 5, 0});
        QCOMPARE(m_view->shownStep(), 0);
        QCOMPARE(m_view->currentNode(), m_view->graph().nodeOf(GraphNode::Kind::Group, 4));
        m_session->goTo({6, 6, 2});
        QCOMPARE(m_view->shownStep(), 6);

        // By mouse: one click looks, two enter.
        m_session->goTo(m_session->recording()->endOf(6));
        m_view->fit();
        const int search = m_view->graph().nodeOf(GraphNode::Kind::Group, 10);
        click(search);
        QCOMPARE(m_view->shownStep(), 0);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, m_view->boxOf(search).center().toPoint());
        QCOMPARE(m_view->shownStep(), 11);
        QVERIFY((m_session->position() == Position{6, 11, 1}));
        auto* trail = m_view->findChild<QLabel*>(QStringLiteral("rule_graph_trail"));
        QVERIFY(trail->isVisible() && trail->text().contains(sentence("views.rule.search")));
        QVERIFY(trail->text().contains(sentence("views.trail_layer_of", {QStringLiteral("1"), QStringLiteral("91")})));
        Q_EMIT trail->linkActivated(QStringLiteral("up"));
        QCOMPARE(m_view->shownStep(), 0);
        QVERIFY(trail->text().contains(sentence("views.trail_pass", {QStringLiteral("6")})));

        // Into the group that the position is in: it stays where it is.
        m_session->goTo({6, 9, 14});
        QTest::keyClick(m_view.get(), Qt::Key_Backspace);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(m_view->shownStep(), 9);
        QVERIFY((m_session->position() == Position{6, 9, 14}));
    }

    void fromTheStartItLeadsIntoTheFirstPass()
    {
        QCOMPARE(m_view->shownStep(), 0);
        QCOMPARE(m_view->currentNode(), -1);
        QTest::keyClick(m_view.get(), Qt::Key_Down); // from nowhere to the first
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY((m_session->position() == Position{1, 1, 1}));
    }

    void anotherRuleSetIsAnotherGraph()
    {
        Session session(makeBitwise);
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        RuleGraphView view(&session);
        view.resize(500, 400);
        view.show();
        session.goTo({1, 11, 80});
        QCOMPARE(view.shownStep(), 11);
        for (const bool visible : {true, false}) {
            // The pass now has fewer steps than the number of the shown step. Hidden views are notified of that too.
            view.setVisible(visible);
            session.setRuleEnabled(visible ? article::PointingRow : article::PointingColumn, false);
            setThemeOf(&view, Theme::of(Theme::Kind::Dark));
            QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
            view.show();
            const int steps = visible ? 10 : 9;
            session.goToFirst();
            QCOMPARE(view.shownStep(), 0);
            QCOMPARE(view.graph().partCount(), steps);
            session.goTo({1, steps, 80});
            QCOMPARE(view.shownStep(), steps);
            QVERIFY(!view.grab().isNull());
        }
    }

    void otherKeysAreLeftToTheWindow_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::newRow("space") << int(Qt::Key_Space) << int(Qt::NoModifier);
        QTest::newRow("slower") << int(Qt::Key_BracketLeft) << int(Qt::NoModifier);
        QTest::newRow("faster") << int(Qt::Key_BracketRight) << int(Qt::NoModifier);
        QTest::newRow("next pass") << int(Qt::Key_Right) << int(Qt::ControlModifier);
        QTest::newRow("next change") << int(Qt::Key_Down) << int(Qt::AltModifier);
        QTest::newRow("last") << int(Qt::Key_End) << int(Qt::ControlModifier);
        QTest::newRow("escape") << int(Qt::Key_Escape) << int(Qt::NoModifier);
    }

    void otherKeysAreLeftToTheWindow()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        m_session->goTo({2, 4, 3});
        const int cursor = m_view->cursorNode();
        QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers));
        event.accept();
        QCoreApplication::sendEvent(m_view.get(), &event);
        QVERIFY(!event.isAccepted());
        QVERIFY((m_session->position() == Position{2, 4, 3}));
        QCOMPARE(m_view->cursorNode(), cursor);
    }

    void zoomingKeepsWhatIsUnderTheMouse()
    {
        m_session->goTo({2, 11, 50});
        m_view->setZoom(0.8);
        const int node = m_view->currentNode();
        const QPointF at = m_view->boxOf(node).topLeft() + QPointF(10, 10);
        const QPointF part = (at - m_view->boxOf(node).topLeft()) / m_view->zoom();
        wheel(at, 120);
        QVERIFY(m_view->zoom() > 0.9);
        const QPointF now = m_view->boxOf(node).topLeft() + part * m_view->zoom();
        QVERIFY2((now - at).manhattanLength() < 3, QByteArray::number((now - at).manhattanLength()));
        wheel(at, -120);
        QCOMPARE(m_view->zoom(), 0.8);

        QTest::keyClick(m_view.get(), Qt::Key_Z);
        const QRectF seen(m_view->view());
        for (int i = 0; i < static_cast<int>(m_view->graph().nodes.size()); ++i)
            QVERIFY(seen.contains(m_view->boxOf(i)));
        m_view->resize(500, 400); // who looks at all of it keeps looking at it
        for (int i = 0; i < static_cast<int>(m_view->graph().nodes.size()); ++i)
            QVERIFY(QRectF(m_view->view()).contains(m_view->boxOf(i)));
        const double fitted = m_view->zoom();
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->zoom() > fitted);
        QTest::keyClick(m_view.get(), Qt::Key_Minus);
        QCOMPARE(m_view->zoom(), fitted);
        QTest::keyClick(m_view.get(), Qt::Key_Z, Qt::ShiftModifier);
        QCOMPARE(m_view->zoom(), 1.0);
        m_session->goTo({2, 3, 1}); // a chosen zoom stays
        QCOMPARE(m_view->zoom(), 1.0);
    }

    void aDragMovesAndSelectsNothing()
    {
        m_session->goTo({2, 11, 50});
        m_view->setZoom(1);
        const Position before = m_session->position();
        const QPoint start = m_view->boxOf(m_view->graph().firstPart() + 50).center().toPoint();
        const QPoint from = m_view->view().contains(start) ? start : QPoint(200, 200);
        const QPoint scrolled = m_view->scrolled();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
        for (int moved = 10; moved <= 40; moved += 10) {
            const QPointF at = from + QPoint(moved, -moved / 2);
            QMouseEvent move(
                QEvent::MouseMove, at, m_view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_view.get(), &move);
        }
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, from + QPoint(40, -20));
        QCOMPARE(m_view->scrolled() - scrolled, QPoint(-40, 20));
        QVERIFY(m_session->position() == before);
    }

    /// A drag is of the button that was pressed here, and ends where the release went elsewhere.
    void onlyAPressedButtonDrags_data()
    {
        QTest::addColumn<Qt::MouseButton>("pressed");
        QTest::addColumn<Qt::MouseButton>("held"); // while the mouse moves
        QTest::addColumn<bool>("drags");
        QTest::newRow("left") << Qt::LeftButton << Qt::LeftButton << true;
        QTest::newRow("middle") << Qt::MiddleButton << Qt::MiddleButton << true;
        QTest::newRow("right") << Qt::RightButton << Qt::RightButton << false;
        QTest::newRow("pressed elsewhere") << Qt::NoButton << Qt::LeftButton << false;
        QTest::newRow("released elsewhere") << Qt::LeftButton << Qt::NoButton << false;
    }
    void onlyAPressedButtonDrags()
    {
        QFETCH(Qt::MouseButton, pressed);
        QFETCH(Qt::MouseButton, held);
        QFETCH(bool, drags);
        m_session->goTo({2, 11, 50});
        m_view->setZoom(1);
        const int node = m_view->currentNode();
        const QPoint over = m_view->boxOf(node).center().toPoint();
        const QPoint scrolled = m_view->scrolled();
        const QSignalSpy said(m_view.get(), &RuleGraphView::pointedAt);
        if (pressed != Qt::NoButton)
            QTest::mousePress(m_view.get(), pressed, {}, over - QPoint(0, 60));
        QMouseEvent move(QEvent::MouseMove, over, m_view->mapToGlobal(over), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(m_view.get(), &move);
        QCOMPARE(m_view->scrolled() - scrolled, drags ? QPoint(0, -60) : QPoint());
        QCOMPARE(said.count(), drags ? 0 : 1); // it only looks
    }

    /// A view that was hidden shows the same part of the drawing as before.
    void aHiddenViewKeepsThePlace_data()
    {
        QTest::addColumn<double>("zoom"); // 0: that of the drawing
        QTest::newRow("as it begins") << 0.0;
        QTest::newRow("zoomed") << 1.5;
    }
    void aHiddenViewKeepsThePlace()
    {
        QFETCH(double, zoom);
        m_session->goTo(m_session->recording()->endOf(2)); // no node of the pass is at the position
        if (zoom > 0)
            m_view->setZoom(zoom);
        m_view->across()->setValue(3);
        m_view->down()->setValue(120);
        const double before = m_view->zoom();
        const QRectF box = m_view->boxOf(m_view->graph().firstPart());
        m_view->hide();
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        QCOMPARE(m_view->zoom(), before);
        QCOMPARE(m_view->boxOf(m_view->graph().firstPart()), box);
        QCOMPARE(m_view->scrolled().y(), 120);
    }

    /// A view that gets smaller keeps in sight where the run is, and otherwise where the graph begins.
    void aSmallerViewKeepsThePlace_data()
    {
        QTest::addColumn<Position>("place");
        QTest::addColumn<int>("part"); // from 0
        QTest::newRow("a layer far below") << Position{2, 11, 50} << 49;
        QTest::newRow("the last layer") << Position{2, 11, 91} << 90;
        QTest::newRow("a group") << Position{2, 9, 14} << 13;
        QTest::newRow("the end of a step") << Position{2, 11, 0} << 0;
        QTest::newRow("the end of a pass") << m_session->recording()->endOf(2) << 0;
    }
    void aSmallerViewKeepsThePlace()
    {
        QFETCH(Position, place);
        QFETCH(int, part);
        m_session->goTo(place);
        for (const QSize size : {QSize(500, 300), QSize(300, 240), QSize(560, 260)}) {
            m_view->resize(size);
            const QRectF box = m_view->boxOf(m_view->graph().firstPart() + part);
            QVERIFY2(
                QRectF(m_view->view()).contains(box), qPrintable(QStringLiteral("%1, %2").arg(box.x()).arg(box.y())));
        }
    }

    void theMouseTellsWhatIsUnderIt()
    {
        m_session->goTo({2, 2, 1});
        m_view->fit();
        QSignalSpy said(m_view.get(), &RuleGraphView::pointedAt);
        const auto hover = [&](QPointF at) {
            QMouseEvent move(
                QEvent::MouseMove, at, m_view->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
            QCoreApplication::sendEvent(m_view.get(), &move);
            return said.isEmpty() ? QString() : said.last().front().toString();
        };
        QCOMPARE(hover(m_view->boxOf(m_view->graph().firstPart()).center()), sentence("views.hovered_layer"));
        QCOMPARE(hover(m_view->boxOf(0).center()), sentence("views.hovered_input"));
        QCOMPARE(hover({1, 1}), QString());
        QCOMPARE(said.count(), 3);
        m_session->goTo(m_session->recording()->endOf(2));
        QVERIFY(hover(m_view->boxOf(m_view->graph().firstPart()).center())
                    .startsWith(sentence("views.hovered_group_begins")));
    }

    void theLayersOfTheLineThatSomebodyStandsInAreLit()
    {
        m_session->goTo({2, 4, 1});
        const auto written = [this] {
            QList<int> layers;
            for (int node = 0; node < static_cast<int>(m_view->graph().nodes.size()); ++node) {
                if (m_view->isWritten(node))
                    layers << node - m_view->graph().firstPart() + 1;
            }
            return layers;
        };
        QCOMPARE(written(), QList<int>());
        const auto picture = [this] { return m_view->grab(m_view->view()).toImage(); };
        const QImage before = picture();
        const auto* trail = m_view->findChild<QLabel*>(QStringLiteral("rule_graph_trail"));
        m_view->setWrittenLine({5, {{4, {2, 6}}, {5, {7, 7}}}});
        QCOMPARE(written(), QList<int>({2, 3, 4, 5, 6}));
        QVERIFY(picture() != before);
        QVERIFY(trail->text().endsWith(
            sentence("views.trail_written_layers", {QStringLiteral("5"), QStringLiteral("2"), QStringLiteral("6")})));
        QVERIFY(m_view->accessibleDescription().contains(sentence(
            "views.written_line_makes_layers", {QStringLiteral("5"), QStringLiteral("2"), QStringLiteral("6")})));
        const QString said = sentence("views.written_line_makes_it", {QStringLiteral("5")});
        QVERIFY(!m_view->accessibleDescription().contains(said)); // the keyboard is at layer 1
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QVERIFY(m_view->isWritten(m_view->cursorNode()));
        QVERIFY(m_view->accessibleDescription().endsWith(said));
        QVERIFY(m_view->accessibleDescription().contains(sentence("views.written_line", {QStringLiteral("5")})));

        // All of it can be read in a narrow window, and the graph begins below it.
        const int line = trail->height();
        m_view->resize(300, 500);
        QVERIFY(trail->height() > line);
        QVERIFY(trail->height() >= trail->heightForWidth(trail->width()));
        QCOMPARE(m_view->view().top(), trail->parentWidget()->height());
        m_view->resize(700, 500);
        QCOMPARE(trail->height(), line);

        m_session->goTo({2, 5, 1});
        QCOMPARE(written(), QList<int>({7}));
        QVERIFY(
            trail->text().endsWith(sentence("views.trail_written_layer", {QStringLiteral("5"), QStringLiteral("7")})));
        QVERIFY(trail->text().contains(sentence("views.trail_line", {QStringLiteral("5")})));
        m_session->goTo({2, 6, 1}); // another rule's layers
        QCOMPARE(written(), QList<int>());
        QVERIFY(!trail->text().contains(sentence("views.trail_line", {QStringLiteral("5")})));
        m_session->goTo(m_session->recording()->endOf(2)); // the pass
        QCOMPARE(written(), QList<int>());
        m_session->goTo({2, 4, 1});
        m_view->setWrittenLine({});
        QCOMPARE(written(), QList<int>());
        QVERIFY(!m_view->accessibleDescription().contains(sentence("views.written_line", {QStringLiteral("5")})));
    }

    void thumbnailsAndThemeAreShown()
    {
        m_session->goTo({2, 2, 4});
        const QImage before = m_view->grab().toImage();
        QImage red(9, 9, QImage::Format_RGB32);
        red.fill(Qt::red);
        const GraphNode node = m_view->graph().nodes[static_cast<std::size_t>(m_view->currentNode())];
        m_view->setThumbnails({{node.value, red}});
        const QImage after = m_view->grab().toImage();
        QVERIFY(after != before);
        setThemeOf(m_view.get(), Theme::of(Theme::Kind::Dark));
        const QImage dark = m_view->grab(m_view->view()).toImage();
        QCOMPARE(QColor(dark.pixel(5, dark.height() - 6)), Theme::of(Theme::Kind::Dark).background);
    }

private:
    void click(int node)
    {
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->boxOf(node).center().toPoint());
    }

    void wheel(QPointF at, int delta)
    {
        QWheelEvent event(
            at, m_view->mapToGlobal(at), {}, QPoint(0, delta), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &event);
    }

    /// In the network; step and layer count from 1.
    int layerOf(int step, int layer) const
    {
        return static_cast<int>(m_session->recording()->groupOf(step).firstLayer) + layer - 1;
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<RuleGraphView> m_view;
};

CONVOKU_TEST(TestRuleGraphView)
#include "tst_rule_graph_view.moc"
