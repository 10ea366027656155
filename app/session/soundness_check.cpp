// SPDX-License-Identifier: MIT
// Whether a rule is sound, asked of a SAT solver.
#include "app/session/network_checks.h"

#include "app/session/network_draft.h"
#include "app/wording/check_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/pass.h"

#include <QCoreApplication>

namespace convoku {
namespace {

/// For a rule of a house.
constexpr double kSeconds = 60;

/// What the rule leaves of a board.
Candidates afterRule(const Model& model, RuleId rule, const Candidates& board)
{
    const auto network = std::make_shared<const Network>(buildRule(model, rule));
    Tensor input(1, {kSide, kSide, kSide});
    for (const std::uint16_t candidate : board.indices())
        input.of(0)[candidate] = 1;
    const auto left = makeScalarBackend()->load(network)->run(std::span(&input, 1), network->outputs);
    Candidates after;
    for (int i = 0; i < kCandidates; ++i) {
        if (left.front().of(0)[static_cast<std::size_t>(i)] > 0)
            after.add(i);
    }
    return after;
}

class Sound final : public NetworkCheck
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkChecks)

public:
    QString title() const override { return tr("Sound on every board"); }

    CheckOutcome run(const CheckSubject& subject, const GoOn& goOn) const override
    {
        const ModelPtr alone = ruleAlone(subject.part);
        const RuleSet rules = alone->everyRule();
        check::SoundnessProver prover(alone);
        check::Soundness all{.verdict = check::Soundness::Verdict::Proved};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            double done = static_cast<double>(i) / static_cast<double>(rules.size());
            bool isWanted = true;
            const auto ask = [&] { return isWanted = isWanted && goOn(done); };
            const auto progress = [&](double part) {
                done = (static_cast<double>(i) + part) / static_cast<double>(rules.size());
                ask();
            };
            const check::Soundness its
                = prover.prove(rules[i], {.seconds = kSeconds, .progress = progress, .isWanted = ask});
            if (!isWanted)
                return {};
            if (its.counterexample)
                return {CheckState::Fails, CheckWording::soundness(its), shown(*alone, rules[i], *its.counterexample)};
            const double seconds = all.seconds + its.seconds;
            if (all.verdict == check::Soundness::Verdict::Proved)
                all = its; // what is not known of one house is told, unless another one is wrong
            all.seconds = seconds;
        }
        return {all.verdict == check::Soundness::Verdict::Proved ? CheckState::Holds : CheckState::Open,
            CheckWording::soundness(all), {}};
    }

private:
    static Counterexample shown(const Model& model, RuleId rule, const check::Counterexample& found)
    {
        const RuleInfo& its = model.rule(rule);
        //: a rule, and what it does wrong: Hidden single in row: It removes r4c7=5, which stands in a solution …
        const QString sentence = tr("%1: %2").arg(Wording::rule(its), CheckWording::counterexample(found));
        return {its, found.board, afterRule(model, rule, found.board),
            {static_cast<std::uint16_t>(found.candidate.index())}, sentence};
    }
};

} // namespace

NetworkCheckPtr soundCheck()
{
    return std::make_shared<const Sound>();
}

} // namespace convoku
