// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/examples.h"
#include "app/exporting/network_page.h"
#include "app/exporting/onnx_export.h"
#include "app/exporting/onnx_wording.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Reads --batch, the number of puzzles that run at once; 0: any number.
int readBatch(CommandOptions& options)
{
    if (options.text("batch") == QLatin1String("dynamic"))
        return 0;
    return options.number("batch", 1, 1, OnnxExport::kMostBatch);
}

/// Returns whether each rule is sound, as far as that is known; none if the user cancelled.
std::optional<RuleVerdicts> verdictsOf(const OnnxExport& what, Console& console, const CommandLineContext& context)
{
    RuleVerdicts verdicts;
    check::SoundnessProver prover(what.model);
    const auto wanted = [&context] { return !context.cancelled || !context.cancelled(); };
    for (std::size_t i = 0; i < what.rules.size(); ++i) {
        const std::string& id = what.model->rule(what.rules[i]).id;
        console.progress(
            CliText::tr("Proving %1, %2 of %3 …").arg(QString::fromStdString(id)).arg(i + 1).arg(what.rules.size()),
            static_cast<double>(i) / static_cast<double>(what.rules.size()));
        const check::Soundness is = prover.prove(what.rules[i], {.keepRunning = wanted, .progress = {}});
        if (is.reason == check::Soundness::Reason::Cancelled)
            return std::nullopt;
        verdicts.emplace_back(id, verdictId(is.verdict));
    }
    console.progress({});
    return verdicts;
}

int writePage(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    NetworkPageOptions page;
    page.pass.model = readModel(options);
    page.pass.rules = readRules(options, *page.pass.model);
    page.embed = options.has("embed");
    if (!page.pass.model->search)
        page.pass.search = false;
    if (options.inputs().size() > 1)
        options.fail(CliText::tr("A page opens with one puzzle: “%1” is one too many.").arg(options.inputs().at(1)));
    if (!options.fault().isEmpty())
        return ExitBad;
    page.puzzle = examples().front().givens;
    if (!options.inputs().isEmpty()) {
        const SinglePuzzle input = readSinglePuzzle(
            QStringLiteral("onnx"), options.inputs().front(), *context.in, console, page.pass.model->board);
        if (!input.puzzle || !input.allGood)
            return ExitBad;
        page.puzzle = input.puzzle->values();
    }
    const QString folder = options.text("page");
    QStringList modules{options.text("runtime")};
    if (!options.has("runtime"))
        modules = {QStringLiteral("node_modules"), QDir(folder).filePath(QStringLiteral("node_modules"))};
    if (const QString problem = writeNetworkPage(page, modules, folder); !problem.isEmpty()) {
        console.message(problem);
        return ExitBad;
    }
    console.writeLine(CliText::tr("%1: open index.html in it").arg(folder));
    return ExitDone;
}

} // namespace

CommandSyntax onnxSyntax()
{
    const QString comma = QStringLiteral(", ");
    CommandSyntax syntax{QStringLiteral("onnx"), CliText::tr("-o FILE | --page FOLDER [PUZZLE]"),
        CliText::tr("Export a network as an ONNX file for any neural network runtime."),
        {{{QStringLiteral("o"), QStringLiteral("output")}, CliText::tr("FILE"),
             CliText::tr("The target. It is replaced only when the new file is complete. - is standard output."), {},
             OptionSyntax::Kind::File},
            networkOption(), weightsOption(), surestOption(), rulesOption(),
            {{QStringLiteral("passes")}, CliText::tr("NUMBER"),
                CliText::tr("Number of passes per run of the file (default: %1, at most %2). Input: candidates. "
                            "Output: the remaining candidates, and whether they are solved or a contradiction.")
                    .arg(OnnxExport::kUsualPasses)
                    .arg(kMostUnrolled)},
            {{QStringLiteral("step")}, {},
                CliText::tr("One pass with the search instead. Inputs and outputs: candidates, stack, guess and level. "
                            "Feed the outputs back in until the result is solved or exhausted.")},
            {{QStringLiteral("form")}, CliText::tr("FORM"),
                CliText::tr(
                    "direct (the default): the network’s own layers, one by one. image: only Conv, ConvTranspose, Relu "
                    "and Concat. s2d: only Conv, Relu and Concat, on boards laid out as 3 × 3 boxes."),
                onnxFormIds()},
            {{QStringLiteral("precision")}, CliText::tr("PRECISION"),
                CliText::tr(
                    "float (the default). gate: every stored number is 0 or 1, so calibration to eight bits cannot "
                    "make it wrong. qdq: already eight bits, with scale 1. The last two work only with image and s2d."),
                onnxPrecisionIds()},
            {{QStringLiteral("batch")}, CliText::tr("NUMBER"),
                CliText::tr("Number of puzzles to process at once (default: 1, at most %1), or dynamic: any number.")
                    .arg(OnnxExport::kMostBatch)},
            {{QStringLiteral("every-value")}, {}, CliText::tr("Also output the result of each layer.")},
            {{QStringLiteral("page")}, CliText::tr("FOLDER"),
                CliText::tr("Write a browser page to a separate folder instead of a file. The page steps through the "
                            "network: board, passes and every layer. It makes no requests to other sites."),
                {}, OptionSyntax::Kind::Folder},
            {{QStringLiteral("embed")}, {},
                CliText::tr("--page: without a header and with the layers collapsed, for a frame in your own page.")},
            {{QStringLiteral("runtime")}, CliText::tr("FOLDER"),
                CliText::tr("--page: the node_modules folder that contains onnxruntime-web, which runs networks in "
                            "browsers (default: the one in the current folder, then the one in FOLDER)."),
                {}, OptionSyntax::Kind::Folder},
            {{QStringLiteral("no-proof")}, {},
                CliText::tr("Do not verify the rules. Otherwise the file states whether they are sound.")}},
        {}};
    using Kind = OptionRule::Kind;
    syntax.rules = {
        {"page", Kind::Excludes, {"output", "passes", "step", "form", "precision", "batch", "every-value", "no-proof"}},
        {"page", Kind::IsNeededBy, {"embed", "runtime"}}, {"step", Kind::Excludes, {"passes"}}};
    syntax.notes = {
        CliText::tr(
            "ONNX’s own check runs before the file is written. The file contains the name and text of its network, the "
            "rules proved to be sound, and a few boards with their results, for self-tests in Convoku or elsewhere. "
            "The help explains which devices support which operators."),
        CliText::tr("A page opens with PUZZLE, or with the article’s puzzle. ONNX Runtime, which runs the network in "
                    "it, comes from the package onnxruntime-web: npm install --ignore-scripts onnxruntime-web"),
        rulesNote(),
        CliText::tr("Exit status: 0 the file is written, 2 it cannot be written: a wrong option, a network not "
                    "available in that form, or no space."),
    };
    return syntax;
}

int runOnnx(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    if (options.has("page"))
        return writePage(options, console, context);
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("A puzzle is allowed only with --page: “%1”.").arg(options.inputs().front()));
    OnnxExport what;
    what.model = readModel(options);
    what.rules = readRules(options, *what.model);
    what.passes = options.has("step") ? 0 : options.number("passes", OnnxExport::kUsualPasses, 1, kMostUnrolled);
    what.form = static_cast<OnnxForm>(options.choice("form", onnxFormIds(), 0));
    what.precision = static_cast<OnnxPrecision>(options.choice("precision", onnxPrecisionIds(), 0));
    what.batch = readBatch(options);
    what.everyValue = options.has("every-value");
    if (options.has("step") && !what.model->search)
        options.fail(CliText::tr("--step: the network has no search."));
    const QString target = options.text("output");
    if (target.isEmpty())
        options.fail(CliText::tr("The target is missing. Use -o FILE.%1").arg(QStringLiteral("onnx")));
    if (const QString problem = OnnxWording::cannotBe(what); !problem.isEmpty())
        options.fail(problem);
    if (!options.fault().isEmpty() || !targetLooksPossible(target, console))
        return ExitBad;
    std::optional<RuleVerdicts> verdicts = RuleVerdicts();
    if (!options.has("no-proof"))
        verdicts = verdictsOf(what, console, context);
    if (!verdicts)
        return exportCancelled(target, console);
    QByteArray bytes;
    if (const QString problem = OnnxWording::problemIn([&] { bytes = onnxFile(what, *verdicts); });
        !problem.isEmpty()) {
        console.message(problem);
        return ExitBad;
    }
    return writeTarget(bytes, target, console, context);
}

} // namespace convoku
