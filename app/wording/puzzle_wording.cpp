// SPDX-License-Identifier: MIT
// What is wrong with the text of a puzzle.
#include "app/wording/wording.h"
#include "solver/network/text/part_layers.h"

namespace convoku {

QString Wording::format(PuzzleFormat format, Board board)
{
    switch (format) {
    case PuzzleFormat::Line:
        return tr("%n character(s)", nullptr, board.cells());
    case PuzzleFormat::Collection:
        return tr("%n digit(s), one puzzle per line", nullptr, board.cells());
    case PuzzleFormat::Grid:
        return tr("Grid");
    case PuzzleFormat::CandidateGrid:
        return tr("Grid of candidates");
    case PuzzleFormat::CandidateLine:
        return tr("%n character(s)", nullptr, board.candidates());
    case PuzzleFormat::Sdk:
        return tr("SadMan Sudoku");
    case PuzzleFormat::Sdx:
        return tr("SudoCue");
    case PuzzleFormat::SimpleSudoku:
        return tr("Simple Sudoku");
    case PuzzleFormat::HodokuLibrary:
        return tr("HoDoKu line");
    case PuzzleFormat::Csv:
        return tr("Table");
    case PuzzleFormat::Counted:
        return tr("81 characters with the number of solutions");
    case PuzzleFormat::OpenSudoku:
        return tr("OpenSudoku");
    case PuzzleFormat::SudokuPad:
        return tr("SudokuPad link");
    case PuzzleFormat::FPuzzles:
        return tr("f-puzzles link");
    case PuzzleFormat::SudokuWiki:
        return tr("SudokuWiki link");
    case PuzzleFormat::SudokuWikiState:
        return tr("SudokuWiki link with candidates");
    case PuzzleFormat::SudokuCoach:
        return tr("Sudoku Coach link");
    case PuzzleFormat::SudokuExchange:
        return tr("SudokuExchange link");
    case PuzzleFormat::OtherLink:
        break;
    }
    return tr("Link");
}

QString Wording::puzzleError(const PuzzleTextError& error)
{
    using Code = PuzzleTextError::Code;
    const QString place = error.line == 0 ? tr("The text")
        : error.column == 0               ? tr("Line %1").arg(error.line)
                                          : tr("Line %1, column %2").arg(error.line).arg(error.column);
    const auto character = [&error] {
        if (error.character == 0xFFFD)
            return tr("a byte that is not UTF-8 text");
        // Blanks and invisible characters would not be seen, or would change how the sentence looks.
        const bool seen = QChar::isPrint(error.character) && !QChar::isMark(error.character)
            && (error.character == U' ' || !QChar::isSpace(error.character));
        return seen ? QStringLiteral("“%1”").arg(QString::fromUcs4(&error.character, 1))
                    : QStringLiteral("U+%1").arg(static_cast<uint>(error.character), 4, 16, QLatin1Char('0')).toUpper();
    };
    switch (error.code) {
    case Code::NoPuzzle:
        break;
    case Code::TooShort:
        return tr("%1: the line ends after %2 of 81 characters.").arg(place).arg(error.found);
    case Code::TooLong:
        return tr("%1: the line has %2 characters; a puzzle has 81. A comment starts with # or a blank.")
            .arg(place)
            .arg(error.found);
    case Code::BadCharacter:
        return tr("%1: %2 is neither a digit nor a sign for an empty cell (0 . * _ X).").arg(place, character());
    case Code::NotText:
        return tr("%1: this is not a text file (byte %2).").arg(place).arg(static_cast<uint>(error.character));
    case Code::RowLength:
        //: a row of a grid in a text
        return tr("%1: this row ends with cell %2; expected 9 cells.").arg(place).arg(error.found);
    case Code::TooFewRows:
        return tr("%1: the grid starting here has %2 rows; expected 9.").arg(place).arg(error.found);
    case Code::RepeatedDigit:
        return tr("%1: %2 occurs twice in this cell.").arg(place, character());
    case Code::MisplacedDigit:
        return tr("%1: found %2; expected %3, or a sign for no candidate (. or 0).")
            .arg(place, character())
            .arg(error.found);
    case Code::Disagreement:
        return tr("%1: %2 contradicts the given in this cell.").arg(place, character());
    case Code::LoneSection:
        return tr("%1: this section must follow a [Puzzle] section.").arg(place);
    case Code::BadStateLine:
        return tr("%1: expected I, cell (00 to 80) and digit, or E, cell and candidate, as in I024 and E05002.")
            .arg(place);
    case Code::BadTriple:
        return tr("%1: expected removed candidates as digit, row and column, as in 216 817.").arg(place);
    case Code::TooFewFields:
        return tr("%1: the line ends after field %2; expected more fields.").arg(place).arg(error.found);
    case Code::LostDigits:
        return tr("%1: a spreadsheet has turned %n puzzle(s) of this table into numbers, so digits are missing. Format "
                  "the column as text before you paste or import the puzzles, then export the table again.",
            nullptr, static_cast<int>(error.found))
            .arg(place);
    case Code::OpenQuote:
        return tr("%1: the quoted text that starts here does not end on this line.").arg(place);
    case Code::BadLink:
        return tr("%1: the puzzle in this link cannot be read; part of the link may be missing.").arg(place);
    case Code::BadJson:
        return tr("%1: this is not the JSON of a puzzle.").arg(place);
    case Code::TooLarge:
        return tr("%1: more than 64 MiB without an end; this part is skipped.").arg(place);
    case Code::BadXml:
        return tr("%1: this is not OpenSudoku XML.").arg(place);
    case Code::BadGame:
        return tr("%1: the data of this game is not 81 cells in OpenSudoku’s format.").arg(place);
    case Code::UnknownLink:
        return tr("%1: this link only names a puzzle and does not contain one. Copy the puzzle itself.").arg(place);
    case Code::UnknownSize:
        return tr("%1: this puzzle has %2 rows or columns. Use 4, 6, 8 or 9.").arg(place).arg(error.found);
    case Code::UnknownBoxes:
        return tr("%1: this puzzle has %2 cells, which fit two box sizes. First choose a network for its board.")
            .arg(place)
            .arg(error.found);
    case Code::Variant:
        //: %2: the name of a rule in the file, such as antiknight
        return tr("%1: this puzzle has a rule beyond the classic ones (%2).")
            .arg(place, QString::fromStdString(error.detail));
    }
    return tr("It contains no puzzle. Expected 81 characters (digits, and one of 0 . * _ X for an empty cell), a grid "
              "of nine rows, a grid of candidates, a table, or a link.");
}

QString Wording::board(Board board)
{
    return tr("%1×%1 with boxes of %2×%3").arg(board.side()).arg(board.boxRows()).arg(board.boxColumns());
}

QString Wording::otherBoard(Board puzzle, Board network)
{
    const QString sentence = tr("This puzzle is %1, but the network solves %2.").arg(board(puzzle), board(network));
    QStringList fitting;
    for (const NetworkText& each : shippedNetworks().networks) {
        if (each.board == puzzle)
            fitting << QString::fromStdString(each.id);
    }
    //: identifiers of networks
    return fitting.isEmpty()
        ? sentence
        : sentence + QLatin1Char(' ') + tr("Networks for this puzzle: %1.").arg(fitting.join(QStringLiteral(", ")));
}

} // namespace convoku
