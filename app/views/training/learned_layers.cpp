// SPDX-License-Identifier: MIT
#include "app/views/training/learned_layers.h"

#include "solver/backend/scalar/scalar_backend.h"
#include "solver/network/reads.h"
#include "solver/run/layer_function.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

constexpr float kLeastYes = 0.5F; ///< from here on an answer is yes: see modelWith()
constexpr int kBatch = 32; ///< boards at once: a long run has thousands

const Layer& kernelOf(const LearningTask& task)
{
    return task.layers->layers.at(task.learned.front().layer);
}

/// Returns whether the result depends only on the kernel's sum, through element-wise layers.
bool hangsOnSumAlone(const LearningTask& task)
{
    const Network& network = *task.layers;
    std::vector<bool> known(network.values.size(), false);
    const Layer& kernel = kernelOf(task);
    known[static_cast<std::size_t>(kernel.outputs.front())] = true;
    for (const Layer& layer : network.layers) {
        if (&layer == &kernel)
            continue;
        if (!isElementWise(layer.kind) || !std::ranges::all_of(layer.inputs, [&](ValueId input) {
                return known[static_cast<std::size_t>(input)];
            }))
            continue;
        known[static_cast<std::size_t>(layer.outputs.front())] = true;
    }
    return known[static_cast<std::size_t>(network.outputs.front())];
}

} // namespace

LearnedLayers::LearnedLayers(LearningTask task)
    : m_task(std::move(task))
    , m_alongHouses(goesAlongHouses(m_task))
    , m_backend(makeScalarBackend())
    , m_written(load(m_task.layers))
{
}

LearnedLayers::~LearnedLayers() = default;

LearnedLayers::Side LearnedLayers::load(std::shared_ptr<const Network> network) const
{
    Side side;
    side.loaded = m_backend->load(network);
    side.network = std::move(network);
    return side;
}

void LearnedLayers::setNumbers(std::span<const float> numbers)
{
    m_learned = load(std::make_shared<const Network>(withLearnedNumbers(*m_task.layers, m_task.learned, numbers)));
}

bool LearnedLayers::goesAlongHouses(const LearningTask& task)
{
    if (task.learned.size() != 1 || !task.learned.front().oneKernel)
        return false;
    const Network& network = *task.layers;
    const Layer& kernel = kernelOf(task);
    const Shape sums = network.value(kernel.outputs.front()).shape;
    const int places = network.board.side();
    return kernel.kernel.rows * kernel.kernel.columns == places && kernel.inputs.front() == network.inputs.front()
        && kernel.stride == kernel.kernel && network.value(network.outputs.front()).shape == sums
        && sums.elements() * places == network.board.candidates();
}

ValueId LearnedLayers::kernelOutput() const
{
    return kernelOf(m_task).outputs.front();
}

std::vector<Tensor> LearnedLayers::run(Side& side, const Tensor& input, bool sums) const
{
    std::vector<ValueId> keep{side.network->outputs.front()};
    if (sums)
        keep.push_back(kernelOutput());
    return side.loaded->run(std::span(&input, 1), keep);
}

LearnedErrors LearnedLayers::errorsOn(const Candidates& board)
{
    const Tensor input = toTensor(std::span(&board, 1));
    const auto learned = run(m_learned, input, m_alongHouses);
    const auto written = run(m_written, input, false);
    const Shape shape = written.front().shape;
    Reads windows;
    if (m_alongHouses)
        windows = windowsOf(*m_task.layers, kernelOf(m_task), 1, 1);
    LearnedErrors found;
    found.answers = shape.elements();
    for (int i = 0; i < shape.elements(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        LearnedError error{ElementIndex::at(i, shape), learned.front().data[at] >= kLeastYes,
            written.front().data[at] >= kLeastYes, {}, 0};
        if (error.learned == error.written)
            continue;
        if (m_alongHouses) {
            for (std::size_t place = 0; place < places(); ++place)
                error.places.push_back(input.data[windows.at(at * places() + place)] != 0);
            error.sum = learned.back().data[at];
        }
        found.errors.push_back(std::move(error));
    }
    return found;
}

std::vector<int> LearnedLayers::errorCounts(std::span<const Candidates> boards)
{
    std::vector<int> counts;
    for (std::size_t from = 0; from < boards.size(); from += kBatch) {
        const auto some = boards.subspan(from, std::min<std::size_t>(kBatch, boards.size() - from));
        const Tensor input = toTensor(some);
        const Tensor learned = run(m_learned, input, false).front();
        const Tensor written = run(m_written, input, false).front();
        for (std::size_t i = 0; i < some.size(); ++i) {
            const auto a = learned.of(static_cast<int>(i));
            const auto b = written.of(static_cast<int>(i));
            int wrong = 0;
            for (std::size_t k = 0; k < a.size(); ++k)
                wrong += (a[k] >= kLeastYes) != (b[k] >= kLeastYes) ? 1 : 0;
            counts.push_back(wrong);
        }
    }
    return counts;
}

std::optional<LearnedRows> LearnedLayers::rows()
{
    if (!m_alongHouses)
        return std::nullopt;
    const Reads windows = windowsOf(*m_task.layers, kernelOf(m_task), 1, 1);
    const Board on = m_task.layers->board;
    const int windowsOnBoard = on.candidates() / on.side();
    const int rows = 1 << on.side();
    Tensor input((rows + windowsOnBoard - 1) / windowsOnBoard, candidatesShape(on));
    for (int row = 0; row < rows; ++row) {
        const std::span<float> board = input.of(row / windowsOnBoard);
        const auto window = static_cast<std::size_t>(row % windowsOnBoard);
        for (std::size_t place = 0; place < places(); ++place)
            board[windows.at(window * places() + place)] = (row >> place & 1) != 0 ? 1.F : 0.F;
    }
    std::vector<bool> learned(static_cast<std::size_t>(rows));
    std::vector<bool> written(static_cast<std::size_t>(rows));
    const Tensor a = run(m_learned, input, false).front();
    const Tensor b = run(m_written, input, false).front();
    for (std::size_t row = 0; row < learned.size(); ++row) {
        learned[row] = a.data[row] >= kLeastYes; // each board has as many answers, and they lie one behind the other
        written[row] = b.data[row] >= kLeastYes;
    }
    return rowsOf(on.side(), std::move(learned), std::move(written));
}

std::vector<LearnedLayers::Point> LearnedLayers::function()
{
    if (!m_alongHouses || !hangsOnSumAlone(m_task))
        return {};
    // A kernel that hands on the first of its places: then that is the sum.
    std::vector<float> numbers = learnedNumbersOf(*m_task.layers, m_task.learned);
    std::ranges::fill(numbers, 0.F);
    numbers.front() = 1;
    Network network = withLearnedNumbers(*m_task.layers, m_task.learned, numbers);
    Layer& kernel = network.layers.at(m_task.learned.front().layer);
    std::ranges::fill(kernel.bias, 0.F);
    constexpr int kPerUnit = 4;
    const Reads windows = windowsOf(*m_task.layers, kernelOf(m_task), 1, 1);
    const Board on = m_task.layers->board;
    const int windowsOnBoard = on.candidates() / on.side();
    const int count = 2 * kMostSum * kPerUnit + 1;
    Tensor input((count + windowsOnBoard - 1) / windowsOnBoard, candidatesShape(on));
    std::vector<Point> points;
    for (int i = 0; i < count; ++i) {
        const double sum = static_cast<double>(i) / kPerUnit - kMostSum;
        const auto window = static_cast<std::size_t>(i % windowsOnBoard);
        input.of(i / windowsOnBoard)[windows.at(window * places())] = static_cast<float>(sum);
        points.push_back({sum, 0});
    }
    Side side = load(std::make_shared<const Network>(std::move(network)));
    const Tensor results = run(side, input, false).front();
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i].result = results.data[i];
    return points;
}

} // namespace convoku
