// SPDX-License-Identifier: MIT
// Networks that did not come with the program: in sessions, in what goes with them, and where they come from.
#include "app/document/network_file.h"
#include "app/document/puzzle_chunk.h"
#include "app/document/session_file.h"
#include "app/document/workspace.h"
#include "app/views/collections/collection_analysis.h"
#include "app/views/collections/collection_filter.h"
#include "app/views/collections/collection_writer.h"
#include "app/wording/finding_wording.h"
#include "app/wording/language.h"
#include "app/wording/layer_voice.h"
#include "app/wording/network_wording.h"
#include "app/wording/voices.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"
#include "solver/run/bitwise_batch.h"
#include "tests/support/bitwise.h"
#include "tests/support/foreign_network.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

RunOptions foreignRun()
{
    RunOptions options;
    options.pass.model = foreignModel();
    options.pass.rules = foreignModel()->everyRule();
    options.pass.search = false;
    return options;
}

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestNetworks : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QByteArray& content)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no file");
        return path;
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void namedOnes_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("id"); // empty: a problem
        QTest::addColumn<QString>("expectedMessage");
        const QByteArray one = kForeignNetwork;
        const QString file = write(s("one.network"), one);
        const QByteArray second = "\nnetwork second:\n    \"2\"\n    encoding digits_as_planes\n    verdict clashes\n";
        const QString two = write(s("two.network"), one + second);
        const QString sign = write(s("a#b.network"), one);
        const QString parts = write(s("parts.network"), one.left(one.indexOf("network foreign")));
        const QString bad = write(s("bad.network"), one + "    rule alone(diagonal)\n");
        const QString own = write(s("own.network"),
            "encoding mine(digits):\n    \"Mine.\"\n"
            "    candidates = same(digits, [[1]])  # x\n    return candidates\n");
        QTest::newRow("the article's") << s("article") << s("article") << QString();
        QTest::newRow("its first six") << s("basic") << s("basic") << QString();
        QTest::newRow("a file") << file << s("foreign") << QString();
        QTest::newRow("by its id") << file + s("#foreign") << s("foreign") << QString();
        QTest::newRow("the second one") << two + s("#second") << s("second") << QString();
        QTest::newRow("a name with a sign") << sign << s("foreign") << QString();
        QTest::newRow("of two") << two << QString()
                                << testing::sentence("session.networks.file_holds",
                                       {QStringLiteral("two.network"), QStringLiteral("foreign, second")});
        QTest::newRow("not in it") << two + s("#third") << QString()
                                   << testing::sentence(
                                          "session.networks.holds_part", {QStringLiteral("foreign, second")});
        QTest::newRow("parts only") << parts << QString() << testing::sentence("session.networks.no_network");
        QTest::newRow("a mistake") << bad << QString() << s("bad.network:");
        QTest::newRow("broken") << own << QString() << s("own.network:");
        QTest::newRow("nothing") << s("not_there.network") << QString()
                                 << testing::sentence("session.networks.nothing_of_that_name");
        QTest::newRow("a folder") << m_folder.path() << QString() << testing::sentence("session.networks.folder_part");
    }
    void namedOnes()
    {
        QFETCH(const QString, value);
        QFETCH(const QString, id);
        QFETCH(const QString, expectedMessage);
        const FoundNetwork found = networkNamed(value);
        QCOMPARE(found.network != nullptr, !id.isEmpty());
        if (found.network) {
            QCOMPARE(QString::fromStdString(found.network->id), id);
            QVERIFY(found.problem.isEmpty());
        } else {
            QVERIFY2(found.problem.contains(expectedMessage), qPrintable(found.problem));
            QCOMPARE(found.choices,
                expectedMessage
                        == testing::sentence("session.networks.file_holds",
                            {QStringLiteral("two.network"), QStringLiteral("foreign, second")})
                    ? QStringList({s("foreign"), s("second")})
                    : QStringList());
        }
    }

    /// A search may change its choice of guess, but not its stack, and an encoding must keep its candidates: the layers
    /// alone do not define the rest.
    void ownSearchesAndEncodings_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("expectedMessage");
        QTest::newRow("an encoding under another name")
            << QByteArray("digits_as_planes") << QByteArray() << QByteArray() << QString();
        QTest::newRow("an encoding that is wrong")
            << QByteArray("digits_as_planes") << QByteArray("beside(identity(side), ones(side, 1))")
            << QByteArray("beside(identity(side), zeros(side, 1))")
            << testing::sentence("session.networks.encoding_of_other_candidates");
        QTest::newRow("another choice of guess")
            << QByteArray("fewest_candidates") << QByteArray("by=-1, plus=side + 1") << QByteArray("by=1, plus=0")
            << QString();
        QTest::newRow("another stack") << QByteArray("fewest_candidates")
                                       << QByteArray("pushed_level = scaled(level, by=1, plus=2)")
                                       << QByteArray("pushed_level = scaled(level, by=1, plus=4)")
                                       << testing::sentence("session.networks.stack_of_its_own");
    }
    void ownSearchesAndEncodings()
    {
        QFETCH(const QByteArray, part);
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, other);
        QFETCH(const QString, expectedMessage);
        const std::string_view shipped = shippedText(part.toStdString());
        QByteArray text(shipped.data(), static_cast<qsizetype>(shipped.size()));
        text.replace(part, "of_mine");
        QVERIFY(line.isEmpty() || text.contains(line));
        if (!line.isEmpty())
            text.replace(line, other);
        const bool search = part == "fewest_candidates";
        text += QByteArray("\nnetwork n:\n    \"N.\"\n    encoding ") + (search ? "digits_as_planes" : "of_mine")
            + "\n    rule naked_single(box), hidden_single(row)\n    verdict clashes\n"
            + (search ? "    search of_mine\n" : "");
        const FoundNetwork found = networkIn(readNetworkText(s("it"), text.toStdString()), s("it"), {});
        QCOMPARE(found.network != nullptr, expectedMessage.isEmpty());
        QVERIFY2(found.problem.contains(expectedMessage), qPrintable(found.problem));
        if (!found.network)
            return;
        Session session(makeBitwise);
        session.open(
            gridOf(kArticleEasy), s("easy"), {{found.network->everyRule(), search, false, found.network}, 0}, {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(session.recording()->result().has_value());
    }

    void sessionsKeepTheirNetwork()
    {
        Workspace workspace(makeBitwise);
        RunOptions options = foreignRun();
        options.pass.rules = {RuleId{3}, RuleId{1}, RuleId{0}};
        workspace.session()->open(gridOf(kArticleEasy), s("easy"), options, Position{1, 2, 0});
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.session()->isRunning(), kLong);
        QCOMPARE(workspace.session()->position(), (Position{1, 2, 0}));
        Breakpoint fires;
        fires.rule = "alone_row";
        workspace.breakpoints()->add(fires);
        const QJsonObject json = workspace.toJson({});
        QCOMPARE(json[s("version")].toInt(), 2);
        QCOMPARE(json[s("network")].toString(), s("foreign"));
        QCOMPARE(json[s("rules")].toArray(), (QJsonArray{s("points_row"), s("naked_single_box"), s("alone_row")}));
        QVERIFY(json[s("network_text")].toString().contains(s("rule alone(house: row, box):")));

        Workspace other(makeBitwise);
        QByteArray layout;
        int leftOut = -1;
        QCOMPARE(other.open(json, s("easy"), &layout, &leftOut), QString());
        QCOMPARE(leftOut, 0);
        const Session& session = *other.session();
        QCOMPARE(session.network().id, std::string("foreign"));
        QVERIFY(session.network().rules[0].part == foreignModel()->rules[0].part);
        QVERIFY(session.options().pass.rules == options.pass.rules);
        QVERIFY(!session.options().pass.search);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QCOMPARE(session.position(), (Position{1, 2, 0}));
        QVERIFY(session.recording()->lastState() == workspace.session()->recording()->lastState());
        QCOMPARE(other.breakpoints()->at(0).rule, std::string("alone_row"));
        QVERIFY(other.breakpoints()->hits(0).size() == workspace.breakpoints()->hits(0).size());
        QVERIFY(!other.breakpoints()->hits(0).empty());
        // With the article's network there is no such rule, and no hit; the breakpoint stays.
        other.session()->setOptions({});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QTRY_VERIFY_WITH_TIMEOUT(other.breakpoints()->hits(0).empty(), kLong);
        QCOMPARE(other.breakpoints()->at(0).rule, std::string("alone_row"));
        const QJsonObject article = other.toJson({});
        QCOMPARE(article[s("network")].toString(), s("article"));
        QVERIFY(!article.contains(s("network_text")));
    }

    void sessionsThatAreRefused_data()
    {
        QTest::addColumn<QJsonObject>("changes");
        QTest::addColumn<QString>("expectedMessage"); // empty: it is opened
        const QString text = QString::fromUtf8(kForeignNetwork);
        QTest::newRow("of before") << QJsonObject{{s("version"), 1}} << QString();
        QTest::newRow("by name") << QJsonObject{{s("network"), s("basic")}} << QString();
        QTest::newRow("by name and text")
            << QJsonObject{{s("network"), s("foreign")}, {s("network_text"), text}} << QString();
        QTest::newRow("another name") << QJsonObject{{s("network"), s("theirs")}}
                                      << testing::sentence("session.networks.known_ones",
                                             {QStringLiteral("article, basic, diagonals")});
        QTest::newRow("a number") << QJsonObject{{s("network"), s("foreign")}, {s("network_text"), 7}}
                                  << testing::sentence("session.networks.session_part", {QStringLiteral("1:1:")});
        QTest::newRow("a text with a mistake")
            << QJsonObject{{s("network"), s("foreign")}, {s("network_text"), s("network foreign:\n    x\n")}}
            << testing::sentence("session.networks.session_start", {QStringLiteral("2:5:")});
        QTest::newRow("not in its text") << QJsonObject{{s("network"), s("other")},
            {s("network_text"), text}} << testing::sentence("session.networks.holds_part", {QStringLiteral("foreign")});
        QTest::newRow("far too long") << QJsonObject{{s("network"), s("foreign")},
            {s("network_text"), text + QString(100'000, QLatin1Char('\n'))}}
                                      << testing::sentence("session.networks.session_start", {QString()});
        QTest::newRow("rules of another one") << QJsonObject{{s("rules"), QJsonArray{s("alone_row")}}}
                                              << testing::sentence("session.networks.its_network_part");
    }
    void sessionsThatAreRefused()
    {
        QFETCH(const QJsonObject, changes);
        QFETCH(const QString, expectedMessage);
        QJsonObject json = emptySessionJson();
        json[s("puzzle")] = QString::fromLatin1(kArticleEasy);
        for (auto it = changes.begin(); it != changes.end(); ++it)
            json[it.key()] = it.value();
        Workspace workspace(makeBitwise);
        QByteArray layout;
        int leftOut = 0;
        const QString problem = workspace.open(json, s("x"), &layout, &leftOut);
        QVERIFY2(
            expectedMessage.isEmpty() ? problem.isEmpty() : problem.contains(expectedMessage), qPrintable(problem));
        QCOMPARE(workspace.session()->hasPuzzle(), expectedMessage.isEmpty());
    }

    void whatIfGoesAlong()
    {
        Session session(makeBitwise);
        SideBySide runs(&session, makeBitwise);
        runs.show(SideBySide::Columns::OtherRules);
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(runs.comparisonOf(1) && !runs.isRunning(), kLong);
        session.setOptions(foreignRun());
        QCOMPARE(runs.networkOf(0), foreignModel());
        PassOptions without = foreignRun().pass;
        without.rules.pop_back();
        QVERIFY(runs.otherRules() == without);
        without = foreignRun().pass;
        std::erase(without.rules, RuleId{0});
        runs.setOtherRules(without);
        QVERIFY(!runs.rulesOf(1).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(
            runs.comparisonOf(1) && !runs.isRunning() && runs.comparisonOf(1)->second.result, kLong);
        QVERIFY(runs.comparisonOf(1)->first.removed[0] > 0);
        QCOMPARE(runs.comparisonOf(1)->second.removed[0], 0);
        session.setRuleEnabled(RuleId{1}, false); // another set of rules is no other network
        QVERIFY(runs.otherRules() == without);
    }

    /// An unknown rule's action is described by what the rule needs, never in the words of another family.
    void words()
    {
        const Model::Rule& rule = foreignModel()->rule(RuleId{0});
        QCOMPARE(Wording::rule(rule), testing::sentence("session.networks.rule_in_rows", {QStringLiteral("alone")}));
        QCOMPARE(Wording::rule(foreignModel()->rule(RuleId{2})),
            testing::sentence("session.networks.rule_in_boxes", {QStringLiteral("alone")}));
        QCOMPARE(Wording::rule(foreignModel()->rule(RuleId{3})), testing::sentence("session.networks.pointing_row"));
        QCOMPARE(
            Wording::ruleHelp(rule), s("A digit with one place in its house takes that cell: the others leave it."));
        QCOMPARE(NetworkWording::name(*foreignModel()), s("foreign"));
        QCOMPARE(NetworkWording::purpose(*foreignModel()), s("Four rules, no search."));
        QCOMPARE(NetworkWording::name(*articleModel()), testing::sentence("session.networks.name_of_the_article"));
        QCOMPARE(Wording::rule({{RuleFamily::NakedSingle, HouseKind::Column}, "x_column"}),
            testing::sentence("session.networks.naked_single_column"));
        Finding finding;
        finding.cause.there = {candidateIndex(4, 3, 8)};
        finding.cause.gone = {candidateIndex(7, 1, 5)};
        finding.cause.cells = {Cell{2, 7}};
        finding.cause.digits = {3};
        finding.removed = {candidateIndex(7, 3, 5)};
        QCOMPARE(FindingWording::sentence(RuleFamily::Other, finding), testing::sentence("session.networks.finding"));
        LoopBackend backend;
        const Recording run = record(backend, gridOf(kArticleEasy), foreignRun());
        for (int pass = 1; pass <= run.passCount(); ++pass) {
            for (int step = 1; step <= run.stepsPerPass(); ++step) {
                const EventVoices voices = VoiceWording::ofPosition(run, {pass, step, 0});
                QVERIFY(!voices.puzzle.isEmpty() && !voices.constraint.isEmpty() && !voices.layer.isEmpty());
                QVERIFY2(!voices.layer.contains(QLatin1Char('%')), qPrintable(voices.layer));
            }
        }
        QVERIFY2(LayerVoice::verdict(run, 1).contains(testing::sentence("session.networks.verdict_part")),
            qPrintable(LayerVoice::verdict(run, 1)));
        const QString stack = testing::sentence("session.networks.stack_part");
        QVERIFY(!LayerVoice::start(run).contains(stack));
        QVERIFY(LayerVoice::start(record(backend, gridOf(kArticleEasy), {})).contains(stack)); // with a search
    }

    void collections()
    {
        Collection collection;
        ChunkMaker chunks;
        for (const char* text : {kArticleEasy, kArticleHardSolution, kNoSolution, kArticleHard}) {
            Puzzle puzzle;
            puzzle.givens = gridOf(text);
            chunks.add(puzzle);
        }
        collection.begin(s("four"));
        collection.append(chunks.takeAll());
        CollectionAnalysis analysis([] { return std::make_unique<BitwiseBatch>(); }, &collection);
        int changed = 0;
        connect(&collection, &Collection::networkChanged, this, [&] { ++changed; });
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        QCOMPARE(collection.knownCount(), std::size_t{4});
        analysis.setOptions(foreignRun());
        QCOMPARE(changed, 1);
        QCOMPARE(collection.knownCount(), std::size_t{0}); // another network's numbers say nothing
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), kLong);
        LoopBackend backend;
        for (std::size_t i = 0; i < collection.size(); ++i) {
            const Recording run = record(backend, collection.start(i), foreignRun());
            QCOMPARE(static_cast<int>(collection.outcome(i).passes), run.passCount());
            for (const RuleId rule : foreignModel()->everyRule()) {
                const auto fires
                    = [&](const Event& event) { return event.kind == EventKind::Rule && event.rule == rule; };
                QCOMPARE(collection.fired(i, rule), static_cast<int>(std::ranges::count_if(run.events(), fires)));
            }
        }
        // The article's network determines the number of solutions.
        QCOMPARE(collection.outcome(1).verdict, PuzzleVerdict::Unique);
        QCOMPARE(collection.outcome(3).verdict, PuzzleVerdict::Stalled);
        const auto shown = [&](const char* text) {
            const CollectionFilter filter(QString::fromLatin1(text), *collection.network());
            QList<int> rows;
            for (std::size_t i = 0; i < collection.size(); ++i) {
                if (filter.matches(collection, i))
                    rows << static_cast<int>(i);
            }
            return rows;
        };
        QList<int> firing;
        for (int i = 0; i < 4; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (collection.fired(at, RuleId{0}) + collection.fired(at, RuleId{2}) > 0)
                firing << i;
        }
        QVERIFY(!firing.isEmpty() && firing.size() < 4);
        QCOMPARE(shown("alone"), firing);
        QCOMPARE(shown("alone_row > 100"), QList<int>());
        QVERIFY(CollectionFilter::words(*collection.network()).contains(s("points_row")));
        QVERIFY(!CollectionFilter::words(*collection.network()).contains(s("naked_pair")));

        CollectionWriter writer(collection, {0, 1, 2, 3}, m_folder.filePath(s("table.csv")), CollectionFormat::Csv);
        QCOMPARE(writer.wait(), QString());
        QFile table(m_folder.filePath(s("table.csv")));
        QVERIFY(table.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = table.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[0].endsWith(",depth,alone_row,naked_single_box,alone_box,points_row"));
        const QList<QByteArray> cells = lines[1].split(',');
        for (int rule = 0; rule < 4; ++rule)
            QCOMPARE(cells.at(cells.size() - 4 + rule).toInt(), collection.fired(0, static_cast<RuleId>(rule)));
    }
};

CONVOKU_GUILESS_TEST(TestNetworks)
#include "tst_networks.moc"
