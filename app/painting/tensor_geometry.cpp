// SPDX-License-Identifier: MIT
#include "app/painting/tensor_geometry.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kTitle = 36;
constexpr qreal kLegend = 26;
constexpr qreal kGap = 7; ///< between planes
constexpr qreal kLabelHeight = 14;
constexpr qreal kLabelWidth = 26;
/// Room for the shortest titles.
constexpr qreal kLeastWidth = 96;

/// Labels stand above the planes, but beside planes of a single row.
bool labelsBeside(Shape shape)
{
    return shape.rows == 1 && shape.columns > 1;
}

qreal labelWidth(Shape shape)
{
    return shape.channels > 1 && labelsBeside(shape) ? kLabelWidth : 0;
}

qreal labelHeight(Shape shape)
{
    return shape.channels > 1 && !labelsBeside(shape) ? kLabelHeight : 0;
}

/// Planes and labels, without title and legend.
QSizeF planesSize(Shape shape, int across, qreal cell)
{
    const int down = (shape.channels + across - 1) / across;
    return {across * (shape.columns * cell + labelWidth(shape)) + (across - 1) * kGap,
        down * (shape.rows * cell + labelHeight(shape)) + (down - 1) * kGap};
}

/// As many planes in a row as make a picture that is about as wide as high: 3×3 of nine boards, 6×6 of 36, but nine
/// rows side by side and nine columns one below the other.
int planesAcross(Shape shape)
{
    constexpr qreal kTypicalCell = 10;
    int best = 1;
    qreal bestAspect = 1e9;
    for (int across = 1; across <= shape.channels; ++across) {
        if (shape.channels % across != 0 && shape.channels > 3)
            continue;
        const QSizeF size = planesSize(shape, across, kTypicalCell);
        const qreal aspect = std::abs(std::log(size.width() / size.height()));
        if (aspect < bestAspect) {
            bestAspect = aspect;
            best = across;
        }
    }
    return best;
}

constexpr qreal kBetweenPictures = 22;
constexpr qreal kArrow = 44;
/// What a picture is made wider by at most, so that there is more of its title.
constexpr qreal kTitleRoom = 100;

/// How much larger than those of nine boards the cells of a value are.
qreal enlargement(Shape shape)
{
    if (shape.elements() <= kSide)
        return 2.4;
    if (shape.elements() <= kCells)
        return 1.7;
    return shape.elements() <= kCandidates ? 1 : 0.7;
}

/// Pictures of one side of a layer, in rows of so many.
struct PictureGroup
{
    const std::vector<Shape>& shapes;
    int inRow = 1;
    qreal wider = 0; ///< what a picture gets for its title

    int across() const { return std::min(inRow, static_cast<int>(shapes.size())); }
    QSizeF sizeOf(std::size_t i, qreal cell) const
    {
        const qreal its = std::min(cell * enlargement(shapes[i]), TensorGeometry::kLargestCell);
        const QSizeF size = TensorGeometry::sizeFor(shapes[i], its);
        return {size.width() + wider, size.height()};
    }
    std::vector<QRectF> rects(QPointF corner, qreal cell) const
    {
        std::vector<QRectF> result;
        QPointF next = corner;
        qreal bottom = corner.y();
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            if (i > 0 && static_cast<int>(i) % inRow == 0)
                next = QPointF(corner.x(), bottom + kBetweenPictures);
            result.emplace_back(next, sizeOf(i, cell));
            next.rx() += result.back().width() + kBetweenPictures;
            bottom = std::max(bottom, result.back().bottom());
        }
        return result;
    }
    QSizeF size(qreal cell) const
    {
        QRectF all;
        for (const QRectF& rect : rects({}, cell))
            all |= rect;
        return all.size();
    }
};

} // namespace

TensorArrangement arrangeTensors(
    const std::vector<Shape>& inputs, const std::vector<Shape>& outputs, const QRectF& area)
{
    const qreal arrow = inputs.empty() ? 0 : kArrow;
    TensorArrangement best;
    qreal largest = -1;
    for (int inputsInRow = 1; inputsInRow <= std::max(1, static_cast<int>(inputs.size())); ++inputsInRow) {
        for (int outputsInRow = 1; outputsInRow <= static_cast<int>(outputs.size()); ++outputsInRow) {
            PictureGroup left{inputs, inputsInRow};
            PictureGroup right{outputs, outputsInRow};
            const auto sizeWith = [&](qreal cell) {
                const QSizeF a = left.size(cell);
                const QSizeF b = right.size(cell);
                return QSizeF(a.width() + arrow + b.width(), std::max(a.height(), b.height()));
            };
            qreal low = 1;
            qreal high = TensorGeometry::kLargestCell;
            for (int i = 0; i < 20; ++i) {
                const qreal middle = (low + high) / 2;
                const QSizeF size = sizeWith(middle);
                (size.width() <= area.width() && size.height() <= area.height() ? low : high) = middle;
            }
            if (low <= largest + 0.5)
                continue;
            largest = low;
            const auto spareWidth = [&] { return std::max(0.0, area.width() - sizeWith(low).width()); };
            const qreal wider = std::floor(std::min(spareWidth() / (left.across() + right.across()), kTitleRoom));
            left.wider = inputs.empty() ? 0 : wider;
            right.wider = wider;
            const qreal spare = spareWidth();
            const QPointF corner = area.topLeft() + QPointF(std::floor(spare / 2), 0);
            const QSizeF leftSize = left.size(low);
            best.inputs = left.rects(corner, low);
            best.between = QRectF(corner + QPointF(leftSize.width(), 0),
                QSizeF(arrow, std::max(leftSize.height(), right.size(low).height())));
            best.outputs = right.rects(best.between.topRight(), low);
        }
    }
    if (inputs.empty())
        best.between = {};
    return best;
}

QSizeF TensorGeometry::sizeFor(Shape shape, qreal cell)
{
    const QSizeF planes = planesSize(shape, planesAcross(shape), cell);
    return {std::max(planes.width(), kLeastWidth), planes.height() + kTitle + kLegend};
}

TensorGeometry::TensorGeometry(Shape shape, const QRectF& area, qreal devicePixelRatio, qreal largestCell)
    : m_shape(shape)
    , m_across(planesAcross(shape))
    , m_pixel(1 / devicePixelRatio)
{
    const QSizeF fixed = planesSize(shape, m_across, 0);
    const int down = (shape.channels + m_across - 1) / m_across;
    const qreal wide = (area.width() - fixed.width()) / (m_across * shape.columns);
    const qreal high = (area.height() - fixed.height() - kTitle - kLegend) / (down * shape.rows);
    m_cell = std::max(floored(std::min({wide, high, largestCell})), m_pixel);
    const QPointF corner(floored(area.left()), floored(area.top()));
    m_title = QRectF(corner, QSizeF(area.width(), kTitle));
    m_origin = corner + QPointF(0, kTitle);
    m_legend = QRectF(corner.x(), planes().bottom() + 6, area.width(), kLegend - 6);
}

qreal TensorGeometry::floored(qreal length) const
{
    return std::floor(length / m_pixel + 1e-6) * m_pixel;
}

QRectF TensorGeometry::planes() const
{
    return {m_origin, planesSize(m_shape, m_across, m_cell)};
}

QPointF TensorGeometry::originOf(int channel) const
{
    const QSizeF one = planesSize({2, m_shape.rows, m_shape.columns}, 1, m_cell);
    const qreal width = m_shape.columns * m_cell + labelWidth(m_shape) + kGap;
    // Two planes of the shape below each other, and the gap between them.
    const qreal height = m_shape.channels > 1 ? (one.height() - kGap) / 2 + kGap : m_shape.rows * m_cell;
    return m_origin + QPointF(channel % m_across * width, channel / m_across * height);
}

QRectF TensorGeometry::plane(int channel) const
{
    const QPointF corner = originOf(channel) + QPointF(labelWidth(m_shape), labelHeight(m_shape));
    return {QPointF(floored(corner.x()), floored(corner.y())), QSizeF(m_shape.columns * m_cell, m_shape.rows * m_cell)};
}

QRectF TensorGeometry::label(int channel) const
{
    const QRectF its = plane(channel);
    if (m_shape.channels == 1)
        return {};
    if (labelsBeside(m_shape))
        return {its.left() - kLabelWidth, its.center().y() - kLabelHeight / 2, kLabelWidth - 4, kLabelHeight};
    // A narrow plane's label may stand out a little on both sides.
    const qreal width = std::max(its.width(), its.width() + kGap - 1);
    return {its.center().x() - width / 2, its.top() - kLabelHeight, width, kLabelHeight};
}

QRectF TensorGeometry::element(ElementIndex element) const
{
    const QRectF its = plane(element.channel);
    return {its.left() + element.column * m_cell, its.top() + element.row * m_cell, m_cell, m_cell};
}

std::optional<ElementIndex> TensorGeometry::elementAt(QPointF point) const
{
    for (int channel = 0; channel < m_shape.channels; ++channel) {
        const QRectF its = plane(channel);
        const ElementIndex element{channel, static_cast<int>(std::floor((point.y() - its.top()) / m_cell)),
            static_cast<int>(std::floor((point.x() - its.left()) / m_cell))};
        if (element.isIn(m_shape))
            return element;
    }
    return std::nullopt;
}

ElementIndex TensorGeometry::neighbour(ElementIndex element, int across, int down) const
{
    const int planeColumn = element.channel % m_across;
    const int planeRow = element.channel / m_across;
    const int column = planeColumn * m_shape.columns + element.column + across;
    const int row = planeRow * m_shape.rows + element.row + down;
    if (column < 0 || row < 0 || column >= m_across * m_shape.columns)
        return element;
    const ElementIndex next{
        row / m_shape.rows * m_across + column / m_shape.columns, row % m_shape.rows, column % m_shape.columns};
    return next.isIn(m_shape) ? next : element;
}

} // namespace convoku
