// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace convoku {
namespace {

constexpr qreal kLegend = 26;
constexpr qreal kTensorGap = 7; ///< between planes
constexpr qreal kTensorLabelHeight = 16;
constexpr qreal kLabelWidth = 26;
constexpr qreal kHeadWidth = 26;
constexpr qreal kBoxHeadWidth = 36; ///< for names of the rows of a box: "1–3"
constexpr qreal kHeadHeight = 17;
constexpr qreal kSmall = 22; ///< a small picture
constexpr qreal kSmallLabel = 12; ///< below it
constexpr qreal kSmallGap = 5;
constexpr qreal kSmallWeight = 18; ///< above it, where a kernel has a weight for each plane
constexpr int kSmallInRow = 9;
/// Room for the shortest titles.
constexpr qreal kLeastWidth = 104;

/// Labels stand above the planes, but beside planes of a single row.
bool labelsBeside(Shape drawn)
{
    return drawn.rows == 1 && drawn.columns > 1;
}

/// A plane that is drawn alone still has its label where the value has others.
qreal labelWidth(const TensorCut& cut)
{
    return cut.whole.channels > 1 && !cut.table && labelsBeside(cut.shape()) ? kLabelWidth : 0;
}

qreal labelHeight(const TensorCut& cut)
{
    return cut.whole.channels > 1 && !cut.table && !labelsBeside(cut.shape()) ? kTensorLabelHeight : 0;
}

/// Returns the width of the names of a table's rows.
qreal headWidth(const TensorCut& cut)
{
    const int boxesBelow = cut.board.boxColumns(); // one another
    return cut.whole.rows == boxesBelow ? kBoxHeadWidth : kHeadWidth;
}

/// Returns the sizes of a table's heads, which precede its numbers; 0 × 0 if the cut is not a table.
QSizeF heads(const TensorCut& cut)
{
    return cut.table ? QSizeF(headWidth(cut), kHeadHeight) : QSizeF(0, 0);
}

qreal gapOf(const TensorCut& cut)
{
    return cut.isJoined() ? 0 : kTensorGap;
}

/// Returns the height of the label below a small picture. The position identifies as many planes as there are digits
/// without one.
qreal smallLabel(const TensorCut& cut)
{
    return cut.whole.channels <= cut.board.side() ? 0 : kSmallLabel;
}

/// Returns the height of a small picture with its label, its weight and the gap below.
qreal smallHeight(const TensorCut& cut)
{
    return kSmall + smallLabel(cut) + kSmallGap + (cut.weighsPlanes ? kSmallWeight : 0);
}

/// The small pictures of all planes, with the gap above them.
QSizeF overviewSize(const TensorCut& cut)
{
    if (!cut.overview)
        return {0, 0};
    const int inRow = std::min(kSmallInRow, cut.whole.channels);
    const int rows = (cut.whole.channels + inRow - 1) / inRow;
    return {inRow * (kSmall + kSmallGap) - kSmallGap + heads(cut).width(), rows * smallHeight(cut) + kTensorGap};
}

qreal legendHeight(const TensorCut& cut)
{
    return cut.legend ? kLegend : kTensorGap;
}

/// One plane with its label, and the gap to the next.
QSizeF pitch(const TensorCut& cut, qreal cell)
{
    return {cut.columns * cell + labelWidth(cut) + gapOf(cut), cut.rows * cell + labelHeight(cut) + gapOf(cut)};
}

/// Planes and labels, without title and legend.
QSizeF planesSize(const TensorCut& cut, int across, qreal cell)
{
    const int down = (cut.shape().channels + across - 1) / across;
    const QSizeF one = pitch(cut, cell);
    return QSizeF(across * one.width() - gapOf(cut), down * one.height() - gapOf(cut)) + heads(cut);
}

/// Returns the space that is reserved for opened rows and columns.
QSizeF openRoom(const TensorCut& cut)
{
    return QSizeF(cut.openColumns, cut.openRows) * TensorGeometry::kOpening;
}

/// Returns the number of planes per row for a picture that is about as wide as high: 3×3 of nine boards, 6×6 of 36.
/// Planes of one column are placed side by side, planes of one row one below the other.
int planesAcross(const TensorCut& cut)
{
    constexpr qreal kTypicalCell = 10;
    const int planes = cut.shape().channels;
    if (cut.isJoined())
        return cut.columns == 1 ? planes : 1;
    int best = 1;
    qreal bestAspect = 1e9;
    for (int across = 1; across <= planes; ++across) {
        if (planes % across != 0 && planes > 3)
            continue;
        const QSizeF size = planesSize(cut, across, kTypicalCell);
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
/// Maximum extra width of a picture, for more of its title.
constexpr qreal kTitleRoom = 100;

/// Returns the factor by which the cells of a value are larger than those of the candidates.
qreal enlargement(const TensorCut& cut)
{
    const int elements = cut.shape().elements();
    if (elements <= cut.board.side())
        return 2.4;
    if (elements <= cut.board.cells())
        return 1.7;
    return elements <= cut.board.candidates() ? 1 : 0.7;
}

/// Pictures of one side of a layer, in rows of so many.
struct PictureGroup
{
    const std::vector<TensorCut>& cuts;
    int inRow = 1;
    qreal largestCell = TensorGeometry::kLargestCell;
    qreal titleHeight = TensorGeometry::kTitleHeight;
    qreal wider = 0; ///< what a picture gets for its title

    int across() const { return std::min(inRow, static_cast<int>(cuts.size())); }
    qreal cellOf(std::size_t i, qreal cell) const { return std::min(cell * enlargement(cuts[i]), largestCell); }
    qreal smallestCell(qreal cell) const
    {
        qreal smallest = largestCell;
        for (std::size_t i = 0; i < cuts.size(); ++i)
            smallest = std::min(smallest, cellOf(i, cell));
        return smallest;
    }
    QSizeF sizeOf(std::size_t i, qreal cell) const
    {
        const QSizeF size = TensorGeometry::sizeFor(cuts[i], cellOf(i, cell), titleHeight);
        return {size.width() + wider, size.height()};
    }
    std::vector<QRectF> rects(QPointF corner, qreal cell) const
    {
        std::vector<QRectF> result;
        QPointF next = corner;
        qreal bottom = corner.y();
        for (std::size_t i = 0; i < cuts.size(); ++i) {
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

QRectF TensorArrangement::bounds() const
{
    QRectF all = between;
    for (const std::vector<QRectF>* group : {&inputs, &outputs}) {
        for (const QRectF& rect : *group)
            all |= rect;
    }
    return all;
}

TensorArrangement arrangeTensors(const std::vector<TensorCut>& inputs, const std::vector<TensorCut>& outputs,
    const QRectF& area, qreal zoom, CellSizes cells)
{
    const qreal arrow = inputs.empty() ? 0 : std::max(kArrow, cells.between);
    TensorArrangement best;
    qreal largest = -1;
    qreal leastBeyond = std::numeric_limits<qreal>::max(); ///< what does not fit of the best one
    for (int inputsInRow = 1; inputsInRow <= std::max(1, static_cast<int>(inputs.size())); ++inputsInRow) {
        for (int outputsInRow = 1; outputsInRow <= static_cast<int>(outputs.size()); ++outputsInRow) {
            PictureGroup left{inputs, inputsInRow, cells.largest, cells.titleHeight};
            PictureGroup right{outputs, outputsInRow, cells.largest, cells.titleHeight};
            const auto sizeWith = [&](qreal cell) {
                const QSizeF a = left.size(cell);
                const QSizeF b = right.size(cell);
                return QSizeF(a.width() + arrow + b.width(), std::max(a.height(), b.height()));
            };
            qreal low = cells.least;
            qreal high = cells.largest;
            for (int i = 0; i < 20; ++i) {
                const qreal middle = (low + high) / 2;
                const QSizeF size = sizeWith(middle);
                (size.width() <= area.width() && size.height() <= area.height() ? low : high) = middle;
            }
            // If nothing fits, choose the arrangement that needs the least scrolling.
            const QSizeF size = sizeWith(low);
            const qreal beyond
                = std::max(0.0, size.width() - area.width()) + std::max(0.0, size.height() - area.height());
            if (beyond > leastBeyond || (beyond == leastBeyond && low <= largest + 0.5))
                continue;
            leastBeyond = beyond;
            largest = low;
            // The order is that of the picture that fits, so that zooming does not change it.
            left.largestCell *= zoom;
            right.largestCell *= zoom;
            const qreal cell = low * zoom;
            const auto spareWidth = [&] { return std::max(0.0, area.width() - sizeWith(cell).width()); };
            const qreal wider = std::floor(std::min(spareWidth() / (left.across() + right.across()), kTitleRoom));
            left.wider = inputs.empty() ? 0 : wider;
            right.wider = wider;
            const qreal spare = spareWidth();
            const QPointF corner = area.topLeft() + QPointF(std::floor(spare / 2), 0);
            const QSizeF leftSize = left.size(cell);
            best.inputs = left.rects(corner, cell);
            best.between = QRectF(corner + QPointF(leftSize.width(), 0),
                QSizeF(arrow, std::max(leftSize.height(), right.size(cell).height())));
            best.outputs = right.rects(best.between.topRight(), cell);
            best.smallestCell = std::min(left.smallestCell(cell), right.smallestCell(cell));
        }
    }
    if (inputs.empty())
        best.between = {};
    return best;
}

TensorArrangement arrangeTensors(
    const std::vector<Shape>& inputs, const std::vector<Shape>& outputs, const QRectF& area)
{
    const auto whole = [](const std::vector<Shape>& shapes) {
        std::vector<TensorCut> cuts;
        for (const Shape shape : shapes)
            cuts.push_back(TensorCut::of(shape));
        return cuts;
    };
    return arrangeTensors(whole(inputs), whole(outputs), area);
}

QSizeF TensorGeometry::sizeFor(const TensorCut& cut, qreal cell, qreal titleHeight)
{
    const QSizeF planes = planesSize(cut, planesAcross(cut), cell) + openRoom(cut);
    const QSizeF overview = overviewSize(cut);
    return {std::max({planes.width(), overview.width(), kLeastWidth}),
        planes.height() + overview.height() + titleHeight + legendHeight(cut)};
}

TensorGeometry::TensorGeometry(Shape shape, const QRectF& area, qreal devicePixelRatio, qreal largestCell)
    : TensorGeometry(TensorCut::of(shape), area, devicePixelRatio, largestCell)
{
}

TensorGeometry::TensorGeometry(
    TensorCut cut, const QRectF& area, qreal devicePixelRatio, qreal largestCell, qreal titleHeight)
    : m_cut(std::move(cut))
    , m_across(planesAcross(m_cut))
    , m_pixel(1 / devicePixelRatio)
{
    const QSizeF fixed = planesSize(m_cut, m_across, 0) + openRoom(m_cut);
    const int down = (m_cut.shape().channels + m_across - 1) / m_across;
    const qreal wide = (area.width() - fixed.width()) / (m_across * m_cut.columns);
    const qreal below = overviewSize(m_cut).height() + legendHeight(m_cut);
    const qreal high = (area.height() - fixed.height() - titleHeight - below) / (down * m_cut.rows);
    m_cell = std::max(floored(std::min({wide, high, largestCell})), m_pixel);
    const QPointF corner(floored(area.left()), floored(area.top()));
    m_title = QRectF(corner, QSizeF(area.width(), titleHeight));
    m_origin = corner + QPointF(0, titleHeight);
    m_overview = planes().bottom() + kTensorGap;
    if (m_cut.legend)
        m_legend = QRectF(corner.x(), planes().bottom() + overviewSize(m_cut).height() + 6, area.width(), kLegend - 6);
}

qreal TensorGeometry::floored(qreal length) const
{
    return std::floor(length / m_pixel + 1e-6) * m_pixel;
}

QRectF TensorGeometry::planes() const
{
    return {m_origin, planesSize(m_cut, m_across, m_cell) + openRoom(m_cut)};
}

QPointF TensorGeometry::originOf(int place) const
{
    const QSizeF one = pitch(m_cut, m_cell);
    const QSizeF before = heads(m_cut);
    return m_origin + QPointF(before.width(), before.height())
        + QPointF(place % m_across * one.width(), place / m_across * one.height());
}

QRectF TensorGeometry::plane(int channel) const
{
    const int place = m_cut.placeOf(channel);
    if (place < 0)
        return {};
    if (m_cut.table) {
        const QPoint first = placeInTable({channel, m_cut.firstRow, m_cut.firstColumn});
        const QPointF corner = originOf(0);
        return QRectF(QPointF(floored(corner.x()) + columnStart(first.x()), floored(corner.y()) + rowStart(first.y())),
            QPointF(floored(corner.x()) + columnStart(first.x() + m_cut.columns),
                floored(corner.y()) + rowStart(first.y() + m_cut.rows)));
    }
    const QPointF corner = originOf(place) + QPointF(labelWidth(m_cut), labelHeight(m_cut));
    return {QPointF(floored(corner.x()), floored(corner.y())), QSizeF(m_cut.columns * m_cell, m_cut.rows * m_cell)};
}

QPoint TensorGeometry::placeInTable(ElementIndex element) const
{
    const int place = m_cut.placeOf(element.channel);
    return {place % m_across * m_cut.columns + element.column - m_cut.firstColumn,
        place / m_across * m_cut.rows + element.row - m_cut.firstRow};
}

bool TensorGeometry::isOpen(int line, bool columns) const
{
    return m_cut.table && columns == m_opening.columns && line >= m_opening.first
        && line < m_opening.first + m_opening.count;
}

qreal TensorGeometry::lineStart(int line, bool columns) const
{
    const int opened = columns == m_opening.columns ? std::clamp(line - m_opening.first, 0, m_opening.count) : 0;
    return line * m_cell + opened * floored(kOpening);
}

QRectF TensorGeometry::label(int channel) const
{
    const QRectF rect = plane(channel);
    if (rect.isEmpty() || m_cut.whole.channels == 1)
        return {};
    if (m_cut.table && !m_cut.isJoined())
        return {};
    if (m_cut.isJoined())
        return m_cut.columns == 1 ? QRectF(rect.left(), rect.top() - kHeadHeight, rect.width(), kHeadHeight)
                                  : QRectF(rect.left() - headWidth(m_cut), rect.top(), headWidth(m_cut), rect.height());
    if (labelsBeside(m_cut.shape()))
        return {
            rect.left() - kLabelWidth, rect.center().y() - kTensorLabelHeight / 2, kLabelWidth - 4, kTensorLabelHeight};
    // A narrow plane's label may stand out a little on both sides.
    const qreal width = std::max(rect.width(), rect.width() + kTensorGap - 1);
    return {rect.center().x() - width / 2, rect.top() - kTensorLabelHeight, width, kTensorLabelHeight};
}

QRectF TensorGeometry::element(ElementIndex element) const
{
    if (!m_cut.contains(element))
        return {};
    if (m_cut.table) {
        const QPoint place = placeInTable(element);
        const QPointF corner = table().topLeft();
        return {corner + QPointF(columnStart(place.x()), rowStart(place.y())),
            corner + QPointF(columnStart(place.x() + 1), rowStart(place.y() + 1))};
    }
    const QRectF rect = plane(element.channel);
    return {rect.left() + (element.column - m_cut.firstColumn) * m_cell,
        rect.top() + (element.row - m_cut.firstRow) * m_cell, m_cell, m_cell};
}

QRectF TensorGeometry::number(ElementIndex element) const
{
    // The weight is above the number, or to the left of it.
    const QRectF all = this->element(element);
    return all.isEmpty() ? all : QRectF(all.right() - m_cell, all.bottom() - m_cell, m_cell, m_cell);
}

QRectF TensorGeometry::weight(ElementIndex element) const
{
    QRectF all = this->element(element);
    if (all.isEmpty())
        return {};
    const QPoint place = placeInTable(element);
    if (isOpen(place.y(), false))
        all.setBottom(number(element).top());
    else if (isOpen(place.x(), true))
        all.setRight(number(element).left());
    else
        return {};
    return all;
}

QRectF TensorGeometry::table() const
{
    return m_cut.table ? plane(m_cut.channels.front()) | plane(m_cut.channels.back()) : QRectF();
}

QRectF TensorGeometry::rowHead(int row) const
{
    // The rows of planes side by side are the table's own, those of planes below each other are the planes.
    if (!m_cut.table || row < m_cut.firstRow || row >= m_cut.firstRow + m_cut.rows
        || (m_cut.isJoined() && m_across == 1))
        return {};
    const QRectF all = table();
    const int line = row - m_cut.firstRow;
    return {QPointF(all.left() - headWidth(m_cut), all.top() + rowStart(line)),
        QPointF(all.left(), all.top() + rowStart(line + 1))};
}

QRectF TensorGeometry::columnHead(int column) const
{
    if (!m_cut.table || column < m_cut.firstColumn || column >= m_cut.firstColumn + m_cut.columns
        || (m_cut.isJoined() && m_across > 1))
        return {};
    const QRectF all = table();
    const int line = column - m_cut.firstColumn;
    return {QPointF(all.left() + columnStart(line), all.top() - kHeadHeight),
        QPointF(all.left() + columnStart(line + 1), all.top())};
}

QRectF TensorGeometry::small(int channel) const
{
    if (!m_cut.overview || channel < 0 || channel >= m_cut.whole.channels)
        return {};
    return {m_origin.x() + heads(m_cut).width() + channel % kSmallInRow * (kSmall + kSmallGap),
        m_overview + channel / kSmallInRow * smallHeight(m_cut) + (m_cut.weighsPlanes ? kSmallWeight : 0), kSmall,
        kSmall};
}

QRectF TensorGeometry::smallWeight(int channel) const
{
    const QRectF rect = small(channel);
    return rect.isEmpty() || !m_cut.weighsPlanes
        ? QRectF()
        : rect.adjusted(-2, -kSmallWeight, 2, 0).adjusted(0, 0, 0, -kSmall - 2);
}

int TensorGeometry::smallAt(QPointF point) const
{
    for (int channel = 0; m_cut.overview && channel < m_cut.whole.channels; ++channel) {
        const QRectF rect = small(channel).adjusted(-kSmallGap / 2, 0, kSmallGap / 2, smallLabel(m_cut));
        if (rect.contains(point))
            return channel;
    }
    return -1;
}

std::optional<ElementIndex> TensorGeometry::elementAt(QPointF point) const
{
    for (const int channel : m_cut.channels) {
        const QRectF rect = plane(channel);
        if (!rect.contains(point))
            continue;
        const QPoint first = m_cut.table ? placeInTable({channel, m_cut.firstRow, m_cut.firstColumn}) : QPoint(0, 0);
        const auto lineAt = [this](qreal at, int from, bool columns) {
            int line = static_cast<int>(std::floor(at / m_cell));
            while (line > 0 && lineStart(from + line, columns) - lineStart(from, columns) > at)
                --line;
            return line;
        };
        const ElementIndex element{channel, m_cut.firstRow + lineAt(point.y() - rect.top(), first.y(), false),
            m_cut.firstColumn + lineAt(point.x() - rect.left(), first.x(), true)};
        if (m_cut.contains(element))
            return element;
    }
    return std::nullopt;
}

int TensorGeometry::labelAt(QPointF point) const
{
    for (const int channel : m_cut.channels) {
        if (label(channel).contains(point))
            return channel;
    }
    return -1;
}

ElementIndex TensorGeometry::neighbour(ElementIndex element, int across, int down) const
{
    if (!m_cut.contains(element))
        return {m_cut.channels.front(), m_cut.firstRow, m_cut.firstColumn};
    const Shape drawn = m_cut.shape();
    const int place = m_cut.placeOf(element.channel);
    const int column = place % m_across * drawn.columns + element.column - m_cut.firstColumn + across;
    const int row = place / m_across * drawn.rows + element.row - m_cut.firstRow + down;
    if (column < 0 || row < 0 || column >= m_across * drawn.columns)
        return element;
    const ElementIndex next{
        row / drawn.rows * m_across + column / drawn.columns, row % drawn.rows, column % drawn.columns};
    if (!next.isIn(drawn))
        return element;
    return {m_cut.channels[static_cast<std::size_t>(next.channel)], m_cut.firstRow + next.row,
        m_cut.firstColumn + next.column};
}

} // namespace convoku
