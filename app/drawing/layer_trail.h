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
/// "equals 1") with its layers, in the order in which they run.
struct LayerTrail
{
    /// An input of the step, or a layer.
    struct Stop
    {
        int layer = 0; ///< of the group, from 1; 0: it comes in
        ValueId value = kNoValue;
        int word = 0;
    };
    struct Word
    {
        QString text;
        QString end; ///< what the last layer computes: "places for the digit in the house"; empty of what comes in
        int firstStop = 0;
        int lastStop = 0;
        int firstLayer = 0; ///< of the group, from 1; 0: it comes in
        int lastLayer = 0;

        int stops() const { return lastStop - firstStop + 1; }
    };

    std::vector<Stop> stops;
    std::vector<Word> words;

    /// The stop of a layer of the group, from 1.
    int stopOf(int layer) const;
};

LayerTrail trailOf(const Network& network, const Group& group);

/// The range of layers, from 1, whose words are open: they show each layer.
struct OpenLayers
{
    int first = 1;
    int last = 1 << 20;
};

/// Lays out a strip: one picture per word, and one per layer of an open word. Extra width is shared among the words. In
/// a wide strip each word has its end below it, beside its picture, if all of them fit.
class LayerTrailGeometry
{
public:
    /// scale: how much larger than usual letters and pictures are.
    LayerTrailGeometry(const LayerTrail& trail, qreal width, qreal scale = 1, OpenLayers open = {});
    static qreal heightFor(qreal scale = 1);
    /// Small squares in one row, without words, in the width that there is.
    static LayerTrailGeometry compact(const LayerTrail& trail, qreal width, qreal scale = 1);
    static qreal compactHeight(qreal scale = 1);
    bool isCompact() const { return m_words.empty(); }

    const QSizeF& size() const { return m_size; }
    qreal scale() const { return m_scale; }
    /// The square of a stop's picture. Those of a word that is not open share one.
    const QRectF& stop(int which) const { return m_stops.at(static_cast<std::size_t>(which)); }
    const QRectF& word(int which) const { return m_words.at(static_cast<std::size_t>(which)); }
    /// The place for a word and its end, beside the picture; empty if the word stands below its pictures, without end.
    const QRectF& besides(int which) const { return m_besides.at(static_cast<std::size_t>(which)); }
    /// Returns true if each layer of the word has its own picture.
    bool isOpen(int word) const { return m_words.empty() || m_open.at(static_cast<std::size_t>(word)); }
    /// The stop at a place, with some room around it: the last one of a word that is not open; −1: none.
    int stopAt(QPointF point) const;

private:
    explicit LayerTrailGeometry(qreal scale)
        : m_scale(scale)
    {
    }

    qreal m_scale;
    QSizeF m_size;
    std::vector<QRectF> m_stops;
    std::vector<QRectF> m_words;
    std::vector<QRectF> m_besides; ///< by word
    std::vector<bool> m_open; ///< by word
};

struct LayerTrailScene
{
    const LayerTrail* trail = nullptr;
    const Thumbnails* thumbnails = nullptr; ///< may be null: empty squares
    int current = 0; ///< layer of the group, from 1; 0: none
    int done = 0; ///< layers that have run; the others are faint
    std::optional<QRectF> frame = {}; ///< on its way to the current layer, in place of that one's own
    int hovered = -1; ///< a stop
    bool asked = false; ///< what the current layer makes is asked for: "?" in its place, and nothing in what follows
};

/// Leaves the painter as it was.
void paintLayerTrail(
    QPainter& painter, const LayerTrailGeometry& geometry, const LayerTrailScene& scene, const Theme& theme);

} // namespace convoku
