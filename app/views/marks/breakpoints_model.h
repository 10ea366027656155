// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "solver/run/recording.h"

#include <QList>

namespace convoku {

class Breakpoints;
class Session;

/// The breakpoints of a session, a row each: what they stop at with a check box that enables them, their condition and
/// the hit that they stop from (both can be edited), and which of their hits the position has come to.
class BreakpointsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { WhenColumn, ConditionColumn, FromHitColumn, HitsColumn, ColumnCount };
    /// True where the position is one of the breakpoint's hits.
    enum Role { IsHereRole = Qt::UserRole };

    BreakpointsModel(Session* session, Breakpoints* breakpoints, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Returns where in the run the hits of a row are, as on the timeline: indices, from 0, of equal parts of the run,
    /// ascending and without repetition. `parts`: the number of parts, at least 1.
    QList<int> hitParts(int row, int parts) const;
    /// The part of the hit that the position is, if it is one; -1 elsewhere.
    int partOfHere(int row, int parts) const;

Q_SIGNALS:
    /// Emitted when the typed text is not accepted. Names the problem and its place.
    void refused(const QString& problem);

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    bool removeAt(int row) override;
    bool isHere(int row) const;
    int partOf(Position position, int parts) const;

    Session* m_session;
    Breakpoints* m_breakpoints;
};

} // namespace convoku
