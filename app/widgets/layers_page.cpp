// SPDX-License-Identifier: MIT
#include "app/widgets/layers_page.h"

#include "app/session/workspace.h"
#include "app/widgets/board_view.h"
#include "app/widgets/tensor_view.h"

namespace convoku {

LayersPage::LayersPage(Workspace* workspace, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_board(new BoardView(workspace->session(), workspace->inquiry()))
    , m_tensors(new TensorView(workspace->session(), workspace->layerValues()))
{
    setObjectName(QStringLiteral("layers_page"));
    m_board->setObjectName(QStringLiteral("lit_board"));
    addWidget(m_board);
    addWidget(m_tensors);
    setStretchFactor(0, 2);
    setStretchFactor(1, 3);
    setChildrenCollapsible(false);
    setFocusProxy(m_tensors);
    connect(m_tensors, &TensorView::cellsLit, m_board, [this](const std::vector<Cell>& cells) {
        m_litByNumber = cells;
        light();
    });
    connect(m_board, &BoardView::hovered, this, &LayersPage::hovered);
    connect(m_tensors, &TensorView::hovered, this, &LayersPage::hovered);
}

void LayersPage::setLit(const std::vector<Cell>& cells, const std::vector<std::uint16_t>& candidates)
{
    m_lit = cells;
    m_litCandidates = candidates;
    m_tensors->setLit(cells, candidates);
    light();
}

void LayersPage::light()
{
    if (m_litByNumber.empty())
        m_board->setLit(m_lit, m_litCandidates);
    else
        m_board->setLit(m_litByNumber);
}

void LayersPage::setTheme(const Theme& theme)
{
    m_board->setTheme(theme);
    m_tensors->setTheme(theme);
}

} // namespace convoku
