// SPDX-License-Identifier: MIT
// Numbers of a rule that are bent in the workshop: what differs, what goes wrong, how far it may go, and the way back.
#include "app/document/weight_bench.h"

#include "app/document/workshop.h"
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "tests/document/session_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

BackendFactory bits()
{
    return [] { return makeBitwiseBackend(); };
}

} // namespace

class TestWeightBench : public QObject
{
    Q_OBJECT

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Workshop> m_workshop;
    WeightBench* bench() { return m_workshop->bench(); }

    bool isRead() { return !m_workshop->isReading() && m_workshop->network() != nullptr; }
    void open(const char* id)
    {
        m_workshop->openShipped(id);
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && !bench()->numbers().empty(), kLong);
    }
    void bendTo(double to)
    {
        const WeightBench::Bent bent = bench()->textWith(to);
        QCOMPARE(bent.mistake, QString());
        m_workshop->setText(bent.text);
        m_workshop->readNow();
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->value() == to, kLong);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init()
    {
        m_session = std::make_unique<Session>(bits());
        m_workshop = std::make_unique<Workshop>(m_session.get(), bits());
        m_session->open({easy(), easy().startingCandidates()}, {}, {}, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->isRunning(), kLong);
        m_session->goTo(m_session->recording()->first());
        m_workshop->setWatched(this, true);
        bench()->setWatched(this, true);
    }
    void cleanup()
    {
        m_workshop.reset();
        m_session.reset();
    }

    void whatDiffersAndGoesWrong()
    {
        open("hidden_single");
        QCOMPARE(bench()->numbers().size(), std::size_t{3}); // two counts and a k
        QVERIFY(!bench()->isBent());
        bench()->choose({0, 4});
        QCOMPARE(bench()->value(), 1.);
        bendTo(0);
        QVERIFY(m_workshop->text().contains(QLatin1String("bent(count(candidates, over=house), place=5, to=0)")));
        QVERIFY(bench()->isBent());
        QCOMPARE(bench()->written(0, 4), std::optional(1.));
        QTRY_VERIFY_WITH_TIMEOUT(bench()->effect() != nullptr, kLong);
        const BendEffect effect = *bench()->effect();
        // The first digit and row with a candidate in the fifth column.
        const Candidates start = easy().startingCandidates();
        std::optional<Candidate> first;
        for (int digit = 0; digit < kSide && !first; ++digit) {
            for (int row = 0; row < kSide && !first; ++row) {
                if (start.has(Candidate{digit, row, 4}))
                    first = Candidate{digit, row, 4};
            }
        }
        int places = 0;
        for (int column = 0; column < kSide; ++column)
            places += start.has(Candidate{first->digit, first->row, column}) ? 1 : 0;
        QVERIFY(effect.first.has_value());
        QCOMPARE(effect.first->layer, std::size_t{0});
        QCOMPARE(effect.first->element.channel, first->digit);
        QCOMPARE(effect.first->element.row, first->row);
        QCOMPARE(effect.first->written, static_cast<double>(places));
        QCOMPARE(effect.first->bent, static_cast<double>(places - 1));
        // The article's network finds the solution.
        const Grid solution = Grid::fromDecided(m_session->recording()->lastState().candidates);
        QVERIFY(solution.isComplete());
        QVERIFY(effect.written.result == RunResult::Solved);
        QVERIFY(effect.written.solution == solution);
        QVERIFY(!effect.written.wrong);
        QVERIFY(effect.bent.wrong.has_value());
        const Candidate lost = effect.bent.wrong->candidate;
        QCOMPARE(solution.digit(lost.cell()), lost.digit + 1);
        QVERIFY(effect.bent.wrong->rule.id.starts_with("hidden_single"));
        QVERIFY(effect.bent.solution != solution);
    }

    /// The article's hard puzzle: r1c2 = 7 is wrong, and what the rules then remove is not theirs.
    void behindAWrongGuessNothingIsWrong()
    {
        const auto backend = makeBitwiseBackend();
        const auto keepRunning = [] { return true; };
        const StartingGrid start(gridOf(kArticleHard));
        const auto run = wholeRun(*backend, start, articleModel(), std::nullopt, keepRunning);
        QVERIFY(run && run->solution && !run->wrong);
        const auto judged = wholeRun(*backend, start, articleModel(), Grid(gridOf(kArticleHardSolution)), keepRunning);
        QVERIFY(judged && judged->solution == gridOf(kArticleHardSolution));
        QCOMPARE(judged->passes, 25);
        QVERIFY(!judged->wrong);
        QVERIFY(!wholeRun(*backend, start, articleModel(), std::nullopt, [] { return false; }));
    }

    void bandsAreOfTheWrittenNumber()
    {
        open("hidden_single");
        bench()->choose({1, 0});
        bendTo(3);
        QTRY_VERIFY_WITH_TIMEOUT(bench()->band() != nullptr, 4 * kLong);
        QCOMPARE(bench()->band()->written, 1);
        QCOMPARE(bench()->band()->same.low, 1);
        QCOMPARE(bench()->band()->same.high, 1);
        QVERIFY(bench()->band()->sound.has_value());
        QCOMPARE(bench()->band()->sound->low, -WeightBench::kFar);
        QCOMPARE(bench()->band()->sound->high, 1);
        // Bent further nothing is asked again.
        const auto band = bench()->band();
        bendTo(2);
        QTest::qWait(600);
        QVERIFY(bench()->band() == band);
        QVERIFY(!bench()->bandProgress().has_value());
        // Boards that show it, of the rule as it is bent now.
        QSignalSpy found(bench(), &WeightBench::boardFound);
        for (const bool loss : {true, false}) {
            bench()->askForBoard(loss);
            QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, kLong);
            const auto board = found.takeFirst().front().value<std::optional<Counterexample>>();
            QVERIFY(board.has_value());
            QVERIFY(!board->wrong.empty() && !board->sentence.isEmpty());
            LoopBackend backend;
            const DraftValues values = valuesHere(m_workshop->part()->part, board->before, 99, backend);
            Candidates left = board->before;
            for (const std::uint16_t candidate : values.houses.front().removed)
                left.remove(candidate);
            QVERIFY(left == board->after);
        }
    }

    void backAndWhatIsWrittenAnew()
    {
        open("hidden_single");
        const QString text = m_workshop->text();
        bench()->choose({1, 0});
        bendTo(2);
        bendTo(4);
        QCOMPARE(bench()->writtenText(), text);
        // Undo leads through texts that came of bending.
        QString back = text;
        m_workshop->setText(back.replace(QLatin1String("equals(count, 1)"), QLatin1String("equals(count, 2)")));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->value() == 2, kLong);
        QVERIFY(bench()->isBent());
        m_workshop->setText(bench()->writtenText());
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->value() == 1, kLong);
        QVERIFY(!bench()->isBent());
        // Text that the user types becomes the new written text.
        QString typed = text;
        m_workshop->setText(typed.replace(QLatin1String("equals(count, 1)"), QLatin1String("equals(count, 5)")));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->value() == 5, kLong);
        QVERIFY(!bench()->isBent());
        QCOMPARE(bench()->written(1, 0), std::optional(5.));
    }

    /// A slider passes many numbers; those who wrote other versions find them all the same.
    void passedNumbersAreNoVersions()
    {
        open("hidden_single");
        const auto versions = m_workshop->versions().size();
        bench()->choose({1, 0});
        for (int to = 2; to < 6; ++to)
            bendTo(to);
        QCOMPARE(m_workshop->versions().size(), versions);
        const QString bent = m_workshop->text();
        // The replaced text is kept as a version.
        open("naked_single");
        QVERIFY(std::ranges::any_of(
            m_workshop->versions(), [&](const DraftVersion& version) { return version.text == bent; }));
        // Opened, a text that once came of bending is what is written.
        m_workshop->open(bent, QStringLiteral("mine"));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->value() == 5, kLong);
        QVERIFY(!bench()->isBent());
        QCOMPARE(bench()->writtenText(), bent);
    }

    /// Opening another rule discards the results for the previous rule.
    void anotherRuleHasOtherAnswers()
    {
        open("hidden_single");
        bendTo(2);
        QTRY_VERIFY_WITH_TIMEOUT(bench()->effect() != nullptr && bench()->band() != nullptr, 4 * kLong);
        bool isForgotten = false;
        connect(bench(), &WeightBench::numbersChanged, this,
            [&] { isForgotten = bench()->effect() == nullptr && bench()->band() == nullptr; });
        m_workshop->openShipped("naked_single");
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && m_workshop->part()->part.id == "naked_single", kLong);
        QVERIFY(isForgotten);
    }

    void whatHasNoLayersIsRefused()
    {
        open("hidden_single");
        bench()->choose({0, 0});
        const QString text = m_workshop->text();
        const WeightBench::Bent bent = bench()->textWith(0.5);
        QVERIFY(bent.text.isEmpty());
        QVERIFY2(bent.mistake.contains(QLatin1String("0.5")), qPrintable(bent.mistake));
        QCOMPARE(m_workshop->text(), text);
    }

    void kernelsOfOtherTexts()
    {
        const QString laid = QStringLiteral(
            "rule my_pair(house: row, box) = subset(value=cell, group=house, place=digit, k=2):\n    \"S.\"\n");
        m_workshop->open(laid, QStringLiteral("my_pair"));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->isTextElsewhere(), kLong);
        QVERIFY(bench()->numbers().empty());
        QVERIFY(!bench()->chosen().has_value());
        // With the kernel beside it they can be bent.
        const std::string_view kernel = shippedText("subset");
        m_workshop->open(
            laid + QLatin1Char('\n') + QString::fromUtf8(kernel.data(), static_cast<qsizetype>(kernel.size())),
            QStringLiteral("my_pair"));
        QTRY_VERIFY_WITH_TIMEOUT(isRead() && bench()->numbers().size() == 5, kLong);
        const NumbersOfLayer last = bench()->numbers()[3];
        QVERIFY(last.kind == NumbersOfLayer::Kind::Compared);
        bench()->choose({last.layer, 0});
        bendTo(3);
        QVERIFY(m_workshop->text().contains(QLatin1String("equals(count, 3)")));
        QVERIFY(m_workshop->text().contains(QLatin1String("k=2")));
        // The same number is still not what was written there.
        bendTo(2);
        QVERIFY(m_workshop->text().contains(QLatin1String("equals(count, 2)")));
        QVERIFY(bench()->isBent());
        QVERIFY(bench()->writtenText().contains(QLatin1String("equals(count, k)")));
    }
};

CONVOKU_GUILESS_TEST(TestWeightBench)
#include "tst_weight_bench.moc"
