// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/window/parts/node_canvas.h"
#include "solver/run/recording.h"

#include <map>
#include <memory>

class QLabel;

namespace convoku {

class LayerValues;
class Picture;
class Session;
class Workspace;
struct ViewRow;

/// The line of a rule's text that somebody stands in, and what it makes in the run.
struct WrittenLine
{
    int line = 0; ///< from 1
    std::map<int, std::pair<int, int>> layers; ///< by step, from 1: its first and last layer of that, from 1

    friend bool operator==(const WrittenLine&, const WrittenLine&) = default;
};

/// The network as a graph: the layers of the group that the session's position is in, or, at the end of a pass, the
/// groups of the pass. The layer at the position is marked; to select another is to go there. Where the keyboard is, is
/// a second mark, which moves nothing. Who goes up to the pass stays there while rules are stepped, and is led into a
/// group again by a step into its layers. Nothing is worked out before the view is seen.
class RuleGraphView : public NodeCanvas
{
    Q_OBJECT

public:
    explicit RuleGraphView(Session* session, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    /// Small pictures of values, shown at the layers that make them and at inputs and outputs.
    void setThumbnails(Thumbnails thumbnails);
    /// Its layers are lit, wherever they are shown.
    void setWrittenLine(const WrittenLine& line);
    /// Returns true if the node is made by the line that contains the text cursor.
    bool isWritten(int node) const;

    /// The step whose layers are shown, from 1; 0: the groups of the pass.
    int shownStep() const { return m_step; }
    const NetworkGraph& graph() const { return m_graph; }
    /// The node of the layer (group) at the session's position, or -1.
    int currentNode() const { return m_current; }
    bool canGoUp() const { return m_recording && m_step > 0; }
    /// All of the graph that is shown, for documents, with thumbnails where their values are known; null where there is
    /// no puzzle.
    std::shared_ptr<const Picture> picture(const LayerValues& values) const;

    // For screen readers: inputs, layers (or groups) and outputs in the order in which they are computed.
    QString nameOf(int node) override;
    QString helpOf(int part) override;
    std::vector<int> selectedParts() override;
    QStringList actionsOf(int part) override;
    /// Selects the node, as Enter does.
    void act(int part, const QString&) override { select(part); }

public Q_SLOTS:
    /// From a group to the pass. Nothing happens there.
    void goUp();
    /// Into the group, or to the layer, that the keyboard is at. Nothing happens at inputs and outputs.
    void enter();

Q_SIGNALS:
    /// Another group, or the pass: other thumbnails are wanted.
    void shownStepChanged(int step);

protected:
    bool isEmpty() const override { return m_recording == nullptr; }
    void paintNodes(QPainter& painter, const Theme& theme) const override;
    int nodeCount() override { return static_cast<int>(m_graph.nodes.size()); }
    QSizeF drawingSize() const override { return m_layout.size(); }
    QRectF drawnBox(int node) const override { return m_layout.box(node); }
    int nodeAt(QPointF place) const override { return m_layout.boxAt(place); }
    int homePart() override { return m_graph.firstPart(); }
    int endPart() override { return m_graph.firstPart() + m_graph.partCount() - 1; }
    int firstInSight() override { return m_current >= 0 ? m_current : homePart(); }
    int anchorNode() override { return cursorNode() >= 0 ? cursorNode() : m_current; }
    int nodeBeside(int node, GraphLayout::Direction direction) override { return m_layout.neighbour(node, direction); }
    void describe() override;
    void nodeClicked(int node) override;
    void enterNode(int node) override { select(node); }
    bool takeKey(int key, bool shift) override;

    void showEvent(QShowEvent* event) override;

private:
    void reset();
    void showPosition();
    /// Shows a step's layers, or, with 0, the pass.
    void showStep(int step);
    /// The group that is shown; null for the pass.
    const Group* group() const;
    void markPosition();
    /// The layers of the shown step that are written in m_written's line; null: there are none.
    const std::pair<int, int>* writtenLayers() const;
    /// Returns the name of a node in texts about other nodes.
    QString shortName(int node) const;
    void updateTrail();

    GraphScene scene() const;
    /// To the layer (or into the group).
    void select(int node);
    /// The pass that a selection leads into.
    int passToEnter() const;

    Session* m_session;
    QLabel* m_trail;
    std::shared_ptr<const Recording> m_recording;
    Thumbnails m_thumbnails;
    WrittenLine m_written;
    /// Graph and layout of each step that was shown, by the network and the number of the step.
    std::map<std::pair<const Network*, int>, std::pair<NetworkGraph, GraphLayout>> m_drawn;
    std::shared_ptr<const Network> m_network; ///< of the position's pass
    NetworkGraph m_graph;
    GraphLayout m_layout;
    int m_step = 0;
    bool m_staysUp = false; ///< somebody went up to the pass
    int m_lookedAt = 0; ///< layers, or groups
    int m_current = -1;
};

} // namespace convoku
