// SPDX-License-Identifier: MIT
// The window while a puzzle is edited: on the way in, while it goes on, and every way out.
#include "app/session/puzzle_target.h"
#include "app/session/puzzle_validity.h"
#include "app/widgets/board/board_edit.h"
#include "app/widgets/board/board_view.h"
#include "app/widgets/comfort/panel_veil.h"
#include "app/widgets/comfort/run_status.h"
#include "app/widgets/comfort/undo_offer.h"
#include "app/widgets/editing/edit_bar.h"
#include "app/widgets/editing/relabel_dialog.h"
#include "app/widgets/parts/message_bar.h"
#include "app/widgets/shell/main_window.h"
#include "app/widgets/shell/window_actions.h"
#include "app/widgets/time/transport_bar.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_writer.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QTabWidget>

namespace convoku {
namespace {

constexpr char kAdvance[] = "edit/advance";

} // namespace

void MainWindow::connectEdit()
{
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    const EditActions& actions = m_actions->editing;
    on(m_actions->newPuzzle, [this] {
        if (!mayLeaveEdit())
            return;
        m_edit->begin({});
        beginEditing(tr("New puzzle"));
    });
    on(m_actions->edit, [this](bool begin) {
        if (begin)
            editPuzzle();
        else
            acceptEdited();
    });
    on(actions.undo, [this] {
        if (m_board->isEditing())
            m_edit->undo();
        else
            m_undo->undo();
    });
    on(actions.redo, [this] { m_edit->redo(); });
    on(actions.candidates, [this](bool candidates) {
        m_boardEdit->setMode(candidates ? BoardEdit::Mode::Candidates : BoardEdit::Mode::Digits);
    });
    on(actions.keepDigit, [this](bool keeps) { m_boardEdit->setKeepsDigit(keeps); });
    actions.advance->setChecked(m_settings.value(QLatin1String(kAdvance), true).toBool());
    m_boardEdit->setAdvances(actions.advance->isChecked());
    connect(actions.advance, &QAction::toggled, this, [this](bool advances) {
        m_boardEdit->setAdvances(advances);
        m_settings.setValue(QLatin1String(kAdvance), advances);
    });
    on(actions.clearAll, [this] { m_edit->clearAll(); });
    on(actions.clearCandidates, [this] { m_edit->clearCandidates(); });
    on(actions.fillCandidates, [this] { m_edit->fillCandidates(); });
    on(actions.takeState, [this] {
        const Candidates candidates = m_session->recording()->stateAt(m_session->position()).candidates;
        if (!m_board->isEditing())
            editPuzzle();
        m_edit->takeState(candidates);
    });
    for (const QAction* action : actions.transforms)
        connect(action, &QAction::triggered, this, [this, name = action->objectName()] { transformEdited(name); });
    on(actions.lookOn, [this] { m_validity->goOn(); });
    connect(actions.showDifference, &QAction::toggled, this, &MainWindow::showDifference);
    on(actions.stepThrough, [this] { acceptEdited(); });
    on(actions.discard, [this] { endEditing(); });

    connect(m_boardEdit, &BoardEdit::accepted, this, &MainWindow::acceptEdited);
    connect(m_boardEdit, &BoardEdit::discarded, this, [this] {
        if (mayLeaveEdit())
            endEditing();
    });
    connect(m_boardEdit, &BoardEdit::changed, this, &MainWindow::showSentence);
    connect(m_edit, &PuzzleEdit::changed, this, [this] {
        if (m_board->isEditing())
            m_validity->setStart(m_edit->start());
    });
    connect(m_validity, &PuzzleValidity::changed, this, [this] {
        showDifference();
        updateActions();
    });
    connect(m_validity, &PuzzleValidity::failed, this, [this](const QString& error) {
        m_messages->showMessage(MessageBar::Kind::Problem, tr("Looking for solutions broke off: %1").arg(error));
    });
}

void MainWindow::editPuzzle()
{
    if (m_board->isEditing())
        return;
    const StartingGrid start = m_session->hasPuzzle() ? m_session->recording()->startingGrid() : StartingGrid();
    // Where the puzzle is what the editor left, its steps can still be taken back.
    if (m_edit->start() == start)
        m_edit->setSaved();
    else
        m_edit->begin(start);
    beginEditing(m_session->name());
}

void MainWindow::beginEditing(const QString& name)
{
    m_desk->editedName = name;
    m_session->setPlaying(false);
    m_messages->hide();
    m_boardEdit->begin();
    showEditing();
}

void MainWindow::showEditing()
{
    m_desk->editing = true;
    makeRoom();
    m_tabs->setCurrentWidget(m_board);
    m_board->setEdit(m_boardEdit);
    m_status->setEditing(true);
    m_transport->hide();
    m_editBar->show();
    // All else tells of a run, and this puzzle has none yet.
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabEnabled(tab, m_tabs->widget(tab) == m_board);
    if (findChildren<PanelVeil*>().isEmpty()) {
        for (QDockWidget* dock : findChildren<QDockWidget*>()) {
            if (dock != m_collectionDock)
                new PanelVeil(tr("The edited puzzle has no run yet."), dock);
        }
    }
    showTitle();
    m_validity->setStart(m_edit->start());
    showSentence();
}

void MainWindow::acceptEdited()
{
    if (!m_board->isEditing())
        return;
    const StartingGrid start = m_edit->start();
    const bool typed
        = m_desk->editedName.isEmpty() || !m_session->hasPuzzle() || m_desk->editedName != m_session->name();
    const QString name = typed ? tr("Typed puzzle") : m_desk->editedName;
    const bool known = m_session->hasPuzzle() && start == m_session->recording()->startingGrid();
    endEditing();
    if (!known)
        openGrid(start, name);
}

void MainWindow::endEditing()
{
    if (!m_board->isEditing())
        return;
    m_edit->endGesture();
    m_validity->stop();
    m_board->setEdit(nullptr);
    m_messages->hide();
    m_status->setEditing(false);
    m_editBar->hide();
    m_transport->show();
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabEnabled(tab, true);
    for (PanelVeil* veil : findChildren<PanelVeil*>())
        veil->lift();
    m_desk->editing = false;
    makeRoom();
    showTitle();
    showSentence();
}

bool MainWindow::mayLeaveEdit()
{
    if (!m_board->isEditing() || !m_edit->isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Convoku"), tr("The edited puzzle has changes."), {}, this);
    box.setObjectName(QStringLiteral("leave_edit"));
    box.setInformativeText(tr("What shall become of it?"));
    const auto add = [&box](const char* name, const QString& text, QMessageBox::ButtonRole role) {
        QPushButton* button = box.addButton(text, role);
        button->setObjectName(QString::fromLatin1(name));
        return button;
    };
    QPushButton* stepThrough = add("leave_step_through", tr("&Step through it"), QMessageBox::AcceptRole);
    const QPushButton* save = add("leave_save", tr("Sa&ve…"), QMessageBox::ActionRole);
    const QPushButton* discard = add("leave_discard", tr("&Discard"), QMessageBox::DestructiveRole);
    QPushButton* cancel = add("leave_cancel", tr("Go on &editing"), QMessageBox::RejectRole);
    box.setDefaultButton(stepThrough);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == stepThrough) {
        acceptEdited();
        return false;
    }
    if (box.clickedButton() == save) {
        savePuzzle(false);
        return !m_edit->isModified();
    }
    if (box.clickedButton() != discard)
        return false;
    endEditing();
    return true;
}

void MainWindow::transformEdited(const QString& name)
{
    RandomNumbers random(QRandomGenerator::global()->generate());
    const StartingGrid& start = m_edit->start();
    Transform transform;
    if (name == QLatin1String("rotate_right"))
        transform = rotation(1);
    else if (name == QLatin1String("rotate_left"))
        transform = rotation(-1);
    else if (name == QLatin1String("rotate_half"))
        transform = rotation(2);
    else if (name == QLatin1String("mirror_vertical"))
        transform = mirroring(MirrorAxis::Vertical);
    else if (name == QLatin1String("mirror_horizontal"))
        transform = mirroring(MirrorAxis::Horizontal);
    else if (name == QLatin1String("mirror_diagonal"))
        transform = mirroring(MirrorAxis::Diagonal);
    else if (name == QLatin1String("mirror_antidiagonal"))
        transform = mirroring(MirrorAxis::Antidiagonal);
    else if (name == QLatin1String("shuffle"))
        transform = randomShuffle(random);
    else if (name == QLatin1String("rename_by_appearance"))
        transform = relabellingByAppearance(Grid::fromDecided(start.candidates));
    else if (name == QLatin1String("rename_random"))
        transform = randomRelabelling(random);
    else {
        RelabelDialog dialog(this);
        if (dialog.exec() != QDialog::Accepted)
            return;
        transform = relabelling(dialog.digits());
    }
    m_edit->transform(transform);
}

void MainWindow::showDifference()
{
    const auto& answer = m_validity->answer();
    if (m_board->isEditing() && m_actions->editing.showDifference->isChecked() && answer
        && answer->solutions.size() == 2)
        m_boardEdit->setDifference(std::pair(answer->solutions[0], answer->solutions[1]));
    else
        m_boardEdit->setDifference({});
}

QString MainWindow::editSentence() const
{
    QStringList sentences{tr("Editing: %1.").arg(EditWording::contents(m_edit->start()))};
    sentences << EditWording::clashes(m_edit->start());
    if (m_boardEdit->difference())
        sentences << EditWording::difference(
            differingCells(m_boardEdit->difference()->first, m_boardEdit->difference()->second));
    sentences.removeAll(QString());
    const QString help = m_boardEdit->mode() == BoardEdit::Mode::Candidates
        ? tr(
            "Digits and clicks: candidates in and out. Delete: none. Backspace: all nine. Right button: only this one. "
            "M: digits.")
        : tr("Digits; 0 or Space: empty. Shift and a digit, or M: candidates. Enter: step through it. Esc: leave.");
    return sentences.join(QLatin1Char(' ')) + QLatin1Char('\n') + help;
}

void MainWindow::updateEditActions()
{
    const bool editing = m_board->isEditing();
    const EditActions& actions = m_actions->editing;
    for (QAction* action : actions.changes() + QList<QAction*>{actions.stepThrough, actions.discard})
        action->setEnabled(editing);
    actions.takeState->setEnabled(m_session->hasPuzzle());
    actions.undo->setEnabled(editing ? m_edit->canUndo() : m_undo->canUndo());
    actions.redo->setEnabled(editing && m_edit->canRedo());
    const auto tip = [](QAction* action, const QString& text) {
        action->setStatusTip(text);
        WindowActions::setKeys(action, action->shortcuts());
    };
    const QString undone = !editing ? m_undo->what() : m_edit->canUndo() ? m_edit->undoText() : QString();
    //: %1: what undo takes back, as in: Take back: digit
    tip(actions.undo, !undone.isEmpty() ? tr("Take back: %1").arg(undone) : tr("Take the last edit back"));
    //: %1: what redo does again, as in: Do again: digit
    tip(actions.redo,
        m_edit->canRedo() ? tr("Do again: %1").arg(m_edit->redoText()) : tr("Do again what was taken back"));
    actions.candidates->setChecked(editing && m_boardEdit->mode() == BoardEdit::Mode::Candidates);
    actions.lookOn->setEnabled(editing && m_validity->state() == PuzzleValidity::State::Paused);
    m_actions->edit->setChecked(editing);
}

bool MainWindow::pasteIntoEdit(const QString& text)
{
    const PuzzleSource source = readPuzzleText(text);
    if (source.puzzles.empty()) {
        m_messages->showMessage(
            MessageBar::Kind::Problem, tr("%1 could not be opened.").arg(tr("The text")), source.problems);
        return false;
    }
    m_messages->hide();
    m_edit->replace(source.puzzles.front().startingGrid(), EditStep::Paste);
    return true;
}

void MainWindow::copyEdited() const
{
    const StartingGrid& start = m_edit->start();
    const PuzzleFormat format = start.isOfGivens() ? PuzzleFormat::Line : PuzzleFormat::CandidateGrid;
    QApplication::clipboard()->setText(QString::fromStdString(writePuzzle(format, puzzleToWrite(start, format))));
}

} // namespace convoku
