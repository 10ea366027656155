// SPDX-License-Identifier: MIT
#include "app/drawing/tree_boards.h"

#include "app/drawing/board_painter.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"

#include <QLocale>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// A hundred bytes each, and their words.
constexpr std::size_t kMostSmall = 20'000;

const Event* eventWith(const Recording& recording, std::uint32_t index)
{
    return index == SearchNode::kNoEvent ? nullptr : &recording.events()[index];
}

double pixelRatioOf(const QPainter& painter)
{
    return std::max(painter.device()->devicePixelRatioF(), painter.deviceTransform().m11());
}

} // namespace

QString TreeWords::title(const SearchTree& tree, int node)
{
    return node == 0 ? Wording::searchRoot() : Wording::guess(tree.guessOf(node));
}

QString TreeWords::when(const Recording& recording, const SearchTree& tree, int node)
{
    const SearchNode& which = tree.node(node);
    const int first = std::max(which.pushPass, 1);
    // A guess is made in a pass in which the rules find nothing.
    const int last = which.firstChild < 0 ? tree.lastPass(node) : tree.node(which.firstChild).pushPass - 1;
    const QLocale locale;
    if (node == 0) {
        const auto left = [&](Position at) { return locale.toString(recording.stateAt(at).candidates.count()); };
        //: %1–%2: passes; %3, %4: numbers of candidates: passes 1–6, rules alone: 585 → 227
        return tr("passes %1–%2, rules alone: %3 → %4")
            .arg(first)
            .arg(std::max(last, first))
            .arg(left({}), left(TreeBoards::shownAt(recording, tree, node)));
    }
    const QString depth = locale.toString(which.depth);
    //: beside a guess in the search tree: depth 1, pass 12
    return last <= first ? tr("depth %1, pass %2").arg(depth).arg(first)
                         //: beside a guess in the search tree: depth 1, passes 7–10
                         : tr("depth %1, passes %2–%3").arg(depth).arg(first).arg(last);
}

QString TreeWords::failure(const Recording& recording, const SearchTree& tree, int node)
{
    const auto failed = tree.failedAt(node);
    if (!failed)
        return {};
    const Event* seen = eventIn(recording, failed->pass, EventKind::Contradiction);
    return seen != nullptr ? Wording::eventSentence(recording, *seen) : QString();
}

QString TreeWords::end(const Recording& recording, const SearchTree& tree, int node)
{
    const SearchNode& which = tree.node(node);
    if (which.status == NodeStatus::Solution)
        return tr("Solved in pass %1").arg(which.endPass);
    const auto failed = tree.failedAt(node);
    return failed ? Wording::contradiction(contradictionsAt(recording, *failed)) : QString();
}

QString TreeWords::after(const Recording& recording, const SearchTree& tree, int node)
{
    const SearchNode& which = tree.node(node);
    const Event* event = which.firstChild < 0 ? eventWith(recording, which.popEvent)
                                              : eventWith(recording, tree.node(which.firstChild).pushEvent);
    return event ? Wording::eventSentence(recording, *event) : QString();
}

Position TreeBoards::shownAt(const Recording& recording, const SearchTree& tree, int node)
{
    const SearchNode& which = tree.node(node);
    if (which.firstChild >= 0) {
        Position pushed = tree.pushedAt(which.firstChild);
        --pushed.step;
        return pushed;
    }
    if (const auto failed = tree.failedAt(node))
        return *failed;
    return recording.endOf(std::min(tree.lastPass(node), recording.passCount()));
}

BoardScene TreeBoards::sceneOf(const Recording& recording, const SearchTree& tree, int node)
{
    BoardScene scene = stateSceneAt(recording, shownAt(recording, tree, node));
    const SearchNode& which = tree.node(node);
    scene.asideDepth.fill(0);
    scene.guessDepth.fill(0);
    for (std::uint8_t& depth : scene.derivedDepth)
        depth = node > 0 && depth == which.depth ? depth : 0;
    if (node > 0)
        scene.guessDepth[which.candidate] = which.depth;
    return scene;
}

void TreeBoards::reset()
{
    m_small.clear();
    m_large.clear();
}

void TreeBoards::begin(int milliseconds)
{
    m_most = milliseconds;
    m_incomplete = m_hasAny = false;
    m_time.start();
}

bool TreeBoards::isLate()
{
    m_incomplete = m_incomplete || (m_most > 0 && m_time.elapsed() >= m_most);
    return m_incomplete;
}

const TreeBoards::Small* TreeBoards::small(const Recording& recording, const SearchTree& tree, int node)
{
    const Position shown = shownAt(recording, tree, node);
    const auto known = m_small.find(node);
    if (known != m_small.end() && known->second.shown == shown)
        return &known->second;
    if (m_hasAny && isLate())
        return nullptr;
    m_hasAny = true;
    if (m_small.size() >= kMostSmall)
        m_small.clear();
    Small& small = m_small[node];
    small.shown = shown;
    const SearchNode& which = tree.node(node);
    const BoardScene scene = stateSceneAt(recording, shown);
    small.board = scene.board();
    for (int i = 0; i < small.board.cells(); ++i) {
        const Cell cell = small.board.cell(i);
        const bool isGuess = node > 0 && tree.guessOf(node).cell() == cell;
        small.signs[static_cast<std::size_t>(i)] = scene.givens.isGiven(cell)           ? Sign::Given
            : scene.candidates.countIn(cell) != 1                                       ? Sign::Empty
            : isGuess || scene.derivedDepth[static_cast<std::size_t>(i)] == which.depth ? Sign::Here
                                                                                        : Sign::Before;
    }
    small.end = which.firstChild < 0 ? TreeWords::end(recording, tree, node) : QString();
    return &small;
}

void TreeBoards::paintNewBoard(QPainter& painter, const QRectF& rect, const Recording& recording,
    const SearchTree& tree, int node, const Theme& theme)
{
    const double pixel = 1 / pixelRatioOf(painter);
    // The frame is around the cells: two pixels more at each side.
    const Board board = recording.board();
    const BoardGeometry geometry(rect.adjusted(-2, -2, 2, 2), false, 1 / pixel, board);
    BoardScene scene = sceneOf(recording, tree, node);
    const Candidates candidates = scene.candidates;
    for (int i = 0; i < board.candidates(); ++i) {
        const Candidate candidate = board.candidate(i);
        if (candidates.countIn(candidate.cell()) > 1)
            scene.candidates.remove(candidate);
    }
    convoku::paintBoard(painter, geometry, scene, theme);
    const double side = std::max(1.0, std::round(geometry.cellSide() / 13 / pixel)) * pixel;
    for (int i = 0; i < board.candidates(); ++i) {
        const Candidate candidate = board.candidate(i);
        if (!candidates.has(candidate) || candidates.countIn(candidate.cell()) == 1)
            continue;
        const QPointF corner = geometry.candidateRect(candidate).center() - QPointF(side, side) / 2;
        const QPointF whole(std::round(corner.x() / pixel) * pixel, std::round(corner.y() / pixel) * pixel);
        painter.fillRect(QRectF(whole, QSizeF(side, side)), theme.candidate);
    }
}

void TreeBoards::paintBoard(QPainter& painter, const QRectF& rect, const Recording& recording, const SearchTree& tree,
    int node, const Theme& theme)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        paintNewBoard(painter, rect, recording, tree, node, theme);
        return;
    }
    constexpr double kFrame = 2;
    const double ratio = pixelRatioOf(painter);
    const Position shown = shownAt(recording, tree, node);
    const Large* known = m_large.object(node);
    if (!known || known->shown != shown || known->side != rect.width() || known->image.devicePixelRatio() != ratio
        || !(known->theme == theme)) {
        auto* large = new Large{shown, theme, rect.width(), {}};
        const double side = rect.width() + 2 * kFrame;
        large->image = QImage((QSizeF(side, side) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        large->image.setDevicePixelRatio(ratio);
        large->image.fill(Qt::transparent);
        QPainter target(&large->image);
        paintNewBoard(target, {QPointF(kFrame, kFrame), rect.size()}, recording, tree, node, theme);
        target.end();
        if (!m_large.insert(node, large, static_cast<int>(large->image.sizeInBytes() >> 10) + 1)) {
            paintNewBoard(painter, rect, recording, tree, node, theme);
            return;
        }
        known = m_large.object(node);
    }
    const auto whole = [ratio](double x) { return std::floor(x * ratio) / ratio; };
    painter.drawImage(QPointF(whole(rect.left()), whole(rect.top())) - QPointF(kFrame, kFrame), known->image);
}

void TreeBoards::paintSmall(QPainter& painter, const QRectF& rect, const Small& small, int depth, const Theme& theme)
{
    const auto colourOf = [&](Sign sign) {
        switch (sign) {
        case Sign::Given:
            return theme.givenDigit;
        case Sign::Here:
            return depth == 0 ? theme.foundDigit : theme.depth(depth);
        case Sign::Before:
            return beforeColour(theme);
        case Sign::Empty:
            break;
        }
        return theme.board;
    };
    const int side = small.board.side();
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        QImage image(side, side, QImage::Format_RGB32);
        for (int i = 0; i < small.board.cells(); ++i)
            image.setPixel(i % side, i / side, colourOf(small.signs[static_cast<std::size_t>(i)]).rgb());
        painter.drawImage(rect, image);
        return;
    }
    painter.fillRect(rect, theme.board);
    const double cell = rect.width() / side;
    for (int i = 0; i < small.board.cells(); ++i) {
        const Sign sign = small.signs[static_cast<std::size_t>(i)];
        if (sign != Sign::Empty)
            painter.fillRect(
                QRectF(rect.left() + i % side * cell, rect.top() + i / side * cell, cell, cell), colourOf(sign));
    }
}

} // namespace convoku
