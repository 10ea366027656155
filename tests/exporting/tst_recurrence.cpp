// SPDX-License-Identifier: MIT
// The picture of the recurrence: which passes it shows, and that their boards are those of the run.
#include "app/document/examples.h"
#include "app/exporting/recurrence_picture.h"
#include "app/wording/language.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

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
        QTest::addColumn<std::vector<int>>("narrow");
        // The article's puzzles: 25 passes and two, see the help.
        QTest::newRow("hard") << 0 << 25 << std::vector<int>{0, 1, 2, 3, 25} << std::vector<int>{0, 1, 25};
        QTest::newRow("easy") << 1 << 2 << std::vector<int>{0, 1, 2} << std::vector<int>{0, 1, 2};
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
                QVERIFY2(
                    svg.contains(sentence("exporting.recurrence.after", {QString::number(pass)}) + QLatin1Char('<')),
                    qPrintable(QString::number(pass)));
        }
        const QString times
            = QLatin1Char('>') + sentence("exporting.recurrence.times", {QString::number(count)}) + QLatin1Char('<');
        QVERIFY(svg.contains(times));
        QVERIFY(svg.contains(QLatin1Char('>') + sentence("exporting.recurrence.puzzle") + QLatin1Char('<')));

        const RecurrencePicture narrow(run, RecurrencePicture::Shape::Narrow);
        QTEST(narrow.passes(), "narrow");
        QVERIFY(narrow.size().width() <= 320); // a panel with text
        const QString small = QString::fromUtf8(svgOf(narrow, Theme::Kind::Light));
        QVERIFY(small.contains(times));
        for (const int pass : narrow.passes()) {
            const QString candidates = sentence(
                "exporting.recurrence.candidates", {QString::number(run.stateAt(run.endOf(pass)).candidates.count())});
            QVERIFY(small.contains(QLatin1Char('>') + candidates + QLatin1Char('<')));
            const QString place = pass == 0 ? sentence("exporting.recurrence.puzzle")
                                            : sentence("exporting.recurrence.after", {QString::number(pass)});
            QVERIFY(small.contains(QLatin1Char('>') + place + QLatin1Char('<')));
            QVERIFY2(
                narrow.inWords().contains(place + QStringLiteral(": ") + candidates), qPrintable(narrow.inWords()));
        }
        QVERIFY(narrow.inWords().startsWith(
            sentence("exporting.recurrence.words_start", {QString::number(count), QString()})));
    }

    /// By hand from the table in small_recording.h: five passes, so one is left out.
    void aRunMadeByHand()
    {
        const RecurrencePicture picture(smallRecording());
        QCOMPARE(picture.passes(), (std::vector<int>{0, 1, 2, 3, 5}));
        const QString svg = QString::fromUtf8(svgOf(picture, Theme::Kind::Light));
        for (const char* candidates : {"721", "707", "700", "706", "705"})
            QVERIFY2(svg.contains(QLatin1Char('>')
                         + sentence("exporting.recurrence.candidates", {QString::fromLatin1(candidates)})
                         + QLatin1Char('<')),
                candidates);
        QVERIFY(svg.contains(
            QLatin1Char('>') + sentence("exporting.recurrence.times", {QStringLiteral("5")}) + QLatin1Char('<')));
    }

    void theBoardsAreTheRuns_data()
    {
        using Shape = RecurrencePicture::Shape;
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QRect>("first"); // board, from the left edge and from the picture's lower one
        QTest::addColumn<int>("between");
        QTest::addColumn<int>("cell");
        QTest::addColumn<int>("pitch");
        QTest::addColumn<int>("inside"); // from a cell's corner to the middle of its first square
        // Boards of 144 with 48 between, above 44 for labels and a margin of 24; of 81 with 28, above 34 and 8.
        QTest::newRow("wide") << Shape::Wide << QRect(24, 24 + 44, 144, 144) << 48 << 16 << 5 << 3;
        QTest::newRow("narrow") << Shape::Narrow << QRect(8, 8 + 34, 81, 81) << 28 << 9 << 3 << 1;
    }
    /// Each candidate is a square in its place, each decided cell its digit: found by the pixels of the start's board.
    void theBoardsAreTheRuns()
    {
        QFETCH(RecurrencePicture::Shape, shape);
        QFETCH(QRect, first);
        QFETCH(int, between);
        QFETCH(int, cell);
        QFETCH(int, pitch);
        QFETCH(int, inside);
        const Recording run = smallRecording();
        const RecurrencePicture picture(run, shape);
        const QImage image = imageOf(picture, Theme::Kind::Light);
        const QColor board = Theme::of(Theme::Kind::Light).board;
        const int top = image.height() - first.top() - first.height();
        const std::vector<int> passes = picture.passes();
        for (std::size_t i = 0; i < passes.size(); ++i) {
            const Candidates candidates = run.stateAt(run.endOf(passes[i])).candidates;
            const int left = first.left() + static_cast<int>(i) * (first.width() + between);
            for (int index = 0; index < kCandidates; ++index) {
                const Candidate candidate = Candidate::fromIndex(static_cast<std::uint16_t>(index));
                if (candidates.countIn(candidate.cell()) < 2)
                    continue;
                const QPoint place(left + candidate.column * cell + candidate.digit % 3 * pitch + inside,
                    top + candidate.row * cell + candidate.digit / 3 * pitch + inside);
                QVERIFY2((image.pixelColor(place) != board) == candidates.has(candidate),
                    qPrintable(QStringLiteral("pass %1, candidate %2").arg(passes[i]).arg(index)));
            }
        }
    }
};

CONVOKU_TEST(TestRecurrence)
#include "tst_recurrence.moc"
