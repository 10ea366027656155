// SPDX-License-Identifier: MIT
#include "app/painting/timeline_painter.h"
#include "tests/support/made_run.h"
#include "tests/support/small_recording.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kWidth = 800;
constexpr int kHeight = 180;

/// A run, its scene in whole, and the picture of it.
struct Picture
{
    RunOverview overview;
    TimelineScene scene;
    qreal ratio = 1;
    QImage image;

    explicit Picture(const Recording& recording, qreal devicePixelRatio = 1)
        : ratio(devicePixelRatio)
    {
        overview.update(recording);
        scene.run = &overview;
        scene.to = recording.passCount() + 1;
        scene.playhead = 1;
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    TimelineGeometry geometry() const { return geometryOf(scene, QRectF(0, 0, kWidth, kHeight), ratio); }

    void paint(const Theme& theme = Theme::of(Theme::Kind::Light), bool overlay = false)
    {
        image = QImage(qRound(kWidth * ratio), qRound(kHeight * ratio), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        const QRectF area(0, 0, kWidth, kHeight);
        if (overlay)
            paintTimeline(painter, area, scene, theme);
        else
            paintTimelineLanes(painter, area, scene, theme);
    }

    QColor at(qreal x, qreal y) const { return image.pixelColor(int(x * ratio), int(y * ratio)); }

    /// How many pixels of the rectangle have exactly this colour.
    int count(const QRectF& rect, const QColor& colour) const
    {
        int found = 0;
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }
    /// The part of a lane that belongs to a pass.
    QRectF part(TimelineLane lane, int pass) const
    {
        const TimelineGeometry g = geometry();
        return {QPointF(g.xAt(pass), g.lane(lane).top()), QPointF(g.xAt(pass + 1) - 1, g.lane(lane).bottom() - 1)};
    }
    /// How much in the part is not the lane's ground.
    int ink(const QRectF& rect, const Theme& theme = Theme::of(Theme::Kind::Light)) const
    {
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect();
        return pixels.width() * pixels.height() - count(rect, theme.board);
    }
};

const Theme& light()
{
    return Theme::of(Theme::Kind::Light);
}

} // namespace

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
        const auto amount = [&](int pass, RuleFamily family) {
            return picture.count(picture.part(lane, pass), theme.family(family));
        };
        // By the table: 8 naked singles and 6 by pointing in pass 1, which removes most; 1 hidden single in pass 3, 1
        // by pointing in pass 5.
        if (theme.family(RuleFamily::NakedSingle) != theme.family(RuleFamily::Pointing)) {
            const double naked = amount(1, RuleFamily::NakedSingle);
            QVERIFY(std::abs(naked / amount(1, RuleFamily::Pointing) - 8.0 / 6) < 0.12);
            const double single = amount(3, RuleFamily::HiddenSingle);
            QVERIFY(std::abs(single / (naked + amount(1, RuleFamily::Pointing)) - std::sqrt(1.0 / 14)) < 0.05);
            QVERIFY(std::abs(amount(5, RuleFamily::Pointing) / single - 1) < 0.02);
            QCOMPARE(amount(3, RuleFamily::Pointing) + amount(5, RuleFamily::HiddenSingle), 0);
        }
        for (const int pass : {0, 2, 4})
            QCOMPARE(picture.ink(picture.part(lane, pass), theme), 0);
        // Crisp: nothing between the colours.
        const QRectF rect = picture.geometry().lane(lane);
        int known = picture.count(rect, theme.board);
        std::set<QRgb> colours;
        for (const QColor& colour : theme.families)
            colours.insert(colour.rgb());
        for (const QRgb colour : colours)
            known += picture.count(rect, QColor(colour));
        const QRect pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect();
        QCOMPARE(known, pixels.width() * pixels.height());
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
                    {EventKind::Rule, RuleId::NakedPairRow, 7, 0, {candidateIndex(1, 9, 8), candidateIndex(2, 9, 8)}});
            }
            recording.append(record);
        }
        Picture picture(recording);
        picture.paint();
        const TimelineGeometry geometry = picture.geometry();
        const QRectF lane = geometry.lane(TimelineLane::Removals);
        const QColor colour = light().family(RuleFamily::NakedPair);
        const int seen = picture.count(lane, colour);
        QVERIFY(seen >= lane.height() - 3 && seen <= 2 * lane.height());
        const qreal x = geometry.xAt(busy + 0.5);
        QCOMPARE(picture.count(QRectF(x - 2, lane.top(), 4, lane.height()), colour), seen);
    }

    void depthsHaveTheHuesOfTheBoard()
    {
        // What is drawn at the height of each depth is what the states say, pass by pass.
        const Recording recording = madeRun(100, 11);
        QVERIFY(recording.maxDepth() > 6); // hues are used again
        Picture picture(recording);
        picture.paint();
        const QRectF lane = picture.geometry().lane(TimelineLane::Depth);
        const qreal height = (lane.height() - 2) / recording.maxDepth();
        int before = 0;
        int gone = 0;
        for (int pass = 0; pass <= recording.passCount(); ++pass) {
            const int depth = recording.stateAt(recording.endOf(pass)).depth();
            for (int level = 1; level <= recording.maxDepth(); ++level) {
                const QColor there
                    = picture.at(picture.geometry().xAt(pass + 0.5), lane.bottom() - (level - 0.5) * height);
                const QColor& hue = light().depths[static_cast<std::size_t>((level - 1) % Theme::kDepthHues)];
                if (level <= depth) {
                    QCOMPARE(there, hue);
                } else if (level <= before) { // taken back in this pass: fainter
                    QVERIFY(there != hue && there != light().board);
                    ++gone;
                } else {
                    QCOMPARE(there, light().board);
                }
            }
            before = depth;
        }
        QVERIFY(gone > 10);
    }

    void searchIsToldByPlaceAndShape()
    {
        Picture picture(smallRecording());
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        const auto ink = [&](int pass, PassFlag kind) {
            QRectF row = searchRow(g, kind);
            row.setLeft(g.xAt(pass) + 1);
            row.setRight(g.xAt(pass + 1) - 1);
            return picture.ink(row);
        };
        // The push of pass 2, contradiction and pop of pass 3, the end in pass 5.
        for (int pass = 0; pass <= 5; ++pass) {
            QCOMPARE(ink(pass, PushFlag) > 0, pass == 2 || pass == 5);
            QCOMPARE(ink(pass, ContradictionFlag) > 0, pass == 3);
            QCOMPARE(ink(pass, PopFlag) > 0, pass == 3);
        }
        // A filled circle, a ring that isn't filled, a cross in red.
        const QPointF push(g.markAt(3), searchRow(g, PushFlag).center().y());
        QCOMPARE(picture.at(push.x(), push.y()), light().depth(1));
        const QRectF cross(g.markAt(4) - 4, searchRow(g, ContradictionFlag).top(), 8, 9);
        QVERIFY(picture.count(cross, light().contradictionMark) > 0);
        const QPointF ring(g.markAt(4), searchRow(g, PopFlag).center().y());
        QVERIFY(picture.at(ring.x() + 1.5, ring.y() + 1.5) != light().depth(1));
        // This end is no solution; a solution is a diamond in another colour.
        const QRectF end(g.markAt(6) - 4, searchRow(g, EndFlag).top(), 8, 9);
        QVERIFY(picture.count(end, light().label) > 4 && picture.count(end, light().foundDigit) == 0);
        Picture solved(madeRun(5, 1, true));
        solved.paint();
        QVERIFY(solved.count(end, light().foundDigit) > 4);
    }

    void marksStandWhereTheyBelong()
    {
        const Recording recording = smallRecording();
        Picture picture(recording);
        for (const Position hit : {Position{1, 2}, Position{3, 11}})
            picture.scene.hits.push_back(timeOf(recording, hit));
        for (const Position bookmark : {Position{0, 0}, Position{4, 5}})
            picture.scene.bookmarks.push_back(timeOf(recording, bookmark));
        picture.scene.changes = {{3 + 6 / 11.0, TimelineScene::Change::Went}, {4, TimelineScene::Change::Came},
            {5, TimelineScene::Change::Stayed}};
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        const auto at = [&](TimelineLane lane, double time, qreal dx, qreal dy) {
            return picture.at(g.markAt(time) + dx, g.lane(lane).center().y() + dy);
        };
        for (const double time : picture.scene.hits)
            QCOMPARE(at(TimelineLane::Hits, time, 0, 0), light().contradictionMark);
        for (int pass = 0; pass <= 5; ++pass) {
            QCOMPARE(picture.ink(picture.part(TimelineLane::Hits, pass)) > 0, pass == 1 || pass == 3);
            QCOMPARE(picture.ink(picture.part(TimelineLane::Changes, pass)) > 0, pass == 3 || pass == 4);
        }
        // Inside its pass the step has its place: 2 of 11.
        QVERIFY(std::abs(g.markAt(1 + 2 / 11.0) - (g.xAt(1) + g.passWidth() * 2 / 11)) < 0.01);
        for (const double time : picture.scene.bookmarks)
            QVERIFY(picture.count(
                        QRectF(g.markAt(time) - 2, g.lane(TimelineLane::Bookmarks).top(), 14, 13), light().foundDigit)
                > 40);
        // A triangle that points down is wide above, one that points up below.
        const QRectF lane = g.lane(TimelineLane::Changes);
        const auto wide = [&](double time, qreal y) {
            return picture.ink(QRectF(g.markAt(time) - 6, std::round(lane.center().y()) + y, 12, 1));
        };
        const QColor went = light().contradictionMark;
        QVERIFY(wide(3 + 6 / 11.0, -3) > wide(3 + 6 / 11.0, 2) + 2);
        QVERIFY(wide(4, 2) > wide(4, -3) + 2);
        QVERIFY(at(TimelineLane::Changes, 5, 0, 0) == light().board);
        // Ten thousand marks are no more than the pixels can show, and each stands on one.
        picture.scene.hits.clear();
        for (int i = 0; i < 10'000; ++i)
            picture.scene.hits.push_back(1 + i / 2000.0);
        picture.paint();
        const QRectF hits = g.lane(TimelineLane::Hits);
        QVERIFY(picture.count(QRectF(g.xAt(1), hits.center().y(), g.xAt(5.9) - g.xAt(1), 1), went)
            > 0.9 * (g.xAt(5.9) - g.xAt(1)));
    }

    void theRulerNumbersAtReadableSteps()
    {
        // Ticks tell where the numbers stand: far enough apart for them, near enough to count.
        for (const int passes : {1, 5, 10, 37, 100, 999, 12'345, 100'000}) {
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
        for (const int passes : {5, 37, 100, 150, 400, 999, 1500, 12'345}) {
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
            const int step = static_cast<int>(std::lround((numbers[1] - numbers[0]) / geometry.passWidth()));
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

    // A flag hangs from the top of its pole, a pixel below the lane's edge, and leaves three below it.
    void flagsHangFromTheirPoles()
    {
        Picture picture(smallRecording());
        picture.scene.bookmarks = {2};
        picture.paint();
        const QRectF lane = picture.geometry().lane(TimelineLane::Bookmarks);
        const qreal pole = picture.geometry().markAt(2);
        std::vector<int> rows;
        for (int y = static_cast<int>(lane.top()) - 3; y < lane.bottom() + 3; ++y) {
            if (picture.at(pole + 8, y) == light().foundDigit) // behind its number
                rows.push_back(y);
        }
        QCOMPARE(rows.front(), static_cast<int>(lane.top()) + 1);
        QCOMPARE(rows.size(), static_cast<std::size_t>(lane.height() - 4));
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
        const qreal y = g.lane(TimelineLane::Removals).bottom() - 3;
        const auto same = [&](int pass) {
            const QPoint point(int(g.xAt(pass + 0.5)), int(y));
            return picture.image.pixel(point) == without.pixel(point);
        };
        for (int pass = 0; pass <= 5; ++pass)
            QCOMPARE(same(pass), pass == 2 || pass == 3);
        for (const int edge : {2, 4})
            QVERIFY(picture.count(QRectF(g.xAt(edge) - 6, 0, 12, 18), light().thickLine) > 30);
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
        const QRectF lane = g.lane(TimelineLane::Hits);
        const double x = g.plot().left() + g.plot().width() * (pass + (pass == 0 ? 1 : step / 11.0)) / 6;
        QCOMPARE(picture.count(QRectF(x - 2, lane.top(), 4, 10), light().cursor), 20);
        QCOMPARE(picture.count(lane.adjusted(-6, 0, 6, 0), light().cursor), 2 * int(lane.height()));
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
                for (int y = 70; y < 110; ++y)
                    ink += image.pixel(x, y) != light().background.rgb() ? 1 : 0;
            }
            QVERIFY(ink > 100);
            QCOMPARE(image.pixelColor(2, 2), light().background);
        }
    }
};

QTEST_MAIN(TestTimelinePainter)
#include "tst_timeline_painter.moc"
