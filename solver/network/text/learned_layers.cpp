// SPDX-License-Identifier: MIT
#include "solver/network/text/learned_layers.h"

#include "solver/network/tensor_file.h"
#include "solver/network/text/learned_words.h"
#include "solver/sudoku/random_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <numbers>
#include <string_view>
#include <tuple>

namespace convoku::text {
namespace {

std::vector<float> drawn(const std::string& name, std::size_t count, double mean, double deviation)
{
    std::uint64_t seed = 0xcbf29ce484222325; // FNV-1a of its name: another order of layers changes nothing
    for (const char sign : name)
        seed = (seed ^ static_cast<unsigned char>(sign)) * 0x100000001b3;
    RandomNumbers random(seed);
    // Any between two ends: there can be millions of them, and what comes out varies as much as of normal ones.
    const double most = deviation * std::numbers::sqrt3;
    constexpr double kSteps = 9007199254740992; // 2^53
    std::vector<float> numbers(count);
    for (float& number : numbers) {
        const double part = static_cast<double>(random.next() >> 11U) / kSteps; // 0 <= … < 1
        number = static_cast<float>(mean + most * (2 * part - 1));
    }
    return numbers;
}

/// Returns the same numbers for the same arguments, shared with all earlier callers that still hold them: a network's
/// text is checked and built several times, and an untrained network can have millions of weights. From any thread.
SharedNumbers randomNumbers(const std::string& name, std::size_t count, double mean, double deviation)
{
    using Key = std::tuple<std::string, std::size_t, double, double>;
    static std::mutex guard;
    static std::map<Key, std::weak_ptr<const std::vector<float>>> known;
    const std::lock_guard lock(guard);
    std::erase_if(known, [](const auto& entry) { return entry.second.expired(); });
    std::weak_ptr<const std::vector<float>>& cached = known[{name, count, mean, deviation}];
    std::shared_ptr<const std::vector<float>> numbers = cached.lock();
    if (!numbers) {
        numbers = std::make_shared<const std::vector<float>>(drawn(name, count, mean, deviation));
        cached = numbers;
    }
    return numbers;
}

} // namespace

Learning::Learning(NetworkBuilder& net, const PartText& part)
    : Counting(net, part)
    , m_most(callsLearned(part) ? kMostLearnedWork : kMostWork)
{
    m_mostWork = m_most;
    if (m_most == kMostLearnedWork) {
        m_mostElements = kMostLearnedElements;
        m_workOfElement = kWorkOfElement;
    }
}

ValueId Learning::learned(const Expression& call, ValueId a)
{
    m_cancel.check();
    const Settings layer = settings(call);
    const Shape shape = m_net.shapeOf(a);
    const std::int64_t rows = std::int64_t{shape.rows} + 2 * layer.edge;
    const std::int64_t columns = std::int64_t{shape.columns} + 2 * layer.edge;
    if (layer.kernel.rows > rows || layer.kernel.columns > columns)
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0,
            {shape, {1, layer.kernel.rows, layer.kernel.columns}}, {}}};
    const std::int64_t positions
        = ((rows - layer.kernel.rows) / layer.stride + 1) * ((columns - layer.kernel.columns) / layer.stride + 1);
    const std::int64_t weights = std::int64_t{layer.planes} * shape.channels * layer.kernel.rows * layer.kernel.columns;
    // Before there are any.
    needFew(call, weights, layer.planes * positions);
    needFew(call, 0, shape.channels * rows * columns);
    const std::int64_t additions = weights * std::max(positions, kWorkOfWeight);
    needWork(call, additions);
    const std::string name = call.operands[1].text;
    std::vector<std::vector<std::int64_t>> fitting4{
        {layer.planes, shape.channels, layer.kernel.rows, layer.kernel.columns}};
    if (layer.kernel == Extent{1, 1})
        fitting4.push_back({layer.planes, shape.channels}); // as a layer that sees all at once has them
    if (layer.kernel == Extent{1, 1} && shape.channels == 1)
        fitting4.push_back({layer.planes}); // one number for each plane
    // He initialisation: after a relu, the outputs have the same variance as the inputs.
    const double fan = static_cast<double>(weights) / layer.planes;
    const SharedNumbers numbers = tensor(call, name + ".weight", fitting4, std::sqrt(2 / fan), 0);
    std::vector<float> bias(static_cast<std::size_t>(layer.planes), 0.F);
    if (layer.bias)
        bias = tensor(call, name + ".bias", {{layer.planes}}, 0, 0);
    needRange(call, a, numbers, bias);
    if (layer.edge > 0)
        a = fitting(
            call, {a},
            [&](std::string words) {
                return m_net.pad(a, {layer.edge, layer.edge}, std::move(words));
            },
            shape.channels * rows * columns);
    m_calls.push_back({m_net.layerCount() - m_firstLayer, name, layer.bias, std::nullopt, false});
    return fitting(
        call, {a},
        [&](std::string words) {
            const ValueId made = m_net.convolution(
                a, layer.planes, layer.kernel, {layer.stride, layer.stride}, 1, numbers, bias, std::move(words));
            return m_net.withTrained(made, trained(name, numbers.size(), layer.bias ? bias.size() : 0));
        },
        additions);
}

ValueId Learning::normalised(const Expression& call, ValueId a)
{
    double eps = 1e-5; // NOLINT(*-magic-numbers): what those who train usually take
    if (call.operands.size() == 3) {
        needArguments(call, {"", "", "eps"});
        eps = writtenReal(call.operands[2]);
    } else {
        needArguments(call, {"", ""});
    }
    if (eps < 0)
        failPart(call.operands[2], Expected::Number);
    const int planes = m_net.shapeOf(a).channels;
    const std::string& name = call.operands[1].text;
    const auto each
        = [&](const char* what, double usual) { return tensor(call, name + what, {{planes}}, 0, usual).all(); };
    std::vector<float> weight = each(".weight", 1);
    std::vector<float> bias = each(".bias", 0);
    const std::vector<float> mean = each(".running_mean", 0);
    const std::vector<float> variance = each(".running_var", 1);
    for (std::size_t plane = 0; plane < weight.size(); ++plane) {
        const double spread = static_cast<double>(variance[plane]) + eps;
        if (!(spread > 0))
            failTensor(call, name + ".running_var", "> 0");
        const double factor = static_cast<double>(weight[plane]) / std::sqrt(spread);
        bias[plane] = static_cast<float>(static_cast<double>(bias[plane]) - static_cast<double>(mean[plane]) * factor);
        weight[plane] = static_cast<float>(factor);
    }
    needRange(call, a, weight, bias);
    m_calls.push_back({m_net.layerCount() - m_firstLayer, name, true, eps, true});
    return fitting(call, {a}, [&](std::string words) {
        const ValueId made = m_net.convolution(a, planes, {1, 1}, {1, 1}, planes, weight, bias, std::move(words));
        return m_net.withAxes(m_net.withTrained(made, trained(name, weight.size(), bias.size())), m_net.axesOf(a));
    });
}

ValueId Learning::weighted(const Expression& call, ValueId a)
{
    needArguments(call, {"", ""});
    const int planes = m_net.shapeOf(a).channels;
    const std::string& name = call.operands[1].text;
    const std::vector<float> weight = tensor(call, name + ".weight", {{planes}}, 0, 1);
    const std::vector<float> bias = tensor(call, name + ".bias", {{planes}}, 0, 0);
    needRange(call, a, weight, bias);
    m_calls.push_back({m_net.layerCount() - m_firstLayer, name, true, std::nullopt, true});
    return fitting(call, {a}, [&](std::string words) {
        const ValueId made = m_net.convolution(a, planes, {1, 1}, {1, 1}, planes, weight, bias, std::move(words));
        return m_net.withAxes(m_net.withTrained(made, trained(name, weight.size(), bias.size())), m_net.axesOf(a));
    });
}

TrainedNumbers Learning::trained(const std::string& name, std::size_t weights, std::size_t biases) const
{
    return {m_part.id + ':' + name, weights + biases, 1, biases > 0};
}

void Learning::needAllUsed() const
{
    if (!m_part.learned)
        return;
    for (const NamedTensor& tensor : m_part.learned->tensors) {
        if (!m_used.contains(tensor.name))
            throw PartMistake{{Expected::UseOfTensor, m_part.place, {}, tensor.name, 0, {}, {}}};
    }
}

Learning::Settings Learning::settings(const Expression& call)
{
    Settings result;
    // Each once, in this order, and all but the first may be missing.
    const std::array<std::string_view, 6> known{"planes", "rows", "columns", "stride", "edge", "bias"};
    std::size_t next = 0;
    for (std::size_t i = 2; i < call.operands.size(); ++i) {
        const auto from = known.begin() + static_cast<std::ptrdiff_t>(next);
        const auto found = std::find(from, known.end(), call.keywords[i]);
        if (found == known.end() || (i == 2 && found != from))
            failPart(call, Expected::Arguments, static_cast<int>(known.size()) + 2);
        const auto which = static_cast<std::size_t>(found - known.begin());
        next = which + 1;
        const Expression& value = call.operands[i];
        if (which == 5) {
            if (value.kind != Kind::Name || (value.text != "yes" && value.text != "no"))
                failPart(call, Expected::Arguments, static_cast<int>(known.size()) + 2);
            result.bias = value.text == "yes";
            continue;
        }
        const int number = writtenNumber(value);
        const std::int64_t least = which == 4 ? 0 : 1;
        const std::int64_t most = which == 0 ? kMostPlanes : which >= 3 ? kMostStride : kMostElements;
        if (number < least || number > most)
            failPart(value, Expected::WholeNumber);
        int* const places[]
            = {&result.planes, &result.kernel.rows, &result.kernel.columns, &result.stride, &result.edge};
        *places[which] = number;
    }
    if (next == 0 || !call.keywords[0].empty() || !call.keywords[1].empty())
        failPart(call, Expected::Arguments, static_cast<int>(known.size()) + 2);
    return result;
}

void Learning::needFew(const Expression& call, std::int64_t weights, std::int64_t elements) const
{
    if (weights > kMostLearned || elements > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
}

void Learning::needWork(const Expression& call, std::int64_t additions) const
{
    if (m_work + additions > m_most)
        failPart(call, Expected::LessWork, static_cast<int>(m_most));
}

void Learning::needRange(
    const Expression& call, ValueId a, const std::vector<float>& weights, const std::vector<float>& bias)
{
    const std::size_t each = weights.size() / bias.size();
    const auto farthest = static_cast<double>(reach(a));
    for (std::size_t out = 0; out < bias.size(); ++out) {
        double sum = std::abs(static_cast<double>(bias[out]));
        for (std::size_t in = out * each; in < (out + 1) * each; ++in)
            sum += std::abs(static_cast<double>(weights[in])) * farthest;
        needExact(call, std::ceil(sum));
    }
}

void Learning::failTensor(const Expression& call, const std::string& name, const std::string& wanted)
{
    throw PartMistake{{Expected::Tensor, call.operands[1].place, name + ' ' + wanted, {}, 0, {}, {}}};
}

SharedNumbers Learning::tensor(const Expression& call, const std::string& name,
    const std::vector<std::vector<std::int64_t>>& shapes, double deviation, double mean)
{
    if (m_part.learned) {
        const NamedTensor* found = m_part.learned->find(name);
        // Some programs write "in_proj_weight" for "in_proj.weight".
        if (std::string other = name; found == nullptr && other.find_last_of('.') != std::string::npos) {
            other[other.find_last_of('.')] = '_';
            found = m_part.learned->find(other);
        }
        if (found == nullptr || std::ranges::find(shapes, found->shape) == shapes.end())
            failTensor(call, name, shapeText(shapes.front()));
        m_used.insert(found->name);
        return std::shared_ptr<const std::vector<float>>(m_part.learned, &found->numbers);
    }
    if (!m_part.weights.empty())
        throw PartMistake{{Expected::WeightsFile, m_part.place, {}, m_part.weights, 0, {}, {}}};
    std::size_t count = 1;
    for (const std::int64_t extent : shapes.front())
        count *= static_cast<std::size_t>(extent);
    if (deviation == 0)
        return std::vector<float>(count, static_cast<float>(mean));
    return randomNumbers(name, count, mean, deviation);
}

std::string Learning::shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t extent : shape)
        text += (text.empty() ? "[" : ", ") + std::to_string(extent);
    return text + ']';
}

} // namespace convoku::text
