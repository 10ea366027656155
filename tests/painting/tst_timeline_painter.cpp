// SPDX-License-Identifier: MIT
#include "app/painting/timeline_painter.h"
#include "app/painting/timeline_span.h"
#include "tests/support/made_run.h"
#include "tests/support/random_tensors.h"
#include "tests/support/small_recording.h"

#include <QImage>
#include <QPainter>
#include <QTest>

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
    // Geometry

    void everyPassInViewHasOneColumn_data()
    {
        QTest::addColumn<int>("passes");
        QTest::addColumn<double>("from");
        QTest::addColumn<double>("to");
        QTest::addColumn<double>("minWidth");
        QTest::addColumn<double>("ratio");
        const struct
        {
            int passes;
            double from, to;
        } views[] = {{0, 0, 1}, {5, 0, 6}, {10, 2.5, 7.25}, {700, 0, 701}, {100'000, 0, 100'001},
            {100'000, 99'000.3, 100'001}, {100'000, 1234.5, 5678.9}, {1'000'000, 0, 1'000'001}};
        for (const auto& view : views) {
            for (const double minWidth : {1.0, 4.0, 9.0}) {
                for (const double ratio : {1.0, 1.5, 2.0}) {
                    QTest::addRow(
                        "%d passes, %.1f to %.1f, %.0f wide at %.1fx", view.passes, view.from, view.to, minWidth, ratio)
                        << view.passes << view.from << view.to << minWidth << ratio;
                }
            }
        }
    }

    void everyPassInViewHasOneColumn()
    {
        QFETCH(int, passes);
        QFETCH(double, from);
        QFETCH(double, to);
        QFETCH(double, minWidth);
        QFETCH(double, ratio);
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), passes, from, to, ratio);
        const auto columns = geometry.columns(minWidth);
        QVERIFY(!columns.empty());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const TimelineColumn& column = columns[i];
            QVERIFY(column.first <= column.last && column.right > column.left);
            for (const qreal edge : {column.left, column.right})
                QVERIFY(std::abs(edge * ratio - std::round(edge * ratio)) < 1e-6);
            QVERIFY(column.left >= geometry.plot().left() && column.right <= geometry.plot().right() + 1e-9);
            if (i > 0) {
                QCOMPARE(column.first, columns[i - 1].last + 1);
                QCOMPARE(column.left, columns[i - 1].right);
            }
            if (i > 0 && i + 1 < columns.size())
                QVERIFY(column.width() > minWidth - 1.01 / ratio);
        }
        // Not only without gaps, but from the first pass in view to the last.
        QVERIFY(columns.front().first <= static_cast<int>(from));
        QCOMPARE(columns.back().last >= std::min(passes, static_cast<int>(std::ceil(to)) - 1), true);
        QVERIFY(static_cast<int>(columns.size()) <= std::min(passes + 1.0, kWidth * ratio));
    }

    void columnsStayTheSameWhenTheViewMoves()
    {
        std::set<int> firsts;
        for (double from = 0; from < 40'000; from += 333.7) {
            const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), 100'000, from, from + 50'000);
            const auto columns = geometry.columns(1);
            const int together = columns[1].last - columns[1].first + 1;
            QVERIFY(together > 10);
            // The first and the last one may have taken in what is cut off beside them.
            for (std::size_t i = 1; i + 1 < columns.size(); ++i)
                QCOMPARE(columns[i].first % together, 0);
        }
    }

    void timesAndPlacesAreOneAnothersInverse()
    {
        Random random(4);
        for (int i = 0; i < 200; ++i) {
            const int passes = randomNumber(random, 1, 5000);
            const double from = randomNumber(random, 0, passes);
            const TimelineGeometry geometry(
                QRectF(10, 5, 900, 200), passes, from, from + randomNumber(random, 1, passes), 2);
            const double time = from + randomNumber(random, 0, 1000) / 500.0;
            QVERIFY(std::abs(geometry.timeAt(geometry.xAt(time)) - time) < 1e-6);
            const int pass = std::min(randomNumber(random, 0, passes), passes);
            QCOMPARE(geometry.passAt(geometry.xAt(pass + 0.5)), pass);
            // A mark never leaves its pass, nor the order.
            QVERIFY(geometry.markAt(pass + 1) <= geometry.xAt(pass + 1));
            QVERIFY(geometry.markAt(pass + 1) >= geometry.markAt(pass + 0.5));
            if (geometry.passWidth() > 12)
                QCOMPARE(geometry.passAt(geometry.markAt(pass + 1)), pass);
        }
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, kHeight), 10, 0, 11);
        QCOMPARE(geometry.passAt(-1000), 0);
        QCOMPARE(geometry.passAt(5000), 10);
    }

    void lanesShareTheHeight_data()
    {
        QTest::addColumn<double>("height");
        QTest::newRow("least") << TimelineGeometry::minimumHeight();
        QTest::newRow("usual") << TimelineGeometry::preferredHeight();
        QTest::newRow("tall") << 400.0;
    }

    void lanesShareTheHeight()
    {
        QFETCH(double, height);
        const TimelineGeometry geometry(QRectF(0, 0, kWidth, height), 10, 0, 11, 2);
        qreal bottom = 0;
        for (int i = 0; i < kTimelineLaneCount; ++i) {
            const QRectF lane = geometry.lane(static_cast<TimelineLane>(i));
            QVERIFY(lane.height() >= 11 && lane.top() >= bottom && lane.top() < bottom + 1);
            QVERIFY(geometry.nameOf(static_cast<TimelineLane>(i)).right() <= lane.left());
            bottom = lane.bottom();
        }
        QVERIFY(bottom <= height && bottom > height - 2);
        // Where there is little room the names go first.
        QVERIFY(TimelineGeometry(QRectF(0, 0, 220, height), 10, 0, 11).plot().width() > 190);
    }

    // The part in view

    void aWholeRunStaysWhole()
    {
        TimelineSpan span;
        span.setTotal(11);
        QVERIFY(span.isWhole() && span.to() == 11);
        span.setTotal(500);
        QVERIFY(span.isWhole() && span.to() == 500);
        span.zoom(5, 100);
        QVERIFY(!span.isWhole());
        QCOMPARE(span.length(), 100.0);
        QCOMPARE((100 - span.from()) / span.length(), 0.2);
        span.setTotal(1000);
        QCOMPARE(span.from(), 80.0);
        QCOMPARE(span.length(), 100.0);
        span.zoom(1e-9, 100);
        QVERIFY(span.isWhole());
        // A shorter run: what was in view may be gone.
        span.zoom(10, 990);
        span.setTotal(200);
        QVERIFY(span.from() >= 0 && span.to() <= 200);
    }

    void anythingKeepsInsideTheRun()
    {
        Random random(9);
        for (int round = 0; round < 300; ++round) {
            TimelineSpan span;
            span.setTotal(randomNumber(random, 1, 3000));
            for (int i = 0; i < 30; ++i) {
                const double at = randomNumber(random, 0, static_cast<int>(span.total()));
                const double place = (at - span.from()) / span.length();
                const double length = span.length();
                const double factor = randomNumber(random, 5, 20) / 10.0;
                switch (randomNumber(random, 0, 3)) {
                case 0:
                    span.zoom(factor, at);
                    if (span.from() > 0 && span.to() < span.total() && place >= 0 && place <= 1)
                        QVERIFY(std::abs((at - span.from()) / span.length() - place) < 1e-6);
                    break;
                case 1:
                    span.moveTo(randomNumber(random, -100, 4000));
                    QVERIFY(std::abs(span.length() - length) < 1e-6);
                    break;
                case 2:
                    span.follow(std::max(0.0, at - 1), std::max(1.0, at));
                    QVERIFY(span.from() <= std::max(0.0, at - 1) && span.to() >= at - 1e-9);
                    break;
                default:
                    span.turnPageTo(std::max(0.0, at - 1), std::max(1.0, at));
                    QVERIFY(span.from() <= std::max(0.0, at - 1) + 1e-9 && span.to() >= at - 1e-9);
                }
                QVERIFY(span.from() >= 0 && span.to() <= span.total() + 1e-9);
                QVERIFY(span.length() > std::min(3.0, span.total()) - 1e-6);
            }
        }
    }

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
                const QColor& hue = light().depths[static_cast<std::size_t>((level - 1) % 5)];
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
