// SPDX-License-Identifier: MIT
#include "app/drawing/board_signs.h"

#include "app/drawing/marks.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/wording.h"

#include <algorithm>
#include <map>
#include <set>

namespace convoku {
namespace {

QString countText(std::size_t count)
{
    return QString::number(count);
}

/// The picked candidate is a digit that was found: what is marked took the others from its cell.
bool asksAboutFound(const BoardScene& scene)
{
    return scene.picked && !scene.givens.isGiven(scene.picked->cell())
        && scene.candidates.soleDigit(scene.picked->cell()) == scene.picked->digit;
}

} // namespace

/// Adds the signs for the digits of a solved board, except those that follow from guesses.
void BoardSigns::addDigits(const BoardScene& scene, const Theme& theme, std::vector<BoardSign>& signs)
{
    std::size_t givens = 0;
    std::size_t found = 0;
    for (int i = 0; i < scene.board().cells(); ++i) {
        const Cell cell = scene.board().cell(i);
        if (!scene.isShownLarge(cell) || !scene.clashingCells.empty())
            return;
        const int guess
            = scene.guessDepth[static_cast<std::size_t>(Candidate::of(scene.candidates.soleDigit(cell), cell).index())];
        if (scene.givens.isGiven(cell))
            ++givens;
        else if (guess == 0 && scene.derivedDepth[static_cast<std::size_t>(i)] == 0)
            ++found;
    }
    signs.push_back({digitMark(true, theme), tr("Given"), countText(givens)});
    if (found > 0)
        signs.push_back({digitMark(false, theme), tr("Found by rules alone"), countText(found)});
}

std::vector<BoardSign> BoardSigns::of(const BoardScene& scene, const Theme& theme)
{
    std::vector<BoardSign> signs;
    const auto add = [&signs](const QIcon& mark, const QString& name, const QString& value = {}) {
        signs.push_back({mark, name, value});
    };
    if (!scene.clashingCells.empty())
        add(clashMark(theme), tr("Clash"), countText(scene.clashingCells.size()));
    if (!scene.emptyCells.empty())
        add(contradictionMark(theme), tr("No candidate left"), countText(scene.emptyCells.size()));
    if (!scene.clashCauses.empty())
        add(causeMark(scene.clashCauses.front().rule.family, theme),
            asksAboutFound(scene) ? tr("Took a candidate from it") : tr("Cause of a clashing digit"));
    if (scene.focus && !scene.reasons) {
        const BoardFocus& focus = *scene.focus;
        const RuleFamily family = focus.rule.family;
        add(causeMark(family, theme), asksAboutFound(scene) ? tr("Took the last candidate") : cause());
        if (!focus.others.empty())
            add(otherCauseMark(family, theme), tr("Another cause"));
        if (!focus.gone.empty())
            add(goneMark(family, theme), gone());
        if (!focus.houses.empty())
            add(houseMark(family, theme), tr("Searched by the rule"), Wording::houses(focus.houses));
        if (!focus.actedOn.empty())
            add(actedOnMark(family, theme), tr("Affected by the rule"), Wording::houses(focus.actedOn));
    }
    if (scene.picked)
        add(reasonMark(ReasonMark::Picked, theme), tr("Picked"), ExplanationWording::candidate(*scene.picked));
    if (scene.reasons) {
        const BoardScene::Reasons& reasons = *scene.reasons;
        if (!reasons.cells.empty())
            add(reasonMark(ReasonMark::Cell, theme), tr("Why it was removed"));
        if (!reasons.present.empty())
            add(reasonMark(ReasonMark::Present, theme), tr("Reason: was there"), countText(reasons.present.size()));
        if (!reasons.absent.empty())
            add(reasonMark(ReasonMark::Absent, theme), tr("Reason: was removed"), countText(reasons.absent.size()));
    }
    if (!scene.needed.empty())
        add(reasonMark(ReasonMark::Needed, theme), tr("Basis of the chain"), countText(scene.needed.size()));

    std::map<int, int> guesses; // by depth
    std::set<int> aside; // depths
    std::size_t setAside = 0;
    const Board board = scene.board();
    for (int i = 0; i < board.candidates(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (scene.guessDepth[index] > 0)
            guesses.emplace(scene.guessDepth[index], i);
        if (scene.asideDepth[index] == 0)
            continue;
        aside.insert(scene.asideDepth[index]);
        ++setAside;
    }
    int named = 0;
    for (auto it = guesses.rbegin(); it != guesses.rend() && named < kMostGuesses; ++it, ++named) {
        const auto place = signs.end() - named;
        signs.insert(place,
            {ringMark(it->first, theme), tr("Guess %1").arg(it->first), Wording::guess(board.candidate(it->second))});
    }
    if (const int more = static_cast<int>(guesses.size()) - named; more > 0)
        add(ringMark(guesses.begin()->first, theme), tr("Guesses before them"), QString::number(more));
    if (!aside.empty()) {
        const int deepest = *aside.rbegin();
        add(asideMark(aside, theme),
            aside.size() == 1 ? tr("Set aside by guess %1").arg(deepest) : tr("Set aside by a guess"),
            countText(setAside));
    }
    std::set<int> derived;
    std::size_t cells = 0;
    for (const int depth : scene.derivedDepth) {
        if (depth == 0)
            continue;
        derived.insert(depth);
        ++cells;
    }
    if (scene.tintDerived && cells > 0) {
        const int deepest = *derived.rbegin();
        add(derivedMark(derived, theme),
            derived.size() == 1 ? tr("Follows from guess %1").arg(deepest) : tr("Follows from a guess"),
            countText(cells));
    }
    if (scene.removalsAsNumbers && !scene.removals.empty())
        add(removalMark(theme), tr("Removed: 1 before, 0 after"), countText(scene.removals.size()));
    if (scene.failed)
        add(failedMark(std::max(scene.failedDepth, 1), theme), tr("Failed guess"),
            Wording::guess(board.candidate(*scene.failed)));
    if (!scene.restored.empty())
        add(restoredMark(theme), tr("Restored with it"), countText(scene.restored.size()));
    addDigits(scene, theme, signs);
    return signs;
}

std::vector<BoardSign> BoardSigns::usual()
{
    const Board board = Board::all().back(); // its numbers are as wide as any
    const QString house = Wording::house({HouseKind::Column, board.side() - 1, board});
    const Candidate candidate = board.candidate(0);
    return {{{}, cause(), {}}, {{}, gone(), {}}, {{}, tr("Another cause"), {}}, {{}, tr("Searched by the rule"), house},
        {{}, tr("Affected by the rule"), house}, {{}, tr("Picked"), ExplanationWording::candidate(candidate)},
        {{}, tr("Guess %1").arg(1), Wording::guess(candidate)},
        {{}, tr("Follows from a guess"), countText(static_cast<std::size_t>(board.cells()))}};
}

} // namespace convoku
