// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "solver/run/history.h"

#include <memory>

namespace convoku {

class Session;

/// The life of the candidate that is picked in a session: a row for each change, in order.
class HistoryModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { PassColumn, ChangeColumn, ColumnCount };

    explicit HistoryModel(Session* session, QObject* parent = nullptr);

    Position positionOf(int row) const;
    /// The last change at or before a position, or -1.
    int rowAt(Position position) const;

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    void reset();
    void grow();

    Session* m_session;
    std::shared_ptr<const Recording> m_recording;
    int m_rows = 0; ///< entries of the session's history that the model shows
};

} // namespace convoku
