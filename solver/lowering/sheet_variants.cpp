// SPDX-License-Identifier: MIT
// Where on the board a layer is, and the same numbers stored in another way.
#include "solver/error.h"
#include "solver/lowering/sheet.h"

#include <map>

namespace convoku::lowering {
namespace {

Spot everywhere(int channel, Board board, Grid grid)
{
    return {channel, {0, lengthOf(board, grid, Side::Rows)}, {0, lengthOf(board, grid, Side::Columns)}};
}

} // namespace

NodeId Sheet::ones(Grid grid)
{
    if (const auto known = m_ones.find(grid); known != m_ones.end())
        return known->second;
    // Ones are a bias; the convolution needs an input, but gives it no weights.
    const bool tooSmall = at(m_inputs.front()).placement.grid == Grid::Boxes && grid == Grid::Cells;
    const NodeId input = tooSmall ? upsampled(m_inputs.front()) : m_inputs.front();
    const Board board = m_network.board;
    const Placement out{board, grid, 1, {everywhere(0, board, grid)}};
    return m_ones[grid] = convolution({input}, {}, {1.F}, out, both(), 1);
}

NodeId Sheet::places(Grid grid, Side side)
{
    if (const auto known = m_places.find({grid, side}); known != m_places.end())
        return known->second;
    const int group = std::exchange(m_group, kPlacesGroup);
    const std::string words = std::exchange(m_words, "where on the board a place is");
    // k rows above there is a row, k + 1 above there is none: beyond the edge nothing stands.
    const Board board = m_network.board;
    const int length = lengthOf(board, grid, side);
    Placement out{board, grid, length, {}};
    std::vector<Weight> weights;
    const auto above = [&](int channel, int k, int weight) {
        weights.push_back({channel, 0, side == Side::Rows ? Tap{0, -k, 0, weight} : Tap{0, 0, -k, weight}});
    };
    for (int k = 0; k < length; ++k) {
        above(k, k, 1);
        if (k + 1 < length)
            above(k, k + 1, -1);
        out.spots.push_back(everywhere(k, board, grid));
    }
    const NodeId one = ones(grid);
    const NodeId node
        = convolution({one}, weights, std::vector<float>(static_cast<std::size_t>(length)), std::move(out), both(), 1);
    m_group = group;
    m_words = words;
    return m_places[{grid, side}] = node;
}

NodeId Sheet::phases(Side side)
{
    if (const auto known = m_phases.find(side); known != m_phases.end())
        return known->second;
    const NodeId of = places(Grid::Cells, side);
    const int group = std::exchange(m_group, kPlacesGroup);
    const std::string words = std::exchange(m_words, "where in its box a place is");
    const Board board = m_network.board;
    const int length = boxLength(board, side);
    Placement out{board, Grid::Cells, length, {}};
    std::vector<Weight> weights;
    for (int place = 0; place < board.side(); ++place)
        weights.push_back({place % length, 0, {place, 0, 0, 1}});
    for (int phase = 0; phase < length; ++phase)
        out.spots.push_back(everywhere(phase, board, Grid::Cells));
    const NodeId node
        = convolution({of}, weights, std::vector<float>(static_cast<std::size_t>(length)), std::move(out), both(), 1);
    m_group = group;
    m_words = words;
    return m_phases[side] = node;
}

NodeId Sheet::unfolded(NodeId from, const Placement& to, bool byPhase, bool rows, bool columns)
{
    // Each channel where its place is, and nothing elsewhere; then one of them is left to add up.
    const int high = at(from).range.high;
    const Placement has = at(from).placement;
    const NodeId read = byPhase ? upsampled(from) : from;
    std::vector<NodeId> inputs{read};
    std::vector<float> bias(static_cast<std::size_t>(has.channels));
    std::vector<Weight> weights;
    std::map<int, std::size_t> element; ///< of a channel, any one
    for (std::size_t i = 0; i < has.spots.size(); ++i)
        element.try_emplace(has.spots[i].channel, i);
    const auto mask = [&](Side side, NodeId node) {
        inputs.push_back(node);
        for (const auto& [channel, which] : element) {
            const int place = spanOf(to.spots[which], side).first;
            const int counted = byPhase ? place % boxLength(to.board, side) : place;
            weights.push_back({channel, inputs.size() - 1, {counted, 0, 0, high}});
            bias[static_cast<std::size_t>(channel)] -= static_cast<float>(high);
        }
    };
    for (const auto& [channel, which] : element)
        weights.push_back({channel, 0, {channel, 0, 0, 1}});
    if (rows)
        mask(Side::Rows, byPhase ? phases(Side::Rows) : places(to.grid, Side::Rows));
    if (columns)
        mask(Side::Columns, byPhase ? phases(Side::Columns) : places(to.grid, Side::Columns));
    Placement masked = at(read).placement;
    const NodeId there = convolution(inputs, weights, std::move(bias), std::move(masked), both(), high);
    weights.clear();
    for (const auto& [channel, which] : element)
        weights.push_back({to.spots[which].channel, 0, {channel, 0, 0, 1}});
    return convolution({there}, weights, std::vector<float>(static_cast<std::size_t>(to.channels)), to, both(), high);
}

NodeId Sheet::gatheredAlong(NodeId node, Side side)
{
    const Placement has = at(node).placement;
    const int high = at(node).range.high;
    const int length = has.lengthOf(side);
    Placement out = gathered(has, side);
    const NodeId where = places(has.grid, side);
    std::vector<Weight> weights;
    std::vector<float> bias(static_cast<std::size_t>(out.channels), static_cast<float>(-high));
    for (int place = 0; place < length; ++place) {
        for (int channel = 0; channel < has.channels; ++channel) {
            weights.push_back({channel * length + place, 0, {channel, 0, 0, 1}});
            weights.push_back({channel * length + place, 1, {place, 0, 0, high}});
        }
    }
    const NodeId masked = convolution({node, where}, weights, std::move(bias), out, both(), high);
    at(masked).full = false; // its spots say where its numbers will be
    weights.clear();
    for (int channel = 0; channel < out.channels; ++channel) {
        for (int away = 1 - length; away < length; ++away)
            weights.push_back({channel, 0, side == Side::Rows ? Tap{channel, away, 0, 1} : Tap{channel, 0, away, 1}});
    }
    const std::vector<float> zeros(static_cast<std::size_t>(out.channels));
    return convolution({masked}, weights, zeros, std::move(out), both(), high);
}

NodeId Sheet::upsampled(NodeId node)
{
    const std::pair key{node, Variant{Grid::Cells, false, false}};
    if (const auto known = m_variants.find(key); known != m_variants.end())
        return known->second;
    Node larger{placementOf(node, key.second), at(node).range, {}, m_words, m_group};
    larger.larger = node;
    return m_variants[key] = add(std::move(larger));
}

NodeId Sheet::onBoxes(NodeId node)
{
    const Placement has = at(node).placement;
    Placement out = placementOf(node, {Grid::Boxes, false, false});
    std::vector<Weight> weights;
    const int cells = has.board.side(); // of a box
    const int columns = has.board.boxColumns();
    for (int place = 0; place < cells; ++place) {
        for (int channel = 0; channel < has.channels; ++channel)
            weights.push_back({channel * cells + place, 0, {channel, place / columns, place % columns, 1}});
    }
    const std::vector<float> zeros(static_cast<std::size_t>(out.channels));
    const int high = at(node).range.high;
    return convolution({node}, weights, zeros, std::move(out), both(), high);
}

NodeId Sheet::variant(NodeId base, Variant wanted)
{
    const std::pair key{base, wanted};
    if (const auto known = m_variants.find(key); known != m_variants.end())
        return known->second;
    NodeId node = base;
    if (at(base).placement.grid != wanted.grid) {
        if (wanted.grid == Grid::Cells)
            node = upsampled(base);
        else if (const auto known = m_variants.find({base, {Grid::Boxes, false, false}}); known != m_variants.end())
            node = known->second;
        else
            node = m_variants[{base, {Grid::Boxes, false, false}}] = onBoxes(base);
    }
    if (wanted.rows) {
        const std::pair rows{base, Variant{wanted.grid, true, false}};
        const auto known = m_variants.find(rows);
        node = known != m_variants.end() ? known->second : (m_variants[rows] = gatheredAlong(node, Side::Rows));
    }
    if (wanted.columns)
        node = gatheredAlong(node, Side::Columns);
    return m_variants[key] = node;
}

} // namespace convoku::lowering
