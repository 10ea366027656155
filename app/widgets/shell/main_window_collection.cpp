// SPDX-License-Identifier: MIT
// The window's dealings with texts of puzzles, small and large, and with the list of them.
#include "app/session/puzzle_table.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/collections/column_dialog.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/shell/main_window.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QStatusBar>

#include <algorithm>

namespace convoku {
namespace {

/// Texts up to that size are read while the window waits: a few milliseconds.
constexpr qint64 kAtOnce = 256 * 1024;

bool isLarge(const PuzzleText& text)
{
    return (text.path.isEmpty() ? text.text.size() : QFileInfo(text.path).size()) > kAtOnce;
}

} // namespace

void MainWindow::connectCollection()
{
    connect(m_collection, &CollectionPanel::chosen, this, &MainWindow::openGrid);
    connect(m_collection, &CollectionPanel::columnAsked, this, &MainWindow::chooseColumn);
    connect(m_collection, &CollectionPanel::countChanged, this, &MainWindow::updateActions);
    connect(m_collection, &CollectionPanel::told, this,
        [this](const QString& message) { statusBar()->showMessage(message, 5000); });
    connect(m_collection, &CollectionPanel::failed, this, [this](const QString& title, const QStringList& lines) {
        m_messages->showMessage(MessageBar::Kind::Problem, title, lines);
    });
    connect(m_collection, &CollectionPanel::firstArrived, this, [this] {
        keepSource(m_desk->reading, m_desk->readingHint, m_desk->readingChoice);
        if (!m_desk->reading.path.isEmpty())
            rememberFile(m_desk->reading.path);
        showCollection();
        openFirst(true);
    });
    connect(m_collection, &CollectionPanel::readingEnded, this,
        [this](const QString& name, const QStringList& problems, bool anyArrived) {
            statusBar()->clearMessage();
            tellProblems(name, problems, anyArrived);
            if (anyArrived && m_collection->count() == 1)
                m_collectionDock->hide();
            if (anyArrived && problems.isEmpty() && m_desk->readingChoice && !m_desk->readingHint.column)
                offerColumns();
        });
    connect(
        m_session, &Session::optionsChanged, m_collection, [this] { m_collection->setOptions(m_session->options()); });
}

void MainWindow::openPuzzleText(const PuzzleText& text)
{
    const PuzzleTable table = puzzleTable(text);
    const ReadHint hint{rememberedColumn(table, m_settings)};
    readAndOpen(text, hint, table.hasChoice());
}

void MainWindow::keepSource(const PuzzleText& text, const ReadHint& hint, bool choice)
{
    m_desk->table = choice ? text : PuzzleText();
    m_desk->column = hint.column;
}

void MainWindow::readAndOpen(const PuzzleText& text, const ReadHint& hint, bool choice)
{
    if (isLarge(text)) {
        if (!mayLeaveEdit())
            return;
        m_messages->hide();
        m_desk->reading = text;
        m_desk->readingHint = hint;
        m_desk->readingChoice = choice;
        statusBar()->showMessage(
            tr("Reading %1 …").arg(text.path.isEmpty() ? tr("the text") : QFileInfo(text.path).fileName()));
        m_collection->read(text, hint, choice);
        return;
    }
    const PuzzleSource source = text.path.isEmpty() ? readPuzzleText(text.text, hint) : readPuzzleFile(text.path, hint);
    if (!source.puzzles.empty()) {
        if (!mayLeaveEdit())
            return;
        if (!text.path.isEmpty())
            rememberFile(text.path);
        keepSource(text, hint, choice);
    }
    take(source);
    if (source.problems.isEmpty() && choice && !hint.column)
        offerColumns();
}

void MainWindow::offerColumns()
{
    const PuzzleTable table = puzzleTable(m_desk->table);
    if (!table.hasChoice())
        return;
    m_messages->showMessage(MessageBar::Kind::Information,
        tr("Several columns of this table hold puzzles; this is “%1”.").arg(table.name(table.columns.front().index)));
    m_messages->offer(tr("Choose column…"), [this] { chooseColumn(); });
}

void MainWindow::chooseColumn()
{
    const PuzzleText text = m_desk->table;
    const PuzzleTable table = puzzleTable(text);
    if (!table.hasChoice())
        return; // the file is another one now
    const auto chosen
        = rememberedColumn(table, m_settings).value_or(m_desk->column.value_or(table.columns.front().index));
    ColumnDialog dialog(table, chosen, this);
    if (dialog.exec() != QDialog::Accepted || !mayLeaveEdit())
        return;
    rememberColumn(table, dialog.column(), m_settings);
    readAndOpen(text, {dialog.column()}, true);
}

void MainWindow::tellProblems(const QString& name, const QStringList& problems, bool anyPuzzle)
{
    if (problems.isEmpty())
        return;
    const QString what = name.isEmpty() ? tr("The text") : name;
    m_messages->showMessage(MessageBar::Kind::Problem,
        anyPuzzle ? tr("Some lines of %1 are no puzzles.").arg(what) : tr("%1 could not be opened.").arg(what),
        problems);
}

void MainWindow::take(const PuzzleSource& source)
{
    m_messages->hide();
    tellProblems(source.name, source.problems, !source.puzzles.empty());
    if (source.puzzles.empty())
        return;
    if (m_collection->isReading())
        statusBar()->clearMessage(); // that something is being read: it isn't any more
    const bool several = source.puzzles.size() > 1;
    m_collection->setPuzzles(
        source.name, source.puzzles, !m_desk->table.path.isEmpty() || !m_desk->table.text.isEmpty());
    if (several)
        showCollection();
    else
        m_collectionDock->hide();
    openFirst(several);
}

void MainWindow::showCollection()
{
    // Low enough to leave the board its size; whoever wants more of the list makes it higher.
    const bool appears = !m_collectionDock->isVisible();
    m_collectionDock->show();
    if (appears)
        resizeDocks(
            {m_collectionDock}, {std::min(m_collection->fontMetrics().height() * 15, height() / 4)}, Qt::Vertical);
}

void MainWindow::openFirst(bool several)
{
    const QString& name = m_collection->collection().name();
    openGrid(m_collection->collection().start(0),
        several ? CollectionWording::place(name, 1) : CollectionWording::name(name));
}

} // namespace convoku
