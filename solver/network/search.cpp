// SPDX-License-Identifier: MIT
#include "solver/network/search.h"

#include "solver/network/network_builder.h"

namespace convoku {
namespace {

constexpr Extent kBoard{kSide, kSide};

/// 1 where the mask [9, 9, 9] has any 1: [1, 1, 1].
ValueId anywhere(NetworkBuilder& net, ValueId mask, const std::string& words)
{
    const ValueId digits = net.maxPool(mask, kBoard, kBoard, words + ", by digit"); // [9, 1, 1]
    return net.any(net.countInCell(digits, words + ": digits"), words);
}

/// The cell with the fewest candidates, but at least 2, and its smallest digit.
struct Choice
{
    ValueId chosen; ///< [9, 9, 9]: the one candidate
    ValueId setAside; ///< [9, 9, 9]: the cell's other candidates
};

Choice choose(NetworkBuilder& net, ValueId candidates)
{
    const ValueId count = net.countInCell(candidates, "candidates in the cell"); // [1, 9, 9], 0 … 9
    const ValueId few = net.affine(count, -1, kSide + 1, "fewer count more: 10 − count"); // [1, 9, 9]
    const ValueId open
        = net.clamp(net.affine(count, 1, -1, "beyond the first"), {0, 1}, "the cell is undecided"); // [1, 9, 9]
    const ValueId score = net.multiply(few, open, "undecided cells with few candidates first"); // [1, 9, 9]
    const ValueId cell = net.pickOne(score, "the cell to guess in"); // [1, 9, 9]

    const ValueId inCell = net.andBoth(candidates, cell, "its candidates"); // [9, 9, 9]
    const ValueId digits = net.maxPool(inCell, kBoard, kBoard, "its digits"); // [9, 1, 1]
    const ValueId column = net.reshape(digits, {1, kSide, 1}, "digits as a plane"); // [1, 9, 1]
    const ValueId digit
        = net.reshape(net.pickOne(column, "the smallest digit"), {kSide, 1, 1}, "as planes again"); // [9, 1, 1]
    const ValueId chosen = net.andBoth(digit, cell, "the guess"); // [9, 9, 9]
    const ValueId setAside = net.andBoth(inCell, net.notA(chosen, "not the guess"), "the other digits are set aside");
    return {chosen, setAside};
}

} // namespace

SearchOutputs buildSearch(
    NetworkBuilder& net, const SearchState& before, ValueId ruled, const Verdict& verdict, bool continueAfterSolved)
{
    const ValueId level = before.level;
    // Levels below the first don't exist; where arithmetic names one, the branch that uses it is not selected.
    const ValueId derivedLevel = net.affine(level, 1, -1, "level of what was derived");
    const ValueId guessLevel = net.affine(level, 1, -2, "level of the last guess");
    const ValueId outerLevel = net.affine(level, 1, -3, "level of what was derived before it");

    // Record
    const ValueId removed
        = net.andBoth(before.candidates, net.notA(ruled, "not a candidate after the rules"), "the rules cleared it");
    const ValueId recorded
        = net.select(before.stack, derivedLevel, removed, "record: cleared at this level"); // [9, 9, 9]
    const ValueId changed = anywhere(net, removed, "the rules changed something");

    // Which branch applies
    const ValueId takeBack = continueAfterSolved
        ? net.orEither(verdict.contradiction, verdict.solved, "a contradiction, or a solution to look beyond")
        : verdict.contradiction;
    const ValueId root = net.equals(level, 1, "no guess stands");
    const ValueId unchanged = net.notA(changed, "nothing changed");
    const ValueId stuck = net.andBoth(unchanged, net.notA(verdict.solved, "not solved"), "nothing changed, not solved");
    SearchOutputs out;
    out.push = net.named(net.andBoth(stuck, net.notA(verdict.contradiction, "no contradiction"), "push"), "push");
    out.pop = net.named(net.andBoth(takeBack, net.notA(root, "a guess stands"), "pop"), "pop");
    out.exhausted = net.named(net.andBoth(takeBack, root, "nothing left to take back"), "exhausted");

    // Push
    const Choice choice = choose(net, ruled);
    const ValueId pushedCandidates = net.andBoth(ruled, net.notA(choice.setAside, "not set aside"), "push: candidates");
    const ValueId pushedStack = net.select(recorded, level, choice.setAside, "push: stack");
    const ValueId pushedGuess = net.select(before.guess, level, choice.chosen, "push: guess");
    const ValueId pushedLevel = net.affine(level, 1, 2, "push: level");

    // Pop
    const ValueId derived = net.equalValues(recorded, derivedLevel, "cleared since the guess"); // [9, 9, 9]
    const ValueId aside = net.equalValues(recorded, guessLevel, "set aside by the guess"); // [9, 9, 9]
    const ValueId back = net.orEither(derived, aside, "comes back"); // [9, 9, 9]
    const ValueId failed = net.equalValues(before.guess, guessLevel, "the guess that failed"); // [9, 9, 9]
    const ValueId stands = net.notA(failed, "not the failed guess"); // [9, 9, 9]
    const ValueId restored = net.orEither(ruled, back, "with what comes back"); // [9, 9, 9]
    const ValueId poppedCandidates = net.andBoth(restored, stands, "pop: candidates");
    const ValueId forgotten
        = net.multiply(recorded, net.notA(back, "stays away"), "pop: stack without what comes back");
    const ValueId poppedStack = net.select(forgotten, outerLevel, failed, "pop: stack");
    const ValueId poppedGuess = net.multiply(before.guess, stands, "pop: guess");
    const ValueId poppedLevel = guessLevel;

    // Keep, or one of the two
    const auto branch = [&](ValueId kept, ValueId popped, ValueId pushed, Range range, const char* name) {
        const ValueId afterPop = net.select(kept, popped, out.pop, "popped or kept");
        // The branches that don't apply can hold numbers outside the range; the one that applies can't.
        return net.named(net.inRange(net.select(afterPop, pushed, out.push, "pushed, popped or kept"), range), name);
    };
    out.next.candidates = branch(ruled, poppedCandidates, pushedCandidates, {0, 1}, "next_candidates");
    out.next.stack = branch(recorded, poppedStack, pushedStack, {0, kMaxLevel - 1}, "next_stack");
    out.next.guess = branch(before.guess, poppedGuess, pushedGuess, {0, kMaxLevel - 2}, "next_guess");
    out.next.level = branch(level, poppedLevel, pushedLevel, {1, kMaxLevel}, "next_level");
    return out;
}

} // namespace convoku
