// SPDX-License-Identifier: MIT
#include "solver/blind/blind_engine.h"

#include "solver/blind/annealing.h"
#include "solver/blind/sampling_search.h"
#include "solver/error.h"

namespace convoku {

BlindSettings BlindSettings::of(BlindMethod method)
{
    BlindSettings settings;
    settings.method = method;
    if (settings.anneals())
        settings.trials = 3'000'000;
    if (method == BlindMethod::Anneal)
        settings.cooling = 0.99;
    return settings;
}

std::unique_ptr<BlindEngine> makeBlindEngine(const Grid& puzzle, const BlindSettings& settings)
{
    if (settings.trials < 1 || settings.trials > BlindSettings::mostTrials(settings.method))
        throw Error("blind search", "the number of trials is out of range");
    if (!settings.anneals())
        return std::make_unique<SamplingSearch>(puzzle, settings);
    const bool good = settings.temperature > 0 && settings.cooling > 0 && settings.cooling <= 1 && settings.chain >= 0
        && settings.reheatAfter >= 1;
    if (!good)
        throw Error("blind search", "a number of annealing is out of range");
    return std::make_unique<Annealing>(puzzle, settings);
}

} // namespace convoku
