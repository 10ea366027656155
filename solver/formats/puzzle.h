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

/// The formats of puzzle texts. The comments name what each is usually called.
enum class PuzzleFormat {
    Line, ///< 81 characters
    Collection, ///< .sdm: 81 digits a line
    Grid, ///< nine lines, with or without decoration
    CandidateGrid, ///< 81 groups of digits
    CandidateLine, ///< 729 characters, nine a cell
    Sdk, ///< .sdk of SadMan and SudoCue
    Sdx, ///< .sdx of SudoCue
    SimpleSudoku, ///< .ss
    HodokuLibrary, ///< :0000:x:grid:deleted::
    Csv, ///< a table with a column of puzzles, or with a column a cell
    Counted, ///< puzzle:number of solutions:solution, of tdoku
    OpenSudoku, ///< .opensudoku: XML
    SudokuPad, ///< a link of sudokupad.app
    FPuzzles, ///< a link of f-puzzles.com, or its JSON
    SudokuWiki, ///< a link of sudokuwiki.org with 81 digits
    SudokuWikiState, ///< the same with candidates
    SudokuCoach, ///< a link of sudoku.coach
    SudokuExchange, ///< a link of sudokuexchange.com
    OtherLink, ///< any other link with 81 digits in it
};

/// The data that a format can hold.
struct PuzzleFormatInfo
{
    PuzzleFormat format = PuzzleFormat::Line;
    std::string_view id; ///< for the command line
    std::string_view suffix; ///< of files, without the dot; empty for links
    bool written = true; ///< writePuzzle knows it
    bool placed = false; ///< it tells placed digits from givens
    bool candidates = false;
    bool alwaysCandidates = false; ///< it has no other way to show an empty cell
    bool fields = false; ///< author, source and their like
    bool comments = false;
    bool techniques = false; ///< PuzzleField::Technique and what belongs to it
    bool anyBoard = false; ///< it can say boards other than 9×9
};

/// One for each format, in the order of PuzzleFormat.
std::span<const PuzzleFormatInfo> puzzleFormats();
const PuzzleFormatInfo& puzzleFormat(PuzzleFormat format);
/// The format with this id, or none.
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
    Technique, ///< HoDoKu's code of the step that can be done next
    TechniqueDigits, ///< the digits of that step
    Eliminations, ///< what that step removes: digit, row, column
};

/// Returns true if the field is one of HoDoKu's fields about a step.
bool isOfTechnique(PuzzleField field);

/// The details of a puzzle that only some formats hold.
struct PuzzleDetails
{
    Grid placed; ///< on the board of the givens: digits that somebody or a solver placed; 0 in the cells of givens
    std::optional<Candidates> candidates; ///< one in the cell of a given or placed digit
    /// the solution according to the text, right or wrong; cells without a digit in it are empty
    std::optional<Grid> solution;
    std::vector<std::pair<PuzzleField, std::string>> fields; ///< in the order of the text, a field once
};

/// A puzzle of a text. Small, because collections hold a million: what few formats know is shared and only read.
struct Puzzle
{
    Grid givens;
    std::size_t line = 0; ///< line of the text that it begins in, from 1
    std::string comment; ///< UTF-8 unless the text was not; without '#' and blanks around it
    PuzzleFormat format = PuzzleFormat::Line;
    std::shared_ptr<const PuzzleDetails> details; ///< null: nothing to add

    /// The details, or empty ones.
    const PuzzleDetails& known() const;
    /// Givens and placed digits.
    Grid values() const;
    /// Returns the candidates that the network starts with: those of the puzzle, or else those of its values.
    Candidates startingCandidates() const;
    StartingGrid startingGrid() const;
    /// The text of a field; empty where it has none.
    std::string_view field(PuzzleField field) const;
    /// Changes the details; nobody else who shares them sees it.
    void setDetails(PuzzleDetails changed);
};

/// The puzzle in a state of its solution: the cells with one candidate are placed, or given.
Puzzle puzzleInState(const Grid& givens, const Candidates& candidates);

/// The candidates that people would note beside these values: all but those that a value in the same house forbids.
Candidates pencilMarks(const Grid& values);

/// The cells whose only candidate no other cell of their houses has. Texts that don't tell givens from other cells with
/// one candidate are read like this: what nobody noted in the neighbours must have been placed (HoDoKu's way).
Grid placedAmong(const Candidates& candidates);

} // namespace convoku
