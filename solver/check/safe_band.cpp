// SPDX-License-Identifier: MIT
#include "solver/check/safe_band.h"

#include "solver/check/rule_on_boards.h"
#include "solver/check/same_networks.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <cmath>

namespace convoku::check {
namespace {

ModelPtr aloneFor(PartText rule, HouseKind house, Board board)
{
    rule.houses = {house};
    return ruleAlone(rule, board);
}

/// Fewer candidates, one after the other, as long as both leave something else.
Difference shrunk(RuleOnBoards& written, RuleOnBoards& bent, Difference found, const Patience& patience)
{
    bool shrinks = true;
    while (shrinks && !patience.isOver()) {
        shrinks = false;
        for (const std::uint16_t candidate : found.board.indices()) {
            if (patience.isOver())
                break;
            Difference less = found;
            less.board.remove(candidate);
            less.left = written.leftOf(less.board);
            less.leftBent = bent.leftOf(less.board);
            if (less.left == less.leftBent)
                continue;
            found = less;
            shrinks = true;
        }
    }
    return found;
}

struct Bending
{
    Sameness::Verdict verdict = Sameness::Verdict::Open;
    std::optional<Difference> difference;
};

Bending compared(const ModelPtr& written, const ModelPtr& bent, const CheckLimits& limits)
{
    const RuleId rule{};
    CheckLimits without = limits;
    without.progress = nullptr;
    const Sameness is = sameForEveryInput(buildRule(*written, rule), buildRule(*bent, rule), without);
    Bending result{is.verdict, std::nullopt};
    if (is.verdict != Sameness::Verdict::Refuted)
        return result;
    RuleOnBoards first(*written, rule);
    RuleOnBoards second(*bent, rule);
    Difference found;
    found.board = candidatesFrom(is.inputs.front().of(0), written->board);
    found.left = first.leftOf(found.board);
    found.leftBent = second.leftOf(found.board);
    if (found.left == found.leftBent)
        throw Error(written->rule(rule).id, "its circuit and its layers are not the same");
    result.difference = shrunk(first, second, found, {Patience::in(kShrinking), limits.keepRunning});
    return result;
}

/// Asks about one number after the other.
class Walk
{
public:
    Walk(const PartText& rule, HouseKind house, const Bend& bend, const CheckLimits& limits, Board board)
        : m_rule(rule)
        , m_house(house)
        , m_bend(bend)
        , m_limits(limits)
        , m_written(aloneFor(rule, house, board))
    {
    }

    /// The rule with that number; null: it has no layers.
    ModelPtr modelWith(int number) const
    {
        Bend to = m_bend;
        to.to = number;
        const PartOptions options{.house = m_house, .board = m_written->board};
        const PartText changed = bent(m_rule, options, to);
        return checkPart(changed, options) ? nullptr : aloneFor(changed, m_house, m_written->board);
    }

    Band::End isSame(int number, std::optional<Difference>& difference) const
    {
        const ModelPtr model = modelWith(number);
        if (model == nullptr)
            return Band::End::NoLayers;
        Bending is = compared(m_written, model, m_limits);
        difference = std::move(is.difference);
        return ended(is.verdict == Sameness::Verdict::Proved, is.verdict == Sameness::Verdict::Refuted);
    }

    Band::End isSound(int number, std::optional<Counterexample>& wrong) const
    {
        const ModelPtr model = modelWith(number);
        if (model == nullptr)
            return Band::End::NoLayers;
        CheckLimits without = m_limits;
        without.progress = nullptr;
        const Soundness is = SoundnessProver(model).prove(RuleId{}, without);
        wrong = is.counterexample;
        return ended(is.verdict == Soundness::Verdict::Proved, is.verdict == Soundness::Verdict::Refuted);
    }

private:
    /// Asked: it holds, and the walk goes on.
    static Band::End ended(bool holds, bool isRefuted)
    {
        return holds ? Band::End::Asked : isRefuted ? Band::End::Refuted : Band::End::Open;
    }

    const PartText& m_rule;
    HouseKind m_house;
    Bend m_bend;
    const CheckLimits& m_limits;
    ModelPtr m_written;
};

/// From where something holds on, as far as it does.
template <typename Holds>
void walk(Band& band, Range asked, int written, const Holds& holds)
{
    band.low = band.high = written;
    for (band.below = Band::End::Asked; band.low > asked.low; --band.low) {
        band.below = holds(band.low - 1, false);
        if (band.below != Band::End::Asked)
            break;
    }
    for (band.above = Band::End::Asked; band.high < asked.high; ++band.high) {
        band.above = holds(band.high + 1, true);
        if (band.above != Band::End::Asked)
            break;
    }
}

} // namespace

SafeBand safeBandOf(
    const PartText& rule, HouseKind house, const Bend& bend, Range asked, const CheckLimits& limits, Board board)
{
    const Patience::Clock::time_point start = Patience::Clock::now();
    const auto numbers = numbersOf(rule, {.house = house, .board = board});
    const auto of = std::ranges::find(numbers, bend.layer, &NumbersOfLayer::layer);
    if (of == numbers.end() || bend.number >= of->numbers.size() || !isWholeNumber(of->numbers[bend.number]))
        throw Error(rule.id, "has no whole number to bend there");
    SafeBand band;
    band.written = static_cast<int>(of->numbers[bend.number]);
    band.answers = answerBandOf(buildRule(*aloneFor(rule, house, board), RuleId{}), *of, bend.number);
    const Walk asks(rule, house, bend, limits, board);
    int done = 0;
    const int most = 2 * (asked.high - asked.low) + 1;
    const auto reportProgress = [&] {
        if (limits.progress)
            limits.progress(static_cast<double>(std::min(done++, most)) / most);
    };
    walk(band.same, asked, band.written, [&](int number, bool above) {
        reportProgress();
        return asks.isSame(number, above ? band.differsAbove : band.differsBelow);
    });
    reportProgress();
    std::optional<Counterexample> none;
    if (asks.isSound(band.written, none) == Band::End::Asked) {
        band.sound.emplace();
        walk(*band.sound, asked, band.written, [&](int number, bool above) {
            reportProgress();
            if (band.same.contains(number))
                return Band::End::Asked;
            return asks.isSound(number, above ? band.wrongAbove : band.wrongBelow);
        });
    }
    band.seconds = std::chrono::duration<double>(Patience::Clock::now() - start).count();
    return band;
}

std::optional<Difference> differenceOf(
    const PartText& written, const PartText& bent, HouseKind house, const CheckLimits& limits, Board board)
{
    return compared(aloneFor(written, house, board), aloneFor(bent, house, board), limits).difference;
}

Soundness soundnessOf(const PartText& rule, HouseKind house, const CheckLimits& limits, Board board)
{
    return SoundnessProver(aloneFor(rule, house, board)).prove(RuleId{}, limits);
}

} // namespace convoku::check
