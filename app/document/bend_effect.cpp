// SPDX-License-Identifier: MIT
#include "app/document/bend_effect.h"

#include "solver/error.h"
#include "solver/run/runner.h"

namespace convoku {
namespace {

std::optional<Grid> solutionIn(const Recording& recording)
{
    if (recording.result() != RunResult::Solved)
        return std::nullopt;
    const Grid grid = Grid::fromDecided(recording.lastState().candidates);
    if (!grid.isComplete())
        return std::nullopt; // a verdict of one's own may call anything solved
    return grid;
}

std::optional<WrongRemoval> firstWrong(const Recording& recording, const Candidates& solution)
{
    for (int pass = 1; pass <= recording.passCount(); ++pass) {
        // Behind a wrong guess the solution is gone already.
        const Candidates before = recording.stateAt(recording.endOf(pass - 1)).candidates;
        if (solution.without(before).count() > 0)
            continue;
        for (const Event& event : recording.eventsOf(pass)) {
            if (event.kind != EventKind::Rule)
                continue;
            for (const std::uint16_t candidate : recording.changed(event)) {
                if (solution.has(candidate))
                    return WrongRemoval{pass, recording.ruleOf(event), recording.board().candidate(candidate)};
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<FirstNumber> firstDifference(const Inspection& written, const Inspection& bent)
{
    const auto& layers = written.network().layers;
    if (layers.size() != bent.network().layers.size())
        return std::nullopt;
    for (std::size_t i = 0; i < layers.size(); ++i) {
        const ValueId value = layers[i].outputs.front();
        const ValueId other = bent.network().layers[i].outputs.front();
        const Shape shape = written.network().value(value).shape;
        if (bent.network().value(other).shape != shape)
            return std::nullopt;
        const auto before = written.value(value).of(0);
        const auto now = bent.value(other).of(0);
        for (int element = 0; element < shape.elements(); ++element) {
            const auto at = static_cast<std::size_t>(element);
            if (before[at] != now[at])
                return FirstNumber{i, layers[i].kind, placesOf(written.network(), value),
                    ElementIndex::at(element, shape), static_cast<double>(before[at]), static_cast<double>(now[at])};
        }
    }
    return std::nullopt;
}

std::optional<WholeRun> wholeRun(Backend& backend, const StartingGrid& start, const ModelPtr& network,
    const std::optional<Grid>& solution, const std::function<bool()>& keepRunning)
{
    const RunOptions options{{network->everyRule(), network->search.has_value(), false, network}, kMostPasses};
    WholeRun run;
    try {
        Runner runner(backend, start, options);
        Recording recording(start.givens, runner.start(), options.pass, runner.pass());
        while (!runner.ended()) {
            if (!keepRunning())
                return std::nullopt;
            recording.append(runner.nextPass());
        }
        run.result = recording.result();
        run.passes = recording.passCount();
        run.solution = solutionIn(recording);
        if (solution)
            run.wrong = firstWrong(recording, solution->startingCandidates());
    } catch (const NetworkFault& fault) {
        run.fault = fault.what();
    }
    return run;
}

} // namespace convoku
