// SPDX-License-Identifier: MIT
#include "app/window/edit_controller.h"

#include "app/document/puzzle_target.h"
#include "app/document/puzzle_validity.h"
#include "app/views/board/widgets/board_edit.h"
#include "app/views/board/widgets/board_view.h"
#include "app/views/board/widgets/relabel_dialog.h"
#include "app/window/centre.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/docks.h"
#include "app/window/file_controller.h"
#include "app/window/parts/message_bar.h"
#include "app/window/window_parts.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>

namespace convoku {

EditController::EditController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addCommands();
    connect(parts.commands, &Commands::updated, this, &EditController::showUndo);
    connect(parts.docks, &Docks::perspectiveChanged, this, &EditController::clearPanels);
    WindowModel& model = *parts.model;
    connect(&model.boardEdit, &BoardEdit::accepted, this, &EditController::accept);
    connect(&model.boardEdit, &BoardEdit::discarded, this, &EditController::leave);
    connect(&model.boardEdit, &BoardEdit::changed, this, &EditController::changed);
    connect(&model.edit, &PuzzleEdit::changed, this, [this] {
        if (!m_parts.isEditing())
            return;
        if (m_parts.model->edit.board() != m_board)
            followNetwork();
        m_parts.model->validity.setStart(m_parts.model->edit.start());
    });
    connect(parts.session(), &Session::optionsChanged, this, &EditController::followNetwork);
    connect(&model.validity, &PuzzleValidity::changed, this, [this] {
        showDifference();
        m_parts.commands->update();
    });
    connect(&model.validity, &PuzzleValidity::failed, this,
        [this](const QString& error) { m_parts.showProblem(tr("The search for solutions stopped: %1").arg(error)); });
}

EditBar* EditController::makeBar()
{
    m_bar = new EditBar(&m_parts.model->boardEdit, &m_parts.model->validity, m_actions);
    m_bar->hide();
    return m_bar;
}

void EditController::editPuzzle()
{
    if (m_parts.isEditing())
        return;
    const Session& session = *m_parts.session();
    PuzzleEdit& edit = m_parts.model->edit;
    const StartingGrid start
        = session.hasPuzzle() ? session.recording()->startingGrid() : Grid(session.network().board);
    // If the puzzle is the one that the editor left, its edit steps can still be undone.
    if (edit.start() == start)
        edit.setSaved();
    else
        edit.begin(start);
    begin(session.name());
}

void EditController::begin(const QString& name)
{
    m_parts.model->editedName = name;
    m_parts.session()->setPlaying(false);
    m_parts.messages->hide();
    m_parts.model->boardEdit.begin();
    show();
}

void EditController::resume()
{
    if (m_parts.model->editing)
        show();
}

void EditController::followNetwork()
{
    if (!m_parts.isEditing())
        return;
    m_board = m_parts.model->edit.board();
    m_parts.model->boardEdit.setHouses(houses());
    m_parts.model->validity.setNetwork(m_parts.session()->options().pass.model);
}

const std::vector<HouseCells>& EditController::houses() const
{
    const Board board = m_parts.model->edit.board();
    const Model& network = m_parts.session()->network();
    return network.board == board ? network.houses : classicHouses(board);
}

void EditController::show()
{
    m_parts.model->editing = true;
    m_parts.centre->board()->setEdit(&m_parts.model->boardEdit);
    m_parts.centre->show(m_parts.centre->board());
    clearPanels();
    Q_EMIT modeChanged();
    m_bar->show(); // the transport has gone: room for both would make a small window larger
    followNetwork();
    m_parts.model->validity.setStart(m_parts.model->edit.start());
    Q_EMIT changed();
}

/// A puzzle that is edited has no run, and panels about one have nothing to say. In a lesson its stops decide.
void EditController::clearPanels()
{
    if (m_parts.isEditing() && !m_parts.model->beforeLesson)
        m_parts.docks->freeze();
}

void EditController::accept()
{
    if (!m_parts.isEditing())
        return;
    const Session& session = *m_parts.session();
    const StartingGrid start = m_parts.model->edit.start();
    // A changed puzzle does not keep the name of the puzzle that it was made from.
    const bool typed = !session.hasPuzzle() || m_parts.model->editedName != session.name();
    const QString name = typed ? tr("Typed puzzle") : tr("Edited puzzle");
    const bool known = session.hasPuzzle() && start == session.recording()->startingGrid();
    if (!known && !m_parts.files->canOpen(start.givens.board()))
        return;
    end();
    if (!known)
        m_parts.files->openGrid(start, name);
}

void EditController::end()
{
    if (!m_parts.isEditing())
        return;
    m_parts.model->edit.endGesture();
    m_parts.model->validity.stop();
    m_parts.centre->board()->setEdit(nullptr);
    m_parts.messages->hide();
    m_bar->hide();
    m_parts.model->editing = false;
    Q_EMIT modeChanged();
    if (!m_parts.model->beforeLesson)
        m_parts.docks->thaw();
    Q_EMIT changed();
}

bool EditController::leave()
{
    const bool may = mayLeave();
    if (may)
        end();
    return may;
}

bool EditController::mayLeave()
{
    if (!m_parts.isEditing() || !m_parts.model->edit.isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Convoku"), tr("The edited puzzle has changes."), {}, m_parts.window);
    box.setObjectName(QStringLiteral("leave_edit"));
    box.setInformativeText(tr("What do you want to do with it?"));
    const auto add = [&box](const char* name, const QString& text, QMessageBox::ButtonRole role) {
        QPushButton* button = box.addButton(text, role);
        button->setObjectName(QString::fromLatin1(name));
        return button;
    };
    QPushButton* stepThrough = add("leave_step_through", tr("&Step through it"), QMessageBox::AcceptRole);
    const QPushButton* save = add("leave_save", tr("Sa&ve…"), QMessageBox::ActionRole);
    const QPushButton* discard = add("leave_discard", tr("&Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancel = add("leave_cancel", tr("Continue &editing"), QMessageBox::RejectRole);
    box.setDefaultButton(stepThrough);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == stepThrough) {
        accept();
        return false;
    }
    if (box.clickedButton() == save) {
        m_parts.files->savePuzzle(false);
        return !m_parts.model->edit.isModified();
    }
    if (box.clickedButton() != discard)
        return false;
    end();
    return true;
}

void EditController::transform(const QString& name)
{
    RandomNumbers random(QRandomGenerator::global()->generate());
    const StartingGrid& start = m_parts.model->edit.start();
    const Board board = start.givens.board();
    Transform transform(board);
    if (name == QLatin1String("rotate_right"))
        transform = rotation(1, board);
    else if (name == QLatin1String("rotate_left"))
        transform = rotation(-1, board);
    else if (name == QLatin1String("rotate_half"))
        transform = rotation(2, board);
    else if (name == QLatin1String("mirror_vertical"))
        transform = mirroring(MirrorAxis::Vertical, board);
    else if (name == QLatin1String("mirror_horizontal"))
        transform = mirroring(MirrorAxis::Horizontal, board);
    else if (name == QLatin1String("mirror_diagonal"))
        transform = mirroring(MirrorAxis::Diagonal, board);
    else if (name == QLatin1String("mirror_antidiagonal"))
        transform = mirroring(MirrorAxis::Antidiagonal, board);
    else if (name == QLatin1String("shuffle"))
        transform = randomShuffle(random, board);
    else if (name == QLatin1String("rename_by_appearance"))
        transform = relabellingByAppearance(Grid::fromDecided(start.candidates));
    else if (name == QLatin1String("rename_random"))
        transform = randomRelabelling(random, board);
    else {
        RelabelDialog dialog(board, m_parts.window);
        if (dialog.exec() != QDialog::Accepted)
            return;
        transform = relabelling(dialog.digits(), board);
    }
    m_parts.model->edit.transform(transform);
}

void EditController::showDifference()
{
    const auto& answer = m_parts.model->validity.answer();
    BoardEdit& edit = m_parts.model->boardEdit;
    if (m_parts.isEditing() && m_actions.showDifference->isChecked() && answer && answer->solutions.size() == 2)
        edit.setDifference(std::pair(answer->solutions[0], answer->solutions[1]));
    else
        edit.setDifference({});
}

QString EditController::sentence() const
{
    const StartingGrid& start = m_parts.model->edit.start();
    const BoardEdit& edit = m_parts.model->boardEdit;
    QStringList sentences{tr("Editing: %1.").arg(EditWording::contents(start))};
    sentences << EditWording::clashes(start, houses());
    if (edit.difference())
        sentences << EditWording::difference(differingCells(edit.difference()->first, edit.difference()->second));
    sentences.removeAll(QString());
    const QString help = edit.mode() == BoardEdit::Mode::Candidates
        ? tr("Digits and clicks: toggle candidates. Delete: clear all. Backspace: restore all. Right-click: only this "
             "one. M: digits.")
        : tr("Digits; 0 or Space: clear. Shift with a digit, or M: candidates. Enter: step through the puzzle. Esc: "
             "leave.");
    return sentences.join(QLatin1Char(' ')) + QLatin1Char('\n') + help;
}

bool EditController::paste(const QString& text)
{
    const PuzzleSource source = readPuzzleText(text, {.board = m_parts.session()->network().board});
    if (source.puzzles.empty()) {
        m_parts.showProblem(tr("%1 could not be opened.").arg(tr("The text")), source.problems);
        return false;
    }
    m_parts.messages->hide();
    m_parts.model->edit.replace(source.puzzles.front().startingGrid(), EditStep::Paste);
    return true;
}

void EditController::copy() const
{
    const StartingGrid& start = m_parts.model->edit.start();
    const PuzzleFormat format = start.isOfGivens() ? PuzzleFormat::Line : PuzzleFormat::CandidateGrid;
    QApplication::clipboard()->setText(QString::fromStdString(writePuzzle(format, puzzleToWrite(start, format))));
}

void EditController::showUndo()
{
    const PuzzleEdit& edit = m_parts.model->edit;
    const auto tip = [](QAction* action, const QString& text) {
        action->setStatusTip(text);
        Commands::setKeys(action, action->shortcuts());
    };
    const QString undone = !m_parts.isEditing() ? m_parts.undo->what() : edit.canUndo() ? edit.undoText() : QString();
    //: %1: what undo takes back, as in: Take back: digit
    tip(m_actions.undo, !undone.isEmpty() ? tr("Undo: %1").arg(undone) : tr("Undo the last edit"));
    //: %1: what redo does again, as in: Do again: digit
    tip(m_actions.redo, edit.canRedo() ? tr("Do again: %1").arg(edit.redoText()) : tr("Redo the last undone edit"));
}

} // namespace convoku
