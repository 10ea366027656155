// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_board.h"

#include "app/drawing/board_painter.h"
#include "app/window/parts/widget_theme.h"

#include <QPainter>

namespace convoku {

RuleBoard::RuleBoard(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("rule_board"));
    setAccessibleName(tr("Board with what the rule removes"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RuleBoard::setScene(std::optional<BoardScene> scene, const QString& said)
{
    m_scene = std::move(scene);
    setAccessibleDescription(said);
    update();
}

void RuleBoard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    constexpr qreal kEdge = 2;
    const QRectF area = QRectF(rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const BoardGeometry geometry(area, true, devicePixelRatioF());
    if (!geometry.isEmpty())
        paintBoard(painter, geometry, m_scene.value_or(BoardScene()), themeOf(this));
}

} // namespace convoku
