// SPDX-License-Identifier: MIT
#include "app/widgets/shell/main_window.h"

#include "app/lessons/lesson_check_job.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/lesson_walk.h"
#include "app/session/late_work.h"
#include "app/session/puzzle_edit.h"
#include "app/session/puzzle_validity.h"
#include "app/session/session_file.h"
#include "app/widgets/board/board_edit.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/collections/generate_dialog.h"
#include "app/widgets/comfort/colours_dialog.h"
#include "app/widgets/comfort/run_status.h"
#include "app/widgets/debug/bookmarks_panel.h"
#include "app/widgets/debug/breakpoints_panel.h"
#include "app/widgets/debug/watch_panel.h"
#include "app/widgets/editing/edit_bar.h"
#include "app/widgets/exporting/export_dialog.h"
#include "app/widgets/graph/graph_thumbnails.h"
#include "app/widgets/graph/rule_graph_view.h"
#include "app/widgets/help/help_window.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/layers/tensor_view.h"
#include "app/widgets/lessons/lesson_browser.h"
#include "app/widgets/lessons/lesson_panel.h"
#include "app/widgets/parts/announcer.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/parts/dialog_parts.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/parts/plain_text.h"
#include "app/widgets/shell/command_palette.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/key_settings.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/shell/window_menus.h"
#include "app/widgets/time/events_panel.h"
#include "app/widgets/time/stack_panel.h"
#include "app/widgets/time/timeline_view.h"
#include "app/widgets/time/transport_bar.h"
#include "app/widgets/tree/search_tree_view.h"
#include "app/widgets/what_if/what_if_view.h"
#include "app/widgets/why/explanation_panel.h"
#include "app/widgets/why/history_panel.h"
#include "app/widgets/why/legend_panel.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr int kMaxRecentFiles = 10;

} // namespace

MainWindow::MainWindow(const BackendFactory& backend, QSettings& settings, BatchEngineFactory engine)
    : MainWindow(std::make_shared<Desk>(backend, std::move(engine)), settings)
{
}

MainWindow::MainWindow(std::shared_ptr<Desk> desk, QSettings& settings)
    : m_settings(settings)
    , m_desk(std::move(desk))
    , m_workspace(&m_desk->workspace)
    , m_session(m_workspace->session())
    , m_docks(new Docks(this, settings))
    , m_edit(&m_desk->edit)
    , m_boardEdit(&m_desk->boardEdit)
    , m_validity(&m_desk->validity)
    , m_board(new BoardView(m_session, m_workspace->inquiry()))
    , m_tree(new SearchTreeView(m_session))
    , m_whatIf(new WhatIfView(m_session, m_workspace->whatIf()))
    , m_layersPage(new LayersPage(m_workspace))
    , m_graph(new RuleGraphView(m_session))
    , m_thumbnails(new GraphThumbnails(m_graph, m_workspace->layerValues()))
    , m_tabs(new QTabWidget)
    , m_messages(new MessageBar)
    , m_sentence(new PlainLabel)
    , m_timeline(new TimelineView(m_session))
    , m_events(new EventsPanel(m_session))
    , m_legend(new LegendPanel(m_session))
    , m_explanation(new ExplanationPanel(m_session, m_workspace->inquiry(), m_workspace->layerValues()))
    , m_stack(new StackPanel(m_session))
    , m_breakpoints(new BreakpointsPanel(m_session, m_workspace->breakpoints()))
    , m_bookmarks(new BookmarksPanel(m_session, m_workspace->bookmarks()))
    , m_collection(new CollectionPanel(m_desk->collection, settings))
    , m_progress(settings)
    , m_walk(&m_desk->walk)
    , m_lessons(new LessonPanel(m_walk, &m_progress))
    , m_recentLessons(new QMenu(this))
    , m_recentFiles(settings, QStringLiteral("file/recent"), kMaxRecentFiles)
    , m_recent(new QMenu(this))
{
    keepLabelsPlain();
    setAcceptDrops(true);
    m_actions = new WindowActions(this, {m_board, m_layersPage->board(), m_timeline});
    m_status = new RunStatus(statusBar(), m_session, m_actions->stopRun, m_actions->transport.last);
    m_layersPage->setPinAction(m_actions->pinLayer);
    buildCentre();
    buildDocks();
    buildMenus();
    connectComfort();
    connectFile();
    connectEdit();
    connect(m_actions->generate, &QAction::triggered, this, &MainWindow::showGenerate);
    connectStepping();
    connectMarks();
    connectView();
    connectDocuments();
    connectExports();
    connectLessons();
    m_keys = std::make_unique<KeySettings>(allActions(*m_actions, *m_docks), settings);
    restore();
    qApp->installEventFilter(this);

    connect(m_session, &Session::positionChanged, this, &MainWindow::showSentence);
    connect(m_session, &Session::recordingReset, this, &MainWindow::showSentence);
    connect(m_session, &Session::recordingGrew, this, &MainWindow::updateActions);
    connect(m_session, &Session::runningChanged, this, &MainWindow::showSentence);
    connect(m_session, &Session::rangeChanged, this, &MainWindow::updateActions);
    connect(m_session, &Session::pickedChanged, this, &MainWindow::updateActions);
    connect(m_session, &Session::playingChanged, this, [this] {
        m_actions->setPlaying(m_session->isPlaying());
        updateActions();
        if (!m_session->isPlaying())
            tellStop();
    });
    const auto tellFailure = [this](const QString& error) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("The run broke off: %1").arg(error));
        m_messages->offer(tr("Run again"), [this] { runAgain(); });
    };
    connect(m_session, &Session::failed, this, tellFailure);
    connect(m_workspace->inquiry(), &Inquiry::failed, this, tellFailure);
    connect(m_workspace->layerValues(), &LayerValues::failed, this, tellFailure);
    connect(&ThreadShortage::watch(), &ThreadShortage::noticed, this, [this] {
        m_messages->showMessage(MessageBar::Kind::Problem,
            tr("The system has no room for another thread: some work waits until there is."));
    });
    showTitle();
    showSentence();
}

MainWindow::~MainWindow()
{
    qApp->removeEventFilter(this);
    m_tabs->disconnect(this);
    m_lessonCheck.reset();
    m_lessons->text()->disconnect(this); // losing the focus would light what is gone
    // What lies on the desk may go on, but not here.
    for (QObject* part :
        QList<QObject*>(m_workspace->children()) + QList<QObject*>{m_edit, m_boardEdit, m_validity, m_walk})
        part->disconnect(this);
    // And the views go before what they look at.
    delete takeCentralWidget();
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        delete dock;
}

void MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    m_tabs->setObjectName(QStringLiteral("centre"));
    m_tabs->setDocumentMode(true);
    m_board->setObjectName(QStringLiteral("board_page"));
    m_tree->setObjectName(QStringLiteral("search_tree"));
    m_graph->setObjectName(QStringLiteral("rule_graph"));
    m_whatIf->setObjectName(QStringLiteral("what_if"));
    m_tabs->addTab(m_board, tr("Board"));
    m_tabs->addTab(m_tree, tr("Search tree"));
    m_tabs->addTab(m_layersPage, tr("Tensors"));
    m_tabs->addTab(m_graph, tr("Rule graph"));
    m_tabs->addTab(m_whatIf, tr("What if"));
    layout->addWidget(m_tabs, 1);

    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setContentsMargins(10, 4, 10, 4);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setAccessibleDescription(tr("What this step did")); // its name is what it says
    // Room for three lines at all times, because the board must not jump with every sentence; longer ones scroll.
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("sentence_area"));
    scroll->setWidget(m_sentence);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedHeight(m_sentence->fontMetrics().lineSpacing() * 3 + 10);
    layout->addWidget(scroll);
    m_transport = new TransportBar(m_session, m_actions->transport);
    layout->addWidget(m_transport);
    m_editBar = new EditBar(m_boardEdit, m_validity, m_actions->editing);
    m_editBar->hide();
    layout->addWidget(m_editBar);
    setCentralWidget(centre);
    connect(m_board, &BoardView::pictureDragged, this, &MainWindow::dragPicture);
}

void MainWindow::buildDocks()
{
    // Not animated: an arrangement that is recalled while a panel still slides to its place ends the program (Qt 6.4).
    setDockOptions(AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    using enum Perspective;
    m_docks->add("timeline_dock", tr("Timeline"), m_timeline, Qt::TopDockWidgetArea, {Puzzle, Teach, Debug});
    m_lessonDock = m_docks->add("lesson_dock", tr("Lesson"), m_lessons, Qt::LeftDockWidgetArea, {});
    m_docks->leaveAlone(m_lessonDock);
    m_lessonDock->hide();
    m_docks->add("events_dock", tr("Events"), m_events, Qt::LeftDockWidgetArea, {Puzzle, Debug});

    auto* scroll = new QScrollArea;
    scroll->setWidget(m_legend);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    // As wide as its texts need where there is room; on a small screen the board comes first, and this scrolls.
    const int wanted = m_legend->sizeHint().width() + 24;
    scroll->setMinimumWidth(std::min(wanted, m_legend->fontMetrics().averageCharWidth() * 32));
    m_docks->add("rules_dock", tr("Rules"), scroll, Qt::RightDockWidgetArea, {Puzzle, Teach, Debug});
    m_explanationDock = m_docks->add(
        "explanation_dock", tr("Explanation"), m_explanation, Qt::RightDockWidgetArea, {Puzzle, Teach, Debug});
    m_historyDock = m_docks->add("history_dock", tr("Candidate"), new HistoryPanel(m_session, m_workspace->inquiry()),
        Qt::RightDockWidgetArea, {Puzzle, Debug});
    m_docks->add(
        "watch_dock", tr("Watch"), new WatchPanel(m_session, m_workspace->watches()), Qt::RightDockWidgetArea, {Debug});
    m_docks->add("stack_dock", tr("Stack"), m_stack, Qt::BottomDockWidgetArea, {Debug});
    m_breakpointsDock
        = m_docks->add("breakpoints_dock", tr("Breakpoints"), m_breakpoints, Qt::BottomDockWidgetArea, {Debug});
    m_bookmarksDock = m_docks->add("bookmarks_dock", tr("Bookmarks"), m_bookmarks, Qt::BottomDockWidgetArea, {Debug});
    m_collectionDock = m_docks->add("collection_dock", tr("Collection"), m_collection, Qt::BottomDockWidgetArea, {});
    m_docks->leaveAlone(m_collectionDock);
    m_collectionDock->hide();
    m_collection->setActions(m_actions->collection);
    connect(
        m_explanation, &ExplanationPanel::exportProof, this, [this] { exportGif(m_workspace->inquiry()->proof()); });
}

void MainWindow::buildMenus()
{
    m_recent->setTitle(tr("Open &recent"));
    m_recentLessons->setTitle(tr("Open a recent lesson"));
    buildWindowMenus(*this, *m_actions, *m_docks, m_recent, m_recentLessons, buildCollections(),
        [this](const Grid& givens, const QString& name) { openGrid(givens, name); });
    fillRecent();
    fillRecentLessons();
}

void MainWindow::connectView()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    const auto tell = [this](const QString& text) { statusBar()->showMessage(text); };
    connect(m_board, &BoardView::hovered, this, tell);
    connect(m_timeline, &TimelineView::hovered, this, tell);
    connect(m_tree, &SearchTreeView::hovered, this, tell);
    connect(m_layersPage, &LayersPage::hovered, this, tell);
    connect(m_graph, &RuleGraphView::hovered, this, tell);
    connect(m_layersPage, &LayersPage::exportRequested, this, &MainWindow::exportLayer);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_actions->searchTree->setChecked(m_tabs->currentWidget() == m_tree);
        m_actions->tensors->setChecked(m_tabs->currentWidget() == m_layersPage);
        m_actions->ruleGraph->setChecked(m_tabs->currentWidget() == m_graph);
        m_actions->whatIf->setChecked(m_tabs->currentWidget() == m_whatIf);
        updateActions();
    });
    on(m_actions->searchTree, [this] { showTab(m_tree); });
    on(m_actions->tensors, [this] { showTab(m_layersPage); });
    on(m_actions->pinLayer, [this] { pinLayer(); });
    on(m_actions->ruleGraph, [this] { showTab(m_graph); });
    on(m_actions->whatIf, [this] { showTab(m_whatIf); });
    on(m_actions->commands, [this] { showCommandPalette(m_keys->actions(), this); });
    on(m_actions->nextPanel, [this] { focusNextPanel(true); });
    on(m_actions->previousPanel, [this] { focusNextPanel(false); });
    on(m_actions->resetLayout, [this] { m_docks->reset(); });
    on(m_actions->fullScreen, [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    m_explanation->setVoiceActions({m_actions->voices.begin(), m_actions->voices.end()});
    connect(m_actions, &WindowActions::heardVoicesChanged, this, &MainWindow::showVoices);
    on(m_actions->copyVoices, [this] {
        QApplication::clipboard()->setText(VoiceWording::text(m_explanation->stepVoices(), m_actions->heardVoices()));
    });
    for (BoardView* board : {m_board, m_layersPage->board()}) {
        board->setLayerValues(m_workspace->layerValues());
        connect(m_actions->tintDerived, &QAction::toggled, board, &BoardView::setTintDerived);
        connect(m_actions->showLayer, &QAction::toggled, board, &BoardView::setShowsLayer);
    }
    connect(m_actions->appearances, &QActionGroup::triggered, this,
        [this](QAction* action) { setAppearance(action->data().toInt()); });
    on(m_actions->colours, [this] { chooseColours(); });
    connect(m_actions->languages, &QActionGroup::triggered, this,
        [this](QAction* action) { Q_EMIT languageChosen(action->data().toString()); });
    connect(m_docks, &Docks::perspectiveChanged, this, &MainWindow::setPerspective);
}

void MainWindow::restore()
{
    resize(QSize(1400, 980).boundedTo(roomOnScreen(*this)).expandedTo({640, 480}));
    m_docks->restore();
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_collectionDock->hide(); // it is about a file that is not open yet
    m_lessonDock->hide();
    m_actions->tintDerived->setChecked(m_settings.value(QStringLiteral("view/tint_derived"), true).toBool());
    m_actions->showLayer->setChecked(m_settings.value(QStringLiteral("view/show_layer"), true).toBool());
    m_session->setSpeed(m_settings.value(QStringLiteral("play/speed"), m_session->speed()).toInt());
    m_actions->skipIdle->setChecked(m_settings.value(QStringLiteral("play/skip_idle"), true).toBool());
    for (QAction* voice : m_actions->voices)
        voice->setChecked(m_settings.value(QStringLiteral("view/") + voice->objectName(), true).toBool());
    showVoices();
    if (const auto own = ownThemeIn(m_settings))
        Theme::install(own->colours);
    setAppearance(m_settings.value(QStringLiteral("view/appearance"), 0).toInt());
    setPerspective();
    m_board->setFocus();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Where something can't be saved the window stays and says so; closing it once more leaves it.
    if (!mayLeaveEdit() || !m_collection->endSaving()) {
        event->ignore();
        return;
    }
    endEditing();
    endLesson(true);
    saveSettings();
    m_help.reset();
    QMainWindow::closeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // Shortcuts don't say whether their key repeats.
    if (event->type() == QEvent::ShortcutOverride)
        m_keyRepeats = static_cast<QKeyEvent*>(event)->isAutoRepeat();
    else if (event->type() == QEvent::MouseButtonPress)
        m_keyRepeats = false;
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::setAppearance(int appearance)
{
    applyAppearance(static_cast<Appearance>(appearance));
    m_settings.setValue(QStringLiteral("view/appearance"), appearance);
    for (QAction* action : m_actions->appearances->actions())
        action->setChecked(action->data().toInt() == appearance);
    const Theme& theme = Theme::of(boardThemeOfPalette());
    m_board->setTheme(theme);
    m_collection->setTheme(theme);
    m_tree->setTheme(theme);
    m_whatIf->setTheme(theme);
    m_layersPage->setTheme(theme);
    m_graph->setTheme(theme);
    m_thumbnails->setTheme(theme);
    m_timeline->setTheme(theme);
    m_legend->setTheme(theme);
    if (m_generate != nullptr)
        m_generate->setTheme(theme);
    m_status->followPalette();
    m_events->setTheme(theme);
    m_stack->setTheme(theme);
    // The signs are drawn in the palette's colour, but kept by Qt as they were.
    m_actions->setPlaying(m_session->isPlaying());
}

void MainWindow::chooseColours()
{
    const Theme::Kind now = boardThemeOfPalette();
    ColoursDialog dialog(
        ownThemeIn(m_settings).value_or(OwnTheme::like(now == Theme::Kind::Own ? Theme::Kind::Light : now)), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    keepOwnTheme(m_settings, dialog.chosen());
    Theme::install(dialog.chosen().colours);
    setAppearance(static_cast<int>(Appearance::Own));
}

void MainWindow::showVoices()
{
    const VoiceSet heard = m_actions->heardVoices();
    m_explanation->setHeardVoices(heard);
    m_events->setHeardVoices(heard);
}

void MainWindow::setPerspective()
{
    // From the back of a room the sentence must be readable.
    QFont font = QApplication::font();
    if (m_docks->perspective() == Perspective::Present)
        font.setPointSizeF(font.pointSizeF() * 1.6);
    m_sentence->setFont(font);
    m_sentence->parentWidget()->parentWidget()->setFixedHeight(QFontMetrics(font).lineSpacing() * 3 + 10);
}

// What is in sight

void MainWindow::showTab(QWidget* view)
{
    m_tabs->setCurrentWidget(m_tabs->currentWidget() == view ? m_board : view);
    QWidget* shown = m_tabs->currentWidget();
    // A view that is no field itself has one to begin with.
    QWidget* target = shown;
    while (target->focusProxy() == nullptr && target->focusPolicy() == Qt::NoFocus
        && shown->isAncestorOf(target->nextInFocusChain()))
        target = target->nextInFocusChain();
    target->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::focusNextPanel(bool forward)
{
    QList<QWidget*> panels{m_tabs->currentWidget()};
    int current = 0;
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        // Tabs behind others are not in sight; an empty panel has nothing to focus.
        if (!dock->isVisible() || dock->visibleRegion().isEmpty() || Docks::focusTarget(dock) == nullptr)
            continue;
        if (dock->isAncestorOf(QApplication::focusWidget()))
            current = static_cast<int>(panels.size());
        panels.append(dock);
    }
    const int count = static_cast<int>(panels.size());
    QWidget* next = panels[(current + (forward ? 1 : count - 1)) % count];
    if (auto* dock = qobject_cast<QDockWidget*>(next))
        m_docks->bringUp(dock);
    else
        next->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::showMarks()
{
    const auto stops = m_workspace->breakpoints()->stops();
    m_timeline->setHits({stops.begin(), stops.end()});
    std::vector<Position> bookmarks;
    for (const Bookmark& bookmark : m_workspace->bookmarks()->list())
        bookmarks.push_back(bookmark.position);
    m_timeline->setBookmarks(std::move(bookmarks));
    updateActions();
}

void MainWindow::showSentence()
{
    updateActions();
    if (m_board->isEditing())
        m_sentence->setText(editSentence());
    else if (!m_session->hasPuzzle())
        m_sentence->setText(tr("Open a puzzle, paste one, or type one (Ctrl+N)."));
    else
        m_sentence->setText(Wording::stepSentence(*m_session->recording(), m_session->position()));
    m_announcer->say(m_sentence->text());
}

void MainWindow::updateActions()
{
    const bool editing = m_board->isEditing();
    const bool has = m_session->hasPuzzle() && !editing;
    const bool back = has && !m_session->isAtStart();
    const bool on = has && !m_session->isAtEnd();
    const bool picked = has && m_session->picked().has_value();
    const TransportActions& transport = m_actions->transport;
    // Steps stay enabled at both ends: there they say that it is the end.
    for (QAction* action : {transport.previousPass, transport.nextPass, transport.previousRule, transport.nextRule,
             transport.play, m_actions->playOnBoard, m_actions->playBackwards, m_actions->stepOut,
             m_actions->stepOutBackwards, m_actions->runToSelected, m_actions->goToAddress, m_actions->exportGif,
             m_actions->exportPicture, m_actions->copyPicture, m_actions->toggleBreakpoint, m_actions->nextHit,
             m_actions->previousHit, m_actions->toggleBookmark, m_actions->saveSession, m_actions->saveSessionAs,
             m_actions->savePosition, m_actions->copyAddress})
        action->setEnabled(has);
    for (QAction* action : m_actions->copyAs + QList<QAction*>{m_actions->savePuzzle, m_actions->copyPuzzle})
        action->setEnabled(has || editing);
    for (QAction* action : {m_actions->searchTree, m_actions->tensors, m_actions->ruleGraph, m_actions->whatIf})
        action->setEnabled(!editing);
    m_actions->addBreakpoint->setEnabled(!editing);
    m_actions->copyPicked->setEnabled(has && !pickedAddress().isEmpty());
    transport.first->setEnabled(back);
    transport.last->setEnabled(on || (has && m_session->isRunning()));
    m_actions->enterLayers->setEnabled(back);
    for (QAction* action : {m_actions->exportLayer, m_actions->exportSlide})
        action->setEnabled(back && m_tabs->currentWidget() == m_layersPage);
    m_actions->pinLayer->setEnabled(back);
    m_actions->back->setEnabled(!editing && m_session->canGoBack());
    m_actions->forward->setEnabled(!editing && m_session->canGoForward());
    for (QAction* action :
        {m_actions->previousChange, m_actions->nextChange, m_actions->explainPicked, m_actions->historyOfPicked})
        action->setEnabled(picked);
    for (std::size_t i = 0; i < m_actions->bookmarks.size(); ++i)
        m_actions->bookmarks[i]->setEnabled(has && i < m_workspace->bookmarks()->list().size());
    m_actions->clearRange->setEnabled(m_session->range().has_value());
    m_actions->stopRun->setEnabled(m_session->isRunning() && !editing);
    m_actions->continueRun->setEnabled(has && m_session->canContinue());
    m_actions->lookForAnother->setEnabled(has && m_session->canLookForAnother());
    m_actions->nextSolution->setEnabled(has && !m_session->recording()->solutions().empty());
    m_actions->firstWrongGuess->setEnabled(has && m_session->recording()->pops() > 0);
    m_actions->whyItFailed->setEnabled(has && m_session->recording()->pops() > 0);
    m_actions->copyPosition->setEnabled(has);
    m_actions->copyVoices->setEnabled(has);
    updateEditActions();
    const bool lesson = m_walk->isOpen() && !editing;
    m_actions->nextStop->setEnabled(lesson);
    for (QAction* action : {m_actions->previousStop, m_actions->previousStopOnBoard})
        action->setEnabled(lesson && (m_walk->stopIndex() > 0 || libraryIndex(m_desk->lessonPath) > 0));
    m_actions->returnToStop->setEnabled(lesson && m_walk->hasStrayed());
    m_actions->closeLesson->setEnabled(lesson);
    m_actions->nextPuzzle->setEnabled(m_collection->count() > 1);
    m_actions->previousPuzzle->setEnabled(m_collection->count() > 1);
    m_actions->exportCollection->setEnabled(m_collection->count() > 0);
}

} // namespace convoku
