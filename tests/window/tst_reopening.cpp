// SPDX-License-Identifier: MIT
// Starting again: the window of the next start has the puzzle, the rules and the place of the last one.
#include "app/document/examples.h"
#include "app/window/header.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QLabel>

using namespace convoku;
using namespace convoku::testing;

class TestReopening : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }
    const Grid& givens() { return session().recording()->givens(); }
    bool hasEnded() { return !session().isRunning(); }
    /// Simulates closing the program and starting it again.
    void startAgain()
    {
        m_fixture->window->close();
        m_fixture->open();
        m_fixture->window->begin();
    }
    void goSomewhere()
    {
        m_fixture->window->openGrid(gridOf(kArticleHard), QStringLiteral("Mine"));
        session().setRuleEnabled(article::NakedPairBox, false);
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kLong);
        session().goTo({7, 3, 0});
        session().pick(Candidate{6, 3, 4});
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { m_fixture = std::make_unique<WindowFixture>(); }

    void theFirstStartHasTheExample()
    {
        m_fixture->window->begin();
        QVERIFY(givens() == examples().front().givens);
        QVERIFY(session().isAtStart());
    }

    void puzzleRulesAndPlaceComeBack()
    {
        goSomewhere();
        startAgain();
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kLong);
        QVERIFY(givens() == gridOf(kArticleHard));
        QVERIFY(!session().isRuleEnabled(article::NakedPairBox) && session().isRuleEnabled(article::NakedPairRow));
        QVERIFY((session().position() == Position{7, 3, 0}));
        QVERIFY((session().picked() == Candidate{6, 3, 4}));
        QVERIFY(m_fixture->window->windowTitle().startsWith(QStringLiteral("Mine")));
        // And once more, before the run has come that far.
        m_fixture->window->close();
        m_fixture->open();
        m_fixture->window->begin();
        startAgain();
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kLong);
        QVERIFY((session().position() == Position{7, 3, 0}));
    }

    /// A program that is killed closes no window.
    void thePlaceIsKeptMeanwhile()
    {
        goSomewhere();
        const auto kept = [this] { return !m_fixture->settings.value(QStringLiteral("last/session")).isNull(); };
        QTRY_VERIFY_WITH_TIMEOUT(kept(), 10'000);
        m_fixture->window.reset(); // without closing it
        m_fixture->open();
        m_fixture->window->begin();
        QVERIFY(givens() == gridOf(kArticleHard));
    }

    void aPuzzleThatIsNamedGoesFirst()
    {
        goSomewhere();
        m_fixture->window->close();
        m_fixture->open();
        m_fixture->window->openFileOrPuzzle(QString::fromLatin1(kArticleEasy));
        QVERIFY(givens() == gridOf(kArticleEasy));
        QVERIFY(session().isAtStart());
    }

    void aLessonIsNoPuzzleOfYours()
    {
        goSomewhere();
        m_fixture->window->openLesson(QStringLiteral(":/lessons/01_the_tensor.md"));
        QTest::qWait(100);
        session().pick(Candidate{0, 0, 0});
        startAgain();
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(), kLong);
        QVERIFY(m_fixture->window->windowTitle().startsWith(QStringLiteral("Mine")));
        QVERIFY((session().position() == Position{7, 3, 0}));
    }

    void theSwitch()
    {
        goSomewhere();
        auto* reopens = m_fixture->child<QAction>("reopen_last");
        QVERIFY(reopens->isChecked());
        reopens->trigger();
        QVERIFY(!reopens->isChecked());
        startAgain();
        QVERIFY(givens() == examples().front().givens);
        reopens = m_fixture->child<QAction>("reopen_last");
        QVERIFY(!reopens->isChecked());
        reopens->trigger();
        goSomewhere();
        startAgain();
        QVERIFY(givens() == gridOf(kArticleHard));
        QVERIFY(!session().isRuleEnabled(article::NakedPairBox));
    }

    void whatIsNoSessionIsTheExample()
    {
        m_fixture->settings.setValue(QStringLiteral("last/session"),
            QByteArray(R"({"title":"x","session":{"format":"convoku-session","version":1,"puzzle":"12"}})"));
        m_fixture->window->begin();
        QVERIFY(givens() == examples().front().givens);
    }
};

CONVOKU_TEST(TestReopening)
#include "tst_reopening.moc"
