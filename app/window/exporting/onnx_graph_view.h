// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
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
    void showText(const QString& text);

    const NetworkGraph& graph() const { return m_drawn.graph; }
    /// The group that the graph is of.
    int group() const { return m_group; }

    QString nameOf(int node) override;

Q_SIGNALS:
    /// -1: all of them.
    void groupRequested(int group);

protected:
    bool isEmpty() const override { return m_drawn.graph.nodes.empty(); }
    void paintNodes(QPainter& painter, const Theme& theme) const override;
    int nodeCount() override { return static_cast<int>(m_drawn.graph.nodes.size()); }
    QSizeF drawingSize() const override { return m_drawn.layout.size(); }
    QRectF drawnBox(int node) const override { return m_drawn.layout.box(node); }
    int nodeAt(QPointF place) const override { return m_drawn.layout.boxAt(place); }
    int nodeBeside(int node, GraphLayout::Direction direction) override
    {
        return m_drawn.layout.neighbour(node, direction);
    }
    int firstInSight() override;
    void enterNode(int node) override;
    void describe() override;
    bool takeKey(int key, bool shift) override;

private:
    struct Drawn
    {
        NetworkGraph graph;
        GraphLayout layout;
    };

    void take(std::shared_ptr<const Network> network, int group, Drawn drawn);
    const Group* groupShown() const;

    std::shared_ptr<const Network> m_network;
    Drawn m_drawn;
    int m_group = -1;
    LatestTask<NoTool> m_layouts;
};

} // namespace convoku
