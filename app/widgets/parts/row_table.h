// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemModel;
class QString;
class QTableView;

namespace convoku {

/// Makes a table a list of rows, as all panels have them: one row selected at a time, rows of one low height (measuring
/// each would take its time in long runs), no editing unless the panel allows it, and Tab leads out of it.
void setUpRowTable(QTableView* table, const char* objectName, const QString& accessibleName, QAbstractItemModel* model);

} // namespace convoku
