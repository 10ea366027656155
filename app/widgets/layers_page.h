// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/theme.h"

#include <QSplitter>

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

Q_SIGNALS:
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

private:
    BoardView* m_board;
    TensorView* m_tensors;
};

} // namespace convoku
