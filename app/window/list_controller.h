// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/puzzle_source.h"
#include "app/views/collections/widgets/collection_actions.h"

#include <QObject>

class QMenu;

namespace convoku {

class GenerateDialog;
struct WindowParts;

/// Texts with one or many puzzles, small and large, and the list of them; puzzles that are made: now, or before the
/// program was shipped.
class ListController final : public QObject
{
    Q_OBJECT

public:
    ListController(WindowParts& parts, QObject* parent);

    void openPuzzleText(const PuzzleText& text);
    /// The collections that come with the program.
    QMenu* examplesMenu() const { return m_examples; }
    /// The generator of the window before stays as it is, in its old language: what was made there would be lost.
    void takeOver(ListController& before);

private:
    void addCommands();
    void connectPanel();
    /// `choice`: the text is a table with several columns of puzzles.
    void readAndOpen(const PuzzleText& text, const ReadHint& hint, bool choice);
    /// The list is of this text now.
    void keepSource(const PuzzleText& text, const ReadHint& hint, bool choice);
    void take(const PuzzleSource& source);
    /// Puzzles that no file of a person holds: they become the collection.
    void takeMade(const PuzzleSource& source);
    /// Offers to choose a column of the table that the puzzles come from, if the user has not chosen one yet.
    void offerColumns();
    /// Asks which column of a table holds the puzzles.
    void chooseColumn();
    void showList();
    /// The first puzzle of the list.
    void openFirst(bool several);
    void fillExamples();
    void showGenerate();
    void follow(GenerateDialog* dialog);

    WindowParts& m_parts;
    CollectionActions m_actions;
    QMenu* m_examples;
    GenerateDialog* m_generate = nullptr; ///< null until somebody asks for it
};

} // namespace convoku
