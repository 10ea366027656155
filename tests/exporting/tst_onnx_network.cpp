// SPDX-License-Identifier: MIT
// ONNX files as networks: what the program wrote comes back, and what others wrote fills cells or says what stays.
#include "app/document/onnx_network.h"
#include "app/document/workspace.h"
#include "app/exporting/onnx_export.h"
#include "app/exporting/onnx_wording.h"
#include "app/wording/verdict_wording.h"
#include "app/wording/wording.h"
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/learn/training.h"
#include "solver/network/network_builder.h"
#include "solver/network/pass.h"
#include "solver/onnx/onnx_writer.h"
#include "solver/run/network_size.h"
#include "solver/run/runner.h"
#include "solver/run/sureness.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

QByteArray bytesOf(const std::string& file)
{
    return QByteArray::fromStdString(file);
}

/// Returns a network like a trained one: random real numbers for the certainty of each digit. `first`: the digits are
/// the first dimension, else the last.
Network sureNetwork(bool first)
{
    NetworkBuilder net("sure");
    const ValueId in = net.input("digits", {1, 9, 9}, {0, 9});
    net.beginGroup(GroupKind::Rule, "layers", {in});
    std::vector<float> weights(9 * 9);
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<float>(static_cast<int>(i * 37 % 101) - 50) / 64.F;
    const std::vector<float> bias{.1F, -.2F, .3F, 0.F, .25F, -.4F, .05F, .15F, -.1F};
    const ValueId wide = net.pad(in, {1, 1}, "edge");
    const ValueId sums = net.convolution(wide, 9, {3, 3}, {1, 1}, 1, weights, bias, "sums");
    ValueId out = net.softmax(sums, Dimension::Channels, "how sure");
    if (!first)
        out = net.permute(out, {Dimension::Rows, Dimension::Columns, Dimension::Channels}, "digits last");
    net.endGroup({out});
    return net.build({net.named(out, "sure")});
}

/// By plain loops: the surest candidate of a cell that has several, the first of them in the order of candidates.
std::optional<Candidate> surestOf(const Tensor& sure, bool first, const Candidates& candidates, float least = 0)
{
    std::optional<Candidate> best;
    float most = least;
    for (int digit = 0; digit < 9; ++digit) {
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                int count = 0;
                for (int other = 0; other < 9; ++other)
                    count += candidates.has({other, row, column}) ? 1 : 0;
                const Candidate candidate{digit, row, column};
                if (count < 2 || !candidates.has(candidate))
                    continue;
                const int place = first ? (digit * 9 + row) * 9 + column : (row * 9 + column) * 9 + digit;
                if (sure.data[static_cast<std::size_t>(place)] > most) {
                    most = sure.data[static_cast<std::size_t>(place)];
                    best = candidate;
                }
            }
        }
    }
    return best;
}

/// The candidate's cell keeps that digit alone.
Candidates filled(Candidates board, Candidate candidate)
{
    for (int digit = 0; digit < 9; ++digit) {
        if (digit != candidate.digit)
            board.remove({digit, candidate.row, candidate.column});
    }
    return board;
}

/// Planes for "empty" and the nine digits go in, and `out` planes of logits come out, by a kernel of 3 × 3.
Network tenPlanes(bool first, int out)
{
    NetworkBuilder net("ten");
    const ValueId in = net.input("planes", first ? Shape{10, 9, 9} : Shape{9, 9, 10}, {0, 1});
    net.beginGroup(GroupKind::Rule, "layers", {in});
    using enum Dimension;
    const ValueId planes = first ? in : net.permute(in, {Columns, Channels, Rows}, "planes first");
    std::vector<float> weights(static_cast<std::size_t>(out) * 10 * 9);
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<float>(static_cast<int>(i * 53 % 127) - 63) / 32.F;
    ValueId made = net.convolution(net.pad(planes, {1, 1}, "edge"), out, {3, 3}, {1, 1}, 1, weights, {}, "logits");
    if (!first)
        made = net.permute(made, {Rows, Columns, Channels}, "planes last");
    net.endGroup({made});
    return net.build({net.named(made, "logits")});
}

} // namespace

class TestOnnxNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenComesBack_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("passes");
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("precision");
        for (const char* model : {"article", "fast"}) {
            for (const int passes : {0, 2}) {
                for (int form = 0; form < 3; ++form) {
                    for (int precision = 0; precision < 3; ++precision) {
                        OnnxExport what;
                        what.passes = passes;
                        what.form = static_cast<OnnxForm>(form);
                        what.precision = static_cast<OnnxPrecision>(precision);
                        if (OnnxWording::cannotBe(what).isEmpty())
                            QTest::addRow("%s, %d passes, %d, %d", model, passes, form, precision)
                                << QString::fromLatin1(model) << passes << form << precision;
                    }
                }
            }
        }
    }
    void whatWasWrittenComesBack()
    {
        QFETCH(const QString, model);
        QFETCH(const int, passes);
        QFETCH(const int, form);
        QFETCH(const int, precision);
        OnnxExport what;
        what.model = shippedModel(model.toStdString());
        what.rules = what.model->everyRule();
        what.passes = passes;
        what.form = static_cast<OnnxForm>(form);
        what.precision = static_cast<OnnxPrecision>(precision);
        const QByteArray file = onnxFile(what);
        QCOMPARE(onnxFile(what), file); // the same bytes each time
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("x.onnx"), {});
        QCOMPARE(found.problem, QString());
        QVERIFY(found.network == what.model);
    }

    /// Whatever of it is changed: the text, a weight, a board, the rules, is noticed.
    void changedFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("expectedMessage");
        const QString rules = sentence("exporting.onnx.rules_part");
        const QString boards = sentence("exporting.onnx.boards_part");
        QTest::newRow("another network's text")
            << QByteArray("rule hidden_single(row)") << QByteArray("rule claiming(column)  ") << rules;
        QTest::newRow("a text that is none")
            << QByteArray("rule hidden_single(row)") << QByteArray("rule hidden_single(raw)")
            << sentence("exporting.onnx.no_house_part",
                   {QStringLiteral("x.onnx"), QStringLiteral("7"), QStringLiteral("24")});
        QTest::newRow("a board") << QByteArray("\"outputs\":{\"candidates_out\":[")
                                 << QByteArray("\"outputs\":{\"candidates_out\":[9") << boards;
        QTest::newRow("other rules") << QByteArray("[\"naked_single_box\",") << QByteArray("[\"naked_single_bax\",")
                                     << rules;
        QTest::newRow("fewer passes") << QByteArray("passes 2") << QByteArray("passes 1") << boards;
        QTest::newRow("no passes") << QByteArray("passes 2") << QByteArray("passes 0") << boards;
        QTest::newRow("as if a step") << QByteArray("passes 2") << QByteArray("step\x01\x01\x01\x01") << boards;
    }
    void changedFilesAreRefused()
    {
        QFETCH(const QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(const QString, expectedMessage);
        OnnxExport what;
        what.passes = 2;
        QByteArray file = onnxFile(what);
        const qsizetype at = file.indexOf(from);
        QVERIFY(at >= 0);
        if (to.size() > from.size()) // a digit in the place of the one that stands there
            to = from + (file.at(at + from.size()) == '1' ? '0' : '1');
        file.replace(at, to.size(), to);
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("x.onnx"), {});
        QVERIFY(!found.network);
        QVERIFY2(found.problem.startsWith(QLatin1String("x.onnx:")), qPrintable(found.problem));
        QVERIFY2(found.problem.contains(expectedMessage), qPrintable(found.problem));
    }

    void theSurestCellIsFilled_data()
    {
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("reading");
        QTest::addColumn<float>("factor");
        QTest::addColumn<float>("offset");
        QTest::newRow("digits first") << true << QStringLiteral("digits_first") << 1.F << 0.F;
        QTest::newRow("digits last") << false << QStringLiteral("digits_last") << 1.F << 0.F;
        QTest::newRow("centred") << true << QStringLiteral("centred_first") << 1 / 9.F << -.5F;
        QTest::newRow("ninths") << true << QStringLiteral("ninths_first") << 1 / 9.F << 0.F;
        QTest::newRow("tenths") << false << QStringLiteral("tenths_last") << .1F << 0.F;
    }
    void theSurestCellIsFilled()
    {
        QFETCH(const bool, first);
        QFETCH(const QString, reading);
        QFETCH(const float, factor);
        QFETCH(const float, offset);
        const Network network = sureNetwork(first);
        const QByteArray file = bytesOf(toOnnx(network));
        const FoundNetwork asked = networkInOnnx(file, QStringLiteral("My net.onnx"), {});
        QVERIFY(!asked.network);
        QCOMPARE(asked.choices,
            QStringList({QStringLiteral("digits_first"), QStringLiteral("digits_last"), QStringLiteral("centred_first"),
                QStringLiteral("centred_last"), QStringLiteral("ninths_first"), QStringLiteral("ninths_last"),
                QStringLiteral("tenths_first"), QStringLiteral("tenths_last")}));
        QVERIFY(networkInOnnx(file, QStringLiteral("x.onnx"), QStringLiteral("sideways")).choices.isEmpty());
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("My net.onnx"), reading);
        QCOMPARE(found.problem, QString());
        QCOMPARE(QString::fromStdString(found.network->id), QStringLiteral("my_net"));
        QVERIFY(!found.network->search);
        QVERIFY(!isShipped(found.network));

        const auto scalar = makeScalarBackend();
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        const Grid puzzle = gridOf(kArticleEasy);
        const Recording run = record(*scalar, StartingGrid(puzzle), options);
        QVERIFY(run.passCount() >= 1);
        // One shot asks the value that says how sure it is, and all numbers of the file count as trained.
        QVERIFY(scoresOf(buildPass(options.pass), found.network, options.pass.rules).has_value());
        QCOMPARE(sizeOf(options.pass).rules.trained, sizeOf(network).held);
        Candidates candidates = puzzle.startingCandidates();
        for (int pass = 1; pass <= run.passCount(); ++pass) {
            // Computes the expected result: the file's own layers, run on this board.
            Tensor digits(1, {1, 9, 9});
            for (int row = 0; row < 9; ++row) {
                for (int column = 0; column < 9; ++column) {
                    int count = 0;
                    int last = 0;
                    for (int digit = 0; digit < 9; ++digit) {
                        if (candidates.has({digit, row, column})) {
                            ++count;
                            last = digit + 1;
                        }
                    }
                    const float given = static_cast<float>(count == 1 ? last : 0);
                    digits.data[static_cast<std::size_t>(row * 9 + column)] = factor * given + offset;
                }
            }
            const Tensor sure = runOnce(*scalar, network, std::vector<Tensor>{digits}, network.outputs).front();
            const auto surest = surestOf(sure, first, candidates);
            const Candidates expected = surest ? filled(candidates, *surest) : candidates;
            candidates = run.stateAt({pass, 1, 0}).candidates;
            QCOMPARE(difference(expected, candidates), std::string());
        }
        if (run.result() == RunResult::NoSolution) {
            QVERIFY(Wording::endSentence(run).contains(sentence("exporting.onnx.open_end_part")));
            QCOMPARE(VerdictWording::of(run, false).text, sentence("exporting.onnx.contradiction"));
        }
    }

    /// Ten planes in and ten classes out: those of empty cells are made, and left out.
    void tenClasses_data()
    {
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("way");
        QTest::newRow("planes first") << true << QString();
        QTest::newRow("planes last") << false << QString();
        QTest::newRow("planes first, by logits") << true << QStringLiteral("logits");
        QTest::newRow("planes last, by logits") << false << QStringLiteral("onehot10+logits");
    }
    void tenClasses()
    {
        QFETCH(const bool, first);
        QFETCH(const QString, way);
        const Network network = tenPlanes(first, 10);
        const FoundNetwork found = networkInOnnx(bytesOf(toOnnx(network)), QStringLiteral("ten.onnx"), way);
        QCOMPARE(found.problem, QString());
        const bool byLogits = !way.isEmpty();
        QCOMPARE(QString::fromStdString(found.network->reading),
            byLogits ? QStringLiteral("onehot10+logits") : QStringLiteral("onehot10"));

        const auto scalar = makeScalarBackend();
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        const Grid puzzle = gridOf(kArticleEasy);
        const Recording run = record(*scalar, StartingGrid(puzzle), options);
        const Candidates candidates = puzzle.startingCandidates();
        Tensor hot(1, first ? Shape{10, 9, 9} : Shape{9, 9, 10});
        const auto place = [first](int plane, int cell) {
            return static_cast<std::size_t>(first ? plane * 81 + cell : cell * 10 + plane);
        };
        for (int cell = 0; cell < 81; ++cell) {
            const int digit = candidates.soleDigit(Cell::fromIndex(cell));
            hot.data[place(digit + 1, cell)] = 1; // −1: none
        }
        const Tensor logits = runOnce(*scalar, network, std::vector<Tensor>{hot}, network.outputs).front();
        Tensor sure(1, {9, 9, 9});
        for (int cell = 0; cell < 81; ++cell) {
            double sum = 0;
            for (int plane = 0; plane < 10; ++plane)
                sum += std::exp(static_cast<double>(logits.data[place(plane, cell)]));
            for (int digit = 0; digit < 9; ++digit) {
                const float logit = logits.data[place(digit + 1, cell)];
                sure.data[static_cast<std::size_t>(digit * 81 + cell)]
                    = byLogits ? logit : static_cast<float>(std::exp(static_cast<double>(logit)) / sum);
            }
        }
        const auto surest = surestOf(sure, true, candidates, -1e6F);
        QVERIFY(surest.has_value());
        const Candidates expected = filled(candidates, *surest);
        QCOMPARE(difference(expected, run.stateAt({1, 1, 0}).candidates), std::string());
    }

    /// Planes first go in, and out come the digits of each cell one behind the other, as of a layer that makes all 729
    /// numbers at once. The shape does not say so: it is asked.
    void planesInAndDigitsLastOut_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<bool>("first");
        QTest::newRow("as in") << QStringLiteral("onehot10+logits") << true;
        QTest::newRow("last") << QStringLiteral("onehot10+last+logits") << false;
    }
    void planesInAndDigitsLastOut()
    {
        QFETCH(const QString, way);
        QFETCH(const bool, first);
        const Network network = tenPlanes(true, 9);
        const QByteArray file = bytesOf(toOnnx(network));
        QCOMPARE(networkInOnnx(file, QStringLiteral("ten.onnx"), {}).choices,
            QStringList({QStringLiteral("onehot10"), QStringLiteral("onehot10+last")}));
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("ten.onnx"), way);
        QCOMPARE(found.problem, QString());
        const Candidates candidates = gridOf(kArticleEasy).startingCandidates();
        Tensor hot(1, {10, 9, 9});
        for (int cell = 0; cell < 81; ++cell)
            hot.data[static_cast<std::size_t>((candidates.soleDigit(Cell::fromIndex(cell)) + 1) * 81 + cell)] = 1;
        const auto scalar = makeScalarBackend();
        const Tensor logits = runOnce(*scalar, network, std::vector<Tensor>{hot}, network.outputs).front();
        const auto surest = surestOf(logits, first, candidates, -1e6F).value();
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        const Recording run = record(*scalar, StartingGrid(gridOf(kArticleEasy)), options);
        QCOMPARE(difference(filled(candidates, surest), run.stateAt({1, 1, 0}).candidates), std::string());
    }

    /// Digits that come out, or their classes from 0 on: the first open cell that can be what the answer says.
    void answers_data()
    {
        QTest::addColumn<int>("first");
        QTest::newRow("digits") << 1;
        QTest::newRow("classes") << 0;
    }
    void answers()
    {
        QFETCH(const int, first);
        constexpr int kDigit = 4; // where a cell is open
        NetworkBuilder net("answers");
        const ValueId in = net.input("digits", {1, 9, 9}, {0, 9});
        net.beginGroup(GroupKind::Rule, "layers", {in});
        const ValueId open = net.affine(net.clamp(in, {0, 1}, "given"), -1, 1, "open");
        const ValueId answer = net.affine(open, kDigit - 1 + first, 0, "the answer");
        const ValueId out = net.clamp(net.add(answer, in, "or what is given"), {0, 8 + first}, "in its range");
        net.endGroup({out});
        const Network network = net.build({net.named(out, "answer")});
        const FoundNetwork found
            = networkInOnnx(bytesOf(toOnnx(network)), QStringLiteral("answers.onnx"), QStringLiteral("digits"));
        QCOMPARE(found.problem, QString());
        const auto scalar = makeScalarBackend();
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        const Grid puzzle = gridOf(kArticleEasy);
        const Recording run = record(*scalar, StartingGrid(puzzle), options);
        Candidates expected = puzzle.startingCandidates();
        for (int cell = 0; cell < 81; ++cell) {
            const Cell place = Cell::fromIndex(cell);
            if (expected.countIn(place) < 2 || !expected.has({kDigit - 1, place.row, place.column}))
                continue;
            for (int digit = 0; digit < 9; ++digit) {
                if (digit != kDigit - 1)
                    expected.remove({digit, place.row, place.column});
            }
            break;
        }
        QCOMPARE(difference(expected, run.stateAt({1, 1, 0}).candidates), std::string());
    }

    /// Whole numbers of 0 and 1: what stays. A file of others says nothing of ranges, or what is not so.
    void whatStays_data()
    {
        QTest::addColumn<QByteArray>("ranges");
        QTest::newRow("as we write it") << QByteArray();
        QTest::newRow("nothing") << QByteArray("rangez");
        QTest::newRow("lies") << QByteArray("{\"candidates\":{\"low\":0,\"high\":0");
    }
    void whatStays()
    {
        QFETCH(const QByteArray, ranges);
        const ModelPtr article = articleModel();
        const Network rule = buildRule(*article, *article->find("hidden_single_row"));
        QByteArray file = bytesOf(toOnnx(rule));
        const QByteArray from
            = ranges.startsWith('{') ? QByteArray("{\"candidates\":{\"low\":0,\"high\":1") : QByteArray("ranges");
        const qsizetype at = file.indexOf(from);
        QVERIFY(at >= 0);
        if (!ranges.isEmpty())
            file.replace(at, from.size(), ranges);
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("4 Hidden?.onnx"), QStringLiteral("first"));
        QCOMPARE(found.problem, QString());
        QCOMPARE(QString::fromStdString(found.network->id), QStringLiteral("network_4_hidden"));
        QVERIFY(found.network->search);
        const Network theirs = buildRule(*found.network, RuleId{0});
        Random random(7);
        LoopBackend judge;
        for (const double density : kDensities) {
            const std::vector<Candidates> boards{randomCandidates(random, density)};
            const std::vector<Tensor> in{tensorOf(boards)};
            QVERIFY(runOnce(judge, rule, in, rule.outputs).front().data
                == runOnce(judge, theirs, in, theirs.outputs).front().data);
        }
        // With the digits last it is another rule.
        const FoundNetwork last = networkInOnnx(file, QStringLiteral("x.onnx"), QStringLiteral("last"));
        QCOMPARE(last.problem, QString());
        const Network turned = buildRule(*last.network, RuleId{0});
        Candidates lone = Candidates::all();
        for (int column = 1; column < 9; ++column)
            lone.remove({4, 2, column}); // row 3: 5 has one place
        const std::vector<Tensor> in{tensorOf(std::vector<Candidates>{lone})};
        QVERIFY(runOnce(judge, rule, in, rule.outputs).front().data
            != runOnce(judge, turned, in, turned.outputs).front().data);
    }

    /// Outputs beside the board are ignored.
    void oneBoardOfSeveralOutputs()
    {
        const Network pass = buildPass({.search = false}).network; // candidates, solved, contradiction
        const FoundNetwork found
            = networkInOnnx(bytesOf(toOnnx(pass)), QStringLiteral("x.onnx"), QStringLiteral("first"));
        QCOMPARE(found.problem, QString());
        const Network theirs = buildRule(*found.network, RuleId{0});
        Random random(11);
        LoopBackend judge;
        for (const double density : kDensities) {
            const std::vector<Tensor> in{tensorOf(std::vector<Candidates>{randomCandidates(random, density)})};
            QVERIFY(runOnce(judge, pass, in, pass.outputs).front().data
                == runOnce(judge, theirs, in, theirs.outputs).front().data);
        }
    }

    void aSessionKeepsTheFile()
    {
        const QByteArray file = bytesOf(toOnnx(sureNetwork(true)));
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("a.onnx"), QStringLiteral("centred_first"));
        QVERIFY(found.network);
        const BackendFactory scalar = [] { return makeScalarBackend(); };
        Workspace workspace(scalar);
        RunOptions options;
        options.pass = {.rules = found.network->everyRule(), .search = false, .model = found.network};
        workspace.session()->setOptions(options);
        workspace.session()->open(StartingGrid(gridOf(kArticleEasy)), QStringLiteral("easy"));
        QTRY_VERIFY(!workspace.session()->isRunning());
        const QJsonObject json = workspace.toJson({});
        QVERIFY(!json.contains(QStringLiteral("network_text")));
        Workspace other(scalar);
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(other.open(json, QStringLiteral("s.convoku"), &layout, &leftOut), QString());
        QTRY_VERIFY(!other.session()->isRunning());
        const ModelPtr again = other.session()->options().pass.model;
        QCOMPARE(QString::fromStdString(again->id), QStringLiteral("a"));
        QCOMPARE(QString::fromStdString(again->reading), QStringLiteral("centred_first"));
        QVERIFY(*again->file == *found.network->file);
        QCOMPARE(other.session()->recording()->passCount(), workspace.session()->recording()->passCount());
        QJsonObject broken = json;
        broken[QStringLiteral("network_onnx")] = QStringLiteral("AAAA");
        QVERIFY(!other.open(broken, QStringLiteral("s.convoku"), &layout, &leftOut).isEmpty());
    }

    /// The rule of a file with other numbers, learned: the session has the file, and the numbers beside it.
    void aSessionKeepsWhatWasLearnedInAFile()
    {
        const ModelPtr article = articleModel();
        const QByteArray file = bytesOf(toOnnx(buildRule(*article, *article->find("hidden_single_row"))));
        const FoundNetwork found = networkInOnnx(file, QStringLiteral("a.onnx"), QStringLiteral("first"));
        QVERIFY2(found.network, qPrintable(found.problem));
        const auto values = learnableValues(*found.network, RuleId{0});
        QVERIFY(!values.empty());
        const LearningTask task = taskOf(found.network, RuleId{0}, values.front().value);
        std::vector<float> numbers = learnedNumbersOf(*task.layers, task.learned);
        for (std::size_t i = 0; i < numbers.size(); i += 2)
            numbers[i] = -numbers[i] + 0.25F;
        const ModelPtr learned = modelWith(task, numbers);
        const BackendFactory scalar = [] { return makeScalarBackend(); };
        Workspace workspace(scalar);
        RunOptions options;
        options.pass = {.rules = learned->everyRule(), .search = false, .model = learned};
        options.maxPasses = 1;
        workspace.session()->setOptions(options);
        workspace.session()->open(StartingGrid(gridOf(kArticleEasy)), QStringLiteral("easy"));
        QTRY_VERIFY(!workspace.session()->isRunning());
        const QJsonObject json = workspace.toJson({});
        QVERIFY(json.contains(QStringLiteral("network_onnx")) && json.contains(QStringLiteral("network_learned")));
        Workspace other(scalar);
        QByteArray layout;
        int leftOut = 0;
        QCOMPARE(other.open(json, QStringLiteral("s.convoku"), &layout, &leftOut), QString());
        const ModelPtr again = other.session()->options().pass.model;
        const auto leftBy = [](const Model& model, const Tensor& boards) {
            const Network rule = buildRule(model, RuleId{0});
            LoopBackend judge;
            return runOnce(judge, rule, std::span(&boards, 1), rule.outputs).front().data;
        };
        Random random(13);
        std::vector<Candidates> boards;
        for (const double density : kDensities)
            boards.push_back(randomCandidates(random, density));
        const Tensor in = tensorOf(boards);
        QVERIFY(leftBy(*again, in) == leftBy(*learned, in));
        QVERIFY(leftBy(*again, in) != leftBy(*found.network, in));
    }

    /// It has no text that a file could bring: it comes back as layers that others wrote.
    void aLearnedRuleThatIsNoTextIsExported()
    {
        const ModelPtr article = articleModel();
        const RuleId pairs = article->find("naked_pair_row").value();
        const LearningTask task = taskOf(article, pairs, {});
        const ModelPtr learned = modelWith(task, learnedNumbersOf(*task.layers, task.learned));
        QVERIFY(learned->learned);
        OnnxExport what;
        what.model = learned;
        what.rules = {pairs};
        what.passes = 1;
        const FoundNetwork found = networkInOnnx(onnxFile(what), QStringLiteral("x.onnx"), QStringLiteral("first"));
        QVERIFY2(found.network, qPrintable(found.problem));
        QVERIFY(found.network->file);
    }

    /// Small files that would take minutes or gigabytes, or that say they are a network whose layers they don't have.
    void hostileFilesAreRefused_data()
    {
        QTest::addColumn<QString>("expectedMessage");
        QTest::newRow("avgpool") << sentence("exporting.onnx.too_much_work_part"); // windows of 150 × 150
        QTest::newRow("concat_double") << sentence("exporting.onnx.too_many_weights_part"); // doubled by each node
        QTest::newRow("forge_heavy") << sentence("exporting.onnx.larger_part"); // 64 passes of 24 million weights
        QTest::newRow("forged_article") << sentence("exporting.onnx.boards_part"); // layers that do nothing
    }
    void hostileFilesAreRefused()
    {
        QFETCH(const QString, expectedMessage);
        const FoundNetwork found = networkInOnnxFile(
            QStringLiteral(CONVOKU_HOSTILE "/%1.onnx").arg(QString::fromLatin1(QTest::currentDataTag())),
            QStringLiteral("x.onnx"), {});
        QVERIFY(!found.network);
        QVERIFY2(found.problem.contains(expectedMessage), qPrintable(found.problem));
    }

    void whatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("network article:\n");
        Network two = buildPass({.search = false}).network;
        two.outputs = {two.outputs[0], two.named("after_pointing_row")};
        QTest::newRow("two boards out") << bytesOf(toOnnx(two));
        QTest::newRow("four boards in") << bytesOf(toOnnx(buildPass({.search = true}).network));
        NetworkBuilder net("small");
        const ValueId in = net.input("in", {3, 1, 1}, {0, 2});
        net.beginGroup(GroupKind::Rule, "g", {in});
        const ValueId out = net.relu(in, "r");
        net.endGroup({out});
        QTest::newRow("another size") << bytesOf(toOnnx(net.build({out})));
    }
    void whatCannotBeRead()
    {
        QFETCH(const QByteArray, bytes);
        const FoundNetwork found = networkInOnnx(bytes, QStringLiteral("<b>%2.onnx"), {});
        QVERIFY(!found.network && found.choices.isEmpty());
        QVERIFY2(found.problem.startsWith(QLatin1String("<b>%2.onnx: ")), qPrintable(found.problem));
        for (const char* path : {"/", "/none.onnx"})
            QVERIFY(!networkInOnnxFile(QLatin1String(path), QStringLiteral("x"), {}).network);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxNetwork)
#include "tst_onnx_network.moc"
