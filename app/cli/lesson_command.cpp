// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/views/lessons/lesson_checker.h"
#include "solver/backend/bitwise/bitwise_backend.h"

namespace convoku {

CommandSyntax lessonSyntax()
{
    CommandSyntax syntax{QStringLiteral("lesson"), CliText::tr("FILE…"),
        CliText::tr("Check lesson files: run their puzzles and verify every statement."), {}, {}};
    syntax.notes = {
        CliText::tr("For each correct lesson, one line is printed on standard output: its file, its title, and the "
                    "numbers of stops and checks. Errors are printed on standard error, as FILE:LINE: and the reason. "
                    "The README.md in the lessons folder explains how to write lessons."),
        CliText::tr("Exit status: 0 all lessons are correct, 2 a lesson has errors or cannot be read."),
    };
    return syntax;
}

int runLesson(CommandOptions& options, Console& console, const CommandLineContext&)
{
    if (options.inputs().isEmpty())
        options.fail(CliText::tr("Name at least one lesson file."));
    if (!options.fault().isEmpty())
        return ExitBad;
    const auto backend = makeBitwiseBackend();
    int code = ExitDone;
    const QStringList files = options.inputs();
    for (const QString& file : files) {
        const ReadLesson read = readAndCheckLesson(file, *backend);
        for (const LessonProblem& problem : read.problems) {
            const QString place = problem.line > 0 ? QStringLiteral("%1:%2").arg(file).arg(problem.line) : file;
            console.plainLine(QStringLiteral("%1: %2").arg(place, problem.what));
        }
        if (!read.problems.empty()) {
            code = ExitBad;
            continue;
        }
        std::size_t checks = 0;
        for (const LessonStop& stop : read.lesson.stops)
            checks += stop.checks.size();
        const QString counts = CliText::tr("%1 (stops: %2, checks: %3)")
                                   .arg(read.lesson.title)
                                   .arg(read.lesson.stops.size())
                                   .arg(checks);
        console.writeLine(QStringLiteral("%1: %2").arg(file, counts));
    }
    return code;
}

} // namespace convoku
