// SPDX-License-Identifier: MIT
// What makes the window easy to live with, for everybody.
#include "app/lessons/lesson_walk.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/comfort/first_steps.h"
#include "app/widgets/comfort/settings_keeper.h"
#include "app/widgets/comfort/undo_offer.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/parts/announcer.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/parts/motion.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/time/timeline_view.h"
#include "app/widgets/tree/search_tree_view.h"
#include "app/widgets/why/legend_panel.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr char kFirstSteps[] = "hints/first_steps_seen";
constexpr char kLessMotion[] = "view/less_motion";

} // namespace

void MainWindow::connectComfort()
{
    // Screen readers
    m_announcer = new Announcer(this, [this] { return m_session->isPlaying(); });
    connect(m_session, &Session::playingChanged, this, [this] {
        if (!m_session->isPlaying())
            m_announcer->say(m_sentence->text());
    });
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString& text) {
        if (!text.isEmpty())
            m_announcer->say(text);
    });
    connect(m_messages, &MessageBar::told, this, [this] { m_announcer->say(m_messages->text()); });
    const auto leaveOut = [this](const QString& text) { m_announcer->leaveOut(text); };
    connect(m_board, &BoardView::hovered, this, leaveOut);
    connect(m_timeline, &TimelineView::hovered, this, leaveOut);
    connect(m_tree, &NodeCanvas::hovered, this, leaveOut);
    connect(m_layersPage, &LayersPage::hovered, this, leaveOut);

    // What can be taken back
    m_undo = new UndoOffer(statusBar(), this);
    new RemovalWatch(
        m_workspace, m_undo, [this] { return m_walk->isOpen(); },
        [this](const StartingGrid& start, const QString& name) { openGrid(start, name); });
    connect(m_undo, &UndoOffer::changed, this, &MainWindow::updateActions);
    // Another set of rules is another run, in which the place that was looked at may not be.
    connect(m_legend, &LegendPanel::aboutToSwitch, this, [this](const QString& what) {
        m_undo->offer(
            what, true, [this, options = m_session->options(), place = m_session->aim(), range = m_session->range()] {
                m_session->setOptions(options, place);
                if (range)
                    m_session->setRangeWhenRecorded(*range);
            });
    });
    // Before it is reset: this is connected first.
    connect(m_actions->resetLayout, &QAction::triggered, this, &MainWindow::offerLayoutBack);
    connect(m_actions->closeLesson, &QAction::triggered, this, [this] {
        if (m_walk->isOpen())
            m_undo->offer(tr("Lesson closed"), false, [this, path = m_desk->lessonPath] { openLesson(path); });
    });

    // Settings
    auto* keeper = new SettingsKeeper(
        [this] {
            if (!isVisible())
                return;
            saveSettings();
            tellUnkeptSettings();
        },
        this);
    keeper->watch(this);
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        keeper->watch(dock);
        connect(dock, &QDockWidget::dockLocationChanged, keeper, &SettingsKeeper::saveSoon);
        connect(dock, &QDockWidget::topLevelChanged, keeper, &SettingsKeeper::saveSoon);
        connect(dock, &QDockWidget::visibilityChanged, keeper, &SettingsKeeper::saveSoon);
    }
    for (QAction* action : {m_actions->tintDerived, m_actions->showLayer, m_actions->skipIdle})
        connect(action, &QAction::toggled, keeper, &SettingsKeeper::saveSoon);
    connect(m_actions, &WindowActions::heardVoicesChanged, keeper, &SettingsKeeper::saveSoon);
    connect(m_session, &Session::speedChanged, keeper, &SettingsKeeper::saveSoon);
    connect(m_docks, &Docks::perspectiveChanged, keeper, &SettingsKeeper::saveSoon);

    // The first start
    m_firstSteps = new FirstSteps(
        m_session, m_actions->transport.nextPass, m_actions->transport.previousPass, m_actions->exportGif);
    auto* centre = static_cast<QVBoxLayout*>(centralWidget()->layout());
    centre->insertWidget(centre->indexOf(m_messages) + 1, m_firstSteps);
    connect(m_firstSteps, &FirstSteps::changed, this, [this] { m_announcer->say(m_firstSteps->sentence()); });
    connect(m_firstSteps, &FirstSteps::finished, this, [this] {
        m_settings.setValue(QLatin1String(kFirstSteps), true);
        if (!m_firstSteps->isOpen())
            m_board->setFocus();
    });
    connect(m_actions->firstSteps, &QAction::triggered, this, [this] {
        m_firstSteps->begin();
        m_firstSteps->setSuspended(false); // who asks for it sees it
    });

    // Motion
    Motion& motion = Motion::instance();
    const auto follow = [this] { m_actions->lessMotion->setChecked(Motion::instance().isReduced()); };
    connect(&motion, &Motion::changed, this, follow);
    connect(m_actions->lessMotion, &QAction::triggered, this, [this](bool less) {
        m_settings.setValue(QLatin1String(kLessMotion), less);
        Motion::instance().choose(less);
    });
    const QVariant chosen = m_settings.value(QLatin1String(kLessMotion));
    if (chosen.isValid())
        motion.choose(chosen.toBool());
    else
        motion.askDesktop();
    follow();
}

void MainWindow::offerLayoutBack()
{
    if (m_docks->isFrozen())
        return;
    m_undo->offer(tr("The layout is as it was made"), false,
        [this, state = m_docks->state(), perspective = m_docks->perspective()] {
            m_docks->setPerspective(perspective);
            m_docks->setState(state);
        });
}

void MainWindow::tellUnkeptSettings()
{
    if (m_desk->toldUnkept || m_messages->isVisible())
        return;
    m_settings.sync();
    if (m_settings.status() != QSettings::AccessError)
        return;
    m_desk->toldUnkept = true;
    m_messages->showMessage(MessageBar::Kind::Problem,
        tr("Settings will not be kept: %1 cannot be written.").arg(QDir::toNativeSeparators(m_settings.fileName())));
}

void MainWindow::openRecent(const QString& path)
{
    if (QFileInfo::exists(path)) {
        openFile(path);
        return;
    }
    m_messages->showMessage(
        MessageBar::Kind::Problem, tr("%1 is not there any more.").arg(QDir::toNativeSeparators(path)));
    m_messages->offer(tr("Take it off the list"), [this, path] {
        m_recentFiles.forget(path);
        fillRecent();
        m_messages->hide();
    });
}

void MainWindow::runAgain()
{
    m_messages->hide();
    if (!m_session->hasPuzzle())
        return;
    const StartingGrid start = m_session->recording()->startingGrid();
    m_session->open(start, m_session->name(), m_session->position());
}

void MainWindow::offerElsewhere(std::function<void()> save)
{
    m_messages->offer(tr("Save elsewhere…"), std::move(save));
}

void MainWindow::makeRoom()
{
    m_firstSteps->setSuspended(m_desk->beforeLesson != nullptr || m_desk->editing);
}

void MainWindow::offerFirstSteps()
{
    if (!m_settings.value(QLatin1String(kFirstSteps)).toBool())
        m_firstSteps->begin();
}

} // namespace convoku
