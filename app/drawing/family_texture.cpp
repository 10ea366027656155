// SPDX-License-Identifier: MIT
#include "app/drawing/family_texture.h"

#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace convoku {
namespace {

/// Period of the strokes, in pixels.
constexpr int kTile = 24;
/// Share of the board's colour in the strokes: they are visible, and the hue remains that of the family.
constexpr double kStroke = 0.5;

/// From the lower left to the upper right, or from the upper left; so far apart, the first one `at` behind the corner.
void drawSlanted(QPainter& painter, bool rises, int apart, int at)
{
    for (int x = at - kTile; x < 2 * kTile; x += apart) {
        if (rises)
            painter.drawLine(QPointF(x, kTile), QPointF(x + kTile, 0));
        else
            painter.drawLine(QPointF(x, 0), QPointF(x + kTile, kTile));
    }
}

} // namespace

QBrush familyTexture(RuleFamily family, const Theme& theme, qreal devicePixelRatio)
{
    const int side = std::max(1, static_cast<int>(std::lround(kTile * devicePixelRatio)));
    QPixmap tile(side, side);
    const QColor& colour = theme.family(family);
    tile.fill(theme.inkOnly ? theme.board : colour);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(static_cast<qreal>(side) / kTile, static_cast<qreal>(side) / kTile);
    painter.setPen(QPen(theme.inkOnly ? colour : blended(colour, theme.board, kStroke), 1, Qt::SolidLine, Qt::FlatCap));
    switch (family) {
    case RuleFamily::NakedSingle:
        drawSlanted(painter, true, 12, 0);
        break;
    case RuleFamily::Pointing:
        for (int row = 0; row < kTile / 3; ++row) {
            for (int x = row % 2 * 4; x < kTile; x += 8)
                painter.drawLine(QPointF(x, row * 3 + 1.5), QPointF(x + 4, row * 3 + 1.5));
        }
        break;
    case RuleFamily::HiddenSingle:
        drawSlanted(painter, false, 4, 0);
        break;
    case RuleFamily::NakedPair:
        drawSlanted(painter, true, 8, 0);
        drawSlanted(painter, true, 8, 3);
        break;
    case RuleFamily::HiddenPair:
        drawSlanted(painter, false, 8, 0);
        drawSlanted(painter, false, 8, 3);
        break;
    case RuleFamily::Fish:
        for (int at = 2; at < kTile; at += 6) {
            painter.drawLine(QPointF(at + 0.5, 0), QPointF(at + 0.5, kTile));
            painter.drawLine(QPointF(0, at + 0.5), QPointF(kTile, at + 0.5));
        }
        break;
    case RuleFamily::Claiming:
        for (int y = 1; y < kTile; y += 4)
            painter.drawLine(QPointF(0, y + 0.5), QPointF(kTile, y + 0.5));
        break;
    case RuleFamily::Other:
        for (int x = 2; x < kTile; x += 6)
            painter.drawLine(QPointF(x + 0.5, 0), QPointF(x + 0.5, kTile));
        break;
    }
    painter.end();
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(1 / devicePixelRatio, 1 / devicePixelRatio));
    return brush;
}

} // namespace convoku
