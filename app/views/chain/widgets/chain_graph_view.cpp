// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_graph_view.h"

#include "app/document/chain_model.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/chain_wording.h"

#include <QAccessibleActionInterface>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Boxes can be read from here on: a large graph begins with a part of it.
constexpr double kChainGraphLeastStartZoom = 0.7;

} // namespace

ChainGraphView::ChainGraphView(ChainModel* model, QWidget* parent)
    : NodeCanvas(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("chain_graph"));
    setAccessibleName(tr("Graph of the proof"));
    connect(model, &ChainModel::proofChanged, this, &ChainGraphView::showProof);
    connect(model, &ChainModel::rowsChanged, this, &ChainGraphView::showRows);
    connect(model, &ChainModel::selectionChanged, this, &ChainGraphView::showSelection);
}

const ChainGraph& ChainGraphView::graph()
{
    refresh();
    return m_graph;
}

void ChainGraphView::showProof()
{
    m_started = false;
    m_fitted = false;
    showRows();
}

void ChainGraphView::showRows()
{
    m_old = true;
    setHovered(-1);
    forgetParts();
    if (!isVisible())
        return;
    refresh();
    showSelection();
}

void ChainGraphView::refresh()
{
    if (!m_old)
        return;
    m_old = false;
    m_graph = isEmpty() ? ChainGraph() : ChainGraph(m_model->content().rows);
    setContentSize(m_graph.size() * m_zoom);
    if (m_fitted)
        fit();
    viewport()->update();
}

void ChainGraphView::start()
{
    if (m_started || isEmpty())
        return;
    m_started = true;
    m_zoom = std::clamp(
        std::min(viewport()->width() / m_graph.size().width(), viewport()->height() / m_graph.size().height()),
        kChainGraphLeastStartZoom, 1.0);
    setContentSize(m_graph.size() * m_zoom);
}

void ChainGraphView::showEvent(QShowEvent* event)
{
    NodeCanvas::showEvent(event);
    refresh();
    start();
    showSelection();
}

void ChainGraphView::resizeEvent(QResizeEvent* event)
{
    NodeCanvas::resizeEvent(event);
    if (m_fitted)
        fit();
    else
        setContentSize(m_graph.size() * m_zoom);
}

void ChainGraphView::showSelection()
{
    const int row = m_model->selected();
    setAccessibleDescription(row < 0 ? QString() : sentenceOf(row));
    if (!isVisible())
        return;
    refresh();
    start();
    if (row >= 0 && !m_fitted && !isDragging())
        bringIntoView(rectOfNode(row));
    viewport()->update();
    tellParts();
}

GraphCamera ChainGraphView::camera() const
{
    const QSizeF size = m_graph.size() * m_zoom;
    const auto start = [](const QScrollBar* bar, double content, int seen) {
        return content < seen ? std::floor((seen - content) / 2) : -bar->value();
    };
    GraphCamera camera;
    camera.zoom = m_zoom;
    camera.origin = {start(horizontalScrollBar(), size.width(), viewport()->width()),
        start(verticalScrollBar(), size.height(), viewport()->height())};
    return camera;
}

bool ChainGraphView::isEmpty() const
{
    return m_model->content().isEmpty();
}

void ChainGraphView::paintNodes(QPainter& painter, const QRect& part) const
{
    ChainMarks marks;
    marks.selected = m_model->selected();
    marks.hovered = hoveredNode();
    paintChainGraph(painter, part, m_model->content(), m_graph, camera(), marks, themeOf(this));
}

int ChainGraphView::nodeCount()
{
    return m_model->rowCount();
}

QRectF ChainGraphView::rectOfNode(int node)
{
    refresh();
    return camera().toPicture(m_graph.box(node));
}

int ChainGraphView::nodeUnder(QPointF point) const
{
    return isEmpty() ? -1 : m_graph.boxAt(camera().toGraph(point));
}

QString ChainGraphView::sentenceOf(int node) const
{
    const ChainContent& content = m_model->content();
    if (node < 0 || node >= m_model->rowCount())
        return {};
    return ChainWording::row(*content.recording, *content.proof, *content.lines, content.rows, node);
}

void ChainGraphView::nodeClicked(int node)
{
    m_model->select(node);
}

void ChainGraphView::nodeDoubleClicked(int node)
{
    m_model->select(node);
    m_model->goToSelected();
}

void ChainGraphView::fit()
{
    refresh();
    if (isEmpty())
        return;
    m_started = true;
    m_fitted = true;
    m_zoom
        = std::min({1.0, viewport()->width() / m_graph.size().width(), viewport()->height() / m_graph.size().height()});
    setContentSize(m_graph.size() * m_zoom);
    viewport()->update();
}

void ChainGraphView::zoomAround(double zoom, QPointF fixed)
{
    refresh();
    if (isEmpty())
        return;
    m_fitted = false;
    const double all
        = std::min(viewport()->width() / m_graph.size().width(), viewport()->height() / m_graph.size().height());
    const QPointF kept = camera().toGraph(fixed);
    m_zoom = std::clamp(zoom, std::min(all, 0.2), GraphCamera::kMaxZoom);
    setContentSize(m_graph.size() * m_zoom);
    horizontalScrollBar()->setValue(qRound(kept.x() * m_zoom - fixed.x()));
    verticalScrollBar()->setValue(qRound(kept.y() * m_zoom - fixed.y()));
    viewport()->update();
}

void ChainGraphView::setZoom(double zoom)
{
    const int row = m_model->selected();
    zoomAround(zoom, row >= 0 ? rectOfNode(row).center() : QRectF(viewport()->rect()).center());
    if (row >= 0)
        bringIntoView(rectOfNode(row));
}

bool ChainGraphView::handleKey(int key, bool shift)
{
    refresh();
    const int row = m_model->selected();
    if (row < 0 || shift)
        return false;
    const auto go = [&](GraphLayout::Direction direction) {
        m_model->select(m_graph.neighbour(row, direction));
        return true;
    };
    switch (key) {
    case Qt::Key_Up:
        return go(GraphLayout::Direction::Up);
    case Qt::Key_Down:
        return go(GraphLayout::Direction::Down);
    case Qt::Key_Left:
        return go(GraphLayout::Direction::Left);
    case Qt::Key_Right:
        return go(GraphLayout::Direction::Right);
    case Qt::Key_Home:
        m_model->select(0);
        return true;
    case Qt::Key_End:
        m_model->select(m_model->rowCount() - 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_model->goToSelected();
        return true;
    default:
        return false;
    }
}

QAccessible::Role ChainGraphView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int ChainGraphView::focusedPart()
{
    return m_model->selected() < 0 ? kWhole : m_model->selected();
}

std::vector<int> ChainGraphView::selectedParts()
{
    return m_model->selected() < 0 ? std::vector<int>() : std::vector<int>{m_model->selected()};
}

QStringList ChainGraphView::actionsOf(int)
{
    return {QAccessibleActionInterface::pressAction()};
}

void ChainGraphView::act(int part, const QString&)
{
    nodeDoubleClicked(part);
}

} // namespace convoku
