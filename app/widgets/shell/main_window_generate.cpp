// SPDX-License-Identifier: MIT
// The window's dealings with puzzles that are made: now, or before it was shipped.
#include "app/session/examples.h"
#include "app/session/puzzle_source.h"
#include "app/widgets/collections/generate_dialog.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/shell/main_window.h"

#include <QMenu>

namespace convoku {

void MainWindow::showGenerate()
{
    if (m_generate == nullptr)
        m_generate = connectGenerate(new GenerateDialog(m_desk->engine, m_settings, this));
    m_generate->show();
    m_generate->raise();
    m_generate->activateWindow();
}

GenerateDialog* MainWindow::connectGenerate(GenerateDialog* dialog)
{
    dialog->setTheme(Theme::of(boardThemeOfPalette()));
    m_session->disconnect(dialog);
    const auto takeRules = [dialog, session = m_session] { dialog->setRules(session->options().pass.rules); };
    connect(m_session, &Session::optionsChanged, dialog, takeRules);
    connect(dialog, &GenerateDialog::openRequested, this,
        [this](const Grid& givens, const QString& name) { openGrid(givens, name); });
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
    return dialog;
}

void MainWindow::takeMade(const PuzzleSource& source)
{
    if (!mayLeaveEdit())
        return;
    m_desk->table = {}; // there is no other column to choose
    m_desk->column.reset();
    take(source);
}

QMenu* MainWindow::buildCollections()
{
    auto* menu = new QMenu(tr("&Collections"), this);
    menu->setObjectName(QStringLiteral("collections"));
    menu->setToolTipsVisible(true);
    for (const ExampleCollection& collection : exampleCollections()) {
        QAction* action = menu->addAction(collection.name, this, [this, collection] {
            PuzzleSource source = readPuzzleFile(collection.path);
            source.name = collection.name;
            takeMade(source);
        });
        action->setToolTip(collection.help);
        action->setStatusTip(collection.help);
    }
    return menu;
}

} // namespace convoku
