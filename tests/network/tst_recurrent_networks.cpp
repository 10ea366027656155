// SPDX-License-Identifier: MIT
// Networks that others have trained and that remember numbers from pass to pass: how many numbers they learn, and their
// passes against plain loops that were written after the published programs.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"
#include "tests/network/known_networks_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Row = std::vector<double>;
/// A row of numbers for each place.
using Rows = std::vector<Row>;

Row linear(Tensors& tensors, const std::string& weight, const std::string& bias, const Row& x)
{
    const std::vector<float>& w = tensors.of(weight);
    Row y(w.size() / x.size());
    for (std::size_t out = 0; out < y.size(); ++out) {
        double sum = bias.empty() ? 0 : static_cast<double>(tensors.of(bias)[out]);
        for (std::size_t in = 0; in < x.size(); ++in)
            sum += static_cast<double>(w[out * x.size() + in]) * x[in];
        y[out] = sum;
    }
    return y;
}
Row linear(Tensors& tensors, const std::string& name, const Row& x)
{
    return linear(tensors, name + ".weight", name + ".bias", x);
}

Row plus(Row a, const Row& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += b[i];
    return a;
}

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

Row softmax(Row x)
{
    const double most = *std::ranges::max_element(x);
    double sum = 0;
    for (double& number : x)
        sum += number = std::exp(number - most);
    for (double& number : x)
        number /= sum;
    return x;
}

/// Normalises like torch.nn.LayerNorm: subtracts the mean, then divides by the standard deviation.
Row layerNorm(Tensors& tensors, const std::string& name, Row x)
{
    const auto count = static_cast<double>(x.size());
    double mean = 0;
    for (const double number : x)
        mean += number / count;
    double variance = 0;
    for (const double number : x)
        variance += (number - mean) * (number - mean) / count;
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] = (x[i] - mean) / std::sqrt(variance + 1e-5) * static_cast<double>(tensors.of(name + ".weight")[i])
            + static_cast<double>(tensors.of(name + ".bias")[i]);
    return x;
}

Tensors latticeTensors()
{
    Tensors tensors(41);
    const auto full = [&tensors](const std::string& weight, const std::string& bias, int outs, int ins) {
        const double spread = 1.5 / std::sqrt(static_cast<double>(ins));
        tensors.add(weight, {outs, ins}, -spread, spread);
        if (!bias.empty())
            tensors.add(bias, {outs}, -.3, .3);
    };
    const auto norm = [&tensors](const std::string& name) {
        tensors.add(name + ".weight", {128}, .5, 1.5);
        tensors.add(name + ".bias", {128}, -.3, .3);
    };
    full("input_proj.weight", "input_proj.bias", 128, 9);
    full("backbone.row_embed.weight", {}, 128, 9);
    full("backbone.col_embed.weight", {}, 128, 9);
    tensors.add("backbone.cls_embed.weight", {128}, -1, 1);
    tensors.add("backbone.cls_pos.weight", {128}, -1, 1);
    for (int k = 0; k < 4; ++k) {
        const std::string layer = "backbone.layers." + std::to_string(k) + '.';
        norm(layer + "norm1");
        full(layer + "attn.in_proj_weight", layer + "attn.in_proj_bias", 384, 128);
        full(layer + "attn.out_proj.weight", layer + "attn.out_proj.bias", 128, 128);
        norm(layer + "norm2");
        full(layer + "ffn.fc1.weight", layer + "ffn.fc1.bias", 512, 128);
        full(layer + "ffn.fc2.weight", layer + "ffn.fc2.bias", 128, 512);
    }
    norm("loop_norm");
    full("bce_head.weight", "bce_head.bias", 9, 128);
    full("softmax_head.weight", "softmax_head.bias", 9, 128);
    full("conflict_head.weight", "conflict_head.bias", 1, 128);
    return tensors;
}

/// Holds the results of one loop of the lattice network.
struct Loop
{
    Rows hidden; ///< [81][128]
    Rows keep; ///< [81][9], logits
    Rows digits; ///< the same
    double conflict = 0;
};

/// `board`: [81][9] of 0 and 1; `hidden`: of the loop before, none in the first one.
Loop latticeLoop(Tensors& tensors, const Rows& board, const Rows* hidden)
{
    constexpr std::size_t kWidth = 128;
    constexpr std::size_t kHead = 32;
    Rows into;
    Rows x;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const Row h0 = linear(tensors, "input_proj", board[cell]);
        into.push_back(plus(hidden ? (*hidden)[cell] : h0, h0));
        Row placed = into.back();
        for (std::size_t i = 0; i < kWidth; ++i) {
            placed[i] += static_cast<double>(tensors.of("backbone.row_embed.weight")[i * 9 + cell / 9]);
            placed[i] += static_cast<double>(tensors.of("backbone.col_embed.weight")[i * 9 + cell % 9]);
        }
        x.push_back(placed);
    }
    Row whole(kWidth);
    for (std::size_t i = 0; i < kWidth; ++i)
        whole[i] = static_cast<double>(tensors.of("backbone.cls_embed.weight")[i])
            + static_cast<double>(tensors.of("backbone.cls_pos.weight")[i]);
    x.push_back(whole);
    for (int k = 0; k < 4; ++k) {
        const std::string layer = "backbone.layers." + std::to_string(k) + '.';
        Rows asked;
        for (const Row& row : x)
            asked.push_back(linear(tensors, layer + "attn.in_proj_weight", layer + "attn.in_proj_bias",
                layerNorm(tensors, layer + "norm1", row)));
        for (std::size_t place = 0; place < x.size(); ++place) {
            Row heard(kWidth);
            for (std::size_t head = 0; head < kWidth; head += kHead) {
                Row scores;
                for (const Row& other : asked) {
                    double score = 0;
                    for (std::size_t i = head; i < head + kHead; ++i)
                        score += asked[place][i] * other[kWidth + i];
                    scores.push_back(score / std::sqrt(static_cast<double>(kHead)));
                }
                const Row looks = softmax(scores);
                for (std::size_t other = 0; other < asked.size(); ++other) {
                    for (std::size_t i = head; i < head + kHead; ++i)
                        heard[i] += looks[other] * asked[other][2 * kWidth + i];
                }
            }
            x[place] = plus(x[place], linear(tensors, layer + "attn.out_proj", heard));
        }
        for (Row& row : x) {
            Row wide = linear(tensors, layer + "ffn.fc1", layerNorm(tensors, layer + "norm2", row));
            for (double& number : wide)
                number *= (1 + std::erf(number / std::numbers::sqrt2)) / 2;
            row = plus(row, linear(tensors, layer + "ffn.fc2", wide));
        }
    }
    Loop loop;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        loop.hidden.push_back(layerNorm(tensors, "loop_norm", plus(into[cell], x[cell])));
        loop.keep.push_back(linear(tensors, "bce_head", loop.hidden.back()));
        loop.digits.push_back(linear(tensors, "softmax_head", loop.hidden.back()));
    }
    loop.conflict = linear(tensors, "conflict_head", x.back()).front();
    return loop;
}

Tensors tinyTensors()
{
    Tensors tensors(42);
    const auto full = [&tensors](const std::string& name, int outs, int ins) {
        const double spread = 1.5 / std::sqrt(static_cast<double>(ins));
        tensors.add(name + ".weight", {outs, ins}, -spread, spread);
    };
    full("embed_tokens", 512, 11);
    for (const char* name : {"puzzle_emb.weight", "H_init.weight", "L_init.weight"})
        tensors.add(name, {512}, -1, 1);
    for (int k = 0; k < 2; ++k) {
        const std::string layer = "L_level.layers." + std::to_string(k) + '.';
        full(layer + "mlp_t.gate_up_proj", 1024, 97);
        full(layer + "mlp_t.down_proj", 97, 512);
        full(layer + "mlp.gate_up_proj", 3072, 512);
        full(layer + "mlp.down_proj", 512, 1536);
    }
    full("lm_head", 11, 512);
    full("q_head", 2, 512);
    tensors.add("q_head.bias", {2}, -1, 1);
    return tensors;
}

Rows turned(const Rows& x)
{
    Rows y(x.front().size(), Row(x.size()));
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < x[i].size(); ++j)
            y[j][i] = x[i][j];
    }
    return y;
}

/// Added to what came in, and to the same size.
Row gated(Tensors& tensors, const std::string& name, const Row& x)
{
    const Row both = linear(tensors, name + ".gate_up_proj.weight", {}, x);
    Row open(both.size() / 2);
    for (std::size_t i = 0; i < open.size(); ++i)
        open[i] = both[i] * sigmoid(both[i]) * both[open.size() + i];
    Row y = plus(linear(tensors, name + ".down_proj.weight", {}, open), x);
    double squares = 0;
    for (const double number : y)
        squares += number * number / static_cast<double>(y.size());
    for (double& number : y)
        number /= std::sqrt(squares + 1e-5);
    return y;
}

/// One call of the tiny network's two layers: [97][512] in and out.
Rows tinyCall(Tensors& tensors, Rows x)
{
    for (int k = 0; k < 2; ++k) {
        const std::string layer = "L_level.layers." + std::to_string(k) + '.';
        Rows places = turned(x);
        for (Row& row : places)
            row = gated(tensors, layer + "mlp_t", row);
        x = turned(places);
        for (Row& row : x)
            row = gated(tensors, layer + "mlp", row);
    }
    return x;
}

/// Returns the network's input for the puzzle: [97][512].
Rows tinyPuzzle(Tensors& tensors, const std::vector<int>& digits)
{
    const double size = std::sqrt(512.0);
    Rows x(97, Row(512));
    for (std::size_t i = 0; i < 512; ++i) {
        x[0][i] = size * static_cast<double>(tensors.of("puzzle_emb.weight")[i]);
        for (std::size_t cell = 0; cell < 81; ++cell)
            x[16 + cell][i] = size
                * static_cast<double>(
                    tensors.of("embed_tokens.weight")[i * 11 + static_cast<std::size_t>(digits[cell]) + 1]);
    }
    return x;
}

Rows rowsOf(const std::vector<float>& numbers, std::size_t places)
{
    Rows rows(places, Row(numbers.size() / places));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        rows[i % places][i / places] = static_cast<double>(numbers[i]);
    return rows;
}

/// Returns the rows in the network's layout: a plane for each feature.
Tensor tensorOf(const Rows& rows)
{
    Tensor tensor(1, {static_cast<int>(rows.front().size()), 1, static_cast<int>(rows.size())});
    for (std::size_t i = 0; i < tensor.data.size(); ++i)
        tensor.data[i] = static_cast<float>(rows[i % rows.size()][i / rows.size()]);
    return tensor;
}

double farthest(const Rows& a, const Rows& b)
{
    double far = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < a[i].size(); ++j)
            far = std::max(far, std::abs(a[i][j] - b[i][j]));
    }
    return far;
}

Rows someRows(unsigned seed, std::size_t places, std::size_t features)
{
    Random random(seed);
    Rows rows(places, Row(features));
    for (Row& row : rows) {
        for (double& number : row)
            number = randomNumber(random, -1000, 1000) / 500.0;
    }
    return rows;
}

/// The rule of such a network with these tensors, ready to run.
class Rule
{
public:
    Rule(const QString& name, const Tensors& tensors)
    {
        const ParsedFile file = parsed(name);
        if (const auto* mistake = std::get_if<TextMistake>(&file))
            qFatal("%s:%d:%d", qPrintable(name), mistake->place.line, mistake->place.column);
        NetworkFile text = std::get<NetworkFile>(file);
        text.parts.front().learned = tensors.file();
        if (const auto mistake = checkNetworkFile(text))
            qFatal("%s:%d:%d, mistake %d %s", qPrintable(name), mistake->place.line, mistake->place.column,
                static_cast<int>(mistake->expected), mistake->found.c_str());
        m_model = modelOf(text.networks.front(), text.parts);
        m_network = std::make_shared<const Network>(buildRule(*m_model, RuleId{0}));
        m_loaded = makeScalarBackend()->load(m_network);
    }

    const Model& model() const { return *m_model; }
    /// Candidates, then its memories as they stand in the text.
    void run(const std::vector<Tensor>& inputs)
    {
        std::vector<ValueId> keep = m_network->groups.front().outputs;
        const auto& part = *m_model->rules.front().part;
        for (const std::string& name : part.kept)
            keep.push_back(m_network->named(part.id + '.' + name));
        m_values = m_loaded->run(inputs, keep);
    }
    const std::vector<float>& left() const { return m_values.front().data; }
    const std::vector<float>& remembered(std::size_t memory) const { return m_values.at(1 + memory).data; }
    const std::vector<float>& kept(std::size_t which) const
    {
        return m_values.at(1 + m_model->rules.front().part->memories.size() + which).data;
    }

private:
    ModelPtr m_model;
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<LoadedNetwork> m_loaded;
    std::vector<Tensor> m_values;
};

Tensor number(double value)
{
    Tensor tensor(1, {1, 1, 1});
    tensor.data.front() = static_cast<float>(value);
    return tensor;
}

Rows cellsOf(const Tensor& board)
{
    return rowsOf(board.data, 81);
}

} // namespace

class TestRecurrentNetworks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theirNumbers_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::size_t>("trained");
        QTest::newRow("lattice") << QStringLiteral("lattice_transformer.network") << std::size_t{799'635};
        QTest::newRow("tiny") << QStringLiteral("tiny_recursive.network") << std::size_t{5'028'866};
    }
    void theirNumbers()
    {
        QFETCH(const QString, name);
        QFETCH(const std::size_t, trained);
        const bool tiny = name.startsWith(QStringLiteral("tiny"));
        const Tensors tensors = tiny ? tinyTensors() : latticeTensors();
        // The initial vectors of the tiny network are not trained weights.
        QCOMPARE(tensors.trained() - (tiny ? 3 * 512 : 0), trained);
        const Rule rule(name, tensors); // takes all of them, in these shapes
        QVERIFY(isLearned(rule.model()) && !rule.model().search);
        // The shipped document is a network with random numbers.
        const ParsedFile file = parsed(name);
        QVERIFY(!checkNetworkFile(std::get<NetworkFile>(file)));
        QVERIFY(isUntrained(*modelOf(std::get<NetworkFile>(file).networks.front(), std::get<NetworkFile>(file).parts)));
    }

    /// The first loop, and one that goes on from it.
    void latticeLoops()
    {
        Tensors tensors = latticeTensors();
        Rule rule(QStringLiteral("lattice_transformer.network"), tensors);
        const std::vector<int> digits = someDigits(5, 25);
        const Tensor board = boardOf(digits);
        rule.run({board});
        const Loop first = latticeLoop(tensors, cellsOf(board), nullptr);
        QVERIFY(rule.left() == board.data);
        QVERIFY(farthest(rowsOf(rule.remembered(0), 81), first.hidden) < 1e-3);
        QCOMPARE(rule.remembered(1).front(), 1.F);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            QCOMPARE(rule.remembered(2)[cell], digits[cell] == 0 ? 0.F : 1.F); // givens
            for (std::size_t digit = 0; digit < 9; ++digit)
                QVERIFY(
                    std::abs(static_cast<double>(rule.kept(0)[digit * 81 + cell]) - sigmoid(first.keep[cell][digit]))
                    < 1e-3);
        }
        Tensor given(1, {1, 9, 9});
        given.data = rule.remembered(2);
        rule.run({board, tensorOf(first.hidden), number(1), given});
        const Loop second = latticeLoop(tensors, cellsOf(board), &first.hidden);
        QVERIFY(farthest(second.hidden, first.hidden) > 0.1);
        QVERIFY(farthest(rowsOf(rule.remembered(0), 81), second.hidden) < 1e-3);
        QCOMPARE(rule.remembered(1).front(), 2.F);
        QVERIFY(rule.left() == board.data);
    }

    /// In the last loop what is unlikely goes, but none of a given, and it decides for the surest digit.
    void latticeDecides_data()
    {
        QTest::addColumn<bool>("conflict");
        QTest::newRow("decides") << false;
        QTest::newRow("sees a conflict") << true;
    }
    void latticeDecides()
    {
        QFETCH(const bool, conflict);
        Tensors tensors = latticeTensors();
        for (float& number : tensors.of("bce_head.bias"))
            number -= 1.F; // so that some go
        // 0.6 is where the conflict begins: a logit of 0.405.
        tensors.of("conflict_head.bias").front() = 0;
        for (float& number : tensors.of("conflict_head.weight"))
            number = 0;
        tensors.of("conflict_head.bias").front() = conflict ? 0.41F : 0.40F;
        Rule rule(QStringLiteral("lattice_transformer.network"), tensors);
        Tensor board = boardOf(someDigits(6, 25));
        Tensor given(1, {1, 9, 9});
        for (std::size_t cell = 0; cell < 81; ++cell) {
            double there = 0;
            for (std::size_t digit = 0; digit < 9; ++digit)
                there += static_cast<double>(board.data[digit * 81 + cell]);
            given.data[cell] = there == 1 && cell % 2 == 0 ? 1.F : 0.F; // others were filled on the way
        }
        const Rows hidden = someRows(7, 81, 128);
        rule.run({board, tensorOf(hidden), number(15), given});
        const Rows cells = cellsOf(board);
        const Loop loop = latticeLoop(tensors, cells, &hidden);
        Rows left = cells;
        int gone = 0;
        for (std::size_t cell = 0; cell < 81; ++cell) {
            for (std::size_t digit = 0; digit < 9; ++digit) {
                const double share = sigmoid(loop.keep[cell][digit]);
                QVERIFY(std::abs(share - 0.1) > 1e-5); // nothing lies on the edge
                if (left[cell][digit] == 1 && share < 0.1 && given.data[cell] == 0) {
                    left[cell][digit] = 0;
                    ++gone;
                }
            }
        }
        QVERIFY(gone > 20);
        double surest = -1;
        std::size_t where = 0;
        for (std::size_t cell = 0; cell < 81 && !conflict; ++cell) {
            Row scores;
            for (std::size_t digit = 0; digit < 9; ++digit)
                scores.push_back(left[cell][digit] == 1 ? loop.digits[cell][digit] : -1e6);
            const Row shares = softmax(scores);
            for (std::size_t digit = 0; digit < 9; ++digit) {
                if (std::ranges::count(left[cell], 1.0) > 1 && left[cell][digit] == 1 && shares[digit] > surest) {
                    surest = shares[digit];
                    where = cell * 9 + digit;
                }
            }
        }
        if (!conflict) {
            std::ranges::fill(left[where / 9], 0.0);
            left[where / 9][where % 9] = 1;
        }
        QVERIFY(rowsOf(rule.left(), 81) == left);
        QVERIFY(std::ranges::all_of(rule.remembered(0), [](float number) { return number == 0.F; }));
        QCOMPARE(rule.remembered(1).front(), conflict ? 17.F : 16.F);
        // A call after the last loop begins anew; after a conflict nothing happens any more.
        Tensor after(1, {9, 9, 9});
        after.data = rule.left();
        rule.run({after, tensorOf(Rows(81, Row(128))), number(conflict ? 17 : 16), given});
        const Loop again = latticeLoop(tensors, cellsOf(after), nullptr);
        QVERIFY(rule.left() == after.data);
        QCOMPARE(rule.remembered(1).front(), conflict ? 17.F : 1.F);
        QVERIFY(farthest(rowsOf(rule.remembered(0), 81), conflict ? Rows(81, Row(128)) : again.hidden) < 1e-3);
    }

    void tinyCalls_data()
    {
        QTest::addColumn<int>("calls");
        QTest::addColumn<int>("turn");
        QTest::newRow("the first") << 0 << 0;
        QTest::newRow("one that changes the answer") << 20 << 6;
        QTest::newRow("the last") << 335 << 6;
    }
    void tinyCalls()
    {
        QFETCH(const int, calls);
        QFETCH(const int, turn);
        Tensors tensors = tinyTensors();
        Rule rule(QStringLiteral("tiny_recursive.network"), tensors);
        const std::vector<int> digits = someDigits(8, 30);
        const Tensor board = boardOf(digits);
        Rows answer = someRows(9, 97, 512);
        Rows thought = someRows(10, 97, 512);
        if (calls == 0) {
            rule.run({board}); // nothing is remembered
            for (std::size_t place = 0; place < 97; ++place) {
                for (std::size_t i = 0; i < 512; ++i) {
                    answer[place][i] = static_cast<double>(tensors.of("H_init.weight")[i]);
                    thought[place][i] = static_cast<double>(tensors.of("L_init.weight")[i]);
                }
            }
        } else {
            rule.run({board, tensorOf(answer), tensorOf(thought), number(calls), number(turn)});
        }
        const Rows puzzle = tinyPuzzle(tensors, digits);
        Rows sum;
        for (std::size_t place = 0; place < 97; ++place) {
            sum.push_back(plus(answer[place], thought[place]));
            if (turn < 6)
                sum.back() = plus(sum.back(), puzzle[place]);
        }
        (turn < 6 ? thought : answer) = tinyCall(tensors, sum);
        QVERIFY(farthest(rowsOf(rule.remembered(0), 97), answer) < 2e-3);
        QVERIFY(farthest(rowsOf(rule.remembered(1), 97), thought) < 2e-3);
        QCOMPARE(rule.remembered(2).front(), static_cast<float>(calls + 1));
        QCOMPARE(rule.remembered(3).front(), static_cast<float>((turn + 1) % 7));
        Rows left = cellsOf(board);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            const Row logits = linear(tensors, "lm_head.weight", {}, answer[16 + cell]);
            const Row shares = softmax(logits);
            for (std::size_t digit = 0; digit < 9; ++digit)
                QVERIFY(std::abs(static_cast<double>(rule.kept(0)[digit * 81 + cell]) - shares[digit + 2]) < 1e-3);
            const auto best = static_cast<std::size_t>(std::ranges::max_element(logits) - logits.begin());
            if (calls == 335 && digits[cell] == 0 && best >= 2) {
                std::ranges::fill(left[cell], 0.0);
                left[cell][best - 2] = 1;
            }
        }
        QVERIFY(rowsOf(rule.left(), 81) == left);
        const Row halts = linear(tensors, "q_head", answer.front());
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY(std::abs(static_cast<double>(rule.kept(1)[i]) - sigmoid(halts[i])) < 1e-3);
    }

    /// After the last call nothing changes any more: the run ends.
    void tinyEnds()
    {
        const Tensors tensors = tinyTensors();
        Rule rule(QStringLiteral("tiny_recursive.network"), tensors);
        const Tensor board = boardOf(someDigits(8, 30));
        const Tensor answer = tensorOf(someRows(9, 97, 512));
        const Tensor thought = tensorOf(someRows(10, 97, 512));
        rule.run({board, answer, thought, number(336), number(0)});
        QVERIFY(rule.left() == board.data);
        QVERIFY(rule.remembered(0) == answer.data && rule.remembered(1) == thought.data);
        QCOMPARE(rule.remembered(2).front(), 336.F);
        QCOMPARE(rule.remembered(3).front(), 0.F);
    }
};

CONVOKU_GUILESS_TEST(TestRecurrentNetworks)
#include "tst_recurrent_networks.moc"
