// SPDX-License-Identifier: MIT
// The window comes and goes; what lies on the desk stays.
#include "app/session/puzzle_edit.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/collections/generate_dialog.h"
#include "app/widgets/comfort/first_steps.h"
#include "app/widgets/help/help_window.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QTabWidget>

namespace convoku {

void MainWindow::saveSettings()
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_docks->save();
    m_settings.setValue(QStringLiteral("view/tint_derived"), m_actions->tintDerived->isChecked());
    for (const QAction* voice : m_actions->voices)
        m_settings.setValue(QStringLiteral("view/") + voice->objectName(), voice->isChecked());
    m_settings.setValue(QStringLiteral("view/show_layer"), m_actions->showLayer->isChecked());
    m_settings.setValue(QStringLiteral("play/speed"), m_session->speed());
    m_settings.setValue(QStringLiteral("play/skip_idle"), m_actions->skipIdle->isChecked());
}

void MainWindow::showTitle()
{
    const bool editing = m_desk->editing;
    const QString& name = editing ? m_desk->editedName : m_desk->title;
    if (name.isEmpty())
        setWindowTitle(editing ? tr("Editing a puzzle – Convoku") : tr("Convoku"));
    else
        setWindowTitle((editing ? tr("Editing %1 – Convoku") : tr("%1 – Convoku")).arg(name));
}

void MainWindow::showLanguage(const QString& chosen)
{
    m_actions->setLanguage(chosen);
}

void MainWindow::tellProblem(const QString& sentence)
{
    m_messages->showMessage(MessageBar::Kind::Problem, sentence);
}

MainWindow::Look MainWindow::look()
{
    saveSettings();
    Look look{
        m_docks->state(), m_tabs->currentIndex(), m_docks->perspective(), m_help != nullptr && m_help->isVisible(), {}};
    if (m_firstSteps->isOpen())
        look.firstSteps = m_firstSteps->done();
    return look;
}

void MainWindow::takeOver(const Look& look, MainWindow& before)
{
    before.m_collection->leave();
    m_docks->setPerspective(look.perspective); // that of a lesson is not in the settings
    if (m_desk->beforeLesson)
        resumeLesson();
    m_docks->setState(look.docks);
    if (m_session->hasPuzzle())
        m_collection->markOpen(m_session->recording()->startingGrid());
    m_tabs->setCurrentIndex(look.tab);
    if (m_walk->isOpen() && !m_walk->isWaiting() && !m_walk->hasStrayed())
        showStopsPlace();
    m_actions->skipIdle->setChecked(m_session->skipsIdleRules());
    m_actions->setPlaying(m_session->isPlaying());
    showMarks();
    if (m_desk->editing)
        showEditing();
    if (before.m_generate != nullptr && before.m_generate->isVisible()) {
        GenerateDialog* dialog = std::exchange(before.m_generate, nullptr);
        dialog->disconnect(&before);
        dialog->setParent(this, dialog->windowFlags());
        m_generate = connectGenerate(dialog);
        dialog->show();
    }
    if (look.firstSteps)
        m_firstSteps->begin(*look.firstSteps);
    updateActions();
    if (look.help)
        showHelp({});
}

} // namespace convoku
