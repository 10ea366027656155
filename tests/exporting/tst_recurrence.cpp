// SPDX-License-Identifier: MIT
// The picture of the recurrence: which passes it shows, and that their boards are those of the run.
#include "app/exporting/recurrence_picture.h"
#include "app/session/examples.h"
#include "app/wording/language.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/small_recording.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

Recording runOf(const Grid& start)
{
    LoopBackend backend;
    return record(backend, start, {});
}

} // namespace

class TestRecurrence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void passes_data()
    {
        QTest::addColumn<int>("example");
        QTest::addColumn<int>("count");
        QTest::addColumn<std::vector<int>>("shown");
        // The article's puzzles: 25 passes and two, see the help.
        QTest::newRow("hard") << 0 << 25 << std::vector<int>{0, 1, 2, 3, 25};
        QTest::newRow("easy") << 1 << 2 << std::vector<int>{0, 1, 2};
    }

    void passes()
    {
        QFETCH(int, example);
        QFETCH(int, count);
        const Recording run = runOf(examples().at(static_cast<std::size_t>(example)).givens);
        QCOMPARE(run.passCount(), count);
        const RecurrencePicture picture(run);
        QTEST(picture.passes(), "shown");
        const QString svg = QString::fromUtf8(svgOf(picture, Theme::Kind::Light));
        for (const int pass : picture.passes()) {
            if (pass > 0)
                QVERIFY2(svg.contains(QStringLiteral("after pass %1<").arg(pass)), qPrintable(QString::number(pass)));
        }
        QVERIFY(svg.contains(QStringLiteral(">%1 times<").arg(count)));
        QVERIFY(svg.contains(QStringLiteral(">the puzzle<")));
    }

    /// By hand from the table in small_recording.h: five passes, so one is left out.
    void aRunMadeByHand()
    {
        const RecurrencePicture picture(smallRecording());
        QCOMPARE(picture.passes(), (std::vector<int>{0, 1, 2, 3, 5}));
        const QString svg = QString::fromUtf8(svgOf(picture, Theme::Kind::Light));
        for (const char* candidates : {"721", "707", "700", "706", "705"})
            QVERIFY2(svg.contains(QStringLiteral(">%1 candidates<").arg(QLatin1String(candidates))), candidates);
        QVERIFY(svg.contains(QStringLiteral(">5 times<")));
    }

    /// Each candidate is a square in its place, each decided cell its digit: found by the pixels of the start's board.
    void theBoardsAreTheRuns()
    {
        const Recording run = smallRecording();
        const RecurrencePicture picture(run);
        const QImage image = imageOf(picture, Theme::Kind::Light);
        const QColor board = Theme::of(Theme::Kind::Light).board;
        // Five boards of 144 with 48 between, from the left edge's 24; their top is above the two labels of 44.
        const int top = image.height() - 24 - 44 - 144;
        const std::vector<int> passes = picture.passes();
        for (std::size_t i = 0; i < passes.size(); ++i) {
            const Candidates candidates = run.stateAt(run.endOf(passes[i])).candidates;
            const int left = 24 + static_cast<int>(i) * (144 + 48);
            for (int index = 0; index < kCandidates; ++index) {
                const Candidate candidate = Candidate::fromIndex(static_cast<std::uint16_t>(index));
                if (candidates.countIn(candidate.cell()) < 2)
                    continue;
                const QPoint place(left + candidate.column * 16 + candidate.digit % 3 * 5 + 3,
                    top + candidate.row * 16 + candidate.digit / 3 * 5 + 3);
                QVERIFY2((image.pixelColor(place) != board) == candidates.has(candidate),
                    qPrintable(QStringLiteral("pass %1, candidate %2").arg(passes[i]).arg(index)));
            }
        }
    }
};

QTEST_MAIN(TestRecurrence)
#include "tst_recurrence.moc"
