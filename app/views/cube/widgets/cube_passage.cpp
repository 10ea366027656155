// SPDX-License-Identifier: MIT
#include "app/views/cube/widgets/cube_passage.h"

#include "app/views/cube/cube_painter.h"
#include "app/views/cube/widgets/cube_view.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kFades = 0.4; ///< part of the way in which the view that one leaves fades

} // namespace

CubePassage::CubePassage(CubeView* cube, QWidget* views)
    : QWidget(views)
    , m_cube(cube)
{
    setObjectName(QStringLiteral("cube_passage"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    connect(&m_passage, &Passage::moved, this, &CubePassage::follow);
}

void CubePassage::start(const Board& board, bool toCube)
{
    m_passage.finish();
    m_toCube = toCube;
    m_cube->setCovered(true);
    m_before = parentWidget()->grab();
    m_corner = parentWidget()->mapToGlobal(QPoint());
    m_board = toCube ? [place = board()] { return place; } : board;
    qApp->installEventFilter(this);
    m_passage.start();
    follow();
}

void CubePassage::follow()
{
    if (!isRunning()) {
        qApp->removeEventFilter(this);
        m_before = {};
        m_cube->setCovered(false);
    }
    setGeometry(parentWidget()->rect());
    setVisible(isRunning());
    raise();
    update();
}

bool CubePassage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress
        || event->type() == QEvent::Wheel)
        m_passage.finish();
    return QWidget::eventFilter(watched, event);
}

void CubePassage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    const double progress = m_passage.progress();
    painter.setOpacity(1 - progress);
    painter.fillRect(rect(), theme.background);
    painter.setOpacity(std::max(0.0, 1 - progress / kFades));
    painter.drawPixmap(mapFromGlobal(m_corner), m_before);
    painter.setOpacity(1);

    const double inCube = easedProgress(m_toCube ? progress : 1 - progress);
    const qreal scale = textScale(this);
    const QRectF board = m_board().translated(-QPointF(mapToGlobal(QPoint())));
    const QRectF cube(m_cube->mapTo(parentWidget(), QPoint()), m_cube->size());
    const auto mixed = [inCube](QPointF a, QPointF b) { return a + (b - a) * inCube; };
    const QRectF area(
        mixed(board.topLeft(), cube.topLeft()) / scale, mixed(board.bottomRight(), cube.bottomRight()) / scale);
    const QQuaternion turn = QQuaternion::slerp({}, m_cube->turn(), static_cast<float>(inCube));
    painter.scale(scale, scale);
    const CubeScene& scene = m_cube->scene();
    paintCube(painter, {area, turn, kCubeMargin * inCube, scene.board()}, scene, theme, inCube, 1 - inCube);
}

} // namespace convoku
