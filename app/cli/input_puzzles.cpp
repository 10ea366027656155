// SPDX-License-Identifier: MIT
#include "app/cli/input_puzzles.h"

#include "app/cli/cli_text.h"
#include "app/cli/command_syntax.h"
#include "app/cli/console.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"

#include <QFile>
#include <QFileInfo>

namespace convoku {
namespace {

/// No collection is that long; a device that never ends would be.
constexpr qsizetype kMaxBytes = qsizetype{1} << 30;
/// A collection that is wrong all over should not bury the message that says so.
constexpr int kMaxNotes = 20;

/// For a message: without what a terminal would obey, and not longer than a puzzle needs.
QString shown(QString text)
{
    constexpr qsizetype kMaxShown = 100;
    if (text.size() > kMaxShown)
        text = text.left(kMaxShown - 1) + QChar(0x2026);
    for (QChar& c : text) {
        if (!c.isPrint())
            c = QChar(QChar::ReplacementCharacter);
    }
    return text;
}

/// All bytes up to the end, or why not.
struct Bytes
{
    QByteArray data;
    QString fault;
};

Bytes readAll(QIODevice& device)
{
    constexpr qint64 kChunk = 1 << 20;
    Bytes bytes;
    QByteArray chunk(kChunk, Qt::Uninitialized);
    for (;;) {
        const qint64 read = device.read(chunk.data(), kChunk);
        if (read < 0 || (read == 0 && !device.waitForReadyRead(0))) {
            // A sequential device says -1 at its end too; only a file knows the difference.
            const auto* file = qobject_cast<QFileDevice*>(&device);
            if (file != nullptr && file->error() != QFileDevice::NoError)
                bytes.fault = file->errorString();
            return bytes;
        }
        bytes.data.append(chunk.constData(), read);
        if (bytes.data.size() > kMaxBytes) {
            bytes.fault = CliText::tr("it is larger than %1 MiB.").arg(kMaxBytes >> 20);
            return bytes;
        }
    }
}

class Reader
{
public:
    Reader(QIODevice& standardInput, Console& console)
        : m_standardInput(standardInput)
        , m_console(console)
    {
    }

    void read(const QString& input)
    {
        if (input == QLatin1String("-"))
            readDevice(m_standardInput, CliText::tr("standard input"));
        else if (!input.isEmpty() && QFileInfo::exists(input))
            readFile(input);
        else
            readArgument(input);
    }

    InputPuzzles take()
    {
        if (m_notes > kMaxNotes)
            m_console.message(CliText::tr("%n more puzzle(s) with clashing givens.", nullptr, m_notes - kMaxNotes));
        return std::move(m_result);
    }

private:
    void fault(const QString& name, const QString& sentence)
    {
        m_result.allGood = false;
        m_console.message(CliText::tr("%1: %2").arg(name, sentence));
    }

    void readFile(const QString& path)
    {
        QFile file(path);
        if (QFileInfo(path).isDir())
            fault(shown(path), CliText::tr("this is a folder; expected a file with a puzzle a line."));
        else if (!file.open(QIODevice::ReadOnly))
            fault(shown(path), CliText::tr("the file cannot be read: %1").arg(file.errorString()));
        else
            readDevice(file, shown(path));
    }

    void readDevice(QIODevice& device, const QString& name)
    {
        const Bytes bytes = readAll(device);
        if (!bytes.fault.isEmpty()) {
            fault(name, CliText::tr("the file cannot be read: %1").arg(bytes.fault));
            return;
        }
        const PuzzleTextResult result
            = readPuzzles({bytes.data.constData(), static_cast<std::size_t>(bytes.data.size())});
        for (const PuzzleTextError& error : result.errors)
            fault(name, Wording::puzzleError(error));
        const auto unsaid = static_cast<int>(result.errorCount - result.errors.size());
        if (unsaid > 0)
            fault(name, CliText::tr("%n more line(s) are no puzzles.", nullptr, unsaid));
        for (const Puzzle& puzzle : result.puzzles)
            add(puzzle, CliText::tr("%1: Line %2").arg(name, QString::number(puzzle.line)));
    }

    void readArgument(const QString& argument)
    {
        const PuzzleTextResult result = readPuzzles(argument.toStdString());
        if (result.errorCount == 0) {
            for (const Puzzle& puzzle : result.puzzles)
                add(puzzle, shown(argument));
            return;
        }
        fault(QStringLiteral("“%1”").arg(shown(argument)),
            CliText::tr("there is no such file, and it is not a puzzle either. %1")
                .arg(Wording::puzzleError(result.errors.front())));
    }

    void add(const Puzzle& puzzle, const QString& place)
    {
        m_result.puzzles.push_back(puzzle);
        const auto clash = puzzle.givens.firstClash();
        if (clash && ++m_notes <= kMaxNotes)
            m_console.message(CliText::tr("%1: %2").arg(place, Wording::clash(*clash)));
    }

    QIODevice& m_standardInput;
    Console& m_console;
    InputPuzzles m_result;
    int m_notes = 0;
};

} // namespace

InputPuzzles readPuzzleInputs(const QStringList& inputs, QIODevice& standardInput, Console& console)
{
    Reader reader(standardInput, console);
    for (const QString& input : inputs)
        reader.read(input);
    return reader.take();
}

SinglePuzzle readSinglePuzzle(const QString& command, const QString& input, QIODevice& standardInput, Console& console)
{
    const InputPuzzles read = readPuzzleInputs({input}, standardInput, console);
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
        options.fail(CliText::tr("A puzzle is missing: a file, - for standard input, or 81 characters."));
}

void requireOneInput(CommandOptions& options)
{
    requireInput(options);
    if (options.inputs().size() > 1)
        options.fail(CliText::tr("“%1” is one input too many: this command takes one puzzle.")
                         .arg(shown(options.inputs().at(1))));
}

} // namespace convoku
