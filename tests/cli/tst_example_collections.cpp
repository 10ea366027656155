// SPDX-License-Identifier: MIT
// The collections that come with the program are what the commands in their first lines make.
#include "app/cli/commands.h"
#include "app/cli/generate_options.h"
#include "app/document/examples.h"
#include "app/document/puzzle_source.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/bitwise_batch.h"
#include "tests/cli/cli_testing.h"
#include "tests/support/backtracking.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

QStringList commandOf(const QString& path)
{
    const QString line = QString::fromUtf8(readFile(path).split('\n').front());
    QStringList words = line.split(QLatin1Char(' '));
    return words.mid(0, 3)
            == QStringList{QStringLiteral("#"), QStringLiteral("convoku-cli"), QStringLiteral("generate")}
        ? words.mid(2)
        : QStringList();
}

void addCollections()
{
    QTest::addColumn<QString>("path");
    for (const ExampleCollection& collection : exampleCollections())
        QTest::newRow(qPrintable(QFileInfo(collection.path).baseName())) << collection.path;
}

} // namespace

class TestExampleCollections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void allFilesAreOffered()
    {
        QStringList offered;
        for (const ExampleCollection& collection : exampleCollections()) {
            offered << QFileInfo(collection.path).fileName();
            QVERIFY(!collection.name.isEmpty() && !collection.help.isEmpty());
        }
        offered.sort();
        const QDir folder(QStringLiteral(CONVOKU_COLLECTIONS));
        QCOMPARE(offered, folder.entryList({QStringLiteral("*.sdm")}, QDir::Files, QDir::Name));
        const QString readme = QString::fromUtf8(readFile(folder.filePath(QStringLiteral("README.md"))));
        for (const QString& name : offered) {
            const QString row = QStringLiteral("| %1 | `convoku-cli %2` |")
                                    .arg(name, commandOf(folder.filePath(name)).join(QLatin1Char(' ')));
            QVERIFY2(readme.contains(row), qPrintable(row));
        }
    }

    void puzzlesAreAsTheCommandSays_data() { addCollections(); }
    void puzzlesAreAsTheCommandSays()
    {
        QFETCH(QString, path);
        const QStringList command = commandOf(path);
        QVERIFY(!command.isEmpty());
        CommandOptions options(generateSyntax(), command.mid(1));
        const PuzzleOrder order = readOrder(options);
        QCOMPARE(options.fault(), QString());
        QCOMPARE(QStringLiteral("convoku-cli ") + command.join(QLatin1Char(' ')), commandLineOf(order));
        const PuzzleSource source = readPuzzleFile(path);
        QCOMPARE(source.problems, QStringList());
        QCOMPARE(static_cast<int>(source.puzzles.size()), order.count);

        BatchOptions batch;
        batch.rules = order.request.rules;
        batch.countRules = true;
        std::vector<Grid> grids;
        for (const Puzzle& puzzle : source.puzzles) {
            grids.push_back(puzzle.givens);
            QCOMPARE(solutionsOf(puzzle.givens, 2).size(), std::size_t{1});
            const int givens = puzzle.givens.givenCount();
            QVERIFY(givens >= order.request.givens.low && givens <= order.request.givens.high);
        }
        std::size_t next = 0;
        const auto hand = [&]() -> std::optional<StartingGrid> {
            return next < grids.size() ? std::optional<StartingGrid>(grids[next++]) : std::nullopt;
        };
        BitwiseBatch engine;
        engine.solve(hand, batch,
            [&](std::size_t, const SolveOutcome& outcome) {
                QVERIFY(outcome.depth >= order.request.depth.low && outcome.depth <= order.request.depth.high);
                QVERIFY(outcome.passes >= order.request.passes.low && outcome.passes <= order.request.passes.high);
                for (const RuleId rule : order.request.fires) {
                    const auto place = std::ranges::find(order.request.rules, rule) - order.request.rules.begin();
                    QVERIFY(outcome.fired.at(static_cast<std::size_t>(place)) > 0);
                }
            },
            {});
    }

    // The first two stand for all: what they are made from says nothing about the others' number.
    void theCommandMakesThem_data() { addCollections(); }
    void theCommandMakesThem()
    {
        QFETCH(QString, path);
        QStringList command = commandOf(path);
        const auto count = command.indexOf(QStringLiteral("--count"));
        QVERIFY(count > 0);
        command[count + 1] = QStringLiteral("2");
        const Ran ran = runHere(command);
        QCOMPARE(ran.code, 0);
        const auto file = readPuzzleFile(path);
        QCOMPARE(ran.lines().size(), 2);
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(QString::fromUtf8(ran.lines().at(static_cast<qsizetype>(i))),
                QString::fromStdString(file.puzzles.at(i).givens.toText()));
    }
};

CONVOKU_GUILESS_TEST(TestExampleCollections)
#include "tst_example_collections.moc"
