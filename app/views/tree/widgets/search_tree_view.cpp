// SPDX-License-Identifier: MIT
#include "app/views/tree/widgets/search_tree_view.h"

#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/exporting/run_pictures.h"
#include "app/window/parts/view_row.h"
#include "app/wording/wording.h"

#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace convoku {
SearchTreeView::SearchTreeView(Session* session, QWidget* parent)
    : NodeCanvas(parent)
    , m_session(session)
{
    setAccessibleName(tr("Search tree"));
    setSizes({700, 500}, minimumSizeHint());
    setFitted(true);
    connect(session, &Session::recordingReset, this, &SearchTreeView::reset);
    connect(session, &Session::recordingGrew, this, &SearchTreeView::grow);
    connect(session, &Session::positionChanged, this, &SearchTreeView::showPosition);
    connect(session, &Session::playingChanged, this, [this] { setQuiet(m_session->isPlaying()); });
    reset();
}

ViewRow SearchTreeView::row(Workspace* workspace)
{
    auto* tree = new SearchTreeView(workspace->session());
    return {.id = "search_tree",
        .name = "search_tree",
        .title = tr("Tree"),
        .text = tr("&Search tree"),
        .help = tr("Show the search as a tree instead of the board"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_T)},
        .sign = SignDrawing()
                    .circle({4.75, 10}, 1.75)
                    .circle({15.25, 4.75}, 1.75)
                    .circle({15.25, 15.25}, 1.75)
                    .line({{6.5, 10}, {10, 10}})
                    .line({{13.5, 4.75}, {10, 4.75}, {10, 15.25}, {13.5, 15.25}}),
        .helpPage = "stepping.md#search-tree",
        .widget = tree,
        .picture = [tree] { return tree->picture(); }};
}

std::shared_ptr<const Picture> SearchTreeView::picture()
{
    if (!m_session->hasPuzzle())
        return {};
    return std::make_shared<TreePicture>(tree(), m_folding, m_session->position(), tr("Search tree"));
}

void SearchTreeView::reset()
{
    m_grown = true;
    // A run that was continued is still the same run: what was folded and zoomed stays.
    if (m_recording != m_session->recording()) {
        m_recording = m_session->recording();
        m_tree.reset();
        m_folding.forgetChoices();
        m_layoutOld = true;
        setFitted(true);
        m_current = 0;
        setHovered(-1);
        forgetParts();
    }
    grow();
}

void SearchTreeView::grow()
{
    m_grown = true;
    if (!isVisible())
        return;
    refresh();
    // While it grows the picture is only made smaller; at the end it is put right.
    if (isFitted() && m_recording && m_recording->result())
        fit();
    tellParts();
}

void SearchTreeView::showPosition()
{
    if (!isVisible())
        return;
    refresh();
    if (!isDragging())
        scrollToCurrent();
    tellParts();
}

void SearchTreeView::showEvent(QShowEvent* event)
{
    NodeCanvas::showEvent(event);
    refresh();
    if (isFitted())
        fit();
    else
        scrollToCurrent();
    tellParts();
}

void SearchTreeView::refresh()
{
    if (m_grown && m_recording) {
        const int size = m_tree.size();
        const auto status = [this] { return m_tree.node(m_tree.lastNode()).status; };
        const int last = m_tree.lastNode();
        const NodeStatus before = status();
        m_tree.update(*m_recording);
        if (size != m_tree.size())
            partsGrew();
        m_layoutOld = m_layoutOld || size != m_tree.size() || last != m_tree.lastNode() || before != status();
    }
    m_grown = false;
    const int old = m_current;
    m_current = m_recording ? m_tree.nodeAt(m_session->position()) : 0;
    m_folding.setCurrent(m_current);
    if (!m_layoutOld && m_current != old) {
        // Another path can open what was folded, and fold what was open for the sake of the old one.
        const auto closes = [this](int node) {
            const TreeLayout::Place* place = m_layout.placeOf(m_tree, node);
            return place && place->folded != m_folding.isFolded(m_tree, node);
        };
        m_layoutOld = !m_layout.placeOf(m_tree, m_current) || std::ranges::any_of(m_tree.pathTo(old), closes);
    }
    if (m_layoutOld)
        layOut(m_layout.placeOf(m_tree, m_current) ? m_current : old);
    const QString description
        = !isEmpty() ? Wording::nodeSentence(m_tree, m_current) : Wording::noGuess(m_recording.get());
    if (description != accessibleDescription())
        setAccessibleDescription(description);
    update();
}

void SearchTreeView::layOut(int anchor)
{
    m_layoutOld = false;
    const TreeLayout::Place* place = m_layout.placeOf(m_tree, anchor);
    const bool wasSeen = place != nullptr;
    const QPointF before = wasSeen ? camera().at(*place) : QPointF();
    m_layout = TreeLayout(m_tree, m_folding);
    m_camera = zoomedCamera(m_layout, view().size(), m_camera.zoom);
    if (isFitted() && !showsAll()) {
        fit();
        return;
    }
    updateScrollBars();
    place = m_layout.placeOf(m_tree, anchor);
    if (!wasSeen || !place)
        return;
    const QPointF moved = camera().at(*place) - before;
    across()->setValue(across()->value() + qRound(moved.x()));
    down()->setValue(down()->value() + qRound(moved.y()));
}

bool SearchTreeView::showsAll() const
{
    const QSizeF size = m_camera.sizeOf(m_layout);
    return size.width() <= view().width() + 0.5 && size.height() <= view().height() + 0.5;
}

void SearchTreeView::updateScrollBars()
{
    setContentSize(isEmpty() ? QSizeF() : m_camera.sizeOf(m_layout));
}

TreeCamera SearchTreeView::camera() const
{
    TreeCamera camera = m_camera;
    camera.root += view().topLeft() - scrolled();
    return camera;
}

TreeScene SearchTreeView::scene() const
{
    return {&m_tree, &m_layout, m_session->position(), hoveredPart()};
}

void SearchTreeView::scrollToCurrent()
{
    if (const auto point = pointOf(m_current))
        bringIntoView({*point, QSizeF()});
}

void SearchTreeView::fit()
{
    setFitted(true);
    if (m_layoutOld)
        refresh();
    m_camera = fittedCamera(m_layout, view().size());
    updateScrollBars();
    update();
}

void SearchTreeView::zoomAround(double zoom, QPointF fixed)
{
    refresh();
    setFitted(false);
    const TreeCamera before = camera();
    const double smallest = std::min(fittedCamera(m_layout, view().size()).zoom, 0.2);
    m_camera = zoomedCamera(m_layout, view().size(), std::clamp(zoom, smallest, TreeCamera::kMaxZoom));
    updateScrollBars();
    const QPointF inView = fixed - view().topLeft();
    const double row = (fixed.y() - before.root.y()) / before.down();
    const double x = m_camera.x(before.treeX(fixed.x())) - inView.x();
    const double y = m_camera.root.y() + row * m_camera.down() - inView.y();
    across()->setValue(qRound(x));
    down()->setValue(qRound(y));
    update();
}

void SearchTreeView::foldFailed()
{
    m_folding.setFoldFailed(true);
    m_layoutOld = true;
    refresh();
    scrollToCurrent();
}

void SearchTreeView::unfoldAll()
{
    m_folding.setFoldFailed(false);
    m_layoutOld = true;
    refresh();
    scrollToCurrent();
}

void SearchTreeView::toggle(int node)
{
    refresh();
    m_folding.toggle(m_tree, node);
    layOut(node);
    update();
    QAccessible::State changed;
    changed.expanded = changed.collapsed = m_folding.canFold(m_tree, node);
    tellState(node, changed);
}

void SearchTreeView::toggleFold()
{
    toggle(currentNode());
}

const SearchTree& SearchTreeView::tree()
{
    refresh();
    return m_tree;
}

int SearchTreeView::currentNode()
{
    refresh();
    return m_current;
}

bool SearchTreeView::isFolded(int node)
{
    refresh();
    return m_folding.isFolded(m_tree, node);
}

std::optional<QPointF> SearchTreeView::pointOf(int node)
{
    if (m_grown || m_layoutOld)
        refresh();
    return markOf(node);
}

std::optional<QPointF> SearchTreeView::markOf(int node) const
{
    const TreeLayout::Place* place = m_layout.placeOf(m_tree, node);
    return place ? std::optional(camera().at(*place)) : std::nullopt;
}

void SearchTreeView::goTo(std::optional<Position> position)
{
    if (!position)
        return;
    m_session->jumpTo(*position);
}

void SearchTreeView::select(int node)
{
    goTo(m_tree.pushedAt(node));
}

bool SearchTreeView::canGoToFirstWrongGuess()
{
    return tree().firstWrongGuess().has_value();
}

std::optional<Position> SearchTreeView::failureOfCurrent()
{
    return m_tree.failedAt(currentNode());
}

void SearchTreeView::goToFirstWrongGuess()
{
    if (const auto node = tree().firstWrongGuess())
        select(*node);
}

void SearchTreeView::paintNodes(QPainter& painter, const Theme& theme) const
{
    paintTree(painter, view(), scene(), camera(), theme);
}

void SearchTreeView::takeSize()
{
    if (m_layoutOld)
        return;
    if (isFitted()) {
        fit();
        return;
    }
    m_camera = zoomedCamera(m_layout, view().size(), m_camera.zoom);
    updateScrollBars();
}

} // namespace convoku
