// SPDX-License-Identifier: MIT
#include "app/window/list_controller.h"

#include "app/document/examples.h"
#include "app/views/collections/puzzle_table.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/column_dialog.h"
#include "app/views/collections/widgets/generate_dialog.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/file_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/window_parts.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace convoku {
namespace {

/// Texts up to that size are read while the window waits: a few milliseconds.
constexpr qint64 kListAtOnce = 256 * 1024;

bool isLarge(const PuzzleText& text)
{
    return (text.path.isEmpty() ? text.text.size() : QFileInfo(text.path).size()) > kListAtOnce;
}

} // namespace

ListController::ListController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_examples(new QMenu(tr("&Collections"), parts.window))
{
    addCommands();
    parts.panels->collection->setActions(m_actions);
    connectPanel();
    fillExamples();
}

void ListController::addCommands()
{
    Commands& commands = *m_parts.commands;
    CollectionPanel* panel = m_parts.panels->collection;
    const auto several = [panel] { return panel->count() > 1; };
    commands.add({.id = "generate",
        .text = tr("&Generate puzzles…"),
        .help = tr("Generate puzzles from a seed, selected by what the network needs to solve them"),
        .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G)},
        .does = [this] { showGenerate(); }});
    commands.add({.id = "next_puzzle",
        .text = tr("Next pu&zzle of the file"),
        .help = tr("Open the next puzzle of the list"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
        .does = [panel] { panel->openNeighbour(true); },
        .enabled = several});
    commands.add({.id = "previous_puzzle",
        .text = tr("Previous puzzle of the fil&e"),
        .help = tr("Open the previous puzzle of the list"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
        .does = [panel] { panel->openNeighbour(false); },
        .enabled = several});
    // The panel decides what these commands do, and when they are enabled.
    m_actions.analyse = commands.add({.id = "analyse_collection",
        .text = tr("Analyse the collection"),
        .help = tr("Solve all puzzles of the list with the network: solutions, passes, guesses, rules"),
        .onButton = tr("Analyse")});
    m_actions.random = commands.add({.id = "random_puzzle",
        .text = tr("Random puzzle of the list"),
        .help = tr("Open one of the shown puzzles at random"),
        .onButton = tr("Random")});
    m_actions.saveShown = commands.add({.id = "save_shown_puzzles",
        .text = tr("Save shown puzzles of the list…"),
        .help = tr("Save the puzzles shown by the filter, as lines or as a table with their numbers"),
        .onButton = tr("Save…")});
    m_actions.saveSelected = commands.add({.id = "save_selected_puzzles",
        .text = tr("Save selected puzzles of the list…"),
        .help = tr("Save the selected puzzles, as lines or as a table with their numbers")});
    m_actions.histogram = commands.add({.id = "show_histogram",
        .text = tr("Histogram of passes"),
        .help = tr("Show a histogram of the puzzles by passes beside the list"),
        .kind = Command::Kind::Switch,
        .on = true,
        .onButton = tr("Histogram")});
    for (QAction* action :
        {m_actions.analyse, m_actions.random, m_actions.saveShown, m_actions.saveSelected, m_actions.histogram})
        action->setEnabled(false);
}

void ListController::connectPanel()
{
    CollectionPanel* panel = m_parts.panels->collection;
    connect(panel, &CollectionPanel::chosen, this,
        [this](const StartingGrid& start, const QString& name) { m_parts.files->openGrid(start, name); });
    connect(panel, &CollectionPanel::columnAsked, this, &ListController::chooseColumn);
    connect(panel, &CollectionPanel::countChanged, m_parts.commands, &Commands::update);
    connect(panel, &CollectionPanel::announced, this, [this](const QString& message) { m_parts.showMessage(message); });
    connect(panel, &CollectionPanel::failed, this,
        [this](const QString& title, const QStringList& lines) { m_parts.showProblem(title, lines); });
    connect(panel, &CollectionPanel::firstArrived, this, [this] {
        const WindowModel& model = *m_parts.model;
        keepSource(model.reading, model.readingHint, model.readingChoice);
        if (!model.reading.path.isEmpty())
            m_parts.files->rememberFile(model.reading.path);
        showList();
        openFirst(true);
    });
    connect(panel, &CollectionPanel::readingEnded, this,
        [this, panel](const QString& name, const QStringList& problems, bool anyArrived) {
            const WindowModel& model = *m_parts.model;
            m_parts.notice->clear();
            m_parts.files->showProblems(name, problems, anyArrived);
            if (anyArrived && panel->count() == 1)
                m_parts.panels->collectionDock->hide();
            if (anyArrived && problems.isEmpty() && model.readingChoice && !model.readingHint.column)
                offerColumns();
        });
    Session* session = m_parts.session();
    connect(session, &Session::optionsChanged, panel, [panel, session] { panel->setOptions(session->options()); });
}

void ListController::openPuzzleText(const PuzzleText& text)
{
    const Board board = m_parts.session()->network().board;
    const PuzzleTable table = puzzleTable(text, board);
    const ReadHint hint{.column = rememberedColumn(table, *m_parts.settings), .board = board};
    readAndOpen(text, hint, table.hasChoice());
}

void ListController::keepSource(const PuzzleText& text, const ReadHint& hint, bool choice)
{
    m_parts.model->table = choice ? text : PuzzleText();
    m_parts.model->column = hint.column;
}

void ListController::readAndOpen(const PuzzleText& text, const ReadHint& hint, bool choice)
{
    if (isLarge(text)) {
        if (!m_parts.editing->mayLeave())
            return;
        m_parts.messages->hide();
        m_parts.model->reading = text;
        m_parts.model->readingHint = hint;
        m_parts.model->readingChoice = choice;
        m_parts.showMessage(
            tr("Reading %1 …").arg(text.path.isEmpty() ? tr("the text") : QFileInfo(text.path).fileName()), 0);
        m_parts.panels->collection->read(text, hint, choice);
        return;
    }
    PuzzleSource source = text.path.isEmpty() ? readPuzzleText(text.text, hint) : readPuzzleFile(text.path, hint);
    if (text.path.isEmpty())
        source.name = text.name;
    if (!source.puzzles.empty()) {
        if (!m_parts.editing->mayLeave())
            return;
        if (!text.path.isEmpty())
            m_parts.files->rememberFile(text.path);
        keepSource(text, hint, choice);
    }
    take(source);
    if (source.problems.isEmpty() && choice && !hint.column)
        offerColumns();
}

void ListController::offerColumns()
{
    const PuzzleTable table = puzzleTable(m_parts.model->table, m_parts.session()->network().board);
    if (!table.hasChoice())
        return;
    m_parts.messages->showMessage(MessageBar::Kind::Information,
        tr("Several columns of this table hold puzzles. This one is “%1”.")
            .arg(table.name(table.columns.front().index)));
    m_parts.messages->offer(tr("Choose column…"), [this] { chooseColumn(); });
}

void ListController::chooseColumn()
{
    const PuzzleText text = m_parts.model->table;
    const Board board = m_parts.session()->network().board;
    const PuzzleTable table = puzzleTable(text, board);
    if (!table.hasChoice())
        return; // the file is another one now
    const auto chosen = rememberedColumn(table, *m_parts.settings)
                            .value_or(m_parts.model->column.value_or(table.columns.front().index));
    ColumnDialog dialog(table, chosen, m_parts.window);
    if (dialog.exec() != QDialog::Accepted || !m_parts.editing->mayLeave())
        return;
    rememberColumn(table, dialog.column(), *m_parts.settings);
    readAndOpen(text, {.column = dialog.column(), .board = board}, true);
}

void ListController::take(const PuzzleSource& source)
{
    CollectionPanel* panel = m_parts.panels->collection;
    m_parts.messages->hide();
    m_parts.files->showProblems(source.name, source.problems, !source.puzzles.empty());
    if (source.puzzles.empty())
        return;
    if (panel->isReading())
        m_parts.notice->clear(); // that something is being read: it isn't any more
    const bool several = source.puzzles.size() > 1;
    const PuzzleText& table = m_parts.model->table;
    panel->setPuzzles(source.name, source.puzzles, !table.path.isEmpty() || !table.text.isEmpty());
    if (several)
        showList();
    else
        m_parts.panels->collectionDock->hide();
    openFirst(several);
}

void ListController::takeMade(const PuzzleSource& source)
{
    if (!m_parts.editing->mayLeave())
        return;
    m_parts.model->table = {}; // there is no other column to choose
    m_parts.model->column.reset();
    take(source);
}

void ListController::showList()
{
    // Rows are in sight, below its headings of two lines, and the board keeps most of its size; whoever wants more of
    // the list makes it higher.
    QDockWidget* dock = m_parts.panels->collectionDock;
    const bool appears = !dock->isVisible();
    if (appears)
        m_parts.docks->place(dock);
    dock->show();
    dock->raise(); // it may share its place with others
    const int wanted = m_parts.panels->collection->fontMetrics().height() * 18;
    if (appears && m_parts.docks->isLow())
        m_parts.window->resizeDocks({dock}, {m_parts.window->width() / 2}, Qt::Horizontal);
    else if (appears)
        m_parts.window->resizeDocks({dock}, {std::min(wanted, m_parts.window->height() * 3 / 10)}, Qt::Vertical);
}

void ListController::openFirst(bool several)
{
    const Collection& collection = m_parts.panels->collection->collection();
    const QString& name = collection.name();
    m_parts.files->openGrid(
        collection.start(0), several ? CollectionWording::place(name, 1) : CollectionWording::name(name));
    m_parts.files->focusView();
}

void ListController::fillExamples()
{
    m_examples->setObjectName(QStringLiteral("collections"));
    m_examples->setToolTipsVisible(true);
    for (const ExampleCollection& collection : exampleCollections()) {
        QAction* action = m_examples->addAction(collection.name, this, [this, collection] {
            PuzzleSource source = readPuzzleFile(collection.path);
            source.name = collection.name;
            takeMade(source);
        });
        action->setToolTip(collection.help);
        action->setStatusTip(collection.help);
    }
}

void ListController::takeOver(ListController& before)
{
    if (before.m_generate == nullptr || !before.m_generate->isVisible())
        return;
    m_generate = std::exchange(before.m_generate, nullptr);
    m_generate->disconnect(&before);
    m_generate->setParent(m_parts.window, m_generate->windowFlags());
    follow(m_generate);
    m_generate->show();
}

void ListController::showGenerate()
{
    if (m_generate == nullptr) {
        m_generate = new GenerateDialog(m_parts.model->engine, *m_parts.settings, m_parts.window);
        follow(m_generate);
    }
    m_generate->show();
    m_generate->raise();
    m_generate->activateWindow();
}

void ListController::follow(GenerateDialog* dialog)
{
    Session* session = m_parts.session();
    session->disconnect(dialog);
    const auto takeRules
        = [dialog, session] { dialog->setRules(session->options().pass.model, session->options().pass.rules); };
    connect(session, &Session::optionsChanged, dialog, takeRules);
    connect(dialog, &GenerateDialog::openRequested, this,
        [this](const Grid& givens, const QString& name) { m_parts.files->openGrid(givens, name); });
    connect(dialog, &GenerateDialog::collectionMade, this, [this](const std::vector<Grid>& grids, const QString& name) {
        PuzzleSource source;
        source.name = name;
        source.puzzles.resize(grids.size());
        for (std::size_t i = 0; i < grids.size(); ++i) {
            source.puzzles[i].givens = grids[i];
            source.puzzles[i].line = i + 1;
        }
        takeMade(source);
    });
    takeRules();
}

} // namespace convoku
