// SPDX-License-Identifier: MIT
// The layers of a step as a strip: their order, their words, and where they lie.
#include "app/drawing/group_thumbnails.h"
#include "app/drawing/layer_trail.h"
#include "app/drawing/tensor_painter.h"
#include "app/wording/language.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestLayerTrail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_network = std::make_shared<const Network>(buildPass({}).network);
        LoopBackend backend;
        const auto loaded = backend.load(m_network);
        Random random(4);
        m_values = std::make_shared<const Inspection>(Inspection::ofPass(m_network, *loaded, randomState(random, 0.5)));
    }

    /// As in the lesson: what comes in, one convolution, the two halves one above the other, and so on.
    void theHiddenSingle()
    {
        const Network network = buildRule(article::HiddenSingleRow);
        const LayerTrail trail = trailOf(network, network.groups.back());
        QStringList words;
        for (const LayerTrail::Word& word : trail.words)
            words << word.text;
        QCOMPARE(words.join(QStringLiteral(", ")), testing::sentence("painting.trail.hidden_single"));
        QCOMPARE(trail.stops.size(), std::size_t{13});
        const int columns[] = {0, 1, 2, 3, 2, 3, 4, 5, 6, 7, 8, 9, 10}; // in the order of the layers
        for (int i = 0; i < 13; ++i) {
            QCOMPARE(trail.stops[static_cast<std::size_t>(i)].layer, i);
            QCOMPARE(trail.stops[static_cast<std::size_t>(i)].column, columns[i]);
        }
        QCOMPARE(trail.lanes, 2);
        QCOMPARE(trail.stops[2].lane, 0);
        QCOMPARE(trail.stops[4].lane, 1);
        QCOMPARE(trail.stopOf(6), 6);
        QCOMPARE(trail.stopOf(13), -1);
        QCOMPARE(trail.words[2].firstLayer, 2);
        QCOMPARE(trail.words[2].lastLayer, 6);
        // The candidates are read by "and" and by "select" once more.
        QCOMPARE(trail.below, 2);
    }

    void everyGroup()
    {
        for (const Group& group : m_network->groups) {
            const LayerTrail trail = trailOf(*m_network, group);
            std::set<std::pair<int, int>> taken;
            for (const LayerTrail::Stop& stop : trail.stops) {
                QVERIFY(taken.insert({stop.column, stop.lane}).second);
                QVERIFY(stop.column < trail.columns && stop.lane < stop.lanes && stop.lanes <= trail.lanes);
            }
            for (int layer = 1; layer <= static_cast<int>(group.layerCount); ++layer)
                QVERIFY(trail.stopOf(layer) >= 0);
            for (const LayerTrail::Line& line : trail.lines) {
                const int from = trail.stops[static_cast<std::size_t>(line.from)].column;
                const int to = trail.stops[static_cast<std::size_t>(line.to)].column;
                QVERIFY(from < to);
                QCOMPARE(line.below >= 0, to > from + 1);
                QVERIFY(line.below < LayerTrail::kMostBelow);
            }
            for (const double scale : {1.0, 2.0}) {
                for (const double width : {300.0, 1000.0, 6000.0}) {
                    const LayerTrailGeometry geometry(trail, width, scale);
                    QVERIFY(geometry.size().width() >= width);
                    const QRectF all(QPointF(), geometry.size());
                    for (int i = 0; i < static_cast<int>(trail.stops.size()); ++i) {
                        QVERIFY(all.contains(geometry.stop(i)));
                        QCOMPARE(geometry.stopAt(geometry.stop(i).center()), i);
                        for (int k = 0; k < i; ++k)
                            QVERIFY(!geometry.stop(i).intersects(geometry.stop(k)));
                    }
                    for (int i = 1; i < static_cast<int>(trail.words.size()); ++i)
                        QVERIFY(geometry.word(i).left() >= geometry.word(i - 1).right() - 1e-6);
                }
            }
        }
    }

    /// The one plane of the digit, by its numbers.
    void thumbnailsAreOfOnePlane()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Group& group = m_network->groups.front(); // naked single: [9, 9, 9] comes in, [1, 9, 9] is the count
        const int digit = 6;
        const Thumbnails thumbnails = planeThumbnailsOf(*m_values, group, digit, theme);
        const ValueId candidates = group.inputs.front();
        const QImage& image = thumbnails.at(candidates);
        QCOMPARE(image.width(), image.height());
        const int side = image.width() / kSide;
        for (int row = 0; row < kSide; ++row) {
            for (int column = 0; column < kSide; ++column) {
                const double number = m_values->at(candidates, {digit, row, column});
                QCOMPARE(image.pixelColor(column * side + side / 2, row * side + side / 2),
                    heatColour(number, m_network->value(candidates).range, theme));
            }
        }
    }

    /// Nine lines of nine numbers, one for each digit: rows down, digits across.
    void linesAreATable()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        for (const Group& group : m_network->groups) {
            const Thumbnails thumbnails = planeThumbnailsOf(*m_values, group, 2, theme);
            for (const auto& [value, image] : thumbnails) {
                const Shape shape = m_network->value(value).shape;
                if (shape != Shape{9, 9, 1} && shape != Shape{9, 1, 9})
                    continue;
                const bool rows = shape.columns == 1;
                const int side = image.width() / kSide;
                for (int digit = 0; digit < kSide; ++digit) {
                    for (int place = 0; place < kSide; ++place) {
                        const double number
                            = rows ? m_values->at(value, {digit, place, 0}) : m_values->at(value, {digit, 0, place});
                        const int x = rows ? digit : place;
                        const int y = rows ? place : digit;
                        QCOMPARE(image.pixelColor(x * side + side / 2, y * side + side / 2),
                            heatColour(number, m_network->value(value).range, theme));
                    }
                }
            }
        }
    }

    void theCurrentOneIsFramed()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Network network = buildRule(article::HiddenSingleRow);
        const LayerTrail trail = trailOf(network, network.groups.back());
        const LayerTrailGeometry geometry(trail, 900);
        for (const int current : {1, 6, 12}) {
            QImage image(geometry.size().toSize(), QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            LayerTrailScene scene;
            scene.trail = &trail;
            scene.current = current;
            scene.done = current;
            paintLayerTrail(painter, geometry, scene, theme);
            painter.end();
            for (int layer = 1; layer <= 12; ++layer) {
                const QRectF stop = geometry.stop(trail.stopOf(layer));
                const QPoint above(static_cast<int>(stop.center().x()), static_cast<int>(stop.top()) - 4);
                QCOMPARE(image.pixelColor(above) == theme.givenDigit, layer == current);
            }
        }
    }

    /// All of a line's layers have a frame, also as small squares: it can be seen without colour.
    void whatIsLitIsFramed()
    {
        const Theme& theme = Theme::of(Theme::Kind::Dark);
        const Network network = buildRule(article::HiddenSingleRow);
        const LayerTrail trail = trailOf(network, network.groups.back());
        for (const LayerTrailGeometry& geometry :
            {LayerTrailGeometry(trail, 900), LayerTrailGeometry::compact(trail, 300)}) {
            QImage image(geometry.size().toSize(), QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            LayerTrailScene scene;
            scene.trail = &trail;
            scene.done = 12;
            scene.firstLit = 2;
            scene.lastLit = 6;
            paintLayerTrail(painter, geometry, scene, theme);
            painter.end();
            for (int layer = 1; layer <= 12; ++layer) {
                const QRectF stop = geometry.stop(trail.stopOf(layer));
                const QPoint above(
                    static_cast<int>(stop.center().x()), static_cast<int>(stop.top()) - (geometry.isCompact() ? 3 : 4));
                QCOMPARE(image.pixelColor(above) == theme.givenDigit, layer >= 2 && layer <= 6);
            }
        }
    }

private:
    std::shared_ptr<const Network> m_network;
    std::shared_ptr<const Inspection> m_values;
};

CONVOKU_TEST(TestLayerTrail)
#include "tst_layer_trail.moc"
