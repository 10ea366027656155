// SPDX-License-Identifier: MIT
#include "app/exporting/graph_picture.h"

#include "app/wording/graph_wording.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

void paint(QPainter& painter, const GraphPicture& picture, const NetworkGraph& graph, const GraphLayout& layout)
{
    const Theme& theme = Theme::of(picture.theme);
    const QRectF all(QPointF(), layout.size());
    painter.fillRect(all, theme.background);
    GraphScene scene{picture.network, &graph, &layout};
    scene.thumbnails = picture.thumbnails;
    paintGraph(painter, all, scene, {}, theme);
}

NetworkGraph graphOf(const GraphPicture& picture)
{
    return picture.group ? graphOf(*picture.network, *picture.group) : graphOfGroups(*picture.network);
}

} // namespace

QImage graphImage(const GraphPicture& picture, double pixelRatio)
{
    const NetworkGraph graph = graphOf(picture);
    const GraphLayout layout = layOut(graph);
    const double ratio = std::max(pixelRatio, 0.1);
    const QSizeF size = layout.size() * ratio;
    QImage image(
        static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())), QImage::Format_RGB32);
    image.setDevicePixelRatio(std::max(ratio, 1.0));
    image.fill(Theme::of(picture.theme).background);
    QPainter painter(&image);
    painter.scale(std::min(ratio, 1.0), std::min(ratio, 1.0)); // the image's own ratio counts for nothing below 1
    paint(painter, picture, graph, layout);
    return image;
}

QByteArray graphSvg(const GraphPicture& picture)
{
    const NetworkGraph graph = graphOf(picture);
    const GraphLayout layout = layOut(graph);
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // Units of the picture are those of the layout.
    svg.setResolution(96);
    svg.setSize(layout.size().toSize());
    svg.setViewBox(QRectF(QPointF(), layout.size()));
    svg.setTitle(graphTitle(picture));
    QPainter painter(&svg);
    paint(painter, picture, graph, layout);
    painter.end();
    return buffer.data();
}

QString graphTitle(const GraphPicture& picture)
{
    return picture.group ? GraphWording::group(*picture.group) : GraphWording::pass();
}

} // namespace convoku
