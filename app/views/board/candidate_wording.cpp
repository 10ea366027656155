// SPDX-License-Identifier: MIT
#include "app/views/board/candidate_wording.h"

#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {

QString CandidateWording::sentence(const BoardScene& scene, Candidate candidate, const Model& model)
{
    const auto index = static_cast<std::size_t>(candidate.index());
    const QString cell = Wording::cell(candidate.cell());
    const int digit = candidate.digit + 1;
    const QString name = tr("%1: candidate %2").arg(cell).arg(digit);
    const auto removal = std::ranges::find(scene.removals, index, &BoardScene::Removal::candidate);
    if (removal != scene.removals.end()) {
        const QString rule = Wording::rule(model.rule(removal->rule));
        return scene.removalsAsNumbers ? tr("candidate %1 of %2: 1 before, 0 after (%3)").arg(digit).arg(cell, rule)
                                       : tr("%1 was removed in this step by %2").arg(name, rule);
    }
    if (scene.asideDepth[index] > 0)
        return tr("%1 was set aside by the guess at depth %2").arg(name).arg(scene.asideDepth[index]);
    if (scene.guessDepth[index] > 0)
        return tr("%1 is the guess at depth %2").arg(name).arg(scene.guessDepth[index]);
    if (scene.givens.isGiven(candidate.cell()))
        return tr("%1 is given: %2").arg(cell).arg(scene.givens.digit(candidate.cell()));
    if (const QString focus = scene.focus ? inFocus(*scene.focus, candidate, name) : QString(); !focus.isEmpty())
        return focus;
    if (!scene.candidates.has(candidate))
        return tr("%1 has been removed").arg(name);
    return scene.candidates.countIn(candidate.cell()) == 1
        //: a cell and its digit
        ? tr("%1 is %2").arg(cell).arg(digit)
        : tr("%1 is possible").arg(name);
}

QString CandidateWording::inFocus(const BoardFocus& focus, Candidate candidate, const QString& name)
{
    const auto index = static_cast<std::uint16_t>(candidate.index());
    const auto has = [](const auto& list, const auto& what) { return std::ranges::count(list, what) > 0; };
    if (has(focus.held, index))
        return tr("%1 was found by %2").arg(name, Wording::rule(focus.rule));
    if (has(focus.gone, index))
        return tr("%1 is removed, as the finding of %2 requires").arg(name, Wording::rule(focus.rule));
    if (has(focus.others, candidate.cell()))
        return tr("%1: another finding of this step").arg(Wording::cell(candidate.cell()));
    return {};
}

} // namespace convoku
