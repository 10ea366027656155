// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/starting_grid.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace convoku {

/// The formats of puzzle texts. The comments give their usual names.
enum class PuzzleFormat {
    Line, ///< 81 characters
    Collection, ///< .sdm: 81 digits per line
    Grid, ///< nine lines, with or without decoration
    CandidateGrid, ///< 81 groups of digits
    CandidateLine, ///< 729 characters, nine per cell
    Sdk, ///< .sdk of SadMan and SudoCue
    Sdx, ///< .sdx of SudoCue
    SimpleSudoku, ///< .ss
    HodokuLibrary, ///< :0000:x:grid:deleted::
    Csv, ///< a table with a column of puzzles, or with a column per cell
    Counted, ///< puzzle:number of solutions:solution, of tdoku
    OpenSudoku, ///< .opensudoku: XML
    SudokuPad, ///< a link of sudokupad.app
    FPuzzles, ///< a link of f-puzzles.com, or its JSON
    SudokuWiki, ///< a link of sudokuwiki.org with 81 digits
    SudokuWikiState, ///< a link of sudokuwiki.org with candidates
    SudokuCoach, ///< a link of sudoku.coach
    SudokuExchange, ///< a link of sudokuexchange.com
    OtherLink, ///< any other link that contains 81 digits
};

/// The data that a format can hold.
struct PuzzleFormatInfo
{
    PuzzleFormat format = PuzzleFormat::Line;
    std::string_view id; ///< name on the command line
    std::string_view suffix; ///< file name extension without the dot; empty for links
    bool written = true; ///< writePuzzle() supports it
    bool placed = false; ///< placed digits are distinguished from givens
    bool candidates = false;
    bool alwaysCandidates = false; ///< empty cells are always shown with candidates
    bool fields = false; ///< header fields such as author and source
    bool comments = false;
    bool techniques = false; ///< PuzzleField::Technique and its related fields
    bool anyBoard = false; ///< boards other than 9×9 are supported
};

/// Returns the data of all formats, in the order of PuzzleFormat.
std::span<const PuzzleFormatInfo> puzzleFormats();
const PuzzleFormatInfo& puzzleFormat(PuzzleFormat format);
/// Returns the format with this id; none if there is no such format.
std::optional<PuzzleFormat> puzzleFormatOf(std::string_view id);

/// The fields in headers of puzzle files.
enum class PuzzleField {
    Name,
    Author,
    Description,
    Date,
    Source,
    Url,
    Level,
    Solutions,
    Clues,
    Seconds,
    Technique, ///< HoDoKu's code of a step that is possible next
    TechniqueDigits, ///< the digits of that step
    Eliminations, ///< candidates that the step removes: digit, row, column
};

/// Returns true if the field is one of HoDoKu's fields about a step.
bool isOfTechnique(PuzzleField field);

/// The details of a puzzle that only some formats hold.
struct PuzzleDetails
{
    Grid placed; ///< on the board of the givens: digits placed by a person or a solver; 0 in the cells of givens
    std::optional<Candidates> candidates; ///< includes one candidate in each cell with a given or placed digit
    /// solution according to the text, correct or not; cells without a digit in the text are empty
    std::optional<Grid> solution;
    std::vector<std::pair<PuzzleField, std::string>> fields; ///< in the order of the text; each field at most once
};

/// A puzzle of a text. Kept small because collections hold a million: details, which few formats have, are shared and
/// read-only.
struct Puzzle
{
    Grid givens;
    std::size_t line = 0; ///< first line of the puzzle in the text, from 1
    std::string comment; ///< UTF-8 if the text was; without surrounding '#' and blanks
    PuzzleFormat format = PuzzleFormat::Line;
    std::shared_ptr<const PuzzleDetails> details; ///< null: no details

    /// Returns the details, or empty ones.
    const PuzzleDetails& known() const;
    /// Returns givens and placed digits in one grid.
    Grid values() const;
    /// Returns the candidates that the network starts with: those of the puzzle, or else those of its values.
    Candidates startingCandidates() const;
    StartingGrid startingGrid() const;
    /// Returns the text of a field; empty if the puzzle does not have the field.
    std::string_view field(PuzzleField field) const;
    /// Changes the details of this puzzle only; other puzzles that share them keep theirs.
    void setDetails(PuzzleDetails changed);
};

/// Returns the puzzle in a state during solving: cells with one candidate are placed, or given.
Puzzle puzzleInState(const Grid& givens, const Candidates& candidates);

/// Returns the candidates that remain beside these values: all except those with a value of the same digit in a house.
Candidates pencilMarks(const Grid& values);

/// Returns the cells whose only candidate is not in any other cell of their houses. Texts that do not distinguish
/// givens from other cells with one candidate are read like this (as in HoDoKu): a digit that is missing in all the
/// other cells must have been placed.
Grid placedAmong(const Candidates& candidates);

} // namespace convoku
