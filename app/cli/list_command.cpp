// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/puzzle_chunk.h"
#include "app/views/collections/collection_writer.h"
#include "solver/network/text/part_text.h"
#include "solver/run/batch_solver.h"
#include "solver/sudoku/minimal_form.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace convoku {
namespace {

/// Number of puzzles that the engine runs together: enough to fill its lanes, few enough to keep in memory.
constexpr std::size_t kListBatch = 1024;

const QStringList& changeIds()
{
    static const QStringList kIds{
        QStringLiteral("turn"), QStringLiteral("mirror"), QStringLiteral("shuffle"), QStringLiteral("relabel")};
    return kIds;
}

/// Returns whether each of changeIds() is wanted; empty without --change.
std::vector<bool> readChanges(CommandOptions& options)
{
    if (!options.has("change"))
        return {};
    std::vector<bool> changes(static_cast<std::size_t>(changeIds().size()), false);
    for (const QString& part : options.text("change").split(QLatin1Char(','))) {
        const qsizetype place = changeIds().indexOf(part.trimmed());
        if (place < 0)
            options.fail(CliText::tr("--change: there is no “%1”. Use one of %2.")
                             .arg(part.trimmed(), changeIds().join(QStringLiteral(", "))));
        else
            changes[static_cast<std::size_t>(place)] = true;
    }
    return changes;
}

/// Returns a random transform of each wanted kind. All of them keep the board.
std::vector<Transform> randomChanges(const std::vector<bool>& wanted, Board board, RandomNumbers& random)
{
    std::vector<Transform> changes;
    if (wanted[0])
        changes.push_back(rotation(board.turned() == board ? random.between(0, 3) : 2 * random.between(0, 1), board));
    if (wanted[1] && random.between(0, 1) == 1)
        changes.push_back(mirroring(MirrorAxis::Vertical, board));
    if (wanted[2])
        changes.push_back(randomShuffle(random, board));
    if (wanted[3])
        changes.push_back(randomRelabelling(random, board));
    return changes;
}

/// Moves everything in the puzzle that refers to cells or digits. Drops HoDoKu's fields about a step, which would be
/// wrong afterwards.
void moveBy(const Transform& transform, Puzzle& puzzle)
{
    puzzle.givens = transform(puzzle.givens);
    if (!puzzle.details)
        return;
    PuzzleDetails details = *puzzle.details;
    details.placed = transform(details.placed);
    if (details.candidates)
        details.candidates = transform(*details.candidates);
    if (details.solution)
        details.solution = transform(*details.solution);
    std::erase_if(details.fields, [](const auto& field) { return isOfTechnique(field.first); });
    puzzle.setDetails(std::move(details));
}

/// Remembers the puzzles of a list in any arrangement.
class ListedPuzzles
{
public:
    /// Returns whether the puzzle has not occurred before. `form`: the puzzle in its minimal form.
    bool isNew(const Puzzle& form)
    {
        const PackedGrid grid = packed(form.givens);
        std::string key(grid.begin(), grid.end());
        key += static_cast<char>(form.givens.board().place());
        if (const StartingGrid start = form.startingGrid(); form.details && !start.isOfGivens()) {
            for (const std::uint16_t index : start.candidates.indices())
                key += {static_cast<char>(index & 0xffU), static_cast<char>(index >> 8U)};
        }
        return m_keys.insert(std::move(key)).second;
    }

private:
    std::unordered_set<std::string> m_keys;
};

/// Removes givens, from the first cell on, as long as the puzzle has one solution.
class Minimising
{
public:
    Minimising(BatchEngine& engine, int threads, std::function<bool()> keepRunning)
        : m_engine(engine)
        , m_keepRunning(std::move(keepRunning))
    {
        m_options.solutions = 2;
        m_options.countOnly = true;
        m_options.threads = threads;
    }

    /// Returns the places of the puzzles that do not have exactly one solution. They are left unchanged.
    std::vector<std::size_t> minimise(std::vector<Puzzle>& puzzles)
    {
        std::vector<Grid> grids;
        for (const Puzzle& puzzle : puzzles)
            grids.push_back(puzzle.givens);
        const std::vector<bool> unique = uniqueOf(grids);
        std::vector<std::size_t> left;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (!unique[i])
                left.push_back(i);
        }
        for (int cell = 0; cell < kMostCells; ++cell) {
            std::vector<std::size_t> places;
            std::vector<Grid> fewer;
            for (std::size_t i = 0; i < grids.size(); ++i) {
                if (!unique[i] || grids[i].digit(cell) == 0)
                    continue;
                places.push_back(i);
                fewer.push_back(grids[i]);
                fewer.back().setDigit(fewer.back().board().cell(cell), 0);
            }
            const std::vector<bool> still = uniqueOf(fewer);
            for (std::size_t k = 0; k < places.size(); ++k) {
                if (still[k])
                    grids[places[k]] = fewer[k];
            }
        }
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (!(puzzles[i].givens == grids[i])) {
                puzzles[i].givens = grids[i];
                puzzles[i].details = nullptr; // they describe the puzzle with more givens
            }
        }
        return left;
    }

private:
    std::vector<bool> uniqueOf(const std::vector<Grid>& grids)
    {
        std::vector<bool> unique(grids.size(), false);
        for (const Board board : Board::all()) {
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < grids.size(); ++i) {
                if (grids[i].board() == board)
                    places.push_back(i);
            }
            m_options.model = judgeFor(board);
            m_options.rules = m_options.model->everyRule();
            m_engine.solve(
                puzzlesInOrder(places.size(), [&](std::size_t puzzle) { return grids[places[puzzle]]; }), m_options,
                [&](std::size_t puzzle, const SolveOutcome& outcome) {
                    unique[places[puzzle]] = outcome.allFound && outcome.found == 1;
                },
                m_keepRunning);
        }
        return unique;
    }

    BatchEngine& m_engine;
    std::function<bool()> m_keepRunning;
    BatchOptions m_options;
};

/// Finds positions in which a rule is the first to remove candidates.
class PositionSearch
{
public:
    /// `rules`: those that run. `rule`: the id of one, or the name of a rule for all of its houses. Keeps a fault if it
    /// is none of them.
    PositionSearch(const ModelPtr& model, const RuleSet& rules, const QString& rule, CommandOptions& options)
    {
        m_options.model = model;
        m_options.rules = rules;
        m_options.search = false;
        m_options.maxPasses = 1;
        m_options.countRules = true;
        QStringList known;
        for (std::size_t place = 0; place < rules.size(); ++place) {
            const Model::Rule& one = model->rule(rules[place]);
            known << QString::fromStdString(one.id);
            if (one.id == rule.toStdString() || one.part->id == rule.toStdString())
                m_wanted.push_back(place);
        }
        if (m_wanted.empty())
            options.fail(CliText::tr("--position: there is no rule “%1” in this run. Use one of %2.")
                             .arg(rule, known.join(QStringLiteral(", "))));
    }

    /// Replaces each puzzle with the first position in which the rule removes candidates and no rule before it does.
    /// Drops puzzles without such a position. Runs all puzzles together, one pass at a time.
    void replace(BatchEngine& engine, std::vector<Puzzle>& puzzles, const std::function<bool()>& keepRunning)
    {
        std::vector<StartingGrid> positions;
        std::vector<std::size_t> running;
        for (const Puzzle& puzzle : puzzles) {
            running.push_back(positions.size());
            positions.push_back(puzzle.startingGrid());
        }
        std::vector<bool> found(puzzles.size(), false);
        while (!running.empty() && keepRunning()) {
            std::vector<std::size_t> left;
            engine.solve(
                puzzlesInOrder(running.size(), [&](std::size_t place) { return positions[running[place]]; }), m_options,
                [&](std::size_t place, const SolveOutcome& outcome) {
                    const std::size_t puzzle = running[place];
                    found[puzzle] = isFirst(outcome.fired);
                    if (found[puzzle] || outcome.result != RunResult::OutOfPasses)
                        return;
                    positions[puzzle].candidates = outcome.last;
                    left.push_back(puzzle);
                },
                keepRunning);
            running = std::move(left);
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (!found[i])
                continue;
            Puzzle position = puzzleInState(positions[i].givens, positions[i].candidates);
            position.line = puzzles[i].line;
            position.comment = puzzles[i].comment;
            puzzles[kept++] = position;
        }
        puzzles.resize(kept);
    }

private:
    /// Returns whether the first rule of the pass that removed something is a wanted one.
    bool isFirst(const std::vector<int>& fired) const
    {
        const auto first = std::ranges::find_if(fired, [](int passes) { return passes > 0; });
        return first != fired.end()
            && std::ranges::find(m_wanted, static_cast<std::size_t>(first - fired.begin())) != m_wanted.end();
    }

    BatchOptions m_options;
    std::vector<std::size_t> m_wanted; ///< places in the options' rules
};

/// Returns the name of a puzzle for messages: its text, since line numbers repeat from input to input.
QString listedPlace(const Puzzle& puzzle)
{
    return QString::fromStdString(puzzle.givens.toText());
}

} // namespace

CommandSyntax listSyntax()
{
    CommandSyntax syntax{QStringLiteral("list"), CliText::tr("INPUT…"),
        CliText::tr("Write puzzles in minimal form, without repetitions, changed at random, or as positions."), {}, {}};
    syntax.options.push_back({{QStringLiteral("canonical")}, {},
        CliText::tr("Write the minimal form (minlex) of each puzzle: the smallest text that results from turning, "
                    "mirroring, moving lines and renaming digits.")});
    syntax.options.push_back({{QStringLiteral("dedupe")}, {},
        CliText::tr("Leave out puzzles that have the same minimal form as an earlier one.")});
    syntax.options.push_back({{QStringLiteral("change")}, CliText::tr("KIND,KIND…"),
        CliText::tr("Change each puzzle at random without changing its difficulty: %1.")
            .arg(changeIds().join(QStringLiteral(", "))),
        changeIds(), OptionSyntax::Kind::List});
    syntax.options.push_back({{QStringLiteral("seed")}, QStringLiteral("N"),
        CliText::tr("With --change: the same number makes the same changes (default: 1).")});
    syntax.options.push_back({{QStringLiteral("minimise")}, {},
        CliText::tr("Remove givens, from the first cell on, as long as the puzzle has one solution.")});
    syntax.options.push_back({{QStringLiteral("position")}, CliText::tr("RULE"),
        CliText::tr("Instead of each puzzle, write the first position in which this rule of the network removes "
                    "candidates and no earlier rule does. Puzzles without such a position are left out."),
        allRuleIds()});
    for (const OptionSyntax& option : networkOptions())
        syntax.options.push_back(option);
    syntax.options.push_back(rulesOption());
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {inputNote(),
        CliText::tr(
            "A line has 81 characters, or 729 candidates if the puzzle consists of more than its givens, and the "
            "puzzle’s comment. Options apply in this order: --position, --minimise, --change, --canonical, --dedupe."),
        CliText::tr("--dedupe takes about 100 bytes of memory per puzzle. Without it, memory use does not depend on "
                    "the number of puzzles."),
        CliText::tr("Example: convoku-cli list --dedupe --canonical a.txt b.txt > both.txt"),
        CliText::tr("Exit status: 0 done, 1 a puzzle could not be changed as requested, 2 wrong usage, bad input (the "
                    "good puzzles are still written) or output that cannot be written.")};
    return syntax;
}

int runList(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    const ModelPtr model = readModel(options);
    const RuleSet rules = readRules(options, *model);
    const std::vector<bool> wanted = readChanges(options);
    const int seed = options.number("seed", 1, 0, std::numeric_limits<int>::max());
    if (options.has("seed") && wanted.empty())
        options.fail(CliText::tr("--seed needs --change."));
    std::optional<PositionSearch> positions;
    if (options.has("position"))
        positions.emplace(model, rules, options.text("position"), options);
    for (const char* name : {"network", "weights", "rules"}) {
        if (options.has(name) && !positions)
            options.fail(CliText::tr("--%1 needs --position.").arg(QLatin1String(name)));
    }
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const auto keepRunning = [&] { return console.good() && (!context.cancelled || !context.cancelled()); };
    const std::unique_ptr<BatchEngine> engine
        = positions || options.has("minimise") ? makeEngine(choice, context, console) : nullptr;
    if ((positions || options.has("minimise")) && !engine)
        return ExitBad;
    std::optional<Minimising> minimising;
    if (options.has("minimise"))
        minimising.emplace(*engine, choice.threads, keepRunning);
    RandomNumbers random(static_cast<std::uint64_t>(seed));
    ListedPuzzles known;
    ReadHint hint;
    if (positions)
        hint.board = model->board;
    PuzzleInputs input(options.inputs(), *context.in, console, hint);
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    bool allDone = true;
    std::size_t read = 0;
    std::size_t repeated = 0;
    bool more = true;
    while (more && keepRunning()) {
        std::vector<Puzzle> puzzles;
        while (puzzles.size() < kListBatch) {
            std::optional<Puzzle> puzzle = input.next();
            more = puzzle.has_value();
            if (!more)
                break;
            ++read;
            puzzles.push_back(std::move(*puzzle));
        }
        if (sinceProgress.elapsed() > kProgressMs) {
            console.progress(CliText::tr("%n puzzle(s) done", nullptr, static_cast<int>(read)), input.part());
            sinceProgress.restart();
        }
        if (positions)
            positions->replace(*engine, puzzles, keepRunning);
        if (minimising) {
            for (const std::size_t place : minimising->minimise(puzzles)) {
                allDone = false;
                console.message(CliText::tr("%1: the puzzle does not have exactly one solution. It is left unchanged.")
                                    .arg(listedPlace(puzzles[place])));
            }
        }
        if (!keepRunning())
            break;
        QByteArray lines;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            Puzzle& puzzle = puzzles[i];
            if (!wanted.empty()) {
                for (const Transform& change : randomChanges(wanted, puzzle.givens.board(), random))
                    moveBy(change, puzzle);
            }
            if (options.has("canonical") || options.has("dedupe")) {
                const std::optional<MinimalForm> form = minimalForm(puzzle.givens);
                Puzzle minimal = puzzle;
                if (form)
                    moveBy(form->transform, minimal);
                else {
                    allDone = false;
                    console.message(CliText::tr(
                        "%1: a house has a digit twice, so there is no minimal form. The puzzle is left unchanged.")
                                        .arg(listedPlace(puzzle)));
                }
                if (options.has("dedupe") && !known.isNew(minimal)) {
                    ++repeated;
                    continue;
                }
                if (options.has("canonical"))
                    puzzle = minimal;
            }
            lines += puzzleLine(puzzle) + '\n';
        }
        console.write(lines);
    }
    if (options.has("dedupe") && keepRunning())
        console.message(CliText::tr("%n puzzle(s) left out.", nullptr, static_cast<int>(repeated)));
    if (!input.allGood() || !console.good())
        return ExitBad;
    return allDone ? ExitDone : ExitNotSolved;
}

} // namespace convoku
