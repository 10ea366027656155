// SPDX-License-Identifier: MIT
#include "app/drawing/tree_writer.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tree_marks.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kCardPadding = 14;
constexpr double kCardBoard = 234; ///< whole pixels for each of nine cells, and of six
/// Up to here the sentences of all failures are measured.
constexpr std::size_t kMostMeasured = 64;

/// Its name is as wide as any.
Candidate lastCandidate(Board board)
{
    return board.candidate(board.candidates() - 1);
}

} // namespace

TreeText treeText(const Recording& recording, const SearchTree& tree, const TreeLayout& layout, double scale)
{
    TreeText text;
    text.scale = scale;
    text.board = recording.board();
    const QFontMetricsF metrics(TreeWriter::bodyFont(scale, QFont::DemiBold));
    text.label = metrics.horizontalAdvance(Wording::guess(lastCandidate(text.board)));
    Contradictions found;
    found.emptyCells.push_back(text.board.cell(text.board.cells() - 1));
    text.reason = metrics.horizontalAdvance(Wording::contradiction(found));
    for (const HouseCells& house : recording.model().houses) {
        found.clashes.assign(1, {house, {}, {}, text.board.side()});
        text.reason = std::max(text.reason, metrics.horizontalAdvance(Wording::contradiction(found)));
    }
    if (layout.places().size() > kMostMeasured)
        return text;
    const QFont font = TreeWriter::bodyFont(scale);
    const double head = QFontMetricsF(TreeWriter::titleFont(scale)).height() + metrics.height() + 16;
    const double width = TreeCamera{.text = text}.wordsWidth() - TreeWriter::signWidth(scale);
    for (const TreeLayout::Place& place : layout.places()) {
        if (place.isLeaf())
            text.words = std::max(
                text.words, head + TreeWriter::heightOf(TreeWords::failure(recording, tree, place.node), font, width));
    }
    return text;
}

TreeWriter::TreeWriter(
    QPainter& painter, const Recording& recording, const SearchTree& tree, const Theme& theme, double scale)
    : m_painter(painter)
    , m_recording(recording)
    , m_tree(tree)
    , m_theme(theme)
    , m_tokens(tokensOf(theme))
    , m_scale(scale)
{
}

QFont TreeWriter::bodyFont(double scale, QFont::Weight weight)
{
    return pictureFont(static_cast<int>(TextSize::Body) * scale, weight);
}

QFont TreeWriter::titleFont(double scale)
{
    return pictureFont(static_cast<int>(TextSize::Headline) * scale, QFont::DemiBold);
}

double TreeWriter::heightOf(const QString& text, const QFont& font, double width)
{
    return text.isEmpty() ? 0 : QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), kWrapped, text).height();
}

double TreeWriter::text(QPointF at, double width, const QString& text, const QFont& font, const QColor& colour)
{
    if (!m_measures && !text.isEmpty()) {
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(QRectF(at, QSizeF(width, 1e6)), kWrapped, text);
    }
    return at.y() + heightOf(text, font, width);
}

double TreeWriter::head(int node, QPointF at, double width)
{
    at.setY(text(at, width, TreeWords::title(m_tree, node), titleFont(m_scale), m_tokens.text1) + 1);
    // A range of passes stays on one line.
    const QString when
        = TreeWords::when(m_recording, m_tree, node).replace(QChar(0x2013), QStringLiteral("\u2013\u2060"));
    return text(at, width, when, body(), m_tokens.text2) + 8;
}

double TreeWriter::headHeight(int node, double width)
{
    m_measures = true;
    const double height = head(node, {}, width);
    m_measures = false;
    return height;
}

double TreeWriter::end(int node, QPointF at, double width)
{
    const bool solved = m_tree.node(node).status == NodeStatus::Solution;
    const QString what
        = solved ? TreeWords::end(m_recording, m_tree, node) : TreeWords::failure(m_recording, m_tree, node);
    if (what.isEmpty())
        return at.y();
    const double sign = signWidth(m_scale);
    if (!m_measures)
        paintBranchEnd(m_painter, at + QPointF(5 * m_scale, 8 * m_scale), 5 * m_scale, solved, m_theme);
    return text(at + QPointF(sign, 0), width - sign, what, body(solved ? QFont::DemiBold : QFont::Normal),
               solved ? m_theme.solution : m_theme.contradictionMark)
        + 6;
}

double TreeWriter::after(int node, QPointF at, double width)
{
    return text(at, width, TreeWords::after(m_recording, m_tree, node), body(), m_tokens.text2);
}

void TreeWriter::ring(QPointF centre, int depth)
{
    if (m_measures)
        return;
    const double reach = 4.5 * m_scale;
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(hueOf(depth), 2));
    m_painter.drawRoundedRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), 3, 3);
}

double TreeWriter::cardWidth()
{
    return kCardBoard + 2 * kCardPadding;
}

double TreeWriter::cardHeight(int node)
{
    m_measures = true;
    const double height = cardContent({}, node);
    m_measures = false;
    return height + kCardPadding;
}

/// The board of a parent is the state before its first child; its own failure comes after all of them.
double TreeWriter::cardContent(QPointF at, int node)
{
    const QRectF board(at + QPointF(kCardPadding, kCardPadding), QSizeF(kCardBoard, kCardBoard));
    if (!m_measures)
        TreeBoards::paintNewBoard(m_painter, board, m_recording, m_tree, node, m_theme);
    QPointF line(board.left(), head(node, {board.left(), board.bottom() + 12}, kCardBoard));
    line.setY(m_tree.node(node).firstChild >= 0 ? after(node, line, kCardBoard) + 6 : end(node, line, kCardBoard));
    const std::vector<int> path = m_tree.pathTo(node);
    const int guesses = static_cast<int>(path.size()) - 1;
    if (guesses == 0)
        return line.y();
    const QString rests = TreeWords::tr("It rests on %n guess(es):", nullptr, guesses);
    line.setY(text(line, kCardBoard, rests, body(), m_tokens.text2) + 4);
    const QFontMetricsF metrics(body());
    const double width = 24 * m_scale + metrics.horizontalAdvance(Wording::guess(lastCandidate(m_recording.board())));
    const int columns = std::max(1, static_cast<int>((kCardBoard + 10 * m_scale) / width));
    double bottom = line.y();
    for (int i = 0; i < guesses; ++i) {
        const QPointF place = line + QPointF(i % columns * width, i / columns * (metrics.height() + 1));
        ring(place + QPointF(5 * m_scale, metrics.height() / 2), i + 1);
        bottom = text(place + QPointF(14 * m_scale, 0), width,
            TreeWords::title(m_tree, path[static_cast<std::size_t>(i) + 1]), body(), m_tokens.text1);
    }
    return bottom;
}

void TreeWriter::paintCard(const QRectF& rect, int node)
{
    const double radius = space::kSegmentRadius;
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(0, 0, 0, 10));
    for (int i = 4; i > 0; --i)
        m_painter.drawRoundedRect(rect.adjusted(-i, 2 - i, i, 2 + i), radius + i, radius + i);
    m_painter.setPen(QPen(m_tokens.hairline, 1));
    m_painter.setBrush(m_tokens.surface);
    m_painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    cardContent(rect.topLeft(), node);
}

} // namespace convoku
