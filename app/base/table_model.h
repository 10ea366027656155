// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QString>

namespace convoku {

/// A table with headings. A subclass says how many rows there are and what their cells contain.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Column
    {
        QString title;
        QString help = {}; ///< the tool tip of the heading
        bool isNumber = false; ///< aligned to the right
    };

    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Removes rows one by one, if the subclass has removeAt().
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

protected:
    TableModel(QList<Column> columns, QObject* parent);

    virtual int rows() const = 0;
    virtual QVariant cell(int row, int column, int role) const = 0;
    /// Returns false if rows cannot be removed.
    virtual bool removeAt(int /*row*/) { return false; }
    /// Emits dataChanged() for a column of all rows, or for all columns (-1).
    void emitChanged(int column = -1);

private:
    QList<Column> m_columns;
};

} // namespace convoku
