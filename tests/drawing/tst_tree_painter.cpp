// SPDX-License-Identifier: MIT
// Lines, nodes and words of a search tree's picture, pixel by pixel where the layout says what they must be.
#include "app/drawing/tokens.h"
#include "app/drawing/tree_painter.h"
#include "app/drawing/tree_writer.h"
#include "app/wording/language.h"
#include "solver/run/runner.h"
#include "tests/support/bitwise.h"
#include "tests/support/made_search.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

const Theme& light()
{
    return Theme::of(Theme::Kind::Light);
}

/// A tree without folded parts and all of its picture, without a legend.
struct Picture
{
    Recording recording;
    SearchTree tree;
    TreeLayout layout;
    TreeCamera camera;
    TreeBoards boards;
    Position position;
    QImage image;

    Picture(int guesses, int maxDepth, double zoom, bool atDeepest = false)
        : recording([&] {
            Random random(47);
            return madeSearch(random, guesses, maxDepth, .5);
        }())
    {
        tree.update(recording);
        TreeFolding folding;
        folding.setFoldFailed(false);
        layout = TreeLayout(tree, folding);
        camera = zoomedCamera(layout, {1200, 800}, zoom, treeText(recording, tree, layout, 1));
        camera.origin = {TreeCamera::margin(), camera.above};
        position = atDeepest ? deepest() : recording.first();
        image = drawn(QRectF(QPointF(), camera.size), {});
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    QImage drawn(const QRectF& area, QPointF origin)
    {
        QImage result(image.isNull() ? camera.size.toSize() : QSize(300, 300), QImage::Format_RGB32);
        result.fill(light().background);
        QPainter painter(&result);
        painter.translate(-origin);
        TreeScene scene{&recording, &tree, &layout, &boards, position};
        scene.legend = false;
        boards.begin(0);
        paintTree(painter, area, scene, camera, light());
        return result;
    }

    /// Returns the position with the most active guesses in the last two thirds, so that other guesses are over by
    /// then.
    Position deepest() const
    {
        Position best = recording.first();
        for (int pass = recording.passCount() / 3; pass <= recording.passCount(); ++pass) {
            const Position here = recording.endOf(pass);
            if (tree.node(tree.nodeAt(here)).depth > tree.node(tree.nodeAt(best)).depth)
                best = here;
        }
        return best;
    }
    /// Somewhere in a rectangle: lines can be dotted.
    bool isInkedIn(const QRectF& where) const
    {
        const QRect pixels = where.toAlignedRect().intersected(image.rect());
        return count(where, light().background) < pixels.width() * pixels.height();
    }
    int count(const QRectF& where, const QColor& colour) const
    {
        int found = 0;
        const QRect pixels = where.toAlignedRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }
};

/// The article's puzzle: three guesses, of which the first fails in pass 10.
struct Run
{
    std::shared_ptr<const Recording> recording;
    SearchTree tree;

    Run()
    {
        const auto backend = makeBitwise();
        recording = std::make_shared<const Recording>(record(*backend, gridOf(kArticleHard), {}));
        tree.update(*recording);
    }
};

} // namespace

class TestTreePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void everyNodeHangsOnItsParent_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::newRow("lines") << .2;
        QTest::newRow("small") << .45;
        QTest::newRow("bitmaps") << 1.0;
        QTest::newRow("large bitmaps") << 2.0;
    }
    void everyNodeHangsOnItsParent()
    {
        QFETCH(double, zoom);
        const Picture picture(60, 8, zoom);
        const TreeCamera& camera = picture.camera;
        int below = 0;
        for (const TreeLayout::Place& place : picture.layout.places()) {
            if (place.depth == 0)
                continue;
            const TreeLayout::Place& parent = picture.layout.place(place.parent);
            const double y = camera.middle(place);
            const double x = camera.elbow(place.depth);
            const double left = camera.left(place.depth);
            QVERIFY(picture.isInkedIn({left - 8, y - 1, 7, 2}));
            // Down from the parent, except to the first child, which is in its row.
            if (place.row == parent.row && place.row > 0 && camera.row > 20)
                QVERIFY(!picture.isInkedIn({x - 1, y - camera.row / 2 - 1, 2, 2}));
            for (double at = camera.middle(parent) + 2; at < y - 14; at += 6)
                QVERIFY(picture.isInkedIn({x - 1, at, 2, 6}));
            below += place.row == parent.row ? 0 : 1;
        }
        QVERIFY(below > 10);
    }

    /// Guesses that are over, active and still to come differ in their lines and letters.
    void timesOfNodes()
    {
        const Picture picture(40, 6, 1, true);
        const std::vector<int> path = picture.tree.pathTo(picture.tree.nodeAt(picture.position));
        QVERIFY(path.size() > 3);
        const QColor text = tokensOf(light()).text1;
        int over = 0;
        int later = 0;
        for (const TreeLayout::Place& place : picture.layout.places()) {
            const QRectF node = picture.camera.rectOf(place);
            const QRectF words(node.right() + 6, node.center().y() - 20, 60, 26);
            const bool stands = std::ranges::find(path, place.node) != path.end();
            const bool comes = place.node > path.back(); // nodes are numbered in the order of their guesses
            over += !stands && !comes ? 1 : 0;
            later += comes ? 1 : 0;
            QCOMPARE(picture.count(words, text) > 3, !comes);
            if (place.depth == 0)
                continue;
            const QRectF before(node.left() - 11, node.center().y() - 3, 8, 6);
            QCOMPARE(picture.count(before, light().depth(place.depth)) > 8, stands);
        }
        QVERIFY(over > 3 && later > 3);
    }

    /// Far from each other there are two colours only where a node ends: failed or not.
    void manyNodesInFewPixels()
    {
        const Picture picture(2000, 9, .01);
        QVERIFY(picture.image.height() < 1000);
        QVERIFY(picture.count(picture.image.rect(), light().background)
            < picture.image.width() * picture.image.height() * 9 / 10);
        // Every column has nodes.
        for (int depth = 0; depth < picture.layout.columnCount(); ++depth) {
            const QRectF column(picture.camera.left(depth), 0, picture.camera.side, picture.image.height());
            QVERIFY(picture.count(column, light().background)
                < static_cast<int>(column.width() * picture.image.height()) - 2);
        }
    }

    /// The picture of a part is the part of the picture: what is left out is out of sight.
    void leavingOutShowsNothingLess_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::newRow("small") << .45;
        QTest::newRow("bitmaps") << 1.0;
        QTest::newRow("boards") << 4.0;
    }
    void leavingOutShowsNothingLess()
    {
        QFETCH(double, zoom);
        Picture picture(230, 10, zoom, true);
        Random random(31);
        bool anything = false;
        for (int i = 0; i < 12; ++i) {
            const TreeLayout::Place& place
                = picture.layout.place(randomNumber(random, 0, static_cast<int>(picture.layout.places().size()) - 1));
            const QPointF origin = picture.camera.rectOf(place).center().toPoint() - QPoint(150, 100);
            const QRectF part(origin, QSizeF(300, 300));
            const QImage seen = picture.drawn(part, origin);
            // Lines that begin elsewhere are smoothed in other ways.
            const QImage all = picture.drawn(part.adjusted(-4000, -4000, 4000, 4000), origin);
            int differing = 0;
            for (int y = 0; y < 300; ++y) {
                for (int x = 0; x < 300; ++x) {
                    const QColor one = seen.pixelColor(x, y);
                    const QColor other = all.pixelColor(x, y);
                    differing += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
                                + std::abs(one.blue() - other.blue())
                            > 24
                        ? 1
                        : 0;
                }
            }
            QVERIFY2(differing < 60, QByteArray::number(differing).constData());
            anything = anything || all.pixelColor(150, 100) != light().background;
        }
        QVERIFY(anything);
    }

    void wordsOfAKnownRun()
    {
        const Run run;
        QCOMPARE(TreeWords::title(run.tree, 1), QStringLiteral("r1c2 = 7"));
        QCOMPARE(TreeWords::failure(*run.recording, run.tree, 1), sentence("views.tree.failure"));
        QCOMPARE(TreeWords::end(*run.recording, run.tree, 1), sentence("views.tree.end"));
        QCOMPARE(TreeWords::when(*run.recording, run.tree, 1), sentence("views.tree.when"));
        QCOMPARE(TreeWords::when(*run.recording, run.tree, 0), sentence("views.tree.when_rules"));
        QCOMPARE(TreeWords::end(*run.recording, run.tree, 3), sentence("views.tree.end_solved"));
        // Neither a failure nor an end where the run goes on.
        QVERIFY(TreeWords::failure(*run.recording, run.tree, 2).isEmpty());
        QVERIFY(TreeWords::end(*run.recording, run.tree, 2).isEmpty());
    }

    void statesOfAKnownRun()
    {
        const Run run;
        QVERIFY((TreeBoards::shownAt(*run.recording, run.tree, 0) == Position{7, 10, 0}));
        QVERIFY((TreeBoards::shownAt(*run.recording, run.tree, 1) == Position{10, 10, 0}));
        QVERIFY((TreeBoards::shownAt(*run.recording, run.tree, 2) == Position{14, 10, 0}));
        QVERIFY(TreeBoards::shownAt(*run.recording, run.tree, 3) == run.recording->endOf(25));
        TreeBoards boards;
        boards.begin(0);
        using Sign = TreeBoards::Sign;
        const auto* solved = boards.small(*run.recording, run.tree, 3);
        QVERIFY(solved);
        const Candidates before = run.recording->stateAt({14, 10, 0}).candidates;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const Sign expected = run.recording->givens().isGiven(cell) ? Sign::Given
                : before.countIn(cell) == 1                             ? Sign::Before
                                                                        : Sign::Here;
            QCOMPARE(solved->signs[static_cast<std::size_t>(i)], expected);
        }
        // Without time, known nodes are there and one more.
        boards.begin(1);
        QTest::qSleep(5);
        QVERIFY(boards.small(*run.recording, run.tree, 3) && !boards.isIncomplete());
        QVERIFY(boards.small(*run.recording, run.tree, 2) && !boards.isIncomplete());
        QVERIFY(!boards.small(*run.recording, run.tree, 1) && boards.isIncomplete());
        const BoardScene clash = TreeBoards::sceneOf(*run.recording, run.tree, 1);
        QVERIFY(clash.clash && clash.clash->digit == 7 && clash.clash->first == (Cell{2, 7}));
        QCOMPARE(std::ranges::count_if(clash.guessDepth, [](int depth) { return depth > 0; }), 1);
    }

    /// The card is at the edge and leaves its node free; boards have none.
    void theCardIsAtTheEdge()
    {
        Picture picture(60, 8, 1, true);
        const QRectF area(QPointF(), QSizeF(1200, 700));
        QImage image(area.size().toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        TreeScene scene{&picture.recording, &picture.tree, &picture.layout, &picture.boards, picture.position};
        for (const TreeLayout::Place& place : picture.layout.places()) {
            const QRectF node = picture.camera.rectOf(place);
            if (!area.contains(node))
                continue;
            scene.cardNode = scene.hovered = place.node;
            const QRectF card = paintTree(painter, area, scene, picture.camera, light());
            QVERIFY(area.contains(card) && card.width() > 234 && card.height() > 234);
            QVERIFY(card.left() < 20 || card.right() > area.right() - 20);
            QVERIFY(!card.intersects(node));
        }
        scene.cardNode = -1;
        QVERIFY(paintTree(painter, area, scene, picture.camera, light()).isEmpty());
        const TreeCamera boards = zoomedCamera(picture.layout, area.size(), 5, {});
        scene.cardNode = 0;
        QVERIFY(paintTree(painter, area, scene, boards, light()).isEmpty());
    }
};

CONVOKU_TEST(TestTreePainter)
#include "tst_tree_painter.moc"
