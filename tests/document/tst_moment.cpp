// SPDX-License-Identifier: MIT
#include "app/document/session.h"
#include "solver/run/navigation.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<std::uint16_t> removedIn(const BoardScene& scene)
{
    std::vector<std::uint16_t> removed;
    for (const BoardScene::Removal& removal : scene.removals)
        removed.push_back(removal.candidate);
    return removed;
}

} // namespace

// The moment of a session's position agrees with the recording at every position, and every caller gets the same one.
class TestMoment : public QObject
{
    Q_OBJECT

    /// At the session's position, against a recording that nobody else asks.
    static void check(const Session& session)
    {
        const Recording fresh = *session.recording();
        const Position position = session.position();
        const Moment& moment = session.moment();
        QVERIFY(moment.position() == position && &moment.recording() == session.recording().get());
        QVERIFY(moment.state() == fresh.stateAt(position));
        const auto before = comparedWith(fresh, position);
        QVERIFY(moment.before() == before);
        QVERIFY(moment.stateBefore() == fresh.stateAt(before.value_or(position)));
        QVERIFY(moment.scene().candidates == moment.state().candidates);
        QVERIFY(moment.sceneBefore().candidates == moment.stateBefore().candidates);
        QVERIFY(moment.sceneBefore().removals.empty() && moment.sceneBefore().restored.empty());

        // The rule of a step, and what it cleared, or the clash; the last passes' removals are not the point of a
        // solution.
        std::optional<std::size_t> grounded;
        for (std::size_t i = 0; i < fresh.events().size(); ++i) {
            const EventKind kind = fresh.events()[i].kind;
            if ((kind == EventKind::Rule || kind == EventKind::Contradiction)
                && fresh.events()[i].position() == position)
                grounded = i;
        }
        QCOMPARE(moment.grounded(), grounded);
        if (grounded && fresh.events()[*grounded].kind == EventKind::Rule) {
            const auto changed = fresh.changed(fresh.events()[*grounded]);
            QVERIFY(std::ranges::equal(removedIn(moment.scene()), changed));
        }
        const auto solutions = fresh.solutions();
        if (std::find(solutions.begin(), solutions.end(), position) != solutions.end())
            QVERIFY(moment.scene().removals.empty());
    }

private Q_SLOTS:
    void isWhatTheRecordingSays()
    {
        Session session(makeBitwise);
        session.open(gridOf(kArticleHard), {});
        check(session);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& run = *session.recording();
        for (int pass = 1; pass <= run.passCount(); ++pass) {
            for (int step = 1; step <= run.stepsPerPass(); ++step) {
                session.goTo({pass, step, step % 2});
                check(session);
                session.goTo({pass, step});
                check(session);
            }
        }
        QVERIFY(session.isAtEnd());
        session.lookForAnother(); // the recording is the same one, its end is another
        check(session);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        check(session);
    }

    void anotherRunHasAnother()
    {
        Session session(makeBitwise);
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({2, 3});
        check(session);
        const Session::Kept kept = session.keep();
        session.open(gridOf(kArticleHard), {});
        check(session);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({2, 3});
        check(session);
        session.restore(kept);
        QVERIFY((session.position() == Position{2, 3}));
        check(session);
        session.setRuleEnabled(article::NakedSingleBox, false);
        check(session);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        check(session);
    }

    /// However many ask.
    void isWorkedOutOnce()
    {
        Session session(makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo({20, 4});
        const BoardScene* scene = &session.moment().scene();
        const State* state = &session.moment().state();
        const std::size_t rebuilt = session.recording()->rebuiltStates();
        for (int view = 0; view < 5; ++view) {
            QVERIFY(scene == &session.moment().scene() && state == &session.moment().state());
            session.moment().sceneBefore();
        }
        QCOMPARE(session.recording()->rebuiltStates(), rebuilt);
    }
};

CONVOKU_GUILESS_TEST(TestMoment)
#include "tst_moment.moc"
