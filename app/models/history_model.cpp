// SPDX-License-Identifier: MIT
#include "app/models/history_model.h"

#include "app/session/session.h"
#include "app/wording/wording.h"

namespace convoku {

HistoryModel::HistoryModel(Session* session, QObject* parent)
    : QAbstractTableModel(parent)
    , m_session(session)
{
    connect(session, &Session::pickedChanged, this, &HistoryModel::reset);
    connect(session, &Session::recordingReset, this, &HistoryModel::reset);
    // While a run goes on there is more of it every few dozen milliseconds; the whole life is read again at its end.
    connect(session, &Session::runningChanged, this, &HistoryModel::reset);
    reset();
}

void HistoryModel::reset()
{
    beginResetModel();
    m_recording = m_session->recording();
    m_history.clear();
    if (m_recording && m_session->picked())
        m_history = historyOf(*m_recording, m_session->picked()->index());
    endResetModel();
}

Position HistoryModel::positionOf(int row) const
{
    return m_recording->events()[m_history.at(static_cast<std::size_t>(row)).event].position();
}

int HistoryModel::rowAt(Position position) const
{
    int row = -1;
    while (row + 1 < rowCount() && positionOf(row + 1) <= position)
        ++row;
    return row;
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_history.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const CandidateEvent& entry = m_history[static_cast<std::size_t>(index.row())];
    if (index.column() == PassColumn)
        return Wording::address(*m_recording, m_recording->events()[entry.event].position());
    return role == Qt::ToolTipRole ? Wording::eventSentence(*m_recording, m_recording->events()[entry.event])
                                   : Wording::candidateChange(*m_recording, entry);
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PassColumn ? tr("Pass") : tr("What happened");
}

} // namespace convoku
