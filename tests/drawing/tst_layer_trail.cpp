// SPDX-License-Identifier: MIT
// The layers of a step as a strip: their order, their words, and where they lie.
#include "app/drawing/fonts.h"
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

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

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

    /// The trail is that of the lesson: the input, one convolution, the five layers of a question, and so on.
    void theHiddenSingle()
    {
        const Network network = buildRule(article::HiddenSingleRow);
        const LayerTrail trail = trailOf(network, network.groups.back());
        QStringList words;
        for (const LayerTrail::Word& word : trail.words)
            words << word.text;
        QCOMPARE(words.join(QStringLiteral(", ")), testing::sentence("painting.trail.hidden_single"));
        QCOMPARE(trail.stops.size(), std::size_t{13});
        const int wordOf[] = {0, 1, 2, 2, 2, 2, 2, 3, 4, 4, 5, 5, 6}; // in the order of the layers
        for (int i = 0; i < 13; ++i) {
            QCOMPARE(trail.stops[static_cast<std::size_t>(i)].layer, i);
            QCOMPARE(trail.stops[static_cast<std::size_t>(i)].word, wordOf[i]);
        }
        QCOMPARE(trail.stopOf(6), 6);
        QCOMPARE(trail.stopOf(13), -1);
        QCOMPARE(trail.words[2].firstLayer, 2);
        QCOMPARE(trail.words[2].lastLayer, 6);
        QCOMPARE(trail.words[2].stops(), 5);
    }

    /// Whatever is open: pictures lie apart, those of a folded word on each other, and a place leads to its last layer.
    void everyGroup()
    {
        for (const Group& group : m_network->groups) {
            const LayerTrail trail = trailOf(*m_network, group);
            const int layers = static_cast<int>(group.layerCount);
            for (int layer = 1; layer <= layers; ++layer)
                QVERIFY(trail.stopOf(layer) >= 0);
            for (const OpenLayers open : {OpenLayers{}, OpenLayers{0, 0}, OpenLayers{1, 1}, OpenLayers{2, 5},
                     OpenLayers{layers / 2, layers / 2}, OpenLayers{layers, layers}}) {
                for (const double scale : {1.0, 2.0}) {
                    for (const double width : {300.0, 1000.0, 6000.0}) {
                        const LayerTrailGeometry geometry(trail, width, scale, open);
                        QVERIFY(geometry.size().width() >= width);
                        const QRectF all(QPointF(), geometry.size());
                        int own = 0;
                        for (int i = 0; i < static_cast<int>(trail.stops.size()); ++i) {
                            const LayerTrail::Stop& stop = trail.stops[static_cast<std::size_t>(i)];
                            const LayerTrail::Word& word = trail.words[static_cast<std::size_t>(stop.word)];
                            const bool isOpen
                                = word.stops() == 1 || (word.lastLayer >= open.first && word.firstLayer <= open.last);
                            QCOMPARE(geometry.isOpen(stop.word), isOpen);
                            QVERIFY(all.contains(geometry.stop(i)));
                            QCOMPARE(geometry.stopAt(geometry.stop(i).center()), isOpen ? i : word.lastStop);
                            own += isOpen || i == word.lastStop;
                            for (int k = 0; k < i; ++k) {
                                const bool together
                                    = !isOpen && trail.stops[static_cast<std::size_t>(k)].word == stop.word;
                                QCOMPARE(geometry.stop(i).intersects(geometry.stop(k)), together);
                            }
                        }
                        if (open.first == 1 && open.last > layers)
                            QCOMPARE(own, static_cast<int>(trail.stops.size()));
                        for (int i = 1; i < static_cast<int>(trail.words.size()); ++i)
                            QVERIFY(geometry.word(i).left() >= geometry.word(i - 1).right() - 1e-6);
                    }
                }
            }
        }
    }

    /// In a wide strip the ends of the words stand beside their pictures if all have room: whole, apart from each other
    /// and from all pictures. Else none of them does.
    void endsOfWords()
    {
        const QFontMetricsF metrics(pictureFont(12));
        const QFontMetricsF bold(pictureFont(12, QFont::DemiBold));
        int withEnds = 0;
        for (const Group& group : m_network->groups) {
            const LayerTrail trail = trailOf(*m_network, group);
            for (const int current : {0, 1, 3, static_cast<int>(group.layerCount)}) {
                for (const double width : {1000.0, 1190.0, 1200.0, 1270.0, 1900.0, 9000.0}) {
                    const LayerTrailGeometry geometry(trail, width, 1, {current, current});
                    QVector<QRectF> places;
                    for (std::size_t i = 0; i < trail.words.size(); ++i) {
                        const LayerTrail::Word& word = trail.words[i];
                        const QRectF& place = geometry.besides(static_cast<int>(i));
                        QCOMPARE(word.end.isEmpty(), word.lastLayer == 0);
                        const bool open = word.stops() > 1 && geometry.isOpen(static_cast<int>(i));
                        if (width == 9000 && !open && !word.end.isEmpty() && geometry.size().width() <= width)
                            QVERIFY(!place.isEmpty());
                        if (place.isEmpty())
                            continue;
                        QVERIFY(width >= 1200 && geometry.size().width() <= width && !open);
                        QVERIFY(bold.horizontalAdvance(word.text) <= place.width());
                        const QRectF end = place.adjusted(0, bold.lineSpacing(), 0, 0);
                        QVERIFY(end.contains(metrics.boundingRect(end, Qt::TextWordWrap, word.end)));
                        for (const QRectF& other : places)
                            QVERIFY(!place.intersects(other));
                        for (int stop = 0; stop < static_cast<int>(trail.stops.size()); ++stop)
                            QVERIFY(!place.intersects(geometry.stop(stop)));
                        places << place;
                    }
                    withEnds += places.isEmpty() ? 0 : 1;
                    const auto closed = std::count_if(trail.words.begin(), trail.words.end(),
                        [&](const LayerTrail::Word& word) { return !word.end.isEmpty(); });
                    QVERIFY(places.isEmpty() || places.size() >= closed - 1); // all, but the open one
                }
            }
        }
        QVERIFY(withEnds > 20);
        // The strip of a window of 1366 pixels has room for a hidden single.
        const Network network = buildRule(article::HiddenSingleRow);
        const LayerTrail trail = trailOf(network, network.groups.back());
        QVERIFY(!LayerTrailGeometry(trail, 1270, 1, {4, 4}).besides(1).isEmpty());
        QCOMPARE(trail.words[1].end, testing::sentence("painting.trail.end_of_count"));
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

private:
    std::shared_ptr<const Network> m_network;
    std::shared_ptr<const Inspection> m_values;
};

CONVOKU_TEST(TestLayerTrail)
#include "tst_layer_trail.moc"
