// SPDX-License-Identifier: MIT
// Networks that others have trained, as documents: how many numbers they learn, the names and shapes of their tensors,
// and one forward pass against plain loops that were written after their reports.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/model.h"
#include "tests/network/known_networks_testing.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Planes of rows of columns.
struct Planes
{
    int planes = 0;
    int side = 0;
    std::vector<double> data = std::vector<double>(at(planes, 0, 0));

    std::size_t at(int plane, int row, int column) const
    {
        return static_cast<std::size_t>((plane * side + row) * side + column);
    }
    double get(int plane, int row, int column) const
    {
        const bool inside = row >= 0 && row < side && column >= 0 && column < side;
        return inside ? data[at(plane, row, column)] : 0;
    }
};

Planes convolved(Tensors& tensors, const std::string& name, const Planes& x, int outs, int side, int stride, bool bias)
{
    const int edge = side / 2;
    Planes y{outs, (x.side + 2 * edge - side) / stride + 1};
    const std::vector<float>& weight = tensors.of(name + ".weight");
    for (int out = 0; out < outs; ++out) {
        for (int row = 0; row < y.side; ++row) {
            for (int column = 0; column < y.side; ++column) {
                double sum = bias ? static_cast<double>(tensors.of(name + ".bias")[static_cast<std::size_t>(out)]) : 0;
                auto tap = static_cast<std::size_t>(out * x.planes * side * side);
                for (int in = 0; in < x.planes; ++in) {
                    for (int r = 0; r < side; ++r) {
                        for (int c = 0; c < side; ++c)
                            sum += static_cast<double>(weight[tap++])
                                * x.get(in, row * stride - edge + r, column * stride - edge + c);
                    }
                }
                y.data[y.at(out, row, column)] = sum;
            }
        }
    }
    return y;
}

Planes normalised(Tensors& tensors, const std::string& name, Planes x, double eps)
{
    const auto each = static_cast<std::size_t>(x.side * x.side);
    for (std::size_t i = 0; i < x.data.size(); ++i) {
        const auto n = [&](const char* what) { return static_cast<double>(tensors.of(name + what)[i / each]); };
        x.data[i] = n(".weight") * (x.data[i] - n(".running_mean")) / std::sqrt(n(".running_var") + eps) + n(".bias");
    }
    return x;
}

Planes relu(Planes x)
{
    for (double& number : x.data)
        number = std::max(number, 0.0);
    return x;
}

Planes plus(Planes x, const Planes& other)
{
    for (std::size_t i = 0; i < x.data.size(); ++i)
        x.data[i] += other.data[i];
    return x;
}

/// A third as wide, nine times as many planes: all first cells of the boxes, all second …, in this order.
Planes spaceToDepth(const Planes& x)
{
    constexpr std::array<std::array<int, 2>, 9> kOrder{
        {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 2}, {1, 2}, {2, 2}}};
    Planes y{9 * x.planes, x.side / 3};
    for (int plane = 0; plane < y.planes; ++plane) {
        const auto [down, right] = kOrder[static_cast<std::size_t>(plane / x.planes)];
        for (int row = 0; row < y.side; ++row) {
            for (int column = 0; column < y.side; ++column)
                y.data[y.at(plane, row, column)] = x.get(plane % x.planes, 3 * row + down, 3 * column + right);
        }
    }
    return y;
}

Tensors resnetTensors()
{
    Tensors tensors(31);
    tensors.conv("conv1.0", 64, 10, 3, false);
    tensors.norm("conv1.1", 64);
    struct Block
    {
        const char* name;
        int ins, middle, deep, outs, second; ///< `second`: where its second half begins
    };
    for (const Block& block : {Block{"conv2_x.0.", 64, 64, 64, 256, 6}, Block{"conv3_x.0.", 256, 128, 1152, 512, 7},
             Block{"conv4_x.0.", 512, 256, 2304, 1024, 7}}) {
        const std::string way = std::string(block.name) + "residual_function.";
        tensors.conv(way + "0", block.middle, block.ins, 1, false);
        tensors.norm(way + "1", block.middle);
        tensors.conv(way + "3", block.middle, block.middle, 3, false);
        tensors.norm(way + (block.second == 6 ? "4" : "5"), block.deep);
        tensors.conv(way + std::to_string(block.second), block.outs, block.deep, 1, false);
        tensors.norm(way + std::to_string(block.second + 1), block.outs);
        tensors.conv(std::string(block.name) + "shortcut.0", block.outs, block.ins, 1, false);
        tensors.norm(std::string(block.name) + "shortcut.1", block.outs);
    }
    tensors.add("fc.weight", {729, 1024}, -.1, .1);
    tensors.add("fc.bias", {729}, -.5, .5);
    return tensors;
}

/// Digits 0 (empty) … 9 in, a score for each digit of each cell out: [row · 81 + column · 9 + digit].
std::vector<double> resnet(Tensors& tensors, const std::vector<int>& digits)
{
    constexpr double kEps = 1e-5;
    Planes x{10, 9};
    for (int cell = 0; cell < 81; ++cell)
        x.data[x.at(digits[static_cast<std::size_t>(cell)], cell / 9, cell % 9)] = 1;
    x = relu(normalised(tensors, "conv1.1", convolved(tensors, "conv1.0", x, 64, 3, 1, false), kEps));
    const auto first = [&](const std::string& way, const Planes& in, int middle) {
        const Planes y
            = relu(normalised(tensors, way + "1", convolved(tensors, way + "0", in, middle, 1, 1, false), kEps));
        return convolved(tensors, way + "3", y, middle, 3, 1, false);
    };
    const auto around = [&](const std::string& block, const Planes& in, int outs, int stride) {
        return normalised(
            tensors, block + "shortcut.1", convolved(tensors, block + "shortcut.0", in, outs, 1, stride, false), kEps);
    };
    {
        const std::string way = "conv2_x.0.residual_function.";
        const Planes y = relu(normalised(tensors, way + "4", first(way, x, 64), kEps));
        x = relu(plus(normalised(tensors, way + "7", convolved(tensors, way + "6", y, 256, 1, 1, false), kEps),
            around("conv2_x.0.", x, 256, 1)));
    }
    for (const auto& [block, middle, outs] :
        {std::tuple("conv3_x.0.", 128, 512), std::tuple("conv4_x.0.", 256, 1024)}) {
        const std::string way = std::string(block) + "residual_function.";
        const Planes y = relu(normalised(tensors, way + "5", spaceToDepth(first(way, x, middle)), kEps));
        x = relu(plus(normalised(tensors, way + "8", convolved(tensors, way + "7", y, outs, 1, 1, false), kEps),
            around(block, x, outs, 3)));
    }
    std::vector<double> scores;
    for (std::size_t out = 0; out < 729; ++out) {
        auto sum = static_cast<double>(tensors.of("fc.bias")[out]);
        for (std::size_t in = 0; in < 1024; ++in)
            sum += static_cast<double>(tensors.of("fc.weight")[out * 1024 + in]) * x.data[in];
        scores.push_back(sum);
    }
    return scores;
}

Tensors graphTensors()
{
    Tensors tensors(32);
    for (int i = 1; i <= 4; ++i) {
        tensors.conv("conv" + std::to_string(i), 256, i == 1 ? 1 : 256, 3, true);
        tensors.norm("norm" + std::to_string(i), 256);
    }
    tensors.conv("last", 10, 256, 3, true);
    return tensors;
}

bool sees(int cell, int other)
{
    const bool sameBox = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
    return cell != other && (cell / 9 == other / 9 || cell % 9 == other % 9 || sameBox);
}

/// Ten scores for each cell, of empty and of the digits: [row · 90 + column · 10 + class].
std::vector<double> graphNetwork(Tensors& tensors, const std::vector<int>& digits)
{
    Planes x{1, 9};
    for (std::size_t cell = 0; cell < 81; ++cell)
        x.data[cell] = digits[cell] / 10.0;
    for (int i = 1; i <= 4; ++i) {
        const std::string number = std::to_string(i);
        const Planes y
            = normalised(tensors, "norm" + number, relu(convolved(tensors, "conv" + number, x, 256, 3, 1, true)), 1e-3);
        Planes mean{256, 9};
        for (int plane = 0; plane < 256; ++plane) {
            for (int cell = 0; cell < 81; ++cell) {
                for (int other = 0; other < 81; ++other) {
                    if (sees(cell, other))
                        mean.data[static_cast<std::size_t>(plane * 81 + cell)]
                            += y.data[static_cast<std::size_t>(plane * 81 + other)] / 20;
                }
            }
        }
        x = i == 1 ? mean : plus(mean, x);
    }
    const Planes logits = convolved(tensors, "last", x, 10, 3, 1, true);
    std::vector<double> scores;
    for (int cell = 0; cell < 81; ++cell) {
        for (int which = 0; which < 10; ++which)
            scores.push_back(logits.get(which, cell / 9, cell % 9));
    }
    return scores;
}

Tensors parkTensors()
{
    Tensors tensors(33);
    for (int i = 1; i <= 10; ++i) {
        tensors.conv("conv" + std::to_string(i), 512, i == 1 ? 1 : 512, 3, false);
        tensors.norm("norm" + std::to_string(i), 512);
    }
    tensors.conv("last", 10, 512, 1, false);
    return tensors;
}

/// Returns the scores of Park's network, in the layout of graphNetwork().
std::vector<double> park(Tensors& tensors, const std::vector<int>& digits)
{
    Planes x{1, 9};
    for (std::size_t cell = 0; cell < 81; ++cell)
        x.data[cell] = digits[cell];
    for (int i = 1; i <= 10; ++i) {
        const std::string number = std::to_string(i);
        x = relu(normalised(tensors, "norm" + number, convolved(tensors, "conv" + number, x, 512, 3, 1, false), 1e-3));
    }
    const Planes logits = convolved(tensors, "last", x, 10, 1, 1, false);
    std::vector<double> scores;
    for (int cell = 0; cell < 81; ++cell) {
        for (int which = 0; which < 10; ++which)
            scores.push_back(logits.get(which, cell / 9, cell % 9));
    }
    return scores;
}

/// A value of the rule, and what it leaves.
std::pair<Tensor, Tensor> valueAndRest(PartText part, const std::string& value, const Tensor& board)
{
    part.kept = {value};
    const auto network = std::make_shared<const Network>(networkOf(part, HouseKind::Row));
    const std::vector<ValueId> keep{network->named(part.id + "." + value), network->outputs.front()};
    const std::vector<Tensor> out = makeScalarBackend()->load(network)->run(std::span(&board, 1), keep);
    return {out[0], out[1]};
}

} // namespace

class TestKnownNetworks : public QObject
{
    Q_OBJECT

    struct Known
    {
        Tensors tensors;
        std::string scores; ///< the name of their value
        int classes = 9; ///< of a cell; ten: the first is "empty"
        std::vector<double> (*run)(Tensors&, const std::vector<int>&) = nullptr;
    };
    static Known known(const QString& name)
    {
        if (name.startsWith(QStringLiteral("resnet")))
            return {resnetTensors(), "scores", 9, resnet};
        if (name.startsWith(QStringLiteral("park")))
            return {parkTensors(), "logits", 10, park};
        return {graphTensors(), "logits", 10, graphNetwork};
    }
    static PartText partOf(const QString& name, const Tensors& tensors)
    {
        const ParsedFile file = parsed(name);
        if (const auto* mistake = std::get_if<TextMistake>(&file))
            qFatal("%s:%d:%d", qPrintable(name), mistake->place.line, mistake->place.column);
        PartText part = std::get<NetworkFile>(file).parts.front();
        part.learned = tensors.file();
        return part;
    }

private Q_SLOTS:
    void theirNumbers_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::size_t>("trained");
        QTest::addColumn<std::size_t>("tensors");
        QTest::newRow("ResNet11-SPD") << QStringLiteral("resnet11_spd.network") << std::size_t{5'347'545}
                                      << std::size_t{67};
        QTest::newRow("the graph network")
            << QStringLiteral("graph_network.network") << std::size_t{1'797'898} << std::size_t{26};
        QTest::newRow("Park's") << QStringLiteral("park_cnn.network") << std::size_t{21'253'632} << std::size_t{51};
    }
    void theirNumbers()
    {
        QFETCH(const QString, name);
        QFETCH(const std::size_t, trained);
        QFETCH(const std::size_t, tensors);
        const Known knownNetwork = known(name);
        QCOMPARE(knownNetwork.tensors.trained(), trained);
        QCOMPARE(knownNetwork.tensors.count(), tensors);
        // The document takes each of them, in this shape, and no other.
        QVERIFY(!checkPart(partOf(name, knownNetwork.tensors)));
        Tensors more = knownNetwork.tensors;
        more.add("more.weight", {1}, 0, 1);
        QVERIFY(checkPart(partOf(name, more)));
        // The shipped document has random numbers and is a network that can be run.
        const ParsedFile file = parsed(name);
        const auto& text = std::get<NetworkFile>(file);
        QVERIFY(!checkNetworkFile(text));
        const ModelPtr model = modelOf(text.networks.front(), text.parts);
        QVERIFY(isLearned(*model) && isUntrained(*model) && !model->search);
    }

    void oneForwardPass_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("filled");
        for (const char* name : {"resnet11_spd.network", "graph_network.network"}) {
            for (const int filled : {0, 2000})
                QTest::addRow("%s, %d", name, filled) << QString::fromLatin1(name) << filled;
        }
        QTest::addRow("Park's") << QStringLiteral("park_cnn.network") << 30; // 1.7 billion multiplications
    }
    void oneForwardPass()
    {
        QFETCH(const QString, name);
        QFETCH(const int, filled);
        Known knownNetwork = known(name);
        const std::vector<int> digits = someDigits(static_cast<unsigned>(filled), filled);
        const std::vector<double> expected = knownNetwork.run(knownNetwork.tensors, digits);
        const auto [scores, rest]
            = valueAndRest(partOf(name, knownNetwork.tensors), knownNetwork.scores, boardOf(digits));
        QCOMPARE(scores.data.size(), expected.size());
        double most = 0;
        for (const double score : expected)
            most = std::max(most, std::abs(score));
        QVERIFY(most > 0.1 && most < 1000); // nothing of it was cut off
        for (std::size_t cell = 0; cell < 81; ++cell) {
            for (int which = 0; which < knownNetwork.classes; ++which) {
                const auto got = static_cast<double>(scores.data[static_cast<std::size_t>(which) * 81 + cell]);
                const double is
                    = expected[cell * static_cast<std::size_t>(knownNetwork.classes) + static_cast<std::size_t>(which)];
                QVERIFY2(std::abs(got - is) <= 1e-4 * most,
                    qPrintable(QStringLiteral("cell %1, %2: %3, not %4").arg(cell).arg(which).arg(got).arg(is)));
            }
        }
        QVERIFY(rest.data == filledIn(knownNetwork, digits, expected).data);
    }

    /// Among equally certain candidates the first one is chosen, by rows, columns, digits.
    void ofTiesTheFirst()
    {
        Known knownNetwork = known(QStringLiteral("resnet11_spd.network"));
        std::ranges::fill(knownNetwork.tensors.of("fc.weight"), 0.F);
        std::ranges::fill(knownNetwork.tensors.of("fc.bias"), 0.25F);
        std::vector<int> digits(81, 0);
        digits[0] = 5;
        digits[1] = 7;
        const auto [scores, rest] = valueAndRest(
            partOf(QStringLiteral("resnet11_spd.network"), knownNetwork.tensors), "scores", boardOf(digits));
        digits[2] = 1;
        QVERIFY(rest.data == boardOf(digits).data);
    }

private:
    /// By a loop over all classes of all cells that are still empty.
    static Tensor filledIn(const Known& knownNetwork, std::vector<int> digits, const std::vector<double>& scores)
    {
        std::size_t best = digits.size();
        int digit = 0;
        double most = 0;
        const auto classes = static_cast<std::size_t>(knownNetwork.classes);
        for (std::size_t cell = 0; cell < 81; ++cell) {
            double together = 0; // of ten classes shares are compared, not scores
            for (std::size_t which = 0; which < classes; ++which)
                together += std::exp(scores[cell * classes + which]);
            for (std::size_t which = 0; which < classes; ++which) {
                const double score = scores[cell * classes + which];
                const double sure = classes == 9 ? score : std::exp(score) / together;
                if (digits[cell] == 0 && (best == digits.size() || sure > most)) {
                    best = cell;
                    most = sure;
                    digit = static_cast<int>(which) + (classes == 9 ? 1 : 0);
                }
            }
        }
        if (best < digits.size())
            digits[best] = digit;
        return boardOf(digits);
    }
};

CONVOKU_GUILESS_TEST(TestKnownNetworks)
#include "tst_known_networks.moc"
