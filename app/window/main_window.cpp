// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/board/widgets/sentence_area.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/tree/widgets/tree_strip.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/board_stage.h"
#include "app/window/centre.h"
#include "app/window/comfort/first_steps.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/compare_controller.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/export_controller.h"
#include "app/window/file_controller.h"
#include "app/window/first_rule.h"
#include "app/window/first_run.h"
#include "app/window/header.h"
#include "app/window/help_controller.h"
#include "app/window/hint_place.h"
#include "app/window/key_settings.h"
#include "app/window/learned_controller.h"
#include "app/window/lesson_controller.h"
#include "app/window/list_controller.h"
#include "app/window/mark_controller.h"
#include "app/window/network_controller.h"
#include "app/window/notice_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/announcer.h"
#include "app/window/parts/appearance.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/widget_theme.h"
#include "app/window/present_controller.h"
#include "app/window/run_controller.h"
#include "app/window/sentence_controller.h"
#include "app/window/settings_controller.h"
#include "app/window/strip_controller.h"
#include "app/window/view_controller.h"
#include "app/window/window_menus.h"
#include "app/window/workshop_controller.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace convoku {

MainWindow::MainWindow(const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine)
    : MainWindow(std::make_shared<WindowModel>(backend, std::move(engine)), settings)
{
}

MainWindow::MainWindow(std::shared_ptr<WindowModel> model, QSettings& settings)
    : m_settings(settings)
    , m_model(std::move(model))
{
    keepLabelsPlain();
    setAcceptDrops(true);
    // Not animated: an arrangement that is recalled while a panel still slides to its place ends the program (Qt 6.4).
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_parts.window = this;
    m_parts.settings = &m_settings;
    m_parts.model = m_model.get();
    m_parts.docks = new Docks(this, m_settings);
    m_parts.centre = new Centre(&m_model->workspace);
    m_parts.centre->setParent(this);
    m_panels = std::make_unique<Panels>(*m_model, m_settings);
    m_parts.panels = m_panels.get();
    m_panels->addTo(*m_parts.docks);
    m_parts.centre->stage()->setLegend(m_panels->rules);
    using enum Perspective;
    m_parts.docks->addPart("rules_dock", tr("Rules"), {Puzzle, Teach, Debug},
        [stage = m_parts.centre->stage()](bool wanted) { stage->setLegendShown(wanted); });
    m_parts.messages = new MessageBar;
    m_parts.notice = new Notice;
    m_parts.undo = new UndoOffer(m_parts.notice, this);
    m_parts.announcer = new Announcer(this, [this] { return session().isPlaying(); });
    const auto boards = m_parts.centre->boards();
    m_parts.commands = new Commands(this, {boards[0], boards[1], m_panels->timeline});
    makeControllers();
    buildCentre();
    m_header = buildWindowBars(m_parts);
    m_keys = std::make_unique<KeySettings>(
        buildWindowMenus(m_parts, [this](const Grid& givens, const QString& name) { openGrid(givens, name); }),
        m_settings);
    m_parts.help->setKeys(m_keys.get());
    connect(m_panels->rules, &LegendPanel::switchesChanged, this, [this] { m_keys->add(m_panels->rules->switches()); });
    m_firstRun = new FirstRun(m_parts, m_header, m_kept->firstSteps());
    connectParts();
    m_kept->restore();
    m_parts.centre->board()->setFocus();
    showTitle();
    m_sentence->show();
}

MainWindow::~MainWindow()
{
    // Objects of the model can outlive the window and must not call it. Views are deleted before what they show.
    for (QObject* part : QList<QObject*>(m_model->workspace.children())
            + QList<QObject*>{&m_model->edit, &m_model->boardEdit, &m_model->validity, &m_model->walk})
        part->disconnect(this);
    m_parts.centre->disconnect();
    m_keys.reset();
    for (auto it = m_controllers.rbegin(); it != m_controllers.rend(); ++it)
        delete *it;
    delete m_parts.commands;
    delete takeCentralWidget();
    for (QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        delete bar;
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        delete dock;
}

void MainWindow::makeControllers()
{
    const auto make = [this]<typename Controller>(Controller*& controller) {
        controller = new Controller(m_parts, this);
        m_controllers.push_back(controller);
    };
    make(m_notice); // first: what it clears, others may say anew
    make(m_parts.files);
    make(m_parts.workshop);
    make(m_parts.networks);
    make(m_parts.lists);
    make(m_parts.editing);
    make(m_parts.run);
    make(m_parts.marks);
    make(m_parts.lessons);
    make(m_parts.exports);
    make(m_parts.compare);
    make(m_learned);
    make(m_parts.view);
    make(m_parts.help);
    make(m_kept);
    make(m_sentence);
    make(m_strip);
    make(m_present);
}

void MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_parts.messages);
    layout->addWidget(m_parts.centre->widget(), 1);
    layout->addWidget(m_sentence->area());
    new HintPlace(m_parts, m_kept->firstSteps(), layout);
    new FirstRule(m_parts, m_kept->firstSteps());
    layout->addWidget(m_strip->strip());
    layout->addWidget(m_parts.editing->makeBar());
    setCentralWidget(centre);
    m_notice->place(m_sentence->area(), centre);
    using enum Perspective;
    m_time = new TimeBar(&session(), m_parts.run->transport(), m_panels->timeline);
    m_parts.docks->addBar("time_bar", tr("Timeline"), m_time, Qt::BottomToolBarArea, {Puzzle, Teach, Debug});
}

void MainWindow::connectParts()
{
    Session* run = &session();
    Commands* commands = m_parts.commands;
    connect(run, &Session::recordingGrew, commands, &Commands::update);
    connect(run, &Session::rangeChanged, commands, &Commands::update);
    connect(run, &Session::pickedChanged, commands, &Commands::update);
    connect(m_parts.undo, &UndoOffer::changed, commands, &Commands::update);
    connect(m_parts.centre, &Centre::currentChanged, commands, &Commands::update);
    connect(m_parts.centre, &Centre::currentChanged, this, &MainWindow::showRunParts);
    connect(m_parts.centre->view<WorkshopView>(), &WorkshopView::verdictChanged, this, &MainWindow::showTitle);
    connect(m_parts.files, &FileController::titleChanged, this, &MainWindow::showTitle);
    connect(m_parts.lessons, &LessonController::titleChanged, this, &MainWindow::showTitle);
    connect(m_parts.lessons, &LessonController::modeChanged, this, &MainWindow::showRunParts);
    connect(&m_model->walk, &LessonWalk::stopChanged, this, &MainWindow::showRunParts);
    connect(m_parts.editing, &EditController::modeChanged, this, &MainWindow::showEditing);
    connect(m_parts.view, &ViewController::languageChosen, this, &MainWindow::languageChosen);
    connect(m_firstRun, &FirstRun::rested, m_kept, &SettingsController::offerFirstSteps);
    followTheme(this, [this] { m_parts.run->showPlaying(); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // If something cannot be saved, the window stays open and reports it. A second attempt closes the window.
    if (!m_parts.editing->mayLeave() || !m_panels->collection->endSaving()) {
        event->ignore();
        return;
    }
    m_parts.editing->end();
    m_parts.lessons->end(true);
    m_kept->save();
    m_parts.help->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // Not the picture that is dragged out of the window.
    if (event->source() == nullptr && (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_parts.files->take(*event->mimeData(), false);
    event->acceptProposedAction();
}

void MainWindow::showTitle()
{
    const bool editing = m_model->editing;
    // The header shows the name of the view if the view is not about the run.
    const ViewRow& view = m_parts.centre->current();
    const bool isOther = view.about == ViewRow::About::Other && !editing && m_model->beforeLesson == nullptr;
    const QString& name = editing ? m_model->editedName : isOther ? view.title : m_model->title;
    m_header->setName(name);
    const bool hasRun = !editing && !isOther && m_model->beforeLesson == nullptr;
    VerdictChip instead;
    if (isOther && view.verdict)
        instead = view.verdict();
    if (instead.cost.isEmpty())
        instead.cost = isOther ? view.help : m_model->walk.isOpen() ? m_model->walk.stop().puzzleName : QString();
    m_header->setRunShown(hasRun, instead);
    if (name.isEmpty())
        setWindowTitle(editing ? tr("Editing a puzzle – Convoku") : tr("Convoku"));
    else
        setWindowTitle((editing ? tr("Editing %1 – Convoku") : tr("%1 – Convoku")).arg(name));
}

void MainWindow::showEditing()
{
    const bool editing = m_model->editing;
    showRunParts();
    m_parts.centre->stage()->setEditing(editing);
    m_panels->setCovered(editing);
}

void MainWindow::showRunParts()
{
    const ViewRow::About about = m_parts.centre->current().about;
    const bool shown = !m_model->editing && (about == ViewRow::About::Run || about == ViewRow::About::Search);
    // The bar stays where it is for the arrangement, without height.
    auto* bar = findChild<QToolBar*>(QStringLiteral("time_bar"));
    bar->actions().constFirst()->setVisible(shown);
    bar->setMaximumHeight(shown ? QWIDGETSIZE_MAX : 0);
    m_time->setLow(about == ViewRow::About::Search);
    showTitle();
}

MainWindow::Look MainWindow::look()
{
    m_kept->save();
    Look look{m_parts.docks->state(), m_parts.centre->widget()->currentIndex(), m_parts.docks->perspective(),
        m_parts.help->isShown(), {}};
    if (m_kept->firstSteps()->isOpen())
        look.firstSteps = m_kept->firstSteps()->done();
    return look;
}

void MainWindow::takeOver(const Look& look, MainWindow& before)
{
    before.m_panels->collection->leave();
    m_parts.docks->setPerspective(look.perspective); // that of a lesson is not in the settings
    m_parts.lessons->resume();
    if (m_model->editing)
        m_parts.docks->freeze(); // what is in sight is no arrangement of a perspective
    m_parts.docks->setState(look.docks);
    if (session().hasPuzzle())
        m_panels->collection->markOpen(session().recording()->startingGrid());
    m_parts.centre->widget()->setCurrentIndex(look.tab);
    m_parts.lessons->resumeStop();
    m_parts.run->showPlaying();
    m_parts.marks->show();
    m_parts.editing->resume();
    m_parts.lists->takeOver(*before.m_parts.lists);
    if (look.firstSteps)
        m_kept->firstSteps()->begin(*look.firstSteps);
    m_firstRun->resume();
    m_parts.commands->update();
    if (look.help)
        m_parts.help->show({});
}

void MainWindow::showLanguage(const QString& chosen)
{
    m_parts.view->showLanguage(chosen);
}

void MainWindow::showProblem(const QString& sentence)
{
    m_parts.showProblem(sentence);
}

void MainWindow::begin()
{
    const bool isFirst = m_kept->isFirstStart();
    m_parts.files->begin();
    if (isFirst)
        m_firstRun->begin();
    else
        m_kept->offerFirstSteps();
}

void MainWindow::openFileOrPuzzle(const QString& argument)
{
    m_parts.files->openFileOrPuzzle(argument);
}

void MainWindow::openFile(const QString& path)
{
    m_parts.files->openFile(path);
}

void MainWindow::openLesson(const QString& path)
{
    m_parts.lessons->open(path);
}

void MainWindow::openText(const QString& text)
{
    m_parts.files->openText(text);
}

void MainWindow::openGrid(const StartingGrid& start, const QString& name)
{
    m_parts.files->openGrid(start, name);
}

bool MainWindow::saveSessionTo(const QString& path)
{
    return m_parts.files->saveSessionTo(path);
}

std::shared_ptr<const Picture> MainWindow::shownPicture()
{
    return m_parts.exports->shownPicture();
}

std::function<void()> MainWindow::commandOf(const QUrl& link)
{
    return m_parts.help->commandOf(link);
}

void MainWindow::offerFirstSteps()
{
    m_kept->offerFirstSteps();
}

void MainWindow::reportMissingTorch(const QString& problem)
{
    m_parts.run->reportMissingTorch(problem);
}

} // namespace convoku
