// SPDX-License-Identifier: MIT
#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "app/drawing/layer_meaning.h"
#include "app/drawing/tensor_painter.h"
#include "app/views/board/layer_caption.h"
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

namespace {

/// Returns the number of a value for a digit in a cell, from the shape alone: channel by channel, the places of a plane
/// spread evenly over the board. nullopt if the value has no such number.
std::optional<int> numberAt(const Tensor& tensor, int digit, int row, int column)
{
    const int channels = tensor.shape.channels;
    const int rows = tensor.shape.rows;
    const int columns = tensor.shape.columns;
    const auto at = [&](int channel) {
        const int index = (channel * rows + row * rows / 9) * columns + column * columns / 9;
        return static_cast<int>(tensor.data[static_cast<std::size_t>(index)]);
    };
    if (rows * columns == 1)
        return std::nullopt;
    if (channels == 1)
        return at(0);
    if (channels == 9)
        return at(digit);
    int pair = 0;
    int most = -1000;
    for (int low = 0; low < 9; ++low) {
        for (int high = low + 1; high < 9; ++high, ++pair) {
            if (low == digit || high == digit)
                most = std::max(most, at(pair));
        }
    }
    return most;
}

std::vector<std::shared_ptr<const Network>> networks()
{
    std::vector<std::shared_ptr<const Network>> all{std::make_shared<const Network>(buildPass({}).network)};
    for (int rule = 0; rule < kRuleCount; ++rule)
        all.push_back(std::make_shared<const Network>(buildRule(static_cast<RuleId>(rule))));
    return all;
}

LayerMeaning maskOf(std::initializer_list<Candidate> candidates)
{
    LayerMeaning meaning;
    meaning.range = {0, 1};
    meaning.candidates.emplace().fill(0);
    for (const Candidate candidate : candidates)
        (*meaning.candidates)[static_cast<std::size_t>(candidate.index())] = 1;
    return meaning;
}

QImage painted(const BoardScene& scene, const BoardGeometry& geometry, const Theme& theme, int size)
{
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    paintBoard(painter, geometry, scene, theme);
    return image;
}

/// Returns the range of the value. If that exceeds a count over the board (81), returns the range of its current
/// numbers.
Range rangeOf(const Network& network, const Inspection& values, ValueId id)
{
    const Range range = network.value(id).range;
    if (range.high - range.low <= 81)
        return range;
    Range held{0, 1};
    for (const float number : values.value(id).of(0)) {
        held.low = std::min(held.low, static_cast<int>(number));
        held.high = std::max(held.high, static_cast<int>(number));
    }
    return held;
}

} // namespace

class TestLayerMeaning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueOfEveryNetwork_data()
    {
        QTest::addColumn<int>("digit");
        QTest::newRow("no digit") << -1;
        QTest::newRow("digit 1") << 0;
        QTest::newRow("digit 7") << 6;
    }

    void everyValueOfEveryNetwork()
    {
        QFETCH(int, digit);
        const std::optional<int> looked = digit < 0 ? std::nullopt : std::optional(digit);
        Random random(17);
        int cellsSeen = 0;
        int candidatesSeen = 0;
        int withoutPlaces = 0;
        for (const auto& network : networks()) {
            const auto loaded = LoopBackend().load(network);
            for (const double density : {0.1, 0.4, 0.8}) {
                const State state = randomState(random, density);
                const bool search = network->inputs.size() > 1;
                const Inspection values(network, *loaded, tensorsOf(std::span(&state, 1), search));
                for (ValueId id = 0; id < static_cast<ValueId>(network->values.size()); ++id) {
                    const Tensor& tensor = values.value(id);
                    const LayerMeaning meaning = meaningOf(values, id, looked);
                    QVERIFY(meaning.range == rangeOf(*network, values, id));
                    QVERIFY(!meaning.caption.isEmpty());
                    // The nine digits of the search's guess, one below the other, are no rows.
                    const bool digits = tensor.shape == Shape{1, 9, 1} && network->value(id).name.starts_with("search");
                    const bool none = digits || !numberAt(tensor, 0, 0, 0);
                    const bool planes = tensor.shape.rows == 9 && tensor.shape.columns == 9;
                    const bool cells = tensor.shape.channels == 1 || (tensor.shape.channels == 9 && looked && !planes);
                    QCOMPARE(meaning.hasPlaces(), !none);
                    QCOMPARE(meaning.cells.has_value(), !none && cells);
                    QCOMPARE(meaning.candidates.has_value(), !none && !cells);
                    QCOMPARE(meaning.ofHouses, !planes);
                    for (int i = 0; i < 729 && meaning.hasPlaces(); ++i) {
                        const int row = i / 9 % 9;
                        const int column = i % 9;
                        if (meaning.candidates)
                            QCOMPARE((*meaning.candidates)[static_cast<std::size_t>(i)],
                                *numberAt(tensor, i / 81, row, column));
                        else
                            QCOMPARE((*meaning.cells)[static_cast<std::size_t>(row * 9 + column)],
                                *numberAt(tensor, digit, row, column));
                    }
                    cellsSeen += meaning.cells ? 1 : 0;
                    candidatesSeen += meaning.candidates ? 1 : 0;
                    withoutPlaces += meaning.hasPlaces() ? 0 : 1;
                }
            }
        }
        QVERIFY(cellsSeen > 20 && candidatesSeen > 20 && withoutPlaces > 10);
    }

    void captionsNameDigitAndNumber()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        const auto loaded = LoopBackend().load(network);
        State state;
        state.candidates = Candidates{};
        const Inspection values = Inspection::ofPass(network, *loaded, state);
        const auto caption = [&](const char* name, std::optional<int> digit) {
            return meaningOf(values, network->named(name), digit).caption;
        };
        QVERIFY(caption("hidden_single_row.count", 4)
                    .endsWith(testing::sentence("painting.captions.digit_end", {QStringLiteral("5")})));
        QVERIFY(caption("hidden_single_row.count", std::nullopt)
                    .endsWith(testing::sentence("painting.captions.every_digit_end")));
        QCOMPARE(caption("candidates", 4), testing::sentence("painting.captions.candidates"));
        QVERIFY(caption("naked_pair_row.count", 4).contains(testing::sentence("painting.captions.pair_part")));
        // No candidate at all: a contradiction.
        QVERIFY(caption("contradiction", std::nullopt).endsWith(QStringLiteral(": 1")));
        QVERIFY(caption("solved", std::nullopt).endsWith(QStringLiteral(": 0")));
    }

    void digitsStandOutFromEveryColour_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << static_cast<int>(Theme::Kind::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Kind::Dark);
        QTest::newRow("article") << static_cast<int>(Theme::Kind::Article);
    }

    void digitsStandOutFromEveryColour()
    {
        QFETCH(int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 1e-9);
        for (const Range range : {Range{0, 1}, Range{0, 9}, Range{-8, 9}, Range{0, 162}}) {
            for (int number = range.low; number <= range.high; ++number) {
                const QColor ground = heatColour(number, range, theme);
                for (const QColor& colour : {theme.candidate, theme.givenDigit, theme.foundDigit}) {
                    const QColor written = readableOn(colour, ground);
                    QVERIFY2(contrastRatio(written, ground) >= 4.5 || written == QColor(0x12151a)
                            || written == QColor(0xffffff),
                        qPrintable(QString::number(number)));
                    QVERIFY(contrastRatio(written, ground) > 4);
                }
            }
        }
    }

    void theBoardHasItsColours()
    {
        constexpr int kSize = 720;
        const BoardGeometry geometry(QRectF(0, 0, kSize, kSize), true);
        for (const Theme::Kind kind : {Theme::Kind::Light, Theme::Kind::Dark}) {
            const Theme& theme = Theme::of(kind);
            BoardScene scene;
            for (int i = 0; i < kCandidates; ++i) {
                if (i % 81 != 40) // r5c5 has none
                    scene.candidates.add(i);
            }
            const auto corner = [&](const QImage& image, Candidate candidate) {
                const QRectF rect = geometry.candidateRect(candidate);
                return image.pixelColor((rect.topLeft() + QPointF(2, 2)).toPoint());
            };
            // A mask marks candidates, also where there is none.
            scene.layer = maskOf({{3, 1, 2}, {0, 4, 4}});
            QImage image = painted(scene, geometry, theme, kSize);
            const QColor full = heatColour(1, {0, 1}, theme);
            QCOMPARE(corner(image, {3, 1, 2}), full);
            QCOMPARE(corner(image, {0, 4, 4}), full);
            QCOMPARE(corner(image, {4, 1, 2}), theme.board);
            // Its digit is there still: in another colour than the ground.
            const QRect digit = geometry.candidateRect({3, 1, 2}).toRect();
            bool readable = false;
            for (int y = digit.top(); y <= digit.bottom(); ++y) {
                for (int x = digit.left(); x <= digit.right(); ++x)
                    readable = readable || contrastRatio(image.pixelColor(x, y), full) > 4;
            }
            QVERIFY(readable);
            // The number of a house for a digit is drawn at the candidates of the digit.
            scene.layer->ofHouses = true;
            image = painted(scene, geometry, theme, kSize);
            QCOMPARE(corner(image, {3, 1, 2}), full);
            QCOMPARE(corner(image, {0, 4, 4}), theme.board);
            // Numbers of cells tint cells.
            scene.layer = LayerMeaning{{0, 9}, std::nullopt, false, std::array<double, kCells>{}, {}};
            (*scene.layer->cells)[11] = 4;
            image = painted(scene, geometry, theme, kSize);
            const QPoint inside = (geometry.cellRect({1, 2}).topLeft() + QPointF(3, 3)).toPoint();
            QCOMPARE(image.pixelColor(inside), heatColour(4, {0, 9}, theme));
            // A lit cell has only an outline here, since a tint would hide the colour.
            scene.lit = {{1, 2}, {1, 3}};
            const QImage lit = painted(scene, geometry, theme, kSize);
            const QRectF cell = geometry.cellRect({1, 2});
            QCOMPARE(lit.pixelColor(inside + QPoint(4, 4)), heatColour(4, {0, 9}, theme));
            QCOMPARE(lit.pixelColor((cell.topLeft() + QPointF(20, 1)).toPoint()), theme.cursor);
            QCOMPARE(lit.pixelColor((cell.bottomLeft() + QPointF(20, -2)).toPoint()), theme.cursor);
            QVERIFY(lit.pixelColor((cell.topRight() + QPointF(-2, 20)).toPoint()) != theme.cursor);
            scene.lit.clear();
            const QPoint beside = (geometry.cellRect({1, 3}).topLeft() + QPointF(3, 3)).toPoint();
            QCOMPARE(image.pixelColor(beside), theme.board);
        }
    }

    void theCaptionStaysInItsArea()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        LayerMeaning meaning = maskOf({});
        for (const QString& text : {QStringLiteral("short"), QStringLiteral("long ").repeated(40)}) {
            meaning.caption = text;
            for (const QSize size : {QSize(60, 20), QSize(180, 40), QSize(700, 20)}) {
                QImage image(size + QSize(40, 40), QImage::Format_RGB32);
                image.fill(theme.background);
                QPainter painter(&image);
                paintLayerCaption(painter, QRectF({20, 20}, QSizeF(size)), meaning, theme, 1);
                painter.end();
                int inside = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        if (image.pixelColor(x, y) == theme.background)
                            continue;
                        QVERIFY(QRect({19, 20}, size + QSize(2, 0)).contains(x, y));
                        ++inside;
                    }
                }
                QVERIFY(inside > 10);
            }
        }
    }
};

CONVOKU_TEST(TestLayerMeaning)
#include "tst_layer_meaning.moc"
