// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/marks/bookmarks_model.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace convoku {

/// The bookmarks with their notes; a row leads there.
class BookmarksPanel : public QWidget
{
    Q_OBJECT

public:
    BookmarksPanel(Session* session, Bookmarks* bookmarks, QWidget* parent = nullptr);

    /// Begins to type the note of a bookmark.
    void editNote(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(const QModelIndex& index);
    void showEmpty();

    Session* m_session;
    Bookmarks* m_bookmarks;
    BookmarksModel m_model;
    QLabel* m_empty;
    QTableView* m_table;
};

} // namespace convoku
