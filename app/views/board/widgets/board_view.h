// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/board/board_layer.h"
#include "app/views/board/widgets/move_effects.h"
#include "app/window/parts/board_widget.h"

#include <memory>
#include <optional>
#include <vector>

class QHelpEvent;

namespace convoku {

class BoardEdit;
class Inquiry;
class Picture;
class Session;
class Workspace;
struct ViewRow;

/// The board in the window: shows the session's position, or a puzzle that is being typed.
class BoardView : public BoardWidget
{
    Q_OBJECT

public:
    /// `inquiry`: whose reasons are marked; may be null.
    BoardView(Session* session, Inquiry* inquiry, QWidget* parent = nullptr);
    ~BoardView() override;
    static ViewRow row(Workspace* workspace);

    void setTintDerived(bool tint);
    /// Candidates that the step removed, and that are shown as if they were still there: their turn comes.
    void setHeldBack(std::vector<std::uint16_t> candidates);
    /// Cells and candidates that are tinted because something else speaks of them.
    void setLit(std::vector<Cell> cells, std::vector<std::uint16_t> candidates = {});
    /// Inside a step's layers the board shows what the layer at the position has computed, and behind those of a
    /// trained rule how sure it is of each candidate; these are the numbers.
    void setLayerValues(LayerValues* values);
    void setShowsLayer(bool shows);
    /// Shows removals as numbers, as the last layer of a step removes candidates: 1 becomes 0. At that layer itself
    /// they are always shown so.
    void setRemovalsAsNumbers(bool asNumbers);

    /// Shows the puzzle that is being edited, and hands keys and mouse to the editor; null: the session's position
    /// again.
    void setEdit(BoardEdit* edit);
    bool isEditing() const { return m_edit != nullptr; }

    /// The cell that the keyboard is at: the editor's cursor, or the one that Up and Down bring. None: the arrow keys
    /// step through the run.
    std::optional<Cell> cursorCell() const;
    void setCursorCell(std::optional<Cell> cell);
    /// The editor's selection, or the cell of the picked candidate.
    std::vector<Cell> selectedCells() const;
    /// Returns the contents of a cell, in words.
    QString cellText(Cell cell) const;

    /// The run at the position with a caption and a legend, for documents: what is shown, without what mouse and
    /// keyboard point at. Null where there is no run.
    std::shared_ptr<const Picture> runPicture() const;

    /// Returns true if the last change has been painted.
    bool isDrawn() const { return m_drawn; }
    BoardGeometry geometryOfBoard() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QString nameOf(int part) override { return cellText(m_scene.board().cell(part)); }
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    void moveTo(int part) override { setCursorCell(m_scene.board().cell(part)); }

Q_SIGNALS:
    /// The scene has other signs.
    void sceneChanged(const BoardScene& scene);
    /// Sent with a text about what is under the mouse; empty if nothing is.
    void hovered(const QString& text);
    /// A candidate of the board was clicked, or chosen with a digit where the cursor is.
    void candidateChosen(const convoku::Candidate& candidate);
    /// Enter where the cursor is.
    void cellChosen(const convoku::Cell& cell);
    /// Sent when the user drags the board's picture out of it: by its frame, or with Ctrl by any place.
    void pictureDragged();

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QString ruleName(RuleId rule) const override;
    qreal scale() const override { return 1; } // the board fills the widget at any text size
    QRectF focusRect() override;
    bool handlesKey(const QKeyEvent& event) override;
    bool takeEvent(const QKeyEvent& event) override;
    bool moveCursor(int /*key*/) override { return false; } // see takeCursorKey()
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The candidate that a place asks about: in a decided cell, wherever in it, its digit, unless the step struck out
    /// what stands there.
    std::optional<Candidate> askedAt(QPointF place) const;
    void choose(const std::optional<Candidate>& candidate);
    /// Whose rules the scene speaks of.
    void showPosition();
    void showReasons();
    bool showFocus();
    void watch();
    bool showTip(const QHelpEvent& event);
    void showBefore(bool before);
    void showEdited();
    bool dragsPicture(const QMouseEvent& event) const;
    void announceHovered();
    void describeBoard();
    bool takeCursorKey(const QKeyEvent& event);
    bool takeRunKey(int key);

    std::vector<std::uint16_t> m_heldBack;
    std::vector<Cell> m_lit;
    std::vector<std::uint16_t> m_litCandidates;
    Session* m_session;
    Inquiry* m_inquiry;
    BoardLayer m_layer;
    MoveEffects m_effects{this};
    bool m_removalsAsNumbers = false;
    bool m_drawn = false;
    bool m_tintDerived = true;
    BoardEdit* m_edit = nullptr; ///< while a puzzle is edited
    std::optional<Cell> m_cursor; ///< of a board that is not edited
    Cell m_editedCursor; ///< where the editor's was shown last
    bool m_before = false; ///< B is held: the state before the step
    std::optional<Candidate> m_hovered;
    std::optional<QPointF> m_dragsFrom; ///< where a drag of the picture may have begun
    int m_wheelRest = 0; ///< turned but not yet stepped, in eighths of a degree
};

} // namespace convoku
