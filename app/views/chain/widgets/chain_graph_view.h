// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/chain/chain_graph.h"
#include "app/window/parts/node_canvas.h"

namespace convoku {

class ChainModel;

/// The same proof as a graph: what is selected in one is selected in the other.
class ChainGraphView : public NodeCanvas
{
    Q_OBJECT

public:
    explicit ChainGraphView(ChainModel* model, QWidget* parent = nullptr);

    const ChainGraph& graph();

    QString nameOf(int node) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

protected:
    bool isEmpty() const override;
    void paintNodes(QPainter& painter, const Theme& theme) const override;
    int nodeCount() override;
    QSizeF drawingSize() const override { return m_graph.size(); }
    QRectF drawnBox(int node) const override { return m_graph.box(node); }
    int nodeAt(QPointF place) const override { return m_graph.boxAt(place); }
    bool beginsAtTop() const override { return false; }
    double firstZoom() const override;
    int firstInSight() override { return focusedPart(); }
    int nodeBeside(int node, GraphLayout::Direction direction) override;
    void moveTo(int part) override;
    void takeSize() override;
    /// Lays out a changed proof. Deferred until the view is visible.
    void refresh() override;
    void enterNode(int node) override;

    void showEvent(QShowEvent* event) override;

private:
    void showProof();
    void showRows();
    void showSelection();

    ChainModel* m_model;
    ChainGraph m_graph;
    bool m_old = true; ///< the rows are others than the graph's
};

} // namespace convoku
