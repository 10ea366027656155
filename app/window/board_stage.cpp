// SPDX-License-Identifier: MIT
#include "app/window/board_stage.h"

#include "app/views/board/widgets/board_view.h"
#include "app/views/why/widgets/legend_panel.h"

#include <QEvent>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kStageGap = 16; ///< between the board and the legend
constexpr int kStageEdge = 8; ///< beside the legend

/// Least part of the board's side that must remain beside the legend: in full, with names for a lesson, and compact.
constexpr double kFullLegendLeaves = 0.96;
constexpr double kNamedLegendLeaves = 0.74;
constexpr double kCompactLegendLeaves = 0.85;
/// Its signs, which stand below, may be cut; the steps above are what it is for.
constexpr double kShownAtLeast = 0.7;

} // namespace

BoardStage::BoardStage(BoardView* board, QWidget* parent)
    : QWidget(parent)
    , m_board(board)
{
    setObjectName(QStringLiteral("board_stage"));
    m_board->setParent(this);
    setFocusProxy(m_board);
}

void BoardStage::setLegend(LegendPanel* legend)
{
    m_legend = legend;
    m_legend->setParent(this);
    connect(m_board, &BoardView::sceneChanged, m_legend, &LegendPanel::showScene);
    m_legend->showScene(m_board->scene());
    place();
}

void BoardStage::setLegendShown(bool wanted)
{
    m_wanted = wanted;
    place();
}

void BoardStage::setLegendNamed(bool named)
{
    m_named = named;
    place();
}

void BoardStage::setEditing(bool editing)
{
    m_editing = editing;
    place();
}

QRect BoardStage::span() const
{
    const QRect board = m_board->geometryOfBoard().board().translated(m_board->pos()).toAlignedRect();
    return m_legend != nullptr && m_legend->isVisibleTo(this) ? board.united(m_legend->geometry()) : board;
}

QRect BoardStage::besideBoard() const
{
    if (m_legend == nullptr || !m_legend->isVisibleTo(this) || m_legend->isCompact())
        return {};
    const QRect legend = m_legend->geometry();
    const int top = legend.top() + m_legend->heightOfSteps() + m_legend->usualHeightOfSigns();
    const int left = layoutDirection() == Qt::RightToLeft ? 0 : legend.left();
    const int right = layoutDirection() == Qt::RightToLeft ? legend.right() : width() - 1;
    return {QPoint(left + kStageEdge, top), QPoint(right - kStageEdge, height() - 1)};
}

QSize BoardStage::sizeHint() const
{
    const QSize legend = m_legend != nullptr ? m_legend->sizeHint() : QSize();
    return {m_board->sizeHint().width() + kStageGap + legend.width() + kStageEdge,
        std::max(m_board->sizeHint().height(), legend.height())};
}

QSize BoardStage::minimumSizeHint() const
{
    return m_board->minimumSizeHint();
}

void BoardStage::resizeEvent(QResizeEvent*)
{
    place();
}

bool BoardStage::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::LayoutDirectionChange)
        place();
    return QWidget::event(event);
}

BoardStage::Asked BoardStage::asked() const
{
    return {size(), m_legend != nullptr ? m_legend->sizeHint() : QSize(), m_wanted && !m_editing, m_named,
        layoutDirection() == Qt::RightToLeft};
}

void BoardStage::place()
{
    if (m_placed == asked())
        return;
    const int alone = std::min(width(), height());
    int legendWidth = 0;
    if (m_legend != nullptr) {
        m_legend->setRoom(height());
        const auto fits = [&](bool compact, double leaves) {
            m_legend->setCompact(compact);
            const QSize size = m_legend->sizeHint();
            const int beside = std::min(width() - kStageGap - size.width() - kStageEdge, height());
            legendWidth = size.width();
            return size.height() * kShownAtLeast <= height() && beside >= leaves * alone;
        };
        const bool shown = asked().wanted
            && (fits(false, m_named ? kNamedLegendLeaves : kFullLegendLeaves) || fits(true, kCompactLegendLeaves));
        if (!shown)
            legendWidth = 0;
        m_legend->setVisible(shown);
    }
    const int besides = legendWidth > 0 ? kStageGap + legendWidth + kStageEdge : 0;
    const int boardWidth = std::min(width() - besides, height());
    const int left = (width() - boardWidth - besides) / 2;
    const auto put = [this](QWidget* widget, QRect rect) {
        widget->setGeometry(
            asked().mirrored ? QRect(QPoint(width() - rect.right() - 1, rect.top()), rect.size()) : rect);
    };
    // The board takes the whole height: what is told of a layer stands below it.
    put(m_board, {left, 0, boardWidth, height()});
    if (legendWidth > 0)
        put(m_legend,
            {left + boardWidth + kStageGap, 0, legendWidth, std::min(height(), m_legend->sizeHint().height())});
    m_placed = asked();
    Q_EMIT placed();
}

} // namespace convoku
