// SPDX-License-Identifier: MIT
#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/timeline_depths.h"
#include "tests/drawing/timeline_picture.h"
#include "tests/support/article_rules.h"
#include "tests/support/made_run.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

class TestTimelinePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Lanes

    void themes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("ratio");
        for (const auto& [kind, name] : {std::pair(Theme::Kind::Light, "light"), std::pair(Theme::Kind::Dark, "dark"),
                 std::pair(Theme::Kind::Article, "article")}) {
            for (const double ratio : {1.0, 1.5, 2.0})
                QTest::addRow("%s at %.1fx", name, ratio) << int(kind) << ratio;
        }
    }

    void removalsAreStackedInTheColoursOfTheirFamilies_data() { themes_data(); }
    void removalsAreStackedInTheColoursOfTheirFamilies()
    {
        QFETCH(int, kind);
        QFETCH(double, ratio);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        Picture picture(smallRecording(), ratio);
        picture.paint(theme);
        const auto lane = TimelineLane::Removals;
        const auto amount
            = [&](int pass, RuleFamily family) { return picture.ofFamily(picture.part(lane, pass), family, theme); };
        // By the table: 8 naked singles and 6 by pointing in pass 1, which removes most; 1 hidden single in pass 3, 1
        // by pointing in pass 5. A line of the ground is between two.
        const double naked = amount(1, RuleFamily::NakedSingle);
        const double pointing = amount(1, RuleFamily::Pointing);
        if (theme.family(RuleFamily::NakedSingle) == theme.family(RuleFamily::Pointing))
            return;
        const double single = amount(3, RuleFamily::HiddenSingle);
        QVERIFY2(std::abs(naked / pointing - 8.0 / 6) < 0.25, qPrintable(QString::number(naked / pointing)));
        QVERIFY2(std::abs(single / (naked + pointing) - std::cbrt(1.0 / 14)) < 0.06,
            qPrintable(QString::number(single / (naked + pointing))));
        QVERIFY(std::abs(amount(5, RuleFamily::Pointing) / single - 1) < 0.05);
        for (const int pass : {0, 2, 4})
            QCOMPARE(picture.ink(picture.part(lane, pass).adjusted(0, 0, 0, -1), theme), 0);
    }

    /// Future passes are paler and their guesses are rings. A bar belongs to its whole pass; a guess ends at the flag.
    void theFutureIsPaler()
    {
        const Recording recording = smallRecording();
        Picture picture(recording);
        picture.scene.playhead = timeOf(recording, {3, 4});
        picture.paint(light(), true);
        const TimelineGeometry g = picture.geometry();
        const QRectF bars = g.lane(TimelineLane::Removals);
        const auto bar
            = [&](int pass) { return picture.image.copy(picture.part(TimelineLane::Removals, pass).toRect()); };
        const qreal y = bars.bottom() - 2;
        const auto strong = [&](int pass, RuleFamily family) {
            return picture.ofFamily(QRectF(g.xAt(pass), y, g.passWidth(), 1), family, light());
        };
        QVERIFY(strong(1, RuleFamily::NakedSingle) > 50);
        QVERIFY(strong(5, RuleFamily::Pointing) == 0);
        QVERIFY(!bar(5).isNull());
        // The guess of pass 2 stands until the end of pass 3: full before the flag, 38 % behind it.
        const qreal line = depthY(picture.overview, g, 1);
        const QColor before = picture.at(g.xAt(3.2), line);
        const QColor behind = picture.at(g.xAt(3.6), line);
        QCOMPARE(before, light().depth(1));
        QVERIFY(behind != before && behind != light().board);
        // The bar of pass 3 is whole, left and right of the flag.
        QVERIFY(picture.ofFamily(QRectF(g.xAt(3.45), y, g.passWidth() / 3, 1), RuleFamily::HiddenSingle, light()) > 20);
        // A guess that is to come is open.
        picture.scene.playhead = 1;
        picture.paint(light(), true);
        QCOMPARE(picture.at(g.markAt(3), line), light().board);
        picture.scene.playhead = 6;
        picture.paint(light(), true);
        QCOMPARE(picture.at(g.markAt(3), line), light().depth(1));
    }

    /// In 100,000 passes one that does something is seen, in its colour and at full height.
    void noPeakDisappears_data()
    {
        QTest::addColumn<int>("busy");
        for (const int pass : {1, 64, 4711, 77'777, 99'999, 100'000})
            QTest::addRow("pass %d", pass) << pass;
    }

    void noPeakDisappears()
    {
        QFETCH(int, busy);
        Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
        for (int pass = 1; pass <= 100'000; ++pass) {
            PassRecord record;
            if (pass == busy) {
                record.events.push_back(
                    {EventKind::Rule, article::NakedPairRow, 7, 0, {candidateIndex(1, 9, 8), candidateIndex(2, 9, 8)}});
            }
            recording.append(record);
        }
        Picture picture(recording);
        picture.paint();
        const TimelineGeometry geometry = picture.geometry();
        const QRectF lane = geometry.lane(TimelineLane::Removals);
        // A column is four pixels wide, one of them is the gap.
        const int seen = picture.ofFamily(lane, RuleFamily::NakedPair, light());
        QVERIFY2(seen >= 2 * (lane.height() - 4) && seen <= 4 * lane.height(), qPrintable(QString::number(seen)));
        const qreal x = geometry.xAt(busy + 0.5);
        QCOMPARE(picture.ofFamily(QRectF(x - 5, lane.top(), 10, lane.height()), RuleFamily::NakedPair, light()), seen);
    }

    void theRulerNumbersAtReadableSteps()
    {
        // Ticks tell where the numbers stand: far enough apart for them, near enough to count.
        for (const int passes : {100, 999, 12'345, 100'000}) {
            Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
            for (int pass = 1; pass <= passes; ++pass)
                recording.append({});
            Picture picture(recording);
            picture.paint();
            const QRectF lane = picture.geometry().lane(TimelineLane::Ruler);
            std::vector<int> ticks;
            for (int x = 0; x < kWidth; ++x) {
                if (picture.count(QRectF(x, lane.bottom() - 4, 1, 4), light().label) == 4)
                    ticks.push_back(x);
            }
            QVERIFY2(ticks.size() >= 2, qPrintable(QString::number(passes)));
            for (std::size_t i = 1; i < ticks.size(); ++i) {
                QVERIFY(ticks[i] - ticks[i - 1] >= 20);
                QVERIFY(std::abs((ticks[i] - ticks[i - 1]) - (ticks[1] - ticks[0])) <= 1);
            }
            QVERIFY(std::abs(ticks.front() - picture.geometry().xAt(0.5)) <= 1);
        }
    }

    // Between two numbers 1, 2 or 5 passes apart, or tens of them, each pass has a small tick where that is a half or a
    // fifth of the way; 1 has none.
    void theRulerHasSmallTicks()
    {
        int with = 0;
        for (const int passes : {100, 150, 400, 999, 1500, 12'345}) {
            Recording recording(smallGivens(), smallGivens().startingCandidates(), PassOptions{});
            for (int pass = 1; pass <= passes; ++pass)
                recording.append({});
            Picture picture(recording);
            picture.paint();
            const TimelineGeometry geometry = picture.geometry();
            const QRectF lane = geometry.lane(TimelineLane::Ruler);
            std::vector<int> numbers;
            std::vector<int> small;
            for (int x = 0; x < kWidth; ++x) {
                const int height = picture.count(QRectF(x, lane.bottom() - 4, 1, 4), light().label);
                if (height == 4)
                    numbers.push_back(x);
                else if (picture.count(QRectF(x, lane.bottom() - 2, 1, 2), light().label) == 2)
                    small.push_back(x);
            }
            // Over all of them: single ones stand on whole pixels.
            const double between = double(numbers.back() - numbers.front()) / double(numbers.size() - 1);
            const int step = static_cast<int>(std::lround(between / geometry.passWidth()));
            const int leading = QString::number(step).at(0).digitValue();
            const int parts = step == 1 ? 1 : leading == 2 ? 2 : 5;
            QVERIFY2(leading == 1 || leading == 2 || leading == 5, qPrintable(QString::number(step)));
            const double apart = step * geometry.passWidth() / parts;
            if (parts == 1 || apart < 5) {
                QVERIFY(small.empty());
                continue;
            }
            ++with;
            for (std::size_t i = 1; i < numbers.size(); ++i) {
                for (int part = 1; part < parts; ++part) {
                    const double wanted = numbers[i - 1] + part * apart;
                    QVERIFY(std::ranges::any_of(small, [&](int x) { return std::abs(x - wanted) <= 1; }));
                }
                QCOMPARE(static_cast<int>(
                             std::ranges::count_if(small, [&](int x) { return x > numbers[i - 1] && x < numbers[i]; })),
                    parts - 1);
            }
        }
        QVERIFY(with > 3);
    }

    // Over the lanes

    void outsideTheRangeIsDimmed()
    {
        Picture picture(smallRecording());
        picture.paint(light(), true);
        const QImage without = picture.image;
        picture.scene.range = TimelineScene::Passes{2, 3};
        picture.paint(light(), true);
        const TimelineGeometry g = picture.geometry();
        const qreal y = g.lane(TimelineLane::Removals).bottom();
        const auto same = [&](int pass) {
            const QPoint point(int(g.xAt(pass + 0.5)), int(y));
            return picture.image.pixel(point) == without.pixel(point);
        };
        for (int pass = 0; pass <= 5; ++pass)
            QCOMPARE(same(pass), pass == 2 || pass == 3);
        for (const int edge : {2, 4})
            QVERIFY(picture.count(QRectF(g.xAt(edge) - 6, 0, 12, 24), light().thickLine) > 30);
    }

    void thePlayheadStandsAtThePosition_data()
    {
        QTest::addColumn<int>("pass");
        QTest::addColumn<int>("step");
        QTest::newRow("start") << 0 << 0;
        QTest::newRow("in a pass") << 3 << 4;
        QTest::newRow("at its end") << 3 << 11;
        QTest::newRow("at the end") << 5 << 11;
    }

    void thePlayheadStandsAtThePosition()
    {
        QFETCH(int, pass);
        QFETCH(int, step);
        const Recording recording = smallRecording();
        Picture picture(recording);
        picture.scene.playhead = timeOf(recording, {pass, step});
        picture.paint(light(), true);
        const TimelineGeometry g = picture.geometry();
        const double x = g.plot().left() + g.plot().width() * (pass + (pass == 0 ? 1 : step / 11.0)) / 6;
        // Two pixels wide, from the flag to the lower end.
        const QRectF below(g.plot().left() - 6, g.plot().bottom() - 4, g.plot().width() + 12, 3);
        QCOMPARE(picture.count(QRectF(x - 2, below.top(), 4, 3), light().givenDigit), 6);
        QCOMPARE(picture.count(below, light().givenDigit), 6);
    }

    /// Its text can be read in every theme.
    void theFlagCanBeRead_data()
    {
        QTest::addColumn<int>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << int(kind);
    }
    void theFlagCanBeRead()
    {
        QFETCH(int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const Recording recording = smallRecording();
        Picture picture(recording);
        picture.scene.playhead = timeOf(recording, {3, 10});
        picture.scene.playheadText = QStringLiteral("3 ×");
        picture.paint(theme, true);
        const QRectF flag = timelineFlag(picture.geometry(), picture.scene.playhead, 20);
        QVERIFY(picture.count(flag, theme.givenDigit) > 100);
        QVERIFY(picture.count(flag.adjusted(4, 3, -4, -3), theme.board) > 4);
        QVERIFY(contrastRatio(theme.givenDigit, theme.board) >= 4.5);
        QVERIFY(contrastRatio(theme.label, theme.board) >= 4.5); // the pass numbers and names
        for (const QColor& mark : {theme.contradictionMark, theme.solution, theme.givenDigit})
            QVERIFY(contrastRatio(mark, theme.board) >= 3);
    }

    /// A number of the ruler is whole or gone: the flag leaves no half of one.
    void theFlagCutsNoNumber_data()
    {
        QTest::addColumn<int>("passes");
        QTest::addColumn<double>("playhead");
        for (const int passes : {7, 25, 300, 20'000}) {
            for (const double part : {0.0, 0.1, 0.34, 0.5, 0.77, 1.0})
                QTest::addRow("%d passes at %.2f", passes, part) << passes << 1 + part * passes;
        }
    }
    void theFlagCutsNoNumber()
    {
        QFETCH(const int, passes);
        QFETCH(const double, playhead);
        Picture picture(madeRun(passes, 2));
        picture.scene.playhead = playhead;
        picture.paint(light(), true);
        const QImage plain = picture.image;
        picture.scene.playheadText = QString::number(static_cast<int>(playhead)) + QStringLiteral(".8.12");
        picture.paint(light(), true);
        const TimelineGeometry geometry = picture.geometry();
        const QRect ruler = geometry.lane(TimelineLane::Ruler).toRect().adjusted(0, 6, 0, -5);
        const auto inkIn = [&ruler](const QImage& image, int x) {
            int ink = 0;
            for (int y = ruler.top(); y <= ruler.bottom(); ++y)
                ink += image.pixelColor(x, y) != light().board ? 1 : 0;
            return ink;
        };
        const QFontMetricsF metrics(pictureFont(kTimelineTextSize, QFont::DemiBold), &picture.image);
        const QRectF flag = timelineFlag(geometry, playhead, metrics.horizontalAdvance(picture.scene.playheadText))
                                .adjusted(-3, 0, 3, 0);
        int whole = 0;
        int gone = 0;
        int kept = 0; // columns of the number that is looked at
        int lost = 0;
        int blank = 0;
        for (int x = 0; x < plain.width(); ++x) {
            if (inkIn(plain, x) == 0) {
                constexpr int kBetweenNumbers = 6;
                if (++blank != kBetweenNumbers)
                    continue;
                QVERIFY2(kept == 0 || lost == 0, qPrintable(QStringLiteral("a number before %1 px is cut").arg(x)));
                whole += kept > 0 ? 1 : 0;
                gone += lost > 0 ? 1 : 0;
                kept = lost = 0;
                continue;
            }
            blank = 0;
            const bool under = x + 1 > flag.left() && x < flag.right();
            ++(!under && inkIn(picture.image, x) == inkIn(plain, x) ? kept : lost);
        }
        QVERIFY(whole >= 4);
        QVERIFY(gone <= 4);
    }

    void nothingIsDrawnOutsideAndThePainterIsLeftAlone()
    {
        Picture picture(madeRun(300, 2));
        picture.scene.range = TimelineScene::Passes{20, 200};
        picture.scene.hover = 100;
        picture.scene.playhead = 301;
        picture.scene.playheadText = QStringLiteral("300");
        for (const QRectF area : {QRectF(20, 20, 700, 150), QRectF(20, 20, 60, 40), QRectF(20, 20, 5, 5)}) {
            QImage image(740, 190, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            painter.setPen(Qt::yellow);
            paintTimeline(painter, area, picture.scene, light());
            QCOMPARE(painter.pen().color(), QColor(Qt::yellow));
            QVERIFY(!painter.hasClipping());
            painter.end();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    QCOMPARE(image.pixelColor(x, y) == QColor(Qt::magenta), !area.toRect().contains(x, y));
            }
        }
    }

    void withoutARunItSaysSo()
    {
        QImage image(kWidth, kHeight, QImage::Format_RGB32);
        QPainter painter(&image);
        const RunOverview empty;
        for (const RunOverview* run : {static_cast<const RunOverview*>(nullptr), &empty}) {
            image.fill(Qt::magenta);
            TimelineScene scene;
            scene.run = run;
            paintTimeline(painter, image.rect(), scene, light());
            int ink = 0;
            for (int x = 300; x < 500; ++x) {
                for (int y = 50; y < 90; ++y)
                    ink += image.pixel(x, y) != light().board.rgb() ? 1 : 0;
            }
            QVERIFY(ink > 100);
            QCOMPARE(image.pixelColor(2, 2), light().board);
        }
    }
};

CONVOKU_TEST(TestTimelinePainter)
#include "tst_timeline_painter.moc"
