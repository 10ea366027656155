// SPDX-License-Identifier: MIT
#include "app/drawing/tree_painter.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/drawing/tree_marks.h"
#include "app/drawing/tree_writer.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <functional>

namespace convoku {
namespace {

using Place = TreeLayout::Place;

constexpr double kLater = 0.38; ///< opacity of what has not run yet
constexpr double kPathWidth = 4;
constexpr double kBranchWidth = 1.5;
constexpr double kTurn = 8; ///< radius of a line where it turns
constexpr double kBesideBoard = 18; ///< from a board to its words
constexpr double kEdge = 16; ///< around what is beside the tree
constexpr double kMostCovered = 0.005; ///< how much of a card may be above the tree: lines, but no node
/// Lower rows have nodes of a few pixels and plain lines.
constexpr double kLeastDrawnRow = 10;

enum class Time { Later, Standing, Over };

class TreePainting
{
public:
    TreePainting(
        QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme)
        : m_painter(painter)
        , m_area(area)
        , m_scene(scene)
        , m_tree(*scene.tree)
        , m_layout(*scene.layout)
        , m_camera(camera)
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
        , m_scale(camera.text.scale)
        , m_writer(painter, *scene.recording, m_tree, theme, m_scale)
        , m_path(m_tree.pathTo(scene.current()))
        , m_newest(newestNode())
    {
        const auto newest = std::ranges::upper_bound(m_layout.places(), m_newest, {}, &Place::node);
        for (int at = static_cast<int>(newest - m_layout.places().begin()) - 1; at >= 0; at = m_layout.place(at).parent)
            m_newestPath.push_back(at);
        std::ranges::reverse(m_newestPath);
    }

    QRectF paint()
    {
        const auto rowAt = [&](double y) { return static_cast<int>(std::floor(m_camera.rowAt(y))); };
        const int last = m_layout.rowCount() - 1;
        const int reach = 1 + static_cast<int>(m_camera.side / m_camera.row);
        const int top = m_camera.spread ? 0 : std::clamp(rowAt(m_area.top()) - reach, 0, last);
        const int bottom = m_camera.spread ? last : std::clamp(rowAt(m_area.bottom()) + reach, 0, last);
        m_first = m_layout.indexOf(m_layout.row(top).front());
        m_end = m_layout.indexOf(m_layout.row(bottom).back()) + 1;
        if (m_camera.row < kLeastDrawnRow) {
            paintSmallTree();
        } else {
            paintEdges();
            paintPathEdges();
            for (int i = m_first; i < m_end; ++i)
                paintNode(m_layout.place(i));
        }
        const QRectF card = paintCard();
        paintLegend();
        return card;
    }

private:
    /// The last guess up to the position.
    int newestNode() const
    {
        const auto after = std::ranges::partition_point(m_tree.nodes(), [&](const SearchNode& node) {
            return m_tree.pushedAt(static_cast<int>(&node - m_tree.nodes().data())) <= m_scene.position;
        });
        return static_cast<int>(after - m_tree.nodes().begin()) - 1;
    }

    bool isOnPath(const Place& place) const
    {
        return static_cast<std::size_t>(place.depth) < m_path.size()
            && m_path[static_cast<std::size_t>(place.depth)] == place.node;
    }
    Time timeOf(const Place& place) const
    {
        return isOnPath(place) ? Time::Standing : place.node > m_newest ? Time::Later : Time::Over;
    }
    QColor branchColour(int depth) const { return m_camera.hasBoards() ? m_writer.hueOf(depth) : m_tokens.fieldEdge; }

    // Lines

    QPen penOf(const Place& child, Time time) const
    {
        const bool isPath = time == Time::Standing;
        QColor colour = isPath ? m_writer.hueOf(child.depth) : branchColour(child.depth);
        if (time == Time::Later)
            colour.setAlphaF(static_cast<float>(m_camera.hasBoards() ? kLater : 2 * kLater));
        QPen pen(colour, isPath ? kPathWidth : kBranchWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (time == Time::Later)
            pen.setDashPattern({1.5, 2.5});
        return pen;
    }

    double clampedToArea(double y) const { return std::clamp(y, m_area.top() - 40, m_area.bottom() + 40); }

    /// From a parent to its child: across, a turn, up or down, a turn, across.
    void paintLine(const Place& parent, const Place& child, Time time)
    {
        const QRectF from = m_camera.rectOf(parent);
        const QRectF to = m_camera.rectOf(child);
        const double elbow = m_camera.elbow(child.depth);
        const double up = from.center().y();
        const double down = to.center().y();
        const double end = to.left() - (m_camera.hasBoards() ? 4 : 0);
        QPainterPath path;
        if (std::abs(up - down) < 1) {
            path.moveTo(from.right(), up);
            path.lineTo(end, up);
        } else {
            const double turn = std::min(kTurn, std::abs(down - up) / 2);
            const double rise = down > up ? turn : -turn;
            path.moveTo(from.right(), up);
            path.lineTo(elbow - turn, up);
            path.quadTo(elbow, up, elbow, up + rise);
            path.lineTo(elbow, down - rise);
            path.quadTo(elbow, down, std::min(elbow + turn, end), down);
            path.lineTo(end, down);
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(penOf(child, time));
        m_painter.drawPath(path);
        if (m_camera.spread) {
            m_taken.emplace_back(QPointF(from.right(), up), QPointF(elbow + 1, up + 1));
            m_taken.emplace_back(QPointF(elbow, std::min(up, down)), QPointF(end, std::max(up, down) + 1));
        }
        if (m_camera.hasBoards())
            paintDot({end, down}, child, time);
    }

    void paintDot(QPointF place, const Place& child, Time time)
    {
        const bool isPath = time == Time::Standing;
        m_painter.setOpacity(time == Time::Later ? kLater : 1);
        m_painter.setPen(QPen(m_writer.hueOf(child.depth), kBranchWidth));
        m_painter.setBrush(isPath ? m_writer.hueOf(child.depth) : m_theme.background);
        const double radius = isPath ? 5.5 : 4;
        m_painter.drawEllipse(place - QPointF(radius, 0), radius, radius);
        m_painter.setOpacity(1);
    }

    /// The last child that is not later than the position; null if there is none.
    const Place* lastChildBefore(const Place& parent) const
    {
        if (parent.isLeaf() || parent.node > m_newest)
            return nullptr;
        const Place& last = m_layout.place(parent.lastChild);
        if (last.node <= m_newest)
            return &last;
        const auto below = static_cast<std::size_t>(parent.depth) + 1;
        return below < m_newestPath.size() ? &m_layout.place(m_newestPath[below]) : nullptr;
    }

    /// The line down from a parent, once for all of its children.
    void paintTrunk(const Place& parent)
    {
        const double up = m_camera.middle(parent);
        const double x = m_camera.elbow(parent.depth + 1);
        const Place* before = lastChildBefore(parent);
        const Place& last = m_layout.place(parent.lastChild);
        const auto line = [&](const Place& child, double from, Time time) {
            const double to = m_camera.middle(child) - kTurn;
            if (to <= from || from > m_area.bottom() || to < m_area.top())
                return;
            QPen pen = penOf(child, time);
            pen.setDashOffset((clampedToArea(from) - from) / kBranchWidth); // dots stay where they are
            m_painter.setPen(pen);
            m_painter.drawLine(QPointF(x, clampedToArea(from)), QPointF(x, clampedToArea(to)));
            m_taken.emplace_back(x, from, 1, to - from);
        };
        if (before)
            line(*before, up, Time::Over);
        if (&last != before)
            line(last, before ? std::max(up, m_camera.middle(*before) - kTurn) : up, Time::Later);
    }

    void paintBranch(const Place& parent, const Place& child)
    {
        const double up = m_camera.middle(parent);
        const double down = m_camera.middle(child);
        const double end = m_camera.left(child.depth);
        const double elbow = m_camera.elbow(child.depth);
        QPainterPath path;
        if (parent.row == child.row) {
            path.moveTo(m_camera.rectOf(parent).right(), up);
        } else {
            path.moveTo(elbow, down - kTurn);
            path.quadTo(elbow, down, std::min(elbow + kTurn, end), down);
        }
        path.lineTo(end, down);
        m_painter.setPen(penOf(child, timeOf(child) == Time::Later ? Time::Later : Time::Over));
        m_painter.drawPath(path);
        m_taken.push_back(path.boundingRect().adjusted(0, 0, 0, 1));
    }

    void paintEdges()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        if (m_camera.spread) {
            for (int i = std::max(m_first, 1); i < m_end; ++i) {
                const Place& child = m_layout.place(i);
                if (timeOf(child) != Time::Standing)
                    paintLine(m_layout.place(child.parent), child, timeOf(child));
            }
            return;
        }
        for (int i = m_layout.place(m_first).parent; i >= 0; i = m_layout.place(i).parent)
            paintTrunk(m_layout.place(i));
        for (int i = m_first; i < m_end; ++i) {
            const Place& place = m_layout.place(i);
            if (!place.isLeaf())
                paintTrunk(place);
            if (place.parent >= 0)
                paintBranch(m_layout.place(place.parent), place);
        }
    }

    /// From the root to the current node, each part in the hue of the guess that it leads to.
    void paintPathEdges()
    {
        for (std::size_t depth = 1; depth < m_path.size(); ++depth) {
            const Place* parent = m_layout.placeOf(m_path[depth - 1]);
            const Place* child = m_layout.placeOf(m_path[depth]);
            if (!parent || !child)
                return;
            paintLine(*parent, *child, Time::Standing);
        }
    }

    // Nodes

    void paintNode(const Place& place)
    {
        QRectF rect = m_camera.rectOf(place);
        if (rect.left() > m_area.right() || rect.bottom() < m_area.top() - m_camera.row
            || rect.top() > m_area.bottom() + m_camera.row)
            return;
        const Time time = timeOf(place);
        m_painter.setOpacity(time == Time::Later ? kLater : 1);
        if (m_camera.hasBoards()) {
            m_scene.boards->paintBoard(m_painter, rect, *m_scene.recording, m_tree, place.node, m_theme);
            m_painter.setOpacity(time == Time::Later ? 2 * kLater : 1);
            m_taken.push_back(rect);
            m_taken.push_back(place.depth == 0 ? paintRootWords(rect) : paintWords(place, rect));
        } else {
            if (time == Time::Standing)
                rect.adjust(-2, -2, 2, 2);
            const QColor frame = time == Time::Standing ? m_writer.hueOf(place.depth) : m_tokens.fieldEdge;
            paintSmallNode(place, rect, frame, time == Time::Standing ? 2 : 1);
            m_painter.setOpacity(time == Time::Later ? 2 * kLater : 1);
            m_taken.push_back(rect);
            if (m_camera.hasWords)
                m_taken.push_back(paintLabel(place, rect, time));
        }
        m_painter.setOpacity(1);
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setBrush(Qt::NoBrush);
        if (place.node == m_scene.hovered || place.node == m_path.back()) {
            m_painter.setPen(QPen(place.node == m_path.back() ? m_tokens.ink : m_theme.label, 2));
            m_painter.drawRect(rect.adjusted(-3, -3, 3, 3));
        }
    }

    void paintSmallNode(const Place& place, const QRectF& rect, const QColor& frame, double width)
    {
        const QRectF inner = rect.adjusted(width, width, -width, -width);
        m_painter.fillRect(rect, frame);
        if (place.folded) {
            paintFolded(place, inner);
            return;
        }
        if (const auto* small = m_scene.boards->small(*m_scene.recording, m_tree, place.node))
            TreeBoards::paintSmall(m_painter, inner, *small, place.depth, m_theme);
        else
            m_painter.fillRect(inner, m_theme.board);
    }

    /// The number of nodes instead of a board.
    void paintFolded(const Place& place, const QRectF& rect)
    {
        m_painter.fillRect(rect, m_theme.givenCell);
        const QString count = QLocale().toString(m_tree.subtreeSize(place.node));
        const double size
            = std::min({rect.height() * 0.6, 13 * m_scale, 1.6 * rect.width() / static_cast<double>(count.size())});
        m_painter.setFont(pictureFont(size, QFont::DemiBold));
        m_painter.setPen(m_theme.givenDigit);
        m_painter.drawText(rect, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, count);
    }

    /// Beside a bitmap: above the line that leaves it, or, at a leaf, in the row's middle with the reason.
    QRectF paintLabel(const Place& place, const QRectF& rect, Time time)
    {
        const QFont font = m_writer.body(time == Time::Standing ? QFont::DemiBold : QFont::Normal);
        const QFontMetricsF metrics(font);
        const QString label = TreeWords::title(m_tree, place.node);
        const double half = metrics.capHeight() / 2;
        const double middle = rect.center().y();
        const bool isLow = place.isLeaf();
        QPointF at(rect.right() + (isLow ? 8 : 5) * m_scale, isLow ? middle + half : middle - 5);
        m_painter.setFont(font);
        m_painter.setPen(m_tokens.text1);
        m_painter.drawText(at, label);
        QRectF used(at.x(), at.y() - metrics.ascent(), metrics.horizontalAdvance(label), metrics.height());
        const auto* small = isLow ? m_scene.boards->small(*m_scene.recording, m_tree, place.node) : nullptr;
        if (!small || small->end.isEmpty())
            return used;
        const bool solved = m_tree.node(place.node).status == NodeStatus::Solution;
        const double sign = used.right() + 13 * m_scale;
        paintBranchEnd(m_painter, {sign, middle}, 4.5 * m_scale, solved, m_theme);
        m_painter.setPen(solved ? m_theme.solution : m_theme.contradictionMark);
        at.setX(sign + 9 * m_scale);
        m_painter.drawText(at, small->end);
        used.setRight(at.x() + metrics.horizontalAdvance(small->end));
        return used;
    }

    QRectF paintWords(const Place& place, const QRectF& rect)
    {
        const double width = m_camera.wordsWidth();
        QPointF at(rect.right() + kBesideBoard, rect.top() - 2);
        at.setY(m_writer.head(place.node, at, width));
        if (place.isLeaf()) {
            at.setY(m_writer.end(place.node, at, width));
            if (place.node == m_path.back())
                at.setY(m_writer.text(at, width, TreeWords::tr("You are here."), m_writer.body(), m_tokens.text1) + 6);
        }
        const QString after = TreeWords::after(*m_scene.recording, m_tree, place.node);
        // The line to the children leaves the board in the middle.
        const double bottom = place.isLeaf() ? rect.bottom() : rect.center().y() - 6;
        if (at.y() + TreeWriter::heightOf(after, m_writer.body(), width) <= bottom)
            at.setY(m_writer.after(place.node, at, width));
        return {at.x(), rect.top(), width, at.y() - rect.top()};
    }

    /// Above and below the board of the root, so that its children can be closer.
    QRectF paintRootWords(const QRectF& rect)
    {
        constexpr double kBesideRoot = 64; // to the lines that turn up or down
        const double width = rect.width() + kBesideRoot;
        const QPointF above = rect.topLeft() - QPointF(0, m_writer.headHeight(0, width));
        m_writer.head(0, above, width);
        return {above, QPointF(rect.right(), m_writer.after(0, rect.bottomLeft() + QPointF(0, 10), width))};
    }

    // A tree in few pixels

    QColor endColour(const Place& place) const
    {
        switch (m_tree.node(place.node).status) {
        case NodeStatus::Failed:
            return m_theme.contradictionMark;
        case NodeStatus::Solution:
            return m_theme.solution;
        case NodeStatus::Open:
            break;
        }
        return m_writer.hueOf(place.depth);
    }

    /// Nodes of one depth in the same row of pixels are drawn once.
    void paintSmallTree()
    {
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        std::vector<double> drawn(static_cast<std::size_t>(m_layout.columnCount()) + 1, -1e9);
        const double ratio = std::max(m_painter.device()->devicePixelRatioF(), m_painter.deviceTransform().m11());
        const double pixel = 1 / ratio;
        const auto faint = [&](QColor colour, const Place& place) {
            return timeOf(place) == Time::Later ? blended(m_theme.background, colour, kLater) : colour;
        };
        const auto vertical = [&](const Place& parent, const Place& last) {
            const double from = std::max(m_camera.middle(parent), m_area.top() - 2);
            const double to = std::min(m_camera.middle(last), m_area.bottom() + 2);
            if (to > from)
                m_painter.fillRect(
                    QRectF(m_camera.elbow(last.depth), from, pixel, to - from), faint(m_tokens.fieldEdge, last));
        };
        for (int i = m_layout.place(m_first).parent; i >= 0; i = m_layout.place(i).parent)
            vertical(m_layout.place(i), m_layout.place(m_layout.place(i).lastChild));
        for (int i = m_first; i < m_end; ++i) {
            const Place& place = m_layout.place(i);
            const double y = std::floor(m_camera.middle(place) * ratio) * pixel;
            double& last = drawn[static_cast<std::size_t>(place.depth)];
            if (!place.isLeaf() && m_camera.middle(m_layout.place(place.lastChild)) > y + pixel)
                vertical(place, m_layout.place(place.lastChild));
            if (y <= last)
                continue;
            last = y;
            const double left = m_camera.left(place.depth);
            if (place.depth > 0) {
                const bool isFirst = m_layout.place(place.parent).row == place.row;
                const double from
                    = isFirst ? m_camera.left(place.depth - 1) + m_camera.side : m_camera.elbow(place.depth);
                m_painter.fillRect(QRectF(from, y, left - from, pixel), faint(m_tokens.fieldEdge, place));
            }
            const double height = std::max(m_camera.side, pixel);
            m_painter.fillRect(QRectF(left, y - std::floor(height / 2 * ratio) * pixel, m_camera.side, height),
                faint(endColour(place), place));
        }
        paintPathEdges();
        constexpr double kLeastSide = 6;
        const double side = std::max(m_camera.side, kLeastSide);
        for (const int node : m_path) {
            const Place* place = m_layout.placeOf(node);
            if (!place)
                break;
            const QPointF middle = m_camera.rectOf(*place).center();
            const QRectF rect(middle.x() - side / 2, middle.y() - side / 2, side, side);
            const bool isLast = node == m_path.back();
            if (isLast)
                m_painter.fillRect(rect.adjusted(-3, -3, 3, 3), m_tokens.ink);
            m_painter.fillRect(rect, m_writer.hueOf(place->depth));
            if (isLast)
                m_taken.push_back(rect.adjusted(-20, -20, 20, 20));
        }
    }

    // Beside the tree

    /// The place at the left or right edge with the least of the tree below it, and how much that is. Corners come
    /// first.
    std::pair<QRectF, double> freePlace(QSizeF size, bool rightFirst) const
    {
        constexpr int kPlaces = 12; // along an edge
        const QRectF inner = m_area.adjusted(kEdge, kEdge, -kEdge, -kEdge);
        std::pair<QRectF, double> best{{}, 1e12};
        for (int i = 0; i <= kPlaces; ++i) {
            // The upper and the lower corner, and then up from the lower one.
            const double part = i == 0 ? 0 : (kPlaces - i + 1) / static_cast<double>(kPlaces);
            const double top = inner.top() + part * std::max(inner.height() - size.height(), 0.0);
            for (const bool right : {rightFirst, !rightFirst}) {
                const double left = right ? inner.right() - size.width() : inner.left();
                const QRectF rect({left, top}, size);
                double overlap = 0;
                for (const QRectF& taken : m_taken) {
                    const QRectF both = taken & rect;
                    overlap += both.width() * both.height();
                }
                if (overlap < best.second)
                    best = {rect, overlap};
            }
        }
        return best;
    }

    QRectF paintCard()
    {
        const int node = m_scene.cardNode;
        if (m_camera.hasBoards() || node < 0)
            return {};
        const QSizeF size(TreeWriter::cardWidth(), m_writer.cardHeight(node));
        if (size.height() > m_area.height() - kEdge || size.width() > m_area.width() / 2)
            return {};
        // The node itself stays in sight.
        if (const Place* place = m_layout.placeOf(node)) {
            constexpr int kWeight = 100;
            m_taken.insert(m_taken.end(), kWeight, m_camera.rectOf(*place).adjusted(-8, -8, 8, 8));
        }
        const auto [rect, covered] = freePlace(size, false);
        // A card that covers other nodes comes and goes with the mouse.
        if (node != m_scene.hovered && covered > kMostCovered * size.width() * size.height())
            return {};
        m_writer.paintCard(rect, node);
        m_taken.push_back(rect);
        return rect;
    }

    /// Only if there is a free place.
    void paintLegend()
    {
        if (!m_scene.legend || m_camera.row < kLeastDrawnRow)
            return;
        const auto stroke = [this](Time time) {
            QPen pen = penOf(Place{.depth = 1}, time);
            if (time == Time::Standing)
                pen.setColor(m_tokens.ink);
            return [this, pen](QPointF middle) {
                m_painter.setRenderHint(QPainter::Antialiasing);
                m_painter.setPen(pen);
                m_painter.drawLine(middle - QPointF(10 * m_scale, 0), middle + QPointF(10 * m_scale, 0));
            };
        };
        const auto square = [this](const QColor& colour, double side) {
            return [this, colour, half = side * m_scale / 2](QPointF middle) {
                m_painter.fillRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), colour);
            };
        };
        std::vector<std::pair<std::function<void(QPointF)>, QString>> entries{
            {stroke(Time::Standing), TreeWords::tr("path to the current state")},
            {stroke(Time::Over), TreeWords::tr("earlier branch")}};
        if (m_newest + 1 < m_tree.size())
            entries.emplace_back(stroke(Time::Later), TreeWords::tr("not run yet"));
        if (m_camera.hasBoards()) {
            entries.emplace_back([this](QPointF middle) { m_writer.ring(middle, 1); },
                TreeWords::tr("guess, in the colour of its depth"));
            entries.emplace_back(square(m_theme.derivedGround(1), 14), TreeWords::tr("found after the guess"));
            entries.emplace_back(
                [dot = square(m_theme.candidate, 2)](QPointF middle) {
                    for (const QPointF place : {QPointF(-3, -3), QPointF(3, -3), QPointF(0, 3)})
                        dot(middle + place);
                },
                TreeWords::tr("open candidates"));
        } else {
            entries.emplace_back(square(m_theme.givenDigit, 8), TreeWords::tr("given"));
            entries.emplace_back(square(m_theme.depth(1), 8), TreeWords::tr("found after the guess"));
            entries.emplace_back(square(TreeBoards::beforeColour(m_theme), 8), TreeWords::tr("found before the guess"));
        }
        const QString title = TreeWords::tr("How to read it");
        const QFontMetricsF metrics(m_writer.body());
        const double line = 25 * m_scale;
        const double indent = 30 * m_scale;
        double width = metrics.horizontalAdvance(title) + indent;
        for (const auto& entry : entries)
            width = std::max(width, indent + metrics.horizontalAdvance(entry.second) + 8);
        const auto [rect, covered] = freePlace({width, line * static_cast<double>(entries.size() + 1)}, true);
        if (covered > 0 || width > m_area.width() / 2)
            return;
        m_writer.text(rect.topLeft(), width, title, m_writer.body(QFont::DemiBold), m_tokens.text2);
        QPointF at = rect.topLeft();
        for (const auto& [sign, text] : entries) {
            at += QPointF(0, line);
            sign(at + QPointF(10 * m_scale, metrics.height() / 2));
            m_writer.text(at + QPointF(indent, 0), width, text, m_writer.body(), m_tokens.text2);
        }
    }

    QPainter& m_painter;
    QRectF m_area;
    const TreeScene& m_scene;
    const SearchTree& m_tree;
    const TreeLayout& m_layout;
    const TreeCamera& m_camera;
    const Theme& m_theme;
    Tokens m_tokens;
    double m_scale;
    TreeWriter m_writer;
    std::vector<int> m_path; ///< nodes from the root to the current one
    int m_newest;
    std::vector<int> m_newestPath; ///< places from the root to that of the newest node
    int m_first = 0; ///< the places in sight
    int m_end = 0;
    std::vector<QRectF> m_taken; ///< by nodes, their words and lines
};

} // namespace

QRectF paintTree(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const TreeCamera& camera, const Theme& theme)
{
    painter.save();
    const QRectF card = TreePainting(painter, area, scene, camera, theme).paint();
    painter.restore();
    return card;
}

void paintLoneBoard(
    QPainter& painter, const QRectF& area, const TreeScene& scene, const QString& sentence, const Theme& theme)
{
    painter.save();
    const QFont font = TreeWriter::titleFont(1);
    const double text = TreeWriter::heightOf(sentence, font, area.width() - 2 * kEdge) + kEdge;
    const double ratio = std::max(painter.device()->devicePixelRatioF(), painter.deviceTransform().m11());
    const BoardGeometry geometry(
        area.adjusted(kEdge, kEdge, -kEdge, -kEdge - text), false, ratio, scene.recording->board());
    paintBoard(painter, geometry, TreeBoards::sceneOf(*scene.recording, *scene.tree, 0), theme);
    painter.setFont(font);
    painter.setPen(theme.givenDigit);
    painter.drawText(QRectF(area.left(), geometry.board().bottom() + kEdge, area.width(), text),
        static_cast<int>(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap, sentence);
    painter.restore();
}

} // namespace convoku
