// SPDX-License-Identifier: MIT
#include "solver/network/network.h"

#include "solver/error.h"
#include "solver/sudoku/cell.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace convoku {
namespace {

/// What each number that comes out takes.
enum class Work : std::uint8_t {
    Unset,
    Weights, ///< a multiply-add for each weight that it is made of
    Columns, ///< a multiply-add for each column of the first input
    Window, ///< an operation for each number of the window
    Operation, ///< one operation
    Move, ///< is moved
};

struct KindFacts
{
    LayerKind kind;
    const char* name;
    std::size_t inputs; ///< Concatenate: at least so many
    std::size_t outputs;
    Work work = Work::Unset;
};

constexpr KindFacts kKinds[] = {
    {LayerKind::Convolution, "convolution", 1, 1, Work::Weights},
    {LayerKind::MaxPool, "max_pool", 1, 1, Work::Window},
    {LayerKind::MaxPoolWithIndices, "max_pool_with_indices", 1, 2, Work::Window},
    {LayerKind::MaxUnpool, "max_unpool", 2, 1, Work::Move},
    {LayerKind::Upsample, "upsample", 1, 1, Work::Move},
    {LayerKind::Affine, "affine", 1, 1, Work::Operation},
    {LayerKind::Relu, "relu", 1, 1, Work::Operation},
    {LayerKind::Clamp, "clamp", 1, 1, Work::Operation},
    {LayerKind::Minimum, "minimum", 2, 1, Work::Operation},
    {LayerKind::Maximum, "maximum", 2, 1, Work::Operation},
    {LayerKind::Add, "add", 2, 1, Work::Operation},
    {LayerKind::Subtract, "subtract", 2, 1, Work::Operation},
    {LayerKind::Multiply, "multiply", 2, 1, Work::Operation},
    {LayerKind::Select, "select", 3, 1, Work::Operation},
    {LayerKind::Reshape, "reshape", 1, 1, Work::Move},
    {LayerKind::Permute, "permute", 1, 1, Work::Move},
    {LayerKind::Pad, "pad", 1, 1, Work::Move},
    {LayerKind::AveragePool, "average_pool", 1, 1, Work::Window},
    {LayerKind::Sigmoid, "sigmoid", 1, 1, Work::Operation},
    {LayerKind::Tanh, "tanh", 1, 1, Work::Operation},
    {LayerKind::Softmax, "softmax", 1, 1, Work::Operation},
    {LayerKind::Concatenate, "concatenate", 2, 1, Work::Move},
    {LayerKind::AtLeast, "at_least", 1, 1, Work::Operation},
    {LayerKind::MatrixProduct, "matrix_product", 2, 1, Work::Columns},
    {LayerKind::RmsNormalise, "rms_normalise", 1, 1, Work::Operation},
    {LayerKind::Gelu, "gelu", 1, 1, Work::Operation},
};

static_assert(std::ranges::none_of(kKinds, [](const KindFacts& facts) { return facts.work == Work::Unset; }));

const KindFacts& factsOf(LayerKind kind)
{
    return *std::find_if(std::begin(kKinds), std::end(kKinds), [kind](const KindFacts& f) { return f.kind == kind; });
}

int broadcast(int a, int b, const std::string& words)
{
    if (a != b && a != 1 && b != 1)
        throw Error(words, "extents " + std::to_string(a) + " and " + std::to_string(b) + " don't broadcast");
    return std::max(a, b);
}

/// How many windows fit; throws where they leave a rest, because no layer of this network pads or drops elements.
int windows(int extent, int kernel, int stride, const std::string& words)
{
    if (kernel < 1 || stride < 1 || kernel > extent || (extent - kernel) % stride != 0)
        throw Error(words,
            "a kernel of " + std::to_string(kernel) + " with stride " + std::to_string(stride) + " does not tile "
                + std::to_string(extent));
    return (extent - kernel) / stride + 1;
}

/// How a dimension came from another: windows, or repeated.
struct Resizing
{
    int in = 1;
    int out = 1;
    int window = 1;
    int stride = 1;
};

/// What a line of places has become. `ofRow`: for rows; else for columns.
Axis resized(Axis axis, Resizing by, bool ofRow)
{
    const Axis places = ofRow ? Axis::Row : Axis::Column;
    const Axis boxes = ofRow ? Axis::BoxRow : Axis::BoxColumn;
    const Axis edged = ofRow ? Axis::RowWithEdge : Axis::ColumnWithEdge;
    if (by.in == by.out)
        return axis;
    if (by.out == 1)
        return Axis::One;
    if (by.out < by.in) {
        // A window in every place loses a part of the edge; one that jumps stands for what it covers.
        if (axis == edged && by.stride == 1 && by.out >= kSide)
            return by.out == kSide ? places : edged;
        return axis == places && by.window == 3 && by.stride == 3 ? boxes : Axis::Feature;
    }
    const bool known = axis == places || axis == boxes || axis == Axis::One;
    if (known && by.out == kSide)
        return places;
    return known && by.out == kSide / 3 ? boxes : Axis::Feature;
}

/// The same where it was padded.
Axis padded(Axis axis, int edge)
{
    if (edge == 0)
        return axis;
    if (axis == Axis::Row || axis == Axis::RowWithEdge)
        return Axis::RowWithEdge;
    return axis == Axis::Column || axis == Axis::ColumnWithEdge ? Axis::ColumnWithEdge : Axis::Feature;
}

Axis together(Axis a, Axis b)
{
    if (a == Axis::One || a == b)
        return b;
    return b == Axis::One ? a : Axis::Feature;
}

} // namespace

std::string toString(Shape shape)
{
    return "[" + std::to_string(shape.channels) + ", " + std::to_string(shape.rows) + ", "
        + std::to_string(shape.columns) + "]";
}

const char* toString(LayerKind kind)
{
    return factsOf(kind).name;
}

LayerWork workOf(const Layer& layer, Shape first, Shape out)
{
    const auto numbers = static_cast<std::uint64_t>(out.elements());
    switch (factsOf(layer.kind).work) {
    case Work::Weights:
        // They are those of all planes that come out, each used once for each place of its plane.
        return {.multiplyAdds = layer.weights.size() * static_cast<std::uint64_t>(out.rows * out.columns)};
    case Work::Columns:
        return {.multiplyAdds = numbers * static_cast<std::uint64_t>(first.columns)};
    case Work::Window:
        return {.otherOperations = numbers * static_cast<std::uint64_t>(layer.kernel.rows)
                * static_cast<std::uint64_t>(layer.kernel.columns)};
    case Work::Operation:
        return {.otherOperations = numbers};
    case Work::Move:
    case Work::Unset:
        break;
    }
    return {.moves = numbers};
}

Shape outputShape(const Layer& layer, const std::vector<Shape>& inputs, Shape unpooled)
{
    const KindFacts& facts = factsOf(layer.kind);
    const bool orMore = layer.kind == LayerKind::Concatenate;
    if (orMore ? inputs.size() < facts.inputs : inputs.size() != facts.inputs)
        throw Error(layer.words,
            std::string(facts.name) + " takes " + std::to_string(facts.inputs) + (orMore ? " or more" : "")
                + " inputs");
    const Shape x = inputs.front();
    switch (layer.kind) {
    case LayerKind::Convolution: {
        const int outChannels = static_cast<int>(layer.bias.size());
        if (layer.groups < 1 || outChannels % layer.groups != 0 || x.channels % layer.groups != 0)
            throw Error(layer.words, "channels don't divide into " + std::to_string(layer.groups) + " groups");
        const int weightCount = outChannels * (x.channels / layer.groups) * layer.kernel.rows * layer.kernel.columns;
        if (static_cast<int>(layer.weights.size()) != weightCount)
            throw Error(layer.words, "needs " + std::to_string(weightCount) + " weights");
        return {outChannels, windows(x.rows, layer.kernel.rows, layer.stride.rows, layer.words),
            windows(x.columns, layer.kernel.columns, layer.stride.columns, layer.words)};
    }
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::AveragePool:
        return {x.channels, windows(x.rows, layer.kernel.rows, layer.stride.rows, layer.words),
            windows(x.columns, layer.kernel.columns, layer.stride.columns, layer.words)};
    case LayerKind::MaxUnpool:
        if (inputs[0] != inputs[1] || unpooled.channels != x.channels)
            throw Error(layer.words, "values, indices and the unpooled shape must go together");
        return unpooled;
    case LayerKind::Upsample:
        return {x.channels, x.rows * layer.scale.rows, x.columns * layer.scale.columns};
    case LayerKind::Affine:
    case LayerKind::Relu:
    case LayerKind::Clamp:
    case LayerKind::Sigmoid:
    case LayerKind::Tanh:
    case LayerKind::Softmax:
    case LayerKind::AtLeast:
    case LayerKind::Gelu:
        return x;
    case LayerKind::RmsNormalise:
        if (!(layer.epsilon > 0))
            throw Error(layer.words, "needs an epsilon above 0");
        return x;
    case LayerKind::MatrixProduct: {
        const Shape other = inputs.at(1);
        if (x.columns != other.rows)
            throw Error(layer.words, toString(x) + " has no product with " + toString(other));
        return {broadcast(x.channels, other.channels, layer.words), x.rows, other.columns};
    }
    case LayerKind::Permute: {
        for (const Dimension each : {Dimension::Channels, Dimension::Rows, Dimension::Columns}) {
            if (std::ranges::count(layer.order, each) != 1)
                throw Error(layer.words, "an order names each dimension once");
        }
        return {extentOf(x, layer.order[0]), extentOf(x, layer.order[1]), extentOf(x, layer.order[2])};
    }
    case LayerKind::Pad:
        if (layer.edge.rows < 0 || layer.edge.columns < 0)
            throw Error(layer.words, "an edge is at least 0 wide");
        return {x.channels, x.rows + 2 * layer.edge.rows, x.columns + 2 * layer.edge.columns};
    case LayerKind::Minimum:
    case LayerKind::Maximum:
    case LayerKind::Add:
    case LayerKind::Subtract:
    case LayerKind::Multiply:
    case LayerKind::Select: {
        Shape result = x;
        for (const Shape other : inputs) {
            result = {broadcast(result.channels, other.channels, layer.words),
                broadcast(result.rows, other.rows, layer.words), broadcast(result.columns, other.columns, layer.words)};
        }
        return result;
    }
    case LayerKind::Reshape:
        if (unpooled.elements() != x.elements())
            throw Error(layer.words, toString(x) + " does not reshape to " + toString(unpooled));
        return unpooled;
    case LayerKind::Concatenate: {
        Shape result{0, x.rows, x.columns};
        for (const Shape other : inputs) {
            if (other.rows != x.rows || other.columns != x.columns)
                throw Error(layer.words, toString(other) + " does not stand behind " + toString(x));
            if (other.channels > std::numeric_limits<int>::max() - result.channels)
                throw Error(layer.words, "has too many channels");
            result.channels += other.channels;
        }
        return result;
    }
    }
    throw Error(layer.words, "unknown layer kind");
}

Axes outputAxes(const Layer& layer, const std::vector<Value>& inputs, Shape shape)
{
    const Value& x = inputs.front();
    const Axes windowed{x.axes.channels,
        resized(x.axes.rows, {x.shape.rows, shape.rows, layer.kernel.rows, layer.stride.rows}, true),
        resized(x.axes.columns, {x.shape.columns, shape.columns, layer.kernel.columns, layer.stride.columns}, false)};
    switch (layer.kind) {
    case LayerKind::Convolution: {
        const bool eachPlane = layer.groups == x.shape.channels && shape.channels == x.shape.channels;
        const Axis planes = shape.channels == 1 ? Axis::One : eachPlane ? x.axes.channels : Axis::Feature;
        return {planes, windowed.rows, windowed.columns};
    }
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::MaxUnpool:
    case LayerKind::Upsample:
    case LayerKind::AveragePool:
        return windowed;
    case LayerKind::Affine:
    case LayerKind::Relu:
    case LayerKind::Clamp:
    case LayerKind::Sigmoid:
    case LayerKind::Tanh:
    case LayerKind::Softmax:
    case LayerKind::AtLeast:
    case LayerKind::RmsNormalise:
    case LayerKind::Gelu:
        return x.axes;
    case LayerKind::MatrixProduct:
        return {together(x.axes.channels, inputs.at(1).axes.channels), x.axes.rows, inputs.at(1).axes.columns};
    case LayerKind::Permute:
        return {axisOf(x.axes, layer.order[0]), axisOf(x.axes, layer.order[1]), axisOf(x.axes, layer.order[2])};
    case LayerKind::Pad:
        return {x.axes.channels, padded(x.axes.rows, layer.edge.rows), padded(x.axes.columns, layer.edge.columns)};
    case LayerKind::Minimum:
    case LayerKind::Maximum:
    case LayerKind::Add:
    case LayerKind::Subtract:
    case LayerKind::Multiply:
    case LayerKind::Select:
    case LayerKind::Concatenate: {
        Axes axes = x.axes;
        for (const Value& other : inputs)
            axes = {together(axes.channels, other.axes.channels), together(axes.rows, other.axes.rows),
                together(axes.columns, other.axes.columns)};
        // What stands behind each other is more than one, and stands for different things.
        if (layer.kind == LayerKind::Concatenate)
            axes.channels = Axis::Feature;
        return axes;
    }
    case LayerKind::Reshape:
        break;
    }
    // The numbers stay in their order: where only lengths of 1 come and go the others are what they were.
    std::vector<std::pair<int, Axis>> known;
    for (const auto& [length, axis] : {std::pair(x.shape.channels, x.axes.channels),
             std::pair(x.shape.rows, x.axes.rows), std::pair(x.shape.columns, x.axes.columns)}) {
        if (length > 1)
            known.emplace_back(length, axis);
    }
    std::vector<int> wanted;
    for (const int length : {shape.channels, shape.rows, shape.columns}) {
        if (length > 1)
            wanted.push_back(length);
    }
    const bool same = std::ranges::equal(known, wanted, {}, &std::pair<int, Axis>::first);
    std::size_t next = 0;
    const auto take = [&](int length) { return length == 1 ? Axis::One : same ? known[next++].second : Axis::Feature; };
    Axes axes;
    axes.channels = take(shape.channels);
    axes.rows = take(shape.rows);
    axes.columns = take(shape.columns);
    return axes;
}

ChannelSource channelSource(const Network& network, const Layer& layer, int channel)
{
    ChannelSource source{0, channel};
    for (const ValueId input : layer.inputs) {
        const int channels = network.value(input).shape.channels;
        if (source.channel < channels)
            return source;
        source.channel -= channels;
        ++source.input;
    }
    throw Error(layer.words, "has no such output channel");
}

int firstChannelOf(const Network& network, const Layer& layer, int input)
{
    int first = 0;
    for (int before = 0; before < input; ++before)
        first += network.value(layer.inputs.at(static_cast<std::size_t>(before))).shape.channels;
    return first;
}

ValueId Network::find(std::string_view name) const
{
    const auto it = std::find_if(values.begin(), values.end(), [name](const Value& v) { return v.name == name; });
    return it == values.end() ? kNoValue : static_cast<ValueId>(it - values.begin());
}

ValueId Network::named(std::string_view name) const
{
    const ValueId value = find(name);
    if (value == kNoValue)
        throw Error(id, "no value named " + std::string(name));
    return value;
}

bool Network::isWhole() const
{
    return std::ranges::all_of(values, [](const Value& value) { return value.numbers == NumberKind::Whole; });
}

void Network::validate() const
{
    std::set<std::string> names;
    for (const Value& v : values) {
        if (v.name.empty() || !names.insert(v.name).second)
            throw Error(id, "value name '" + v.name + "' is empty or used twice");
        if (v.shape.channels < 1 || v.shape.rows < 1 || v.shape.columns < 1 || v.range.low > v.range.high)
            throw Error(v.name, "impossible shape or range");
    }

    std::vector<bool> known(values.size(), false);
    const auto requireExists = [&](ValueId v, const std::string& where) {
        if (v < 0 || static_cast<std::size_t>(v) >= values.size())
            throw Error(where, "names a value that does not exist");
    };
    const auto requireKnown = [&](ValueId v, const std::string& where) {
        requireExists(v, where);
        if (!known[static_cast<std::size_t>(v)])
            throw Error(where, "uses a value that is not computed yet");
    };
    for (const ValueId v : inputs) {
        requireExists(v, id);
        known[static_cast<std::size_t>(v)] = true;
    }

    std::size_t next = 0;
    for (const Group& group : groups) {
        if (group.firstLayer != next || group.layerCount == 0)
            throw Error(group.id, "groups must follow each other and hold a layer");
        for (const ValueId v : group.inputs)
            requireKnown(v, group.id);
        next += group.layerCount;
        if (next > layers.size())
            throw Error(group.id, "ends behind the last layer");
        for (std::size_t i = group.firstLayer; i < next; ++i) {
            const Layer& layer = layers[i];
            std::vector<Shape> shapes;
            for (const ValueId v : layer.inputs) {
                requireKnown(v, layer.words);
                shapes.push_back(value(v).shape);
            }
            if (layer.outputs.size() != factsOf(layer.kind).outputs)
                throw Error(layer.words, "wrong number of outputs");
            for (const ValueId v : layer.outputs) {
                requireExists(v, layer.words);
                if (known[static_cast<std::size_t>(v)])
                    throw Error(layer.words, "computes a value that is there already");
                known[static_cast<std::size_t>(v)] = true;
                if (outputShape(layer, shapes, value(v).shape) != value(v).shape)
                    throw Error(layer.words, "output shape " + toString(value(v).shape) + " is not the layer's");
            }
        }
        for (const ValueId v : group.outputs)
            requireKnown(v, group.id);
    }
    if (next != layers.size())
        throw Error(id, "a layer stands outside the groups");
    for (const ValueId v : outputs)
        requireKnown(v, id);
}

} // namespace convoku
