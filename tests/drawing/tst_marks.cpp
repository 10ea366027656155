// SPDX-License-Identifier: MIT
// The small marks of lists and legends, by the pixels that they leave.
#include "app/drawing/marks.h"
#include "app/drawing/rule_stroke.h"
#include "app/views/board/sample_scene.h"
#include "tests/support/article_rules.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <set>

using namespace convoku;

namespace {

constexpr int kSide16 = 16;

/// Reports which of a mark's 16 × 16 pixels are covered for the most part.
class Ink
{
public:
    explicit Ink(const QIcon& icon)
        : m_image(icon.pixmap(QSize(kSide16, kSide16)).toImage().convertToFormat(QImage::Format_ARGB32))
    {
    }
    bool at(int x, int y) const { return qAlpha(m_image.pixel(x, y)) > 100; }
    QColor colour(int x, int y) const { return m_image.pixelColor(x, y); }
    int count(const QRect& part) const
    {
        int inked = 0;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x)
                inked += at(x, y) ? 1 : 0;
        }
        return inked;
    }
    /// Pieces along the upper edge of a frame: 1 for a line without gaps.
    int piecesAlongTop() const
    {
        int pieces = 0;
        for (int x = 3; x < 13; ++x)
            pieces += strong(x) && (x == 3 || !strong(x - 1)) ? 1 : 0;
        return pieces;
    }
    /// The most pixels without a gap along the upper edge.
    int longestAlongTop() const
    {
        int longest = 0;
        int run = 0;
        for (int x = 3; x < 13; ++x) {
            run = strong(x) ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        return longest;
    }

private:
    bool strong(int x) const { return qAlpha(m_image.pixel(x, 2)) > 128; }

    QImage m_image;
};

} // namespace

class TestMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reasons()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Ink picked(reasonMark(ReasonMark::Picked, theme));
        const Ink cell(reasonMark(ReasonMark::Cell, theme));
        const Ink present(reasonMark(ReasonMark::Present, theme));
        const Ink absent(reasonMark(ReasonMark::Absent, theme));
        const Ink needed(reasonMark(ReasonMark::Needed, theme));
        const QRect corner(2, 2, 1, 1);
        const QRect middle(6, 6, 4, 4);
        // A ring and a dot have no corners, a frame has some.
        QCOMPARE(picked.count(corner), 0);
        QCOMPARE(needed.count(corner), 0);
        QVERIFY(cell.count(corner) > 0 && present.count(corner) > 0);
        QCOMPARE(picked.count(middle), 0);
        QVERIFY(picked.at(2, 8) && picked.at(13, 7));
        // A dot is full.
        QCOMPARE(needed.count(middle), 16);
        QCOMPARE(needed.count(QRect(0, 0, 16, 4)), 0);
        QCOMPARE(needed.colour(8, 8), theme.cursor);
        // Solid, dashed, dotted.
        QCOMPARE(present.piecesAlongTop(), 1);
        QCOMPARE(present.longestAlongTop(), 10);
        QVERIFY(cell.piecesAlongTop() > 1);
        QVERIFY(absent.longestAlongTop() < cell.longestAlongTop());
        // The mark for an absent candidate is struck through in the middle.
        QCOMPARE(present.count(middle), 0);
        QCOMPARE(cell.count(middle), 0);
        QVERIFY(absent.at(6, 7) || absent.at(6, 8));
        QVERIFY(absent.count(middle) >= 4 && absent.count(middle) <= 8);
    }

    // The marks for a cause look like those on the board, in the family's colour.
    void focus_data()
    {
        QTest::addColumn<int>("family");
        for (int family = 0; family < kRuleFamilyCount; ++family)
            QTest::addRow("family %d", family) << family;
    }
    void focus()
    {
        QFETCH(const int, family);
        const auto which = static_cast<RuleFamily>(family);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Ink cause(causeMark(which, theme));
        const Ink other(otherCauseMark(which, theme));
        const Ink gone(goneMark(which, theme));
        const Ink house(houseMark(which, theme));
        const QRect middle(6, 6, 4, 4);
        // Four corners and nothing between them; those of another cause are thinner.
        for (const QPoint corner : {QPoint(1, 1), QPoint(14, 1), QPoint(1, 14), QPoint(14, 14)}) {
            QCOMPARE(cause.colour(corner.x(), corner.y()), theme.family(which));
            QCOMPARE(other.colour(corner.x(), corner.y()), theme.family(which));
        }
        for (const QPoint between : {QPoint(8, 1), QPoint(8, 14), QPoint(1, 8), QPoint(14, 8), QPoint(8, 8)})
            QVERIFY(!cause.at(between.x(), between.y()) && !other.at(between.x(), between.y()));
        QVERIFY(cause.at(4, 2) && !other.at(4, 2));
        QCOMPARE(gone.count(middle), 16);
        QCOMPARE(gone.count(QRect(0, 0, 16, 4)), 0);
        // A frame without gaps.
        QCOMPARE(house.piecesAlongTop(), 1);
        QCOMPARE(house.longestAlongTop(), 10);
        QCOMPARE(house.count(middle), 0);
    }

    void clash()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        const Ink mark(clashMark(theme));
        QCOMPARE(mark.colour(8, 8), theme.contradictionCell);
        QCOMPARE(mark.piecesAlongTop(), 1);
    }

    // On a loud selection a mark keeps its ground; otherwise it would be invisible. On a quiet selection it is
    // unchanged.
    void selected_data()
    {
        QTest::addColumn<QIcon>("icon");
        QTest::newRow("quiet") << ruleMark(ruleOf(article::PointingRow), Theme::of(Theme::Kind::Light));
        const Theme& theme = Theme::of(Theme::Kind::HighContrast);
        QTest::newRow("rule") << ruleMark(ruleOf(article::PointingRow), theme);
        QTest::newRow("depth") << depthMark(2, theme);
        QTest::newRow("failed") << failedMark(2, theme);
        QTest::newRow("contradiction") << contradictionMark(theme);
        QTest::newRow("restored") << restoredMark(theme);
        QTest::newRow("ring") << ringMark(1, theme);
        QTest::newRow("derived") << derivedMark({1}, theme);
        QTest::newRow("cause") << causeMark(RuleFamily::Pointing, theme);
        QTest::newRow("other cause") << otherCauseMark(RuleFamily::Pointing, theme);
        QTest::newRow("gone") << goneMark(RuleFamily::Pointing, theme);
        QTest::newRow("house") << houseMark(RuleFamily::Pointing, theme);
        QTest::newRow("acted on") << actedOnMark(RuleFamily::Pointing, theme);
        QTest::newRow("clash") << clashMark(theme);
    }
    void selected()
    {
        QFETCH(QIcon, icon);
        for (const qreal ratio : {1.0, 2.0, 3.0}) {
            const QImage usual = icon.pixmap(QSize(kSide16, kSide16), ratio).toImage();
            const QImage on = icon.pixmap(QSize(kSide16, kSide16), ratio, QIcon::Selected).toImage();
            QCOMPARE(usual.width(), static_cast<int>(kSide16 * ratio));
            QCOMPARE(on.size(), usual.size());
            if (QByteArray(QTest::currentDataTag()) == "quiet") {
                QCOMPARE(on, usual);
                continue;
            }
            // But for its round corners.
            const int corner = static_cast<int>(3 * ratio);
            for (int y = corner; y < on.height() - corner; ++y) {
                for (int x = corner; x < on.width() - corner; ++x) {
                    QCOMPARE(on.pixelColor(x, y).alpha(), 255);
                    if (usual.pixelColor(x, y).alpha() == 0)
                        QCOMPARE(on.pixelColor(x, y), Theme::of(Theme::Kind::HighContrast).board);
                }
            }
        }
    }

    void edgesSayTheHouse_data()
    {
        QTest::addColumn<int>("house");
        QTest::addColumn<bool>("above");
        QTest::addColumn<bool>("beside");
        QTest::newRow("row: above and below") << int(HouseKind::Row) << true << false;
        QTest::newRow("column: left and right") << int(HouseKind::Column) << false << true;
        QTest::newRow("box: all around") << int(HouseKind::Box) << true << true;
    }

    void edgesSayTheHouse()
    {
        QFETCH(int, house);
        QFETCH(bool, above);
        QFETCH(bool, beside);
        QImage image(100, 100, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintHouseEdges(painter, QRectF(20, 20, 60, 60), static_cast<HouseKind>(house), Qt::red, 4, 1);
        painter.end();
        const auto red = [&](int x, int y) { return image.pixelColor(x, y) == QColor(Qt::red); };
        QCOMPARE(red(50, 20), above);
        QCOMPARE(red(50, 79), above);
        QCOMPARE(red(24, 50), beside);
        QCOMPARE(red(75, 50), beside);
        QVERIFY(!red(50, 50));
    }

    /// A depth has a colour of its own, until they come round.
    void depths()
    {
        const Theme& theme = Theme::of(Theme::Kind::Light);
        for (int depth = 1; depth <= Theme::kDepthHues; ++depth) {
            QCOMPARE(Ink(depthMark(depth, theme)).colour(8, 8), theme.depth(depth));
            QVERIFY(theme.depth(depth) != theme.depth(depth % Theme::kDepthHues + 1));
        }
        QCOMPARE(theme.depth(Theme::kDepthHues + 1), theme.depth(1));
        // A mark for several depths has a stripe for each of the deepest three.
        const Ink two(asideMark({1, 2}, theme));
        QCOMPARE(two.colour(5, 8), theme.depth(1));
        QCOMPARE(two.colour(11, 8), theme.depth(2));
        const Ink four(asideMark({1, 2, 3, 4}, theme));
        QCOMPARE(four.colour(4, 8), theme.depth(2));
        QCOMPARE(four.colour(8, 8), theme.depth(3));
        QCOMPARE(four.colour(12, 8), theme.depth(4));
        QCOMPARE(Ink(asideMark({3}, theme)).colour(8, 8), theme.depth(3));
        const auto hue
            = [&](const std::set<int>& depths, int x) { return Ink(derivedMark(depths, theme)).colour(x, 8).hue(); };
        QVERIFY(std::abs(hue({1, 2}, 5) - theme.depth(1).hue()) < 3);
        QVERIFY(std::abs(hue({1, 2}, 11) - theme.depth(2).hue()) < 3);
        QVERIFY(std::abs(hue({2}, 5) - theme.depth(2).hue()) < 3);
    }

    // The board that colours are judged by shows everything that has one.
    void theSampleHasEverything()
    {
        const BoardScene scene = sampleScene();
        // The usual example; its first cell in a row and its last one.
        QCOMPARE(QByteArray::fromStdString(scene.givens.toText()),
            QByteArray("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        for (int i = 0; i < kCells; ++i) {
            if (const int digit = scene.givens.digit(i); digit != 0)
                QVERIFY(scene.candidates.soleDigit(Cell::fromIndex(i)) == digit - 1);
        }
        std::set<RuleFamily> families;
        std::set<HouseKind> houses;
        for (const BoardScene::Removal& removal : scene.removals) {
            families.insert(removal.kind.family);
            houses.insert(removal.kind.house);
            QVERIFY(!scene.candidates.has(removal.candidate));
        }
        QCOMPARE(families.size(), std::size_t{Theme::kFamilyHues});
        QCOMPARE(houses.size(), std::size_t{3});
        std::set<int> guesses;
        std::set<int> aside;
        for (std::size_t i = 0; i < kCandidates; ++i) {
            guesses.insert(scene.guessDepth[i]);
            aside.insert(scene.asideDepth[i]);
            QVERIFY(scene.guessDepth[i] == 0 || scene.candidates.has(static_cast<int>(i)));
        }
        QCOMPARE(guesses.size(), std::size_t{Theme::kDepthHues + 2}); // none, each hue, and the first one again
        QCOMPARE(aside, guesses);
        QVERIFY(scene.failed && scene.failedDepth > 0 && !scene.candidates.has(*scene.failed));
        QCOMPARE(scene.restored.size(), std::size_t{2});
        for (const std::uint16_t back : scene.restored) {
            QVERIFY(scene.candidates.has(back));
            QVERIFY((Candidate::fromIndex(back).cell() == Candidate::fromIndex(*scene.failed).cell()));
        }
        QCOMPARE(scene.candidates.countIn(scene.emptyCells.at(0)), 0);
        QCOMPARE(scene.clashingCells.size(), std::size_t{2});
        QCOMPARE(scene.clashingCells[0].row, scene.clashingCells[1].row);
        QVERIFY(scene.candidates.soleDigit(scene.clashingCells[0]) >= 0);
        QCOMPARE(
            scene.candidates.soleDigit(scene.clashingCells[0]), scene.candidates.soleDigit(scene.clashingCells[1]));
        QVERIFY(scene.picked && scene.cursor && scene.reasons && !scene.lit.empty());
        QVERIFY(scene.candidates.has(scene.reasons->present.at(0)));
        QVERIFY(!scene.candidates.has(scene.reasons->absent.at(0)));
        int derived = 0;
        for (std::size_t i = 0; i < kCells; ++i) {
            if (scene.derivedDepth[i] == 0)
                continue;
            ++derived;
            QVERIFY(scene.candidates.soleDigit(Cell::fromIndex(static_cast<int>(i))) >= 0);
        }
        QCOMPARE(derived, 3);
    }
};

CONVOKU_TEST(TestMarks)
#include "tst_marks.moc"
