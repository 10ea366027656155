// SPDX-License-Identifier: MIT
#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/base/output_file.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/cli/theme_option.h"
#include "app/document/examples.h"
#include "app/views/help/network_document.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <QDir>

#include <optional>

namespace convoku {
namespace {

struct PicturesSettings
{
    PictureSettings picture;
    bool index = true;
    QString page; ///< empty: none
};

PicturesSettings settingsFrom(CommandOptions& options)
{
    PicturesSettings settings;
    const QStringList formats{QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")};
    settings.picture.format
        = formatOf(QLatin1Char('.') + formats[options.choice("format", formats, 0)], PictureFormat::Svg);
    settings.picture.theme = themeFrom(options);
    settings.picture.scale = options.number("scale", 1, 1, 8);
    settings.index = !options.has("no-index");
    settings.page = options.text("page");
    if (options.inputs().size() != 1)
        options.fail(CliText::tr("Specify one folder for the pictures."));
    return settings;
}

/// Empty: it can be brought up to date.
QString pageProblem(const QString& path, const NetworkDocument& document, const QByteArray& page)
{
    using Code = NetworkDocument::PageFault::Code;
    const auto fault = document.faultOf(page);
    if (!fault)
        return {};
    const QString line = QString::number(fault->line);
    switch (fault->code) {
    case Code::NotUtf8:
        return CliText::tr("--page: %1 is not UTF-8 text.").arg(path);
    case Code::NoMarks:
        return CliText::tr("--page: %1 has no line <!-- layers of RULE --> or <!-- groups -->.").arg(path);
    case Code::UnknownGroup:
        return CliText::tr("--page: %1, line %2: %3 does not name a rule. Use a line such as <!-- layers of %4 -->.")
            .arg(path, line, fault->mark, document.entries().at(1).id);
    case Code::NoEnd:
        return CliText::tr("--page: %1, line %2: the line <!-- end --> is missing after %3.")
            .arg(path, line, fault->mark);
    }
    return {};
}

class Writer
{
public:
    explicit Writer(Console& console)
        : m_console(console)
    {
    }

    void write(const QByteArray& contents, const QString& path)
    {
        const QString problem
            = contents.isEmpty() ? CliText::tr("the picture is too large") : writeWholeFile(path, contents);
        if (problem.isEmpty()) {
            m_console.writeLine(CliText::tr("%1: %2 bytes").arg(path, QString::number(contents.size())));
            return;
        }
        m_console.message(CliText::tr("%1 cannot be written: %2").arg(path, problem));
        m_good = false;
    }

    bool good() const { return m_good; }

private:
    Console& m_console;
    bool m_good = true;
};

} // namespace

CommandSyntax picturesSyntax()
{
    CommandSyntax syntax{QStringLiteral("pictures"), CliText::tr("FOLDER"),
        CliText::tr("Draw the network’s layers for documents: graphs of each rule, the verdict, the search and the "
                    "whole pass, and the kernels of the layers. A page contains all of them. Needs no display."),
        {}, {}};
    syntax.options = {
        {{QStringLiteral("format")}, CliText::tr("FORMAT"), CliText::tr("svg (the default), png or pdf."),
            {QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("pdf")}},
        {{QStringLiteral("scale")}, QStringLiteral("N"), CliText::tr("Scale factor for png: 1 to 8.")},
        themeOption(),
        {{QStringLiteral("puzzle")}, CliText::tr("PUZZLE"),
            CliText::tr("The puzzle whose run gives the values (default: the article’s hard puzzle)."), {},
            OptionSyntax::Kind::File},
        {{QStringLiteral("no-index")}, {}, CliText::tr("Omit index.md, the page with all pictures and tables.")},
        {{QStringLiteral("page")}, CliText::tr("FILE"),
            CliText::tr("Also update the tables in a Markdown file: the text between the lines <!-- layers of RULE --> "
                        "(or <!-- groups -->) and <!-- end -->."),
            {}, OptionSyntax::Kind::File},
    };
    syntax.inputs = OptionSyntax::Kind::Folder;
    syntax.notes = {
        CliText::tr("The same puzzle and options give the same files. Prints FILE: BYTES bytes for each of them."),
        inputNote(),
        CliText::tr("Exit status: 0 all files are written; 2 wrong usage, bad input, or a file cannot be written."),
    };
    return syntax;
}

int runPictures(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const PicturesSettings settings = settingsFrom(options);
    if (!options.fault().isEmpty())
        return ExitBad;
    StartingGrid start = examples().front().givens;
    if (options.has("puzzle")) {
        const SinglePuzzle input
            = readSinglePuzzle(QStringLiteral("pictures"), options.text("puzzle"), *context.in, console);
        if (!input.puzzle || !input.allGood)
            return ExitBad;
        start = input.puzzle->startingGrid();
    }
    QByteArray page;
    if (!settings.page.isEmpty()) {
        InputFile file(settings.page);
        const bool open = file.open(QIODevice::ReadOnly);
        page = open ? file.readAll() : QByteArray();
        if (!open || file.error() != QFileDevice::NoError) {
            console.message(CliText::tr("%1 cannot be read: %2").arg(settings.page, file.errorString()));
            return ExitBad;
        }
    }
    const auto backend = makeBitwiseBackend();
    const NetworkDocument document(*backend, start);
    // Before anything is written.
    if (const QString problem = settings.page.isEmpty() ? QString() : pageProblem(settings.page, document, page);
        !problem.isEmpty()) {
        console.message(problem);
        return ExitBad;
    }
    const QDir folder(options.inputs().front());
    if (!makeFolder(options.inputs().front())) {
        console.message(CliText::tr("%1 is not a folder and cannot be created as one.").arg(options.inputs().front()));
        return ExitBad;
    }

    Writer writer(console);
    std::optional<DrawnWords> words(std::in_place, console);
    for (const NetworkDocument::Entry& entry : document.entries()) {
        if (context.cancelled && context.cancelled())
            return ExitBad;
        const auto write = [&](const Picture& picture, const QString& id) {
            writer.write(bytesOf(picture, settings.picture),
                folder.filePath(id + QLatin1Char('.') + suffixOf(settings.picture.format)));
        };
        write(*entry.picture, entry.id);
        for (const NetworkDocument::KernelEntry& kernel : entry.kernels)
            write(*kernel.picture, kernel.id);
    }
    writer.write(bytesOf(document.recurrence(), settings.picture),
        folder.filePath(QStringLiteral("recurrence.") + suffixOf(settings.picture.format)));
    words.reset(); // pages are not drawn
    if (settings.index)
        writer.write(document.page(settings.picture.format), folder.filePath(QStringLiteral("index.md")));
    if (!settings.page.isEmpty())
        writer.write(document.updated(page), settings.page);
    return writer.good() ? ExitDone : ExitBad;
}

} // namespace convoku
