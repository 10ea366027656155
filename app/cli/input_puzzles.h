// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_text.h"

#include <QFile>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QIODevice;

namespace convoku {

class CommandOptions;
class Console;
class CompressedFile;

/// Reads what the arguments name, piece by piece: a file, `-` for standard input, or the puzzle itself. Equal givens in
/// one house are only noted: whether there is a solution is for the network to say.
class PuzzleInputs
{
public:
    /// A puzzle on another board than the hint's is a fault; without one any board is good.
    PuzzleInputs(
        QStringList inputs, QIODevice& standardInput, Console& console, const ReadHint& hint = {.board = Board()});
    ~PuzzleInputs();

    /// In the order of the arguments and their lines.
    std::optional<Puzzle> next();
    /// False: something so far was not a puzzle; a message has said what and where.
    bool allGood() const { return m_allGood; }
    /// False: an input so far could not be read at all, or not to its end. All others may only hold bad lines.
    bool allRead() const { return m_allRead; }
    /// Returns the name of the last puzzle's input; empty if the puzzle was the argument itself.
    const QString& name() const { return m_name; }
    /// Returns the fraction of the input bytes that has been read, 0 … 1; 0 if standard input is among the inputs.
    double part() const;

private:
    struct Text;

    std::optional<Puzzle> end();
    QString placeOf(const Puzzle& puzzle) const;
    /// Says where it is not.
    bool isOnBoard(const Puzzle& puzzle);
    void noteClash(const Puzzle& puzzle);
    void open(const QString& input);
    void openFile(const QString& path);
    void readPart();
    void readArgument(const QString& argument);
    void fault(const QString& name, const QString& sentence);
    void unreadable(const QString& name, const QString& sentence);

    QStringList m_inputs; ///< still to be read
    QIODevice& m_standardInput;
    Console& m_console;
    std::unique_ptr<CompressedFile> m_file;
    qint64 m_bytes = 0; ///< of all files; 0: unknown
    qint64 m_bytesBefore = 0; ///< of the files before this one
    qint64 m_bytesOfFile = 0;
    std::unique_ptr<Text> m_text; ///< that is being read
    QString m_name; ///< of it; empty: m_argument is the puzzle
    QString m_argument;
    std::vector<Puzzle> m_part;
    std::size_t m_next = 0; ///< in m_part
    ReadHint m_hint;
    bool m_allGood = true;
    bool m_allRead = true;
    int m_notes = 0;
    int m_otherBoards = 0; ///< puzzles that were left out
};

struct InputPuzzles
{
    std::vector<Puzzle> puzzles; ///< in the order of the arguments and their lines
    bool allGood = true; ///< false: something was not a puzzle; a message has said what and where
};

/// All that the arguments name, on that board.
InputPuzzles readPuzzleInputs(const QStringList& inputs, QIODevice& standardInput, Console& console, Board board = {});

/// The puzzle for a command that takes one.
struct SinglePuzzle
{
    std::optional<Puzzle> puzzle; ///< none where there is not exactly one, which a message has said
    bool allGood = true; ///< as in InputPuzzles
};
SinglePuzzle readSinglePuzzle(
    const QString& command, const QString& input, QIODevice& standardInput, Console& console, Board board = {});

/// The candidates that a run begins with, as 729 characters or what that is on a smaller board.
QByteArray candidatesText(const StartingGrid& start);

/// Keep a fault in the options where no input is named, or not exactly one.
void requireInput(CommandOptions& options);
void requireOneInput(CommandOptions& options);

} // namespace convoku
