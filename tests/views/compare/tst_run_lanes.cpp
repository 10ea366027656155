// SPDX-License-Identifier: MIT
// Runs side by side as lanes, and the marks of boards side by side: where what is drawn.
#include "app/drawing/compared_marks.h"
#include "app/views/compare/run_lanes.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace convoku;

namespace {

constexpr int kWidth = 600;

PassNumbers removing(int candidates)
{
    PassNumbers numbers;
    numbers.removed[0] = static_cast<std::uint16_t>(candidates);
    return numbers;
}

RunOverview overviewOf(const std::vector<int>& removed)
{
    RunOverview overview;
    for (const int candidates : removed)
        overview.add(removing(candidates));
    return overview;
}

QImage drawn(const RunLanes& scene)
{
    QImage image(kWidth, static_cast<int>(runLanesHeight(scene.lanes.size())), QImage::Format_RGB32);
    QPainter painter(&image);
    paintRunLanes(painter, QRectF(image.rect()), scene, Theme::of(Theme::Kind::Light));
    return image;
}

/// Returns the number of pixels in a rectangle that differ between two pictures.
int differing(const QImage& a, const QImage& b, const QRect& where)
{
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

class TestRunLanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOverviewIsMadePassByPass()
    {
        const RunOverview overview = overviewOf({0, 8, 3, 5});
        QCOMPARE(overview.passCount(), 3);
        QCOMPARE(overview.all().mostRemoved, 8);
        QCOMPARE(overview.range(1, 2).removed[0], std::uint64_t{11});
        // Over the blocks that are summed already.
        const RunOverview longer = overviewOf(std::vector<int>(300, 1));
        QCOMPARE(longer.range(10, 290).removed[0], std::uint64_t{281});
    }

    void barsHaveOneScale()
    {
        const RunOverview many = overviewOf({0, 64});
        const RunOverview few = overviewOf({0, 8});
        const RunOverview none = overviewOf({0, 0});
        RunLanes scene;
        scene.lanes = {{QString(), &many, true, false}, {QString(), &few, true, false}};
        RunLanes empty;
        empty.lanes = {{QString(), &none, true, false}, {QString(), &none, true, false}};
        const QImage with = drawn(scene);
        const QImage without = drawn(empty);
        const QRectF area(with.rect());
        const TimelineGeometry axis = geometryOf(scene, area, 1);
        const int x = qRound(axis.xAt(1.5));
        std::array<int, 2> heights{};
        for (std::size_t lane = 0; lane < 2; ++lane) {
            const QRect rect = laneRect(scene, area, lane).toRect();
            heights.at(lane) = differing(with, without, QRect(x, rect.top(), 1, rect.height()));
            // Position 0 is the puzzle itself, which removes nothing.
            QCOMPARE(differing(with, without, QRect(qRound(axis.xAt(0.5)), rect.top(), 1, rect.height())), 0);
        }
        // Cube roots: 64 is twice as high as 8.
        QVERIFY(heights[0] > 15);
        QVERIFY2(std::abs(heights[0] - 2 * heights[1]) <= 2,
            qPrintable(QStringLiteral("%1 %2").arg(heights[0]).arg(heights[1])));
    }

    void costsAreStepsDownToNothing()
    {
        const RunOverview run = overviewOf({0, 0, 0, 0});
        RunLanes scene;
        scene.lanes = {{QString(), &run, true, false, {0, 60, 30, 0}}};
        RunLanes empty;
        empty.lanes = {{QString(), &run, true, false}};
        const QImage with = drawn(scene);
        const QImage without = drawn(empty);
        const TimelineGeometry axis = geometryOf(scene, QRectF(with.rect()), 1);
        const QRect rect = laneRect(scene, QRectF(with.rect()), 0).toRect();
        std::array<int, 4> heights{};
        for (std::size_t position = 0; position < heights.size(); ++position) {
            const int x = qRound(axis.xAt(static_cast<double>(position) + 0.5));
            heights.at(position) = differing(with, without, QRect(x, rect.top(), 1, rect.height()));
        }
        QVERIFY(heights[1] > 15);
        QVERIFY2(std::abs(heights[1] - 2 * heights[2]) <= 2,
            qPrintable(QStringLiteral("%1 %2").arg(heights[1]).arg(heights[2])));
        QVERIFY(heights[0] == 0 && heights[3] == 0);
        // Each position has all of its width.
        QCOMPARE(differing(with, without, QRect(qRound(axis.xAt(1)) + 1, rect.top(), 1, rect.height())), heights[1]);
        QCOMPARE(differing(with, without, QRect(qRound(axis.xAt(2)) - 2, rect.top(), 1, rect.height())), heights[1]);
    }

    void theLongestRunHasTheAxis()
    {
        const RunOverview long_ = overviewOf({0, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        const RunOverview short_ = overviewOf({0, 1, 1});
        RunLanes scene;
        scene.lanes = {{QStringLiteral("short"), &short_, false, true}, {QStringLiteral("long"), &long_, false, false}};
        QCOMPARE(scene.passCount(), 9);
        const QImage ended = drawn(scene);
        scene.lanes.front().running = true;
        const QImage unfinished = drawn(scene);
        // The end of the short one is marked where it is, and only there.
        const QRectF area(ended.rect());
        const int end = qRound(geometryOf(scene, area, 1).xAt(3));
        const QRect lane = laneRect(scene, area, 0).toRect();
        QVERIFY(differing(ended, unfinished, QRect(end - 7, lane.top(), 14, lane.height())) > 20);
        QCOMPARE(differing(ended, unfinished, QRect(end + 8, lane.top(), kWidth - end - 8, lane.height())), 0);
        QCOMPARE(differing(ended, unfinished, laneRect(scene, area, 1).toRect()), 0);
        // A solution has another sign than any other end.
        scene.lanes.front().running = false;
        scene.lanes.front().solved = false;
        QVERIFY(differing(ended, drawn(scene), lane) > 5);
    }

    /// A dot where a lane parts from the first, and the words behind an end; they change nothing elsewhere.
    void whereALanePartsAndEnds()
    {
        const RunOverview run = overviewOf({0, 1, 1, 1, 1, 1, 1, 1, 1, 64});
        RunLanes scene;
        scene.lanes = {{QStringLiteral("first"), &run, true, false}, {QStringLiteral("second"), &run, true, false}};
        const QImage alike = drawn(scene);
        scene.lanes[1].parting = 4;
        const QImage parted = drawn(scene);
        const QRectF area(alike.rect());
        const QRect lane = laneRect(scene, area, 1).toRect();
        const TimelineGeometry axis = geometryOf(scene, area, 1);
        const QRect pass(qRound(axis.xAt(4)), lane.top(), qRound(axis.passWidth()), lane.height());
        const int dot = differing(alike, parted, pass);
        QVERIFY(dot > 10);
        QCOMPARE(differing(alike, parted, alike.rect()), dot);
        // The text about a run's end follows the end of its lane, or is below the name if there is no room.
        const RunOverview short_ = overviewOf({0, 1});
        const QString end = QStringLiteral("ended");
        scene.lanes = {{QStringLiteral("long"), &run, true, false}, {QStringLiteral("short"), &short_, true, false}};
        const QImage unsaid = drawn(scene);
        scene.lanes[1].end = end;
        const QRect behind(qRound(axis.xAt(2)), lane.top(), kWidth - qRound(axis.xAt(2)), lane.height());
        QVERIFY(differing(unsaid, drawn(scene), behind) > 20);
        QCOMPARE(differing(unsaid, drawn(scene), unsaid.rect()), differing(unsaid, drawn(scene), behind));
        scene.lanes[1].end.clear();
        scene.lanes[0].end = end;
        const QRect names(
            0, laneRect(scene, area, 0).toRect().top(), qRound(runLanesCorner(area).width()), lane.height());
        QVERIFY(differing(unsaid, drawn(scene), names) > 20);
        QCOMPARE(differing(unsaid, drawn(scene), unsaid.rect()), differing(unsaid, drawn(scene), names));
    }

    void lowLanesFit()
    {
        const RunOverview run = overviewOf({0, 4, 2});
        RunLanes scene;
        for (int i = 0; i < 4; ++i)
            scene.lanes.push_back({QStringLiteral("run"), &run, false, true});
        for (const qreal height : {runLanesHeight(4), leastRunLanesHeight(4)}) {
            const QRectF area(0, 0, kWidth, height);
            for (std::size_t lane = 0; lane < 4; ++lane) {
                const QRectF rect = laneRect(scene, area, lane);
                QVERIFY(area.contains(rect));
                QVERIFY(lane == 0 || qFuzzyCompare(rect.top(), laneRect(scene, area, lane - 1).bottom()));
            }
        }
        QVERIFY(leastRunLanesHeight(4) < runLanesHeight(4));
    }

    void thePositionIsSeen()
    {
        const RunOverview run = overviewOf({0, 1, 1, 1, 64}); // the other bars are low: it is seen above them
        RunLanes scene;
        scene.lanes = {{QString(), &run, false, true}};
        const QImage start = drawn(scene);
        scene.position = 3;
        const QImage later = drawn(scene);
        const TimelineGeometry axis = geometryOf(scene, QRectF(start.rect()), 1);
        const QRect pass(qRound(axis.xAt(3)) + 2, 34, qRound(axis.passWidth()) - 4, 30);
        QVERIFY(differing(start, later, pass) > 100);
        const QRect other(qRound(axis.xAt(1)) + 3, 34, qRound(axis.passWidth()) - 6, 30);
        QCOMPARE(differing(start, later, other), 0);
    }

    void marksLieWhereTheirCandidatesAre_data()
    {
        QTest::addColumn<ComparedMark>("mark");
        QTest::newRow("gone") << ComparedMark::OnlyHereRemoved;
        QTest::newRow("there") << ComparedMark::OnlyHereThere;
        QTest::newRow("lost") << ComparedMark::Lost;
        QTest::newRow("wrong") << ComparedMark::Wrong;
        QTest::newRow("gone on both") << ComparedMark::RemovedOnBoth;
        QTest::newRow("gone on the first") << ComparedMark::RemovedOnFirst;
        QTest::newRow("gone on the second") << ComparedMark::RemovedOnSecond;
    }

    void marksLieWhereTheirCandidatesAre()
    {
        QFETCH(const ComparedMark, mark);
        const Candidate candidate{4, 2, 6};
        ComparedMarks marks;
        const auto index = static_cast<std::uint16_t>(candidate.index());
        switch (mark) {
        case ComparedMark::OnlyHereRemoved:
            marks.onlyHereRemoved = {index};
            break;
        case ComparedMark::OnlyHereThere:
            marks.onlyHereThere = {index};
            break;
        case ComparedMark::Lost:
            marks.lost = {index};
            break;
        case ComparedMark::Wrong:
            marks.wrong = {candidate.cell()};
            break;
        case ComparedMark::RemovedOnBoth:
            marks.removedOnBoth = {index};
            break;
        case ComparedMark::RemovedOnFirst:
            marks.removedOnFirst = {index};
            break;
        case ComparedMark::RemovedOnSecond:
            marks.removedOnSecond = {index};
            break;
        }
        QVERIFY(!marks.isEmpty());
        for (const Theme::Kind theme : Theme::builtIn()) {
            QImage image(920, 920, QImage::Format_RGB32);
            image.fill(Theme::of(theme).board);
            const QImage before = image;
            const BoardGeometry geometry(QRectF(image.rect()), true);
            QPainter painter(&image);
            paintComparedMarks(painter, geometry, marks, Theme::of(theme));
            painter.end();
            const QRect place = (mark == ComparedMark::Wrong ? geometry.cellRect(candidate.cell())
                                                             : geometry.candidateRect(candidate))
                                    .toAlignedRect();
            const int inside = differing(before, image, place);
            QVERIFY(inside > 3);
            QCOMPARE(differing(before, image, image.rect()), inside);
            if (mark != ComparedMark::RemovedOnFirst && mark != ComparedMark::RemovedOnSecond)
                continue;
            // The half that is on its side is full, the other one a ring.
            const QRectF square = geometry.candidateRect(candidate);
            const double side = square.width() / 8 * (mark == ComparedMark::RemovedOnFirst ? -1 : 1);
            const auto at = [&](double x) { return image.pixel((square.center() + QPointF(x, 0)).toPoint()); };
            QCOMPARE(at(side), Theme::of(theme).givenDigit.rgb());
            QCOMPARE(at(-side), Theme::of(theme).board.rgb());
        }
    }
};

CONVOKU_TEST(TestRunLanes)
#include "tst_run_lanes.moc"
