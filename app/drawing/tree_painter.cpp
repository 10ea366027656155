// SPDX-License-Identifier: MIT
#include "app/drawing/tree_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tree_marks.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cmath>
#include <map>

namespace convoku {
namespace {

using Place = TreeLayout::Place;

constexpr double kLabelGap = 5;
/// Below that a shape can't be told from another: nodes are drawn as small squares.
constexpr double kSmallestShape = 2.8;

enum class Time { Later, Standing, Over };

QFont labelFont(const TreeCamera& camera, QFont::Weight weight = QFont::Normal)
{
    return pictureFont(std::clamp(12 * camera.zoom, 11.0, 24.0), weight);
}

QString labelOf(const SearchTree& tree, int node)
{
    return node == 0 ? Wording::searchRoot() : Wording::guess(tree.node(node).candidate);
}

/// What the label of any guess needs at most.
double labelWidth(const TreeCamera& camera)
{
    return QFontMetricsF(labelFont(camera, QFont::DemiBold)).horizontalAdvance(Wording::guess(kCandidates - 1));
}

/// How far the next node of the row stands, in pixels.
double roomBeside(const TreeLayout& layout, const TreeCamera& camera, std::size_t index)
{
    const Place& place = layout.places()[index];
    const bool last = index + 1 == layout.firstOf(place.row + 1);
    return last ? HUGE_VAL : (layout.places()[index + 1].x - place.x) * camera.across();
}

bool labelFits(const TreeLayout& layout, const TreeCamera& camera, std::size_t index, double width)
{
    const double needed = 2 * camera.radius() + width + 2 * kLabelGap;
    return camera.down() >= 18 && camera.radius() >= kSmallestShape && roomBeside(layout, camera, index) >= needed;
}

class TreePicture
{
public:
    TreePicture(
        QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme)
        : m_painter(painter)
        , m_area(area)
        , m_tree(*scene.tree)
        , m_layout(*scene.layout)
        , m_position(scene.position)
        , m_path(m_tree.pathTo(scene.current()))
        , m_hovered(scene.hovered)
        , m_camera(camera)
        , m_theme(theme)
        , m_radius(camera.radius())
        , m_labelWidth(labelWidth(camera))
    {
    }

    void paint()
    {
        const int last = m_layout.rowCount() - 1;
        const double reach = kTreeMargin + m_radius;
        const auto rowAt = [this](double y) { return (y - m_camera.root.y()) / m_camera.down(); };
        const int top = std::clamp(static_cast<int>(std::floor(rowAt(m_area.top() - reach))), 0, last);
        const int bottom = std::clamp(static_cast<int>(std::ceil(rowAt(m_area.bottom() + reach))), 0, last);
        for (int row = top; row <= std::min(bottom, last - 1); ++row)
            paintEdgesBelow(row);
        paintPathEdges();
        for (int row = top; row <= bottom; ++row)
            paintRow(row);
        paintStanding();
    }

private:
    Time timeOf(int node) const
    {
        const std::size_t depth = m_tree.node(node).depth;
        if (depth < m_path.size() && m_path[depth] == node)
            return Time::Standing;
        return m_tree.pushedAt(node) > m_position ? Time::Later : Time::Over;
    }

    QColor hueOf(int node) const { return node == 0 ? m_theme.thickLine : m_theme.depth(m_tree.node(node).depth); }

    QColor colourOf(int node) const
    {
        switch (m_tree.node(node).status) {
        case NodeStatus::Failed:
            return m_theme.contradictionMark;
        case NodeStatus::Solution:
            return solutionMark(m_theme);
        case NodeStatus::Open:
            break;
        }
        return hueOf(node);
    }

    NodeShape shapeOf(const Place& place) const
    {
        if (place.folded)
            return NodeShape::Triangle;
        switch (m_tree.node(place.node).status) {
        case NodeStatus::Failed:
            return NodeShape::Square;
        case NodeStatus::Solution:
            return NodeShape::Diamond;
        case NodeStatus::Open:
            break;
        }
        return NodeShape::Circle;
    }

    /// Rectangles on whole pixels: crisp, and the quickest thing there is.
    void line(double x, double y, double width, double height, const QColor& colour)
    {
        const double left = std::round(x);
        const double top = std::round(y);
        m_painter.fillRect(
            QRectF(left, top, std::max(1.0, std::round(x + width) - left), std::max(1.0, std::round(y + height) - top)),
            colour);
    }

    /// Children that stand too close for lines of their own hang on the fork itself.
    bool childrenTouch() const { return m_camera.across() < 3; }

    /// Where the line from a node parts to its children.
    double forkBelow(int row) const
    {
        return childrenTouch() ? m_camera.y(row + 1) - smallHeight() / 2 - 1 : m_camera.y(row) + m_camera.down() / 2;
    }

    double smallHeight() const { return std::clamp(m_camera.down() / 3, 2.0, 7.0); }

    void paintEdgesBelow(int row)
    {
        // The children that are seen, and one beyond on each side: a line between those two may cross the area.
        const std::size_t begin = m_layout.firstOf(row + 1);
        const std::size_t end = m_layout.firstOf(row + 2);
        std::size_t first = m_layout.firstFrom(row + 1, m_camera.treeX(m_area.left()));
        const std::size_t behind = m_layout.firstFrom(row + 1, m_camera.treeX(m_area.right()));
        first = std::max(first, begin + 1) - 1;
        const std::size_t last = std::min(behind, end - 1);
        const double middle = forkBelow(row);
        const double up = m_camera.y(row);
        const double down = m_camera.y(row + 1);
        const double step = 1 / m_camera.across(); // of one pixel
        const int lastParent = m_layout.place(static_cast<int>(last)).parent;
        for (int at = m_layout.place(static_cast<int>(first)).parent; at <= lastParent;) {
            const Place& parent = m_layout.place(at);
            // Parents within one pixel share a line.
            int next = at + 1;
            if (step > 1)
                next = std::max(next, static_cast<int>(m_layout.firstFrom(row, parent.x + step)));
            int lastOfGroup = std::min(next, lastParent + 1) - 1;
            while (lastOfGroup > at && m_layout.place(lastOfGroup).childCount == 0)
                --lastOfGroup;
            if (parent.childCount > 0 || lastOfGroup > at)
                paintFork(at, lastOfGroup, up, middle, down);
            at = next;
        }
    }

    void paintFork(int first, int last, double up, double middle, double down)
    {
        const auto withChildren = std::find_if(m_layout.places().begin() + first, m_layout.places().begin() + last,
            [](const Place& place) { return place.childCount > 0; });
        const Place& rightmost = m_layout.place(last);
        const double x = m_camera.x(withChildren->x);
        if (x >= m_area.left() - 1 && x <= m_area.right() + 1)
            line(x, up, 1, middle - up, m_theme.thinLine);
        const double from = m_camera.x(m_layout.place(withChildren->firstChild).x);
        const double to = m_camera.x(m_layout.place(rightmost.firstChild + rightmost.childCount - 1).x);
        const double left = std::max(from, m_area.left() - 2);
        const double right = std::min(to, m_area.right() + 2);
        if (left <= right)
            line(left, middle, right - left + 1, 1, m_theme.thinLine);
        if (first != last || childrenTouch())
            return;
        for (int i = 0; i < withChildren->childCount; ++i) {
            const double child = m_camera.x(m_layout.place(withChildren->firstChild + i).x);
            if (child >= m_area.left() - 1 && child <= m_area.right() + 1)
                line(child, middle, 1, down - middle, m_theme.thinLine);
        }
    }

    void paintRow(int row)
    {
        const double reach = m_radius + (m_radius < kSmallestShape ? 0 : 2 * kLabelGap + m_labelWidth);
        const double right = m_camera.treeX(m_area.right() + m_radius);
        const std::size_t end = m_layout.firstOf(row + 1);
        const double step = 1 / m_camera.across();
        for (std::size_t i = m_layout.firstFrom(row, m_camera.treeX(m_area.left() - reach)); i < end;) {
            const Place& place = m_layout.places()[i];
            if (place.x > right)
                break;
            if (m_radius >= kSmallestShape)
                paintNode(i);
            else
                paintSmall(place);
            // Nodes within one pixel are one.
            i = step > 1 ? std::max(i + 1, m_layout.firstFrom(row, place.x + step)) : i + 1;
        }
    }

    void paintSmall(const Place& place)
    {
        const double side = std::clamp(2 * m_radius, 1.0, 5.0);
        const double height = childrenTouch() ? smallHeight() : side;
        const QColor colour = colourOf(place.node);
        line(m_camera.x(place.x) - side / 2, m_camera.y(place.row) - height / 2, side, height,
            timeOf(place.node) == Time::Later ? fadedMark(colour, m_theme) : colour);
    }

    void paintNode(std::size_t index)
    {
        const Place& place = m_layout.places()[index];
        const Time time = timeOf(place.node);
        const QPointF centre = m_camera.at(place);
        if (time != Time::Standing) // those come last, above everything
            paintMark(centre, shapeOf(place), time, place.node);
        if (place.node == m_hovered) {
            m_painter.setRenderHint(QPainter::Antialiasing);
            m_painter.setPen(QPen(m_theme.label, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(centre, m_radius + 4.5, m_radius + 4.5);
        }
        if (labelFits(m_layout, m_camera, index, m_labelWidth)) {
            m_painter.setFont(labelFont(m_camera, time == Time::Standing ? QFont::DemiBold : QFont::Normal));
            m_painter.setPen(time == Time::Standing ? m_theme.givenDigit
                    : time == Time::Later           ? m_theme.label
                                                    : m_theme.candidate);
            const double left = centre.x() + m_radius + kLabelGap + (place.node == m_path.back() ? 4 : 0);
            m_painter.drawText(
                QPointF(left, centre.y() + m_painter.font().pixelSize() * 0.36), labelOf(m_tree, place.node));
        }
        if (place.folded)
            paintSize(index, centre);
    }

    /// The number of nodes in a folded subtree, below its mark.
    void paintSize(std::size_t index, QPointF centre)
    {
        const QFont font = labelFont(m_camera);
        const double height = font.pixelSize() * 1.2;
        if (m_camera.down() < 2 * m_radius + height)
            return;
        const QString text = QLocale().toString(m_tree.subtreeSize(m_layout.places()[index].node));
        const double width = QFontMetricsF(font).horizontalAdvance(text) + 6;
        if (roomBeside(m_layout, m_camera, index) < width)
            return;
        m_painter.setFont(font);
        m_painter.setPen(m_theme.candidate);
        m_painter.drawText(QRectF(centre.x() - width / 2, centre.y() + m_radius + 2, width, height),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, text);
    }

    void paintMark(QPointF centre, NodeShape shape, Time time, int node)
    {
        const QColor outline = colourOf(node);
        const QColor fill = time == Time::Later                                          ? m_theme.board
            : time == Time::Standing && m_tree.node(node).status != NodeStatus::Solution ? hueOf(node)
                                                                                         : outline;
        // A file of lines gets no pixels.
        if (m_painter.paintEngine()->type() == QPaintEngine::SVG) {
            paintNodeMark(m_painter, {std::round(centre.x()) + 0.5, std::round(centre.y()) + 0.5}, shape, m_radius,
                fill, outline);
            return;
        }
        // Marks are drawn once and copied: there are a dozen kinds and there can be thousands of nodes.
        const QPixmap& pixmap = pixmapOf(shape, fill, outline);
        const double half = pixmap.width() / pixmap.devicePixelRatioF() / 2;
        m_painter.drawPixmap(QPointF(std::round(centre.x()) + 0.5 - half, std::round(centre.y()) + 0.5 - half), pixmap);
    }

    const QPixmap& pixmapOf(NodeShape shape, const QColor& fill, const QColor& outline)
    {
        const auto key = std::make_tuple(shape, fill.rgb(), outline.rgb());
        const auto known = m_pixmaps.find(key);
        if (known != m_pixmaps.end())
            return known->second;
        // Of the screen, or of the picture that a widget is drawn into.
        const double ratio = std::max(m_painter.device()->devicePixelRatioF(), m_painter.deviceTransform().m11());
        return m_pixmaps.emplace(key, nodeMark(shape, m_radius, fill, outline, ratio)).first->second;
    }

    /// From the root to the current node, each part in the hue of the guess it leads to.
    void paintPathEdges()
    {
        const double width = std::clamp(3 * m_camera.zoom, 2.0, 4.0);
        for (std::size_t depth = 1; depth < m_path.size(); ++depth) {
            const Place* const parent = m_layout.placeOf(m_tree, m_path[depth - 1]);
            const Place* const child = m_layout.placeOf(m_tree, m_path[depth]);
            if (!parent || !child)
                return;
            const double from = m_camera.x(parent->x);
            const double to = m_camera.x(child->x);
            const double up = m_camera.y(parent->row);
            const double middle = forkBelow(parent->row);
            const double down = m_camera.y(child->row);
            const double left = std::max(std::min(from, to), m_area.left() - 8);
            const double right = std::min(std::max(from, to), m_area.right() + 8);
            const QColor colour = hueOf(m_path[depth]);
            const auto vertical = [&](double x, double y, double height) {
                if (x >= m_area.left() - 8 && x <= m_area.right() + 8)
                    line(x - (width - 1) / 2, y, width, height, colour);
            };
            if (left <= right)
                line(left - (width - 1) / 2, middle - (width - 1) / 2, right - left + width, width, colour);
            vertical(from, up, middle - up);
            vertical(to, middle, down - middle);
        }
    }

    /// What stands at the position is seen at any zoom, and above everything else.
    void paintStanding()
    {
        const double shown = std::max(m_radius, kSmallestShape + 0.2);
        m_radius = shown;
        m_pixmaps.clear();
        for (const int node : m_path) {
            const Place* const place = m_layout.placeOf(m_tree, node);
            if (!place)
                return;
            const QPointF centre = m_camera.at(*place);
            if (!m_area.adjusted(-kTreeMargin, -kTreeMargin, kTreeMargin, kTreeMargin).contains(centre))
                continue;
            paintMark(centre, shapeOf(*place), Time::Standing, node);
            if (node != m_path.back())
                continue;
            m_painter.setRenderHint(QPainter::Antialiasing);
            m_painter.setPen(QPen(m_theme.cursor, std::clamp(m_radius / 3, 2.0, 3.5)));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(
                QPointF(std::round(centre.x()) + 0.5, std::round(centre.y()) + 0.5), m_radius + 5, m_radius + 5);
        }
    }

    QPainter& m_painter;
    QRectF m_area;
    const SearchTree& m_tree;
    const TreeLayout& m_layout;
    Position m_position;
    std::vector<int> m_path;
    int m_hovered;
    TreeCamera m_camera;
    const Theme& m_theme;
    double m_radius;
    double m_labelWidth;
    std::map<std::tuple<NodeShape, QRgb, QRgb>, QPixmap> m_pixmaps;
};

} // namespace

void paintTree(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme)
{
    painter.save();
    TreePicture(painter, area, scene, camera, theme).paint();
    painter.restore();
}

const TreeLayout::Place* placeAt(const TreeScene& scene, const TreeCamera& camera, QPointF point)
{
    const TreeLayout& layout = *scene.layout;
    const int row = static_cast<int>(std::lround((point.y() - camera.root.y()) / camera.down()));
    const double reach = std::max(camera.radius() + 3, 6.0);
    if (row < 0 || row >= layout.rowCount() || std::abs(point.y() - camera.y(row)) > reach)
        return nullptr;
    // The nearest of the row that is not left of the point, and the one before it, which may have its label here.
    const std::size_t next = layout.firstFrom(row, camera.treeX(point.x()));
    const Place* best = nullptr;
    double distance = reach;
    for (const std::size_t index : {next, next - 1}) {
        if (index < layout.firstOf(row) || index >= layout.firstOf(row + 1))
            continue;
        const Place& place = layout.places()[index];
        const double away = std::abs(camera.x(place.x) - point.x());
        if (away <= distance) {
            best = &place;
            distance = away;
        }
    }
    if (best || next == layout.firstOf(row))
        return best;
    const double width = labelWidth(camera);
    const Place& before = layout.places()[next - 1];
    const bool onLabel = point.x() - camera.x(before.x) <= camera.radius() + kLabelGap + width;
    return onLabel && labelFits(layout, camera, next - 1, width) ? &before : nullptr;
}

} // namespace convoku
