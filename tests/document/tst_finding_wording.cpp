// SPDX-License-Identifier: MIT
// What is said of a finding: by hand, and read back from the sentence for all that rules find on random boards.
#include "app/wording/finding_wording.h"
#include "app/wording/language.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
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

constexpr std::pair<const char*, HouseKind> kHouses[] = {{"findings.houses.row", HouseKind::Row},
    {"findings.houses.column", HouseKind::Column}, {"findings.houses.box", HouseKind::Box}};

House houseOf(const QString& name)
{
    for (const auto& [address, kind] : kHouses) {
        const auto match = sentencePattern(address, {QStringLiteral("([1-9])")}).match(name);
        if (match.hasMatch())
            return {kind, match.captured(1).toInt() - 1};
    }
    qFatal("%s is no house", qPrintable(name));
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
const QString kDigit = QStringLiteral("([1-9])");

/// One of the alternatives, captured as a whole.
QString oneOf(const QStringList& patterns)
{
    return QStringLiteral("(%1)").arg(patterns.join(QLatin1Char('|')));
}

QString house()
{
    QStringList houses;
    for (const auto& [address, kind] : kHouses)
        houses << sentencePattern(address, {QStringLiteral("[1-9]")}).pattern();
    return oneOf(houses);
}

/// One, two or three cells as a list, captured as a whole.
QString listOfCells()
{
    const QString cell = QStringLiteral("r[1-9]c[1-9]");
    return oneOf({cell, sentencePattern("findings.lists.two", {cell, cell}).pattern(),
        sentencePattern("findings.lists.three", {cell, cell, cell}).pattern()});
}

QStringList cellsIn(const QString& list)
{
    QStringList cells;
    auto matches = QRegularExpression(kCell).globalMatch(list);
    while (matches.hasNext())
        cells << matches.next().captured();
    return cells;
}

/// Returns what the groups of the patterns captured, if the whole text is that sentence.
QStringList read(const QString& text, const char* address, const QStringList& patterns)
{
    const QString pattern = QRegularExpression::anchoredPattern(sentencePattern(address, patterns).pattern());
    const auto match = QRegularExpression(pattern).match(text);
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
        const QString text = FindingWording::sentence(infoOf(rule).family, finding);
        const QByteArray shown = text.toUtf8();
        std::set<int> digits; // that leave
        House where;
        std::set<int> stay; // cells that they do not leave
        const ArticleRule& info = infoOf(rule);
        switch (info.family) {
        case RuleFamily::NakedSingle: {
            const QStringList said
                = read(text, "findings.found.naked_single", {kCell, kDigit, QStringLiteral("\\2"), house()});
            QVERIFY2(said.size() == 3, shown);
            QVERIFY2(digitsIn(before, cellOf(said[0])) == std::set<int>{said[1].toInt()}, shown);
            digits = {said[1].toInt()};
            where = houseOf(said[2]);
            QVERIFY2(where.kind == info.house && isIn(where, cellOf(said[0])), shown);
            stay = indicesOf(said.mid(0, 1));
            break;
        }
        case RuleFamily::HiddenPair:
        case RuleFamily::Fish:
        case RuleFamily::Claiming:
        case RuleFamily::Other: // the article has none
            break;
        case RuleFamily::Pointing: {
            const QStringList said = read(
                text, "findings.found.pointing", {house(), listOfCells(), kDigit, QStringLiteral("\\3"), house()});
            QVERIFY2(said.size() == 4, shown);
            const QStringList cells = cellsIn(said[1]);
            const House box = houseOf(said[0]);
            where = houseOf(said[3]);
            QVERIFY2(box.kind == HouseKind::Box && where.kind == info.house, shown);
            digits = {said[2].toInt()};
            stay = placesIn(before, box, *digits.begin());
            QVERIFY2(indicesOf(cells) == stay && int(stay.size()) == cells.size(), shown);
            for (const QString& cell : cells)
                QVERIFY2(isIn(where, cellOf(cell)), shown);
            break;
        }
        case RuleFamily::HiddenSingle: {
            const QStringList said = read(text, "findings.found.hidden_single",
                {house(), kCell, kDigit, QStringLiteral("\\2"), QStringLiteral("\\3")});
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
            const QStringList both
                = read(text, "findings.found.naked_pair_both", {kCell, kCell, kDigit, kDigit, house()});
            const QStringList one
                = read(text, "findings.found.naked_pair_one", {kCell, kCell, kDigit, kDigit, kDigit, house()});
            const QStringList& said = both.isEmpty() ? one : both;
            QVERIFY2(both.size() == 5 || one.size() == 6, shown);
            const std::set<int> two{said[2].toInt(), said[3].toInt()};
            QVERIFY2(two.size() == 2 && said[0] != said[1], shown);
            where = houseOf(said.back());
            QVERIFY2(where.kind == info.house, shown);
            for (const QString& cell : said.mid(0, 2))
                QVERIFY2(digitsIn(before, cellOf(cell)) == two && isIn(where, cellOf(cell)), shown);
            digits = both.isEmpty() ? std::set<int>{one[4].toInt()} : two;
            stay = indicesOf(said.mid(0, 2));
            break;
        }
        }
        std::set<int> gone;
        for (const std::uint16_t removed : finding.removed) {
            const Candidate candidate = Candidate::fromIndex(removed);
            gone.insert(candidate.digit + 1);
            QVERIFY2(isIn(where, candidate.cell()) && !stay.contains(candidate.cell().index()), shown);
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
                             const QString& expected) {
            QTest::newRow(name) << static_cast<int>(rule) << Finding{cause, std::move(removed)} << expected;
        };
        const auto id = candidateIndex;
        const House box2{HouseKind::Box, 1};
        const House row4{HouseKind::Row, 3};
        const House column5{HouseKind::Column, 4};
        row("naked single", article::NakedSingleBox, {box2, {{2, 4}}, {1}, -1}, {id(2, 1, 5), id(2, 3, 6)},
            sentence("findings.by_hand.naked_single"));
        row("pointing, one place", article::PointingColumn, {column5, {{2, 4}}, {1}, 1}, {id(2, 4, 5), id(2, 9, 5)},
            sentence("findings.by_hand.pointing_one_place"));
        row("pointing, two", article::PointingColumn, {column5, {{0, 4}, {2, 4}}, {1}, 1}, {id(2, 4, 5)},
            sentence("findings.by_hand.pointing_two"));
        row("pointing, three", article::PointingRow, {row4, {{3, 6}, {3, 7}, {3, 8}}, {8}, 5}, {id(9, 4, 1)},
            sentence("findings.by_hand.pointing_three"));
        row("hidden single in a row", article::HiddenSingleRow, {row4, {{3, 2}}, {8}, -1}, {id(1, 4, 3)},
            sentence("findings.by_hand.hidden_single_in_a_row"));
        row("hidden single in a column", article::HiddenSingleColumn, {column5, {{8, 4}}, {0}, -1},
            {id(2, 9, 5), id(3, 9, 5), id(8, 9, 5)}, sentence("findings.by_hand.hidden_single_in_a_column"));
        row("hidden single in a box", article::HiddenSingleBox, {box2, {{1, 3}}, {6}, -1}, {id(1, 2, 4)},
            sentence("findings.by_hand.hidden_single_in_a_box"));
        const House row5{HouseKind::Row, 4};
        row("naked pair, both", article::NakedPairRow, {row5, {{4, 1}, {4, 6}}, {2, 7}, -1},
            {id(3, 5, 8), id(8, 5, 4), id(8, 5, 8)}, sentence("findings.by_hand.naked_pair_both"));
        row("naked pair, only the first", article::NakedPairRow, {row5, {{4, 1}, {4, 6}}, {2, 7}, -1},
            {id(3, 5, 8), id(3, 5, 9)}, sentence("findings.by_hand.naked_pair_only_the_first"));
        row("naked pair, only the second", article::NakedPairColumn, {column5, {{0, 4}, {6, 4}}, {0, 8}, -1},
            {id(9, 5, 5)}, sentence("findings.by_hand.naked_pair_only_the_second"));
        row("naked pair in a box", article::NakedPairBox, {box2, {{0, 3}, {1, 5}}, {3, 4}, -1},
            {id(4, 3, 5), id(5, 3, 5)}, sentence("findings.by_hand.naked_pair_in_a_box"));
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
