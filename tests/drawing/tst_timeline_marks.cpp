// SPDX-License-Identifier: MIT
// What the timeline's lanes say without hue: strokes of families, guesses and what came of them, marks.
#include "app/drawing/family_texture.h"
#include "app/drawing/timeline_depths.h"
#include "tests/drawing/timeline_picture.h"
#include "tests/support/made_run.h"
#include "tests/support/made_search.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestTimelineMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Families do not rely on hue: in grey, the four areas differ by their strokes. The test compares the light pixels
    /// of the tiles at every shift.
    void familiesDifferByTheirStrokes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("ratio");
        for (const Theme::Kind kind : Theme::builtIn()) {
            for (const double ratio : {1.0, 2.0})
                QTest::addRow("%s at %.0fx", qPrintable(Theme::idOf(kind)), ratio) << int(kind) << ratio;
        }
    }
    void familiesDifferByTheirStrokes()
    {
        QFETCH(int, kind);
        QFETCH(double, ratio);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        constexpr int kPixels = 24;
        std::vector<QImage> tiles;
        for (int family = 0; family < kRuleFamilyCount; ++family) {
            QImage tile(int(kPixels * ratio), int(kPixels * ratio), QImage::Format_RGB32);
            tile.setDevicePixelRatio(ratio);
            QPainter painter(&tile);
            painter.fillRect(
                QRectF(0, 0, kPixels, kPixels), familyTexture(static_cast<RuleFamily>(family), theme, ratio));
            painter.end();
            int lightest = 0;
            int darkest = 255;
            for (int y = 0; y < tile.height(); ++y) {
                for (int x = 0; x < tile.width(); ++x) {
                    lightest = std::max(lightest, qGray(tile.pixel(x, y)));
                    darkest = std::min(darkest, qGray(tile.pixel(x, y)));
                }
            }
            QVERIFY(lightest - darkest > 25);
            QImage strokes(tile.size(), QImage::Format_RGB32);
            for (int y = 0; y < tile.height(); ++y) {
                for (int x = 0; x < tile.width(); ++x)
                    strokes.setPixel(x, y, 2 * qGray(tile.pixel(x, y)) > lightest + darkest ? 0xffffffff : 0xff000000);
            }
            tiles.push_back(strokes);
        }
        for (std::size_t one = 0; one < tiles.size(); ++one) {
            for (std::size_t other = one + 1; other < tiles.size(); ++other) {
                const int side = tiles[one].width();
                int least = side * side;
                for (int shift = 0; shift < side; ++shift) {
                    for (int down = 0; down < 4; ++down) {
                        int differs = 0;
                        for (int y = 0; y < side; ++y) {
                            for (int x = 0; x < side; ++x)
                                differs += tiles[one].pixel(x, y)
                                        != tiles[other].pixel((x + shift) % side, (y + down) % side)
                                    ? 1
                                    : 0;
                        }
                        least = std::min(least, differs);
                    }
                }
                QVERIFY2(least > side * side / 12, qPrintable(QStringLiteral("%1 and %2").arg(one).arg(other)));
            }
        }
    }

    /// Line by line what the states say, pass by pass: in the middle of a pass those guesses are seen that stand before
    /// it.
    void guessesAreLinesInTheHuesOfTheBoard()
    {
        const Recording recording = madeRun(60, 11);
        QVERIFY(recording.maxDepth() >= 3);
        Picture picture(recording);
        picture.scene.from = 20;
        picture.scene.to = 40;
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        QVERIFY(!depthsOf(picture.overview, g).gathered);
        for (int pass = 20; pass < 40; ++pass) {
            const int depth = recording.stateAt(recording.endOf(pass - 1)).depth();
            for (int level = 1; level <= recording.maxDepth(); ++level) {
                const QColor there = picture.at(g.xAt(pass + 0.45), depthY(picture.overview, g, level));
                QVERIFY2((there == light().depth(level)) == (level <= depth),
                    qPrintable(QStringLiteral("pass %1, depth %2 of %3: %4")
                                   .arg(pass)
                                   .arg(level)
                                   .arg(depth)
                                   .arg(there.name())));
            }
        }
    }

    /// Marks by a walk through the events alone.
    void theSearchHasItsMarks_data()
    {
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 3, 11, 40})
            QTest::addRow("run %d", seed) << seed;
    }
    void theSearchHasItsMarks()
    {
        QFETCH(int, seed);
        const Recording recording = madeRun(40, static_cast<unsigned>(seed), seed % 2 == 0);
        Picture picture(recording);
        picture.scene.from = 10;
        picture.scene.to = 30;
        const TimelineDepths depths = depthsOf(picture.overview, picture.geometry());
        std::multiset<std::pair<int, int>> guesses;
        std::multiset<std::pair<int, int>> back;
        for (const Event& event : recording.events()) {
            if (event.pass < 10 || event.pass >= 30)
                continue;
            if (event.kind == EventKind::Push)
                guesses.insert({event.pass, event.depth});
            if (event.kind == EventKind::Pop)
                back.insert({event.pass, event.depth + 1});
        }
        std::multiset<std::pair<int, int>> seenGuesses;
        std::multiset<std::pair<int, int>> seenBack;
        for (const DepthMark& mark : depths.marks) {
            if (mark.kind == DepthMark::Kind::Guess)
                seenGuesses.insert({mark.pass, mark.depth});
            if (mark.kind == DepthMark::Kind::Backtrack)
                seenBack.insert({mark.pass, mark.depth});
        }
        QVERIFY(!depths.gathered && !guesses.empty());
        QCOMPARE(seenGuesses, guesses);
        QCOMPARE(seenBack, back);
    }

    void endsAreToldByShape()
    {
        Picture picture(smallRecording());
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        const qreal y = depthY(picture.overview, g, 1);
        // A cross where the guess failed.
        QVERIFY(picture.count(QRectF(g.markAt(4) - 4, y - 4, 8, 8), light().contradictionMark) > 3);
        QVERIFY(picture.count(QRectF(g.xAt(4), y - 4, g.passWidth(), 8), light().contradictionMark) == 0);
        // This end is no solution; a solution is a diamond in another colour.
        const QRectF end(g.markAt(6) - 5, y - 5, 10, 10);
        QVERIFY(picture.count(end, light().label) > 4 && picture.count(end, light().solution) == 0);
        const Recording solved = madeRun(5, 1, true);
        Picture other(solved);
        other.paint();
        const QRectF lane = other.geometry().lane(TimelineLane::Depth);
        QVERIFY(other.count(QRectF(g.markAt(6) - 5, lane.top(), 10, lane.height()), light().solution) > 10);
        // Without a lane for the search, the mark of the solution follows the last bar.
        other.scene.showsDepths = false;
        other.paint();
        const QRectF bars = other.geometry().lane(TimelineLane::Removals);
        QVERIFY(
            other.count(QRectF(other.geometry().plot().right(), bars.bottom() - 14, 12, 14), light().solution) > 10);
    }

    /// In thousands of passes single crosses would be a band: columns say how deep the search was, and how much of it
    /// was taken back. A time of many is stronger than one of few.
    void longRunsAreGathered()
    {
        Random random(3);
        Recording recording = madeSearch(random, 1500, 12, 0.5);
        for (int i = 0; i < 1500; ++i)
            recording.append({});
        Picture picture(recording);
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        const TimelineDepths depths = depthsOf(picture.overview, g);
        QVERIFY(depths.gathered);
        QVERIFY(depths.lines.empty());
        const QRectF lane = g.lane(TimelineLane::Depth);
        const auto reds = [&](double from, double to) {
            int found = 0;
            for (int x = int(g.xAt(from)); x < int(g.xAt(to)); ++x) {
                const QColor there = picture.at(x, lane.top() + 3);
                found += there.red() > there.blue() + 20 && there != light().board ? 1 : 0;
            }
            return found;
        };
        const int searched = recording.passCount() - 1500;
        QVERIFY(reds(0, searched) > 0.9 * (g.xAt(searched) - g.xAt(0)));
        QCOMPARE(reds(searched + 20, recording.passCount()), 0);
        // At the height of the first depth there is colour where it stood through all passes of a column.
        int stood = 0;
        for (const TimelineColumn& column : g.columns(4)) {
            bool always = true;
            for (int pass = column.first; pass <= column.last; ++pass)
                always = always && recording.stateAt(recording.endOf(pass)).depth() >= 1;
            if (!always)
                continue;
            ++stood;
            QCOMPARE(picture.at(column.middle(), lane.bottom() - 1), light().depth(1));
        }
        QVERIFY(stood > 20);
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
        for (const Position used : {Position{1, 1}, Position{2, 11}})
            picture.scene.chain.push_back(timeOf(recording, used));
        picture.paint();
        const TimelineGeometry g = picture.geometry();
        const auto at = [&](TimelineLane lane, double time, qreal dx, qreal dy) {
            return picture.at(g.markAt(time) + dx, g.lane(lane).center().y() + dy);
        };
        const auto inside = [&](TimelineLane lane, int pass) { return picture.part(lane, pass).adjusted(0, 1, 0, -1); };
        // Rings.
        for (const double time : picture.scene.hits) {
            QCOMPARE(at(TimelineLane::Hits, time, 0, 0), light().board);
            QVERIFY(picture.ink(QRectF(g.markAt(time) - 4, g.lane(TimelineLane::Hits).center().y() - 4, 8, 8)) > 10);
        }
        for (int pass = 0; pass <= 5; ++pass) {
            QCOMPARE(picture.ink(inside(TimelineLane::Hits, pass)) > 0, pass == 1 || pass == 3);
            QVERIFY2((picture.ink(inside(TimelineLane::Changes, pass)) > 0) == (pass == 3 || pass == 4),
                qPrintable(QString::number(pass)));
            QCOMPARE(picture.ink(inside(TimelineLane::Bookmarks, pass)) > 0, pass == 0 || pass == 4);
            QCOMPARE(picture.ink(inside(TimelineLane::Chain, pass)) > 0, pass == 1 || pass == 2);
        }
        // Inside its pass the step has its place: 2 of 11.
        QVERIFY(std::abs(g.markAt(1 + 2 / 11.0) - (g.xAt(1) + g.passWidth() * 2 / 11)) < 0.01);
        // A ribbon: wide above, cut out below.
        for (const double time : picture.scene.bookmarks) {
            QCOMPARE(at(TimelineLane::Bookmarks, time, 0, -3), light().givenDigit);
            QVERIFY(at(TimelineLane::Bookmarks, time, 0, 4) != light().givenDigit);
        }
        // A triangle that points down is wide above, one that points up below.
        const QRectF lane = g.lane(TimelineLane::Changes);
        const auto wide = [&](double time, qreal y) {
            return picture.ink(QRectF(g.markAt(time) - 6, std::round(lane.center().y()) + y, 12, 1));
        };
        QVERIFY(wide(3 + 6 / 11.0, -3) > wide(3 + 6 / 11.0, 2) + 2);
        QVERIFY(at(TimelineLane::Changes, 5, 0, 0) == light().board);
        // The hit that is looked at is full.
        picture.scene.playhead = picture.scene.hits.front();
        picture.paint(light(), true);
        QCOMPARE(at(TimelineLane::Hits, picture.scene.playhead, 2.5, 0), light().contradictionMark);
        // Ten thousand marks are no more than the pixels can show.
        picture.scene.hits.clear();
        for (int i = 0; i < 10'000; ++i)
            picture.scene.hits.push_back(1 + i / 2000.0);
        picture.paint();
        const QRectF hits = g.lane(TimelineLane::Hits);
        QVERIFY(picture.count(QRectF(g.xAt(1), hits.center().y(), g.xAt(5.9) - g.xAt(1), 1), light().contradictionMark)
            > 0.5 * (g.xAt(5.9) - g.xAt(1)));
    }
};

CONVOKU_TEST(TestTimelineMarks)
#include "tst_timeline_marks.moc"
