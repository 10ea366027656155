// SPDX-License-Identifier: MIT
#include "app/wording/constraint_wording.h"
#include "app/wording/language.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "tests/document/layer_run.h"
#include "tests/support/board_places.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <map>
#include <numeric>

using namespace convoku;
using namespace convoku::testing;

class TestLayerWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void sums()
    {
        const auto row = [](std::vector<float> in, std::vector<float> weights, std::vector<float> bias) {
            const int columns = static_cast<int>(in.size());
            return Run({{{1, 1, columns}, std::move(in)}}, [&](NetworkBuilder& net, const auto& x) {
                return net.convolution(x[0], 1, {1, columns}, {1, columns}, 1, weights, bias, "sum");
            }).formula();
        };
        QCOMPARE(row({0, 1, 0}, {1, 1, 1}, {}), QStringLiteral("1·0 + 1·1 + 1·0 = 1"));
        QCOMPARE(row({5, -2, 3}, {1, 2, -1}, {4}), QStringLiteral("1·5 + 2·(−2) − 1·3 + 4 = 2"));
        QCOMPARE(row({5, 1}, {-3, 0}, {-1}), QStringLiteral("−3·5 + 0·1 − 1 = −16"));
        // Many: those with weight 0 are left out.
        QCOMPARE(row({1, 1, 1, 0, 1}, {0, 1, 0, 1, 0}, {}), QStringLiteral("1·1 + 1·0 = 1"));
        QCOMPARE(row({1, 1, 1, 0, 1}, {0, 0, 0, 0, 0}, {}), QStringLiteral("0 = 0"));
        // Very many: the middle is left out.
        std::vector<float> ascending(15);
        std::iota(ascending.begin(), ascending.end(), 1.F);
        QCOMPARE(row(ascending, std::vector<float>(15, 1.F), {}),
            QStringLiteral("1·1 + 1·2 + 1·3 + 1·4 + 1·5 + 1·6 + ")
                + sentence("layers.formulas.left_out", {QStringLiteral("3")})
                + QStringLiteral(" + 1·10 + 1·11 + 1·12 + 1·13 + 1·14 + 1·15 = 120"));
    }

    /// The text that stands out is the term's own, at its place among equal ones.
    void termsStandOut()
    {
        std::vector<float> numbers(81, 1.F);
        std::vector<float> weights(81, 1.F);
        weights[50] = 0;
        weights[60] = -2;
        const Run run({{{1, 9, 9}, numbers}}, [&](NetworkBuilder& net, const auto& x) {
            return net.convolution(x[0], 1, {9, 9}, {9, 9}, 1, weights, {7}, "sum");
        });
        const Arithmetic arithmetic = arithmeticOf(*run.inspection, run.layer(), 0, {});
        for (const auto& [term, before, text] :
            {std::tuple(0, QString(), "1·1"), {2, QStringLiteral("1·1 + 1·1 + "), "1·1"},
                {40,
                    QStringLiteral("1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + ")
                        + sentence("layers.formulas.left_out", {QStringLiteral("34")}) + QStringLiteral(" + "),
                    "1·1"},
                {50,
                    QStringLiteral("1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + ")
                        + sentence("layers.formulas.left_out", {QStringLiteral("44")}) + QStringLiteral(" + "),
                    "0·1"},
                {60,
                    QStringLiteral("1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + ")
                        + sentence("layers.formulas.left_out", {QStringLiteral("53")}) + QStringLiteral(" − "),
                    "2·1"}}) {
            const LayerWording::Formula formula
                = LayerWording::markedFormula(*run.inspection, run.layer(), arithmetic, term);
            QCOMPARE(formula.text.left(formula.from), before);
            QCOMPARE(formula.text.mid(formula.from, formula.length), QString::fromUtf8(text));
            QVERIFY(formula.text.endsWith(QStringLiteral(" + 7 = 84"))); // 79 + 0 − 2 + 7
        }
        QCOMPARE(LayerWording::markedFormula(*run.inspection, run.layer(), arithmetic, -1).from, -1);
        const Run pool({{{1, 1, 3}, {0, 5, 5}}}, [](NetworkBuilder& net, const auto& x) {
            return net.maxPool(x[0], {1, 3}, {1, 3}, "max");
        });
        const auto maximum = LayerWording::elementFormula(*pool.inspection, pool.layer(), {}, 2);
        QCOMPARE(maximum.text.left(maximum.from + maximum.length), maximum.text.section(QLatin1Char(')'), 0, 0));
        QCOMPARE(maximum.text.mid(maximum.from, maximum.length), QStringLiteral("5"));
    }

    void pools()
    {
        const Run pool({{{1, 1, 3}, {0, 1, 0}}}, [](NetworkBuilder& net, const auto& x) {
            return net.maxPool(x[0], {1, 3}, {1, 3}, "max");
        });
        QCOMPARE(pool.formula(), QStringLiteral("max(0, 1, 0) = 1"));
        // The maximum is never among those left out.
        std::vector<float> many(81, -1.F);
        many[40] = 7;
        const Run board({{{1, 9, 9}, many}}, [](NetworkBuilder& net, const auto& x) {
            return net.maxPool(x[0], {9, 9}, {9, 9}, "max");
        });
        const QString leftOut = sentence("layers.formulas.left_out", {QStringLiteral("34")});
        QCOMPARE(board.formula(),
            QStringLiteral("max(−1, −1, −1, −1, −1, −1, %1, 7, %1, −1, −1, −1, −1, −1, −1) = 7").arg(leftOut));
        QCOMPARE(board.sentence(), sentence("layers.kinds.maximum"));
    }

    void numbers_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("text");
        const auto row
            = [](double number, const char* text) { QTest::newRow(text) << number << QString::fromUtf8(text); };
        row(0, "0");
        row(-3, "−3");
        row(16777216, "16777216");
        row(0.5, "0.5");
        row(static_cast<double>(0.1F), "0.1");
        row(-1.0 / 3, "−0.333");
        row(12.3456, "12.3");
        row(1234.56, "1234.6");
        row(0.99999999, "1");
        row(0.000021, "2.1e−5");
        row(-3.7e-12, "−3.7e−12");
    }
    void numbers()
    {
        QFETCH(double, number);
        QFETCH(QString, text);
        QCOMPARE(LayerWording::number(number), text);
    }
    void shortNumbers()
    {
        QCOMPARE(LayerWording::shortNumber(1.0 / 3), QStringLiteral("0.33"));
        QCOMPARE(LayerWording::shortNumber(-12.34), QStringLiteral("−12"));
        QCOMPARE(LayerWording::shortNumber(1234.56), QStringLiteral("1235"));
        QCOMPARE(LayerWording::shortNumber(7), QStringLiteral("7"));
        QCOMPARE(LayerWording::shortNumber(0), QStringLiteral("0"));
        QCOMPARE(LayerWording::shortNumber(-0.0487), QStringLiteral("−0.05"));
        QCOMPARE(LayerWording::shortNumber(0.5), QStringLiteral("0.5"));
        QCOMPARE(LayerWording::shortNumber(0.999), QStringLiteral("1"));
        QCOMPARE(LayerWording::shortNumber(0.00021), QStringLiteral("0.00"));
    }

    /// Real numbers are rounded in formulas, which use ≈.
    void realNumbers()
    {
        const Run sum({{{1, 1, 3}, {1, 2, -1}}}, [](NetworkBuilder& net, const auto& x) {
            return net.convolution(x[0], 1, {1, 3}, {1, 3}, 1, std::vector<float>{0.5F, -0.25F, 0.1F}, {0.125F}, "sum");
        });
        QCOMPARE(sum.formula(), QStringLiteral("0.5·1 − 0.25·2 + 0.1·(−1) + 0.125 ≈ 0.025"));
        const Run line({{{1, 1, 1}, {3}}},
            [](NetworkBuilder& net, const auto& x) { return net.affine(x[0], -0.5, 1.25, "line"); });
        QCOMPARE(line.formula(), QStringLiteral("−0.5·3 + 1.25 ≈ −0.25"));
        const Run mean({{{1, 1, 3}, {1, -2, 2}}}, [](NetworkBuilder& net, const auto& x) {
            return net.averagePool(x[0], {1, 3}, {1, 3}, "mean");
        });
        QCOMPARE(mean.formula(), QStringLiteral("(1 + (−2) + 2) / 3 ≈ 0.333"));
        QCOMPARE(mean.sentence(), sentence("layers.kinds.mean"));
        const Run half({{{1, 1, 2}, {0, 1}}}, [](NetworkBuilder& net, const auto& x) {
            return net.averagePool(x[0], {1, 2}, {1, 2}, "mean");
        });
        QCOMPARE(half.formula(), QStringLiteral("(0 + 1) / 2 ≈ 0.5"));
        const Run pressed(
            {{{1, 1, 1}, {-1}}}, [](NetworkBuilder& net, const auto& x) { return net.sigmoid(x[0], "pressed"); });
        QCOMPARE(pressed.formula(), QStringLiteral("sigmoid(−1) ≈ 0.269"));
        const Run around(
            {{{1, 1, 1}, {0}}}, [](NetworkBuilder& net, const auto& x) { return net.tanh(x[0], "pressed"); });
        QCOMPARE(around.formula(), QStringLiteral("tanh(0) = 0"));
        const Run shares({{{3, 1, 1}, {0, 2, 0}}},
            [](NetworkBuilder& net, const auto& x) { return net.softmax(x[0], Dimension::Channels, "shares"); });
        QCOMPARE(shares.formula({1, 0, 0}),
            sentence("layers.formulas.share",
                {QStringLiteral("softmax(0, 2, 0)"), QStringLiteral("2"), QStringLiteral("0.787")}));
        QVERIFY(shares.sentence().contains(sentence("layers.kinds.planes_part")));
        const auto marked = LayerWording::markedFormula(
            *shares.inspection, shares.layer(), arithmeticOf(*shares.inspection, shares.layer(), 0, {1, 0, 0}), 2);
        QCOMPARE(marked.text.left(marked.from + marked.length), QStringLiteral("softmax(0, 2, 0"));
        QCOMPARE(
            LayerWording::range({0, 1}, NumberKind::Real), sentence("layers.numbers.real", {QStringLiteral("0 … 1")}));
        QCOMPARE(LayerWording::range({0, 1}), QStringLiteral("0 … 1"));
    }

    void otherPlaces()
    {
        const Run turned({{{2, 1, 2}, {1, 2, 3, 4}}}, [](NetworkBuilder& net, const auto& x) {
            return net.permute(x[0], {Dimension::Columns, Dimension::Channels, Dimension::Rows}, "turned");
        });
        QCOMPARE(turned.formula({1, 0, 0}), QStringLiteral("2 → 2"));
        QCOMPARE(turned.sentence(), sentence("layers.kinds.dimensions_in_another_order"));
        const Run padded({{{1, 1, 1}, {7}}}, [](NetworkBuilder& net, const auto& x) {
            return net.pad(x[0], {1, 0}, "padded");
        });
        QCOMPARE(padded.formula({0, 0, 0}), sentence("layers.formulas.edge", {QStringLiteral("0")}));
        QCOMPARE(padded.formula({0, 1, 0}), QStringLiteral("7 → 7"));
        QVERIFY(padded.sentence().contains(sentence("layers.kinds.padding_part", {QStringLiteral("1")})));
        QVERIFY(padded.sentence().contains(sentence("layers.kinds.padding_part", {QStringLiteral("0")})));
        const Run joined({{{1, 1, 2}, {1, 2}}, {{2, 1, 2}, {3, 4, 5, 6}}}, [](NetworkBuilder& net, const auto& x) {
            return net.concatenate({x[0], x[1], x[0]}, "joined");
        });
        QCOMPARE(joined.formula({0, 0, 1}), QStringLiteral("2 → 2"));
        QCOMPARE(joined.formula({2, 0, 0}), QStringLiteral("5 → 5"));
        QCOMPARE(joined.formula({3, 0, 0}), QStringLiteral("1 → 1"));
        QCOMPARE(joined.sentence(), sentence("layers.kinds.joined"));
        const Network& network = joined.inspection->network();
        QCOMPARE(LayerWording::inputTitle(network, joined.layer(), 1),
            sentence("layers.titles.one_of_inputs",
                {QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("[2, 1, 2]")}));
        QCOMPARE(LayerWording::readers(*joined.inspection, joined.layer(), 1, {1, 0, 1}),
            sentence(
                "layers.readers.one", {QStringLiteral("[2, 1, 2]"), QStringLiteral("6"), QStringLiteral("[3, 1, 2]")}));
        QVERIFY(ConstraintWording::layer(network, joined.layer())
                    .startsWith(sentence("layers.kinds.joined_constraint_start")));
    }

    void attention()
    {
        const Run product({{{1, 2, 2}, {1, 2, 3, -4}}, {{1, 2, 1}, {-1, 5}}},
            [](NetworkBuilder& net, const auto& x) { return net.matrixProduct(x[0], x[1], "product"); });
        QCOMPARE(product.formula({0, 0, 0}), QStringLiteral("1·(−1) + 2·5 = 9"));
        QCOMPARE(product.formula({0, 1, 0}), QStringLiteral("3·(−1) + (−4)·5 = −23"));
        const auto marked = LayerWording::markedFormula(
            *product.inspection, product.layer(), arithmeticOf(*product.inspection, product.layer(), 0, {0, 0, 0}), 3);
        QCOMPARE(marked.text.mid(marked.from, marked.length), QStringLiteral("2·5"));
        QCOMPARE(LayerWording::inputTitle(product.inspection->network(), product.layer(), 1),
            sentence("layers.titles.second", {QStringLiteral("[1, 2, 1]")}));
        QCOMPARE(
            ConstraintWording::layer(product.inspection->network(), product.layer()).count(QStringLiteral("Σ")), 1);
        const Run rms({{{2, 1, 1}, {3, 4}}}, [](NetworkBuilder& net, const auto& x) {
            return net.rmsNormalise(x[0], Dimension::Channels, 0.00001, "rms");
        });
        QCOMPARE(rms.formula({1, 0, 0}), QStringLiteral("4 / rms(3, 4) ≈ 1.13"));
        const auto formula = LayerWording::markedFormula(
            *rms.inspection, rms.layer(), arithmeticOf(*rms.inspection, rms.layer(), 0, {1, 0, 0}), 0);
        QCOMPARE(formula.text.mid(formula.from, formula.length), QStringLiteral("3"));
        QVERIFY(rms.sentence().contains(sentence("layers.kinds.planes_part")));
        QVERIFY2(rms.sentence().contains(QStringLiteral("1e−5")), qPrintable(rms.sentence()));
        const Run gelu({{{1, 1, 1}, {-1}}}, [](NetworkBuilder& net, const auto& x) { return net.gelu(x[0], "g"); });
        QCOMPARE(gelu.formula(), QStringLiteral("gelu(−1) ≈ −0.159"));
    }

    void thresholds()
    {
        const Run sure({{{1, 1, 2}, {3, 4}}}, [](NetworkBuilder& net, const auto& x) {
            return net.atLeast(net.affine(x[0], 0.25, 0, "quarter"), 0.8, "sure");
        });
        QCOMPARE(sure.formula({0, 0, 0}),
            sentence(
                "layers.formulas.threshold", {QStringLiteral("0.75"), QStringLiteral("0.8"), QStringLiteral("0")}));
        QCOMPARE(sure.formula({0, 0, 1}),
            sentence("layers.formulas.threshold", {QStringLiteral("1"), QStringLiteral("0.8"), QStringLiteral("1")}));
        QCOMPARE(sure.sentence(), sentence("layers.kinds.threshold"));
        QCOMPARE(ConstraintWording::layer(sure.inspection->network(), sure.layer()),
            sentence("layers.kinds.threshold_constraint", {QStringLiteral("quarter"), QStringLiteral("0.8")}));
        QCOMPARE(Wording::layerKind(LayerKind::AtLeast), sentence("layers.kinds.threshold_name"));
    }

    void pickOne()
    {
        const Run pick(
            {{{1, 2, 2}, {0, 3, 3, 1}}}, [](NetworkBuilder& net, const auto& x) { return net.pickOne(x[0], "pick"); });
        QCOMPARE(pick.formula({0, 0, 1}),
            sentence(
                "layers.formulas.number_at_index", {QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("1")}));
        QCOMPARE(pick.formula({0, 1, 0}),
            sentence("layers.formulas.another_index", {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("0")}));
        const Network& network = pick.inspection->network();
        const Layer& pool = network.layers.front();
        const auto formula = [&](int output) {
            return LayerWording::formula(*pick.inspection, pool, arithmeticOf(*pick.inspection, pool, output, {}));
        };
        QCOMPARE(formula(0), QStringLiteral("max(0, 3, 3, 1) = 3"));
        QCOMPARE(formula(1),
            sentence("layers.formulas.first_at_index",
                {QStringLiteral("max(0, 3, 3, 1) = 3"), QStringLiteral("1"), QStringLiteral("1")}));
        QCOMPARE(LayerWording::value(network, pool.outputs[1]),
            sentence("layers.titles.value_of_the_index", {QStringLiteral("pick")}));
        QCOMPARE(LayerWording::outputTitle(network, pool, 0),
            sentence("layers.titles.maximum", {QStringLiteral("[1, 1, 1]")}));
        QCOMPARE(LayerWording::outputTitle(network, pool, 1),
            sentence("layers.titles.index", {QStringLiteral("[1, 1, 1]")}));
        QCOMPARE(
            LayerWording::inputTitle(network, pool, 0), sentence("layers.titles.input", {QStringLiteral("[1, 2, 2]")}));
        QCOMPARE(LayerWording::inputTitle(network, pick.layer(), 1),
            sentence("layers.titles.indices", {QStringLiteral("[1, 1, 1]")}));
        QCOMPARE(LayerWording::readers(*pick.inspection, pool, 0, {0, 0, 1}),
            sentence(
                "layers.readers.several", {QStringLiteral("[1, 1, 2]"), QStringLiteral("3"), QStringLiteral("2")}));
    }

    void oneNumber_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("formula");
        const auto row = [](const char* kind, int number, const char* formula) {
            QTest::addRow("%s of %d", kind, number)
                << QString::fromLatin1(kind) << number << QString::fromUtf8(formula);
        };
        row("not", 1, "1 − 1 = 0");
        row("not", 0, "1 − 0 = 1");
        row("few", 3, "10 − 3 = 7");
        row("few", -3, "10 − (−3) = 13");
        row("same", 3, "3 + 0 = 3");
        row("less", 3, "3 − 1 = 2");
        row("more", -3, "−3 + 2 = −1");
        row("one", 5, "0·5 + 1 = 1");
        row("triple", -2, "3·(−2) − 4 = −10");
        row("negative", 2, "−1·2 = −2");
        row("relu", -4, "relu(−4) = 0");
        row("relu", 4, "relu(4) = 4");
        row("up", 0, "relu(0 − 2) = 0");
        row("down", 2, "relu(4 − 2) = 2");
        row("clamp", 2, "clamp(2, 0 … 1) = 1");
        row("clamp", -2, "clamp(−2, 0 … 1) = 0");
        row("repeat", 6, "6 → 6");
        row("reshape", -6, "−6 → −6");
    }

    void oneNumber()
    {
        QFETCH(QString, kind);
        QFETCH(int, number);
        QFETCH(QString, formula);
        const std::map<QString, std::function<ValueId(NetworkBuilder&, ValueId)>> builds{
            {QStringLiteral("not"), [](auto& net, ValueId x) { return net.affine(x, -1, 1, "w"); }},
            {QStringLiteral("few"), [](auto& net, ValueId x) { return net.affine(x, -1, 10, "w"); }},
            {QStringLiteral("same"), [](auto& net, ValueId x) { return net.affine(x, 1, 0, "w"); }},
            {QStringLiteral("less"), [](auto& net, ValueId x) { return net.affine(x, 1, -1, "w"); }},
            {QStringLiteral("more"), [](auto& net, ValueId x) { return net.affine(x, 1, 2, "w"); }},
            {QStringLiteral("one"), [](auto& net, ValueId x) { return net.affine(x, 0, 1, "w"); }},
            {QStringLiteral("triple"), [](auto& net, ValueId x) { return net.affine(x, 3, -4, "w"); }},
            {QStringLiteral("negative"), [](auto& net, ValueId x) { return net.affine(x, -1, 0, "w"); }},
            {QStringLiteral("relu"), [](auto& net, ValueId x) { return net.relu(x, "w"); }},
            {QStringLiteral("up"), [](auto& net, ValueId x) { return net.relu(net.affine(x, 1, -2, "a"), "w"); }},
            {QStringLiteral("down"), [](auto& net, ValueId x) { return net.relu(net.affine(x, -1, 4, "a"), "w"); }},
            {QStringLiteral("clamp"),
                [](auto& net, ValueId x) {
                    return net.clamp(x, {0, 1}, "w");
                }},
            {QStringLiteral("repeat"),
                [](auto& net, ValueId x) {
                    return net.upsample(x, {1, 1}, "w");
                }},
            {QStringLiteral("reshape"),
                [](auto& net, ValueId x) {
                    return net.reshape(x, {1, 1, 1}, "w");
                }},
        };
        const auto& build = builds.at(kind);
        const Run run({{{1, 1, 1}, {static_cast<float>(number)}}},
            [&](NetworkBuilder& net, const auto& x) { return build(net, x[0]); });
        QCOMPARE(run.formula(), formula);
    }

    void twoNumbers()
    {
        const auto of = [](float a, float b, auto build) {
            return Run({{{1, 1, 1}, {a}}, {{1, 1, 1}, {b}}}, [&](NetworkBuilder& net, const auto& x) {
                return build(net, x[0], x[1]);
            }).formula();
        };
        using Net = NetworkBuilder;
        QCOMPARE(
            of(0, 1, [](Net& net, auto a, auto b) { return net.minimum(a, b, "w"); }), QStringLiteral("min(0, 1) = 0"));
        QCOMPARE(
            of(0, 1, [](Net& net, auto a, auto b) { return net.maximum(a, b, "w"); }), QStringLiteral("max(0, 1) = 1"));
        QCOMPARE(
            of(2, -3, [](Net& net, auto a, auto b) { return net.add(a, b, "w"); }), QStringLiteral("2 + (−3) = −1"));
        QCOMPARE(of(-2, -3, [](Net& net, auto a, auto b) { return net.subtract(a, b, "w"); }),
            QStringLiteral("−2 − (−3) = 1"));
        QCOMPARE(of(2, 3, [](Net& net, auto a, auto b) { return net.multiply(a, b, "w"); }), QStringLiteral("2·3 = 6"));
    }

    // The five layers of "equals 3": what each of them shows, and says, of a number.
    void equalsShowsWhatItCompares_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("k");
        QTest::addColumn<QStringList>("formulas");
        const auto row = [](int number, int k, QStringList formulas) {
            QTest::addRow("is %d equal to %d", number, k) << number << k << formulas;
        };
        row(2, 3,
            {QStringLiteral("2 − 3 + 1 = 0"), QStringLiteral("max(0, 2 − 3 + 1) = 0"), QStringLiteral("3 + 1 − 2 = 2"),
                QStringLiteral("max(0, 3 + 1 − 2) = 2"),
                sentence("layers.formulas.equal",
                    {QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("min(0, 2) = 0")})});
        row(2, 2,
            {QStringLiteral("2 − 2 + 1 = 1"), QStringLiteral("max(0, 2 − 2 + 1) = 1"), QStringLiteral("2 + 1 − 2 = 1"),
                QStringLiteral("max(0, 2 + 1 − 2) = 1"),
                sentence("layers.formulas.equal",
                    {QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("min(1, 1) = 1")})});
        row(-1, 0,
            {QStringLiteral("−1 − 0 + 1 = 0"), QStringLiteral("max(0, −1 − 0 + 1) = 0"),
                QStringLiteral("0 + 1 − (−1) = 2"), QStringLiteral("max(0, 0 + 1 − (−1)) = 2"),
                sentence("layers.formulas.equal",
                    {QStringLiteral("−1"), QStringLiteral("0"), QStringLiteral("min(0, 2) = 0")})});
    }

    void equalsShowsWhatItCompares()
    {
        QFETCH(int, number);
        QFETCH(int, k);
        QFETCH(QStringList, formulas);
        const Run run({{{1, 1, 1}, {static_cast<float>(number)}}},
            [k](NetworkBuilder& net, const auto& x) { return net.equals(x[0], k, "equals"); });
        const Network& network = run.inspection->network();
        QStringList shown;
        for (const Layer& layer : network.layers) {
            shown << LayerWording::formula(*run.inspection, layer, arithmeticOf(*run.inspection, layer, 0, {}));
            const QString said = LayerWording::sentence(network, layer);
            QVERIFY2(said.contains(sentence("layers.kinds.equals_part", {QString::number(k)}), Qt::CaseInsensitive),
                qPrintable(said));
            QVERIFY2(said.contains(sentence("layers.kinds.question_part"), Qt::CaseInsensitive), qPrintable(said));
        }
        QCOMPARE(shown, formulas);
    }

    // Half of one question and half of another are no question; a relu by itself is none either.
    void otherLayersCompareNothing()
    {
        const Run mixed({{{1, 1, 1}, {2}}}, [](NetworkBuilder& net, const auto& x) {
            const ValueId rise = net.relu(net.affine(x[0], 1, -2, "rises at 3"), "up");
            return net.minimum(rise, net.relu(net.affine(x[0], -1, 3, "falls at 2"), "down"), "both");
        });
        QCOMPARE(mixed.formula(), QStringLiteral("min(0, 1) = 0"));
        QVERIFY(!mixed.sentence().contains(sentence("layers.kinds.question_part")));
        const Layer& first = mixed.inspection->network().layers.front();
        QCOMPARE(LayerWording::formula(*mixed.inspection, first, arithmeticOf(*mixed.inspection, first, 0, {})),
            QStringLiteral("2 − 2 = 0"));
    }

    void select()
    {
        const auto of = [](float a, float b, float s) {
            return Run({{{1, 1, 1}, {a}}, {{1, 1, 1}, {b}}, {{1, 1, 1}, {s}}}, [](NetworkBuilder& net, const auto& x) {
                return net.select(x[0], x[1], x[2], "w");
            }).formula();
        };
        QCOMPARE(of(0, 1, 1), QStringLiteral("0 + 1·(1 − 0) = 1"));
        QCOMPARE(of(7, 0, 0), QStringLiteral("7 + 0·(0 − 7) = 7"));
        QCOMPARE(of(-1, 3, 1), QStringLiteral("−1 + 1·(3 − (−1)) = 3"));
    }

    // Every formula of every layer in a pass says something, and what stands behind its last sign is the value.
    void formulasEndInTheValue()
    {
        const auto network = std::make_shared<const Network>(buildPass({}).network);
        const auto loaded = LoopBackend().load(network);
        State state;
        state.candidates = Candidates::all();
        const Grid grid = gridOf(kArticleHard);
        for (int i = 0; i < kCells; ++i) {
            for (int digit = 0; digit < kSide; ++digit) {
                if (grid.digit(i) != 0 && digit + 1 != grid.digit(i))
                    state.candidates.remove(Candidate::of(digit, Cell::fromIndex(i)));
            }
        }
        const Inspection inspection = Inspection::ofPass(network, *loaded, state);
        int seed = 0;
        for (const Layer& layer : network->layers) {
            const QString sentence = LayerWording::sentence(*network, layer);
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(QLatin1Char('%')), qPrintable(sentence));
            for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
                const ValueId value = layer.outputs[static_cast<std::size_t>(output)];
                const Shape shape = network->value(value).shape;
                for (int i = 0; i < 10; ++i) {
                    seed = (seed * 1103 + 12345) % 100003;
                    const auto element = ElementIndex::at(seed % shape.elements(), shape);
                    const QString formula
                        = LayerWording::formula(inspection, layer, arithmeticOf(inspection, layer, output, element));
                    const QString result
                        = formula.mid(formula.lastIndexOf(QRegularExpression(QStringLiteral("[=→]"))) + 2);
                    QCOMPARE(result, LayerWording::number(inspection.at(value, element)));
                    QVERIFY2(formula.size() < 200, qPrintable(formula));
                    QVERIFY(!formula.contains(QLatin1Char('%')) && !formula.contains(QLatin1Char('-')));
                }
            }
        }
    }
};

CONVOKU_GUILESS_TEST(TestLayerWording)
#include "tst_layer_wording.moc"
