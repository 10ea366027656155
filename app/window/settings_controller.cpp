// SPDX-License-Identifier: MIT
#include "app/window/settings_controller.h"

#include "app/document/last_session.h"
#include "app/document/workshop.h"
#include "app/views/board/widgets/board_view.h"
#include "app/window/centre.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/comfort/settings_keeper.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/lesson_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/motion.h"
#include "app/window/view_controller.h"
#include "app/window/window_parts.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QToolBar>

#include <algorithm>

namespace convoku {
namespace {

constexpr QSize kLeastWindow(640, 520);
constexpr char kFirstSteps[] = "hints/first_steps_seen";
constexpr char kLessMotion[] = "view/less_motion";
constexpr char kGeometry[] = "window/geometry";
constexpr char kSpeed[] = "play/speed";
constexpr char kStepBy[] = "play/step_by";
constexpr char kWorkshop[] = "workshop/text";

/// The place changes with every step: a program that is killed loses these seconds of it.
constexpr std::chrono::seconds kPlaceSoon(3);

} // namespace

SettingsController::SettingsController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_firstSteps(new FirstSteps(parts.session(), (*parts.commands)["next_rule"], (*parts.commands)["play"]))
{
    addFirstSteps();
    addMotion();
    keep();
    keepPlace();
    keepWorkshop();
}

void SettingsController::addFirstSteps()
{
    connect(
        m_firstSteps, &FirstSteps::changed, this, [this] { m_parts.announcer->announce(m_firstSteps->sentence()); });
    connect(m_firstSteps, &FirstSteps::finished, this, [this] {
        m_parts.settings->setValue(QLatin1String(kFirstSteps), true);
        if (!m_firstSteps->isOpen())
            m_parts.centre->board()->setFocus();
    });
    // In sight only where neither a lesson nor the editor is open, in views about the run.
    const auto makeRoom = [this] {
        m_firstSteps->setSuspended(m_parts.model->beforeLesson != nullptr || m_parts.model->editing
            || m_parts.centre->current().about != ViewRow::About::Run);
    };
    connect(m_parts.centre, &Centre::currentChanged, this, makeRoom);
    connect(m_parts.editing, &EditController::modeChanged, this, makeRoom);
    connect(m_parts.lessons, &LessonController::modeChanged, this, makeRoom);
    m_parts.commands->add(
        {.id = "first_steps", .text = tr("&First steps"), .help = tr("Show the welcome tips again"), .does = [this] {
             m_firstSteps->begin();
             m_firstSteps->setSuspended(false); // who asks for it sees it
         }});
}

bool SettingsController::isFirstStart() const
{
    return !m_parts.settings->value(QLatin1String(kFirstSteps)).toBool() && !lastSession(*m_parts.settings);
}

void SettingsController::offerFirstSteps()
{
    if (m_parts.settings->value(QLatin1String(kFirstSteps)).toBool())
        return;
    // One rule, one cause, one sentence: a pass at a time is too much for the first look.
    if (!m_parts.settings->contains(QLatin1String(kStepBy))) {
        m_parts.session()->setGranularity(Session::Granularity::Rule);
        save();
    }
    m_firstSteps->begin();
}

void SettingsController::addMotion()
{
    m_parts.commands->add({.id = "less_motion",
        .text = tr("Less &motion"),
        .help
        = tr("Nothing moves by itself: previews wait, panels and menus do not slide, the text cursor does not blink"),
        .does =
            [this](bool less) {
                m_parts.settings->setValue(QLatin1String(kLessMotion), less);
                Motion::instance().choose(less);
            },
        .checked = [] { return Motion::instance().isReduced(); },
        .kind = Command::Kind::Shows});
    Motion& motion = Motion::instance();
    connect(&motion, &Motion::changed, m_parts.commands, &Commands::update);
    const QVariant chosen = m_parts.settings->value(QLatin1String(kLessMotion));
    if (chosen.isValid())
        motion.choose(chosen.toBool());
    else
        motion.askDesktop();
}

void SettingsController::keep()
{
    auto* keeper = new SettingsKeeper(
        [this] {
            if (!m_parts.window->isVisible())
                return;
            save();
            reportUnkept();
        },
        this);
    keeper->watch(m_parts.window);
    for (QDockWidget* dock : m_parts.window->findChildren<QDockWidget*>()) {
        keeper->watch(dock);
        connect(dock, &QDockWidget::dockLocationChanged, keeper, &SettingsKeeper::saveSoon);
        connect(dock, &QDockWidget::topLevelChanged, keeper, &SettingsKeeper::saveSoon);
        connect(dock, &QDockWidget::visibilityChanged, keeper, &SettingsKeeper::saveSoon);
    }
    for (QToolBar* bar : m_parts.window->findChildren<QToolBar*>())
        connect(bar, &QToolBar::visibilityChanged, keeper, &SettingsKeeper::saveSoon);
    connect(m_parts.view, &ViewController::changed, keeper, &SettingsKeeper::saveSoon);
    connect(m_parts.session(), &Session::granularityChanged, keeper, &SettingsKeeper::saveSoon);
    connect(m_parts.session(), &Session::speedChanged, keeper, &SettingsKeeper::saveSoon);
    connect(m_parts.docks, &Docks::perspectiveChanged, keeper, &SettingsKeeper::saveSoon);
}

void SettingsController::keepPlace()
{
    m_parts.commands->add({.id = "reopen_last",
        .text = tr("Begin with the last puzzle"),
        .help = tr("Open the last viewed puzzle at its position on the next start; if off, open an example"),
        .does =
            [this](bool reopens) {
                setReopensLastSession(*m_parts.settings, reopens);
                savePlace();
            },
        .checked = [this] { return reopensLastSession(*m_parts.settings); },
        .kind = Command::Kind::Shows});
    auto* keeper = new SettingsKeeper([this] { savePlace(); }, kPlaceSoon, this);
    const Session* session = m_parts.session();
    for (const auto signal : {&Session::puzzleChanged, &Session::positionChanged, &Session::pickedChanged,
             &Session::optionsChanged, &Session::rangeChanged})
        connect(session, signal, keeper, &SettingsKeeper::saveSoon);
}

void SettingsController::keepWorkshop()
{
    const Workshop* workshop = m_parts.workspace()->workshop();
    auto* keeper = new SettingsKeeper([this] { saveWorkshop(); }, this);
    connect(workshop, &Workshop::documentChanged, keeper, &SettingsKeeper::saveSoon);
    connect(workshop, &Workshop::draftChanged, keeper, &SettingsKeeper::saveSoon);
}

void SettingsController::saveWorkshop()
{
    const QByteArray kept = m_parts.workspace()->workshop()->kept();
    if (!kept.isEmpty() || m_parts.settings->contains(QLatin1String(kWorkshop)))
        m_parts.settings->setValue(QLatin1String(kWorkshop), kept);
}

void SettingsController::savePlace()
{
    // Do not save the state that a lesson shows: after the lesson, the state from before it is restored.
    if (!m_parts.model->beforeLesson)
        keepLastSession(*m_parts.settings, *m_parts.workspace(), m_parts.model->title);
}

void SettingsController::restore()
{
    QMainWindow* window = m_parts.window;
    Session* session = m_parts.session();
    // Whatever it comes to hold, the window never changes its size by itself.
    window->setMinimumSize(kLeastWindow);
    window->resize(QSize(1400, 980).boundedTo(roomOnScreen(*window)).expandedTo(kLeastWindow));
    m_parts.docks->restore();
    window->restoreGeometry(m_parts.settings->value(QLatin1String(kGeometry)).toByteArray());
    m_parts.panels->collectionDock->hide(); // it is about a file that is not open yet
    m_parts.lessons->followPerspective();
    session->setSpeed(m_parts.settings->value(QLatin1String(kSpeed), session->speed()).toInt());
    const QVariant by = m_parts.settings->value(QLatin1String(kStepBy));
    if (by.isValid())
        session->setGranularity(static_cast<Session::Granularity>(
            std::clamp(by.toInt(), 0, static_cast<int>(Session::Granularity::Layer))));
    m_parts.workspace()->workshop()->restore(m_parts.settings->value(QLatin1String(kWorkshop)).toByteArray());
    m_parts.view->restore();
}

void SettingsController::save()
{
    m_parts.settings->setValue(QLatin1String(kGeometry), m_parts.window->saveGeometry());
    m_parts.docks->save();
    m_parts.view->save();
    m_parts.settings->setValue(QLatin1String(kSpeed), m_parts.session()->speed());
    savePlace();
    saveWorkshop();
    // Save no step size until the user has chosen one, so that a first start may choose it.
    const Session::Granularity by = m_parts.session()->granularity();
    if (by != Session::Granularity::Pass || m_parts.settings->contains(QLatin1String(kStepBy)))
        m_parts.settings->setValue(QLatin1String(kStepBy), static_cast<int>(by));
}

void SettingsController::reportUnkept()
{
    if (m_parts.model->unkeptReported || m_parts.messages->isVisible())
        return;
    QSettings& settings = *m_parts.settings;
    settings.sync();
    if (settings.status() != QSettings::AccessError)
        return;
    m_parts.model->unkeptReported = true;
    m_parts.showProblem(
        tr("Settings will not be saved: %1 cannot be written.").arg(QDir::toNativeSeparators(settings.fileName())));
}

} // namespace convoku
