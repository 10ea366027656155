// SPDX-License-Identifier: MIT
#include "app/drawing/graph_signs.h"

#include <QPainter>
#include <QPainterPath>

#include <iterator>

namespace convoku {
namespace {

/// Draws in a square from (0, 0) to (1, 1).
class Pencil
{
public:
    Pencil(QPainter& painter, const QRectF& square, const QColor& colour)
        : m_painter(painter)
        , m_square(square)
        , m_colour(colour)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(colour, square.width() * 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    ~Pencil() { m_painter.restore(); }
    Pencil(const Pencil&) = delete;
    Pencil& operator=(const Pencil&) = delete;

    void line(std::initializer_list<QPointF> points)
    {
        QPolygonF polygon;
        for (const QPointF& point : points)
            polygon << at(point);
        m_painter.drawPolyline(polygon);
    }
    void rect(double x, double y, double width, double height, bool filled = false)
    {
        const QRectF rect(at({x, y}), QSizeF(width * m_square.width(), height * m_square.height()));
        if (filled)
            m_painter.fillRect(rect, m_colour);
        else
            m_painter.drawRect(rect);
    }
    void dot(double x, double y, double radius)
    {
        m_painter.setBrush(m_colour);
        m_painter.drawEllipse(at({x, y}), radius * m_square.width(), radius * m_square.width());
        m_painter.setBrush(Qt::NoBrush);
    }

private:
    QPointF at(QPointF point) const
    {
        return m_square.topLeft() + QPointF(point.x() * m_square.width(), point.y() * m_square.height());
    }

    QPainter& m_painter;
    QRectF m_square;
    QColor m_colour;
};

struct LayerSign
{
    OperationFamily family;
    void (*draw)(Pencil& pencil);
};

/// In the order of LayerKind.
constexpr LayerSign kSigns[] = {
    // Convolution: a window
    {OperationFamily::Convolution,
        [](Pencil& pencil) {
            pencil.rect(0.06, 0.06, 0.88, 0.88);
            pencil.line({{0.35, 0.06}, {0.35, 0.94}});
            pencil.line({{0.65, 0.06}, {0.65, 0.94}});
            pencil.line({{0.06, 0.35}, {0.94, 0.35}});
            pencil.line({{0.06, 0.65}, {0.94, 0.65}});
            pencil.rect(0.35, 0.35, 0.3, 0.3, true);
        }},
    // MaxPool: many to one
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.line(
                {{0.05, 0.12}, {0.95, 0.12}, {0.62, 0.6}, {0.62, 0.92}, {0.38, 0.92}, {0.38, 0.6}, {0.05, 0.12}});
        }},
    // MaxPoolWithIndices
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.line(
                {{0.05, 0.12}, {0.95, 0.12}, {0.62, 0.6}, {0.62, 0.92}, {0.38, 0.92}, {0.38, 0.6}, {0.05, 0.12}});
            pencil.dot(0.9, 0.84, 0.07);
        }},
    // MaxUnpool: one to its place
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.rect(0.06, 0.06, 0.88, 0.88);
            pencil.dot(0.66, 0.36, 0.14);
        }},
    // Upsample: one to many
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.line(
                {{0.38, 0.08}, {0.62, 0.08}, {0.62, 0.4}, {0.95, 0.88}, {0.05, 0.88}, {0.38, 0.4}, {0.38, 0.08}});
        }},
    // Affine
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.08, 0.92}, {0.08, 0.08}});
            pencil.line({{0.08, 0.92}, {0.92, 0.92}});
            pencil.line({{0.08, 0.7}, {0.9, 0.2}});
        }},
    // Relu
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.82}, {0.46, 0.82}, {0.96, 0.14}});
        }},
    // Clamp
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.3, 0.86}, {0.7, 0.14}, {0.96, 0.14}});
        }},
    // Minimum: the sign for “and”
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.line({{0.1, 0.88}, {0.5, 0.12}, {0.9, 0.88}});
        }},
    // Maximum: and for “or”
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.line({{0.1, 0.12}, {0.5, 0.88}, {0.9, 0.12}});
        }},
    // Add
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.5, 0.1}, {0.5, 0.9}});
            pencil.line({{0.1, 0.5}, {0.9, 0.5}});
        }},
    // Subtract
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.1, 0.5}, {0.9, 0.5}});
        }},
    // Multiply
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.16, 0.16}, {0.84, 0.84}});
            pencil.line({{0.16, 0.84}, {0.84, 0.16}});
        }},
    // Select: a switch
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.dot(0.14, 0.2, 0.09);
            pencil.dot(0.86, 0.2, 0.09);
            pencil.line({{0.5, 0.92}, {0.5, 0.62}, {0.82, 0.24}});
        }},
    // Reshape
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.rect(0.06, 0.34, 0.52, 0.6);
            pencil.rect(0.36, 0.06, 0.58, 0.4);
        }},
    // Permute: two change places
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.line({{0.08, 0.3}, {0.92, 0.3}});
            pencil.line({{0.7, 0.1}, {0.92, 0.3}, {0.7, 0.5}});
            pencil.line({{0.92, 0.72}, {0.08, 0.72}});
            pencil.line({{0.3, 0.52}, {0.08, 0.72}, {0.3, 0.92}});
        }},
    // Pad: a frame around what was there
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.rect(0.06, 0.06, 0.88, 0.88);
            pencil.rect(0.32, 0.32, 0.36, 0.36, true);
        }},
    // AveragePool: the funnel, with a level in it
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.line(
                {{0.05, 0.12}, {0.95, 0.12}, {0.62, 0.6}, {0.62, 0.92}, {0.38, 0.92}, {0.38, 0.6}, {0.05, 0.12}});
            pencil.line({{0.3, 0.36}, {0.7, 0.36}});
        }},
    // Sigmoid: an S from the ground up
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.26, 0.82}, {0.4, 0.68}, {0.6, 0.32}, {0.74, 0.18}, {0.96, 0.14}});
        }},
    // Tanh: the same around a middle
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.26, 0.82}, {0.4, 0.68}, {0.6, 0.32}, {0.74, 0.18}, {0.96, 0.14}});
            pencil.line({{0.06, 0.5}, {0.3, 0.5}});
            pencil.line({{0.7, 0.5}, {0.94, 0.5}});
        }},
    // Softmax: shares
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.14, 0.92}, {0.14, 0.7}});
            pencil.line({{0.38, 0.92}, {0.38, 0.12}});
            pencil.line({{0.62, 0.92}, {0.62, 0.56}});
            pencil.line({{0.86, 0.92}, {0.86, 0.78}});
        }},
    // Concatenate: one on the other
    {OperationFamily::Sampling,
        [](Pencil& pencil) {
            pencil.rect(0.12, 0.08, 0.76, 0.3, true);
            pencil.rect(0.12, 0.38, 0.76, 0.54);
        }},
    // AtLeast: a step
    {OperationFamily::Logic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.5, 0.86}, {0.5, 0.14}, {0.96, 0.14}});
        }},
    // MatrixProduct: a row and a column
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.rect(0.06, 0.62, 0.42, 0.3, true);
            pencil.rect(0.62, 0.06, 0.3, 0.42);
            pencil.dot(0.77, 0.77, 0.09);
        }},
    // RmsNormalise: bars up to a line
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.06, 0.3}, {0.94, 0.3}});
            pencil.line({{0.24, 0.92}, {0.24, 0.46}});
            pencil.line({{0.5, 0.92}, {0.5, 0.12}});
            pencil.line({{0.76, 0.92}, {0.76, 0.6}});
        }},
    // Gelu: the relu, with a dip for its bend
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.72}, {0.2, 0.76}, {0.36, 0.86}, {0.48, 0.82}, {0.6, 0.66}, {0.96, 0.14}});
        }},
    // Exp: it grows faster and faster
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.4, 0.82}, {0.62, 0.7}, {0.78, 0.46}, {0.88, 0.1}});
        }},
    // Log: and slower and slower
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.14, 0.92}, {0.2, 0.6}, {0.34, 0.38}, {0.6, 0.22}, {0.96, 0.14}});
        }},
    // Power: a parabola
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line(
                {{0.08, 0.1}, {0.22, 0.58}, {0.36, 0.82}, {0.5, 0.88}, {0.64, 0.82}, {0.78, 0.58}, {0.92, 0.1}});
        }},
    // Erf: an S around a middle, with its limits
    {OperationFamily::Arithmetic,
        [](Pencil& pencil) {
            pencil.line({{0.04, 0.86}, {0.3, 0.84}, {0.42, 0.7}, {0.58, 0.3}, {0.7, 0.16}, {0.96, 0.14}});
            pencil.line({{0.5, 0.94}, {0.5, 0.06}});
        }},
};
static_assert(std::size(kSigns) == static_cast<std::size_t>(kLastLayerKind) + 1);

const LayerSign& signOf(LayerKind kind)
{
    return kSigns[static_cast<std::size_t>(kind)];
}

} // namespace

OperationFamily operationFamily(LayerKind kind)
{
    return signOf(kind).family;
}

QColor operationColour(OperationFamily family, const Theme& theme)
{
    static_assert(Theme::kOperationHues == kOperationFamilies);
    return theme.operations[static_cast<std::size_t>(family)];
}

void paintLayerSign(QPainter& painter, const QRectF& square, LayerKind kind, const QColor& colour)
{
    Pencil pencil(painter, square, colour);
    signOf(kind).draw(pencil);
}

void paintPortSign(QPainter& painter, const QRectF& square, bool comesIn, const QColor& colour)
{
    Pencil pencil(painter, square, colour);
    pencil.line({{0.5, 0.06}, {0.5, 0.66}});
    pencil.line({{0.26, 0.42}, {0.5, 0.66}, {0.74, 0.42}});
    const double y = comesIn ? 0.94 : 0.06;
    pencil.line({{0.1, y}, {0.9, y}});
}

} // namespace convoku
