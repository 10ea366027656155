// SPDX-License-Identifier: MIT
// Networks whose numbers lie in a file beside theirs, and what is said where it is not what it should be.
#include "app/document/found_network.h"
#include "app/document/network_draft.h"
#include "app/document/session.h"
#include "app/document/workspace.h"
#include "app/wording/language.h"
#include "app/wording/network_wording.h"
#include "app/wording/tensor_wording.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/learn/training.h"
#include "solver/network/pass.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace convoku;

namespace {

/// Clears the digits whose number in the file is 0 or less: the larger of it and 0 is 0 then.
const char kText[] = R"(rule guess():
    "Guesses."
    weights "w.bin"
    x = learned(candidates, a, planes=9, bias=no)  # x
    zero = scaled(x, by=0, plus=0)  # 0
    both = joined(reshape(zero, 1, 27, 27), reshape(x, 1, 27, 27))  # a; b; c
    pairs = reshape(permute(both, rows, columns, planes), 729, 1, 2)  # a; b
    larger = permute(reshape(pick_one(pairs), 27, 27, 2), columns, planes, rows)  # a; b; c
    stays = candidates & reshape(convolution(larger, [[0, 1]]), 9, 9, 9)  # a; b; stays
    goes = candidates & ~stays  # a; b
    cause goes
    return candidates & ~goes  # a; b

network mine:
    "Mine."
    encoding digits_as_planes
    rule guess()
    verdict clashes
)";

/// A diagonal: each digit by itself.
std::string diagonal(const std::vector<float>& digits)
{
    NamedTensor tensor{"a.weight", NamedTensor::Stored::F32, {9, 9}, std::vector<float>(81, 0.F)};
    for (std::size_t digit = 0; digit < 9; ++digit)
        tensor.numbers[digit * 10] = digits[digit];
    return writeTensors({{tensor}, {}});
}

const std::vector<float> kOdd{1, -1, 1, -1, 1, -1, 1, -1, 1};

/// With other numbers than the written ones.
ModelPtr learned(const ModelPtr& model, const char* id)
{
    const RuleId rule = model->find(id).value();
    const LearningTask task = taskOf(model, rule, learnableValues(*model, rule).front().value);
    std::vector<float> numbers = learnedNumbersOf(*task.layers, task.learned);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] += 0.37F * static_cast<float>(static_cast<int>(i % 5) - 2);
    return modelWith(task, numbers);
}

std::vector<Candidates> someBoards()
{
    testing::Random random(5);
    std::vector<Candidates> boards;
    for (const double density : testing::kDensities)
        boards.push_back(testing::randomCandidates(random, density));
    return boards;
}

Tensor answers(const Model& model, RuleId rule, const Tensor& boards)
{
    const Network network = buildRule(model, rule);
    return testing::runOnce(*makeScalarBackend(), network, std::span(&boards, 1), network.outputs).front();
}

QJsonObject sessionOf(const ModelPtr& network)
{
    Workspace workspace([] { return makeScalarBackend(); });
    RunOptions options;
    options.pass = {.rules = network->everyRule(), .search = false, .model = network};
    options.maxPasses = 1;
    workspace.session()->open(Grid(), QStringLiteral("empty"), options, Position{});
    return workspace.toJson({});
}

/// Returns the digits that the model's first rule leaves in the first cell of an empty board.
QByteArray leftBy(const Model& model)
{
    const auto network = std::make_shared<const Network>(buildRule(model, RuleId{0}));
    Tensor board(1, {9, 9, 9});
    board.data.assign(729, 1.F);
    const std::vector<Tensor> inputs{board};
    const auto left = makeScalarBackend()->load(network)->run(inputs, network->outputs).front().data;
    QByteArray digits;
    for (std::size_t digit = 0; digit < 9; ++digit) {
        if (left[digit * 81] > 0.5F)
            digits += static_cast<char>('1' + digit);
    }
    return digits;
}

} // namespace

class TestNetworkWeights : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const std::string& content)
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        const auto size = static_cast<qint64>(content.size());
        if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), size) != size)
            qFatal("no file");
        return path;
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }
    void init() { QFile::remove(m_folder.filePath(QStringLiteral("w.bin"))); }

    void theyLieBesideTheNetwork()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        const FoundNetwork found = networkNamed(path);
        QVERIFY2(found.network, qPrintable(found.problem));
        QVERIFY(isLearned(*found.network) && !isUntrained(*found.network));
        QCOMPARE(leftBy(*found.network), QByteArray("13579"));
        // Weights from a different file make a different network.
        write(QStringLiteral("w.bin"), diagonal({1, 1, 1, -1, -1, -1, -1, -1, 1}));
        QCOMPARE(leftBy(*networkNamed(path).network), QByteArray("1239"));
        QVERIFY(networkNamed(path).network->rules[0].part != found.network->rules[0].part);
    }

    /// In the workshop the rule keeps them, whatever else is written.
    void draftsKeepThem()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        const FoundNetwork found = networkNamed(path);
        QVERIFY2(found.network, qPrintable(found.problem));
        QString text = QString::fromLatin1(kText);
        text.replace(QStringLiteral("Guesses."), QStringLiteral("Guesses again."));
        const NetworkDraft draft = readDraft(text, found.network, QStringLiteral("draft"));
        QVERIFY(draft.mistakes.empty() && draft.network);
        QCOMPARE(leftBy(*draft.network), QByteArray("13579"));
        const NetworkDraft other = readDraft(text, articleModel(), QStringLiteral("draft"));
        QCOMPARE(other.mistakes.size(), std::size_t{1});
    }

    /// A session brings what its network has learned; what comes with the program it does not.
    void sessionsBringThem()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        const FoundNetwork found = networkNamed(path);
        QVERIFY2(found.network, qPrintable(found.problem));
        const BackendFactory loops = [] { return makeScalarBackend(); };
        QJsonObject json = sessionOf(found.network);
        QFile::remove(m_folder.filePath(QStringLiteral("w.bin")));
        QByteArray layout;
        int leftOut = 0;
        Workspace again(loops);
        QCOMPARE(again.open(json, QStringLiteral("again"), &layout, &leftOut), QString());
        QCOMPARE(leftBy(again.session()->network()), QByteArray("13579"));
        json[QStringLiteral("network_weights")] = QJsonObject{{QStringLiteral("w.bin"), QStringLiteral("AAAA")}};
        QVERIFY(again.open(json, QStringLiteral("again"), &layout, &leftOut)
                    .contains(testing::sentence(
                        "session.weights.place_part", {QStringLiteral("w.bin"), QStringLiteral("3")})));
        json.remove(QStringLiteral("network_weights"));
        QVERIFY(again.open(json, QStringLiteral("again"), &layout, &leftOut)
                    .contains(testing::sentence("session.weights.missing_part")));
        QVERIFY(!sessionOf(shippedModel("houses")).contains(QStringLiteral("network_weights")));
    }

    void itsNameSaysWhetherItIsTrained()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        QCOMPARE(NetworkWording::name(*networkNamed(path).network), QStringLiteral("mine"));
        std::string random = kText;
        const std::string weights = "    weights \"w.bin\"\n";
        random.erase(random.find(weights), weights.size());
        write(QStringLiteral("random.network"), random);
        const FoundNetwork found = networkNamed(m_folder.filePath(QStringLiteral("random.network")));
        QVERIFY2(found.network, qPrintable(found.problem));
        QCOMPARE(NetworkWording::name(*found.network),
            testing::sentence("session.weights.untrained", {QStringLiteral("mine")}));
    }

    /// Rules that were learned and are no text: the session says what they are made of.
    void sessionsBringLearnedRules_data()
    {
        QTest::addColumn<QByteArray>("network");
        QTest::addColumn<QByteArrayList>("rules"); // learned one after the other
        const auto row = [](const char* network, const QByteArrayList& rules) {
            QTest::addRow("%s: %s", network, rules.join(", ").constData()) << QByteArray(network) << rules;
        };
        row("article", {"naked_pair_row"});
        row("article", {"naked_pair_row", "naked_pair_box"});
        row("article", {"hidden_single_row", "naked_pair_row"}); // the first is text
        row("diagonals", {"hidden_single_falling"});
    }
    void sessionsBringLearnedRules()
    {
        QFETCH(QByteArray, network);
        QFETCH(QByteArrayList, rules);
        ModelPtr model = shippedModel(network.toStdString());
        for (const QByteArray& rule : rules)
            model = learned(model, rule.constData());
        QVERIFY(model->learned);
        QJsonObject json = sessionOf(model);
        QByteArray layout;
        int leftOut = 0;
        Workspace again([] { return makeScalarBackend(); });
        QCOMPARE(again.open(json, QStringLiteral("again"), &layout, &leftOut), QString());
        const ModelPtr opened = again.session()->options().pass.model;
        QCOMPARE(opened->id, model->id);
        QVERIFY(isLearned(*opened));
        const Tensor boards = testing::tensorOf(someBoards());
        for (const RuleId rule : model->everyRule())
            QVERIFY(answers(*opened, rule, boards) == answers(*model, rule, boards));
        // And once more, from what was opened.
        QCOMPARE(
            sessionOf(opened).value(QStringLiteral("network_learned")), json.value(QStringLiteral("network_learned")));

        const auto said = [&](const char* key, const QJsonValue& value) {
            QJsonArray list = json.value(QStringLiteral("network_learned")).toArray();
            QJsonObject last = list.last().toObject();
            last[QLatin1String(key)] = value;
            list[list.size() - 1] = last;
            QJsonObject changed = json;
            changed[QStringLiteral("network_learned")] = list;
            return again.open(changed, QStringLiteral("again"), &layout, &leftOut);
        };
        QVERIFY2(said("numbers", QStringLiteral("AAAA")).contains(testing::sentence("session.weights.number_part")),
            qPrintable(said("numbers", QStringLiteral("AAAA"))));
        QVERIFY2(said("rule", QStringLiteral("none_such"))
                     .contains(testing::sentence("session.weights.no_such_rule_part", {QStringLiteral("none_such")})),
            qPrintable(said("rule", QStringLiteral("none_such"))));
        QVERIFY2(said("value", QStringLiteral("nothing")).contains(QStringLiteral("nothing")),
            qPrintable(said("value", QStringLiteral("nothing"))));
        QCOMPARE(again.session()->options().pass.model, opened); // what was there stays
        QJsonArray many;
        for (int i = 0; i < 51; ++i)
            many.append(QJsonObject());
        json[QStringLiteral("network_learned")] = many;
        QVERIFY(again.open(json, QStringLiteral("again"), &layout, &leftOut)
                    .contains(testing::sentence("session.weights.found_part", {QStringLiteral("51")})));
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QByteArray>("weights"); // of the file; null: there is none
        QTest::addColumn<QString>("said");
        const std::string good = diagonal(kOdd);
        const auto row = [](const char* what, const std::string& weights, const QString& said) {
            QTest::newRow(what) << QByteArray::fromStdString(weights) << said;
        };
        row("there is none", {}, testing::sentence("session.weights.no_file"));
        row("it ends too soon", good.substr(0, 30), testing::sentence("session.weights.too_short"));
        row("a number is missing", good.substr(0, good.size() - 1), testing::sentence("session.weights.shape"));
        row("another tensor", writeTensors({{{"b.weight", NamedTensor::Stored::F32, {1}, {1}}}, {}}),
            testing::sentence("session.weights.another_tensor"));
        NamedTensor right{"a.weight", NamedTensor::Stored::F32, {9, 9}, std::vector<float>(81, 0.F)};
        row("one more", writeTensors({{right, {"b", NamedTensor::Stored::F16, {1}, {1}}}, {}}),
            testing::sentence("session.weights.one_more"));
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(const QByteArray, weights);
        QFETCH(const QString, said);
        const QString path = write(QStringLiteral("mine.network"), kText);
        if (!weights.isEmpty())
            write(QStringLiteral("w.bin"), weights.toStdString());
        const FoundNetwork found = networkNamed(path);
        QVERIFY(!found.network);
        QVERIFY2(found.problem.startsWith(m_folder.path()), qPrintable(found.problem));
        QCOMPARE(found.problem.mid(m_folder.path().size() + 1), said);
    }

    void aFolderIsNone()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("w.bin")));
        const FoundNetwork found = networkNamed(path);
        QDir(m_folder.path()).rmdir(QStringLiteral("w.bin"));
        QVERIFY(!found.network);
        QVERIFY2(found.problem.contains(testing::sentence("session.weights.folder_part", {QStringLiteral("w.bin")})),
            qPrintable(found.problem));
    }

    /// Reading a pipe without a writer would never end.
    void aPipeIsNone()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        const QString pipe = m_folder.filePath(QStringLiteral("w.bin"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const FoundNetwork found = networkNamed(path);
        QFile::remove(pipe);
        QVERIFY(!found.network);
        QVERIFY2(found.problem.contains(testing::sentence("session.weights.pipe_part", {QStringLiteral("w.bin")})),
            qPrintable(found.problem));
        const QString network = m_folder.filePath(QStringLiteral("pipe.network"));
        QCOMPARE(mkfifo(QFile::encodeName(network).constData(), 0600), 0);
        QVERIFY(!networkNamed(network).network);
    }

    /// Numbers of a file that is named apart: for rules that have none, or else for all that learn.
    void othersThanItHas()
    {
        std::string text = kText;
        const std::string named = "    weights \"w.bin\"\n";
        text.erase(text.find(named), named.size());
        const QString untrained = write(QStringLiteral("untrained.network"), text);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        const QString even
            = write(QStringLiteral("even numbers!.safetensors"), diagonal({-1, 1, -1, 1, -1, 1, -1, 1, -1}));
        FoundNetwork found = withWeights(networkNamed(untrained).network, even);
        QVERIFY2(found.network, qPrintable(found.problem));
        QCOMPARE(leftBy(*found.network), QByteArray("2468"));
        QCOMPARE(found.network->rules[0].part->weights, std::string("even_numbers_.safetensors"));
        QVERIFY(!isUntrained(*found.network));
        found = withWeights(networkNamed(write(QStringLiteral("mine.network"), kText)).network, even);
        QVERIFY2(found.network, qPrintable(found.problem));
        QCOMPARE(leftBy(*found.network), QByteArray("2468"));

        // One rule has its numbers, whose file is not there any more; the other waits for some.
        std::string two = kText;
        two.replace(two.find("network mine"), std::string::npos, text.replace(text.find("guess"), 5, "other"));
        two.replace(two.find("    rule guess()\n    verdict"), 17, "    rule guess()\n    rule other()\n");
        found = networkNamed(write(QStringLiteral("two.network"), two));
        QVERIFY2(found.network, qPrintable(found.problem));
        QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("w.bin"))));
        found = withWeights(found.network, even);
        QVERIFY2(found.network, qPrintable(found.problem));
        QVERIFY(found.network->rules[0].part->learned->numbers() == 81);
        QCOMPARE(found.network->rules[0].part->weights, std::string("w.bin"));
        QVERIFY(found.network->rules[1].part->learned != found.network->rules[0].part->learned);
        QVERIFY(!isUntrained(*found.network));
    }

    void othersThatDoNotFit()
    {
        const QString path = write(QStringLiteral("mine.network"), kText);
        write(QStringLiteral("w.bin"), diagonal(kOdd));
        const ModelPtr network = networkNamed(path).network;
        QVERIFY(network);
        const auto said = [&](const ModelPtr& of, const std::string& bytes) {
            const FoundNetwork found = withWeights(of, write(QStringLiteral("o.safetensors"), bytes));
            return found.network ? QStringLiteral("a network") : found.problem;
        };
        const QString fileName = m_folder.filePath(QStringLiteral("o.safetensors: "));
        QCOMPARE(said(network, writeTensors({{{"b.weight", NamedTensor::Stored::F32, {1}, {1}}}, {}})),
            fileName + testing::sentence("session.weights.expected_tensor"));
        QVERIFY(
            said(network, "none").startsWith(fileName + testing::sentence("session.weights.byte_start", {QString()})));
        QCOMPARE(said(articleModel(), diagonal(kOdd)),
            fileName + testing::sentence("session.weights.nothing_learned", {QStringLiteral("article")}));
        QVERIFY(!withWeights(network, m_folder.filePath(QStringLiteral("nowhere.safetensors"))).problem.isEmpty());
        QVERIFY(
            withWeights(network, m_folder.path()).problem.endsWith(testing::sentence("session.weights.folder_end")));
    }

    /// A copy of a network that comes with the program finds the weights that come with it, wherever it lies.
    void copiesOfWhatShipsFindTheirs()
    {
        std::string text(shippedText("houses"));
        text.replace(text.find("network houses:"), 15, "network copied:");
        const FoundNetwork found = networkNamed(write(QStringLiteral("copied.network"), text));
        QVERIFY2(found.network, qPrintable(found.problem));
        QVERIFY(found.network->rules[0].part == shippedModel("houses")->rules[0].part);
        QVERIFY(!isShipped(found.network));
    }

    void everyReasonHasASentence()
    {
        QSet<QString> all;
        for (int reason = 0; reason <= static_cast<int>(TensorMistake::Reason::NotFinite); ++reason) {
            const auto which = static_cast<TensorMistake::Reason>(reason);
            const QString text = TensorWording::mistake({which, 4711, "a.weight", 17});
            if (which == TensorMistake::Reason::LfsPointer) { // that is the whole file
                QVERIFY2(text.contains(QStringLiteral("git lfs pull")), qPrintable(text));
                continue;
            }
            QVERIFY2(
                text.contains(QStringLiteral("4711")) && text.contains(QStringLiteral("“a.weight”")), qPrintable(text));
            QVERIFY2(!text.contains(QLatin1Char('%')) && !all.contains(text), qPrintable(text));
            all.insert(text);
            QVERIFY(!TensorWording::mistake({which, 4711, {}, 17}).contains(QStringLiteral("“")));
        }
    }
};

CONVOKU_GUILESS_TEST(TestNetworkWeights)
#include "tst_network_weights.moc"
