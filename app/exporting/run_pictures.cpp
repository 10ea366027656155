// SPDX-License-Identifier: MIT
#include "app/exporting/run_pictures.h"

#include "app/painting/board_painter.h"
#include "app/painting/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kBoardSide = 560; ///< of each of two
constexpr double kMargin = 20;
constexpr double kTextSize = 15;
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

double heightOf(const QString& text, double width)
{
    if (text.isEmpty())
        return 0;
    return std::ceil(
        QFontMetricsF(pictureFont(kTextSize)).boundingRect(QRectF(0, 0, width, 1e6), kWrapped, text).height());
}

} // namespace

BoardPicture::BoardPicture(Frame frame)
    : m_frame(std::move(frame))
{
}

QSizeF BoardPicture::size() const
{
    return frameSize(kWidth, {}, m_frame.legendDepths, m_frame.legendReasons);
}

void BoardPicture::paint(QPainter& painter, Theme::Kind theme) const
{
    FrameStyle style;
    style.theme = theme;
    paintFrame(painter, QRectF(QPointF(), size()), m_frame, style);
}

TwoBoardsPicture::TwoBoardsPicture(Side left, Side right, QString text, QString title)
    : m_left(std::move(left))
    , m_right(std::move(right))
    , m_text(std::move(text))
    , m_title(std::move(title))
    , m_noteHeight(std::max(heightOf(m_left.note, kBoardSide), heightOf(m_right.note, kBoardSide)))
{
    const double width = 2 * kBoardSide + 3 * kMargin;
    const double heading = std::max(heightOf(m_left.heading, kBoardSide), heightOf(m_right.heading, kBoardSide));
    double height = kMargin + heading + kBoardSide + m_noteHeight + kMargin;
    if (!m_text.isEmpty())
        height += heightOf(m_text, width - 2 * kMargin) + kMargin;
    m_size = {width, std::ceil(height)};
}

void TwoBoardsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    const double heading = std::max(heightOf(m_left.heading, kBoardSide), heightOf(m_right.heading, kBoardSide));
    double left = kMargin;
    for (const Side* side : {&m_left, &m_right}) {
        const QRectF board(left, kMargin + heading, kBoardSide, kBoardSide);
        painter.setPen(theme.givenDigit);
        painter.setFont(pictureFont(kTextSize, QFont::DemiBold));
        painter.drawText(QRectF(left, kMargin, kBoardSide, heading), kWrapped, side->heading);
        paintBoard(painter, BoardGeometry(board.adjusted(0, 6, 0, -6), true), side->scene, theme);
        painter.setPen(theme.label);
        painter.setFont(pictureFont(kTextSize));
        painter.drawText(QRectF(left, board.bottom(), kBoardSide, m_noteHeight), kWrapped, side->note);
        left += kBoardSide + kMargin;
    }
    const double below = kMargin + heading + kBoardSide + m_noteHeight + kMargin;
    painter.setPen(theme.givenDigit);
    painter.drawText(QRectF(kMargin, below, m_size.width() - 2 * kMargin, m_size.height() - below), kWrapped, m_text);
    painter.restore();
}

TreePicture::TreePicture(SearchTree tree, const TreeFolding& folding, Position position, QString title)
    : m_tree(std::move(tree))
    , m_layout(m_tree, folding)
    , m_position(position)
    , m_title(std::move(title))
{
    const QSizeF whole = m_camera.sizeOf(m_layout);
    m_camera.zoom = std::min(1.0, kMostSide / whole.width());
    m_camera.zoomDown = std::min(1.0, kMostSide / whole.height());
    m_size = m_camera.sizeOf(m_layout);
    m_camera.placeIn(m_layout, m_size);
}

void TreePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const QRectF all(QPointF(), m_size);
    painter.fillRect(all, theme.background);
    TreeScene scene;
    scene.tree = &m_tree;
    scene.layout = &m_layout;
    scene.position = m_position;
    paintTree(painter, all, scene, m_camera, theme);
}

} // namespace convoku
