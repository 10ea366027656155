// SPDX-License-Identifier: MIT
#include "app/window/training_controller.h"

#include "app/document/workshop.h"
#include "app/views/training/widgets/learned_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/views/training/widgets/training_page.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/centre.h"
#include "app/window/commands.h"
#include "app/window/compare_controller.h"
#include "app/window/exporting/export_dialog.h"
#include "app/window/network_controller.h"
#include "app/window/parts/appearance.h"
#include "app/window/window_parts.h"

#include <QMainWindow>

namespace convoku {

TrainingController::TrainingController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    const LearnedView* view = parts.centre->view<LearnedView>();
    const StudyPane* study = view->training()->study();
    connect(study, &StudyPane::runRequested, this, [this](const ModelPtr& network) {
        m_parts.networks->run(network);
        m_parts.tell(tr("The learned network runs."));
    });
    connect(study, &StudyPane::whatIfRequested, this, &TrainingController::whatIf);
    connect(study, &StudyPane::workshopRequested, this, &TrainingController::edit);
    connect(view->training(), &TrainingPage::exportWanted, this, &TrainingController::exportTraining);
    parts.commands->add({.id = "export_training",
        .text = tr("Export training as animation…"),
        .help = tr("Export the steps of a training as an animated GIF or WebP"),
        .does = [this] { exportTraining(); },
        .enabled =
            [this] {
                const LearnedView* learned = m_parts.centre->view<LearnedView>();
                return m_parts.centre->isCurrent(learned) && learned->training()->shown().has_value();
            }});
    connect(view->training()->work(), &TrainingWork::stateChanged, parts.commands, &Commands::update);
}

void TrainingController::whatIf(const ModelPtr& network, const ModelPtr& written)
{
    if (m_parts.session()->options().pass.model != written)
        m_parts.networks->run(written);
    PassOptions other = m_parts.session()->options().pass;
    other.model = network;
    m_parts.compare->showBeside(other);
}

void TrainingController::edit(const ModelPtr& network)
{
    m_parts.workspace()->workshop()->openCopy(network);
    m_parts.centre->goTo(m_parts.centre->view<WorkshopView>());
}

void TrainingController::exportTraining()
{
    auto shown = m_parts.centre->view<LearnedView>()->training()->shown();
    if (!shown)
        return;
    m_parts.session()->setPlaying(false);
    const Theme::Kind theme = boardThemeOfPalette();
    TrainingFilm film;
    film.shown = std::move(*shown);
    film.theme = theme;
    ExportSubject subject;
    subject.training = std::move(film);
    ExportDialog dialog(std::move(subject), theme, *m_parts.settings, m_parts.window);
    dialog.exec();
}

} // namespace convoku
