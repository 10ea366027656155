// SPDX-License-Identifier: MIT
#include "app/views/tree/widgets/search_tree_view.h"

#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/drawing/tree_writer.h"
#include "app/exporting/run_pictures.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/view_bar.h"
#include "app/window/parts/view_row.h"
#include "app/wording/wording.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace convoku {

SearchTreeView::SearchTreeView(Session* session, QWidget* parent)
    : NodeCanvas(parent)
    , m_session(session)
{
    addBar("tree",
        {.name = tr("Search tree"),
            .fitTip = tr("Show the whole tree (Z)"),
            .exportTip = tr("Save the tree as a picture")})
        ->setLine(tr("Depth grows to the right, time runs down."));
    setAccessibleName(tr("Search tree"));
    setSizes({700, 500}, minimumSizeHint());
    m_folding.setFoldFailed(false);
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
        .card = ViewRow::Card::Goes,
        .about = ViewRow::About::Search,
        .widget = tree,
        .picture = [tree] { return tree->picture(); }};
}

std::shared_ptr<const Picture> SearchTreeView::picture()
{
    if (!m_session->hasPuzzle())
        return {};
    refresh();
    return std::make_shared<TreePicture>(*m_recording, m_folding, m_session->position(), tr("Search tree"));
}

void SearchTreeView::reset()
{
    m_grown = true;
    // A run that was continued is still the same run: what was folded and zoomed stays.
    if (m_recording != m_session->recording()) {
        m_recording = m_session->recording();
        m_tree.reset();
        m_folding.forgetChoices();
        m_boards.reset();
        m_layoutOld = true;
        m_zoomed = false;
        setFitted(false);
        m_current = 0;
        setCursorNode(kWhole);
        setHovered(kWhole);
        invalidateParts();
    }
    grow();
}

void SearchTreeView::grow()
{
    m_grown = true;
    if (!isVisible())
        return;
    refresh();
    notifyAccessibility();
}

void SearchTreeView::showPosition()
{
    if (!isVisible())
        return;
    refresh();
    update(); // refresh() does not if the node is the same
    if (!isDragging())
        scrollToCurrent();
    notifyAccessibility();
}

void SearchTreeView::showEvent(QShowEvent* event)
{
    NodeCanvas::showEvent(event);
    refresh();
    scrollToCurrent();
    notifyAccessibility();
}

void SearchTreeView::refresh()
{
    bool hasChanged = m_grown || m_layoutOld; // paintEvent() refreshes, too: an update() each time would never end
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
    if (m_current != old) {
        setCursorNode(kWhole);
        hasChanged = true;
    }
    if (!m_layoutOld && m_current != old) {
        // Another path can open what was folded, and fold what was open for the sake of the old one.
        const auto closes = [this](int node) {
            const TreeLayout::Place* place = m_layout.placeOf(node);
            return place && place->folded != m_folding.isFolded(m_tree, node);
        };
        m_layoutOld = !m_layout.placeOf(m_current) || std::ranges::any_of(m_tree.pathTo(old), closes);
    }
    if (m_layoutOld)
        layOut(m_layout.placeOf(m_current) ? m_current : old);
    const QString description
        = !isEmpty() ? Wording::nodeSentence(m_tree, m_current) : Wording::noGuess(m_recording.get());
    if (description != accessibleDescription())
        setAccessibleDescription(description);
    if (hasChanged)
        update();
}

void SearchTreeView::layOut(int anchor)
{
    m_layoutOld = false;
    const TreeLayout::Place* place = m_layout.placeOf(anchor);
    const bool wasSeen = place != nullptr;
    const QPointF before = wasSeen ? camera().rectOf(*place).center() : QPointF();
    m_layout = TreeLayout(m_tree, m_folding);
    if (m_recording)
        m_text = treeText(*m_recording, m_tree, m_layout, textScale(this));
    setCamera(ownCamera());
    place = m_layout.placeOf(anchor);
    if (!wasSeen || !place)
        return;
    const QPointF moved = camera().rectOf(*place).center() - before;
    across()->setValue(across()->value() + qRound(moved.x()));
    down()->setValue(down()->value() + qRound(moved.y()));
}

void SearchTreeView::moveBy(QPoint distance)
{
    // The camera has the place that is kept.
    across()->setValue(across()->value() - distance.x());
    down()->setValue(down()->value() - distance.y());
}

TreeCamera SearchTreeView::ownCamera() const
{
    const QSizeF area = view().size();
    return isFitted() ? fittedCamera(m_layout, area, m_text)
        : m_zoomed    ? zoomedCamera(m_layout, area, m_camera.zoom, m_text)
                      : usualCamera(m_layout, area, m_text);
}

void SearchTreeView::setCamera(const TreeCamera& camera)
{
    m_camera = camera;
    updateScrollBars();
    update();
}

void SearchTreeView::updateScrollBars()
{
    setContentSize(isEmpty() ? QSizeF() : m_camera.size);
}

TreeCamera SearchTreeView::camera() const
{
    TreeCamera camera = m_camera;
    camera.origin += view().topLeft() - scrolled();
    return camera;
}

TreeScene SearchTreeView::scene() const
{
    const int cardNode = hoveredPart() != kWhole ? hoveredPart() : cursorNode() != kWhole ? cursorNode() : m_current;
    return {m_recording.get(), &m_tree, &m_layout, &m_boards, m_session->position(), hoveredPart(), cardNode};
}

void SearchTreeView::scrollToCurrent()
{
    if (const QRectF rect = partRect(m_current); !rect.isEmpty())
        bringIntoView({rect.center(), QSizeF()});
}

void SearchTreeView::fit()
{
    setFitted(true);
    m_zoomed = false;
    if (m_layoutOld)
        refresh();
    setCamera(ownCamera());
}

void SearchTreeView::zoomAround(double zoom, QPointF fixed)
{
    refresh();
    setFitted(false);
    m_zoomed = true;
    const TreeCamera before = camera();
    const double column = before.columnAt(fixed.x());
    const double row = before.rowAt(fixed.y());
    const double least = std::min(fittedCamera(m_layout, view().size(), m_text).zoom, 1.0);
    setCamera(zoomedCamera(m_layout, view().size(), std::clamp(zoom, least, TreeCamera::kMaxZoom), m_text));
    const QPointF inView = fixed - view().topLeft();
    const double x = m_camera.origin.x()
        + (column < 1 ? column * m_camera.rootColumn : m_camera.rootColumn + (column - 1) * m_camera.column);
    across()->setValue(qRound(x - inView.x()));
    down()->setValue(qRound(m_camera.origin.y() + row * m_camera.row - inView.y()));
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
    toggle(focusedPart());
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
    const QRectF rect = partRect(node);
    return rect.isEmpty() ? std::nullopt : std::optional(rect.center());
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

void SearchTreeView::moveTo(int part)
{
    setCursorNode(part);
    if (const QRectF rect = partRect(part); !rect.isEmpty())
        bringIntoView({rect.center(), QSizeF()});
    setCursorPart(part);
}

void SearchTreeView::paintPicture(QPainter& painter, const Theme& theme)
{
    m_card = {};
    if (!isEmpty() || !m_recording) {
        NodeCanvas::paintPicture(painter, theme);
        return;
    }
    painter.fillRect(rect(), theme.background);
    paintLoneBoard(painter, view(), scene(), accessibleDescription(), theme);
}

void SearchTreeView::paintNodes(QPainter& painter, const Theme& theme) const
{
    constexpr int kFrame = 8; // milliseconds for new boards: painting the known ones takes up to 6
    m_boards.begin(kFrame);
    m_card = paintTree(painter, view(), scene(), camera(), theme);
    if (m_boards.isIncomplete())
        QTimer::singleShot(0, const_cast<SearchTreeView*>(this), qOverload<>(&QWidget::update));
}

void SearchTreeView::takeSize()
{
    placeBar();
    if (!m_layoutOld)
        setCamera(ownCamera());
}

void SearchTreeView::changeEvent(QEvent* event)
{
    NodeCanvas::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    m_layoutOld = true;
    placeBar();
    if (isVisible())
        refresh();
}

} // namespace convoku
