// SPDX-License-Identifier: MIT
// The signs that a legend names: those of the scene, and no other.
#include "app/drawing/board_signs.h"
#include "tests/support/article_rules.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Position)

namespace {

QStringList textsOf(const BoardScene& scene)
{
    QStringList texts;
    for (const BoardSign& sign : BoardSigns::of(scene, Theme::of(Theme::Kind::Light))) {
        if (sign.mark.isNull())
            texts << QStringLiteral("no mark");
        texts << sign.name + (sign.value.isEmpty() ? QString() : QStringLiteral(": ") + sign.value);
    }
    return texts;
}

} // namespace

class TestBoardSigns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// By hand from the table in small_recording.h.
    void positions_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QStringList>("signs");
        QTest::newRow("start") << Position{0, 0, 0} << QStringList{};
        QTest::newRow("rules only") << Position{1, 11, 0} << QStringList{};
        QTest::newRow("a guess")
            << Position{2, 11, 0}
            << QStringList{testing::sentence("painting.signs.guess", {QStringLiteral("1"), QStringLiteral("r1c2 = 1")}),
                   testing::sentence("painting.signs.aside_by", {QStringLiteral("1"), QStringLiteral("7")})};
        QTest::newRow("nothing stands any more") << Position{4, 11, 0} << QStringList{};
    }
    void positions()
    {
        QFETCH(Position, position);
        QTEST(textsOf(sceneAt(smallRecording(), position)), "signs");
    }

    void removalsAsNumbers()
    {
        BoardScene scene = sceneAt(smallRecording(), {1, 1, 0});
        QVERIFY(textsOf(scene).isEmpty());
        scene.removalsAsNumbers = true;
        QCOMPARE(textsOf(scene),
            QStringList{testing::sentence(
                "painting.signs.removed", {QStringLiteral("1"), QStringLiteral("0"), QStringLiteral("8")})});
    }

    void takingBack()
    {
        const QStringList texts = textsOf(sceneAt(smallRecording(), {3, 11, 0}));
        QVERIFY2(texts.contains(testing::sentence("painting.signs.failed", {QStringLiteral("r1c2 = 1")})),
            qPrintable(texts.join(u' ')));
        QVERIFY2(texts.contains(testing::sentence("painting.signs.came_back", {QStringLiteral("8")})),
            qPrintable(texts.join(u' ')));
        QVERIFY(!texts.contains(
            testing::sentence("painting.signs.guess", {QStringLiteral("1"), QStringLiteral("r1c2 = 1")})));
    }

    void manyGuesses()
    {
        BoardScene scene;
        for (int depth = 1; depth <= 6; ++depth)
            scene.guessDepth[candidateIndex(depth, depth, depth)] = static_cast<std::uint8_t>(depth);
        scene.asideDepth[candidateIndex(9, 1, 1)] = 1;
        scene.asideDepth[candidateIndex(9, 6, 6)] = 6;
        scene.asideDepth[candidateIndex(8, 6, 6)] = 6;
        scene.derivedDepth[40] = 3;
        QCOMPARE(textsOf(scene),
            (QStringList{testing::sentence("painting.signs.guess", {QStringLiteral("3"), QStringLiteral("r3c3 = 3")}),
                testing::sentence("painting.signs.guess", {QStringLiteral("4"), QStringLiteral("r4c4 = 4")}),
                testing::sentence("painting.signs.guess", {QStringLiteral("5"), QStringLiteral("r5c5 = 5")}),
                testing::sentence("painting.signs.guess", {QStringLiteral("6"), QStringLiteral("r6c6 = 6")}),
                testing::sentence("painting.signs.guesses_before", {QStringLiteral("2")}),
                testing::sentence("painting.signs.aside", {QStringLiteral("3")}),
                testing::sentence("painting.signs.follows", {QStringLiteral("3"), QStringLiteral("1")})}));
        // If the ground is not tinted, the tint is not listed as a sign.
        scene.tintDerived = false;
        QVERIFY(!textsOf(scene).contains(
            testing::sentence("painting.signs.follows", {QStringLiteral("3"), QStringLiteral("1")})));
    }

    /// A solved board has givens, digits that the rules alone found, and guesses with what follows from them.
    void aSolvedBoard()
    {
        BoardScene scene;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            const int digit = (cell.row * 3 + cell.row / 3 + cell.column) % kSide;
            scene.candidates.add(Candidate::of(digit, cell).index());
            if (i < 30)
                scene.givens.setDigit(cell, digit + 1);
        }
        const Candidate guess = Candidate::of(scene.candidates.soleDigit({8, 8}), {8, 8});
        scene.guessDepth[static_cast<std::size_t>(guess.index())] = 1;
        scene.derivedDepth[70] = scene.derivedDepth[71] = 1;
        const auto digits = [&scene] {
            QStringList texts = textsOf(scene);
            texts.removeIf([](const QString& text) { return !text.contains(u"Given") && !text.contains(u"Found"); });
            return texts;
        };
        QCOMPARE(digits(), (QStringList{QStringLiteral("Given: 30"), QStringLiteral("Found by rules alone: 48")}));
        // Not before the last cell is decided.
        scene.candidates.remove(Candidate::of(scene.candidates.soleDigit({8, 0}), {8, 0}).index());
        QVERIFY(digits().isEmpty());
    }

    /// The marked reasons of a candidate replace the signs of the cause.
    void theCauseOrTheReasons()
    {
        BoardScene scene;
        scene.focus.emplace();
        scene.focus->rule = ruleOf(article::PointingColumn);
        scene.focus->houses = {House{HouseKind::Box, 1}};
        scene.focus->actedOn = {House{HouseKind::Column, 4}};
        QCOMPARE(textsOf(scene),
            (QStringList{testing::sentence("painting.signs.cause"), testing::sentence("painting.signs.looked"),
                testing::sentence("painting.signs.acts")}));
        scene.focus->others = {Cell{6, 7}};
        scene.focus->gone = {candidateIndex(2, 3, 4)};
        QCOMPARE(textsOf(scene).size(), 5);
        scene.picked = Candidate{1, 3, 4};
        scene.reasons = BoardScene::Reasons();
        scene.reasons->cells = {Cell{2, 4}};
        scene.reasons->absent = {1, 2, 3};
        QCOMPARE(textsOf(scene),
            (QStringList{testing::sentence("painting.signs.picked", {QStringLiteral("2"), QStringLiteral("r4c5")}),
                testing::sentence("painting.signs.why"),
                testing::sentence("painting.signs.reason", {QStringLiteral("3")})}));
    }
};

CONVOKU_TEST(TestBoardSigns)
#include "tst_board_signs.moc"
