// SPDX-License-Identifier: MIT
// One explanation (a batch of 729 flips through a rule's layers) against one recorded pass; and a whole proof. The
// rules that remove a candidate, side by side in one network, against each rule alone; and what a step found with its
// numbers against causes and numbers that are asked for one by one.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/formats/puzzle_text.h"
#include "solver/network/pass.h"
#include "solver/run/findings.h"
#include "solver/run/proof.h"
#include "solver/run/runner.h"
#include "solver/run/tensors.h"
#include "tests/bench/samples.h"
#include "tests/support/article_rules.h"

using namespace convoku;

namespace {

/// One network a rule, as if none stood beside it.
class OneByOne
{
public:
    explicit OneByOne(Backend& backend)
    {
        for (const RuleId rule : classicRules()) {
            m_networks.push_back(std::make_shared<const Network>(buildRule(rule)));
            m_loaded.push_back(backend.load(m_networks.back()));
        }
    }
    RuleSet rulesRemoving(const Candidates& before, std::uint16_t candidate)
    {
        RuleSet removing;
        State state;
        state.candidates = before;
        for (std::size_t i = 0; i < m_networks.size(); ++i) {
            const Tensor after
                = m_loaded[i]->run(toTensors(std::span(&state, 1), false), m_networks[i]->outputs).front();
            if (before.has(candidate) && after.of(0)[candidate] == 0.F)
                removing.push_back(classicRules()[i]);
        }
        return removing;
    }

private:
    std::vector<std::shared_ptr<const Network>> m_networks;
    std::vector<std::unique_ptr<LoadedNetwork>> m_loaded;
};

void compareWithOneByOne(Backend& backend, const Recording& recording)
{
    std::printf("%s\n", backend.name().c_str());
    Explainer explainer(backend);
    Explainer forCauses(backend); // another one has another last inspection
    Explainer forNumbers(backend);
    OneByOne alone(backend);
    bench::Samples beside{"rules side by side", {}};
    bench::Samples oneByOne{"each rule alone", {}};
    bench::Samples once{"findings with numbers, inspected once", {}};
    bench::Samples twice{"inspected for each", {}};
    for (int round = 0; round < 4; ++round) {
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const Position step{static_cast<int>(event.pass), event.step, 1};
            const Candidates beforePass = recording.stateAt(recording.endOf(step.pass - 1)).candidates;
            const Candidates before = recording.stateAt(step).candidates;
            const auto removed = recording.changed(event);
            RuleSet answers[2];
            const double a
                = bench::time([&] { answers[0] = explainer.rulesRemoving(classicRules(), beforePass, removed[0]); });
            const double b = bench::time([&] { answers[1] = alone.rulesRemoving(beforePass, removed[0]); });
            const double c = bench::time([&] { findingsOf(explainer, 0, event.rule, before, removed); });
            const double d = bench::time([&] {
                const auto causes = forCauses.causes(event.rule, before, removed);
                forNumbers.evidence(event.rule, before, causes.front().front());
            });
            if (answers[0] != answers[1])
                std::printf("the answers differ\n");
            if (round == 0)
                continue; // networks are loaded
            beside.milliseconds.push_back(a);
            oneByOne.milliseconds.push_back(b);
            once.milliseconds.push_back(c);
            twice.milliseconds.push_back(d);
        }
    }
    bench::print(beside, oneByOne);
    bench::print(once, twice);
}

} // namespace

int main()
{
    const Grid puzzle = readPuzzles("98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..")
                            .puzzles.front()
                            .givens;
    const auto backend = makeTorchBackend();
    Explainer explainer(*backend);
    const Recording recording = record(*backend, puzzle, {});
    bench::Samples pass{"a recorded pass", {}};
    Runner runner(*backend, puzzle, {});
    while (!runner.ended())
        pass.milliseconds.push_back(bench::time([&] { runner.nextPass(); }));
    for (const ArticleRule& info : allRules()) {
        bench::Samples explanation{std::string("explanation of ") + info.id, {}};
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule || event.rule != info.rule || explanation.milliseconds.size() >= 20)
                continue;
            const Candidates before = recording.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            explanation.milliseconds.push_back(
                bench::time([&] { explainer.explain(event.rule, before, recording.changed(event)); }));
        }
        if (!explanation.milliseconds.empty())
            bench::print(explanation, pass);
    }
    bench::Samples proof{"a proof at the end of the run", {}};
    for (int candidate = 0; candidate < kCandidates; candidate += 7)
        proof.milliseconds.push_back(
            bench::time([&] { prove(explainer, recording, static_cast<std::uint16_t>(candidate), recording.last()); }));
    bench::print(proof, pass);
    compareWithOneByOne(*backend, recording);
    compareWithOneByOne(*makeBitwiseBackend(), recording);
    return 0;
}
