// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "app/document/bookmarks.h"

namespace convoku {

class Session;

/// The bookmarks of a run; notes can be edited.
class BookmarksModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { PlaceColumn, NoteColumn, ColumnCount };

    BookmarksModel(Session* session, Bookmarks* bookmarks, QObject* parent = nullptr);

    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    void reset();

    Session* m_session;
    Bookmarks* m_bookmarks;
    std::vector<Bookmark> m_shown; ///< the list may have changed before this model hears of it
};

} // namespace convoku
