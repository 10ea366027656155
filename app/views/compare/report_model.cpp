// SPDX-License-Identifier: MIT
#include "app/views/compare/report_model.h"

namespace convoku {

void ReportModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void ReportModel::add(const ReportRow& row)
{
    const int column = columnCount();
    beginInsertColumns({}, column, column);
    m_rows.push_back(row);
    endInsertColumns();
}

int ReportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_facts.size());
}

int ReportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_rows.size());
}

QVariant ReportModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const ReportColumn fact = m_facts[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return ReportWording::help(fact);
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == 0 ? ReportWording::heading(fact)
                               : ReportWording::value(fact, m_rows[static_cast<std::size_t>(index.column()) - 1].card);
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const ReportRow* row = section == 0 ? nullptr : &m_rows[static_cast<std::size_t>(section) - 1];
    if (role == Qt::DisplayRole)
        return row == nullptr ? tr("Fact") : row->name;
    if (role == Qt::ToolTipRole && row != nullptr && !row->trouble.isEmpty())
        return row->trouble;
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
}

} // namespace convoku
