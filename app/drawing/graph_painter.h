// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_layout.h"
#include "app/drawing/network_graph.h"
#include "app/drawing/theme.h"

#include <QImage>

#include <map>

class QPainter;

namespace convoku {

/// Small pictures of values, for the nodes that make them.
using Thumbnails = std::map<ValueId, QImage>;

/// Everything that a picture of a network's graph shows.
struct GraphScene
{
    static constexpr int kAll = 1 << 30;

    const Network* network = nullptr;
    const NetworkGraph* graph = nullptr;
    const GraphLayout* layout = nullptr;
    int lookedAt = kAll; ///< layers (or groups), from the first one; the others are fainter
    int current = -1; ///< a node
    int cursor = -1; ///< a node: where the keyboard is
    int hovered = -1; ///< a node
    const Thumbnails* thumbnails = nullptr;
    int firstLit = -1; ///< nodes from here …
    int lastLit = -2; ///< … to here are what something else speaks of
    QString litName; ///< of that; it stands above each of them

    bool isLit(int node) const { return firstLit <= node && node <= lastLit; }
};

/// Position and scale of a graph in a picture.
struct GraphCamera
{
    static constexpr double kMaxZoom = 3;
    static constexpr double kReadable = 0.7; ///< from this zoom on nodes show all that they can

    QPointF origin; ///< of the layout in the picture
    double zoom = 1;

    QPointF toPicture(QPointF point) const { return origin + point * zoom; }
    QPointF toGraph(QPointF point) const { return (point - origin) / zoom; }
    QRectF toPicture(const QRectF& rect) const { return {toPicture(rect.topLeft()), rect.size() * zoom}; }
};

/// A layout with boxes that have room for what the painter writes into them.
GraphLayout layOut(const NetworkGraph& graph);

/// Draws the part of a graph that lies in an area. Boxes are layers, with their words, kind, numbers and output's
/// shape; colour and sign say what sort of operation it is. Boxes with round ends are what comes in and goes out. A
/// thick frame is the current layer; a bracket at the left, with a name, holds each that something else speaks of;
/// dashed and faint is what has not been looked at.
void paintGraph(
    QPainter& painter, const QRectF& area, const GraphScene& scene, const GraphCamera& camera, const Theme& theme);

} // namespace convoku
