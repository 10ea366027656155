// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "solver/run/watch.h"

#include <vector>

namespace convoku {

class Session;
class Watches;

/// The watches of a session, a row each: what they are worth at the position and before its step, which is the pass at
/// the end of a pass and else the rule, as on the board. What the step changed is marked and bold.
class WatchModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { MarkColumn, WatchColumn, ValueColumn, BeforeColumn, ColumnCount };
    /// True where the step changed the value.
    enum Role { IsChangedRole = Qt::UserRole };

    WatchModel(Session* session, Watches* watches, QObject* parent = nullptr);

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    bool removeAt(int row) override;
    /// The values of one watch; none without a puzzle, `before` none at the start too.
    struct Values
    {
        std::optional<WatchValue> now;
        std::optional<WatchValue> before;
        bool isChanged() const { return before && now != before; }
    };
    std::vector<Values> valuesFrom(int firstRow) const;
    void showPosition();

    Session* m_session;
    Watches* m_watches;
    std::vector<Values> m_values; ///< by row
};

} // namespace convoku
