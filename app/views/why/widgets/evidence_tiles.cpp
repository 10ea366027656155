// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/evidence_tiles.h"

#include "app/drawing/theme.h"
#include "app/window/parts/style.h"

#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kRowGap = 4;
constexpr std::size_t kSpacedTerms = 4; // up to so many there is room for plus signs

} // namespace

EvidenceTiles::EvidenceTiles(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("why_tiles"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void EvidenceTiles::setTiles(const LayerTiles& tiles, const QColor& colour, const QColor& onColour)
{
    m_tiles = tiles;
    m_colour = colour;
    m_onColour = onColour;
    setAccessibleName(TileWording::text(tiles));
    setAccessibleDescription(tiles.caption);
    setToolTip(TileWording::text(tiles));
    updateGeometry();
    update();
}

int EvidenceTiles::side() const
{
    return fontMetrics().height() + 4;
}

int EvidenceTiles::gap() const
{
    return fontMetrics().horizontalAdvance(QLatin1Char('0'));
}

bool EvidenceTiles::isSpaced() const
{
    return m_tiles.terms.size() <= kSpacedTerms;
}

/// A long sum has narrower tiles where there is no room for square ones.
int EvidenceTiles::leastTerm() const
{
    return isSpaced() ? side() : fontMetrics().horizontalAdvance(QLatin1Char('0')) + 4;
}

int EvidenceTiles::term() const
{
    const int terms = static_cast<int>(m_tiles.terms.size());
    return isSpaced() ? side() : std::clamp((width() - sumWidth(0)) / terms, leastTerm(), side());
}

int EvidenceTiles::sumWidth(int term) const
{
    const int terms = static_cast<int>(m_tiles.terms.size());
    const QFontMetrics metrics(demiBold(font()));
    const int between = isSpaced() ? 2 * gap() + metrics.horizontalAdvance(QLatin1Char('+')) : 2;
    return terms * term + (terms - 1) * between + 2 * gap()
        + metrics.horizontalAdvance(QStringLiteral("= %1").arg(m_tiles.sum));
}

int EvidenceTiles::answerWidth() const
{
    const QFontMetrics metrics(demiBold(font()));
    return metrics.horizontalAdvance(m_tiles.question) + metrics.horizontalAdvance(TileWording::answer(m_tiles.yes))
        + side() + 8 * gap();
}

QSize EvidenceTiles::sizeHint() const
{
    return {sumWidth(side()) + 2 * gap() + answerWidth(), side()};
}

QSize EvidenceTiles::minimumSizeHint() const
{
    return {std::max(sumWidth(leastTerm()), answerWidth()), side()};
}

int EvidenceTiles::heightForWidth(int width) const
{
    return width >= sizeHint().width() ? side() : 2 * side() + kRowGap;
}

void EvidenceTiles::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor muted = palette().color(QPalette::PlaceholderText);
    const QColor edge = blended(palette().color(QPalette::Window), text, 0.25);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (mirrored) { // sums are read from the left in any language
        painter.translate(std::max(0, width() - sizeHint().width()), 0);
    }
    int x = 0;
    int y = 0;
    const auto write = [&](const QString& what, const QColor& colour, bool bold) {
        painter.setFont(bold ? demiBold(font()) : font());
        painter.setPen(colour);
        const int advance = QFontMetrics(painter.font()).horizontalAdvance(what);
        painter.drawText(QRect(x, y, advance + 1, side()), Qt::AlignLeft | Qt::AlignVCenter, what);
        x += advance;
    };
    const auto tile = [&](int number, bool counts, int width) {
        const QRectF square(x + 0.5, y + 0.5, width - 1, side() - 1);
        painter.setPen(QPen(counts ? m_colour : edge, 1));
        painter.setBrush(counts ? QBrush(m_colour) : Qt::NoBrush);
        painter.drawRoundedRect(square, 3, 3);
        painter.setFont(counts ? demiBold(font()) : font());
        painter.setPen(counts ? m_onColour : text);
        painter.drawText(square, Qt::AlignCenter, QString::number(number));
        x += width;
    };
    const auto arrow = [&] {
        painter.setPen(QPen(muted, 1.2));
        const qreal middle = y + side() / 2.0;
        const qreal from = x + gap();
        const qreal to = from + 1.4 * gap();
        painter.drawLine(QPointF(from, middle), QPointF(to, middle));
        painter.drawPolyline(QPolygonF{{to - 3, middle - 3}, {to, middle}, {to - 3, middle + 3}});
        x = static_cast<int>(to) + gap();
    };
    for (std::size_t i = 0; i < m_tiles.terms.size(); ++i) {
        if (i > 0 && isSpaced()) {
            x += gap();
            write(QStringLiteral("+"), muted, false);
            x += gap();
        } else if (i > 0) {
            x += 2;
        }
        tile(m_tiles.terms[i], m_tiles.terms[i] != 0, term());
    }
    x += gap();
    write(QStringLiteral("= "), muted, false);
    write(QString::number(m_tiles.sum), text, true);
    if (width() < sizeHint().width()) {
        x = 0;
        y = side() + kRowGap;
    }
    arrow();
    write(m_tiles.question, text, false);
    arrow();
    tile(m_tiles.yes ? 1 : 0, m_tiles.yes, side());
    x += gap();
    write(TileWording::answer(m_tiles.yes), text, true);
}

} // namespace convoku
