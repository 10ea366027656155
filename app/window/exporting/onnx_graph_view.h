// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/drawing/graph_painter.h"
#include "app/window/parts/node_canvas.h"

#include <memory>

namespace convoku {

/// A network as a graph, before it is written: its groups, or the layers of one of them. The drawing is laid out by a
/// worker. Double click or Enter on a group asks for its layers, Backspace for the groups.
class OnnxGraphView : public NodeCanvas
{
    Q_OBJECT

public:
    explicit OnnxGraphView(QWidget* parent = nullptr);

    /// `group`: a place in the network's groups; -1: all of them.
    void showGraph(std::shared_ptr<const Network> network, int group);
    /// Instead of a graph.
    void tell(const QString& text);

    const NetworkGraph& graph() const { return m_drawn.graph; }
    /// The group that the graph is of.
    int group() const { return m_group; }
    int cursorNode() const { return m_cursor; }
    /// In the viewport.
    QRectF boxOf(int node) const { return camera().toPicture(m_drawn.layout.box(node)); }
    double zoom() const override { return m_zoom; }
    QSize sizeHint() const override { return {560, 460}; }

    QAccessible::Role roleOf(int part) const override;
    int focusedPart() override { return m_cursor < 0 ? kWhole : m_cursor; }
    std::vector<int> selectedParts() override { return {}; }
    void goToPart(int part) override { moveCursor(part); }

public Q_SLOTS:
    void fit() override;
    void setZoom(double zoom) override;

Q_SIGNALS:
    /// -1: all of them.
    void groupWanted(int group);

protected:
    bool isEmpty() const override { return m_drawn.graph.nodes.empty(); }
    void paintNodes(QPainter& painter, const QRect& part) const override;
    int nodeCount() override { return static_cast<int>(m_drawn.graph.nodes.size()); }
    QRectF rectOfNode(int node) override { return boxOf(node); }
    int nodeUnder(QPointF point) const override;
    QString sentenceOf(int node) const override;
    void nodeClicked(int node) override { moveCursor(node); }
    void nodeDoubleClicked(int node) override { enter(node); }
    void movedByHand() override;
    void zoomAround(double zoom, QPointF fixed) override;
    bool handleKey(int key, bool shift) override;

    void resizeEvent(QResizeEvent* event) override;

private:
    struct Drawn
    {
        NetworkGraph graph;
        GraphLayout layout;
    };

    void take(std::shared_ptr<const Network> network, int group, Drawn drawn);
    void startZoom();
    void enter(int node);
    void moveCursor(int node);
    void describe();
    GraphCamera camera() const;
    const Group* groupShown() const;

    std::shared_ptr<const Network> m_network;
    Drawn m_drawn;
    int m_group = -1;
    int m_cursor = -1;
    double m_zoom = 1;
    bool m_fitted = false;
    bool m_zoomed = false; ///< somebody chose the zoom, or the place
    LatestTask<NoTool> m_layouts;
};

} // namespace convoku
