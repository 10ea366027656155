// SPDX-License-Identifier: MIT
#include "app/widgets/parts/row_table.h"

#include <QHeaderView>
#include <QTableView>

namespace convoku {

void setUpRowTable(QTableView* table, const char* objectName, const QString& accessibleName, QAbstractItemModel* model)
{
    table->setObjectName(QString::fromLatin1(objectName));
    table->setAccessibleName(accessibleName);
    table->setModel(model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    table->horizontalHeader()->setHighlightSections(false);
}

} // namespace convoku
