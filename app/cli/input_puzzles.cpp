// SPDX-License-Identifier: MIT
#include "app/cli/input_puzzles.h"

#include "app/base/compressed_file.h"
#include "app/base/file_name.h"
#include "app/cli/cli_text.h"
#include "app/cli/command_syntax.h"
#include "app/cli/console.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_stream.h"
#include "solver/formats/puzzle_writer.h"
#include "solver/run/state.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// A collection that is wrong all over should not bury the message that says so.
constexpr int kMaxNotes = 20;

/// For a message: not longer than a puzzle needs.
QString shown(QString text)
{
    constexpr qsizetype kMaxShown = 100;
    if (text.size() > kMaxShown)
        text = text.left(kMaxShown - 1) + QChar(0x2026);
    return text;
}

} // namespace

/// A device as a text in pieces, and what it is called in messages.
struct PuzzleInputs::Text
{
    Text(QIODevice& textDevice, QString textName, const ReadHint& hint)
        : device(textDevice)
        , name(std::move(textName))
        , stream([this](std::span<char> place) { return read(place); }, hint)
    {
    }

    std::size_t read(std::span<char> place)
    {
        const qint64 count = device.read(place.data(), static_cast<qint64>(place.size()));
        if (count > 0)
            return static_cast<std::size_t>(count);
        // A sequential device says -1 at its end too; only a file knows the difference.
        const auto* file = qobject_cast<QFileDevice*>(&device);
        if (const auto* unpacked = qobject_cast<CompressedFile*>(&device))
            fault = unpacked->problem();
        else if (count < 0 && file != nullptr && file->error() != QFileDevice::NoError)
            fault = file->errorString();
        return count == 0 && device.waitForReadyRead(0) ? read(place) : 0;
    }

    QIODevice& device;
    QString name;
    QString fault;
    std::size_t errors = 0;
    std::size_t errorsSaid = 0;
    PuzzleStream stream;
};

PuzzleInputs::PuzzleInputs(QStringList inputs, QIODevice& standardInput, Console& console, const ReadHint& hint)
    : m_inputs(std::move(inputs))
    , m_standardInput(standardInput)
    , m_console(console)
    , m_hint(hint)
{
    for (const QString& input : m_inputs) {
        if (input == QLatin1String("-")) {
            m_bytes = 0;
            break;
        }
        m_bytes += input.isEmpty() ? 0 : fileSize(input);
    }
}

PuzzleInputs::~PuzzleInputs() = default;

std::optional<Puzzle> PuzzleInputs::next()
{
    for (;;) {
        while (m_next == m_part.size()) {
            m_part.clear();
            m_next = 0;
            if (m_text)
                readPart();
            else if (!m_inputs.isEmpty())
                open(m_inputs.takeFirst());
            else
                return end();
        }
        Puzzle& puzzle = m_part[m_next++];
        if (isOnBoard(puzzle)) {
            noteClash(puzzle);
            return std::move(puzzle);
        }
    }
}

QString PuzzleInputs::placeOf(const Puzzle& puzzle) const
{
    return m_name.isEmpty() ? m_argument
        : puzzle.line == 0  ? m_name
                            : CliText::tr("%1: Line %2").arg(m_name, QString::number(puzzle.line));
}

bool PuzzleInputs::isOnBoard(const Puzzle& puzzle)
{
    const Board board = puzzle.givens.board();
    if (!m_hint.board || board == *m_hint.board)
        return true;
    m_allGood = false;
    if (++m_otherBoards <= kMaxNotes)
        m_console.message(CliText::tr("%1: %2").arg(placeOf(puzzle), Wording::otherBoard(board, *m_hint.board)));
    return false;
}

void PuzzleInputs::noteClash(const Puzzle& puzzle)
{
    if (puzzle.givens.hasClash() && ++m_notes <= kMaxNotes) {
        const Contradictions found
            = contradictionsIn(puzzle.givens.startingCandidates(), classicHouses(puzzle.givens.board()));
        m_console.message(CliText::tr("%1: %2").arg(placeOf(puzzle), Wording::clash(found.clashes.front())));
    }
}

double PuzzleInputs::part() const
{
    if (m_bytes <= 0)
        return 0;
    const double ofFile = m_file ? m_file->part() * static_cast<double>(m_bytesOfFile) : 0;
    return std::min((static_cast<double>(m_bytesBefore) + ofFile) / static_cast<double>(m_bytes), 1.);
}

std::optional<Puzzle> PuzzleInputs::end()
{
    if (m_notes > kMaxNotes)
        m_console.message(CliText::tr("%n more puzzle(s) with clashing givens.", nullptr, m_notes - kMaxNotes));
    if (m_otherBoards > kMaxNotes)
        m_console.message(CliText::tr("%n more puzzle(s) on a different board.", nullptr, m_otherBoards - kMaxNotes));
    m_notes = 0;
    m_otherBoards = 0;
    return std::nullopt;
}

void PuzzleInputs::open(const QString& input)
{
    m_name.clear();
    if (input == QLatin1String("-")) {
        m_name = CliText::tr("standard input");
        m_text = std::make_unique<Text>(m_standardInput, m_name, m_hint);
    } else if (!input.isEmpty() && fileExists(input)) {
        openFile(input);
    } else {
        readArgument(input);
    }
}

void PuzzleInputs::openFile(const QString& path)
{
    m_file = std::make_unique<CompressedFile>(path);
    m_bytesBefore += std::exchange(m_bytesOfFile, fileSize(path));
    m_name = shown(path);
    if (isFolder(path))
        unreadable(m_name, CliText::tr("this is a folder; expected a file with one puzzle per line."));
    else if (!m_file->open())
        unreadable(m_name, CliText::tr("the file cannot be read: %1").arg(m_file->errorString()));
    else
        m_text = std::make_unique<Text>(*m_file, m_name, m_hint);
}

void PuzzleInputs::readPart()
{
    std::optional<PuzzleTextResult> part = m_text->stream.next();
    if (part) {
        for (const PuzzleTextError& error : part->errors)
            fault(m_name, Wording::puzzleError(error));
        m_text->errors += part->errorCount;
        m_text->errorsSaid += part->errors.size();
        m_part = std::move(part->puzzles);
    }
    // Puzzles that were read before the text broke off are still used.
    const bool broken = !m_text->fault.isEmpty();
    if (part && !broken)
        return;
    const auto unsaid = static_cast<int>(m_text->errors - m_text->errorsSaid);
    if (unsaid > 0)
        fault(m_name, CliText::tr("%n more line(s) are not puzzles.", nullptr, unsaid));
    if (broken)
        unreadable(m_name, CliText::tr("the file cannot be read: %1").arg(m_text->fault));
    m_text.reset();
}

void PuzzleInputs::readArgument(const QString& argument)
{
    PuzzleTextResult result = readPuzzles(argument.toStdString(), m_hint);
    m_argument = shown(argument);
    if (result.errorCount == 0) {
        m_part = std::move(result.puzzles);
        return;
    }
    unreadable(QStringLiteral("“%1”").arg(m_argument),
        CliText::tr("there is no such file, and it is not a puzzle either. %1")
            .arg(Wording::puzzleError(result.errors.front())));
}

void PuzzleInputs::fault(const QString& name, const QString& sentence)
{
    m_allGood = false;
    m_console.message(CliText::tr("%1: %2").arg(name, sentence));
}

void PuzzleInputs::unreadable(const QString& name, const QString& sentence)
{
    m_allRead = false;
    fault(name, sentence);
}

InputPuzzles readPuzzleInputs(const QStringList& inputs, QIODevice& standardInput, Console& console, Board board)
{
    PuzzleInputs reader(inputs, standardInput, console, {.board = board});
    InputPuzzles result;
    while (auto puzzle = reader.next())
        result.puzzles.push_back(std::move(*puzzle));
    result.allGood = reader.allGood();
    return result;
}

SinglePuzzle readSinglePuzzle(
    const QString& command, const QString& input, QIODevice& standardInput, Console& console, Board board)
{
    const InputPuzzles read = readPuzzleInputs({input}, standardInput, console, board);
    if (read.puzzles.size() == 1)
        return {read.puzzles.front(), read.allGood};
    if (!read.puzzles.empty())
        console.message(CliText::tr(
            "%1 takes one puzzle, but there are %n in “%2”.", nullptr, static_cast<int>(read.puzzles.size()))
                            .arg(command, shown(input)));
    return {{}, false};
}

QByteArray candidatesText(const StartingGrid& start)
{
    return QByteArray::fromStdString(
        writePuzzle(PuzzleFormat::CandidateLine, puzzleInState(start.givens, start.candidates)));
}

void requireInput(CommandOptions& options)
{
    if (options.inputs().isEmpty())
        options.fail(CliText::tr("A puzzle is missing. Give a file, - for standard input, or 81 characters."));
}

void requireOneInput(CommandOptions& options)
{
    requireInput(options);
    if (options.inputs().size() > 1)
        options.fail(CliText::tr("“%1” is one input too many: this command takes one puzzle.")
                         .arg(shown(options.inputs().at(1))));
}

} // namespace convoku
