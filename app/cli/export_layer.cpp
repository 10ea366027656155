// SPDX-License-Identifier: MIT
// Pictures of the network itself: of a layer in a run, and of the graphs.
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/address.h"
#include "app/document/element_address.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/graph_picture.h"
#include "app/exporting/target_file.h"
#include "app/views/layers/layer_frames.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/network/pass.h"

#include <algorithm>

namespace convoku {
namespace {

/// What only runs have.
void refuseForLayers(CommandOptions& options, const QString& with)
{
    refuse(options, {"from", "to", "frames", "no-fades", "at", "without", "proof", "tree", "cube", "recurrence"}, with);
    refuseWords(options, with);
}

/// Of the graphs of such a pass. Without its layers: the syntax of every command is asked for all of them.
QStringList graphNames(const PassOptions& options)
{
    QStringList names; // one by one, as engineOptionSyntax()
    names << QStringLiteral("pass") << QStringLiteral("encode");
    for (const RuleId rule : options.rules)
        names << QString::fromStdString(options.model->rule(rule).id);
    names << QStringLiteral("verdict");
    if (options.search)
        names << QStringLiteral("search");
    return names;
}

/// The network that has the group of that id, or all groups of a pass for "pass"; none where there is no such group.
std::optional<Network> networkOf(const QString& name, const PassOptions& options)
{
    if (name == QLatin1String("encode"))
        return buildEncode(*options.model);
    const auto rule = options.model->find(name.toStdString());
    Network pass = buildPass(options).network;
    const bool has = name == QLatin1String("pass")
        || std::any_of(pass.groups.begin(), pass.groups.end(),
            [&name](const Group& group) { return QString::fromStdString(group.id) == name; });
    if (has)
        return pass;
    // A rule that the pass goes without has layers all the same.
    return rule ? std::optional(buildRule(*options.model, *rule)) : std::nullopt;
}

/// Of a layer's output, the number that --number names; a fault where it is none.
std::optional<ElementIndex> numberNamed(
    const CommandOptions& options, const Network& network, const Layer& layer, Console& console)
{
    const QString text = options.text("number");
    const ValueId output = layer.outputs.front();
    const Shape shape = network.value(output).shape;
    const Places places = placesOf(network, output);
    const auto element = readElement(text, shape, places);
    if (!element)
        console.message(
            CliText::tr("--number: “%1” is no number of the layer, whose output is %2; expected something like %3.")
                .arg(text, QString::fromStdString(toString(shape)), elementExample(shape, places)));
    return element;
}

} // namespace

std::vector<OptionSyntax> layerOptionSyntax()
{
    return {
        {{QStringLiteral("layer")}, CliText::tr("P.S.L"),
            CliText::tr(
                "Instead of the run one layer of it, by its pass, its step in the pass and its place in the "
                "step, such as 17.4.1: its tensors, its kernel, and as .gif the kernel’s slide over the input.")},
        {{QStringLiteral("number")}, CliText::tr("WHERE"),
            CliText::tr("With --layer the number of the output whose window and arithmetic are shown, such as r1c2=5 "
                        "(a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).")},
        {{QStringLiteral("close-up")}, {},
            CliText::tr("With --number only the planes that the number is made of, and no small print.")},
        {{QStringLiteral("planes")}, CliText::tr("WHICH"),
            CliText::tr(
                "With --layer and a .gif: slide over one plane of the output (the default), that of --number or "
                "else the first, or over all."),
            {QStringLiteral("one"), QStringLiteral("all")}},
        {{QStringLiteral("at-once")}, {},
            CliText::tr(
                "With --layer all of its numbers in one step, with all windows over the input; a .gif shows the "
                "windows first.")},
        {{QStringLiteral("graph")}, CliText::tr("WHAT"),
            CliText::tr(
                "Instead of a run the layers of a rule (by its id), of verdict, search or encode, or the groups "
                "of a pass (pass) as a graph. Needs no PUZZLE."),
            graphNames(PassOptions())},
    };
}

int runExportLayer(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    RunOptions run = readRunOptions(options);
    refuseForLayers(options, QStringLiteral("--layer"));
    ExportSettings settings = readExportSettings(options, animationFormats() + pictureFormats());
    refuseForPictures(options, settings);
    const bool allAtOnce = options.has("at-once");
    if (allAtOnce)
        refuse(options, {"number", "close-up", "planes"}, QStringLiteral("--at-once"));
    if (!settings.isAnimation())
        refuse(options, {"planes"}, CliText::tr("a still picture"));
    const bool allPlanes = chosen<bool>(options, "planes", {{"one", false}, {"all", true}});
    const QString address = options.text("layer");
    if (address.count(QLatin1Char('.')) != 2)
        options.fail(CliText::tr("--layer: “%1” is no layer’s address, such as 17.4.1.").arg(address));
    const bool closeUp = options.has("close-up");
    if (closeUp && !options.has("number"))
        options.fail(CliText::tr("--close-up needs --number: it shows what that number is made of."));
    requireOneInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;

    const SinglePuzzle input
        = readSinglePuzzle(QStringLiteral("export"), options.inputs().front(), *context.in, console);
    if (!input.puzzle || !targetLooksPossible(settings.target, console))
        return ExitBad;
    const int pass = std::max(1, address.section(QLatin1Char('.'), 0, 0).toInt());
    const auto recording = recorded(input.puzzle->startingGrid(), run, console, context, pass);
    console.progress({});
    if (!recording)
        return exportCancelled(settings.target, console);
    const Address place = readAddress(address, *recording);
    if (!place.position || place.candidate || place.cell) {
        console.message(QStringLiteral("--layer: ")
            + (place.problem.isEmpty() ? CliText::tr("“%1” is no layer’s address, such as 17.4.1.").arg(address)
                                       : place.problem));
        return ExitBad;
    }

    const std::shared_ptr<const Network>& network = recording->networkOf(pass);
    const auto backend = makeBitwiseBackend();
    const auto loaded = backend->load(network);
    LayerPicture picture;
    picture.values = std::make_shared<const Inspection>(
        Inspection::ofPass(network, *loaded, recording->stateAt(recording->endOf(pass - 1))));
    const Group& group = network->groups.at(static_cast<std::size_t>(place.position->step) - 1);
    picture.layer = &network->layers.at(group.firstLayer + static_cast<std::size_t>(place.position->layer) - 1);
    picture.address = address.simplified();
    picture.theme = settings.animation.style.theme;
    picture.closeUp = closeUp;
    picture.allAtOnce = allAtOnce;
    if (options.has("number")) {
        const auto element = numberNamed(options, *network, *picture.layer, console);
        if (!element)
            return ExitBad;
        picture.element = OutputElement{0, *element};
    }
    const DrawnWords words(console);
    settings.picture.facts = DocumentFacts::of(*recording, *place.position);
    settings.output.facts = settings.picture.facts;
    settings.output.facts.title = layerTitle(picture);
    int code = ExitDone;
    const int usual = LayerPage::widthOf(picture);
    const int width = options.has("size") ? settings.animation.width : usual;
    if (settings.isAnimation()) {
        SlideOptions slide;
        slide.order = {network->value(picture.layer->outputs.front()).shape,
            picture.element ? picture.element->element.channel : 0, allPlanes};
        slide.allAtOnce = allAtOnce;
        slide.width = width;
        slide.delay = options.has("delay") ? settings.animation.delay : slide.delay;
        slide.hold = settings.animation.hold;
        code = exportFrames(LayerFrames(picture, slide), settings, console, context);
    } else {
        // Lines lie on whole pixels of the size that is asked for.
        const bool pixels = settings.picture.format == PictureFormat::Png;
        code = exportPicture(
            LayerDrawing(picture, pixels ? static_cast<double>(width) / usual : 1), settings, width, console, context);
    }
    return code == ExitDone && !input.allGood ? ExitBad : code;
}

int runExportGraph(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const RunOptions run = readRunOptions(options);
    refuseForLayers(options, QStringLiteral("--graph"));
    refuse(options, {"delay", "hold", "loops", "colours", "layer", "number", "planes", "close-up", "at-once"},
        QStringLiteral("--graph"));
    const ExportSettings settings = readExportSettings(options, pictureFormats());
    const QString name = options.text("graph");
    const auto network = networkOf(name, run.pass);
    if (!network)
        options.fail(
            CliText::tr("--graph: “%1” is not one of %2.").arg(name, graphNames(run.pass).join(QStringLiteral(", "))));
    if (!options.inputs().isEmpty())
        options.fail(CliText::tr("--graph needs no puzzle: it shows the network itself."));
    if (!options.fault().isEmpty() || !targetLooksPossible(settings.target, console))
        return ExitBad;

    int group = -1;
    for (std::size_t i = 0; i < network->groups.size(); ++i) {
        if (QString::fromStdString(network->groups[i].id) == name)
            group = static_cast<int>(i);
    }
    const DrawnWords words(console);
    const NetworkPicture picture(std::make_shared<const Network>(*network), group);
    return exportPicture(picture, settings, options.has("size") ? settings.animation.width : 0, console, context);
}

} // namespace convoku
