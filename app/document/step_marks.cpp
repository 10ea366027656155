// SPDX-License-Identifier: MIT
#include "app/document/step_marks.h"

#include "app/document/inquiry.h"

namespace convoku {
namespace {

RuleInfo ruleAt(const Recording& recording, std::size_t event)
{
    return recording.ruleOf(recording.events()[event]);
}

void addCauses(const Recording& recording, const ClashCause& clash, std::vector<BoardScene::ClashCause>& causes)
{
    for (const Finding& finding : clash.findings) {
        std::vector<Cell> cells = finding.cause.cells;
        std::erase(cells, clash.cell); // it is marked for what it is
        causes.push_back({ruleAt(recording, clash.event), std::move(cells)});
    }
}

} // namespace

std::optional<BoardFocus> focusOf(const Inquiry& inquiry, const Recording& recording, std::optional<Candidate> pointed)
{
    if (inquiry.finding() == nullptr)
        return std::nullopt;
    const StepFindings& step = *inquiry.findings();
    const int index = inquiry.findingThatRemoved(pointed).value_or(inquiry.findingIndex());
    return focusOn(ruleAt(recording, step.event), step.findings, static_cast<std::size_t>(index));
}

StepMarks stepMarksOf(const Inquiry& inquiry, const Recording& recording, std::optional<Candidate> pointed)
{
    StepMarks marks;
    if (!inquiry.isPickedFound()) {
        marks.focus = focusOf(inquiry, recording, pointed);
        if (!marks.focus && inquiry.clashCauses()) {
            for (const ClashCause& clash : *inquiry.clashCauses())
                addCauses(recording, clash, marks.causes);
        }
        return marks;
    }
    const auto& causes = inquiry.cellCauses();
    for (std::size_t i = 0; causes && i < causes->size(); ++i) {
        const ClashCause& cause = (*causes)[i];
        if (i + 1 == causes->size() && !cause.findings.empty())
            marks.focus = focusOn(ruleAt(recording, cause.event), cause.findings, 0);
        else
            addCauses(recording, cause, marks.causes);
    }
    return marks;
}

} // namespace convoku
