// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/board/widgets/edit_bar.h"
#include "app/window/commands.h"
#include "solver/sudoku/house_cells.h"

#include <QObject>

namespace convoku {

struct WindowParts;

/// The window while a puzzle is edited: on the way in, while it goes on, and every way out.
class EditController final : public QObject
{
    Q_OBJECT

public:
    EditController(WindowParts& parts, QObject* parent);

    /// Creates the bar below the board; it is hidden until editing begins.
    EditBar* makeBar();

    /// Edits the open puzzle, or an empty one.
    void editPuzzle();
    /// Runs the edited puzzle; where nothing has changed its run stays.
    void accept();
    /// Ends editing without running the edited puzzle.
    void end();
    /// Ends editing, and asks where something edited would be lost. False: somebody goes on with it, here or by
    /// stepping through it, and what was to come must not happen.
    bool leave();
    /// Asks like leave(), but continues editing if that is possible.
    bool mayLeave();
    /// A window that was built anew goes on where the one before was.
    void resume();

    /// Another puzzle in place of the edited one.
    bool paste(const QString& text);
    void copy() const;
    /// Returns a sentence about the edited puzzle, and the keys for editing.
    QString sentence() const;

Q_SIGNALS:
    /// Editing has begun or ended.
    void modeChanged();
    /// The sentence is another one.
    void changed();

private:
    void addCommands();
    void addTransforms();
    void addStateCommands();
    void begin(const QString& name);
    void show();
    /// Its houses are those of the board.
    void followNetwork();
    /// Returns the network's houses if it is for the edited puzzle's board; otherwise the classic houses of that board.
    const std::vector<HouseCells>& houses() const;
    void clearPanels();
    void transform(const QString& name);
    void showDifference();
    void showUndo();

    WindowParts& m_parts;
    EditActions m_actions;
    EditBar* m_bar = nullptr;
    Board m_board; ///< whose houses the board has
};

} // namespace convoku
