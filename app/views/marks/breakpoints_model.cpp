// SPDX-License-Identifier: MIT
#include "app/views/marks/breakpoints_model.h"

#include "app/document/breakpoints.h"
#include "app/document/session.h"
#include "app/views/marks/breakpoint_wording.h"
#include "solver/run/overview.h"

#include <QFont>

#include <algorithm>

namespace convoku {

BreakpointsModel::BreakpointsModel(Session* session, Breakpoints* breakpoints, QObject* parent)
    : TableModel({{tr("Stop")}, {tr("Condition")}, {.title = tr("From hit"), .isNumber = true}, {tr("Hits")}}, parent)
    , m_session(session)
    , m_breakpoints(breakpoints)
{
    connect(breakpoints, &Breakpoints::aboutToInsert, this, [this](int row) { beginInsertRows({}, row, row); });
    connect(breakpoints, &Breakpoints::inserted, this, &BreakpointsModel::endInsertRows);
    connect(breakpoints, &Breakpoints::aboutToRemove, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(breakpoints, &Breakpoints::removed, this, &BreakpointsModel::endRemoveRows);
    connect(breakpoints, &Breakpoints::aboutToReset, this, &BreakpointsModel::beginResetModel);
    connect(breakpoints, &Breakpoints::wasReset, this, &BreakpointsModel::endResetModel);
    connect(breakpoints, &Breakpoints::changed, this,
        [this](int row) { Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1)); });
    connect(breakpoints, &Breakpoints::hitsChanged, this, [this] { emitChanged(HitsColumn); });
    connect(session, &Session::positionChanged, this, [this] { emitChanged(HitsColumn); });
}

bool BreakpointsModel::isHere(int row) const
{
    return std::ranges::binary_search(m_breakpoints->hits(row), m_session->position());
}

int BreakpointsModel::partOf(Position position, int parts) const
{
    const Recording& recording = *m_session->recording();
    const double time = timeOf(recording, position); // of 0 … passCount + 1, as on the timeline
    return std::clamp(static_cast<int>(time * parts / (recording.passCount() + 1)), 0, parts - 1);
}

QList<int> BreakpointsModel::hitParts(int row, int parts) const
{
    QList<int> found;
    for (const Position hit : m_breakpoints->hits(row)) {
        const int part = partOf(hit, parts);
        if (found.isEmpty() || found.back() != part)
            found.append(part);
    }
    return found;
}

int BreakpointsModel::partOfHere(int row, int parts) const
{
    return isHere(row) ? partOf(m_session->position(), parts) : -1;
}

int BreakpointsModel::rows() const
{
    return m_breakpoints->count();
}

QVariant BreakpointsModel::cell(int row, int column, int role) const
{
    const Breakpoint& breakpoint = m_breakpoints->at(row);
    if (role == IsHereRole)
        return isHere(row);
    switch (column) {
    case WhenColumn:
        if (role == Qt::CheckStateRole)
            return static_cast<int>(breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
            return BreakpointWording::sentence(breakpoint, m_session->network());
        break;
    case ConditionColumn: {
        const QString text = QString::fromStdString(breakpoint.condition.text());
        if (role == Qt::EditRole || role == Qt::ToolTipRole)
            return text;
        if (role == Qt::DisplayRole)
            //: a breakpoint without a condition
            return text.isEmpty() ? tr("always") : text;
        break;
    }
    case FromHitColumn:
        if (role == Qt::DisplayRole || role == Qt::EditRole)
            return breakpoint.fromHit;
        if (role == Qt::ToolTipRole)
            return tr("The first hit to stop at; earlier hits are only counted.");
        break;
    case HitsColumn:
        if (role == Qt::DisplayRole) {
            const QString text = BreakpointWording::hits(
                m_breakpoints->hitsUpTo(row, m_session->position()), static_cast<int>(m_breakpoints->hits(row).size()));
            //: how many hits, and one of them is what is looked at: 3 of 17, here
            return isHere(row) ? tr("%1, here").arg(text) : text;
        }
        if (role == Qt::FontRole && isHere(row)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        if (role == Qt::ToolTipRole)
            return tr("Hits up to here, of all in this run. Press Enter or double-click for the next.");
        break;
    default:
        break;
    }
    return {};
}

bool BreakpointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || !checkIndex(index))
        return false;
    Breakpoint breakpoint = m_breakpoints->at(index.row());
    if (index.column() == WhenColumn && role == Qt::CheckStateRole) {
        breakpoint.enabled = value.toInt() == Qt::Checked;
    } else if (index.column() == ConditionColumn && role == Qt::EditRole) {
        const auto parsed = Condition::parse(value.toString().toStdString());
        if (const auto* error = std::get_if<ConditionError>(&parsed)) {
            Q_EMIT refused(BreakpointWording::conditionProblem(*error));
            return false;
        }
        breakpoint.condition = std::get<Condition>(parsed);
    } else if (index.column() == FromHitColumn && role == Qt::EditRole) {
        bool isNumber = false;
        const int hit = value.toInt(&isNumber);
        if (!isNumber || hit < 1 || hit > kMaxBreakpointNumber) {
            Q_EMIT refused(tr("Expected the number of a hit: 1 or more."));
            return false;
        }
        breakpoint.fromHit = hit;
    } else {
        return false;
    }
    m_breakpoints->change(index.row(), breakpoint);
    return true;
}

Qt::ItemFlags BreakpointsModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = TableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    if (index.column() == WhenColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == ConditionColumn || index.column() == FromHitColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool BreakpointsModel::removeAt(int row)
{
    m_breakpoints->remove(row);
    return true;
}

} // namespace convoku
