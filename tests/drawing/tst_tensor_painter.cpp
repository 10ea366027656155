// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_painter.h"
#include "tests/support/board_places.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// All that the network has, and some that it does not.
constexpr Shape kShapes[] = {{9, 9, 9}, {36, 9, 9}, {9, 9, 1}, {9, 1, 9}, {36, 9, 1}, {36, 1, 9}, {9, 3, 3}, {36, 3, 3},
    {9, 9, 3}, {9, 3, 9}, {9, 1, 1}, {1, 9, 9}, {1, 9, 1}, {1, 1, 1}, {2, 4, 5}, {7, 2, 3}};

std::vector<ElementIndex> elementsOf(Shape shape)
{
    std::vector<ElementIndex> all;
    for (int i = 0; i < shape.elements(); ++i)
        all.push_back(ElementIndex::at(i, shape));
    return all;
}

bool isWhole(qreal length, qreal ratio)
{
    return std::abs(length * ratio - std::round(length * ratio)) < 1e-6;
}

const Theme& themeOf(bool dark)
{
    return Theme::of(dark ? Theme::Kind::Dark : Theme::Kind::Light);
}

TensorPicture randomPicture(Shape shape, Range range, unsigned seed)
{
    Random random(seed);
    TensorPicture picture;
    picture.shape = shape;
    picture.places = placesOf(shape);
    picture.range = range;
    for (int i = 0; i < shape.elements(); ++i)
        picture.numbers.push_back(randomNumber(random, range.low, range.high));
    picture.title = QStringLiteral("numbers");
    return picture;
}

int distance(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

struct Drawing
{
    QImage image;
    TensorGeometry geometry;
    qreal ratio;

    Drawing(const TensorPicture& picture, const Theme& theme, qreal devicePixelRatio, QSizeF size = {400, 400},
        const TensorMarks& marks = {})
        : image((size * devicePixelRatio).toSize(), QImage::Format_RGB32)
        , geometry(picture.shape, QRectF({}, size), devicePixelRatio)
        , ratio(devicePixelRatio)
    {
        image.setDevicePixelRatio(ratio);
        image.fill(theme.background);
        QPainter painter(&image);
        painter.setPen(Qt::green);
        paintTensor(painter, geometry, picture, theme);
        paintTensorMarks(painter, geometry, marks, theme);
        unchanged = painter.pen().color() == QColor(Qt::green) && !painter.testRenderHint(QPainter::Antialiasing);
    }

    QColor at(QPointF point) const
    {
        return image.pixelColor(static_cast<int>(point.x() * ratio), static_cast<int>(point.y() * ratio));
    }
    /// Pixels of the rectangle that do not have the colour.
    int ink(const QRectF& rect, const QColor& ground) const
    {
        int found = 0;
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixelColor(x, y) != ground ? 1 : 0;
        }
        return found;
    }

    bool unchanged = false;
};

} // namespace

class TestTensorPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elementsLieSideBySide_data()
    {
        QTest::addColumn<qreal>("width");
        QTest::addColumn<qreal>("height");
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("wide") << 900. << 420. << 1.;
        QTest::newRow("high") << 380. << 800. << 1.;
        QTest::newRow("sharp") << 430.3 << 401.7 << 2.;
        QTest::newRow("odd ratio") << 700. << 500. << 1.5;
    }

    void elementsLieSideBySide()
    {
        QFETCH(qreal, width);
        QFETCH(qreal, height);
        QFETCH(qreal, ratio);
        const QRectF area(12, 7, width, height);
        for (const Shape shape : kShapes) {
            const TensorGeometry geometry(shape, area, ratio);
            QVERIFY(geometry.cell() >= 2 && geometry.cell() <= TensorGeometry::kLargestCell);
            QRectF before;
            for (const ElementIndex element : elementsOf(shape)) {
                const QRectF rect = geometry.element(element);
                QVERIFY(area.contains(rect) && geometry.plane(element.channel).contains(rect.center()));
                QVERIFY(!rect.intersects(geometry.title()) && !rect.intersects(geometry.legend()));
                QVERIFY(!rect.intersects(geometry.label(element.channel)));
                // Each point belongs to one element: so none lies over another.
                QVERIFY(geometry.elementAt(rect.center()) == element);
                QVERIFY(geometry.elementAt(rect.topLeft() + QPointF(0.01, 0.01)) == element);
                QVERIFY(isWhole(rect.left(), ratio) && isWhole(rect.top(), ratio) && isWhole(rect.width(), ratio));
                if (element.column > 0)
                    QVERIFY(std::abs(rect.left() - before.right()) < 1e-6);
                before = rect;
            }
            QVERIFY(area.bottom() >= geometry.legend().bottom() - 1 / ratio);
            QVERIFY(!geometry.elementAt(area.topLeft()));
        }
    }

    void planesStandWhereTheyAreExpected()
    {
        const QRectF area(0, 0, 600, 600);
        const auto across = [area](Shape shape) { return TensorGeometry(shape, area).across(); };
        QCOMPARE(across({9, 9, 9}), 3);
        QCOMPARE(across({36, 9, 9}), 6);
        QCOMPARE(across({9, 3, 3}), 3);
        QCOMPARE(across({9, 9, 1}), 9); // columns side by side: rows down, digits across
        QCOMPARE(across({9, 1, 9}), 1); // rows one below the other
        QCOMPARE(across({1, 9, 9}), 1);
        const TensorGeometry nine({9, 9, 9}, area);
        QVERIFY(nine.plane(1).left() > nine.plane(0).right() && nine.plane(1).top() == nine.plane(0).top());
        QVERIFY(nine.plane(3).top() > nine.plane(0).bottom() && nine.plane(3).left() == nine.plane(0).left());
    }

    /// Pictures that do not fit at their smallest size are arranged for the least scrolling: here two boards beside
    /// each other with the switch below them, not all three in a column.
    void whatDoesNotFitIsScrolledTheLeast()
    {
        const auto cut = [](Shape shape) { return TensorCut::of(shape); };
        const std::vector<TensorCut> inputs{cut({1, 9, 9}), cut({1, 9, 9}), cut({1, 1, 1})};
        const QRectF area(12, 12, 590, 350);
        const TensorArrangement arrangement = arrangeTensors(inputs, {cut({1, 9, 9})}, area, 1, {11, 48, 50});
        QVERIFY(arrangement.bounds().bottom() > area.bottom());
        QVERIFY(arrangement.bounds().right() <= area.right());
        QCOMPARE(arrangement.inputs.at(1).top(), arrangement.inputs.at(0).top());
        QVERIFY(arrangement.inputs.at(2).top() > arrangement.inputs.at(0).bottom());
        // Three boards' heights would be the other choice.
        QVERIFY(arrangement.bounds().height() < 2 * (11 * 1.7 * 9 + 50 + 26) + 22);
    }

    void titlesTakeTheLinesThatTheyNeed_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("subtitle");
        QTest::addColumn<qreal>("width");
        QTest::addColumn<qreal>("height"); // a line of the title has 16, one below it 15, and 5 are the gap;
                                           // what fits behind the title stands there
        QTest::newRow("none") << QString() << QString() << 100. << 22.;
        QTest::newRow("short") << QStringLiteral("push") << QStringLiteral("in") << 100. << 22.;
        QTest::newRow("one below the other") << QStringLiteral("mmmmmmmm") << QStringLiteral("nnnnnnnn") << 110. << 36.;
        QTest::newRow("two lines") << QStringLiteral("mmmmmmmm mmmmmmmm") << QStringLiteral("in") << 110. << 52.;
        QTest::newRow("below too") << QStringLiteral("mmmmmmmm mmmmmmmm") << QStringLiteral("nnnnnnnnnnnn nnnnnnnnnnnn")
                                   << 110. << 67.;
        QTest::newRow("a word that is too long") << QString(18, QLatin1Char('m')) << QString() << 110. << 52.;
    }
    void titlesTakeTheLinesThatTheyNeed()
    {
        QFETCH(QString, title);
        QFETCH(QString, subtitle);
        QFETCH(qreal, width);
        QTEST(titleHeightFor(title, subtitle, width), "height");
    }

    void arrowsLeadFromElementToElement()
    {
        const TensorGeometry geometry({9, 9, 9}, QRectF(0, 0, 600, 600));
        ElementIndex element{3, 4, 0};
        for (int i = 1; i < 27; ++i) {
            element = geometry.neighbour(element, 1, 0);
            QVERIFY((element == ElementIndex{3 + i / 9, 4, i % 9}));
        }
        QVERIFY(geometry.neighbour(element, 1, 0) == element); // the right edge
        element = {1, 0, 7};
        for (int i = 1; i < 27; ++i) {
            element = geometry.neighbour(element, 0, 1);
            QVERIFY((element == ElementIndex{1 + 3 * (i / 9), i % 9, 7}));
        }
        QVERIFY(geometry.neighbour(element, 0, 1) == element);
        // A move and the opposite move lead back to the start, in every shape.
        for (const Shape shape : kShapes) {
            const TensorGeometry other(shape, QRectF(0, 0, 500, 400));
            for (const ElementIndex from : elementsOf(shape)) {
                for (const auto& [right, down] : {std::pair(1, 0), {0, 1}, {-1, 0}, {0, -1}}) {
                    const ElementIndex to = other.neighbour(from, right, down);
                    QVERIFY(to.isIn(shape) && (to == from || other.neighbour(to, -right, -down) == from));
                    const QPointF moved = other.element(to).center() - other.element(from).center();
                    QVERIFY(to == from || moved.x() * right + moved.y() * down > 0);
                }
            }
        }
    }

    void picturesOfALayerDoNotOverlap()
    {
        const std::vector<std::pair<std::vector<Shape>, std::vector<Shape>>> layers{{{{9, 9, 9}}, {{9, 9, 1}}},
            {{{9, 9, 9}, {9, 9, 9}, {1, 9, 9}}, {{9, 9, 9}}}, {{{1, 9, 9}}, {{1, 1, 1}, {1, 1, 1}}},
            {{{9, 9, 9}}, {{36, 9, 9}}}, {{{36, 9, 1}}, {{36, 9, 9}}}, {{}, {{9, 9, 9}}}};
        for (const QSizeF size : {QSizeF(1200, 500), QSizeF(700, 520), QSizeF(500, 900)}) {
            const QRectF area({10, 20}, size);
            for (const auto& [inputs, outputs] : layers) {
                const TensorArrangement arrangement = arrangeTensors(inputs, outputs, area);
                QCOMPARE(arrangement.inputs.size(), inputs.size());
                QCOMPARE(arrangement.outputs.size(), outputs.size());
                std::vector<QRectF> all = arrangement.inputs;
                all.insert(all.end(), arrangement.outputs.begin(), arrangement.outputs.end());
                for (std::size_t i = 0; i < all.size(); ++i) {
                    QVERIFY(area.adjusted(-1, -1, 1, 1).contains(all[i]));
                    QVERIFY(!all[i].intersects(arrangement.between));
                    for (std::size_t k = 0; k < i; ++k)
                        QVERIFY(!all[i].intersects(all[k]));
                }
                for (const QRectF& input : arrangement.inputs)
                    QVERIFY(input.right() < arrangement.outputs.front().left());
            }
        }
    }

    void coloursTellNumbersApart()
    {
        for (const bool dark : {false, true}) {
            const Theme& theme = themeOf(dark);
            for (const Range range : {Range{0, 1}, Range{0, 9}, Range{-1, 1}, Range{-8, 3}}) {
                QVERIFY(heatColour(0, range, theme) == theme.board);
                for (const int sign : {1, -1}) {
                    int before = 0;
                    for (int number = 1; number <= (sign > 0 ? range.high : -range.low); ++number) {
                        const int away = distance(heatColour(sign * number, range, theme), theme.board);
                        QVERIFY(away > before + 5);
                        before = away;
                    }
                }
            }
            QVERIFY(distance(heatColour(1, {-1, 1}, theme), heatColour(-1, {-1, 1}, theme)) > 60);
            // Levels of the search: the few that are in use are not all the same.
            const Range levels{0, 162};
            QVERIFY(distance(heatColour(1, levels, theme), theme.board) > 30);
            QVERIFY(distance(heatColour(1, levels, theme), heatColour(7, levels, theme)) > 30);
        }
    }

    void elementsHaveTheirColours_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("light") << false << 1.;
        QTest::newRow("light, sharp") << false << 2.;
        QTest::newRow("dark") << true << 1.;
        QTest::newRow("dark, sharp") << true << 2.;
    }

    void elementsHaveTheirColours()
    {
        QFETCH(bool, dark);
        QFETCH(qreal, ratio);
        const Theme& theme = themeOf(dark);
        unsigned seed = 1;
        for (const Shape shape : kShapes) {
            for (const Range range : {Range{0, 1}, Range{-8, 9}}) {
                TensorPicture picture = randomPicture(shape, range, ++seed);
                picture.writesNumbers = false;
                const Drawing drawing(picture, theme, ratio);
                QVERIFY(drawing.unchanged);
                for (const ElementIndex element : elementsOf(shape)) {
                    const double number = picture.numbers[static_cast<std::size_t>(element.offsetIn(shape))];
                    const QRectF rect = drawing.geometry.element(element);
                    QCOMPARE(drawing.at(rect.center()), heatColour(number, range, theme));
                    if (drawing.geometry.cell() * ratio > 4) // crisp up to its lines
                        QCOMPARE(drawing.at(rect.topLeft() + QPointF(1.1, 1.1)), heatColour(number, range, theme));
                }
                for (int channel = 0; channel < shape.channels; ++channel) {
                    const QRectF label = drawing.geometry.label(channel);
                    QCOMPARE(drawing.ink(label, theme.background) > 0, shape.channels > 1);
                }
                QVERIFY(drawing.ink(drawing.geometry.legend(), theme.background) > 20);
                QVERIFY(drawing.ink(drawing.geometry.title(), theme.background) > 20);
            }
        }
    }

    void numbersStandWhereThereIsRoom()
    {
        const Theme& theme = themeOf(false);
        TensorPicture picture = randomPicture({1, 9, 9}, {0, 0}, 1);
        picture.numbers[40] = 7;
        picture.range = {0, 9};
        const auto ink = [&](QSizeF size, ElementIndex element) {
            const Drawing drawing(picture, theme, 1, size);
            const double number = picture.numbers[static_cast<std::size_t>(element.offsetIn(picture.shape))];
            return drawing.ink(
                drawing.geometry.element(element).adjusted(2, 2, -2, -2), heatColour(number, picture.range, theme));
        };
        QVERIFY(ink({400, 400}, {0, 4, 4}) > 10 && ink({400, 400}, {0, 0, 1}) > 10);
        QCOMPARE(ink({100, 150}, {0, 4, 4}), 0);
        picture.writesNumbers = false;
        QCOMPARE(ink({400, 400}, {0, 4, 4}), 0);
        picture.writesNumbers = true;
        // Without colours there are only the numbers.
        picture.colours = false;
        const Drawing plain(picture, theme, 1);
        QCOMPARE(plain.at(plain.geometry.element({0, 4, 4}).topLeft() + QPointF(2, 2)), theme.board);
        QVERIFY(plain.ink(plain.geometry.element({0, 4, 4}).adjusted(2, 2, -2, -2), theme.board) > 10);
        // Numbers that are too wide for their cells are not squeezed in.
        const TensorGeometry small({1, 9, 9}, QRectF(0, 0, 9 * 14., 300));
        QVERIFY(hasRoomForNumbers(small, picture));
        picture.numbers[3] = -160;
        QVERIFY(!hasRoomForNumbers(small, picture));
    }

    /// The three columns of lines in boxes have names of three signs ("1–3"): each one stands free of the others, or
    /// not at all.
    void namesOfColumnsDoNotRunIntoEachOther_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<int>("names");
        QTest::newRow("narrow cells") << 260.0 << 2;
        QTest::newRow("wide cells") << 700.0 << 3;
    }
    void namesOfColumnsDoNotRunIntoEachOther()
    {
        QFETCH(const double, side);
        QFETCH(const int, names);
        const Theme& theme = themeOf(false);
        const TensorPicture picture = randomPicture({1, 9, 3}, {0, 1}, 1);
        TensorCut cut = TensorCut::of(picture.shape);
        cut.table = true;
        const TensorGeometry geometry(cut, QRectF(0, 0, side, side), 1, 48);
        QImage image(qRound(side), qRound(side), QImage::Format_RGB32);
        image.fill(theme.background);
        QPainter painter(&image);
        paintTensor(painter, geometry, picture, theme);
        painter.end();
        const QRect band = (geometry.columnHead(0) | geometry.columnHead(2)).adjusted(-6, 1, 6, -2).toRect();
        const auto isBlank = [&](int x) {
            for (int y = band.top(); y <= band.bottom(); ++y) {
                if (image.pixelColor(x, y) != theme.background)
                    return false;
            }
            return true;
        };
        int groups = 0;
        int blank = 3;
        for (int x = band.left(); x <= band.right(); ++x) {
            if (isBlank(x)) {
                ++blank;
                continue;
            }
            groups += blank >= 3 ? 1 : 0;
            blank = 0;
        }
        QCOMPARE(groups, names);
    }

    void marksFrameTheWindow()
    {
        for (const qreal ratio : {1., 2.}) {
            const Theme& theme = themeOf(false);
            TensorPicture picture = randomPicture({9, 9, 9}, {0, 0}, 1);
            picture.range = {0, 1};
            picture.writesNumbers = false;
            TensorMarks marks;
            for (int column = 0; column < 9; ++column)
                marks.lit.push_back({4, 2, column});
            marks.hovered = ElementIndex{1, 4, 4};
            marks.picked = ElementIndex{8, 8, 8};
            const Drawing drawing(picture, theme, ratio, {400, 400}, marks);
            QVERIFY(drawing.unchanged);
            const QColor light = theme.family(RuleFamily::Pointing);
            const auto rect = [&](ElementIndex element) { return drawing.geometry.element(element); };
            const QRectF first = rect({4, 2, 0});
            const QRectF inner = rect({4, 2, 4});
            const QRectF last = rect({4, 2, 8});
            QCOMPARE(drawing.at({first.left() - 0.4, first.center().y()}), light);
            QCOMPARE(drawing.at({last.right() + 0.4, last.center().y()}), light);
            QCOMPARE(drawing.at({inner.center().x(), inner.top() - 0.4}), light);
            QCOMPARE(drawing.at({inner.center().x(), inner.bottom() + 0.4}), light);
            QVERIFY(drawing.at({inner.left() + 1.1, inner.center().y()}) != light); // no edges inside the window
            QVERIFY(drawing.at(inner.center()) != theme.board); // tinted
            QCOMPARE(drawing.at(rect({4, 4, 4}).center()), theme.board);
            QCOMPARE(drawing.at(rect({5, 2, 4}).center()), theme.board); // another plane
            const QRectF picked = rect({8, 8, 8});
            QCOMPARE(drawing.at({picked.left() - 1.1, picked.center().y()}), theme.cursor);
            QCOMPARE(drawing.at({rect({1, 4, 4}).left() - 0.4, rect({1, 4, 4}).center().y()}), theme.cursor);
        }
    }
};

CONVOKU_TEST(TestTensorPainter)
#include "tst_tensor_painter.moc"
