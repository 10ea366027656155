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

/// The search of a session's run as a tree of boards. The selected node is always the one that is current at the
/// session's position; a click or the Return key goes to the guess of another. The cursor is a second mark, which
/// begins at the current node. Nothing is worked out before the view is seen.
class SearchTreeView : public NodeCanvas
{
    Q_OBJECT

public:
    explicit SearchTreeView(Session* session, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace);

    const SearchTree& tree();
    int currentNode();
    /// The middle of a node; none if it is hidden in a folded one.
    std::optional<QPointF> pointOf(int node);
    /// The rectangle of the card beside a tree of small nodes; empty if there is none. Known after painting.
    QRectF card() const { return m_card; }
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
    QString helpOf(int node) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

public Q_SLOTS:
    /// Shows the whole tree, and keeps to it while it grows, until the user zooms or moves.
    void fit() override;
    /// Every failed subtree becomes one mark.
    void foldFailed();
    void unfoldAll();
    /// Folds or unfolds the current node.
    void toggleFold();
    /// Goes to the first guess that is known to be wrong. Does nothing if there is none.
    void goToFirstWrongGuess();

protected:
    bool isEmpty() const override { return m_tree.size() == 1; }
    void paintPicture(QPainter& painter, const Theme& theme) override;
    void paintNodes(QPainter& painter, const Theme& theme) const override;
    int nodeCount() override { return tree().size(); }
    void takeSize() override;
    QRectF partRect(int node) const override;
    void refresh() override;
    void updateScrollBars() override;
    int nodeUnder(QPointF point) const override;
    int endPart() override { return m_tree.lastNode(); }
    int nodeBeside(int node, GraphLayout::Direction direction) override;
    void moveTo(int part) override;
    void nodeClicked(int node) override { select(node); }
    void enterNode(int node) override { toggle(node); }
    QString tipOf(int node) override;
    void zoomAround(double zoom, QPointF fixed) override;
    void moveBy(QPoint distance) override;
    bool takeKey(int key, bool shift) override;

    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void reset();
    void grow();
    void showPosition();
    /// Lays out again; the node stays where it is on the screen, if it can.
    void layOut(int anchor);
    /// Sets the camera, and with it the scroll bars.
    void setCamera(const TreeCamera& camera);
    /// The camera that the view has until the user zooms.
    TreeCamera ownCamera() const;
    void scrollToCurrent();

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
    TreeText m_text;
    TreeCamera m_camera; ///< while the scroll bars are at 0
    mutable TreeBoards m_boards; ///< fill up while they are painted
    mutable QRectF m_card;
    int m_current = 0;
    bool m_zoomed = false; ///< the user has chosen the zoom
    bool m_grown = true; ///< the recording has more than the tree
    bool m_layoutOld = true;
};

} // namespace convoku
