// SPDX-License-Identifier: MIT
#include "app/cli/check_rules.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/json_line.h"
#include "app/wording/check_wording.h"
#include "solver/check/sampling.h"
#include "solver/formats/puzzle_writer.h"

#include <algorithm>
#include <array>
#include <optional>

namespace convoku {
namespace {

using check::CheckedRule;
using check::Soundness;

constexpr double kMostSampling = 20; ///< seconds
constexpr double kMostWorth = 30;

struct Checked
{
    std::optional<Soundness> soundness;
    std::optional<check::Worth> worth;
    check::RuleShape shape;
};

const char* wordOf(Soundness::Verdict verdict)
{
    switch (verdict) {
    case Soundness::Verdict::Proved:
        return "proved";
    case Soundness::Verdict::Refuted:
        return "refuted";
    case Soundness::Verdict::Open:
        break;
    }
    return "open";
}

const char* wordOf(Soundness::Reason reason)
{
    switch (reason) {
    case Soundness::Reason::None:
        return "none";
    case Soundness::Reason::OutOfTime:
        return "out_of_time";
    case Soundness::Reason::Cancelled:
        return "cancelled";
    case Soundness::Reason::RealNumbers:
        return "real_numbers";
    case Soundness::Reason::Remembers:
        return "remembers";
    case Soundness::Reason::TooLarge:
        return "too_large";
    case Soundness::Reason::NoGrid:
        break;
    }
    return "no_grid";
}

/// A number with a point.
QByteArray decimals(double number)
{
    return QByteArray::number(number, 'f', 3);
}

QByteArray jsonOf(const Soundness& is)
{
    JsonLine line;
    line.text("verdict", wordOf(is.verdict)).raw("seconds", decimals(is.seconds)).number("questions", is.questions);
    if (is.verdict == Soundness::Verdict::Open)
        line.text("reason", wordOf(is.reason));
    if (is.sampledStates + is.sampledBoards > 0)
        line.number("sampled_states", is.sampledStates).number("sampled_boards", is.sampledBoards);
    if (is.counterexample) {
        const bool loses = is.counterexample->kind == check::Counterexample::Kind::LosesSolution;
        const auto candidate = static_cast<std::uint16_t>(is.counterexample->candidate.index());
        line.raw(loses ? "removes" : "puts_back",
                jsonCandidates(std::span(&candidate, 1), is.counterexample->board.board()))
            .text("board",
                candidatesText(StartingGrid(Grid(is.counterexample->board.board()), is.counterexample->board)));
        if (loses)
            line.text("solution", QByteArray::fromStdString(is.counterexample->solution.toText()));
    }
    return line.finished();
}

QByteArray jsonOf(const check::Worth::Runs& runs)
{
    return JsonLine()
        .number("solved", runs.solved)
        .number("without_guess", runs.withoutGuess)
        .number("guesses", static_cast<long long>(runs.guesses))
        .number("passes", static_cast<long long>(runs.passes))
        .finished();
}

QByteArray jsonOf(const check::Worth& worth)
{
    JsonLine line;
    line.number("puzzles", worth.puzzles);
    if (worth.faulty)
        line.flag("faulty", true);
    return line.raw("with", jsonOf(worth.with)).raw("without", jsonOf(worth.without)).finished();
}

QByteArray jsonOf(const check::RuleShape::Step& step)
{
    static constexpr std::array kKinds{"function", "at_least_one", "one", "two", "at_least_two"};
    JsonLine line;
    line.text("is", kKinds[static_cast<std::size_t>(step.kind)]).number("words", static_cast<long long>(step.words));
    if (step.kind != check::RuleShape::Step::Kind::Function)
        line.number("of", step.terms);
    return line.text("formula", QByteArray::fromStdString(step.formula)).finished();
}

QByteArray jsonOf(const check::RuleShape& shape, bool program)
{
    JsonLine line;
    line.number("layers", static_cast<long long>(shape.layers)).number("additions", shape.additions);
    if (shape.compiled)
        line.number("steps", static_cast<long long>(shape.steps.size()))
            .number("words_worked_out", static_cast<long long>(shape.operations()))
            .number("words_of_memory", static_cast<long long>(shape.words));
    if (shape.compiled && program)
        line.raw("program", jsonArray(shape.steps, [](const check::RuleShape::Step& step) { return jsonOf(step); }));
    return line.finished();
}

void printAsJson(const QString& name, const CheckedRule& rule, const Checked& found, bool program, Console& console)
{
    JsonLine line;
    line.text("file", name.toUtf8()).text("rule", QByteArray::fromStdString(rule.model->rule(rule.rule).id));
    if (!rule.alone)
        line.text("network", QByteArray::fromStdString(rule.model->id));
    if (found.soundness)
        line.raw("sound", jsonOf(*found.soundness));
    if (found.worth)
        line.raw("worth", jsonOf(*found.worth));
    console.writeLine(line.raw("cost", jsonOf(found.shape, program)).finished());
}

void print(const QString& name, const CheckedRule& rule, const Checked& found, bool program, Console& console)
{
    const QString id = QString::fromStdString(rule.model->rule(rule.rule).id);
    const auto line
        = [&](const QString& sentence) { console.writeLine(QStringLiteral("%1: %2: %3").arg(name, id, sentence)); };
    if (found.soundness) {
        line(CheckWording::soundness(*found.soundness));
        if (const auto& wrong = found.soundness->counterexample) {
            line(CheckWording::counterexample(*wrong));
            console.write(QByteArray::fromStdString(
                writePuzzle(PuzzleFormat::CandidateGrid, puzzleInState(Grid(wrong->board.board()), wrong->board))
                + '\n'));
            if (wrong->kind == check::Counterexample::Kind::LosesSolution)
                line(CliText::tr("The solution: %1").arg(QString::fromStdString(wrong->solution.toText())));
        }
    }
    if (found.worth)
        line(CheckWording::worth(*found.worth));
    line(CheckWording::shape(found.shape));
    for (std::size_t i = 0; program && i < found.shape.steps.size(); ++i)
        line(CliText::tr("Step %1: %2").arg(i + 1).arg(CheckWording::step(found.shape.steps[i])));
}

} // namespace

bool checkRules(const QString& name, const NetworkFile& file, const RuleChecks& checks, Console& console)
{
    bool right = true;
    std::optional<check::SoundnessProver> prover;
    ModelPtr proved; ///< the model of that
    for (const CheckedRule& rule : check::checkedRules(file)) {
        const QString id = QString::fromStdString(rule.model->rule(rule.rule).id);
        const auto progress = [&](const QString& what) {
            return [&console, &name, id, what, last = -1](double done) mutable {
                if (const int percent = static_cast<int>(done * 100); percent != std::exchange(last, percent))
                    console.progress(QStringLiteral("%1: %2: %3 %4 %").arg(name, id, what).arg(percent), done);
            };
        };
        Checked found;
        if (checks.proof) {
            if (proved != rule.model) {
                prover.emplace(rule.model);
                proved = rule.model;
            }
            found.soundness
                = prover->prove(rule.rule, {static_cast<double>(checks.seconds), {}, progress(CliText::tr("proof"))});
            if (found.soundness->verdict == Soundness::Verdict::Open) {
                check::SampleLimits limits;
                limits.seconds = kMostSampling;
                limits.progress = progress(CliText::tr("samples"));
                check::sample(rule.model, rule.rule, checks.puzzles, limits, *found.soundness);
            }
            right = right && found.soundness->verdict != Soundness::Verdict::Refuted;
        }
        if (checks.worth)
            found.worth = check::worthOf(rule.model, rule.with, rule.without, checks.puzzles,
                {kMostWorth, {}, progress(CliText::tr("puzzles"))});
        found.shape = check::shapeOf(*rule.model, rule.rule);
        if (checks.json)
            printAsJson(name, rule, found, checks.program, console);
        else
            print(name, rule, found, checks.program, console);
        if (!console.good())
            break;
    }
    return right;
}

} // namespace convoku
