// SPDX-License-Identifier: MIT
#include "app/drawing/chain_geometry.h"

#include "app/drawing/fonts.h"
#include "app/wording/chain_wording.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kChainGeometryMargin = 14;
constexpr qreal kChainGeometryGap = 16; ///< between columns
constexpr qreal kChainGeometryMostArcs = 84; ///< how far arcs reach to the left
constexpr qreal kLeastArcs = 24;
constexpr qreal kChevron = 12;
constexpr qreal kMostFrom = 230;
constexpr qreal kLeastFrom = 84;
/// Behind it nothing would be left of what a line says.
constexpr qreal kLeastText = 220;
constexpr qreal kLeastSo = 0.42; ///< of what it shares with the reasons

/// All but the three columns of texts, with the arcs' full room.
qreal fixedWidth(const ChainWidths& widths, qreal arcs)
{
    return kChainGeometryMargin + arcs + 12 + widths.number + 4 + kChevron + 2 + ChainGeometry::kSign + 8 + widths.at
        + kChainGeometryGap + 8;
}

} // namespace

ChainContent ChainContent::of(std::shared_ptr<const Recording> recording, std::shared_ptr<const Proof> proof)
{
    ChainContent content;
    content.lines = std::make_shared<const ProofLines>(proofLines(*recording, *proof));
    content.rows = ProofRows(*recording, *content.lines);
    content.recording = std::move(recording);
    content.proof = std::move(proof);
    return content;
}

ChainWidths::ChainWidths(const ChainContent& content)
{
    if (content.isEmpty())
        return;
    const QFontMetricsF usual(pictureFont(ChainGeometry::kTextSize));
    const QFontMetricsF strong(pictureFont(ChainGeometry::kTextSize, QFont::DemiBold));
    const auto widen = [](qreal& width, const QFontMetricsF& metrics, const QString& text) {
        width = std::max(width, std::ceil(metrics.horizontalAdvance(text)));
    };
    const ProofLines& lines = *content.lines;
    widen(number, usual, ChainWording::lineColumn());
    widen(because, strong, ChainWording::start(*content.proof));
    widen(so, usual, ChainWording::startUse(*content.recording, *content.proof));
    widen(from, usual, ChainWording::fromColumn());
    widen(at, usual, ChainWording::atColumn());
    for (const ProofBlock& block : content.rows.blocks())
        widen(number, strong, ChainWording::numbers(lines, block.first, block.last));
    // Measure lines of the whole proof, not only its first ones: later lines have longer texts.
    const int step = std::max(1, lines.size() / kMeasured);
    for (int i = 0; i < lines.size(); i += step) {
        const ProofLine& line = lines[i];
        widen(because, strong, ChainWording::because(*content.recording, line));
        widen(so, strong, ChainWording::so(*content.recording, line));
        widen(from, strong, ChainWording::from(*content.recording, lines, content.rows, i));
        widen(at, strong, ChainWording::at(*content.recording, line));
    }
    from = std::min(from, kMostFrom);
}

qreal ChainGeometry::fullWidth(const ChainWidths& widths)
{
    return fixedWidth(widths, kChainGeometryMostArcs) + widths.because + widths.so + widths.from
        + 2 * kChainGeometryGap;
}

ChainGeometry::ChainGeometry(const ChainWidths& widths, int rows, qreal width)
    : m_rows(rows)
    , m_width(std::max(width, kLeastWidth))
{
    // Arcs give way first, then the lines that are told at the end, then all texts alike.
    const qreal arcs
        = std::clamp(m_width - fullWidth(widths) + kChainGeometryMostArcs, kLeastArcs, kChainGeometryMostArcs);
    m_arcs = kChainGeometryMargin + arcs;
    qreal x = m_arcs + 12;
    m_number = {x, x + widths.number};
    x = m_number.second + 4;
    m_chevron = {x, x + kChevron};
    x = m_chevron.second + 2;
    m_sign = {x, x + kSign};
    x = m_sign.second + 8;
    m_at = {m_width - 8 - widths.at, m_width - 8};
    const qreal end = m_at.first - kChainGeometryGap;
    const qreal texts = widths.because + widths.so + kChainGeometryGap;
    qreal from = std::clamp(end - x - texts - kChainGeometryGap, std::min(kLeastFrom, widths.from), widths.from);
    if (end - x - from - kChainGeometryGap < kLeastText)
        from = 0;
    m_from = {end - from, end};
    const qreal room = from > 0 ? m_from.first - kChainGeometryGap - x : end - x;
    // One line that names a dozen cells must not cut what all others say: the reasons go first.
    const qreal because = std::min(
        widths.because, room - kChainGeometryGap - std::min(widths.so, (room - kChainGeometryGap) * kLeastSo));
    m_because = {x, x + std::max(0.0, because)};
    m_so = {m_because.second + kChainGeometryGap, x + room};
}

int ChainGeometry::rowAt(qreal y) const
{
    const int row = static_cast<int>(std::floor(y / kRow));
    return row >= 0 && row < m_rows ? row : -1;
}

QRectF ChainGeometry::sign(int row) const
{
    return {m_sign.first, row * kRow + (kRow - kSign) / 2, kSign, kSign};
}

QRectF ChainGeometry::rest(int row) const
{
    return column(row, {m_so.first, hasFrom() ? m_from.second : m_so.second});
}

QPainterPath ChainGeometry::arc(int premise, int row) const
{
    const QPointF from = arcEnd(premise);
    const QPointF to = arcEnd(row);
    // Long ones reach farther, so that arcs to one line lie beside each other.
    const qreal room = m_arcs - 4;
    const qreal reach = std::min(room, room * (0.16 + 0.84 * std::min(1.0, (row - premise) / 18.0))) * 4 / 3;
    QPainterPath path(from);
    path.cubicTo(from - QPointF(reach, 0), to - QPointF(reach, 0), to);
    return path;
}

} // namespace convoku
