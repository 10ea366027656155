// SPDX-License-Identifier: MIT
#include "app/drawing/graph_layout.h"
#include "app/drawing/graph_painter.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Box = GraphLayout::Box;
using Line = GraphLayout::Line;
using Direction = GraphLayout::Direction;

/// Returns a sentence about the first error in a layout of these boxes and lines; empty if there is no error.
QByteArray problemOf(const GraphLayout& layout, const std::vector<Box>& boxes, const std::vector<Line>& lines)
{
    const int count = static_cast<int>(boxes.size());
    if (layout.boxCount() != boxes.size() || layout.lines().size() != lines.size())
        return "not every box and line is there";
    const QRectF all(QPointF(), layout.size());
    for (int i = 0; i < count; ++i) {
        const QByteArray name = "box " + QByteArray::number(i) + ": ";
        const QRectF& box = layout.box(i);
        if (box.size() != boxes[static_cast<std::size_t>(i)].size)
            return name + "another size";
        if (!all.contains(box))
            return name + "outside";
        for (int j = 0; j < i; ++j) {
            if (box.adjusted(-4, -4, 4, 4).intersects(layout.box(j)))
                return name + "touches " + QByteArray::number(j);
            const bool sameRow = layout.rowOf(i) == layout.rowOf(j);
            const bool above = layout.box(j).bottom() < box.top();
            if (!sameRow && above != (layout.rowOf(j) < layout.rowOf(i)))
                return name + "rows and heights differ";
        }
        const Box::Row wanted = boxes[static_cast<std::size_t>(i)].row;
        if ((wanted == Box::Row::First && layout.rowOf(i) != 0)
            || (wanted == Box::Row::Last && layout.rowOf(i) != layout.rowCount() - 1))
            return name + "not at its end of the graph";
    }
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const QByteArray name = "line " + QByteArray::number(i) + ": ";
        const Line& line = lines[static_cast<std::size_t>(i)];
        const QPolygonF& route = layout.route(i);
        if (route.size() < 4 || route.size() % 2 != 0)
            return name + "points";
        const QRectF& from = layout.box(line.from);
        const QRectF& to = layout.box(line.to);
        if (route.front().y() != from.bottom() || route.front().x() <= from.left() || route.front().x() >= from.right())
            return name + "does not begin at its box";
        if (route.back().y() != to.top() || route.back().x() <= to.left() || route.back().x() >= to.right())
            return name + "does not end at its box";
        for (int k = 0; k + 1 < route.size(); ++k) {
            const QPointF a = route[k];
            const QPointF b = route[k + 1];
            if (b.y() < a.y() || (k % 2 == 1 && b.y() <= a.y()))
                return name + "does not lead downwards";
            if (k % 2 == 0 && a.x() != b.x())
                return name + "bends inside a row";
            const QRectF part = QRectF(a, b).normalized().adjusted(-1, 0, 1, 0);
            for (int j = 0; j < count; ++j) {
                // Curves stay in the rectangle of their ends, so that this covers all of them.
                if (j != line.from && j != line.to && part.intersects(layout.box(j)))
                    return name + "passes through box " + QByteArray::number(j);
            }
            // The own boxes are only touched at the ends.
            if ((k > 0 && part.adjusted(0, 1, 0, 0).intersects(from))
                || (k + 2 < route.size() && part.adjusted(0, 0, 0, -1).intersects(to)))
                return name + "comes back to its box";
        }
    }
    // Each part of a line is drawn, and once.
    std::map<std::array<double, 4>, int> drawn;
    for (const GraphLayout::Piece& piece : layout.pieces())
        ++drawn[{piece.from.x(), piece.from.y(), piece.to.x(), piece.to.y()}];
    std::set<std::array<double, 4>> wanted;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const QPolygonF& route = layout.route(i);
        for (int k = 0; k + 1 < route.size(); ++k) {
            if (route[k] != route[k + 1])
                wanted.insert({route[k].x(), route[k].y(), route[k + 1].x(), route[k + 1].y()});
        }
    }
    if (wanted.size() != drawn.size())
        return "pieces";
    for (const auto& [piece, times] : drawn) {
        if (times != 1 || !wanted.contains(piece))
            return "a piece is drawn twice, or belongs to no line";
    }
    return {};
}

/// Pairs of pieces between rows that change sides, counted one by one from what is drawn.
int crossingsOf(const GraphLayout& layout)
{
    const auto pieces = layout.pieces();
    int count = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto& a = pieces[i];
            const auto& b = pieces[j];
            if (a.from.y() == b.from.y() && a.to.y() == b.to.y()
                && (a.from.x() - b.from.x()) * (a.to.x() - b.to.x()) < 0)
                ++count;
        }
    }
    return count;
}

std::vector<Box> boxesOf(const GraphLayout& layout, const NetworkGraph& graph)
{
    std::vector<Box> boxes;
    for (int i = 0; i < static_cast<int>(graph.nodes.size()); ++i) {
        const GraphNode::Kind kind = graph.nodes[static_cast<std::size_t>(i)].kind;
        boxes.push_back({layout.box(i).size(),
            kind == GraphNode::Kind::Input        ? Box::Row::First
                : kind == GraphNode::Kind::Output ? Box::Row::Last
                                                  : Box::Row::Free});
    }
    return boxes;
}

std::vector<Line> linesOf(const NetworkGraph& graph)
{
    std::vector<Line> lines;
    for (const GraphEdge& edge : graph.edges)
        lines.push_back({edge.from, edge.to, edge.value});
    return lines;
}

/// Holds one use of a value: maker, reader, value, input of the reader. Expected uses are counted without the graph's
/// code.
using Reading = std::tuple<std::string, std::string, ValueId, int>;

std::string layerName(const Network& network, std::size_t layer)
{
    return "layer " + std::to_string(layer) + " " + network.layers[layer].words;
}

std::multiset<Reading> readingsOf(const Network& network, const Group& group)
{
    const auto makerOf = [&](ValueId value) -> std::string {
        for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
            if (std::ranges::count(network.layers[i].outputs, value) > 0)
                return layerName(network, i);
        }
        return std::ranges::count(group.inputs, value) > 0 ? "input " + std::to_string(value) : "nobody";
    };
    std::multiset<Reading> readings;
    for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
        for (int input = 0; const ValueId value : network.layers[i].inputs)
            readings.insert({makerOf(value), layerName(network, i), value, input++});
    }
    for (const ValueId value : group.outputs)
        readings.insert({makerOf(value), "output " + std::to_string(value), value, 0});
    return readings;
}

std::multiset<Reading> readingsOf(const Network& network, const NetworkGraph& graph)
{
    const auto name = [&](int which) {
        const GraphNode& node = graph.nodes.at(static_cast<std::size_t>(which));
        switch (node.kind) {
        case GraphNode::Kind::Input:
            return "input " + std::to_string(node.value);
        case GraphNode::Kind::Output:
            return "output " + std::to_string(node.value);
        case GraphNode::Kind::Group:
            return "group " + std::to_string(node.index);
        case GraphNode::Kind::Layer:
            break;
        }
        return layerName(network, static_cast<std::size_t>(node.index));
    };
    std::multiset<Reading> readings;
    for (const GraphEdge& edge : graph.edges)
        readings.insert({name(edge.from), name(edge.to), edge.value, edge.input});
    return readings;
}

struct NamedNetwork
{
    QByteArray name;
    Network network;
};

std::vector<NamedNetwork> networks()
{
    PassOptions basic;
    basic.rules = basicRules();
    PassOptions rulesOnly;
    rulesOnly.search = false;
    PassOptions another;
    another.continueAfterSolved = true;
    PassOptions bare;
    bare.rules.clear();
    return {{"classic", buildPass({}).network}, {"basic", buildPass(basic).network},
        {"no search", buildPass(rulesOnly).network}, {"another solution", buildPass(another).network},
        {"no rules", buildPass(bare).network}, {"encode", buildEncode()},
        {"side by side", buildSideBySide(classicRules())}};
}

struct RandomGraph
{
    std::vector<Box> boxes;
    std::vector<Line> lines;
};

RandomGraph randomGraph(Random& random)
{
    RandomGraph graph;
    const int count = randomNumber(random, 1, 60);
    const bool ends = randomNumber(random, 0, 1) == 1;
    const int firsts = ends ? randomNumber(random, 0, count / 4) : 0;
    const int lasts = ends ? randomNumber(random, 0, count / 4) : 0;
    for (int i = 0; i < count; ++i) {
        graph.boxes.push_back({QSizeF(randomNumber(random, 20, 300), randomNumber(random, 10, 90)),
            i < firsts               ? Box::Row::First
                : i >= count - lasts ? Box::Row::Last
                                     : Box::Row::Free});
    }
    const int lines = randomNumber(random, 0, count * randomNumber(random, 1, 4));
    for (int i = 0; i < lines && count > 1; ++i) {
        const int from = randomNumber(random, 0, count - 2);
        const int to = randomNumber(random, from + 1, count - 1);
        if (graph.boxes[static_cast<std::size_t>(from)].row != Box::Row::Last
            && graph.boxes[static_cast<std::size_t>(to)].row != Box::Row::First)
            graph.lines.push_back({from, to, randomNumber(random, 0, 2)});
    }
    return graph;
}

bool same(const GraphLayout& a, const GraphLayout& b)
{
    for (int i = 0; i < static_cast<int>(a.boxCount()); ++i) {
        if (a.box(i) != b.box(i))
            return false;
    }
    for (int i = 0; i < static_cast<int>(a.lines().size()); ++i) {
        if (a.route(i) != b.route(i))
            return false;
    }
    return a.boxCount() == b.boxCount() && a.size() == b.size();
}

} // namespace

class TestGraphLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGraphSaysWhatTheDescriptionSays()
    {
        for (const auto& [name, network] : networks()) {
            for (const Group& group : network.groups) {
                const NetworkGraph graph = graphOf(network, group);
                QVERIFY2(readingsOf(network, graph) == readingsOf(network, group), name + " " + group.id.c_str());
                QCOMPARE(graph.nodes.size(), group.inputs.size() + group.layerCount + group.outputs.size());
                QCOMPARE(graph.firstPart(), static_cast<int>(group.inputs.size()));
                QCOMPARE(graph.partCount(), static_cast<int>(group.layerCount));
                for (std::size_t i = 0; i < group.layerCount; ++i) {
                    const GraphNode& node = graph.nodes[group.inputs.size() + i];
                    QCOMPARE(node.index, static_cast<int>(group.firstLayer + i));
                    QCOMPARE(node.value, network.layers[group.firstLayer + i].outputs.front());
                    QCOMPARE(
                        graph.nodeOf(GraphNode::Kind::Layer, node.index), static_cast<int>(group.inputs.size() + i));
                }
                for (std::size_t i = 0; i < group.outputs.size(); ++i)
                    QCOMPARE(graph.nodes[graph.nodes.size() - group.outputs.size() + i].value, group.outputs[i]);
            }
        }
    }

    void aPassIsAGraphOfGroups()
    {
        for (const NamedNetwork& named : networks()) {
            const Network& network = named.network;
            const NetworkGraph graph = graphOfGroups(network);
            std::multiset<Reading> expected;
            const auto makerOf = [&](ValueId value) {
                for (std::size_t i = 0; i < network.groups.size(); ++i) {
                    if (std::ranges::count(network.groups[i].outputs, value) > 0)
                        return "group " + std::to_string(i);
                }
                return "input " + std::to_string(value);
            };
            for (std::size_t i = 0; i < network.groups.size(); ++i) {
                for (int input = 0; const ValueId value : network.groups[i].inputs)
                    expected.insert({makerOf(value), "group " + std::to_string(i), value, input++});
            }
            std::size_t ends = 0;
            for (const ValueId value : network.outputs) {
                bool isRead = false;
                for (const Reading& reading : expected)
                    isRead = isRead || (std::get<2>(reading) == value && std::get<1>(reading).starts_with("group"));
                if (isRead)
                    continue;
                ++ends;
                expected.insert({makerOf(value), "output " + std::to_string(value), value, 0});
            }
            QVERIFY(ends > 0);
            QVERIFY2(readingsOf(network, graph) == expected, named.name);
            QCOMPARE(graph.nodes.size(), network.inputs.size() + network.groups.size() + ends);
        }
    }

    void everyGraphOfTheNetworkIsInOrder()
    {
        for (const auto& [name, network] : networks()) {
            std::vector<std::pair<QByteArray, NetworkGraph>> graphs{{name + " groups", graphOfGroups(network)}};
            for (const Group& group : network.groups)
                graphs.push_back({name + " " + group.id.c_str(), graphOf(network, group)});
            for (const auto& [what, graph] : graphs) {
                const GraphLayout layout = layOut(graph);
                const QByteArray problem = problemOf(layout, boxesOf(layout, graph), linesOf(graph));
                QVERIFY2(problem.isEmpty(), what + ": " + problem);
                QVERIFY2(same(layout, layOut(graph)), what);
                const GraphLayout unordered(boxesOf(layout, graph), linesOf(graph), 0);
                QVERIFY2(crossingsOf(layout) <= crossingsOf(unordered), what);
            }
        }
    }

    /// Not a law, but what makes these pictures readable: who makes them worse should know.
    void theNetworksGraphsStayReadable_data()
    {
        QTest::addColumn<QByteArray>("group");
        QTest::addColumn<int>("crossings");
        QTest::addColumn<int>("width");
        QTest::newRow("naked single") << QByteArray("naked_single_box") << 0 << 800;
        QTest::newRow("pointing") << QByteArray("pointing_row") << 0 << 800;
        QTest::newRow("hidden single") << QByteArray("hidden_single_box") << 0 << 800;
        QTest::newRow("naked pair") << QByteArray("naked_pair_row") << 0 << 1300;
        QTest::newRow("verdict") << QByteArray("verdict") << 1 << 2000;
        QTest::newRow("search") << QByteArray("search") << 80 << 3800;
    }

    void theNetworksGraphsStayReadable()
    {
        QFETCH(QByteArray, group);
        QFETCH(int, crossings);
        QFETCH(int, width);
        const Network network = buildPass({}).network;
        const auto found = std::ranges::find(network.groups, group.toStdString(), &Group::id);
        QVERIFY(found != network.groups.end());
        const NetworkGraph graph = graphOf(network, *found);
        const GraphLayout layout = layOut(graph);
        const GraphLayout unordered(boxesOf(layout, graph), linesOf(graph), 0);
        qInfo("%s: %d crossings (%d in the first order), %.0f × %.0f", group.constData(), crossingsOf(layout),
            crossingsOf(unordered), layout.size().width(), layout.size().height());
        QVERIFY(crossingsOf(layout) <= crossings);
        QVERIFY(layout.size().width() <= width);
    }

    void anyGraphIsInOrder()
    {
        Random random(7);
        long before = 0;
        long after = 0;
        for (int i = 0; i < 400; ++i) {
            const RandomGraph graph = randomGraph(random);
            const GraphLayout layout(graph.boxes, graph.lines);
            const QByteArray problem = problemOf(layout, graph.boxes, graph.lines);
            QVERIFY2(problem.isEmpty(), "graph " + QByteArray::number(i) + ": " + problem);
            QVERIFY(same(layout, GraphLayout(graph.boxes, graph.lines)));
            before += crossingsOf(GraphLayout(graph.boxes, graph.lines, 0));
            after += crossingsOf(layout);
        }
        QVERIFY2(
            after * 3 < before * 2, QByteArray::number(double(after)) + " of " + QByteArray::number(double(before)));
    }

    void rowsByHand()
    {
        // 0 → 1 → 2 → 3, 0 → 3, and 4 → 3: the last one needs nothing from above and stands right above its reader.
        const std::vector<Box> boxes(5, Box{QSizeF(40, 20)});
        const std::vector<Box> five{boxes[0], boxes[1], boxes[2], boxes[3], boxes[4]};
        const GraphLayout layout(five, std::vector<Line>{{0, 1, 0}, {1, 2, 0}, {0, 4, 0}, {2, 4, 0}, {3, 4, 0}});
        QCOMPARE(layout.rowOf(0), 0);
        QCOMPARE(layout.rowOf(1), 1);
        QCOMPARE(layout.rowOf(2), 2);
        QCOMPARE(layout.rowOf(3), 2);
        QCOMPARE(layout.rowOf(4), 3);
        // A chain is straight.
        const GraphLayout chain(std::vector<Box>(4, boxes[0]), std::vector<Line>{{0, 1, 0}, {1, 2, 0}, {2, 3, 0}});
        for (int i = 0; i < 3; ++i)
            QCOMPARE(chain.box(i).center().x(), chain.box(i + 1).center().x());
        // Two crossed pairs are uncrossed.
        const GraphLayout pairs(std::vector<Box>(4, boxes[0]), std::vector<Line>{{0, 3, 0}, {1, 2, 0}});
        QCOMPARE(crossingsOf(pairs), 0);
    }

    void linesOfOneValueShareTheirWay()
    {
        // A value that is read in rows 1, 2 and 3: one way down, not three.
        const std::vector<Box> boxes(4, Box{QSizeF(40, 20)});
        const std::vector<Line> shared{{0, 1, 7}, {1, 2, 1}, {2, 3, 2}, {0, 2, 7}, {0, 3, 7}};
        std::vector<Line> apart = shared;
        apart[3].value = 8;
        apart[4].value = 9;
        const GraphLayout one(boxes, shared);
        const GraphLayout three(boxes, apart);
        QVERIFY(one.pieces().size() < three.pieces().size());
        QCOMPARE(one.route(3).front(), one.route(4).front());
        QCOMPARE(one.route(3)[2], one.route(4)[2]);
        QVERIFY(three.route(3).front() != three.route(4).front());
    }

    void arrowsLeadToNeighbours()
    {
        const Network network = buildPass({}).network;
        const NetworkGraph graph = graphOf(network, network.groups.front());
        const GraphLayout layout = layOut(graph);
        // From the input down to the output.
        int node = 0;
        std::set<int> seen;
        while (true) {
            seen.insert(node);
            const int next = layout.neighbour(node, Direction::Down);
            if (next < 0)
                break;
            QVERIFY(layout.rowOf(next) > layout.rowOf(node));
            QVERIFY(std::ranges::any_of(
                graph.edges, [&](const GraphEdge& edge) { return edge.from == node && edge.to == next; }));
            node = next;
        }
        QVERIFY(graph.nodes[static_cast<std::size_t>(node)].kind == GraphNode::Kind::Output);
        while (layout.neighbour(node, Direction::Up) >= 0)
            node = layout.neighbour(node, Direction::Up);
        QCOMPARE(node, 0);
        // Sideways: there and back in a row of two.
        const int left = graph.nodeOf(GraphNode::Kind::Layer, 1);
        const int right = graph.nodeOf(GraphNode::Kind::Layer, 3);
        QCOMPARE(layout.rowOf(left), layout.rowOf(right));
        const bool swapped = layout.box(left).left() > layout.box(right).left();
        QCOMPARE(layout.neighbour(left, swapped ? Direction::Left : Direction::Right), right);
        QCOMPARE(layout.neighbour(right, swapped ? Direction::Right : Direction::Left), left);
        for (int box = 0; box < static_cast<int>(layout.boxCount()); ++box)
            QCOMPARE(layout.boxAt(layout.box(box).center()), box);
        QCOMPARE(layout.boxAt({1, 1}), -1);
    }

    void whatCanBeNoGraphIsRefused()
    {
        const std::vector<Box> two(2, Box{QSizeF(10, 10)});
        QVERIFY_THROWS_EXCEPTION(Error, GraphLayout(two, std::vector<Line>{{1, 0, 0}}));
        QVERIFY_THROWS_EXCEPTION(Error, GraphLayout(two, std::vector<Line>{{0, 0, 0}}));
        QVERIFY_THROWS_EXCEPTION(Error, GraphLayout(two, std::vector<Line>{{0, 2, 0}}));
        std::vector<Box> ends = two;
        ends[1].row = Box::Row::First;
        QVERIFY_THROWS_EXCEPTION(Error, GraphLayout(ends, std::vector<Line>{{0, 1, 0}}));
        const GraphLayout empty(std::vector<Box>{}, std::vector<Line>{});
        QCOMPARE(empty.rowCount(), 0);
        QCOMPARE(empty.boxAt({0, 0}), -1);
    }
};

CONVOKU_GUILESS_TEST(TestGraphLayout)
#include "tst_graph_layout.moc"
