// SPDX-License-Identifier: MIT
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/wording/explanation_wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_causes.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestInquiry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersForThePickedCandidate()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        const auto events = recording.eventsOf(3);
        QVERIFY(events.front().kind == EventKind::Rule);
        const std::uint16_t removed = recording.changed(events.front()).front();
        QVERIFY(!inquiry.answer());

        session.goTo({3, 11});
        session.pick(Candidate::fromIndex(removed));
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.answer().has_value(), kLong);
        const Inquiry::Answer answer = *inquiry.answer();
        QCOMPARE(answer.candidate, removed);
        QVERIFY(recording.events()[answer.event].position() == events.front().position());
        const Candidates before = recording.stateAt({3, events.front().step, 1}).candidates;
        QVERIFY(answer.explanation->causes == loopCauses(events.front().rule, before, Candidate::fromIndex(removed)));
        const auto [present, absent] = loopReasons(events.front().rule, before, removed);
        QCOMPARE(answer.explanation->present, present);
        QCOMPARE(answer.explanation->absent, absent);
        // The rule that did it comes first among those that see the state before the pass, where it saw that too.
        if (events.front().step == 1)
            QVERIFY(answer.rulesRemoving.front() == events.front().rule);

        // The same event from later on: nothing is asked again.
        const QSignalSpy changed(&inquiry, &Inquiry::answerChanged);
        session.goTo({4, 11});
        QCOMPARE(changed.count(), 0);
        QVERIFY(inquiry.answer().has_value());
        // Before it went there is nothing to explain.
        session.goTo({2, 11});
        QCOMPARE(changed.count(), 1);
        QVERIFY(!inquiry.answer());
    }

    /// When a listener learns that one part of the answers has been invalidated with its run, the other parts are
    /// invalid too.
    void nothingIsLeftOfTheRunBefore()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        inquiry.setStepWatched(this, true);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const auto events = session.recording()->eventsOf(3);
        session.goTo({3, events.front().step});
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        session.pick(Candidate::fromIndex(session.recording()->changed(events.front()).front()));
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.answer().has_value() && inquiry.findings() != nullptr, kLong);
        int heard = 0;
        connect(&inquiry, &Inquiry::answerChanged, this, [&] {
            ++heard;
            QVERIFY(inquiry.findings() == nullptr);
        });
        RunOptions options = session.options();
        options.pass.rules = basicRules();
        session.setOptions(options);
        QVERIFY(heard > 0);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
    }

    void givensAndGuessesNeedNoNetwork()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.pick(Candidate{0, 0, 0}); // r1c1 is given: 8
        QVERIFY(inquiry.answer() && inquiry.answer()->event == 0 && !inquiry.answer()->explanation);
        const Recording& recording = *session.recording();
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Push)
                continue;
            session.goTo(event.position());
            session.pick(Candidate::fromIndex(recording.changed(event).front()));
            QVERIFY(inquiry.answer() && !inquiry.answer()->explanation);
            QVERIFY(&recording.events()[inquiry.answer()->event] == &event);
            return;
        }
        QFAIL("the article's puzzle has guesses");
    }

    void onlyTheLastQuestionIsAnswered()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        session.goTo(recording.last());
        std::vector<std::uint16_t> asked;
        connect(&inquiry, &Inquiry::answerChanged, this, [&] {
            if (inquiry.answer())
                asked.push_back(inquiry.answer()->candidate);
        });
        std::uint16_t last = 0;
        for (const std::uint16_t removed : recording.changed(recording.eventsOf(1).front())) {
            session.pick(Candidate::fromIndex(removed));
            last = removed;
        }
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.answer().has_value(), kLong);
        QTest::qWait(200);
        QCOMPARE(asked, std::vector{last});
    }

    // An answer about a run that has been replaced is dropped.
    void anAnswerAboutARunThatIsGoneIsDropped()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        session.goTo({3, 11});
        const Candidate removed = Candidate::fromIndex(recording.changed(recording.eventsOf(3).front()).front());
        session.pick(removed);
        // In the new run nothing is picked, so that nothing is asked.
        session.open(gridOf(kArticleHard), {});
        const QSignalSpy changed(&inquiry, &Inquiry::answerChanged);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        // The thread answers in order: what the step found comes after an answer that was on its way.
        inquiry.setStepWatched(this, true);
        session.goTo({3, 1});
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        QCOMPARE(changed.count(), 0);
        QVERIFY(!inquiry.answer());
    }

    void findsWhatTheStepFound()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        const Event& event = recording.eventsOf(3).front();
        session.goTo(event.position());
        QTest::qWait(50);
        QVERIFY(!inquiry.findings());
        inquiry.setStepWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        QVERIFY(&recording.events()[inquiry.findings()->event] == &event);
        const Candidates before = recording.stateAt({3, event.step, 1}).candidates;
        std::size_t removed = 0;
        for (const Finding& finding : inquiry.findings()->findings) {
            removed += finding.removed.size();
            for (const std::uint16_t candidate : finding.removed) {
                const auto causes = loopCauses(event.rule, before, Candidate::fromIndex(candidate));
                QVERIFY(std::find(causes.begin(), causes.end(), finding.cause) != causes.end());
            }
        }
        QCOMPARE(removed, static_cast<std::size_t>(event.changedCount));
        // The end of the pass is about more than one rule, and a layer about less.
        for (const Position elsewhere : {recording.endOf(3), Position{3, event.step, 1}}) {
            session.goTo(elsewhere);
            QVERIFY(!inquiry.findings());
        }
        // The last one that was asked for is answered.
        session.goTo(event.position());
        session.goTo(recording.eventsOf(4).front().position());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        QCOMPARE(inquiry.findings()->event, recording.firstEventOf(4));
        session.open(gridOf(kArticleEasy), {});
        QVERIFY(!inquiry.findings());
    }

    void oneOfTheFindingsIsLookedAt()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        inquiry.setStepWatched(this, true);
        QVERIFY(!inquiry.finding());
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        session.goTo(recording.eventsOf(1).front().position());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        const int count = static_cast<int>(inquiry.findings()->findings.size());
        QVERIFY(count > 2);
        QCOMPARE(inquiry.findingIndex(), 0);
        const QSignalSpy chosen(&inquiry, &Inquiry::findingChosen);
        for (const int asked : {0, -1, count}) {
            inquiry.selectFinding(asked);
            QCOMPARE(inquiry.findingIndex(), 0);
        }
        QCOMPARE(chosen.count(), 0);
        inquiry.selectFinding(count - 1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(inquiry.finding(), &inquiry.findings()->findings.back());
        // With another step it is the first one again.
        session.goTo(recording.eventsOf(2).front().position());
        QVERIFY(!inquiry.finding());
        QCOMPARE(inquiry.findingIndex(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        QCOMPARE(inquiry.finding(), &inquiry.findings()->findings.front());
    }

    /// Picking a candidate that the step removed selects its finding, whether the findings or the pick comes first.
    void thePickedCandidatesFindingIsLookedAt()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        inquiry.setStepWatched(this, true);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        session.goTo(recording.eventsOf(1).front().position());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        const std::vector<Finding> findings = inquiry.findings()->findings;
        for (std::size_t i = findings.size(); i-- > 0;) {
            session.pick(Candidate::fromIndex(findings[i].removed.back()));
            QCOMPARE(inquiry.findingIndex(), static_cast<int>(i));
        }
        // One that this step did not take changes nothing.
        inquiry.selectFinding(1);
        session.pick(Candidate::fromIndex(recording.changed(recording.eventsOf(2).front()).front()));
        QCOMPARE(inquiry.findingIndex(), 1);
        session.pick(std::nullopt);
        QCOMPARE(inquiry.findingIndex(), 1);

        session.pick(Candidate::fromIndex(findings[2].removed.front()));
        session.goTo(recording.eventsOf(2).front().position());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        session.goTo(recording.eventsOf(1).front().position());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.findings() != nullptr, kLong);
        QCOMPARE(inquiry.findingIndex(), 2);
    }

    void provesAndForgets()
    {
        Session session(makeBitwise);
        Inquiry inquiry(&session, makeBitwise);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        session.goTo({5, 11});
        session.pick(Candidate::fromIndex(recording.changed(recording.eventsOf(5).front()).front()));
        inquiry.prove();
        QVERIFY(inquiry.isProving() && !inquiry.proof());
        QTRY_VERIFY_WITH_TIMEOUT(inquiry.proof() != nullptr, kLong);
        QVERIFY(!inquiry.isProving());
        QCOMPARE(static_cast<int>(inquiry.proof()->candidate), session.picked()->index());
        QVERIFY(recording.events()[inquiry.proof()->steps.back().event].position() <= session.position());
        session.goTo({1, 1}); // its steps can be looked at
        QVERIFY(inquiry.proof() != nullptr);
        session.pick(Candidate{8, 8, 8});
        QVERIFY(inquiry.proof() == nullptr);
    }

    void sentences_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("constraint");
        QTest::newRow("naked single") << static_cast<int>(RuleFamily::NakedSingle)
                                      << testing::sentence("session.causes.naked_single.sentence")
                                      << testing::sentence("session.causes.naked_single.constraint");
        QTest::newRow("pointing") << static_cast<int>(RuleFamily::Pointing)
                                  << testing::sentence("session.causes.pointing.sentence")
                                  << testing::sentence("session.causes.pointing.constraint");
        QTest::newRow("hidden single") << static_cast<int>(RuleFamily::HiddenSingle)
                                       << testing::sentence("session.causes.hidden_single.sentence")
                                       << testing::sentence("session.causes.hidden_single.constraint");
        QTest::newRow("naked pair") << static_cast<int>(RuleFamily::NakedPair)
                                    << testing::sentence("session.causes.naked_pair.sentence")
                                    << testing::sentence("session.causes.naked_pair.constraint");
    }
    void sentences()
    {
        QFETCH(int, family);
        QFETCH(QString, sentence);
        QFETCH(QString, constraint);
        const Cause causes[]
            = {{{HouseKind::Box, 4}, {{4, 4}}, {2}, -1}, {{HouseKind::Row, 0}, {{0, 0}, {0, 2}}, {7}, 0},
                {{HouseKind::Row, 5}, {{5, 1}}, {4}, -1}, {{HouseKind::Row, 3}, {{3, 0}, {3, 6}}, {1, 4}, -1}};
        QCOMPARE(ExplanationWording::cause(static_cast<RuleFamily>(family), causes[family]), sentence);
        QCOMPARE(ExplanationWording::constraint(causes[family]), constraint);
    }
};

CONVOKU_GUILESS_TEST(TestInquiry)
#include "tst_inquiry.moc"
