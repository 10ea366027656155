// SPDX-License-Identifier: MIT
#include "app/drawing/board_painter.h"
#include "app/drawing/contrast.h"
#include "app/drawing/focus_painter.h"
#include "tests/support/article_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cstdlib>

using namespace convoku;
using convoku::testing::candidateIndex;
using convoku::testing::smallRecording;

namespace {

constexpr int kSize = 720;

struct Picture
{
    QImage image;
    BoardGeometry geometry;

    Picture(const BoardScene& scene, const Theme& theme, int size = kSize)
        : image(size, size, QImage::Format_RGB32)
        , geometry(QRectF(0, 0, size, size), true)
    {
        image.fill(theme.background);
        QPainter painter(&image);
        paintBoard(painter, geometry, scene, theme);
    }

    /// Returns the number of pixels of the rectangle that have exactly this colour.
    int count(const QRectF& rect, const QColor& colour) const
    {
        int found = 0;
        const QRect pixels = rect.toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }

    bool isFlat(const QRectF& rect) const
    {
        const QRect pixels = rect.toRect();
        return count(rect, image.pixelColor(pixels.topLeft())) == pixels.width() * pixels.height();
    }

    int count(std::uint16_t candidate, const QColor& colour) const
    {
        return count(geometry.candidateRect(Candidate::fromIndex(candidate)), colour);
    }
};

} // namespace

class TestBoardPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void themes_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << int(Theme::Kind::Light);
        QTest::newRow("dark") << int(Theme::Kind::Dark);
        QTest::newRow("article") << int(Theme::Kind::Article);
    }

    void givensAreLargeOnTheirGround_data() { themes_data(); }
    void givensAreLargeOnTheirGround()
    {
        QFETCH(int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const Picture picture(sceneAt(smallRecording(), {0, 0}), theme);
        const QRectF given = picture.geometry.cellRect({0, 0});
        QVERIFY(picture.count(given, theme.givenCell) > 2500);
        QVERIFY(picture.count(given, theme.givenDigit) > 200);
        // A few antialiased pixels of the pencil marks may happen to have the ground's grey.
        QVERIFY(picture.count(picture.geometry.cellRect({4, 4}), theme.givenCell) < 50);
    }

    /// At any size what is removed is drawn in its place alone, in its rule's colour, as something else than its digit.
    void removalsAsNumbers_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {200, 320, 400, 560, 720, 1200})
            QTest::newRow(qPrintable(QString::number(size))) << size;
    }
    void removalsAsNumbers()
    {
        QFETCH(int, size);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene = sceneAt(smallRecording(), {1, 1});
        const Picture digits(scene, theme, size);
        scene.removalsAsNumbers = true;
        const Picture numbers(scene, theme, size);
        std::vector<QRectF> places;
        for (const BoardScene::Removal& removal : scene.removals)
            places.push_back(numbers.geometry.candidateRect(Candidate::fromIndex(removal.candidate)));
        const QColor colour = theme.family(RuleFamily::NakedSingle);
        int changed = 0;
        for (int y = 0; y < size; ++y) {
            for (int x = 0; x < size; ++x) {
                if (digits.image.pixel(x, y) == numbers.image.pixel(x, y))
                    continue;
                ++changed;
                const bool inside = std::any_of(places.begin(), places.end(),
                    [&](const QRectF& place) { return place.adjusted(-2, -2, 2, 2).contains(QPointF(x, y)); });
                QVERIFY2(inside, qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        QVERIFY(changed > 8 * 10);
        for (const BoardScene::Removal& removal : scene.removals)
            QVERIFY(numbers.count(removal.candidate, colour) > 4);
    }

    void everyCandidateHasItsPlaceAndOnlyThere()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        // One candidate in a cell that has others makes exactly its own place inked.
        for (int digit = 0; digit < kSide; ++digit) {
            BoardScene scene;
            scene.candidates.add(Candidate{digit, 4, 4});
            scene.candidates.add(Candidate{(digit + 1) % kSide, 4, 4});
            const Picture picture(scene, theme);
            for (int other = 0; other < kSide; ++other) {
                const bool there = other == digit || other == (digit + 1) % kSide;
                const QRectF place = picture.geometry.candidateRect({other, 4, 4});
                QCOMPARE(picture.isFlat(place), !there);
            }
        }
    }

    void removalsHaveTheColourOfTheirRule()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Picture picture(sceneAt(smallRecording(), {1, 11}), theme);
        const QColor naked = theme.family(RuleFamily::NakedSingle);
        const QColor pointing = theme.family(RuleFamily::Pointing);
        QVERIFY(picture.count(candidateIndex(5, 2, 2), naked) > 20);
        QCOMPARE(picture.count(candidateIndex(5, 2, 2), pointing), 0);
        QVERIFY(picture.count(candidateIndex(5, 1, 7), pointing) > 20);
        QCOMPARE(picture.count(candidateIndex(5, 1, 7), naked), 0);
        // A candidate that stays has neither colour.
        QCOMPARE(picture.count(candidateIndex(4, 2, 2), naked), 0);
    }

    void allThemes_data()
    {
        QTest::addColumn<int>("kind");
        for (const Theme::Kind kind : Theme::builtIn())
            QTest::newRow(qPrintable(Theme::idOf(kind))) << static_cast<int>(kind);
    }

    /// In box 2 a 2 is in r3c5 only, a large digit; r1c4 is given, and r1c6, r3c4 have pencil marks, no 2 among them.
    /// In r7c8 is another finding.
    static BoardScene pointingScene()
    {
        BoardScene scene;
        scene.givens.setDigit({0, 3}, 9);
        scene.candidates = scene.givens.startingCandidates();
        for (int digit = 1; digit <= kSide; ++digit) {
            if (digit != 2)
                scene.candidates.remove(candidateIndex(digit, 3, 5));
        }
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            if (cell.box() == 1 && cell != Cell{2, 4})
                scene.candidates.remove(Candidate::of(1, cell).index());
        }
        scene.candidates.remove(candidateIndex(2, 6, 5));
        scene.removals = {{candidateIndex(2, 6, 5), article::PointingColumn, ruleOf(article::PointingColumn)}};
        const std::vector<Finding> findings{{{{HouseKind::Column, 4}, {{2, 4}}, {1}, 1}, {candidateIndex(2, 6, 5)}},
            {{{HouseKind::Column, 7}, {{6, 7}}, {0}, 8}, {}}};
        scene.focus = focusOn(ruleOf(article::PointingColumn), findings, 0);
        return scene;
    }

    void aCauseIsInBrackets_data() { allThemes_data(); }
    void aCauseIsInBrackets()
    {
        QFETCH(const int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const QColor colour = theme.family(RuleFamily::Pointing);
        const Picture picture(pointingScene(), theme);
        // The corners of a cell, without its lines; the middles of its sides.
        const auto inked = [&](Cell cell) {
            const QRectF rect = picture.geometry.cellRect(cell).adjusted(1, 1, 0, 0);
            const qreal third = rect.width() / 3;
            std::array<int, 5> counts{};
            int i = 0;
            for (const QPointF corner : {rect.topLeft(), rect.topRight() - QPointF(third, 0),
                     rect.bottomLeft() - QPointF(0, third), rect.bottomRight() - QPointF(third, third)})
                counts[static_cast<std::size_t>(i++)] = picture.count(QRectF(corner, QSizeF(third, third)), colour);
            counts[4] = picture.count(QRectF(rect.left() + third, rect.top(), third, 6), colour)
                + picture.count(QRectF(rect.left(), rect.top() + third, 6, third), colour);
            return counts;
        };
        const auto cause = inked({2, 4});
        const auto other = inked({6, 7});
        const auto none = inked({7, 1});
        for (std::size_t corner = 0; corner < 4; ++corner) {
            QVERIFY(cause[corner] > 60);
            QVERIFY2(other[corner] > 15 && other[corner] < cause[corner] * 2 / 3,
                qPrintable(QStringLiteral("%1 of %2").arg(other[corner]).arg(cause[corner])));
            QVERIFY(none[corner] == 0 || theme.inkOnly); // there pencil marks have the same ink
        }
        QCOMPARE(cause[4], 0);
        QCOMPARE(other[4], 0);
    }

    void housesAreWashed_data() { allThemes_data(); }
    void housesAreWashed()
    {
        QFETCH(const int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const QColor hue = theme.family(RuleFamily::Pointing);
        const Picture picture(pointingScene(), theme);
        // Between pencil marks: the middle of a cell's left edge.
        const auto ground = [&](Cell cell) {
            const QRectF rect = picture.geometry.cellRect(cell);
            return picture.image.pixelColor(qRound(rect.left() + 0.16 * rect.width()), qRound(rect.center().y()) - 12);
        };
        const auto same = [](const QColor& a, const QColor& b) {
            return std::abs(a.red() - b.red()) <= 1 && std::abs(a.green() - b.green()) <= 1
                && std::abs(a.blue() - b.blue()) <= 1;
        };
        const double part = theme.inkOnly ? 0 : theme.isDark() ? 0.13 : 0.10;
        QVERIFY(same(ground({1, 4}), blended(theme.board, hue, part)));
        QVERIFY(same(ground({4, 4}), blended(theme.board, hue, part / 2)));
        QVERIFY(same(ground({4, 5}), theme.board));
        QVERIFY(same(ground({0, 3}), blended(theme.givenCell, hue, part)));
        // The house that was looked at has a frame all around, the other one has not.
        const QRectF box = picture.geometry.cellRect({0, 3}).united(picture.geometry.cellRect({2, 5}));
        for (int step = 1; step < 20; ++step) {
            const qreal x = box.left() + box.width() * step / 20;
            const qreal y = box.top() + box.height() * step / 20;
            for (const QPointF edge :
                {QPointF(x, box.top()), QPointF(x, box.bottom()), QPointF(box.left(), y), QPointF(box.right(), y)})
                QCOMPARE(picture.image.pixelColor(qRound(edge.x()), qRound(edge.y())),
                    theme.inkOnly ? theme.thickLine : hue);
        }
        if (!theme.inkOnly) {
            const QRectF column = picture.geometry.cellRect({4, 4}).united(picture.geometry.cellRect({7, 4}));
            QCOMPARE(picture.count(QRectF(column.left() - 1, column.top() + 4, 2, column.height() - 8), hue), 0);
        }
    }

    /// All that stands on a wash can be read, and marks in the hue itself can be seen.
    void washesLeaveAllReadable_data() { allThemes_data(); }
    void washesLeaveAllReadable()
    {
        QFETCH(const int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        for (int family = 0; family < kRuleFamilyCount; ++family) {
            const QColor& hue = theme.family(static_cast<RuleFamily>(family));
            for (const QColor& wash : {houseWash(static_cast<RuleFamily>(family), theme),
                     actedOnWash(static_cast<RuleFamily>(family), theme)}) {
                const auto on
                    = [&](const QColor& ground) { return blended(ground, hue, static_cast<double>(wash.alphaF())); };
                QVERIFY(contrastRatio(theme.givenDigit, on(theme.givenCell)) >= kReadableText);
                QVERIFY(contrastRatio(theme.foundDigit, on(theme.board)) >= kReadableText);
                const double marks = contrastRatio(theme.candidate, on(theme.board));
                QVERIFY2(marks >= kReadableText, qPrintable(QString::number(marks)));
                const double struck = contrastRatio(hue, on(theme.board));
                QVERIFY2(struck >= 3.9, qPrintable(QStringLiteral("%1 %2").arg(family).arg(struck)));
            }
        }
    }

    /// A candidate that had to be absent has a dot in its place, unless the cell has a large digit.
    void whatHadToBeGoneHasADot_data()
    {
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("1x") << 1.0;
        QTest::newRow("2x") << 2.0;
    }
    void whatHadToBeGoneHasADot()
    {
        QFETCH(const qreal, ratio);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const QColor hue = theme.family(RuleFamily::Pointing);
        QImage image(QSize(kSize, kSize) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(theme.background);
        const BoardGeometry geometry(QRectF(0, 0, kSize, kSize), true, ratio);
        QPainter painter(&image);
        const BoardScene scene = pointingScene();
        paintBoard(painter, geometry, scene, theme);
        painter.end();
        const auto isDot = [&](int digit, int row, int column) {
            const QPointF middle
                = geometry.candidateRect(Candidate::fromIndex(candidateIndex(digit, row, column))).center();
            return image.pixelColor((middle * ratio).toPoint()) == hue;
        };
        for (const auto& [row, column] : {std::pair(1, 6), {2, 4}, {2, 6}, {3, 4}, {3, 6}})
            QVERIFY(isDot(2, row, column));
        QVERIFY(!isDot(2, 1, 4)); // a given
        QVERIFY(!isDot(2, 1, 5)); // in the line it may be
        QVERIFY(!isDot(3, 1, 6));
    }

    /// The reasons of a picked candidate take the board over.
    void reasonsHideTheFocus()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene = pointingScene();
        scene.reasons = BoardScene::Reasons();
        BoardScene without = scene;
        without.focus.reset();
        QCOMPARE(Picture(scene, theme).image, Picture(without, theme).image);
        scene.reasons.reset();
        QVERIFY(Picture(scene, theme).image != Picture(without, theme).image);
    }

    void aClashHasItsHouseAndACross_data()
    {
        QTest::addColumn<int>("house");
        QTest::addColumn<QPoint>("first"); // column, row
        QTest::addColumn<QPoint>("second");
        QTest::addColumn<QPointF>("cross"); // in cells
        QTest::newRow("row") << int(HouseKind::Row) << QPoint(1, 3) << QPoint(5, 3) << QPointF(3.5, 4);
        QTest::newRow("last row") << int(HouseKind::Row) << QPoint(0, 8) << QPoint(1, 8) << QPointF(1, 8);
        QTest::newRow("column") << int(HouseKind::Column) << QPoint(7, 2) << QPoint(7, 4) << QPointF(8, 3.5);
        QTest::newRow("last column") << int(HouseKind::Column) << QPoint(8, 0) << QPoint(8, 8) << QPointF(8, 4.5);
        QTest::newRow("box") << int(HouseKind::Box) << QPoint(3, 3) << QPoint(5, 5) << QPointF(4.5, 4.5);
    }
    void aClashHasItsHouseAndACross()
    {
        QFETCH(const int, house);
        QFETCH(const QPoint, first);
        QFETCH(const QPoint, second);
        QFETCH(const QPointF, cross);
        const Cell a{first.y(), first.x()};
        const Cell b{second.y(), second.x()};
        for (const Theme::Kind kind : Theme::builtIn()) {
            const Theme& theme = Theme::of(kind);
            BoardScene scene;
            scene.clashingCells = {a, b};
            for (const Cell cell : scene.clashingCells)
                scene.candidates.add(Candidate::of(6, cell));
            const auto which = static_cast<HouseKind>(house);
            const int index = which == HouseKind::Row ? a.row : which == HouseKind::Column ? a.column : a.box();
            scene.clash = Contradictions::Clash{classicHouse({which, index}), a, b, 7};
            const Picture picture(scene, theme);
            const qreal side = picture.geometry.cellSide();
            const QPointF middle = picture.geometry.board().topLeft() + cross * side;
            // A disc with a cross in it.
            QCOMPARE(picture.image.pixelColor((middle + QPointF(0, side * 0.11)).toPoint()), theme.contradictionMark);
            QVERIFY(picture.count(QRectF(middle.x() - 1, middle.y() - 1, 3, 3), theme.board) > 0);
            const auto& cells = scene.clash->house.cells;
            const QRectF frame
                = picture.geometry.cellRect(cells.front()).united(picture.geometry.cellRect(cells.back()));
            for (int step = 1; step < 8; ++step)
                QCOMPARE(picture.image.pixelColor(qRound(frame.left() + frame.width() * step / 8), qRound(frame.top())),
                    theme.inkOnly ? theme.thickLine : theme.contradictionMark);
            QVERIFY(picture.count(picture.geometry.cellRect(a), theme.contradictionCell) > 500 || theme.inkOnly);
        }
    }

    /// Reasons are marked wherever they are: at their place, or around a large digit that has none for them.
    void reasonsAreMarked_data()
    {
        QTest::addColumn<bool>("large");
        QTest::addColumn<bool>("present");
        QTest::newRow("there") << false << true;
        QTest::newRow("gone") << false << false;
        QTest::newRow("there, as a large digit") << true << true;
        QTest::newRow("gone, beside a large digit") << true << false;
    }
    void reasonsAreMarked()
    {
        QFETCH(const bool, large);
        QFETCH(const bool, present);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene;
        const Cell cell{4, 4};
        if (large)
            scene.candidates = testing::gridOf(std::string(40, '.') + '7' + std::string(40, '.')).startingCandidates();
        const auto index = static_cast<std::uint16_t>(Candidate{large && present ? 6 : 2, 4, 4}.index());
        // Pixels of the cell, and of all others, that the marks change.
        const auto changed = [&](const BoardScene& before, const BoardScene& after) {
            const Picture first(before, theme);
            const Picture second(after, theme);
            const QRect area = first.geometry.cellRect(cell).toRect();
            std::pair<int, int> counts;
            for (int y = 0; y < kSize; ++y) {
                for (int x = 0; x < kSize; ++x) {
                    if (first.image.pixel(x, y) != second.image.pixel(x, y))
                        ++(area.contains(x, y) ? counts.first : counts.second);
                }
            }
            return counts;
        };
        BoardScene marked = scene;
        marked.reasons = BoardScene::Reasons();
        (present ? marked.reasons->present : marked.reasons->absent).push_back(index);
        const auto [inside, outside] = changed(scene, marked);
        QVERIFY2(inside > 40, qPrintable(QString::number(inside)));
        QCOMPARE(outside, 0);
        // A cell of the finding has its dashes: another frame would hide them.
        if (large) {
            BoardScene finding = scene;
            finding.reasons = BoardScene::Reasons();
            finding.reasons->cells = {cell};
            marked.reasons->cells = {cell};
            QCOMPARE(changed(finding, marked).first, 0);
        }
    }

    /// On small boards too: as tall as figures of 10 and 12 pixels are, capital height 2048 of 2816.
    void smallMarksStayReadable_data()
    {
        QTest::addColumn<int>("cell");
        QTest::addColumn<bool>("struck");
        QTest::addColumn<double>("size");
        QTest::newRow("mark, 43") << 43 << false << 10.0;
        QTest::newRow("mark, 54") << 54 << false << 12.0;
        QTest::newRow("mark, 76") << 76 << false << 17.0;
        QTest::newRow("struck, 43") << 43 << true << 12.0;
        QTest::newRow("struck, 48") << 48 << true << 12.0;
        QTest::newRow("struck, 76") << 76 << true << 17.0;
    }
    void smallMarksStayReadable()
    {
        QFETCH(int, cell);
        QFETCH(bool, struck);
        QFETCH(double, size);
        BoardScene scene;
        scene.candidates = Candidates::all();
        const Candidate one = Candidate::of(0, Cell{4, 4});
        if (struck) {
            scene.removals.push_back(
                {static_cast<std::uint16_t>(one.index()), article::NakedSingleBox, ruleOf(article::NakedSingleBox)});
            scene.removalMarks = false; // the digit alone
        }
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const BoardGeometry geometry(QRectF(0, 0, 9 * cell + 4, 9 * cell + 4), false);
        QImage image(9 * cell + 4, 9 * cell + 4, QImage::Format_RGB32);
        image.fill(theme.background);
        QPainter painter(&image);
        paintBoard(painter, geometry, scene, theme);
        painter.end();
        // The rows in which the digit has ink.
        const QRect place = geometry.candidateRect(one).toAlignedRect().adjusted(0, -1, 0, 1);
        int rows = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            bool ink = false;
            for (int x = place.left(); x <= place.right(); ++x)
                ink = ink || qGray(image.pixel(x, y)) < 200;
            rows += ink ? 1 : 0;
        }
        QVERIFY2(std::abs(rows - size * 2048 / 2816) <= 1, qPrintable(QString::number(rows)));
    }

    void fadingRemovalsGetPaler()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene = sceneAt(smallRecording(), {1, 11});
        int lightness = 0;
        for (const double opacity : {1.0, 0.6, 0.3}) {
            scene.removalOpacity = opacity;
            const Picture picture(scene, theme);
            const QRect place = picture.geometry.candidateRect(Candidate::fromIndex(candidateIndex(5, 2, 2))).toRect();
            int sum = 0;
            for (int y = place.top(); y <= place.bottom(); ++y) {
                for (int x = place.left(); x <= place.right(); ++x)
                    sum += picture.image.pixelColor(x, y).lightness();
            }
            QVERIFY(sum > lightness);
            lightness = sum;
        }
    }

    /// The scene's faintness applies to candidates of cells with all nine left, and only to those.
    void untouchedCellsAreFaint()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene;
        for (int digit = 0; digit < kSide; ++digit) {
            scene.candidates.add(Candidate{digit, 0, 0}.index());
            if (digit != 4)
                scene.candidates.add(Candidate{digit, 0, 1}.index());
        }
        const Picture usual(scene, theme);
        scene.untouched = 0.42;
        const Picture faint(scene, theme);
        const auto pixels = [&](const Picture& picture, int column, const QColor& colour) {
            return picture.count(picture.geometry.cellRect(Cell{0, column}), colour);
        };
        QVERIFY(pixels(usual, 0, theme.candidate) > 0);
        QCOMPARE(pixels(faint, 0, theme.candidate), 0);
        QCOMPARE(pixels(faint, 1, theme.candidate), pixels(usual, 1, theme.candidate));
        QVERIFY(faint.image != usual.image);
    }

    void guessesHaveSquaresAndARing_data() { themes_data(); }
    void guessesHaveSquaresAndARing()
    {
        QFETCH(int, kind);
        const Theme& theme = Theme::of(static_cast<Theme::Kind>(kind));
        const Picture picture(sceneAt(smallRecording(), {2, 11}), theme);
        // A square covers most of its place; the ring is a line.
        QVERIFY(picture.count(candidateIndex(9, 1, 2), theme.depth(1)) > 120);
        QVERIFY(picture.count(picture.geometry.cellRect({0, 1}).adjusted(0, 0, 0, -60), theme.depth(1)) > 30);
        QCOMPARE(picture.count(picture.geometry.cellRect({0, 2}), theme.depth(1)), 0);
    }

    void aDepthIsANumberUnderTheMouse()
    {
        const auto ink = [](std::uint8_t depth, bool hovered) {
            BoardScene scene;
            scene.asideDepth[candidateIndex(9, 1, 2)] = depth;
            scene.hovered = hovered ? std::optional(Cell{0, 1}) : std::nullopt;
            const Theme& theme = Theme::of(Theme::Kind::Light);
            return Picture(scene, theme, 1440).count(candidateIndex(9, 1, 2), theme.onColour);
        };
        QVERIFY(ink(1, false) > 0 && ink(1, false) == ink(2, false));
        QVERIFY(ink(1, true) != ink(2, true));
    }

    void contradictionsAreRed()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene;
        scene.emptyCells = {{2, 3}};
        const Picture picture(scene, theme);
        QVERIFY(picture.count(picture.geometry.cellRect({2, 3}), theme.contradictionCell) > 2000);
        QVERIFY(picture.count(picture.geometry.cellRect({2, 3}), theme.contradictionMark) > 100);
        QCOMPARE(picture.count(picture.geometry.cellRect({2, 4}).adjusted(2, 2, 0, 0), theme.contradictionCell), 0);
    }

    /// A found digit that stands twice in a house has the colour of the contradiction; others, and givens, keep theirs.
    void clashingDigitsAreRed()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        BoardScene scene;
        for (const int column : {0, 4, 8})
            scene.candidates.add(Candidate{6, 0, column}.index());
        scene.givens.setDigit({0, 8}, 7);
        scene.clashingCells = {{0, 0}, {0, 8}};
        const Picture picture(scene, theme);
        const auto inside = [&](int column, const QColor& colour) { // of the frame around a wrong cell
            const QRectF rect = picture.geometry.cellRect({0, column});
            return picture.count(rect.adjusted(18, 18, -18, -18), colour) > 20;
        };
        QVERIFY(inside(0, theme.contradictionMark) && !inside(0, theme.foundDigit));
        QVERIFY(inside(4, theme.foundDigit) && !inside(4, theme.contradictionMark));
        QVERIFY(inside(8, theme.givenDigit) && !inside(8, theme.contradictionMark));
    }

    void linesAreCrispAtAnySize_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {120, 338, 480, 501, 720, 1081})
            QTest::addRow("%d pixels", size) << size;
    }

    void linesAreCrispAtAnySize()
    {
        QFETCH(int, size);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Picture picture(sceneOfGivens({}), theme, size);
        // An empty board has its own colours and nothing between them: no line is blurred.
        const QRect board = picture.geometry.board().toRect();
        for (int y = board.top(); y < board.bottom(); ++y) {
            for (int x = board.left(); x < board.right(); ++x) {
                const QRgb pixel = picture.image.pixel(x, y);
                QVERIFY(pixel == theme.board.rgb() || pixel == theme.thinLine.rgb() || pixel == theme.thickLine.rgb());
            }
        }
    }

    void painterIsLeftAsItWas()
    {
        QImage image(300, 300, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setPen(Qt::magenta);
        painter.setBrush(Qt::cyan);
        const QTransform before = painter.transform();
        paintBoard(painter, BoardGeometry(QRectF(0, 0, 300, 300), false), sceneAt(smallRecording(), {1, 11}),
            Theme::of(Theme::Kind::Dark));
        QCOMPARE(painter.pen().color(), QColor(Qt::magenta));
        QCOMPARE(painter.brush().color(), QColor(Qt::cyan));
        QCOMPARE(painter.transform(), before);
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    }
};

CONVOKU_TEST(TestBoardPainter)
#include "tst_board_painter.moc"
