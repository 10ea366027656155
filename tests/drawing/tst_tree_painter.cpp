// SPDX-License-Identifier: MIT
// Lines and labels of a search tree's picture, pixel by pixel where the layout says that they must be.
#include "app/drawing/tree_painter.h"
#include "tests/support/made_search.h"
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

/// A tree without folded parts and all of its picture.
struct Picture
{
    Recording recording;
    SearchTree tree;
    TreeLayout layout;
    TreeCamera camera;
    Position position;
    QImage image;

    Picture(int guesses, int maxDepth, double zoom, double zoomDown, bool atDeepest = false)
        : recording([&] {
            Random random(47);
            return madeSearch(random, guesses, maxDepth, .5);
        }())
    {
        tree.update(recording);
        TreeFolding folding;
        folding.setFoldFailed(false);
        layout = TreeLayout(tree, folding);
        camera.zoom = zoom;
        camera.zoomDown = zoomDown;
        camera.root = QPointF(kTreeMargin - layout.left() * camera.across(), kTreeMargin);
        image = QImage(camera.sizeOf(layout).toSize(), QImage::Format_RGB32);
        image.fill(light().background);
        QPainter painter(&image);
        position = atDeepest ? deepest() : recording.first();
        paintTree(painter, image.rect(), {&tree, &layout, position}, camera, light());
    }
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;

    /// Where most guesses stand, with others over by then.
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
    double x(const TreeLayout::Place& place) const { return camera.x(place.x); }
    double y(int row) const { return camera.y(row); }
    bool inked(double x, double y) const
    {
        return image.pixel(static_cast<int>(std::round(x)), static_cast<int>(std::round(y)))
            != light().background.rgb();
    }
    /// On a point or beside it.
    bool inkedNear(double x, double y) const { return inked(x - 1, y) || inked(x, y) || inked(x + 1, y); }
    int count(const QRectF& where, const QColor& colour) const
    {
        int found = 0;
        const QRect pixels = where.toRect().intersected(image.rect());
        for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
            for (int x = pixels.left(); x <= pixels.right(); ++x)
                found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
        }
        return found;
    }
    /// The place of a label.
    QRectF besideOf(const TreeLayout::Place& place, double width) const
    {
        const double from = x(place) + camera.radius() + 8;
        return {from, y(place.row) - 6, width, 12};
    }
};

} // namespace

class TestTreePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNodeHangsOnItsParent_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::newRow("small") << .15;
        QTest::newRow("shapes") << .5;
        QTest::newRow("labels") << 1.0;
        QTest::newRow("large") << 1.5;
    }
    void everyNodeHangsOnItsParent()
    {
        QFETCH(double, zoom);
        const Picture picture(60, 8, zoom, 1);
        const double half = picture.camera.down() / 2;
        const double radius = picture.camera.radius();
        int parents = 0;
        for (const TreeLayout::Place& place : picture.layout.places()) {
            if (place.parent >= 0)
                QVERIFY(picture.inked(picture.x(place), picture.y(place.row) - (half + radius) / 2));
            const double below = picture.y(place.row) + (half + radius) / 2;
            // The line down is the parent's alone; a leaf has none.
            QCOMPARE(picture.inked(picture.x(place), below), place.childCount > 0);
            if (place.childCount == 0)
                continue;
            ++parents;
            const TreeLayout::Place& first = picture.layout.place(place.firstChild);
            const TreeLayout::Place& last = picture.layout.place(place.firstChild + place.childCount - 1);
            const double fork = picture.y(place.row) + half;
            for (double x = picture.x(first); x <= picture.x(last); x += 1)
                QVERIFY(picture.inked(x, fork));
            // The fork ends where its children do.
            QVERIFY(!picture.inked(picture.x(first) - 3, fork) && !picture.inked(picture.x(last) + 3, fork));
        }
        QVERIFY(parents > 10);
    }

    // Where nodes share pixels, each parent still has its line down and its children their fork, and no leaf has one.
    void inOnePixel_data()
    {
        QTest::addColumn<double>("zoom");
        for (const double zoom : {.03, .012, .008, .004, .002})
            QTest::addRow("%.3f", zoom) << zoom;
    }
    void inOnePixel()
    {
        QFETCH(double, zoom);
        const Picture picture(3000, 12, zoom, .6);
        const double height = picture.camera.down();
        for (int row = 0; row + 1 < picture.layout.rowCount(); ++row) {
            // Between the nodes of the row and the fork, which runs close above the next row.
            const double between = picture.y(row) + height * .5;
            const double fork = picture.y(row + 1) - std::clamp(height / 3, 2.0, 7.0) / 2 - 1;
            std::vector<bool> wanted(static_cast<std::size_t>(picture.image.width()), false);
            for (const TreeLayout::Place& place : picture.layout.row(row)) {
                if (place.childCount == 0)
                    continue;
                QVERIFY(picture.inkedNear(picture.x(place), between));
                for (int x = -2; x <= 2; ++x)
                    wanted.at(static_cast<std::size_t>(std::lround(picture.x(place)) + x)) = true;
                for (const int child : {place.firstChild, place.firstChild + place.childCount - 1})
                    QVERIFY(picture.inkedNear(picture.x(picture.layout.place(child)), fork));
            }
            for (int x = 0; x < picture.image.width(); ++x)
                QVERIFY(wanted[static_cast<std::size_t>(x)] || !picture.inked(x, between));
        }
    }

    // A label stands where the next node leaves room for it.
    void labelsNeedRoom()
    {
        for (const double zoom : {.15, .3, .5, 1.0, 1.5}) {
            const Picture picture(60, 8, zoom, 1);
            int seen = 0;
            for (std::size_t i = 0; i + 1 < picture.layout.places().size(); ++i) {
                const TreeLayout::Place& place = picture.layout.places()[i];
                const TreeLayout::Place& next = picture.layout.places()[i + 1];
                if (next.row != place.row)
                    continue;
                const double room = picture.x(next) - picture.x(place) - 2 * picture.camera.radius();
                const QRectF beside = picture.besideOf(place, std::min(room - 10, 40.0));
                if (beside.width() < 1)
                    continue;
                const int ink
                    = beside.toRect().width() * beside.toRect().height() - picture.count(beside, light().background);
                // “r1c2 = 7” takes 40 to 55 pixels at the smallest size of its letters.
                if (room < 40)
                    QCOMPARE(ink, 0);
                if (room > 62 * std::max(zoom, 1.0))
                    QVERIFY(ink > 30);
                seen += room > 62 * std::max(zoom, 1.0) ? 1 : 0;
            }
            QVERIFY(zoom < 1 || seen > 10);
        }
    }

    // Letters say when, too: what stands, what is over, and what comes later.
    void labelsHaveTheColourOfTheirTime()
    {
        const Picture start(40, 6, 2, 2);
        const Picture middle(40, 6, 2, 2, true);
        QVERIFY(light().givenDigit != light().candidate && light().candidate != light().label);
        const std::vector<int> path = middle.tree.pathTo(middle.tree.nodeAt(middle.position));
        QVERIFY(path.size() > 3);
        int over = 0;
        int later = 0;
        for (const TreeLayout::Place& place : middle.layout.places()) {
            const QRectF beside = middle.besideOf(place, 70);
            const bool stands = std::ranges::find(path, place.node) != path.end();
            const bool comes = place.node > path.back(); // nodes are numbered in the order of their guesses
            over += !stands && !comes ? 1 : 0;
            later += comes ? 1 : 0;
            QCOMPARE(middle.count(beside, light().givenDigit) > 3, stands);
            QCOMPARE(middle.count(beside, light().candidate) > 3, !stands && !comes);
            QCOMPARE(middle.count(beside, light().label) > 3, comes);
            QCOMPARE(start.count(beside, light().givenDigit) > 3, place.node == 0);
            QCOMPARE(start.count(beside, light().label) > 3, place.node != 0);
        }
        QVERIFY(over > 3 && later > 3);
    }
};

CONVOKU_TEST(TestTreePainter)
#include "tst_tree_painter.moc"
