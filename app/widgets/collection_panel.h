// SPDX-License-Identifier: MIT
#pragma once

#include "app/models/collection_model.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace convoku {

/// The puzzles of a file as a list to choose from.
class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CollectionPanel(QWidget* parent = nullptr);

    void setPuzzles(const QString& name, std::vector<Puzzle> puzzles);
    int count() const { return m_model.rowCount(); }
    /// Selects the puzzle that is open; none where it is not one of the list.
    void markOpen(const StartingGrid& start);
    /// Opens the puzzle after (before) the one that is open; nothing at the ends.
    void openNeighbour(bool next);

Q_SIGNALS:
    void chosen(const convoku::StartingGrid& start, const QString& name);

private:
    void choose(const QModelIndex& index);

    CollectionModel m_model;
    QSortFilterProxyModel m_filtered;
    QString m_name;
    QLabel* m_title;
    QLineEdit* m_filter;
    QTableView* m_table;
};

} // namespace convoku
