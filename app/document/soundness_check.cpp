// SPDX-License-Identifier: MIT
// Whether a rule is sound, asked of a SAT solver.
#include "app/document/network_checks.h"

#include "app/document/network_draft.h"
#include "app/wording/check_wording.h"
#include "app/wording/wording.h"
#include "solver/check/rule_on_boards.h"
#include "solver/check/sampling.h"

#include <QCoreApplication>

namespace convoku {
namespace {

/// For a rule of a house.
constexpr double kSoundnessCheckSeconds = 60;

class Sound final : public NetworkCheck
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkChecks)

public:
    QString title() const override { return tr("Sound on every board"); }

    CheckOutcome run(const CheckSubject& subject, const KeepRunning& keepRunning) const override
    {
        const ModelPtr alone = ruleAlone(subject.part, subject.board);
        const RuleSet rules = alone->everyRule();
        check::SoundnessProver prover(alone);
        check::Soundness all{.verdict = check::Soundness::Verdict::Proved};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            double done = static_cast<double>(i) / static_cast<double>(rules.size());
            bool isCurrent = true;
            const auto ask = [&] { return isCurrent = isCurrent && keepRunning(done); };
            const auto progress = [&](double part) {
                done = (static_cast<double>(i) + part) / static_cast<double>(rules.size());
                ask();
            };
            check::Soundness soundness = prover.prove(rules[i], {kSoundnessCheckSeconds, ask, progress});
            if (isCurrent && soundness.verdict == check::Soundness::Verdict::Open) {
                check::SampleLimits limits;
                limits.keepRunning = ask;
                check::sample(alone, rules[i], shippedPuzzles(subject.board), limits, soundness);
            }
            if (!isCurrent)
                return {};
            if (soundness.counterexample)
                return {CheckState::Fails, CheckWording::soundness(soundness),
                    counterexampleOf(*alone, rules[i], *soundness.counterexample)};
            const double seconds = all.seconds + soundness.seconds;
            if (all.verdict == check::Soundness::Verdict::Proved)
                all = soundness; // report an unknown house, unless another one is wrong
            all.seconds = seconds;
        }
        return {all.verdict == check::Soundness::Verdict::Proved ? CheckState::Holds : CheckState::Open,
            CheckWording::soundness(all), {}};
    }
};

} // namespace

Counterexample counterexampleOf(const Model& model, RuleId rule, const check::Counterexample& found)
{
    const RuleInfo& info = model.rule(rule);
    //: a rule, and what it does wrong: Hidden single in row: It removes r4c7=5, which stands in a solution …
    const QString sentence = QCoreApplication::translate("convoku::NetworkChecks", "%1: %2")
                                 .arg(Wording::rule(info), CheckWording::counterexample(found));
    return {info, found.board, check::RuleOnBoards(model, rule).leftOf(found.board),
        {static_cast<std::uint16_t>(found.candidate.index())}, sentence};
}

NetworkCheckPtr soundCheck()
{
    return std::make_shared<const Sound>();
}

} // namespace convoku
