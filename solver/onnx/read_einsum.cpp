// SPDX-License-Identifier: MIT
// Sums of products that a line of letters describes, where it is a product of matrices.
#include "solver/onnx/node_context.h"

#include <algorithm>
#include <string>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;

/// "bij,bjk->bik"
struct Equation
{
    std::string a;
    std::string b;
    std::string out;
};

Equation equationOf(const NodeContext& node)
{
    std::string text = node.text("equation", "");
    std::erase(text, ' ');
    const std::size_t comma = text.find(',');
    const std::size_t arrow = text.find("->");
    const bool isKnown = comma != std::string::npos && arrow != std::string::npos && comma < arrow;
    Equation made;
    if (isKnown)
        made = {text.substr(0, comma), text.substr(comma + 1, arrow - comma - 1), text.substr(arrow + 2)};
    const auto isList = [](const std::string& letters) {
        const bool areLetters = std::ranges::all_of(
            letters, [](char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); });
        return areLetters && std::ranges::all_of(letters, [&](char l) { return std::ranges::count(letters, l) == 1; });
    };
    if (!isKnown || !isList(made.a) || !isList(made.b) || !isList(made.out))
        failOnnx(Code::Attribute, "equation");
    return made;
}

bool has(const std::string& letters, char letter)
{
    return letters.find(letter) != std::string::npos;
}

/// Returns the positions in `letters` of each letter of `wanted`. Fails if a letter is missing.
std::vector<std::size_t> placesIn(const std::string& letters, const std::string& wanted)
{
    std::vector<std::size_t> places;
    for (const char letter : wanted) {
        if (!has(letters, letter))
            failOnnx(Code::Attribute, "equation");
        places.push_back(letters.find(letter));
    }
    return places;
}

Dims extentsOf(const std::string& letters, const Dims& dims, const std::string& wanted)
{
    Dims made;
    for (const std::size_t place : placesIn(letters, wanted))
        made.push_back(dims[place]);
    return made;
}

std::int64_t productOf(const Dims& dims)
{
    return extentOf(dims, 0, dims.size());
}

/// A value and a constant: sums along the letters that both have and the result has not.
void withWeights(NodeContext& node, const Equation& equation, const GraphTensor& x, const Constant& weights)
{
    std::string summed;
    std::string kept;
    for (const char letter : equation.a)
        (has(equation.out, letter) ? kept : summed) += letter;
    std::string made;
    for (const char letter : equation.b) {
        if (has(equation.out, letter))
            made += letter;
        if (has(equation.out, letter) && has(equation.a, letter)) // other weights for each
            failOnnx(Code::Attribute, "equation");
    }
    if ((made + summed).size() != equation.b.size() || (kept + made).size() != equation.out.size())
        failOnnx(Code::Attribute, "equation");
    GraphTensor lines = node.maker().transposed(x, placesIn(equation.a, kept + summed));
    const Dims keptDims = extentsOf(equation.a, x.dims, kept);
    const Constant turned = transposed(weights, placesIn(equation.b, made + summed));
    const Dims madeDims = extentsOf(equation.b, weights.dims, made);
    if (extentsOf(equation.b, weights.dims, summed) != extentsOf(equation.a, x.dims, summed))
        failOnnx(Code::FittingShapes, {}, x.dims);
    lines.dims = keptDims;
    lines.dims.push_back(productOf(extentsOf(equation.a, x.dims, summed)));
    const std::vector<double> none(static_cast<std::size_t>(productOf(madeDims)), 0.);
    node.maker().takeNumbers(static_cast<std::int64_t>(turned.numbers.size()));
    GraphTensor sums = node.maker().weighted(lines, keptDims.size(), turned.numbers, none);
    sums.dims = keptDims;
    sums.dims.insert(sums.dims.end(), madeDims.begin(), madeDims.end());
    node.set(0, node.maker().transposed(sums, placesIn(kept + made, equation.out)));
}

/// Two values: a matrix product for each place of the letters that both and the result have.
void ofValues(NodeContext& node, const Equation& equation, const GraphTensor& a, const GraphTensor& b)
{
    std::string each;
    std::string rows;
    std::string summed;
    std::string columns;
    for (const char letter : equation.a) {
        if (has(equation.b, letter))
            (has(equation.out, letter) ? each : summed) += letter;
        else
            rows += letter;
    }
    std::ranges::copy_if(
        equation.b, std::back_inserter(columns), [&](char letter) { return !has(equation.a, letter); });
    if ((each + rows + columns).size() != equation.out.size())
        failOnnx(Code::Attribute, "equation");
    TensorMaker& maker = node.maker();
    const Dims eachDims = extentsOf(equation.a, a.dims, each);
    const Dims rowDims = extentsOf(equation.a, a.dims, rows);
    const Dims sumDims = extentsOf(equation.a, a.dims, summed);
    const Dims columnDims = extentsOf(equation.b, b.dims, columns);
    if (extentsOf(equation.b, b.dims, each) != eachDims || extentsOf(equation.b, b.dims, summed) != sumDims)
        failOnnx(Code::FittingShapes, {}, a.dims);
    const auto matrix = [&](const GraphTensor& x, const std::string& letters, const std::string& order,
                            const Dims& high, const Dims& wide) {
        const GraphTensor turned = maker.transposed(x, placesIn(letters, order));
        return maker.view(turned,
            {static_cast<int>(productOf(eachDims)), static_cast<int>(productOf(high)),
                static_cast<int>(productOf(wide))});
    };
    GraphTensor made;
    made.dims = eachDims;
    made.dims.insert(made.dims.end(), rowDims.begin(), rowDims.end());
    made.dims.insert(made.dims.end(), columnDims.begin(), columnDims.end());
    elementsOf(made.dims, maker.limits().elements);
    made.value = maker.matrixProduct(matrix(a, equation.a, each + rows + summed, rowDims, sumDims),
        matrix(b, equation.b, each + summed + columns, sumDims, columnDims));
    node.set(0, maker.transposed(made, placesIn(each + rows + columns, equation.out)));
}

} // namespace

void readEinsum(NodeContext& node)
{
    Equation equation = equationOf(node);
    const auto letters = [](const GraphTensor& x) { return x.constant ? x.constant->dims.size() : 1 + x.dims.size(); };
    const GraphTensor* a = &(node.isConstant(0) ? node.any(0) : node.value(0));
    const GraphTensor* b = &(node.isConstant(1) ? node.any(1) : node.value(1));
    if (node.inputs() != 2 || (a->constant && b->constant))
        failOnnx(Code::Attribute, "equation");
    if (equation.a.size() != letters(*a) || equation.b.size() != letters(*b) || a->leading != 0 || b->leading != 0)
        failOnnx(Code::Rank, {}, a->constant ? b->dims : a->dims);
    if (a->constant) {
        std::swap(a, b);
        std::swap(equation.a, equation.b);
    }
    // The puzzles are the first dimension of each value, and of what comes out.
    const char puzzles = equation.a.front();
    if (equation.out.empty() || equation.out.front() != puzzles || has(equation.b, puzzles) != !b->constant
        || (!b->constant && equation.b.front() != puzzles))
        failOnnx(Code::Batch);
    equation.a.erase(0, 1);
    equation.out.erase(0, 1);
    if (b->constant)
        return withWeights(node, equation, *a, *b->constant);
    equation.b.erase(0, 1);
    ofValues(node, equation, *a, *b);
}

} // namespace convoku
