// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/sudoku/cell.h"

#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace convoku {

class LayerTrailView;
class Picture;
class TensorView;
class Workspace;
struct Pin;
struct ViewRow;

/// The tensors of the layer at the session's position beside a board, as long as there is room for both: lit() says
/// which of its cells a number stands for. Above them the layers of the step as a strip, which is a row of
/// squares above a list in a low window. Behind them a tab for each layer that is pinned.
class LayersPage : public QWidget
{
    Q_OBJECT

public:
    LayersPage(Workspace* workspace, QWidget* board, QWidget* parent = nullptr);
    static ViewRow row(Workspace* workspace, QWidget* board);

    /// A button for it stands above the tensors of the position.
    void setPinAction(QAction* pin);
    LayerTrailView* trail() const { return m_trail; }
    /// The view that follows the position.
    TensorView* tensors() const { return m_tensors; }
    /// The view that is in front.
    TensorView* current() const;
    /// The layer in front, for documents, with the arithmetic of the picked number, and the layers of the step above
    /// where it is the position's layer; null where there is none.
    std::shared_ptr<const Picture> picture() const;
    /// In a lesson the tensors come first: the board stands beside them only in a wide window.
    void setInLesson(bool inLesson);
    /// Cells and candidates that something else speaks of, on the board and in the tensors. They come before the picked
    /// number, but not before the one under the mouse.
    void setLit(const std::vector<Cell>& cells, const std::vector<std::uint16_t>& candidates);

    /// Returns the meaning of the number that is looked at; empty if there is none in the view that follows the
    /// position.
    QString meaning() const;

Q_SIGNALS:
    /// Cells and candidates that the board is to tint.
    void lit(const std::vector<Cell>& cells, const std::vector<std::uint16_t>& candidates);
    void meaningChanged();
    /// Emitted with a description of what is under the mouse; empty if there is nothing.
    void hovered(const QString& text);
    /// The layer in front is to be exported: as a picture, or as its kernel's slide.
    void exportRequested(bool animation);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct PinnedView
    {
        int id = 0;
        TensorView* view = nullptr;
        bool hasValues = false;
    };

    void follow(TensorView* view);
    void light();
    void showPins();
    void showCurrent();
    void nameTab(int tab, const Pin& pin);
    void takeMoved(int from, int to);
    void fit();
    /// The plane of what the step found is the one to see.
    void suggest();
    std::optional<Candidate> clashingCandidate() const;

    Workspace* m_workspace;
    LayerTrailView* m_trail;
    QStackedWidget* m_bars; ///< the bar of each view; the current one is visible
    QSplitter* m_splitter;
    QWidget* m_board;
    TensorView* m_tensors;
    QTabWidget* m_tabs;
    std::vector<PinnedView> m_pinned; ///< in the order of their tabs, which begin behind the first
    std::vector<Cell> m_litByNumber;
    std::vector<Cell> m_lit;
    std::vector<std::uint16_t> m_litCandidates;
    bool m_inLesson = false;
    bool m_arranging = false; ///< tabs are moved by the page itself
};

} // namespace convoku
