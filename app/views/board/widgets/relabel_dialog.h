// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/board.h"

#include <QDialog>

#include <vector>

class QComboBox;

namespace convoku {

/// Which digit takes the place of which. Always a permutation: a digit that is chosen changes places with the one that
/// stood for it.
class RelabelDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RelabelDialog(Board board, QWidget* parent = nullptr);

    /// For 1, 2, … as many as the board has.
    const std::vector<int>& digits() const { return m_digits; }

private:
    void choose(std::size_t place, int digit);

    std::vector<int> m_digits;
    std::vector<QComboBox*> m_boxes;
};

} // namespace convoku
