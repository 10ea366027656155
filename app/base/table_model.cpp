// SPDX-License-Identifier: MIT
#include "app/base/table_model.h"

#include <algorithm>
#include <utility>

namespace convoku {

TableModel::TableModel(QList<Column> columns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !checkIndex(index)) // the check warns of both
        return {};
    const QVariant value = cell(index.row(), index.column(), role);
    if (value.isNull() && role == Qt::TextAlignmentRole && m_columns[index.column()].isNumber)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return value;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const Column& column = m_columns[section];
    if (role == Qt::DisplayRole)
        return column.title;
    return role == Qt::ToolTipRole && !column.help.isEmpty() ? column.help : QVariant();
}

bool TableModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || count > rows() - row)
        return false;
    for (int i = 0; i < count; ++i) {
        if (!removeAt(row))
            return false;
    }
    return true;
}

void TableModel::emitChanged(int column)
{
    if (rows() > 0)
        Q_EMIT dataChanged(index(0, std::max(column, 0)), index(rows() - 1, column < 0 ? columnCount() - 1 : column));
}

} // namespace convoku
