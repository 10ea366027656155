// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/engine_choice.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/cli/run_settings.h"
#include "app/cli/table_output.h"
#include "app/views/compare/evaluation_picture.h"
#include "app/wording/report_wording.h"
#include "solver/run/evaluation.h"

#include <QElapsedTimer>

#include <array>

namespace convoku {
namespace {

constexpr std::size_t kEvaluatedAtOnce = 1024;

QByteArray decimal(double share)
{
    return QByteArray::number(share, 'f', 6);
}

/// Columns of a row behind its puzzles: their names in the files, and their numbers; empty where there are none.
using Figures = std::vector<std::pair<QByteArray, QByteArray>>;

void addFigures(Figures& figures, const QByteArray& prefix, const Accuracy& accuracy, bool hasPuzzles)
{
    const auto add = [&](const char* name, bool known, const Accuracy::Measure& measure) {
        const QByteArray id = prefix + name;
        figures.emplace_back(id, known ? decimal(measure.share) : QByteArray());
        figures.emplace_back(id + "_low", known ? decimal(measure.interval.low) : QByteArray());
        figures.emplace_back(id + "_high", known ? decimal(measure.interval.high) : QByteArray());
    };
    add("accuracy1", hasPuzzles, accuracy.accuracy1());
    add("accuracy2", hasPuzzles && accuracy.openCells() > 0, accuracy.accuracy2());
    add("accuracy3", hasPuzzles, accuracy.accuracy3());
}

Figures figuresOf(const Evaluated& evaluated)
{
    Figures figures{{"puzzles", QByteArray::number(static_cast<qulonglong>(evaluated.atTheEnd.puzzles()))},
        {"open_cells", QByteArray::number(static_cast<qulonglong>(evaluated.atTheEnd.openCells()))}};
    addFigures(figures, "one_shot_", evaluated.oneShot, evaluated.oneShot.puzzles() > 0);
    addFigures(figures, "end_", evaluated.atTheEnd, evaluated.atTheEnd.puzzles() > 0);
    return figures;
}

/// Calls `row` for each number of givens that puzzles have, and with "all" for all of them.
template <typename Row>
void forEachRow(const Evaluation& evaluation, const Row& row)
{
    for (std::size_t givens = 0; givens < evaluation.byGivens.size(); ++givens) {
        if (evaluation.byGivens[givens].atTheEnd.puzzles() > 0)
            row(QByteArray::number(static_cast<qulonglong>(givens)), evaluation.byGivens[givens]);
    }
    row(QByteArray("all"), evaluation.all);
}

QByteArray csvOf(const Evaluation& evaluation)
{
    QByteArray csv = "givens";
    for (const auto& [name, number] : figuresOf(evaluation.all))
        csv += ',' + name;
    csv += '\n';
    forEachRow(evaluation, [&csv](const QByteArray& givens, const Evaluated& evaluated) {
        csv += givens;
        for (const auto& [name, number] : figuresOf(evaluated))
            csv += ',' + number;
        csv += '\n';
    });
    return csv;
}

QByteArray jsonOf(const Evaluation& evaluation)
{
    QByteArray lines;
    forEachRow(evaluation, [&lines](const QByteArray& givens, const Evaluated& evaluated) {
        JsonLine line;
        line.raw("givens", givens == "all" ? QByteArray("null") : givens);
        for (const auto& [name, number] : figuresOf(evaluated))
            line.raw(name, number.isEmpty() ? QByteArray("null") : number);
        lines += line.finished() + '\n';
    });
    return lines;
}

QString percent(double share)
{
    return QString::number(100 * share, 'f', 2);
}

/// "80.15 %"
QString shareText(bool known, const Accuracy::Measure& measure)
{
    return known ? CliText::tr("%1 %").arg(percent(measure.share)) : QStringLiteral("–");
}

QByteArray textOf(const Evaluation& evaluation)
{
    const Evaluated& all = evaluation.all;
    const QStringList names{QStringLiteral("accuracy1"), QStringLiteral("accuracy2"), QStringLiteral("accuracy3")};
    const auto measures = [](const Accuracy& accuracy) {
        return std::array{accuracy.accuracy1(), accuracy.accuracy2(), accuracy.accuracy3()};
    };
    const QString interval = CliText::tr("95 % interval");
    std::vector<QStringList> lines{{QString()}};
    for (const QString& name : names)
        lines.front() << name << interval;
    const auto addAll = [&](const QString& title, const Accuracy& accuracy) {
        if (accuracy.puzzles() == 0)
            return;
        QStringList& line = lines.emplace_back(QStringList{title});
        for (const Accuracy::Measure& measure : measures(accuracy)) {
            line << shareText(true, measure)
                 << CliText::tr("%1 to %2 %").arg(percent(measure.interval.low), percent(measure.interval.high));
        }
    };
    addAll(CliText::tr("In one shot"), all.oneShot);
    addAll(CliText::tr("At the end"), all.atTheEnd);
    QStringList text{
        CliText::tr("Puzzles: %1. Open cells: %2.").arg(all.atTheEnd.puzzles()).arg(all.atTheEnd.openCells()),
        QString()};
    text << ReportWording::inColumns(lines) << QString();

    const bool hasOneShot = all.oneShot.puzzles() > 0;
    lines = {{CliText::tr("Givens"), CliText::tr("Puzzles")}};
    for (const QString& name : names) {
        if (hasOneShot)
            lines.front() << CliText::tr("one shot: %1").arg(name);
    }
    for (const QString& name : names)
        lines.front() << CliText::tr("end: %1").arg(name);
    forEachRow(evaluation, [&](const QByteArray& givens, const Evaluated& evaluated) {
        if (&evaluated == &all)
            return;
        QStringList& line = lines.emplace_back(
            QStringList{QString::fromLatin1(givens), QString::number(evaluated.atTheEnd.puzzles())});
        const bool hasOpen = evaluated.atTheEnd.openCells() > 0;
        for (const Accuracy* accuracy : {&evaluated.oneShot, &evaluated.atTheEnd}) {
            if (accuracy == &evaluated.oneShot && !hasOneShot)
                continue;
            line << shareText(true, accuracy->accuracy1()) << shareText(hasOpen, accuracy->accuracy2())
                 << shareText(true, accuracy->accuracy3());
        }
    });
    text << ReportWording::inColumns(lines);
    return (text.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8();
}

/// Solutions for the puzzles that came without one; those that have none, or several, are left out. Returns false where
/// it was ended before.
bool addSolutions(std::vector<LabelledPuzzle>& puzzles, BatchEngine& engine, const Model& model,
    const ReportLimits& limits, std::size_t& leftOut)
{
    std::vector<StartingGrid> asked;
    for (const LabelledPuzzle& puzzle : puzzles) {
        if (!puzzle.solution.isComplete())
            asked.push_back(puzzle.start);
    }
    if (asked.empty())
        return true;
    const auto known = judged(engine, model, asked, limits);
    if (!known)
        return false;
    std::size_t next = 0;
    for (LabelledPuzzle& puzzle : puzzles) {
        if (puzzle.solution.isComplete())
            continue;
        const JudgedPuzzle& answer = (*known)[next++];
        if (answer.verdict == PuzzleVerdict::Unique)
            puzzle.solution = answer.solution;
    }
    leftOut += std::erase_if(puzzles, [](const LabelledPuzzle& puzzle) { return !puzzle.solution.isComplete(); });
    return true;
}

} // namespace

CommandSyntax evaluateSyntax()
{
    CommandSyntax syntax{QStringLiteral("evaluate"), CliText::tr("NETWORK INPUT…"),
        CliText::tr("Measure how many cells and puzzles a network gets right, with the metrics of published reports."),
        {}, {}};
    syntax.options = {weightsOption(), surestOption(),
        {{QStringLiteral("limit")}, QStringLiteral("N"),
            CliText::tr("Only the first N puzzles (default: all of them).")},
        {{QStringLiteral("max-passes")}, QStringLiteral("N"),
            CliText::tr("Stop a puzzle after N passes of a network (default: %1).")
                .arg(ReportLimits::kMostPassesWithoutSearch)}};
    for (const auto& options : {tableOutputSyntax(), engineOptionSyntax()})
        syntax.options.insert(syntax.options.end(), options.begin(), options.end());
    syntax.notes = {
        inputNote(),
        CliText::tr("NETWORK is a name or a file, as for --network in other commands. It runs without search."),
        CliText::tr("accuracy1 is the share of correct cells out of all 81, accuracy2 the share out of the open cells, "
                    "accuracy3 the share of puzzles in which every cell is correct."),
        CliText::tr("In one shot: each cell, including the givens, gets the digit that the network rates highest in "
                    "its first pass. Only networks that rate every digit of a cell have this result."),
        CliText::tr(
            "At the end: the network runs until nothing changes, even after a contradiction. A network that fills one "
            "cell per pass fills the grid one cell at a time. Givens are kept. An open cell counts as wrong."),
        CliText::tr("The correct solution is the one in the second column of the input. Without a second column it is "
                    "the only solution, and puzzles with several solutions are skipped."),
        CliText::tr("All intervals are 95 % confidence intervals. For accuracy1 and accuracy2 they account for the "
                    "dependence between cells of the same puzzle."),
        CliText::tr(
            "Example: convoku-cli generate --holes even --count 1000 --seed 1 > holes.csv; convoku-cli evaluate "
            "houses holes.csv"),
        CliText::tr("Exit status: 0 done, 2 wrong usage, bad input (the good puzzles are still counted), a network "
                    "that failed, output that cannot be written, or cancelled."),
    };
    return syntax;
}

int runEvaluate(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const EngineChoice choice = readEngineChoice(options);
    const TableOutput output = readTableOutput(options);
    ReportLimits limits;
    limits.threads = choice.threads;
    limits.maxPasses = options.number("max-passes", 0, 1, kLargestPassCount);
    const auto most = static_cast<std::size_t>(options.number("limit", kLargestPuzzleCount, 1, kLargestPuzzleCount));
    if (options.inputs().isEmpty()) {
        options.fail(CliText::tr("A network is missing. Use a name or a file."));
        return ExitBad;
    }
    PassOptions pass;
    pass.model = readModelNamed(options, options.takeInput(), "NETWORK");
    pass.rules = pass.model->everyRule();
    pass.search = false;
    requireInput(options);
    if (!options.fault().isEmpty() || !targetsLookPossible(output, console))
        return ExitBad;
    const auto engine = makeEngine(choice, context, console);
    if (!engine)
        return ExitBad;
    ReadHint hint;
    hint.solutions = true;
    hint.board = pass.model->board;
    PuzzleInputs input(options.inputs(), *context.in, console, hint);
    std::size_t read = 0;
    QElapsedTimer sinceProgress;
    sinceProgress.start();
    limits.keepRunning = [&] {
        if (sinceProgress.elapsed() > kProgressMs) {
            console.progress(CliText::tr("%n puzzle(s) read", nullptr, static_cast<int>(read)), input.part());
            sinceProgress.restart();
        }
        return console.good() && !(context.cancelled && context.cancelled());
    };
    Evaluation evaluation;
    std::size_t leftOut = 0;
    std::vector<LabelledPuzzle> puzzles;
    const auto flush = [&] {
        const bool all = addSolutions(puzzles, *engine, *pass.model, limits, leftOut)
            && evaluate(evaluation, *engine, pass, puzzles, limits);
        puzzles.clear();
        return all;
    };
    bool isWhole = true;
    while (isWhole && read < most) {
        const std::optional<Puzzle> puzzle = input.next();
        if (!puzzle)
            break;
        ++read;
        const std::optional<Grid> solution = puzzle->known().solution;
        puzzles.push_back(
            {puzzle->startingGrid(), isLabelOf(puzzle->givens, solution) ? *solution : Grid(pass.model->board)});
        if (puzzles.size() == kEvaluatedAtOnce)
            isWhole = flush();
    }
    isWhole = isWhole && flush();
    console.progress({});
    if (!isWhole)
        return commandCancelled(console, context);
    if (leftOut > 0)
        console.message(
            CliText::tr("%n puzzle(s) without a known solution are left out.", nullptr, static_cast<int>(leftOut)));
    if (evaluation.all.atTheEnd.puzzles() == 0) {
        console.message(CliText::tr("There is no puzzle to evaluate the network on."));
        return ExitBad;
    }
    const QByteArray table = output.format == TableOutput::Format::Csv ? csvOf(evaluation)
        : output.format == TableOutput::Format::Json                   ? jsonOf(evaluation)
                                                                       : textOf(evaluation);
    int code = writeTable(table, output, console, context);
    if (code == ExitDone && !output.picture.target.isEmpty()) {
        const DrawnWords words(console);
        code = exportPicture(
            EvaluationPicture(evaluation, QString::fromStdString(pass.model->id)), output.picture, 0, console, context);
    }
    return input.allGood() ? code : ExitBad;
}

} // namespace convoku
