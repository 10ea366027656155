// SPDX-License-Identifier: MIT
#include "app/widgets/history_panel.h"

#include "app/session/session.h"
#include "app/wording/wording.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace convoku {

HistoryPanel::HistoryPanel(Session* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(session)
    , m_title(new QLabel)
    , m_table(new QTableView)
{
    m_title->setObjectName(QStringLiteral("history_title"));
    m_title->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("history"));
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::PassColumn, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::ChangeColumn, QHeaderView::Stretch);
    m_table->setAccessibleName(tr("History of the picked candidate"));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_session->setPlaying(false);
        m_session->goTo(m_model.positionOf(current.row()));
    });
    connect(session, &Session::pickedChanged, this, &HistoryPanel::showPicked);
    connect(session, &Session::positionChanged, this, &HistoryPanel::showPosition);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &HistoryPanel::showPosition);
    showPicked();
}

void HistoryPanel::showPicked()
{
    const auto picked = m_session->picked();
    m_table->setEnabled(picked.has_value());
    if (!picked)
        m_title->setText(tr("Click a pencil mark on the board, also one that is gone, to see what happened to it."));
    else
        m_title->setText(tr("%1 in %2").arg(QString::number(picked->digit + 1), Wording::cell(picked->cell())));
    showPosition();
}

void HistoryPanel::showPosition()
{
    const QSignalBlocker blocker(m_table->selectionModel());
    const int row = m_model.rowCount() > 0 ? m_model.rowAt(m_session->position()) : -1;
    if (row < 0) {
        m_table->clearSelection();
    } else {
        m_table->selectRow(row);
        m_table->scrollTo(m_model.index(row, 0));
    }
    // The blocked selection model did not tell the view what to repaint.
    m_table->viewport()->update();
}

} // namespace convoku
