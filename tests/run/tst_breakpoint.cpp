// SPDX-License-Identifier: MIT
#include "solver/run/breakpoint.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <functional>

using namespace convoku;
using convoku::testing::candidateIndex;

Q_DECLARE_METATYPE(convoku::Breakpoint)

namespace {

Breakpoint make(BreakpointKind kind, const std::function<void(Breakpoint&)>& set = {}, const char* condition = "")
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    breakpoint.condition = std::get<Condition>(Condition::parse(condition));
    if (set)
        set(breakpoint);
    return breakpoint;
}

Breakpoint onRule(std::optional<RuleId> rule, const char* condition = "")
{
    return make(
        BreakpointKind::RuleFires, [rule](Breakpoint& b) { b.rule = rule ? infoOf(*rule).id : ""; }, condition);
}

Breakpoint onCandidate(int digit, int row, int column)
{
    return make(BreakpointKind::CandidateChanges,
        [=](Breakpoint& b) { b.candidate = Candidate::fromIndex(candidateIndex(digit, row, column)); });
}

Breakpoint onCell(int row, int column)
{
    return make(BreakpointKind::CellChanges, [=](Breakpoint& b) { b.cell = {row - 1, column - 1}; });
}

Breakpoint onHouse(HouseKind kind, int number)
{
    return make(BreakpointKind::HouseChanges, [=](Breakpoint& b) { b.house = {kind, number - 1}; });
}

Breakpoint onNumber(BreakpointKind kind, int number, const char* condition = "")
{
    return make(
        kind, [number](Breakpoint& b) { b.number = number; }, condition);
}

QByteArray textOf(std::span<const Position> positions)
{
    QByteArray text;
    for (const Position position : positions)
        text += QByteArray::number(position.pass) + "." + QByteArray::number(position.step) + " ";
    return text.trimmed();
}

QByteArray hitsOf(const Recording& recording, const Breakpoint& breakpoint)
{
    BreakpointHits hits(breakpoint);
    hits.update(recording);
    return textOf(hits.positions());
}

/// The hits of every kind, from what the states of a run say and not from its events. `isHit` gets the states before
/// and after each step.
using IsHit = std::function<bool(const State& before, const State& after, Position position)>;
std::vector<Position> scan(const Recording& recording, const IsHit& isHit)
{
    std::vector<Position> found;
    State before = recording.stateAt({0, 0});
    for (int pass = 1; pass <= recording.passCount(); ++pass) {
        for (int step = 1; step <= recording.stepsPerPass(); ++step) {
            const State after = recording.stateAt({pass, step});
            if (isHit(before, after, {pass, step}))
                found.push_back({pass, step});
            before = after;
        }
    }
    return found;
}

/// Returns true if the candidate's presence or its guess differs between the states.
bool differs(const State& a, const State& b, int candidate)
{
    const auto i = static_cast<std::size_t>(candidate);
    return a.candidates.has(candidate) != b.candidates.has(candidate) || a.guess[i] != b.guess[i];
}

} // namespace

class TestBreakpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hits_data()
    {
        QTest::addColumn<Breakpoint>("breakpoint");
        QTest::addColumn<QByteArray>("positions");
        using Kind = BreakpointKind;
        const auto row = [](const char* name, const Breakpoint& breakpoint, const char* positions) {
            QTest::newRow(name) << breakpoint << QByteArray(positions);
        };
        // By hand from the table in small_recording.h.
        row("any rule", onRule(std::nullopt), "1.1 1.2 3.6 5.3");
        row("one rule", onRule(article::HiddenSingleBox), "3.6");
        row("a rule that never fires", onRule(article::NakedPairRow), "");
        row("a rule that removes much", onRule(std::nullopt, "removed >= 6"), "1.1 1.2");
        row("a rule that removes more", onRule(std::nullopt, "removed > 6"), "1.1");
        row("a rule under a guess", onRule(std::nullopt, "depth = 1"), "3.6");
        row("a rule, by step", onRule(std::nullopt, "step = 2 or step = 3"), "1.2 5.3");
        row("a rule, by what is left", onRule(std::nullopt, "left < 707"), "3.6 5.3");
        row("a rule, by pass", onRule(std::nullopt, "not pass = 1"), "3.6 5.3");
        row("a candidate that is removed", onCandidate(5, 1, 7), "1.2");
        row("a candidate that is guessed and fails", onCandidate(1, 1, 2), "2.11 3.11");
        row("a candidate that is set aside and comes back", onCandidate(9, 1, 2), "2.11 3.11");
        row("a candidate that is removed and comes back", onCandidate(9, 9, 9), "3.6 3.11");
        row("a candidate that stays", onCandidate(3, 5, 5), "");
        row("a candidate that never was", onCandidate(3, 1, 1), "");
        row("a cell", onCell(9, 9), "3.6 3.11 5.3");
        row("the guessed cell", onCell(1, 2), "1.1 2.11 3.11");
        row("a given", onCell(1, 1), "");
        row("a row", onHouse(HouseKind::Row, 1), "1.1 1.2 2.11 3.11");
        row("a column", onHouse(HouseKind::Column, 9), "1.2 3.6 3.11 5.3");
        row("a box", onHouse(HouseKind::Box, 9), "3.6 3.11 5.3");
        row("a box without a change", onHouse(HouseKind::Box, 5), "");
        row("push", make(Kind::Push), "2.11");
        row("push removes nothing", make(Kind::Push, {}, "removed = 0 and left = 700 and depth = 1"), "2.11");
        row("pop", make(Kind::Pop), "3.11");
        row("pop, after it", make(Kind::Pop, {}, "depth = 0 and left = 706"), "3.11");
        row("contradiction", make(Kind::Contradiction), "3.10");
        row("nothing changed", make(Kind::NothingChanged), "2.11 4.11");
        row("nothing changed under a guess", make(Kind::NothingChanged, {}, "depth > 0"), "2.11");
        row("nothing at all changed", make(Kind::NothingChanged, {}, "left = 706"), "4.11");
        row("depth over 0", onNumber(Kind::DepthOver, 0), "2.11");
        row("depth over 1", onNumber(Kind::DepthOver, 1), "");
        row("never solved", make(Kind::Solved), "");
        row("a pass", onNumber(Kind::PassNumber, 3), "3.11");
        row("a pass without events", onNumber(Kind::PassNumber, 4), "4.11");
        row("a pass and what it removed", onNumber(Kind::PassNumber, 1, "removed = 14 and step = 11"), "1.11");
        row("the last pass", onNumber(Kind::PassNumber, 5), "5.11");
        row("a pass that is not there", onNumber(Kind::PassNumber, 6), "");
        row("the start is no pass", onNumber(Kind::PassNumber, 0), "");
    }

    void hits()
    {
        QFETCH(Breakpoint, breakpoint);
        QFETCH(QByteArray, positions);
        const Recording recording = testing::smallRecording();
        QCOMPARE(hitsOf(recording, breakpoint), positions);

        // Pass by pass it is the same; asking twice adds nothing; a reset starts over.
        Recording growing(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        BreakpointHits hits(breakpoint);
        hits.update(growing);
        QVERIFY(hits.positions().empty());
        for (const PassRecord& record : testing::smallRecords()) {
            growing.append(record);
            hits.update(growing);
            hits.update(growing);
        }
        QCOMPARE(textOf(hits.positions()), positions);
        hits.reset();
        QVERIFY(hits.positions().empty());
        hits.update(recording);
        QCOMPARE(textOf(hits.positions()), positions);

        // Fields other than the condition have no influence on the positions.
        breakpoint.enabled = false;
        breakpoint.fromHit = 100;
        QCOMPARE(hitsOf(recording, breakpoint), positions);
    }

    void hitsAreCountedUpToAPosition()
    {
        BreakpointHits hits(onCell(9, 9)); // 3.6 3.11 5.3
        hits.update(testing::smallRecording());
        QCOMPARE(hits.countUpTo({0, 0}), 0);
        QCOMPARE(hits.countUpTo({3, 5}), 0);
        QCOMPARE(hits.countUpTo({3, 6, 2}), 0); // inside the step: it is not done
        QCOMPARE(hits.countUpTo({3, 6}), 1);
        QCOMPARE(hits.countUpTo({3, 11}), 2);
        QCOMPARE(hits.countUpTo({5, 3, 1}), 2);
        QCOMPARE(hits.countUpTo({5, 11}), 3);
    }

    void hitsAgreeWithTheStates_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("search");
        QTest::addColumn<int>("passes");
        QTest::newRow("the article's hard puzzle") << QByteArray(testing::kArticleHard) << true << 0;
        QTest::newRow("the easy one") << QByteArray(testing::kArticleEasy) << true << 0;
        QTest::newRow("no search") << QByteArray(testing::kArticleHard) << false << 0;
        QTest::newRow("no solution") << QByteArray(
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
                                     << true << 0;
        QTest::newRow("out of passes") << QByteArray(testing::kLosesCandidateHard) << true << 60;
    }

    void hitsAgreeWithTheStates()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(bool, search);
        QFETCH(int, passes);
        testing::LoopBackend backend;
        RunOptions options{{}, passes};
        options.pass.search = search;
        const Recording recording = record(backend, testing::gridOf(puzzle.toStdString()), options);
        const auto agrees = [&](const Breakpoint& breakpoint, const IsHit& isHit) {
            return hitsOf(recording, breakpoint) == textOf(scan(recording, isHit));
        };

        for (int candidate = 0; candidate < kCandidates; candidate += 7) {
            const Candidate place = Candidate::fromIndex(candidate);
            QVERIFY(agrees(onCandidate(place.digit + 1, place.row + 1, place.column + 1),
                [=](const State& a, const State& b, Position) { return differs(a, b, candidate); }));
        }
        const auto anyIn = [](const State& a, const State& b, const auto& cells) {
            for (const Cell cell : cells) {
                for (int digit = 0; digit < kSide; ++digit) {
                    if (differs(a, b, Candidate::of(digit, cell).index()))
                        return true;
                }
            }
            return false;
        };
        for (int i = 0; i < kCells; i += 5) {
            const Cell cell = Cell::fromIndex(i);
            QVERIFY(agrees(onCell(cell.row + 1, cell.column + 1),
                [&](const State& a, const State& b, Position) { return anyIn(a, b, std::array{cell}); }));
        }
        for (const House house : allHouses()) {
            QVERIFY(agrees(onHouse(house.kind, house.index + 1),
                [&](const State& a, const State& b, Position) { return anyIn(a, b, house.cells()); }));
        }

        const int verdict = recording.verdictStep();
        for (const RuleId rule : classicRules()) {
            QVERIFY(agrees(onRule(rule), [&](const State& a, const State& b, Position position) {
                return position.step == static_cast<int>(rule) + 1 && a.candidates != b.candidates;
            }));
        }
        QVERIFY(agrees(onRule(std::nullopt, "removed >= 4 and left < 250"),
            [&](const State& a, const State& b, Position position) {
                const int left = b.candidates.count();
                return position.step < verdict && a.candidates.count() - left >= 4 && left < 250;
            }));
        QVERIFY(agrees(
            make(BreakpointKind::Push), [](const State& a, const State& b, Position) { return b.level > a.level; }));
        QVERIFY(agrees(
            make(BreakpointKind::Pop), [](const State& a, const State& b, Position) { return b.level < a.level; }));
        for (const int depth : {0, 1, 2, 5}) {
            QVERIFY(agrees(onNumber(BreakpointKind::DepthOver, depth),
                [depth](const State& a, const State& b, Position) { return a.depth() <= depth && b.depth() > depth; }));
        }
        QVERIFY(agrees(make(BreakpointKind::Contradiction), [&](const State&, const State& b, Position position) {
            const Contradictions found = contradictionsIn(b.candidates);
            return position.step == verdict && !(found.emptyCells.empty() && found.clashingCells.empty());
        }));
        QVERIFY(agrees(make(BreakpointKind::Solved), [&](const State&, const State& b, Position position) {
            return position.step == verdict && b.candidates.count() == kCells
                && Grid::fromDecided(b.candidates).isComplete();
        }));
        const auto removedIn = [&](int pass) {
            return recording.stateAt(recording.endOf(pass - 1)).candidates.count()
                - recording.stateAt({pass, verdict}).candidates.count();
        };
        QVERIFY(agrees(make(BreakpointKind::NothingChanged), [&](const State&, const State&, Position position) {
            return position == recording.endOf(position.pass) && removedIn(position.pass) == 0;
        }));
        QVERIFY(agrees(make(BreakpointKind::NothingChanged, {}, "depth > 1 or left > 240"),
            [&](const State&, const State& b, Position position) {
                return position == recording.endOf(position.pass) && removedIn(position.pass) == 0
                    && (b.depth() > 1 || b.candidates.count() > 240);
            }));
        for (int pass = 0; pass <= recording.passCount() + 1; pass += 3) {
            QVERIFY(agrees(onNumber(BreakpointKind::PassNumber, pass, "removed > 2"),
                [&](const State&, const State&, Position position) {
                    return position == recording.endOf(pass) && removedIn(pass) > 2;
                }));
        }
    }

    void kindsHaveNames()
    {
        for (int i = 0; i < kBreakpointKindCount; ++i) {
            const auto kind = static_cast<BreakpointKind>(i);
            QVERIFY(breakpointKindNamed(toString(kind)) == kind);
        }
        QVERIFY(!breakpointKindNamed("rule fires"));
        QVERIFY(!breakpointKindNamed(""));
    }

    void onlyTheFieldOfTheKindDecidesTheHits()
    {
        const Breakpoint rule = onRule(article::PointingRow);
        Breakpoint other = rule;
        other.number = 7;
        other.candidate = {1, 2, 3};
        other.enabled = false;
        other.fromHit = 3;
        QVERIFY(haveSameHits(rule, other) && !(rule == other));
        QVERIFY(!haveSameHits(rule, onRule(std::nullopt)));
        QVERIFY(!haveSameHits(rule, onRule(article::PointingRow, "depth > 0")));
        QVERIFY(!haveSameHits(onCell(1, 2), onCell(2, 1)));
        QVERIFY(!haveSameHits(onCandidate(1, 1, 2), onCandidate(2, 1, 2)));
        QVERIFY(!haveSameHits(onHouse(HouseKind::Row, 2), onHouse(HouseKind::Box, 2)));
        QVERIFY(!haveSameHits(onNumber(BreakpointKind::PassNumber, 2), onNumber(BreakpointKind::PassNumber, 3)));
        QVERIFY(haveSameHits(onNumber(BreakpointKind::Push, 2), onNumber(BreakpointKind::Push, 3)));
        QVERIFY(!haveSameHits(make(BreakpointKind::Push), make(BreakpointKind::Pop)));
    }

    /// The promise that all hits are known at once, in a run of 100,000 passes and 500,000 events.
    void tenBreakpointsOverALongRun()
    {
        constexpr int kRounds = 50'000;
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        // Over and over: guess, derive with all nine rules, contradiction, take back. What the rules cleared returns
        // with the pop, so that they can clear it again; that the guess is always the same a recording does not mind.
        const auto id = candidateIndex;
        const std::vector<std::uint16_t> aside{id(1, 9, 9), id(2, 9, 9), id(3, 9, 9), id(4, 9, 9)};
        PassRecord down;
        down.events = {{EventKind::Push, {}, 11, id(9, 9, 9), aside}};
        PassRecord up;
        std::vector<std::uint16_t> back = aside;
        for (const RuleId rule : classicRules()) {
            const int digit = static_cast<int>(rule) + 1;
            const std::vector<std::uint16_t> cleared{id(digit, 5, 5), id(digit, 5, 6), id(digit, 6, 5)};
            up.events.push_back({EventKind::Rule, rule, static_cast<std::uint8_t>(digit), 0, cleared});
            back.insert(back.end(), cleared.begin(), cleared.end());
        }
        std::ranges::sort(back);
        up.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        up.events.push_back({EventKind::Pop, {}, 11, id(9, 9, 9), back});
        for (int round = 0; round < kRounds; ++round) {
            recording.append(down);
            recording.append(up);
        }
        QCOMPARE(recording.passCount(), 2 * kRounds);
        QVERIFY(recording.events().size() > 500'000);

        const std::vector<Breakpoint> breakpoints{onRule(std::nullopt), onRule(article::PointingRow, "removed >= 3"),
            onCandidate(6, 5, 5), onCell(9, 9), onHouse(HouseKind::Row, 6), make(BreakpointKind::Push),
            make(BreakpointKind::Pop, {}, "depth = 0 and left < 700 or pass > 50000"),
            make(BreakpointKind::NothingChanged), onNumber(BreakpointKind::DepthOver, 0),
            onNumber(BreakpointKind::PassNumber, 70'000)};
        const std::size_t expected[]
            = {9 * kRounds, kRounds, 2 * kRounds, 2 * kRounds, 10 * kRounds, kRounds, kRounds / 2, kRounds, kRounds, 1};
        std::vector<BreakpointHits> hits;
        for (const Breakpoint& breakpoint : breakpoints)
            hits.emplace_back(breakpoint);
        QElapsedTimer timer;
        timer.start();
        for (BreakpointHits& each : hits)
            each.update(recording);
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        qInfo() << "ten breakpoints:" << milliseconds << "ms";
        for (std::size_t i = 0; i < hits.size(); ++i) {
            QCOMPARE(hits[i].positions().size(), expected[i]);
            QVERIFY(std::ranges::is_sorted(hits[i].positions()));
        }
#if !defined(CONVOKU_SANITIZED) && defined(NDEBUG)
        QVERIFY2(milliseconds < 400, "four times what is promised, for a machine that does other things too");
#endif

        // Events that were examined before take no more time.
        timer.start();
        for (int i = 0; i < 1000; ++i) {
            for (BreakpointHits& each : hits)
                each.update(recording);
        }
        QVERIFY(timer.elapsed() < 100);
    }
};

CONVOKU_GUILESS_TEST(TestBreakpoint)
#include "tst_breakpoint.moc"
