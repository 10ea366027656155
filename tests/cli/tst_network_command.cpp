// SPDX-License-Identifier: MIT
// convoku-cli network: what comes with the program, and what it says of good and bad files.
#include "app/wording/language.h"
#include "solver/network/text/part_layers.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

const QByteArray kRule = "rule mine(house: row, box):\n"
                         "    \"Says something.\"\n"
                         "    places = count(candidates, over=house)  # places\n"
                         "    x = spread(any(places), over=house)  # some; there\n"
                         "    cause x\n"
                         "    return candidates & x  # stays\n";

const char kExample[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const char kExampleSolution[] = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const char kHard[] = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.";

} // namespace

class TestNetworkCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void listNamesAllThatShips()
    {
        const Ran ran = runHere({QStringLiteral("network"), QStringLiteral("list")});
        QCOMPARE(ran.code, 0);
        QList<QByteArray> ids;
        for (const QByteArray& line : ran.out.trimmed().split('\n'))
            ids << line.simplified().split(' ').front();
        QCOMPARE(ids,
            (QList<QByteArray>{"article", "basic", "diagonals", "fast", "one_kernel", "houses", "learned_row",
                "article_4", "article_6", "one_kernel_4", "digits_as_planes", "naked_single", "pointing",
                "hidden_single", "naked_pair", "subset", "claiming", "clashes", "clashes_in_own_houses",
                "missing_digits", "fewest_candidates", "busiest_cell"}));
        QVERIFY(ran.out.contains(sentence("cli_network.listed_article").toUtf8()));
    }

    /// The output of `network show` can be written into a file and passes `network check`.
    void showWritesWhatIsRead_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("a network") << QStringLiteral("article") << QByteArray("network article:\n");
        QTest::newRow("a rule") << QStringLiteral("pointing") << QByteArray("rule pointing(house: row, column):\n");
        QTest::newRow("a rule for a house")
            << QStringLiteral("hidden_single_box") << QByteArray("rule hidden_single(house: row, column, box):\n");
        QTest::newRow("a search") << QStringLiteral("fewest_candidates") << QByteArray("search fewest_candidates(");
    }
    void showWritesWhatIsRead()
    {
        QFETCH(const QString, id);
        QFETCH(const QByteArray, begins);
        const Ran ran = runHere({QStringLiteral("network"), QStringLiteral("show"), id});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.startsWith(begins), ran.out.left(60));
        const QString file = m_folder.filePath(id);
        writeFile(file, ran.out);
        const Ran checked = runHere({QStringLiteral("network"), QStringLiteral("check"), file,
            QStringLiteral("--no-proof"), QStringLiteral("--no-puzzles")});
        QVERIFY2(checked.code == 0 && checked.err.isEmpty(), qPrintable(checked.err));
    }

    void checkTellsWhatAFileHolds()
    {
        const QString file = m_folder.filePath(QStringLiteral("mine %2.network"));
        writeFile(file,
            kRule
                + "\nnetwork two:\n    \"Two rules.\"\n    encoding digits_as_planes\n    rule mine(box), "
                  "pointing(row)\n"
                  "    verdict clashes\n");
        const QStringList check{QStringLiteral("network"), QStringLiteral("check"), QStringLiteral("--no-proof"),
            QStringLiteral("--no-puzzles")};
        // Lines about the cost of rules are omitted here; tst_network_check tests them.
        const QByteArray cost = sentence("cli_network.cost").toUtf8();
        const auto held = [&cost](const QByteArray& out) {
            QByteArray lines;
            for (const QByteArray& line : out.split('\n'))
                lines += line.isEmpty() || line.contains(cost) ? QByteArray() : line + '\n';
            return lines;
        };
        Ran ran = runHere(check + QStringList{file});
        QCOMPARE(ran.code, 0);
        // By hand: count, clamp, upsample, minimum and clamp are 5 layers; pointing has 19, by rule_layers.txt,
        // encoding and verdict have 5 and 47, by pass_layers.txt.
        const QByteArray name = file.toUtf8();
        const auto ofRule = [](const char* id) {
            return sentence("cli_network.rule", {QStringLiteral("F"), QLatin1String(id), QStringLiteral("5")}).toUtf8()
                + '\n';
        };
        QCOMPARE(held(ran.out.replace(name, "F")),
            ofRule("mine_row") + ofRule("mine_box")
                + sentence("cli_network.network",
                    {QStringLiteral("F"), QStringLiteral("two"), QStringLiteral("2"), QStringLiteral("76")})
                      .toUtf8()
                + '\n');
        ran = runHere(check + QStringList{QStringLiteral("--values"), file});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.out.replace(name, "F").startsWith(ofRule("mine_row")
                     + "F:3: places [9, 9, 1] 0 … 9\n"
                       "F:4: x [9, 9, 9] 0 … 1\n"
                       "F:6: return [9, 9, 9] 0 … 1\n"
                     + ofRule("mine_box") + "F:3: places [9, 3, 3] 0 … 9\n"),
            ran.out);
    }

    void mistakesHaveTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("expectedMessage"); // %1: the file
        const auto row = [](const char* name, const char* from, const char* to, const char* address) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << sentence(address);
        };
        row("a word", "count(", "cuont(", "cli_network.misspelled_word");
        row("an axis", "over=house)  # places", "over=cell)  # places", "cli_network.no_such_axis");
        row("shapes", "over=house)  # some", "over=board)  # some", "cli_network.shapes_that_do_not_fit");
        row("not 0 or 1", "candidates & x", "candidates & places", "cli_network.not_0_or_1");
        row("the words", "# some; there", "# some", "cli_network.words_missing");
        row("a sign", "any(places)", "any(places", "cli_network.sign_missing");
        row("broken text", "Says", "\xff", "cli_network.no_utf_8");
    }
    void mistakesHaveTheirPlace()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const QString, expectedMessage);
        QVERIFY(kRule.contains(from));
        const QString file = m_folder.filePath(QStringLiteral("wrong %1.network"));
        writeFile(file, QByteArray(kRule).replace(from, to));
        const QString good = m_folder.filePath(QStringLiteral("good.network"));
        writeFile(good, kRule);
        const Ran ran = runHere({QStringLiteral("network"), QStringLiteral("check"), file, good,
            QStringLiteral("--no-proof"), QStringLiteral("--no-puzzles")});
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.err.trimmed(), QString(expectedMessage).replace(QStringLiteral("%1:"), file + u':'));
        QVERIFY(ran.out.startsWith(good.toUtf8())); // the others are looked at, too
    }

    void whatCannotBeDoneIsTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("expectedMessage");
        const auto row = [](const QString& arguments, const QString& expectedMessage) {
            QTest::newRow(qPrintable(arguments))
                << arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts) << expectedMessage;
        };
        for (const QString& arguments : {QString(), QStringLiteral("hello"), QStringLiteral("list article"),
                 QStringLiteral("show"), QStringLiteral("check")})
            row(arguments, printed(sentence("cli_network.what_to_say")) + helpNamed("network"));
        row(QStringLiteral("show hello"), printed(sentence("cli_network.no_such_part")) + helpNamed("network"));
        row(QStringLiteral("check /nowhere/x.network"), QStringLiteral("/nowhere/x.network: "));
        row(QStringLiteral("check /"), sentence("cli_network.folder", {QStringLiteral("/")}) + u'\n');
    }
    void whatCannotBeDoneIsTold()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, expectedMessage);
        const Ran ran = runHere(QStringList{QStringLiteral("network")} + arguments);
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.startsWith(expectedMessage), qPrintable(ran.err));
        if (expectedMessage.endsWith(u'\n'))
            QCOMPARE(ran.err, expectedMessage);
    }

    /// A file with the article's rules under other names runs as the article's network does, in every number.
    void ownNetworksRun()
    {
        std::string own;
        for (const char* id : {"naked_single", "pointing", "hidden_single", "naked_pair"}) {
            PartText part = *shippedPart(id);
            part.id = "my_" + part.id;
            own += toText(part) + '\n';
        }
        NetworkText network = shippedNetworks().networks.front();
        QCOMPARE(network.id, std::string("article"));
        network.id = "my_article";
        for (NetworkText::Step& step : network.rules)
            step.rule = "my_" + step.rule;
        own += toText(network);
        const QString file = m_folder.filePath(QStringLiteral("own.network"));
        writeFile(file, QByteArray::fromStdString(own));
        for (const char* more : {"", "--solutions 3", "--no-search --max-passes 2"}) {
            const QStringList rest
                = QStringList{QStringLiteral("solve"), QString::fromLatin1(kExample), QString::fromLatin1(kHard)}
                + QString::fromLatin1(more).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            const Ran article = runHere(rest + QStringList{QStringLiteral("--network"), QStringLiteral("article")});
            const Ran mine = runHere(rest + QStringList{QStringLiteral("--network"), file});
            QVERIFY(mine.out.startsWith(kExampleSolution) || *more != 0);
            QCOMPARE(mine.out, article.out);
            QCOMPARE(mine.code, article.code);
        }
        // Its rules by their own names, in another order, and one that comes with the program by its name.
        const auto rules = [&](const char* which, const char* chosen) {
            return runHere({QStringLiteral("solve"), QString::fromLatin1(kHard), QStringLiteral("--network"),
                               *which == 0 ? file : QString::fromLatin1(which), QStringLiteral("--rules"),
                               QString::fromLatin1(chosen)})
                .out;
        };
        QCOMPARE(rules("", "my_pointing_row, my_naked_single_box"), rules("article", "pointing_row,naked_single_box"));
        QVERIFY(rules("", "my_pointing_row") != rules("", "my_naked_single_box"));
        const Ran basic = runHere({QStringLiteral("solve"), QString::fromLatin1(kHard), QStringLiteral("--network"),
            QStringLiteral("basic")});
        QCOMPARE(basic.out, rules("article", "basic"));
    }

    /// In every command that runs puzzles: what it does is told with its own rules.
    void everyCommandRunsOne()
    {
        const QString file = m_folder.filePath(QStringLiteral("foreign.network"));
        writeFile(file, kForeignNetwork);
        const auto run = [&](const char* arguments) {
            return runHere(QString::fromLatin1(arguments).arg(QLatin1String(kExample)).split(QLatin1Char(' '))
                + QStringList{QStringLiteral("--network"), file});
        };
        const Ran trace = run("trace %1 --format jsonl");
        QCOMPARE(trace.code, 1); // it has no search
        const QList<QByteArray> lines = trace.out.trimmed().split('\n');
        const QJsonObject start = QJsonDocument::fromJson(lines.first()).object();
        QCOMPARE(start[QStringLiteral("network")].toString(), QStringLiteral("foreign"));
        QCOMPARE(start[QStringLiteral("rules")].toArray(),
            (QJsonArray{QStringLiteral("alone_row"), QStringLiteral("naked_single_box"), QStringLiteral("alone_box"),
                QStringLiteral("points_row")}));
        // Each removal is one of the plain loops'.
        Candidates board = gridOf(kExample).startingCandidates();
        int removals = 0;
        for (const QByteArray& line : lines) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            if (event[QStringLiteral("event")].toString() != QLatin1String("rule"))
                continue;
            const auto rule = foreignModel()->find(event[QStringLiteral("rule")].toString().toStdString());
            QVERIFY(rule);
            const Candidates after = foreignLoop(*rule, board);
            Candidates printedState = board;
            for (const auto& value : event[QStringLiteral("removed")].toArray()) {
                const QJsonArray one = value.toArray();
                printedState.remove(Candidate{one[2].toInt() - 1, one[0].toInt() - 1, one[1].toInt() - 1});
                ++removals;
            }
            QVERIFY(printedState == after);
            board = after;
        }
        QVERIFY(removals > 50);

        const QString picture = m_folder.filePath(QStringLiteral("out.svg"));
        QCOMPARE(run(qPrintable(QStringLiteral("export %1 --at 1.2 -o ") + picture)).code, 0);
        const QByteArray svg = readFile(picture);
        QVERIFY(svg.contains("foreign") && svg.contains("alone_row,naked_single_box,alone_box,points_row"));
        QCOMPARE(run(qPrintable(QStringLiteral("export %1 --without alone_row -o ")
                         + m_folder.filePath(QStringLiteral("out.gif"))))
                     .code,
            0);
        const Ran graph = runHere({QStringLiteral("export"), QStringLiteral("graph"), QStringLiteral("alone_box"),
            QStringLiteral("-o"), picture, QStringLiteral("--network"), file});
        QCOMPARE(graph.code, 0);
        QVERIFY(readFile(picture).contains(sentence("cli_network.foreign_rule").toUtf8()));
        const Ran made = runHere({QStringLiteral("generate"), QStringLiteral("--seed"), QStringLiteral("3"),
            QStringLiteral("--givens"), QStringLiteral("60..70"), QStringLiteral("--fires"),
            QStringLiteral("alone_row"), QStringLiteral("--details"), QStringLiteral("--network"), file});
        QCOMPARE(made.code, 0);
        QVERIFY2(made.out.contains(" alone_row="), made.out);
        const Ran none = runHere({QStringLiteral("generate"), QStringLiteral("--fires"),
            QStringLiteral("naked_pair_row"), QStringLiteral("--network"), file});
        QCOMPARE(none.code, 2);
        QVERIFY(none.err.contains(QStringLiteral("naked_pair_row")));
    }

    /// A grid that a network calls solved is checked.
    void wrongGridsAreTold()
    {
        const QString file = m_folder.filePath(QStringLiteral("lies.network"));
        writeFile(file,
            "verdict lies(candidates):\n    \"Says that all is solved.\"\n"
            "    contradiction = equals(count(count(candidates, over=digit), over=board), 729)  # n; all; none\n"
            "    solved = ~contradiction  # always\n    return solved, contradiction\n"
            "network n:\n    \"Lies.\"\n    encoding digits_as_planes\n    rule naked_single(row)\n    verdict lies\n"
            "    search fewest_candidates\n");
        const QStringList solve{QStringLiteral("solve"), QString::fromLatin1(kExample),
            QString::fromLatin1(kExampleSolution), QStringLiteral("--network"), file};
        const Ran text = runHere(solve);
        QCOMPARE(text.code, 1);
        const QList<QByteArray> lines = text.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[0].contains(" wrong passes=1 "), lines[0]);
        for (const char c : lines[0].left(81))
            QVERIFY(c == '.' || (c >= '1' && c <= '9'));
        QVERIFY2(lines[1].startsWith(QByteArray(kExampleSolution) + " solved"), lines[1]); // that one is right
        QCOMPARE(text.err, printed(sentence("cli_network.wrong_grid")));
        const Ran json = runHere(solve + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
        QVERIFY(json.out.contains("\"result\":\"wrong\"") && json.out.contains("\"result\":\"solved\""));
    }

    void claimsAreChecked_data()
    {
        QTest::addColumn<QByteArray>("parts");
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("solutions"); // that the puzzle has
        QTest::addColumn<QByteArray>("counted");
        QTest::addColumn<QString>("expectedMessage");
        const auto verdict = [](const QByteArray& all, const QByteArray& otherwise) -> QByteArray {
            return "verdict lies(candidates):\n    \"s\"\n    " + all
                + " = equals(count(count(candidates, over=digit), over=board), 729)\n    " + otherwise + " = ~" + all
                + "\n    return solved, contradiction\n";
        };
        const QByteArray row = "naked_single(row)";
        const QString grid = sentence("cli_network.wrong_grid");
        const QString count = sentence("cli_network.wrong_count");
        const QByteArray all = verdict("contradiction", "solved");
        QTest::newRow("an open grid is solved")
            << all << row << QByteArray(kExample) << 1 << QByteArray("1 wrong") << grid;
        QTest::newRow("it is solved") << all << row << QByteArray(kExampleSolution) << 1 << QByteArray("1 unique")
                                      << QString();
        const QByteArray none = verdict("solved", "contradiction");
        QTest::newRow("nothing has a solution")
            << none << row << QByteArray(kExample) << 1 << QByteArray("0 wrong") << count;
        QTest::newRow("it has none") << none << row << QByteArray(kNoSolution) << 0 << QByteArray("0 none")
                                     << QString();
        // Digit 1 leaves the first cell that is open for it: of a rectangle's two solutions one remains.
        const QByteArray cut
            = "rule cut(house: row):\n    \"s\"\n    ones = convolution(candidates, [[1, 0, 0, 0, 0, 0, 0, 0, 0]"
            + QByteArray(", [0, 0, 0, 0, 0, 0, 0, 0, 0]").repeated(8)
            + "])\n    open = at_least(count(candidates, over=digit), 2)\n    nothing = ones & ~ones\n"
              "    there = select(nothing, ones, open)\n    first = pick_one(there) & there\n    cause first\n"
              "    return candidates & ~first\n";
        QByteArray rectangle = kExampleSolution;
        for (const int cell : {3 * 9 + 5, 3 * 9 + 8, 4 * 9 + 5, 4 * 9 + 8})
            rectangle[cell] = '.';
        const QByteArray rules = "naked_single(row), naked_single(column), naked_single(box), cut(row)";
        QTest::newRow("it loses one of two") << cut << rules << rectangle << 2 << QByteArray("1 wrong") << count;
    }
    /// A number of solutions is a claim like a grid.
    void claimsAreChecked()
    {
        QFETCH(const QByteArray, parts);
        QFETCH(const QByteArray, rules);
        QFETCH(const QByteArray, puzzle);
        QFETCH(const int, solutions);
        QFETCH(const QByteArray, counted);
        QFETCH(const QString, expectedMessage);
        QCOMPARE(static_cast<int>(solutionsOf(gridOf(puzzle.toStdString()), 10).size()), solutions);
        const QString file = m_folder.filePath(QStringLiteral("claims.network"));
        const QByteArray lies = parts.startsWith("verdict") ? "lies" : "clashes";
        writeFile(file,
            parts + "network n:\n    \"s\"\n    encoding digits_as_planes\n    rule " + rules + "\n    verdict " + lies
                + "\n    search fewest_candidates\n");
        const QStringList solve{
            QStringLiteral("solve"), QString::fromLatin1(puzzle), QStringLiteral("--network"), file};
        const QStringList json{QStringLiteral("--format"), QStringLiteral("json")};
        const QStringList count{QStringLiteral("--count")};
        const bool right = expectedMessage.isEmpty();
        const Ran ran = runHere(solve + count);
        QCOMPARE(ran.out, counted + '\n');
        QCOMPARE(ran.err, right ? QString() : printed(expectedMessage));
        QCOMPARE(ran.code, right && solutions > 0 ? 0 : 1);
        QCOMPARE(runHere(solve + count + json).out.contains("\"result\":\"wrong\""), !right);
        const QStringList several{QStringLiteral("--solutions"), QStringLiteral("5")};
        const QByteArray line = runHere(solve + several).out;
        QVERIFY2(line.endsWith(" solutions=" + counted + '\n'), line);
        QCOMPARE(line.contains(" wrong passes="), !right);
        QCOMPARE(runHere(solve + several + json).out.contains("\"result\":\"wrong\""), !right);
    }

    /// The other commands that run a network also check a grid that it calls solved.
    void otherCommandsCheckTheGrid()
    {
        const QString file = m_folder.filePath(QStringLiteral("open.network"));
        writeFile(file,
            "verdict lies(candidates):\n    \"s\"\n"
            "    contradiction = equals(count(count(candidates, over=digit), over=board), 729)\n"
            "    solved = ~contradiction\n    return solved, contradiction\n"
            "network n:\n    \"s\"\n    encoding digits_as_planes\n"
            "    rule naked_single(row)\n    verdict lies\n    search fewest_candidates\n");
        const auto run = [&file](const char* command, const char* puzzle, const QStringList& options = {}) {
            return runHere(QStringList{QLatin1String(command), QLatin1String(puzzle), QStringLiteral("--network"), file}
                + options);
        };
        const QStringList json{QStringLiteral("--format"), QStringLiteral("jsonl")};
        const QByteArray wrongGrid = sentence("cli_network.grid_is_wrong").toUtf8();
        QCOMPARE(run("trace", kExample).code, 1);
        QVERIFY(run("trace", kExample).out.endsWith(wrongGrid + '\n'));
        QVERIFY(run("trace", kExample, json).out.contains("\"result\":\"wrong\""));
        QCOMPARE(run("trace", kExampleSolution).code, 0);
        QVERIFY(!run("trace", kExampleSolution).out.contains(wrongGrid));
        QVERIFY(run("trace", kExampleSolution, json).out.contains("\"result\":\"solved\""));
        const QStringList once{
            QStringLiteral("--rounds"), QStringLiteral("1"), QStringLiteral("--compare"), QStringLiteral("0")};
        QVERIFY(run("bench", kExample, once).out.contains(" puzzles=1 solved=0 "));
        QVERIFY(run("bench", kExampleSolution, once).out.contains(" puzzles=1 solved=1 "));
    }

    void networksThatCannotRun_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<QString>("expectedMessage");
        const QString file = m_folder.filePath(QStringLiteral("some#1.network"));
        const QByteArray body = ":\n \"s\"\n encoding digits_as_planes\n verdict clashes\n";
        writeFile(file, kRule + "network a" + body + "network b" + body);
        const QString parts = m_folder.filePath(QStringLiteral("parts.network"));
        writeFile(parts, kRule);
        const QString bad = m_folder.filePath(QStringLiteral("bad.network"));
        writeFile(bad, "network a" + body + " rule hello(row)\n");
        const QString search = m_folder.filePath(QStringLiteral("search.network"));
        QByteArray text = QByteArray::fromStdString(std::string(shippedText("fewest_candidates")));
        writeFile(search,
            text.replace("pushed_level = scaled(level, by=1, plus=2)", "pushed_level = scaled(level, by=1, plus=4)")
                + "\nnetwork a" + body + " search fewest_candidates\n");
        const auto refused = [](const char* address, const QStringList& arguments = {}) {
            return printed(sentence(address, arguments)) + helpNamed("solve");
        };
        QTest::newRow("nothing") << QStringLiteral("hello") << refused("cli_network.neither_network_nor_file");
        QTest::newRow("no file") << QStringLiteral("hello#x") << QStringLiteral("hello: ");
        QTest::newRow("several") << file << refused("cli_network.several_networks", {file});
        QTest::newRow("none of them") << file + QStringLiteral("#c") << refused("cli_network.several_networks", {file});
        QTest::newRow("only parts") << parts << refused("cli_network.no_network", {parts});
        QTest::newRow("a mistake") << bad << refused("cli_network.mistake_in_network", {bad});
        QTest::newRow("another search") << search << refused("cli_network.search_of_its_own", {search});
        QTest::newRow("no such rule") << QStringLiteral("basic --rules naked_pair_row")
                                      << refused("cli_network.no_such_rule");
        QTest::newRow("a rule twice") << QStringLiteral("basic --rules pointing_row,pointing_row")
                                      << refused("cli_network.rule_twice");
        QTest::newRow("several solutions without a search")
            << file + QStringLiteral("#a --solutions 2") << refused("cli_network.solutions_without_search");
    }
    void networksThatCannotRun()
    {
        QFETCH(const QString, network);
        QFETCH(const QString, expectedMessage);
        const Ran ran
            = runHere(QStringList{QStringLiteral("solve"), QString::fromLatin1(kExample), QStringLiteral("--network")}
                + network.split(QStringLiteral(" ")));
        QCOMPARE(ran.code, 2);
        QVERIFY(ran.out.isEmpty());
        QVERIFY2(ran.err.contains(expectedMessage), qPrintable(ran.err));
        if (expectedMessage.endsWith(u'\n'))
            QCOMPARE(ran.err, expectedMessage);
    }

    /// A verdict that does not look at the houses of its own network calls solved what is none there.
    void solvedIsWrongWhereItsHousesSay()
    {
        const QString file = m_folder.filePath(QStringLiteral("blind.network"));
        writeFile(file,
            "network a:\n \"s\"\n encoding digits_as_planes\n"
            " house down: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n"
            " rule naked_single(box), pointing(row), pointing(column)\n verdict clashes\n search fewest_candidates\n");
        const auto solved = [&](const QString& network) {
            return runHere({QStringLiteral("solve"), QString::fromLatin1(kHard), QStringLiteral("--network"), network});
        };
        // 8, 2, 1 … 2: the diagonal of its only solution has a digit twice.
        const Ran blind = solved(file);
        QVERIFY2(blind.out.contains(" wrong "), blind.out.constData());
        QCOMPARE(blind.code, 1);
        QVERIFY(solved(QStringLiteral("basic")).out.contains(" solved "));
        QVERIFY(solved(QStringLiteral("diagonals")).out.contains(" no_solution "));
    }

    /// A network without a search ends where its rules do.
    void withoutASearchItStalls()
    {
        const QString file = m_folder.filePath(QStringLiteral("still.network"));
        writeFile(file, "network a:\n \"s\"\n encoding digits_as_planes\n rule naked_single(row)\n verdict clashes\n");
        const Ran ran
            = runHere({QStringLiteral("solve"), QString::fromLatin1(kHard), QStringLiteral("--network"), file});
        QCOMPARE(ran.code, 1);
        QVERIFY2(ran.out.contains(" stalled "), ran.out);
    }

    /// A short text can ask for much: 40 layers of 59,049 numbers, and a network of rules that are allowed alone.
    void whatIsTooMuchIsNotBuilt()
    {
        const auto ruleOf = [](const QByteArray& id, int layers) {
            QByteArray text = "rule " + id
                + "(house: row, column, box):\n \"Much.\"\n"
                  " v0 = spread(candidates, over=board)  # w\n";
            for (int i = 1; i < layers; ++i)
                text += " v" + QByteArray::number(i) + " = relu(v" + QByteArray::number(i - 1) + ")  # w\n";
            return text + " x = largest(v" + QByteArray::number(layers - 1)
                + ", over=board)  # w\n cause x\n return candidates & x  # w\n";
        };
        const QString file = m_folder.filePath(QStringLiteral("much.network"));
        const QStringList check{QStringLiteral("network"), QStringLiteral("check"), file};
        writeFile(file, ruleOf("much", 40));
        Ran ran = runHere(check);
        QCOMPARE(ran.code, 2);
        // 17 times 59,049 are fewer than 1,048,576, 18 are not: the line of v17 is the twentieth.
        const auto tooMuch
            = [](const char* most) { return sentence("cli_network.too_much_work", {QLatin1String(most)}); };
        QVERIFY2(ran.err.contains(QStringLiteral(":20:8: ") + tooMuch("1048576")), qPrintable(ran.err));
        writeFile(file, ruleOf("much", 15));
        QCOMPARE(runHere(check).code, 0);
        writeFile(file,
            ruleOf("a", 15) + ruleOf("b", 15)
                + "network n:\n \"s\"\n encoding digits_as_planes\n rule a(row), a(column), a(box)\n rule b(row), "
                  "b(box)\n"
                  " verdict clashes\n");
        ran = runHere(check);
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(tooMuch("4194304") + sentence("cli_network.found", {QStringLiteral("b_")})),
            qPrintable(ran.err));
    }

    /// However large the file, or whatever never ends.
    void whatIsTooLargeIsNotRead()
    {
        const QString file = m_folder.filePath(QStringLiteral("large.network"));
        writeFile(file, QByteArray(10'000'000, '#'));
        const auto said = [](const QString& name) {
            const Ran ran = runHere({QStringLiteral("network"), QStringLiteral("check"), name});
            return ran.code == 2 ? ran.err.trimmed() : QStringLiteral("exit status %1").arg(ran.code);
        };
        QCOMPARE(said(file), sentence("cli_network.file_too_large", {file}));
        QCOMPARE(said(QStringLiteral("/dev/zero")), sentence("cli_network.device", {QStringLiteral("/dev/zero")}));
    }

private:
    QTemporaryDir m_folder;
};

CONVOKU_TEST(TestNetworkCommand) // pictures are drawn
#include "tst_network_command.moc"
