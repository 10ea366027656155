// SPDX-License-Identifier: MIT
#include "app/document/address.h"
#include "app/document/puzzle_source.h"
#include "tests/document/session_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace convoku;
using convoku::testing::easy;
using convoku::testing::hard;
using convoku::testing::kLong;
using convoku::testing::LoopBackend;
using convoku::testing::makeBitwise;

namespace {

/// A backend that takes its time, so that a run is still going on while the test looks at it.
class SlowNetwork final : public LoadedNetwork
{
public:
    explicit SlowNetwork(std::unique_ptr<LoadedNetwork> network)
        : m_network(std::move(network))
    {
    }
    std::vector<Tensor> run(std::span<const Tensor> inputs, std::span<const ValueId> keep) override
    {
        QTest::qSleep(40);
        return m_network->run(inputs, keep);
    }

private:
    std::unique_ptr<LoadedNetwork> m_network;
};

class SlowBackend final : public Backend
{
public:
    std::string name() const override { return "slow"; }
    std::unique_ptr<LoadedNetwork> load(std::shared_ptr<const Network> network) override
    {
        return std::make_unique<SlowNetwork>(m_loops.load(std::move(network)));
    }

private:
    LoopBackend m_loops;
};

BackendFactory slow()
{
    return [] { return std::make_unique<SlowBackend>(); };
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Restored options are announced only if they differ.
    void optionsThatComeBackAreTold()
    {
        Session session(makeBitwise);
        session.open(easy(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Session::Kept kept = session.keep();
        QSignalSpy optionsSpy(&session, &Session::optionsChanged);
        session.restore(kept);
        QCOMPARE(optionsSpy.count(), 0);
        RunOptions other = session.options();
        other.pass.search = false;
        session.setOptions(other);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        optionsSpy.clear();
        session.restore(kept);
        QCOMPARE(optionsSpy.count(), 1);
        QVERIFY(session.options() == kept.state.options && session.options().pass.search);
    }

    void runsAPuzzleInTheBackground()
    {
        Session session(makeBitwise);
        QSignalSpy reset(&session, &Session::recordingReset);
        QSignalSpy failed(&session, &Session::failed);
        session.open(hard(), QStringLiteral("hard"));
        QCOMPARE(reset.count(), 1);
        // The puzzle is there at once, before any pass.
        QVERIFY(session.hasPuzzle() && session.isRunning());
        QCOMPARE(session.recording()->passCount(), 0);
        QCOMPARE(session.position().pass, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QCOMPARE(session.recording()->passCount(), 25);
        QCOMPARE(session.recording()->pushes(), 3);
        // Looking is not moved by the run.
        QCOMPARE(session.position().pass, 0);
        QCOMPARE(failed.count(), 0);
    }

    void movesWithoutChangingTheRecording()
    {
        Session session(makeBitwise);
        session.open(easy(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QSignalSpy moved(&session, &Session::positionChanged);
        QVERIFY(session.isAtStart());
        session.stepPass(true);
        QVERIFY((session.position() == Position{1, 11}));
        session.stepRule(false);
        QVERIFY(session.position() < (Position{1, 11}) && session.position().pass == 1);
        session.goToLast();
        QVERIFY(session.isAtEnd());
        session.stepPass(true);
        QVERIFY(session.isAtEnd());
        QCOMPARE(session.position().pass, 2);
        session.goTo({7, 1});
        session.goTo({1, 12});
        session.goTo({-1, 0});
        QCOMPARE(session.position().pass, 2);
        session.goToFirst();
        QVERIFY(session.isAtStart());
        session.stepPass(false);
        QVERIFY(session.isAtStart());
        QCOMPARE(moved.count(), 4);
    }

    void jumpsCanBeTakenBack()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(!session.canGoBack() && !session.canGoForward());
        session.goTo({5, 11});
        session.stepPass(true); // a step is no place to come back to
        session.goTo({20, 11});
        session.goTo({21, 11}, true); // a drag goes on
        session.goTo({22, 11}, true);
        QVERIFY(session.canGoBack() && !session.canGoForward());
        session.goBack();
        QVERIFY((session.position() == Position{6, 11}));
        session.goBack();
        QVERIFY((session.position() == Position{0, 0}));
        QVERIFY(!session.canGoBack());
        session.goForward();
        QVERIFY((session.position() == Position{6, 11}));
        session.goForward();
        QVERIFY((session.position() == Position{22, 11}));
        QVERIFY(!session.canGoForward());
        session.goBack();
        session.goTo({1, 2}); // another way: forward is gone
        QVERIFY(!session.canGoForward());
        session.goBack();
        QVERIFY((session.position() == Position{6, 11}));
        // Another run has other places.
        session.setRuleEnabled(article::NakedPairBox, false);
        QVERIFY(!session.canGoBack() && !session.canGoForward());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
    }

    /// Play would lead on from the place that somebody has chosen.
    void whoJumpsStopsPlay()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({3, 2});
        session.setPlaying(true);
        session.goTo({4, 2});
        QVERIFY(session.isPlaying());
        session.jumpTo({9, 3});
        QVERIFY(!session.isPlaying());
        QVERIFY((session.position() == Position{9, 3}));
        session.goBack();
        QVERIFY((session.position() == Position{4, 2}));
    }

    void looksForAnotherSolution()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.canLookForAnother() && !session.canContinue());
        session.goTo({4, 11});
        const int passes = session.recording()->passCount();
        session.lookForAnother();
        QVERIFY(session.isRunning() && !session.canLookForAnother());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::Unique);
        QVERIFY(session.recording()->passCount() > passes);
        QVERIFY((session.position() == Position{4, 11}));
        QVERIFY(!session.canLookForAnother() && !session.canContinue());
    }

    void theHistoryOfThePickedCandidateGrowsWithTheRun()
    {
        Session session(slow());
        session.open(easy(), {});
        session.pick(Candidate{0, 0, 0});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const auto whole = historyOf(*session.recording(), Candidate{0, 0, 0}.index());
        QVERIFY(whole.size() > 1);
        QCOMPARE(session.pickedHistory().size(), whole.size());
        for (std::size_t i = 0; i < whole.size(); ++i)
            QCOMPARE(session.pickedHistory()[i].event, whole[i].event);
        session.pick(std::nullopt);
        QVERIFY(session.pickedHistory().empty());
    }

    void aFailureIsTwoMoments_data()
    {
        QTest::addColumn<int>("granularity");
        QTest::addColumn<Position>("before");
        // Pass 10: rules 1, 2, 3, 4 and 7 remove something, the verdict is its step 10, the search its step 11.
        QTest::newRow("by pass") << int(Session::Granularity::Pass) << Position{9, 11};
        QTest::newRow("by rule") << int(Session::Granularity::Rule) << Position{10, 7};
    }

    /// A failed guess has two moments, forward, back and in playback: first the contradiction, then the undoing of the
    /// guess.
    void aFailureIsTwoMoments()
    {
        QFETCH(int, granularity);
        QFETCH(Position, before);
        Session session(makeBitwise);
        session.open(hard(), {}, Position{10, 11}); // as an old session says it: the end of pass 10
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY((session.position() == Position{10, 11}));
        session.setGranularity(static_cast<Session::Granularity>(granularity));
        const bool byPass = session.granularity() == Session::Granularity::Pass;
        const auto step = [&](bool forward) { byPass ? session.stepPass(forward) : session.stepRule(forward); };
        step(false);
        QVERIFY((session.position() == Position{10, 10}));
        step(false);
        QVERIFY(session.position() == before);
        step(true);
        QVERIFY((session.position() == Position{10, 10}));
        step(true);
        QVERIFY((session.position() == Position{10, 11}));
        // Both are places to come back to.
        session.goTo({10, 10});
        session.goTo({10, 11});
        session.goBack();
        QVERIFY((session.position() == Position{10, 10}));
        session.goForward();
        QVERIFY((session.position() == Position{10, 11}));

        std::vector<Position> seen;
        connect(&session, &Session::positionChanged, this, [&] { seen.push_back(session.position()); });
        session.setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        session.setRange(PassRange{9, 10});
        session.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPlaying(), kLong);
        const std::vector<Position> end{before, {10, 10}, {10, 11}};
        QVERIFY(seen.size() >= 3);
        QVERIFY(std::equal(end.begin(), end.end(), seen.end() - 3));
    }

    void playKeepsToTheRange()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const QSignalSpy changed(&session, &Session::rangeChanged);
        session.setRange(PassRange{9, 6});
        QVERIFY((session.range() == PassRange{6, 9}));
        session.setRange(PassRange{6, 9}); // as it is
        QCOMPARE(changed.count(), 1);
        session.setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        session.setPlaying(true);
        QVERIFY((session.position() == Position{6, 11}));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPlaying(), kLong);
        QVERIFY((session.position() == Position{9, 11}));
        session.setPlaying(true); // from its end it starts over
        QVERIFY((session.position() == Position{6, 11}));
        session.setRange(PassRange{-5, 99});
        QVERIFY((session.range() == PassRange{0, 25}));
        session.setRange(std::nullopt);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPlaying(), kLong);
        QVERIFY((session.position() == Position{25, 11}));
    }

    void addressesLeadToPlaces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("candidate");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* text, int pass, int step, int candidate,
                             const QString& problem, int layer = 0) {
            QTest::newRow(name) << QString::fromUtf8(text) << pass << step << layer << candidate << problem;
        };
        // The small recording has 5 passes of 11 steps. -1: none.
        row("a pass", "3", 3, 11, -1, {});
        row("the start", "0", 0, 0, -1, {});
        row("a step", " 3.6 ", 3, 6, -1, {});
        row("the last step", "5.11", 5, 11, -1, {});
        row("a layer", "3.6.2", 3, 6, -1, {}, 2);
        row("a layer and a candidate", "3.6.2 r1c2=1", 3, 6, 1, {}, 2);
        row("layer 0", "3.6.0", -1, -1, -1, testing::sentence("session.addresses.no_layer", {QStringLiteral("0")}));
        row("beyond the layers", "3.6.999", -1, -1, -1,
            testing::sentence("session.addresses.no_layer", {QStringLiteral("999")}));
        row("a candidate", "r4c5=7", -1, -1, 6 * 81 + 3 * 9 + 4, {});
        row("both", "2.11 R1C2 = 1", 2, 11, 1, {});
        row("a cell", "r4c5", -1, -1, -1, {});
        row("a place and a cell", "3 r4c5", 3, 11, -1, {});
        row("beyond the run", "6", -1, -1, -1,
            testing::sentence("session.addresses.no_pass", {QStringLiteral("6"), QStringLiteral("5")}));
        row("beyond the pass", "3.12", -1, -1, -1,
            testing::sentence("session.addresses.no_step", {QStringLiteral("12")}));
        row("step 0", "3.0", -1, -1, -1, testing::sentence("session.addresses.no_step", {QStringLiteral("0")}));
        row("nothing", "", -1, -1, -1, testing::sentence("session.addresses.no_address"));
        row("words", "pass three", -1, -1, -1, testing::sentence("session.addresses.no_address"));
        row("a tenth row", "r10c1=1", -1, -1, -1, testing::sentence("session.addresses.no_address"));
        row("joined", "3r4c5=7", -1, -1, -1, testing::sentence("session.addresses.no_address"));
        row("a number too large", "99999999999", -1, -1, -1, testing::sentence("session.addresses.no_address"));
    }

    void addressesLeadToPlaces()
    {
        QFETCH(QString, text);
        QFETCH(int, pass);
        QFETCH(int, step);
        QFETCH(int, layer);
        QFETCH(int, candidate);
        QFETCH(QString, problem);
        const Address address = readAddress(text, testing::smallRecording());
        QCOMPARE(address.position.has_value(), pass >= 0);
        if (address.position)
            QVERIFY((*address.position == Position{pass, step, layer}));
        QCOMPARE(address.candidate ? address.candidate->index() : -1, candidate);
        QCOMPARE(address.problem.isEmpty(), problem.isEmpty());
        QVERIFY2(address.problem.contains(problem), qPrintable(address.problem));
    }

    void whatIsThereCanBeLookedAtWhileItRuns()
    {
        Session session(slow());
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->passCount() >= 2, kLong);
        QVERIFY(session.isRunning());
        session.stepPass(true);
        QVERIFY((session.position() == Position{1, 11}));
        session.goToLast();
        const int pass = session.position().pass;
        // The last pass of a run that goes on moves on.
        QTRY_VERIFY_WITH_TIMEOUT(session.position().pass > pass, kLong);
        QVERIFY(session.isAtEnd());
        session.stepPass(false);
        const Position kept = session.position();
        const int passes = session.recording()->passCount();
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->passCount() > passes, kLong);
        QVERIFY(session.position() == kept);
    }

    void stopsAndGoesOn()
    {
        Session session(slow());
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->passCount() >= 3, kLong);
        QVERIFY(!session.canContinue());
        session.stopRun();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const int passes = session.recording()->passCount();
        QVERIFY(passes < 25);
        QVERIFY(!session.recording()->result());
        QTest::qWait(150);
        QCOMPARE(session.recording()->passCount(), passes);
        QVERIFY(session.canContinue());
        session.continueRun();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QCOMPARE(session.recording()->passCount(), 25);
        QVERIFY(!session.canContinue());
    }

    void aLimitEndsARunThatCanGoOn()
    {
        Session session(makeBitwise);
        RunOptions options;
        options.maxPasses = 5;
        session.setOptions(options);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::OutOfPasses);
        QCOMPARE(session.recording()->passCount(), 5);
        session.continueRun();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QCOMPARE(session.recording()->passCount(), 25);
    }

    void anotherPuzzleDropsTheOldRun()
    {
        Session session(slow());
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(session.recording()->passCount() >= 1, kLong);
        const auto old = session.recording();
        const int passes = old->passCount();
        session.open(easy(), QStringLiteral("easy"));
        QCOMPARE(session.recording()->passCount(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(old->passCount(), passes);
        QCOMPARE(session.recording()->passCount(), 2);
        QVERIFY(session.recording()->givens() == easy());
        QCOMPARE(session.name(), QStringLiteral("easy"));
    }

    void aSessionCanEndInTheMiddleOfARun()
    {
        auto session = std::make_unique<Session>(slow());
        session->open(hard(), {});
        QTest::qWait(60);
        session.reset();
        QTest::qWait(60);
    }

    void aRuleSwitchedOffRunsAgainAndStaysAtThePass()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({4, 11});
        QSignalSpy reset(&session, &Session::recordingReset);
        session.setRuleEnabled(article::NakedPairRow, false);
        session.setRuleEnabled(article::NakedPairRow, false);
        QCOMPARE(reset.count(), 1);
        QVERIFY(!session.isRuleEnabled(article::NakedPairRow));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(session.recording()->options().rules.size(), std::size_t(8));
        QVERIFY((session.position() == Position{4, 10}));
        session.setRuleEnabled(article::NakedPairRow, true);
        QVERIFY(session.options().pass.rules == classicRules());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(session.recording()->passCount(), 25);
    }

    void withoutSearchItStalls()
    {
        Session session(makeBitwise);
        RunOptions options;
        options.pass.search = false;
        session.setOptions(options);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result() == RunResult::Stalled);
    }

    void playsToTheEndAndStops()
    {
        Session session(makeBitwise);
        session.open(easy(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        QSignalSpy playing(&session, &Session::playingChanged);
        session.setPlaying(true);
        QVERIFY(session.isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPlaying(), kLong);
        QVERIFY(session.isAtEnd());
        QCOMPARE(playing.count(), 2);
        // From the end it starts over.
        session.setGranularity(Session::Granularity::Rule);
        QSignalSpy moved(&session, &Session::positionChanged);
        session.setPlaying(true);
        QVERIFY(session.isAtStart());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPlaying(), kLong);
        QVERIFY(moved.count() > 4);
        // A step by hand pauses.
        session.setPlaying(true);
        session.stepPass(false);
        QVERIFY(!session.isPlaying());
    }

    void playWaitsForARunThatIsSlower()
    {
        Session session(slow());
        session.open(easy(), {});
        session.setSpeed(static_cast<int>(Session::speeds().size()) - 1);
        session.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning() && !session.isPlaying(), kLong);
        QCOMPARE(session.position().pass, 2);
    }

    void anErrorOfTheBackendIsTold()
    {
        Session session([]() -> std::unique_ptr<Backend> { throw std::runtime_error("no such device"); });
        QSignalSpy failed(&session, &Session::failed);
        session.open(easy(), {});
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().toString(), QStringLiteral("no such device"));
        QVERIFY(!session.isRunning());
    }

    void examplesAreWhatTheySay()
    {
        LoopBackend backend;
        const auto run = [&](std::size_t i) { return record(backend, examples().at(i).givens, {}); };
        QCOMPARE(run(0).pushes(), 3);
        QCOMPARE(run(1).passCount(), 2);
        QCOMPARE(run(2).pushes(), 0);
        QVERIFY(run(2).result() == RunResult::Solved);
        QVERIFY(run(4).result() == RunResult::NoSolution);
        const Recording empty = run(5);
        QCOMPARE(empty.pushes(), 47);
        QCOMPARE(empty.pops(), 0);
    }

    void filesGiveTheirGoodLines()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("three lines.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray good = QByteArray::fromStdString(hard().toText());
        file.write(good + "\n" + good.left(80) + "\n# comment\n" + good + " # second\n");
        file.close();
        const PuzzleSource source = readPuzzleFile(path);
        QCOMPARE(source.name, QStringLiteral("three lines.txt"));
        QCOMPARE(source.puzzles.size(), std::size_t(2));
        QCOMPARE(source.problems.size(), 1);
        QVERIFY(source.problems.front().contains(QStringLiteral("2")));
        QVERIFY(source.problems.front().contains(QStringLiteral("80 of 81")));

        QCOMPARE(readPuzzleFile(folder.filePath(QStringLiteral("none"))).problems.size(), 1);
        QCOMPARE(readPuzzleFile(folder.path()).problems.size(), 1);
        QVERIFY(readPuzzleText(QStringLiteral("hello")).puzzles.empty());
    }
};

CONVOKU_GUILESS_TEST(TestSession)
#include "tst_session.moc"
