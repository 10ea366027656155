// SPDX-License-Identifier: MIT
#include "app/drawing/all_windows.h"

#include "app/drawing/kernel_painter.h"
#include "app/drawing/tensor_painter.h"
#include "solver/run/inspection.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <set>

namespace convoku {
namespace {

/// By input and plane, what the taps of one element span.
std::map<std::pair<int, int>, WindowBox> boxesOf(const ElementWindow& window)
{
    std::map<std::pair<int, int>, WindowBox> boxes;
    for (const Tap& tap : window.taps) {
        if (tap.weight == 0)
            continue;
        const ElementIndex at = tap.element;
        const auto [entry, isNew]
            = boxes.try_emplace({tap.input, at.channel}, WindowBox{at.channel, at.row, at.column, 1, 1});
        if (isNew)
            continue;
        WindowBox& box = entry->second;
        const int bottom = std::max(box.row + box.rows, at.row + 1);
        const int right = std::max(box.column + box.columns, at.column + 1);
        box.row = std::min(box.row, at.row);
        box.column = std::min(box.column, at.column);
        box.rows = bottom - box.row;
        box.columns = right - box.column;
    }
    return boxes;
}

} // namespace

AllWindows allWindowsOf(const Network& network, const Layer& layer)
{
    const Shape shape = network.value(layer.outputs.front()).shape;
    std::vector<std::set<WindowBox>> seen(layer.inputs.size());
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementWindow window = windowOf(network, layer, 0, ElementIndex::at(offset, shape));
        for (const auto& [where, box] : boxesOf(window))
            seen.at(static_cast<std::size_t>(where.first)).insert(box);
    }
    AllWindows all;
    all.numbers = shape.elements();
    for (const std::set<WindowBox>& input : seen)
        all.inputs.emplace_back(input.begin(), input.end());
    return all;
}

std::vector<WindowBox> windowBoxesOf(const Network& network, const Layer& layer, ElementIndex element, int input)
{
    std::vector<WindowBox> boxes;
    for (const auto& [where, box] : boxesOf(windowOf(network, layer, 0, element))) {
        if (where.first == input)
            boxes.push_back(box);
    }
    return boxes;
}

void paintWindows(
    QPainter& painter, const TensorGeometry& geometry, const std::vector<WindowBox>& windows, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor light = theme.family(RuleFamily::Pointing);
    QColor tint = light;
    tint.setAlphaF(0.10F);
    const qreal pixel = geometry.pixel();
    const qreal thickness = geometry.cell() >= 20 ? std::max(2.0, pixel) : pixel;
    // Half the gap between two of them.
    const qreal inside = geometry.cell() >= 20 ? 2 : geometry.cell() >= 10 ? 1 : 0;
    for (const WindowBox& window : windows) {
        const ElementIndex first{window.channel, window.row, window.column};
        const ElementIndex last{window.channel, window.row + window.rows - 1, window.column + window.columns - 1};
        if (geometry.cut().contains(first) && geometry.cut().contains(last)) {
            const QRectF rect = geometry.element(first).united(geometry.element(last));
            const QRectF frame = rect.adjusted(inside, inside, -inside - pixel, -inside - pixel);
            painter.fillRect(frame, tint);
            paintSharpFrame(painter, frame, thickness, light);
        }
    }
    // Planes that are only seen small have one for all of theirs.
    std::set<int> planes;
    for (const WindowBox& window : windows)
        planes.insert(window.channel);
    for (const int channel : planes) {
        if (const QRectF square = geometry.small(channel); !square.isEmpty() && geometry.cut().placeOf(channel) < 0)
            paintSharpFrame(painter, square.adjusted(-1, -1, 1, 1), std::max(2.0, pixel), light);
    }
    painter.restore();
}

void paintAllNumbers(QPainter& painter, const TensorGeometry& geometry, const Theme& theme)
{
    std::vector<WindowBox> numbers;
    const Shape shape = geometry.shape();
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        numbers.push_back({element.channel, element.row, element.column, 1, 1});
    }
    paintWindows(painter, geometry, numbers, theme);
}

void paintNoNumbers(QPainter& painter, const TensorGeometry& geometry, const Theme& theme)
{
    paintNotReached(painter, geometry, {geometry.shape(), 0, true}, -1, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int channel = 0; channel < geometry.shape().channels; ++channel) {
        if (const QRectF square = geometry.small(channel); !square.isEmpty())
            painter.fillRect(square, blended(theme.background, theme.thinLine, 0.5));
    }
    painter.restore();
}

} // namespace convoku
