// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/function_plot.h"
#include "app/drawing/kernel_painter.h"
#include "app/drawing/layer_scene.h"
#include "app/exporting/picture.h"

#include <memory>
#include <optional>

namespace convoku {

/// Contents of a picture of one layer, for documents: its inputs and outputs, its kernel, and for one number of the
/// output the window and the arithmetic.
struct LayerPicture
{
    std::shared_ptr<const Inspection> values;
    const Layer* layer = nullptr; ///< of the values' network
    QString address; ///< where in the run: "17.4.2"
    std::optional<OutputElement> element = {};
    Theme::Kind theme = Theme::Kind::Light;
    bool numbers = true; ///< in the elements, where there is room for them
    /// Only the planes that the element is made of, and of a large output only the one that it stands in; numbers only
    /// in large cells.
    bool closeUp = false;
    std::vector<TensorCut> cuts = {}; ///< what is drawn of the inputs, then of the outputs; empty: all
    /// All windows and all numbers of the output instead of those of one element.
    bool allAtOnce = false;
    bool plot = false; ///< of what an element-wise layer makes of each number, in place of its sign
    /// Width of the file in pixels. The layout follows it: the page gets higher, and the outputs are drawn below the
    /// inputs if numbers could not be read otherwise. 0: the usual layout, for any size.
    int width = 0;
};

/// The least height of digits that can be read, in pixels.
inline constexpr qreal kReadableNumber = 10;

/// The picture's layout, and its parts as they are drawn.
class LayerPage
{
public:
    static constexpr int kWidth = 960;
    static constexpr int kCloseUpWidth = 720;
    static constexpr int kLeastWidth = 480;
    /// In the picture's units.
    static int widthOf(const LayerPicture& picture);

    /// pixelRatio: device pixels for one of the picture's units. `arithmetic`: with room for it, whatever is picked.
    LayerPage(const LayerPicture& picture, qreal pixelRatio, bool arithmetic);

    const QSizeF& size() const { return m_size; }
    /// Returns the height of the smallest numbers, in the picture's units; 0 if no numbers are written.
    qreal smallestNumber() const;
    /// All that is the same for every element.
    void paintStill(QPainter& painter) const;
    /// The kernel; and of an element its window, its place and its arithmetic.
    void paintElement(QPainter& painter, const std::optional<OutputElement>& element) const;
    /// The kernel, all windows over the input, and what that means; over the output: nothing yet, or all numbers.
    void paintAllAtOnce(QPainter& painter, bool filled) const;
    /// Covers what a slide has not come to, in every output.
    void paintReached(QPainter& painter, const SlideOrder& order, int place) const;

private:
    TensorPicture& pictureAt(std::size_t picture);
    TensorArrangement arrangementIn(QRectF room);
    void paintBelow(QPainter& painter, const std::optional<OutputElement>& element) const;
    void paintArithmetic(QPainter& painter, const QString& text) const;
    TensorGeometry geometryOf(std::size_t picture) const;

    LayerPicture m_picture;
    LayerScene m_scene;
    std::vector<TensorCut> m_cuts; ///< of inputs, then outputs
    qreal m_ratio;
    std::vector<QRectF> m_areas; ///< of inputs, then outputs
    QRectF m_arrow;
    bool m_isStacked = false; ///< the outputs are below the inputs
    QRectF m_kernel;
    QRectF m_arithmetic; ///< empty: there is none
    QRectF m_sentence;
    QSizeF m_size;
};

/// A layer's page as a Picture. The theme is the one that it is painted in, not the layer picture's.
class LayerDrawing : public Picture
{
public:
    /// pixelRatio: image pixels for one of the picture's units; lines lie on whole ones.
    explicit LayerDrawing(LayerPicture picture, qreal pixelRatio = 1);

    QSizeF size() const override;
    QString title() const override;
    void paint(QPainter& painter, Theme::Kind theme) const override;

private:
    LayerPicture m_picture;
    qreal m_ratio;
    QSizeF m_size;
};

/// In the picture's theme. pixelRatio: at least 0.1.
QImage layerImage(const LayerPicture& picture, double pixelRatio = 1);
/// The file's contents, by the format; PNG with so many pixels for each unit.
QByteArray layerBytes(const LayerPicture& picture, PictureFormat format, double pixelRatio = 1);
/// Returns the title of the picture: "17.4.2 · Hidden single in row · layer 2 of 8: count over the row"
QString layerTitle(const LayerPicture& picture);

} // namespace convoku
