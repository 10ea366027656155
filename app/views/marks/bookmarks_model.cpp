// SPDX-License-Identifier: MIT
#include "app/views/marks/bookmarks_model.h"

#include "app/document/session.h"
#include "app/wording/wording.h"

namespace convoku {

BookmarksModel::BookmarksModel(Session* session, Bookmarks* bookmarks, QObject* parent)
    : TableModel({{tr("Place")}, {tr("Note")}}, parent)
    , m_session(session)
    , m_bookmarks(bookmarks)
{
    connect(bookmarks, &Bookmarks::changed, this, &BookmarksModel::reset);
    connect(session, &Session::recordingReset, this, &BookmarksModel::reset);
    reset();
}

void BookmarksModel::reset()
{
    beginResetModel();
    m_shown = m_bookmarks->list();
    endResetModel();
}

int BookmarksModel::rows() const
{
    return static_cast<int>(m_shown.size());
}

QVariant BookmarksModel::cell(int row, int column, int role) const
{
    const Bookmark& bookmark = m_shown[static_cast<std::size_t>(row)];
    const auto recording = m_session->recording();
    const bool known = recording && recording->contains(bookmark.position);
    if (column == NoteColumn) {
        if (role == Qt::DisplayRole && bookmark.note.isEmpty() && known)
            return Wording::stepSentence(*recording, bookmark.position); // until somebody writes a note
        if (role == Qt::DisplayRole || role == Qt::EditRole || role == Qt::ToolTipRole)
            return bookmark.note;
        return {};
    }
    if (role == Qt::DisplayRole)
        return known ? Wording::address(*recording, bookmark.position)
                     : QStringLiteral("%1.%2").arg(bookmark.position.pass).arg(bookmark.position.step);
    if (role == Qt::ToolTipRole)
        return known ? Wording::stepSentence(*recording, bookmark.position)
                     : tr("The run has not reached this position, or different rules made it shorter.");
    return {};
}

bool BookmarksModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !checkIndex(index) || index.column() != NoteColumn)
        return false;
    m_bookmarks->setNote(index.row(), value.toString());
    return true;
}

Qt::ItemFlags BookmarksModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = TableModel::flags(index);
    return index.isValid() && index.column() == NoteColumn ? flags | Qt::ItemIsEditable : flags;
}

QVariant BookmarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == Qt::DisplayRole)
        return section + 1; // the number of its key
    return TableModel::headerData(section, orientation, role);
}

} // namespace convoku
