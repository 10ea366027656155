// SPDX-License-Identifier: MIT
#include "solver/network/text/part_builder.h"

#include "solver/network/text/learned_words.h"
#include "solver/network/text/part_interface.h"
#include "solver/network/text/part_weights.h"
#include "solver/network/text/results.h"

#include <algorithm>

namespace convoku::text {

PartBuilder::PartBuilder(
    NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, PartOptions options)
    : Learning(net, part)
    , m_options(options)
{
    const auto names = inputsOf(part.kind);
    for (std::size_t i = 0; i < names.size(); ++i)
        m_values[std::string(names[i])] = inputs.at(i);
    for (std::size_t i = 0; i < part.memories.size(); ++i)
        m_values[part.memories[i].name] = inputs.at(names.size() + i);
}

std::vector<ValueId> PartBuilder::build()
{
    const auto names = resultsOf(m_part.kind);
    ValueId last = kNoValue;
    for (const PartText::Line& line : m_part.lines) {
        m_line = &line;
        m_made = 0;
        m_leftOut = false;
        const std::size_t before = m_net.layerCount();
        const std::int64_t workBefore = m_work;
        // The number of missing words is reported after all layers of the line have been counted.
        last = value(line.value);
        if (m_made == 0 && !m_leftOut)
            failPart(line.value, Expected::Layer);
        if (!line.words.empty() && m_made != line.words.size() && !m_leftOut)
            throw PartMistake{{Expected::Words, line.place, {}, {}, static_cast<int>(m_made), {}, {}}};
        m_found.push_back({line.place.line, line.name, m_net.shapeOf(last), m_net.rangeOf(last),
            m_net.layerCount() - before, m_work - workBefore, m_net.numbersOf(last)});
        if (line.name.empty())
            break;
        m_values[line.name] = last;
        if (std::ranges::count(names, line.name) > 0)
            m_net.named(last, line.name);
        else if (line.name == m_part.cause || line.name == m_part.count
            || std::ranges::count(m_part.kept, line.name) > 0)
            m_net.namedInGroup(ofCandidates(last), line.name);
    }
    if (m_part.kind == PartText::Kind::Rule) {
        needResult(m_net, m_part.lines.back(), last, resultNamed("candidates", m_net.board()));
        needAllUsed();
        std::vector<ValueId> results{last};
        for (const PartText::Memory& memory : m_part.memories) {
            results.push_back(m_values.at(memory.next));
            needRemembered(
                m_net, *std::ranges::find(m_part.lines, memory.next, &PartText::Line::name), results.back(), memory);
        }
        return results;
    }
    std::vector<ValueId> results;
    for (std::size_t i = 0; i < names.size(); ++i) {
        results.push_back(m_values.at(std::string(names[i])));
        const auto line = std::ranges::find_if(
            m_part.lines, [name = names[i]](const PartText::Line& each) { return each.name == name; });
        needResult(m_net, *line, results.back(), resultNamed(names[i], m_net.board()));
    }
    return results;
}

ValueId PartBuilder::ofCandidates(ValueId value)
{
    const bool unknown = m_net.axesOf(value) == Axes{Axis::Feature, Axis::Feature, Axis::Feature};
    const bool fits = m_net.shapeOf(value) == Shape{m_side, m_side, m_side};
    return m_part.kind == PartText::Kind::Rule && unknown && fits ? m_net.withAxes(value, kCandidatesAxes) : value;
}

ValueId PartBuilder::value(const Expression& expression)
{
    switch (expression.kind) {
    case Kind::Name: {
        const auto found = m_values.find(expression.text);
        if (found == m_values.end())
            failPart(expression, Expected::KnownName);
        return found->second;
    }
    case Kind::Not: {
        const ValueId a = logical(expression.operands.at(0));
        return fitting(expression, {a}, [&](std::string name) { return m_net.notA(a, name); });
    }
    case Kind::And:
    case Kind::Or: {
        const ValueId a = logical(expression.operands.at(0));
        const ValueId b = logical(expression.operands.at(1));
        return fitting(expression, {a, b}, [&](std::string name) {
            return expression.kind == Kind::And ? m_net.andBoth(a, b, name) : m_net.orEither(a, b, name);
        });
    }
    case Kind::Call:
        return call(expression);
    case Kind::Number:
    case Kind::List:
        break;
    }
    failPart(expression, Expected::Value);
}

ValueId PartBuilder::logical(const Expression& expression)
{
    const ValueId result = whole(expression);
    const Range range = m_net.rangeOf(result);
    if (range.low < 0 || range.high > 1)
        throw PartMistake{{Expected::Logical, expression.place, {}, expression.text, 0, {}, range}};
    return result;
}

ValueId PartBuilder::whole(const Expression& expression)
{
    const ValueId result = value(expression);
    if (m_net.numbersOf(result) != NumberKind::Whole)
        failPart(expression, Expected::WholeValue);
    return result;
}

Extent PartBuilder::extent(const Expression& axis, Shape shape) const
{
    if (axis.kind == Kind::Name) {
        const std::string& name = axis.text;
        const Board board = m_net.board();
        const auto is = [&](const char* word, HouseKind kind) {
            return name == word
                || (name == "house" && m_options.house == kind && !m_options.ownHouse && !m_part.noHouse);
        };
        if (is("row", HouseKind::Row))
            return {1, m_side};
        if (is("column", HouseKind::Column))
            return {m_side, 1};
        if (is("box", HouseKind::Box))
            return {board.boxRows(), board.boxColumns()};
        if (name == "board")
            return {m_side, m_side};
        if (name == "plane")
            return {shape.rows, shape.columns};
        if (name == "place" && m_values.contains("values")) // as laid() puts them
            return {1, m_side};
        const bool line = m_options.house != HouseKind::Box && !m_options.ownHouse && !m_part.noHouse;
        const bool row = m_options.house == HouseKind::Row;
        if (line && name == "part")
            return row ? Extent{1, board.boxColumns()} : Extent{board.boxRows(), 1};
        if (line && name == "parts")
            return row ? Extent{board.boxRows(), 1} : Extent{1, board.boxColumns()};
        if (line && name == "boxes") // as many beside one another as a box has rows
            return row ? Extent{1, board.boxRows()} : Extent{board.boxColumns(), 1};
    }
    failPart(axis, Expected::Axis);
}

ValueId PartBuilder::call(const Expression& call)
{
    const std::string& name = call.text;
    if (name == "count" || name == "spread" || name == "largest" || name == "average")
        return over(call, call);
    if (name == "bent")
        return bentCount(call);
    if (name == "permute")
        return permute(call);
    if ((name == "laid" || name == "unlaid") && m_part.kind == PartText::Kind::Rule)
        return laid(call);
    if (takesTensors(name) && m_part.kind == PartText::Kind::Rule && !m_part.laid)
        return ofTensors(call);
    if (name == "padded")
        return padded(call);
    if (name == "softmax" || name == "rms_normalise")
        return alongLine(call);
    if (name == "matrix_product")
        return matrixProduct(call);
    if (name == "joined")
        return joined(call);
    if (name == "slide")
        return slide(call);
    if (name == "convolution")
        return convolution(call);
    if (name == "reshape")
        return reshape(call);
    if (name == "within" && m_part.kind != PartText::Kind::Rule)
        return within(call);
    if (name == "option" && m_part.kind == PartText::Kind::Search)
        return option(call);
    if (name == "equals" || name == "scaled" || name == "clamp" || name == "at_least")
        return withNumbers(call);
    if (name == "any" || name == "relu" || name == "pick_one" || name == "sigmoid" || name == "tanh"
        || name == "gelu") {
        needArguments(call, {""});
        const ValueId a = name == "any" ? whole(call.operands[0]) : value(call.operands[0]);
        return fitting(call, {a}, [&](std::string layerName) {
            return name == "any"    ? m_net.any(a, layerName)
                : name == "relu"    ? m_net.relu(a, layerName)
                : name == "sigmoid" ? m_net.sigmoid(a, layerName)
                : name == "tanh"    ? m_net.tanh(a, layerName)
                : name == "gelu"    ? m_net.gelu(a, layerName)
                                    : m_net.pickOne(a, layerName);
        });
    }
    if (name == "select") {
        needArguments(call, {"", "", ""});
        const ValueId a = value(call.operands[0]);
        const ValueId b = value(call.operands[1]);
        const ValueId s = logical(call.operands[2]);
        return fitting(call, {a, b, s}, [&](std::string layerName) { return m_net.select(a, b, s, layerName); });
    }
    return ofTwo(call);
}

ValueId PartBuilder::ofTensors(const Expression& call)
{
    if (call.operands.size() < 2 || call.operands[1].kind != Kind::Name)
        failPart(call, Expected::Arguments, 2);
    const ValueId a = value(call.operands[0]);
    return call.text == "learned"   ? learned(call, a)
        : call.text == "normalised" ? normalised(call, a)
                                    : weighted(call, a);
}

} // namespace convoku::text
