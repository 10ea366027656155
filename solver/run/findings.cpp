// SPDX-License-Identifier: MIT
#include "solver/run/findings.h"

#include <algorithm>

namespace convoku {

StepFindings findingsOf(
    Explainer& explainer, std::size_t event, RuleId rule, const Found& before, std::span<const std::uint16_t> removed)
{
    StepFindings step;
    step.event = event;
    const std::vector<std::vector<Cause>> causes = explainer.causes(rule, before, removed);
    for (std::size_t i = 0; i < removed.size(); ++i) {
        if (causes[i].empty())
            continue;
        const Cause& cause = causes[i].front();
        auto it = std::find_if(step.findings.begin(), step.findings.end(),
            [&cause](const Finding& finding) { return finding.cause == cause; });
        if (it == step.findings.end())
            it = step.findings.insert(step.findings.end(), Finding{cause, {}});
        it->removed.push_back(removed[i]);
    }
    // The finding with the most removals comes first.
    std::stable_sort(step.findings.begin(), step.findings.end(),
        [](const Finding& a, const Finding& b) { return a.removed.size() > b.removed.size(); });
    if (!step.findings.empty())
        step.evidence = explainer.evidence(rule, before, step.findings.front().cause);
    if (step.evidence && step.evidence->layer == nullptr)
        step.evidence.reset();
    return step;
}

} // namespace convoku
