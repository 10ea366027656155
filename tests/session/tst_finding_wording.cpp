// SPDX-License-Identifier: MIT
// What is said of a finding: by hand, and read back from the sentence for all that rules find on random boards.
#include "app/wording/finding_wording.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::Finding)

namespace {

/// A cell from its name: "r4c7".
Cell cellOf(const QString& name)
{
    return {name[1].digitValue() - 1, name[3].digitValue() - 1};
}

House houseOf(const QString& name)
{
    const QStringList words = name.split(QLatin1Char(' '));
    const HouseKind kind = words[0] == QStringLiteral("row") ? HouseKind::Row
        : words[0] == QStringLiteral("column")               ? HouseKind::Column
                                                             : HouseKind::Box;
    return {kind, words[1].toInt() - 1};
}

bool isIn(const House& house, Cell cell)
{
    switch (house.kind) {
    case HouseKind::Row:
        return cell.row == house.index;
    case HouseKind::Column:
        return cell.column == house.index;
    case HouseKind::Box:
        break;
    }
    return cell.row / 3 == house.index / 3 && cell.column / 3 == house.index % 3;
}

/// Digits that a cell can be, from 1.
std::set<int> digitsIn(const Candidates& candidates, Cell cell)
{
    std::set<int> digits;
    for (int digit = 0; digit < kSide; ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            digits.insert(digit + 1);
    }
    return digits;
}

/// Cells of a house that can be a digit.
std::set<int> placesIn(const Candidates& candidates, const House& house, int digit)
{
    std::set<int> places;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        if (isIn(house, cell) && candidates.has(Candidate::of(digit - 1, cell)))
            places.insert(i);
    }
    return places;
}

std::set<int> indicesOf(const QStringList& cells)
{
    std::set<int> indices;
    for (const QString& cell : cells)
        indices.insert(cellOf(cell).index());
    return indices;
}

const QString kCell = QStringLiteral("(r[1-9]c[1-9])");
const QString kHouse = QStringLiteral("((?:row|column|box) [1-9])");
const QString kDigit = QStringLiteral("([1-9])");

QStringList read(const QString& sentence, const QString& pattern)
{
    const auto match = QRegularExpression(QStringLiteral("^%1$").arg(pattern)).match(sentence);
    return match.hasMatch() ? match.capturedTexts().mid(1) : QStringList();
}

} // namespace

class TestFindingWording : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    Explainer m_explainer{*m_backend};

    /// The sentence holds on the board, and what was removed is what it says.
    static void check(RuleId rule, const Candidates& before, const Finding& finding)
    {
        const QString sentence = FindingWording::sentence(infoOf(rule).family, finding);
        const QByteArray shown = sentence.toUtf8();
        std::set<int> digits; // that leave
        House house;
        std::set<int> stay; // cells that they do not leave
        const ArticleRule& info = infoOf(rule);
        switch (info.family) {
        case RuleFamily::NakedSingle: {
            const QStringList said = read(sentence,
                kCell + QStringLiteral(" is ") + kDigit + QStringLiteral(", so \\2 leaves the rest of ") + kHouse
                    + QStringLiteral("\\."));
            QVERIFY2(said.size() == 3, shown);
            QVERIFY2(digitsIn(before, cellOf(said[0])) == std::set<int>{said[1].toInt()}, shown);
            digits = {said[1].toInt()};
            house = houseOf(said[2]);
            QVERIFY2(house.kind == info.house && isIn(house, cellOf(said[0])), shown);
            stay = indicesOf(said.mid(0, 1));
            break;
        }
        case RuleFamily::HiddenPair:
        case RuleFamily::Fish:
        case RuleFamily::Claiming:
        case RuleFamily::Other: // the article has none
            break;
        case RuleFamily::Pointing: {
            const QStringList said = read(sentence,
                QStringLiteral("In ") + kHouse + QStringLiteral(" only ") + kCell + QStringLiteral("(?:, ") + kCell
                    + QStringLiteral(")?(?: and ") + kCell + QStringLiteral(")? can still be ") + kDigit
                    + QStringLiteral(", so \\5 leaves the rest of ") + kHouse + QStringLiteral("\\."));
            QVERIFY2(said.size() == 6, shown);
            QStringList cells = said.mid(1, 3);
            cells.removeAll(QString());
            const House box = houseOf(said[0]);
            house = houseOf(said[5]);
            QVERIFY2(box.kind == HouseKind::Box && house.kind == info.house, shown);
            digits = {said[4].toInt()};
            stay = placesIn(before, box, *digits.begin());
            QVERIFY2(indicesOf(cells) == stay && int(stay.size()) == cells.size(), shown);
            for (const QString& cell : cells)
                QVERIFY2(isIn(house, cellOf(cell)), shown);
            break;
        }
        case RuleFamily::HiddenSingle: {
            const QStringList said = read(sentence,
                QStringLiteral("In ") + kHouse + QStringLiteral(" only ") + kCell + QStringLiteral(" can still be ")
                    + kDigit + QStringLiteral(", so \\2 is \\3\\."));
            QVERIFY2(said.size() == 3, shown);
            QVERIFY2(houseOf(said[0]).kind == info.house, shown);
            QVERIFY2(placesIn(before, houseOf(said[0]), said[2].toInt()) == indicesOf(said.mid(1, 1)), shown);
            for (const std::uint16_t removed : finding.removed) {
                const Candidate candidate = Candidate::fromIndex(removed);
                QVERIFY2(candidate.cell() == cellOf(said[1]) && candidate.digit + 1 != said[2].toInt(), shown);
            }
            return;
        }
        case RuleFamily::NakedPair: {
            const QStringList said = read(sentence,
                kCell + QStringLiteral(" and ") + kCell + QStringLiteral(" hold only ") + kDigit
                    + QStringLiteral(" and ") + kDigit
                    + QStringLiteral(", so (?:(both) leave|([1-9]) leaves) the rest of ") + kHouse
                    + QStringLiteral("\\."));
            QVERIFY2(said.size() == 7, shown);
            const std::set<int> two{said[2].toInt(), said[3].toInt()};
            QVERIFY2(two.size() == 2 && said[0] != said[1], shown);
            house = houseOf(said[6]);
            QVERIFY2(house.kind == info.house, shown);
            for (const QString& cell : said.mid(0, 2))
                QVERIFY2(digitsIn(before, cellOf(cell)) == two && isIn(house, cellOf(cell)), shown);
            digits = said[4].isEmpty() ? std::set<int>{said[5].toInt()} : two;
            stay = indicesOf(said.mid(0, 2));
            break;
        }
        }
        std::set<int> gone;
        for (const std::uint16_t removed : finding.removed) {
            const Candidate candidate = Candidate::fromIndex(removed);
            gone.insert(candidate.digit + 1);
            QVERIFY2(isIn(house, candidate.cell()) && !stay.contains(candidate.cell().index()), shown);
        }
        QVERIFY2(gone == digits, shown);
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void byHand_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<Finding>("finding");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, RuleId rule, const Cause& cause, std::vector<std::uint16_t> removed,
                             const char* sentence) {
            QTest::newRow(name) << static_cast<int>(rule) << Finding{cause, std::move(removed)}
                                << QString::fromUtf8(sentence);
        };
        const auto id = candidateIndex;
        const House box2{HouseKind::Box, 1};
        const House row4{HouseKind::Row, 3};
        const House column5{HouseKind::Column, 4};
        row("naked single", article::NakedSingleBox, {box2, {{2, 4}}, {1}, -1}, {id(2, 1, 5), id(2, 3, 6)},
            "r3c5 is 2, so 2 leaves the rest of box 2.");
        row("pointing, one place", article::PointingColumn, {column5, {{2, 4}}, {1}, 1}, {id(2, 4, 5), id(2, 9, 5)},
            "In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.");
        row("pointing, two", article::PointingColumn, {column5, {{0, 4}, {2, 4}}, {1}, 1}, {id(2, 4, 5)},
            "In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.");
        row("pointing, three", article::PointingRow, {row4, {{3, 6}, {3, 7}, {3, 8}}, {8}, 5}, {id(9, 4, 1)},
            "In box 6 only r4c7, r4c8 and r4c9 can still be 9, so 9 leaves the rest of row 4.");
        row("hidden single in a row", article::HiddenSingleRow, {row4, {{3, 2}}, {8}, -1}, {id(1, 4, 3)},
            "In row 4 only r4c3 can still be 9, so r4c3 is 9.");
        row("hidden single in a column", article::HiddenSingleColumn, {column5, {{8, 4}}, {0}, -1},
            {id(2, 9, 5), id(3, 9, 5), id(8, 9, 5)}, "In column 5 only r9c5 can still be 1, so r9c5 is 1.");
        row("hidden single in a box", article::HiddenSingleBox, {box2, {{1, 3}}, {6}, -1}, {id(1, 2, 4)},
            "In box 2 only r2c4 can still be 7, so r2c4 is 7.");
        const House row5{HouseKind::Row, 4};
        row("naked pair, both", article::NakedPairRow, {row5, {{4, 1}, {4, 6}}, {2, 7}, -1},
            {id(3, 5, 8), id(8, 5, 4), id(8, 5, 8)},
            "r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.");
        row("naked pair, only the first", article::NakedPairRow, {row5, {{4, 1}, {4, 6}}, {2, 7}, -1},
            {id(3, 5, 8), id(3, 5, 9)}, "r5c2 and r5c7 hold only 3 and 8, so 3 leaves the rest of row 5.");
        row("naked pair, only the second", article::NakedPairColumn, {column5, {{0, 4}, {6, 4}}, {0, 8}, -1},
            {id(9, 5, 5)}, "r1c5 and r7c5 hold only 1 and 9, so 9 leaves the rest of column 5.");
        row("naked pair in a box", article::NakedPairBox, {box2, {{0, 3}, {1, 5}}, {3, 4}, -1},
            {id(4, 3, 5), id(5, 3, 5)}, "r1c4 and r2c6 hold only 4 and 5, so both leave the rest of box 2.");
    }
    void byHand()
    {
        QFETCH(const int, rule);
        QFETCH(const Finding, finding);
        QTEST(FindingWording::sentence(infoOf(static_cast<RuleId>(rule)).family, finding), "sentence");
    }

    void holdsOnRandomBoards_data()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& info : allRules())
            QTest::newRow(info.id) << static_cast<int>(info.rule);
    }
    void holdsOnRandomBoards()
    {
        QFETCH(const int, rule);
        const auto id = static_cast<RuleId>(rule);
        Random random(static_cast<unsigned>(rule) + 20);
        const int enough = cases(80);
        int said = 0;
        // Densities at which rules find something, and often several things at once.
        for (int n = 0; n < 3000 && said < enough; ++n) {
            const Candidates before
                = randomCandidates(random, std::array{.1, .15, .2, .3}[static_cast<std::size_t>(n) % 4]);
            const std::vector<std::uint16_t> removed = before.without(loopRule(id, before)).indices();
            if (removed.empty())
                continue;
            for (const Finding& finding : findingsOf(m_explainer, 0, id, before, removed).findings) {
                check(id, before, finding);
                if (QTest::currentTestFailed())
                    return;
                ++said;
            }
        }
        QVERIFY(said >= enough);
    }
};

CONVOKU_GUILESS_TEST(TestFindingWording)
#include "tst_finding_wording.moc"
