// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"
#include "tests/onnx/onnx_runtime.h"
#include "tests/support/puzzle_files.h"

#include <QDir>
#include <QString>

#include <algorithm>
#include <fstream>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace convoku::testing {

/// Interval of the tested puzzles among the 600: every tenth if the test runs with all others.
#ifdef CONVOKU_EVERY_PUZZLE
inline constexpr int kOnePuzzleOf = 1;
#else
inline constexpr int kOnePuzzleOf = 10;
#endif

/// 400 of 17 givens, 100 of magictour, 100 of the forum's hardest; where those collections are not there, the puzzles
/// that ship. Then every kOnePuzzleOf-th of them. `from` says which they are.
inline std::vector<Grid> formPuzzles(QString& from)
{
    std::vector<Grid> puzzles;
    const auto take = [&puzzles](const std::vector<Grid>& of, std::size_t most) {
        puzzles.insert(puzzles.end(), of.begin(), of.begin() + static_cast<std::ptrdiff_t>(std::min(most, of.size())));
    };
    take(collection("17_clue.txt"), 400);
    take(collection("magictour_top1465.txt"), 100);
    take(collection("forum_hardest_1106.txt"), 100);
    from = QStringLiteral("17_clue, magictour, forum_hardest");
    if (puzzles.empty()) {
        from = QStringLiteral("resources/collections");
        const QDir folder(QStringLiteral(CONVOKU_COLLECTIONS));
        for (const QString& name : folder.entryList({QStringLiteral("*.sdm")}, QDir::Files, QDir::Name)) {
            std::ifstream file(folder.filePath(name).toStdString());
            for (std::string line; std::getline(file, line);) {
                if (line.size() >= kCells && line.front() != '#')
                    puzzles.push_back(gridOf(std::string_view(line).substr(0, kCells)));
            }
        }
    }
    std::vector<Grid> taken;
    for (std::size_t i = 0; i < puzzles.size(); i += kOnePuzzleOf)
        taken.push_back(puzzles[i]);
    return taken;
}

/// Each puzzle as it begins.
inline std::vector<State> statesOf(std::span<const Grid> puzzles)
{
    std::vector<State> states(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        states[i].candidates = puzzles[i].startingCandidates();
    return states;
}

/// A value as the host of a form lays it out: a number everywhere on a plane; a board by ONNX' definition of
/// SpaceToDepth, out[(i·3 + k)·C + c, y, x] = in[c, 3y + i, 3x + k].
inline Tensor laidOut(const Tensor& tensor, Shape wanted)
{
    const Shape has = tensor.shape;
    if (has == wanted)
        return tensor;
    Tensor laid(tensor.count, wanted);
    for (int n = 0; n < tensor.count; ++n) {
        const auto from = tensor.of(n);
        const auto to = laid.of(n);
        if (has == Shape{1, 1, 1}) {
            std::ranges::fill(to, from.front());
            continue;
        }
        if (has.rows != 9 || has.columns != 9 || wanted != Shape{has.channels * 9, 3, 3})
            throw std::runtime_error("no host lays out like that");
        for (int c = 0; c < has.channels; ++c) {
            for (int row = 0; row < 9; ++row) {
                for (int column = 0; column < 9; ++column) {
                    const int channel = (row % 3 * 3 + column % 3) * has.channels + c;
                    to[static_cast<std::size_t>((channel * 3 + row / 3) * 3 + column / 3)]
                        = from[static_cast<std::size_t>((c * 9 + row) * 9 + column)];
                }
            }
        }
    }
    return laid;
}

/// Returns the tensors that a host passes in: `inputs` are in the network's order and get the names of its inputs.
inline std::vector<OnnxTensor> onnxInputs(const Network& network, const std::vector<Tensor>& inputs)
{
    std::vector<OnnxTensor> tensors;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const Value& value = network.value(network.inputs.at(i));
        Tensor laid = laidOut(inputs[i], value.shape);
        tensors.push_back({value.name, {laid.count, value.shape.channels, value.shape.rows, value.shape.columns},
            std::move(laid.data)});
    }
    return tensors;
}

} // namespace convoku::testing
