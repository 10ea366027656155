// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/puzzle_table.h"

#include <QDialog>

class QTableWidget;

namespace convoku {

/// Shows the first rows of a table and lets somebody choose the column that holds the puzzles.
class ColumnDialog : public QDialog
{
    Q_OBJECT

public:
    /// `column`: the one that is read now.
    ColumnDialog(const PuzzleTable& table, std::size_t column, QWidget* parent = nullptr);

    /// Returns the index of the chosen column, from 0, as in PuzzleColumn.
    std::size_t column() const;

private:
    PuzzleTable m_choice;
    QTableWidget* m_table;
};

} // namespace convoku
