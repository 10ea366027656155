// SPDX-License-Identifier: MIT
// convoku-cli network check: what it says of rules, right and wrong.
#include "app/wording/check_wording.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/check/rule_files.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// One place is not two: removes digits that stand in solutions.
QByteArray wrongRule()
{
    const std::string_view text = shippedText("naked_single");
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()))
        .replace("rule naked_single(house: row, column, box)", "rule lone(house: row)")
        .replace("equals(count, 1)", "equals(count, 2)");
}
const QByteArray kPutsBack = "rule back(house: row):\n    \"Puts back.\"\n"
                             "    places = count(candidates, over=house)  # places\n"
                             "    there = spread(equals(places, 0), over=house)  # none; everywhere\n"
                             "    cause there\n    return candidates | there  # all\n";
const QByteArray kSubset
    = "kernel subset(values, k):\n    \"Unsound.\"\n"
      "    outside = convolution(values, others(subsets(k)))  # values outside\n"
      "    inside = equals(outside, 0)  # none\n"
      "    count = count(inside, over=place)  # such places\n"
      "    full = at_least(count, 1)  # as many\n"
      "    there = spread(full, over=place)  # everywhere\n"
      "    clears = there & ~inside  # not these; both\n"
      "    of_value = convolution(clears, transposed(subsets(k)))  # of the value\n"
      "    clear = any(of_value)  # to clear\n"
      "    count count\n    cause clears\n    keep inside\n    return clear\n"
      "rule hidden_pair(house: row, column, box) = subset(value=cell, group=house, place=digit, k=2):\n    \"x.\"\n"
      "network pairs:\n    \"x.\"\n    encoding digits_as_planes\n    rule hidden_pair(row)\n    verdict clashes\n"
      "    search fewest_candidates\n";
const QByteArray kSoft = "rule soft(house: row):\n    \"Soft.\"\n"
                         "    near = sigmoid(candidates)  # between 0 and 1\n"
                         "    best = pick_one(near)  # the largest\n"
                         "    cause best\n    return candidates & (candidates | best)  # or; stays\n";

QStringList checking(const QStringList& more)
{
    return QStringList{QStringLiteral("network"), QStringLiteral("check")} + more;
}

/// Returns the beginning of an output line: the sentence up to the first open argument.
QByteArray begins(const char* address, const QStringList& arguments = {})
{
    return untilArgument(sentence(address, arguments)).toUtf8();
}

QJsonObject objectOf(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

} // namespace

Q_DECLARE_METATYPE(convoku::check::RuleShape::Step)

class TestNetworkCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void whatShipsIsSound()
    {
        const Ran ran = runHere(checking({QStringLiteral("basic"), QStringLiteral("--no-puzzles")}));
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
        QCOMPARE(ran.out.count(begins("cli_network.proved")), 6);
        QCOMPARE(ran.out.count(begins("cli_network.cost_of_rule")), 6);
        QVERIFY(ran.out.contains(
            "basic: hidden_single_row: " + begins("cli_network.cost_of_rule", {QStringLiteral("12")})));
        QVERIFY(!ran.out.contains(sentence("cli_network.worth").toUtf8()));
    }

    /// A rule for a house brings the part that it is made of.
    void aRuleOfAHouse()
    {
        const Ran ran = runHere(checking({QStringLiteral("pointing_column"), QStringLiteral("--no-puzzles")}));
        QCOMPARE(ran.code, 0);
        const QString rule = sentence("cli_network.rule",
            {QStringLiteral("pointing_column"), QStringLiteral("pointing_row"), QStringLiteral("19")});
        QVERIFY(ran.out.contains(rule.toUtf8() + '\n'));
        QVERIFY(ran.out.contains("pointing_column: pointing_row: " + begins("cli_network.proved")));
        QVERIFY(ran.out.contains("pointing_column: pointing_column: " + begins("cli_network.proved")));
    }

    /// A kernel has no layers until a rule uses it. This one is unsound: one place is enough for a pair.
    void aKernelWithItsRules()
    {
        const QString file = m_folder.filePath(QStringLiteral("subset.network"));
        writeFile(file, kSubset);
        const Ran ran = runHere(checking({file, QStringLiteral("--no-puzzles")}));
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
        const QString out = QString::fromUtf8(ran.out);
        QVERIFY(out.startsWith(sentence("cli_network.kernel", {file, QStringLiteral("subset")}) + QLatin1Char('\n')));
        QVERIFY(out.contains(file + QStringLiteral(": hidden_pair_row: ") + sentence("cli_network.removes_digit")));
    }

    /// House a forces r2c9 to equal r1c9 in the same column, so no grid exists and no rule can lose a solution.
    void housesThatNoGridFits()
    {
        const QString file = m_folder.filePath(QStringLiteral("vacuous.network"));
        writeFile(file,
            "rule kills():\n    \"Removes everything.\"\n    all = candidates | ~candidates  # w; w\n    cause all\n"
            "    return candidates & ~all  # w; w\n\nnetwork vacuous:\n    \"x.\"\n    encoding digits_as_planes\n"
            "    house a: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r2c9\n    rule kills()\n"
            "    verdict clashes_in_own_houses\n    search fewest_candidates\n");
        const Ran ran = runHere(checking({file, QStringLiteral("--no-puzzles")}));
        QCOMPARE(ran.code, 0);
        const QString out = QString::fromUtf8(ran.out);
        QVERIFY2(out.contains(QStringLiteral(": kills: ") + sentence("cli_network.no_grid") + QLatin1Char('\n')),
            qPrintable(out));
        QVERIFY(!ran.out.contains(begins("cli_network.proved")));
        const Ran json = runHere(checking({file, QStringLiteral("--no-puzzles"), QStringLiteral("--format=json")}));
        const QJsonObject sound = objectOf(json.lines().front())[QLatin1String("sound")].toObject();
        QCOMPARE(sound[QLatin1String("verdict")].toString(), QStringLiteral("open"));
        QCOMPARE(sound[QLatin1String("reason")].toString(), QStringLiteral("no_grid"));
        QVERIFY(!sound.contains(QLatin1String("sampled_boards")));
    }

    /// The board is one that the other commands read, with the solution that is told, which the rule loses.
    void aWrongRuleIsShown()
    {
        const QString file = m_folder.filePath(QStringLiteral("wrong %2.network"));
        writeFile(file, wrongRule());
        const Ran ran = runHere(checking({file, QStringLiteral("--no-puzzles")}));
        QCOMPARE(ran.code, 1);
        const QString out = QString::fromUtf8(ran.out);
        QVERIFY(out.contains(file + QStringLiteral(": lone_row: ") + sentence("cli_network.removes_digit")));
        const auto lost
            = QRegularExpression(patternOf("cli_network.removed_candidate", {QStringLiteral("r(\\d)c(\\d)=(\\d)")}))
                  .match(out);
        QVERIFY2(lost.hasMatch(), qPrintable(out));
        const auto solution
            = QRegularExpression(patternOf("cli_network.solution", {QStringLiteral("([1-9]{81})")})).match(out);
        QVERIFY(solution.hasMatch());
        const Grid grid = gridOf(solution.captured(1).toStdString());
        QVERIFY(isSolution(grid));
        const Cell cell{lost.captured(1).toInt() - 1, lost.captured(2).toInt() - 1};
        QCOMPARE(grid.digit(cell), lost.captured(3).toInt());

        const qsizetype from = ran.out.indexOf('.' + QByteArray(5, '-'));
        const qsizetype to = ran.out.indexOf(file.toUtf8(), from);
        QVERIFY(from > 0 && to > from);
        const PuzzleTextResult read = readPuzzles(ran.out.mid(from, to - from).toStdString());
        QCOMPARE(read.puzzles.size(), std::size_t{1});
        QVERIFY(read.errors.empty());
        const Candidates board = read.puzzles.front().startingCandidates();
        QCOMPARE(grid.startingCandidates().without(board).count(), 0);
        // By the sentence of the rule: another cell of the row has just two candidates, and one of them is the digit.
        bool hasReason = false;
        for (int column = 0; column < kSide; ++column) {
            const Cell other{cell.row, column};
            hasReason = hasReason
                || (column != cell.column && board.countIn(other) == 2
                    && board.has(Candidate::of(lost.captured(3).toInt() - 1, other)));
        }
        QVERIFY(hasReason);

        // And the same as JSON.
        const Ran json = runHere(
            checking({file, QStringLiteral("--no-puzzles"), QStringLiteral("--format"), QStringLiteral("json")}));
        QCOMPARE(json.code, 1);
        QCOMPARE(json.lines().size(), 1);
        const QJsonObject object = objectOf(json.out);
        QCOMPARE(object[QStringLiteral("rule")].toString(), QStringLiteral("lone_row"));
        QCOMPARE(object[QStringLiteral("file")].toString(), file);
        const QJsonObject sound = object[QStringLiteral("sound")].toObject();
        QCOMPARE(sound[QStringLiteral("verdict")].toString(), QStringLiteral("refuted"));
        QCOMPARE(sound[QStringLiteral("solution")].toString(), solution.captured(1));
        QJsonArray removes; // not in braces: an array of one array may be that array
        removes.append(QJsonArray{cell.row + 1, cell.column + 1, lost.captured(3).toInt()});
        QCOMPARE(sound[QStringLiteral("removes")].toArray(), removes);
        const PuzzleTextResult again = readPuzzles(sound[QStringLiteral("board")].toString().toStdString());
        QCOMPARE(again.puzzles.size(), std::size_t{1});
        QVERIFY(again.puzzles.front().startingCandidates() == board);
    }

    void whatIsPutBackIsShown()
    {
        const QString file = m_folder.filePath(QStringLiteral("back.network"));
        writeFile(file, kPutsBack);
        const Ran ran = runHere(checking({file}));
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.out.contains(sentence("cli_network.puts_back").toUtf8()), ran.out);
        QVERIFY2(
            ran.out.contains(sentence("cli_network.candidate_put_back", {QStringLiteral("r1c1=1")}).toUtf8()), ran.out);
        QVERIFY(!ran.out.contains(begins("cli_network.solution")));
    }

    void withoutAProofThereAreSamples_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("no time") << subsetRule(Side::Naked, 2, 2)
                                 << QStringList{QStringLiteral("--time"), QStringLiteral("0")}
                                 << begins("cli_network.out_of_time") + "0.0";
        QTest::newRow("real numbers") << kSoft << QStringList() << sentence("cli_network.real_numbers").toUtf8();
    }
    void withoutAProofThereAreSamples()
    {
        QFETCH(const QByteArray, rule);
        QFETCH(const QStringList, more);
        QFETCH(const QByteArray, why);
        const QString file = m_folder.filePath(QStringLiteral("open.network"));
        writeFile(file, QByteArray(rule).replace("(house: row, column, box)", "(house: row)"));
        const QString puzzles = m_folder.filePath(QStringLiteral("one.sdm"));
        writeFile(puzzles, QByteArray(kArticleEasy) + '\n');
        const Ran ran = runHere(
            checking(QStringList{file, QStringLiteral("--puzzles"), puzzles, QStringLiteral("--no-puzzles")} + more));
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.contains(why), ran.out);
        const auto samples
            = QRegularExpression(patternOf("cli_network.samples", {QStringLiteral("(\\d+)"), QStringLiteral("(\\d+)")}))
                  .match(QString::fromUtf8(ran.out));
        QVERIFY2(samples.hasMatch(), ran.out);
        QVERIFY(samples.captured(1).toInt() > 1 && samples.captured(2).toInt() > 50);
        QVERIFY(!ran.out.contains(sentence("cli_network.proved_for").toUtf8()));
    }

    void worthIsCounted()
    {
        const QString puzzles = m_folder.filePath(QStringLiteral("two.sdm"));
        writeFile(puzzles, QByteArray(kArticleEasy) + '\n' + kArticleHard + '\n');
        const auto passesAndGuesses = [&](const QString& rules) {
            const Ran solved
                = runHere({QStringLiteral("solve"), puzzles, QStringLiteral("--format"), QStringLiteral("json"),
                    QStringLiteral("--max-passes"), QStringLiteral("10000"), QStringLiteral("--rules"), rules});
            std::pair<int, int> sums;
            for (const QByteArray& line : solved.lines()) {
                sums.first += objectOf(line)[QStringLiteral("passes")].toInt();
                sums.second += objectOf(line)[QStringLiteral("pushes")].toInt();
            }
            return sums;
        };
        const Ran ran = runHere(checking({QStringLiteral("basic"), QStringLiteral("--no-proof"),
            QStringLiteral("--puzzles"), puzzles, QStringLiteral("--format"), QStringLiteral("json")}));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.lines().size(), 6);
        const QJsonObject pointing = objectOf(ran.lines().at(1));
        QCOMPARE(pointing[QStringLiteral("rule")].toString(), QStringLiteral("pointing_row"));
        QCOMPARE(pointing[QStringLiteral("network")].toString(), QStringLiteral("basic"));
        QVERIFY(!pointing.contains(QStringLiteral("sound")));
        const QJsonObject worth = pointing[QStringLiteral("worth")].toObject();
        QCOMPARE(worth[QStringLiteral("puzzles")].toInt(), 2);
        const auto numbersOf = [&worth](const char* which) {
            const QJsonObject runs = worth[QLatin1String(which)].toObject();
            return std::pair(runs[QStringLiteral("passes")].toInt(), runs[QStringLiteral("guesses")].toInt());
        };
        QCOMPARE(numbersOf("with"), passesAndGuesses(QStringLiteral("basic")));
        QCOMPARE(numbersOf("without"),
            passesAndGuesses(QStringLiteral(
                "naked_single_box,pointing_column,hidden_single_row,hidden_single_column,hidden_single_box")));
    }

    /// Text and JSON list the same steps, and their number and words agree with the cost.
    void programs()
    {
        const QStringList arguments = checking({QStringLiteral("basic"), QStringLiteral("--no-proof"),
            QStringLiteral("--no-puzzles"), QStringLiteral("--program")});
        const Ran text = runHere(arguments);
        const Ran json = runHere(arguments + QStringList{QStringLiteral("--format=json")});
        QCOMPARE(json.lines().size(), 6);
        qsizetype steps = 0;
        for (const QByteArray& line : json.lines()) {
            const QJsonObject cost = objectOf(line)[QStringLiteral("cost")].toObject();
            const QJsonArray program = cost[QStringLiteral("program")].toArray();
            QCOMPARE(static_cast<int>(program.size()), cost[QStringLiteral("steps")].toInt());
            int words = 0;
            for (const auto& step : program)
                words += step.toObject()[QStringLiteral("words")].toInt();
            QCOMPARE(words, cost[QStringLiteral("words_worked_out")].toInt());
            steps += program.size();
        }
        QCOMPARE(text.out.count(": " + begins("cli_network.step")), steps);
        // A digit's place in a row that is the only one; and every candidate stays or goes in the end.
        const auto hidden = [](const char* step, const char* address) {
            return "basic: hidden_single_row: "
                + sentence("cli_network.step", {QLatin1String(step), sentence(address)}).toUtf8() + '\n';
        };
        QVERIFY(text.out.contains(hidden("1", "cli_network.only_place_in_row")));
        QVERIFY(text.out.contains(hidden("3", "cli_network.stays_or_goes")));
        const QJsonObject first = objectOf(json.lines().at(3))[QStringLiteral("cost")]
                                      .toObject()[QStringLiteral("program")]
                                      .toArray()[0]
                                      .toObject();
        QCOMPARE(first,
            (QJsonObject{{QStringLiteral("is"), QStringLiteral("one")}, {QStringLiteral("words"), 81},
                {QStringLiteral("of"), 9}, {QStringLiteral("formula"), QStringLiteral("a")}}));
        const QStringList without = checking({QStringLiteral("basic"), QStringLiteral("--no-proof"),
            QStringLiteral("--no-puzzles"), QStringLiteral("--format=json")});
        QVERIFY(!runHere(without).out.contains("program"));
    }

    void stepsInWords_data()
    {
        using Kind = check::RuleShape::Step::Kind;
        QTest::addColumn<check::RuleShape::Step>("step");
        QTest::addColumn<QString>("words");
        const auto row = [](const check::RuleShape::Step& step, const char* address) {
            QTest::newRow(address) << step << sentence(address);
        };
        row({Kind::Function, 729, 1, "a & ~b"}, "cli_network.formula");
        row({Kind::AtLeastOne, 81, 9, "a"}, "cli_network.at_least_one");
        row({Kind::AtLeastOne, 81, 8, "a & ~(b & c)"}, "cli_network.at_least_one_of_formulas");
        row({Kind::One, 243, 3, "a"}, "cli_network.exactly_one");
        row({Kind::Two, 324, 9, "a & b"}, "cli_network.exactly_two");
        row({Kind::AtLeastTwo, 1, 81, "~a"}, "cli_network.at_least_two");
    }
    void stepsInWords()
    {
        QFETCH(check::RuleShape::Step, step);
        QTEST(CheckWording::step(step), "words");
    }

    void whatCannotBeDoneIsTold_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<QString>("expectedMessage");
        QTest::newRow("time") << QStringList{QStringLiteral("--time"), QStringLiteral("soon")}
                              << printed(sentence("cli_network.no_time")) + helpNamed("network");
        QTest::newRow("format") << QStringList{QStringLiteral("--format"), QStringLiteral("xml")}
                                << printed(sentence("cli_network.no_such_format")) + helpNamed("network");
        QTest::newRow("puzzles") << QStringList{QStringLiteral("--puzzles"), QStringLiteral("/nowhere/x.sdm")}
                                 << printed(sentence("cli_network.no_such_puzzles"));
    }
    void whatCannotBeDoneIsTold()
    {
        QFETCH(const QStringList, more);
        QFETCH(const QString, expectedMessage);
        const Ran ran = runHere(checking(QStringList{QStringLiteral("basic")} + more));
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err, expectedMessage);
    }

    /// The word stands for a proof and for nothing else.
    void onlyAProofIsCalledOne()
    {
        using check::Soundness;
        for (const auto verdict : {Soundness::Verdict::Proved, Soundness::Verdict::Refuted, Soundness::Verdict::Open}) {
            for (const auto reason : {Soundness::Reason::None, Soundness::Reason::OutOfTime,
                     Soundness::Reason::Cancelled, Soundness::Reason::RealNumbers, Soundness::Reason::TooLarge}) {
                Soundness is;
                is.verdict = verdict;
                is.reason = reason;
                is.sampledBoards = 3;
                const QString said = CheckWording::soundness(is);
                QCOMPARE(
                    said.startsWith(sentence("cli_network.word_of_a_proof")), verdict == Soundness::Verdict::Proved);
                QCOMPARE(
                    said.startsWith(sentence("cli_network.word_of_no_proof")), verdict == Soundness::Verdict::Open);
                QCOMPARE(said.contains(sentence("cli_network.word_of_samples")), verdict == Soundness::Verdict::Open);
            }
        }
        check::Worth worth;
        worth.puzzles = 5;
        QCOMPARE(CheckWording::worth(worth), sentence("cli_network.no_puzzle_solved"));
        worth.faulty = true;
        QCOMPARE(CheckWording::worth(worth), sentence("cli_network.cannot_be_run"));
    }

private:
    QTemporaryDir m_folder;
};

CONVOKU_GUILESS_TEST(TestNetworkCheck)
#include "tst_network_check.moc"
