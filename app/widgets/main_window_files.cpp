// SPDX-License-Identifier: MIT
// The window's dealings with files, the clipboard and the typing of puzzles.
#include "app/session/kernel_slide.h"
#include "app/session/puzzle_target.h"
#include "app/session/session_file.h"
#include "app/widgets/appearance.h"
#include "app/widgets/board_view.h"
#include "app/widgets/collection_panel.h"
#include "app/widgets/docks.h"
#include "app/widgets/export_dialog.h"
#include "app/widgets/layer_export.h"
#include "app/widgets/layers_page.h"
#include "app/widgets/main_window.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/puzzle_files.h"
#include "app/widgets/run_status.h"
#include "app/widgets/tensor_view.h"
#include "app/widgets/window_actions.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSettings>
#include <QStatusBar>

namespace convoku {
namespace {

constexpr int kMaxRecent = 10;

} // namespace

void MainWindow::connectFile()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(m_actions->newPuzzle, [this] { editPuzzle({}); });
    on(m_actions->open, [this] { askForFile(); });
    on(m_actions->saveSession, [this] { saveSession(false); });
    on(m_actions->saveSessionAs, [this] { saveSession(true); });
    on(m_actions->paste, [this] { paste(); });
    on(m_actions->copyPuzzle, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(m_session->recording()->givens().toText()));
    });
    on(m_actions->copyPosition, [this] {
        const State state = m_session->recording()->stateAt(m_session->position());
        QApplication::clipboard()->setText(QString::fromStdString(Grid::fromDecided(state.candidates).toText()));
    });
    for (const QAction* action : m_actions->copyAs) {
        const auto format = static_cast<PuzzleFormat>(action->data().toInt());
        connect(action, &QAction::triggered, this, [this, format] {
            const Puzzle puzzle = puzzleToWrite(*m_session->recording(), m_session->position(), format);
            QApplication::clipboard()->setText(QString::fromStdString(writePuzzle(format, puzzle)));
            statusBar()->showMessage(tr("Copied: %1").arg(Wording::format(format)), 5000);
        });
    }
    on(m_actions->savePuzzle, [this] { savePuzzle(false); });
    on(m_actions->savePosition, [this] { savePuzzle(true); });
    on(m_actions->edit, [this](bool begin) {
        if (begin)
            editPuzzle(m_session->hasPuzzle() ? m_session->recording()->givens() : Grid());
        else
            acceptEdited();
    });
    on(m_actions->exportGif, [this] { exportGif({}); });
    on(m_actions->exportLayer, [this] { exportLayer(false); });
    on(m_actions->exportSlide, [this] { exportLayer(true); });
    on(m_actions->quit, [this] { close(); });
}

void MainWindow::openFileOrPuzzle(const QString& argument)
{
    if (!QFileInfo::exists(argument)) {
        // What has only a puzzle's characters is meant as one, also where some are missing.
        static const QRegularExpression kPuzzle(QStringLiteral("^[0-9.*_xX]+$"));
        const PuzzleSource source = readPuzzleText(argument);
        if (!source.puzzles.empty() || kPuzzle.match(argument).hasMatch()) {
            take(source);
            return;
        }
    }
    openFile(argument);
}

void MainWindow::openFile(const QString& path)
{
    constexpr qint64 kBeginning = 16 * 1024;
    QFile file(path);
    const QByteArray beginning = file.open(QIODevice::ReadOnly) ? file.peek(kBeginning) : QByteArray();
    if (looksLikeSession(beginning)) {
        openSession(path);
        return;
    }
    if (file.isOpen() && looksLikeLesson(path, beginning)) {
        openLesson(path);
        return;
    }
    const PuzzleSource source = readPuzzleFile(path);
    if (!source.puzzles.empty())
        rememberFile(path);
    take(source);
}

void MainWindow::openSession(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    SessionFile file = readSessionFile(path);
    QByteArray layout;
    int leftOut = 0;
    if (file.problem.isEmpty()) {
        endEditing();
        endLesson(false);
        file.problem = m_workspace->open(file.json, QFileInfo(path).completeBaseName(), &layout, &leftOut);
    }
    if (!file.problem.isEmpty()) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("%1 could not be opened.").arg(name), {file.problem});
        return;
    }
    m_messages->hide();
    m_sessionPath = path;
    rememberFile(path);
    setWindowTitle(tr("%1 – Convoku").arg(QFileInfo(path).completeBaseName()));
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
    if (!askForName && !m_sessionPath.isEmpty()) {
        saveSessionTo(m_sessionPath);
        return;
    }
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString name
        = m_sessionPath.isEmpty() ? QDir(folder).filePath(QStringLiteral("session.convoku")) : m_sessionPath;
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
        return false;
    }
    m_sessionPath = path;
    rememberFile(path);
    statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 5000);
    return true;
}

void MainWindow::savePuzzle(bool ofPosition)
{
    m_session->setPlaying(false);
    const auto target
        = askForPuzzleTarget(ofPosition ? tr("Save position") : tr("Save puzzle"), ofPosition, m_settings, this);
    if (!target)
        return;
    const Position position = ofPosition ? m_session->position() : m_session->recording()->first();
    const Puzzle puzzle = puzzleToWrite(*m_session->recording(), position, target->format);
    const QString shown = QDir::toNativeSeparators(target->path);
    const QString problem = writePuzzleFile(target->path, target->format, puzzle);
    if (problem.isEmpty())
        statusBar()->showMessage(tr("Saved: %1").arg(shown), 5000);
    else
        m_messages->showMessage(MessageBar::Kind::Problem, tr("%1 could not be saved.").arg(shown), {problem});
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
        resizeDocks({m_collectionDock}, {m_collection->fontMetrics().height() * 8}, Qt::Vertical);
    const QString name = source.name.isEmpty() ? tr("Pasted text") : source.name;
    openGrid(source.puzzles.front().startingGrid(), several ? tr("%1, no. %2").arg(name).arg(1) : name);
}

void MainWindow::openGrid(const StartingGrid& start, const QString& name)
{
    endEditing();
    endLesson(false);
    m_sessionPath.clear();
    m_session->open(start, name);
    m_collection->markOpen(start);
    setWindowTitle(name.isEmpty() ? tr("Convoku") : tr("%1 – Convoku").arg(name));
    if (const auto clash = start.givens.firstClash())
        m_messages->showMessage(MessageBar::Kind::Problem, Wording::clash(*clash));
}

void MainWindow::askForFile()
{
    const QString folder = m_settings.value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open puzzles, a session or a lesson"), folder,
        tr("Puzzles, sessions, lessons (*.txt *.sdm *.sdk *.sdx *.ss *.csv *.convoku *.md);;All files (*)"));
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
    m_tabs->setCurrentWidget(m_board);
    m_board->beginEditing(givens);
    m_messages->showMessage(MessageBar::Kind::Information,
        tr("Editing the puzzle: type digits, 0 or Space for an empty cell; move with the arrows, clear with Delete. "
           "Enter "
           "runs it, Esc keeps the old one."));
    m_status->setEditing(true);
    // What they tell is of the old puzzle.
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        if (dock != m_collectionDock)
            dock->widget()->setEnabled(false);
    }
    showSentence();
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
    m_status->setEditing(false);
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        dock->widget()->setEnabled(true);
    showSentence();
}

void MainWindow::exportGif(const std::shared_ptr<const Proof>& proof)
{
    m_session->setPlaying(false);
    // The run may go on: the pictures are of what is there now.
    auto snapshot = std::make_shared<const Recording>(*m_session->recording());
    ExportDialog dialog({std::move(snapshot), m_session->position().pass, m_session->range(), proof},
        boardThemeOfPalette(), m_settings, this);
    dialog.exec();
}

void MainWindow::exportLayer(bool animation)
{
    const TensorView* tensors = m_layersPage->current();
    LayerPicture picture = tensors->layerPicture();
    if (picture.layer == nullptr)
        return; // its values are still being computed
    m_session->setPlaying(false);
    tensors->slide()->setPlaying(false);
    picture.theme = boardThemeOfPalette();
    if (animation) {
        ExportDialog dialog(
            ExportDialog::Subject::ofSlide(picture, *tensors->slide()), picture.theme, m_settings, this);
        dialog.exec();
        return;
    }
    const QString path = askForPictureName(m_settings, this);
    if (path.isEmpty())
        return;
    const QString problem = writeLayerPicture(picture, path);
    if (problem.isEmpty())
        statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), 5000);
    else
        m_messages->showMessage(MessageBar::Kind::Problem, problem);
}

} // namespace convoku
