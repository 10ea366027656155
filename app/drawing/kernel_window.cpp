// SPDX-License-Identifier: MIT
#include "app/drawing/kernel_window.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kMostOpened = 9;
constexpr qreal kFrameRadius = 8;
constexpr qreal kFrameLine = 2;
constexpr qreal kFrameOverhang = 6; ///< pixels, from the first and last number to the frame
constexpr qreal kWeightFont = 13;

/// Returns the range of rows and columns of the table that contains the visible taps.
std::optional<QRect> linesUnder(const TensorCut& cut, const std::vector<Tap>& taps)
{
    const TensorGeometry geometry(cut, QRectF());
    std::optional<QRect> lines;
    for (const Tap& tap : taps) {
        if (!cut.table || !cut.contains(tap.element))
            continue;
        const QRect cell(geometry.placeInTable(tap.element), QSize(1, 1));
        lines = lines ? lines->united(cell) : cell;
    }
    return lines;
}

TensorOpening linesToOpen(const TensorCut& cut, const std::vector<Tap>& taps)
{
    const auto lines = linesUnder(cut, taps);
    if (!lines)
        return {};
    if (lines->height() <= lines->width() && lines->height() <= kMostOpened)
        return {lines->top(), lines->height(), false};
    if (lines->width() <= kMostOpened)
        return {lines->left(), lines->width(), true};
    return {};
}

QString numberText(const TensorPicture& picture, ElementIndex element)
{
    if (picture.hidden)
        return QStringLiteral("?");
    const double number = picture.numbers.at(static_cast<std::size_t>(element.offsetIn(picture.shape)));
    return picture.numberKind == NumberKind::Real ? LayerWording::shortNumber(number) : LayerWording::number(number);
}

/// Draws a text, with a smaller font if it is too wide.
void writeInto(QPainter& painter, const QRectF& rect, const QString& text, qreal size, const QColor& colour)
{
    QFont font = pictureFont(size, QFont::DemiBold);
    if (const qreal width = QFontMetricsF(font).horizontalAdvance(text); width > rect.width())
        font = pictureFont(size * rect.width() / width, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Draws a text on a tile in the kernel's colour. The tile is empty unless it `counts`.
void paintTile(
    QPainter& painter, const QRectF& tile, const QString& text, bool counts, const QColor& colour, const Theme& theme)
{
    const bool filled = counts && !theme.inkOnly;
    const QColor ground = filled ? colour : theme.board;
    painter.setPen(QPen(colour, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    writeInto(
        painter, tile.adjusted(2, 0, -2, 0), text, kWeightFont, readableOn(filled ? theme.board : theme.label, ground));
}

void paintWeight(QPainter& painter, const QRectF& tile, double weight, const QColor& colour, const Theme& theme)
{
    paintTile(painter, tile, LayerWording::shortNumber(weight), weight != 0, colour, theme);
}

} // namespace

std::vector<Tap> KernelWindow::tapsOn(int picture, int inputs) const
{
    std::vector<Tap> found;
    const int which = writes ? picture - inputs : picture;
    std::copy_if(
        taps.begin(), taps.end(), std::back_inserter(found), [which](const Tap& tap) { return tap.input == which; });
    return found;
}

QColor KernelWindow::colour(const Theme& theme) const
{
    return family ? theme.family(*family) : theme.label;
}

TensorOpening openingFor(const TensorCut& cut, const std::vector<Tap>& taps)
{
    const TensorOpening opening = linesToOpen(cut, taps);
    return opening.count <= (opening.columns ? cut.openColumns : cut.openRows) ? opening : TensorOpening();
}

void keepRoomFor(TensorCut& cut, const std::vector<Tap>& taps)
{
    if (taps.empty() || !cut.table)
        return;
    // These taps may belong to a plane that is not shown.
    TensorCut shown = cut;
    if (!cut.isJoined())
        shown.channels = {taps.front().element.channel};
    const TensorOpening opening = linesToOpen(shown, taps);
    (opening.columns ? cut.openColumns : cut.openRows) = opening.count;
    cut.weighsPlanes = cut.overview && std::any_of(taps.begin(), taps.end(), [&taps](const Tap& tap) {
        return tap.element.channel != taps.front().element.channel;
    });
}

QRectF kernelFrame(const TensorGeometry& geometry, const std::vector<Tap>& taps, bool pools)
{
    QRectF frame;
    for (const Tap& tap : taps) {
        if (pools || !geometry.weight(tap.element).isEmpty())
            frame |= geometry.element(tap.element);
    }
    if (frame.isEmpty())
        return {};
    if (pools)
        return frame.adjusted(-kFrameLine, -kFrameLine, kFrameLine, kFrameLine);
    const qreal beyond = std::min(kFrameOverhang, geometry.cell() * 0.4);
    return geometry.opening().columns ? frame.adjusted(0, -beyond, 0, beyond) : frame.adjusted(-beyond, 0, beyond, 0);
}

void paintKernelWindow(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    const std::vector<Tap>& taps, const QColor& colour, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QRectF frame = kernelFrame(geometry, taps); !frame.isEmpty()) {
        if (!theme.inkOnly) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(withAlpha(theme.thickLine, 0.12));
            painter.drawRoundedRect(frame.adjusted(-1, 1, 1, 4), kFrameRadius, kFrameRadius);
        }
        painter.setPen(QPen(colour, kFrameLine));
        painter.setBrush(theme.inkOnly ? theme.board : blended(theme.board, colour, 0.12));
        painter.drawRoundedRect(frame, kFrameRadius, kFrameRadius);
    }
    constexpr qreal kApart = 2;
    for (const Tap& tap : taps) {
        const QRectF tile = geometry.weight(tap.element);
        if (tile.isEmpty())
            continue;
        paintWeight(painter, tile.adjusted(kApart, kApart + 2, -kApart, -kApart), tap.weight, colour, theme);
        const QRectF cell = geometry.number(tap.element).adjusted(kApart, kApart, -kApart, -kApart);
        const double number = picture.numbers.at(static_cast<std::size_t>(tap.element.offsetIn(picture.shape)));
        const QColor ground = heatColour(picture.hidden ? 0 : number, picture.range, theme);
        painter.setPen(QPen(theme.thinLine, 1));
        painter.setBrush(ground);
        painter.drawRoundedRect(cell, 3, 3);
        writeInto(painter, cell, numberText(picture, tap.element), std::min(15.0, cell.height() * 0.6),
            readableOn(number == 0 ? theme.label : theme.givenDigit, ground));
    }
    if (geometry.cut().weighsPlanes) {
        for (const Tap& tap : taps) {
            const QRectF tile = geometry.smallWeight(tap.element.channel);
            if (tile.isEmpty())
                continue;
            // The small pictures are too small for numbers, so the tile shows both factors.
            const double number = picture.numbers.at(static_cast<std::size_t>(tap.element.offsetIn(picture.shape)));
            if (picture.hidden)
                paintWeight(painter, tile, tap.weight, colour, theme);
            else
                paintTile(painter, tile,
                    QStringLiteral("%1·%2").arg(
                        LayerWording::shortNumber(tap.weight), numberText(picture, tap.element)),
                    tap.weight * number != 0, colour, theme);
        }
    }
    painter.restore();
}

void paintPoolWindow(QPainter& painter, const QRectF& frame, const QColor& colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kFrameLine));
    painter.setBrush(withAlpha(colour, 0.12));
    painter.drawRoundedRect(frame, kFrameLine * 2, kFrameLine * 2);
    painter.restore();
}

void paintKernelResult(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    ElementIndex element, const QColor& colour, const Theme& theme)
{
    const QRectF cell = geometry.number(element);
    if (cell.isEmpty() || !hasRoomForNumbers(geometry, picture))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = theme.inkOnly ? theme.board : colour;
    painter.setPen(QPen(colour, kFrameLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), 4, 4);
    writeInto(painter, cell, numberText(picture, element), std::min(20.0, cell.height() * 0.66),
        readableOn(theme.board, ground));
    painter.restore();
}

void paintSumArrow(
    QPainter& painter, QPointF from, QPointF to, const QString& word, const QColor& colour, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kFrameLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(from, to);
    QTransform turned = QTransform::fromTranslate(to.x(), to.y());
    turned.rotate(-QLineF(from, to).angle());
    painter.drawPolyline(turned.map(QPolygonF{{-6, -5}, {0, 0}, {-6, 5}}));
    painter.setFont(pictureFont(kWeightFont, QFont::DemiBold));
    painter.setPen(readableOn(colour, theme.background));
    const qreal above = std::min(from.y(), to.y()) - 24;
    painter.drawText(QRectF(from.x(), above, to.x() - from.x(), 20), Qt::AlignCenter | Qt::TextDontClip, word);
    painter.restore();
}

} // namespace convoku
