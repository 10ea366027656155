// SPDX-License-Identifier: MIT
#include "app/base/compressed_file.h"
#include "app/base/output_file.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/csv_field.h"
#include "app/exporting/export_wording.h"
#include "solver/formats/puzzle_writer.h"

#include <algorithm>

namespace convoku {
namespace {

/// Returns true if a puzzle is one line in this format, with room for a comment after it.
bool isLine(PuzzleFormat format)
{
    return format == PuzzleFormat::Line || format == PuzzleFormat::CandidateLine;
}

std::vector<PuzzleFormatInfo> writtenFormats()
{
    std::vector<PuzzleFormatInfo> written;
    for (const PuzzleFormatInfo& info : puzzleFormats()) {
        if (info.written)
            written.push_back(info);
        if (info.written && isLine(info.format))
            written.back().comments = true; // which are written here
    }
    PuzzleFormatInfo table = puzzleFormat(PuzzleFormat::Csv); // which is written here
    table.comments = true;
    written.push_back(table);
    return written;
}

QStringList idsOf(const std::vector<PuzzleFormatInfo>& formats)
{
    QStringList ids;
    for (const PuzzleFormatInfo& info : formats)
        ids << QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
    return ids;
}

/// Counts the puzzles with something that the format cannot store.
class Loss
{
public:
    explicit Loss(const PuzzleFormatInfo& format)
        : m_format(format)
    {
    }

    void look(const Puzzle& puzzle)
    {
        m_candidates += !m_format.candidates && puzzle.known().candidates.has_value() ? 1 : 0;
        m_placed += !m_format.placed && !m_format.candidates && !(puzzle.values() == puzzle.givens) ? 1 : 0;
        m_comments += !m_format.comments && !puzzle.comment.empty() ? 1 : 0;
        bool techniques = false;
        bool fields = false;
        for (const auto& [field, value] : puzzle.known().fields)
            (isOfTechnique(field) ? techniques : fields) = true;
        m_techniques += techniques && !m_format.techniques ? 1 : 0;
        m_fields += fields && !m_format.fields ? 1 : 0;
    }

    /// Empty if all fits.
    QStringList sentences() const
    {
        QStringList all;
        if (m_candidates > 0)
            all << CliText::tr(
                "This format has no candidates: those of %n puzzle(s) are left out.", nullptr, m_candidates);
        else if (m_placed > 0)
            all << CliText::tr(
                "This format has givens only: the placed digits of %n puzzle(s) are left out.", nullptr, m_placed);
        if (m_comments > 0)
            all << CliText::tr("This format has no comments: those of %n puzzle(s) are left out.", nullptr, m_comments);
        if (m_fields > 0)
            all << CliText::tr("This format has no fields for title, author and the like: those of %n puzzle(s) are "
                               "left out.",
                nullptr, m_fields);
        if (m_techniques > 0)
            all << CliText::tr(
                "This format has no technique codes and eliminations: those of %n puzzle(s) are left out.", nullptr,
                m_techniques);
        return all;
    }

private:
    const PuzzleFormatInfo& m_format;
    int m_candidates = 0;
    int m_placed = 0;
    int m_comments = 0;
    int m_fields = 0;
    int m_techniques = 0;
};

/// Writes as puzzles come, to standard output or to what takes the place of a file in the end.
class PuzzleSink
{
public:
    PuzzleSink(PuzzleFormat format, QString target, Console& console)
        : m_format(format)
        , m_target(std::move(target))
        , m_console(console)
        , m_compressor(compressionOf(m_target))
    {
    }

    void add(const Puzzle& puzzle)
    {
        const bool isTable = m_format == PuzzleFormat::Csv;
        if (m_any)
            m_ready += betweenPuzzles(m_format);
        else if (isTable)
            m_ready += "puzzle,comment\n";
        m_any = true;
        m_ready += isTable ? puzzle.givens.toText() + ',' + csvTextField(puzzle.comment).toStdString()
                           : writePuzzle(m_format, puzzle);
        if (const QByteArray comment = oneLine(puzzle.comment); isLine(m_format) && !comment.isEmpty())
            m_ready += " # " + comment.toStdString();
        m_ready += '\n';
        if (m_ready.size() >= kPiece)
            flush();
    }

    bool hasAny() const { return m_any; }
    /// Returns true while everything could be written.
    bool good() const { return m_problem.isEmpty() && m_console.good(); }

    void flush(bool isLast = false)
    {
        const QByteArray bytes = m_compressor.add(QByteArray::fromStdString(std::exchange(m_ready, {})), isLast);
        if (m_target.isEmpty())
            return m_console.write(bytes);
        if (!m_file && m_problem.isEmpty()) {
            m_file = std::make_unique<OutputFile>(m_target);
            if (!m_file->open())
                m_problem = m_file->errorString();
        }
        if (m_file && m_problem.isEmpty() && m_file->write(bytes) != bytes.size())
            m_problem = m_file->errorString();
    }

    /// The file takes its place. False, after a message, where that could not be done.
    bool finish()
    {
        flush(true);
        if (m_file && m_problem.isEmpty() && !m_file->commit())
            m_problem = m_file->errorString();
        if (!m_problem.isEmpty())
            m_console.message(exportProblem({ExportResult::Status::CannotWrite, m_problem}, m_target));
        return m_problem.isEmpty();
    }

private:
    static constexpr std::size_t kPiece = 1 << 16;

    PuzzleFormat m_format;
    QString m_target; ///< empty: standard output
    Console& m_console;
    Compressor m_compressor;
    std::unique_ptr<OutputFile> m_file;
    QString m_problem;
    std::string m_ready;
    bool m_any = false;
};

} // namespace

CommandSyntax convertSyntax()
{
    const std::vector<PuzzleFormatInfo> formats = writtenFormats();
    QStringList withCandidates;
    for (const PuzzleFormatInfo& info : formats) {
        if (info.candidates)
            withCandidates << idsOf({info});
    }
    const QString comma = QStringLiteral(", ");
    return {QStringLiteral("convert"), CliText::tr("INPUT…"), CliText::tr("Convert puzzles to a different format."),
        {{{QStringLiteral("to")}, CliText::tr("FORMAT"), CliText::tr("Output format; see below."), idsOf(formats)},
            {{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
                CliText::tr(
                    "File to write (default: standard output). It is left unchanged if any input cannot be read."),
                {}, OptionSyntax::Kind::File},
            {{QStringLiteral("skip-bad")}, {},
                CliText::tr("Skip lines that are not puzzles, and still write the others.")}},
        {inputNote(), CliText::tr("FORMAT is one of %1.").arg(idsOf(formats).join(comma)),
            CliText::tr("%1 keep the candidates supplied with a puzzle. The other formats cannot store them; a message "
                        "reports this.")
                .arg(withCandidates.join(comma)),
            CliText::tr(
                "Exit status: 0 all puzzles are written; 2 wrong usage, bad input (the good puzzles are still written "
                "to standard output, but to a file only with --skip-bad) or output that cannot be written.")}};
}

int runConvert(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const std::vector<PuzzleFormatInfo> formats = writtenFormats();
    if (!options.has("to"))
        options.fail(CliText::tr("The format is missing. Use --to FORMAT."));
    const PuzzleFormatInfo& format = formats[static_cast<std::size_t>(options.choice("to", idsOf(formats), 0))];
    if (options.has("output") && options.text("output").isEmpty())
        options.fail(CliText::tr("--output needs a file name."));
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const bool skipsBad = options.has("skip-bad");
    const QString target = isStandardOutput(options.text("output")) ? QString() : options.text("output");
    PuzzleInputs input(options.inputs(), *context.in, console, {});
    PuzzleSink sink(format.format, target, console);
    Loss loss(format);
    while (const std::optional<Puzzle> puzzle = input.next()) {
        loss.look(*puzzle);
        sink.add(*puzzle);
        if (!sink.good() || (!target.isEmpty() && context.cancelled && context.cancelled()))
            break;
    }
    for (const QString& sentence : loss.sentences())
        console.message(sentence);
    const bool fine = input.allRead() && (input.allGood() || skipsBad);
    if (target.isEmpty()) {
        sink.flush();
    } else if (context.cancelled && context.cancelled()) {
        console.message(exportProblem({ExportResult::Status::Cancelled}, target));
        return ExitBad;
    } else if (sink.hasAny() && !fine) {
        console.message(input.allRead()
                ? CliText::tr("Nothing is written to %1. --skip-bad skips lines that are not puzzles.").arg(target)
                : CliText::tr("Nothing is written to %1.").arg(target));
        return ExitBad;
    } else if (sink.hasAny() && !sink.finish()) {
        return ExitBad;
    }
    return sink.hasAny() && fine ? ExitDone : ExitBad;
}

} // namespace convoku
