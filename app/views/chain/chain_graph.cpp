// SPDX-License-Identifier: MIT
#include "app/views/chain/chain_graph.h"

#include "app/drawing/fonts.h"
#include "app/drawing/graph_node_painter.h"
#include "app/drawing/marks.h"
#include "app/drawing/tokens.h"
#include "app/wording/chain_wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace convoku {
namespace {

constexpr qreal kChainGraphMargin = 24;
constexpr qreal kChainGraphBeside = 18; ///< between boxes of a layer
constexpr qreal kChainGraphBelow = 46; ///< between layers
constexpr int kSweeps = 12;
/// More lines than these are drawn straight where they are only hinted at.
constexpr std::size_t kChainGraphMostCurves = 1500;

/// Returns the rows that a row is connected to from above: its premises, or the start (row 0) if it has none.
std::vector<int> premisesOf(const ProofRows& rows, int row)
{
    if (row == 0 || !rows.premises(row).empty())
        return rows.premises(row);
    return {0};
}

} // namespace

ChainGraph::ChainGraph(const ProofRows& rows)
    : m_boxes(static_cast<std::size_t>(rows.size()))
    , m_layerOf(static_cast<std::size_t>(rows.size()), 0)
{
    std::vector<std::vector<int>> above(m_boxes.size());
    std::vector<std::vector<int>> below(m_boxes.size());
    for (int row = 0; row < rows.size(); ++row) {
        const auto rowIndex = static_cast<std::size_t>(row);
        above[rowIndex] = premisesOf(rows, row);
        // Premises come first, so that their layers are known.
        for (const int premise : above[rowIndex]) {
            m_layerOf[rowIndex] = std::max(m_layerOf[rowIndex], layerOf(premise) + 1);
            below[static_cast<std::size_t>(premise)].push_back(row);
        }
        if (static_cast<std::size_t>(layerOf(row)) >= m_layers.size())
            m_layers.resize(static_cast<std::size_t>(layerOf(row)) + 1);
        m_layers[static_cast<std::size_t>(layerOf(row))].push_back(row);
    }
    std::vector<double> x(m_boxes.size(), 0);
    constexpr double kStep = kBoxWidth + kChainGraphBeside;
    for (const auto& layer : m_layers) {
        for (std::size_t i = 0; i < layer.size(); ++i)
            x[static_cast<std::size_t>(layer[i])]
                = (static_cast<double>(i) - (static_cast<double>(layer.size()) - 1) / 2) * kStep;
    }
    // Each layer in turn goes to the middle of what its boxes hang on, downwards and upwards; then they are pushed
    // apart.
    const auto settle = [&](std::vector<int>& layer, const std::vector<std::vector<int>>& beside) {
        std::vector<double> wanted(layer.size());
        for (std::size_t i = 0; i < layer.size(); ++i) {
            const auto& neighbours = beside[static_cast<std::size_t>(layer[i])];
            wanted[i] = x[static_cast<std::size_t>(layer[i])];
            if (!neighbours.empty())
                wanted[i] = std::accumulate(neighbours.begin(), neighbours.end(), 0.0, [&](double sum, int row) {
                    return sum + x[static_cast<std::size_t>(row)];
                }) / static_cast<double>(neighbours.size());
        }
        std::vector<std::size_t> order(layer.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(
            order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
        // Boxes that want the same place share it: blocks that touch are one, in the middle of what they want.
        struct Block
        {
            double sum;
            double count;
            std::size_t first;
        };
        std::vector<Block> blocks;
        for (std::size_t i = 0; i < order.size(); ++i) {
            Block block{wanted[order[i]] - static_cast<double>(i) * kStep, 1, i};
            while (!blocks.empty() && blocks.back().sum / blocks.back().count > block.sum / block.count) {
                block.sum += blocks.back().sum;
                block.count += blocks.back().count;
                block.first = blocks.back().first;
                blocks.pop_back();
            }
            blocks.push_back(block);
        }
        std::vector<int> sorted;
        sorted.reserve(layer.size());
        std::size_t which = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (which + 1 < blocks.size() && blocks[which + 1].first == i)
                ++which;
            sorted.push_back(layer[order[i]]);
            x[static_cast<std::size_t>(sorted.back())]
                = blocks[which].sum / blocks[which].count + static_cast<double>(i) * kStep;
        }
        layer = std::move(sorted);
    };
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        for (std::size_t i = 1; i < m_layers.size(); ++i)
            settle(m_layers[i], above);
        for (std::size_t i = m_layers.size(); i-- > 0;)
            settle(m_layers[i], below);
    }
    const auto [least, most] = std::minmax_element(x.begin(), x.end());
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i] = QRectF(kChainGraphMargin + x[i] - *least,
            kChainGraphMargin + m_layerOf[i] * (kBoxHeight + kChainGraphBelow), kBoxWidth, kBoxHeight);
    if (!m_boxes.empty())
        m_size = {2 * kChainGraphMargin + *most - *least + kBoxWidth,
            2 * kChainGraphMargin + static_cast<qreal>(m_layers.size()) * (kBoxHeight + kChainGraphBelow)
                - kChainGraphBelow};
}

int ChainGraph::boxAt(QPointF point) const
{
    const auto layer
        = static_cast<std::ptrdiff_t>(std::floor((point.y() - kChainGraphMargin) / (kBoxHeight + kChainGraphBelow)));
    if (layer < 0 || layer >= static_cast<std::ptrdiff_t>(m_layers.size()))
        return -1;
    for (const int row : m_layers[static_cast<std::size_t>(layer)]) {
        if (box(row).contains(point))
            return row;
    }
    return -1;
}

int ChainGraph::neighbour(int row, GraphLayout::Direction direction) const
{
    const int layer = layerOf(row);
    const auto& layerRows = m_layers[static_cast<std::size_t>(layer)];
    const auto at = std::find(layerRows.begin(), layerRows.end(), row);
    switch (direction) {
    case GraphLayout::Direction::Left:
        return at == layerRows.begin() ? -1 : *(at - 1);
    case GraphLayout::Direction::Right:
        return at + 1 == layerRows.end() ? -1 : *(at + 1);
    case GraphLayout::Direction::Up:
    case GraphLayout::Direction::Down:
        break;
    }
    const int next = layer + (direction == GraphLayout::Direction::Up ? -1 : 1);
    if (next < 0 || next >= static_cast<int>(m_layers.size()))
        return -1;
    const auto& others = m_layers[static_cast<std::size_t>(next)];
    const auto away = [&](int other) { return std::abs(box(other).center().x() - box(row).center().x()); };
    return *std::min_element(others.begin(), others.end(), [&](int a, int b) { return away(a) < away(b); });
}

namespace {

class ChainGraphPainter
{
public:
    ChainGraphPainter(QPainter& painter, const QRectF& area, const ChainContent& content, const ChainGraph& graph,
        double zoom, const ChainMarks& marks, const Theme& theme)
        : m_painter(painter)
        , m_area(area)
        , m_content(content)
        , m_graph(graph)
        , m_zoom(zoom)
        , m_marks(marks)
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
    {
    }

    void paint()
    {
        paintLines();
        for (int row = 0; row < m_graph.boxCount(); ++row) {
            if (m_graph.box(row).intersects(m_area))
                paintBox(row);
        }
    }

private:
    QPointF bottomOf(int row) const { return {m_graph.box(row).center().x(), m_graph.box(row).bottom()}; }
    QPointF topOf(int row) const { return {m_graph.box(row).center().x(), m_graph.box(row).top()}; }

    void paintCurve(int premise, int row)
    {
        const QPointF from = bottomOf(premise);
        const QPointF to = topOf(row);
        const QPointF bend(0, (to.y() - from.y()) * 0.45);
        QPainterPath path(from);
        path.cubicTo(from + bend, to - bend, to);
        m_painter.drawPath(path);
    }

    void paintLines()
    {
        std::vector<std::pair<int, int>> seen;
        for (int row = 1; row < m_graph.boxCount(); ++row) {
            for (const int premise : premisesOf(m_content.rows, row)) {
                const QRectF around = QRectF(bottomOf(premise), topOf(row)).normalized().adjusted(-1, -1, 1, 1);
                if (around.intersects(m_area))
                    seen.emplace_back(premise, row);
            }
        }
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(blended(m_tokens.canvas, m_tokens.text3, 0.35), graphLineWidth(1, m_zoom)));
        const bool straight = seen.size() > kChainGraphMostCurves;
        m_painter.setRenderHint(QPainter::Antialiasing, !straight);
        QList<QLineF> lines;
        for (const auto& [premise, row] : seen) {
            if (straight)
                lines.append({bottomOf(premise), topOf(row)});
            else
                paintCurve(premise, row);
        }
        m_painter.drawLines(lines);
        m_painter.setRenderHint(QPainter::Antialiasing);
        if (m_marks.selected < 0)
            return;
        m_painter.setPen(QPen(m_tokens.text3, graphLineWidth(1.2, m_zoom)));
        for (const int user : m_content.rows.users(m_marks.selected))
            paintCurve(m_marks.selected, user);
        m_painter.setPen(QPen(chainColour(m_content, m_marks.selected, m_theme), graphLineWidth(2, m_zoom)));
        if (m_marks.selected > 0) {
            for (const int premise : premisesOf(m_content.rows, m_marks.selected))
                paintCurve(premise, m_marks.selected);
        }
    }

    void paintBox(int row)
    {
        const QRectF box = m_graph.box(row);
        const bool selected = row == m_marks.selected;
        const QColor hue = chainColour(m_content, row, m_theme);
        m_painter.setPen(QPen(selected ? m_tokens.ink : hue, graphLineWidth(selected ? 2 : 1, m_zoom)));
        m_painter.setBrush(selected ? m_tokens.selected : m_tokens.surface);
        m_painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        if (m_zoom < 0.3) // what could not be read only costs time
            return;
        const ProofRow& what = m_content.rows[row];
        const ProofLines& lines = *m_content.lines;
        const Recording& recording = *m_content.recording;
        const QRectF sign(box.left() + 8, box.top() + 4, ChainGeometry::kSign, ChainGeometry::kSign);
        const QRectF head(sign.right() + 6, sign.top(), box.right() - 8 - sign.right() - 6, sign.height());
        const QRectF foot = QRectF(box.left() + 8, sign.bottom(), box.width() - 16, box.bottom() - sign.bottom() - 2);
        const qreal pixel = 1 / std::max(0.1, m_painter.deviceTransform().m11());
        QString name;
        QString text;
        QString place;
        switch (what.kind) {
        case ProofRow::Kind::Start:
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(m_tokens.text3);
            m_painter.drawRoundedRect(sign.adjusted(2, 2, -2, -2), 2, 2);
            name = ChainWording::start(*m_content.proof);
            text = ChainWording::startUse(recording, *m_content.proof);
            break;
        case ProofRow::Kind::Block: {
            const ProofBlock& block = m_content.rows.block(what.index);
            name = ChainWording::block(block);
            place = ChainWording::numbers(lines, block.first, block.last);
            text = ChainWording::blockMarks(block);
            break;
        }
        case ProofRow::Kind::Line: {
            const ProofLine& line = lines[what.index];
            const Event& event = recording.events()[line.event];
            const bool guess = line.kind == ProofLine::Kind::Guess;
            if (line.kind == ProofLine::Kind::Deduction)
                paintRuleMark(m_painter, sign, recording.ruleOf(event), m_theme, pixel);
            else
                paintRingMark(m_painter, sign, event.depth + (guess ? 0 : 1), !guess, m_theme);
            name = line.number > 0 ? QString::number(line.number) : ChainWording::because(recording, line);
            place = ChainWording::at(recording, line);
            text = ChainWording::so(recording, line);
            break;
        }
        }
        QRectF title = head;
        if (what.kind == ProofRow::Kind::Block)
            title.setLeft(sign.left());
        write(title, name, true, m_tokens.text1, false);
        write(title, place, false, m_tokens.text3, true);
        write(foot, text, false, m_tokens.text1, false);
    }

    void write(const QRectF& place, const QString& text, bool strong, const QColor& colour, bool right)
    {
        const QFont font = pictureFont(12, strong ? QFont::DemiBold : QFont::Normal);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine | (right ? Qt::AlignRight : Qt::AlignLeft),
            QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width() + 0.5));
    }

    QPainter& m_painter;
    QRectF m_area;
    const ChainContent& m_content;
    const ChainGraph& m_graph;
    double m_zoom;
    const ChainMarks& m_marks;
    const Theme& m_theme;
    const Tokens m_tokens;
};

} // namespace

void paintChainGraph(QPainter& painter, const QRectF& area, const ChainContent& content, const ChainGraph& graph,
    const GraphCamera& camera, const ChainMarks& marks, const Theme& theme)
{
    if (content.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(camera.origin);
    painter.scale(camera.zoom, camera.zoom);
    const QRectF seen(camera.toGraph(area.topLeft()), area.size() / camera.zoom);
    ChainGraphPainter(painter, seen, content, graph, camera.zoom, marks, theme).paint();
    painter.restore();
}

} // namespace convoku
