// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_board.h"

#include "app/drawing/board_painter.h"

#include <QPainter>

namespace convoku {

RuleBoard::RuleBoard(QWidget* parent)
    : QWidget(parent)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    setObjectName(QStringLiteral("rule_board"));
    setAccessibleName(tr("Board with what the rule removes"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RuleBoard::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
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
        paintBoard(painter, geometry, m_scene.value_or(BoardScene()), *m_theme);
}

} // namespace convoku
