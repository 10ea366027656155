// SPDX-License-Identifier: MIT
// Pictures of the cube of candidates: what a rule lit in its slice, and what that is from the side.
#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/cli/export_modes.h"
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
    Explainer explainer(*backend, laidModel(rule, candidates.board()));
    return findingsOn(explainer, candidates);
}

/// The rule of the step at that place; none where there is none that lies on the cube, which a message has said.
std::optional<RuleKind> ruleAt(const Recording& recording, Position place, Console& console)
{
    const RuleSet& rules = recording.options().rules;
    if (place.pass < 1 || place.step < 1 || place.step > static_cast<int>(rules.size())) {
        console.message(CliText::tr("cube: %1 is not a step of a rule. Name one with --at, such as 17.4.")
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
CubeContent otherSide(const Recording& recording, const CubeContent& content)
{
    const CubeScene& scene = content.scene;
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

ExportProduct makeCube(ExportRequest& request)
{
    ExportSettings& settings = request.settings;
    const Recording& recording = *request.recording;
    const auto rule = findPlace(request) ? ruleAt(recording, *request.place, request.console) : std::nullopt;
    if (!rule)
        return {};
    const Candidates candidates = recording.stateAt({request.place->pass, request.place->step, 1}).candidates;
    const std::vector<Finding> findings = findingsFor(*rule, candidates);
    if (findings.empty()) {
        request.console.message(CubeWording::nothing(*rule));
        return {};
    }
    request.beginDrawing();
    const CubeContent content = cubeContentOf(recording.givens(), candidates, *rule, 0, &findings.front());
    if (!settings.isAnimation)
        return {std::make_shared<CubePicture>(content)};
    CubeTurning turning;
    turning.from = content;
    turning.to = otherSide(recording, content);
    turning.theme = settings.animation.style.theme;
    turning.width = settings.animation.width;
    if (request.options.has("delay"))
        turning.delay = settings.animation.delay;
    if (request.options.has("hold"))
        turning.hold = settings.animation.hold;
    settings.output.facts.title = cubeTitle(turning);
    return {{}, std::make_shared<CubeFrames>(turning)};
}

} // namespace convoku
