// SPDX-License-Identifier: MIT
#include "solver/run/proof.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_causes.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestProof : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    Explainer m_explainer{m_loops};

private Q_SLOTS:
    void whoRemovedIt_data()
    {
        QTest::addColumn<int>("candidate");
        QTest::addColumn<Position>("position");
        QTest::addColumn<Position>("removedAt"); // {-1, -1}: it is there
        constexpr Position kThere{-1, -1};
        // By hand from the table in small_recording.h.
        QTest::newRow("there") << int(candidateIndex(3, 5, 5)) << Position{5, 11} << kThere;
        QTest::newRow("another digit is given") << int(candidateIndex(3, 1, 1)) << Position{5, 11} << Position{0, 0};
        QTest::newRow("removed for good") << int(candidateIndex(5, 1, 7)) << Position{4, 11} << Position{1, 2};
        QTest::newRow("not yet removed") << int(candidateIndex(5, 1, 7)) << Position{1, 2, 5} << kThere;
        QTest::newRow("set aside") << int(candidateIndex(9, 1, 2)) << Position{3, 6} << Position{2, 11};
        QTest::newRow("came back") << int(candidateIndex(9, 1, 2)) << Position{3, 11} << kThere;
        QTest::newRow("the failed guess") << int(candidateIndex(1, 1, 2)) << Position{5, 1} << Position{3, 11};
        QTest::newRow("removed for the time of a guess")
            << int(candidateIndex(9, 9, 9)) << Position{3, 10} << Position{3, 6};
    }
    void whoRemovedIt()
    {
        QFETCH(int, candidate);
        QFETCH(Position, position);
        QFETCH(Position, removedAt);
        const Recording recording = smallRecording();
        const auto event = eventThatRemoved(recording, static_cast<std::uint16_t>(candidate), position);
        if (removedAt == Position{-1, -1})
            QVERIFY(!event);
        else
            QVERIFY(event && recording.events()[*event].position() == removedAt);
    }

    void proofsHold_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("the article's easy puzzle") << QByteArray(kArticleEasy);
        QTest::newRow("the article's hard puzzle") << QByteArray(kArticleHard);
        QTest::newRow("no solution") << QByteArray(
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    }
    /// Each step's findings hold in the state before it, and rest on nothing but givens and steps before them.
    void proofsHold()
    {
        QFETCH(QByteArray, puzzle);
        const Grid givens = gridOf(puzzle.toStdString());
        const Recording recording = record(m_loops, givens, {});
        Random random(3);
        int proven = 0;
        for (int n = 0; n < 60; ++n) {
            const auto candidate = static_cast<std::uint16_t>(randomNumber(random, 0, kCandidates - 1));
            const Position position = recording.endOf(randomNumber(random, 0, recording.passCount()));
            const auto proof = prove(m_explainer, recording, candidate, position);
            QCOMPARE(proof.has_value(), !recording.stateAt(position).candidates.has(candidate));
            if (!proof)
                continue;
            ++proven;
            std::set<std::uint16_t> absent;
            for (const Cell cell : proof->givens) {
                QVERIFY(givens.isGiven(cell));
                for (int digit = 0; digit < 9; ++digit) {
                    if (digit + 1 != givens.digit(cell))
                        absent.insert(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
                }
            }
            std::size_t last = 0;
            for (const ProofStep& step : proof->steps) {
                QVERIFY(step.event > last);
                last = step.event;
                const Event& event = recording.events()[step.event];
                QVERIFY(event.position() <= position);
                QCOMPARE(step.causes.size(), event.kind == EventKind::Rule ? step.removed.size() : 0);
                const Candidates before = recording.stateAt({static_cast<int>(event.pass), event.step, 1}).candidates;
                for (std::size_t i = 0; i < step.causes.size(); ++i) {
                    const auto causes = loopCauses(event.rule, before, Candidate::fromIndex(step.removed[i]));
                    QVERIFY(std::find(causes.begin(), causes.end(), step.causes[i]) != causes.end());
                    for (const std::uint16_t behind : requiredAbsences(infoOf(event.rule).family, step.causes[i]))
                        QVERIFY(absent.count(behind) == 1);
                }
                absent.insert(step.removed.begin(), step.removed.end());
            }
            QVERIFY(absent.count(candidate) == 1);
            // An absence in use is always really absent; at the end, only the candidate itself is in use.
            for (std::size_t done = 0; done <= proof->steps.size(); ++done) {
                const Position at
                    = done == 0 ? recording.first() : recording.events()[proof->steps[done - 1].event].position();
                QCOMPARE(stepsDone(recording, *proof, at), done);
                const Candidates there = recording.stateAt(at).candidates;
                for (const std::uint16_t absence : absencesInUse(recording, *proof, done))
                    QVERIFY(absent.count(absence) == 1 && !there.has(absence));
            }
            QCOMPARE(absencesInUse(recording, *proof, proof->steps.size()), std::vector{candidate});
            if (proof->steps.empty())
                QVERIFY(givens.isGiven(Candidate::fromIndex(candidate).cell()));
            else
                QCOMPARE(proof->steps.back().removed, std::vector{candidate});
        }
        QVERIFY(proven > 20);
    }

    void canBeCancelled()
    {
        const Recording recording = record(m_loops, gridOf(kArticleHard), {});
        int asked = 0;
        const std::uint16_t gone = recording.changed(recording.events()[recording.firstEventOf(15)]).front();
        QVERIFY(!prove(m_explainer, recording, gone, recording.endOf(15), [&asked] { return ++asked < 3; }));
        QCOMPARE(asked, 3);
    }
};

CONVOKU_GUILESS_TEST(TestProof)
#include "tst_proof.moc"
