// SPDX-License-Identifier: MIT
#pragma once

class QAbstractItemModel;
class QString;
class QTableView;

namespace convoku {

/// With fewer rows in sight a list cannot be read.
inline constexpr int kLeastRows = 6;

/// Makes a table a list of rows, as all panels have them: one row selected at a time, rows of one low height (measuring
/// each would take its time in long runs), no editing unless the panel allows it, and Tab leads out of it. It is never
/// lower than kLeastRows of its rows, or all where it has fewer, unless its height is fixed.
void setUpRowTable(QTableView* table, const char* objectName, const QString& accessibleName, QAbstractItemModel* model);

} // namespace convoku
