// SPDX-License-Identifier: MIT
// The same rules on every board: against plain loops, in every layer of two backends, and on all boards of a row of
// 4×4.
#include "solver/network/pass.h"
#include "solver/sudoku/house_cells.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/loop_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/networks_on_boards.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kRules = 9; // of the article, on any board

QByteArray nameOf(Board board)
{
    return QByteArray::number(board.boxRows()) + 'x' + QByteArray::number(board.boxColumns());
}

Board boardNamed(const QString& name)
{
    return *Board::withBoxes(name.section(QLatin1Char('x'), 0, 0).toInt(), name.section(QLatin1Char('x'), 1).toInt());
}

} // namespace

class TestSmallBoards : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;
    std::unique_ptr<Backend> m_backend = makeTestedBackend();

    static void boardRows()
    {
        QTest::addColumn<QString>("boxes");
        for (const Board board : Board::all())
            QTest::newRow(nameOf(board).constData()) << QString::fromLatin1(nameOf(board));
    }

    /// Returns the candidates of each board after one pass of the network on that backend.
    static std::vector<Candidates> left(Backend& backend, const Network& network, const std::vector<Candidates>& boards)
    {
        const Tensor input = tensorOf(boards);
        const Tensor output = runOnce(backend, network, std::span(&input, 1), network.outputs).front();
        std::vector<Candidates> all;
        for (int i = 0; i < output.count; ++i)
            all.push_back(candidatesOf(output, i, network.board));
        return all;
    }

    void verifyRules(const Model& model, const std::vector<Candidates>& boards)
    {
        for (int rule = 0; rule < kRules; ++rule) {
            const auto id = static_cast<RuleId>(rule);
            const Network network = buildRule(model, id);
            const std::vector<Candidates> made = left(*m_backend, network, boards);
            for (std::size_t i = 0; i < boards.size(); ++i) {
                const std::string wrong = difference(loopRule(id, boards[i]), made[i]);
                QVERIFY2(wrong.empty(), (model.rule(id).id + ": " + wrong).c_str());
            }
        }
    }

private Q_SLOTS:
    void sizes()
    {
        QCOMPARE(Board().side(), 9);
        QCOMPARE(Board::withBoxes(2, 2)->candidates(), 64);
        QCOMPARE(Board::withBoxes(2, 3)->candidates(), 216);
        QCOMPARE(Board::withBoxes(2, 4)->candidates(), 512);
        QVERIFY(!Board::withBoxes(1, 4) && !Board::withBoxes(3, 4) && !Board::withBoxes(0, 0));
    }

    void placesAndHouses_data() { boardRows(); }
    void placesAndHouses()
    {
        QFETCH(QString, boxes);
        const Board board = boardNamed(boxes);
        const int side = board.side();
        QVERIFY(board.turned().turned() == board);
        int index = 0;
        for (int digit = 0; digit < side; ++digit) {
            for (int row = 0; row < side; ++row) {
                for (int column = 0; column < side; ++column, ++index) {
                    const Candidate candidate{digit, row, column, board};
                    QCOMPARE(candidate.index(), index);
                    QVERIFY(board.candidate(index) == candidate);
                    QCOMPARE(candidate.cell().index(), index % (side * side));
                    QVERIFY(board.cell(index % (side * side)) == candidate.cell());
                    const Cell cell = candidate.cell();
                    QVERIFY(board.cellInBox(cell.box(), cell.placeInBox()) == cell);
                }
            }
        }
        const auto& houses = classicHouses(board);
        QCOMPARE(houses.size(), static_cast<std::size_t>(3 * side));
        for (const HouseCells& house : houses) {
            QCOMPARE(house.cells.size(), static_cast<std::size_t>(side));
            std::set<int> different;
            for (const Cell cell : house.cells) {
                different.insert(cell.index());
                QVERIFY(inOneHouse(house.known->kind, cell, house.cells.front()));
                QVERIFY(houseOf(house.known->kind, cell) == *house.known);
            }
            QCOMPARE(different.size(), static_cast<std::size_t>(side));
        }
    }

    void rulesAgainstLoops_data() { boardRows(); }
    void rulesAgainstLoops()
    {
        QFETCH(QString, boxes);
        const Board board = boardNamed(boxes);
        const ModelPtr model = networkOnBoard("article", board);
        QCOMPARE(model->rules.size(), std::size_t{kRules});
        Random random(42);
        std::vector<Candidates> boards;
        for (const double density : kDensities) {
            for (int round = 0; round < 40; ++round)
                boards.push_back(randomCandidates(random, density, board));
        }
        verifyRules(*model, boards);
    }

    /// The 65,536 boards of a row of 4×4 above rows that are still open.
    void everyRowOfFour()
    {
        const ModelPtr model = shippedModel("article_4");
        const Board board = model->board;
        std::vector<Candidates> boards;
        for (unsigned bits = 0; bits < 1U << 16; ++bits) {
            Candidates candidates = Candidates::all(board);
            for (int column = 0; column < 4; ++column) {
                for (int digit = 0; digit < 4; ++digit) {
                    if ((bits >> (column * 4 + digit) & 1U) == 0)
                        candidates.remove(Candidate{digit, 0, column, board});
                }
            }
            boards.push_back(candidates);
        }
        QCOMPARE(boards.size(), std::size_t{65'536});
        verifyRules(*model, boards);
    }

    void everyValueOfTwoBackends_data()
    {
        QTest::addColumn<QString>("network");
        for (const char* id : {"article_4", "article_6", "one_kernel_4"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyValueOfTwoBackends()
    {
        QFETCH(QString, network);
        const ModelPtr model = shippedModel(network.toStdString());
        const PassNetwork pass = buildPass({model->everyRule(), false, false, model});
        const std::vector<ValueId> all = everyValue(pass.network);
        Random random(7);
        std::vector<Candidates> boards;
        for (const double density : kDensities) {
            for (int round = 0; round < 5; ++round)
                boards.push_back(randomCandidates(random, density, model->board));
        }
        const Tensor input = tensorOf(boards);
        const auto expected = runOnce(m_loops, pass.network, std::span(&input, 1), all);
        const std::string wrong
            = difference(pass.network, all, expected, runOnce(*m_backend, pass.network, std::span(&input, 1), all));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void encodingMakesTheGivens_data() { boardRows(); }
    void encodingMakesTheGivens()
    {
        QFETCH(QString, boxes);
        const Board board = boardNamed(boxes);
        const ModelPtr model = networkOnBoard("article", board);
        const Network network = buildEncode(*model);
        const int side = board.side();
        Random random(3);
        for (int round = 0; round < 20; ++round) {
            Tensor digits(1, {1, side, side});
            Candidates expected(board);
            for (int cell = 0; cell < side * side; ++cell) {
                const int digit = randomNumber(random, 0, side);
                digits.data[static_cast<std::size_t>(cell)] = static_cast<float>(digit);
                for (int each = 1; each <= side; ++each) {
                    if (digit == 0 || digit == each)
                        expected.add((each - 1) * side * side + cell);
                }
            }
            const Tensor made = runOnce(*m_backend, network, std::span(&digits, 1), network.outputs).front();
            QCOMPARE(difference(expected, candidatesOf(made, 0, board)), std::string());
        }
    }

    /// A tensor of 64 numbers, and kernels of four ones.
    void fitsOnASlide()
    {
        const ModelPtr model = shippedModel("article_4");
        const Network network = buildPass({model->everyRule(), true, false, model}).network;
        QVERIFY(network.value(network.inputs.front()).shape == (Shape{4, 4, 4}));
        QVERIFY(network.value(network.named("level")).range == (Range{1, 33}));
        for (const Layer& layer : network.layers) {
            if (layer.kind == LayerKind::Convolution && layer.kernel.rows * layer.kernel.columns > 1)
                QCOMPARE(layer.kernel.rows * layer.kernel.columns % 4 == 0 || layer.kernel.rows == 2
                        || layer.kernel.columns == 2,
                    true);
        }
    }

    void textWithABoard_data() { boardRows(); }
    void textWithABoard()
    {
        QFETCH(QString, boxes);
        const Board board = boardNamed(boxes);
        for (const char* id : {"article", "fast"}) {
            const ModelPtr model = networkOnBoard(id, board);
            QVERIFY(model->board == board);
            const ParsedFile again = parseNetworkFile(toText(*model));
            QVERIFY(std::holds_alternative<NetworkFile>(again));
            QVERIFY(std::get<NetworkFile>(again).networks.front().board == board);
        }
        QVERIFY(judgeFor(board)->board == board);
    }

    void textThatIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("expected");
        using enum TextMistake::Expected;
        QTest::newRow("no such side") << QByteArray("board(side=5, box=1x5)") << static_cast<int>(Board);
        QTest::newRow("another box") << QByteArray("board(side=4, box=1x4)") << static_cast<int>(Board);
        QTest::newRow("side and box differ") << QByteArray("board(side=6, box=3x3)") << static_cast<int>(Board);
        QTest::newRow("one number") << QByteArray("board(side=4, box=2)") << static_cast<int>(Board);
        QTest::newRow("no box") << QByteArray("board(side=4)") << static_cast<int>(Sign);
        QTest::newRow("no side") << QByteArray("board(box=2x2)") << static_cast<int>(Sign);
        QTest::newRow("twice") << QByteArray("board(side=4, box=2x2)\n board(side=4, box=2x2)")
                               << static_cast<int>(NetworkLine);
        QTest::newRow("a cell beyond it")
            << QByteArray("board(side=4, box=2x2)\n house d: r1c1, r2c2, r3c3, r5c5") << static_cast<int>(HouseCells);
        QTest::newRow("a cell too many") << QByteArray("board(side=4, box=2x2)\n house d: r1c1, r2c2, r3c3, r4c4, r1c4")
                                         << static_cast<int>(EndOfLine);
        QTest::newRow("below a house") << QByteArray(
            "house d: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n board(side=4, box=2x2)")
                                       << static_cast<int>(NetworkLine);
    }
    void textThatIsRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, expected);
        const std::string text = "network n:\n \"A test.\"\n " + line.toStdString() + "\n encoding e\n verdict v\n";
        const ParsedFile parsed = parseNetworkFile(text);
        QVERIFY(std::holds_alternative<TextMistake>(parsed));
        QCOMPARE(static_cast<int>(std::get<TextMistake>(parsed).expected), expected);
    }

    /// Numbers of the board stand for what they say, also with something added.
    void numbersOfTheBoard()
    {
        const std::string text = "rule r():\n \"A test.\"\n a = scaled(candidates, by=0, plus=cells - 1)\n"
                                 " b = clamp(a, from=0, to=side + 2)\n c = clamp(b, from=0, to=levels)\n"
                                 " cause c\n return clamp(c, from=0, to=1)\n";
        const ParsedFile parsed = parseNetworkFile(text);
        QVERIFY(std::holds_alternative<NetworkFile>(parsed));
        const PartText& part = std::get<NetworkFile>(parsed).parts.front();
        for (const Board board : Board::all()) {
            const std::vector<PartValue> values = valuesOf(part, {.board = board});
            QCOMPARE(values[0].range.high, board.side() * board.side() - 1);
            QCOMPARE(values[1].range.high, std::min(board.side() * board.side() - 1, board.side() + 2));
        }
        // The text keeps the expressions that were written.
        const std::string again = toText(part);
        QVERIFY(again.find("plus=cells - 1") != std::string::npos && again.find("to=side + 2") != std::string::npos);
        QVERIFY(std::get<NetworkFile>(parseNetworkFile(again)).parts.front() == part);
    }
};

CONVOKU_APPLESS_TEST(TestSmallBoards)

#include "tst_small_boards.moc"
