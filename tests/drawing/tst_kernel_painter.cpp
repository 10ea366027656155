// SPDX-License-Identifier: MIT
#include "app/drawing/all_windows.h"
#include "app/drawing/kernel_painter.h"
#include "app/drawing/tensor_painter.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <set>

using namespace convoku;

namespace {

bool isWhole(qreal length, qreal ratio)
{
    return std::abs(length * ratio - std::round(length * ratio)) < 1e-6;
}

QImage drawn(const KernelPicture& picture, QSize size, const Theme& theme, qreal ratio = 1)
{
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.background);
    QPainter painter(&image);
    paintKernel(painter, KernelGeometry(picture.kernel, QRectF({}, size), ratio), picture, theme);
    return image;
}

} // namespace

class TestKernelPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        m_networks = {buildEncode(), buildPass({}).network};
    }

    /// The windows of all numbers, listed by hand: lines and boxes of all nine planes; for pairs, each cell of each
    /// plane.
    void allWindows_data()
    {
        QTest::addColumn<QString>("group");
        QTest::addColumn<int>("down"); // cells from one window to the next
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("numbers");
        QTest::newRow("rows") << "hidden_single_row" << 1 << 9 << 1 << 9 << 81;
        QTest::newRow("columns") << "hidden_single_column" << 9 << 1 << 9 << 1 << 81;
        QTest::newRow("boxes") << "hidden_single_box" << 3 << 3 << 3 << 3 << 81;
        QTest::newRow("pairs") << "naked_pair_row" << 1 << 1 << 1 << 1 << 36 * 81;
    }

    void allWindows()
    {
        QFETCH(QString, group);
        QFETCH(int, down);
        QFETCH(int, across);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, numbers);
        const Network& network = m_networks[1];
        const auto foundGroup = std::find_if(network.groups.begin(), network.groups.end(),
            [&](const Group& each) { return each.id == group.toStdString(); });
        QVERIFY(foundGroup != network.groups.end());
        const AllWindows all = allWindowsOf(network, network.layers.at(foundGroup->firstLayer));
        std::vector<WindowBox> expected;
        for (int digit = 0; digit < 9; ++digit) {
            for (int row = 0; row < 9; row += down) {
                for (int column = 0; column < 9; column += across)
                    expected.push_back({digit, row, column, rows, columns});
            }
        }
        QCOMPARE(all.inputs.size(), std::size_t(1));
        QVERIFY(all.inputs.front() == expected);
        QCOMPARE(all.numbers, numbers);
    }

    /// In every layer, each window is inside its plane, and each tap with a weight is in one of the windows.
    void allWindowsHoldAllTaps()
    {
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                const AllWindows all = allWindowsOf(network, layer);
                const Shape out = network.value(layer.outputs.front()).shape;
                QCOMPARE(all.numbers, out.channels * out.rows * out.columns);
                for (std::size_t i = 0; i < all.inputs.size(); ++i) {
                    const Shape in = network.value(layer.inputs[i]).shape;
                    for (const WindowBox& box : all.inputs[i])
                        QVERIFY(box.channel >= 0 && box.channel < in.channels && box.row >= 0 && box.column >= 0
                            && box.row + box.rows <= in.rows && box.column + box.columns <= in.columns);
                }
                const ElementIndex last{out.channels - 1, out.rows - 1, out.columns - 1};
                for (const Tap& tap : windowOf(network, layer, 0, last).taps) {
                    if (tap.weight == 0)
                        continue;
                    const auto& boxes = all.inputs.at(static_cast<std::size_t>(tap.input));
                    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [&](const WindowBox& box) {
                        return box.channel == tap.element.channel && tap.element.row >= box.row
                            && tap.element.row < box.row + box.rows && tap.element.column >= box.column
                            && tap.element.column < box.column + box.columns;
                    }));
                }
            }
        }
    }

    void everyCellHasItsPlace_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("strip") << QSizeF(420, 96) << 1.;
        QTest::newRow("sharp strip") << QSizeF(333.3, 96) << 2.;
        QTest::newRow("low") << QSizeF(300, 60) << 1.5;
        QTest::newRow("page") << QSizeF(912, 116) << 1.;
    }

    void everyCellHasItsPlace()
    {
        QFETCH(QSizeF, size);
        QFETCH(qreal, ratio);
        const QRectF area(QPointF(7, 5), size);
        for (const Network& network : m_networks) {
            for (const Layer& layer : network.layers) {
                const Kernel kernel = kernelOf(network, layer, 0);
                const KernelGeometry geometry(kernel, area, ratio);
                QVERIFY(area.adjusted(-1, -1, 1, 1).contains(geometry.title()));
                if (kernel.kind == Kernel::Kind::None) {
                    QVERIFY(area.adjusted(-1, -1, 1, 1).contains(geometry.sign()) && geometry.cells().isEmpty());
                    QVERIFY(!geometry.cellAt(geometry.sign().center()));
                    continue;
                }
                QVERIFY2(area.adjusted(-1, -1, 1, 1).contains(geometry.cells()), layer.words.c_str());
                std::set<std::pair<qreal, qreal>> corners;
                for (int cell = 0; cell < kernel.cells(); ++cell) {
                    const QRectF rect = geometry.cellRect(cell);
                    QVERIFY(isWhole(rect.left(), ratio) && isWhole(rect.top(), ratio) && isWhole(rect.width(), ratio));
                    QVERIFY(geometry.cells().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(rect));
                    QVERIFY(geometry.cellAt(rect.center()) == cell);
                    QVERIFY(corners.emplace(rect.left(), rect.top()).second);
                    QVERIFY(!geometry.label(ElementIndex::at(cell, kernel.shape).channel).intersects(rect));
                }
                QVERIFY(!geometry.cellAt(geometry.title().center()));
                QVERIFY(!geometry.cellAt({area.right() + 20, area.center().y()}));
            }
        }
    }

    /// From every cell, arrow keys lead to the cell that lies there.
    // It stands behind the last plane of the first row, as high as that plane, and takes nothing from the cells.
    void aBiasHasItsPlace_data()
    {
        QTest::addColumn<int>("planes");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("one plane") << 1 << QSizeF(420, 96);
        QTest::newRow("two planes") << 2 << QSizeF(420, 96);
        QTest::newRow("nine planes") << 9 << QSizeF(600, 96);
        QTest::newRow("planes in several rows") << 9 << QSizeF(200, 400);
        QTest::newRow("title beside") << 2 << QSizeF(600, 60);
    }
    void aBiasHasItsPlace()
    {
        QFETCH(int, planes);
        QFETCH(QSizeF, size);
        Kernel kernel;
        kernel.kind = Kernel::Kind::Weights;
        kernel.shape = {planes, 2, 2};
        kernel.weights.assign(static_cast<std::size_t>(kernel.cells()), 1);
        const QRectF area(QPointF(7, 5), size);
        QVERIFY(KernelGeometry(kernel, area).bias().isEmpty());
        kernel.bias = -3;
        const KernelGeometry geometry(kernel, area);
        const QRectF& bias = geometry.bias();
        QVERIFY(!bias.isEmpty() && area.contains(bias) && !bias.intersects(geometry.title()));
        const QRectF first = geometry.plane(0);
        QCOMPARE(bias.top(), first.top());
        QCOMPARE(bias.height(), first.height());
        qreal right = 0; // of the first row
        for (int plane = 0; plane < planes; ++plane) {
            if (geometry.plane(plane).top() == first.top())
                right = std::max(right, geometry.plane(plane).right());
        }
        QVERIFY(bias.left() > right && bias.left() < right + 10);
    }

    void arrowKeysGoWhereTheyPoint()
    {
        for (const Layer& layer : m_networks.back().layers) {
            const Kernel kernel = kernelOf(m_networks.back(), layer, 0);
            const KernelGeometry geometry(kernel, QRectF(0, 0, 430, 96));
            for (int cell = 0; cell < kernel.cells(); ++cell) {
                const QPointF from = geometry.cellRect(cell).center();
                for (const auto& [across, down] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}}) {
                    const int next = geometry.neighbour(cell, across, down);
                    const QPointF way = geometry.cellRect(next).center() - from;
                    if (next == cell) // the edge: nothing lies there
                        QVERIFY(!geometry.cellAt(from + 1.2 * geometry.cell() * QPointF(across, down)));
                    else
                        QVERIFY(way.x() * across >= 0 && way.y() * down >= 0 && way.x() * down == 0
                            && way.y() * across == 0);
                }
            }
        }
    }

    /// Exactly the cells of weights other than 0 are tinted, and the numbers are written.
    void weightsAreDrawn_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void weightsAreDrawn()
    {
        QFETCH(bool, dark);
        const Theme& theme = Theme::of(dark ? Theme::Kind::Dark : Theme::Kind::Light);
        const Network& network = m_networks.back();
        int kernels = 0;
        for (const Layer& layer : network.layers) {
            if (layer.kind != LayerKind::Convolution)
                continue;
            ++kernels;
            const int channels = network.value(layer.outputs.front()).shape.channels;
            for (const int channel : {0, channels - 1}) {
                const KernelPicture picture = kernelPictureOf(network, layer, channel);
                const QSize size(600, 100);
                const QImage image = drawn(picture, size, theme);
                const KernelGeometry geometry(picture.kernel, QRectF({}, size));
                const auto weights = static_cast<std::size_t>(picture.kernel.cells());
                for (std::size_t i = 0; i < weights; ++i) {
                    const QRectF rect = geometry.cellRect(static_cast<int>(i));
                    const QColor ground = image.pixelColor((rect.topLeft() + QPointF(2, 2)).toPoint());
                    const float weight = layer.weights[static_cast<std::size_t>(channel) * weights + i];
                    QCOMPARE(ground == theme.board, weight == 0.F);
                    if (geometry.cell() < 12)
                        continue;
                    int ink = 0;
                    for (int y = int(rect.top()) + 2; y < int(rect.bottom()) - 1; ++y) {
                        for (int x = int(rect.left()) + 2; x < int(rect.right()) - 1; ++x)
                            ink += image.pixelColor(x, y) != ground ? 1 : 0;
                    }
                    QVERIFY(ink > 3);
                }
            }
        }
        QVERIFY(kernels > 10);
    }

    void titlesSayWhatItIs()
    {
        const Network& network = m_networks.back();
        const auto title = [&](const char* group, std::size_t layer, int channel) {
            for (const Group& each : network.groups) {
                if (each.id == group)
                    return kernelPictureOf(network, network.layers.at(each.firstLayer + layer), channel).title;
            }
            return QString();
        };
        QCOMPARE(title("hidden_single_row", 0, 0), testing::sentence("painting.kernels.of_each_digit"));
        QCOMPARE(title("pointing_row", 0, 3), testing::sentence("painting.kernels.pool"));
        QCOMPARE(title("naked_pair_row", 0, 10), testing::sentence("painting.kernels.of_a_pair"));
        const KernelPicture pair = kernelPictureOf(network, network.layers.at(network.groups[6].firstLayer), 10);
        QCOMPARE(pair.labels.size(), std::size_t(9));
        QCOMPARE(pair.labels.at(4), QStringLiteral("5"));
    }

    /// Above the arrow, inside of what lies between the pictures, as many cells across and down as the kernel has.
    void aSmallOneStandsAboveTheArrow_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("down");
        QTest::newRow("row") << Shape{1, 1, 9} << 9 << 1;
        QTest::newRow("column") << Shape{1, 9, 1} << 1 << 9;
        QTest::newRow("box") << Shape{1, 3, 3} << 3 << 3;
        QTest::newRow("digits") << Shape{9, 1, 1} << 1 << 9;
        QTest::newRow("two planes") << Shape{2, 2, 2} << 2 << 4;
    }
    void aSmallOneStandsAboveTheArrow()
    {
        QFETCH(Shape, shape);
        QFETCH(int, across);
        QFETCH(int, down);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        KernelPicture picture;
        picture.kernel.kind = Kernel::Kind::Weights;
        picture.kernel.shape = shape;
        picture.kernel.weights.assign(static_cast<std::size_t>(shape.elements()), 1);
        const QRectF between(100, 10, 44, 300);
        const auto inked = [&] {
            QImage image(300, 320, QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            paintKernelSign(painter, between, picture, theme);
            painter.end();
            QRect all;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) != theme.background)
                        all |= QRect(x, y, 1, 1);
                }
            }
            return all;
        };
        const QRect all = inked();
        QVERIFY(QRectF(all).bottom() < arrowLine(between) && between.contains(all));
        // Each cell with its line, and one more line at the end.
        const int cell = (all.width() - 1) / across;
        QVERIFY(cell >= 3);
        QCOMPARE(all.width(), across * cell + 1);
        QCOMPARE(all.height(), down * cell + 1);
        QVERIFY(std::abs(all.center().x() - between.center().x()) <= 1);
        picture.kernel = {};
        picture.layer = LayerKind::Relu;
        const QRect sign = inked();
        QVERIFY(!sign.isEmpty() && between.contains(sign) && sign.bottom() < arrowLine(between));
    }

    void marksAreSeen()
    {
        const Network& network = m_networks.back();
        const Theme& theme = Theme::of(Theme::Kind::Light);
        for (const Layer& layer : network.layers) {
            KernelPicture picture = kernelPictureOf(network, layer, 0);
            const QImage plain = drawn(picture, {400, 96}, theme, 2);
            if (picture.kernel.cells() == 0) {
                QImage empty(plain.size(), plain.format());
                empty.setDevicePixelRatio(2);
                empty.fill(theme.background);
                QVERIFY(plain != empty); // the sign
                continue;
            }
            picture.hovered = picture.kernel.cells() - 1;
            QVERIFY(drawn(picture, {400, 96}, theme, 2) != plain);
            picture.hovered.reset();
            picture.here = 0;
            QCOMPARE(drawn(picture, {400, 96}, theme, 2) != plain, picture.kernel.kind == Kernel::Kind::Block);
        }
    }

    /// Places that the slide has passed are unchanged, later places have lost their number, and lines stay.
    void whatIsNotReachedIsCovered()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Shape shape{9, 9, 1};
        const TensorGeometry geometry(shape, QRectF(0, 0, 400, 300));
        for (const bool all : {false, true}) {
            const SlideOrder order{shape, 4, all};
            QImage image(400, 300, QImage::Format_RGB32);
            image.fill(Qt::red);
            QPainter painter(&image);
            const int place = all ? 40 : 5;
            paintNotReached(painter, geometry, order, place, theme);
            painter.end();
            for (int offset = 0; offset < shape.elements(); ++offset) {
                const ElementIndex element = ElementIndex::at(offset, shape);
                const bool later = all ? offset > place : element.channel == 4 && element.row > place;
                const QRectF rect = geometry.element(element);
                QCOMPARE(image.pixelColor(rect.center().toPoint()) != Qt::red, later);
                QCOMPARE(image.pixelColor((rect.bottomRight() - QPointF(0.5, 0.5)).toPoint()), QColor(Qt::red));
            }
        }
    }

private:
    std::vector<Network> m_networks;
};

CONVOKU_TEST(TestKernelPainter)
#include "tst_kernel_painter.moc"
