// SPDX-License-Identifier: MIT
// Which layer decides what a step did: against the values of all layers, and counts made by hand.
#include "solver/run/contradiction.h"
#include "solver/run/deciding_layer.h"
#include "solver/run/inspection.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr const char* kDeep = "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..";

} // namespace

class TestDecidingLayer : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    /// The numbers that the layer at a place works out.
    Tensor outputAt(const Recording& recording, Position place)
    {
        const auto& network = recording.networkOf(place.pass);
        const auto loaded = m_backend->load(network);
        const Inspection values
            = Inspection::ofPass(network, *loaded, recording.stateAt(recording.endOf(place.pass - 1)));
        return values.value(recording.layerAt(place).outputs.front());
    }

private Q_SLOTS:
    /// A naked single depends on the number of candidates of a cell, a hidden single in a row on the number of places
    /// of a digit.
    void rulesHangOnTheirCounts()
    {
        const Recording recording = record(*m_backend, gridOf(kArticleHard), {});
        const Candidates before = recording.start();
        const Position single = decidingPlace(recording, {1, 1, 0}).value();
        QVERIFY((single == Position{1, 1, 1}));
        const Tensor counts = outputAt(recording, single);
        for (int i = 0; i < kCells; ++i)
            QCOMPARE(static_cast<int>(counts.of(0)[static_cast<std::size_t>(i)]), before.countIn(Cell::fromIndex(i)));
        // At a finding, the count is the one that the rule looks for.
        int found = 0;
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Rule)
                continue;
            const Position place = decidingPlace(recording, event.position()).value();
            QVERIFY(place.pass == static_cast<int>(event.pass) && place.step == event.step);
            const Tensor output = outputAt(recording, place);
            const auto numbers = output.of(0);
            QVERIFY(std::count(numbers.begin(), numbers.end(), decidingCount(recording.ruleOf(event))) > 0);
            QVERIFY(recording.layerAt(place).kind == LayerKind::Convolution);
            ++found;
        }
        QVERIFY(found > 50);
    }

    /// A contradiction is seen where a digit is counted twice in a house, or no candidate in a cell.
    void contradictionsHangOnTwoOrNone_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("hard") << QByteArray(kArticleHard);
        QTest::newRow("deep") << QByteArray(kDeep);
        QTest::newRow("two equal givens") << QByteArray(kNoSolution);
    }
    void contradictionsHangOnTwoOrNone()
    {
        QFETCH(QByteArray, puzzle);
        const Recording recording = record(*m_backend, gridOf(puzzle.toStdString()), {});
        int seen = 0;
        for (const Event& event : recording.events()) {
            if (event.kind != EventKind::Contradiction)
                continue;
            const Position place = decidingPlace(recording, event.position()).value();
            QCOMPARE(place.step, recording.verdictStep());
            const Candidates state = recording.stateAt(event.position()).candidates;
            bool twice = false;
            for (const HouseCells& house : classicHouses()) {
                std::map<int, int> times;
                for (const Cell cell : house.cells)
                    twice |= state.soleDigit(cell) >= 0 && ++times[state.soleDigit(cell)] > 1;
            }
            const Tensor output = outputAt(recording, place);
            const auto numbers = output.of(0);
            // The layer counts a digit in the houses of a kind, or the candidates of a cell, of which there are more.
            const bool ofCells = recording.networkOf(place.pass)->value(recording.layerAt(place).outputs.front()).shape
                == Shape{1, kSide, kSide};
            QCOMPARE(ofCells, !twice);
            if (twice)
                QVERIFY(*std::max_element(numbers.begin(), numbers.end()) >= 2);
            else
                QCOMPARE(*std::min_element(numbers.begin(), numbers.end()), 0.0F);
            ++seen;
        }
        QVERIFY(seen > 0);
    }

    /// At the end of a pass the contradiction comes first, then the first rule that removed something.
    void theEndOfAPassLeadsToWhatHappenedInIt()
    {
        const Recording recording = record(*m_backend, gridOf(kArticleHard), {});
        QVERIFY(!decidingPlace(recording, {}));
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            const Position place = decidingPlace(recording, recording.endOf(pass)).value();
            int first = recording.stepsPerPass();
            for (const Event& event : recording.eventsOf(pass)) {
                if (event.kind == EventKind::Rule)
                    first = std::min<int>(first, event.step);
            }
            for (const Event& event : recording.eventsOf(pass)) {
                if (event.kind == EventKind::Contradiction)
                    first = event.step;
            }
            QCOMPARE(place.step, first);
            QVERIFY(place.pass == pass && place.layer > 0 && recording.contains(place));
        }
    }
};

CONVOKU_GUILESS_TEST(TestDecidingLayer)
#include "tst_deciding_layer.moc"
