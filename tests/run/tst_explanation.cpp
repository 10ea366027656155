// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/explanation.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_causes.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// 8 from b1 points along row 1: it is in r1c1 and r1c3 only. And r5c5 has only a 3. All else is possible.
Candidates byHand()
{
    Candidates candidates = Candidates::all();
    for (int row = 1; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
            candidates.remove(Candidate{7, row, column});
    }
    candidates.remove(Candidate{7, 0, 1});
    for (int digit = 0; digit < 9; ++digit) {
        if (digit != 2)
            candidates.remove(Candidate{digit, 4, 4});
    }
    return candidates;
}

std::vector<std::string> namesOf(const std::vector<std::uint16_t>& indices)
{
    std::vector<std::string> names;
    for (const std::uint16_t index : indices)
        names.push_back(nameOf(Candidate::fromIndex(index)));
    return names;
}

/// Counts how often networks are loaded and run.
class CountingBackend final : public Backend
{
    class Counting final : public LoadedNetwork
    {
    public:
        Counting(std::unique_ptr<LoadedNetwork> loaded, int& runs)
            : m_its(std::move(loaded))
            , m_runs(runs)
        {
        }
        std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
        {
            ++m_runs;
            return m_its->run(inputs, keep);
        }

    private:
        std::unique_ptr<LoadedNetwork> m_its;
        int& m_runs;
    };

public:
    std::string name() const override { return m_its->name(); }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        ++loads;
        return std::make_unique<Counting>(m_its->load(std::move(network)), runs);
    }

    int loads = 0;
    int runs = 0;

private:
    std::unique_ptr<Backend> m_its = makeTestedBackend();
};

} // namespace

class TestExplanation : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    Explainer m_explainer{*m_backend};

    /// Everything that an explanation says of these removals, against the loop version.
    void check(RuleId rule, const Candidates& before, const std::vector<std::uint16_t>& removed)
    {
        const std::vector<Explanation> explanations = m_explainer.explain(rule, before, removed);
        QCOMPARE(explanations.size(), removed.size());
        for (const Explanation& explanation : explanations) {
            const Candidate candidate = Candidate::fromIndex(explanation.candidate);
            const auto [present, absent] = loopReasons(rule, before, explanation.candidate);
            QCOMPARE(explanation.present, present);
            QCOMPARE(explanation.absent, absent);
            QVERIFY(explanation.causes == loopCauses(rule, before, candidate));
            QVERIFY(!explanation.causes.empty());
            // The sum behind each finding is what makes it one, and its window holds nothing but what it counts.
            for (const Cause& cause : explanation.causes) {
                const Evidence evidence = m_explainer.evidence(rule, before, cause);
                const Layer& layer = *evidence.layer;
                QVERIFY(layer.kind == LayerKind::Convolution);
                QCOMPARE(
                    arithmeticOf(*evidence.values, layer, 0, evidence.element).result, decidingCount(ruleOf(rule)));
            }
            if (present.empty() && absent.empty())
                QVERIFY(explanation.causes.size() > 1);
            // If nothing else removes the candidate, each absence that the finding rests on is a reason by itself.
            if (explanation.causes.size() == 1) {
                for (const std::uint16_t behind : requiredAbsences(infoOf(rule).family, explanation.causes.front()))
                    QVERIFY(std::find(absent.begin(), absent.end(), behind) != absent.end());
            }
        }
    }

private Q_SLOTS:
    void byHandCounted()
    {
        const Candidates before = byHand();
        const auto index = [](int digit, int row, int column) {
            return static_cast<std::uint16_t>(Candidate{digit - 1, row - 1, column - 1}.index());
        };
        const std::uint16_t pointed = index(8, 1, 7);
        const Explanation pointing = m_explainer.explain(article::PointingRow, before, std::span(&pointed, 1)).at(0);
        const Cause eightInBoxOne{{HouseKind::Row, 0}, {{0, 0}, {0, 2}}, {7}, 0};
        QVERIFY(pointing.causes == std::vector{eightInBoxOne});
        // Any 8 in rows 2 and 3 of box 1 would have saved it; r1c2 would not: it lies in the row too. Without both
        // r1c1 and r1c3 the box would have no 8 at all, but one of them gone changes nothing.
        QVERIFY(namesOf(pointing.absent)
            == (std::vector<std::string>{"r2c1=8", "r2c2=8", "r2c3=8", "r3c1=8", "r3c2=8", "r3c3=8"}));
        QVERIFY(pointing.present.empty());

        const std::uint16_t single = index(3, 6, 4);
        const Explanation naked = m_explainer.explain(article::NakedSingleBox, before, std::span(&single, 1)).at(0);
        QVERIFY(namesOf(naked.present) == std::vector<std::string>{"r5c5=3"});
        QCOMPARE(naked.absent.size(), std::size_t{8});
        const Cause three{{HouseKind::Box, 4}, {{4, 4}}, {2}, -1};
        QVERIFY(naked.causes == std::vector{three});
    }

    void twoCausesAreAlternatives()
    {
        Candidates before = byHand();
        // A second cell of box 5 with only a 3: a contradictory state, and no single flip saves the others' 3.
        for (int digit = 0; digit < 9; ++digit) {
            if (digit != 2)
                before.remove(Candidate{digit, 3, 3});
        }
        const std::uint16_t removed = static_cast<std::uint16_t>(Candidate{2, 5, 3}.index());
        const Explanation explanation
            = m_explainer.explain(article::NakedSingleBox, before, std::span(&removed, 1)).at(0);
        QVERIFY(explanation.present.empty() && explanation.absent.empty());
        QCOMPARE(explanation.causes.size(), std::size_t{2});
        QVERIFY(explanation.causes[0].cells == std::vector<Cell>{Cell({3, 3})});
        QVERIFY(explanation.causes[1].cells == std::vector<Cell>{Cell({4, 4})});
    }

    void refusesWhatTheRuleLeaves()
    {
        const std::uint16_t stays = static_cast<std::uint16_t>(Candidate{4, 8, 8}.index());
        QVERIFY_THROWS_EXCEPTION(Error, m_explainer.explain(article::HiddenSingleRow, byHand(), std::span(&stays, 1)));
        QVERIFY(m_explainer.causes(article::HiddenSingleRow, byHand(), std::span(&stays, 1)).at(0).empty());
    }

    void randomStates_data()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& info : allRules())
            QTest::newRow(info.id) << static_cast<int>(info.rule);
    }
    void randomStates()
    {
        QFETCH(int, rule);
        const auto id = static_cast<RuleId>(rule);
        Random random(static_cast<unsigned>(rule) + 1);
        int explained = 0;
        // The densities at which rules find something, and often several things at once.
        const int enough = cases(14);
        for (int n = 0; n < 40 && explained < enough; ++n) {
            const double density = std::array{.1, .15, .2, .3}[static_cast<std::size_t>(n) % 4];
            const Candidates before = randomCandidates(random, density);
            std::vector<std::uint16_t> removed = before.without(loopRule(id, before)).indices();
            std::shuffle(removed.begin(), removed.end(), random);
            removed.resize(std::min<std::size_t>(removed.size(), 4)); // the loop version takes its time
            if (!removed.empty())
                check(id, before, removed);
            explained += static_cast<int>(removed.size());
        }
        QVERIFY(explained > enough * 10 / 14);
    }

    void removalsOfTheArticlesRun()
    {
        const Recording recording = record(*m_backend, gridOf(kArticleEasy), {});
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const auto changed = recording.changed(event);
            const Candidates before = recording.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
            // A few of each event; tst_explanation_runs takes them all.
            const auto last = changed.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(changed.size(), 3));
            check(event.rule, before, {changed.begin(), last});
        }
    }

    /// Each rule on the same state, whatever the others do.
    void rulesThatWouldRemove()
    {
        Random random(9);
        for (int n = 0; n < 30; ++n) {
            const Candidates before = randomCandidates(random, .2);
            const auto candidate = static_cast<std::uint16_t>(randomNumber(random, 0, kCandidates - 1));
            RuleSet expected;
            for (const ArticleRule& info : allRules()) {
                if (before.has(candidate) && !loopRule(info.rule, before).has(candidate))
                    expected.push_back(info.rule);
            }
            QVERIFY(m_explainer.rulesRemoving(classicRules(), before, candidate) == expected);
        }
    }

    /// Any rules in any order: what they say stands in that order, as each alone would say it.
    void someRulesInAnotherOrder()
    {
        Random random(10);
        for (int n = 0; n < 20; ++n) {
            RuleSet rules = classicRules();
            std::shuffle(rules.begin(), rules.end(), random);
            rules.resize(static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(rules.size()))));
            const Candidates before = randomCandidates(random, .2);
            for (int candidate = 0; candidate < kCandidates; candidate += 53) {
                RuleSet expected;
                for (const RuleId rule : rules) {
                    if (before.has(candidate) && !loopRule(rule, before).has(candidate))
                        expected.push_back(rule);
                }
                QVERIFY(m_explainer.rulesRemoving(rules, before, static_cast<std::uint16_t>(candidate)) == expected);
            }
        }
    }

    /// A rule runs once for all that is asked of it on the same candidates, and rules side by side run once.
    void runsOnce()
    {
        CountingBackend backend;
        Explainer explainer(backend);
        const Candidates before = byHand();
        const auto removed = static_cast<std::uint16_t>(Candidate{7, 0, 4}.index());
        QVERIFY(before.has(removed) && !loopRule(article::PointingRow, before).has(removed));
        const auto causes = explainer.causes(article::PointingRow, before, std::span(&removed, 1));
        QCOMPARE(backend.runs, 1);
        explainer.evidence(article::PointingRow, before, causes.front().front());
        QCOMPARE(backend.runs, 1);
        QVERIFY(
            explainer.explain(article::PointingRow, before, std::span(&removed, 1)).front().causes == causes.front());
        constexpr int kParts = 9; // of the 729 flips
        QCOMPARE(backend.runs, 1 + kParts);
        QCOMPARE(backend.loads, 1);

        // Not where the candidates, or the rule, are others.
        Candidates others = before;
        others.remove(Candidate{0, 8, 8});
        explainer.causes(article::PointingRow, others, std::span(&removed, 1));
        QCOMPARE(backend.runs, 2 + kParts);
        explainer.causes(article::PointingColumn, others, std::span(&removed, 1));
        QCOMPARE(backend.runs, 3 + kParts);

        QCOMPARE(explainer.rulesRemoving(classicRules(), before, removed), RuleSet{article::PointingRow});
        QCOMPARE(backend.runs, 4 + kParts);
        explainer.rulesRemoving(classicRules(), others, removed);
        QCOMPARE(backend.runs, 5 + kParts);
        QCOMPARE(backend.loads, 3); // two rules, and all of them side by side
    }
};

CONVOKU_GUILESS_TEST(TestExplanation)
#include "tst_explanation.moc"
