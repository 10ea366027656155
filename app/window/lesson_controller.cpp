// SPDX-License-Identifier: MIT
#include "app/window/lesson_controller.h"

#include "app/document/layer_values.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/views/lessons/come_back.h"
#include "app/views/lessons/lesson_check_job.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_question.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_panel.h"
#include "app/views/lessons/widgets/question_view.h"
#include "app/window/board_stage.h"
#include "app/window/centre.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/file_controller.h"
#include "app/window/lesson_stage.h"
#include "app/window/panels.h"
#include "app/window/parts/dock_title.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/notice.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/text_scale.h"
#include "app/window/window_parts.h"

#include <QAction>
#include <QActionGroup>
#include <QDir>
#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QRandomGenerator>
#include <QSettings>
#include <QStackedWidget>

namespace convoku {
namespace {

constexpr int kKeys = 10; ///< of lessons in the menu

// The width of the sheet in pixels, at the usual size of letters.
constexpr int kSheetWidth = 560;
constexpr int kLeastSheetWidth = 400;
constexpr double kSheetPart = 0.42; ///< of the window, at most

/// Empty where none follows.
QString nextLessonTitle(const QString& path)
{
    const int index = libraryIndex(path);
    const bool followed = index >= 0 && index + 1 < static_cast<int>(lessonLibrary().size());
    return followed ? lessonLibrary()[static_cast<std::size_t>(index) + 1].title : QString();
}

} // namespace

LessonController::LessonController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_stage(new LessonStage(parts, this))
    , m_recent(new QMenu(tr("Open a recent lesson"), parts.window))
{
    addCommands();
    connectPanel();
    connectQuestions();
    fillRecent();
    LessonWalk* walk = &parts.model->walk;
    connect(walk, &LessonWalk::stopChanged, this, &LessonController::showStop);
    connect(walk, &LessonWalk::arrived, this, [this] {
        m_stage->showPlace();
        m_parts.commands->update();
    });
    connect(walk, &LessonWalk::stateChanged, parts.commands, &Commands::update);
    connect(parts.docks, &Docks::perspectiveChanged, this, [this] { followPerspective(); });
    connect(parts.docks->perspectives(), &QActionGroup::triggered, this, [this] {
        // After choosing the perspective, the user continues with the keyboard there: Enter begins a lesson.
        if (followPerspective())
            m_parts.panels->lessons->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
}

LessonController::~LessonController() = default;

void LessonController::addCommands()
{
    Commands& commands = *m_parts.commands;
    const LessonWalk* walk = &m_parts.model->walk;
    const auto inLesson = [this, walk] { return walk->isOpen() && !m_parts.isEditing(); };
    const auto hasPrevious = [this, inLesson, walk] {
        return inLesson() && (walk->stopIndex() > 0 || libraryIndex(m_parts.model->lessonPath) > 0);
    };
    int number = 0;
    for (const LibraryEntry& entry : lessonLibrary()) {
        ++number;
        // The last digit: 10 is chosen by 0.
        QString shown = QString::number(number); // its key is its digit, 0 of the tenth; further ones have none
        if (number <= kKeys)
            shown.insert(shown.size() - 1, QLatin1Char('&'));
        commands.add({.id = qPrintable(QStringLiteral("lesson_%1").arg(number)),
            .text = QStringLiteral("%1 %2").arg(shown, entry.title),
            .help = entry.summary,
            .does = [this, path = entry.path] { open(path); }});
    }
    commands.add({.id = "open_lesson", .text = tr("&Open a lesson…"), .help = tr("Open a lesson file"), .does = [this] {
                      askForFile();
                  }});
    commands.add({.id = "missed_questions",
        .text = tr("&Missed questions"),
        .help = tr("Missed questions from the lessons, on different boards"),
        .does = [this] { open(kComeBackPath); },
        .enabled = [this] { return !m_parts.panels->progress.missed().empty(); }});
    commands.add({.id = "lesson_list",
        .text = tr("&All lessons"),
        .help = tr("Show the list of lessons"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
        .does = [this] {
            m_parts.panels->lessons->showList();
            showDock();
        }});
    commands.add({.id = "next_stop",
        .text = tr("&Next stop"),
        .help = tr("Go to the next stop of the lesson (also Space)"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_PageDown)},
        .does = [this] { step(true); },
        .enabled = inLesson});
    commands.add({.id = "previous_stop",
        .text = tr("&Previous stop"),
        .help = tr("Go to the previous stop of the lesson (also Shift+Space)"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_PageUp)},
        .does = [this] { step(false); },
        .enabled = hasPrevious});
    commands.add({.id = "previous_stop_on_board",
        .text = tr("Previous stop (on the board)"),
        .help = tr("Go to the previous stop of the lesson"),
        .keys = {QKeySequence(Qt::SHIFT | Qt::Key_Space), QKeySequence(Qt::Key_Backspace)},
        .does = [this] { step(false); },
        .enabled = hasPrevious,
        .where = Command::Keys::OnBoards});
    commands.add({.id = "return_to_stop",
        .text = tr("&Back to the stop"),
        .help = tr("Set up the window again for the current stop of the lesson"),
        .keys = {QKeySequence(Qt::ALT | Qt::Key_Home)},
        .does = [this] { m_parts.model->walk.goToStop(m_parts.model->walk.stopIndex()); },
        .enabled = [inLesson, walk] { return inLesson() && walk->hasStrayed(); }});
    commands.add({.id = "close_lesson",
        .text = tr("&Close lesson"),
        .help = tr("Leave the lesson and restore your puzzle"),
        .does =
            [this] {
                if (m_parts.model->walk.isOpen())
                    m_parts.undo->offer(
                        tr("Lesson closed"), false, [this, path = m_parts.model->lessonPath] { open(path); });
                end(true);
            },
        .enabled = inLesson});
}

void LessonController::connectPanel()
{
    LessonPanel* panel = m_parts.panels->lessons;
    const Commands& commands = *m_parts.commands;
    for (LessonBrowser* text : {panel->text(), panel->endText()})
        text->addActions(commands[{"play_on_board", "previous_stop_on_board"}]);
    connect(m_parts.panels->lessonDock, &QDockWidget::topLevelChanged, this, &LessonController::fitSheet);
    m_parts.window->installEventFilter(this);
    connect(panel, &LessonPanel::currentChanged, this, [this, panel] {
        fitSheet();
        // The message about pressing Space again is only about the end.
        if (!panel->isAtEnd())
            m_parts.notice->clear();
    });
    connect(panel, &LessonPanel::lessonChosen, this, &LessonController::open);
    connect(panel, &LessonPanel::againAsked, this, &LessonController::open);
    connect(panel, &LessonPanel::openAsked, this, &LessonController::askForFile);
    connect(panel, &LessonPanel::listAsked, panel, &LessonPanel::showList);
    connect(panel, &LessonPanel::backAsked, this, [this] { step(false); });
    connect(panel, &LessonPanel::nextAsked, this, [this] { step(true); });
    connect(panel, &LessonPanel::nextLessonAsked, this, &LessonController::openNext);
    connect(panel, &LessonPanel::returnAsked, commands["return_to_stop"], &QAction::trigger);
    connect(panel, &LessonPanel::closeAsked, this, [this] { end(true); });
}

void LessonController::connectQuestions()
{
    LessonWalk* walk = &m_parts.model->walk;
    QuestionView* question = m_parts.panels->lessons->question();
    connect(question, &QuestionView::answered, walk, &LessonWalk::answer);
    connect(question, &QuestionView::revealAsked, walk, &LessonWalk::reveal);
    connect(walk, &LessonWalk::answered, this, [this](bool right, bool atOnce) {
        // An answer found at a second try counts as missed: what is left over is easier to find.
        if (atOnce)
            noteAnswer(right ? LessonProgress::Answer::Solved : LessonProgress::Answer::Missed);
        if (right)
            m_parts.panels->lessons->text()->setFocus(Qt::OtherFocusReason); // Space goes on
        m_parts.panels->lessons->question()->setComesBack(!atOnce);
    });
    connect(walk, &LessonWalk::revealed, this, [this] {
        noteAnswer(LessonProgress::Answer::Missed);
        m_parts.panels->lessons->text()->setFocus(Qt::OtherFocusReason);
        m_parts.panels->lessons->question()->setComesBack(true);
    });
}

void LessonController::noteAnswer(LessonProgress::Answer answer)
{
    const WindowModel& model = *m_parts.model;
    if (model.lessonPath == kComeBackPath) {
        if (answer == LessonProgress::Answer::Solved)
            m_parts.panels->progress.setSolved(model.comeBack.at(static_cast<std::size_t>(model.walk.stopIndex())));
        m_parts.commands->update();
        return; // what is not solved comes back again
    }
    const Lesson& lesson = model.walk.lesson();
    m_parts.panels->progress.setAnswer(
        {model.lessonPath, questionKey(lesson, static_cast<std::size_t>(model.walk.stopIndex()))}, answer,
        questionKeys(lesson));
    m_parts.commands->update();
}

void LessonController::askForFile()
{
    const QString folder = m_parts.settings->value(QStringLiteral("lessons/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(
        m_parts.window, tr("Open a lesson"), folder, tr("Lessons (*.md);;All files (*)"));
    if (path.isEmpty())
        return;
    m_parts.settings->setValue(QStringLiteral("lessons/folder"), QFileInfo(path).absolutePath());
    open(path);
}

void LessonController::fillRecent()
{
    m_recent->clear();
    const QStringList recent = m_parts.panels->progress.recentFiles().paths();
    for (const QString& path : recent)
        m_recent->addAction(withoutMnemonic(QDir::toNativeSeparators(path)), this, [this, path] { open(path); });
    m_recent->setEnabled(!recent.isEmpty());
}

void LessonController::showDock(bool takesFocus)
{
    QDockWidget* dock = m_parts.panels->lessonDock;
    const bool appears = !dock->isVisible();
    dock->show();
    fitSheet();
    // Lines of a length that reads well, but no more than what the centre can spare.
    if (appears && !m_parts.model->beforeLesson) {
        const QMainWindow* window = m_parts.window;
        const int width = std::min(window->fontMetrics().averageCharWidth() * 58, window->width() / 4);
        m_parts.window->resizeDocks({dock}, {width}, Qt::Horizontal);
    }
    dock->raise();
    if (takesFocus)
        m_parts.panels->lessons->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void LessonController::fitSheet()
{
    QDockWidget* dock = m_parts.panels->lessonDock;
    LessonPanel* panel = m_parts.panels->lessons;
    const bool isSheet = m_parts.model->beforeLesson && !dock->isFloating();
    const QMainWindow* window = m_parts.window;
    const auto part = static_cast<int>(kSheetPart * window->width());
    const int width = std::min(static_cast<int>(kSheetWidth * textScale(window)), std::max(kLeastSheetWidth, part));
    dynamic_cast<DockTitle&>(*dock->titleBarWidget()).setBare(isSheet && (panel->isReading() || panel->isAtEnd()));
    // Without it nothing of the lesson would be in sight.
    const QDockWidget::DockWidgetFeatures features = dock->features();
    dock->setFeatures(m_parts.model->beforeLesson ? features & ~QDockWidget::DockWidgetClosable
                                                  : features | QDockWidget::DockWidgetClosable);
    panel->setMaximumWidth(isSheet ? width : QWIDGETSIZE_MAX);
    m_parts.centre->stage()->setLegendNamed(isSheet);
    if (isSheet)
        m_parts.window->resizeDocks({dock}, {width}, Qt::Horizontal);
}

bool LessonController::eventFilter(QObject* watched, QEvent* event)
{
    // Once the window has taken the size.
    const bool changes = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    if (changes && m_parts.model->beforeLesson)
        QMetaObject::invokeMethod(this, &LessonController::fitSheet, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

bool LessonController::followPerspective()
{
    if (m_parts.model->beforeLesson)
        return false; // it decides what is in sight
    const bool teaches = m_parts.docks->perspective() == Perspective::Teach;
    if (!teaches) {
        m_parts.panels->lessonDock->hide();
        return false;
    }
    m_parts.panels->lessons->showList();
    showDock(false);
    return true;
}

void LessonController::open(const QString& path)
{
    if (!m_parts.editing->leave())
        return;
    m_parts.messages->hide();
    m_check.reset();
    m_comeBack.reset();
    if (path == kComeBackPath) {
        openComeBack();
        return;
    }
    // Lessons that come with the program are tested with it and need no check here.
    if (libraryIndex(path) >= 0) {
        begin(path, std::make_shared<const Lesson>(readLibraryLesson(path).lesson));
        return;
    }
    const QString file = QFileInfo(path).absoluteFilePath();
    if (m_parts.files->tellsDevice(file))
        return;
    LessonPanel* panel = m_parts.panels->lessons;
    panel->showChecking(file);
    showDock();
    m_check = std::make_unique<LessonCheckJob>(m_parts.workspace()->backend(), file);
    connect(m_check.get(), &LessonCheckJob::failed, this, [this, panel](const QString& error) {
        panel->showList();
        m_parts.showProblem(tr("The lesson could not be checked: %1").arg(error));
    });
    connect(m_check.get(), &LessonCheckJob::finished, this,
        [this, panel, file](const std::shared_ptr<const ReadLesson>& read) {
            if (QFileInfo::exists(file)) {
                m_parts.panels->progress.recentFiles().remember(file);
                fillRecent();
            }
            if (read->problems.empty())
                begin(file, std::make_shared<const Lesson>(read->lesson));
            else
                panel->showProblems(file, read->problems);
        });
}

void LessonController::openComeBack()
{
    LessonPanel* panel = m_parts.panels->lessons;
    panel->showChecking(kComeBackPath);
    showDock();
    m_comeBack = std::make_unique<ComeBackJob>(
        m_parts.workspace()->backend(), m_parts.panels->progress.missed(), QRandomGenerator::global()->generate64());
    connect(m_comeBack.get(), &ComeBackJob::failed, this, [this, panel](const QString& error) {
        panel->showList();
        m_parts.showProblem(tr("The questions could not be prepared: %1").arg(error));
    });
    connect(m_comeBack.get(), &ComeBackJob::finished, this, [this, panel](const std::shared_ptr<const ComeBack>& made) {
        for (const LessonProgress::Question& question : made->gone)
            m_parts.panels->progress.forget(question);
        m_parts.commands->update();
        if (made->lesson.stops.empty()) {
            panel->showList();
            m_parts.showMessage(tr("The questions are no longer in their lessons."), 0);
            return;
        }
        // Until it has begun the stops are those of the one before.
        const std::shared_ptr<const ComeBack> back = made;
        if (begin(kComeBackPath, std::make_shared<const Lesson>(back->lesson)))
            m_parts.model->comeBack = back->origins;
    });
}

void LessonController::lendKeysToTensors(bool lent)
{
    m_parts.centre->view<LayersPage>()->setInLesson(lent);
    TensorView* tensors = m_parts.centre->view<LayersPage>()->tensors();
    for (QAction* action : (*m_parts.commands)[{"play_on_board", "previous_stop_on_board"}]) {
        if (lent)
            tensors->addAction(action);
        else
            tensors->removeAction(action);
    }
}

void LessonController::resume()
{
    WindowModel& model = *m_parts.model;
    if (!model.beforeLesson)
        return;
    m_parts.docks->freeze(true);
    Q_EMIT modeChanged();
    lendKeysToTensors(true);
    // Its text in the language that is spoken now; of a file there is one only.
    if (libraryIndex(model.lessonPath) >= 0) {
        auto lesson = std::make_shared<const Lesson>(readLibraryLesson(model.lessonPath).lesson);
        model.title = lesson->title;
        model.walk.retell(std::move(lesson));
    }
    m_parts.panels->lessons->showLesson(model.lessonPath, nextLessonTitle(model.lessonPath));
    m_parts.panels->lessons->text()->setKept(model.keptLink);
    fitSheet();
    m_stage->light();
    Q_EMIT titleChanged();
}

void LessonController::resumeStop()
{
    const LessonWalk& walk = m_parts.model->walk;
    if (walk.isOpen() && !walk.isWaiting() && !walk.hasStrayed())
        m_stage->showPlace();
}

bool LessonController::begin(const QString& path, std::shared_ptr<const Lesson> lesson)
{
    // While it was checked, somebody may have begun to edit.
    if (!m_parts.editing->leave()) {
        m_parts.panels->lessons->showList();
        return false;
    }
    WindowModel& model = *m_parts.model;
    Docks* docks = m_parts.docks;
    if (!model.beforeLesson) {
        model.beforeLesson = std::make_unique<WindowModel::BeforeLesson>(
            WindowModel::BeforeLesson{m_parts.session()->keep(), m_parts.workspace()->bookmarks()->list(),
                model.sessionPath, model.title, docks->perspective(), m_parts.centre->widget()->currentIndex(),
                m_parts.panels->lessonDock->isVisible(), m_parts.workspace()->sideBySide()->otherRules(), {}});
        model.sessionPath.clear(); // what is saved now is another puzzle's session
        docks->setPerspective(Perspective::Teach);
        // The stops say what is in sight, and what they speak of needs the room.
        docks->freeze(true);
        Q_EMIT modeChanged();
        lendKeysToTensors(true);
    }
    model.lessonPath = path;
    const int stops = static_cast<int>(lesson->stops.size());
    const int stop = m_parts.panels->progress.stop(path);
    model.title = lesson->title;
    Q_EMIT titleChanged();
    std::set<int> solved;
    QStringList keys = questionKeys(*lesson);
    for (int i = 0; i < stops; ++i) {
        const LessonStop& each = lesson->stops[static_cast<std::size_t>(i)];
        if (each.question
            && m_parts.panels->progress.answer({path, keys.takeFirst()}) == LessonProgress::Answer::Solved)
            solved.insert(i);
    }
    // The panel shows what the walk tells.
    model.walk.begin(std::move(lesson), stop + 1 < stops ? stop : 0, solved);
    m_parts.panels->lessons->showLesson(path, nextLessonTitle(path));
    showDock();
    return true;
}

void LessonController::end(bool restoresPuzzle)
{
    m_check.reset();
    m_comeBack.reset();
    WindowModel& model = *m_parts.model;
    if (!model.beforeLesson)
        return;
    const auto before = std::exchange(model.beforeLesson, nullptr);
    model.walk.end();
    m_parts.workspace()->layerValues()->setQuestionPosition(std::nullopt);
    Q_EMIT modeChanged();
    model.lessonPath.clear();
    fitSheet();
    m_parts.docks->thaw();
    m_parts.centre->view<LayersPage>()->tensors()->canvas()->choosePlanes(TensorCanvas::Planes::One);
    lendKeysToTensors(false);
    m_parts.centre->widget()->setCurrentIndex(before->tab);
    if (m_parts.docks->perspective() == Perspective::Teach)
        m_parts.docks->setPerspective(before->perspective);
    m_parts.panels->lessons->showList();
    m_parts.panels->lessonDock->setVisible(before->lessonDock);
    if (restoresPuzzle)
        m_parts.session()->restore(before->session);
    // Behind the session, which takes the other run along to another network.
    const PassOptions& now = m_parts.session()->options().pass;
    SideBySide* runs = m_parts.workspace()->sideBySide();
    if (before->otherRules.model == now.model)
        runs->setOtherRules(before->otherRules);
    else if (runs->otherRules().model != now.model)
        runs->resetOtherRules(); // what a stop bent goes with the lesson
    if (!restoresPuzzle)
        return;
    m_parts.workspace()->bookmarks()->setList(before->bookmarks);
    model.sessionPath = before->sessionPath;
    model.title = before->title;
    Q_EMIT titleChanged();
    m_parts.centre->board()->setFocus();
}

void LessonController::step(bool forward)
{
    LessonWalk& walk = m_parts.model->walk;
    LessonPanel* panel = m_parts.panels->lessons;
    const QString& path = m_parts.model->lessonPath;
    if (!walk.isOpen())
        return;
    if (panel->isAtEnd() && forward) {
        const QString next = nextLessonTitle(path);
        m_parts.showMessage(next.isEmpty()
                ? tr("This is the end of the lesson. Press Enter or click to go to the list.")
                : tr("This is the end of the lesson. Press Enter or click to open: %1").arg(next),
            0);
        panel->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    }
    // From the list, or from behind its end, the lesson goes on where it is.
    if (!panel->isReading()) {
        walk.goToStop(walk.stopIndex());
        panel->showLesson(path, nextLessonTitle(path));
        panel->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!forward) {
        goBack();
        return;
    }
    if (!walk.isLastStop()) {
        walk.goToStop(walk.stopIndex() + 1);
        return;
    }
    showDock();
    panel->showEnd();
}

void LessonController::goBack()
{
    LessonWalk& walk = m_parts.model->walk;
    if (walk.stopIndex() > 0) {
        walk.goToStop(walk.stopIndex() - 1);
        return;
    }
    // Going back leads into the previous lesson, just as going on leads into the next one.
    const int before = libraryIndex(m_parts.model->lessonPath) - 1;
    if (before < 0)
        return;
    const QString path = lessonLibrary()[static_cast<std::size_t>(before)].path;
    open(path);
    if (m_parts.model->lessonPath == path) // not where somebody wants to keep what is being edited
        walk.goToStop(walk.stopCount() - 1);
}

void LessonController::openNext()
{
    const int next = libraryIndex(m_parts.model->lessonPath) + 1;
    if (next > 0 && next < static_cast<int>(lessonLibrary().size()))
        open(lessonLibrary()[static_cast<std::size_t>(next)].path);
}

void LessonController::showStop()
{
    WindowModel& model = *m_parts.model;
    model.keptLink.clear();
    m_stage->darken();
    m_stage->hideAnswer();
    if (model.walk.isOpen()) {
        if (model.lessonPath != kComeBackPath)
            m_parts.panels->progress.setStop(model.lessonPath, model.walk.stopIndex(), model.walk.stopCount());
        m_stage->showStop();
    }
    m_parts.commands->update();
}

} // namespace convoku
