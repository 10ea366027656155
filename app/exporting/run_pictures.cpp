// SPDX-License-Identifier: MIT
#include "app/exporting/run_pictures.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/tree_writer.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kBoardSide = 560; ///< of each of several
constexpr double kStackedSide = 400; ///< the same on a narrow page, where letters have to be larger
constexpr std::size_t kMostAcross = 3; ///< boards in a row
constexpr double kRunMargin = 20;
constexpr double kRunTextSize = 15;

double heightOf(const QString& text, double width)
{
    if (text.isEmpty())
        return 0;
    return std::ceil(
        QFontMetricsF(pictureFont(kRunTextSize)).boundingRect(QRectF(0, 0, width, 1e6), kWrapped, text).height());
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

BoardsPage::BoardsPage(const Words& words)
    : m_side(words.stacked ? kStackedSide : kBoardSide)
{
    const auto tallest = [this](const std::vector<QStringList>& columns) {
        double height = 0;
        for (const QStringList& column : columns)
            height = std::max(height, tallestOf(column, m_side));
        return height;
    };
    const std::size_t boards = std::max<std::size_t>(1, words.headings.size());
    m_across = words.stacked ? 1 : boards <= kMostAcross ? boards : (boards + 1) / 2;
    m_headingHeight = tallest(words.headings);
    m_noteHeight = tallest(words.notes);
    m_rowHeight = m_headingHeight + m_side + m_noteHeight + kRunMargin;
    const auto across = static_cast<double>(m_across);
    const double width = across * m_side + (across + 1) * kRunMargin;
    m_below = kRunMargin + static_cast<double>((boards + m_across - 1) / m_across) * m_rowHeight;
    double height = m_below;
    if (const double text = tallestOf(words.texts, width - 2 * kRunMargin); text > 0)
        height += text + kRunMargin;
    m_size = {width, std::ceil(height)};
}

void BoardsPage::paint(QPainter& painter, const std::vector<Side>& sides, const QString& text, const Theme& theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const Side& side = sides[i];
        const double x = kRunMargin + static_cast<double>(i % m_across) * (m_side + kRunMargin);
        const double y = kRunMargin + static_cast<double>(i / m_across) * m_rowHeight;
        const QRectF board(x, y + m_headingHeight, m_side, m_side);
        painter.setPen(theme.givenDigit);
        painter.setFont(pictureFont(kRunTextSize, QFont::DemiBold));
        painter.drawText(QRectF(x, y, m_side, m_headingHeight), kWrapped, side.heading);
        const BoardGeometry geometry(board.adjusted(0, 6, 0, -6), true, 1, side.scene.board());
        paintBoard(painter, geometry, side.scene, theme);
        paintComparedMarks(painter, geometry, side.marks, theme);
        painter.setPen(theme.label);
        painter.setFont(pictureFont(kRunTextSize));
        painter.drawText(QRectF(x, board.bottom(), m_side, m_noteHeight), kWrapped, side.note);
    }
    painter.setPen(theme.givenDigit);
    painter.drawText(
        QRectF(kRunMargin, m_below, m_size.width() - 2 * kRunMargin, m_size.height() - m_below), kWrapped, text);
    painter.restore();
}

BoardsPicture::BoardsPicture(std::vector<Side> sides, QString text, QString title)
    : m_sides(std::move(sides))
    , m_text(std::move(text))
    , m_title(std::move(title))
{
    BoardsPage::Words words;
    for (const Side& side : m_sides) {
        words.headings.emplace_back(side.heading);
        words.notes.emplace_back(side.note);
    }
    words.texts << m_text;
    m_page = BoardsPage(words);
}

void BoardsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    m_page.paint(painter, m_sides, m_text, Theme::of(kind));
}

TreePicture::TreePicture(Recording recording, std::optional<TreeFolding> folding, Position position, QString title)
    : m_recording(std::move(recording))
    , m_position(position)
    , m_title(std::move(title))
{
    m_tree.update(m_recording);
    const QSizeF boardsIn(1600, 1200); // in which boards have room
    const auto layOut = [this, boardsIn](const TreeFolding& how) {
        m_layout = TreeLayout(m_tree, how);
        const TreeText text = treeText(m_recording, m_tree, m_layout, 1);
        m_camera = usualCamera(m_layout, boardsIn, text);
        if (m_camera.size.width() > kMostSide || m_camera.size.height() > kMostSide)
            m_camera = fittedCamera(m_layout, {kMostSide, kMostSide}, text);
    };
    TreeFolding whole;
    whole.setFoldFailed(false);
    layOut(folding.value_or(whole));
    if (!folding && !m_camera.hasWords)
        layOut({});
    // The margins of the picture are those of the drawing.
    m_size = m_camera.size;
    m_camera.origin -= QPointF(m_camera.origin.x() - m_camera.margin(), m_camera.origin.y() - m_camera.above);
}

void TreePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const QRectF all(QPointF(), m_size);
    painter.fillRect(all, theme.background);
    TreeBoards boards;
    boards.begin(0);
    const TreeScene scene{&m_recording, &m_tree, &m_layout, &boards, m_position};
    if (m_tree.size() == 1)
        paintLoneBoard(painter, all, scene, Wording::noGuess(&m_recording), theme);
    else
        paintTree(painter, all, scene, m_camera, theme);
}

} // namespace convoku
