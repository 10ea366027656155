// SPDX-License-Identifier: MIT
// convoku-cli list: minimal forms, repetitions, random changes, minimal puzzles, positions.
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr char kSeveral[] = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.......";
constexpr char kTwice[] = "88.......................................................................1.......";

Ran list(const QByteArray& puzzles, const QStringList& options)
{
    return runHere(QStringList{QStringLiteral("list"), QStringLiteral("-")} + options, puzzles);
}

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

std::vector<Puzzle> puzzlesOf(const Ran& ran)
{
    return readPuzzles(std::string_view(ran.out.constData(), static_cast<std::size_t>(ran.out.size()))).puzzles;
}

/// Returns the number of givens in each row or column, sorted: exchanging lines and bands does not change it.
std::multiset<int> givensOfLines(const Grid& grid, bool columns)
{
    std::multiset<int> counts;
    for (int line = 0; line < kSide; ++line) {
        int count = 0;
        for (int i = 0; i < kSide; ++i)
            count += grid.digit(columns ? Cell{i, line} : Cell{line, i}) != 0 ? 1 : 0;
        counts.insert(count);
    }
    return counts;
}

} // namespace

class TestListCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void writesWhatItReads()
    {
        const QByteArray text = QByteArray(kArticleHard) + " # of the article\n" + kArticleEasy + '\n';
        const Ran ran = list(text, {});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.out, text);
    }

    void anyArrangementHasTheSameMinimalForm()
    {
        const QByteArray article = QByteArray(kArticleHard) + '\n';
        const QByteArray form = list(article, words("--canonical")).out;
        QVERIFY(form != article);
        for (int seed = 1; seed <= 20; ++seed) {
            const Ran changed = list(
                article, words("--change turn,mirror,shuffle,relabel --seed") + QStringList{QString::number(seed)});
            QVERIFY(form.trimmed().replace('.', '0') <= changed.out.trimmed().replace('.', '0'));
            QCOMPARE(list(changed.out, words("--canonical")).out, form);
        }
    }

    void leavesOutRepetitions()
    {
        const QByteArray first = QByteArray(kArticleHard) + " # first\n";
        const QByteArray second = QByteArray(kArticleEasy) + '\n';
        const QByteArray again = list(first, words("--change turn,mirror,shuffle,relabel --seed 5")).out;
        QVERIFY(again != first);
        const Ran ran = list(first + second + again, words("--dedupe"));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, first + second);
        QCOMPARE(ran.err, printed(sentence("cli_list.left_out")));
    }

    /// Puzzles with the same givens and other candidates are two positions.
    void keepsPositionsApart()
    {
        const QByteArray position = list(kArticleHard, words("--position pointing")).out;
        const QByteArray text = QByteArray(kArticleHard) + '\n' + position;
        QVERIFY(position.size() > kCells + 1);
        QCOMPARE(list(text + text, words("--dedupe")).out, text);
    }

    void turns()
    {
        const Grid before = gridOf(kArticleHard);
        std::set<std::string> turned;
        Grid grid = before;
        for (int turn = 0; turn < 4; ++turn) {
            turned.insert(grid.toText());
            Grid next;
            for (int i = 0; i < kCells; ++i) {
                const Cell cell = Cell::fromIndex(i);
                next.setDigit({cell.column, kSide - 1 - cell.row}, grid.digit(cell));
            }
            grid = next;
        }
        std::set<std::string> seen;
        for (int seed = 0; seed < 30; ++seed) {
            const Ran ran = list(kArticleHard, words("--change turn --seed") + QStringList{QString::number(seed)});
            seen.insert(puzzlesOf(ran).front().givens.toText());
        }
        QCOMPARE(seen, turned);
    }

    void relabels()
    {
        const Ran ran = list(kArticleHard, words("--change relabel --seed 3"));
        const Grid before = gridOf(kArticleHard);
        const Grid after = puzzlesOf(ran).front().givens;
        std::map<int, int> names;
        std::set<int> used;
        for (int i = 0; i < kCells; ++i) {
            QCOMPARE(after.digit(i) == 0, before.digit(i) == 0);
            if (before.digit(i) == 0)
                continue;
            const auto [known, isNew] = names.emplace(before.digit(i), after.digit(i));
            QCOMPARE(known->second, after.digit(i));
            if (isNew)
                QVERIFY(used.insert(after.digit(i)).second);
        }
        QVERIFY(before.toText() != after.toText());
    }

    void shuffles()
    {
        const Grid before = gridOf(kArticleHard);
        const Grid after = puzzlesOf(list(kArticleHard, words("--change shuffle --seed 9"))).front().givens;
        QVERIFY(before.toText() != after.toText());
        QCOMPARE(givensOfLines(after, false), givensOfLines(before, false));
        QCOMPARE(givensOfLines(after, true), givensOfLines(before, true));
        QCOMPARE(solutionsOf(after, 2).size(), std::size_t{1});
    }

    /// Candidates and the comment move with the puzzle.
    void keepsCandidates()
    {
        const Ran position = list(QByteArray(kArticleHard) + " # of the article\n", words("--position pointing"));
        QCOMPARE(position.code, 0);
        const Ran changed = list(position.out, words("--change turn,mirror,shuffle,relabel --seed 2"));
        const Puzzle before = puzzlesOf(position).front();
        const Puzzle after = puzzlesOf(changed).front();
        QCOMPARE(after.comment, before.comment);
        QVERIFY(after.startingCandidates().indices() != before.startingCandidates().indices());
        QCOMPARE(after.startingCandidates().count(), before.startingCandidates().count());
        QCOMPARE(solutionsOf(after.startingCandidates(), 2).size(), std::size_t{1});
    }

    void takesGivensAway()
    {
        const Ran ran = list(kArticleEasy, words("--minimise"));
        QCOMPARE(ran.code, 0);
        const Grid before = gridOf(kArticleEasy);
        const Grid after = puzzlesOf(ran).front().givens;
        QVERIFY(before.agreesWith(after));
        QVERIFY(after.givenCount() < before.givenCount());
        QCOMPARE(solutionsOf(after, 2).size(), std::size_t{1});
        for (int i = 0; i < kCells; ++i) {
            if (after.digit(i) == 0)
                continue;
            Grid fewer = after;
            fewer.setDigit(Cell::fromIndex(i), 0);
            QCOMPARE(solutionsOf(fewer, 2).size(), std::size_t{2});
        }
    }

    void saysWhatCannotBeMinimised()
    {
        const Ran ran = list(kSeveral, words("--minimise"));
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.out, QByteArray(kSeveral) + '\n');
        QCOMPARE(ran.err, printed(sentence("cli_list.not_unique", {QString::fromLatin1(kSeveral)})));
    }

    void saysWhatHasNoMinimalForm()
    {
        const Ran ran = list(kTwice, words("--canonical"));
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.out, QByteArray(kTwice) + '\n');
        QVERIFY(ran.err.contains(sentence("cli_list.digit_twice_end")));
    }

    /// Judged by loops over cells and houses: at that position the rule finds something, and none of those before it
    /// in a pass does.
    void findsAPositionOfARule_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule : {"naked_single", "pointing", "naked_pair"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void findsAPositionOfARule()
    {
        QFETCH(QString, rule);
        const Ran generated = runHere(words("generate --count 20 --seed 11"));
        const Ran ran = list(generated.out, QStringList{QStringLiteral("--position"), rule});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.err, QString());
        const std::vector<Puzzle> positions = puzzlesOf(ran);
        QVERIFY(!positions.empty());
        for (const Puzzle& position : positions) {
            const Candidates before = position.startingCandidates();
            const RuleSet rules = articleModel()->everyRule();
            const auto first
                = std::ranges::find_if(rules, [&before](RuleId id) { return !(loopRule(id, before) == before); });
            QVERIFY(first != rules.end());
            QVERIFY(QString::fromStdString(articleModel()->rule(*first).id).startsWith(rule));
        }
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("message");
        for (const Sentence& row : sentencesOf(QStringLiteral("cli_list_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << row.text;
    }
    void refusals()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, message);
        const Ran ran = runHere(QStringList{QStringLiteral("list")} + words(arguments.toUtf8().constData()));
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err, printed(message) + helpNamed("list"));
    }
};

CONVOKU_GUILESS_TEST(TestListCommand)
#include "tst_list_command.moc"
