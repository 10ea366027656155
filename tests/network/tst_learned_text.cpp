// SPDX-License-Identifier: MIT
// Rules whose numbers were learned: what their text says, which tensors it takes, and what their layers work out.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "solver/network/tensor_file.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A rule for no house. What it finds hangs on whether `x` in its lines, real numbers [9, 9, 9], is above 0: then the
/// larger of a pair of x and 0 is x.
std::string learnedRule(const std::string& lines, const std::string& weights = "w.safetensors")
{
    return "rule guess():\n    \"Guesses.\"\n" + (weights.empty() ? std::string() : "    weights \"" + weights + "\"\n")
        + lines + R"(    zero = scaled(x, by=0, plus=0)  # 0
    both = joined(reshape(zero, 1, 27, 27), reshape(x, 1, 27, 27))  # a; b; c
    pairs = reshape(permute(both, rows, columns, planes), 729, 1, 2)  # a; b
    larger = permute(reshape(pick_one(pairs), 27, 27, 2), columns, planes, rows)  # a; b; c
    goes = candidates & reshape(convolution(larger, [[0, 1]]), 9, 9, 9)  # a; b; goes
    cause goes
    return candidates & ~goes  # a; b
)";
}

NamedTensor tensorOf(const std::string& name, std::vector<std::int64_t> shape, Random& random)
{
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= static_cast<std::size_t>(extent);
    NamedTensor tensor{name, NamedTensor::Stored::F32, std::move(shape), {}};
    for (std::size_t i = 0; i < count; ++i)
        tensor.numbers.push_back(static_cast<float>(randomNumber(random, -100, 100)) / 128.F);
    return tensor;
}

PartText withTensors(PartText part, std::vector<NamedTensor> tensors)
{
    part.learned = std::make_shared<const TensorFile>(TensorFile{std::move(tensors), {}});
    return part;
}

/// The layers up to the line `x`, which then is what comes out.
std::vector<float> valueOf(const PartText& part, const std::vector<float>& candidates)
{
    PartText kept = part;
    kept.kept = {"x"};
    const auto network = std::make_shared<const Network>(networkOf(kept, HouseKind::Row));
    Tensor board(1, {kSide, kSide, kSide});
    board.data = candidates;
    const std::vector<Tensor> inputs{board};
    const std::vector<ValueId> keep{network->named(part.id + ".x")};
    return makeScalarBackend()->load(network)->run(inputs, keep).front().data;
}

std::vector<float> randomBoard(Random& random)
{
    std::vector<float> board;
    for (int i = 0; i < kSide * kSide * kSide; ++i)
        board.push_back(static_cast<float>(randomNumber(random, 0, 1)));
    return board;
}

std::optional<TextMistake> mistakeIn(const std::string& text, std::vector<NamedTensor> tensors = {})
{
    ParsedFile parsed = parseNetworkFile(text);
    if (auto* mistake = std::get_if<TextMistake>(&parsed))
        return std::move(*mistake);
    NetworkFile& file = std::get<NetworkFile>(parsed);
    if (!tensors.empty())
        file.parts.front() = withTensors(file.parts.front(), std::move(tensors));
    return checkNetworkFile(file);
}

const char kNetwork[] = "\nnetwork two:\n    \"Two.\"\n    encoding digits_as_planes\n    rule guess(), "
                        "naked_single(row)\n    verdict clashes\n";

} // namespace

class TestLearnedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void convolutionsByPlainLoops_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("stride");
        QTest::addColumn<int>("edge");
        QTest::addColumn<bool>("bias");
        QTest::newRow("1 × 1") << 1 << 1 << 1 << 0 << true;
        QTest::newRow("without bias") << 1 << 1 << 1 << 0 << false;
        QTest::newRow("3 × 3 with an edge") << 3 << 3 << 1 << 1 << true;
        QTest::newRow("3 × 1") << 3 << 1 << 1 << 0 << true;
        QTest::newRow("5 × 3, stride 2, edge 2") << 5 << 3 << 2 << 2 << true;
    }
    void convolutionsByPlainLoops()
    {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const int, stride);
        QFETCH(const int, edge);
        QFETCH(const bool, bias);
        constexpr int kPlanes = 5;
        const int outRows = (kSide + 2 * edge - rows) / stride + 1;
        const int outColumns = (kSide + 2 * edge - columns) / stride + 1;
        const QString lines = QStringLiteral(
            "    y = learned(candidates, conv_1.0, planes=5, rows=%1, columns=%2, stride=%3, edge=%4%5)"
            "  # %6\n"
            "    z = reshape(y, 1, %7, 1)  # z\n"
            "    x = sum(candidates, average(z, over=plane))  # mean; x\n")
                                  .arg(rows)
                                  .arg(columns)
                                  .arg(stride)
                                  .arg(edge)
                                  .arg(bias ? QString() : QStringLiteral(", bias=no"))
                                  .arg(edge > 0 ? QStringLiteral("edge; y") : QStringLiteral("y"))
                                  .arg(kPlanes * outRows * outColumns);
        PartText part = read(learnedRule(lines.toStdString()));
        Random random(7);
        std::vector<NamedTensor> tensors{tensorOf("conv_1.0.weight", {kPlanes, kSide, rows, columns}, random)};
        if (bias)
            tensors.push_back(tensorOf("conv_1.0.bias", {kPlanes}, random));
        part = withTensors(part, tensors);
        QVERIFY(!checkPart(part));
        const std::vector<float> board = randomBoard(random);
        const auto at = [&board](int plane, int row, int column) {
            const bool inside = row >= 0 && row < kSide && column >= 0 && column < kSide;
            return inside ? static_cast<double>(board[static_cast<std::size_t>((plane * kSide + row) * kSide + column)])
                          : 0.0;
        };
        double sum = 0;
        for (int out = 0; out < kPlanes; ++out) {
            for (int row = 0; row < outRows; ++row) {
                for (int column = 0; column < outColumns; ++column) {
                    if (bias)
                        sum += static_cast<double>(tensors[1].numbers[static_cast<std::size_t>(out)]);
                    std::size_t tap = static_cast<std::size_t>(out * kSide * rows * columns);
                    for (int in = 0; in < kSide; ++in) {
                        for (int r = 0; r < rows; ++r) {
                            for (int c = 0; c < columns; ++c)
                                sum += static_cast<double>(tensors[0].numbers[tap++])
                                    * at(in, row * stride - edge + r, column * stride - edge + c);
                        }
                    }
                }
            }
        }
        const double mean = sum / (kPlanes * outRows * outColumns);
        const std::vector<float> got = valueOf(part, board);
        for (std::size_t i = 0; i < board.size(); ++i)
            QVERIFY(std::abs(static_cast<double>(got[i]) - static_cast<double>(board[i]) - mean) < 1e-4);
    }

    /// One number for each digit of a cell, as a layer that sees all at once has its weights: [out, in].
    void weightsOfTwoDimensions()
    {
        PartText part = read(learnedRule("    x = learned(candidates, fc, planes=9)  # x\n"));
        Random random(3);
        const NamedTensor weight = tensorOf("fc.weight", {9, 9}, random);
        const NamedTensor bias = tensorOf("fc.bias", {9}, random);
        part = withTensors(part, {weight, bias});
        QVERIFY(!checkPart(part));
        const std::vector<float> board = randomBoard(random);
        const std::vector<float> got = valueOf(part, board);
        for (std::size_t out = 0; out < 9; ++out) {
            for (std::size_t cell = 0; cell < 81; ++cell) {
                auto sum = static_cast<double>(bias.numbers[out]);
                for (std::size_t in = 0; in < 9; ++in)
                    sum += static_cast<double>(weight.numbers[out * 9 + in])
                        * static_cast<double>(board[in * 81 + cell]);
                QVERIFY(std::abs(static_cast<double>(got[out * 81 + cell]) - sum) < 1e-5);
            }
        }
    }

    void normalisedByItsFormula()
    {
        PartText part = read(learnedRule("    x = normalised(candidates, bn1, eps=0.001)  # x\n"));
        Random random(5);
        std::vector<NamedTensor> tensors;
        for (const char* name : {"bn1.weight", "bn1.bias", "bn1.running_mean", "bn1.running_var"})
            tensors.push_back(tensorOf(name, {9}, random));
        for (float& number : tensors[3].numbers)
            number = std::abs(number);
        part = withTensors(part, tensors);
        QVERIFY(!checkPart(part));
        const std::vector<float> board = randomBoard(random);
        const std::vector<float> got = valueOf(part, board);
        for (std::size_t i = 0; i < board.size(); ++i) {
            const auto n = [&](std::size_t which) { return static_cast<double>(tensors[which].numbers[i / 81]); };
            const double is = n(0) * (static_cast<double>(board[i]) - n(2)) / std::sqrt(n(3) + 0.001) + n(1);
            QVERIFY(std::abs(static_cast<double>(got[i]) - is) < 1e-4);
        }
        tensors[3].numbers[4] = -1;
        const auto mistake = mistakeIn(learnedRule("    x = normalised(candidates, bn1, eps=0.001)  # x\n"), tensors);
        QVERIFY(mistake && mistake->expected == Expected::Tensor && mistake->wanted == "bn1.running_var > 0");
    }

    /// Random numbers are the same each time, others by each name, and as large as He et al. have them.
    void untrained()
    {
        const auto layersOf = [](const std::string& name) {
            const PartText part = read(learnedRule("    y = learned(candidates, " + name
                    + ", planes=600, rows=3, columns=3)  # y\n"
                      "    x = reshape(learned(average(y, over=plane), second, planes=729), 9, 9, 9)  # a; b; x\n",
                {}));
            const Network network = networkOf(part, HouseKind::Row);
            std::vector<Layer> convolutions;
            for (const Layer& layer : network.layers) {
                if (layer.kind == LayerKind::Convolution)
                    convolutions.push_back(layer);
            }
            return convolutions;
        };
        const std::vector<float> drawn = layersOf("first")[0].weights;
        const std::vector<Layer> first = layersOf("first");
        QCOMPARE(first[0].weights.all(), drawn); // once more: those of before are gone
        QVERIFY(
            first[0].weights.data() == layersOf("first")[0].weights.data()); // while somebody has them they are shared
        QVERIFY(first[0].weights != layersOf("other")[0].weights);
        QCOMPARE(first[1].weights, layersOf("other")[1].weights);
        QVERIFY(std::ranges::all_of(first[0].bias, [](float number) { return number == 0; }));
        double sum = 0;
        double squares = 0;
        for (const float weight : first[0].weights) {
            sum += static_cast<double>(weight);
            squares += static_cast<double>(weight) * static_cast<double>(weight);
        }
        const auto count = static_cast<double>(first[0].weights.size());
        const double variance = 2.0 / (9 * 9);
        QVERIFY(std::abs(sum / count) < 4 * std::sqrt(variance / count));
        QVERIFY(std::abs(squares / count / variance - 1) < 4 * std::sqrt(2 / count));
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<int>("expected");
        QTest::addColumn<QByteArray>("said"); // wanted, or else found
        const auto row = [](const char* what, const char* lines, Expected expected, const char* said = "") {
            QTest::newRow(what) << QByteArray(lines) << static_cast<int>(expected) << QByteArray(said);
        };
        row("all well", "    x = learned(candidates, a, planes=9)  # x\n", Expected::Part);
        row("another name", "    x = learned(candidates, b, planes=9)  # x\n", Expected::Tensor,
            "b.weight [9, 9, 1, 1]");
        row("another shape", "    x = learned(candidates, a, planes=9, rows=1, columns=2)  # x\n", Expected::Tensor,
            "a.weight [9, 9, 1, 2]");
        row("a tensor is left", "    x = learned(candidates, a, planes=9, bias=no)  # x\n", Expected::UseOfTensor,
            "a.bias");
        row("no planes", "    x = learned(candidates, a)  # x\n", Expected::Arguments);
        row("no name", "    x = learned(candidates)  # x\n", Expected::Arguments);
        row("a name that is a number", "    x = learned(candidates, 1, planes=9)  # x\n", Expected::Name, "1");
        row("a name with a point behind it", "    x = learned(candidates, a., planes=9)  # x\n", Expected::Name, "a");
        row("another order", "    x = learned(candidates, a, rows=1, planes=9)  # x\n", Expected::Arguments);
        row("twice", "    x = learned(candidates, a, planes=9, planes=9)  # x\n", Expected::Arguments);
        row("another word", "    x = learned(candidates, a, planes=9, bias=maybe)  # x\n", Expected::Arguments);
        row("no plane", "    x = learned(candidates, a, planes=0)  # x\n", Expected::WholeNumber, "");
        row("too many planes", "    x = learned(candidates, a, planes=5000)  # x\n", Expected::WholeNumber, "");
        row("larger than the board", "    x = learned(candidates, a, planes=9, rows=10)  # x\n",
            Expected::FittingShapes, "learned");
        row("too many numbers", "    x = learned(spread(candidates, over=board), a, planes=900)  # y; x\n",
            Expected::SmallerNumbers, "learned"); // 900 · 81² of them
        row("edge before rows", "    x = learned(candidates, a, planes=9, edge=1, rows=3, columns=3)  # x\n",
            Expected::Arguments);
    }
    void mistakes()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const int, expected);
        QFETCH(const QByteArray, said);
        Random random(1);
        const auto mistake = mistakeIn(learnedRule(lines.toStdString()),
            {tensorOf("a.weight", {9, 9, 1, 1}, random), tensorOf("a.bias", {9}, random)});
        if (expected == static_cast<int>(Expected::Part)) {
            QVERIFY(!mistake);
            return;
        }
        QVERIFY(mistake);
        QCOMPARE(static_cast<int>(mistake->expected), expected);
        if (!said.isEmpty())
            QCOMPARE(mistake->wanted.empty() ? mistake->found : mistake->wanted, said.toStdString());
        QVERIFY(mistake->place.line >= 1);
    }

    /// However much a text asks for, it is refused before it is made.
    void neitherMemoryNorTime()
    {
        std::string lines = "    y0 = learned(reshape(candidates, 729, 1, 1), a0, planes=4096)  # a; b\n";
        for (int i = 1; i < 40; ++i)
            lines += "    y" + std::to_string(i) + " = learned(y" + std::to_string(i - 1) + ", a" + std::to_string(i)
                + ", planes=4096, rows=3, columns=3, edge=1)  # a; b\n";
        lines += "    x = learned(y39, z, planes=729)  # x\n";
        auto mistake = mistakeIn(learnedRule(lines, {}));
        QVERIFY(mistake && mistake->expected == Expected::SmallerNumbers); // 4096 × 4096 × 9 weights
        lines.clear();
        for (int i = 0; i < 40; ++i)
            lines += "    y" + std::to_string(i) + " = learned(reshape(candidates, 729, 1, 1), a" + std::to_string(i)
                + ", planes=4096)  # a; b\n";
        mistake = mistakeIn(learnedRule(lines + "    x = learned(candidates, z, planes=9)  # x\n", {}));
        QVERIFY(mistake && mistake->expected == Expected::LessWork);
        QCOMPARE(mistake->place.line, 14); // the twelfth times 729 · 4096 weights, of which 2^31 / 64 may be
    }

    void whatIsWritten()
    {
        const std::string text = learnedRule("    x = learned(candidates, Conv1.0.W, planes=9, rows=3, columns=3, "
                                             "stride=1, edge=1, bias=no)  # edge; x\n")
            + kNetwork;
        const NetworkFile file = readFile(text);
        QVERIFY(file.parts[0].noHouse);
        QCOMPARE(file.parts[0].weights, std::string("w.safetensors"));
        QVERIFY(!file.parts[0].learned);
        QCOMPARE(file.networks[0].rules[0].id(), std::string("guess"));
        QVERIFY(file.networks[0].rules[0].noHouse && !file.networks[0].rules[1].noHouse);
        QVERIFY(readFile(toText(file)) == file);
        // The file is not at hand: nothing is put in its place.
        const auto mistake = checkNetworkFile(file);
        QVERIFY(mistake && mistake->expected == Expected::WeightsFile && mistake->found == "w.safetensors");
        Random random(2);
        const PartText part = withTensors(file.parts[0], {tensorOf("Conv1.0.W.weight", {9, 9, 3, 3}, random)});
        QVERIFY(!(part == file.parts[0]));
        QVERIFY(part == withTensors(file.parts[0], part.learned->tensors));
        const ModelPtr model = modelOf(file.networks[0], {part});
        QCOMPARE(model->rules[0].id, std::string("guess"));
        QVERIFY(model->rules[0].noHouse && model->rules[0].family == RuleFamily::Other);
        QVERIFY(isLearned(*model) && !isUntrained(*model) && !removesSoundly(model));
        QVERIFY(!isLearned(*articleModel()) && removesSoundly(articleModel()));
        buildPass({model->everyRule(), false, false, model});
        // The network's text leaves out the learned numbers.
        NetworkFile again = readFile(toText(*model));
        again.parts[0].learned = part.learned;
        QVERIFY(again.parts[0] == part);
        QVERIFY(again.networks == file.networks);
    }

    void withoutAFileItIsUntrained()
    {
        const NetworkFile file
            = readFile(learnedRule("    x = learned(candidates, a, planes=9)  # x\n", {}) + kNetwork);
        QVERIFY(!checkNetworkFile(file));
        const ModelPtr model = modelOf(file.networks[0], file.parts);
        QVERIFY(isLearned(*model) && isUntrained(*model));
    }

    void fileNames_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("good");
        for (const char* name : {"a", "a.safetensors", "A_b-2.bin"})
            QTest::newRow(name) << QByteArray(name) << true;
        for (const char* name : {"", "../a", "/etc/passwd", "a/b", "a\\b", ".a", "a.", "-a", "a b", "1", "C:a", "ä"})
            QTest::newRow(*name == '\0' ? "none" : name) << QByteArray(name) << false;
        QTest::newRow("long") << QByteArray(81, 'a') << false;
    }
    void fileNames()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, good);
        const auto parsed = parseNetworkFile(
            learnedRule("    weights \"" + name.toStdString() + "\"\n    x = any(candidates)  # x\n", {}));
        QCOMPARE(std::holds_alternative<NetworkFile>(parsed), good);
        if (good)
            QCOMPARE(std::get<NetworkFile>(parsed).parts[0].weights, name.toStdString());
        else
            QVERIFY(std::get<TextMistake>(parsed).expected
                == (name.size() > 80 ? Expected::ShorterText : Expected::FileName));
    }

    void housesThatAreNotThere()
    {
        const std::string guess = learnedRule("    x = learned(candidates, a, planes=9)  # x\n", {});
        const auto expected = [](const std::string& text) {
            const auto mistake = mistakeIn(text);
            return mistake ? std::optional(mistake->expected) : std::nullopt;
        };
        std::string text = kNetwork;
        QVERIFY(expected(guess + text) == std::nullopt);
        text.replace(text.find("guess()"), 7, "guess(row)");
        QVERIFY(expected(guess + text) == Expected::RuleHouse);
        text = kNetwork;
        text.replace(text.find("naked_single(row)"), 17, "naked_single()");
        QVERIFY(expected(guess + text) == Expected::RuleHouse);
        text = kNetwork;
        text.replace(text.find("naked_single(row)"), 17, "guess()");
        QVERIFY(expected(guess + text) == Expected::AnotherStep);
        // Its lines can't speak of one.
        for (const char* line : {"    x = spread(count(candidates, over=house), over=house)  # a; x\n",
                 "    x = spread(count(candidates, over=part), over=part)  # a; x\n"})
            QVERIFY(expected(learnedRule(line, {})) == Expected::Axis);
        QVERIFY(expected(learnedRule("    x = laid(candidates, value=digit, group=house, place=cell)  # x\n", {}))
            == Expected::RuleHouse);
    }

    /// Only rules have weights: what is solved, and where to guess, nobody learns.
    /// Each of them may draw millions of numbers.
    void notManyOfThem()
    {
        std::string text;
        for (int n = 1; n <= 9; ++n) {
            std::string rule = learnedRule("    x = learned(candidates, one, planes=9)  # mixed\n", {});
            rule.replace(rule.find("guess"), 5, "guess" + std::to_string(n));
            text += rule + '\n';
            const auto mistake = checkNetworkFile(readFile(text));
            QCOMPARE(mistake.has_value(), n == 9);
            if (mistake)
                QVERIFY(mistake->expected == TextMistake::Expected::FewerRules && mistake->count == 8);
        }
    }

    void onlyRulesLearn()
    {
        const auto mistake = mistakeIn("verdict mine(candidates):\n    \"V.\"\n    solved = learned(candidates, a, "
                                       "planes=1)  # a\n    contradiction = any(solved)  # b\n    return solved, "
                                       "contradiction\n");
        QVERIFY(mistake && mistake->expected == Expected::Function);
        const auto line = mistakeIn("verdict mine(candidates):\n    \"V.\"\n    weights \"a\"\n");
        QVERIFY(line && line->expected == Expected::Line);
    }
};

CONVOKU_GUILESS_TEST(TestLearnedText)
#include "tst_learned_text.moc"
