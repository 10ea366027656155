// SPDX-License-Identifier: MIT
#include "app/cli/claims.h"
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/document/csv_field.h"
#include "app/document/found_network.h"
#include "app/views/collections/collection_filter.h"
#include "app/views/collections/collection_writer.h"
#include "app/wording/wording.h"
#include "solver/run/batch_solver.h"
#include "solver/run/needed_rules.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace convoku {
namespace {

/// Number of puzzles analysed together: each set of rules is compiled once for all of them.
constexpr std::size_t kAnalysisBatch = 4 * PuzzleChunk::kFull;

enum class RowFormat { Text, Csv, Json };

/// The keys of --sort, named as in the filter.
enum class SortKey { Number, Givens, Verdict, Passes, Guesses, Backtracks, Depth, Needs };

const QStringList& sortIds()
{
    static const QStringList kIds{QStringLiteral("number"), QStringLiteral("givens"), QStringLiteral("verdict"),
        QStringLiteral("passes"), QStringLiteral("guesses"), QStringLiteral("taken_back"), QStringLiteral("depth"),
        QStringLiteral("needs")};
    return kIds;
}

/// The results of one puzzle.
struct AnalysedPuzzle
{
    const Puzzle& puzzle;
    const QString& file; ///< empty: there is one input
    std::size_t number = 0; ///< in its input, from 1
    const PuzzleOutcome& outcome;
    std::size_t solutions = 0;
    bool allFound = false;
    const std::optional<NeededRules>& needs;
};

/// The results of one input.
struct Totals
{
    std::uint64_t puzzles = 0;
    std::uint64_t solved = 0;
    std::uint64_t withoutGuess = 0;
    std::map<PuzzleVerdict, std::uint64_t> verdicts;
    std::uint64_t passes = 0;
    std::uint64_t guesses = 0;
    std::uint32_t mostPasses = 0;
    std::uint32_t mostGuesses = 0;
    std::vector<std::uint64_t> hardest; ///< by rung: puzzles whose set of rules ends with it

    void add(const AnalysedPuzzle& one)
    {
        const PuzzleOutcome& outcome = one.outcome;
        ++puzzles;
        ++verdicts[outcome.verdict];
        if (one.solutions > 0) {
            ++solved;
            withoutGuess += outcome.pushes == 0 ? 1 : 0;
        }
        passes += outcome.passes;
        guesses += outcome.pushes;
        mostPasses = std::max(mostPasses, outcome.passes);
        mostGuesses = std::max(mostGuesses, outcome.pushes);
        if (one.needs && !one.needs->empty())
            ++hardest[static_cast<std::size_t>(one.needs->back())];
    }
};

/// A field of a row.
struct Field
{
    QByteArray key;
    QByteArray value;
    bool isNumber = true;
};

/// Writes rows of fields in one of the three formats.
class RowWriter
{
public:
    RowWriter(RowFormat format, Console& console)
        : m_format(format)
        , m_console(console)
    {
    }

    QByteArray rowOf(const std::vector<Field>& fields) const
    {
        QByteArray row;
        if (m_format == RowFormat::Json) {
            JsonLine line;
            for (const Field& field : fields) {
                if (field.isNumber)
                    line.raw(field.key, field.value);
                else
                    line.text(field.key, field.value);
            }
            return line.finished();
        }
        for (const Field& field : fields) {
            if (m_format == RowFormat::Csv)
                row += csvTextField({field.value.constData(), static_cast<std::size_t>(field.value.size())}) + ',';
            else if (field.key == "comment")
                row += field.value.isEmpty() ? QByteArray() : "# " + field.value + ' ';
            else
                row += (field.key == "puzzle" ? QByteArray() : field.key + '=') + field.value + ' ';
        }
        row.chop(1);
        return row;
    }

    /// Writes the header of a CSV table before its first row; else nothing.
    void writeHeader(const std::vector<Field>& fields)
    {
        if (m_format != RowFormat::Csv || std::exchange(m_hasHeader, true))
            return;
        QByteArray header;
        for (const Field& field : fields)
            header += field.key + ',';
        header.chop(1);
        m_console.writeLine(header);
    }

private:
    RowFormat m_format;
    Console& m_console;
    bool m_hasHeader = false;
};

/// Returns the number of solutions: "1", or "2+" if there may be more.
Field solutionsField(const AnalysedPuzzle& one, RowFormat format)
{
    QByteArray text = QByteArray::number(static_cast<qulonglong>(one.solutions));
    if (!one.allFound && format != RowFormat::Json)
        text += '+';
    return {"solutions", text};
}

/// Analyses puzzles batch by batch and writes their rows.
class Analysis
{
public:
    Analysis(BatchEngine& engine, BatchOptions options, std::optional<RuleLadder> ladder, CollectionFilter filter,
        RowFormat format, bool totals, Console& console, std::function<bool()> keepRunning)
        : m_engine(engine)
        , m_options(std::move(options))
        , m_ladder(std::move(ladder))
        , m_filter(std::move(filter))
        , m_format(format)
        , m_onlyTotals(totals)
        , m_rows(format, console)
        , m_console(console)
        , m_keepRunning(std::move(keepRunning))
    {
    }

    /// Keeps all rows and writes them in this order in finish().
    void sortBy(SortKey key, bool descending)
    {
        m_sort = key;
        m_descending = descending;
    }

    /// Analyses puzzles of one input; inputs follow one another. `file`: empty if there is only one input.
    void add(const QString& file, std::vector<Puzzle> puzzles)
    {
        Collection collection;
        collection.begin(file);
        collection.setNetwork(m_options.model);
        ChunkMaker chunks;
        std::vector<StartingGrid> starts;
        for (const Puzzle& puzzle : puzzles) {
            chunks.add(puzzle);
            starts.push_back(puzzle.startingGrid());
        }
        collection.append(chunks.takeAll());
        const std::vector<Count> counts = run(collection, starts);
        if (!m_keepRunning())
            return;
        Totals& totals = totalsOf(file);
        const std::size_t before = m_seen[file];
        m_seen[file] += puzzles.size();
        std::vector<std::size_t> matching;
        std::vector<StartingGrid> rated;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (!m_filter.matches(collection, i))
                continue;
            matching.push_back(i);
            rated.push_back(starts[i]);
        }
        const std::vector<std::optional<NeededRules>> needs = needsOf(rated);
        if (!m_keepRunning())
            return;
        for (std::size_t k = 0; k < matching.size(); ++k) {
            const std::size_t i = matching[k];
            const AnalysedPuzzle one{
                puzzles[i], file, before + i + 1, collection.outcome(i), counts[i].found, counts[i].all, needs[k]};
            totals.add(one);
            if (m_onlyTotals)
                continue;
            const std::vector<Field> fields = fieldsOf(one);
            m_rows.writeHeader(fields);
            if (m_sort)
                m_sorted.push_back({keyOf(one), m_rows.rowOf(fields)});
            else
                m_console.writeLine(m_rows.rowOf(fields));
        }
    }

    /// Writes the sorted rows and the totals.
    void finish()
    {
        std::ranges::stable_sort(m_sorted,
            [this](const Sorted& a, const Sorted& b) { return m_descending ? b.key < a.key : a.key < b.key; });
        for (const Sorted& row : m_sorted)
            m_console.writeLine(row.row);
        for (const auto& [file, totals] : m_totals) {
            const std::vector<Field> fields = fieldsOf(file, totals);
            if (m_onlyTotals) {
                m_rows.writeHeader(fields);
                m_console.writeLine(m_rows.rowOf(fields));
            } else {
                m_console.plainLine(QString::fromUtf8(RowWriter(RowFormat::Text, m_console).rowOf(fields)));
            }
        }
    }

private:
    struct Count
    {
        std::size_t found = 0;
        bool all = false;
    };
    struct Sorted
    {
        std::int64_t key = 0;
        QByteArray row;
    };

    /// Returns the rating of each puzzle; none without a ladder.
    std::vector<std::optional<NeededRules>> needsOf(const std::vector<StartingGrid>& starts)
    {
        if (!m_ladder)
            return std::vector<std::optional<NeededRules>>(starts.size());
        BatchOptions options;
        options.threads = m_options.threads;
        options.batchSize = m_options.batchSize;
        options.maxPasses = m_options.maxPasses;
        const ModelPtr& network = m_ladder->model;
        const auto isRight = [&network](const StartingGrid& start, const SolveOutcome& outcome) {
            return removesSoundly(network) || !claimsWrongGrid(outcome, start.givens, *network);
        };
        return neededRules(m_engine, *m_ladder, starts, options, m_keepRunning, isRight);
    }

    /// Runs the puzzles, then counts the solutions of those whose number the run leaves open.
    std::vector<Count> run(Collection& collection, const std::vector<StartingGrid>& starts)
    {
        std::vector<Count> counts(starts.size());
        std::vector<std::size_t> open;
        CollectionOutcomes counted;
        BatchOptions first = m_options;
        first.solutions = 1;
        first.countRules = true;
        const bool sound = removesSoundly(first.model);
        std::vector<std::size_t> all(starts.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        solve(starts, all, first, [&](std::size_t puzzle, const SolveOutcome& outcome) {
            const bool wrong = !sound && claimsWrongGrid(outcome, starts[puzzle].givens, *first.model);
            PuzzleOutcome known = outcomeOf(outcome, sound);
            if (wrong)
                known.verdict = PuzzleVerdict::Stalled;
            counted.runs.push_back(
                {static_cast<std::uint32_t>(puzzle), known, firedOf(outcome, first.rules, *first.model)});
            counts[puzzle] = {known.verdict == PuzzleVerdict::Unique ? 1U : 0U,
                known.verdict == PuzzleVerdict::Unique || known.verdict == PuzzleVerdict::None};
            if (known.verdict == PuzzleVerdict::Solved)
                open.push_back(puzzle);
        });
        std::ranges::sort(open);
        BatchOptions second = m_options;
        second.model = judgeOf(*m_options.model);
        second.rules = second.model->everyRule();
        second.search = true;
        second.countOnly = true;
        solve(starts, open, second, [&](std::size_t puzzle, const SolveOutcome& outcome) {
            counts[puzzle] = {outcome.found, outcome.allFound};
            counted.verdicts.emplace_back(static_cast<std::uint32_t>(puzzle), verdictOf(outcome));
        });
        collection.take(counted);
        return counts;
    }

    template <typename Take>
    void solve(const std::vector<StartingGrid>& starts, const std::vector<std::size_t>& places,
        const BatchOptions& options, Take take)
    {
        m_engine.solve(
            puzzlesInOrder(places.size(), [&](std::size_t place) { return starts[places[place]]; }), options,
            [&](std::size_t place, const SolveOutcome& outcome) { take(places[place], outcome); }, m_keepRunning);
    }

    QByteArray needsText(const std::optional<NeededRules>& needs) const
    {
        if (!needs)
            return "guess";
        QByteArray text;
        for (const int rung : *needs)
            text += QByteArray::fromStdString(m_ladder->rungs[static_cast<std::size_t>(rung)].id) + ' ';
        text.chop(1);
        return m_format == RowFormat::Text ? text.replace(' ', ',') : text;
    }

    std::vector<Field> fieldsOf(const AnalysedPuzzle& one) const
    {
        const auto number = [](std::uint64_t value) { return QByteArray::number(static_cast<qulonglong>(value)); };
        const PuzzleOutcome& outcome = one.outcome;
        // First, so that other commands read the line as a puzzle with a comment.
        std::vector<Field> fields{{"puzzle", QByteArray::fromStdString(one.puzzle.givens.toText()), false}};
        if (!one.file.isEmpty())
            fields.push_back({"file", one.file.toUtf8(), false});
        fields.push_back({"number", number(one.number)});
        fields.push_back({"givens", number(static_cast<std::uint64_t>(one.puzzle.givens.givenCount()))});
        fields.push_back({"verdict", idOf(outcome.verdict), false});
        fields.push_back(solutionsField(one, m_format));
        if (m_format == RowFormat::Json)
            fields.push_back({"all_found", one.allFound ? "true" : "false"});
        fields.push_back({"passes", number(outcome.passes)});
        fields.push_back({"guesses", number(outcome.pushes)});
        fields.push_back({"taken_back", number(outcome.pops)});
        fields.push_back({"depth", number(outcome.depth)});
        if (m_ladder)
            fields.push_back({"needs", needsText(one.needs), false});
        const QByteArray comment = oneLine(one.puzzle.comment);
        fields.push_back({"comment", QString::fromUtf8(comment).toUtf8(), false});
        return fields;
    }

    std::vector<Field> fieldsOf(const QString& file, const Totals& totals) const
    {
        const auto number = [](std::uint64_t value) { return QByteArray::number(static_cast<qulonglong>(value)); };
        const auto mean = [&totals](std::uint64_t sum) {
            return QByteArray::number(
                totals.puzzles == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(totals.puzzles), 'f', 2);
        };
        std::vector<Field> fields;
        if (!file.isEmpty())
            fields.push_back({"file", file.toUtf8(), false});
        fields.push_back({"puzzles", number(totals.puzzles)});
        fields.push_back({"solved", number(totals.solved)});
        fields.push_back({"no_guess", number(totals.withoutGuess)});
        for (const PuzzleVerdict verdict : {PuzzleVerdict::Unique, PuzzleVerdict::Several, PuzzleVerdict::None}) {
            const auto known = totals.verdicts.find(verdict);
            fields.push_back({idOf(verdict), number(known == totals.verdicts.end() ? 0 : known->second)});
        }
        fields.push_back({"passes", mean(totals.passes)});
        fields.push_back({"most_passes", number(totals.mostPasses)});
        fields.push_back({"guesses", mean(totals.guesses)});
        fields.push_back({"most_guesses", number(totals.mostGuesses)});
        for (std::size_t rung = 0; m_ladder && rung < totals.hardest.size(); ++rung)
            fields.push_back(
                {"needs_" + QByteArray::fromStdString(m_ladder->rungs[rung].id), number(totals.hardest[rung])});
        return fields;
    }

    std::int64_t keyOf(const AnalysedPuzzle& one) const
    {
        switch (*m_sort) {
        case SortKey::Number:
            break;
        case SortKey::Givens:
            return one.puzzle.givens.givenCount();
        case SortKey::Verdict:
            return static_cast<std::int64_t>(one.outcome.verdict);
        case SortKey::Passes:
            return one.outcome.passes;
        case SortKey::Guesses:
            return one.outcome.pushes;
        case SortKey::Backtracks:
            return one.outcome.pops;
        case SortKey::Depth:
            return one.outcome.depth;
        case SortKey::Needs:
            if (!one.needs)
                return std::numeric_limits<std::int64_t>::max();
            return one.needs->empty() ? -1 : one.needs->back();
        }
        return static_cast<std::int64_t>(one.number);
    }

    Totals& totalsOf(const QString& file)
    {
        const auto known = std::ranges::find(m_totals, file, &std::pair<QString, Totals>::first);
        if (known != m_totals.end())
            return known->second;
        m_totals.emplace_back(file, Totals());
        m_totals.back().second.hardest.resize(m_ladder ? m_ladder->rungs.size() : 0);
        return m_totals.back().second;
    }

    BatchEngine& m_engine;
    BatchOptions m_options;
    std::optional<RuleLadder> m_ladder;
    CollectionFilter m_filter;
    RowFormat m_format;
    bool m_onlyTotals;
    RowWriter m_rows;
    Console& m_console;
    std::function<bool()> m_keepRunning;
    std::optional<SortKey> m_sort;
    bool m_descending = false;
    std::vector<Sorted> m_sorted;
    std::vector<std::pair<QString, Totals>> m_totals; ///< in the order of the inputs
    std::map<QString, std::size_t> m_seen; ///< puzzles of each input so far
};

/// Reads --needs: the network whose rules rate puzzles; none for no rating. `model`: the one that solves them, which
/// rates them too where none is named and the usual one is for another board.
std::optional<RuleLadder> readLadder(CommandOptions& options, const ModelPtr& model)
{
    const QString name = options.has("needs") ? options.text("needs") : QStringLiteral("one_kernel");
    if (name == QLatin1String("none"))
        return std::nullopt;
    if (!options.has("needs") && model->board != Board())
        return RuleLadder(model);
    const FoundNetwork found = networkNamed(name);
    if (!found.network) {
        options.fail(QStringLiteral("--needs: %1").arg(found.problem));
        return std::nullopt;
    }
    if (found.network->board != model->board) {
        options.fail(QStringLiteral("--needs: %1").arg(Wording::otherBoard(model->board, found.network->board)));
        return std::nullopt;
    }
    return RuleLadder(found.network);
}

} // namespace

CommandSyntax analyseSyntax()
{
    CommandSyntax syntax{QStringLiteral("analyse"), CliText::tr("INPUT…"),
        CliText::tr("Analyse puzzles: the number of solutions and the effort to find them."),
        runOptionSyntax(articleModel(), false), {}};
    syntax.options.push_back(
        {{QStringLiteral("solutions")}, QStringLiteral("N"), CliText::tr("Count up to N solutions (default: 2).")});
    syntax.options.push_back({{QStringLiteral("needs")}, CliText::tr("NAME|FILE"),
        CliText::tr("The network whose rules rate a puzzle (default: one_kernel; none: no rating)."),
        QStringList{QStringLiteral("none")} + shippedNetworkIds(), OptionSyntax::Kind::File});
    syntax.options.push_back({{QStringLiteral("filter")}, CliText::tr("TEXT"),
        CliText::tr("Show only puzzles that match this filter, as in the window: “passes > 20, no guesses”.")});
    syntax.options.push_back({{QStringLiteral("sort")}, CliText::tr("KEY"),
        CliText::tr("Sort the rows by %1. A leading - puts the largest first.")
            .arg(sortIds().join(QStringLiteral(", "))),
        sortIds()});
    syntax.options.push_back(
        {{QStringLiteral("total")}, {}, CliText::tr("Write one row per input instead of one per puzzle.")});
    syntax.options.push_back({{QStringLiteral("format")}, CliText::tr("FORMAT"),
        CliText::tr("text (the default), csv or json: one object per line."),
        {QStringLiteral("text"), QStringLiteral("csv"), QStringLiteral("json")}});
    for (const OptionSyntax& option : engineOptionSyntax())
        syntax.options.push_back(option);
    syntax.notes = {inputNote(), rulesNote(),
        CliText::tr("passes, guesses, taken_back and depth are those of the network’s run to its first solution. "
                    "verdict is %1.")
            .arg(QStringLiteral("unique, several, none, undecided, out_of_passes, stalled")),
        CliText::tr(
            "needs rates a puzzle by rules: the weakest set of rules from --needs that solves it without a guess, or "
            "“guess” if there is none. The last rule of the set is the first that, with the rules before it, solves "
            "the puzzle. Unnecessary rules before it are left out. Totals count puzzles by that rule, as needs_RULE."),
        CliText::tr("Convoku prints totals on standard error after the rows. Memory use does not depend on the number "
                    "of puzzles, except with --sort."),
        CliText::tr("Example: convoku-cli analyse --total --format csv *.txt > table.csv"),
        CliText::tr("Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still analysed) or output "
                    "that cannot be written.")};
    return syntax;
}

int runAnalyse(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    const RunOptions run = readRunOptions(options);
    BatchOptions batch;
    batch.model = run.pass.model;
    batch.rules = run.pass.rules;
    batch.search = run.pass.search;
    batch.maxPasses = run.maxPasses;
    batch.threads = choice.threads;
    batch.solutions = options.number("solutions", 2, 2, kMostSolutions);
    std::optional<RuleLadder> ladder = readLadder(options, batch.model);
    const CollectionFilter filter(options.text("filter"), *batch.model);
    if (filter.error())
        options.fail(QStringLiteral("--filter: %1").arg(CollectionWording::filterError(*filter.error())));
    QString key = options.text("sort");
    const bool descending = key.startsWith(QLatin1Char('-'));
    if (descending)
        key.remove(0, 1);
    const qsizetype sort = sortIds().indexOf(key);
    if (options.has("sort") && sort < 0)
        options.fail(
            CliText::tr("--sort: there is no “%1”. Use one of %2.").arg(key, sortIds().join(QStringLiteral(", "))));
    const bool totals = options.has("total");
    if (totals && options.has("sort"))
        options.fail(CliText::tr("--total and --sort conflict: totals are in the order of the inputs."));
    const auto format = static_cast<RowFormat>(
        options.choice("format", {QStringLiteral("text"), QStringLiteral("csv"), QStringLiteral("json")}, 0));
    requireInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const auto engine = makeEngine(choice, context, console);
    if (!engine)
        return ExitBad;
    PuzzleInputs input(options.inputs(), *context.in, console, {.board = batch.model->board});
    std::size_t read = 0;
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    const auto keepRunning = [&] {
        if (sinceProgress.elapsed() > kProgressMs) {
            console.progress(CliText::tr("%n puzzle(s) read", nullptr, static_cast<int>(read)), input.part());
            sinceProgress.restart();
        }
        return console.good() && (!context.cancelled || !context.cancelled());
    };
    Analysis analysis(*engine, batch, std::move(ladder), filter, format, totals, console, keepRunning);
    if (options.has("sort"))
        analysis.sortBy(static_cast<SortKey>(sort), descending);
    const bool severalInputs = options.inputs().size() > 1;
    QString name;
    std::vector<Puzzle> puzzles;
    const auto flush = [&] {
        if (!puzzles.empty())
            analysis.add(severalInputs ? name : QString(), std::exchange(puzzles, {}));
    };
    while (std::optional<Puzzle> puzzle = input.next()) {
        if (puzzles.size() == kAnalysisBatch || (!puzzles.empty() && input.name() != name))
            flush();
        if (!keepRunning())
            break;
        name = input.name();
        puzzles.push_back(std::move(*puzzle));
        ++read;
    }
    flush();
    if (!keepRunning())
        return ExitBad;
    analysis.finish();
    return input.allGood() && console.good() ? ExitDone : ExitBad;
}

} // namespace convoku
