// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_geometry.h"
#include "app/drawing/theme.h"

#include <compare>
#include <vector>

class QPainter;

namespace convoku {

/// The part of an input's plane that one number of an output is made of: what its taps span there, without those of
/// weight 0.
struct WindowBox
{
    int channel = 0;
    int row = 0;
    int column = 0;
    int rows = 1;
    int columns = 1;

    friend constexpr auto operator<=>(const WindowBox&, const WindowBox&) = default;
};

/// Windows of all numbers of a layer's first output, which are computed in one step.
struct AllWindows
{
    std::vector<std::vector<WindowBox>> inputs; ///< by input, ascending, each once
    int numbers = 0; ///< of the output
};
AllWindows allWindowsOf(const Network& network, const Layer& layer);
/// Returns what one number of the first output reads from an input, on each of its planes.
std::vector<WindowBox> windowBoxesOf(const Network& network, const Layer& layer, ElementIndex element, int input);

/// A frame round each, a little inside, so that neighbours can be told apart. Leaves the painter as it was.
void paintWindows(
    QPainter& painter, const TensorGeometry& geometry, const std::vector<WindowBox>& windows, const Theme& theme);
/// The same round each number of an output.
void paintAllNumbers(QPainter& painter, const TensorGeometry& geometry, const Theme& theme);
/// Covers an output of which no number is there yet.
void paintNoNumbers(QPainter& painter, const TensorGeometry& geometry, const Theme& theme);

} // namespace convoku
