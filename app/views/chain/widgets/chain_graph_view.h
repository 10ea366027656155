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
    /// In the viewport.
    QRectF rectOfRow(int row) { return rectOfNode(row); }

    // For screen readers
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override { nodeClicked(part); }
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

protected:
    bool isEmpty() const override;
    void paintNodes(QPainter& painter, const QRect& part) const override;
    int nodeCount() override;
    QSizeF drawingSize() const override { return m_graph.size(); }
    QRectF drawnBox(int node) const override { return m_graph.box(node); }
    int nodeAt(QPointF place) const override { return m_graph.boxAt(place); }
    bool beginsAtTop() const override { return false; }
    double firstZoom() const override;
    int firstInSight() override { return focusedPart(); }
    QRectF rectOfNode(int node) override;
    int neighbour(int node, GraphLayout::Direction direction) override;
    void moveTo(int node) override;
    void takeSize() override;
    QString sentenceOf(int node) const override;
    void nodeClicked(int node) override;
    void nodeDoubleClicked(int node) override;

    void showEvent(QShowEvent* event) override;

private:
    void showProof();
    void showRows();
    void showSelection();
    /// Nothing is laid out before it is seen.
    void refresh();

    ChainModel* m_model;
    ChainGraph m_graph;
    bool m_old = true; ///< the rows are others than the graph's
};

} // namespace convoku
