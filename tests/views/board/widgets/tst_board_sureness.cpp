// SPDX-License-Identifier: MIT
// The board of a trained network: how sure its rule was of each candidate, as colours and under the mouse.
#include "app/document/layer_values.h"
#include "app/document/workspace.h"
#include "app/wording/language.h"
#include "solver/network/pass.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

class TestBoardSureness : public QObject
{
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    Session& session() { return m_fixture->session(); }
    const std::optional<LayerMeaning>& shown() { return m_fixture->board->scene().layer; }
    void run(const char* network)
    {
        const ModelPtr model = shippedModel(network);
        RunOptions options;
        options.pass = {.rules = model->everyRule(), .search = false, .model = model};
        options.maxPasses = 4;
        session().setOptions(options);
        m_fixture->window->openGrid(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
        QVERIFY(session().recording()->passCount() >= 3);
    }
    /// Returns the likelihoods that the rule of the pass computes from the board at its start, by plain loops.
    Tensor likelyIn(int pass)
    {
        const Recording& recording = *session().recording();
        const auto rule = std::make_shared<const Network>(buildRule(recording.model(), RuleId{0}));
        const std::vector<Candidates> before{recording.stateAt(recording.endOf(pass - 1)).candidates};
        const Tensor input = tensorOf(before);
        LoopBackend loops;
        const std::vector<ValueId> keep{rule->named("unlikely_candidates.likely")};
        return runOnce(loops, *rule, std::span(&input, 1), keep).front();
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
    }
    void cleanup() { m_fixture.reset(); }

    void theColoursAreTheNetworks()
    {
        run("houses");
        for (const int pass : {1, 3}) {
            session().goTo(session().recording()->endOf(pass));
            const Tensor likely = likelyIn(pass);
            const Candidates before = session().recording()->stateAt(session().recording()->endOf(pass - 1)).candidates;
            const auto isShown = [&] {
                if (!shown() || !shown()->candidates)
                    return false;
                for (int i = 0; i < kCandidates; ++i) {
                    // A cell with one digit shows 0: there is nothing to estimate.
                    const Cell cell = Candidate::fromIndex(i).cell();
                    const auto at = static_cast<std::size_t>(i);
                    const bool asked = before.has(i) && before.soleDigit(cell) < 0;
                    if (std::abs((*shown()->candidates)[at] - (asked ? static_cast<double>(likely.data[at]) : 0))
                        > 1e-4)
                        return false;
                }
                return true;
            };
            QTRY_VERIFY_WITH_TIMEOUT(isShown(), kLong);
            QVERIFY(shown()->caption.contains(sentence("views.sureness_caption")));
            const Candidate candidate{3, 4, 5};
            QTest::mouseMove(
                m_fixture->board, m_fixture->board->geometryOfBoard().candidateRect({3, 4, 4}).center().toPoint());
            QTest::mouseMove(
                m_fixture->board, m_fixture->board->geometryOfBoard().candidateRect(candidate).center().toPoint());
            QVERIFY2(noticeOf(*m_fixture->window)
                         .text()
                         .contains(sentence(
                             "views.sureness_of_candidate_begins", {QStringLiteral("4"), QStringLiteral("r5c6")})),
                qPrintable(noticeOf(*m_fixture->window).text()));
        }
        // A given has no such number.
        const Cell given{4, 4};
        QVERIFY(session().recording()->givens().isGiven(given));
        QTest::mouseMove(
            m_fixture->board, m_fixture->board->geometryOfBoard().candidateRect({3, 4, 4}).center().toPoint());
        QVERIFY2(!noticeOf(*m_fixture->window).text().contains(QLatin1Char('=')),
            qPrintable(noticeOf(*m_fixture->window).text()));
        session().goTo(Position{});
        QVERIFY(!shown().has_value());
    }

    /// While a run is played they would come and go; the board itself keeps its place.
    void notWhileItIsPlayed()
    {
        run("houses");
        session().goTo(session().recording()->endOf(1));
        QTRY_VERIFY_WITH_TIMEOUT(shown().has_value(), kLong);
        const QRectF place = m_fixture->board->geometryOfBoard().board();
        session().setPlaying(true);
        QVERIFY(!shown().has_value());
        QCOMPARE(m_fixture->board->geometryOfBoard().board(), place);
        session().setPlaying(false);
        QVERIFY(session().position().pass > 0);
        QTRY_VERIFY_WITH_TIMEOUT(shown().has_value(), kLong);
    }

    void theSwitchTakesThemAway()
    {
        run("houses");
        session().goTo(session().recording()->endOf(2));
        QTRY_VERIFY_WITH_TIMEOUT(shown().has_value(), kLong);
        m_fixture->child<QAction>("show_layer")->trigger();
        QVERIFY(!shown().has_value());
        m_fixture->child<QAction>("show_layer")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shown().has_value(), kLong);
    }

    void aWrittenNetworkIsNeverUnsure()
    {
        run("article");
        session().goTo(session().recording()->endOf(2));
        QTest::qWait(50);
        QVERIFY(!shown().has_value());
    }
};

CONVOKU_TEST(TestBoardSureness)
#include "tst_board_sureness.moc"
