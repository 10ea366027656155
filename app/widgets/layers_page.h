// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"
#include "solver/sudoku/cell.h"

#include <QSplitter>

#include <cstdint>
#include <vector>

namespace convoku {

class BoardView;
class TensorView;
class Workspace;

/// The tensors of the layer at the session's position beside the board, which stays in sight: what a number stands for
/// is lit on it.
class LayersPage : public QSplitter
{
    Q_OBJECT

public:
    explicit LayersPage(Workspace* workspace, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    BoardView* board() const { return m_board; }
    TensorView* tensors() const { return m_tensors; }
    /// Cells and candidates that something else speaks of, on the board and in the tensors. They come before the picked
    /// number, but not before the one under the mouse.
    void setLit(const std::vector<Cell>& cells, const std::vector<std::uint16_t>& candidates);

Q_SIGNALS:
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

private:
    void light();

    BoardView* m_board;
    TensorView* m_tensors;
    std::vector<Cell> m_litByNumber;
    std::vector<Cell> m_lit;
    std::vector<std::uint16_t> m_litCandidates;
};

} // namespace convoku
