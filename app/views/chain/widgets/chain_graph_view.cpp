// SPDX-License-Identifier: MIT
#include "app/views/chain/widgets/chain_graph_view.h"

#include "app/document/chain_model.h"
#include "app/wording/chain_wording.h"

#include <QAccessibleActionInterface>

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
    forgetZoom();
    showRows();
}

void ChainGraphView::showRows()
{
    m_old = true;
    setHovered(-1);
    invalidateParts();
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
    if (isFitted())
        fit();
    else
        updateScrollBars();
    update();
}

double ChainGraphView::firstZoom() const
{
    return std::clamp(std::min(view().width() / m_graph.size().width(), view().height() / m_graph.size().height()),
        kChainGraphLeastStartZoom, 1.0);
}

void ChainGraphView::showEvent(QShowEvent* event)
{
    NodeCanvas::showEvent(event);
    refresh();
    showSelection();
}

void ChainGraphView::showSelection()
{
    const int row = m_model->selected();
    setAccessibleDescription(row < 0 ? QString() : nameOf(row));
    if (!isVisible())
        return;
    refresh();
    if (!hasBegun())
        beginDrawing();
    if (!isDragging())
        scrollTo(row);
    update();
    notifyAccessibility();
}

bool ChainGraphView::isEmpty() const
{
    return m_model->content().isEmpty();
}

void ChainGraphView::paintNodes(QPainter& painter, const Theme& theme) const
{
    ChainMarks marks;
    marks.selected = m_model->selected();
    marks.hovered = hoveredPart();
    paintChainGraph(painter, view(), m_model->content(), m_graph, camera(), marks, theme);
}

int ChainGraphView::nodeCount()
{
    return m_model->rowCount();
}

QString ChainGraphView::nameOf(int node)
{
    const ChainContent& content = m_model->content();
    if (node < 0 || node >= m_model->rowCount())
        return {};
    return ChainWording::row(*content.recording, *content.proof, *content.lines, content.rows, node);
}

void ChainGraphView::enterNode(int node)
{
    m_model->select(node);
    m_model->goToSelected();
}

int ChainGraphView::nodeBeside(int node, GraphLayout::Direction direction)
{
    refresh();
    return m_graph.neighbour(node, direction);
}

void ChainGraphView::takeSize()
{
    if (!m_old)
        NodeCanvas::takeSize();
}

void ChainGraphView::moveTo(int part)
{
    m_model->select(part);
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
    enterNode(part);
}

} // namespace convoku
