// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The states at all positions of a run, by running the pass network directly: the loops' word for it.
std::vector<std::vector<State>> statesOfRun(Backend& backend, const Grid& puzzle, const PassOptions& options, int limit)
{
    const PassNetwork pass = buildPass(options);
    const auto loaded = backend.load(std::make_shared<const Network>(pass.network));
    std::vector<ValueId> keep{pass.verdict.solved, pass.verdict.contradiction};
    if (options.search) {
        const SearchOutputs& search = pass.search;
        keep.insert(keep.end(),
            {search.next.candidates, search.next.stack, search.next.guess, search.next.level, search.exhausted});
    }
    const std::size_t firstRule = keep.size();
    keep.insert(keep.end(), pass.afterRule.begin(), pass.afterRule.end());

    State state;
    state.candidates = puzzle.startingCandidates();
    std::vector<std::vector<State>> passes{{state}}; // pass 0 has one position
    for (int number = 1; number <= limit; ++number) {
        const auto out = loaded->run(tensorsOf(std::span(&state, 1), options.search), keep);
        const State before = state;
        std::vector<State> steps;
        for (std::size_t rule = 0; rule < options.rules.size(); ++rule) {
            state.candidates = candidatesOf(out[firstRule + rule], 0);
            steps.push_back(state);
        }
        steps.push_back(state); // the verdict changes nothing
        bool ended = out[0].data[0] == 1.F;
        if (options.search) {
            state = stateOf(std::span(out).subspan(2, 4), 0);
            steps.push_back(state);
            ended = ended || out[6].data[0] == 1.F;
        } else {
            ended = ended || out[1].data[0] == 1.F || state == before;
        }
        passes.push_back(steps);
        if (ended)
            break;
    }
    return passes;
}

struct Case
{
    const char* name;
    const char* puzzle;
    PassOptions options;
    int maxPasses;
};

const std::vector<Case>& cases()
{
    static const std::string empty(81, '.');
    static const std::vector<Case> all{
        {"the article's easy puzzle", kArticleEasy, {}, 0},
        {"the article's hard puzzle", kArticleHard, {}, 0},
        {"more than 500 passes", kLosesCandidate17, {}, 0},
        {"no solution", kNoSolution, {}, 0},
        {"without search", kArticleHard, {classicRules(), false, false}, 0},
        {"out of passes in the middle of a search", kLosesCandidateHard, {}, 100},
        {"out of passes where a key state is", kLosesCandidateHard, {}, 64},
        {"rules in another order", kLosesCandidateHard,
            {{article::NakedPairBox, article::HiddenSingleRow, article::PointingColumn, article::NakedSingleBox,
                 article::PointingRow},
                true, false},
            200},
        {"no rules, only search", empty.c_str(), {{}, true, false}, 150},
        {"no rules and no search", kArticleEasy, {{}, false, false}, 0},
        {"the empty grid", empty.c_str(), {}, 0},
    };
    return all;
}

std::vector<Position> positionsOf(const Recording& recording)
{
    std::vector<Position> positions{{0, 0}};
    for (int pass = 1; pass <= recording.passCount(); ++pass) {
        for (int step = 1; step <= recording.stepsPerPass(); ++step)
            positions.push_back({pass, step});
    }
    return positions;
}

std::string textOf(Position position)
{
    return std::to_string(position.pass) + "." + std::to_string(position.step);
}

} // namespace

// Recordings: any state of a run, rebuilt, and the events that tell of it.
class TestRecording : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    LoopBackend m_loops;
    std::map<int, Recording> m_recordings;
    std::map<int, std::vector<std::vector<State>>> m_states;

    const Recording& recordingOf(int index)
    {
        const Case& one = cases().at(static_cast<std::size_t>(index));
        auto it = m_recordings.find(index);
        if (it == m_recordings.end())
            it = m_recordings
                     .emplace(index, record(*m_backend, gridOf(one.puzzle), RunOptions{one.options, one.maxPasses}))
                     .first;
        return it->second;
    }
    const State& expectedAt(int index, Position position)
    {
        const Case& one = cases().at(static_cast<std::size_t>(index));
        auto it = m_states.find(index);
        if (it == m_states.end())
            it = m_states
                     .emplace(index,
                         statesOfRun(
                             m_loops, gridOf(one.puzzle), one.options, one.maxPasses > 0 ? one.maxPasses : 5000))
                     .first;
        const auto& steps = it->second.at(static_cast<std::size_t>(position.pass));
        return steps.at(static_cast<std::size_t>(position.pass == 0 ? 0 : position.step - 1));
    }

    static void rows()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << static_cast<int>(i);
    }

private Q_SLOTS:
    void theCasesAreWhatTheySay()
    {
        QVERIFY(recordingOf(2).passCount() > 500);
        QVERIFY(recordingOf(3).result() == RunResult::NoSolution && recordingOf(3).pops() > 0);
        QVERIFY(recordingOf(4).result() == RunResult::Stalled);
        QVERIFY(recordingOf(5).result() == RunResult::OutOfPasses && recordingOf(5).lastState().depth() > 0);
        QVERIFY(recordingOf(7).pops() > 0 && recordingOf(8).pops() > 0);
    }

    void statesAreThoseOfTheRun_data() { rows(); }
    void statesAreThoseOfTheRun()
    {
        QFETCH(int, index);
        const Recording& recording = recordingOf(index);
        expectedAt(index, {0, 0});
        QCOMPARE(static_cast<std::size_t>(recording.passCount()) + 1, m_states.at(index).size());
        const std::vector<Position> positions = positionsOf(recording);
        QVERIFY(recording.first() == positions.front() && recording.last() == positions.back());

        std::vector<Position> order = positions; // forwards, backwards, then anywhere
        order.insert(order.end(), positions.rbegin(), positions.rend());
        Random random(60);
        for (int jump = 0; jump < cases(2000); ++jump)
            order.push_back(
                positions[static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(positions.size()) - 1))]);
        for (const Position position : order) {
            const std::string wrong = difference(expectedAt(index, position), recording.stateAt(position));
            QVERIFY2(wrong.empty(), (textOf(position) + ": " + wrong).c_str());
        }
        QVERIFY(recording.lastState() == recording.stateAt(recording.last()));
    }

    /// Whatever was asked before: the same states as those of a recording that nobody has asked anything.
    void whatIsAtHandIsWhatWouldBeRebuilt_data() { rows(); }
    void whatIsAtHandIsWhatWouldBeRebuilt()
    {
        QFETCH(int, index);
        const Recording& recording = recordingOf(index);
        Random random(61);
        int pass = 0;
        for (int n = 0; n < cases(1000); ++n) {
            // Mostly near by, as somebody who steps, else anywhere; sometimes inside a step.
            pass = randomNumber(random, 0, 4) == 0
                ? randomNumber(random, 0, recording.passCount())
                : std::clamp(pass + randomNumber(random, -1, 1), 0, recording.passCount());
            Position position = recording.endOf(pass);
            if (pass > 0)
                position = {pass, randomNumber(random, 1, recording.stepsPerPass()), randomNumber(random, 0, 1)};
            if (pass > 0 && randomNumber(random, 0, 1) == 0)
                position = recording.endOf(pass);
            const Recording fresh = recording;
            QVERIFY2(recording.stateAt(position) == fresh.stateAt(position), textOf(position).c_str());
        }
    }

    /// A step takes no key state: of a pass that somebody stepped into, and on into the next ones.
    void stepsRebuildNothing()
    {
        const Recording recording = recordingOf(2);
        recording.stateAt({400, 1});
        QCOMPARE(recording.rebuiltStates(), std::size_t{1});
        for (int pass = 400; pass < 480; ++pass) {
            for (int step = 1; step <= recording.stepsPerPass(); ++step) {
                recording.stateAt({pass, step});
                recording.stateAt(recording.endOf(pass - 1)); // what it is compared with
                recording.stateAt({pass, recording.verdictStep()});
            }
        }
        QCOMPARE(recording.rebuiltStates(), std::size_t{1});
        recording.stateAt({20, 3});
        QCOMPARE(recording.rebuiltStates(), std::size_t{2});
    }

    void eventsTellTheDifferences_data() { rows(); }
    void eventsTellTheDifferences()
    {
        QFETCH(int, index);
        const Recording& recording = recordingOf(index);
        const PassOptions& options = recording.options();
        QCOMPARE(recording.verdictStep(), static_cast<int>(options.rules.size()) + 1);
        QCOMPARE(recording.stepsPerPass(), recording.verdictStep() + (options.search ? 1 : 0));

        std::map<Position, std::vector<Event>> eventsAt;
        for (const Event& event : recording.events())
            eventsAt[event.position()].push_back(event);
        QVERIFY(eventsAt[Position{}].size() == 1 && eventsAt[Position{}][0].kind == EventKind::Start);

        int pushes = 0;
        int pops = 0;
        int deepest = 0;
        State before = expectedAt(index, {0, 0});
        for (const Position position : positionsOf(recording)) {
            if (position.pass == 0)
                continue;
            const State& after = expectedAt(index, position);
            std::vector<EventKind> kinds;
            for (const Event& event : eventsAt[position]) {
                kinds.push_back(event.kind);
                const auto changed = recording.changed(event);
                const std::vector<std::uint16_t> indices(changed.begin(), changed.end());
                QCOMPARE(static_cast<int>(event.candidatesLeft), after.candidates.count());
                QCOMPARE(static_cast<int>(event.depth), after.depth());
                std::vector<std::uint16_t> expected;
                switch (event.kind) {
                case EventKind::Rule:
                    QVERIFY(event.rule == options.rules.at(static_cast<std::size_t>(position.step - 1)));
                    expected = before.candidates.without(after.candidates).indices();
                    QVERIFY(!expected.empty());
                    break;
                case EventKind::Push: {
                    const auto choice = loopChoice(before.candidates);
                    QVERIFY(choice.has_value());
                    QCOMPARE(static_cast<int>(event.candidate), choice->index());
                    QCOMPARE(static_cast<int>(after.guess[event.candidate]), before.level);
                    expected = before.candidates.without(after.candidates).indices();
                    ++pushes;
                    break;
                }
                case EventKind::Pop:
                    QCOMPARE(static_cast<int>(before.guess[event.candidate]), before.level - 2);
                    QVERIFY(!after.candidates.has(event.candidate));
                    expected = after.candidates.without(before.candidates).indices();
                    ++pops;
                    break;
                case EventKind::Contradiction:
                    QCOMPARE(position.step, recording.verdictStep());
                    QVERIFY(loopVerdict(after.candidates).contradiction);
                    break;
                case EventKind::End:
                    QVERIFY(position.pass == recording.passCount());
                    break;
                case EventKind::Start:
                case EventKind::Solution:
                    QFAIL("a run starts once, and ends with its first solution");
                }
                QVERIFY2(indices == expected, textOf(position).c_str());
            }
            // And nothing happened without an event.
            const auto has = [&](EventKind kind) { return std::ranges::count(kinds, kind) == 1; };
            if (position.step < recording.verdictStep())
                QCOMPARE(has(EventKind::Rule), before.candidates != after.candidates);
            if (position.step == recording.verdictStep())
                QCOMPARE(has(EventKind::Contradiction), loopVerdict(after.candidates).contradiction);
            if (position.step > recording.verdictStep()) {
                QCOMPARE(has(EventKind::Push), after.level > before.level);
                QCOMPARE(has(EventKind::Pop), after.level < before.level);
            }
            deepest = std::max(deepest, after.depth());
            before = after;
        }
        QCOMPARE(recording.pushes(), pushes);
        QCOMPARE(recording.pops(), pops);
        QCOMPARE(recording.maxDepth(), deepest);
        QVERIFY(recording.events().back().kind == EventKind::End);
    }

    void passesCoverAllEvents_data() { rows(); }
    void passesCoverAllEvents()
    {
        QFETCH(int, index);
        const Recording& recording = recordingOf(index);
        std::size_t next = 0;
        Position last{0, 0};
        for (int pass = 0; pass <= recording.passCount(); ++pass) {
            QCOMPARE(recording.firstEventOf(pass), next);
            for (const Event& event : recording.eventsOf(pass)) {
                QVERIFY(&event == &recording.events()[next]);
                QCOMPARE(static_cast<int>(event.pass), pass);
                QVERIFY(recording.contains(event.position()) && event.position() >= last);
                const auto changed = recording.changed(event);
                QVERIFY(std::ranges::is_sorted(changed));
                last = event.position();
                ++next;
            }
        }
        QCOMPARE(recording.events().size(), next);
    }

    void positionsOutside_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::newRow("before the start") << -1 << 0;
        QTest::newRow("a step of the start") << 0 << 1;
        QTest::newRow("before the first rule of a pass") << 1 << 0;
        QTest::newRow("behind the search of a pass") << 1 << 12;
        QTest::newRow("a negative step") << 1 << -1;
        QTest::newRow("behind the last pass") << 26 << 1;
    }
    void positionsOutside()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        const Recording& recording = recordingOf(1); // 25 passes of 11 steps
        QVERIFY(!recording.contains({pass, step}));
        QVERIFY_THROWS_EXCEPTION(Error, recording.stateAt({pass, step}));
    }

    void recordsThatContradictTheStateAreRefused_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("step");
        QTest::newRow("a rule that clears what is not there") << static_cast<int>(EventKind::Rule) << 1;
        QTest::newRow("a push that sets aside what is not there") << static_cast<int>(EventKind::Push) << 11;
        QTest::newRow("a pop where no guess stands") << static_cast<int>(EventKind::Pop) << 11;
    }
    void recordsThatContradictTheStateAreRefused()
    {
        QFETCH(int, kind);
        QFETCH(int, step);
        const Grid puzzle = gridOf(kArticleHard); // r1c1 is 8
        Recording recording(puzzle, puzzle.startingCandidates(), {});
        const auto notThere = static_cast<std::uint16_t>(Candidate{0, 0, 0}.index());
        PassRecord record;
        record.events.push_back({static_cast<EventKind>(kind), article::NakedSingleBox, static_cast<std::uint8_t>(step),
            notThere, {notThere}});
        QVERIFY_THROWS_EXCEPTION(Error, recording.append(record));
    }

    void readingDoesNotChangeAnything()
    {
        // The past stays as it is while passes are added: what a window that reads along relies on.
        Runner runner(*m_backend, gridOf(kLosesCandidateHard), {});
        Recording recording(gridOf(kLosesCandidateHard), runner.start(), {});
        QVERIFY(recording.last() == Position{} && !recording.result());
        std::vector<State> ends{recording.stateAt({0, 0})};
        for (int pass = 1; pass <= 120; ++pass) {
            recording.append(runner.nextPass());
            QVERIFY(recording.lastState() == runner.state());
            ends.push_back(runner.state());
            const int back = pass * 7 % (pass + 1);
            const Position position{back, back == 0 ? 0 : recording.stepsPerPass()};
            QVERIFY(recording.stateAt(position) == ends[static_cast<std::size_t>(back)]);
        }
    }
};

CONVOKU_GUILESS_TEST(TestRecording)
#include "tst_recording.moc"
