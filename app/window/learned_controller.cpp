// SPDX-License-Identifier: MIT
#include "app/window/learned_controller.h"

#include "app/document/workshop.h"
#include "app/views/blind/widgets/blind_page.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/views/training/widgets/training_page.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/centre.h"
#include "app/window/commands.h"
#include "app/window/compare_controller.h"
#include "app/window/export_controller.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/network_controller.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

namespace convoku {

LearnedController::LearnedController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LearnedView* view = parts.centre->view<LearnedView>();
    const StudyPane* study = view->training()->study();
    connect(study, &StudyPane::runRequested, this, [this](const ModelPtr& network) {
        if (m_parts.networks->run(network))
            m_parts.showMessage(tr("The learned network runs."));
    });
    connect(study, &StudyPane::whatIfRequested, this, &LearnedController::whatIf);
    connect(study, &StudyPane::workshopRequested, this, &LearnedController::edit);
    connect(view->training(), &TrainingPage::exportRequested, this, &LearnedController::exportTraining);
    parts.commands->add({.id = "export_training",
        .text = tr("Export training as animation…"),
        .help = tr("Export the training steps as an animated GIF or WebP"),
        .does = [this] { exportTraining(); },
        .enabled =
            [this] {
                const LearnedView* learned = m_parts.centre->view<LearnedView>();
                return m_parts.centre->isCurrent(learned) && learned->training()->shown().has_value();
            }});
    connect(view->training()->work(), &TrainingWork::stateChanged, parts.commands, &Commands::update);
    BlindPage* blind = parts.centre->view<BlindPage>();
    parts.commands->add({.id = "blind_search",
        .text = tr("Blind search"),
        .help = tr("Search the puzzle without its rules, guided by the cost of a grid"),
        .does =
            [this, blind] {
                m_parts.centre->view<LearnedView>()->showPage(blind);
                m_parts.centre->goTo(m_parts.centre->view<LearnedView>());
            },
        .enabled = [this] { return m_parts.hasRun() && m_parts.board() == Board(); }}); // it knows no other board
    connect(blind, &BlindPage::exportRequested, this, &LearnedController::exportBlind);
    connect(blind, &BlindPage::failed, this,
        [this](const QString& error) { m_parts.showProblem(tr("The search failed."), {error}); });
}

void LearnedController::whatIf(const ModelPtr& network, const ModelPtr& written)
{
    if (m_parts.session()->options().pass.model != written && !m_parts.networks->run(written))
        return;
    PassOptions other = m_parts.session()->options().pass;
    other.model = network;
    m_parts.compare->showBeside(other);
}

void LearnedController::edit(const ModelPtr& network)
{
    m_parts.workspace()->workshop()->openCopy(network);
    m_parts.centre->goTo(m_parts.centre->view<WorkshopView>());
}

void LearnedController::exportTraining()
{
    auto shown = m_parts.centre->view<LearnedView>()->training()->shown();
    if (!shown)
        return;
    TrainingFilm film;
    film.shown = std::move(*shown);
    film.theme = boardThemeOfPalette();
    exportAnimation(trainingExportable(film));
}

void LearnedController::exportBlind(bool animation)
{
    const BlindPage* page = m_parts.centre->view<BlindPage>();
    if (!animation) {
        // The page may have become empty under its open menu.
        if (const auto picture = page->picture())
            m_parts.exports->exportPicture(picture);
        return;
    }
    if (const auto show = page->animation())
        exportAnimation(blindExportable(*show));
}

void LearnedController::exportAnimation(Exportable exportable)
{
    m_parts.session()->setPlaying(false);
    ExportDialog dialog(std::move(exportable), boardThemeOfPalette(), *m_parts.settings, m_parts.window);
    dialog.exec();
}

} // namespace convoku
