// SPDX-License-Identifier: MIT
#include "app/document/examples.h"
#include "app/document/session.h"
#include "app/views/timeline/stack_model.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QAbstractItemModelTester>
#include <QIcon>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// The rows as text, from the states alone: guesses and what is set aside as the tensors have them, and what was
/// derived as the difference between the candidates after a push and those before the next one.
QStringList expectedRows(const Recording& recording, Position position)
{
    const State state = recording.stateAt(position);
    QStringList rows;
    for (int depth = 1; depth <= state.depth(); ++depth) {
        int guess = -1;
        for (int i = 0; i < kCandidates; ++i) {
            if (state.guess[static_cast<std::size_t>(i)] == 2 * depth - 1)
                guess = i;
        }
        const Candidate candidate = Candidate::fromIndex(guess);
        QStringList aside;
        for (int digit = 0; digit < kSide; ++digit) {
            const auto other = static_cast<std::size_t>(Candidate::of(digit, candidate.cell()).index());
            if (state.stack[other] == 2 * depth - 1)
                aside << QString::number(digit + 1);
        }
        // The last pass at whose end this guess did not stand is the one before its push.
        const auto pushOf = [&](int which) {
            int pass = position.pass;
            while (recording.stateAt(recording.endOf(pass - 1)).depth() >= which)
                --pass;
            return pass;
        };
        const int pass = pushOf(depth);
        const int after = recording.stateAt(recording.endOf(pass)).candidates.count();
        const int before = depth == state.depth()
            ? state.candidates.count()
            : recording.stateAt(recording.endOf(pushOf(depth + 1) - 1)).candidates.count();
        rows << QStringLiteral("%1 %2 %3 [%4] %5 %6")
                    .arg(QString::number(depth), Wording::cell(candidate.cell()), QString::number(candidate.digit + 1),
                        aside.join(QLatin1Char(' ')), QString::number(pass), QString::number(after - before));
    }
    return rows;
}

QStringList rowsOf(const StackModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        rows << QStringLiteral("%1 %2 %3 [%4] %5 %6")
                    .arg(text(StackModel::DepthColumn), text(StackModel::CellColumn), text(StackModel::DigitColumn),
                        text(StackModel::AsideColumn), text(StackModel::PassColumn), text(StackModel::DerivedColumn));
    }
    return rows;
}

} // namespace

class TestStackModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void theArticlesStack_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<QStringList>("rows");
        // The article's hard puzzle: r1c2 = 7 in pass 7 fails in pass 10; then r1c4 = 4 and r2c2 = 2 stay.
        QTest::newRow("before") << 6 << QStringList{};
        QTest::newRow("at the push") << 7 << QStringList{QStringLiteral("1 r1c2 7 [9] 7 0")};
        QTest::newRow("taken back") << 10 << QStringList{};
        QTest::newRow("the next guess") << 12 << QStringList{QStringLiteral("1 r1c4 4 [6] 12 0")};
        QTest::newRow("two") << 14
                             << QStringList{QStringLiteral("1 r1c4 4 [6] 12 9"), QStringLiteral("2 r2c2 2 [7] 14 0")};
    }

    void theArticlesStack()
    {
        QFETCH(int, pass);
        QFETCH(QStringList, rows);
        Session session(makeBitwise);
        StackModel model(&session);
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo(session.recording()->endOf(pass));
        QCOMPARE(rowsOf(model), rows);
        for (int row = 0; row < model.rowCount(); ++row) {
            QCOMPARE(model.positionOf(row),
                session.recording()->endOf(model.index(row, StackModel::PassColumn).data().toInt()));
            QVERIFY(!model.index(row, StackModel::DepthColumn).data(Qt::DecorationRole).value<QIcon>().isNull());
            QVERIFY(!model.index(row, 0).data(Qt::ToolTipRole).toString().isEmpty());
        }
        QVERIFY(!model.index(model.rowCount(), 0).isValid());
    }

    /// At positions in any order, also inside passes and inside rules.
    void rowsAreThoseOfTheState()
    {
        Session session(makeBitwise);
        StackModel model(&session);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        session.open(gridOf(kLosesCandidateHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        const Recording& recording = *session.recording();
        QVERIFY(recording.maxDepth() >= 4);
        Random random(2);
        int deepest = 0;
        for (int i = 0; i < 600; ++i) {
            Position position = recording.endOf(randomNumber(random, 1, recording.passCount()));
            if (i % 3 > 0)
                position.step = randomNumber(random, 1, recording.stepsPerPass());
            if (i % 3 == 2)
                position.layer = randomNumber(random, 0, recording.layersIn(position.step));
            session.goTo(position);
            QCOMPARE(rowsOf(model), expectedRows(recording, position));
            deepest = std::max(deepest, model.rowCount());
        }
        QVERIFY(deepest >= 4);
        // Another puzzle while guesses stand.
        session.goTo(recording.endOf(recording.passCount() - 1));
        QVERIFY(model.rowCount() > 0);
        session.open(gridOf(kArticleEasy), {});
        QCOMPARE(model.rowCount(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goToLast();
        QCOMPARE(model.rowCount(), 0);
    }

    void rowsThatStayAreKept()
    {
        Session session(makeBitwise);
        StackModel model(&session);
        session.open(examples().front().givens, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.goTo(session.recording()->endOf(17));
        QCOMPARE(model.rowCount(), 2);
        const QPersistentModelIndex outer = model.index(0, 0);
        const QPersistentModelIndex inner = model.index(1, 0);
        session.goTo(model.positionOf(0)); // the board at the outer push: the inner guess does not stand there
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(outer.isValid() && !inner.isValid());
        session.goTo(session.recording()->endOf(20));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(outer.row(), 0);
        // A guess in the same place of the stack is still another guess.
        session.goTo(session.recording()->endOf(8));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(!outer.isValid());
        QCOMPARE(model.index(0, StackModel::CellColumn).data().toString(), QStringLiteral("r1c2"));
    }
};

CONVOKU_TEST(TestStackModel)
#include "tst_stack_model.moc"
