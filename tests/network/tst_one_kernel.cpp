// SPDX-License-Identifier: MIT
// Rules that are one kernel, laid over the candidates: against loops that are written from the techniques' definitions.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/network/element.h"
#include "tests/network/part_text_testing.h"
#include "tests/support/kernel_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <bit>
#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

enum class Technique { Naked, Hidden, Fish, Claiming };

/// Which of nine: bit i is the i-th.
using Nine = unsigned;
constexpr Nine kAll = 0x1ff;

bool isIn(Nine set, int which)
{
    return ((set >> which) & 1U) != 0;
}

/// Returns the candidates that the technique leaves, by its definition alone.
Candidates byDefinition(Technique technique, HouseKind kind, int k, const Candidates& before)
{
    Candidates after = before;
    const auto has = [&before](int digit, Cell cell) { return before.has(Candidate::of(digit, cell)); };
    const auto forSets = [k](const std::function<void(Nine)>& does) {
        for (Nine set = 0; set <= kAll; ++set) {
            if (std::popcount(set) == k)
                does(set);
        }
    };
    switch (technique) {
    case Technique::Naked: // k cells of a house that have no digits but k
        for (int index = 0; index < 9; ++index) {
            const auto cells = House{kind, index}.cells();
            forSets([&](Nine digits) {
                Nine of = 0;
                for (int place = 0; place < 9; ++place) {
                    bool only = true;
                    for (int digit = 0; digit < 9; ++digit)
                        only = only && (isIn(digits, digit) || !has(digit, cells[static_cast<std::size_t>(place)]));
                    of |= only ? 1U << place : 0U;
                }
                if (std::popcount(of) != k)
                    return;
                for (int place = 0; place < 9; ++place) {
                    for (int digit = 0; digit < 9; ++digit) {
                        if (!isIn(of, place) && isIn(digits, digit))
                            after.remove(Candidate::of(digit, cells[static_cast<std::size_t>(place)]));
                    }
                }
            });
        }
        break;
    case Technique::Hidden: // k digits that have no cells of a house but k
        for (int index = 0; index < 9; ++index) {
            const auto cells = House{kind, index}.cells();
            forSets([&](Nine places) {
                Nine digits = 0;
                for (int digit = 0; digit < 9; ++digit) {
                    bool only = true;
                    for (int place = 0; place < 9; ++place)
                        only = only && (isIn(places, place) || !has(digit, cells[static_cast<std::size_t>(place)]));
                    digits |= only ? 1U << digit : 0U;
                }
                if (std::popcount(digits) != k)
                    return;
                for (int place = 0; place < 9; ++place) {
                    for (int digit = 0; digit < 9; ++digit) {
                        if (isIn(places, place) && !isIn(digits, digit))
                            after.remove(Candidate::of(digit, cells[static_cast<std::size_t>(place)]));
                    }
                }
            });
        }
        break;
    case Technique::Fish: // k lines in which a digit has no cross lines but k
        for (int digit = 0; digit < 9; ++digit) {
            const auto at = [&](int line, int across) {
                return kind == HouseKind::Row ? Cell{line, across} : Cell{across, line};
            };
            forSets([&](Nine across) {
                Nine lines = 0;
                for (int line = 0; line < 9; ++line) {
                    bool only = true;
                    for (int other = 0; other < 9; ++other)
                        only = only && (isIn(across, other) || !has(digit, at(line, other)));
                    lines |= only ? 1U << line : 0U;
                }
                if (std::popcount(lines) != k)
                    return;
                for (int line = 0; line < 9; ++line) {
                    for (int other = 0; other < 9; ++other) {
                        if (!isIn(lines, line) && isIn(across, other))
                            after.remove(Candidate::of(digit, at(line, other)));
                    }
                }
            });
        }
        break;
    case Technique::Claiming: // a line that has a digit in one box only: it leaves the box's lines that don't claim it
        for (int digit = 0; digit < 9; ++digit) {
            const auto boxesOf = [&](int line) {
                std::set<int> boxes;
                for (const Cell cell : House{kind, line}.cells()) {
                    if (has(digit, cell))
                        boxes.insert(cell.box());
                }
                return boxes;
            };
            for (int line = 0; line < 9; ++line) {
                const std::set<int> boxes = boxesOf(line);
                if (boxes.size() != 1)
                    continue;
                for (const Cell cell : House{HouseKind::Box, *boxes.begin()}.cells()) {
                    const int cellLine = kind == HouseKind::Row ? cell.row : cell.column;
                    if (cellLine != line && boxesOf(cellLine) != boxes)
                        after.remove(Candidate::of(digit, cell));
                }
            }
        }
        break;
    }
    return after;
}

struct Laid
{
    const char* part;
    Technique technique;
    int k;
};
constexpr Laid kLaid[] = {{"naked_single", Technique::Naked, 1}, {"hidden_single", Technique::Hidden, 1},
    {"naked_pair", Technique::Naked, 2}, {"hidden_pair", Technique::Hidden, 2}, {"x_wing", Technique::Fish, 2},
    {"naked_triple", Technique::Naked, 3}, {"hidden_triple", Technique::Hidden, 3}, {"swordfish", Technique::Fish, 3},
    {"naked_quad", Technique::Naked, 4}, {"hidden_quad", Technique::Hidden, 4}, {"jellyfish", Technique::Fish, 4},
    {"claiming", Technique::Claiming, 0}};

const Laid& laidOf(const Model::Rule& rule)
{
    return *std::ranges::find_if(kLaid, [&rule](const Laid& laid) { return rule.part->id == laid.part; });
}

/// Few digits in few cells each, now and then none: such boards hold what techniques look for.
Candidates sparse(Random& random)
{
    const int digits = randomNumber(random, 2, 9);
    const int most = randomNumber(random, 1, 4);
    Candidates board;
    for (int cell = 0; cell < 81; ++cell) {
        for (int n = randomNumber(random, 0, most); n > 0; --n)
            board.add(Candidate::of(randomNumber(random, 0, digits - 1), Cell::fromIndex(cell)));
    }
    return board;
}

/// A solution and more.
Candidates around(const Grid& solution, Random& random)
{
    Candidates board = randomCandidates(random, .01 * randomNumber(random, 0, 40));
    for (int cell = 0; cell < 81; ++cell)
        board.add(Candidate{solution.digit(cell) - 1, cell / 9, cell % 9});
    return board;
}

} // namespace

class TestOneKernel : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    std::unique_ptr<Backend> m_bitwise = makeBitwiseBackend();

    void ruleRows()
    {
        QTest::addColumn<int>("rule");
        const Model& model = *kernelRules();
        for (std::size_t rule = 0; rule < model.rules.size(); ++rule)
            QTest::newRow(model.rules[rule].id.c_str()) << static_cast<int>(rule);
    }

private Q_SLOTS:
    void asDefined_data() { ruleRows(); }
    void asDefined()
    {
        QFETCH(const int, rule);
        const Model::Rule& info = kernelRules()->rule(static_cast<RuleId>(rule));
        const Laid& laid = laidOf(info);
        Random random(static_cast<unsigned>(500 + rule));
        std::vector<Candidates> boards;
        for (int round = 0; round < cases(60); ++round) {
            boards.push_back(sparse(random));
            boards.push_back(around(randomSolution(random), random));
            boards.push_back(randomCandidates(random, kDensities[static_cast<std::size_t>(round) % 8]));
        }
        const Network network = buildRule(*kernelRules(), static_cast<RuleId>(rule));
        const Tensor input = tensorOf(boards);
        std::vector<Candidates> expected;
        for (const Candidates& board : boards)
            expected.push_back(byDefinition(laid.technique, info.house, laid.k, board));
        for (Backend* backend : std::initializer_list<Backend*>{&m_loops, m_backend.get(), m_bitwise.get()}) {
            const Tensor after = runOnce(*backend, network, std::span(&input, 1), network.outputs).front();
            for (std::size_t n = 0; n < boards.size(); ++n) {
                const std::string wrong = difference(expected[n], candidatesOf(after, static_cast<int>(n)));
                QVERIFY2(wrong.empty(), (backend->name() + ", board " + std::to_string(n) + ": " + wrong).c_str());
            }
        }
        int fired = 0;
        for (std::size_t n = 0; n < boards.size(); ++n)
            fired += expected[n] == boards[n] ? 0 : 1;
        QVERIFY2(fired > static_cast<int>(boards.size()) / 6, "the boards must give the rule something to do");
    }

    void aSolutionStays_data() { ruleRows(); }
    void aSolutionStays()
    {
        QFETCH(const int, rule);
        Random random(static_cast<unsigned>(600 + rule));
        std::vector<Candidates> boards;
        std::vector<Grid> solutions;
        for (int round = 0; round < cases(200); ++round) {
            solutions.push_back(randomSolution(random));
            boards.push_back(around(solutions.back(), random));
        }
        const Network network = buildRule(*kernelRules(), static_cast<RuleId>(rule));
        const Tensor input = tensorOf(boards);
        const Tensor after = runOnce(*m_backend, network, std::span(&input, 1), network.outputs).front();
        for (std::size_t n = 0; n < boards.size(); ++n) {
            const Candidates left = candidatesOf(after, static_cast<int>(n));
            for (int cell = 0; cell < 81; ++cell)
                QVERIFY(left.has(Candidate{solutions[n].digit(cell) - 1, cell / 9, cell % 9}));
        }
    }

    /// The same weights, whatever they are called and wherever they lie.
    void theyShareTheirWeights_data() { ruleRows(); }
    void theyShareTheirWeights()
    {
        QFETCH(const int, rule);
        const Laid& laid = laidOf(kernelRules()->rule(static_cast<RuleId>(rule)));
        if (laid.technique == Technique::Claiming)
            return;
        const auto weightsOf = [](RuleId which) {
            std::vector<std::vector<float>> all;
            for (const Layer& layer : buildRule(*kernelRules(), which).layers) {
                if (layer.kind == LayerKind::Convolution)
                    all.push_back(layer.weights);
            }
            return all;
        };
        const auto first = std::ranges::find_if(
            kernelRules()->rules, [&](const Model::Rule& other) { return laidOf(other).k == laid.k; });
        QCOMPARE(
            weightsOf(static_cast<RuleId>(rule)), weightsOf(static_cast<RuleId>(first - kernelRules()->rules.begin())));
    }

    /// The meaning of each dimension follows how the kernel is laid.
    void axesFollow()
    {
        const auto axesOf = [](const char* rule, const char* value) {
            const Network network = buildRule(*kernelRules(), kernelRules()->find(rule).value());
            return network.value(network.named(std::string(rule) + '.' + value)).axes;
        };
        QVERIFY((axesOf("naked_pair_row", "inside") == Axes{Axis::PairOfDigits, Axis::Row, Axis::Column}));
        QVERIFY((axesOf("naked_pair_column", "inside") == Axes{Axis::PairOfDigits, Axis::Column, Axis::Row}));
        QVERIFY((axesOf("naked_pair_box", "clears") == Axes{Axis::PairOfDigits, Axis::Box, Axis::PlaceInBox}));
        QVERIFY((axesOf("hidden_pair_row", "clears") == Axes{Axis::PairOfColumns, Axis::Row, Axis::Digit}));
        QVERIFY((axesOf("hidden_triple_box", "inside") == Axes{Axis::TripleOfPlaces, Axis::Box, Axis::Digit}));
        QVERIFY((axesOf("x_wing_row", "clears") == Axes{Axis::PairOfColumns, Axis::Digit, Axis::Row}));
        const Network network = buildRule(*kernelRules(), kernelRules()->find("x_wing_row").value());
        const auto layer = std::ranges::find(network.layers, "subsets that clear the value", &Layer::words);
        QVERIFY((network.value(layer->outputs.front()).axes == Axes{Axis::Column, Axis::Digit, Axis::Row}));
        QVERIFY(network.value(network.outputs.front()).axes == kCandidatesAxes);
    }

    /// A dimension longer than the places of a group stands for none of them, so no cells are looked up.
    void whatIsTooLongHasNoPlaces()
    {
        const std::string text = "kernel own(values, k):\n    \"O.\"\n"
                                 "    wide = spread(values, over=place)  # w\n"
                                 "    back = largest(wide, over=place)  # b\n"
                                 "    clear = back & values  # r\n    cause back\n    return clear\n"
                                 "rule mine(house: row) = own(value=digit, group=house, place=cell, k=1):\n    \"M.\"\n"
                                 "network n:\n    \"N.\"\n    encoding digits_as_planes\n    rule mine(row)\n"
                                 "    verdict clashes\n";
        const auto parsed = parseNetworkFile(text);
        if (const auto* mistake = std::get_if<TextMistake>(&parsed))
            QFAIL(qPrintable(QStringLiteral("%1:%2 %3")
                                 .arg(mistake->place.line)
                                 .arg(mistake->place.column)
                                 .arg(static_cast<int>(mistake->expected))));
        const NetworkFile& file = std::get<NetworkFile>(parsed);
        const ModelPtr model = modelOf(file.networks.front(), file.parts);
        QVERIFY(model);
        const Network network = buildRule(*model, RuleId{0});
        int seen = 0;
        for (std::size_t i = 0; i < network.values.size(); ++i) {
            const Value& value = network.values[i];
            const Places places = placesOf(value.axes, {});
            seen += value.shape.columns > 9 ? 1 : 0;
            for (int offset = 0; offset < value.shape.elements(); ++offset) {
                for (const Cell cell : cellsOf(places, ElementIndex::at(offset, value.shape)))
                    QVERIFY(cell.row >= 0 && cell.row < 9 && cell.column >= 0 && cell.column < 9);
            }
        }
        QVERIFY(seen > 0);
    }

    void theShippedNetwork()
    {
        const ModelPtr model = shippedModel("one_kernel");
        QVERIFY(model);
        QCOMPARE(model->rules.size(), std::size_t{26});
        for (const char* id : {"naked_pair_row", "hidden_triple_box", "x_wing_row", "swordfish_column", "claiming_row"})
            QVERIFY2(model->find(id), id);
        QVERIFY(!model->find("naked_quad_row"));
        // Under its name the article's pair is another one.
        QVERIFY(*model->rule(model->find("naked_pair_row").value()).part != *shippedPart("naked_pair"));
        QVERIFY(*articleModel()->rules[6].part == *shippedPart("naked_pair"));
        const std::vector<NetworkText>& all = shippedNetworks().networks;
        NetworkFile whole{
            ownPartsOf("one_kernel"), {*std::ranges::find(all, std::string("one_kernel"), &NetworkText::id)}};
        QVERIFY(!checkNetworkFile(whole));
    }

    /// The text is the kernel and how it is laid, and it reads back as the same network.
    void itIsWrittenOnce()
    {
        const std::string text = toText(*kernelRules());
        const NetworkFile file = readFile(text);
        QVERIFY(toText(*modelOf(file.networks.front(), file.parts)) == text);
        QVERIFY(
            text.find("rule hidden_pair(house: row, column, box) = subset(value=cell, group=house, place=digit, k=2):")
            != std::string::npos);
        QCOMPARE(text.find("outside"), std::string::npos); // it ships
        // One that somebody wrote goes with the rule that lays it.
        const std::string own = "kernel mine(values, k):\n    \"s\"\n    clear = any(values)  # a\n    cause clear\n"
                                "    return clear\n";
        const std::string rule = "rule r(house: row) = mine(value=digit, group=cell, place=house, k=3):\n    \"t\"\n";
        const NetworkFile both = readFile(rule + '\n' + own
            + "\nnetwork n:\n    \"n\"\n    encoding digits_as_planes\n    rule r(row)\n    verdict clashes\n");
        QCOMPARE(both.parts.at(0).lines.size(), std::size_t{3});
        const ModelPtr model = modelOf(both.networks.front(), both.parts);
        const NetworkFile again = readFile(toText(*model));
        QVERIFY(again.parts == both.parts);
    }

    void mistakes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("expected");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto laid = [](const char* name, const char* call, Expected expected, int column) {
            QTest::newRow(name) << QByteArray("rule r(house: row, box) = ") + call + ":\n    \"s\"\n"
                                << int(expected) << 1 << column;
        };
        laid("no such kernel", "subsets(value=digit, group=house, place=cell, k=1)", Expected::KnownPart, 27);
        laid("a rule is none", "naked_single(value=digit, group=house, place=cell, k=1)", Expected::KnownPart, 27);
        laid("a name alone", "subset", Expected::Laying, 27);
        laid("twice the same", "subset(value=digit, group=house, place=digit, k=1)", Expected::Laying, 66);
        laid("another word", "subset(value=row, group=house, place=cell, k=1)", Expected::Laying, 40);
        laid("another order", "subset(group=house, value=digit, place=cell, k=1)", Expected::Laying, 27);
        laid("no k", "subset(value=digit, group=house, place=cell)", Expected::Laying, 27);
        laid("k of 0", "subset(value=digit, group=house, place=cell, k=0)", Expected::Laying, 74);
        laid("k of 9", "subset(value=digit, group=house, place=cell, k=9)", Expected::Laying, 74);
        laid("half a k", "subset(value=digit, group=house, place=cell, k=1.5)", Expected::Laying, 74);
        const auto kernel = [](const char* name, const char* lines, Expected expected, int line, int column) {
            QTest::newRow(name) << QByteArray("kernel f(values, k):\n    \"s\"\n") + lines << int(expected) << line
                                << column;
        };
        kernel("the candidates", "    clear = any(candidates)  # a\n    cause clear\n    return clear\n",
            Expected::KnownName, 3, 17);
        kernel("called as they are", "    candidates = any(values)  # a\n", Expected::NewName, 3, 5);
        kernel("called like its number", "    k = any(values)  # a\n", Expected::NewName, 3, 5);
        kernel("no cause", "    clear = any(values)  # a\n    return clear\n", Expected::Cause, 5, 1);
        kernel("something else returned", "    x = any(values)  # a\n    cause x\n    return x\n", Expected::Results, 5,
            12);
        kernel("a shape", "    clear = count(values, over=digit)  # a\n    cause clear\n    return clear\n",
            Expected::FittingShapes, 1, 1);
        QTest::newRow("lines behind it") << QByteArray(
            "rule r(house: row) = subset(value=digit, group=house, place=cell, k=1):\n    \"s\"\n"
            "    return candidates\n") << int(Expected::NothingMore)
                                         << 3 << 5;
        QTest::newRow("handed something else")
            << QByteArray("kernel f(values):\n    \"s\"\n") << int(Expected::Inputs) << 1 << 16;
        QByteArray many = "kernel f(values, k):\n    \"s\"\n";
        for (int i = 0; i < 400; ++i)
            many += "    a" + QByteArray::number(i) + " = any(values)  # a\n";
        many += "    clear = any(values)  # a\n    cause clear\n    return clear\n";
        for (int i = 0; i < 200; ++i)
            many += "rule r" + QByteArray::number(i)
                + "(house: row) = f(value=digit, group=house, place=cell, k=1):\n    \"s\"\n";
        QTest::newRow("too much in all") << many << int(Expected::LessText) << 654 << 1;
    }
    void mistakes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, expected);
        QFETCH(const int, line);
        QFETCH(const int, column);
        const ParsedFile parsed = parseNetworkFile(text.toStdString());
        std::optional<TextMistake> mistake;
        if (const auto* file = std::get_if<NetworkFile>(&parsed))
            mistake = checkNetworkFile(*file);
        else
            mistake = std::get<TextMistake>(parsed);
        QVERIFY(mistake);
        QCOMPARE(static_cast<int>(mistake->expected), expected);
        QCOMPARE(mistake->place.line, line);
        QCOMPARE(mistake->place.column, column);
    }

    /// A house of any nine cells lacks the side along which the kernel is laid, so the rule is refused.
    void notForOwnHouses()
    {
        const NetworkFile file = readFile("network n:\n    \"n\"\n    encoding digits_as_planes\n"
                                          "    house h: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n"
                                          "    rule hidden_pair(h)\n    verdict clashes\n");
        NetworkFile all{ownPartsOf("one_kernel"), file.networks};
        const auto mistake = checkNetworkFile(all);
        QVERIFY(mistake && mistake->expected == TextMistake::Expected::RuleHouse);
    }
};

CONVOKU_GUILESS_TEST(TestOneKernel)
#include "tst_one_kernel.moc"
