// SPDX-License-Identifier: MIT
// Pictures of the cube of candidates: what a rule lit in its slice, and what that is from the side.
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"
#include "app/cli/input_puzzles.h"
#include "app/cli/run_settings.h"
#include "app/views/cube/cube_picture.h"
#include "app/views/cube/cube_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"

#include <algorithm>

namespace convoku {
namespace {

std::vector<Finding> findingsFor(const RuleKind& rule, const Candidates& candidates)
{
    const auto backend = makeBitwiseBackend();
    Explainer explainer(*backend, laidModel(rule));
    return findingsOn(explainer, candidates);
}

/// The rule of the step at that place; none where there is none that lies on the cube, which a message has said.
std::optional<RuleKind> ruleAt(const Recording& recording, Position place, Console& console)
{
    const RuleSet& rules = recording.options().rules;
    if (place.pass < 1 || place.step < 1 || place.step > static_cast<int>(rules.size())) {
        console.message(CliText::tr("--cube: %1 is no step of a rule; --at names one, such as 17.4.")
                            .arg(Wording::placeName(recording, place)));
        return std::nullopt;
    }
    const RuleKind rule = recording.options().model->rule(rules[static_cast<std::size_t>(place.step) - 1]);
    const auto laying = layingOf(rule);
    if (!laying) {
        console.message(CubeWording::noSlice(rule));
        return std::nullopt;
    }
    return ruleLaid(*laying, rule.size);
}

/// The same finding from the side; the slice alone where it has none.
CubeContent otherSide(const Recording& recording, const CubeContent& its)
{
    const CubeScene& scene = its.scene;
    const CubeLaying turned = exchanged(*scene.laying, Exchange::ValuePlace);
    const auto side = fromTheSide(*scene.laying, *scene.lit, scene.candidates);
    const RuleKind rule = ruleLaid(turned, side ? static_cast<int>(side->values.size()) : scene.rule.size).value();
    const std::vector<Finding> findings = side ? findingsFor(rule, scene.candidates) : std::vector<Finding>();
    const auto same = std::ranges::find_if(
        findings, [&](const Finding& finding) { return laidSubset(rule, finding.cause) == *side; });
    return cubeContentOf(
        recording.givens(), scene.candidates, rule, scene.group, same == findings.end() ? nullptr : &*same);
}

} // namespace

OptionSyntax cubeOptionSyntax()
{
    return {{QStringLiteral("cube")}, {},
        CliText::tr(
            "With --at and the step of a rule: the candidates as a cube, with the slice that the rule lies on and "
            "what it finds there; as an animation the cube turns to the rule that finds the same from the side.")};
}

int runExportCube(CommandOptions& options, Console& console, const CommandLineContext& context)
{
    const RunOptions run = readRunOptions(options);
    refuse(options,
        {"number", "planes", "close-up", "layer", "from", "to", "frames", "no-fades", "without", "proof", "tree",
            "recurrence", "at-once"},
        QStringLiteral("--cube"));
    refuseWords(options, QStringLiteral("--cube"));
    const ExportSettings settings = readExportSettings(options, animationFormats() + pictureFormats());
    refuseForPictures(options, settings);
    requireOneInput(options);
    if (!options.fault().isEmpty())
        return ExitBad;
    const SinglePuzzle input
        = readSinglePuzzle(QStringLiteral("export"), options.inputs().front(), *context.in, console);
    if (!input.puzzle || !targetLooksPossible(settings.target, console))
        return ExitBad;
    const auto recording = recorded(input.puzzle->startingGrid(), run, console, context);
    if (!recording)
        return exportCancelled(settings.target, console);
    console.progress({});
    const auto place = placeNamed(options, *recording, console);
    const auto rule = place ? ruleAt(*recording, *place, console) : std::nullopt;
    if (!rule)
        return ExitBad;
    const Candidates candidates = recording->stateAt({place->pass, place->step, 1}).candidates;
    const std::vector<Finding> findings = findingsFor(*rule, candidates);
    const DrawnWords words(console);
    if (findings.empty()) {
        console.message(CubeWording::nothing(*rule));
        return ExitBad;
    }
    const CubeContent content = cubeContentOf(recording->givens(), candidates, *rule, 0, &findings.front());
    ExportSettings its = settings;
    int code = ExitDone;
    if (!its.isAnimation()) {
        its.picture.facts = DocumentFacts::of(*recording, *place);
        code
            = exportPicture(CubePicture(content), its, options.has("size") ? its.animation.width : 0, console, context);
    } else {
        CubeTurning turning;
        turning.from = content;
        turning.to = otherSide(*recording, content);
        turning.theme = its.animation.style.theme;
        turning.width = its.animation.width;
        if (options.has("delay"))
            turning.delay = its.animation.delay;
        if (options.has("hold"))
            turning.hold = its.animation.hold;
        its.output.facts = DocumentFacts::of(*recording, *place);
        its.output.facts.title = cubeTitle(turning);
        code = exportFrames(CubeFrames(turning), its, console, context);
    }
    return code == ExitDone && !input.allGood ? ExitBad : code;
}

} // namespace convoku
