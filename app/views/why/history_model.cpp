// SPDX-License-Identifier: MIT
#include "app/views/why/history_model.h"

#include "app/document/session.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {

HistoryModel::HistoryModel(Session* session, QObject* parent)
    : TableModel({{tr("Pass")}, {tr("Event")}}, parent)
    , m_session(session)
{
    connect(session, &Session::pickedChanged, this, &HistoryModel::reset);
    connect(session, &Session::recordingReset, this, &HistoryModel::reset);
    connect(session, &Session::pickedHistoryGrew, this, &HistoryModel::grow);
    reset();
}

void HistoryModel::reset()
{
    beginResetModel();
    m_recording = m_session->recording();
    m_rows = static_cast<int>(m_session->pickedHistory().size());
    endResetModel();
}

void HistoryModel::grow()
{
    const int rows = static_cast<int>(m_session->pickedHistory().size());
    if (rows <= m_rows)
        return;
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
}

Position HistoryModel::positionOf(int row) const
{
    return m_recording->events()[m_session->pickedHistory().at(static_cast<std::size_t>(row)).event].position();
}

int HistoryModel::rowAt(Position position) const
{
    return m_rows == 0 ? -1 : std::min(entryAt(m_session->pickedHistory(), *m_recording, position), m_rows - 1);
}

int HistoryModel::rows() const
{
    return m_rows;
}

QVariant HistoryModel::cell(int row, int column, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const CandidateEvent& entry = m_session->pickedHistory()[static_cast<std::size_t>(row)];
    if (column == PassColumn)
        return Wording::address(*m_recording, m_recording->events()[entry.event].position());
    return role == Qt::ToolTipRole ? Wording::eventSentence(*m_recording, m_recording->events()[entry.event])
                                   : Wording::candidateChange(*m_recording, *m_session->picked(), entry);
}

} // namespace convoku
