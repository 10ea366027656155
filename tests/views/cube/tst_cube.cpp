// SPDX-License-Identifier: MIT
// The cube of candidates: where its corners come to stand, how it turns, and what is drawn of a slice.
#include "app/drawing/board_geometry.h"
#include "app/drawing/tokens.h"
#include "app/views/cube/cube_geometry.h"
#include "app/views/cube/cube_painter.h"
#include "app/views/cube/slice_painter.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace convoku;

namespace {

using enum Axis;

constexpr CubeLaying kLayings[] = {{Digit, Row, Column}, {Digit, Column, Row}, {Column, Row, Digit},
    {Row, Column, Digit}, {Column, Digit, Row}, {Row, Digit, Column}};

bool isNear(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y()) < 0.01;
}

/// Row 3: r3c8 and r3c9 have 4 and 7, r3c1 has 4, 5 and 7, r3c2 has 5; nothing else is on the board.
CubeScene nakedPair()
{
    CubeScene scene;
    for (const auto& [digit, column] : {std::pair{3, 7}, {6, 7}, {3, 8}, {6, 8}, {3, 0}, {4, 0}, {6, 0}, {4, 1}})
        scene.candidates.add(Candidate{digit, 2, column});
    scene.rule = {.family = RuleFamily::NakedPair, .house = HouseKind::Row, .size = 2, .laid = true};
    scene.laying = layingOf(scene.rule);
    scene.group = 2;
    scene.lit = LaidSubset{2, {3, 6}, {7, 8}};
    scene.removed = {
        static_cast<std::uint16_t>(Candidate{3, 2, 0}.index()), static_cast<std::uint16_t>(Candidate{6, 2, 0}.index())};
    return scene;
}

/// Returns the number of pixels in the area that have this colour.
int countOf(const QImage& image, const QRectF& area, const QColor& colour)
{
    int count = 0;
    const QRect pixels = area.toAlignedRect().intersected(image.rect());
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    }
    return count;
}

} // namespace

class TestCube : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// On its way from the board a candidate begins where its pencil mark is, and a digit in the middle of its cell.
    void spreadCandidatesAreThoseOfTheBoard()
    {
        CubeScene scene;
        for (int digit = 0; digit < kSide; ++digit)
            scene.candidates.add(Candidate{digit, 4, 4});
        scene.candidates.add(Candidate{0, 7, 1});
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const BoardGeometry board(QRectF(0, 0, 900, 900), false);
        const auto painted = [&](const CubeScene& shown) {
            QImage image(900, 900, QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            paintCube(painter, {board.board(), {}, 0}, shown, theme, 0, 1);
            return image;
        };
        const QImage empty = painted({});
        const QImage image = painted(scene);
        std::vector<QRectF> places{board.cellRect({7, 1})};
        for (int digit = 0; digit < kSide; ++digit)
            places.push_back(board.candidateRect(Candidate{digit, 4, 4}));
        std::vector<QRect> inks(places.size());
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == empty.pixel(x, y))
                    continue;
                const auto place
                    = std::ranges::find_if(places, [&](const QRectF& rect) { return rect.contains(x + 0.5, y + 0.5); });
                QVERIFY2(place != places.end(), qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
                inks[static_cast<std::size_t>(place - places.begin())] |= QRect(x, y, 1, 1);
            }
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QPointF away = QRectF(inks[i]).center() - places[i].center();
            QVERIFY(!inks[i].isEmpty() && std::hypot(away.x(), away.y()) < 1.5);
        }
    }

    void unturnedItIsTheBoard();
    void cornersByHand();
    void everyLayingLiesStraightInFront();
    void turnsGoFromOneToTheOther();
    void handsTurnWhatIsInFront();
    void theFrontIsHit();
    void squaresAreWhole();
    void theSheetShowsTheKernel();
    void linesOfTheSheet();
    void theCubeShowsTheKernel();
};

void TestCube::unturnedItIsTheBoard()
{
    // 9 places on 360 pixels: 40 each. r1c1 lies at the upper left, whatever the digit.
    const CubeGeometry geometry(QRectF(0, 0, 400, 400), {}, 20);
    QCOMPARE(geometry.scale(), 40.);
    for (const int digit : {0, 8})
        QVERIFY(isNear(geometry.toPicture(CubeGeometry::placeOf({digit, 0, 0})), {40, 40}));
    QVERIFY(isNear(geometry.toPicture(CubeGeometry::placeOf({4, 2, 8})), {360, 120}));
    QCOMPARE(geometry.depthOf(CubeGeometry::placeOf({0, 3, 5})), -4.F);
    QCOMPARE(geometry.depthOf(CubeGeometry::placeOf({8, 3, 5})), 4.F);
}

void TestCube::cornersByHand()
{
    // By 90 degrees to the right: what was in front is at the right, what was at the right is behind.
    const CubeGeometry side(QRectF(0, 0, 360, 360), turnedBy({}, 90, 0));
    QVERIFY(isNear(side.toPicture({0, 0, -4.5F}), {360, 180}));
    QVERIFY(std::abs(side.depthOf({4.5F, 0, 0}) - 4.5F) < 0.001F);
    // By 45 degrees the edges at the sides are the root of 2 farther out, and all of it is drawn that much smaller.
    const CubeGeometry edge(QRectF(0, 0, 360, 360), turnedBy({}, 45, 0));
    QVERIFY(std::abs(edge.scale() - 40 / std::numbers::sqrt2) < 0.001);
    QVERIFY(isNear(edge.toPicture({-4.5F, -4.5F, -4.5F}), {180, 180 - 180 / std::numbers::sqrt2}));
    QVERIFY(isNear(edge.toPicture({4.5F, 4.5F, -4.5F}), {360, 180 + 180 / std::numbers::sqrt2}));
}

void TestCube::everyLayingLiesStraightInFront()
{
    for (const CubeLaying& laying : kLayings) {
        const CubeGeometry geometry(QRectF(0, 0, 360, 360), turnFor(laying));
        QVERIFY(std::abs(geometry.scale() - 40) < 0.001);
        for (int value = 0; value < 9; ++value) {
            for (int place = 0; place < 9; ++place) {
                const auto middle = CubeGeometry::placeOf(candidateAt(laying, value, 5, place, {}));
                // Values run to the right and places downwards, as in a sheet.
                QVERIFY(isNear(geometry.toPicture(middle), QPointF(20 + 40 * value, 20 + 40 * place)));
                QVERIFY(std::abs(std::abs(geometry.depthOf(middle)) - 1) < 0.001F);
            }
        }
        // It is a turn, not a mirror: a body stays what it is.
        QVERIFY(std::abs(turnFor(laying).length() - 1) < 0.0001F);
    }
}

void TestCube::turnsGoFromOneToTheOther()
{
    const QQuaternion from = turnFor(kLayings[0]);
    const QQuaternion to = turnFor(kLayings[2]);
    const auto same
        = [](const QQuaternion& a, const QQuaternion& b) { return std::abs(QQuaternion::dotProduct(a, b)) > 0.9999F; };
    QVERIFY(same(turnBetween(from, to, 0), from));
    QVERIFY(same(turnBetween(from, to, 1), to));
    QVERIFY(!same(turnBetween(from, to, 0.5), from) && !same(turnBetween(from, to, 0.5), to));
    // Its other face comes to the front: on the way the slice is a line, once and not for long, and the cube a body.
    int lines = 0;
    for (int i = 1; i < 36; ++i) {
        const CubeGeometry geometry(QRectF(0, 0, 360, 360), turnBetween(from, to, i / 36.));
        lines += std::abs(geometry.depthOf(CubeGeometry::directionOf(Row))) < 0.1F ? 1 : 0;
        for (const Axis axis : {Digit, Row, Column})
            QVERIFY(std::abs(geometry.depthOf(CubeGeometry::directionOf(axis))) < 0.9999F);
    }
    QVERIFY(lines >= 1 && lines <= 4);
    QVERIFY(same(turnBetween(from, from, 0.5), from));
}

void TestCube::handsTurnWhatIsInFront()
{
    const CubeGeometry before(QRectF(0, 0, 360, 360), {});
    const CubeGeometry right(QRectF(0, 0, 360, 360), turnedBy({}, 10, 0));
    const CubeGeometry down(QRectF(0, 0, 360, 360), turnedBy({}, 0, 10));
    const QVector3D front(0, 0, -4.5F);
    QVERIFY(right.toPicture(front).x() > before.toPicture(front).x() + 5);
    QVERIFY(down.toPicture(front).y() > before.toPicture(front).y() + 5);
    QVERIFY(std::abs(right.toPicture(front).y() - 180) < 0.01);
}

void TestCube::theFrontIsHit()
{
    CubeScene scene = nakedPair();
    const CubeGeometry geometry(QRectF(0, 0, 360, 360), turnFor(*scene.laying));
    // Value 7, place c8: seventh across, eighth down.
    QVERIFY(cubeCandidateAt(geometry, scene, {20 + 40 * 6, 20 + 40 * 7}) == std::optional(Candidate{6, 2, 7}));
    QVERIFY(!cubeCandidateAt(geometry, scene, {20 + 40 * 7, 20 + 40 * 7}));
    // The slice goes before what stands in front of it; without a slice the front is hit.
    scene.candidates.add(Candidate{6, 0, 7});
    QVERIFY(cubeCandidateAt(geometry, scene, {20 + 40 * 6, 20 + 40 * 7}) == std::optional(Candidate{6, 2, 7}));
    scene.laying.reset();
    const float first = geometry.depthOf(CubeGeometry::placeOf({6, 0, 7}));
    const float second = geometry.depthOf(CubeGeometry::placeOf({6, 2, 7}));
    QVERIFY(cubeCandidateAt(geometry, scene, {20 + 40 * 6, 20 + 40 * 7})
        == std::optional(first < second ? Candidate{6, 0, 7} : Candidate{6, 2, 7}));
}

void TestCube::squaresAreWhole()
{
    for (const qreal ratio : {1., 1.5, 2.}) {
        const SliceGeometry geometry(QRectF(0, 0, 437, 411), ratio);
        QVERIFY(!geometry.isEmpty());
        for (int i = 0; i < 9; ++i) {
            const QRectF square = geometry.square(i, 8 - i);
            for (const qreal length : {square.left(), square.top(), square.width(), square.height()})
                QVERIFY(std::abs(length * ratio - std::round(length * ratio)) < 0.001);
            QVERIFY((geometry.squareAt(square.center()) == SliceGeometry::At{i, 8 - i}));
            QVERIFY(QRectF(0, 0, 437, 411).contains(square));
        }
        QVERIFY(!geometry.squareAt({1, 1}));
    }
    QVERIFY(SliceGeometry(QRectF(0, 0, 30, 30)).isEmpty());
}

void TestCube::theSheetShowsTheKernel()
{
    const Theme& theme = Theme::of(Theme::Kind::Light);
    const CubeScene scene = nakedPair();
    const SliceGeometry geometry(QRectF(0, 0, 480, 480));
    QImage image(480, 480, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSlice(painter, geometry, scene, theme);
    painter.end();
    const QColor hue = theme.family(RuleFamily::NakedPair);
    for (int place = 0; place < 9; ++place) {
        for (int value = 0; value < 9; ++value) {
            const Candidate candidate{value, 2, place};
            const QRectF square = geometry.square(place, value).adjusted(3, 3, -3, -3);
            const bool there = scene.candidates.has(candidate);
            const bool lit = (place == 7 || place == 8) && (value == 3 || value == 6);
            const bool removed = place == 0 && (value == 3 || value == 6);
            const double part = countOf(image, square, hue) / (square.width() * square.height());
            // A lit one is full, one that goes is struck out, one that had to be gone is a point, others have none.
            if (lit)
                QVERIFY(there && part > 0.6);
            else if (removed)
                QVERIFY(part > 0.03 && part < 0.5);
            else if (place == 7 || place == 8)
                QVERIFY(part > 0.004 && part < 0.03);
            else
                QCOMPARE(part, 0.);
        }
    }
}

void TestCube::linesOfTheSheet()
{
    const Theme& theme = Theme::of(Theme::Kind::Light);
    const SliceGeometry geometry(QRectF(0, 0, 480, 480));
    QImage image(480, 480, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSlice(painter, geometry, nakedPair(), theme);
    painter.end();
    // Digits run across, columns of the board run down. Only the columns are grouped in threes.
    const Tokens tokens = tokensOf(theme);
    for (int i = 1; i < 9; ++i) {
        const qreal along = i * geometry.side();
        const QRectF across(geometry.sheet().left() + 4, geometry.sheet().top() + along - 2, 1, 4);
        const QRectF down(geometry.sheet().left() + along - 2, geometry.sheet().top() + 4, 4, 1);
        QCOMPARE(countOf(image, across, tokens.controlEdge) > 0, i % 3 == 0);
        QVERIFY(i % 3 == 0 || countOf(image, across, tokens.hairline) > 0);
        QCOMPARE(countOf(image, down, tokens.controlEdge), 0);
        QVERIFY(countOf(image, down, tokens.hairline) > 0);
    }
}

void TestCube::theCubeShowsTheKernel()
{
    const Theme& theme = Theme::of(Theme::Kind::Light);
    CubeScene scene = nakedPair();
    const CubeGeometry geometry(QRectF(0, 0, 480, 480), turnFor(*scene.laying), kCubeMargin);
    const auto painted = [&](double marks) {
        QImage image(480, 480, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintCube(painter, geometry, scene, theme, marks);
        return image;
    };
    const QImage image = painted(1);
    const QImage faded = painted(0);
    // Straight in front all faces that are seen are lit alike: the large ones are those of the kernel.
    const auto middle = [&](int value, int place) {
        return geometry.toPicture(CubeGeometry::placeOf({value, 2, place})).toPoint();
    };
    const QRgb lit = image.pixel(middle(3, 7));
    QCOMPARE(image.pixel(middle(6, 8)), lit);
    QVERIFY(image.pixel(middle(4, 0)) != lit);
    QVERIFY(image.pixel(middle(4, 7)) != lit);
    const QPoint corner = middle(3, 7) + QPoint(qRound(geometry.scale() * 0.35), 0);
    QCOMPARE(image.pixel(corner), lit);
    QVERIFY2(faded.pixel(corner) != lit, "without marks it is a small cube as any other");
    QVERIFY(image != faded);
    // The cube is also drawn without a slice that is seen straight on.
    scene.laying.reset();
    scene.lit.reset();
    QVERIFY(painted(1) != image);
}

CONVOKU_TEST(TestCube)
#include "tst_cube.moc"
