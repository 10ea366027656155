// SPDX-License-Identifier: MIT
#include "app/views/timeline/widgets/stack_panel.h"

#include "app/document/session.h"
#include "app/window/parts/form.h"
#include "app/window/parts/row_table.h"
#include "app/window/parts/widget_theme.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include <algorithm>

namespace convoku {

StackPanel::StackPanel(Session* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(session)
    , m_title(form::label("stack_title", {.wraps = true}))
    , m_table(new QTableView)
{
    setUpRowTable(m_table, "stack", tr("Active guesses"), &m_model);

    form::fill(this, form::column({.margins = form::margins(6, 6)}, m_title, form::grow(m_table)));

    // A click comes with whatever else activates a row: to be there already is to stay there.
    connect(m_table, &QTableView::clicked, this, &StackPanel::goTo);
    connect(m_table, &QTableView::activated, this, &StackPanel::goTo);
    connect(session, &Session::positionChanged, this, &StackPanel::showStack);
    connect(session, &Session::recordingReset, this, &StackPanel::showStack);
    // If the position waits at the start of a run, the title must change when the first guess is recorded.
    connect(session, &Session::recordingGrew, this, &StackPanel::showTitle);
    showStack();
    followTheme(this, [this] { m_model.setTheme(themeOf(this)); });
}

void StackPanel::showTitle()
{
    const int guesses = m_model.rowCount();
    m_title->setText(guesses == 0 ? noneStands() : tr("%n guess(es) are active here.", nullptr, guesses));
}

void StackPanel::showStack()
{
    showTitle();
    const int guesses = m_model.rowCount();
    m_table->setEnabled(guesses > 0);
    m_table->resizeColumnsToContents();
    // The innermost one is what is being worked on; whoever goes to a guess has it as the innermost one there.
    if (guesses > 0) {
        m_table->setCurrentIndex(m_model.index(guesses - 1, 0));
        m_table->scrollTo(m_table->currentIndex());
    }
}

QString StackPanel::noneStands() const
{
    const QString none = tr("No guess is active here.");
    if (!m_session->hasPuzzle() || m_session->recording()->pushes() == 0)
        return none;
    const auto events = m_session->recording()->events();
    const auto isGuess = [](const Event& event) { return event.kind == EventKind::Push; };
    const auto first = std::ranges::find_if(events, isGuess);
    const auto after = std::ranges::upper_bound(events, m_session->position(), {}, &Event::position);
    if (first >= after)
        return none + QLatin1Char(' ') + tr("The first one is made in pass %1.").arg(QLocale().toString(first->pass));
    const auto next = std::find_if(after, events.end(), isGuess);
    if (next == events.end())
        return none;
    return none + QLatin1Char(' ') + tr("The next one is made in pass %1.").arg(QLocale().toString(next->pass));
}

void StackPanel::goTo(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_session->jumpTo(m_model.positionOf(index.row()));
}

} // namespace convoku
