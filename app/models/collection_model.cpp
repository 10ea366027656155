// SPDX-License-Identifier: MIT
#include "app/models/collection_model.h"

namespace convoku {

void CollectionModel::setPuzzles(std::vector<Puzzle> puzzles)
{
    beginResetModel();
    m_puzzles = std::move(puzzles);
    endResetModel();
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_puzzles.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Puzzle& puzzle = m_puzzles[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return tr("Line %1 of the file").arg(puzzle.line);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case NumberColumn:
        return index.row() + 1;
    case PuzzleColumn:
        return QString::fromStdString(puzzle.givens.toText());
    case GivensColumn:
        return puzzle.givens.givenCount();
    case CommentColumn:
        return QString::fromStdString(puzzle.comment);
    default:
        return {};
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case PuzzleColumn:
        return tr("Puzzle");
    case GivensColumn:
        return tr("Givens");
    case CommentColumn:
        return tr("Comment");
    default:
        return {};
    }
}

} // namespace convoku
