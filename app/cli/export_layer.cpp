// SPDX-License-Identifier: MIT
// Pictures of the network itself: of a layer in a run, and of the graphs.
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/export_modes.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/document/address.h"
#include "app/document/element_address.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/graph_picture.h"
#include "app/exporting/target_file.h"
#include "app/views/layers/layer_frames.h"
#include "app/views/layers/pass_picture.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/network/pass.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

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

/// Returns the element of the layer's output that --number names; none, after a message, if it names none.
std::optional<ElementIndex> numberNamed(
    const CommandOptions& options, const Network& network, const Layer& layer, Console& console)
{
    const QString text = options.text("number");
    const ValueId output = layer.outputs.front();
    const Shape shape = network.value(output).shape;
    const Places places = placesOf(network, output);
    const auto element = readElement(text, shape, places);
    if (!element)
        console.message(CliText::tr("--number: “%1” is not a number in the layer’s output, %2. Use something like %3.")
                            .arg(text, QString::fromStdString(toString(shape)), elementExample(shape, places)));
    return element;
}

/// Adds a remark where pixels are too few for the numbers of a layer; `height` is that of the smallest ones.
void warnOfSmallNumbers(ExportSettings& settings, double height, int width)
{
    const bool hasPixels = settings.isAnimation ? settings.output.format != AnimationFormat::Svg
                                                : settings.picture.format == PictureFormat::Png;
    if (!hasPixels || height <= 0 || height >= kReadableNumber)
        return;
    const int needed = static_cast<int>(std::ceil(width * kReadableNumber / height));
    const QString small = CliText::tr("The smallest numbers are only %1 pixels high.").arg(qRound(height));
    settings.remarks << small + QLatin1Char(' ')
            + (needed <= AnimationOptions::kMaxWidth
                    ? CliText::tr("--size %1 makes them readable, and --number with --close-up shows fewer.")
                          .arg(needed)
                    : CliText::tr("--number with --close-up shows fewer and larger ones."));
}

/// All values of the pass that the subject names. Sets the request's place; null, after a message, if it is none.
std::shared_ptr<const Inspection> valuesNamed(ExportRequest& request)
{
    const Recording& recording = *request.recording;
    const Address place = readAddress(request.subject, recording);
    if (!place.position || place.candidate || place.cell || place.position->pass == 0) {
        const bool isPass = request.kind == ExportKind::Pass;
        const QString problem = isPass ? CliText::tr("“%1” is not a place in a run. Use one such as 17.4.")
                                       : CliText::tr("“%1” is not a layer’s address. Example: 17.4.1.");
        request.console.message((isPass ? QStringLiteral("pass: ") : QStringLiteral("layer: "))
            + (place.problem.isEmpty() ? problem.arg(request.subject) : place.problem));
        return nullptr;
    }
    request.place = place.position;
    const int pass = passesOfLayer(request);
    const std::shared_ptr<const Network>& network = recording.networkOf(pass);
    const auto backend = makeBitwiseBackend();
    const auto loaded = backend->load(network);
    return std::make_shared<const Inspection>(
        Inspection::ofPass(network, *loaded, recording.stateAt(recording.endOf(pass - 1))));
}

/// Reads --planes: true for `all`, false for `one`.
bool slidesOverAll(CommandOptions& options)
{
    return chosen<bool>(options, "planes", {{"one", false}, {"all", true}});
}

} // namespace

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

std::vector<OptionSyntax> layerOptionSyntax()
{
    return {
        {{QStringLiteral("number")}, CliText::tr("WHERE"),
            CliText::tr("With layer: the number of the output whose window and arithmetic are shown, such as r1c2=5 "
                        "(a candidate), r1=5, c1=5, b1=5 (a house and a digit) or b1=25 (a pair).")},
        {{QStringLiteral("close-up")}, {},
            CliText::tr("With --number: show only the planes that the number is computed from, without small text.")},
        {{QStringLiteral("planes")}, CliText::tr("WHICH"),
            CliText::tr("With layer and an animation: slide over one output plane (the default) or over all. The one "
                        "plane is that of --number, or else the first."),
            {QStringLiteral("one"), QStringLiteral("all")}},
        {{QStringLiteral("at-once")}, {},
            CliText::tr(
                "With layer: all of its numbers in one step, with all windows over the input. An animation shows "
                "the windows first.")},
    };
}

void checkLayer(ExportRequest& request)
{
    CommandOptions& options = request.options;
    slidesOverAll(options);
    if (request.subject.count(QLatin1Char('.')) != 2)
        options.fail(CliText::tr("layer: “%1” is not a layer’s address. Example: 17.4.1.").arg(request.subject));
    if (options.has("close-up") && !options.has("number"))
        options.fail(CliText::tr("--close-up needs --number. It shows how that number is computed."));
}

int passesOfLayer(const ExportRequest& request)
{
    return std::max(1, request.subject.section(QLatin1Char('.'), 0, 0).toInt());
}

ExportProduct makeLayer(ExportRequest& request)
{
    CommandOptions& options = request.options;
    ExportSettings& settings = request.settings;
    const std::shared_ptr<const Inspection> values = valuesNamed(request);
    if (!values)
        return {};
    const Position place = *request.place;
    const Network& network = values->network();
    LayerPicture picture;
    picture.values = values;
    const Group& group = network.groups.at(static_cast<std::size_t>(place.step) - 1);
    picture.layer = &network.layers.at(group.firstLayer + static_cast<std::size_t>(place.layer) - 1);
    picture.address = request.subject.simplified();
    picture.theme = settings.animation.style.theme;
    picture.closeUp = options.has("close-up");
    picture.allAtOnce = options.has("at-once");
    if (options.has("number")) {
        const auto element = numberNamed(options, network, *picture.layer, request.console);
        if (!element)
            return {};
        picture.element = OutputElement{0, *element};
    }
    request.beginDrawing();
    settings.output.facts.title = layerTitle(picture);
    const int width = settings.width > 0 ? settings.width : LayerPage::widthOf(picture);
    picture.width = width;
    const double ratio = static_cast<double>(width) / LayerPage::widthOf(picture);
    warnOfSmallNumbers(settings, LayerPage(picture, ratio, false).smallestNumber() * ratio, width);
    if (!settings.isAnimation) {
        settings.width = width;
        // Lines lie on whole pixels of the size that is asked for.
        const bool pixels = settings.picture.format == PictureFormat::Png;
        return {std::make_shared<LayerDrawing>(picture, pixels ? ratio : 1)};
    }
    SlideOptions slide;
    slide.order = {network.value(picture.layer->outputs.front()).shape,
        picture.element ? picture.element->element.channel : 0, slidesOverAll(options)};
    slide.allAtOnce = picture.allAtOnce;
    slide.width = width;
    slide.delay = options.has("delay") ? settings.animation.delay : slide.delay;
    slide.hold = settings.animation.hold;
    return {{}, std::make_shared<LayerFrames>(picture, slide)};
}

ExportProduct makePass(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const std::shared_ptr<const Inspection> values = valuesNamed(request);
    if (!values)
        return {};
    const Position place = *request.place;
    const bool isStep = request.subject.contains(QLatin1Char('.'));
    const auto group = isStep ? std::optional(static_cast<std::size_t>(place.step) - 1) : std::nullopt;
    const int numbers = PassPicture::numbersOf(values->network(), group);
    if (numbers > PassPicture::kMostNumbers) {
        request.console.message(CliText::tr("pass: %1 numbers do not fit on a page; the limit is %2. Name a step, such "
                                            "as 1.2, or use a network for a smaller board.")
                                    .arg(numbers)
                                    .arg(PassPicture::kMostNumbers));
        return {};
    }
    request.beginDrawing();
    const auto picture = std::make_shared<const PassPicture>(values, group,
        NetworkWording::name(*request.run.pass.model) + QStringLiteral(" · ")
            + Wording::placeName(*request.recording, place));
    settings.output.facts.title = picture->title();
    if (!settings.isAnimation)
        return {picture};
    // At its own size, lines are sharp.
    const int own = std::min(static_cast<int>(picture->size().width()), AnimationOptions::kMaxWidth);
    const int width = settings.width > 0 ? settings.width : own;
    return {{},
        std::make_shared<PassFrames>(
            picture, settings.animation.style.theme, width, settings.animation.delay, settings.animation.hold)};
}

void checkGraph(ExportRequest& request)
{
    if (!networkOf(request.subject, request.run.pass))
        request.options.fail(CliText::tr("graph: “%1” is not one of %2.")
                                 .arg(request.subject, graphNames(request.run.pass).join(QStringLiteral(", "))));
}

ExportProduct makeGraph(ExportRequest& request)
{
    const auto network = std::make_shared<const Network>(networkOf(request.subject, request.run.pass).value());
    request.beginDrawing();
    int group = -1;
    for (std::size_t i = 0; i < network->groups.size(); ++i) {
        if (QString::fromStdString(network->groups[i].id) == request.subject)
            group = static_cast<int>(i);
    }
    return {std::make_shared<NetworkPicture>(network, group)};
}

} // namespace convoku
