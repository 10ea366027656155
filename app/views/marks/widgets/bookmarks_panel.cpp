// SPDX-License-Identifier: MIT
#include "app/views/marks/widgets/bookmarks_panel.h"

#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

namespace convoku {

BookmarksPanel::BookmarksPanel(Session* session, Bookmarks* bookmarks, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_bookmarks(bookmarks)
    , m_model(session, bookmarks)
    , m_empty(
          form::text(tr("No bookmarks. Press Ctrl+B to set one at the current place, and Ctrl+1 … Ctrl+0 to go there."),
              {.wraps = true}))
    , m_table(new QTableView)
{
    setUpRowTable(m_table, "bookmarks", tr("Bookmarks"), &m_model);
    m_table->verticalHeader()->show(); // the numbers of their keys
    m_table->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setToolTip(tr("Press Enter or click to go there, F2 to edit the note, Delete to remove the bookmark"));
    m_table->installEventFilter(this);

    form::fill(this, form::column({.margins = form::margins(6, 6)}, m_empty, form::grow(m_table)));
    connect(m_table, &QTableView::clicked, this, &BookmarksPanel::go);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &BookmarksPanel::showEmpty);
    showEmpty();
}

void BookmarksPanel::showEmpty()
{
    m_empty->setVisible(m_model.rowCount() == 0);
}

void BookmarksPanel::go(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_session->jumpTo(m_bookmarks->list()[static_cast<std::size_t>(index.row())].position);
}

void BookmarksPanel::editNote(int index)
{
    const QModelIndex note = m_model.index(index, BookmarksModel::NoteColumn);
    m_table->setCurrentIndex(note);
    m_table->setFocus();
    m_table->edit(note);
}

bool BookmarksPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && m_table->currentIndex().isValid()) {
        const int row = m_table->currentIndex().row();
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Delete:
            m_bookmarks->remove(row);
            m_table->setCurrentIndex(m_model.index(std::min(row, m_model.rowCount() - 1), 0));
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            go(m_table->currentIndex());
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace convoku
