// SPDX-License-Identifier: MIT
// What a lesson does with the window, and how the window is given back.
#include "app/lessons/lesson_check.h"
#include "app/lessons/lesson_check_job.h"
#include "app/lessons/lesson_library.h"
#include "app/lessons/lesson_views.h"
#include "app/lessons/lesson_walk.h"
#include "app/session/address.h"
#include "app/session/cell_address.h"
#include "app/session/session_file.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/layers/tensor_view.h"
#include "app/widgets/lessons/lesson_browser.h"
#include "app/widgets/lessons/lesson_panel.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/time/timeline_view.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>
#include <QUrl>

#include <set>

namespace convoku {

void MainWindow::connectLessons()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    for (qsizetype i = 0; i < m_actions->lessons.size(); ++i)
        on(m_actions->lessons[i], [this, i] { openLesson(lessonLibrary()[static_cast<std::size_t>(i)].path); });
    on(m_actions->openLesson, [this] { askForLesson(); });
    on(m_actions->lessonList, [this] {
        m_lessons->showList();
        showLessonDock();
    });
    on(m_actions->nextStop, [this] { stepInLesson(true); });
    on(m_actions->previousStop, [this] { stepInLesson(false); });
    on(m_actions->previousStopOnBoard, [this] { stepInLesson(false); });
    on(m_actions->returnToStop, [this] { m_walk->goToStop(m_walk->stopIndex()); });
    on(m_actions->closeLesson, [this] { endLesson(true); });
    for (LessonBrowser* text : {m_lessons->text(), m_lessons->endText()})
        text->addActions({m_actions->playOnBoard, m_actions->previousStopOnBoard});
    // What a Space too many says is about the end alone.
    connect(m_lessons, &LessonPanel::currentChanged, this, [this] {
        if (!m_lessons->isAtEnd())
            statusBar()->clearMessage();
    });

    connect(m_lessons, &LessonPanel::lessonChosen, this, &MainWindow::openLesson);
    connect(m_lessons, &LessonPanel::againAsked, this, &MainWindow::openLesson);
    connect(m_lessons, &LessonPanel::openAsked, this, &MainWindow::askForLesson);
    connect(m_lessons, &LessonPanel::listAsked, m_lessons, &LessonPanel::showList);
    connect(m_lessons, &LessonPanel::backAsked, this, [this] { stepInLesson(false); });
    connect(m_lessons, &LessonPanel::nextAsked, this, [this] { stepInLesson(true); });
    connect(m_lessons, &LessonPanel::nextLessonAsked, this, &MainWindow::openNextLesson);
    connect(m_lessons, &LessonPanel::returnAsked, m_actions->returnToStop, &QAction::trigger);
    connect(m_lessons, &LessonPanel::closeAsked, this, [this] { endLesson(true); });
    connect(m_lessons->text(), &LessonBrowser::linkPointed, this, &MainWindow::pointAt);
    connect(m_lessons->text(), &LessonBrowser::linkChosen, this, &MainWindow::choose);
    connect(m_walk, &LessonWalk::stopChanged, this, &MainWindow::showStop);
    connect(m_walk, &LessonWalk::arrived, this, &MainWindow::showStopsPlace);
    connect(m_walk, &LessonWalk::stateChanged, this, &MainWindow::updateActions);
}

void MainWindow::askForLesson()
{
    const QString folder = m_settings.value(QStringLiteral("lessons/folder"), QDir::homePath()).toString();
    const QString path
        = QFileDialog::getOpenFileName(this, tr("Open a lesson"), folder, tr("Lessons (*.md);;All files (*)"));
    if (path.isEmpty())
        return;
    m_settings.setValue(QStringLiteral("lessons/folder"), QFileInfo(path).absolutePath());
    openLesson(path);
}

void MainWindow::fillRecentLessons()
{
    m_recentLessons->clear();
    const QStringList recent = m_progress.recentFiles().paths();
    for (const QString& path : recent)
        m_recentLessons->addAction(QDir::toNativeSeparators(path).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
            [this, path] { openLesson(path); });
    m_recentLessons->setEnabled(!recent.isEmpty());
}

void MainWindow::showLessonDock()
{
    const bool appears = !m_lessonDock->isVisible();
    m_lessonDock->show();
    if (appears)
        resizeDocks({m_lessonDock}, {fontMetrics().averageCharWidth() * 58}, Qt::Horizontal);
    m_lessonDock->raise();
    m_lessons->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void MainWindow::openLesson(const QString& path)
{
    if (!mayLeaveEdit())
        return;
    endEditing();
    m_messages->hide();
    m_lessonCheck.reset();
    // Those that come with the program are tested with it.
    if (libraryIndex(path) >= 0) {
        beginLesson(path, std::make_shared<const Lesson>(readLibraryLesson(path).lesson));
        return;
    }
    const QString file = QFileInfo(path).absoluteFilePath();
    if (tellsDevice(file))
        return;
    m_lessons->showChecking(file);
    showLessonDock();
    m_lessonCheck = std::make_unique<LessonCheckJob>(m_workspace->backend(), file);
    connect(m_lessonCheck.get(), &LessonCheckJob::failed, this, [this](const QString& error) {
        m_lessons->showList();
        m_messages->showMessage(MessageBar::Kind::Problem, tr("The lesson could not be checked: %1").arg(error));
    });
    connect(m_lessonCheck.get(), &LessonCheckJob::finished, this,
        [this, file](const std::shared_ptr<const ReadLesson>& read) {
            if (QFileInfo::exists(file)) {
                m_progress.recentFiles().remember(file);
                fillRecentLessons();
            }
            if (read->problems.empty())
                beginLesson(file, std::make_shared<const Lesson>(read->lesson));
            else
                m_lessons->showProblems(file, read->problems);
        });
}

namespace {

/// Empty where none follows.
QString nextLessonTitle(const QString& path)
{
    const int index = libraryIndex(path);
    const bool followed = index >= 0 && index + 1 < static_cast<int>(lessonLibrary().size());
    return followed ? lessonLibrary()[static_cast<std::size_t>(index) + 1].title : QString();
}

} // namespace

void MainWindow::lendKeysToTensors()
{
    // Space plays the kernel's slide there, but in a lesson it means one thing only.
    m_layersPage->tensors()->addActions({m_actions->playOnBoard, m_actions->previousStopOnBoard});
}

void MainWindow::resumeLesson()
{
    m_docks->freeze();
    makeRoom();
    lendKeysToTensors();
    // Its text in the language that is spoken now; of a file there is one only.
    if (libraryIndex(m_desk->lessonPath) >= 0) {
        auto lesson = std::make_shared<const Lesson>(readLibraryLesson(m_desk->lessonPath).lesson);
        m_desk->title = lesson->title;
        m_walk->retell(std::move(lesson));
    }
    m_lessons->showLesson(m_desk->lessonPath, nextLessonTitle(m_desk->lessonPath));
    m_lessons->text()->setKept(m_desk->keptLink);
    light(litByStop());
    showTitle();
}

void MainWindow::beginLesson(const QString& path, std::shared_ptr<const Lesson> lesson)
{
    // While it was checked, somebody may have begun to edit.
    if (!mayLeaveEdit()) {
        m_lessons->showList();
        return;
    }
    endEditing();
    if (!m_desk->beforeLesson) {
        m_desk->beforeLesson = std::make_unique<Desk::BeforeLesson>(
            Desk::BeforeLesson{m_session->keep(), m_workspace->bookmarks()->list(), m_desk->sessionPath, m_desk->title,
                m_docks->perspective(), m_tabs->currentIndex(), m_lessonDock->isVisible(), {}});
        m_desk->sessionPath.clear(); // what is saved now is another puzzle's session
        m_docks->setPerspective(Perspective::Teach);
        // The stops say what is in sight, and what they speak of needs the room.
        m_docks->freeze();
        makeRoom();
        lendKeysToTensors();
    }
    m_desk->lessonPath = path;
    const int stops = static_cast<int>(lesson->stops.size());
    const int stop = m_progress.stop(path);
    m_desk->title = lesson->title;
    showTitle();
    // The panel shows what the walk tells.
    m_walk->begin(std::move(lesson), stop + 1 < stops ? stop : 0);
    m_lessons->showLesson(path, nextLessonTitle(path));
    showLessonDock();
}

void MainWindow::endLesson(bool givesBack)
{
    m_lessonCheck.reset();
    if (!m_desk->beforeLesson)
        return;
    const auto before = std::exchange(m_desk->beforeLesson, nullptr);
    m_walk->end();
    makeRoom();
    m_desk->lessonPath.clear();
    m_docks->thaw();
    m_layersPage->tensors()->canvas()->choosePlanes(TensorCanvas::Planes::All);
    for (QAction* action : {m_actions->playOnBoard, m_actions->previousStopOnBoard})
        m_layersPage->tensors()->removeAction(action);
    m_tabs->setCurrentIndex(before->tab);
    if (m_docks->perspective() == Perspective::Teach)
        m_docks->setPerspective(before->perspective);
    m_lessons->showList();
    m_lessonDock->setVisible(before->lessonDock);
    if (!givesBack)
        return;
    m_session->restore(before->session);
    m_workspace->bookmarks()->setList(before->bookmarks);
    m_desk->sessionPath = before->sessionPath;
    m_desk->title = before->title;
    showTitle();
    m_board->setFocus();
    showSentence();
}

void MainWindow::stepInLesson(bool forward)
{
    if (!m_walk->isOpen())
        return;
    if (m_lessons->isAtEnd() && forward) {
        const QString next = nextLessonTitle(m_desk->lessonPath);
        statusBar()->showMessage(next.isEmpty()
                ? tr("This is the end of the lesson. Enter or a click leads to the list.")
                : tr("This is the end of the lesson. Enter or a click goes on to: %1").arg(next));
        m_lessons->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    }
    // From the list, or from behind its end, the lesson goes on where it is.
    if (!m_lessons->isReading()) {
        m_walk->goToStop(m_walk->stopIndex());
        m_lessons->showLesson(m_desk->lessonPath, nextLessonTitle(m_desk->lessonPath));
        m_lessons->currentWidget()->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!forward) {
        if (m_walk->stopIndex() > 0) {
            m_walk->goToStop(m_walk->stopIndex() - 1);
            return;
        }
        // As going on leads into the next lesson, going back leads out of it again.
        if (const int before = libraryIndex(m_desk->lessonPath) - 1; before >= 0) {
            const QString path = lessonLibrary()[static_cast<std::size_t>(before)].path;
            openLesson(path);
            if (m_desk->lessonPath == path) // not where somebody wants to keep what is being edited
                m_walk->goToStop(m_walk->stopCount() - 1);
        }
        return;
    }
    if (!m_walk->isLastStop()) {
        m_walk->goToStop(m_walk->stopIndex() + 1);
        return;
    }
    showLessonDock();
    m_lessons->showEnd();
}

void MainWindow::openNextLesson()
{
    const int next = libraryIndex(m_desk->lessonPath) + 1;
    if (next > 0 && next < static_cast<int>(lessonLibrary().size()))
        openLesson(lessonLibrary()[static_cast<std::size_t>(next)].path);
}

void MainWindow::showStop()
{
    m_desk->keptLink.clear();
    light({});
    if (m_walk->isOpen()) {
        m_progress.setStop(m_desk->lessonPath, m_walk->stopIndex(), m_walk->stopCount());
        const QWidget* focused = QApplication::focusWidget();
        const bool kept = focused != nullptr && (takesPlainKeys(focused) || m_lessonDock->isAncestorOf(focused));
        showViews(m_walk->stop().show, true);
        // Space must go on going on, also where the board is hidden now.
        focused = QApplication::focusWidget();
        if (kept && (focused == nullptr || !(takesPlainKeys(focused) || m_lessonDock->isAncestorOf(focused))))
            m_lessons->text()->setFocus(Qt::OtherFocusReason);
    }
    updateActions();
}

bool MainWindow::takesPlainKeys(const QWidget* widget) const
{
    return widget == m_board || widget == m_layersPage->board() || widget == m_layersPage->tensors()->canvas()
        || widget == m_timeline || widget == m_lessons->text() || widget == m_lessons->endText();
}

void MainWindow::showStopsPlace()
{
    const LessonStop& stop = m_walk->stop();
    if (!stop.number.isEmpty()) {
        const Recording& recording = *m_session->recording();
        const Position place = m_session->position();
        const Network& network = *recording.networkOf(place.pass);
        const NamedElement named = namedElement(stop.number, network, recording, place);
        if (named.element) {
            // Also where the tensors are not in sight: a candidate's number is the candidate.
            if (const auto candidate = candidateOf(network, named.layer->outputs.front(), *named.element))
                m_session->pick(candidate);
            m_layersPage->tensors()->pickWhenShown(place, {0, *named.element});
        }
    }
    m_layersPage->tensors()->choosePlanesWhenShown(m_session->position(), stop.planes);
    light(litByStop());
    updateActions();
}

void MainWindow::showViews(const QStringList& names, bool remember)
{
    std::set<QString> wanted;
    for (const QString& name : names) {
        const LessonView* view = lessonViewNamed(name);
        if (view == nullptr)
            continue;
        if (view->centre) {
            m_tabs->setCurrentWidget(m_tabs->findChild<QWidget*>(QLatin1String(view->object)));
            continue;
        }
        auto* dock = findChild<QDockWidget*>(QLatin1String(view->object));
        const bool appears = dock->isHidden();
        if (appears && m_desk->beforeLesson)
            m_desk->beforeLesson->shown.insert(dock->objectName());
        wanted.insert(dock->objectName());
        dock->show();
        // Low enough to leave what is above its size.
        if (appears && dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            resizeDocks({dock}, {fontMetrics().height() * 9}, Qt::Vertical);
        dock->raise();
    }
    if (!remember || !m_desk->beforeLesson)
        return;
    // What only an earlier stop needed goes.
    for (auto it = m_desk->beforeLesson->shown.begin(); it != m_desk->beforeLesson->shown.end();) {
        if (wanted.contains(*it)) {
            ++it;
            continue;
        }
        findChild<QDockWidget*>(*it)->hide();
        it = m_desk->beforeLesson->shown.erase(it);
    }
}

std::vector<BoardPlace> MainWindow::litByStop() const
{
    if (!m_walk->isOpen() || m_walk->isWaiting())
        return {};
    const auto kept = readLessonLink(m_desk->keptLink);
    if (kept && kept->kind == LessonLink::Kind::Light)
        return readBoardPlaces(kept->target).value_or(std::vector<BoardPlace>{});
    return m_walk->stop().light;
}

void MainWindow::light(const std::vector<BoardPlace>& places)
{
    std::vector<Cell> cells;
    std::vector<std::uint16_t> candidates;
    for (const BoardPlace& place : places) {
        if (const auto* candidate = std::get_if<Candidate>(&place)) {
            candidates.push_back(static_cast<std::uint16_t>(candidate->index()));
            continue;
        }
        for (const Cell cell : cellsOf(place)) {
            if (std::find(cells.begin(), cells.end(), cell) == cells.end())
                cells.push_back(cell); // tints don't add up
        }
    }
    m_board->setLit(cells, candidates);
    m_layersPage->setLit(cells, candidates);
}

void MainWindow::pointAt(const QString& target)
{
    const auto link = readLessonLink(target);
    m_layersPage->tensors()->point(std::nullopt);
    if (!link || !m_walk->isOpen()) {
        light(litByStop());
        statusBar()->clearMessage();
        return;
    }
    switch (link->kind) {
    case LessonLink::Kind::Light:
        light(readBoardPlaces(link->target).value_or(std::vector<BoardPlace>{}));
        break;
    case LessonLink::Kind::Pick:
        if (const auto candidate = readCandidate(link->target))
            light({*candidate});
        statusBar()->showMessage(tr("A click picks %1").arg(link->target));
        break;
    case LessonLink::Kind::Number: {
        const Recording& recording = *m_session->recording();
        const Network& network = *recording.networkOf(m_session->position().pass);
        const NamedElement named = namedElement(link->target, network, recording, m_session->position());
        if (!named.element)
            break;
        const Places places = placesOf(network, named.layer->outputs.front());
        std::vector<BoardPlace> cells;
        for (const Cell cell : cellsOf(places, *named.element))
            cells.emplace_back(cell);
        light(cells);
        if (!m_layersPage->tensors()->point(*named.element))
            statusBar()->showMessage(tr("A click shows %1").arg(link->target));
        break;
    }
    case LessonLink::Kind::Go:
        //: an address of the run, or “start” or “end”
        statusBar()->showMessage(tr("A click goes to %1").arg(link->target));
        break;
    case LessonLink::Kind::Show:
        statusBar()->showMessage(tr("A click shows %1").arg(link->target));
        break;
    case LessonLink::Kind::Web:
        statusBar()->showMessage(link->target);
        break;
    }
}

void MainWindow::choose(const QString& target)
{
    const auto link = readLessonLink(target);
    if (!link || !m_walk->isOpen())
        return;
    switch (link->kind) {
    case LessonLink::Kind::Light:
        m_desk->keptLink = target == m_desk->keptLink ? QString() : target;
        m_lessons->text()->setKept(m_desk->keptLink);
        light(litByStop());
        break;
    case LessonLink::Kind::Pick:
        m_session->pick(readCandidate(link->target));
        break;
    case LessonLink::Kind::Number: {
        const Recording& recording = *m_session->recording();
        const Network& network = *recording.networkOf(m_session->position().pass);
        const NamedElement named = namedElement(link->target, network, recording, m_session->position());
        if (named.element) {
            m_layersPage->tensors()->pickWhenShown(m_session->position(), {0, *named.element});
            // A plane that the stop leaves out comes into sight when it is asked for.
            const std::vector<int>& shown = m_walk->stop().planes;
            const ValueId value = named.layer->outputs.front();
            const auto digits = digitsOf(network.value(value).shape, placesOf(network, value), *named.element);
            const auto isShown
                = [&shown](int digit) { return std::find(shown.begin(), shown.end(), digit) != shown.end(); };
            if (!shown.empty() && !digits.empty())
                m_layersPage->tensors()->choosePlanesWhenShown(
                    m_session->position(), std::all_of(digits.begin(), digits.end(), isShown) ? shown : digits);
        }
        showViews({QStringLiteral("tensors")}, false);
        break;
    }
    case LessonLink::Kind::Go: {
        LessonStop there;
        there.go = link->target;
        if (const auto place = there.positionIn(*m_session->recording(), !m_session->isRunning())) {
            m_session->setPlaying(false);
            m_session->goTo(*place);
        }
        break;
    }
    case LessonLink::Kind::Show:
        showViews(link->target.split(QLatin1Char(',')), false);
        break;
    case LessonLink::Kind::Web:
        QDesktopServices::openUrl(QUrl(link->target));
        break;
    }
}

} // namespace convoku
