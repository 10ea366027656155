// SPDX-License-Identifier: MIT
#include "app/drawing/tree_layout.h"
#include "app/drawing/tree_painter.h"
#include "tests/support/made_search.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr double kTiny = 1e-6;

/// + push, - pop, S solved, N no solution
Recording searchOf(const QByteArray& moves)
{
    Random random(5);
    Recording recording = emptyRecording();
    for (const char move : moves) {
        if (move == '+')
            appendPush(recording, random);
        else if (move == '-')
            appendPop(recording);
        else
            appendEnd(recording, move == 'S' ? RunResult::Solved : RunResult::NoSolution);
    }
    return recording;
}

SearchTree treeOf(const Recording& recording)
{
    SearchTree tree;
    tree.update(recording);
    return tree;
}

TreeFolding unfolded()
{
    TreeFolding folding;
    folding.setFoldFailed(false);
    return folding;
}

/// The nodes that must be visible, top down and with recursion.
void visibleBelow(const SearchTree& tree, const std::set<int>& folded, int node, std::set<int>& visible)
{
    visible.insert(node);
    if (folded.contains(node))
        return;
    for (int child = tree.node(node).firstChild; child >= 0; child = tree.node(child).nextSibling)
        visibleBelow(tree, folded, child, visible);
}

std::string problemOf(const SearchTree& tree, const TreeLayout& layout)
{
    std::size_t count = 0;
    for (int row = 0; row < layout.rowCount(); ++row) {
        const auto places = layout.row(row);
        count += places.size();
        if (places.empty())
            return "an empty row";
        for (std::size_t i = 0; i < places.size(); ++i) {
            const TreeLayout::Place& place = places[i];
            const std::string name = "node " + std::to_string(place.node) + ": ";
            if (place.row != row || tree.node(place.node).depth != row)
                return name + "wrong row";
            if (i > 0 && place.x - places[i - 1].x < 1 - kTiny)
                return name + "overlaps its neighbour";
            if (i > 0 && place.node <= places[i - 1].node)
                return name + "order";
            if (place.x < layout.left() - kTiny || place.x > layout.right() + kTiny)
                return name + "outside";
            if (layout.placeOf(tree, place.node) != &place)
                return name + "not found again";
            if (layout.firstFrom(row, place.x) != layout.firstOf(row) + i)
                return name + "not found by x";
            if (row > 0 && layout.place(place.parent).node != tree.node(place.node).parent)
                return name + "parent";
            if (place.childCount == 0)
                continue;
            const TreeLayout::Place& first = layout.place(place.firstChild);
            const TreeLayout::Place& last = layout.place(place.firstChild + place.childCount - 1);
            if (std::abs((first.x + last.x) / 2 - place.x) > kTiny)
                return name + "not in the middle above its children";
            if (first.node != tree.node(place.node).firstChild || last.node != tree.node(place.node).lastChild)
                return name + "children";
        }
    }
    if (count != layout.places().size())
        return "rows don't cover the places";
    if (std::abs(layout.place(0).x) > kTiny)
        return "the root is not at 0";
    return {};
}

} // namespace

class TestTreeLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesByHand_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QList<double>>("expected"); // x of each node, in order of the pushes
        QTest::newRow("root alone") << QByteArray("") << QList<double>{0};
        QTest::newRow("a chain") << QByteArray("+++") << QList<double>{0, 0, 0, 0};
        QTest::newRow("two") << QByteArray("+-+") << QList<double>{0, -.5, .5};
        QTest::newRow("three") << QByteArray("+-+-+") << QList<double>{0, -1, 0, 1};
        // A leaf, then a node with three below it: those may stand under the leaf.
        QTest::newRow("packed") << QByteArray("+-++-+-+") << QList<double>{0, -.5, .5, -.5, .5, 1.5};
        // Two families of two: their children must not touch.
        QTest::newRow("cousins") << QByteArray("++-+--++-+") << QList<double>{0, -1, -1.5, -.5, 1, .5, 1.5};
        // A leaf between two wide subtrees stands in the middle between them.
        QTest::newRow("spread") << QByteArray("++-+-+--+-++-+-+")
                                << QList<double>{0, -1.5, -2.5, -1.5, -.5, 0, 1.5, .5, 1.5, 2.5};
    }

    void placesByHand()
    {
        QFETCH(QByteArray, moves);
        QFETCH(QList<double>, expected);
        const SearchTree tree = treeOf(searchOf(moves));
        const TreeLayout layout(tree, unfolded());
        QCOMPARE(static_cast<qsizetype>(layout.places().size()), expected.size());
        for (int node = 0; node < tree.size(); ++node)
            QCOMPARE(layout.placeOf(tree, node)->x + 10, expected[node] + 10);
        const std::string problem = problemOf(tree, layout);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void anyTreeIsTidy_data()
    {
        QTest::addColumn<int>("guesses");
        QTest::addColumn<int>("maxDepth");
        QTest::addColumn<double>("push");
        QTest::newRow("flat") << 150 << 1 << .5;
        QTest::newRow("bushy") << 400 << 6 << .55;
        QTest::newRow("deep") << 400 << 70 << .8;
        QTest::newRow("mostly failing") << 400 << 20 << .35;
        QTest::newRow("large") << 3000 << 12 << .5;
    }

    /// Whatever is folded: nothing overlaps, parents stand in the middle, and what is seen is what should be.
    void anyTreeIsTidy()
    {
        QFETCH(int, guesses);
        QFETCH(int, maxDepth);
        QFETCH(double, push);
        Random random(static_cast<unsigned>(guesses + maxDepth));
        const SearchTree tree = treeOf(madeSearch(random, guesses, maxDepth, push));
        for (int round = 0; round < 12; ++round) {
            TreeFolding folding;
            folding.setFoldFailed(round % 3 == 0);
            folding.setCurrent(randomNumber(random, 0, tree.size() - 1));
            std::set<int> folded;
            for (int toggles = 0; round > 0 && toggles < 30; ++toggles)
                folding.toggle(tree, randomNumber(random, 0, tree.size() - 1));
            for (int node = 0; node < tree.size(); ++node) {
                if (folding.isFolded(tree, node))
                    folded.insert(node);
            }
            std::set<int> expected;
            visibleBelow(tree, folded, 0, expected);
            const TreeLayout layout(tree, folding);
            std::set<int> visible;
            for (const TreeLayout::Place& place : layout.places()) {
                visible.insert(place.node);
                QCOMPARE(place.folded, folded.contains(place.node));
            }
            QVERIFY(visible == expected);
            for (int node = 0; node < tree.size(); ++node)
                QCOMPARE(layout.placeOf(tree, node) != nullptr, expected.contains(node));
            const std::string problem = problemOf(tree, layout);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }

    void foldingByHand()
    {
        // 1 failed with 2 and 3 below it (3 over 4), 5 failed alone, 6 right, with 7 (over 8) failed and 9 the
        // solution.
        const SearchTree tree = treeOf(searchOf("++-++---+-+++--+S"));
        QCOMPARE(tree.size(), 10);
        QCOMPARE(tree.solution(), std::optional(9));
        TreeFolding folding;
        const auto seen = [&] {
            const TreeLayout layout(tree, folding);
            QByteArrayList list;
            for (int node = 0; node < tree.size(); ++node) {
                if (const TreeLayout::Place* place = layout.placeOf(tree, node))
                    list << QByteArray::number(node) + (place->folded ? "*" : "");
            }
            return list.join(' ');
        };
        QCOMPARE(seen(), "0 1* 5 6 7* 9");
        folding.toggle(tree, 1); // one level only: what failed below stays folded
        QCOMPARE(seen(), "0 1 2 3* 5 6 7* 9");
        folding.toggle(tree, 1);
        QCOMPARE(seen(), "0 1* 5 6 7* 9");
        // Neither the root, nor a leaf, nor what holds the solution.
        for (const int node : {0, 5, 6, 9}) {
            QVERIFY(!folding.canFold(tree, node));
            folding.toggle(tree, node);
        }
        QCOMPARE(seen(), "0 1* 5 6 7* 9");
        folding.setCurrent(4); // the current node is seen wherever it is; what is beside its path stays folded
        QCOMPARE(seen(), "0 1 2 3 4 5 6 7* 9");
        QVERIFY(!folding.canFold(tree, 3));
        folding.setCurrent(3); // and can be folded itself
        QCOMPARE(seen(), "0 1 2 3* 5 6 7* 9");
        folding.setCurrent(0);
        folding.setFoldFailed(false);
        QCOMPARE(seen(), "0 1 2 3 4 5 6 7 8 9");
        folding.toggle(tree, 7);
        QCOMPARE(seen(), "0 1 2 3 4 5 6 7* 9");
        folding.setFoldFailed(true);
        QCOMPARE(seen(), "0 1* 5 6 7* 9");
    }

    /// Shape says how a node ends, filling says when: looked at after the first failure, on the way to the second.
    void marksOfNodes_data()
    {
        QTest::addColumn<int>("node");
        QTest::addColumn<QColor>("middle");
        QTest::addColumn<QColor>("corner"); // to the right and down, where only squares and triangles are
        QTest::addColumn<QColor>("side"); // just outside a circle, where only diamonds are
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QColor none = theme.background;
        const QColor red = theme.contradictionMark;
        QTest::newRow("failed by then") << 1 << red << red << none;
        QTest::newRow("stands, and will fail") << 3 << theme.depth(2) << red << none;
        QTest::newRow("stands") << 2 << theme.depth(1) << none << none;
        QTest::newRow("folded and later") << 4 << theme.board << red << none;
        QTest::newRow("the solution, later") << 6 << theme.board << none << QColor(0x008060);
    }

    void marksOfNodes()
    {
        QFETCH(int, node);
        QFETCH(QColor, middle);
        QFETCH(QColor, corner);
        QFETCH(QColor, side);
        // 1 fails; 2 stands: under it 3 fails, 4 (over 5) fails, and 6 solves.
        const Recording recording = searchOf("+-++-++--+S");
        const SearchTree tree = treeOf(recording);
        const TreeLayout layout(tree, TreeFolding());
        const Position position = tree.pushedAt(3);
        TreeCamera camera;
        camera.root = {300, 40};
        camera.zoom = camera.zoomDown = 2;
        const Theme& theme = Theme::of(Theme::Kind::Light);
        QImage image(800, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.background);
        QPainter painter(&image);
        paintTree(painter, image.rect(), {&tree, &layout, position}, camera, theme);
        painter.end();
        const TreeLayout::Place* place = layout.placeOf(tree, node);
        QVERIFY(place);
        const QPointF there = camera.at(*place);
        const double radius = camera.radius();
        const auto colour
            = [&](double right, double down) { return image.pixelColor((there + QPointF(right, down)).toPoint()); };
        const auto alike = [](const QColor& a, const QColor& b) { // rims are smoothed
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 60;
        };
        QVERIFY(alike(colour(0, 0), middle));
        QVERIFY(alike(colour(.78 * radius, .78 * radius), corner));
        QVERIFY(alike(colour(1.06 * radius, 0), side));
        // The ring is the current node's alone.
        QCOMPARE(colour(-radius - 5, 0) == theme.cursor, node == 3);
    }

    void pointsFindTheirNodes()
    {
        Random random(17);
        const Recording recording = madeSearch(random, 300, 9, .5);
        const SearchTree tree = treeOf(recording);
        const TreeLayout layout(tree, unfolded());
        const TreeScene scene{&tree, &layout, recording.last()};
        for (const double zoom : {.3, 1.0, 2.0}) {
            TreeCamera camera = fittedCamera(layout, QSizeF(900, 600));
            camera.zoom = camera.zoomDown = zoom;
            for (const TreeLayout::Place& place : layout.places()) {
                const QPointF there = camera.at(place);
                QCOMPARE(placeAt(scene, camera, there), &place);
                QCOMPARE(placeAt(scene, camera, there + QPointF(2, -2)), &place);
                QCOMPARE(placeAt(scene, camera, there + QPointF(0, camera.down() / 2)), nullptr);
            }
        }
        // At zoom 1 a label stands beside every node and belongs to it.
        TreeCamera camera;
        for (const TreeLayout::Place& place : layout.places())
            QCOMPARE(placeAt(scene, camera, camera.at(place) + QPointF(30, 0)), &place);
    }

    void theWholeTreeFits_data()
    {
        QTest::addColumn<int>("guesses");
        QTest::addColumn<int>("maxDepth");
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("some") << 30 << 8;
        QTest::newRow("deep") << 300 << 70;
        QTest::newRow("wide") << 2000 << 9;
    }

    void theWholeTreeFits()
    {
        QFETCH(int, guesses);
        QFETCH(int, maxDepth);
        Random random(23);
        const SearchTree tree = treeOf(madeSearch(random, guesses, maxDepth, .6));
        const TreeLayout layout(tree, unfolded());
        for (const QSizeF area : {QSizeF(300, 200), QSizeF(1600, 900)}) {
            const TreeCamera camera = fittedCamera(layout, area);
            QVERIFY(camera.zoom <= 1 && camera.zoom > 0 && camera.zoomDown <= 1);
            for (const TreeLayout::Place& place : layout.places())
                QVERIFY(QRectF(QPointF(), area).contains(camera.at(place)));
        }
    }

    /// The picture of a part is the part of the picture: what is left out because it isn't seen was not to be seen.
    void leavingOutShowsNothingLess_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::newRow("in pixels") << .008;
        QTest::newRow("small") << .1;
        QTest::newRow("shapes") << .5;
        QTest::newRow("labels") << 1.0;
        QTest::newRow("large") << 2.5;
    }

    void leavingOutShowsNothingLess()
    {
        QFETCH(double, zoom);
        Random random(31);
        const Recording recording = madeSearch(random, 400, 10, .5);
        const SearchTree tree = treeOf(recording);
        TreeFolding folding = unfolded();
        folding.toggle(tree, 40);
        const TreeLayout layout(tree, folding);
        const TreeScene scene{&tree, &layout, recording.endOf(recording.passCount() / 2)};
        const Theme& theme = Theme::of(Theme::Kind::Light);
        constexpr int kPixels = 300;
        const auto drawn = [&](const TreeCamera& camera, const QRectF& area, QPoint origin) {
            QImage image(kPixels, kPixels, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.background);
            QPainter painter(&image);
            painter.translate(-origin);
            paintTree(painter, area, scene, camera, theme);
            painter.end();
            return image;
        };
        TreeCamera camera;
        camera.zoom = zoom;
        camera.zoomDown = std::max(zoom, .3);
        bool anything = false;
        for (int i = 0; i < 25; ++i) {
            const TreeLayout::Place& place
                = layout.place(randomNumber(random, 0, static_cast<int>(layout.places().size()) - 1));
            const QPoint origin = camera.at(place).toPoint() - QPoint(kPixels / 2, kPixels / 3);
            const QRectF part(origin, QSizeF(kPixels, kPixels));
            const QImage all = drawn(camera, part.adjusted(-4000, -4000, 4000, 4000), origin);
            if (zoom >= .1) {
                QCOMPARE(drawn(camera, part, origin), all);
            } else { // pixels are shared from the edge on, so the two may group them in other ways
                int differing = 0;
                const QImage seen = drawn(camera, part, origin);
                for (int y = 0; y < kPixels; ++y) {
                    for (int x = 0; x < kPixels; ++x)
                        differing += seen.pixel(x, y) != all.pixel(x, y) ? 1 : 0;
                }
                QVERIFY2(differing < kPixels * kPixels / 50, QByteArray::number(differing).constData());
            }
            anything = anything || all.pixelColor(kPixels / 2, kPixels / 3) != theme.background;
        }
        QVERIFY(anything);
    }
};

CONVOKU_TEST(TestTreeLayout)
#include "tst_tree_layout.moc"
