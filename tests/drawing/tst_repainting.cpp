// SPDX-License-Identifier: MIT
// Which cells two scenes show differently, and pictures that are made from the one before.
#include "app/drawing/board_geometry.h"
#include "app/drawing/frame_painter.h"
#include "tests/support/article_rules.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <functional>

using namespace convoku;
using convoku::testing::candidateIndex;

using Change = std::function<void(BoardScene&)>;
Q_DECLARE_METATYPE(Change)

namespace {

/// r1c2 has lost 5 and 6 to rules, r3c3 has got 4 and 7 back from a guess of depth 2, in r6c6, that failed; r5c5
/// follows from a guess.
BoardScene someScene()
{
    BoardScene scene;
    scene.givens.setDigit({0, 0}, 5);
    scene.candidates = scene.givens.startingCandidates();
    for (const int digit : {5, 6}) {
        scene.candidates.remove(candidateIndex(digit, 1, 2));
        scene.removals.push_back(
            {candidateIndex(digit, 1, 2), article::NakedSingleBox, ruleOf(article::NakedSingleBox)});
    }
    scene.restored = {candidateIndex(4, 3, 3), candidateIndex(7, 3, 3)};
    scene.failed = candidateIndex(9, 6, 6);
    scene.failedDepth = 2;
    for (int digit = 1; digit <= kSide; ++digit) {
        if (digit != 4)
            scene.candidates.remove(candidateIndex(digit, 5, 5));
    }
    scene.derivedDepth[static_cast<std::size_t>(Cell{4, 4}.index())] = 1;
    scene.asideDepth[candidateIndex(8, 8, 8)] = 1;
    scene.guessDepth[candidateIndex(1, 9, 1)] = 1;
    return scene;
}

QStringList names(const std::vector<Cell>& cells)
{
    QStringList result;
    for (const Cell cell : cells)
        result << QStringLiteral("r%1c%2").arg(cell.row + 1).arg(cell.column + 1);
    return result;
}

QImage painted(const Frame& frame, const FrameStyle& style, int width)
{
    QImage image(frameSize(width, style, frame.room), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintFrame(painter, image.rect(), frame, style);
    return image;
}

QImage repainted(const Frame& shown, const Frame& frame, const FrameStyle& style, int width, QRegion& where)
{
    QImage image = painted(shown, style, width);
    const QSize size = frameSize(width, style, frame.room);
    if (image.size() != size)
        image = QImage(size, QImage::Format_RGB32);
    QPainter painter(&image);
    where = repaintFrame(painter, size, shown, frame, style);
    return image;
}

} // namespace

class TestRepainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatACellsPictureIsMadeOf_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QStringList>("cells");
        const auto row
            = [](const char* name, QStringList cells, const Change& change) { QTest::newRow(name) << change << cells; };
        const auto one = [](const char* cell) { return QStringList(QString::fromLatin1(cell)); };
        row("nothing", {}, [](BoardScene&) {});
        row("a candidate", one("r7c2"), [](BoardScene& s) { s.candidates.remove(candidateIndex(3, 7, 2)); });
        row("a given", one("r5c5"), [](BoardScene& s) { s.givens.setDigit({4, 4}, 4); });
        row("set aside", one("r2c2"), [](BoardScene& s) { s.asideDepth[candidateIndex(2, 2, 2)] = 1; });
        row("set aside, the last digit", one("r2c2"), [](BoardScene& s) { s.asideDepth[candidateIndex(9, 2, 2)] = 1; });
        row("set aside deeper", one("r8c8"), [](BoardScene& s) { s.asideDepth[candidateIndex(8, 8, 8)] = 2; });
        row("guessed", one("r2c2"), [](BoardScene& s) { s.guessDepth[candidateIndex(2, 2, 2)] = 1; });
        row("guessed deeper", one("r9c1"), [](BoardScene& s) { s.guessDepth[candidateIndex(1, 9, 1)] = 2; });
        row("a tint deeper", one("r5c5"), [](BoardScene& s) {
            s.derivedDepth[static_cast<std::size_t>(Cell{4, 4}.index())] = 2;
        });
        row("no tints", one("r5c5"), [](BoardScene& s) { s.tintDerived = false; });
        row("one removal less", one("r1c2"), [](BoardScene& s) { s.removals.pop_back(); });
        row("by another rule", one("r1c2"), [](BoardScene& s) { s.removals[1].kind = ruleOf(article::PointingRow); });
        row("removals fade", one("r1c2"), [](BoardScene& s) { s.removalOpacity = 0.5; });
        row("removals without marks", one("r1c2"), [](BoardScene& s) { s.removalMarks = false; });
        row("no removals, no marks", one("r1c2"), [](BoardScene& s) {
            s.removals.clear();
            s.removalMarks = false;
        });
        row("less comes back", one("r3c3"), [](BoardScene& s) { s.restored.pop_back(); });
        row("another guess failed", {QStringLiteral("r6c6"), QStringLiteral("r6c7")},
            [](BoardScene& s) { s.failed = candidateIndex(9, 6, 7); });
        row("no guess failed", one("r6c6"), [](BoardScene& s) { s.failed.reset(); });
        row("a deeper guess failed", {QStringLiteral("r3c3"), QStringLiteral("r6c6")},
            [](BoardScene& s) { s.failedDepth = 3; });
        row("an empty cell", one("r9c9"), [](BoardScene& s) { s.emptyCells = {Cell{8, 8}}; });
        row("clashing cells", {QStringLiteral("r9c7"), QStringLiteral("r9c9")}, [](BoardScene& s) {
            s.clashingCells = {Cell{8, 8}, Cell{8, 6}};
        });
        // These changes reach beyond single cells, so the changed cells are not determined.
        const QStringList all{QStringLiteral("all")};
        row("a cursor", all, [](BoardScene& s) { s.cursor = Cell{8, 8}; });
        row("a picked candidate", all, [](BoardScene& s) { s.picked = Candidate::fromIndex(1); });
        row("a cell under the mouse", all, [](BoardScene& s) { s.hovered = Cell{8, 8}; });
        row("a lit cell", all, [](BoardScene& s) { s.lit = {Cell{8, 8}}; });
        row("a lit candidate", all, [](BoardScene& s) { s.litCandidates = {1}; });
        row("what a proof needs", all, [](BoardScene& s) { s.needed = {1}; });
        row("reasons", all, [](BoardScene& s) { s.reasons = BoardScene::Reasons(); });
        row("what the step rests on", all, [](BoardScene& s) { s.focus.emplace(); });
        row("a clash in a house", all, [](BoardScene& s) {
            s.clash = Contradictions::Clash{classicHouse({HouseKind::Row, 8}), Cell{8, 6}, Cell{8, 8}, 1};
        });
        row("a layer's numbers", all, [](BoardScene& s) { s.layer.emplace(); });
    }
    void whatACellsPictureIsMadeOf()
    {
        QFETCH(Change, change);
        QFETCH(QStringList, cells);
        const BoardScene before = someScene();
        BoardScene after = before;
        change(after);
        for (const auto& changed : {changedCells(before, after), changedCells(after, before)}) {
            if (cells == QStringList{QStringLiteral("all")}) {
                QVERIFY(!changed);
                continue;
            }
            QVERIFY(changed.has_value());
            QCOMPARE(names(*changed), cells);
        }
    }

    void noPixelIsLeftBehind_data() { whatACellsPictureIsMadeOf_data(); }
    void noPixelIsLeftBehind()
    {
        QFETCH(Change, change);
        for (const int width : {200, 360, 640}) {
            for (const bool dressed : {false, true}) {
                const FrameStyle style{Theme::Kind::Light, dressed, dressed, dressed, dressed};
                Frame before{
                    someScene(), QStringLiteral("before"), {}, {.depths = 2, .sentenceLines = dressed ? 1 : 0}, {}};
                Frame after = before;
                change(after.scene);
                QRegion where;
                QCOMPARE(repainted(before, after, style, width, where), painted(after, style, width));
                QCOMPARE(repainted(after, before, style, width, where), painted(before, style, width));
            }
        }
    }

    // Parts around the board are repainted where they differ, and only there.
    void aroundTheBoard_data()
    {
        QTest::addColumn<int>("changes");
        for (int changes = 0; changes < 16; ++changes)
            QTest::addRow("%s%s%s%s", changes & 1 ? "caption " : "", changes & 2 ? "sentence " : "",
                changes & 4 ? "legend " : "", changes & 8 ? "cell" : "")
                << changes;
    }
    void aroundTheBoard()
    {
        QFETCH(int, changes);
        constexpr int kWidth = 480;
        for (int shown = 0; shown < 8; ++shown) {
            const bool caption = (shown & 1) != 0;
            const bool sentence = (shown & 2) != 0;
            const bool legend = (shown & 4) != 0;
            const FrameStyle style{Theme::Kind::Light, true, caption, legend, sentence};
            Frame before;
            before.scene = someScene();
            before.caption = QStringLiteral("A caption");
            before.sentence = QStringLiteral("A sentence.");
            before.room = {2, false, 1};
            Frame after = before;
            if ((changes & 1) != 0)
                after.caption = QStringLiteral("Another caption");
            if ((changes & 2) != 0)
                after.sentence = QStringLiteral("Another sentence.");
            if ((changes & 4) != 0)
                after.counted.emplace();
            if ((changes & 8) != 0)
                after.scene.candidates.remove(candidateIndex(3, 7, 2));
            QRegion where;
            const QImage made = repainted(before, after, style, kWidth, where);
            QCOMPARE(made, painted(after, style, kWidth));
            const int below = where.boundingRect().bottom();
            // The board is as wide as the picture but for its labels.
            const int boardTop = frameSize(kWidth, {Theme::Kind::Light, true, caption, false, false}, {}).height()
                - frameSize(kWidth, {Theme::Kind::Light, true, false, false, false}, {}).height();
            QCOMPARE(where.contains(QPoint(kWidth - 1, 0)), caption && (changes & 1) != 0);
            QCOMPARE(below == made.height() - 1, (sentence && (changes & 2) != 0) || (legend && (changes & 4) != 0));
            const QPoint inR7C2(kWidth * 3 / 18, boardTop + kWidth * 13 / 18);
            QCOMPARE(where.contains(inR7C2), (changes & 8) != 0);
            QVERIFY(!where.contains(QPoint(kWidth / 2, boardTop + kWidth / 2)));
        }
    }

    // The whole picture is repainted if cells are small or the room of the legend changes.
    void theWholePicture()
    {
        const FrameStyle bare{Theme::Kind::Light, false, false, false, false};
        Frame before{someScene(), {}, {}, {2, false, 0}, {}};
        Frame after = before;
        after.scene.candidates.remove(candidateIndex(3, 7, 2));
        // The narrowest board with cells of 20 pixels.
        int width = 100;
        while (BoardGeometry(QRectF(0, 0, width, width), false).cellSide() < 20)
            ++width;
        QCOMPARE(BoardGeometry(QRectF(0, 0, width, width), false).cellSide(), 20.0);
        QRegion where;
        QCOMPARE(repainted(before, after, bare, width, where), painted(after, bare, width));
        QVERIFY(where.boundingRect().width() <= 21);
        QCOMPARE(repainted(before, after, bare, width - 1, where), painted(after, bare, width - 1));
        QCOMPARE(where, QRegion(0, 0, width - 1, width - 1));

        const FrameStyle legend{Theme::Kind::Light, true, true, true, false};
        after = before;
        after.room.depths = 3;
        QCOMPARE(repainted(before, after, legend, 480, where), painted(after, legend, 480));
        QCOMPARE(where, QRegion(QRect(QPoint(), frameSize(480, legend, after.room))));
    }
};

CONVOKU_TEST(TestRepainting)
#include "tst_repainting.moc"
