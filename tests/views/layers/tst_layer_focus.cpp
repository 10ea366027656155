// SPDX-License-Identifier: MIT
// The candidate that layers show, and the numbers that stand for a place of the board.
#include "app/views/layers/layer_focus.h"
#include "tests/support/made_run.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>

using namespace convoku;

class TestLayerFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPickedComesFirst()
    {
        LayerFocus focus;
        focus.setChanged({1, 2, 3});
        QVERIFY((focus.candidate() == Candidate{1, 2, 3}));
        focus.suggest(Candidate{4, 5, 6});
        QVERIFY((focus.candidate() == Candidate{4, 5, 6}));
        focus.lookAtDigit(8);
        QVERIFY((focus.candidate() == Candidate{8, 5, 6}) && !focus.picked());
        focus.follow(Candidate{0, 7, 7});
        QVERIFY((focus.candidate() == Candidate{0, 7, 7}) && focus.picked() == focus.candidate());
        focus.lookAtDigit(3);
        QVERIFY((focus.picked() == Candidate{3, 7, 7}));
        // The digit that was chosen before the pick does not return.
        focus.follow(std::nullopt);
        QVERIFY((focus.candidate() == Candidate{4, 5, 6}) && !focus.picked());
        focus.suggest(std::nullopt);
        QVERIFY((focus.candidate() == Candidate{1, 2, 3}));
    }

    void aNumberLeavesOpenWhatItDoesNotStandFor()
    {
        LayerFocus focus;
        focus.follow(Candidate{4, 5, 6});
        const auto row = [](int which) {
            std::vector<Cell> cells;
            for (int column = 0; column < kSide; ++column)
                cells.push_back({which, column});
            return cells;
        };
        focus.pickIn(row(5), {2}); // digit 3 in the row of the candidate: the column stays
        QVERIFY((focus.picked() == Candidate{2, 5, 6}));
        focus.pickIn(row(1), {}); // another row: its first cell
        QVERIFY((focus.picked() == Candidate{2, 1, 0}));
        focus.pickIn({}, {0, 2});
        QVERIFY((focus.picked() == Candidate{2, 1, 0}));
        focus.drop();
        QVERIFY(!focus.picked());
        focus.pickIn({}, {7}); // the cell is still that of the last pick
        QVERIFY((focus.picked() == Candidate{7, 1, 0}));
    }

    void theStepChangesFirst()
    {
        const Recording run = testing::madeRun(60, 7);
        std::map<int, std::vector<std::uint16_t>> ofStep;
        int checked = 0;
        for (int pass = 1; pass <= run.passCount(); ++pass) {
            ofStep.clear();
            std::optional<std::uint16_t> first;
            for (const Event& event : run.eventsOf(pass)) {
                for (const std::uint16_t candidate : run.changed(event)) {
                    ofStep[event.step].push_back(candidate);
                    first = first.value_or(candidate);
                }
            }
            for (int step = 1; step < 12; ++step) {
                const auto expected = ofStep.count(step) > 0 ? std::optional(ofStep[step].front()) : first;
                const auto found = firstChangedAt(run, {pass, step, 0});
                QCOMPARE(found.has_value(), expected.has_value());
                if (found) {
                    QCOMPARE(found->index(), static_cast<int>(*expected));
                    ++checked;
                }
            }
        }
        QVERIFY(checked > 100);
        QVERIFY(!firstChangedAt(run, {0, 1, 0}));
    }

    /// Row 3, and then digit 7 of r3c2, in the candidates, in a number for each row and digit, and in one for the
    /// board.
    void numbersStandForPlaces()
    {
        const Places candidates(Places::Cells, Axis::Digit);
        const Places rows(Places::Rows, Axis::Digit);
        NamedPlaces row;
        QVERIFY(row.isEmpty());
        for (int column = 0; column < kSide; ++column)
            row.cells.push_back({2, column});
        const auto inCandidates = row.elementsOf(candidates, {9, 9, 9});
        QCOMPARE(inCandidates.size(), std::size_t(81));
        for (const ElementIndex element : inCandidates)
            QCOMPARE(element.row, 2);
        const auto inRows = row.elementsOf(rows, {9, 9, 1});
        QCOMPARE(inRows.size(), std::size_t(9));
        for (int digit = 0; digit < kSide; ++digit)
            QVERIFY((inRows[static_cast<std::size_t>(digit)] == ElementIndex{digit, 2, 0}));
        QVERIFY(row.elementsOf(Places::Board, {1, 1, 1}).empty());
        row.cells.pop_back(); // part of a row is not the row
        QVERIFY(row.elementsOf(rows, {9, 9, 1}).empty());

        const NamedPlaces candidate{{}, {static_cast<std::uint16_t>(Candidate{6, 2, 1}.index())}};
        QVERIFY((candidate.elementsOf(candidates, {9, 9, 9}) == std::vector<ElementIndex>{{6, 2, 1}}));
        QVERIFY(candidate.elementsOf(rows, {9, 9, 1}).empty());
        // A number for each cell, whatever the digit.
        QVERIFY((candidate.elementsOf(Places(Places::Cells), {1, 9, 9}) == std::vector<ElementIndex>{{0, 2, 1}}));
    }
};

CONVOKU_APPLESS_TEST(TestLayerFocus)
#include "tst_layer_focus.moc"
