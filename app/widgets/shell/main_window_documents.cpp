// SPDX-License-Identifier: MIT
// What the window gives to documents, and the help that leads back into it.
#include "app/exporting/network_document.h"
#include "app/exporting/picture_job.h"
#include "app/session/examples.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/graph/rule_graph_view.h"
#include "app/widgets/help/help_dialogs.h"
#include "app/widgets/help/help_window.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/shell/context_help.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/key_settings.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/view_pictures.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/tree/search_tree_view.h"
#include "app/widgets/what_if/what_if_view.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QStatusBar>
#include <QTabWidget>

namespace convoku {

void MainWindow::connectDocuments()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    auto* copying = new PictureJob(this);
    on(m_actions->copyPicture, [this, copying] {
        if (auto picture = shownPicture())
            copying->draw(std::move(picture), boardThemeOfPalette(), {2, 1}); // twice as large where that is possible
    });
    connect(copying, &PictureJob::drawn, this, [this](const QImage& image) {
        if (!image.isNull())
            QApplication::clipboard()->setImage(image);
        statusBar()->showMessage(
            image.isNull() ? tr("The picture is too large to be copied.") : tr("The picture is on the clipboard."),
            5000);
    });
    on(m_actions->openHelp, [this] { showHelp({}); });
    on(m_actions->helpHere, [this] { showHelp(helpAddressFor(QApplication::focusWidget())); });
    new DialogHelp(m_actions->helpHere, m_settings, this);
    on(m_actions->howItWorks, [this] { showHelp(QStringLiteral("qrc:/help/network.md")); });
    on(m_actions->keys, [this] { showKeysDialog(*m_keys, this); });
    on(m_actions->about, [this] { showAboutDialog(this); });
}

std::shared_ptr<const Picture> MainWindow::shownPicture()
{
    const QWidget* shown = m_tabs->currentWidget();
    std::shared_ptr<const Picture> picture;
    if (shown == m_board)
        picture = boardPicture(*m_board, *m_session);
    else if (shown == m_tree)
        picture = m_tree->picture();
    else if (shown == m_layersPage)
        picture = tensorsPicture(*m_layersPage->current());
    else if (shown == m_graph)
        picture = graphPicture(*m_graph, *m_workspace);
    else if (shown == m_whatIf)
        picture = m_whatIf->picture();
    if (!picture)
        statusBar()->showMessage(tr("There is nothing to draw here yet."), 5000);
    return picture;
}

void MainWindow::showHelp(const QString& page)
{
    if (!m_help) {
        m_help = std::make_unique<HelpWindow>(m_settings);
        connect(m_help.get(), &HelpWindow::commandClicked, this, [this](const QUrl& link) {
            if (const auto command = commandOf(link)) {
                // In front of the help, where that covers it.
                raise();
                activateWindow();
                command();
            }
        });
    }
    m_help->showPage(page);
}

std::function<void()> MainWindow::commandOf(const QUrl& link)
{
    const QString kind = link.path().section(QLatin1Char('/'), 0, 0);
    const QString name = link.path().section(QLatin1Char('/'), 1);
    if (kind == QLatin1String("graph")) {
        const bool known = ruleNamed(name.toStdString()) || name == QLatin1String("verdict")
            || name == QLatin1String("search") || name == QLatin1String("pass");
        return known ? [this, name] { showGraphOf(name); } : std::function<void()>();
    }
    if (kind == QLatin1String("do")) {
        for (QAction* action : m_keys->actions()) {
            if (action->objectName() == name)
                return [action] { action->trigger(); };
        }
    }
    if (kind == QLatin1String("show")) {
        const std::pair<const char*, QWidget*> tabs[] = {{"board", m_board}, {"search_tree", m_tree},
            {"tensors", m_layersPage}, {"rule_graph", m_graph}, {"what_if", m_whatIf}};
        for (const auto& [id, tab] : tabs) {
            if (name == QLatin1String(id))
                return [this, view = tab] {
                    if (view != m_board && !mayLeaveEdit())
                        return;
                    if (view != m_board)
                        endEditing();
                    m_tabs->setCurrentWidget(view);
                };
        }
        if (auto* dock = findChild<QDockWidget*>(name + QLatin1String("_dock")))
            return [this, dock] { m_docks->bringUp(dock); };
    }
    return {};
}

void MainWindow::showGraphOf(const QString& groupId)
{
    if (!mayLeaveEdit())
        return;
    endEditing();
    if (!m_session->hasPuzzle()) {
        const Example example = examples().front();
        openGrid(example.givens, example.name);
    }
    if (m_session->recording()->passCount() == 0) { // the first pass is being computed
        connect(
            m_session, &Session::recordingGrew, this, [this, groupId] { showGraphOf(groupId); },
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const Recording& recording = *m_session->recording();
    m_session->setPlaying(false);
    m_tabs->setCurrentWidget(m_graph);
    if (groupId == QLatin1String("pass")) {
        m_session->goTo(recording.endOf(std::max(1, m_session->position().pass)));
        return;
    }
    for (int step = 1; step <= recording.stepsPerPass(); ++step) {
        if (groupId.toStdString() != recording.groupOf(step).id)
            continue;
        // Where it does something, if it does.
        const Event* event = NetworkDocument::firstEventOf(recording, recording.groupOf(step));
        const int pass = event ? static_cast<int>(event->pass) : std::max(1, m_session->position().pass);
        m_session->goTo({pass, step, recording.layersIn(step)});
        return;
    }
    statusBar()->showMessage(tr("This run has no such rule: it is switched off in the panel Rules."), 5000);
}

} // namespace convoku
