// SPDX-License-Identifier: MIT
#include "app/views/marks/watch_model.h"

#include "app/document/session.h"
#include "app/document/watches.h"
#include "app/wording/watch_wording.h"
#include "solver/run/navigation.h"

#include <QFont>

namespace convoku {

WatchModel::WatchModel(Session* session, Watches* watches, QObject* parent)
    : TableModel({{}, {tr("Watch")}, {tr("Value")}, {tr("Before")}}, parent)
    , m_session(session)
    , m_watches(watches)
    , m_values(valuesFrom(0))
{
    connect(watches, &Watches::aboutToInsert, this, [this](int row) { beginInsertRows({}, row, row); });
    connect(watches, &Watches::inserted, this, [this](int row) {
        m_values.insert(m_values.begin() + row, valuesFrom(row).front());
        endInsertRows();
    });
    connect(watches, &Watches::aboutToRemove, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(watches, &Watches::removed, this, [this](int row) {
        m_values.erase(m_values.begin() + row);
        endRemoveRows();
    });
    connect(watches, &Watches::aboutToReset, this, &WatchModel::beginResetModel);
    connect(watches, &Watches::wasReset, this, [this] {
        m_values = valuesFrom(0);
        endResetModel();
    });
    connect(session, &Session::positionChanged, this, &WatchModel::showPosition);
    connect(session, &Session::recordingReset, this, &WatchModel::showPosition);
}

std::vector<WatchModel::Values> WatchModel::valuesFrom(int firstRow) const
{
    std::vector<Values> values(static_cast<std::size_t>(m_watches->count() - firstRow));
    if (!m_session->hasPuzzle() || values.empty())
        return values;
    const Moment& moment = m_session->moment();
    const Candidates& start = moment.recording().start();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Watch& watch = m_watches->at(firstRow + static_cast<int>(i));
        values[i].now = valueOf(watch, moment.state(), start);
        if (moment.before())
            values[i].before = valueOf(watch, moment.stateBefore(), start);
    }
    return values;
}

void WatchModel::showPosition()
{
    m_values = valuesFrom(0);
    emitChanged();
}

int WatchModel::rows() const
{
    return m_watches->count();
}

QVariant WatchModel::cell(int row, int column, int role) const
{
    const Watch& watch = m_watches->at(row);
    const Values& values = m_values.at(static_cast<std::size_t>(row));
    if (role == IsChangedRole)
        return values.isChanged();
    if (role == Qt::FontRole && column == ValueColumn && values.isChanged()) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (column == MarkColumn) {
        if (role == Qt::DisplayRole)
            return values.isChanged() ? QStringLiteral("●") : QString();
        if (role == Qt::TextAlignmentRole)
            return static_cast<int>(Qt::AlignCenter);
        if ((role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) && values.isChanged())
            return tr("Changed in this step");
        return {};
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (column == WatchColumn)
        return WatchWording::name(watch);
    const auto& value = column == ValueColumn ? values.now : values.before;
    return value ? WatchWording::value(watch, *value) : QString();
}

bool WatchModel::removeAt(int row)
{
    m_watches->remove(row);
    return true;
}

} // namespace convoku
