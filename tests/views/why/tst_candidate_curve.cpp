// SPDX-License-Identifier: MIT
#include "app/views/why/candidate_curve.h"
#include "solver/run/runner.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestCandidateCurve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The events of a run say how many go and come back; the curve is of the states.
    void countsFollowFromTheEvents()
    {
        const auto backend = makeBitwise();
        const Recording recording = record(*backend, gridOf(kArticleHard), {});
        const CandidateCurve curve = CandidateCurve::of(recording);
        QCOMPARE(curve.last(), 25); // as the article says
        QCOMPARE(curve.left.front(), 18 + 9 * (81 - 18));
        QCOMPARE(curve.left.back(), 81);
        QVERIFY(curve.solved);
        int left = curve.left.front();
        int pops = 0;
        for (int pass = 1; pass <= curve.last(); ++pass) {
            for (const Event& event : recording.eventsOf(pass)) {
                const int changed = static_cast<int>(recording.changed(event).size());
                if (event.kind == EventKind::Rule || event.kind == EventKind::Push)
                    left -= changed;
                if (event.kind == EventKind::Pop) {
                    ++pops;
                    left += changed - 1; // the guess itself goes
                    QCOMPARE(curve.popPass, pass);
                    QCOMPARE(curve.restored, changed);
                }
            }
            QCOMPARE(curve.left.at(static_cast<std::size_t>(pass)), left);
        }
        QCOMPARE(pops, 1);
    }

    void pointsLieOnTheAxes()
    {
        CandidateCurve curve;
        curve.left = {200, 100, 0};
        const Plot plot = plotOf(curve, QRectF(0, 0, 300, 140));
        QCOMPARE(plot.toPicture(0, 200), plot.axes.topLeft());
        QCOMPARE(plot.toPicture(2, 0), plot.axes.bottomRight());
        QCOMPARE(plot.toPicture(1, 100), plot.axes.center());
        QVERIFY(QRectF(0, 0, 300, 140).contains(plot.axes));
    }
};

CONVOKU_TEST(TestCandidateCurve)
#include "tst_candidate_curve.moc"
