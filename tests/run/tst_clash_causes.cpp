// SPDX-License-Identifier: MIT
// How the cells of a contradiction came to what they are; against the article's puzzle, worked out by hand.
#include "solver/run/clash_causes.h"
#include "solver/run/contradiction.h"
#include "solver/run/runner.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestClashCauses : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    Explainer m_explainer{*m_backend};

    static std::vector<std::uint16_t> indices(std::initializer_list<Candidate> candidates)
    {
        std::vector<std::uint16_t> all;
        for (const Candidate candidate : candidates)
            all.push_back(static_cast<std::uint16_t>(candidate.index()));
        return all;
    }

private Q_SLOTS:
    /// 7 stands twice in column 8. r3c8 lost its 4 because r7c8 is the one place for it in box 9; r5c8 lost 3 and 8 to
    /// the pair of r5c2 and r5c7.
    void twoSevens()
    {
        const Recording recording = record(*m_backend, gridOf(kArticleHard), {});
        const Position verdict{10, 10, 0};
        QVERIFY((contradictingCells(contradictionsAt(recording, verdict)) == std::vector<Cell>{{2, 7}, {4, 7}}));
        const auto causes = clashCausesOf(m_explainer, lastRemovals(recording, verdict));
        QCOMPARE(causes.size(), std::size_t{2});
        QVERIFY((causes[0].cell == Cell{2, 7}));
        QVERIFY((recording.events()[causes[0].event].position() == Position{10, 3, 0}));
        QCOMPARE(causes[0].findings.size(), std::size_t{1});
        QVERIFY(causes[0].findings[0].cause == (Cause{{HouseKind::Column, 7}, {{6, 7}}, {3}, 8}));
        QVERIFY(causes[0].findings[0].removed == indices({{3, 2, 7}}));
        QVERIFY((causes[1].cell == Cell{4, 7}));
        QVERIFY((recording.events()[causes[1].event].position() == Position{10, 7, 0}));
        QCOMPARE(causes[1].findings.size(), std::size_t{1});
        QVERIFY(causes[1].findings[0].cause == (Cause{{HouseKind::Row, 4}, {{4, 1}, {4, 6}}, {2, 7}, -1}));
        QVERIFY(causes[1].findings[0].removed == indices({{2, 4, 7}, {7, 4, 7}}));
        // Without a clash, there are no removals to report.
        QVERIFY(lastRemovals(recording, {17, 10, 0}).empty());
    }

    /// Two 5s that the puzzle itself gives: no rule has made them.
    void givensThatClash()
    {
        Grid grid;
        grid.setDigit({0, 0}, 5);
        grid.setDigit({0, 8}, 5);
        const Recording recording = record(*m_backend, grid, {});
        const Position verdict{1, recording.verdictStep(), 0};
        QVERIFY(!contradictingCells(contradictionsAt(recording, verdict)).empty());
        for (const RuleRemoval& last : lastRemovals(recording, verdict)) {
            QVERIFY(recording.events()[last.event].kind == EventKind::Rule);
            for (const std::uint16_t index : last.removed)
                QVERIFY(last.before.candidates.has(index) && Candidate::fromIndex(index).cell() == last.cell);
        }
    }
};

CONVOKU_GUILESS_TEST(TestClashCauses)
#include "tst_clash_causes.moc"
