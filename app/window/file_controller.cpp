// SPDX-License-Identifier: MIT
#include "app/window/file_controller.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/base/trouble.h"
#include "app/document/examples.h"
#include "app/document/found_network.h"
#include "app/document/last_session.h"
#include "app/document/opening_work.h"
#include "app/document/puzzle_target.h"
#include "app/document/session_content.h"
#include "app/document/session_file.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/lessons/lesson_parser.h"
#include "app/window/centre.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/docks.h"
#include "app/window/edit_controller.h"
#include "app/window/lesson_controller.h"
#include "app/window/list_controller.h"
#include "app/window/network_controller.h"
#include "app/window/panels.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/puzzle_files.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QUrl>

namespace convoku {
namespace {

constexpr int kMaxRecentFiles = 10;
constexpr QLatin1String kPerspective("perspective");

} // namespace

FileController::FileController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_recentFiles(*parts.settings, QStringLiteral("file/recent"), kMaxRecentFiles)
    , m_recent(new QMenu(tr("Open &recent"), parts.window))
    , m_opening(new OpeningWork(this))
{
    parts.messages->follow(m_opening);
    addCommands();
    connect(parts.session(), &Session::puzzleChanged, this, &FileController::nameCopies);
    fillRecent();
    // Offers to restore what is discarded when a different puzzle opens.
    new RemovalWatch(
        parts.workspace(), parts.undo, [model = parts.model] { return model->walk.isOpen(); },
        [this](const StartingGrid& start, const QString& name) { openGrid(start, name); });
}

void FileController::openFileOrPuzzle(const QString& argument)
{
    if (!fileExists(argument)) {
        // Text made only of a puzzle's characters is treated as a puzzle, even if some characters are missing.
        static const QRegularExpression kPuzzle(QStringLiteral("^[0-9.*_xX]+$"));
        const PuzzleSource source = readPuzzleText(argument, {.board = m_parts.session()->network().board});
        if (!source.puzzles.empty() || kPuzzle.match(argument).hasMatch()) {
            openText(argument, tr("Puzzle from the command line"));
            return;
        }
    }
    openFile(argument);
}

/// It may never end, or never begin, and whoever reads it would wait for ever.
bool FileController::tellsDevice(const QString& path)
{
    if (!isDevice(path))
        return false;
    showProblems(QFileInfo(path).fileName(), {unreadable(path, tr("it is a device or a pipe, not a file"))}, false);
    return true;
}

void FileController::openFile(const QString& path)
{
    const QString trouble = troubleIn([&] { openAnyFile(path); });
    if (!trouble.isEmpty())
        showProblems(QFileInfo(path).fileName(), {unreadable(path, trouble)}, false);
}

void FileController::openAnyFile(const QString& path)
{
    m_opening->cancel(); // the later file counts
    constexpr qint64 kBeginning = 16 * 1024;
    if (tellsDevice(path))
        return;
    InputFile file(path);
    const QByteArray beginning = file.openFile() ? file.peek(kBeginning) : QByteArray();
    if (looksLikeSession(beginning)) {
        openSession(path);
        return;
    }
    if (file.isOpen() && looksLikeLesson(path, beginning)) {
        m_parts.lessons->open(path);
        return;
    }
    if (looksLikeNetwork(path) || looksLikeWeights(path)) {
        m_parts.networks->open(path);
        return;
    }
    m_parts.lists->openPuzzleText({path, {}, {}});
}

void FileController::openText(const QString& text, const QString& name)
{
    m_opening->cancel(); // the later file counts
    const QString trouble = troubleIn([&] { m_parts.lists->openPuzzleText({{}, text, name}); });
    if (!trouble.isEmpty())
        m_parts.showProblem(trouble);
}

bool FileController::canOpen(Board board)
{
    const bool can = m_parts.networks->optionsFor(board).has_value();
    if (!can)
        m_parts.showMessage(Wording::otherBoard(board, m_parts.session()->network().board), 10000);
    return can;
}

void FileController::openGrid(const StartingGrid& start, const QString& name)
{
    const Board board = start.givens.board();
    if (canOpen(board))
        openGrid(start, name, *m_parts.networks->optionsFor(board));
    else
        markOpen();
}

bool FileController::openGrid(
    const StartingGrid& start, const QString& name, const RunOptions& options, std::optional<Position> place)
{
    if (!m_parts.editing->leave()) {
        markOpen();
        return false;
    }
    m_parts.lessons->end(false);
    m_parts.model->sessionPath.clear();
    Session* session = m_parts.session();
    std::function<void()> back;
    if (session->hasPuzzle() && session->options().pass.model != options.pass.model)
        back = [this, before = session->recording()->startingGrid(), named = m_parts.model->title,
                   run = session->options(), at = session->aim()] { openGrid(before, named, run, at); };
    session->open(start, name, options, place);
    if (back)
        m_parts.networks->offerBack(*options.pass.model, std::move(back));
    markOpen();
    m_parts.model->title = name;
    Q_EMIT titleChanged();
    // A user who works through the list continues there.
    if (!m_parts.panels->collection->isAncestorOf(QApplication::focusWidget()))
        focusView();
    const std::vector<HouseCells>& houses = m_parts.session()->network().houses;
    const Contradictions found = contradictionsIn(start.givens.startingCandidates(), houses);
    if (const auto* clash = found.clash())
        m_parts.showProblem(Wording::clash(*clash));
    return true;
}

void FileController::markOpen()
{
    if (m_parts.session()->hasPuzzle())
        m_parts.panels->collection->markOpen(m_parts.session()->recording()->startingGrid());
}

void FileController::focusView()
{
    m_parts.centre->current().widget->setFocus(Qt::OtherFocusReason);
}

void FileController::openSession(const QString& path)
{
    m_opening->open(QFileInfo(path).fileName(), [this, path] {
        const SessionFile file = readSessionFile(path);
        SessionContent content;
        content.problem = file.problem;
        if (file.problem.isEmpty())
            content = readSession(file.json);
        const auto perspective = Docks::perspectiveOf(file.json.value(kPerspective).toString());
        return [this, path, perspective, content = std::move(content)] { showSession(path, content, perspective); };
    });
}

void FileController::showSession(
    const QString& path, const SessionContent& content, const std::optional<Perspective>& perspective)
{
    const QString name = QFileInfo(path).fileName();
    if (!content.problem.isEmpty()) {
        m_parts.showProblem(tr("%1 could not be opened.").arg(name), {content.problem});
        return;
    }
    if (!m_parts.editing->leave())
        return;
    m_parts.lessons->end(false);
    m_parts.workspace()->open(content, QFileInfo(path).completeBaseName());
    m_parts.messages->hide();
    m_parts.model->sessionPath = path;
    rememberFile(path);
    m_parts.model->title = QFileInfo(path).completeBaseName();
    Q_EMIT titleChanged();
    QDockWidget* collection = m_parts.panels->collectionDock;
    const bool shown = collection->isVisible();
    if (!content.layout.isEmpty()) {
        // It is the arrangement of a perspective: that one, not the one that happens to be looked at. Older files do
        // not say of which.
        if (perspective)
            m_parts.docks->setPerspective(*perspective);
        m_parts.docks->setState(content.layout);
    }
    collection->setVisible(shown);
    m_parts.panels->collection->markOpen(m_parts.session()->recording()->startingGrid());
    focusView();
    if (content.leftOut > 0)
        m_parts.showProblem(tr("%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.",
            nullptr, content.leftOut)
                                .arg(name));
}

void FileController::begin()
{
    const auto last = lastSession(*m_parts.settings);
    if (!last) {
        openExample();
    } else if (isSlowToRead(last->session)) {
        m_opening->open(last->title, [this, last] {
            return [this, title = last->title, content = readSession(last->session)] { beginWith(content, title); };
        });
    } else { // the first picture is that of the run
        beginWith(readSession(last->session), last->title);
    }
}

void FileController::beginWith(const SessionContent& content, const QString& title)
{
    // The user did not ask for this session: if it cannot be read, no message is shown.
    if (!content.problem.isEmpty()) {
        openExample();
        return;
    }
    m_parts.workspace()->open(content, title);
    m_parts.model->title = title;
    Q_EMIT titleChanged();
}

void FileController::openExample()
{
    const Example first = examples().front();
    openGrid(first.givens, first.name);
}

void FileController::saveSession(bool askForName)
{
    const QString& known = m_parts.model->sessionPath;
    if (!askForName && !known.isEmpty()) {
        saveSessionTo(known);
        return;
    }
    const QString folder = m_parts.settings->value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString name = known.isEmpty() ? QDir(folder).filePath(QStringLiteral("session.convoku")) : known;
    const QString path
        = askForTarget(tr("Save session"), name, {tr("Sessions of Convoku (*.convoku)")}, m_parts.window).first;
    if (!path.isEmpty())
        saveSessionTo(path);
}

bool FileController::saveSessionTo(const QString& path)
{
    if (!m_parts.session()->hasPuzzle())
        return false;
    const QString shown = QDir::toNativeSeparators(path);
    QJsonObject json = m_parts.workspace()->toJson(m_parts.docks->state());
    json[kPerspective] = Docks::idOf(m_parts.docks->perspective());
    const QString problem = writeSessionFile(path, json);
    if (!problem.isEmpty()) {
        m_parts.showProblem(tr("%1 could not be saved.").arg(shown), {problem});
        offerElsewhere([this] { saveSession(true); });
        return false;
    }
    m_parts.model->sessionPath = path;
    rememberFile(path);
    m_parts.showMessage(tr("Saved: %1").arg(shown));
    return true;
}

void FileController::savePuzzle(bool ofPosition)
{
    Session& session = *m_parts.session();
    session.setPlaying(false);
    const bool editing = m_parts.isEditing();
    PuzzleEdit& edit = m_parts.model->edit;
    const bool withCandidates = ofPosition || (editing && !edit.start().isOfGivens());
    const auto target = askForPuzzleTarget(ofPosition ? tr("Save position") : tr("Save puzzle"), withCandidates,
        m_parts.board(), *m_parts.settings, m_parts.window);
    if (!target)
        return;
    Puzzle puzzle;
    if (editing)
        puzzle = puzzleToWrite(edit.start(), target->format);
    else
        puzzle = puzzleToWrite(
            *session.recording(), ofPosition ? session.position() : session.recording()->first(), target->format);
    const QString shown = QDir::toNativeSeparators(target->path);
    const QString problem = writePuzzleFile(target->path, target->format, puzzle);
    if (!problem.isEmpty()) {
        m_parts.showProblem(tr("%1 could not be saved.").arg(shown), {problem});
        offerElsewhere([this, ofPosition] { savePuzzle(ofPosition); });
        return;
    }
    if (editing)
        edit.setSaved();
    m_parts.showMessage(tr("Saved: %1").arg(shown));
}

void FileController::offerElsewhere(std::function<void()> save)
{
    m_parts.messages->offer(tr("Save elsewhere…"), std::move(save));
}

void FileController::showProblems(const QString& name, const QStringList& problems, bool anyPuzzle)
{
    if (problems.isEmpty())
        return;
    const QString what = name.isEmpty() ? tr("The text") : name;
    m_parts.showProblem(
        anyPuzzle ? tr("Some lines of %1 are not puzzles.").arg(what) : tr("%1 could not be opened.").arg(what),
        problems);
}

void FileController::askForFile()
{
    const QString folder = m_parts.settings->value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path
        = QFileDialog::getOpenFileName(m_parts.window, tr("Open puzzles, a session, a lesson or a network"), folder,
            tr("Puzzles, sessions, lessons, networks (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md "
               "*.network *.gz *.zst);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void FileController::openRecent(const QString& path)
{
    if (QFileInfo::exists(path)) {
        openFile(path);
        return;
    }
    m_parts.showProblem(tr("%1 no longer exists.").arg(QDir::toNativeSeparators(path)));
    m_parts.messages->offer(tr("Remove it from the list"), [this, path] {
        m_recentFiles.forget(path);
        fillRecent();
        m_parts.messages->hide();
    });
}

void FileController::rememberFile(const QString& path)
{
    m_recentFiles.remember(path);
    m_parts.settings->setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    fillRecent();
}

void FileController::fillRecent()
{
    m_recent->clear();
    const QStringList recent = m_recentFiles.paths();
    for (const QString& path : recent)
        m_recent->addAction(withoutMnemonic(QDir::toNativeSeparators(path)), this, [this, path] { openRecent(path); });
    m_recent->setEnabled(!recent.isEmpty());
}

void FileController::take(const QMimeData& content, bool fromClipboard)
{
    // A list of addresses may be empty.
    const QList<QUrl> urls = content.urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        openFile(fileNameFromUrl(urls.front()));
    else if (fromClipboard && m_parts.isEditing())
        m_parts.editing->paste(content.text());
    else
        openText(content.text(), fromClipboard ? QString() : tr("Dropped text"));
}

} // namespace convoku
