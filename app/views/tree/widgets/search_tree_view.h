// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tree_painter.h"
#include "app/window/parts/node_canvas.h"

#include <memory>
#include <optional>

class QMenu;

namespace convoku {

class Picture;
class Session;
class Workspace;
struct ViewRow;

/// The search of a session's run as a tree. The selected node is always the one that is current at the session's
/// position: to select another is to go to its guess. Nothing is worked out before the view is seen.
class SearchTreeView : public NodeCanvas
{
    Q_OBJECT

public:
    explicit SearchTreeView(Session* session, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    const SearchTree& tree();
    int currentNode();
    /// The middle of a node's mark; none where it is hidden in a folded one.
    std::optional<QPointF> pointOf(int node);
    bool isFolded(int node);
    double zoom() const override { return m_camera.zoom; }
    bool canGoToFirstWrongGuess();
    /// The contradiction that ended the current node; none where it has not failed.
    std::optional<Position> failureOfCurrent();

    /// The whole tree as it is folded; null while there is no puzzle.
    std::shared_ptr<const Picture> picture();

    // For screen readers: all guesses in their order, with their depth in their names, as Qt's own trees are.
    QAccessible::Role roleOf(int part) const override;
    QString nameOf(int node) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

public Q_SLOTS:
    /// Shows the whole tree, and keeps to it while it grows, until somebody zooms or moves.
    void fit() override;
    /// Every failed subtree becomes one mark.
    void foldFailed();
    void unfoldAll();
    /// Folds or unfolds the current node.
    void toggleFold();
    /// Where the first guess was made that is known to be wrong. Nothing happens where there is none.
    void goToFirstWrongGuess();

protected:
    bool isEmpty() const override { return m_tree.size() == 1; }
    void paintNodes(QPainter& painter, const Theme& theme) const override;
    int nodeCount() override { return tree().size(); }
    void takeSize() override;
    QRectF partRect(int node) const override;
    void refresh() override;
    void updateScrollBars() override;
    int nodeUnder(QPointF point) const override;
    int endPart() override { return m_tree.lastNode(); }
    int nodeBeside(int node, GraphLayout::Direction direction) override;
    void moveTo(int part) override { select(part); }
    void enterNode(int node) override { toggle(node); }
    void zoomAround(double zoom, QPointF fixed) override;
    bool takeKey(int key, bool shift) override;

    void showEvent(QShowEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void reset();
    void grow();
    void showPosition();
    /// Lays out again; the node stays where it is on the screen, if it can.
    void layOut(int anchor);
    bool showsAll() const;
    void scrollToCurrent();

    std::optional<QPointF> markOf(int node) const;
    TreeScene scene() const;
    /// With the root where the scroll bars have it.
    TreeCamera camera() const;
    void goTo(std::optional<Position> position);
    void select(int node);
    void toggle(int node);
    QMenu* menuFor(int node);

    Session* m_session;
    std::shared_ptr<const Recording> m_recording;
    SearchTree m_tree;
    TreeFolding m_folding;
    TreeLayout m_layout;
    TreeCamera m_camera; ///< its root is where it stands while the scroll bars are at 0
    int m_current = 0;
    bool m_grown = true; ///< the recording has more than the tree
    bool m_layoutOld = true;
};

} // namespace convoku
