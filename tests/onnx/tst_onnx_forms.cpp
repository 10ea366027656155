// SPDX-License-Identifier: MIT
// The networks that ship, as ONNX files of every form, in onnxruntime: bit for bit what the network's own layers make
// in our backend (in LibTorch, where it is built), for single runs of four passes and for whole searches.
#include "app/exporting/onnx_export.h"
#include "solver/lowering/lowering.h"
#include "solver/network/pass.h"
#include "solver/run/runner.h"
#include "tests/onnx/form_testing.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QElapsedTimer>
#include <QTest>

#include <onnx/onnx_pb.h>

#include <array>
#include <map>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kPasses = 4;
constexpr int kBatch = 100;
constexpr std::size_t kWithoutOptimizer = 20; // puzzles
/// Number of puzzles for one_kernel, which is up to a hundred times as large in the forms image and s2d.
constexpr std::size_t kOfLarge = 600 / kOnePuzzleOf / 10;

struct Way
{
    const char* name;
    OnnxForm form;
    OnnxPrecision precision;
};
constexpr std::array kWays{Way{"direct", OnnxForm::Direct, OnnxPrecision::Float},
    Way{"image, float", OnnxForm::Image, OnnxPrecision::Float},
    Way{"image, gate", OnnxForm::Image, OnnxPrecision::Gate},
    Way{"image, eight bits", OnnxForm::Image, OnnxPrecision::EightBits},
    Way{"s2d, float", OnnxForm::SpaceToDepth, OnnxPrecision::Float},
    Way{"s2d, gate", OnnxForm::SpaceToDepth, OnnxPrecision::Gate},
    Way{"s2d, eight bits", OnnxForm::SpaceToDepth, OnnxPrecision::EightBits}};

OnnxExport exportOf(const QString& model, const Way& way, int passes)
{
    OnnxExport what;
    what.model = shippedModel(model.toStdString());
    what.rules = what.model->everyRule();
    what.passes = passes;
    what.form = way.form;
    what.precision = way.precision;
    what.batch = 0;
    return what;
}

/// Returns the operators in a file, as ONNX's own code reads them.
QStringList operatorsIn(const std::string& bytes)
{
    onnx::ModelProto model;
    if (!model.ParseFromString(bytes))
        return {};
    std::set<QString> operators;
    for (const onnx::NodeProto& node : model.graph().node())
        operators.insert(QString::fromStdString(node.op_type()));
    return {operators.begin(), operators.end()};
}

/// A value [9, 9, 9] or [1, 1, 1] from a form's tensor, laid out the other way round; empty where a plane that holds
/// one number holds several.
Tensor broughtBack(const OnnxTensor& tensor, Shape wanted)
{
    const int count = static_cast<int>(tensor.dims.at(0));
    const Shape has{
        static_cast<int>(tensor.dims.at(1)), static_cast<int>(tensor.dims.at(2)), static_cast<int>(tensor.dims.at(3))};
    Tensor is(count, has);
    is.data = tensor.numbers;
    Tensor back(count, wanted);
    if (has == wanted) {
        back.data = is.data;
    } else if (wanted == Shape{1, 1, 1}) {
        for (int n = 0; n < count; ++n)
            back.of(n)[0] = is.of(n)[0];
    } else {
        // Records the source of each number.
        Tensor places(1, wanted);
        for (std::size_t i = 0; i < places.data.size(); ++i)
            places.data[i] = static_cast<float>(i);
        const Tensor laid = laidOut(places, has);
        for (int n = 0; n < count; ++n) {
            for (std::size_t i = 0; i < laid.data.size(); ++i)
                back.of(n)[static_cast<std::size_t>(laid.data[i])] = is.of(n)[i];
        }
    }
    if (laidOut(back, has).data != is.data)
        return {};
    return back;
}

} // namespace

class TestOnnxForms : public QObject
{
    Q_OBJECT

    OnnxRuntime m_runtime;
    std::unique_ptr<Backend> m_judge = makeTestedBackend();
    std::vector<Grid> m_puzzles;
    std::map<QString, std::vector<Tensor>> m_expected; ///< by network: candidates_out, solved, contradiction

    /// The pass by itself, run as often as wanted.
    const std::vector<Tensor>& expected(const QString& model)
    {
        std::vector<Tensor>& results = m_expected[model];
        if (!results.empty())
            return results;
        const ModelPtr of = shippedModel(model.toStdString());
        const PassNetwork pass = buildPass({.rules = of->everyRule(), .search = false, .model = of});
        const auto loaded = m_judge->load(std::make_shared<const Network>(pass.network));
        Tensor candidates = tensorsOf(statesOf(m_puzzles), false).front();
        const std::array keep{pass.ruled, pass.verdict.solved, pass.verdict.contradiction};
        for (int i = 0; i < kPasses; ++i) {
            results = loaded->run(std::array{candidates}, keep);
            candidates = results.front();
        }
        return results;
    }

    void compare(const Network& network, std::size_t first, std::size_t count, const std::vector<Tensor>& all)
    {
        const auto puzzles = std::span(m_puzzles).subspan(first, count);
        const std::vector<OnnxTensor> outputs = m_runtime.run(onnxInputs(network, tensorsOf(statesOf(puzzles), false)));
        const std::array<const char*, 3> names{"candidates_out", "solved", "contradiction"};
        QCOMPARE(outputs.size(), names.size());
        for (std::size_t k = 0; k < names.size(); ++k) {
            QCOMPARE(outputs[k].name, names[k]);
            const Shape shape = all[k].shape;
            Tensor part(static_cast<int>(count), shape);
            const auto size = static_cast<std::size_t>(shape.elements());
            std::copy_n(
                all[k].data.begin() + static_cast<std::ptrdiff_t>(first * size), count * size, part.data.begin());
            const Tensor wanted = laidOut(part, network.value(network.outputs[k]).shape);
            const std::vector<std::int64_t> dims{
                wanted.count, wanted.shape.channels, wanted.shape.rows, wanted.shape.columns};
            QCOMPARE(outputs[k].dims, dims);
            QVERIFY2(outputs[k].numbers == wanted.data, names[k]);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QString from;
        m_puzzles = formPuzzles(from);
        qInfo("%zu puzzles of %s, judged by %s", m_puzzles.size(), qPrintable(from), m_judge->name().c_str());
        QVERIFY(m_puzzles.size() >= 30);
        // One that four passes solve, and one that is wrong as it stands.
        Grid nearly = gridOf(kArticleEasySolution);
        for (int column = 0; column < 9; ++column)
            nearly.setDigit({column % 3 * 3, column}, 0);
        Grid wrong;
        wrong.setDigit({0, 0}, 5);
        wrong.setDigit({0, 1}, 5);
        m_puzzles.insert(m_puzzles.end(), {nearly, wrong});
    }

    /// The layout by hand, in tests and hosts, equals that of inForm().
    void boardsLieAsOnnxSays()
    {
        Tensor board(2, {9, 9, 9});
        for (std::size_t i = 0; i < board.data.size(); ++i)
            board.data[i] = static_cast<float>(i);
        const Tensor laid = laidOut(board, {81, 3, 3});
        QCOMPARE(inForm(board, {81, 3, 3}), laid);
        // By hand: digit 5 of row 6, column 8 (from 1) is the box in the middle row, on the right; in it the place in
        // the last row and in the middle: the eighth.
        QCOMPARE(laid.of(1)[(7 * 9 + 4) * 9 + 1 * 3 + 2], board.of(1)[4 * 81 + 5 * 9 + 7]);
        Tensor level(2, {1, 1, 1});
        level.data = {3, 5};
        QCOMPARE(inForm(level, {1, 9, 9}), laidOut(level, {1, 9, 9}));
    }

    void passes_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("way");
        for (const char* model : {"article", "basic", "fast", "one_kernel"}) {
            for (std::size_t i = 0; i < kWays.size(); ++i) {
#ifndef CONVOKU_EVERY_PUZZLE // its files have up to 90 MB
                if (QByteArray(model) == "one_kernel" && kWays[i].form != OnnxForm::Direct)
                    continue;
#endif
                QTest::addRow("%s, %s", model, kWays[i].name) << QString::fromLatin1(model) << static_cast<int>(i);
            }
        }
    }
    void passes()
    {
        QFETCH(const QString, model);
        QFETCH(const int, way);
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        QElapsedTimer timer;
        timer.start();
        const OnnxExport what = exportOf(model, kWays[static_cast<std::size_t>(way)], kPasses);
        const Network network = networkOf(what);
        const std::string bytes = onnxFile(what).toStdString();
        QCOMPARE(operatorsOf(what), operatorsIn(bytes));
        const std::vector<Tensor>& all = expected(model);
        const bool isLarge = model == QLatin1String("one_kernel") && what.form != OnnxForm::Direct;
        const std::size_t end = m_puzzles.size();
        const std::size_t begin = isLarge ? end - kOfLarge : 0;
        m_runtime.load(bytes);
        compare(network, begin, 1, all);
        for (std::size_t first = begin + 1; first < end; first += kBatch)
            compare(network, first, std::min<std::size_t>(kBatch, end - first), all);
        m_runtime.load(bytes, false);
        const std::size_t unoptimized = isLarge ? 4 : kWithoutOptimizer;
        compare(network, end - unoptimized, unoptimized, all);
        const auto solved = std::ranges::count(all[1].data, 1.F);
        QVERIFY(solved >= 1);
        QVERIFY(std::ranges::count(all[2].data, 1.F) >= 1);
        qInfo("%zu puzzles (%d of all solved), %.1f MB, %.1f s", end - begin, static_cast<int>(solved),
            static_cast<double>(bytes.size()) / 1e6, static_cast<double>(timer.elapsed()) / 1e3);
    }

    void searches_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("way");
        for (const char* model : {"article", "fast"}) {
            for (std::size_t i = 0; i < kWays.size(); ++i) {
                if (kWays[i].precision != OnnxPrecision::Gate)
                    QTest::addRow("%s, %s", model, kWays[i].name) << QString::fromLatin1(model) << static_cast<int>(i);
            }
        }
    }
    /// The host hands the state in again until the file says solved or exhausted.
    void searches()
    {
        QFETCH(const QString, model);
        QFETCH(const int, way);
        if (!m_runtime.missing().isEmpty())
            QSKIP(qPrintable(m_runtime.missing()));
        const OnnxExport what = exportOf(model, kWays[static_cast<std::size_t>(way)], 0);
        const Network network = networkOf(what);
        m_runtime.load(onnxFile(what).toStdString(), way % 2 == 0);
        const PassOptions options{.rules = what.rules, .search = true, .model = what.model};

        // Hard ones, one without a solution, one of many solutions (no givens at all).
        std::vector<Grid> puzzles{gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kLosesCandidate17),
            gridOf(kLosesCandidateHard), gridOf(kNoSolution), Grid()};
#ifdef CONVOKU_EVERY_PUZZLE
        const std::size_t last = m_puzzles.size();
        for (std::size_t i = 1; i <= 6; ++i)
            puzzles.push_back(m_puzzles[last - i * 15]);
#endif
        struct Run
        {
            std::unique_ptr<Runner> runner;
            State state; ///< as onnxruntime left it
        };
        std::vector<Run> runs;
        for (const Grid& puzzle : puzzles) {
            Run& run = runs.emplace_back();
            run.runner = std::make_unique<Runner>(*m_judge, StartingGrid(puzzle), RunOptions{options});
            run.state.candidates = puzzle.startingCandidates();
        }
        const PassNetwork pass = buildPass(options);
        const std::vector<ValueId> flags{
            pass.search.push, pass.search.pop, pass.search.exhausted, pass.verdict.solved, pass.verdict.contradiction};
        const auto judged = m_judge->load(std::make_shared<const Network>(pass.network));
        int passes = 0;
        int deepest = 0;
        int solved = 0;
        int exhausted = 0;
        while (!runs.empty()) {
            std::vector<State> states;
            for (const Run& run : runs)
                states.push_back(run.state);
            const std::vector<Tensor> inputs = tensorsOf(states, true);
            const std::vector<OnnxTensor> outputs = m_runtime.run(onnxInputs(network, inputs));
            std::map<std::string, Tensor> made;
            for (const OnnxTensor& output : outputs) {
                const bool isBoard
                    = output.name == "next_candidates" || output.name == "next_stack" || output.name == "next_guess";
                made[output.name] = broughtBack(output, isBoard ? Shape{9, 9, 9} : Shape{1, 1, 1});
                QVERIFY2(made[output.name].count > 0, output.name.c_str());
            }
            const std::vector<Tensor> said = judged->run(inputs, flags);
            const std::array<const char*, 5> names{"push", "pop", "exhausted", "solved", "contradiction"};
            for (std::size_t k = 0; k < names.size(); ++k)
                QVERIFY2(made.at(names[k]) == said[k], names[k]);
            const std::vector<Tensor> next{
                made.at("next_candidates"), made.at("next_stack"), made.at("next_guess"), made.at("next_level")};
            std::vector<Run> left;
            for (std::size_t i = 0; i < runs.size(); ++i) {
                Run& run = runs[i];
                const int n = static_cast<int>(i);
                run.state = stateOf(next, n);
                run.runner->nextPass();
                const std::string wrong = difference(run.runner->state(), run.state);
                QVERIFY2(wrong.empty(), wrong.c_str());
                ++passes;
                deepest = std::max(deepest, run.state.depth());
                const bool isSolved = made.at("solved").of(n)[0] == 1;
                const bool isExhausted = made.at("exhausted").of(n)[0] == 1;
                QCOMPARE(run.runner->ended(), isSolved || isExhausted);
                solved += isSolved ? 1 : 0;
                exhausted += isExhausted ? 1 : 0;
                if (!run.runner->ended())
                    left.push_back(std::move(run));
            }
            runs = std::move(left);
        }
        QCOMPARE(exhausted, 1);
        QCOMPARE(solved, static_cast<int>(puzzles.size()) - 1);
        QVERIFY(deepest >= 5);
        qInfo("%zu puzzles, %d passes, %d guesses at once", puzzles.size(), passes, deepest);
    }
};

CONVOKU_GUILESS_TEST(TestOnnxForms)
#include "tst_onnx_forms.moc"
