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

double tallestOf(const QStringList& texts, double width)
{
    double height = 0;
    for (const QString& text : texts)
        height = std::max(height, heightOf(text, width));
    return height;
}

} // namespace

BoardPicture::BoardPicture(Frame frame, const FrameStyle& style)
    : m_frame(std::move(frame))
    , m_style(style)
{
}

QSizeF BoardPicture::size() const
{
    return frameSize(kWidth, m_style, m_frame.room);
}

void BoardPicture::paint(QPainter& painter, Theme::Kind theme) const
{
    FrameStyle style = m_style;
    style.theme = theme;
    paintFrame(painter, QRectF(QPointF(), size()), m_frame, style);
}

std::shared_ptr<const Picture> BoardPicture::withWords(const PictureWords& words) const
{
    FrameStyle style = m_style;
    style.caption = words.caption;
    style.legend = words.legend;
    return std::make_shared<BoardPicture>(m_frame, style);
}

TwoBoardsPage::TwoBoardsPage(const Words& words)
{
    const auto tallest = [](const std::array<QStringList, 2>& columns) {
        double height = 0;
        for (const QStringList& column : columns)
            height = std::max(height, tallestOf(column, kBoardSide));
        return height;
    };
    m_headingHeight = tallest(words.headings);
    m_noteHeight = tallest(words.notes);
    const double width = 2 * kBoardSide + 3 * kMargin;
    double height = kMargin + m_headingHeight + kBoardSide + m_noteHeight + kMargin;
    if (const double text = tallestOf(words.texts, width - 2 * kMargin); text > 0)
        height += text + kMargin;
    m_size = {width, std::ceil(height)};
}

void TwoBoardsPage::paint(
    QPainter& painter, const Side& left, const Side& right, const QString& text, const Theme& theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    double x = kMargin;
    for (const Side* side : {&left, &right}) {
        const QRectF board(x, kMargin + m_headingHeight, kBoardSide, kBoardSide);
        painter.setPen(theme.givenDigit);
        painter.setFont(pictureFont(kTextSize, QFont::DemiBold));
        painter.drawText(QRectF(x, kMargin, kBoardSide, m_headingHeight), kWrapped, side->heading);
        paintBoard(painter, BoardGeometry(board.adjusted(0, 6, 0, -6), true), side->scene, theme);
        painter.setPen(theme.label);
        painter.setFont(pictureFont(kTextSize));
        painter.drawText(QRectF(x, board.bottom(), kBoardSide, m_noteHeight), kWrapped, side->note);
        x += kBoardSide + kMargin;
    }
    const double below = kMargin + m_headingHeight + kBoardSide + m_noteHeight + kMargin;
    painter.setPen(theme.givenDigit);
    painter.drawText(QRectF(kMargin, below, m_size.width() - 2 * kMargin, m_size.height() - below), kWrapped, text);
    painter.restore();
}

TwoBoardsPicture::TwoBoardsPicture(Side left, Side right, QString text, QString title)
    : m_left(std::move(left))
    , m_right(std::move(right))
    , m_text(std::move(text))
    , m_title(std::move(title))
    , m_page({{QStringList(m_left.heading), QStringList(m_right.heading)},
          {QStringList(m_left.note), QStringList(m_right.note)}, QStringList(m_text)})
{
}

void TwoBoardsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    m_page.paint(painter, m_left, m_right, m_text, Theme::of(kind));
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
