// SPDX-License-Identifier: MIT
#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_modes.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/address.h"
#include "app/document/found_network.h"
#include "app/exporting/recurrence_picture.h"
#include "app/exporting/run_frames.h"
#include "app/exporting/run_pictures.h"
#include "app/exporting/run_table_picture.h"
#include "app/views/chain/chain_picture.h"
#include "app/views/chain/proof_frames.h"
#include "app/views/compare/compared_pictures.h"
#include "app/views/cube/cube_picture.h"
#include "app/views/layers/layer_frames.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/proof.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <limits>
#include <span>
#include <thread>
#include <utility>

namespace convoku {
namespace {

/// The modes of `export`, the usual one first.
std::span<const ExportMode> exportModes();

/// A word behind `export`: what it shows, and what has to follow it.
OptionSyntax modeWord(const char* id, const QString& help, const QString& subject = {})
{
    OptionSyntax word{{QLatin1String(id)}, subject, help};
    word.isWord = true;
    return word;
}

} // namespace

CommandSyntax exportSyntax()
{
    CommandSyntax syntax{QStringLiteral("export"), CliText::tr("[WHAT] PUZZLE -o FILE"),
        CliText::tr(
            "Run one puzzle and write an animation or a picture of it, or pictures of the network. Needs no display."),
        {}, {}};
    syntax.words = {
        modeWord("run", CliText::tr("The board, from the puzzle to the end (the default).")),
        modeWord("compare", CliText::tr("Two runs side by side, with --without or --against.")),
        modeWord("proof", CliText::tr("The removals that explain why a candidate such as r1c2=5 was removed."),
            CliText::tr("CANDIDATE")),
        modeWord("tree", CliText::tr("The search tree, as a picture.")),
        modeWord("recurrence", CliText::tr("One pass whose state is fed back, as a picture.")),
        modeWord("cube",
            CliText::tr("The candidates as a cube, with the slice of the rule whose step --at names. An animation "
                        "turns the cube to the rule that finds the same from the side.")),
        modeWord("layer",
            CliText::tr("A layer, by its pass, its step and its place in the step, such as 17.4.1. An animation "
                        "slides its kernel over the input."),
            CliText::tr("P.S.L")),
        modeWord("pass",
            CliText::tr("All layers of a pass, such as 1, or of one of its steps, such as 1.2, with every number. "
                        "On paper, a rule on a 4×4 board fits A3, and a pass fits A0. An animation adds layer after "
                        "layer, or step after step of a pass."),
            CliText::tr("P[.S]")),
        modeWord("graph",
            CliText::tr("The layers of a rule (by its id), of verdict, search or encode, or the groups of a pass "
                        "(pass), as a picture. It needs no PUZZLE."),
            CliText::tr("NAME")),
        modeWord("table",
            CliText::tr("Number of candidates that each rule removed in each pass, as a picture of at most %1 passes.")
                .arg(RunTablePicture::kMostPasses)),
        modeWord("training",
            CliText::tr("The training that comes with the program: how ten starts learned the rule “is the count 1?”. "
                        "For a picture, --at names the step (default: the last one). It needs no PUZZLE.")),
    };
    syntax.options = exportOptionSyntax();
    for (const ExportMode& mode : exportModes()) {
        if (mode.former != nullptr)
            syntax.former.push_back({{QLatin1String(mode.former)},
                mode.example == nullptr ? QString() : QString::fromLatin1(mode.example), {}});
    }
    using Kind = OptionRule::Kind;
    syntax.rules = {{"sentence", Kind::Excludes, {"no-sentence"}}, {"caption", Kind::Excludes, {"no-caption"}},
        {"against", Kind::Excludes, {"without"}}, {"each", Kind::Excludes, {"watch"}},
        {"at-once", Kind::Excludes, {"number", "close-up", "planes"}}};
    syntax.notes = {
        CliText::tr("If a file has one of these words as its name, write it with its folder: ./run."),
        inputNote(),
        CliText::tr("Prints FILE: N frames, SECONDS s, BYTES bytes; for a still picture, FILE: BYTES bytes. If the "
                    "file goes to standard output, this goes to standard error."),
        rulesNote(),
        CliText::tr("Exit status: 0 the file is written, even if the puzzle was not solved (with --each: all files not "
                    "skipped); 2 wrong usage, bad input, or a file cannot be written."),
    };
    return syntax;
}

namespace {

/// Returns the options without the rules that --without names. Reports a fault for a name that is neither one of their
/// rules nor `search`.
PassOptions withoutNamed(CommandOptions& options, PassOptions pass)
{
    const QStringList names = options.text("without").split(QLatin1Char(','));
    for (const QString& name : names) {
        const QString id = name.trimmed();
        if (id == QLatin1String("search")) {
            pass.search = false;
            continue;
        }
        const auto rule = pass.model->find(id.toStdString());
        if (!rule || std::erase(pass.rules, *rule) == 0)
            options.fail(CliText::tr("--without: “%1” is neither a rule of this run nor search.").arg(id));
    }
    return pass;
}

/// The second run of a comparison; a fault where nothing says what it is.
PassOptions otherPass(CommandOptions& options, const PassOptions& pass)
{
    if (!options.has("against")) {
        if (!options.has("without"))
            options.fail(CliText::tr("compare needs a second run: --without RULES or --against NETWORK."));
        return withoutNamed(options, pass);
    }
    const FoundNetwork found = networkNamed(options.text("against"));
    if (!found.network) {
        options.fail(QStringLiteral("--against: %1").arg(found.problem));
        return pass;
    }
    if (found.network->board != pass.model->board) {
        options.fail(QStringLiteral("--against: %1").arg(Wording::otherBoard(pass.model->board, found.network->board)));
        return pass;
    }
    PassOptions other;
    other.model = found.network;
    other.rules = found.network->everyRule();
    other.search = pass.search && found.network->search.has_value();
    return other;
}

ExportProduct cancelledExport(ExportRequest& request)
{
    exportCancelled(request.settings.target, request.console);
    return {};
}

/// False where --from is behind the last pass, which a message has said.
bool hasFirstPass(ExportRequest& request, int passes)
{
    const int first = request.settings.animation.firstPass;
    if (first > passes)
        request.console.message(
            CliText::tr("--from %1 is after the end. The run has passes 0 to %2.").arg(first).arg(passes));
    return first <= passes;
}

ExportProduct makeRun(ExportRequest& request)
{
    const ExportSettings& settings = request.settings;
    if (settings.isAnimation) {
        if (!hasFirstPass(request, request.recording->passCount()))
            return {};
        request.beginDrawing();
        return {{}, std::make_shared<RunFrames>(request.recording, settings.animation)};
    }
    if (!findPlace(request))
        return {};
    const FrameStyle& style = settings.animation.style;
    request.beginDrawing();
    return {std::make_shared<BoardPicture>(
        frameAt(*request.recording, *request.place, style, BoardPicture::kWidth), style)};
}

void checkCompare(ExportRequest& request)
{
    request.other = otherPass(request.options, request.run.pass);
}

ExportProduct makeCompare(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const RunOptions other{request.other, request.run.maxPasses};
    const Recording& first = *request.recording;
    const auto second = recorded(request.start, other, request.console, request.context);
    if (!second)
        return cancelledExport(request);
    if (!hasFirstPass(request, std::max(first.passCount(), second->passCount())))
        return {};
    if (!findPlace(request))
        return {};
    request.beginDrawing();
    const bool sameNetwork = other.pass.model == request.run.pass.model;
    const auto nameOf = [](const PassOptions& pass) { return NetworkWording::name(*pass.model); };
    const ComparedRuns runs{std::make_shared<RecordedRun>(
                                sameNetwork ? ComparisonWording::thisRun() : nameOf(request.run.pass), first, false),
        std::make_shared<RecordedRun>(
            sameNetwork ? ComparisonWording::otherRun(first.options(), second->options()) : nameOf(other.pass), *second,
            false)};
    if (settings.isAnimation) {
        if (settings.width == 0)
            settings.animation.width = LayerPage::kWidth;
        return {{}, std::make_shared<ComparedFrames>(ComparedShow{runs}, settings.animation)};
    }
    const bool atEnd = !request.options.has("at");
    return {picturesSideBySide({runs}, atEnd ? std::max(first.passCount(), second->passCount()) : request.place->pass)};
}

ExportProduct makeTree(ExportRequest& request)
{
    const Recording& recording = *request.recording;
    if (recording.pushes() == 0) {
        request.console.message(Wording::noGuess(&recording));
        return {};
    }
    if (!findPlace(request))
        return {};
    request.beginDrawing();
    return {std::make_shared<TreePicture>(recording, std::nullopt, *request.place, CliText::tr("Search tree"))};
}

ExportProduct makeTable(ExportRequest& request)
{
    const Recording& recording = *request.recording;
    const AnimationOptions& chosen = request.settings.animation;
    if (!hasFirstPass(request, recording.passCount()))
        return {};
    const int first = std::max(chosen.firstPass, 1);
    const int last = chosen.lastPass < 0 ? recording.passCount() : std::min(chosen.lastPass, recording.passCount());
    if (last < first) {
        request.console.message(CliText::tr("table: the range contains no pass."));
        return {};
    }
    if (last - first >= RunTablePicture::kMostPasses) {
        request.console.message(CliText::tr("table: %2 passes do not fit; the limit is %1. Use --from and --to.")
                                    .arg(RunTablePicture::kMostPasses)
                                    .arg(last - first + 1));
        return {};
    }
    request.beginDrawing();
    return {std::make_shared<RunTablePicture>(recording, first, last)};
}

ExportProduct makeRecurrence(ExportRequest& request)
{
    request.beginDrawing();
    return {std::make_shared<RecurrencePicture>(*request.recording)};
}

ExportProduct makeProof(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const std::shared_ptr<const Recording>& recording = request.recording;
    if (!findPlace(request))
        return {};
    const Address address = readAddress(request.subject, *recording);
    if (!address.candidate) {
        request.console.message(CliText::tr("proof: “%1” is not a candidate. Example: r1c2=5.").arg(request.subject));
        return {};
    }
    const auto backend = makeBitwiseBackend();
    Explainer explainer(*backend, recording->options().model);
    const auto index = static_cast<std::uint16_t>(address.candidate->index());
    const auto keepRunning = [&] { return !request.isCancelled(); };
    auto proof = prove(explainer, *recording, index, *request.place, keepRunning);
    if (!proof && keepRunning())
        proof = proveLeft(explainer, *recording, index, *request.place, keepRunning);
    if (!proof && request.isCancelled())
        return cancelledExport(request);
    if (!proof) {
        request.console.message(CliText::tr("proof: %1 is still present in %2. Nothing has removed it.")
                                    .arg(request.subject, Wording::placeName(*recording, *request.place)));
        return {};
    }
    request.beginDrawing();
    const auto shared = std::make_shared<const Proof>(std::move(*proof));
    if (!settings.isAnimation)
        return {std::make_shared<ChainPicture>(ChainContent::of(recording, shared))};
    if (!request.options.has("delay"))
        settings.animation.delay = kProofDelay;
    return {{}, std::make_shared<ProofFrames>(recording, shared, settings.animation)};
}

constexpr ExportMode kModes[] = {
    {"run", ExportKind::Run, nullptr, nullptr, true, nullptr, makeRun},
    {"compare", ExportKind::Compare, nullptr, nullptr, true, checkCompare, makeCompare},
    {"proof", ExportKind::Proof, "proof", "r1c2=5", true, nullptr, makeProof},
    {"tree", ExportKind::Tree, "tree", nullptr, true, nullptr, makeTree},
    {"recurrence", ExportKind::Recurrence, "recurrence", nullptr, true, nullptr, makeRecurrence},
    {"cube", ExportKind::Cube, "cube", nullptr, true, nullptr, makeCube},
    {"layer", ExportKind::Layer, "layer", "17.4.1", true, checkLayer, makeLayer},
    {"pass", ExportKind::Pass, nullptr, "1", true, nullptr, makePass},
    {"graph", ExportKind::Graph, "graph", "naked_pair_row", false, checkGraph, makeGraph},
    {"table", ExportKind::Table, nullptr, nullptr, true, nullptr, makeTable},
    {"training", ExportKind::Training, nullptr, nullptr, false, nullptr, makeTraining},
};

std::span<const ExportMode> exportModes()
{
    return kModes;
}

/// The mode that the arguments name: by its word, or by the option of version 0.2. Takes the word and what it is about
/// out of the arguments.
const ExportMode& readMode(ExportRequest& request)
{
    CommandOptions& options = request.options;
    const ExportMode* mode = nullptr;
    const QString word = options.inputs().isEmpty() ? QString() : options.inputs().front();
    if (const auto named
        = std::ranges::find(kModes, word, [](const ExportMode& each) { return QLatin1String(each.id); });
        named != std::end(kModes)) {
        mode = named;
        options.takeInput();
        request.subject = mode->example == nullptr ? QString() : options.takeInput();
        if (mode->example != nullptr && request.subject.isEmpty())
            options.fail(CliText::tr("%1: specify what to show, such as %2.")
                             .arg(QLatin1String(mode->id), QLatin1String(mode->example)));
    }
    for (const ExportMode& former : kModes) {
        if (former.former == nullptr || !options.has(former.former))
            continue;
        if (mode != nullptr)
            options.fail(CliText::tr("--%1 and %2 conflict: a file shows only one of them.")
                             .arg(QLatin1String(former.former), QLatin1String(mode->id)));
        mode = &former;
        request.subject = options.text(former.former);
        request.hint = CliText::tr("--%1 is an earlier spelling. The command is now: %2 export %3 …")
                           .arg(QLatin1String(former.former), QLatin1String(kProgramName),
                               (QLatin1String(former.id) + QLatin1Char(' ') + request.subject).trimmed());
    }
    if (mode == nullptr && (options.has("without") || options.has("against")))
        mode = &kModes[1];
    return mode == nullptr ? kModes[0] : *mode;
}

} // namespace

bool findPlace(ExportRequest& request)
{
    const Recording& recording = *request.recording;
    if (!request.options.has("at")) {
        request.place = recording.last();
        return true;
    }
    const QString text = request.options.text("at");
    const Address address = readAddress(text, recording);
    if (address.position && !address.candidate && !address.cell) {
        request.place = address.position;
        return true;
    }
    request.console.message(QStringLiteral("--at: ")
        + (address.problem.isEmpty() ? CliText::tr("“%1” is not a place in a run. Use one such as 17.4.").arg(text)
                                     : address.problem));
    return false;
}

namespace {

/// Sets the facts about the run that the file will contain.
void takeFacts(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const Recording& recording = *request.recording;
    settings.picture.facts = DocumentFacts::of(recording, request.place.value_or(recording.last()));
    const bool ofPasses = applies(ExportOption::Passes, request.kind, true) || request.kind == ExportKind::Proof;
    const QString title = settings.output.facts.title;
    settings.output.facts = ofPasses
        ? DocumentFacts::ofPasses(recording, settings.animation.firstPass, settings.animation.lastPass)
        : settings.picture.facts;
    settings.output.facts.title = title;
}

int exportOnce(ExportRequest& request, const ExportMode& mode)
{
    CommandOptions& options = request.options;
    request.run = readRunOptions(options);
    request.settings = readExportSettings(options, request.kind);
    const ExportSettings& settings = request.settings;
    if (mode.check != nullptr)
        mode.check(request);
    if (mode.takesPuzzle)
        requireOneInput(options);
    else if (!options.inputs().isEmpty())
        options.fail(CliText::tr("export %1 takes no PUZZLE.").arg(QLatin1String(mode.id)));
    if (!options.fault().isEmpty())
        return ExitBad;

    bool allGood = true;
    if (mode.takesPuzzle) {
        const SinglePuzzle input = readSinglePuzzle(QStringLiteral("export"), options.inputs().front(),
            *request.context.in, request.console, request.run.pass.model->board);
        if (!input.puzzle || !targetLooksPossible(settings, request.console))
            return ExitBad;
        const bool isPart = request.kind == ExportKind::Layer || request.kind == ExportKind::Pass;
        const int passes = isPart ? passesOfLayer(request) : std::numeric_limits<int>::max();
        request.start = input.puzzle->startingGrid();
        request.recording = recorded(request.start, request.run, request.console, request.context, passes);
        request.console.progress({});
        if (!request.recording)
            return exportCancelled(settings.target, request.console);
        allGood = input.allGood;
    } else if (!targetLooksPossible(settings, request.console)) {
        return ExitBad;
    }
    const ExportProduct product = mode.make(request);
    if (!product.still && !product.frames)
        return ExitBad;
    if (request.recording)
        takeFacts(request);
    const int code = product.frames
        ? exportFrames(*product.frames, settings, request.console, request.context)
        : exportPicture(*product.still, settings, settings.width, request.console, request.context);
    if (code == ExitDone && !request.hint.isEmpty())
        request.console.message(request.hint);
    return code == ExitDone && !allGood ? ExitBad : code;
}

/// The files that an export is made from, and others that are named as they would be.
QStringList watchedFiles(const CommandOptions& options)
{
    QStringList files = options.inputs();
    for (const char* name : {"network", "against", "weights", "theme"})
        files << options.text(name).section(QLatin1Char('#'), 0, 0);
    return files;
}

/// Their sizes, and when they were changed.
std::vector<std::pair<qint64, QDateTime>> statesOf(const QStringList& files)
{
    std::vector<std::pair<qint64, QDateTime>> states;
    for (const QString& file : files) {
        const QFileInfo info(file);
        states.emplace_back(info.exists() ? info.size() : -1, info.lastModified());
    }
    return states;
}

} // namespace

int runExport(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    ExportRequest request{options, console, context};
    const ExportMode& mode = readMode(request);
    if (options.has("each")) {
        if (mode.kind != ExportKind::Run)
            options.fail(CliText::tr("--each does not apply to %1: it exports the run of each puzzle.")
                             .arg(QLatin1String(mode.id)));
        return runExportEach(options, console, context);
    }
    request.kind = mode.kind;
    const QStringList files = watchedFiles(options);
    while (true) {
        const auto before = statesOf(files); // of what the export reads: a change meanwhile counts
        const int code = exportOnce(request, mode);
        if (!options.has("watch")
            || std::ranges::none_of(files, [](const QString& file) { return QFileInfo::exists(file); }))
            return code;
        if (!options.fault().isEmpty())
            console.message(options.fault());
        options.forgetFault();
        constexpr auto kLook = std::chrono::milliseconds(200);
        while (!request.isCancelled() && statesOf(files) == before)
            std::this_thread::sleep_for(kLook);
        if (request.isCancelled()) {
            if (context.keepsExitStatus)
                context.keepsExitStatus();
            return code;
        }
        std::this_thread::sleep_for(kLook); // editors write in several steps
    }
}

} // namespace convoku
