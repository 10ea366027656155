// SPDX-License-Identifier: MIT
// Networks that are handed in: what is put together of a text, and that it is what runs.
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/article_rules.h"
#include "tests/support/board_places.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

namespace {

/// Two rules that nobody knows, and one of the program's.
const std::string kFile = R"(rule mine(house: row, box):
    "Says something."
    x = spread(any(count(candidates, over=house)), over=house)  # places; some; there
    cause x
    return candidates & x  # stays

network three:
    "Three rules and no search."
    encoding digits_as_planes
    rule mine(box), pointing(column), mine(row)
    verdict clashes
)";

ModelPtr modelIn(const std::string& text)
{
    const auto file = std::get<NetworkFile>(parseNetworkFile(text));
    return modelOf(file.networks.at(0), file.parts);
}

} // namespace

class TestModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A kernel that is laid is a technique by its layers and by what it says of itself, whatever it is called.
    void familiesOfLaidRules_data()
    {
        QTest::addColumn<QByteArray>("from"); // of the kernel that comes with the program
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("known");
        QTest::newRow("as it is") << QByteArray() << QByteArray() << true;
        QTest::newRow("another count") << QByteArray("    count count\n") << QByteArray() << false;
        QTest::newRow("another cause") << QByteArray("cause clears") << QByteArray("cause there") << false;
        QTest::newRow("keeps nothing") << QByteArray("    keep inside\n") << QByteArray() << false;
        QTest::newRow("another layer") << QByteArray("equals(outside, 0)") << QByteArray("equals(outside, 1)") << false;
    }
    void familiesOfLaidRules()
    {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        QFETCH(const bool, known);
        const std::string_view shipped = shippedText("subset");
        QByteArray kernel(shipped.data(), static_cast<qsizetype>(shipped.size()));
        kernel.replace("kernel subset", "kernel mine");
        if (!from.isEmpty()) {
            QCOMPARE(kernel.count(from), 1);
            kernel.replace(from, to);
        }
        const std::pair<const char*, RuleFamily> expected[]
            = {{"value=digit, group=house, place=cell, k=1", RuleFamily::NakedSingle},
                {"value=digit, group=house, place=cell, k=3", RuleFamily::NakedPair},
                {"value=cell, group=house, place=digit, k=1", RuleFamily::HiddenSingle},
                {"value=cell, group=house, place=digit, k=2", RuleFamily::HiddenPair},
                {"value=cell, group=digit, place=house, k=2", RuleFamily::Fish}};
        for (const auto& [how, family] : expected) {
            const std::string text = kernel.toStdString() + "\nrule laid(house: column) = mine(" + how
                + "):\n    \"Laid.\"\n\nnetwork one:\n    \"One.\"\n    encoding digits_as_planes\n"
                  "    rule laid(column)\n    verdict clashes\n";
            const ModelPtr model = modelIn(text);
            const Model::Rule& rule = model->rules.at(0);
            QVERIFY2(rule.family == (known ? family : RuleFamily::Other), how);
            QCOMPARE(rule.laid, known);
            QVERIFY(rule.house == HouseKind::Column);
            if (known)
                QCOMPARE(rule.size, how[std::string_view(how).size() - 1] - '0');
        }
    }

    /// In the article's network shapes say the same; of others only the words.
    void axesOfItsValues()
    {
        int seen = 0;
        PassOptions beyond;
        beyond.continueAfterSolved = true;
        for (const Network& network : {buildPass({}).network, buildPass(beyond).network, buildEncode()}) {
            for (const Value& value : network.values) {
                const bool ofEncoding = value.shape.channels == 10 || value.shape.channels == 19;
                const bool isList = value.shape == Shape{1, 9, 1}; // digits or rows
                if (!isList)
                    QVERIFY2(
                        value.axes == boardAxes(value.shape) || (ofEncoding && value.axes.channels == Axis::Feature),
                        value.name.c_str());
                seen += isList && value.axes.rows == Axis::Digit ? 1 : 0;
            }
        }
        QCOMPARE(seen, 4); // two in each pass, of the search's choice of a digit
        const auto planesOf = [](const std::string& weights, int planes) {
            const std::string text = "rule r(house: row):\n    \"R.\"\n    x = convolution(candidates, " + weights
                + ")  # x\n    cause x\n    return candidates & any(count(x, over=digit))  # n; m; k\n"
                  "network n:\n    \"N.\"\n    encoding digits_as_planes\n    rule r(row)\n    verdict clashes\n";
            const Network network = buildRule(*modelIn(text), RuleId{0});
            const Value& made = network.value(network.named("r_row.x"));
            return made.shape.channels == planes ? std::optional(made.axes.channels) : std::nullopt;
        };
        QVERIFY(planesOf("pairs(digit)", 36) == Axis::PairOfDigits);
        QVERIFY(planesOf("subsets(digit, 3)", 84) == Axis::TripleOfDigits);
        QVERIFY(planesOf("subsets(digit, 1)", 9) == Axis::Digit);
        QVERIFY(planesOf("subsets(digit, 6)", 84) == Axis::Subset);
        QVERIFY(planesOf("ones(1, 9)", 1) == Axis::One);
        QVERIFY(planesOf("ones(9, 9)", 9) == Axis::Feature); // nine planes are not nine digits
        QVERIFY(planesOf("beside(ones(36, 4), zeros(36, 5))", 36) == Axis::Feature);
        QVERIFY(planesOf("[[1, 0, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0]]", 2) == Axis::Feature);
    }

    void whatShipsIsMadeOnce()
    {
        const ModelPtr article = articleModel();
        QCOMPARE(shippedModel("article"), article);
        QVERIFY(!shippedModel("hello"));
        // The names of places are the article's.
        QCOMPARE(article->rules.size(), std::size_t{kRuleCount});
        for (const ArticleRule& info : allRules()) {
            const Model::Rule& rule = article->rules.at(static_cast<std::size_t>(info.rule));
            QCOMPARE(rule.id, std::string(info.id));
            QVERIFY(rule.house == info.house);
            QCOMPARE(article->find(info.id), std::optional(info.rule));
        }
        QVERIFY(!article->find("mine_box"));
        QCOMPARE(shippedModel("basic")->rules.size(), basicRules().size());
    }

    void aTextBecomesAModel()
    {
        const ModelPtr model = modelIn(kFile);
        QCOMPARE(model->id, std::string("three"));
        QCOMPARE(model->sentence, std::string("Three rules and no search."));
        QCOMPARE(model->rules.size(), std::size_t{3});
        QCOMPARE(model->rules[1].id, std::string("pointing_column"));
        QVERIFY(*model->rules[1].part == *shippedPart("pointing"));
        QVERIFY(model->rules[2].id == "mine_row" && model->rules[2].house == HouseKind::Row);
        QVERIFY(!model->search);
        QVERIFY(*model->verdict == *shippedPart("clashes"));
    }

    /// The pass has the model's rules, in the order that is asked for, each with its own layers.
    void itsRulesAreWhatRuns()
    {
        const ModelPtr model = modelIn(kFile);
        const PassNetwork pass = buildPass({{static_cast<RuleId>(2), static_cast<RuleId>(1)}, false, false, model});
        QStringList groups;
        for (const Group& group : pass.network.groups)
            groups << QString::fromStdString(group.id);
        QCOMPARE(groups, QStringLiteral("mine_row,pointing_column,verdict").split(u','));
        QCOMPARE(pass.network.groups[0].layerCount, std::size_t{5}); // count, clamp, upsample; minimum and clamp
        QCOMPARE(pass.network.layers[0].kernel, (Extent{1, 9}));
        QCOMPARE(pass.afterRule.size(), std::size_t{2});
        QVERIFY(pass.network.find("after_mine_row") == pass.afterRule[0]);
        const Network alone = buildRule(article::PointingColumn);
        for (std::size_t i = 0; i < alone.layers.size(); ++i) {
            const Layer& layer = pass.network.layers.at(pass.network.groups[1].firstLayer + i);
            QVERIFY(layer.kind == alone.layers[i].kind && layer.words == alone.layers[i].words);
        }
        QVERIFY(!(PassOptions{{}, false, false, model} == PassOptions{{}, false, false}));
    }

    void whatCannotRunIsAnError()
    {
        const ModelPtr model = modelIn(kFile);
        QVERIFY_THROWS_EXCEPTION(Error, buildPass({{}, true, false, model})); // no search
        QVERIFY_THROWS_EXCEPTION(std::out_of_range, buildPass({{static_cast<RuleId>(3)}, false, false, model}));
        std::string wrong = kFile;
        wrong.replace(wrong.find("pointing(column)"), 16, "pointing(box)");
        QVERIFY_THROWS_EXCEPTION(Error, modelIn(wrong));
    }

    /// A RuleId is a byte.
    void tooManyRulesAreTold()
    {
        for (const std::size_t count : {Model::kMostRules, Model::kMostRules + 1}) {
            std::string steps;
            for (std::size_t i = 0; i < count; ++i) {
                const std::string id = "r" + std::string(1 + i / 26, static_cast<char>('a' + i % 26));
                steps += " rule " + id + "(row)\n";
            }
            const ParsedFile parsed
                = parseNetworkFile("network n:\n \"s\"\n encoding digits_as_planes\n verdict clashes\n" + steps);
            QVERIFY(std::holds_alternative<NetworkFile>(parsed));
            NetworkFile file = std::get<NetworkFile>(parsed);
            PartText rule = *shippedPart("naked_single");
            for (const NetworkText::Step& step : file.networks[0].rules) {
                rule.id = step.rule;
                file.parts.push_back(rule);
            }
            const auto mistake = checkNetwork(file.networks[0], file.parts);
            QCOMPARE(mistake.has_value(), count > Model::kMostRules);
            if (mistake) {
                QVERIFY(mistake->expected == TextMistake::Expected::FewerRules);
                QCOMPARE(mistake->count, static_cast<int>(Model::kMostRules));
                QCOMPARE(mistake->place.line, 5 + static_cast<int>(Model::kMostRules));
            }
        }
    }
};

CONVOKU_APPLESS_TEST(TestModel)
#include "tst_model.moc"
