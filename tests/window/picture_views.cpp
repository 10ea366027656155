// SPDX-License-Identifier: MIT
#include "tests/window/picture_views.h"

#include "app/document/chain_model.h"
#include "app/document/inquiry.h"
#include "app/document/session.h"
#include "app/views/blind/widgets/cost_lane_view.h"
#include "app/views/blind/widgets/trial_board.h"
#include "app/views/chain/widgets/chain_graph_view.h"
#include "app/views/chain/widgets/chain_list.h"
#include "app/views/collections/widgets/histogram_view.h"
#include "app/views/compare/widgets/compared_board.h"
#include "app/views/cube/widgets/slice_view.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/row_sum_view.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/views/training/training_head.h"
#include "app/views/training/widgets/start_tiles_view.h"
#include "app/views/training/widgets/study_pane.h"
#include "app/views/training/widgets/training_head_view.h"
#include "app/views/tree/widgets/search_tree_view.h"
#include "app/views/why/widgets/how_it_works.h"
#include "app/views/workshop/widgets/candidate_row.h"
#include "app/window/exporting/onnx_graph_view.h"
#include "app/window/parts/number_row.h"
#include "solver/blind/blind_run.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace convoku::testing {
namespace {

using Made = std::unique_ptr<PictureView>;

Made slice()
{
    CubeScene scene;
    for (int digit = 0; digit < kSide; ++digit)
        scene.candidates.add(Candidate{digit, 2, digit});
    scene.rule = {.family = RuleFamily::NakedPair, .house = HouseKind::Row, .size = 2, .laid = true};
    scene.laying = layingOf(scene.rule);
    scene.group = 2;
    auto view = std::make_unique<SliceView>();
    view->setScene(scene);
    return view;
}

Made trialBoard()
{
    auto view = std::make_unique<TrialBoard>();
    view->setPuzzle(gridOf(kArticleHard));
    return view;
}

Made board()
{
    auto view = std::make_unique<BoardWidget>();
    view->setAccessibleName(QStringLiteral("Board"));
    view->setScene(sceneOfGivens(gridOf(kArticleHard)), QStringLiteral("A board"));
    return view;
}

Made comparedBoard()
{
    auto view = std::make_unique<ComparedBoard>();
    view->setAccessibleName(QStringLiteral("Board"));
    BoardScene scene;
    scene.candidates = Candidates::all();
    view->setBoard(scene, {}, QStringLiteral("A board"));
    return view;
}

Made costLane()
{
    auto view = std::make_unique<CostLaneView>();
    BlindSettings settings = BlindSettings::of(BlindMethod::Random);
    settings.trials = 30;
    BlindRun run(gridOf(kArticleHard), settings);
    while (run.step()) { }
    CostLaneScene scene;
    scene.curves.push_back({std::make_shared<const BlindRecord>(run.record()), QStringLiteral("Random")});
    scene.at = 3;
    view->setScene(scene);
    QObject::connect(
        view.get(), &CostLaneView::placeRequested, view.get(), [raw = view.get(), scene](std::size_t place) mutable {
            scene.at = place;
            raw->setScene(scene);
        });
    QObject::connect(view.get(), &CostLaneView::stepRequested, view.get(),
        [raw = view.get()](bool forward) { raw->goToPart(raw->focusedPart() + (forward ? 1 : -1)); });
    return view;
}

Made functionPlot()
{
    auto view = std::make_unique<FunctionPlotView>();
    LayerFunction function;
    function.layer.kind = LayerKind::Clamp;
    function.domain = {0, 4};
    function.layer.limits = {1, 3};
    view->setPlot(plotOf(function, {}));
    return view;
}

Made histogram()
{
    auto view = std::make_unique<HistogramView>();
    view->setCounts({0, 3, 5, 0, 1, 2});
    return view;
}

Made startTiles()
{
    auto view = std::make_unique<StartTilesView>();
    StartTiles tiles;
    for (std::size_t i = 0; i < 5; ++i)
        tiles.tiles.push_back(
            {i, TrainingOutcome::Stuck, QStringLiteral("90 %"), {1, 0.5, 0}, QStringLiteral("stuck")});
    tiles.titles.fill(QStringLiteral("starts"));
    tiles.chosen = 1;
    view->setTiles(tiles);
    QObject::connect(
        view.get(), &StartTilesView::chosen, view.get(), [raw = view.get(), tiles](std::size_t start) mutable {
            tiles.chosen = start;
            raw->setTiles(tiles);
        });
    return view;
}

Made passBars()
{
    auto view = std::make_unique<PassBarsView>();
    PassBars bars;
    bars.counts = {9, 5, 3, 0};
    bars.current = 1;
    view->setBars(bars, 20);
    QObject::connect(view.get(), &PassBarsView::passChosen, view.get(), [raw = view.get(), bars](int pass) mutable {
        bars.current = pass - 1;
        raw->setBars(bars, 20);
    });
    return view;
}

Made studyChart()
{
    auto view = std::make_unique<StudyChart>();
    LineChart chart;
    chart.lines.push_back({{{0, 0}, {0.5, 0.75}, {1, 1}}});
    view->setChart(chart, {QStringLiteral("none"), QStringLiteral("most"), QStringLiteral("all")}, std::nullopt);
    return view;
}

Made trainingHead()
{
    auto view = std::make_unique<TrainingHeadView>();
    TrainingHead head;
    head.written = {
        QStringLiteral("Written"), QStringLiteral("count is one"), {}, TrainingInk::Written, KernelBars{{1, 1, 1}}, {}};
    head.learned = {
        QStringLiteral("Learned"), QStringLiteral("start 1"), {}, TrainingInk::Chosen, KernelBars{{0.5, 1, 0.25}}, {}};
    head.title = QStringLiteral("Loss");
    view->setHead(head);
    return view;
}

Made candidateRow()
{
    auto view = std::make_unique<CandidateRow>(false);
    view->setAccessibleName(QStringLiteral("Row"));
    return view;
}

/// A run to the end, for the views that show one.
Session* session()
{
    auto* session = new Session(makeBitwise);
    session->open(gridOf(kArticleHard), {});
    if (!QTest::qWaitFor([session] { return !session->isRunning(); }, kLong))
        qFatal("the run does not end");
    return session;
}

Made ruleGraph()
{
    Session* run = session();
    auto view = std::make_unique<RuleGraphView>(run);
    run->setParent(view.get());
    return view;
}

Made searchTree()
{
    Session* run = session();
    auto view = std::make_unique<SearchTreeView>(run);
    run->setParent(view.get());
    return view;
}

Made onnxGraph()
{
    auto view = std::make_unique<OnnxGraphView>();
    view->showGraph(std::make_shared<const Network>(buildPass({.model = articleModel()}).network), -1);
    if (!QTest::qWaitFor([&view] { return view->partCount() > 0; }, kLong))
        qFatal("the graph does not come");
    return view;
}

/// The proof of a candidate that the run removes, in a view that is made for it.
template <typename View>
Made chain()
{
    Session* run = session();
    auto* inquiry = new Inquiry(run, makeBitwise, run);
    auto* model = new ChainModel(run, inquiry, run);
    run->goTo({17, 3, 0});
    run->pick(Candidate::of(1, Cell{3, 4}));
    const auto waitFor = [](const std::function<bool()>& condition) {
        if (!QTest::qWaitFor(condition, kLong))
            qFatal("the proof does not come");
    };
    inquiry->prove();
    waitFor([model] { return model->state() == ChainModel::State::Ready; });
    auto view = std::make_unique<View>(model);
    run->setParent(view.get());
    return view;
}

Made kernel()
{
    auto view = std::make_unique<KernelView>();
    view->setAccessibleName(QStringLiteral("Kernel"));
    KernelPicture picture;
    picture.kernel.kind = Kernel::Kind::Weights;
    picture.kernel.shape = {2, 3, 3};
    for (int i = 0; i < picture.kernel.cells(); ++i)
        picture.kernel.weights.push_back(static_cast<float>(i));
    picture.labels = {QStringLiteral("1"), QStringLiteral("2")};
    view->setPicture(picture);
    return view;
}

Made rowSum()
{
    RowSum sum;
    sum.board = sceneOfGivens(gridOf(kArticleHard));
    sum.weights.fill(1);
    sum.plane[2] = sum.plane[30] = 1;
    sum.digit = 6;
    auto view = std::make_unique<RowSumView>();
    view->setSum(sum);
    return view;
}

Made tensors()
{
    auto view = std::make_unique<TensorCanvas>();
    view->setAccessibleName(QStringLiteral("Tensors"));
    TensorPicture picture;
    picture.shape = {2, 9, 9};
    picture.range = {0, 161};
    for (int i = 0; i < picture.shape.elements(); ++i)
        picture.numbers.push_back(i);
    picture.title = QStringLiteral("numbers");
    view->setPictures({picture}, {picture});
    view->choosePlanes(TensorCanvas::Planes::All);
    return view;
}

Made candidateCurve()
{
    auto view = std::make_unique<CandidateCurveView>();
    CandidateCurve curve;
    curve.left = {585, 300, 340, 81};
    curve.popPass = 2;
    curve.restored = 40;
    view->setCurve(curve);
    return view;
}

Made numberRow()
{
    auto view = std::make_unique<NumberRow>(QStringLiteral("number_row"));
    view->setAccessibleName(QStringLiteral("Numbers"));
    std::vector<NumberRow::Number> numbers;
    for (int i = 0; i < 9; ++i)
        numbers.push_back({static_cast<double>(i), QStringLiteral("number %1").arg(i), i == 4});
    view->setNumbers(std::move(numbers), {0, 9});
    return view;
}

} // namespace

const std::map<QString, std::function<std::unique_ptr<PictureView>()>>& pictureViews()
{
    static const std::map<QString, std::function<Made()>> kViews{{QStringLiteral("SliceView"), slice},
        {QStringLiteral("BoardWidget"), board}, {QStringLiteral("TrialBoard"), trialBoard},
        {QStringLiteral("ComparedBoard"), comparedBoard}, {QStringLiteral("CostLaneView"), costLane},
        {QStringLiteral("FunctionPlotView"), functionPlot}, {QStringLiteral("HistogramView"), histogram},
        {QStringLiteral("StartTilesView"), startTiles}, {QStringLiteral("PassBarsView"), passBars},
        {QStringLiteral("StudyChart"), studyChart}, {QStringLiteral("TrainingHeadView"), trainingHead},
        {QStringLiteral("CandidateRow"), candidateRow}, {QStringLiteral("RuleGraphView"), ruleGraph},
        {QStringLiteral("SearchTreeView"), searchTree}, {QStringLiteral("OnnxGraphView"), onnxGraph},
        {QStringLiteral("ChainList"), chain<ChainList>}, {QStringLiteral("ChainGraphView"), chain<ChainGraphView>},
        {QStringLiteral("KernelView"), kernel}, {QStringLiteral("RowSumView"), rowSum},
        {QStringLiteral("TensorCanvas"), tensors}, {QStringLiteral("CandidateCurveView"), candidateCurve},
        {QStringLiteral("NumberRow"), numberRow}};
    return kViews;
}

} // namespace convoku::testing
