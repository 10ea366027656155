// SPDX-License-Identifier: MIT
// One number of a rule is bent, and rows show it: against plain loops over the bent layers.
#include "app/document/network_draft.h"
#include "app/views/workshop/bent_weight_game.h"
#include "tests/support/loop_backend.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

Candidates leftBy(const PartText& rule, const Candidates& board)
{
    LoopBackend backend;
    const DraftValues values = valuesHere(rule, board, 99, backend);
    Candidates left = board;
    for (const std::uint16_t candidate : values.houses.at(0).removed)
        left.remove(candidate);
    return left;
}

} // namespace

class TestBentWeightGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRiddleCanBeSolved()
    {
        QSet<QString> riddles;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            BentWeightGame game(seed);
            const Bend& answer = game.answer();
            riddles << QStringLiteral("%1 %2 %3").arg(answer.layer).arg(answer.number).arg(answer.to);
            const PartOptions options{.house = HouseKind::Row};
            const PartText changed = bent(game.rule(), options, answer);
            QVERIFY(!checkPart(changed, options).has_value());
            // The row that shows it does, and no candidate can be taken from it.
            const auto shown = game.leftOf(game.telling());
            QVERIFY(shown.differs());
            QVERIFY(shown.bent == leftBy(changed, game.telling()));
            QVERIFY(shown.written == leftBy(game.rule(), game.telling()));
            for (const std::uint16_t candidate : game.telling().indices()) {
                QVERIFY(Candidate::fromIndex(candidate).row == 0);
                Candidates less = game.telling();
                less.remove(candidate);
                QVERIFY(!game.leftOf(less).differs());
            }
            // Every other number is a wrong answer.
            int offered = 0;
            for (const NumbersOfLayer& of : game.numbers()) {
                for (std::size_t number = 0; number < of.numbers.size(); ++number) {
                    if (!BentWeightGame::isOffered(of, number))
                        continue;
                    ++offered;
                    if (of.layer == answer.layer && number == answer.number) {
                        QVERIFY(answer.to != of.numbers[number]);
                        continue;
                    }
                    QVERIFY(!game.isIt(of.layer, number));
                }
            }
            QVERIFY(offered >= 10);
            QVERIFY(!game.isFound());
            QVERIFY(game.isIt(answer.layer, answer.number));
            QVERIFY(game.isFound());
            QCOMPARE(game.tries(), offered);
            game.next();
            QVERIFY(!game.isFound());
            QCOMPARE(game.tries(), 0);
        }
        QVERIFY(riddles.size() > 10);
    }

    void theSameSeedBendsTheSame()
    {
        BentWeightGame one(7);
        BentWeightGame other(7);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(one.answer() == other.answer());
            QVERIFY(one.rule() == other.rule());
            one.next();
            other.next();
        }
    }
};

CONVOKU_GUILESS_TEST(TestBentWeightGame)
#include "tst_bent_weight_game.moc"
