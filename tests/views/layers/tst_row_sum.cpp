// SPDX-License-Identifier: MIT
// The sum that a kernel over a row makes, against counting candidates.
#include "app/views/layers/row_sum.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace convoku;
using namespace convoku::testing;

class TestRowSum : public QObject
{
    Q_OBJECT

    static std::vector<Candidates> someCandidates()
    {
        std::vector<Candidates> all{Candidates::all()};
        std::mt19937 random(5);
        for (int i = 0; i < kCandidates; ++i) {
            if (random() % 2 == 0)
                all.front().remove(i);
        }
        return all;
    }
    static Inspection valuesOf(const char* rule)
    {
        const auto network = std::make_shared<const Network>(buildRule(*ruleNamed(rule)));
        LoopBackend backend;
        const auto loaded = backend.load(network);
        const Tensor input = testing::tensorOf(someCandidates());
        return {network, *loaded, std::span(&input, 1)};
    }

private Q_SLOTS:
    void itCountsTheRow()
    {
        const Inspection values = valuesOf("hidden_single_row");
        const Candidates candidates = someCandidates().front();
        const Layer& layer = values.network().layers.front();
        for (int digit = 0; digit < kSide; ++digit) {
            for (int row = 0; row < kSide; ++row) {
                const auto sum = rowSumOf(values, layer, {0, {digit, row, 0}});
                QVERIFY(sum.has_value());
                QCOMPARE(sum->digit, digit);
                QCOMPARE(sum->row, row);
                int count = 0;
                for (int column = 0; column < kSide; ++column) {
                    QCOMPARE(sum->weights[static_cast<std::size_t>(column)], 1.0);
                    count += candidates.has(Candidate{digit, row, column}) ? 1 : 0;
                }
                QCOMPARE(*sum->result, static_cast<double>(count));
                for (int i = 0; i < kCells; ++i)
                    QCOMPARE(sum->plane[static_cast<std::size_t>(i)],
                        candidates.has(Candidate::of(digit, Cell::fromIndex(i))) ? 1.0 : 0.0);
            }
        }
    }

    /// A column is no row; what follows the count is no sum.
    void otherLayersHaveNone()
    {
        for (const char* rule : {"hidden_single_column", "hidden_single_box", "naked_single_box"}) {
            const Inspection values = valuesOf(rule);
            const Layer& layer = values.network().layers.front();
            QVERIFY2(!rowSumOf(values, layer, {0, {0, 0, 0}}), rule);
        }
        const Inspection values = valuesOf("hidden_single_row");
        const auto& layers = values.network().layers;
        for (std::size_t i = 1; i < layers.size(); ++i)
            QVERIFY2(!rowSumOf(values, layers[i], {0, {0, 0, 0}}), qPrintable(QString::number(i)));
    }
};

CONVOKU_APPLESS_TEST(TestRowSum)
#include "tst_row_sum.moc"
