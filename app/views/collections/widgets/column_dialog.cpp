// SPDX-License-Identifier: MIT
#include "app/views/collections/widgets/column_dialog.h"
#include "app/window/parts/form.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QTableWidget>

namespace convoku {
namespace {

constexpr int kShown = 24; // characters of a puzzle: enough to tell it from its solution

}

ColumnDialog::ColumnDialog(const PuzzleTable& table, std::size_t column, QWidget* parent)
    : QDialog(parent)
    , m_choice(table)
    , m_table(form::named(new QTableWidget(static_cast<int>(table.rows.size()), static_cast<int>(table.columns.size())),
          "table_columns"))
{
    setWindowTitle(tr("Column of the puzzles"));
    auto* text = form::text(tr("Several columns of this table hold puzzles. Choose the one to read:"), {.wraps = true});
    auto* content = form::column(text, m_table);
    form::layOut(this, content);
    m_table->setSelectionBehavior(QAbstractItemView::SelectColumns);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    for (int i = 0; i < m_table->columnCount(); ++i) {
        const PuzzleColumn& offered = table.columns[static_cast<std::size_t>(i)];
        m_table->setHorizontalHeaderItem(i, new QTableWidgetItem(m_choice.name(offered.index)));
        for (int row = 0; row < m_table->rowCount(); ++row) {
            const QString puzzle = table.rows[static_cast<std::size_t>(row)].value(i);
            auto* item
                = new QTableWidgetItem(puzzle.size() > kShown ? puzzle.left(kShown) + QStringLiteral("…") : puzzle);
            item->setToolTip(puzzle);
            m_table->setItem(row, i, item);
        }
        if (offered.index == column) {
            m_table->setCurrentCell(0, i);
            m_table->selectColumn(i);
        }
    }
    m_table->resizeColumnsToContents();
    const int width = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() + 30;
    resize(std::min(900, std::max(420, width)), sizeHint().height());
    content->addWidget(form::buttons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
    connect(m_table, &QTableWidget::cellDoubleClicked, this, &QDialog::accept);
}

std::size_t ColumnDialog::column() const
{
    return m_choice.columns[static_cast<std::size_t>(std::max(0, m_table->currentColumn()))].index;
}

} // namespace convoku
