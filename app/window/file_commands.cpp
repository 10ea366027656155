// SPDX-License-Identifier: MIT
// The commands that open, save and copy.
#include "app/document/cell_address.h"
#include "app/document/element_address.h"
#include "app/document/puzzle_target.h"
#include "app/views/board/puzzle_edit.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/centre.h"
#include "app/window/edit_controller.h"
#include "app/window/file_controller.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMimeData>

namespace convoku {
namespace {

void copy(const std::string& text)
{
    QApplication::clipboard()->setText(QString::fromStdString(text));
}

/// Returns the id of the command that copies puzzles in this format.
QByteArray idOf(const PuzzleFormatInfo& info)
{
    return "copy_as_" + QByteArray(info.id.data(), static_cast<qsizetype>(info.id.size()));
}

} // namespace

void FileController::addCommands()
{
    Commands& commands = *m_parts.commands;
    const auto has = [this] { return m_parts.hasRun(); };
    const auto hasPuzzle = [this] { return m_parts.hasRun() || m_parts.isEditing(); };
    commands.add({.id = "open",
        .text = tr("&Open…"),
        .help = tr("Open a file with one or more puzzles"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_O)},
        .does = [this] { askForFile(); },
        .sign = Sign::Open});
    commands.add({.id = "paste",
        .text = tr("&Paste puzzle"),
        .help = tr("Open the puzzle in the clipboard"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_V)},
        .does = [this] {
            // Null if the program that held the content has ended, or if no program holds it.
            if (const QMimeData* content = QApplication::clipboard()->mimeData())
                take(*content, true);
        }});
    commands.add({.id = "save_session",
        .text = tr("&Save session"),
        .help = tr("Save puzzle, rules, position, breakpoints, bookmarks and layout to a file"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_S)},
        .does = [this] { saveSession(false); },
        .enabled = has});
    commands.add({.id = "save_session_as",
        .text = tr("Save session &as…"),
        .help = tr("Save the session to a different file"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        .does = [this] { saveSession(true); },
        .enabled = has});
    commands.add({.id = "save_puzzle",
        .text = tr("Save pu&zzle as…"),
        .help = tr("Save the puzzle as it was opened, in a format that other programs read"),
        .does = [this] { savePuzzle(false); },
        .enabled = hasPuzzle});
    commands.add({.id = "save_position",
        .text = tr("Save pos&ition as…"),
        .help = tr("Save the givens and the candidates of this position, in a format that other programs read"),
        .does = [this] { savePuzzle(true); },
        .enabled = has});
    commands
        .add({.id = "quit",
            .text = tr("&Quit"),
            .help = tr("Close the window"),
            .keys = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
            .does = [this] { m_parts.window->close(); }})
        ->setMenuRole(QAction::QuitRole);
    addCopies();
}

void FileController::addCopies()
{
    Commands& commands = *m_parts.commands;
    const auto has = [this] { return m_parts.hasRun(); };
    const auto hasPuzzle = [this] { return m_parts.hasRun() || m_parts.isEditing(); };
    commands.add({.id = "copy_puzzle",
        .text = tr("&Copy puzzle"),
        .help = tr("Copy the givens, one character per cell"),
        .keys = {QKeySequence(Qt::CTRL | Qt::Key_C)},
        .does =
            [this] {
                if (m_parts.isEditing())
                    m_parts.editing->copy();
                else
                    copy(m_parts.session()->recording()->givens().toText());
            },
        .enabled = hasPuzzle});
    commands.add({.id = "copy_position",
        .text = tr("Copy &decided cells"),
        .help = tr("Copy the digits decided at this position, one character per cell"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
        .does = [this] { copy(Grid::fromDecided(m_parts.session()->moment().state().candidates).toText()); },
        .enabled = has});
    for (const PuzzleFormat format : copiedFormats()) {
        const PuzzleFormatInfo& info = puzzleFormat(format);
        const QByteArray id = idOf(info);
        commands.add({.id = id.constData(),
            .text = tr("Copy as: %1").arg(Wording::format(format, m_parts.board())),
            .help = info.candidates ? tr("Copy the givens and the candidates of this position")
                                    : tr("Copy the givens; this format has no candidates"),
            .does =
                [this, format] {
                    const Session& session = *m_parts.session();
                    copy(writePuzzle(format,
                        m_parts.isEditing() ? puzzleToWrite(m_parts.model->edit.start(), format)
                                            : puzzleToWrite(*session.recording(), session.position(), format)));
                    m_parts.showMessage(tr("Copied: %1").arg(Wording::format(format, m_parts.board())));
                },
            .enabled
            = [this, hasPuzzle,
                  anyBoard = info.anyBoard] { return hasPuzzle() && (anyBoard || m_parts.board() == Board()); }});
    }
    commands.add({.id = "copy_address",
        .text = tr("Copy the address of this p&lace"),
        .help = tr("Copy the current pass, step and layer in the form that Go to address reads"),
        .does =
            [this] {
                const QString address
                    = Wording::address(*m_parts.session()->recording(), m_parts.session()->position());
                QApplication::clipboard()->setText(address);
                m_parts.showMessage(tr("Copied: %1").arg(address));
            },
        .enabled = has});
    commands.add({.id = "copy_picked",
        .text = tr("Copy the pic&ked candidate or number"),
        .help
        = tr("Copy the address of the picked candidate or, in the tensors, the address and value of the picked number"),
        .does =
            [this] {
                QApplication::clipboard()->setText(pickedAddress());
                m_parts.showMessage(tr("Copied: %1").arg(pickedAddress()));
            },
        .enabled = [this] { return m_parts.hasRun() && !pickedAddress().isEmpty(); }});
}

void FileController::nameCopies()
{
    for (const PuzzleFormat format : copiedFormats())
        (*m_parts.commands)[idOf(puzzleFormat(format)).constData()]->setText(
            tr("Copy as: %1").arg(Wording::format(format, m_parts.board())));
}

std::span<const PuzzleFormat> FileController::copiedFormats()
{
    static constexpr PuzzleFormat kFormats[]
        = {PuzzleFormat::Line, PuzzleFormat::Grid, PuzzleFormat::CandidateGrid, PuzzleFormat::CandidateLine,
            PuzzleFormat::HodokuLibrary, PuzzleFormat::SudokuWiki, PuzzleFormat::SudokuWikiState,
            PuzzleFormat::FPuzzles, PuzzleFormat::SudokuPad, PuzzleFormat::SudokuCoach, PuzzleFormat::SudokuExchange};
    return kFormats;
}

QString FileController::pickedAddress() const
{
    const LayersPage* layers = m_parts.centre->view<LayersPage>();
    if (m_parts.centre->isCurrent(layers)) {
        const TensorView& view = *layers->current();
        if (view.layer() != nullptr && view.picked() && view.shownValues()) {
            const Network& network = view.shownValues()->network();
            const ValueId value = view.layer()->outputs[static_cast<std::size_t>(view.picked()->output)];
            return elementText(network.value(value).shape, placesOf(network, value), view.picked()->element);
        }
    }
    const auto picked = m_parts.session()->picked();
    return picked ? candidateText(*picked) : QString();
}

} // namespace convoku
