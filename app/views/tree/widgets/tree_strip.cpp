// SPDX-License-Identifier: MIT
#include "app/views/tree/widgets/tree_strip.h"

#include "app/document/session.h"
#include "app/drawing/tree_marks.h"
#include "app/window/parts/style.h"
#include "app/wording/wording.h"

#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kRows = 2; ///< that it asks for
constexpr double kTreeStripMark = 5; ///< half of a guess's ring
constexpr double kTreeStripRing = 10; ///< radius around the one that is current
constexpr int kBefore = 16; ///< from the left edge to the first mark
constexpr int kLink = 28; ///< from a text to the next mark

} // namespace

TreeStrip::TreeStrip(Session* session, QWidget* parent)
    : PictureView(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("tree_strip"));
    setAccessibleName(tr("Guesses of this run"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    // Time goes to the right, also where people read from the right: as on the timeline and in the tree.
    setLayoutDirection(Qt::LeftToRight);
    connect(session, &Session::recordingReset, this, &TreeStrip::reset);
    connect(session, &Session::recordingGrew, this, &TreeStrip::grow);
    connect(session, &Session::positionChanged, this, &TreeStrip::showPosition);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    reset();
}

bool TreeStrip::hasPuzzle() const
{
    return m_session->hasPuzzle();
}

QSize TreeStrip::sizeHint() const
{
    return {400, kRows * rowHeight() + space::kSmall};
}

QSize TreeStrip::minimumSizeHint() const
{
    return {0, 0}; // a low window hides it, which it could not become if this held it high
}

void TreeStrip::reset()
{
    if (m_recording != m_session->recording()) {
        m_recording = m_session->recording();
        m_tree.reset();
        m_folding.forgetChoices();
        m_items.clear();
        m_top = 0;
        m_left = 0;
        invalidateParts();
    }
    grow();
}

void TreeStrip::grow()
{
    m_old = true;
    Q_EMIT changed();
    showPosition();
}

void TreeStrip::showPosition()
{
    if (!isVisible())
        return;
    readTree();
    partsChanged();
}

void TreeStrip::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showPosition();
}

void TreeStrip::readTree()
{
    if (!m_recording) {
        m_items.clear();
        return;
    }
    const int size = m_tree.size();
    if (m_old)
        m_tree.update(*m_recording);
    const bool grew = m_old;
    m_old = false;
    const int before = m_node;
    const Position position = m_session->position();
    m_node = m_tree.nodeAt(position);
    m_folding.setCurrent(m_node);
    // The folded branches depend on the current node.
    if (grew || m_node != before || m_items.empty())
        layOut();
    if (grew || m_node != before) {
        if (size != m_tree.size())
            partsGrew();
        else
            invalidateParts(); // what is folded away has no number
    }
    m_current = 0;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const Item& item = m_items[i];
        if (item.node == m_node && (!item.end || position >= item.place))
            m_current = static_cast<int>(i);
    }
    setAccessibleDescription(Wording::nodeSentence(m_tree, m_node));
    follow();
}

void TreeStrip::layOut()
{
    m_layout = TreeLayout(m_tree, m_folding);
    m_items.clear();
    for (const TreeLayout::Place& place : m_layout.places()) {
        const SearchNode& which = m_tree.node(place.node);
        m_items.push_back({place.node, false, m_tree.pushedAt(place.node), place.row});
        if (const auto failed = m_tree.failedAt(place.node); place.isLeaf() && failed && place.node > 0)
            m_items.push_back({place.node, true, *failed, place.row});
        else if (place.isLeaf() && which.status == NodeStatus::Solution && !m_recording->solutions().empty())
            m_items.push_back({place.node, true, m_recording->endOf(which.endPass), place.row});
    }
}

int TreeStrip::rowOf(int node) const
{
    const TreeLayout::Place* place = m_layout.placeOf(node);
    return place != nullptr ? place->row : 0;
}

int TreeStrip::rowHeight() const
{
    return std::max(fontMetrics().height() + 2 * space::kSmall, static_cast<int>(2 * kTreeStripRing) + space::kTight);
}

int TreeStrip::rowsShown() const
{
    return std::max(1, (height() - space::kSmall) / rowHeight());
}

int TreeStrip::columnWidth() const
{
    const QFontMetrics metrics(demiBold(font()));
    const Candidate widest = Candidate::of(0, Board().cell(kMostCells - 1));
    return metrics.horizontalAdvance(Wording::guess(widest) + QLatin1Char(' ') + tr("at %1").arg(888))
        + static_cast<int>(2 * kTreeStripRing) + space::kSmall + kLink;
}

/// Brings the current row and column into sight.
void TreeStrip::follow()
{
    const int row = rowOf(m_node);
    m_top = std::clamp(m_top, std::max(0, row - rowsShown() + 1), row);
    m_top = std::clamp(m_top, 0, std::max(0, m_layout.rowCount() - rowsShown()));
    const int columns = std::max(1, (width() - kBefore) / columnWidth() - 1);
    const int depth = m_tree.node(m_node).depth;
    m_left = std::clamp(m_left, std::max(0, depth - columns + 1), depth);
}

double TreeStrip::xOf(int node) const
{
    const int depth = m_tree.node(node).depth;
    const QFontMetrics metrics(demiBold(font()));
    const int root = static_cast<int>(kTreeStripRing) + space::kSmall + metrics.horizontalAdvance(tr("Puzzle")) + kLink;
    const double x = kBefore + kTreeStripRing + (depth == 0 ? 0 : root + (depth - 1) * columnWidth());
    return x - (m_left == 0 ? 0 : root + (m_left - 1) * columnWidth());
}

double TreeStrip::yOf(int row) const
{
    const int shown = std::min(rowsShown(), m_layout.rowCount());
    return height() / 2.0 + (row - m_top - (shown - 1) / 2.0) * rowHeight();
}

/// Between its guesses, as far as they are in sight.
double TreeStrip::middleOfRoot() const
{
    const int last = std::min(m_layout.rowCount(), m_top + rowsShown()) - 1;
    return (yOf(m_top) + yOf(last)) / 2;
}

QString TreeStrip::textOf(const Item& item) const
{
    if (item.end)
        return m_tree.node(item.node).status == NodeStatus::Failed ? tr("Contradiction") : tr("Solved");
    return item.node == 0 ? tr("Puzzle")
                          : Wording::guess(m_recording->board().candidate(m_tree.node(item.node).candidate));
}

QRectF TreeStrip::rectOfItem(const Item& item) const
{
    const QFontMetrics metrics(demiBold(font()));
    double x = xOf(item.node);
    if (item.end)
        x += columnWidth();
    const double y = item.node == 0 ? middleOfRoot() : yOf(item.row);
    QString text = textOf(item);
    if (item.node > 0)
        //: where in the run: at 10
        text += QLatin1Char(' ') + tr("at %1").arg(item.place.pass);
    return {x - kTreeStripRing, y - rowHeight() / 2.0 + 1,
        2 * kTreeStripRing + space::kSmall + metrics.horizontalAdvance(text), rowHeight() - 2.0};
}

void TreeStrip::paintLinks(QPainter& painter, const Theme& theme) const
{
    const Tokens& tokens = windowTokens();
    for (const Item& item : m_items) {
        if (item.node == 0)
            continue;
        const SearchNode& which = m_tree.node(item.node);
        // The link from the current node to the end of its branch has the colour of its depth.
        const bool lit = item.end && item.node == m_node;
        painter.setPen(QPen(lit ? theme.depth(which.depth) : tokens.fieldEdge, lit ? 2 : 1));
        const double y = yOf(item.row);
        const double to = xOf(item.node) + (item.end ? columnWidth() : 0) - kTreeStripRing - 2;
        if (item.end || which.parent > 0) {
            const double above = item.end ? y : yOf(rowOf(which.parent));
            const double from = to - kLink + kTreeStripRing;
            if (above != y)
                painter.drawLine(QPointF(from, above), QPointF(from, y));
            painter.drawLine(QPointF(from, y), QPointF(to, y));
            continue;
        }
        const double middle = to - kLink / 2.0;
        painter.drawPolyline(
            QPolygonF{{to - kLink + kTreeStripRing, middleOfRoot()}, {middle, middleOfRoot()}, {middle, y}, {to, y}});
    }
}

void TreeStrip::paintItem(QPainter& painter, const Theme& theme, int index) const
{
    const Tokens& tokens = windowTokens();
    const Item& item = m_items[static_cast<std::size_t>(index)];
    const SearchNode& which = m_tree.node(item.node);
    const QRectF rect = rectOfItem(item);
    if (rect.bottom() < 0 || rect.top() > height())
        return;
    const bool here = index == m_current;
    const QPointF mark(rect.left() + kTreeStripRing, rect.center().y());
    if (item.end) {
        paintBranchEnd(painter, mark, kTreeStripMark, which.status != NodeStatus::Failed, theme);
    } else if (item.node == 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.text1);
        painter.drawEllipse(mark, kTreeStripMark, kTreeStripMark);
    } else {
        painter.setPen(QPen(theme.depth(which.depth), 2));
        painter.setBrush(theme.board);
        painter.drawRoundedRect(
            QRectF(mark - QPointF(kTreeStripMark, kTreeStripMark), QSizeF(2 * kTreeStripMark, 2 * kTreeStripMark)), 3,
            3);
    }
    painter.setBrush(Qt::NoBrush);
    if (here) {
        painter.setPen(QPen(tokens.ink, 2));
        painter.drawEllipse(mark, kTreeStripRing - 1, kTreeStripRing - 1);
    }
    constexpr int kText = static_cast<int>(Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine;
    QRectF text = rect.adjusted(2 * kTreeStripRing + space::kSmall / 2.0, 0, space::kSmall, 0);
    painter.setFont(here ? demiBold(font()) : font());
    painter.setPen(tokens.text1);
    painter.drawText(text, kText, textOf(item));
    if (item.node == 0)
        return;
    text.adjust(QFontMetrics(painter.font()).horizontalAdvance(textOf(item) + QLatin1Char(' ')), 0, 0, 0);
    painter.setFont(font());
    painter.setPen(tokens.text3);
    painter.drawText(text, kText, tr("at %1").arg(item.place.pass));
}

void TreeStrip::paintPicture(QPainter& painter, const Theme& theme)
{
    const Tokens& tokens = windowTokens();
    painter.fillRect(QRect(0, 0, width(), 1), tokens.hairline);
    painter.setClipRect(rect().adjusted(0, 1, 0, 0));
    painter.setRenderHint(QPainter::Antialiasing);
    paintLinks(painter, theme);
    for (int i = 0; i < static_cast<int>(m_items.size()); ++i)
        paintItem(painter, theme, i);
    if (m_items.size() == 1) {
        const QRectF root = rectOfItem(m_items.front());
        const QRectF rest(root.right() + space::kUsual, root.top(), width() - root.right(), root.height());
        painter.setFont(font());
        painter.setPen(tokens.text3);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, Wording::noGuess(m_recording.get()));
    }
}

// Navigation

void TreeStrip::moveTo(int part)
{
    m_session->jumpTo(m_items[static_cast<std::size_t>(part)].place);
}

void TreeStrip::hover(int part)
{
    setCursor(part == kWhole ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

/// Other branches come into sight; a step brings the current one back.
void TreeStrip::wheelEvent(QWheelEvent* event)
{
    const int rows = event->angleDelta().y() > 0 ? -1 : 1;
    m_top = std::clamp(m_top + rows, 0, std::max(0, m_layout.rowCount() - rowsShown()));
    event->accept();
    update();
}

void TreeStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_items.empty())
        follow();
}

// For screen readers

int TreeStrip::partCount()
{
    return static_cast<int>(m_items.size());
}

QString TreeStrip::nameOf(int part)
{
    const Item& item = m_items.at(static_cast<std::size_t>(part));
    return item.node == 0 ? textOf(item) : textOf(item) + QLatin1Char(' ') + tr("at %1").arg(item.place.pass);
}

QString TreeStrip::helpOf(int part)
{
    return Wording::nodeSentence(m_tree, m_items.at(static_cast<std::size_t>(part)).node);
}

QRectF TreeStrip::partRect(int part) const
{
    return rectOfItem(m_items.at(static_cast<std::size_t>(part))) & QRectF(rect());
}

int TreeStrip::partAtPlace(QPointF place) const
{
    for (int i = 0; i < static_cast<int>(m_items.size()); ++i) {
        if (partRect(i).contains(place))
            return i;
    }
    return kWhole;
}

std::vector<int> TreeStrip::selectedParts()
{
    return m_items.empty() ? std::vector<int>{} : std::vector<int>{m_current};
}

} // namespace convoku
