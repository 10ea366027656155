// SPDX-License-Identifier: MIT
#include "app/cli/claims.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/views/collections/collection_writer.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"

#include <optional>

namespace convoku {
namespace {

QByteArray numberText(int number)
{
    return QByteArray::number(number);
}

QByteArray cellJson(Cell cell)
{
    return jsonArray(std::initializer_list<int>{cell.row + 1, cell.column + 1}, numberText);
}

Grid gridNow(const Recording& recording)
{
    return Grid::fromDecided(recording.lastState().candidates);
}

QByteArray gridNowText(const Recording& recording)
{
    return QByteArray::fromStdString(gridNow(recording).toText());
}

/// Returns whether a network that did not come with the program calls a grid solved that is not a solution.
bool endsWrong(const Recording& recording)
{
    return recording.result() == RunResult::Solved && !removesSoundly(recording.options().model)
        && !isSolution(gridNow(recording), recording.givens(), recording.model().houses);
}

QByteArray cellsJson(const std::vector<Cell>& cells)
{
    return jsonArray(cells, cellJson);
}

/// An event as a line; empty where a trace has none.
QByteArray jsonLine(const Recording& recording, const Event& event, std::optional<long long> number)
{
    const auto changed = recording.changed(event);
    const Candidate guess = recording.board().candidate(event.candidate);
    JsonLine line;
    const auto beginSearch = [&](const char* name) {
        line.text("event", name)
            .number("pass", event.pass)
            .number("depth", event.depth)
            .raw("cell", cellJson(guess.cell()))
            .number("digit", guess.digit + 1);
    };
    switch (event.kind) {
    case EventKind::Start:
        line.text("event", "start");
        if (number)
            line.number("number", *number);
        line.text("puzzle", QByteArray::fromStdString(recording.givens().toText()));
        if (!recording.startingGrid().isOfGivens())
            line.text("start", candidatesText(recording.startingGrid()));
        line.text("network", QByteArray::fromStdString(recording.model().id));
        line.raw("rules",
                jsonArray(recording.options().rules,
                    [&](RuleId rule) { return jsonString(recording.model().rule(rule).id); }))
            .number("candidates", event.candidatesLeft);
        break;
    case EventKind::Rule:
        line.text("event", "rule")
            .number("pass", event.pass)
            .text("rule", QByteArray::fromStdString(recording.ruleOf(event).id))
            .raw("removed", jsonCandidates(changed, recording.board()))
            .number("candidates", event.candidatesLeft);
        break;
    case EventKind::Contradiction: {
        const Contradictions found = contradictionsAt(recording, event.position());
        line.text("event", "contradiction")
            .number("pass", event.pass)
            .number("depth", event.depth)
            .raw("empty", cellsJson(found.emptyCells))
            .raw("clashing", cellsJson(found.clashingCells))
            .number("candidates", event.candidatesLeft);
        break;
    }
    case EventKind::Solution: // a trace ends with the first one
        return {};
    case EventKind::Push:
        beginSearch("push");
        line.raw("set_aside",
                jsonArray(changed,
                    [&](std::uint16_t index) { return numberText(recording.board().candidate(index).digit + 1); }))
            .number("candidates", event.candidatesLeft);
        break;
    case EventKind::Pop:
        beginSearch("pop");
        line.raw("restored", jsonCandidates(changed, recording.board())).number("candidates", event.candidatesLeft);
        break;
    case EventKind::End:
        line.text("event", "end")
            .text("result", endsWrong(recording) ? "wrong" : toString(recording.result().value()))
            .number("passes", recording.passCount())
            .number("pushes", recording.pushes())
            .number("pops", recording.pops())
            .text("grid", gridNowText(recording));
        break;
    }
    return line.finished();
}

QByteArray textLine(const Recording& recording, const Event& event)
{
    constexpr int kAddressWidth = 7;
    QString line = Wording::address(recording, event.position()).leftJustified(kAddressWidth) + QLatin1Char(' ')
        + Wording::eventSentence(recording, event, kMostCandidates);
    if (event.kind == EventKind::End)
        line += QLatin1Char(' ') + QLatin1String(gridNowText(recording));
    if (event.kind == EventKind::End && endsWrong(recording))
        line += QLatin1Char(' ') + CliText::tr("This grid is wrong: it is not a solution of the puzzle.");
    return line.toUtf8();
}

/// Runs a puzzle to its end and prints its events. `number`: of the puzzle, if there are several. Returns whether it
/// is solved.
bool trace(Runner& runner, const Puzzle& puzzle, const RunOptions& run, bool json, std::optional<long long> number,
    Console& console)
{
    Recording recording(puzzle.givens, runner.start(), run.pass, runner.pass());
    const auto print = [&](int pass) {
        QByteArray lines;
        for (const Event& event : recording.eventsOf(pass)) {
            const QByteArray line = json ? jsonLine(recording, event, number) : textLine(recording, event);
            if (!line.isEmpty())
                lines += line + '\n';
        }
        console.write(lines);
    };
    print(0);
    while (!runner.ended() && console.good()) {
        recording.append(runner.nextPass());
        print(recording.passCount());
    }
    return recording.result() == RunResult::Solved && !endsWrong(recording);
}

} // namespace

CommandSyntax traceSyntax()
{
    CommandSyntax syntax{QStringLiteral("trace"), CliText::tr("INPUT…"),
        CliText::tr("Run puzzles and print every event, one per line, as it happens."), runOptionSyntax(), {}};
    syntax.options.push_back({{QStringLiteral("format")}, CliText::tr("FORMAT"),
        CliText::tr(
            "text (the default): sentences, each after its address PASS.STEP; or jsonl: one JSON object per line."),
        {QStringLiteral("text"), QStringLiteral("jsonl")}});
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr(
            "jsonl: the events are start, rule (only rules that removed something), push (a guess), contradiction, pop "
            "(an undone guess) and end. Rows, columns and digits count from 1. Candidates are [row, column, digit]. "
            "\"depth\" and \"candidates\" are the values after the event. A contradiction names the cells without "
            "candidates (\"empty\") and the cells whose only digit another cell of a house also has (\"clashing\")."),
        CliText::tr("With several puzzles, the events of each puzzle follow those of the previous one. In text, a line "
                    "with # and the puzzle precedes them; in jsonl, their start has the puzzle’s \"number\"."),
        CliText::tr(
            "The result is wrong if your own network calls a grid solved that is not a solution of the puzzle."),
        rulesNote(),
        CliText::tr("Exit status: 0 solved, 1 not solved, 2 wrong usage, bad input or output that cannot be written."),
    };
    return syntax;
}

int runTrace(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const RunOptions run = readRunOptions(options);
    const EngineChoice choice = readEngineChoice(options);
    const bool json = options.choice("format", {QStringLiteral("text"), QStringLiteral("jsonl")}, 0) == 1;
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    PuzzleInputs input(options.inputs(), *context.in, console, {.board = run.pass.model->board});
    std::optional<Puzzle> puzzle = input.next();
    if (!puzzle)
        return ExitBad;
    const auto backend = makeBackend(choice, context, console);
    if (!backend)
        return ExitBad;
    Runner runner(*backend, puzzle->startingGrid(), run);
    bool allSolved = true;
    for (long long number = 1; puzzle && console.good(); ++number) {
        std::optional<Puzzle> next = input.next();
        const bool several = number > 1 || next;
        if (several && !json)
            console.writeLine(QByteArray(number > 1 ? "\n" : "") + "# " + puzzleLine(*puzzle));
        allSolved
            = trace(runner, *puzzle, run, json, several ? std::optional(number) : std::nullopt, console) && allSolved;
        puzzle = std::move(next);
        if (puzzle)
            runner.begin(puzzle->startingGrid());
    }
    if (!input.allGood())
        return ExitBad;
    return allSolved ? ExitDone : ExitNotSolved;
}

} // namespace convoku
