// SPDX-License-Identifier: MIT
// The window's dealings with files, the clipboard, and what is dragged in and out.
#include "app/files/file_name.h"
#include "app/files/input_file.h"
#include "app/lessons/lesson_parser.h"
#include "app/session/cell_address.h"
#include "app/session/element_address.h"
#include "app/session/kernel_slide.h"
#include "app/session/puzzle_edit.h"
#include "app/session/puzzle_target.h"
#include "app/session/session_file.h"
#include "app/session/trouble.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/collections/collection_panel.h"
#include "app/widgets/exporting/picture_drag.h"
#include "app/widgets/layers/layers_page.h"
#include "app/widgets/layers/tensor_view.h"
#include "app/widgets/parts/appearance.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/parts/puzzle_files.h"
#include "app/widgets/shell/docks.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QDrag>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>

namespace convoku {

void MainWindow::connectFile()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(m_actions->open, [this] { askForFile(); });
    on(m_actions->saveSession, [this] { saveSession(false); });
    on(m_actions->saveSessionAs, [this] { saveSession(true); });
    on(m_actions->paste, [this] { paste(); });
    on(m_actions->copyPuzzle, [this] {
        if (m_board->isEditing())
            copyEdited();
        else
            QApplication::clipboard()->setText(QString::fromStdString(m_session->recording()->givens().toText()));
    });
    on(m_actions->copyPosition, [this] {
        const State state = m_session->recording()->stateAt(m_session->position());
        QApplication::clipboard()->setText(QString::fromStdString(Grid::fromDecided(state.candidates).toText()));
    });
    for (const QAction* action : m_actions->copyAs) {
        const auto format = static_cast<PuzzleFormat>(action->data().toInt());
        connect(action, &QAction::triggered, this, [this, format] {
            const Puzzle puzzle = m_board->isEditing()
                ? puzzleToWrite(m_edit->start(), format)
                : puzzleToWrite(*m_session->recording(), m_session->position(), format);
            QApplication::clipboard()->setText(QString::fromStdString(writePuzzle(format, puzzle)));
            statusBar()->showMessage(tr("Copied: %1").arg(Wording::format(format)), 5000);
        });
    }
    on(m_actions->savePuzzle, [this] { savePuzzle(false); });
    on(m_actions->savePosition, [this] { savePuzzle(true); });
    on(m_actions->copyAddress, [this] {
        const QString address = Wording::address(*m_session->recording(), m_session->position());
        QApplication::clipboard()->setText(address);
        statusBar()->showMessage(tr("Copied: %1").arg(address), 5000);
    });
    on(m_actions->copyPicked, [this] {
        QApplication::clipboard()->setText(pickedAddress());
        statusBar()->showMessage(tr("Copied: %1").arg(pickedAddress()), 5000);
    });
    connectCollection();
    on(m_actions->quit, [this] { close(); });
}

void MainWindow::openFileOrPuzzle(const QString& argument)
{
    if (!fileExists(argument)) {
        // What has only a puzzle's characters is meant as one, also where some are missing.
        static const QRegularExpression kPuzzle(QStringLiteral("^[0-9.*_xX]+$"));
        const PuzzleSource source = readPuzzleText(argument);
        if (!source.puzzles.empty() || kPuzzle.match(argument).hasMatch()) {
            openText(argument);
            return;
        }
    }
    openFile(argument);
}

/// It may never end, or never begin, and whoever reads it would wait for ever.
bool MainWindow::tellsDevice(const QString& path)
{
    if (!isDevice(path))
        return false;
    tellProblems(QFileInfo(path).fileName(), {unreadable(path, tr("it is a device or a pipe, not a file"))}, false);
    return true;
}

void MainWindow::openFile(const QString& path)
{
    const QString trouble = troubleIn([&] { openAnyFile(path); });
    if (!trouble.isEmpty())
        tellProblems(QFileInfo(path).fileName(), {unreadable(path, trouble)}, false);
}

void MainWindow::openAnyFile(const QString& path)
{
    constexpr qint64 kBeginning = 16 * 1024;
    if (tellsDevice(path))
        return;
    InputFile file(path);
    const QByteArray beginning = file.open(QIODevice::ReadOnly) ? file.peek(kBeginning) : QByteArray();
    if (looksLikeSession(beginning)) {
        openSession(path);
        return;
    }
    if (file.isOpen() && looksLikeLesson(path, beginning)) {
        openLesson(path);
        return;
    }
    openPuzzleText({path, {}});
}

void MainWindow::openSession(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    SessionFile file = readSessionFile(path);
    QByteArray layout;
    int leftOut = 0;
    if (file.problem.isEmpty()) {
        if (!mayLeaveEdit())
            return;
        endEditing();
        endLesson(false);
        file.problem = m_workspace->open(file.json, QFileInfo(path).completeBaseName(), &layout, &leftOut);
    }
    if (!file.problem.isEmpty()) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("%1 could not be opened.").arg(name), {file.problem});
        return;
    }
    m_messages->hide();
    m_desk->sessionPath = path;
    rememberFile(path);
    m_desk->title = QFileInfo(path).completeBaseName();
    showTitle();
    const bool collection = m_collectionDock->isVisible();
    if (!layout.isEmpty())
        m_docks->setState(layout);
    m_collectionDock->setVisible(collection);
    m_collection->markOpen(m_session->recording()->startingGrid());
    if (leftOut > 0)
        m_messages->showMessage(MessageBar::Kind::Problem,
            tr("%n breakpoint(s), bookmark(s) or watch(es) of %1 could not be read and were left out.", nullptr,
                leftOut)
                .arg(name));
}

void MainWindow::saveSession(bool askForName)
{
    if (!askForName && !m_desk->sessionPath.isEmpty()) {
        saveSessionTo(m_desk->sessionPath);
        return;
    }
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString name = m_desk->sessionPath.isEmpty() ? QDir(folder).filePath(QStringLiteral("session.convoku"))
                                                       : m_desk->sessionPath;
    const QString path = askForTarget(tr("Save session"), name, {tr("Sessions of Convoku (*.convoku)")}, this).first;
    if (!path.isEmpty())
        saveSessionTo(path);
}

bool MainWindow::saveSessionTo(const QString& path)
{
    if (!m_session->hasPuzzle())
        return false;
    const QString problem = writeSessionFile(path, m_workspace->toJson(m_docks->state()));
    if (!problem.isEmpty()) {
        m_messages->showMessage(
            MessageBar::Kind::Problem, tr("%1 could not be saved.").arg(QDir::toNativeSeparators(path)), {problem});
        offerElsewhere([this] { saveSession(true); });
        return false;
    }
    m_desk->sessionPath = path;
    rememberFile(path);
    statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 5000);
    return true;
}

void MainWindow::savePuzzle(bool ofPosition)
{
    m_session->setPlaying(false);
    const bool editing = m_board->isEditing();
    const bool withCandidates = ofPosition || (editing && !m_edit->start().isOfGivens());
    const auto target
        = askForPuzzleTarget(ofPosition ? tr("Save position") : tr("Save puzzle"), withCandidates, m_settings, this);
    if (!target)
        return;
    Puzzle puzzle;
    if (editing)
        puzzle = puzzleToWrite(m_edit->start(), target->format);
    else
        puzzle = puzzleToWrite(*m_session->recording(),
            ofPosition ? m_session->position() : m_session->recording()->first(), target->format);
    const QString shown = QDir::toNativeSeparators(target->path);
    const QString problem = writePuzzleFile(target->path, target->format, puzzle);
    if (!problem.isEmpty()) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("%1 could not be saved.").arg(shown), {problem});
        offerElsewhere([this, ofPosition] { savePuzzle(ofPosition); });
        return;
    }
    if (editing)
        m_edit->setSaved();
    statusBar()->showMessage(tr("Saved: %1").arg(shown), 5000);
}

void MainWindow::openText(const QString& text)
{
    const QString trouble = troubleIn([&] { openPuzzleText({{}, text}); });
    if (!trouble.isEmpty())
        tellProblem(trouble);
}

void MainWindow::openGrid(const StartingGrid& start, const QString& name)
{
    if (!mayLeaveEdit()) {
        // The list shows what is open.
        if (m_session->hasPuzzle())
            m_collection->markOpen(m_session->recording()->startingGrid());
        return;
    }
    endEditing();
    endLesson(false);
    m_desk->sessionPath.clear();
    m_session->open(start, name);
    m_collection->markOpen(start);
    m_desk->title = name;
    showTitle();
    if (const auto clash = start.givens.firstClash())
        m_messages->showMessage(MessageBar::Kind::Problem, Wording::clash(*clash));
}

void MainWindow::askForFile()
{
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open puzzles, a session or a lesson"), folder,
        tr("Puzzles, sessions, lessons (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.opensudoku *.convoku *.md);;All files "
           "(*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::rememberFile(const QString& path)
{
    m_recentFiles.remember(path);
    m_settings.setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    fillRecent();
}

void MainWindow::fillRecent()
{
    m_recent->clear();
    const QStringList recent = m_recentFiles.paths();
    for (const QString& path : recent)
        m_recent->addAction(QDir::toNativeSeparators(path).replace(QLatin1Char('&'), QStringLiteral("&&")), this,
            [this, path] { openRecent(path); });
    m_recent->setEnabled(!recent.isEmpty());
}

void MainWindow::paste()
{
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content == nullptr) // what held it may be gone, or be nobody's
        return;
    // A list of addresses may be empty.
    const QList<QUrl> urls = content->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        openFile(fileNameFromUrl(urls.front()));
    else if (m_board->isEditing())
        pasteIntoEdit(content->text());
    else
        openText(content->text());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    // Not the picture that is dragged out of the window.
    if (event->source() == nullptr && (event->mimeData()->hasUrls() || event->mimeData()->hasText()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        openFile(fileNameFromUrl(urls.front()));
    else
        openText(event->mimeData()->text());
    event->acceptProposedAction();
}

void MainWindow::dragPicture()
{
    const auto picture = shownPicture();
    if (!picture)
        return;
    m_session->setPlaying(false);
    if (!m_desk->dragged)
        m_desk->dragged = std::make_unique<QTemporaryDir>();
    const Recording& recording = *m_session->recording();
    const QString name = QStringLiteral("convoku-%1.png").arg(Wording::address(recording, m_session->position()));
    const Theme::Kind theme = boardThemeOfPalette();
    auto dragged = pictureData(
        *picture, theme, QString::fromStdString(recording.givens().toText()), m_desk->dragged->filePath(name));
    if (!dragged)
        return;
    auto* drag = new QDrag(m_board);
    drag->setMimeData(dragged.release());
    drag->setPixmap(dragPixmap(*picture, theme, devicePixelRatioF()));
    drag->exec(Qt::CopyAction);
}

QString MainWindow::pickedAddress() const
{
    if (m_tabs->currentWidget() == m_layersPage) {
        const TensorView& view = *m_layersPage->current();
        if (view.layer() != nullptr && view.picked() && view.shownValues()) {
            const Network& network = view.shownValues()->network();
            const ValueId value = view.layer()->outputs[static_cast<std::size_t>(view.picked()->output)];
            return elementText(network.value(value).shape, placesOf(network, value), view.picked()->element);
        }
    }
    return m_session->picked() ? candidateText(*m_session->picked()) : QString();
}

} // namespace convoku
