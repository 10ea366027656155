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

    double zoom() const override { return m_zoom; }
    const ChainGraph& graph();
    /// In the viewport.
    QRectF rectOfRow(int row) { return rectOfNode(row); }

    // For screen readers
    QAccessible::Role roleOf(int part) const override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override { nodeClicked(part); }
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

public Q_SLOTS:
    void fit() override;
    void setZoom(double zoom) override;

protected:
    bool isEmpty() const override;
    void paintNodes(QPainter& painter, const QRect& part) const override;
    int nodeCount() override;
    QRectF rectOfNode(int node) override;
    int nodeUnder(QPointF point) const override;
    QString sentenceOf(int node) const override;
    void nodeClicked(int node) override;
    void nodeDoubleClicked(int node) override;
    void movedByHand() override { m_fitted = false; }
    void zoomAround(double zoom, QPointF fixed) override;
    bool handleKey(int key, bool shift) override;

    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void showProof();
    void showRows();
    void showSelection();
    /// Nothing is laid out before it is seen.
    void refresh();
    void start();
    GraphCamera camera() const;

    ChainModel* m_model;
    ChainGraph m_graph;
    bool m_old = true; ///< the rows are others than the graph's
    bool m_started = false; ///< its place and size have been chosen
    bool m_fitted = false;
    double m_zoom = 1;
};

} // namespace convoku
