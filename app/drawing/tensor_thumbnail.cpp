// SPDX-License-Identifier: MIT
#include "app/drawing/tensor_thumbnail.h"

#include "app/drawing/tensor_painter.h"

#include <QPainter>

#include <algorithm>

namespace convoku {

QImage tensorThumbnail(Shape shape, Range range, std::span<const float> numbers, const Theme& theme, int side)
{
    // Choose the number of planes side by side that makes the picture about square.
    int across = 1;
    while (across * across * (shape.columns + 1) < shape.channels * (shape.rows + 1))
        ++across;
    across = std::min(across, shape.channels);
    const int down = (shape.channels + across - 1) / across;
    const int width = across * (shape.columns + 1) - 1; // a gap of one element between planes
    const int height = down * (shape.rows + 1) - 1;
    const int scale = std::max(1, std::min(side / width, side / height));
    QImage image(width * scale, height * scale, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int channel = 0; channel < shape.channels; ++channel) {
        const int left = channel % across * (shape.columns + 1);
        const int top = channel / across * (shape.rows + 1);
        for (int row = 0; row < shape.rows; ++row) {
            for (int column = 0; column < shape.columns; ++column) {
                const int index = (channel * shape.rows + row) * shape.columns + column;
                const double number = numbers[static_cast<std::size_t>(index)];
                painter.fillRect(
                    (left + column) * scale, (top + row) * scale, scale, scale, heatColour(number, range, theme));
            }
        }
    }
    return image;
}

} // namespace convoku
