// SPDX-License-Identifier: MIT
#include "solver/run/runner.h"
#include "solver/run/search_tree.h"
#include "tests/support/loop_backend.h"
#include "tests/support/made_search.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const char* statusName(NodeStatus status)
{
    static const char* const kNames[] = {"open", "failed", "solution"};
    return kNames[static_cast<int>(status)];
}

/// Describes a node of a tree, worked out from the events with an explicit stack alone.
struct PlainNode
{
    int parent = -1;
    std::vector<int> children;
    int candidate = -1;
    int depth = 0;
    int size = 1;
    long push = -1;
    long pop = -1;
    int firstPass = 0;
    int lastPass = 0;
    NodeStatus status = NodeStatus::Open;
};

std::vector<PlainNode> plainTree(const Recording& recording)
{
    std::vector<PlainNode> nodes(1);
    std::vector<int> stack{0};
    const auto node = [&nodes](int index) -> PlainNode& { return nodes[static_cast<std::size_t>(index)]; };
    for (std::size_t i = 0; i < recording.events().size(); ++i) {
        const Event& event = recording.events()[i];
        if (event.kind == EventKind::Push) {
            for (const int above : stack)
                ++node(above).size;
            PlainNode next;
            next.parent = stack.back();
            next.candidate = event.candidate;
            next.depth = static_cast<int>(stack.size());
            next.push = static_cast<long>(i);
            next.firstPass = static_cast<int>(event.pass);
            stack.push_back(static_cast<int>(nodes.size()));
            node(next.parent).children.push_back(stack.back());
            nodes.push_back(next);
        } else if (event.kind == EventKind::Pop) {
            node(stack.back()).pop = static_cast<long>(i);
            node(stack.back()).status = NodeStatus::Failed;
            node(stack.back()).lastPass = static_cast<int>(event.pass);
            stack.pop_back();
        }
    }
    for (const int open : stack)
        node(open).lastPass = recording.passCount();
    if (recording.result() == RunResult::Solved)
        node(stack.back()).status = NodeStatus::Solution;
    if (recording.result() == RunResult::NoSolution)
        node(0).status = NodeStatus::Failed;
    return nodes;
}

/// The current node at a position, by counting through all events.
int plainNodeAt(const Recording& recording, Position position)
{
    std::vector<int> stack{0};
    int pushes = 0;
    for (const Event& event : recording.events()) {
        if (event.position() > position)
            break;
        if (event.kind == EventKind::Push)
            stack.push_back(++pushes);
        else if (event.kind == EventKind::Pop)
            stack.pop_back();
    }
    return stack.back();
}

std::string differenceFrom(const std::vector<PlainNode>& plain, const SearchTree& tree)
{
    if (static_cast<std::size_t>(tree.size()) != plain.size())
        return "another number of nodes";
    for (int i = 0; i < tree.size(); ++i) {
        const SearchNode& node = tree.node(i);
        const PlainNode& expected = plain[static_cast<std::size_t>(i)];
        const std::string name = "node " + std::to_string(i) + ": ";
        if (node.parent != expected.parent || node.depth != expected.depth || node.status != expected.status)
            return name + "parent, depth or status " + statusName(node.status);
        if (i > 0
            && (node.candidate != expected.candidate || node.pushEvent != static_cast<std::uint32_t>(expected.push)))
            return name + "candidate or push";
        if (node.popEvent != (expected.pop < 0 ? SearchNode::kNoEvent : static_cast<std::uint32_t>(expected.pop)))
            return name + "pop";
        if (tree.subtreeSize(i) != expected.size || node.pushPass != expected.firstPass
            || tree.lastPass(i) != expected.lastPass)
            return name + "size or passes";
        std::vector<int> forwards;
        for (int child = node.firstChild; child >= 0; child = tree.node(child).nextSibling)
            forwards.push_back(child);
        std::vector<int> backwards;
        for (int child = node.lastChild; child >= 0; child = tree.node(child).previousSibling)
            backwards.insert(backwards.begin(), child);
        if (forwards != expected.children || backwards != expected.children)
            return name + "children";
    }
    return {};
}

} // namespace

class TestSearchTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallRunByHand()
    {
        // small_recording.h: r1c2 = 1 is guessed in pass 2 and taken back in pass 3; the run has 5 passes.
        SearchTree tree;
        QCOMPARE(tree.size(), 1);
        QCOMPARE(tree.nodeAt({0, 0, 0}), 0);
        const Recording recording = smallRecording();
        tree.update(recording);
        QCOMPARE(tree.size(), 2);
        const SearchNode& guess = tree.node(1);
        QCOMPARE(guess.candidate, candidateIndex(1, 1, 2));
        QCOMPARE(statusName(guess.status), "failed");
        QCOMPARE(statusName(tree.node(0).status), "open");
        QCOMPARE(recording.events()[guess.pushEvent].kind, EventKind::Push);
        QCOMPARE(recording.events()[guess.popEvent].kind, EventKind::Pop);
        QVERIFY((tree.pushedAt(1) == Position{2, 11, 0}));
        QVERIFY((tree.failedAt(1) == Position{3, 10, 0}));
        QVERIFY((tree.poppedAt(1) == Position{3, 11, 0}));
        QVERIFY((tree.pushedAt(0) == Position{}));
        QVERIFY(!tree.failedAt(0) && !tree.poppedAt(0));
        QCOMPARE(tree.lastPass(1), 3);
        QCOMPARE(tree.lastPass(0), 5);
        QCOMPARE(tree.subtreeSize(0), 2);
        QVERIFY(tree.isBelow(1, 0) && tree.isBelow(1, 1) && !tree.isBelow(0, 1));
        QCOMPARE(tree.firstWrongGuess(), std::optional(1));
        QVERIFY(!tree.solution());
        QCOMPARE(tree.lastNode(), 0);

        // The layers of the search step come before the push is done.
        QCOMPARE(tree.nodeAt({2, 10, 0}), 0);
        QCOMPARE(tree.nodeAt({2, 11, 1}), 0);
        QCOMPARE(tree.nodeAt({2, 11, 0}), 1);
        QCOMPARE(tree.nodeAt({3, 10, 0}), 1);
        QCOMPARE(tree.nodeAt({3, 11, 0}), 0);
        QCOMPARE(tree.nodeAt({5, 11, 0}), 0);
    }

    void shapesByHand_data()
    {
        QTest::addColumn<QByteArray>("moves"); // + push, - pop, . a pass without either, S solved, N no solution
        QTest::addColumn<QByteArray>("expected"); // of each node: parent status size
        QTest::addColumn<int>("firstWrong");
        QTest::newRow("no guess") << QByteArray("..S") << QByteArray("-1S1") << -1;
        QTest::newRow("no guess, no solution") << QByteArray(".N") << QByteArray("-1F1") << -1;
        QTest::newRow("a right guess") << QByteArray("+.S") << QByteArray("-1O2 0S1") << -1;
        QTest::newRow("a wrong one first") << QByteArray("+-+S") << QByteArray("-1O3 0F1 0S1") << 1;
        QTest::newRow("wrong below right") << QByteArray("++-.+-.S") << QByteArray("-1O4 0S3 1F1 1F1") << 2;
        QTest::newRow("wrong below wrong") << QByteArray("++-+--+S") << QByteArray("-1O5 0F3 1F1 1F1 0S1") << 1;
        QTest::newRow("all wrong") << QByteArray("++--+-N") << QByteArray("-1F4 0F2 1F1 0F1") << 1;
        QTest::newRow("still running") << QByteArray("++-+") << QByteArray("-1O4 0O3 1F1 1O1") << 2;
    }

    void shapesByHand()
    {
        QFETCH(QByteArray, moves);
        QFETCH(QByteArray, expected);
        QFETCH(int, firstWrong);
        Random random(7);
        Recording recording = emptyRecording();
        for (const char move : moves) {
            if (move == '+')
                appendPush(recording, random);
            else if (move == '-')
                appendPop(recording);
            else if (move == '.')
                recording.append({});
            else
                appendEnd(recording, move == 'S' ? RunResult::Solved : RunResult::NoSolution);
        }
        SearchTree tree;
        tree.update(recording);
        QByteArrayList written;
        for (int i = 0; i < tree.size(); ++i) {
            const SearchNode& node = tree.node(i);
            written << QByteArray::number(node.parent) + "OFS"[static_cast<int>(node.status)]
                    + QByteArray::number(tree.subtreeSize(i));
        }
        QCOMPARE(written.join(' '), expected);
        QCOMPARE(tree.firstWrongGuess().value_or(-1), firstWrong);
        const std::string wrong = differenceFrom(plainTree(recording), tree);
        QVERIFY2(wrong.empty(), wrong.c_str());
        // A failed node leads to the contradiction that ended it.
        for (int i = 0; i < tree.size(); ++i) {
            const auto failed = tree.failedAt(i);
            QCOMPARE(failed.has_value(), tree.node(i).status == NodeStatus::Failed);
            if (!failed)
                continue;
            const auto events = recording.eventsOf(failed->pass);
            QVERIFY(std::ranges::any_of(events, [&](const Event& event) {
                return event.kind == EventKind::Contradiction && event.position() == *failed;
            }));
        }
    }

    void anySequence_data()
    {
        QTest::addColumn<int>("guesses");
        QTest::addColumn<int>("maxDepth");
        QTest::addColumn<double>("push");
        QTest::newRow("flat") << 200 << 1 << .5;
        QTest::newRow("bushy") << 300 << 6 << .5;
        QTest::newRow("deep") << 300 << 70 << .9;
        QTest::newRow("mostly failing") << 300 << 20 << .3;
    }

    /// Pass by pass, so that every state in between is right too, and the current node at every position.
    void anySequence()
    {
        QFETCH(int, guesses);
        QFETCH(int, maxDepth);
        QFETCH(double, push);
        Random random(11);
        const Recording whole = madeSearch(random, guesses, maxDepth, push);
        Recording recording = emptyRecording();
        SearchTree grown;
        for (int pass = 1; pass <= whole.passCount(); ++pass) {
            PassRecord record;
            for (const Event& event : whole.eventsOf(pass)) {
                const auto changed = whole.changed(event);
                record.events.push_back(
                    {event.kind, event.rule, event.step, event.candidate, {changed.begin(), changed.end()}});
            }
            recording.append(record);
            if (randomNumber(random, 0, 3) > 0)
                continue;
            grown.update(recording);
            const std::string wrong = differenceFrom(plainTree(recording), grown);
            QVERIFY2(wrong.empty(), ("pass " + std::to_string(pass) + ", " + wrong).c_str());
        }
        grown.update(recording);
        grown.update(recording); // nothing new
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            for (const Position position : {Position{pass, 1, 0}, Position{pass, 11, 1}, Position{pass, 11, 0}})
                QCOMPARE(grown.nodeAt(position), plainNodeAt(recording, position));
        }
        for (int node = 0; node < grown.size(); ++node) {
            const std::vector<int> path = grown.pathTo(node);
            QCOMPARE(path.front(), 0);
            QCOMPARE(path.back(), node);
            QCOMPARE(static_cast<int>(path.size()), grown.node(node).depth + 1);
            for (std::size_t i = 1; i < path.size(); ++i)
                QCOMPARE(grown.node(path[i]).parent, path[i - 1]);
        }
        SearchTree atOnce;
        atOnce.update(recording);
        const std::string wrong = differenceFrom(plainTree(recording), atOnce);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void realRuns_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("search");
        QTest::addColumn<bool>("guesses");
        QTest::newRow("the article's easy puzzle") << QByteArray(kArticleEasy) << true << false;
        QTest::newRow("the article's hard puzzle") << QByteArray(kArticleHard) << true << true;
        QTest::newRow("no solution") << QByteArray(kNoSolution) << true << true;
        QTest::newRow("without search") << QByteArray(kArticleHard) << false << false;
    }

    void realRuns()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(bool, search);
        QFETCH(bool, guesses);
        LoopBackend backend;
        const Recording recording
            = record(backend, gridOf(puzzle.toStdString()), RunOptions{{classicRules(), search, false}, 60});
        SearchTree tree;
        tree.update(recording);
        QCOMPARE(tree.size() > 1, guesses);
        const std::string wrong = differenceFrom(plainTree(recording), tree);
        QVERIFY2(wrong.empty(), wrong.c_str());
        // The states know the guesses that stand: they are the path.
        for (int pass = 0; pass <= recording.passCount(); ++pass) {
            const State state = recording.stateAt(recording.endOf(pass));
            const std::vector<int> path = tree.pathTo(tree.nodeAt(recording.endOf(pass)));
            QCOMPARE(static_cast<int>(path.size()), state.depth() + 1);
            for (std::size_t depth = 1; depth < path.size(); ++depth)
                QCOMPARE(static_cast<std::size_t>(state.guess[tree.node(path[depth]).candidate]), 2 * depth - 1);
        }
    }

    void aReopenedRunGoesOn()
    {
        Random random(3);
        Recording recording = emptyRecording();
        appendPush(recording, random);
        appendEnd(recording, RunResult::OutOfPasses);
        SearchTree tree;
        tree.update(recording);
        QCOMPARE(tree.size(), 2);
        QCOMPARE(statusName(tree.node(1).status), "open");
        recording.reopen();
        appendPush(recording, random); // takes the place of the end among the events
        appendEnd(recording, RunResult::Solved);
        tree.update(recording);
        const std::string wrong = differenceFrom(plainTree(recording), tree);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QCOMPARE(tree.solution(), std::optional(2));
        tree.reset();
        QCOMPARE(tree.size(), 1);
        QVERIFY(!tree.solution());
    }
};

CONVOKU_GUILESS_TEST(TestSearchTree)
#include "tst_search_tree.moc"
