// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/inspection.h"
#include "tests/run/lone_layer.h"
#include "tests/support/article_rules.h"
#include "tests/support/board_places.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// An input element, or an output element, of a layer.
using Place = std::pair<int, ElementIndex>;
using PlaceSet = std::set<Place>;

std::vector<ElementIndex> elementsOf(Shape shape)
{
    std::vector<ElementIndex> all;
    for (int channel = 0; channel < shape.channels; ++channel) {
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column)
                all.push_back({channel, row, column});
        }
    }
    return all;
}

std::vector<ElementIndex> someOf(Random& random, Shape shape, std::size_t most)
{
    std::vector<ElementIndex> all = elementsOf(shape);
    if (all.size() <= most)
        return all;
    std::shuffle(all.begin(), all.end(), random);
    all.resize(most);
    return all;
}

Shape shapeOf(const Network& network, ValueId value)
{
    return network.value(value).shape;
}

/// Finds by trying which outputs an input element can change: other numbers in its place, while the rest stays.
class Trial
{
public:
    Trial(std::shared_ptr<const Network> network, Random& random)
        : m_network(network)
        , m_loaded(LoopBackend().load(network))
        , m_random(random)
    {
    }

    PlaceSet changedBy(int input, ElementIndex element)
    {
        const Layer& layer = m_network->layers.front();
        const Shape out = shapeOf(*m_network, layer.outputs.front());
        const bool unpools = layer.kind == LayerKind::MaxUnpool;
        std::vector<int> others{-40, 40, 0, 1};
        if (isOfPositive(layer.kind))
            others = {40, 100, 1, 2};
        if (unpools && input == 1) {
            others.clear();
            for (int i = 0; i < out.rows * out.columns; ++i)
                others.push_back(i);
        }
        PlaceSet changed;
        for (int base = 0; base < (unpools ? out.rows * out.columns : 2); ++base) {
            const std::vector<Tensor> inputs = baseInputs(base, static_cast<int>(others.size()) + 1);
            std::vector<Tensor> tried = inputs;
            Tensor& with = tried[static_cast<std::size_t>(input)];
            for (std::size_t i = 0; i < others.size(); ++i)
                with.of(static_cast<int>(i) + 1)[static_cast<std::size_t>(element.offsetIn(with.shape))]
                    = static_cast<float>(others[i]);
            const std::vector<Tensor> results = m_loaded->run(tried, layer.outputs);
            for (std::size_t output = 0; output < results.size(); ++output) {
                for (int n = 1; n < results[output].count; ++n) {
                    const auto before = results[output].of(0);
                    const auto after = results[output].of(n);
                    for (std::size_t i = 0; i < before.size(); ++i) {
                        if (before[i] != after[i])
                            changed.insert({static_cast<int>(output), ElementIndex::at(static_cast<int>(i), out)});
                    }
                }
            }
        }
        return changed;
    }

private:
    /// N equal rows. Signs alternate from input to input and from base to base, so that no two inputs are equal and
    /// nothing is multiplied by 0; switches are 0 or 1, indices all different.
    std::vector<Tensor> baseInputs(int base, int count)
    {
        const Layer& layer = m_network->layers.front();
        const Shape out = shapeOf(*m_network, layer.outputs.front());
        std::vector<Tensor> inputs;
        for (std::size_t input = 0; input < layer.inputs.size(); ++input) {
            Tensor tensor(count, shapeOf(*m_network, layer.inputs[input]));
            for (int i = 0; i < tensor.shape.elements(); ++i) {
                const bool isNegative = (static_cast<int>(input) + base) % 2 == 0 && !isOfPositive(layer.kind);
                const int sign = isNegative ? -1 : 1;
                int number = sign * randomNumber(m_random, 1, 9);
                if (layer.kind == LayerKind::Select && input == 2)
                    number = base % 2;
                if (layer.kind == LayerKind::MaxUnpool && input == 1)
                    number = (base + i) % (out.rows * out.columns);
                for (int n = 0; n < count; ++n)
                    tensor.of(n)[static_cast<std::size_t>(i)] = static_cast<float>(number);
            }
            inputs.push_back(std::move(tensor));
        }
        return inputs;
    }

    std::shared_ptr<const Network> m_network;
    std::unique_ptr<LoadedNetwork> m_loaded;
    Random& m_random;
};

PlaceSet asSet(const std::vector<OutputElement>& readers)
{
    PlaceSet result;
    for (const OutputElement& reader : readers)
        result.insert({reader.output, reader.element});
    return result;
}

std::string text(const Network& network, const Layer& layer, Place place)
{
    const auto [which, element] = place;
    return std::string(toString(layer.kind)) + " '" + layer.words + "' of " + network.id + ": " + std::to_string(which)
        + " [" + std::to_string(element.channel) + ", " + std::to_string(element.row) + ", "
        + std::to_string(element.column) + "]";
}

/// Tries `most` input elements of each input, and holds readersOf to it; empty where all is right.
std::string wrongReader(const Network& network, const Layer& layer, Random& random, std::size_t most)
{
    Trial trial(alone(network, layer), random);
    for (int input = 0; input < static_cast<int>(layer.inputs.size()); ++input) {
        const Shape in = shapeOf(network, layer.inputs[static_cast<std::size_t>(input)]);
        for (const ElementIndex element : someOf(random, in, most)) {
            if (asSet(readersOf(network, layer, input, element)) != trial.changedBy(input, element))
                return "readers of " + text(network, layer, {input, element});
        }
    }
    return {};
}

/// Holds the windows of all outputs to the readers of all inputs; empty where each is the inverse of the other.
std::string wrongInverse(const Network& network, const Layer& layer)
{
    std::map<Place, PlaceSet> windows;
    for (int input = 0; input < static_cast<int>(layer.inputs.size()); ++input) {
        for (const ElementIndex element : elementsOf(shapeOf(network, layer.inputs[static_cast<std::size_t>(input)]))) {
            const auto readers = readersOf(network, layer, input, element);
            if (!std::is_sorted(readers.begin(), readers.end()))
                return "order of the readers of " + text(network, layer, {input, element});
            for (const Place& reader : asSet(readers))
                windows[reader].insert({input, element});
        }
    }
    for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
        for (const ElementIndex element : elementsOf(shapeOf(network, layer.outputs.front()))) {
            PlaceSet reads;
            const auto taps = windowOf(network, layer, output, element).taps;
            const auto before = [](const Tap& a, const Tap& b) {
                return std::pair(a.input, a.element) < std::pair(b.input, b.element);
            };
            if (std::adjacent_find(taps.begin(), taps.end(), std::not_fn(before)) != taps.end())
                return "order of the window of " + text(network, layer, {output, element});
            for (const Tap& tap : taps) {
                if (tap.weight != 0)
                    reads.insert({tap.input, tap.element});
            }
            if (reads != windows[{output, element}])
                return "window of " + text(network, layer, {output, element});
        }
    }
    return {};
}

/// Works out `most` elements of each output of all layers; empty where all are the values.
std::string wrongResult(const Inspection& inspection, Random& random, std::size_t most)
{
    const Network& network = inspection.network();
    for (const Layer& layer : network.layers) {
        for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
            const ValueId value = layer.outputs[static_cast<std::size_t>(output)];
            for (const ElementIndex element : someOf(random, shapeOf(network, value), most)) {
                const Arithmetic arithmetic = arithmeticOf(inspection, layer, output, element);
                // By hand in 64 bits, by a backend in 32.
                const double is = inspection.at(value, element);
                const double slack
                    = network.value(value).numbers == NumberKind::Real ? 1e-5 * std::max(1.0, std::abs(is)) : 0;
                if (!(std::abs(arithmetic.result - is) <= slack))
                    return text(network, layer, {output, element}) + " gives " + std::to_string(arithmetic.result)
                        + ", not " + std::to_string(inspection.at(value, element));
                for (const Term& term : arithmetic.terms) {
                    const ValueId from = layer.inputs[static_cast<std::size_t>(term.tap.input)];
                    const auto elements = inspection.value(from).of(0);
                    const int offset = term.tap.element.offsetIn(shapeOf(network, from));
                    if (static_cast<float>(term.value) != elements[static_cast<std::size_t>(offset)])
                        return "term of " + text(network, layer, {output, element});
                }
            }
        }
    }
    return {};
}

std::string joined(const std::vector<Cell>& cells)
{
    std::string names;
    for (const Cell cell : cells)
        names += (names.empty() ? "" : " ") + cellName(cell);
    return names;
}

} // namespace

Q_DECLARE_METATYPE(convoku::Shape)
Q_DECLARE_METATYPE(convoku::ElementIndex)
Q_DECLARE_METATYPE(convoku::Axes)

class TestInspection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kindsByThemselves_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind <= static_cast<int>(kLastLayerKind); ++kind)
            QTest::newRow(toString(static_cast<LayerKind>(kind))) << kind;
    }

    void kindsByThemselves()
    {
        QFETCH(int, kind);
        Random random(static_cast<unsigned>(kind) + 1);
        LoopBackend backend;
        for (int i = 0; i < 60; ++i) {
            const auto network = randomLayer(static_cast<LayerKind>(kind), random);
            const Layer& layer = network->layers.front();
            QCOMPARE(wrongReader(*network, layer, random, 1000), std::string());
            QCOMPARE(wrongInverse(*network, layer), std::string());
            const auto loaded = backend.load(network);
            for (int k = 0; k < 5; ++k) {
                const Inspection inspection(network, *loaded, randomInputs(*network, random));
                QCOMPARE(wrongResult(inspection, random, 1000), std::string());
            }
        }
    }

    void windowsOfThePass_data()
    {
        QTest::addColumn<int>("group");
        const Network network = buildPass({}).network;
        for (std::size_t i = 0; i < network.groups.size(); ++i)
            QTest::newRow(network.groups[i].id.c_str()) << static_cast<int>(i);
    }

    void windowsOfThePass()
    {
        QFETCH(int, group);
        const Network network = buildPass({}).network;
        const Group& layers = network.groups[static_cast<std::size_t>(group)];
        Random random(static_cast<unsigned>(group) + 100);
        for (std::size_t i = layers.firstLayer; i < layers.firstLayer + layers.layerCount; ++i) {
            QCOMPARE(wrongReader(network, network.layers[i], random, 30), std::string());
            QCOMPARE(wrongInverse(network, network.layers[i]), std::string());
        }
    }

    void resultsOfThePass_data()
    {
        QTest::addColumn<bool>("search");
        QTest::addColumn<bool>("reachable");
        QTest::newRow("any numbers") << true << false;
        QTest::newRow("states of runs") << true << true;
        QTest::newRow("states of runs, without search") << false << true;
    }

    void resultsOfThePass()
    {
        QFETCH(bool, search);
        QFETCH(bool, reachable);
        Random random(7);
        LoopBackend backend;
        PassOptions options;
        options.search = search;
        std::vector<State> states;
        if (reachable) {
            const std::vector<Grid> puzzles{gridOf(kArticleHard), gridOf(kLosesCandidateHard)};
            states = reachableStates(backend, puzzles, options, 6, random);
            states.resize(std::min<std::size_t>(states.size(), 20));
            QVERIFY(states.size() > 2);
        } else {
            for (const double density : kDensities)
                states.push_back(randomState(random, density));
        }
        const auto network = std::make_shared<const Network>(buildPass(options).network);
        const auto loaded = backend.load(network);
        for (const State& state : states) {
            const Inspection inspection = Inspection::ofPass(network, *loaded, state);
            QCOMPARE(wrongResult(inspection, random, 60), std::string());
            // The values are those of this state.
            const auto inputs = tensorsOf(std::span(&state, 1), search);
            for (std::size_t i = 0; i < inputs.size(); ++i)
                QVERIFY(inspection.value(network->inputs[i]) == inputs[i]);
        }
    }

    /// Dimensions that stand for places of the board are told from those that only look like it: planes that are rows,
    /// digits that are on another axis.
    void places_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<int>("places");
        const auto row = [](const char* name, Axes axes, Places::Kind places) {
            QTest::newRow(name) << axes << static_cast<int>(places);
        };
        row("candidates", kCandidatesAxes, Places::Cells);
        row("an image", kImageAxes, Places::Cells);
        row("features", {Axis::Feature, Axis::Row, Axis::Column}, Places::Cells);
        row("rows", {Axis::Digit, Axis::Row, Axis::One}, Places::Rows);
        row("boxes", {Axis::Digit, Axis::BoxRow, Axis::BoxColumn}, Places::Boxes);
        row("the board", {Axis::Digit, Axis::One, Axis::One}, Places::Board);
        row("digits down", {Axis::One, Axis::Digit, Axis::One}, Places::Digits);
        row("rows as planes, digits down", {Axis::Row, Axis::Digit, Axis::One}, Places::Nothing);
        row("features as planes, digits down", {Axis::Feature, Axis::Digit, Axis::One}, Places::Nothing);
        row("rows as planes", {Axis::Row, Axis::One, Axis::One}, Places::Nothing);
        row("columns as planes", {Axis::Column, Axis::Row, Axis::One}, Places::Nothing);
        row("turned", {Axis::Row, Axis::Column, Axis::Digit}, Places::Nothing);
        row("upside down", {Axis::Digit, Axis::Column, Axis::Row}, Places::Nothing);
        row("with an edge", {Axis::Digit, Axis::RowWithEdge, Axis::ColumnWithEdge}, Places::Nothing);
    }
    void places()
    {
        QFETCH(Axes, axes);
        QFETCH(int, places);
        const Places is = placesOf(axes, {});
        QCOMPARE(static_cast<int>(is.kind), places);
        QVERIFY(is.planes == axes.channels);
    }

    void aWindowCountedOnFingers()
    {
        const Network network = buildPass({}).network;
        const auto groupLayer = [&network](const char* group, std::size_t layer) -> const Layer& {
            const auto found = std::find_if(
                network.groups.begin(), network.groups.end(), [group](const Group& g) { return g.id == group; });
            return network.layers.at(found->firstLayer + layer - 1);
        };
        // The places for 4 in row 7: its nine cells in the plane of 4, each once.
        const ElementWindow row = windowOf(network, groupLayer("hidden_single_row", 1), 0, {3, 6, 0});
        QCOMPARE(row.taps.size(), std::size_t(9));
        for (int column = 0; column < 9; ++column)
            QVERIFY((row.taps[static_cast<std::size_t>(column)] == Tap{0, {3, 6, column}, 1}));
        // The last pair, 8 9: of the nine digits in the cell the last two have weight 1.
        const ElementWindow pair = windowOf(network, groupLayer("naked_pair_box", 1), 0, {35, 2, 4});
        QCOMPARE(pair.taps.size(), std::size_t(9));
        for (int digit = 0; digit < 9; ++digit)
            QVERIFY((pair.taps[static_cast<std::size_t>(digit)] == Tap{0, {digit, 2, 4}, digit >= 7 ? 1.0 : 0.0}));
        QCOMPARE(pair.bias, 0);
        QVERIFY_THROWS_EXCEPTION(Error, windowOf(network, groupLayer("naked_pair_box", 1), 0, {36, 0, 0}));
        QVERIFY_THROWS_EXCEPTION(Error, readersOf(network, groupLayer("naked_pair_box", 1), 0, {0, 9, 0}));
    }

    void poolsNameTheFirstMaximum()
    {
        Layer layer{.kind = LayerKind::MaxPoolWithIndices, .words = "pick", .kernel = {3, 3}, .stride = {3, 3}};
        const auto network = alone(layer, {{1, 3, 3}});
        Tensor x(1, {1, 3, 3});
        x.data = {0, 2, 0, 0, 2, 1, 0, 0, 2};
        const auto loaded = LoopBackend().load(network);
        const Inspection inspection(network, *loaded, std::span(&x, 1));
        const Arithmetic maximum = arithmeticOf(inspection, network->layers.front(), 0, {});
        QCOMPARE(maximum.result, 2);
        QCOMPARE(maximum.decisive, 1);
        const Arithmetic index = arithmeticOf(inspection, network->layers.front(), 1, {});
        QCOMPARE(index.result, 1);
        QCOMPARE(index.decisive, 1);
    }

    void elementsStandForCells_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<ElementIndex>("element");
        QTest::addColumn<std::string>("cells");
        QTest::addColumn<std::vector<int>>("digits"); // from 1
        const auto row
            = [](const char* name, Shape shape, ElementIndex element, std::string cells, std::vector<int> digits) {
                  QTest::newRow(name) << shape << element << std::move(cells) << std::move(digits);
              };
        row("candidate", {9, 9, 9}, {4, 3, 6}, "r4c7", {5});
        row("cell", {1, 9, 9}, {0, 3, 6}, "r4c7", {});
        row("pair", {36, 9, 9}, {0, 8, 8}, "r9c9", {1, 2});
        row("ninth pair", {36, 9, 9}, {8, 0, 0}, "r1c1", {2, 3});
        row("last pair", {36, 9, 9}, {35, 0, 0}, "r1c1", {8, 9});
        row("row", {9, 9, 1}, {0, 1, 0}, "r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8 r2c9", {1});
        row("column", {9, 1, 9}, {8, 0, 2}, "r1c3 r2c3 r3c3 r4c3 r5c3 r6c3 r7c3 r8c3 r9c3", {9});
        row("box", {9, 3, 3}, {1, 2, 0}, "r7c1 r7c2 r7c3 r8c1 r8c2 r8c3 r9c1 r9c2 r9c3", {2});
        row("row in a box", {9, 9, 3}, {6, 4, 2}, "r5c7 r5c8 r5c9", {7});
        row("column in a box", {9, 3, 9}, {6, 1, 8}, "r4c9 r5c9 r6c9", {7});
        row("board", {9, 1, 1}, {2, 0, 0}, "", {3});
        row("number", {1, 1, 1}, {0, 0, 0}, "", {});
        row("something else", {2, 5, 4}, {1, 0, 0}, "", {});
    }

    void elementsStandForCells()
    {
        QFETCH(Shape, shape);
        QFETCH(ElementIndex, element);
        QFETCH(std::string, cells);
        QFETCH(std::vector<int>, digits);
        std::vector<int> found = digitsOf(placesOf(shape), element);
        for (int& digit : found)
            ++digit;
        QCOMPARE(found, digits);
        QCOMPARE(joined(cellsOf(placesOf(shape), element)), cells);
        QVERIFY(ElementIndex::at(element.offsetIn(shape), shape) == element);
    }

    void turnedElementsStandForCells_data()
    {
        QTest::addColumn<Axes>("axes");
        QTest::addColumn<ElementIndex>("element");
        QTest::addColumn<std::string>("cells");
        QTest::addColumn<std::vector<int>>("digits");
        const auto row
            = [](const char* name, Axes axes, ElementIndex element, std::string cells, std::vector<int> digits) {
                  QTest::newRow(name) << axes << element << std::move(cells) << std::move(digits);
              };
        // Pairs: 1 2 … 1 9 are eight, 2 3, 2 4, 2 5 the next ones.
        row("candidate", {Axis::Column, Axis::Row, Axis::Digit}, {4, 2, 1}, "r3c5", {2});
        row("columns", {Axis::PairOfColumns, Axis::Row, Axis::Digit}, {10, 2, 1}, "r3c2 r3c5", {2});
        row("rows", {Axis::PairOfRows, Axis::Column, Axis::One}, {10, 2, 0}, "r2c3 r5c3", {});
        row("fish", {Axis::TripleOfColumns, Axis::Digit, Axis::Row}, {83, 8, 0}, "r1c7 r1c8 r1c9", {9});
        row("cells of a box", {Axis::QuadOfPlaces, Axis::Box, Axis::Digit}, {0, 5, 2}, "r4c7 r4c8 r4c9 r5c7", {3});
        row("box", {Axis::PairOfDigits, Axis::Box, Axis::PlaceInBox}, {10, 5, 5}, "r5c9", {2, 5});
        row("whole box", {Axis::Digit, Axis::Box, Axis::One}, {0, 5, 0}, "r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9",
            {1});
        row("places of no box", {Axis::PlaceInBox, Axis::Digit, Axis::One}, {0, 0, 0}, "", {});
        row("rows and boxes", {Axis::Row, Axis::Box, Axis::Digit}, {0, 0, 0}, "", {});
        row("others", {Axis::Subset, Axis::Row, Axis::Digit}, {10, 2, 1}, "", {});
        row("features", {Axis::Feature, Axis::Digit, Axis::Row}, {0, 0, 0}, "", {});
    }
    void turnedElementsStandForCells()
    {
        QFETCH(Axes, axes);
        QFETCH(ElementIndex, element);
        QFETCH(std::string, cells);
        QFETCH(std::vector<int>, digits);
        std::vector<int> found = digitsOf(placesOf(axes, {}), element);
        for (int& digit : found)
            ++digit;
        QCOMPARE(found, digits);
        QCOMPARE(joined(cellsOf(placesOf(axes, {}), element)), cells);
    }

    /// A candidate has an element of its own in a tensor that is turned, and none where several speak of it.
    void candidatesAreFoundInTurnedTensors()
    {
        for (const Axes axes : {Axes{Axis::Column, Axis::Row, Axis::Digit}, Axes{Axis::Row, Axis::Digit, Axis::Column},
                 Axes{Axis::Digit, Axis::Box, Axis::PlaceInBox}, Axes{Axis::PlaceInBox, Axis::Box, Axis::Digit}}) {
            const Places places = placesOf(axes, {});
            QCOMPARE(places.kind, Places::Nothing);
            std::set<int> seen;
            for (int i = 0; i < kCandidates; ++i) {
                const Candidate candidate = Candidate::fromIndex(i);
                const auto element = elementOf(places, candidate);
                QVERIFY(element.has_value());
                QVERIFY(seen.insert(element->offsetIn({9, 9, 9})).second);
                QCOMPARE(joined(cellsOf(places, *element)), joined({candidate.cell()}));
                QCOMPARE(digitsOf(places, *element), std::vector{candidate.digit});
            }
        }
        for (const Axes axes : {Axes{Axis::PairOfColumns, Axis::Row, Axis::Digit},
                 Axes{Axis::Feature, Axis::Row, Axis::Digit}, Axes{Axis::PlaceInBox, Axis::Digit, Axis::One}})
            QVERIFY(!elementOf(placesOf(axes, {}), {}));
    }

    /// Every subset has the numbers of its plane, by a count of its own.
    void planesOfSubsets()
    {
        for (const int size : {2, 3, 4}) {
            const Axis axis = axisOfSubsets(Axis::Digit, size);
            int channel = 0;
            std::set<std::vector<int>> all; // the smaller ones of a set decide the order, as in a lexicon
            for (int bits = 0; bits < 512; ++bits) {
                std::vector<int> set;
                for (int i = 0; i < 9; ++i) {
                    if ((bits >> i & 1) != 0)
                        set.push_back(i);
                }
                if (static_cast<int>(set.size()) == size)
                    all.insert(set);
            }
            for (const std::vector<int>& set : all)
                QCOMPARE(digitsOfPlane({Places::Cells, axis}, channel++), set);
        }
        QCOMPARE(axisOfSubsets(Axis::Digit, 1), Axis::Digit);
        QCOMPARE(axisOfSubsets(Axis::Digit, 5), Axis::Subset);
        QCOMPARE(axisOfSubsets(Axis::Box, 2), Axis::Subset);
        QVERIFY(!subsetAxis(Axis::Digit) && !subsetAxis(Axis::Subset) && !subsetAxis(Axis::BoxColumn));
    }

    void candidatesAreFoundAgain()
    {
        // The element of a candidate stands for it, in every shape that has one.
        const Shape shapes[]
            = {{9, 9, 9}, {1, 9, 9}, {9, 9, 1}, {9, 1, 9}, {9, 3, 3}, {9, 9, 3}, {9, 3, 9}, {9, 1, 1}, {1, 1, 1}};
        for (const Shape shape : shapes) {
            const Places places = placesOf(shape);
            for (int i = 0; i < kCandidates; ++i) {
                const Candidate candidate = Candidate::fromIndex(i);
                const auto element = elementOf(places, candidate);
                QVERIFY(element && element->isIn(shape));
                const auto cells = cellsOf(places, *element);
                QVERIFY(cells.empty() || std::find(cells.begin(), cells.end(), candidate.cell()) != cells.end());
                QCOMPARE(cells.empty(), places == Places::Board);
                const auto digits = digitsOf(places, *element);
                QVERIFY(digits.empty() ? shape.channels == 1 : digits == std::vector{candidate.digit});
            }
        }
        QVERIFY(!elementOf({Places::Cells, Axis::Feature}, {}));
        QVERIFY(!elementOf(Places::Nothing, {}));
    }

    void digitsCanLieInAPlane()
    {
        // Only the search has such values: the digits of the cell that it guesses in.
        const Network network = buildPass({}).network;
        int found = 0;
        for (std::size_t i = 0; i < network.values.size(); ++i) {
            const auto value = static_cast<ValueId>(i);
            if (network.values[i].shape != Shape{1, 9, 1})
                continue;
            ++found;
            QVERIFY(placesOf(network, value) == Places::Digits);
            QCOMPARE(digitsOf(Places::Digits, {0, 4, 0}), std::vector{4});
            QVERIFY(cellsOf(Places::Digits, {0, 4, 0}).empty());
        }
        QCOMPARE(found, 2); // as a plane, and the one that was picked
        QVERIFY(placesOf(network, network.named("candidates")) == Places::Cells);
    }

    void onePuzzleAtATime()
    {
        const auto network = std::make_shared<const Network>(buildEncode());
        const auto loaded = LoopBackend().load(network);
        const std::vector<Grid> two{gridOf(kArticleEasy), gridOf(kArticleHard)};
        const Tensor digits = digitsOf(two);
        QVERIFY_THROWS_EXCEPTION(Error, Inspection(network, *loaded, std::span(&digits, 1)));
        const Tensor one = digitsOf(std::span(two).first(1));
        const Inspection inspection(network, *loaded, std::span(&one, 1));
        Random random(1);
        QCOMPARE(wrongResult(inspection, random, 100), std::string());
        QVERIFY_THROWS_EXCEPTION(Error, inspection.at(network->inputs.front(), {0, 9, 0}));
    }
};

CONVOKU_GUILESS_TEST(TestInspection)
#include "tst_inspection.moc"
