// SPDX-License-Identifier: MIT
#include "app/views/chain/chain_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"
#include "app/wording/chain_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kChainMargin = 16;
constexpr double kChainTitleSize = 16;
constexpr double kChainTitle = 26;
constexpr double kChainGap = 8;

double shrunk(QSizeF size, double most)
{
    return std::min(1.0, most / std::max({1.0, size.width(), size.height()}));
}

QString summaryOf(const ChainContent& content)
{
    return ChainWording::summary(*content.recording, *content.proof, *content.lines);
}

} // namespace

ChainPicture::ChainPicture(ChainContent content)
    : m_content(std::move(content))
{
    const ChainWidths widths(m_content);
    m_geometry = ChainGeometry(widths, m_content.rows.size(), std::ceil(ChainGeometry::fullWidth(widths)));
    const QRectF room(0, 0, m_geometry.width(), 1e6);
    const QFontMetricsF metrics(pictureFont(ChainGeometry::kTextSize));
    m_above = kChainTitle + std::ceil(metrics.boundingRect(room, kWrapped, summaryOf(m_content)).height()) + kChainGap;
}

QSizeF ChainPicture::fullSize() const
{
    return {
        m_geometry.width() + 2 * kChainMargin, m_above + ChainGeometry::kHead + m_geometry.height() + 2 * kChainMargin};
}

QSizeF ChainPicture::size() const
{
    const double scale = shrunk(fullSize(), kMostSide);
    return {std::ceil(fullSize().width() * scale), std::ceil(fullSize().height() * scale)};
}

QString ChainPicture::title() const
{
    return ChainWording::title(*m_content.proof);
}

void ChainPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    painter.save();
    const double scale = shrunk(fullSize(), kMostSide);
    painter.scale(scale, scale);
    painter.translate(kChainMargin, kChainMargin);
    painter.setFont(pictureFont(kChainTitleSize, QFont::DemiBold));
    painter.setPen(tokens.text1);
    painter.drawText(
        QRectF(0, 0, m_geometry.width(), kChainTitle), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, title());
    painter.setFont(pictureFont(ChainGeometry::kTextSize));
    painter.setPen(tokens.text2);
    painter.drawText(QRectF(0, kChainTitle, m_geometry.width(), m_above - kChainTitle), kWrapped, summaryOf(m_content));
    painter.translate(0, m_above);
    paintChainHead(painter, m_geometry, theme);
    painter.translate(0, ChainGeometry::kHead);
    paintChain(painter, QRectF(0, 0, m_geometry.width(), m_geometry.height() - 1), m_content, m_geometry, {}, theme);
    painter.restore();
}

ChainGraphPicture::ChainGraphPicture(ChainContent content)
    : m_content(std::move(content))
    , m_graph(m_content.rows)
{
}

QSizeF ChainGraphPicture::size() const
{
    const double scale = shrunk(m_graph.size(), ChainPicture::kMostSide);
    return {std::ceil(m_graph.size().width() * scale), std::ceil(m_graph.size().height() * scale)};
}

QString ChainGraphPicture::title() const
{
    return ChainWording::title(*m_content.proof);
}

void ChainGraphPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), tokensOf(theme).canvas);
    GraphCamera camera;
    camera.zoom = shrunk(m_graph.size(), ChainPicture::kMostSide);
    paintChainGraph(painter, QRectF(QPointF(), size()), m_content, m_graph, camera, {}, theme);
}

} // namespace convoku
