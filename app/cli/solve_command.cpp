// SPDX-License-Identifier: MIT
#include "app/cli/claims.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/lines_in_order.h"
#include "app/cli/run_settings.h"
#include "app/wording/wording.h"
#include "solver/run/batch_engine.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <deque>
#include <string_view>
#include <utility>

namespace convoku {
namespace {

/// Outcomes that wait for a slow puzzle in front of them: with more of them their lines would not fit a near cache,
/// with fewer puzzles would wait for a place that is free.
constexpr std::size_t kMostAhead = 16'384;
/// The same in solutions, where all of them are written.
constexpr std::size_t kMostSolutionsAhead = 400'000;

QByteArray gridText(const Grid& grid)
{
    return QByteArray::fromStdString(grid.toText());
}

std::string_view viewOf(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// Result of checking the solution that came with a puzzle, as a word for scripts.
enum class Check { Same, Other, Missing };

const char* wordOf(Check check)
{
    return check == Check::Same ? "same" : check == Check::Other ? "other" : "missing";
}

/// Content of the output lines.
struct LineOptions
{
    bool json = false;
    bool several = false; ///< solutions
    bool countOnly = false;
    bool check = false;
    std::string network; ///< its id
    ModelPtr foreign; ///< the network, where it did not come with the program: what it says need not be so
};

/// The claims of a network that did not come with Convoku, checked.
struct Claims
{
    bool wrongGrid = false; ///< a grid that it calls a solution is not one
    bool wrongCount = false; ///< the puzzle has another number of solutions

    bool areRight() const { return !wrongGrid && !wrongCount; }
};

/// A puzzle that has been handed out, and its line has not been written.
struct Asked
{
    StartingGrid start;
    std::optional<Grid> solution; ///< that came with it
    QString name; ///< of the input it came from
    std::size_t line = 0;
    std::string title; ///< that the text gives the puzzle
    std::string comment;
    bool begun = false; ///< its line, with the solutions so far
    Claims claims;
};

/// Returns how the run ended, as a word for scripts.
std::string_view resultWord(const SolveOutcome& outcome, const Claims& claims)
{
    return claims.areRight() ? toString(outcome.result) : "wrong";
}

/// Returns what is known about the number of solutions, as a word for scripts.
std::string_view solutionsWord(const SolveOutcome& outcome, const Claims& claims)
{
    if (!claims.areRight())
        return "wrong";
    if (!outcome.allFound)
        return "maybe_more";
    return outcome.found == 0 ? "none" : outcome.found == 1 ? "unique" : "all";
}

/// A line of text, put together without memory from the heap: there are millions of them.
class SolvedLine
{
public:
    SolvedLine& operator<<(std::string_view part)
    {
        m_size += part.copy(end(), m_text.size() - m_size);
        return *this;
    }
    SolvedLine& operator<<(std::integral auto number)
    {
        m_size
            = static_cast<std::size_t>(std::to_chars(end(), m_text.data() + m_text.size(), number).ptr - m_text.data());
        return *this;
    }
    SolvedLine& operator<<(const Grid& grid)
    {
        grid.writeTo(end());
        m_size += static_cast<std::size_t>(grid.board().cells());
        return *this;
    }
    std::string_view text() const { return {m_text.data(), m_size}; }

private:
    char* end() { return m_text.data() + m_size; }

    /// At most 81 cells, three words of up to 13 letters, four numbers of up to 20 digits, and what stands between
    /// them.
    std::array<char, 256> m_text;
    std::size_t m_size = 0;
};

SolvedLine textLine(const Asked& asked, const SolveOutcome& outcome, const LineOptions& options, Check check)
{
    SolvedLine line;
    if (options.countOnly)
        return line << outcome.found << " " << solutionsWord(outcome, asked.claims);
    line << gridOf(outcome) << " " << resultWord(outcome, asked.claims) << " passes=" << outcome.passes
         << " pushes=" << outcome.pushes << " pops=" << outcome.pops;
    if (options.several)
        line << " solutions=" << outcome.found << " " << solutionsWord(outcome, asked.claims);
    if (options.check)
        line << " check=" << wordOf(check);
    return line;
}

/// Text of a file, which need not be UTF-8.
QByteArray utf8Of(const std::string& text)
{
    return QString::fromStdString(text).toUtf8();
}

JsonLine jsonBegin(const Asked& asked)
{
    JsonLine line;
    line.text("puzzle", gridText(asked.start.givens));
    if (!asked.start.isOfGivens())
        line.text("start", candidatesText(asked.start));
    if (asked.line > 0 && !asked.name.isEmpty())
        line.number("line", static_cast<long long>(asked.line));
    if (!asked.title.empty())
        line.text("name", utf8Of(asked.title));
    if (!asked.comment.empty())
        line.text("comment", utf8Of(asked.comment));
    return line;
}

/// A solution behind those that are in the line already: there may be more than memory holds.
QByteArray jsonSolution(Asked& asked, const Grid& solution)
{
    const QByteArray before
        = std::exchange(asked.begun, true) ? QByteArray(",") : jsonBegin(asked).open() + ",\"solutions\":[";
    return before + jsonString(gridText(solution));
}

/// The line, or what it still lacks behind its solutions.
QByteArray jsonEnd(const Asked& asked, const SolveOutcome& outcome, const LineOptions& options, Check check)
{
    JsonLine line = asked.begun ? JsonLine::behind("]") : jsonBegin(asked);
    if (!asked.begun && options.several && !options.countOnly)
        line.raw("solutions", "[]");
    const std::string_view word = resultWord(outcome, asked.claims);
    line.text("result", QByteArrayView(word.data(), static_cast<qsizetype>(word.size())))
        .text("grid", gridText(gridOf(outcome)));
    // A search that stops at so many solutions stops anywhere in its tree.
    if (!options.countOnly || outcome.allFound || outcome.result != RunResult::Solved)
        line.number("passes", outcome.passes).number("pushes", outcome.pushes).number("pops", outcome.pops);
    line.number("candidates", outcome.state().count())
        .text("network", QByteArrayView(options.network.data(), static_cast<qsizetype>(options.network.size())));
    if (options.countOnly)
        line.number("count", static_cast<long long>(outcome.found));
    if (options.countOnly || options.several)
        line.flag("all_found", outcome.allFound);
    if (options.check)
        line.text("check", wordOf(check));
    return line.finished();
}

/// Compares the solutions that puzzles came with, and says where they differ.
class SolutionCheck
{
public:
    SolutionCheck(const std::vector<HouseCells>& houses, Console& console)
        : m_houses(houses)
        , m_console(console)
    {
    }

    Check look(const Asked& asked, const SolveOutcome& outcome)
    {
        if (!asked.solution) {
            ++m_missing;
            return Check::Missing;
        }
        ++m_compared;
        const Grid found = gridOf(outcome);
        if (found == *asked.solution)
            return Check::Same;
        if (++m_others <= kMostSaid)
            m_console.message(sentence(asked, found));
        return Check::Other;
    }

    /// Sums it up; true where all agree.
    bool end()
    {
        if (m_others > kMostSaid)
            m_console.message(CliText::tr("%n more solution(s) are others.", nullptr, m_others - kMostSaid));
        m_console.message(CliText::tr("Solutions compared: %1; different: %2.").arg(m_compared).arg(m_others));
        if (m_missing > 0)
            m_console.message(CliText::tr("%n puzzle(s) were supplied without a solution.", nullptr, m_missing));
        return m_others == 0 && m_missing == 0;
    }

private:
    static constexpr int kMostSaid = 20;

    QString sentence(const Asked& asked, const Grid& found) const
    {
        const QString place = asked.name.isEmpty()
            ? QString::fromLatin1(gridText(asked.start.givens))
            : CliText::tr("%1: Line %2").arg(asked.name, QString::number(asked.line));
        if (isSolution(*asked.solution, asked.start.givens, m_houses))
            return CliText::tr("%1: the supplied solution is different; the puzzle has several.").arg(place);
        int cell = 0;
        const Board board = found.board();
        while (cell < board.cells() - 1 && found.digit(cell) == asked.solution->digit(cell))
            ++cell;
        const auto shown = [](int digit) { return digit == 0 ? QStringLiteral("–") : QString::number(digit); };
        return CliText::tr("%1: the supplied solution has %2 in %3, the network has %4.")
            .arg(place, shown(asked.solution->digit(cell)), Wording::cell(board.cell(cell)), shown(found.digit(cell)));
    }

    const std::vector<HouseCells>& m_houses;
    Console& m_console;
    int m_compared = 0;
    int m_others = 0;
    int m_missing = 0;
};

} // namespace

CommandSyntax solveSyntax()
{
    CommandSyntax syntax{QStringLiteral("solve"), CliText::tr("INPUT…"),
        CliText::tr("Solve puzzles: print one line per puzzle, in input order, with the grid and the result."),
        runOptionSyntax(fastModel(), false), {}};
    syntax.options.push_back(solutionsOption());
    syntax.options.push_back({{QStringLiteral("format")}, CliText::tr("FORMAT"),
        CliText::tr("text (the default) or json: one object per line."),
        {QStringLiteral("text"), QStringLiteral("json")}});
    syntax.options.push_back({{QStringLiteral("count")}, {},
        CliText::tr("Print only the number of solutions and the word after it. Without --solutions, count up to %1.")
            .arg(kMostSolutions)});
    syntax.options.push_back({{QStringLiteral("check")}, {},
        CliText::tr("Compare with the solutions supplied with the puzzles (second column of a table, or "
                    "puzzle:count:solution), and count the differences.")});
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {
        inputNote(),
        CliText::tr(
            "text: GRID RESULT passes=N pushes=N pops=N. The grid has 81 characters. If the puzzle is not solved, it "
            "shows the cells decided so far and a point elsewhere. RESULT is solved, no_solution, stalled (only with "
            "--no-search) or out_of_passes (only with --max-passes). Pushes are guesses; pops are undone guesses."),
        CliText::tr(
            "With --solutions above 1, solutions=N and a word follow: unique (exactly one), all (several, and there "
            "are no others), none, or maybe_more. maybe_more means that N were found or the passes ran out before the "
            "search was complete. The grid is the first solution. json lists all of them in \"solutions\", and "
            "\"all_found\" shows whether there are no others. --count prints only this number and word. json has the "
            "number as \"count\", and omits passes, pushes and pops if the search stopped at N."),
        CliText::tr(
            "With --check, check= and a word follow: same, other, or missing if the puzzle was supplied without a "
            "solution."),
        rulesNote(),
        CliText::tr(
            "Convoku checks the answers of a custom network. RESULT is wrong if the network calls a grid solved that "
            "is not a solution of the puzzle. With --count, or --solutions above 1, Convoku checks and counts every "
            "solution itself. RESULT and the word after the number are then wrong if the puzzle has a different number "
            "of solutions. Otherwise no_solution is the network’s answer, right or wrong."),
        CliText::tr(
            "Exit status: 0 all solved, 1 a puzzle was not solved or, with --check, its supplied solution is different "
            "or missing, 2 wrong usage, bad input (the good puzzles are still solved) or output that cannot be "
            "written."),
    };
    return syntax;
}

int runSolve(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    BatchOptions batch = readBatchOptions(options, choice);
    LineOptions line;
    line.json = options.choice("format", {QStringLiteral("text"), QStringLiteral("json")}, 0) == 1;
    line.countOnly = options.has("count");
    line.check = options.has("check");
    line.network = batch.model->id;
    if (!removesSoundly(batch.model))
        line.foreign = batch.model;
    if (line.countOnly && !batch.search)
        options.fail(CliText::tr("--count needs the search. Remove --no-search."));
    batch.countOnly = line.countOnly && !line.foreign; // each solution of a custom network is checked
    if (line.countOnly && !options.has("solutions"))
        batch.solutions = kMostSolutions;
    line.several = batch.solutions > 1;
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    ReadHint hint;
    hint.solutions = line.check;
    hint.board = batch.model->board;
    PuzzleInputs input(options.inputs(), *context.in, console, hint);
    std::optional<Puzzle> first = input.next();
    bool allSolved = true;
    bool allSame = true;
    int wrongGrids = 0;
    int wrongCounts = 0;
    if (first) {
        LinesInOrder lines(console);
        const auto engine = makeEngine(choice, context, console);
        if (!engine)
            return ExitBad;
        std::deque<Asked> asked; // whose lines have not been written
        std::size_t firstAsked = 0;
        std::size_t solved = 0;
        SolutionCheck check(batch.model->houses, console);
        SolutionCounter counter;
        const bool showsAll = line.json && line.several && !line.countOnly;
        batch.mostAhead = showsAll
            ? std::clamp<std::size_t>(kMostSolutionsAhead / static_cast<std::size_t>(batch.solutions), 1, kMostAhead)
            : kMostAhead;
        batch.eachSolution = [&](std::size_t index, const Grid& solution) {
            Asked* one = line.foreign ? &asked[index - firstAsked] : nullptr;
            if (one && !isSolution(solution, one->start.givens, line.foreign->houses))
                one->claims.wrongGrid = true;
            if (showsAll)
                lines.add(index, viewOf(jsonSolution(asked[index - firstAsked], solution)));
        };
        const auto next = [&]() -> std::optional<StartingGrid> {
            const std::optional<Puzzle> puzzle = first ? std::exchange(first, {}) : input.next();
            if (!puzzle)
                return std::nullopt;
            const StartingGrid start = puzzle->startingGrid();
            if (line.json || line.check || line.foreign)
                asked.push_back({start, puzzle->known().solution, input.name(), puzzle->line,
                    std::string(puzzle->field(PuzzleField::Name)), puzzle->comment});
            return start;
        };
        const auto finished = [&](std::size_t index, const SolveOutcome& outcome) {
            static Asked nobody{};
            Asked& one = asked.empty() ? nobody : asked[index - firstAsked];
            if (line.foreign) {
                Claims& claims = one.claims;
                claims.wrongGrid = claims.wrongGrid || claimsWrongGrid(outcome, one.start.givens, *line.foreign);
                claims.wrongCount = !claims.wrongGrid && (line.countOnly || line.several)
                    && !counter.agrees(outcome, one.start, *line.foreign, [&console] { return console.good(); });
                wrongGrids += claims.wrongGrid ? 1 : 0;
                wrongCounts += claims.wrongCount ? 1 : 0;
            }
            allSolved = allSolved && outcome.result == RunResult::Solved && one.claims.areRight();
            const Check same = line.check ? check.look(one, outcome) : Check::Missing;
            if (line.json)
                lines.put(index, viewOf(jsonEnd(one, outcome, line, same)));
            else
                lines.put(index, textLine(one, outcome, line, same).text());
            for (; firstAsked < lines.written() && !asked.empty(); ++firstAsked)
                asked.pop_front();
            ++solved;
        };
        QElapsedTimer sinceProgress;
        sinceProgress.start();
        engine->solve(next, batch, finished, [&] {
            if (sinceProgress.elapsed() > kProgressMs) {
                console.progress(CliText::tr("%n puzzle(s) done", nullptr, static_cast<int>(solved)), input.part());
                sinceProgress.restart();
            }
            lines.flushSoon();
            return console.good();
        });
        lines.flush();
        if (line.check)
            allSame = check.end();
        if (wrongGrids > 0)
            console.message(CliText::tr("%n grid(s) that the network calls solved are wrong.", nullptr, wrongGrids));
        if (wrongCounts > 0)
            console.message(CliText::tr(
                "%n puzzle(s) have a different number of solutions than the network found.", nullptr, wrongCounts));
    }
    if (!input.allGood())
        return ExitBad;
    return allSolved && allSame ? ExitDone : ExitNotSolved;
}

} // namespace convoku
