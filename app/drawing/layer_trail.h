// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "solver/run/layer_word.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace convoku {

/// The layers of a step in a thin strip from the left to the right: what comes in, then each word of them ("count",
/// "equals 1") in columns of its own; what can be computed side by side stands one above the other.
struct LayerTrail
{
    /// What comes in, or a layer.
    struct Stop
    {
        int layer = 0; ///< of the group, from 1; 0: it comes in
        ValueId value = kNoValue;
        int column = 0;
        int lane = 0; ///< from above
        int lanes = 1; ///< in its column
    };
    struct Word
    {
        QString text;
        int firstColumn = 0;
        int lastColumn = 0;
        int firstLayer = 0; ///< of the group, from 1; 0: it comes in
        int lastLayer = 0;
    };
    /// From stop to stop. One that passes columns by runs below them; not all of those are drawn where there are many.
    struct Line
    {
        int from = 0;
        int to = 0;
        int below = -1; ///< the lane under the stops; −1: straight on to the next column
    };
    static constexpr int kMostBelow = 2;

    std::vector<Stop> stops;
    std::vector<Word> words;
    std::vector<Line> lines;
    int columns = 0;
    int lanes = 1; ///< in the highest column
    int below = 0; ///< lanes under the stops

    /// The stop of a layer of the group, from 1.
    int stopOf(int layer) const;
};

LayerTrail trailOf(const Network& network, const Group& group);

/// Where it lies. It needs a certain width; more of it is shared out.
class LayerTrailGeometry
{
public:
    /// scale: how much larger than usual letters and pictures are.
    LayerTrailGeometry(const LayerTrail& trail, qreal width, qreal scale = 1);
    static qreal heightFor(const LayerTrail& trail, qreal scale = 1);
    /// Small squares in one row, without words and lines, in the width that there is.
    static LayerTrailGeometry compact(const LayerTrail& trail, qreal width, qreal scale = 1);
    static qreal compactHeight(qreal scale = 1);
    bool isCompact() const { return m_words.empty(); }

    const QSizeF& size() const { return m_size; }
    qreal scale() const { return m_scale; }
    /// The square of a stop's picture.
    const QRectF& stop(int which) const { return m_stops.at(static_cast<std::size_t>(which)); }
    const QRectF& word(int which) const { return m_words.at(static_cast<std::size_t>(which)); }
    /// The way of a line, with its corners.
    QPolygonF line(const LayerTrail::Line& line) const;
    /// The stop at a place, with some room around it; −1: none.
    int stopAt(QPointF point) const;

private:
    explicit LayerTrailGeometry(qreal scale)
        : m_scale(scale)
    {
    }

    qreal m_scale;
    QSizeF m_size;
    qreal m_below = 0; ///< where the lanes under the stops begin
    std::vector<QRectF> m_stops;
    std::vector<QRectF> m_words;
};

struct LayerTrailScene
{
    const LayerTrail* trail = nullptr;
    const Thumbnails* thumbnails = nullptr; ///< may be null: empty squares
    int current = 0; ///< layer of the group, from 1; 0: none
    int done = 0; ///< layers that have run; the others are faint
    int firstLit = 0; ///< layers from here …
    int lastLit = -1; ///< … to here are what something else speaks of
    std::optional<QRectF> frame = {}; ///< on its way to the current layer, in place of that one's own
    int hovered = -1; ///< a stop
    bool asked = false; ///< what the current layer makes is asked for: "?" in its place, and nothing in what follows
};

/// Leaves the painter as it was.
void paintLayerTrail(
    QPainter& painter, const LayerTrailGeometry& geometry, const LayerTrailScene& scene, const Theme& theme);

} // namespace convoku
