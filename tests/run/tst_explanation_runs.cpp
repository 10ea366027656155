// SPDX-License-Identifier: MIT
#include "solver/run/explanation.h"
#include "solver/run/runner.h"
#include "tests/support/loop_causes.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <array>

using namespace convoku;
using namespace convoku::testing;

// Every removal of every rule on 200 puzzles, searching ones too, explained and held against the loop version.
class TestExplanationRuns : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    Explainer m_explainer{*m_backend};
    int m_removals = 0;
    int m_alternatives = 0;

    void checkEvent(RuleId rule, const Candidates& before, std::span<const std::uint16_t> removed)
    {
        // The loop version once a flip, for all removals of the event.
        std::vector<std::vector<std::uint16_t>> present(removed.size());
        std::vector<std::vector<std::uint16_t>> absent(removed.size());
        for (int flipped = 0; flipped < kCandidates; ++flipped) {
            Candidates other = before;
            if (before.has(flipped))
                other.remove(flipped);
            else
                other.add(flipped);
            const Candidates after = loopRule(rule, other);
            for (std::size_t n = 0; n < removed.size(); ++n) {
                if (flipped != removed[n] && after.has(removed[n]))
                    (before.has(flipped) ? present : absent)[n].push_back(static_cast<std::uint16_t>(flipped));
            }
        }
        const std::vector<Explanation> explanations = m_explainer.explain(rule, before, removed);
        for (std::size_t n = 0; n < removed.size(); ++n) {
            const Explanation& explanation = explanations[n];
            QCOMPARE(explanation.present, present[n]);
            QCOMPARE(explanation.absent, absent[n]);
            QVERIFY(explanation.causes == loopCauses(rule, before, Candidate::fromIndex(removed[n])));
            if (present[n].empty() && absent[n].empty()) {
                QVERIFY(explanation.causes.size() > 1);
                ++m_alternatives;
            }
            ++m_removals;
        }
    }

private Q_SLOTS:
    void everyRemoval_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("maxPasses");
        // Runs with much search repeat themselves: their first passes have guesses, failures and contradictions enough.
        QTest::newRow("140 of 17_clue") << QByteArray("17_clue.txt") << 140 << 5;
        QTest::newRow("40 of magictour_top1465") << QByteArray("magictour_top1465.txt") << 40 << 9;
        QTest::newRow("20 of forum_hardest_1106") << QByteArray("forum_hardest_1106.txt") << 20 << 16;
    }
    void everyRemoval()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, taken);
        QFETCH(int, maxPasses);
        const std::vector<Grid> puzzles = collection(file.constData());
        if (puzzles.empty())
            QSKIP("the collection is not there");
        m_removals = m_alternatives = 0;
        const int count = cases(taken);
        const auto stride = puzzles.size() / static_cast<std::size_t>(count);
        for (int i = 0; i < count; ++i) {
            const Grid& givens = puzzles[static_cast<std::size_t>(i) * stride];
            const Recording recording = record(*m_backend, givens, {{}, maxPasses});
            for (const Event& event : recording.events()) {
                if (event.kind != EventKind::Rule)
                    continue;
                const Position before{static_cast<int>(event.pass), event.step, 1};
                checkEvent(event.rule, recording.stateAt(before).candidates, recording.changed(event));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d removals, %d with alternatives only", m_removals, m_alternatives);
        QVERIFY(m_removals > count * 100);
    }
};

CONVOKU_GUILESS_TEST(TestExplanationRuns)
#include "tst_explanation_runs.moc"
