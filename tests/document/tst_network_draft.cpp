// SPDX-License-Identifier: MIT
// Texts of networks while they are written: mistakes and their places, what lines make, what a rule does here.
#include "app/document/network_draft.h"
#include "app/document/session.h"
#include "app/document/workshop.h"
#include "app/wording/language.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString shipped(const char* id)
{
    const std::string_view text = shippedText(id);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

ModelPtr oneKernel()
{
    return shippedModel("one_kernel");
}

/// Returns the candidates that the network's rule `rule` removes in the first row.
std::vector<std::uint16_t> removedByRows(const Model& model, const char* rule, const Candidates& before)
{
    LoopBackend backend;
    const auto found = std::ranges::find(model.rules, std::string(rule), [](const auto& one) { return one.part->id; });
    return valuesHere(*found->part, before, 0, backend).houses.front().removed;
}

QString hiddenSingle()
{
    return shipped("hidden_single");
}

Candidates randomCandidates(std::mt19937& random)
{
    Candidates candidates;
    const auto share = 1 + random() % 9;
    for (int i = 0; i < kCandidates; ++i) {
        if (random() % 10 < share)
            candidates.add(i);
    }
    return candidates;
}

} // namespace

class TestNetworkDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void mistakesStandWhereTheyAre_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("underlined");
        QTest::addColumn<QString>("said"); // a part of the sentence
        // Columns: the text of hidden_single to replace, its replacement, the expected place, and the underlined text.
        QTest::newRow("word") << "equals(count, 1)"
                              << "equal(count, 1)" << 5 << 11 << "equal"
                              << "equal";
        QTest::newRow("axis") << "one, over=house"
                              << "one, over=cell" << 6 << 30 << "cell"
                              << "cell";
        QTest::newRow("name") << "there & candidates"
                              << "where & candidates" << 7 << 18 << "where"
                              << "where";
        QTest::newRow("house") << "row, column, box"
                               << "row, column, cage" << 1 << 40 << "cage"
                               << "cage";
        QTest::newRow("end of a line") << "equals(count, 1)"
                                       << "equals(count, 1" << 5 << 45 << ""
                                       << "";
        QTest::newRow("letters that take two") << "# that place"
                                               << "# \U0001F600 \U0001F600\n    x = y # z" << 8 << 9 << "y"
                                               << "y";
        QTest::newRow("control character") << "# that place"
                                           << "# that\x01place" << 7 << 55 << "\x01"
                                           << "";
    }
    void mistakesStandWhereTheyAre()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QFETCH(QString, underlined);
        QFETCH(QString, said);
        QString text = hiddenSingle();
        const qsizetype at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const NetworkDraft draft = readDraft(text, articleModel(), {});
        QCOMPARE(draft.mistakes.size(), std::size_t{1});
        const DraftMistake& mistake = draft.mistakes.front();
        QVERIFY(draft.network == nullptr);
        QCOMPARE(mistake.line, line);
        QVERIFY(mistake.sentence.contains(said));
        QVERIFY(mistake.from <= mistake.to && mistake.to <= text.size());
        QCOMPARE(text.left(mistake.from).count(QLatin1Char('\n')) + 1, line);
        if (!underlined.isEmpty()) {
            QCOMPARE(text.mid(mistake.from, mistake.to - mistake.from), underlined);
            QTEST(mistake.column, "column");
        } else {
            QVERIFY(mistake.to > mistake.from); // something is underlined
        }
    }

    /// Each of several parts tells its own.
    void everyPartHasItsOwnMistake()
    {
        QString text = hiddenSingle() + QLatin1Char('\n') + shipped("naked_pair");
        text.replace(QLatin1String("equals(count, 1)"), QLatin1String("equal(count, 1)"));
        text.replace(QLatin1String("candidates, pairs(digit)"), QLatin1String("candidates, pair(digit)"));
        const NetworkDraft draft = readDraft(text, articleModel(), {});
        QCOMPARE(draft.mistakes.size(), std::size_t{2});
        for (const DraftMistake& mistake : draft.mistakes) {
            const QString word = text.mid(mistake.from, mistake.to - mistake.from);
            QVERIFY2(word == QLatin1String("equal") || word == QLatin1String("pair"), qPrintable(word));
        }
        QVERIFY(draft.parts.empty());
    }

    void linesTellTheirLayers()
    {
        const NetworkDraft draft = readDraft(hiddenSingle(), articleModel(), {});
        QVERIFY(draft.mistakes.empty());
        QCOMPARE(draft.parts.size(), std::size_t{1});
        const DraftPart& part = draft.parts.front();
        QCOMPARE(part.lines.size(), std::size_t{3});
        // Counted by hand: as the mock of the workshop has them.
        const std::vector<std::array<int, 3>> expected{
            {4, 1, 1}, {5, 2, 6}, {6, 7, 7}, {7, 8, 9}, {8, 10, 10}, {9, 11, 11}, {12, 12, 12}};
        const std::vector<Shape> row{{9, 9, 1}, {9, 9, 1}, {9, 9, 9}, {9, 9, 9}, {1, 9, 9}, {1, 9, 9}, {9, 9, 9}};
        QCOMPARE(part.lines[0].size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const DraftLine& line = part.lines[0][i];
            QCOMPARE((std::array<int, 3>{line.value.line, line.firstLayer, line.lastLayer}), expected[i]);
            QVERIFY(line.value.shape == row[i]);
        }
        QVERIFY((part.lines[2][0].value.shape == Shape{9, 3, 3})); // of a box
        QCOMPARE(draft.partAt(1), &part);
        QCOMPARE(draft.partAt(500), &part);
    }

    /// The values of every line, and what goes, on random boards: against loops.
    void valuesAreThoseOfLoops()
    {
        std::mt19937 random(20);
        LoopBackend backend;
        const NetworkDraft draft = readDraft(hiddenSingle(), articleModel(), {});
        const DraftPart& part = draft.parts.front();
        for (int round = 0; round < 20; ++round) {
            const Candidates before = randomCandidates(random);
            const DraftValues values = valuesHere(part.part, before, 0, backend);
            QCOMPARE(values.houses.size(), std::size_t{3});
            const RuleId rules[] = {article::HiddenSingleRow, article::HiddenSingleColumn, article::HiddenSingleBox};
            for (std::size_t house = 0; house < 3; ++house) {
                const Candidates left = loopRule(rules[house], before);
                QVERIFY(values.houses[house].removed == before.without(left).indices());
                QVERIFY(values.houses[house].broughtBack.empty());
            }
            const Inspection& row = *values.houses[0].values;
            const Tensor& count = row.value(valueOfLine(row.network(), part.lines[0][0]));
            const Tensor& one = row.value(valueOfLine(row.network(), part.lines[0][1]));
            for (int digit = 0; digit < kSide; ++digit) {
                for (int r = 0; r < kSide; ++r) {
                    int places = 0;
                    for (int column = 0; column < kSide; ++column)
                        places += before.has(Candidate{digit, r, column}) ? 1 : 0;
                    const auto at = static_cast<std::size_t>(digit * kSide + r);
                    QCOMPARE(count.data[at], static_cast<float>(places));
                    QCOMPARE(one.data[at], places == 1 ? 1.F : 0.F);
                }
            }
        }
    }

    /// One that removes everything is told as quickly as any other.
    void aRuleThatRemovesEverything()
    {
        LoopBackend backend;
        const NetworkDraft draft
            = readDraft(QStringLiteral("rule all(house: row):\n    \"x\"\n    none = candidates & ~candidates # a; b\n"
                                       "    cause none\n    return none & candidates # c\n"),
                articleModel(), {});
        QVERIFY2(draft.mistakes.empty(), qPrintable(draft.mistakes.empty() ? QString() : draft.mistakes[0].sentence));
        const Candidates before = gridOf(kArticleHard).startingCandidates();
        const DraftValues values = valuesHere(draft.parts.front().part, before, 0, backend);
        QCOMPARE(values.houses.front().removed.size(), static_cast<std::size_t>(before.count()));
        QVERIFY(!values.houses.front().findings.empty());
        QVERIFY(values.houses.front().findings.size() <= 6);
    }

    void partsRunInTheBase()
    {
        QString text = hiddenSingle();
        const NetworkDraft same = readDraft(text, articleModel(), {});
        QVERIFY(same.network != nullptr);
        QCOMPARE(same.network->rules.size(), std::size_t{9});
        // A rule of another name comes behind those that are there, for all its houses.
        text.replace(QLatin1String("rule hidden_single"), QLatin1String("rule mine"));
        const NetworkDraft more = readDraft(text, articleModel(), {});
        QVERIFY(more.network != nullptr);
        QCOMPARE(more.network->rules.size(), std::size_t{12});
        QCOMPARE(more.network->rules[9].id, std::string("mine_row"));
        QCOMPARE(more.network->rules[11].id, std::string("mine_box"));
        // One that is for fewer houses takes those of the others away.
        QString rows = hiddenSingle();
        rows.replace(QLatin1String("row, column, box"), QLatin1String("row"));
        const NetworkDraft fewer = readDraft(rows, articleModel(), {});
        QVERIFY(fewer.network != nullptr);
        QCOMPARE(fewer.network->rules.size(), std::size_t{7});
    }

    /// A text with a kernel alone: the rules of the base that lay it lay the new one.
    void aKernelChangesTheRulesThatLayIt()
    {
        QString text = shipped("subset");
        const NetworkDraft same = readDraft(text, oneKernel(), {});
        QVERIFY(same.mistakes.empty() && same.network != nullptr);
        QCOMPARE(same.network->rules.size(), oneKernel()->rules.size());
        for (std::size_t i = 0; i < oneKernel()->rules.size(); ++i)
            QVERIFY(same.network->rules[i].part == oneKernel()->rules[i].part);
        // The single itself goes, in place of the rest of its row.
        text.replace(QLatin1String("there & ~inside"), QLatin1String("there & inside"));
        text.replace(QLatin1String("# not these places; "), QLatin1String("# "));
        const NetworkDraft other = readDraft(text, oneKernel(), {});
        QVERIFY2(other.mistakes.empty(), qPrintable(other.mistakes.empty() ? QString() : other.mistakes[0].sentence));
        QVERIFY(other.network != nullptr);
        Candidates before;
        for (int digit = 0; digit < kSide; ++digit) {
            for (int column = 0; column < kSide; ++column) {
                if (column > 0 || digit == 4)
                    before.add(Candidate{digit, 0, column}.index());
            }
        }
        std::vector<std::uint16_t> rest;
        for (int column = 1; column < kSide; ++column)
            rest.push_back(static_cast<std::uint16_t>(Candidate{4, 0, column}.index()));
        const std::vector<std::uint16_t> itself{static_cast<std::uint16_t>(Candidate{4, 0, 0}.index())};
        QVERIFY(removedByRows(*oneKernel(), "naked_single", before) == rest);
        QVERIFY(removedByRows(*same.network, "naked_single", before) == rest);
        QVERIFY(removedByRows(*other.network, "naked_single", before) == itself);
        // Rules that the kernel does not lay stay. With a base without such rules, only the kernel's mistakes are
        // reported.
        for (std::size_t i = 0; i < oneKernel()->rules.size(); ++i) {
            const PartText& was = *oneKernel()->rules[i].part;
            QCOMPARE(*other.network->rules[i].part == was, !was.laid.has_value());
        }
        const NetworkDraft apart = readDraft(text, articleModel(), {});
        QVERIFY(apart.mistakes.empty() && apart.network != nullptr);
        QCOMPARE(apart.network->rules.size(), articleModel()->rules.size());
    }

    void aKernelOfItsOwn()
    {
        QString text = QStringLiteral("rule mine_pair(house: row) = mine(value=digit, group=house, place=cell, k=2):\n"
                                      "    \"x\"\n\n")
            + shipped("subset").replace(QLatin1String("kernel subset"), QLatin1String("kernel mine"));
        const NetworkDraft draft = readDraft(text, oneKernel(), {});
        QVERIFY2(draft.mistakes.empty(), qPrintable(draft.mistakes.empty() ? QString() : draft.mistakes[0].sentence));
        QVERIFY(draft.network != nullptr);
        QCOMPARE(draft.network->rules.size(), oneKernel()->rules.size() + 1);
        QCOMPARE(draft.network->rules.back().id, std::string("mine_pair_row"));
        std::mt19937 random(4);
        for (int round = 0; round < 10; ++round) {
            const Candidates before = randomCandidates(random);
            QVERIFY(removedByRows(*draft.network, "mine_pair", before)
                == removedByRows(*oneKernel(), "naked_pair", before));
        }
        // Its lines stand in the kernel, but for those that lay it.
        QCOMPARE(draft.parts.size(), std::size_t{2});
        const std::vector<DraftLine>& lines = draft.parts.front().lines.front();
        QCOMPARE(lines.front().value.line, 1);
        QCOMPARE(lines.back().value.line, 1);
        QCOMPARE(lines[1].value.line, 7); // outside
        QVERIFY(draft.parts.back().lines.empty());
    }

    /// A wrong result is reported at the kernel: it has no line of its own in the rule that is tried.
    void aKernelThatReturnsSomethingElse()
    {
        QString text = QStringLiteral("# mine\n\n") + shipped("subset");
        text.replace(QLatin1String("clear = any(of_value)"), QLatin1String("clear = any(count)"));
        const NetworkDraft draft = readDraft(text, oneKernel(), {});
        QCOMPARE(draft.mistakes.size(), std::size_t{1});
        QCOMPARE(draft.mistakes.front().line, 3);
        QCOMPARE(text.mid(draft.mistakes.front().from, 6), QStringLiteral("kernel"));
    }

    void hostileTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("blanks") << QStringLiteral("  \n\n ");
        QTest::newRow("too long") << QString(70000, QLatin1Char('a'));
        QTest::newRow("many lines") << QString(1200, QLatin1Char('\n')) + hiddenSingle();
        QTest::newRow("one long line") << QStringLiteral("rule a(house: row):\n    \"x\"\n    b = ")
                + QString(30000, QLatin1Char('(')) + QLatin1Char('\n');
        QTest::newRow("half of a pair") << QStringLiteral("rule ") + QChar(0xd800) + QStringLiteral("(");
        QTest::newRow("zero") << QStringLiteral("rule a") + QChar(0) + QStringLiteral("b");
        QTest::newRow("ends in the middle") << hiddenSingle().left(300);
    }
    void hostileTexts()
    {
        QFETCH(QString, text);
        const NetworkDraft draft = readDraft(text, articleModel(), {});
        QVERIFY(!draft.mistakes.empty());
        QVERIFY(draft.network == nullptr);
        for (const DraftMistake& mistake : draft.mistakes)
            QVERIFY(0 <= mistake.from && mistake.from <= mistake.to && mistake.to <= text.size());
    }

    void nothingTypedIsLost()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.openShipped("hidden_single");
        QVERIFY(workshop.isSaved());
        const QString mine = hiddenSingle() + QStringLiteral("# mine");
        workshop.setText(mine);
        QVERIFY(!workshop.isSaved());
        workshop.openShipped("pointing");
        QCOMPARE(workshop.text(), shipped("pointing"));
        QVERIFY(!workshop.versions().empty());
        const auto has = [&](const QString& text) {
            return std::ranges::any_of(
                workshop.versions(), [&](const DraftVersion& version) { return version.text == text; });
        };
        QVERIFY(has(mine));
        // And what the settings keep is all of it.
        workshop.setText(QStringLiteral("half a ru"));
        Workshop next(&session, makeBitwise);
        next.restore(workshop.kept());
        QCOMPARE(next.text(), QStringLiteral("half a ru"));
        QVERIFY(!next.isSaved());
        Workshop broken(&session, makeBitwise);
        broken.restore("{\"text\": 12}");
        broken.restore("nonsense");
        QVERIFY(broken.isEmpty());
    }

    /// A text of the maximum length is kept and restored, even if its characters take the most room.
    void nothingThatIsKeptIsLost()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.open(QString(Workshop::kMostLetters, QChar(1)), QStringLiteral("long"));
        const QString text(Workshop::kMostLetters, QChar(2));
        workshop.setText(text);
        Workshop next(&session, makeBitwise);
        next.restore(workshop.kept());
        QVERIFY(next.text() == text);
        QVERIFY(!next.isSaved());
    }

    /// A copy of the network replaces a text that is wrong, though that network is the last one that compiled.
    void aCopyInPlaceOfABrokenText()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.openShipped("hidden_single");
        QTRY_VERIFY_WITH_TIMEOUT(workshop.network() != nullptr, kLong);
        const ModelPtr network = workshop.network();
        workshop.openCopy(network); // it is there
        QCOMPARE(workshop.text(), hiddenSingle());
        const QString broken = hiddenSingle().replace(QLatin1String("equals"), QLatin1String("equal"));
        workshop.setText(broken);
        QTRY_VERIFY_WITH_TIMEOUT(!workshop.isReading(), kLong);
        workshop.openCopy(network);
        QVERIFY(workshop.text().contains(QLatin1String("rule naked_pair(")));
        QCOMPARE(workshop.versions().front().text, broken);
    }

    /// Checks take minutes: without anybody who looks they stop, and begin again.
    void checksGoOnWhileSomebodyLooks()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.setWatched(this, true);
        workshop.openShipped("hidden_single");
        QTRY_VERIFY_WITH_TIMEOUT(workshop.checks()->isRunning(), kLong);
        workshop.setWatched(this, false);
        QVERIFY(!workshop.checks()->isRunning());
        constexpr int kLater = 1200;
        QTest::qWait(kLater);
        QCOMPARE(workshop.checks()->count(CheckState::Waiting), static_cast<int>(workshop.checks()->entries().size()));
        workshop.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(workshop.checks()->isRunning(), kLong);
        workshop.setWatched(this, false);
    }

    void versionsAreBounded()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        for (std::size_t i = 0; i < Workshop::kMostVersions + 20; ++i) {
            workshop.setText(QStringLiteral("text %1").arg(i));
            workshop.open(QStringLiteral("other %1").arg(i), {});
        }
        QCOMPARE(workshop.versions().size(), Workshop::kMostVersions);
        QCOMPARE(workshop.versions().front().text, QStringLiteral("text %1").arg(Workshop::kMostVersions + 19));
        workshop.setText(QString(Workshop::kMostLetters + 5, QLatin1Char('x')));
        QCOMPARE(workshop.text().size(), Workshop::kMostLetters);
    }

    /// While a text is wrong the last network that compiled stays.
    void theLastOneThatCompiledStays()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.openShipped("hidden_single");
        QTRY_VERIFY_WITH_TIMEOUT(workshop.network() != nullptr, kLong);
        const ModelPtr first = workshop.network();
        workshop.setText(hiddenSingle().replace(QLatin1String("equals"), QLatin1String("equal")));
        QTRY_VERIFY_WITH_TIMEOUT(!workshop.isReading(), kLong);
        QVERIFY(!workshop.draft().mistakes.empty());
        QCOMPARE(workshop.network(), first);
        QVERIFY(workshop.part() == nullptr || workshop.part()->part.id == "hidden_single");
    }

    void saved()
    {
        QTemporaryDir folder;
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.openShipped("pointing");
        workshop.setText(workshop.text() + QStringLiteral("# é\n"));
        const QString path = folder.filePath(QStringLiteral("my.network"));
        QCOMPARE(workshop.saveTo(path), QString());
        QVERIFY(workshop.isSaved());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), workshop.text());
        // A failed save returns the reason and keeps the file's path.
        workshop.setText(workshop.text() + QStringLiteral("# more\n"));
        QVERIFY(!workshop.saveTo(folder.filePath(QStringLiteral("no/such/folder.network"))).isEmpty());
        QVERIFY(!workshop.isSaved());
        QCOMPARE(workshop.path(), path);
    }

    void aCopyOfTheNetwork()
    {
        Session session(makeBitwise);
        Workshop workshop(&session, makeBitwise);
        workshop.openCopy(articleModel());
        QTRY_VERIFY_WITH_TIMEOUT(workshop.network() != nullptr, kLong);
        QVERIFY(workshop.draft().mistakes.empty());
        QCOMPARE(workshop.draft().parts.size(), std::size_t{4}); // of nine rules
        QCOMPARE(workshop.network()->rules.size(), articleModel()->rules.size());
        for (std::size_t i = 0; i < articleModel()->rules.size(); ++i) {
            QVERIFY(workshop.network()->rules[i].part == articleModel()->rules[i].part);
            QVERIFY(workshop.network()->rules[i].family == articleModel()->rules[i].family);
        }
        QVERIFY(workshop.text().contains(QLatin1String("# the digit has one place"))); // with its comments
    }
};

CONVOKU_GUILESS_TEST(TestNetworkDraft)
#include "tst_network_draft.moc"
