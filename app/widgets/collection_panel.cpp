// SPDX-License-Identifier: MIT
#include "app/widgets/collection_panel.h"

#include "app/widgets/row_table.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>

namespace convoku {

CollectionPanel::CollectionPanel(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Open a file with several puzzles to choose from them here.")))
    , m_filter(new QLineEdit)
    , m_table(new QTableView)
{
    m_filtered.setSourceModel(&m_model);
    m_filtered.setFilterKeyColumn(-1);
    m_filtered.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setPlaceholderText(tr("Filter by digits or comment"));
    m_filter->setClearButtonEnabled(true);
    setUpRowTable(m_table, "collection", tr("Puzzles"), &m_filtered);
    m_table->horizontalHeader()->setStretchLastSection(true);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_title);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);

    connect(m_filter, &QLineEdit::textChanged, &m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::activated, this, &CollectionPanel::choose);
    connect(m_table, &QTableView::clicked, this, &CollectionPanel::choose);
}

void CollectionPanel::setPuzzles(const QString& name, std::vector<Puzzle> puzzles)
{
    m_name = name;
    m_filter->clear();
    m_model.setPuzzles(std::move(puzzles));
    //: a file's name and how many puzzles it has
    m_title->setText(tr("%1: %2").arg(name.isEmpty() ? tr("Pasted text") : name, tr("%n puzzle(s)", nullptr, count())));
    const QFontMetrics metrics = m_table->fontMetrics();
    const int digit = metrics.horizontalAdvance(QLatin1Char('0'));
    m_table->setColumnWidth(CollectionModel::NumberColumn, digit * 8);
    m_table->setColumnWidth(CollectionModel::PuzzleColumn, digit * 84);
    m_table->setColumnWidth(CollectionModel::GivensColumn, digit * 8);
}

void CollectionPanel::markOpen(const StartingGrid& start)
{
    const auto isOpen = [&](const QModelIndex& index) {
        const QModelIndex source = m_filtered.mapToSource(index);
        return source.isValid() && m_model.puzzle(source.row()).startingGrid() == start;
    };
    if (isOpen(m_table->currentIndex()))
        return; // of equal ones that which was chosen
    for (int row = 0; row < m_filtered.rowCount(); ++row) {
        if (isOpen(m_filtered.index(row, 0))) {
            m_table->selectRow(row);
            return;
        }
    }
    m_table->clearSelection();
    m_table->setCurrentIndex({});
}

void CollectionPanel::choose(const QModelIndex& index)
{
    const QModelIndex source = m_filtered.mapToSource(index);
    if (!source.isValid())
        return;
    //: the place of a puzzle in a file: name.txt, no. 12
    Q_EMIT chosen(m_model.puzzle(source.row()).startingGrid(),
        tr("%1, no. %2").arg(m_name.isEmpty() ? tr("Pasted text") : m_name).arg(source.row() + 1));
}

void CollectionPanel::openNeighbour(bool next)
{
    const QModelIndex current = m_table->currentIndex();
    const QModelIndex neighbour = m_filtered.index(current.isValid() ? current.row() + (next ? 1 : -1) : 0, 0);
    if (!neighbour.isValid())
        return;
    m_table->selectRow(neighbour.row());
    choose(neighbour);
}

} // namespace convoku
