// SPDX-License-Identifier: MIT
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/loop_search.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

Candidates withoutCell(Candidates candidates, Cell cell)
{
    for (int digit = 0; digit < 9; ++digit)
        candidates.remove(Candidate::of(digit, cell));
    return candidates;
}

/// Search control alone: the test says what the rules left.
class SearchAlone
{
public:
    SearchAlone(Backend& backend, bool continueAfterSolved)
        : m_pass(searchNetwork(continueAfterSolved))
        , m_loaded(backend.load(std::make_shared<const Network>(m_pass.network)))
    {
    }

    std::vector<LoopSearch> run(const std::vector<State>& before, const std::vector<Candidates>& ruled)
    {
        std::vector<Tensor> inputs = tensorsOf(before, true);
        inputs.push_back(tensorOf(ruled));
        const std::vector<Tensor> out = m_loaded->run(inputs, m_pass.network.outputs);
        std::vector<LoopSearch> results;
        for (std::size_t n = 0; n < before.size(); ++n)
            results.push_back({stateOf(out, static_cast<int>(n)), out[4].data[n] == 1.F, out[5].data[n] == 1.F,
                out[6].data[n] == 1.F});
        return results;
    }
    LoopSearch run(const State& before, const Candidates& ruled)
    {
        return run(std::vector{before}, std::vector{ruled}).front();
    }

private:
    PassNetwork m_pass;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

std::string searchDifference(const LoopSearch& expected, const LoopSearch& actual)
{
    if (expected.push != actual.push || expected.pop != actual.pop || expected.exhausted != actual.exhausted)
        return "another branch was taken";
    return difference(expected.next, actual.next);
}

} // namespace

// Record, push, pop and keep.
class TestSearch : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    void verify(const std::vector<State>& before, const std::vector<Candidates>& ruled)
    {
        for (const bool beyond : {false, true}) {
            for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
                const auto results = SearchAlone(*backend, beyond).run(before, ruled);
                for (std::size_t n = 0; n < before.size(); ++n) {
                    const std::string wrong = searchDifference(loopSearch(before[n], ruled[n], beyond), results[n]);
                    QVERIFY2(wrong.empty(), (backend->name() + ", state " + std::to_string(n) + ": " + wrong).c_str());
                }
            }
        }
    }

private Q_SLOTS:
    void anyStateWithAnyRules_data()
    {
        QTest::addColumn<double>("density");
        for (const double density : kDensities)
            QTest::addRow("boards with %g of the candidates", density) << density;
    }
    void anyStateWithAnyRules()
    {
        QFETCH(double, density);
        Random random(40);
        std::vector<State> before;
        std::vector<Candidates> ruled;
        for (int n = 0; n < cases(120); ++n) {
            before.push_back(randomState(random, density));
            // Rules that clear nothing, a little, much; and those that empty a cell.
            const double stays[] = {1., 1., .99, .5};
            Candidates after = randomPart(random, before.back().candidates, stays[n % 4]);
            if (n % 3 == 0)
                after = withoutCell(after, Cell::fromIndex(randomNumber(random, 0, 80)));
            ruled.push_back(after);
        }
        verify(before, ruled);
    }

    void decidedBoards()
    {
        // Solutions and clashes, at the root and deep in a search.
        Random random(41);
        std::vector<State> before;
        std::vector<Candidates> ruled;
        int solved = 0;
        for (int n = 0; n < cases(300); ++n) {
            State state = randomState(random, 0);
            state.level = n % 3 == 0 ? 1 : state.level;
            state.candidates = randomSolution(random).startingCandidates();
            Candidates after = state.candidates;
            if (n % 2 == 0)
                state.candidates.add(randomNumber(random, 0, 728));
            if (n % 5 == 0)
                after.add(randomNumber(random, 0, 728));
            if (n % 7 == 0)
                after.remove(after.indices().front());
            solved += loopVerdict(after).solved ? 1 : 0;
            before.push_back(state);
            ruled.push_back(after);
        }
        QVERIFY(solved > cases(100));
        verify(before, ruled);
    }

    void reachableStatesWithTheirRules()
    {
        const PassOptions options{classicRules(), true, false};
        Random random(42);
        const std::vector<Grid> puzzles{
            gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution), gridOf(kLosesCandidateHard), Grid()};
        const std::vector<State> states = reachableStates(*m_backend, puzzles, options, 3, random);
        std::vector<Candidates> ruled;
        int pushes = 0;
        int pops = 0;
        for (const State& state : states) {
            Candidates candidates = state.candidates;
            for (const RuleId rule : options.rules)
                candidates = loopRule(rule, candidates);
            ruled.push_back(candidates);
            const LoopSearch expected = loopSearch(state, candidates);
            pushes += expected.push ? 1 : 0;
            pops += expected.pop ? 1 : 0;
        }
        QVERIFY2(states.size() > 50 && pushes > 10 && pops > 10, "the runs must be such that there is a search");
        verify(states, ruled);

        // The whole pass, rules and search in one network, says the same.
        const PassNetwork pass = buildPass(options);
        const auto out = runOnce(*m_backend, pass.network, tensorsOf(states, true),
            std::vector{pass.search.next.candidates, pass.search.next.stack, pass.search.next.guess,
                pass.search.next.level, pass.search.push, pass.search.pop, pass.search.exhausted});
        for (std::size_t n = 0; n < states.size(); ++n) {
            const LoopSearch actual{
                stateOf(out, static_cast<int>(n)), out[4].data[n] == 1.F, out[5].data[n] == 1.F, out[6].data[n] == 1.F};
            const std::string wrong = searchDifference(loopSearch(states[n], ruled[n]), actual);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void theChoiceOfTheGuess_data()
    {
        QTest::addColumn<QByteArray>("cells"); // "row column digits" of cells that differ from nine candidates
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("digit");
        QTest::newRow("all equal: the first cell, the smallest digit") << QByteArray() << 1 << 1 << 1;
        QTest::newRow("the fewest candidates win") << QByteArray("1 1 1234 9 9 89") << 9 << 9 << 8;
        QTest::newRow("among equals the first row") << QByteArray("3 1 12 2 9 34") << 2 << 9 << 3;
        QTest::newRow("among equals of a row the first column") << QByteArray("5 7 12 5 3 67") << 5 << 3 << 6;
        QTest::newRow("decided cells don't count") << QByteArray("1 1 5 4 4 789") << 4 << 4 << 7;
        QTest::newRow("digit nine is one of two") << QByteArray("6 6 29") << 6 << 6 << 2;
    }
    void theChoiceOfTheGuess()
    {
        QFETCH(QByteArray, cells);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(int, digit);
        State before;
        before.candidates = Candidates::all();
        const QByteArrayList words = cells.isEmpty() ? QByteArrayList() : cells.split(' ');
        for (qsizetype i = 0; i + 2 < words.size(); i += 3) {
            const Cell cell{words[i].toInt() - 1, words[i + 1].toInt() - 1};
            before.candidates = withoutCell(before.candidates, cell);
            for (const char sign : words[i + 2])
                before.candidates.add(Candidate::of(sign - '1', cell));
        }
        const LoopSearch result = SearchAlone(*m_backend, false).run(before, before.candidates);
        QVERIFY(result.push && !result.pop && !result.exhausted);
        const Candidate chosen{digit - 1, row - 1, column - 1};
        QCOMPARE(result.next.level, 3);
        QCOMPARE(result.next.candidates.digitsOf(chosen.cell()), static_cast<std::uint16_t>(1 << (digit - 1)));
        for (int i = 0; i < 729; ++i) {
            const Candidate candidate = Candidate::fromIndex(i);
            const bool aside = candidate.cell() == chosen.cell() && candidate != chosen && before.candidates.has(i);
            QCOMPARE(int(result.next.stack[static_cast<std::size_t>(i)]), aside ? 1 : 0);
            QCOMPARE(int(result.next.guess[static_cast<std::size_t>(i)]), candidate == chosen ? 1 : 0);
        }
    }

    void aChosenDigitErasedDeeperComesBack_data()
    {
        QTest::addColumn<bool>("knowsNothing");
        QTest::addColumn<int>("deeper");
        QTest::newRow("by the level of its own guess, on a full board") << true << 0;
        QTest::newRow("by the level of its own guess") << false << 0;
        QTest::newRow("by the next level") << false << 1;
        QTest::newRow("three levels deeper") << false << 3;
    }
    void aChosenDigitErasedDeeperComesBack()
    {
        QFETCH(bool, knowsNothing);
        QFETCH(int, deeper);
        // Guesses fall on r1c1, r1c2, and then, where cells of two candidates are prepared, on others that don't clash.
        State start;
        start.candidates = Candidates::all();
        if (!knowsNothing) {
            const std::pair<Cell, int> prepared[] = {{{0, 0}, 0}, {{0, 1}, 2}, {{0, 2}, 4}, {{0, 3}, 6}, {{1, 8}, 0}};
            for (const auto& [cell, digit] : prepared) {
                start.candidates = withoutCell(start.candidates, cell);
                start.candidates.add(Candidate::of(digit, cell));
                start.candidates.add(Candidate::of(digit + 1, cell));
            }
        }
        const Candidate first{0, 0, 0};
        const Candidate second{knowsNothing ? 0 : 2, 0, 1};
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get()}) {
            SearchAlone search(*backend, false);
            State state = start;
            for (int push = 0; push < 2 + deeper; ++push) {
                const LoopSearch result = search.run(state, state.candidates);
                QVERIFY(result.push);
                state = result.next;
            }
            QCOMPARE(state.depth(), 2 + deeper);
            QVERIFY(state.candidates.has(first) && state.candidates.has(second));
            Candidates ruled = state.candidates;
            ruled.remove(second); // a rule erases the second guess: its cell is empty, and guess by guess is taken back
            state = search.run(state, ruled).next;
            for (int pop = 0; pop < deeper; ++pop) {
                QVERIFY(state.candidates.has(second));
                state = search.run(state, withoutCell(state.candidates, {8, 8})).next;
            }
            // The second guess is taken back: all of its cell comes back but the digit that failed.
            State expected = start;
            for (int digit = 0; digit < 9; ++digit) {
                const Candidate other = Candidate::of(digit, first.cell());
                if (other == first || !start.candidates.has(other))
                    continue;
                expected.candidates.remove(other);
                expected.stack[static_cast<std::size_t>(other.index())] = 1;
            }
            expected.guess[static_cast<std::size_t>(first.index())] = 1;
            expected.candidates.remove(second);
            expected.stack[static_cast<std::size_t>(second.index())] = 2;
            expected.level = 3;
            std::string wrong = difference(expected, state);
            QVERIFY2(wrong.empty(), wrong.c_str());
            // And the first: the second's digit returns with the rest, only the first's digit is gone for good.
            state = search.run(state, withoutCell(state.candidates, {8, 8})).next;
            expected = start;
            expected.candidates.remove(first);
            wrong = difference(expected, state);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void aContradictionAtTheRootExhausts_data()
    {
        QTest::addColumn<bool>("beyond");
        QTest::newRow("looking for one solution") << false;
        QTest::newRow("looking beyond solutions") << true;
    }
    void aContradictionAtTheRootExhausts()
    {
        QFETCH(bool, beyond);
        State before;
        before.candidates = withoutCell(gridOf(kArticleHard).startingCandidates(), {4, 4});
        const LoopSearch result = SearchAlone(*m_backend, beyond).run(before, before.candidates);
        QVERIFY(result.exhausted && !result.pop && !result.push);
        const std::string wrong = difference(before, result.next);
        QVERIFY2(wrong.empty(), ("nothing may come back: " + wrong).c_str());
    }

    void aSolutionIsKeptOrTakenBack()
    {
        State state; // r1c1 was guessed to be 8 where 8 and 9 were left, everything else follows
        state.candidates = gridOf(kArticleHardSolution).startingCandidates();
        state.level = 3;
        state.guess[static_cast<std::size_t>((Candidate{7, 0, 0}.index()))] = 1;
        state.stack[static_cast<std::size_t>((Candidate{8, 0, 0}.index()))] = 1;
        const LoopSearch kept = SearchAlone(*m_backend, false).run(state, state.candidates);
        QVERIFY(!kept.push && !kept.pop && !kept.exhausted);
        QVERIFY(kept.next == state);
        const LoopSearch taken = SearchAlone(*m_backend, true).run(state, state.candidates);
        QVERIFY(taken.pop && !taken.push && !taken.exhausted);
        State expected;
        expected.candidates = state.candidates;
        expected.candidates.remove(Candidate{7, 0, 0});
        expected.candidates.add(Candidate{8, 0, 0});
        QVERIFY(taken.next == expected);
        state = State();
        state.candidates = gridOf(kArticleHardSolution).startingCandidates();
        QVERIFY(SearchAlone(*m_backend, true).run(state, state.candidates).exhausted);
    }

    void aPopGivesBackTheStateBeforeThePush_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("rules"); // 0: classic, 1: basic
        QTest::addColumn<bool>("beyond");
        QTest::newRow("the article's hard puzzle") << QByteArray(kArticleHard) << 0 << false;
        QTest::newRow("the article's hard puzzle, basic rules") << QByteArray(kArticleHard) << 1 << false;
        QTest::newRow("beyond its solution") << QByteArray(kArticleHard) << 0 << true;
        QTest::newRow("a puzzle in which rules erase a guess") << QByteArray(kLosesCandidateHard) << 0 << false;
        QTest::newRow("a long search") << QByteArray(kLosesCandidate17) << 0 << true;
        QTest::newRow("a puzzle without a solution") << QByteArray(kNoSolution) << 0 << false;
        QTest::newRow("the first passes in the empty grid, beyond solutions") << QByteArray(81, '.') << 0 << true;
    }
    void aPopGivesBackTheStateBeforeThePush()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, rules);
        QFETCH(bool, beyond);
        const PassNetwork pass = buildPass({rules == 0 ? classicRules() : basicRules(), true, beyond});
        const auto loaded = m_backend->load(std::make_shared<const Network>(pass.network));
        const SearchOutputs& search = pass.search;
        const std::vector<ValueId> keep{search.next.candidates, search.next.stack, search.next.guess, search.next.level,
            search.push, search.pop, search.exhausted, pass.verdict.solved, pass.ruled};
        State state;
        state.candidates = gridOf(std::string_view(puzzle.constData(), 81)).startingCandidates();
        std::vector<State> pushed; // the states before the pushes that stand
        int pops = 0;
        for (int number = 1; number <= 2000; ++number) {
            const auto out = loaded->run(tensorsOf(std::span(&state, 1), true), keep);
            const State next = stateOf(out, 0);
            const Candidates ruled = candidatesOf(out[8], 0);
            const bool popped = out[5].data[0] == 1.F;
            if (out[4].data[0] == 1.F) {
                QVERIFY(ruled == state.candidates);
                pushed.push_back(state);
            } else if (popped) {
                QVERIFY(!pushed.empty());
                State expected = pushed.back();
                pushed.pop_back();
                const auto failed = loopChoice(expected.candidates);
                QVERIFY(failed.has_value());
                expected.candidates.remove(*failed);
                expected.stack[static_cast<std::size_t>(failed->index())]
                    = static_cast<std::uint8_t>(expected.level - 1);
                const std::string wrong = difference(expected, next);
                QVERIFY2(wrong.empty(), ("pass " + std::to_string(number) + ": " + wrong).c_str());
                ++pops;
            }
            // Between a push and its pop candidates are only ever cleared.
            if (!popped)
                QCOMPARE(next.candidates.without(state.candidates).count(), 0);
            QCOMPARE(next.depth(), static_cast<int>(pushed.size()));
            state = next;
            if (out[6].data[0] == 1.F || (!beyond && out[7].data[0] == 1.F))
                break;
        }
        QVERIFY2(pops > 0, "the run must take something back");
    }
};

CONVOKU_GUILESS_TEST(TestSearch)
#include "tst_search.moc"
