// SPDX-License-Identifier: MIT
#include "app/views/marks/widgets/watch_panel.h"

#include "app/document/session.h"
#include "app/document/watches.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QTableView>

#include <algorithm>

namespace convoku {

WatchPanel::WatchPanel(Session* session, Watches* watches, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_watches(watches)
    , m_model(session, watches)
    , m_field(form::line("watch_field", {}, {.name = tr("Watch to add")}))
    , m_addPicked(form::button("watch_picked", tr("Add picked"), tr("Watch the candidate picked on the board")))
    , m_problem(form::label("watch_problem", {.wraps = true}))
    , m_empty(form::label("no_watches",
          tr("Nothing is watched yet. Type a value to watch and press Enter. Possible values: a candidate (r4c5=7), a "
             "cell (r4c5), a house (row 4), the places for a digit in it (row 4 = 7), count, count 7, decided, depth."),
          {.wraps = true, .top = true}))
    , m_emptyRoom(makeScrollRoom(m_empty))
    , m_table(new QTableView)
{
    m_field->setPlaceholderText(tr("r4c5=7, row 4, count 7, depth…"));
    m_field->setClearButtonEnabled(true);
    m_problem->hide();
    buildTable();

    auto* content = form::column({.margins = form::margins(6, 6)}, m_field, form::aligned(m_addPicked, Qt::AlignLeft),
        m_problem, form::grow(m_emptyRoom), form::grow(m_table));
    form::fill(this, content);

    connect(m_field, &QLineEdit::returnPressed, this, &WatchPanel::add);
    connect(m_field, &QLineEdit::textEdited, m_problem, &QLabel::hide);
    connect(m_addPicked, &QPushButton::clicked, this, &WatchPanel::addPicked);
    connect(m_table, &QTableView::clicked, this, &WatchPanel::pickFrom);
    connect(watches, &Watches::listChanged, this, &WatchPanel::updateList);
    connect(session, &Session::pickedChanged, this, &WatchPanel::updatePicked);
    updateList();
    updatePicked();
}

void WatchPanel::buildTable()
{
    setUpRowTable(m_table, "watches", tr("Watches"), &m_model);
    QHeaderView* header = m_table->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(m_table->fontMetrics().horizontalAdvance(QStringLiteral("●")) + 12);
    header->setSectionResizeMode(WatchModel::MarkColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(WatchModel::WatchColumn, QHeaderView::Interactive);
    header->setSectionResizeMode(WatchModel::ValueColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(WatchModel::BeforeColumn, QHeaderView::Stretch);

    // Only where the table has the focus.
    const auto onKey = [this](Qt::Key key, auto action) {
        auto* shortcut = new QShortcut(key, m_table);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    onKey(Qt::Key_Delete, [this] { removeSelected(); });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter})
        onKey(enter, [this] { pickFrom(m_table->currentIndex()); });
}

void WatchPanel::add()
{
    const ReadWatch read = readWatch(m_field->text(), m_session->network().board);
    m_problem->setText(read.problem);
    m_problem->setVisible(!read.problem.isEmpty());
    if (!read.watch)
        return;
    m_table->setCurrentIndex(m_model.index(m_watches->add(*read.watch), WatchModel::WatchColumn));
    m_field->clear();
}

void WatchPanel::addPicked()
{
    if (!m_session->picked())
        return;
    Watch watch;
    watch.kind = WatchKind::Candidate;
    watch.candidate = *m_session->picked();
    m_table->setCurrentIndex(m_model.index(m_watches->add(watch), WatchModel::WatchColumn));
}

void WatchPanel::removeSelected()
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    m_model.removeRow(row);
    if (m_watches->count() > 0)
        m_table->setCurrentIndex(m_model.index(std::min(row, m_watches->count() - 1), WatchModel::WatchColumn));
}

void WatchPanel::pickFrom(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const Watch& watch = m_watches->at(index.row());
    if (watch.kind == WatchKind::Candidate && m_session->hasPuzzle())
        m_session->pick(watch.candidate);
}

void WatchPanel::updateList()
{
    const bool isEmpty = m_watches->count() == 0;
    const bool hadFocus = m_table->hasFocus();
    m_emptyRoom->setVisible(isEmpty);
    m_table->setVisible(!isEmpty);
    m_table->resizeColumnToContents(WatchModel::WatchColumn);
    if (isEmpty && hadFocus)
        m_field->setFocus();
}

void WatchPanel::updatePicked()
{
    m_addPicked->setEnabled(m_session->picked().has_value());
}

} // namespace convoku
