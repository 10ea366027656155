// SPDX-License-Identifier: MIT
// The trained network that comes with the program: that its layers work out what an implementation apart from it does,
// and what is true of it whatever it has learned.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/model.h"
#include "solver/network/pass.h"
#include "solver/network/tensor_file.h"
#include "solver/network/text/part_layers.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace convoku;
using namespace convoku::testing;

namespace {

ModelPtr houses()
{
    return shippedModel("houses");
}

/// Runs the rule alone.
class Layers
{
public:
    Layers()
        : m_network(std::make_shared<const Network>(buildRule(*houses(), RuleId{0})))
        , m_loaded(makeScalarBackend()->load(m_network))
    {
    }

    /// [digit, row, column] in; what is left, and how likely each is.
    std::pair<std::vector<float>, std::vector<float>> run(const std::vector<float>& candidates)
    {
        Tensor board(1, {kSide, kSide, kSide});
        board.data = candidates;
        const std::vector<Tensor> inputs{board};
        const std::vector<ValueId> keep{m_network->outputs.front(), m_network->named("unlikely_candidates.likely")};
        std::vector<Tensor> made = m_loaded->run(inputs, keep);
        return {std::move(made[0].data), std::move(made[1].data)};
    }

private:
    std::shared_ptr<const Network> m_network;
    std::unique_ptr<LoadedNetwork> m_loaded;
};

std::size_t place(std::size_t digit, std::size_t row, std::size_t column)
{
    return (digit * 9 + row) * 9 + column;
}

std::vector<float> candidatesOf(const QByteArray& puzzle)
{
    std::vector<float> candidates(729, 0.F);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const char sign = puzzle[static_cast<qsizetype>(cell)];
        for (std::size_t digit = 0; digit < 9; ++digit) {
            const bool open = sign == '.' || sign == '0';
            candidates[place(digit, cell / 9, cell % 9)] = open || sign == static_cast<char>('1' + digit) ? 1.F : 0.F;
        }
    }
    return candidates;
}

} // namespace

class TestHouses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// houses_reference.py worked these out with NumPy.
    void asAnotherImplementationSays()
    {
        QFile file(QFINDTESTDATA("houses_reference.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Layers layers;
        std::vector<float> candidates;
        int lines = 0;
        while (!file.atEnd()) {
            const QList<QByteArray> parts = file.readLine().trimmed().split(' ');
            QCOMPARE(parts.size(), 12);
            if (parts[1] == "1")
                candidates = candidatesOf(parts[0]);
            const auto [left, likely] = layers.run(candidates);
            for (std::size_t digit = 0; digit < 9; ++digit) {
                const double expected = parts[static_cast<qsizetype>(digit) + 3].toDouble() / 1e6;
                QVERIFY(std::abs(static_cast<double>(likely[place(digit, 0, 0)]) - expected) < 1e-4);
                for (std::size_t cell = 0; cell < 81; ++cell)
                    QCOMPARE(left[place(digit, cell / 9, cell % 9)] > 0.5F,
                        parts[2][static_cast<qsizetype>(cell * 9 + digit)] == '1');
            }
            candidates = left;
            ++lines;
        }
        QCOMPARE(lines, 48);
    }

    /// Rows, columns and digits in another order, and rows in the place of columns: the same is cleared there.
    void treatsAllAlike()
    {
        Random random(11);
        Layers layers;
        std::vector<float> board;
        for (int i = 0; i < 729; ++i)
            board.push_back(randomNumber(random, 0, 2) > 0 ? 1.F : 0.F);
        const std::vector<float> likely = layers.run(board).second;
        const std::array<std::size_t, 9> digits{3, 0, 8, 1, 7, 2, 6, 4, 5};
        const std::array<std::size_t, 9> rows{7, 6, 8, 0, 2, 1, 4, 5, 3}; // bands and inside them
        std::vector<float> turned(729);
        const auto to = [&](std::size_t digit, std::size_t row, std::size_t column) {
            return place(digits.at(digit), column, rows.at(row));
        };
        for (std::size_t digit = 0; digit < 9; ++digit) {
            for (std::size_t row = 0; row < 9; ++row) {
                for (std::size_t column = 0; column < 9; ++column)
                    turned[to(digit, row, column)] = board[place(digit, row, column)];
            }
        }
        const std::vector<float> again = layers.run(turned).second;
        for (std::size_t digit = 0; digit < 9; ++digit) {
            for (std::size_t row = 0; row < 9; ++row) {
                for (std::size_t column = 0; column < 9; ++column)
                    QVERIFY(std::abs(static_cast<double>(again[to(digit, row, column)])
                                - static_cast<double>(likely[place(digit, row, column)]))
                        < 1e-4);
            }
        }
    }

    void whatIsSaidOfIt()
    {
        const ModelPtr model = houses();
        QVERIFY(model && isShipped(model));
        QVERIFY(isLearned(*model) && !isUntrained(*model) && !removesSoundly(model));
        QCOMPARE(model->rules.size(), std::size_t{1});
        QVERIFY(model->rules[0].noHouse);
        const auto weights = shippedWeights("houses.safetensors");
        QVERIFY(weights != nullptr && model->rules[0].part->learned == weights);
        // Features F = 24 in six rounds: first 2F, each round 4F² + F, last F + 1.
        QCOMPARE(weights->numbers(), std::size_t{2 * 24 + 6 * (4 * 24 * 24 + 24) + 24 + 1});
        for (const char* fact : {"what", "data", "training", "measured"})
            QVERIFY2(!weights->fact(fact).empty(), fact);
        QVERIFY(shippedWeights("other.safetensors") == nullptr);
    }
};

CONVOKU_GUILESS_TEST(TestHouses)
#include "tst_houses.moc"
