// SPDX-License-Identifier: MIT
#include "app/drawing/graph_painter.h"
#include "app/drawing/graph_signs.h"
#include "app/wording/graph_wording.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A group's graph, ready to be drawn.
struct Drawing
{
    explicit Drawing(Network which, std::size_t group)
        : network(std::move(which))
        , graph(group < network.groups.size() ? graphOf(network, network.groups[group]) : graphOfGroups(network))
        , layout(layOut(graph))
        , scene{&network, &graph, &layout}
    {
    }
    Drawing(const Drawing&) = delete;
    Drawing& operator=(const Drawing&) = delete;

    QImage paint(const GraphCamera& camera, const QSize& size, Theme::Kind kind = Theme::Kind::Light) const
    {
        return paint(camera, QRectF(QPointF(), size), size, {}, kind);
    }
    QImage paint(const GraphCamera& camera, const QRectF& area, const QSize& size, QPointF origin,
        Theme::Kind kind = Theme::Kind::Light) const
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Theme::of(kind).background);
        QPainter painter(&image);
        painter.translate(-origin);
        paintGraph(painter, area, scene, camera, Theme::of(kind));
        return image;
    }
    QImage paintAll() const { return paint({}, layout.size().toSize()); }

    Network network;
    NetworkGraph graph;
    GraphLayout layout;
    GraphScene scene;
};

constexpr std::size_t kPass = 99;

int pixelsOf(const QImage& image, const QRectF& where, const QColor& colour)
{
    int count = 0;
    const QRect rect = where.toAlignedRect().intersected(image.rect());
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    }
    return count;
}

int darkPixelsOf(const QImage& image, const QRectF& where)
{
    int count = 0;
    const QRect rect = where.toAlignedRect().adjusted(8, 2, -2, -2).intersected(image.rect());
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
    }
    return count;
}

/// WCAG 2
double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a) + 0.05;
    const double y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

} // namespace

class TestGraphPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBoxIsDrawnWithItsWords()
    {
        for (const std::size_t group : {std::size_t(0), std::size_t(1), std::size_t(9), std::size_t(10), kPass}) {
            Drawing drawing(buildPass({}).network, group);
            const Theme& theme = Theme::of(Theme::Kind::Light);
            const QImage image = drawing.paintAll();
            for (int node = 0; node < static_cast<int>(drawing.graph.nodes.size()); ++node) {
                const QRectF box = drawing.layout.box(node);
                const bool port = drawing.graph.nodes[std::size_t(node)].kind == GraphNode::Kind::Input
                    || drawing.graph.nodes[std::size_t(node)].kind == GraphNode::Kind::Output;
                QVERIFY(pixelsOf(image, box, port ? theme.givenCell : theme.board) > box.width() * box.height() / 2);
                QVERIFY(darkPixelsOf(image, box) > 30); // letters
            }
            // Other words, another picture, in that box only.
            if (group == kPass)
                continue;
            const int node = drawing.graph.firstPart() + 2;
            drawing.network.layers[std::size_t(drawing.graph.nodes[std::size_t(node)].index)].words = "something else";
            QImage other = drawing.paintAll();
            QVERIFY(other != image);
            QPainter(&other).drawImage(drawing.layout.box(node), image, drawing.layout.box(node));
            QCOMPARE(other, image);
        }
    }

    void marksSayWhereOneIs()
    {
        Drawing drawing(buildPass({}).network, 0);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const int current = drawing.graph.firstPart() + 4;
        drawing.scene.lookedAt = 5;
        drawing.scene.current = current;
        const QImage image = drawing.paintAll();
        for (int node = drawing.graph.firstPart(); node < drawing.graph.firstPart() + drawing.graph.partCount();
             ++node) {
            const QRectF box = drawing.layout.box(node);
            const bool filled = pixelsOf(image, box, theme.board) > box.width() * box.height() / 2;
            QCOMPARE(filled, node < current);
            // A frame of 3: the sides alone have more than two columns of pixels.
            const int frame = pixelsOf(image, QRectF(box.topLeft(), QSizeF(3, box.height())), theme.cursor);
            QCOMPARE(frame > 50, node == current);
        }
        // Boxes that are not reached are dashed, so that the difference does not depend on colour vision.
        const QRectF box = drawing.layout.box(current + 2);
        int changes = 0;
        for (int x = static_cast<int>(box.left()) + 20; x < static_cast<int>(box.right()) - 20; ++x) {
            const int y = static_cast<int>(box.bottom()) - 1;
            changes += image.pixel(x, y) != image.pixel(x + 1, y) ? 1 : 0;
        }
        QVERIFY(changes > 20);

        drawing.scene.cursor = current + 2;
        const QImage withCursor = drawing.paintAll();
        QVERIFY(withCursor != image);
        drawing.scene.cursor = -1;
        drawing.scene.hovered = current + 2;
        QVERIFY(drawing.paintAll() != image && drawing.paintAll() != withCursor);
    }

    void whatIsLitHasABracketAndAName_data()
    {
        QTest::addColumn<Theme::Kind>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << kind;
    }

    /// The bracket stands beside the box: it can be told from the frame without colour.
    void whatIsLitHasABracketAndAName()
    {
        QFETCH(Theme::Kind, kind);
        Drawing drawing(buildPass({}).network, 3);
        const Theme& theme = Theme::of(kind);
        const auto paint = [&] { return drawing.paint({}, drawing.layout.size().toSize(), kind); };
        const int first = drawing.graph.firstPart() + 1;
        const int last = first + 2;
        drawing.scene.current = first;
        const QImage before = paint();
        drawing.scene.firstLit = first;
        drawing.scene.lastLit = last;
        drawing.scene.litName = QStringLiteral("line 5");
        const QImage lit = paint();
        for (int node = 0; node < static_cast<int>(drawing.graph.nodes.size()); ++node) {
            const bool isLit = node >= first && node <= last;
            QCOMPARE(drawing.scene.isLit(node), isLit);
            const QRectF box = drawing.layout.box(node);
            const QRectF beside(box.left() - 11, box.top(), 9, box.height());
            QCOMPARE(pixelsOf(lit, beside, theme.cursor) > box.height(), isLit);
            QCOMPARE(pixelsOf(before, beside, theme.cursor), 0);
            // The name takes this room above the box, and no line crosses it.
            const QRectF above(box.left() + 3, box.top() - 17, 34, 10);
            int changed = 0;
            for (int y = above.toRect().top(); y < above.toRect().bottom(); ++y) {
                for (int x = above.toRect().left(); x < above.toRect().right(); ++x)
                    changed += lit.pixel(x, y) != before.pixel(x, y) ? 1 : 0;
            }
            QCOMPARE(changed > 40, isLit);
        }
        drawing.scene.litName = QStringLiteral("line 6");
        QVERIFY(paint() != lit);
    }

    // From row to row lines go as curves that begin and end upright: at a quarter of its length such a curve has gone
    // 10 of 64 parts to the side, and 19 of 64 down.
    void linesAreCurves()
    {
        int slanted = 0;
        for (const std::size_t group : {std::size_t(1), std::size_t(10), kPass}) {
            Drawing drawing(buildPass({}).network, group);
            const QColor ground = Theme::of(Theme::Kind::Light).background;
            const QImage image = drawing.paintAll();
            for (const GraphLayout::Piece& piece : drawing.layout.pieces()) {
                const QPointF way = piece.to - piece.from;
                if (std::abs(way.x()) < 40)
                    continue;
                ++slanted;
                for (const double side : {1.0, -1.0}) { // from both of its ends
                    const QPointF end = side > 0 ? piece.from : piece.to;
                    const QPoint at = (end + side * QPointF(way.x() * 10 / 64, way.y() * 19 / 64)).toPoint();
                    int ink = 0;
                    for (const int beside : {-1, 0, 1})
                        ink += image.pixelColor(at + QPoint(beside, 0)) != ground ? 1 : 0;
                    QVERIFY(ink > 0);
                }
            }
        }
        QVERIFY(slanted > 10);
    }

    // In the graph of a whole pass a group is one box, whatever its first layer does with its inputs.
    void rolesAreThoseOfLayers()
    {
        const auto twoInputs = [](bool subtracts) {
            NetworkBuilder net("two");
            const ValueId a = net.input("a", {1, 9, 9}, {0, 9});
            const ValueId b = net.input("b", {1, 9, 9}, {0, 9});
            net.beginGroup(GroupKind::Rule, "group", {a, b});
            const ValueId out = subtracts ? net.subtract(a, b, "both") : net.add(a, b, "both");
            net.endGroup({out});
            return net.build({out});
        };
        const Drawing difference(twoInputs(true), 0);
        const Drawing sum(twoInputs(false), 0);
        const QImage one = difference.paintAll();
        const QImage other = sum.paintAll();
        QCOMPARE(one.size(), other.size());
        int labelled = 0; // the minus at the second input
        for (int i = 0; i < static_cast<int>(difference.graph.edges.size()); ++i) {
            const QPoint tip = difference.layout.route(i).back().toPoint();
            const QRect label(tip + QPoint(6, -20), QSize(8, 12));
            labelled += one.copy(label) != other.copy(label) ? 1 : 0;
        }
        QCOMPARE(labelled, 1);
        QCOMPARE(Drawing(twoInputs(true), kPass).paintAll(), Drawing(twoInputs(false), kPass).paintAll());
    }

    void thumbnailsStandAtTheirValues()
    {
        Drawing drawing(buildPass({}).network, 0);
        const QImage without = drawing.paintAll();
        QImage red(9, 9, QImage::Format_RGB32);
        red.fill(Qt::red);
        const int node = drawing.graph.firstPart() + 3;
        const Thumbnails thumbnails{{drawing.graph.nodes[std::size_t(node)].value, red}, {kNoValue, red},
            {drawing.graph.nodes[std::size_t(node) + 1].value, QImage()}};
        drawing.scene.thumbnails = &thumbnails;
        const QImage with = drawing.paintAll();
        const int all = pixelsOf(with, with.rect(), Qt::red);
        QVERIFY(all > 40 * 40);
        QCOMPARE(pixelsOf(with, drawing.layout.box(node), Qt::red), all);
        QCOMPARE(pixelsOf(without, without.rect(), Qt::red), 0);

        // [9, 3, 3] as a wide picture keeps its proportions.
        QImage wide(27, 9, QImage::Format_RGB32);
        wide.fill(Qt::red);
        const Thumbnails other{{drawing.graph.nodes[std::size_t(node)].value, wide}};
        drawing.scene.thumbnails = &other;
        const int third = pixelsOf(drawing.paintAll(), with.rect(), Qt::red);
        QVERIFY2(third > all / 4 && third < all / 2, QByteArray::number(third));
    }

    void signsAndColoursTellOperationsApart()
    {
        std::vector<QImage> signs;
        for (int kind = 0; kind <= static_cast<int>(kLastLayerKind); ++kind) {
            for (const int ratio : {1, 2}) {
                QImage image(12 * ratio, 12 * ratio, QImage::Format_RGB32);
                image.setDevicePixelRatio(ratio);
                image.fill(Qt::white);
                QPainter painter(&image);
                paintLayerSign(painter, QRectF(0, 0, 12, 12), static_cast<LayerKind>(kind), Qt::black);
                painter.end();
                QVERIFY(!signs.empty() || image.pixel(6, 6) != 0xffffffff);
                for (const QImage& other : signs)
                    QVERIFY2(other != image, QByteArray::number(kind));
                signs.push_back(image);
            }
        }
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Article}) {
            const Theme& theme = Theme::of(kind);
            for (int family = 0; family < kOperationFamilies; ++family) {
                const QColor colour = operationColour(static_cast<OperationFamily>(family), theme);
                QVERIFY2(contrast(colour, theme.board) >= 4.5, colour.name().toLatin1());
                for (int other = 0; other < family; ++other)
                    QVERIFY(colour != operationColour(static_cast<OperationFamily>(other), theme));
            }
        }
        QVERIFY(operationFamily(LayerKind::Convolution) != operationFamily(LayerKind::MaxPool));
        QVERIFY(operationFamily(LayerKind::Affine) != operationFamily(LayerKind::Select));
        QVERIFY(operationFamily(LayerKind::Multiply) == operationFamily(LayerKind::Add));
    }

    void leavingOutShowsNothingLess_data()
    {
        QTest::addColumn<double>("zoom");
        for (const double zoom : {0.1, 0.25, 0.45, 0.75, 1.0, 2.0})
            QTest::addRow("%.2f", zoom) << zoom;
    }

    void leavingOutShowsNothingLess()
    {
        QFETCH(double, zoom);
        Drawing drawing(buildPass({}).network, 10);
        drawing.scene.current = 30;
        drawing.scene.lookedAt = 24;
        drawing.scene.firstLit = 4;
        drawing.scene.lastLit = 80;
        drawing.scene.litName = QStringLiteral("line 12");
        Random random(3);
        GraphCamera camera;
        camera.zoom = zoom;
        const QSize size(240, 200);
        const QSizeF all = drawing.layout.size() * zoom;
        bool anything = false;
        for (int i = 0; i < 30; ++i) {
            const int left = randomNumber(random, -50, static_cast<int>(all.width()));
            const int top = randomNumber(random, -50, static_cast<int>(all.height()));
            const QPointF origin(left, top); // drawn in two statements: compilers differ in which argument comes first
            const QRectF part(origin, size);
            const QImage expected = drawing.paint(camera, part.adjusted(-3000, -3000, 3000, 3000), size, origin);
            const QImage seen = drawing.paint(camera, part, size, origin);
            // Curves that are put together in another way differ in the shade of a few pixels on them.
            int differing = 0;
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    const QRgb a = seen.pixel(x, y);
                    const QRgb b = expected.pixel(x, y);
                    differing += std::abs(qGray(a) - qGray(b)) > 24 ? 1 : 0;
                }
            }
            QCOMPARE(differing, 0);
            anything = anything || pixelsOf(seen, seen.rect(), Theme::of(Theme::Kind::Light).background) < 48000;
        }
        QVERIFY(anything);
    }

    void numbersOfLayers()
    {
        const Network network = buildPass({}).network;
        std::map<QString, int> seen;
        for (const Layer& layer : network.layers)
            ++seen[GraphWording::numbers(network, layer)];
        // By hand from network.md: counts over rows, columns, boxes; in cells; the board; three of a line.
        for (const char* expected : {"1×9", "9×1", "3×3 / 3", "1×1", "9×9", "1×3 / 1×3", "3×1 / 3×1", "0 … 1", "1 − x"})
            QVERIFY2(seen[QString::fromUtf8(expected)] > 0, expected);
        const auto affine = [&](int factor, int offset) {
            Layer layer{.kind = LayerKind::Affine, .inputs = {0}};
            layer.factor = factor;
            layer.offset = offset;
            return GraphWording::numbers(network, layer);
        };
        QCOMPARE(affine(1, -8), QStringLiteral("x − 8"));
        QCOMPARE(affine(-1, 10), QStringLiteral("10 − x"));
        QCOMPARE(affine(-1, 0), QStringLiteral("−x"));
        QCOMPARE(affine(3, 2), QStringLiteral("3·x + 2"));
        QCOMPARE(affine(0, 1), QStringLiteral("1"));
    }
};

CONVOKU_TEST(TestGraphPainter)
#include "tst_graph_painter.moc"
