// SPDX-License-Identifier: MIT
#include "app/drawing/tree_layout.h"
#include "app/drawing/tree_painter.h"
#include "app/drawing/tree_writer.h"
#include "tests/support/made_search.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <map>
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

/// The rows as a recursion over the tree would place them: a first child in the row of its parent, the others below
/// everything before.
void expectedRows(const SearchTree& tree, const std::set<int>& folded, int node, int& row, std::map<int, int>& rows)
{
    rows[node] = row;
    if (folded.contains(node))
        return;
    for (int child = tree.node(node).firstChild; child >= 0; child = tree.node(child).nextSibling) {
        if (child != tree.node(node).firstChild)
            ++row;
        expectedRows(tree, folded, child, row, rows);
    }
}

std::string problemOf(const SearchTree& tree, const TreeLayout& layout, const std::set<int>& folded)
{
    std::map<int, int> rows;
    int row = 0;
    expectedRows(tree, folded, 0, row, rows);
    if (layout.rowCount() != row + 1)
        return "number of rows";
    std::set<std::pair<int, int>> taken;
    int deepest = 0;
    for (const TreeLayout::Place& place : layout.places()) {
        const std::string name = "node " + std::to_string(place.node) + ": ";
        if (!taken.emplace(place.row, place.depth).second)
            return name + "in the place of another";
        if (place.row != rows.at(place.node) || place.depth != tree.node(place.node).depth)
            return name + "row or column";
        if (layout.placeOf(place.node) != &place || layout.at(place.row, place.depth) != &place)
            return name + "not found again";
        if (place.depth > 0 && layout.place(place.parent).node != tree.node(place.node).parent)
            return name + "parent";
        deepest = std::max(deepest, place.depth);
        if (place.isLeaf()) {
            if (std::abs(place.middle - place.row) > kTiny)
                return name + "a leaf is not in its row";
            continue;
        }
        const TreeLayout::Place& last = layout.place(place.lastChild);
        const TreeLayout::Place& first = layout.place(layout.indexOf(place) + 1);
        if (last.node != tree.node(place.node).lastChild || first.node != tree.node(place.node).firstChild)
            return name + "children";
        if (std::abs((first.middle + last.middle) / 2 - place.middle) > kTiny)
            return name + "not in the middle between its children";
    }
    if (layout.columnCount() != deepest + 1)
        return "number of columns";
    for (int at = 0; at < layout.rowCount(); ++at) {
        if (layout.row(at).empty() || layout.row(at).front().row != at || layout.row(at).back().row != at)
            return "row " + std::to_string(at);
    }
    return {};
}

/// Returns the numbers of two nodes that overlap with this camera; empty if no two nodes do.
std::string overlapIn(const TreeLayout& layout, const TreeCamera& camera)
{
    std::vector<QRectF> rects;
    for (const TreeLayout::Place& place : layout.places())
        rects.push_back(camera.rectOf(place));
    for (std::size_t i = 0; i < rects.size(); ++i) {
        for (std::size_t j = i + 1; j < rects.size(); ++j) {
            const QRectF both = rects[i] & rects[j];
            if (both.width() > kTiny && both.height() > kTiny)
                return std::to_string(i) + " and " + std::to_string(j);
        }
    }
    return {};
}

} // namespace

class TestTreeLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsByHand_data()
    {
        QTest::addColumn<QByteArray>("moves");
        QTest::addColumn<QList<int>>("expected"); // the row of each node, in order of the pushes
        QTest::newRow("root alone") << QByteArray("") << QList<int>{0};
        QTest::newRow("a chain") << QByteArray("+++") << QList<int>{0, 0, 0, 0};
        QTest::newRow("two") << QByteArray("+-+") << QList<int>{0, 0, 1};
        QTest::newRow("a leaf, then three") << QByteArray("+-++-+-+") << QList<int>{0, 0, 1, 1, 2, 3};
        QTest::newRow("two families") << QByteArray("++-+--++-+") << QList<int>{0, 0, 0, 1, 2, 2, 3};
    }

    void rowsByHand()
    {
        QFETCH(QByteArray, moves);
        QFETCH(QList<int>, expected);
        const SearchTree tree = treeOf(searchOf(moves));
        const TreeLayout layout(tree, unfolded());
        QCOMPARE(static_cast<qsizetype>(layout.places().size()), expected.size());
        for (int node = 0; node < tree.size(); ++node)
            QCOMPARE(layout.placeOf(node)->row, expected[node]);
        QCOMPARE(problemOf(tree, layout, {}), std::string());
    }

    void anyTreeHasItsRows_data()
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

    /// Whatever is folded: no two nodes have the same place, and what is seen is what should be.
    void anyTreeHasItsRows()
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
                QCOMPARE(layout.placeOf(node) != nullptr, expected.contains(node));
            QCOMPARE(problemOf(tree, layout, folded), std::string());
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
                if (const TreeLayout::Place* place = layout.placeOf(node))
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

    /// The largest boards that fit, from 27 pixels per cell down to 12, or else bitmaps of 27 pixels.
    void sizesOfNodes_data()
    {
        QTest::addColumn<int>("guesses");
        QTest::addColumn<int>("maxDepth");
        QTest::addColumn<QSizeF>("area");
        QTest::newRow("few, large") << 3 << 2 << QSizeF(1500, 1000);
        QTest::newRow("few, usual") << 3 << 2 << QSizeF(1300, 560);
        QTest::newRow("few, small") << 3 << 2 << QSizeF(600, 400);
        QTest::newRow("some, large") << 12 << 3 << QSizeF(1850, 950);
        QTest::newRow("some, usual") << 40 << 8 << QSizeF(1300, 560);
        QTest::newRow("many") << 500 << 9 << QSizeF(1850, 950);
        QTest::newRow("deep") << 300 << 70 << QSizeF(1300, 560);
    }

    void sizesOfNodes()
    {
        QFETCH(int, guesses);
        QFETCH(int, maxDepth);
        QFETCH(QSizeF, area);
        for (int seed = 0; seed < 5; ++seed) {
            Random random(static_cast<unsigned>(seed));
            const Recording recording = madeSearch(random, guesses, maxDepth, .6);
            const SearchTree tree = treeOf(recording);
            const TreeLayout layout(tree, unfolded());
            for (const double scale : {1.0, 2.0}) {
                const TreeText text = treeText(recording, tree, layout, scale);
                const TreeCamera camera = usualCamera(layout, area, text);
                const auto fits = [&](double zoom) {
                    const QSizeF size = zoomedCamera(layout, area, zoom, text).size;
                    return size.width() <= area.width() && size.height() <= area.height();
                };
                QCOMPARE(overlapIn(layout, camera), std::string());
                if (!camera.hasBoards()) {
                    QVERIFY(!fits(TreeCamera::kBoardZoom));
                    QCOMPARE(camera.side, 27.0);
                    QVERIFY(camera.row >= 32 && camera.column >= 146);
                } else {
                    const double cell = camera.side / 9;
                    QVERIFY(cell >= 12 && cell <= 27 && cell == std::floor(cell));
                    QVERIFY(camera.size.width() <= area.width() && camera.size.height() <= area.height());
                    QVERIFY(cell == 27 || !fits((cell + 1) / 3));
                    // Boards leave room for the words beside them.
                    QVERIFY(camera.row >= text.words);
                    QVERIFY(camera.column >= camera.side + camera.wordsWidth());
                }
            }
        }
    }

    void pointsFindTheirNodes()
    {
        Random random(17);
        const SearchTree tree = treeOf(madeSearch(random, 150, 9, .5));
        const TreeLayout layout(tree, unfolded());
        for (const double zoom : {.4, 1.0, 2.0, 5.0}) {
            const TreeCamera camera = zoomedCamera(layout, {900, 600}, zoom, {});
            QCOMPARE(overlapIn(layout, camera), std::string());
            for (const TreeLayout::Place& place : layout.places()) {
                const QRectF rect = camera.rectOf(place);
                QCOMPARE(camera.placeAt(layout, rect.center()), &place);
                QCOMPARE(camera.placeAt(layout, rect.topLeft()), &place);
                QVERIFY(camera.placeAt(layout, rect.center() - QPointF(rect.width() / 2 + 12, 0)) != &place);
            }
        }
        // Words belong to their node, and those of a leaf reach over free columns.
        const TreeCamera camera = zoomedCamera(layout, {900, 600}, 1, {});
        for (const TreeLayout::Place& place : layout.places()) {
            const QPointF beside(camera.rectOf(place).right() + 20, camera.rectOf(place).center().y());
            QCOMPARE(camera.placeAt(layout, beside), &place);
            if (place.isLeaf())
                QCOMPARE(camera.placeAt(layout, beside + QPointF(150, 0)), &place);
        }
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
            const TreeCamera camera = fittedCamera(layout, area, {});
            QVERIFY(camera.size.width() <= area.width() && camera.size.height() <= area.height());
            for (const TreeLayout::Place& place : layout.places())
                QVERIFY(QRectF(QPointF(), area).contains(camera.rectOf(place)));
        }
    }
};

CONVOKU_TEST(TestTreeLayout)
#include "tst_tree_layout.moc"
