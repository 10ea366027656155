// SPDX-License-Identifier: MIT
#include "app/widgets/main_window.h"

#include "app/models/events_model.h"
#include "app/session/examples.h"
#include "app/widgets/address_dialog.h"
#include "app/widgets/appearance.h"
#include "app/widgets/board_view.h"
#include "app/widgets/collection_panel.h"
#include "app/widgets/export_dialog.h"
#include "app/widgets/help_dialogs.h"
#include "app/widgets/history_panel.h"
#include "app/widgets/legend_panel.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/transport_bar.h"
#include "app/widgets/window_actions.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QStatusBar>
#include <QToolBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr int kLayoutVersion = 1;
constexpr int kMaxRecent = 10;

} // namespace

MainWindow::MainWindow(BackendFactory backend, QSettings& settings)
    : m_settings(settings)
    , m_session(new Session(std::move(backend), this))
    , m_board(new BoardView(m_session))
    , m_messages(new MessageBar)
    , m_sentence(new QLabel)
    , m_eventsModel(new EventsModel(m_session, this))
    , m_events(new QTreeView)
    , m_legend(new LegendPanel(m_session))
    , m_collection(new CollectionPanel)
{
    setWindowTitle(tr("Convoku"));
    setAcceptDrops(true);
    m_actions = new WindowActions(this, m_board);
    buildCentre();
    buildDocks();
    buildMenus();
    buildStatusBar();
    connectActions();
    restoreLayout();

    connect(m_session, &Session::positionChanged, this, &MainWindow::showPosition);
    connect(m_session, &Session::recordingReset, this, &MainWindow::showPosition);
    connect(m_session, &Session::recordingReset, this, &MainWindow::showRun);
    connect(m_session, &Session::recordingGrew, this, &MainWindow::showRun);
    connect(m_session, &Session::runningChanged, this, &MainWindow::showRun);
    connect(m_session, &Session::playingChanged, this, [this] {
        m_actions->setPlaying(m_session->isPlaying());
        updateActions();
    });
    connect(m_session, &Session::failed, this, [this](const QString& error) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("The run broke off: %1").arg(error));
    });
    showPosition();
    showRun();
}

MainWindow::~MainWindow()
{
    // The views watch the session: it must not tell them of its end.
    m_session->disconnect(this);
}

void MainWindow::buildCentre()
{
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_board, 1);

    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setContentsMargins(10, 4, 10, 4);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setAccessibleName(tr("What this step did"));
    // Room for three lines at all times: the board must not jump with every sentence.
    m_sentence->setFixedHeight(m_sentence->fontMetrics().lineSpacing() * 3 + 10);
    layout->addWidget(m_sentence);
    layout->addWidget(new TransportBar(m_session, m_actions->transport));
    setCentralWidget(centre);
    connect(m_board, &BoardView::editingAccepted, this, &MainWindow::acceptEdited);
    connect(m_board, &BoardView::editingDiscarded, this, &MainWindow::endEditing);
}

void MainWindow::buildDocks()
{
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    const auto addDock = [this](const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(title);
        dock->setObjectName(QString::fromLatin1(id));
        dock->setWidget(content);
        addDockWidget(area, dock);
        return dock;
    };

    m_events->setObjectName(QStringLiteral("events"));
    m_events->setModel(m_eventsModel);
    m_events->setUniformRowHeights(true);
    m_events->setIconSize({12, 12}); // rows stay as low as their text
    m_events->setAllColumnsShowFocus(true);
    m_events->setAccessibleName(tr("Events"));
    m_events->header()->setStretchLastSection(false);
    m_events->header()->setSectionResizeMode(EventsModel::EventColumn, QHeaderView::Stretch);
    for (const int column : {EventsModel::RemovedColumn, EventsModel::LeftColumn, EventsModel::DepthColumn}) {
        m_events->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        const QString header = m_eventsModel->headerData(column, Qt::Horizontal).toString();
        m_events->header()->resizeSection(column, m_events->fontMetrics().horizontalAdvance(header) + 18);
    }
    m_events->setMinimumWidth(m_events->fontMetrics().averageCharWidth() * 40);
    connect(m_events->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_session->setPlaying(false);
        m_session->goTo(m_eventsModel->positionOf(current));
    });
    m_eventsDock = addDock("events_dock", tr("Events"), m_events, Qt::LeftDockWidgetArea);

    auto* scroll = new QScrollArea;
    scroll->setWidget(m_legend);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(m_legend->sizeHint().width() + 24);
    m_legendDock = addDock("rules_dock", tr("Rules"), scroll, Qt::RightDockWidgetArea);

    m_historyDock = addDock("history_dock", tr("Candidate"), new HistoryPanel(m_session), Qt::RightDockWidgetArea);

    m_collectionDock = addDock("collection_dock", tr("Collection"), m_collection, Qt::BottomDockWidgetArea);
    m_collectionDock->hide();
    connect(m_collection, &CollectionPanel::chosen, this, &MainWindow::openGrid);
}

void MainWindow::buildMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(m_actions->newPuzzle);
    file->addAction(m_actions->open);
    m_recent = file->addMenu(tr("Open &recent"));
    QMenu* exampleMenu = file->addMenu(tr("&Examples"));
    for (const Example& example : examples())
        exampleMenu->addAction(example.name, this, [this, example] { openGrid(example.givens, example.name); });
    file->addSeparator();
    file->addAction(m_actions->exportGif);
    file->addSeparator();
    file->addAction(m_actions->quit);
    fillRecent();

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_actions->edit, m_actions->paste, m_actions->copyPuzzle, m_actions->copyPosition});

    const TransportActions& transport = m_actions->transport;
    QMenu* run = menuBar()->addMenu(tr("&Run"));
    run->addAction(transport.play);
    run->addSeparator();
    run->addActions({transport.nextPass, transport.previousPass, transport.nextRule, transport.previousRule,
        transport.first, transport.last});
    run->addSeparator();
    run->addActions({m_actions->slower, m_actions->faster, m_actions->skipIdle});
    run->addSeparator();
    run->addActions({m_actions->stepOut, m_actions->back, m_actions->forward, m_actions->goToAddress});
    run->addSeparator();
    run->addActions({m_actions->previousChange, m_actions->nextChange});
    run->addSeparator();
    run->addActions({m_actions->stopRun, m_actions->continueRun});
    run->addSeparator();
    run->addActions({m_actions->nextPuzzle, m_actions->previousPuzzle});

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_eventsDock->toggleViewAction(), m_legendDock->toggleViewAction(),
        m_historyDock->toggleViewAction(), m_collectionDock->toggleViewAction()});
    view->addAction(tr("&Reset layout"), this, [this] { restoreState(m_defaultLayout, kLayoutVersion); });
    view->addSeparator();
    view->addActions(m_actions->appearances->actions());
    view->addSeparator();
    view->addActions({m_actions->tintDerived, m_actions->fullScreen});

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({m_actions->shortcuts, m_actions->about});

    QToolBar* bar = addToolBar(tr("Puzzle"));
    bar->setObjectName(QStringLiteral("puzzle_bar"));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions({m_actions->open, m_actions->edit, m_actions->exportGif});
    for (QAction* action : bar->actions())
        action->setIconText(action->text().remove(QLatin1Char('&')));
}

void MainWindow::buildStatusBar()
{
    m_place = new QLabel;
    m_left = new QLabel;
    m_verdict = new QLabel;
    m_stop = new QPushButton(tr("Stop"));
    m_stop->setToolTip(m_actions->stopRun->toolTip());
    for (QLabel* label : {m_place, m_left, m_verdict}) {
        label->setContentsMargins(6, 0, 6, 0);
        statusBar()->addPermanentWidget(label);
    }
    m_place->setObjectName(QStringLiteral("place"));
    m_left->setObjectName(QStringLiteral("left"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    statusBar()->addPermanentWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, m_session, &Session::stopRun);
    connect(m_board, &BoardView::hovered, this, [this](const QString& text) { statusBar()->showMessage(text); });
}

void MainWindow::connectActions()
{
    const TransportActions& transport = m_actions->transport;
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(transport.first, [this] { m_session->goToFirst(); });
    on(transport.last, [this] { m_session->goToLast(); });
    on(transport.previousPass, [this] { m_session->stepPass(false); });
    on(transport.nextPass, [this] { m_session->stepPass(true); });
    on(transport.previousRule, [this] { m_session->stepRule(false); });
    on(transport.nextRule, [this] { m_session->stepRule(true); });
    on(transport.play, [this] { m_session->setPlaying(!m_session->isPlaying()); });
    on(m_actions->playOnBoard, [this] { m_session->setPlaying(!m_session->isPlaying()); });
    on(m_actions->slower, [this] { m_session->setSpeed(m_session->speed() - 1); });
    on(m_actions->faster, [this] { m_session->setSpeed(m_session->speed() + 1); });
    on(m_actions->stepOut, [this] { m_session->stepOut(true); });
    on(m_actions->back, [this] { m_session->goBack(); });
    on(m_actions->forward, [this] { m_session->goForward(); });
    on(m_actions->goToAddress, [this] { askForAddress(*m_session, this); });
    on(m_actions->previousChange, [this] { m_session->stepChange(false); });
    on(m_actions->nextChange, [this] { m_session->stepChange(true); });
    on(m_actions->stopRun, [this] { m_session->stopRun(); });
    on(m_actions->continueRun, [this] { m_session->continueRun(); });
    on(m_actions->nextPuzzle, [this] { m_collection->openNeighbour(true); });
    on(m_actions->previousPuzzle, [this] { m_collection->openNeighbour(false); });
    connect(m_actions->skipIdle, &QAction::toggled, m_session, &Session::setSkipIdleRules);

    on(m_actions->newPuzzle, [this] { editPuzzle({}); });
    on(m_actions->open, [this] { askForFile(); });
    on(m_actions->paste, [this] { paste(); });
    on(m_actions->copyPuzzle, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(m_session->recording()->givens().toText()));
    });
    on(m_actions->copyPosition, [this] {
        const State state = m_session->recording()->stateAt(m_session->position());
        QApplication::clipboard()->setText(QString::fromStdString(Grid::fromDecided(state.candidates).toText()));
    });
    on(m_actions->edit, [this](bool begin) {
        if (begin)
            editPuzzle(m_session->hasPuzzle() ? m_session->recording()->givens() : Grid());
        else
            acceptEdited();
    });
    on(m_actions->exportGif, [this] { exportGif(); });
    on(m_actions->quit, [this] { close(); });
    on(m_actions->fullScreen, [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    on(m_actions->shortcuts, [this] { showShortcutsDialog(this); });
    on(m_actions->about, [this] { showAboutDialog(this); });
    connect(m_actions->tintDerived, &QAction::toggled, m_board, &BoardView::setTintDerived);
    connect(m_actions->appearances, &QActionGroup::triggered, this,
        [this](QAction* action) { setAppearance(action->data().toInt()); });
}

void MainWindow::restoreLayout()
{
    const QSize room = screen()->availableSize() - QSize(20, 60); // the frame and a title bar
    resize(QSize(1360, 900).boundedTo(room).expandedTo({640, 480}));
    resizeDocks({m_eventsDock}, {m_events->fontMetrics().averageCharWidth() * 66}, Qt::Horizontal);
    m_defaultLayout = saveState(kLayoutVersion);
    restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray());
    restoreState(m_settings.value(QStringLiteral("window/layout")).toByteArray(), kLayoutVersion);
    m_collectionDock->hide(); // it is about a file that is not open yet
    m_actions->tintDerived->setChecked(m_settings.value(QStringLiteral("view/tint_derived"), true).toBool());
    m_session->setSpeed(m_settings.value(QStringLiteral("play/speed"), m_session->speed()).toInt());
    m_actions->skipIdle->setChecked(m_settings.value(QStringLiteral("play/skip_idle"), true).toBool());
    setAppearance(m_settings.value(QStringLiteral("view/appearance"), 0).toInt());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_settings.setValue(QStringLiteral("window/layout"), saveState(kLayoutVersion));
    m_settings.setValue(QStringLiteral("view/tint_derived"), m_actions->tintDerived->isChecked());
    m_settings.setValue(QStringLiteral("play/speed"), m_session->speed());
    m_settings.setValue(QStringLiteral("play/skip_idle"), m_actions->skipIdle->isChecked());
    QMainWindow::closeEvent(event);
}

void MainWindow::setAppearance(int appearance)
{
    applyAppearance(static_cast<Appearance>(appearance));
    m_settings.setValue(QStringLiteral("view/appearance"), appearance);
    for (QAction* action : m_actions->appearances->actions())
        action->setChecked(action->data().toInt() == appearance);
    const Theme& theme = Theme::of(boardThemeOfPalette());
    m_board->setTheme(theme);
    m_legend->setTheme(theme);
    m_eventsModel->setTheme(theme);
    // The signs are drawn in the palette's colour, but kept by Qt as they were.
    m_actions->setPlaying(m_session->isPlaying());
}

// Puzzles in

void MainWindow::openFileOrPuzzle(const QString& argument)
{
    if (!QFileInfo::exists(argument)) {
        const PuzzleSource source = readPuzzleText(argument);
        if (!source.puzzles.empty()) {
            take(source);
            return;
        }
    }
    openFile(argument);
}

void MainWindow::openFile(const QString& path)
{
    const PuzzleSource source = readPuzzleFile(path);
    if (!source.puzzles.empty())
        rememberFile(path);
    take(source);
}

void MainWindow::openText(const QString& text)
{
    take(readPuzzleText(text));
}

void MainWindow::take(const PuzzleSource& source)
{
    m_messages->hide();
    if (!source.problems.isEmpty()) {
        const QString what = source.name.isEmpty() ? tr("The text") : source.name;
        m_messages->showMessage(MessageBar::Kind::Problem,
            source.puzzles.empty() ? tr("%1 could not be opened.").arg(what)
                                   : tr("Some lines of %1 are no puzzles.").arg(what),
            source.problems);
    }
    if (source.puzzles.empty())
        return;
    const bool several = source.puzzles.size() > 1;
    m_collection->setPuzzles(source.name, source.puzzles);
    // Low enough to leave the board its size; whoever wants more of the list makes it higher.
    const bool appears = several && !m_collectionDock->isVisible();
    m_collectionDock->setVisible(several);
    if (appears)
        resizeDocks({m_collectionDock}, {m_collection->fontMetrics().height() * 11}, Qt::Vertical);
    const QString name = source.name.isEmpty() ? tr("Pasted text") : source.name;
    openGrid(source.puzzles.front().givens, several ? tr("%1, no. %2").arg(name).arg(1) : name);
}

void MainWindow::openGrid(const Grid& givens, const QString& name)
{
    endEditing();
    m_session->open(givens, name);
    setWindowTitle(name.isEmpty() ? tr("Convoku") : tr("%1 – Convoku").arg(name));
    if (const auto clash = givens.firstClash())
        m_messages->showMessage(MessageBar::Kind::Problem, Wording::clash(*clash));
}

void MainWindow::askForFile()
{
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open puzzles"), folder, tr("Puzzles (*.txt *.sdm *.sdk *.csv);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::rememberFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList recent = m_settings.value(QStringLiteral("file/recent")).toStringList();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    m_settings.setValue(QStringLiteral("file/recent"), recent.mid(0, kMaxRecent));
    m_settings.setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    fillRecent();
}

void MainWindow::fillRecent()
{
    m_recent->clear();
    const QStringList recent = m_settings.value(QStringLiteral("file/recent")).toStringList();
    for (const QString& path : recent)
        m_recent->addAction(QDir::toNativeSeparators(path).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
            [this, path] { openFile(path); });
    m_recent->setEnabled(!recent.isEmpty());
}

void MainWindow::paste()
{
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content->hasUrls() && content->urls().front().isLocalFile())
        openFile(content->urls().front().toLocalFile());
    else
        openText(content->text());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        openFile(urls.front().toLocalFile());
    else
        openText(event->mimeData()->text());
    event->acceptProposedAction();
}

// Editing

void MainWindow::editPuzzle(const Grid& givens)
{
    m_session->setPlaying(false);
    m_board->beginEditing(givens);
    m_messages->showMessage(MessageBar::Kind::Information,
        tr("Editing the puzzle: type digits, move with the arrows, clear with 0 or Delete. Enter runs it, Esc keeps "
           "the old one."));
    updateActions();
}

void MainWindow::acceptEdited()
{
    if (m_board->isEditing())
        openGrid(Grid(m_board->editedGivens()), tr("Typed puzzle"));
}

void MainWindow::endEditing()
{
    if (!m_board->isEditing())
        return;
    m_board->endEditing();
    m_messages->hide();
    updateActions();
}

void MainWindow::exportGif()
{
    m_session->setPlaying(false);
    // The run may go on: the pictures are of what is there now.
    auto snapshot = std::make_shared<const Recording>(*m_session->recording());
    ExportDialog dialog(std::move(snapshot), m_session->position().pass, boardThemeOfPalette(), m_settings, this);
    dialog.exec();
}

// What is shown

void MainWindow::showPosition()
{
    updateActions();
    if (!m_session->hasPuzzle()) {
        m_sentence->setText(tr("Open a puzzle, paste one, or type one (Ctrl+N)."));
        return;
    }
    const Recording& recording = *m_session->recording();
    const Position position = m_session->position();
    const State state = recording.stateAt(position);
    m_sentence->setText(Wording::stepSentence(recording, position));
    m_place->setText(tr("Pass %1 of %2 · depth %3")
                         .arg(Wording::address(recording, position), QLocale().toString(recording.passCount()))
                         .arg(state.depth()));
    //: candidates left, decided cells of 81
    m_left->setText(tr("%1 · %2 of 81 cells decided")
                        .arg(tr("%n candidate(s)", nullptr, state.candidates.count()))
                        .arg(state.candidates.decidedCells()));
    selectEvent();
}

void MainWindow::selectEvent()
{
    const QModelIndex index = m_eventsModel->indexOf(m_session->position());
    if (index == m_events->currentIndex())
        return;
    const QSignalBlocker blocker(m_events->selectionModel());
    m_events->setCurrentIndex(index);
    m_events->scrollTo(index);
    // The blocked selection model did not tell the view what to repaint.
    m_events->viewport()->update();
}

void MainWindow::showRun()
{
    const bool running = m_session->isRunning();
    m_stop->setVisible(running);
    if (m_session->hasPuzzle()) {
        const Recording& recording = *m_session->recording();
        const QString passes = QLocale().toString(recording.passCount());
        if (running)
            m_verdict->setText(tr("running: %1 passes, depth %2").arg(passes).arg(recording.lastState().depth()));
        else if (recording.result())
            m_verdict->setText(tr("%1 at pass %2").arg(Wording::result(*recording.result()), passes));
        else
            m_verdict->setText(tr("stopped at pass %1").arg(passes));
    }
    showPosition();
}

void MainWindow::updateActions()
{
    const bool has = m_session->hasPuzzle();
    const bool editing = m_board->isEditing();
    const TransportActions& transport = m_actions->transport;
    const bool back = has && !editing && !m_session->isAtStart();
    const bool on = has && !editing && !m_session->isAtEnd();
    transport.first->setEnabled(back);
    transport.previousPass->setEnabled(back);
    transport.previousRule->setEnabled(back);
    transport.nextPass->setEnabled(on);
    transport.nextRule->setEnabled(on);
    transport.last->setEnabled(on || (has && !editing && m_session->isRunning()));
    transport.play->setEnabled(has && !editing);
    m_actions->stepOut->setEnabled(on);
    m_actions->back->setEnabled(!editing && m_session->canGoBack());
    m_actions->forward->setEnabled(!editing && m_session->canGoForward());
    m_actions->goToAddress->setEnabled(has && !editing);
    m_actions->playOnBoard->setEnabled(has && !editing);
    m_actions->stopRun->setEnabled(m_session->isRunning());
    m_actions->continueRun->setEnabled(m_session->canContinue());
    m_actions->exportGif->setEnabled(has && !editing);
    m_actions->copyPuzzle->setEnabled(has);
    m_actions->copyPosition->setEnabled(has);
    m_actions->edit->setChecked(editing);
    m_actions->nextPuzzle->setEnabled(m_collection->count() > 1);
    m_actions->previousPuzzle->setEnabled(m_collection->count() > 1);
}

} // namespace convoku
