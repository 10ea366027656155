// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/history_panel.h"

#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/wording.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTableView>

namespace convoku {

HistoryPanel::HistoryPanel(Session* session, Inquiry* inquiry, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
    , m_model(session)
    , m_title(form::label("history_title", {.wraps = true}))
    , m_also(form::label("history_also", {.wraps = true}))
    , m_table(new QTableView)
{
    setUpRowTable(m_table, "history", tr("History of the picked candidate"), &m_model);
    m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::PassColumn, QHeaderView::Fixed);
    m_table->horizontalHeader()->resizeSection(
        HistoryModel::PassColumn, m_table->fontMetrics().horizontalAdvance(QStringLiteral("00000.00")) + 12);
    m_table->horizontalHeader()->setSectionResizeMode(HistoryModel::ChangeColumn, QHeaderView::Stretch);

    form::fill(this, form::column({.margins = form::margins(6, 6)}, m_title, form::grow(m_table), m_also));

    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_session->jumpTo(m_model.positionOf(current.row()));
    });
    connect(session, &Session::pickedChanged, this, &HistoryPanel::showPicked);
    connect(session, &Session::positionChanged, this, &HistoryPanel::showPosition);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &HistoryPanel::showPosition);
    connect(inquiry, &Inquiry::answerChanged, this, &HistoryPanel::showAnswer);
    showPicked();
    showAnswer();
}

void HistoryPanel::showAnswer()
{
    const auto& answer = m_inquiry->answer();
    m_also->setText(answer && answer->explanation
            ? ExplanationWording::alsoRemovedBy(m_session->network(), answer->rulesRemoving, answer->explanation->rule)
            : QString());
    m_also->setVisible(!m_also->text().isEmpty());
}

void HistoryPanel::showPicked()
{
    const auto picked = m_session->picked();
    m_table->setEnabled(picked.has_value());
    if (!picked)
        m_title->setText(tr("Click a candidate on the board, even a removed one, to see what happened to it."));
    else
        m_title->setText(
            tr("%1 in %2", "candidate").arg(QString::number(picked->digit + 1), Wording::cell(picked->cell())));
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
