// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/collections/collection_filter.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <QTimer>

#include <vector>

namespace convoku {

/// The puzzles of a collection that a filter leaves, in the order of a column. It has its own list of the rows that are
/// shown, because a proxy would take seconds for a million of them. While outcomes come in it takes them over a few
/// times a second, and seldom enough to leave the window most of its time.
class CollectionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn,
        GivensColumn,
        VerdictColumn,
        PassesColumn,
        GuessesColumn,
        DepthColumn,
        FirstRuleColumn, ///< then one for each rule of the collection's network
    };
    int puzzleColumn() const { return FirstRuleColumn + static_cast<int>(m_marks.size()); }
    int commentColumn() const { return puzzleColumn() + 1; }
    bool isRule(int column) const { return column >= FirstRuleColumn && column < puzzleColumn(); }
    /// Returns true if only a run determines the column's values.
    bool isOutcome(int column) const { return column >= VerdictColumn && column < puzzleColumn(); }

    explicit CollectionModel(const Collection* collection, QObject* parent = nullptr);

    /// Sets the theme of the marks in the headings.
    void setTheme(const Theme& theme);
    void setFilter(const CollectionFilter& filter);
    const CollectionFilter& filter() const { return m_filter; }

    const Collection& collection() const { return *m_collection; }
    /// The number, from 0, of the puzzle in a row.
    std::size_t puzzleAt(int row) const { return m_order[static_cast<std::size_t>(row)]; }
    const std::vector<std::uint32_t>& shown() const { return m_order; }
    /// Its row; -1 where it is not shown.
    int rowOf(std::size_t puzzle) const;
    /// Return the number of shown puzzles that have been run, and of those in which the network found a solution.
    std::size_t run() const { return m_run; }
    std::size_t solved() const { return m_solved; }
    /// Returns the number of puzzles by their number of passes, among all that match the filter without its terms about
    /// passes.
    const std::vector<std::uint32_t>& passCounts() const { return m_passCounts; }
    /// Takes over at once what has come in.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Rows without an outcome stand last, whichever way it goes; equal ones in the order of the file.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    int sortColumn() const { return m_sortColumn; }
    Qt::SortOrder sortOrder() const { return m_sortOrder; }

Q_SIGNALS:
    void passCountsChanged();

private:
    void grow(std::size_t first);
    void refreshSoon();
    std::vector<std::uint32_t> select(std::size_t first);
    void sortRows(std::vector<std::uint32_t>& rows) const;
    std::uint64_t keyOf(std::uint32_t puzzle) const;
    void takeNetwork();
    void drawMarks();
    QVariant numberAt(std::size_t puzzle, int column) const;

    const Collection* m_collection;
    CollectionFilter m_filter;
    std::vector<std::uint32_t> m_order;
    std::vector<std::uint32_t> m_passCounts;
    std::size_t m_run = 0;
    std::size_t m_solved = 0;
    int m_sortColumn = NumberColumn;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    QTimer m_soon;
    const Theme* m_theme;
    std::vector<QIcon> m_marks; ///< of the rules
};

} // namespace convoku
