// SPDX-License-Identifier: MIT
// convoku-cli evaluate and generate --holes: what counts as right, the table in all its forms, and labelled sets.
#include "app/wording/language.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/run/runner.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// The rows of a table with commas by their first field, each by the names of its columns.
QMap<QByteArray, QMap<QByteArray, QByteArray>> rowsOf(const Ran& ran)
{
    QMap<QByteArray, QMap<QByteArray, QByteArray>> rows;
    const QList<QByteArray> lines = ran.lines();
    const QList<QByteArray> names = lines.value(0).split(',');
    for (const QByteArray& line : lines.mid(1)) {
        const QList<QByteArray> values = line.split(',');
        for (qsizetype i = 0; i < names.size(); ++i)
            rows[values.front()][names[i]] = values.value(i);
    }
    return rows;
}

/// Open cells that a run of the article's network without search has right at its end.
int rightAtTheEnd(const char* puzzle, const char* solution)
{
    RunOptions options;
    options.pass.search = false;
    const Candidates end = record(*makeBitwiseBackend(), StartingGrid(gridOf(puzzle)), options).lastState().candidates;
    int right = 0;
    for (int cell = 0; cell < kCells; ++cell) {
        const int digit = solution[cell] - '1';
        const Cell at = Cell::fromIndex(cell);
        right += puzzle[cell] == '.' && end.countIn(at) == 1 && end.has(Candidate::of(digit, at)) ? 1 : 0;
    }
    return right;
}

const QByteArray kPuzzles = QByteArray(kArticleEasy) + '\n' + kArticleHard + '\n' + kNoSolution + '\n';
/// Seven givens: several solutions, of which the hard puzzle's is one where its givens say so.
const QByteArray kFew = [] {
    QByteArray few(81, '.');
    for (const int cell : {0, 10, 20, 30, 40, 50, 60})
        few[cell] = kArticleHardSolution[cell];
    return few;
}();

} // namespace

class TestEvaluateCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void aTableWithCommas()
    {
        const Ran ran = runHere(words("evaluate article - --csv"), kPuzzles);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QVERIFY2(ran.err.contains(sentence("cli_evaluate.left_out")), qPrintable(ran.err));
        const auto rows = rowsOf(ran);
        const int easy = gridOf(kArticleEasy).givenCount();
        const int hard = gridOf(kArticleHard).givenCount();
        QCOMPARE(rows.keys(), (QList<QByteArray>{QByteArray::number(hard), QByteArray::number(easy), "all"}));
        QCOMPARE(rows["all"]["puzzles"], QByteArray("2"));
        QCOMPARE(rows["all"]["open_cells"], QByteArray::number(162 - easy - hard));
        const int right = rightAtTheEnd(kArticleHard, kArticleHardSolution);
        QVERIFY(right < 81 - hard);
        const auto same
            = [](const QByteArray& field, double share) { return std::abs(field.toDouble() - share) < 1e-6; };
        QVERIFY(same(rows[QByteArray::number(hard)]["end_accuracy2"], right / (81. - hard)));
        QVERIFY(same(rows[QByteArray::number(hard)]["end_accuracy1"], (right + hard) / 81.));
        QVERIFY(same(rows[QByteArray::number(easy)]["end_accuracy3"], 1));
        QVERIFY(same(rows["all"]["end_accuracy3"], 0.5));
        QVERIFY(same(rows["all"]["end_accuracy2"], (right + 81. - easy) / (162 - easy - hard)));
        QCOMPARE(rows["all"]["one_shot_accuracy1"], QByteArray()); // it rates no digits
    }

    /// A solution in a second column counts, also of a puzzle with several; one that breaks a given does not.
    void whatCountsAsRight()
    {
        const QByteArray labelled = kFew + ',' + kArticleHardSolution + '\n';
        const auto withLabel = rowsOf(runHere(words("evaluate article - --csv"), labelled));
        QCOMPARE(withLabel["all"]["puzzles"], QByteArray("1"));
        const Ran without = runHere(words("evaluate article - --csv"), kFew + '\n');
        QCOMPARE(without.code, 2);
        QVERIFY2(without.err.contains(sentence("cli_evaluate.no_puzzle")), qPrintable(without.err));
        const QByteArray broken = QByteArray(kArticleEasy) + ',' + kArticleHardSolution + '\n';
        const auto judged = rowsOf(runHere(words("evaluate article - --csv"), broken));
        QCOMPARE(judged["all"]["end_accuracy3"].toDouble(), 1.);
    }

    void theSameAsJson()
    {
        const Ran csv = runHere(words("evaluate houses - --csv --limit 1"), kPuzzles);
        const Ran json = runHere(words("evaluate houses - --json --limit 1"), kPuzzles);
        QCOMPARE(json.code, 0);
        QCOMPARE(json.lines().size(), qsizetype{2});
        const auto fields = rowsOf(csv)["all"];
        const QJsonObject all = QJsonDocument::fromJson(json.lines().back()).object();
        QVERIFY(all[QStringLiteral("givens")].isNull());
        for (const char* name : {"puzzles", "one_shot_accuracy1", "one_shot_accuracy2_high", "end_accuracy3_low"}) {
            QVERIFY(!fields[name].isEmpty());
            QCOMPARE(all[QLatin1String(name)].toDouble(), fields[name].toDouble());
        }
        const QByteArray text = runHere(words("evaluate houses - --limit 1"), kPuzzles).out;
        QVERIFY2(text.contains(sentence("cli_evaluate.in_one_shot").toUtf8()), text.constData());
        QVERIFY(!runHere(words("evaluate article -"), kPuzzles)
                     .out.contains(sentence("cli_evaluate.in_one_shot").toUtf8()));
    }

    void aPicture()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("x.png"));
        const Ran ran = runHere(words("evaluate article - --picture") << file, kPuzzles);
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        const QImage one(file);
        QVERIFY(!one.isNull());
        QCOMPARE(runHere(words("evaluate houses - --limit 1 --picture") << file, kPuzzles).code, 0);
        QVERIFY(QImage(file).width() > one.width()); // two charts
    }

    void endsWhenItIsTold()
    {
        const Ran ran = runHere(words("evaluate article -"), kPuzzles, nullptr, [] { return true; });
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.out, QByteArray());
    }

    /// Each line has a puzzle of a complete grid and that grid; the numbers of givens lie in the range.
    void puzzlesWithHoles()
    {
        const Ran ran = runHere(words("generate --holes even --givens 20..30 --count 50 --seed 3"));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.lines().size(), qsizetype{51});
        QCOMPARE(ran.lines().front(), QByteArray("puzzle,solution"));
        for (const QByteArray& line : ran.lines().mid(1)) {
            const QByteArray puzzle = line.left(81);
            const QByteArray solution = line.mid(82);
            const Grid grid = gridOf(solution.toStdString());
            QVERIFY(testing::isSolution(grid));
            const auto givens = 81 - puzzle.count('.');
            QVERIFY(givens >= 20 && givens <= 30);
            for (qsizetype i = 0; i < 81; ++i)
                QVERIFY(puzzle[i] == '.' || puzzle[i] == solution[i]);
        }
        QCOMPARE(runHere(words("generate --holes even --givens 20..30 --count 50 --seed 3")).out, ran.out);
        QVERIFY(runHere(words("generate --holes even --givens 20..30 --count 50 --seed 4")).out != ran.out);
        // Both commands together: one empty cell is found, each is.
        const QByteArray one = runHere(words("generate --holes even --givens 80 --count 20 --seed 1")).out;
        const auto rows = rowsOf(runHere(words("evaluate article - --csv"), one));
        QCOMPARE(rows["80"]["puzzles"], QByteArray("20"));
        QCOMPARE(rows["80"]["end_accuracy3"].toDouble(), 1.);
    }
};

CONVOKU_TEST(TestEvaluateCommand)
#include "tst_evaluate_command.moc"
