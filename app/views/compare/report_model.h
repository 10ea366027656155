// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/report_wording.h"

#include <QAbstractTableModel>

#include <vector>

namespace convoku {

/// Lists the results of networks on the same puzzles: one row per fact, one column per network, the names of the facts
/// in the first column.
class ReportModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    void add(const ReportRow& row);
    const std::vector<ReportRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<ReportColumn> m_facts = ReportWording::columns(false);
    std::vector<ReportRow> m_rows;
};

} // namespace convoku
