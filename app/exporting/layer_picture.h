// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/kernel_painter.h"
#include "app/painting/layer_scene.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace convoku {

/// What a picture of one layer is to show, for documents: what it reads and what it makes of it, its kernel, and for
/// one number of the output the window and the arithmetic.
struct LayerPicture
{
    std::shared_ptr<const Inspection> values;
    const Layer* layer = nullptr; ///< of the values' network
    QString address; ///< where in the run: "17.4.2"
    std::optional<OutputElement> element = {};
    Theme::Kind theme = Theme::Kind::Light;
    bool numbers = true; ///< in the elements, where there is room for them
};

/// The picture's layout, and its parts as they are drawn.
class LayerPage
{
public:
    static constexpr int kWidth = 960;

    /// pixelRatio: device pixels for one of the picture's units. `arithmetic`: with room for it, whatever is picked.
    LayerPage(const LayerPicture& picture, qreal pixelRatio, bool arithmetic);

    const QSizeF& size() const { return m_size; }
    /// All that is the same for every element.
    void paintStill(QPainter& painter) const;
    /// The kernel; and of an element its window, its place and its arithmetic.
    void paintElement(QPainter& painter, const std::optional<OutputElement>& element) const;
    /// Covers what a slide has not come to, in every output.
    void paintReached(QPainter& painter, const SlideOrder& order, int place) const;

private:
    TensorGeometry geometryOf(std::size_t picture) const;

    LayerPicture m_picture;
    LayerScene m_scene;
    qreal m_ratio;
    std::vector<QRectF> m_areas; ///< of inputs, then outputs
    QRectF m_arrow;
    QRectF m_kernel;
    QRectF m_arithmetic; ///< empty: there is none
    QRectF m_sentence;
    QSizeF m_size;
};

/// pixelRatio: image pixels for one of the picture's units, at least 0.1.
QImage layerImage(const LayerPicture& picture, double pixelRatio = 1);
/// UTF-8. Letters stay letters, in the program's font where the reader has it.
QByteArray layerSvg(const LayerPicture& picture);
/// What the picture is called: "17.4.2 · Hidden single in row · layer 2 of 8: count over the row"
QString layerTitle(const LayerPicture& picture);

} // namespace convoku
