// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <QAbstractTableModel>

#include <vector>

namespace convoku {

/// The puzzles of a file: number, givens, how many there are, comment.
class CollectionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, PuzzleColumn, GivensColumn, CommentColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setPuzzles(std::vector<Puzzle> puzzles);
    const Puzzle& puzzle(int row) const { return m_puzzles.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Puzzle> m_puzzles;
};

} // namespace convoku
