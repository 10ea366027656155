// SPDX-License-Identifier: MIT
#include "app/drawing/kernel_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/graph_signs.h"
#include "app/drawing/tensor_painter.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kKernelPainterLeastCellWithNumbers = 9;
constexpr int kLeastWeight = 4; ///< letters below that can't be read
constexpr qreal kKernelPainterLabelSize = 9.5;
// Sizes of the small kernel above an arrow, in pixels.
constexpr qreal kBesideSign = 4;
constexpr qreal kAboveArrow = 10;
constexpr qreal kLayerSign = 24;
constexpr qreal kLeastSign = 12;
constexpr qreal kLargestSignCell = 8;
constexpr qreal kLeastSignCell = 3;

/// A cell's ground: the hue of the lit window, which the kernel lies on; a weight below 0 has the other one.
QColor groundOf(const KernelPicture& picture, int cell, const Theme& theme)
{
    const Kernel& kernel = picture.kernel;
    if (kernel.kind == Kernel::Kind::Block)
        return cell == picture.here ? blended(theme.board, theme.family(RuleFamily::Pointing), 0.45) : theme.board;
    if (kernel.kind == Kernel::Kind::Window)
        return blended(theme.board, theme.family(RuleFamily::Pointing), 0.12);
    const double weight = kernel.weights.at(static_cast<std::size_t>(cell));
    if (weight == 0)
        return theme.board;
    return blended(theme.board, theme.family(weight > 0 ? RuleFamily::Pointing : RuleFamily::NakedPair), 0.22);
}

/// Returns the font of the weights: the usual size for the cell, or a smaller one if the widest weight needs it.
QFont weightFont(QPainter& painter, const Kernel& kernel, qreal cell)
{
    const qreal usual = std::min(cell * 0.5, 14.0);
    const QFontMetricsF metrics(pictureFont(usual), painter.device());
    qreal widest = 0;
    for (const double weight : kernel.weights)
        widest = std::max(widest, metrics.horizontalAdvance(LayerWording::number(weight)));
    const qreal room = cell - 2;
    return pictureFont(widest <= room ? usual : usual * room / widest);
}

void paintCells(QPainter& painter, const KernelGeometry& geometry, const KernelPicture& picture, const Theme& theme)
{
    const Kernel& kernel = picture.kernel;
    const QColor line = blended(theme.board, theme.family(RuleFamily::Pointing), 0.7);
    const qreal pixel = geometry.pixel();
    bool writes = kernel.kind == Kernel::Kind::Weights && geometry.cell() >= kKernelPainterLeastCellWithNumbers;
    if (writes) {
        painter.setFont(weightFont(painter, kernel, geometry.cell()));
        writes = painter.font().pixelSize() >= kLeastWeight;
    }
    for (int cell = 0; cell < kernel.cells(); ++cell)
        painter.fillRect(geometry.cellRect(cell), groundOf(picture, cell, theme));
    // Neighbours share a line.
    for (int cell = 0; cell < kernel.cells(); ++cell)
        paintSharpFrame(painter, geometry.cellRect(cell).adjusted(0, 0, pixel, pixel), pixel, line);
    for (int cell = 0; writes && cell < kernel.cells(); ++cell) {
        const double weight = kernel.weights[static_cast<std::size_t>(cell)];
        painter.setPen(weight == 0 ? blended(theme.board, theme.label, 0.55) : theme.givenDigit);
        painter.drawText(
            geometry.cellRect(cell).adjusted(0, 0, pixel, pixel), Qt::AlignCenter, LayerWording::number(weight));
    }
    painter.setFont(pictureFont(kKernelPainterLabelSize));
    painter.setPen(theme.label);
    for (std::size_t plane = 0; plane < picture.labels.size(); ++plane)
        painter.drawText(
            geometry.label(static_cast<int>(plane)).adjusted(-4, 0, 4, 0), Qt::AlignCenter, picture.labels[plane]);
    if (!geometry.bias().isEmpty()) {
        painter.setFont(pictureFont(std::clamp(geometry.cell() * 0.5, 10.0, 14.0)));
        painter.setPen(theme.givenDigit);
        const QString sign = kernel.bias < 0 ? QStringLiteral("−") : QStringLiteral("+");
        painter.drawText(geometry.bias(), Qt::AlignLeft | Qt::AlignVCenter,
            sign + QLatin1Char(' ') + LayerWording::number(std::abs(kernel.bias)));
    }
    if (picture.hovered && *picture.hovered < kernel.cells()) {
        const qreal thickness = std::max(2.0, pixel);
        paintSharpFrame(painter, geometry.cellRect(*picture.hovered).adjusted(-1, -1, 1 + pixel, 1 + pixel), thickness,
            theme.cursor);
    }
}

} // namespace

KernelPicture kernelPictureOf(const Network& network, const Layer& layer, int channel)
{
    KernelPicture picture;
    picture.kernel = kernelOf(network, layer, channel);
    picture.layer = layer.kind;
    picture.title = LayerWording::kernel(network, layer, picture.kernel);
    const ValueId input = layer.inputs.front();
    const Shape shape = network.value(input).shape;
    const Places places = placesOf(network, input);
    for (int plane = 0; picture.kernel.shape.channels > 1 && plane < picture.kernel.shape.channels; ++plane)
        picture.labels.push_back(LayerWording::plane(shape, places, picture.kernel.firstPlane + plane));
    return picture;
}

void paintKernel(QPainter& painter, const KernelGeometry& geometry, const KernelPicture& picture, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(theme.givenDigit);
    const bool beside = geometry.title().left() > geometry.cells().left() && !geometry.cells().isEmpty();
    if (beside) {
        painter.setFont(pictureFont(12, QFont::DemiBold));
        painter.drawText(geometry.title(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, picture.title);
        paintCells(painter, geometry, picture, theme);
        painter.restore();
        return;
    }
    // Smaller letters before fewer of them.
    for (const qreal size : {12.0, 11.0, 10.0}) {
        painter.setFont(pictureFont(size, QFont::DemiBold));
        if (QFontMetricsF(painter.font(), painter.device()).horizontalAdvance(picture.title)
            <= geometry.title().width())
            break;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(geometry.title(), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(picture.title, Qt::ElideRight, geometry.title().width()));
    if (geometry.sign().isEmpty()) {
        paintCells(painter, geometry, picture, theme);
    } else {
        painter.setRenderHint(QPainter::Antialiasing);
        paintLayerSign(painter, geometry.sign().adjusted(3, 3, -3, -3), picture.layer,
            operationColour(operationFamily(picture.layer), theme));
    }
    painter.restore();
}

void paintKernelSign(QPainter& painter, const QRectF& between, const KernelPicture& picture, const Theme& theme)
{
    if (between.isEmpty())
        return;
    const qreal bottom = arrowLine(between) - kAboveArrow;
    const QRectF room(between.left() + kBesideSign, between.top() + TensorGeometry::kTitleHeight,
        between.width() - 2 * kBesideSign, bottom - between.top() - TensorGeometry::kTitleHeight);
    painter.save();
    const Kernel& kernel = picture.kernel;
    if (kernel.kind == Kernel::Kind::None) {
        const qreal side = std::min({room.width(), room.height(), kLayerSign});
        painter.setRenderHint(QPainter::Antialiasing);
        if (side >= kLeastSign)
            paintLayerSign(painter, QRectF(room.center().x() - side / 2, bottom - side, side, side), picture.layer,
                operationColour(operationFamily(picture.layer), theme));
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    // One above the other: planes of a single weight are a column then.
    const int rows = kernel.shape.channels * kernel.shape.rows;
    const qreal cell
        = std::floor(std::min({room.width() / kernel.shape.columns, room.height() / rows, kLargestSignCell}));
    if (cell >= kLeastSignCell) {
        const QPointF corner(
            std::round(room.center().x() - cell * kernel.shape.columns / 2), std::round(bottom - cell * rows));
        const QColor line = blended(theme.board, theme.family(RuleFamily::Pointing), 0.7);
        for (int i = 0; i < kernel.cells(); ++i) {
            const QRectF rect(
                corner + QPointF(i % kernel.shape.columns, i / kernel.shape.columns) * cell, QSizeF(cell, cell));
            painter.fillRect(rect.adjusted(0, 0, 1, 1), line);
            painter.fillRect(rect.adjusted(1, 1, 0, 0), groundOf(picture, i, theme));
        }
    }
    painter.restore();
}

void paintNotReached(
    QPainter& painter, const TensorGeometry& geometry, const SlideOrder& order, int place, const Theme& theme)
{
    const QColor veil = blended(theme.background, theme.thinLine, 0.5);
    const qreal pixel = geometry.pixel();
    // The lines of the plane stay: each element ends with them, and the first ones begin with them too.
    for (int next = place + 1; next < order.count(); ++next) {
        const ElementIndex element = order.at(next);
        if (!geometry.cut().contains(element))
            continue;
        painter.fillRect(geometry.element(element).adjusted(
                             element.column == 0 ? pixel : 0, element.row == 0 ? pixel : 0, -pixel, -pixel),
            veil);
    }
}

} // namespace convoku
