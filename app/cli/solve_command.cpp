// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "solver/run/batch_engine.h"

#include <QElapsedTimer>

#include <deque>
#include <map>
#include <utility>

namespace convoku {
namespace {

/// Outcomes that wait for a slow puzzle in front of them.
constexpr std::size_t kMostAhead = 100'000;
constexpr int kProgressMs = 500;

QByteArray gridText(const Grid& grid)
{
    return QByteArray::fromStdString(grid.toText());
}

/// The grid of a solution, or the cells that are decided so far.
Grid gridOf(const SolveOutcome& outcome)
{
    return outcome.solutions.empty() ? Grid::fromDecided(outcome.last) : outcome.solutions.front();
}

/// What is known about the number of solutions, as a word for scripts.
const char* solutionsWord(const SolveOutcome& outcome)
{
    if (!outcome.allFound)
        return "maybe_more";
    return outcome.solutions.empty() ? "none" : outcome.solutions.size() == 1 ? "unique" : "all";
}

QByteArray textLine(const SolveOutcome& outcome, bool severalSolutions)
{
    QByteArray line = gridText(gridOf(outcome)) + ' ' + toString(outcome.result)
        + " passes=" + QByteArray::number(outcome.passes) + " pushes=" + QByteArray::number(outcome.pushes)
        + " pops=" + QByteArray::number(outcome.pops);
    if (severalSolutions)
        line += " solutions=" + QByteArray::number(outcome.solutions.size()) + ' ' + solutionsWord(outcome);
    return line;
}

QByteArray jsonLine(const StartingGrid& puzzle, const SolveOutcome& outcome, bool severalSolutions)
{
    JsonLine line;
    line.text("puzzle", gridText(puzzle.givens));
    if (!puzzle.isOfGivens())
        line.text("start", candidatesText(puzzle));
    line.text("result", toString(outcome.result))
        .text("grid", gridText(gridOf(outcome)))
        .number("passes", outcome.passes)
        .number("pushes", outcome.pushes)
        .number("pops", outcome.pops)
        .number("candidates", outcome.state().count());
    if (severalSolutions) {
        line.raw("solutions", jsonArray(outcome.solutions, [](const Grid& grid) { return jsonString(gridText(grid)); }))
            .flag("all_found", outcome.allFound);
    }
    return line.finished();
}

/// Lines come as puzzles finish and leave in the order of the input, as soon as nothing before them is missing.
class InInputOrder
{
public:
    explicit InInputOrder(Console& console)
        : m_console(console)
    {
        m_sinceWritten.start();
    }

    void put(std::size_t index, QByteArray line)
    {
        m_waiting.emplace(index, std::move(line));
        while (!m_waiting.empty() && m_waiting.begin()->first == m_next) {
            m_ready += m_waiting.begin()->second + '\n';
            m_waiting.erase(m_waiting.begin());
            ++m_next;
        }
        if (m_ready.size() >= kPiece)
            flush();
    }

    /// Somebody may be watching: what is ready leaves soon, but a file of millions in large pieces.
    void flushSoon()
    {
        if (m_sinceWritten.elapsed() > kSoonMs)
            flush();
    }

    void flush()
    {
        m_console.write(m_ready);
        m_ready.clear();
        m_sinceWritten.start();
    }

    /// Lines that are through, or ready.
    std::size_t written() const { return m_next; }

private:
    static constexpr qsizetype kPiece = 1 << 16;
    static constexpr int kSoonMs = 50;

    Console& m_console;
    std::map<std::size_t, QByteArray> m_waiting;
    std::size_t m_next = 0;
    QByteArray m_ready;
    QElapsedTimer m_sinceWritten;
};

} // namespace

CommandSyntax solveSyntax()
{
    CommandSyntax syntax{QStringLiteral("solve"), CliText::tr("INPUT…"),
        CliText::tr("Solve puzzles: one line a puzzle, in the order of the input, with the grid and how it ended."),
        runOptionSyntax(), {}};
    syntax.options.push_back(solutionsOption());
    syntax.options.push_back({{QStringLiteral("format")}, CliText::tr("FORMAT"),
        CliText::tr("text (the default) or json: one object a line."),
        {QStringLiteral("text"), QStringLiteral("json")}});
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr(
            "text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters; where the puzzle is not solved, "
            "the cells that are decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only "
            "with --no-search) or out_of_passes (only with --max-passes). Pushes are guesses, pops are guesses "
            "taken back."),
        CliText::tr(
            "With --solutions above 1 follow solutions=N and a word: unique (one, and there is no other), all "
            "(several, and there are no others), none, or maybe_more (N were found or the passes ran out before "
            "the search was through). The grid is the first solution; json has all of them in \"solutions\", and "
            "\"all_found\" says whether there are no others."),
        rulesNote(),
        CliText::tr(
            "Exit status: 0 all solved, 1 a puzzle was not solved, 2 wrong usage, bad input (the good puzzles are "
            "solved all the same) or output that cannot be written."),
    };
    return syntax;
}

int runSolve(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    BatchOptions batch = readBatchOptions(options, choice);
    batch.mostAhead = kMostAhead;
    const bool severalSolutions = batch.solutions > 1;
    const bool json = options.choice("format", {QStringLiteral("text"), QStringLiteral("json")}, 0) == 1;
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    PuzzleInputs input(options.inputs(), *context.in, console);
    std::optional<Puzzle> first = input.next();
    bool allSolved = true;
    if (first) {
        InInputOrder lines(console);
        const auto engine = makeEngine(choice, context, console);
        if (!engine)
            return ExitBad;
        std::deque<StartingGrid> starts; // those that json still needs
        std::size_t firstStart = 0;
        std::size_t solved = 0;
        const auto next = [&]() -> std::optional<StartingGrid> {
            const std::optional<Puzzle> puzzle = first ? std::exchange(first, {}) : input.next();
            if (!puzzle)
                return std::nullopt;
            StartingGrid start = puzzle->startingGrid();
            if (json)
                starts.push_back(start);
            return start;
        };
        const auto finished = [&](std::size_t index, const SolveOutcome& outcome) {
            allSolved = allSolved && outcome.result == RunResult::Solved;
            lines.put(index,
                json ? jsonLine(starts[index - firstStart], outcome, severalSolutions)
                     : textLine(outcome, severalSolutions));
            for (; firstStart < lines.written() && !starts.empty(); ++firstStart)
                starts.pop_front();
            ++solved;
        };
        QElapsedTimer sinceProgress;
        sinceProgress.start();
        engine->solve(next, batch, finished, [&] {
            if (sinceProgress.elapsed() > kProgressMs) {
                console.progress(CliText::tr("%n puzzle(s) done", nullptr, static_cast<int>(solved)));
                sinceProgress.restart();
            }
            lines.flushSoon();
            return console.good();
        });
        lines.flush();
    }
    if (!input.allGood())
        return ExitBad;
    return allSolved ? ExitDone : ExitNotSolved;
}

} // namespace convoku
