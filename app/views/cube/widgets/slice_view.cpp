// SPDX-License-Identifier: MIT
#include "app/views/cube/widgets/slice_view.h"

#include "app/views/cube/cube_wording.h"
#include "app/window/parts/style.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace convoku {

SliceView::SliceView(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
{
    setObjectName(QStringLiteral("slice_view"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Slice that the kernel lies on"));
}

void SliceView::setScene(const CubeScene& scene)
{
    const auto hovered = m_scene.hovered;
    const bool others = scene.laying != m_scene.laying || scene.group != m_scene.group;
    m_scene = scene;
    m_scene.hovered = hovered;
    if (others)
        forgetParts();
    setAccessibleDescription(scene.laying ? CubeWording::roles(*scene.laying, scene.group) : QString());
    update();
    tellParts();
}

void SliceView::setHovered(std::optional<Candidate> candidate)
{
    if (candidate == m_scene.hovered)
        return;
    m_scene.hovered = candidate;
    update();
}

SliceGeometry SliceView::geometryOfSlice() const
{
    const qreal scale = textScale(this);
    return SliceGeometry(QRectF(QPointF(), QSizeF(size()) / scale), devicePixelRatioF() * scale);
}

QRectF SliceView::rectOfSquare(SliceGeometry::At at) const
{
    const qreal scale = textScale(this);
    const QRectF square = geometryOfSlice().square(at.place, at.value);
    return {square.topLeft() * scale, square.size() * scale};
}

QSize SliceView::sizeHint() const
{
    return (QSizeF(440, 420) * textScale(this)).toSize();
}

QSize SliceView::minimumSizeHint() const
{
    return {180, 160};
}

void SliceView::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_scene.laying)
        return;
    QPainter painter(this);
    painter.save();
    const qreal scale = textScale(this);
    painter.scale(scale, scale);
    paintSlice(painter, geometryOfSlice(), m_scene, themeOf(this));
    painter.restore();
    if (!hasFocus())
        return;
    if (m_cursor)
        paintFocusRing(painter, rectOfSquare(*m_cursor).adjusted(-2, -2, 2, 2));
    else
        paintFocusRing(painter, rect());
}

std::optional<Candidate> SliceView::candidateAtPoint(QPointF point) const
{
    const auto at = geometryOfSlice().squareAt(point / textScale(this));
    return at && m_scene.laying ? std::optional(sliceCandidate(m_scene, *at)) : std::nullopt;
}

bool SliceView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto candidate = candidateAtPoint(help->pos()))
            QToolTip::showText(help->globalPos(),
                CubeWording::state(*candidate, m_scene.candidates.has(*candidate), m_scene.isLit(*candidate),
                    m_scene.isRemoved(*candidate)),
                this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void SliceView::mousePressEvent(QMouseEvent* event)
{
    const auto candidate = candidateAtPoint(event->position());
    if (!candidate || event->button() != Qt::LeftButton)
        return;
    moveCursor(geometryOfSlice().squareAt(event->position() / textScale(this)).value());
    Q_EMIT candidateChosen(*candidate);
}

void SliceView::mouseMoveEvent(QMouseEvent* event)
{
    Q_EMIT candidateHovered(candidateAtPoint(event->position()));
}

void SliceView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    Q_EMIT candidateHovered(std::nullopt);
}

void SliceView::moveCursor(SliceGeometry::At to)
{
    m_cursor = SliceGeometry::At{std::clamp(to.place, 0, kSide - 1), std::clamp(to.value, 0, kSide - 1)};
    update();
    tellParts();
}

void SliceView::keyPressEvent(QKeyEvent* event)
{
    if (!m_scene.laying || event->modifiers() & ~Qt::KeypadModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    const SliceGeometry::At at = m_cursor.value_or(SliceGeometry::At{0, 0});
    const int step = m_cursor ? 1 : 0; // the first key brings it
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor({at.place, at.value - step});
        return;
    case Qt::Key_Right:
        moveCursor({at.place, at.value + step});
        return;
    case Qt::Key_Up:
        moveCursor({at.place - step, at.value});
        return;
    case Qt::Key_Down:
        moveCursor({at.place + step, at.value});
        return;
    case Qt::Key_PageUp:
        Q_EMIT sliceWanted(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT sliceWanted(1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor) {
            Q_EMIT candidateChosen(sliceCandidate(m_scene, *m_cursor));
            return;
        }
        break;
    case Qt::Key_Escape:
        if (m_cursor) {
            m_cursor.reset();
            update();
            tellParts();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void SliceView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
    tellParts();
}

void SliceView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role SliceView::roleOf(int part) const
{
    return part == kWhole ? QAccessible::Table : QAccessible::Cell;
}

int SliceView::countIn(int part)
{
    return part == kWhole && m_scene.laying ? kCells : 0;
}

QString SliceView::nameOf(int part)
{
    const Candidate candidate = sliceCandidate(m_scene, atOf(part));
    return CubeWording::state(
        candidate, m_scene.candidates.has(candidate), m_scene.isLit(candidate), m_scene.isRemoved(candidate));
}

QRect SliceView::rectOf(int part)
{
    return rectOfSquare(atOf(part)).toAlignedRect();
}

int SliceView::partAt(QPoint point)
{
    const auto at = geometryOfSlice().squareAt(QPointF(point) / textScale(this));
    return at && m_scene.laying ? at->place * kSide + at->value : kWhole;
}

int SliceView::columnsOf(int part)
{
    return part == kWhole && m_scene.laying ? kSide : 0;
}

QString SliceView::rowName(int /*part*/, int row)
{
    return m_scene.laying ? CubeWording::label(*m_scene.laying, m_scene.laying->place, m_scene.group, row) : QString();
}

QString SliceView::columnName(int /*part*/, int column)
{
    return m_scene.laying ? CubeWording::label(*m_scene.laying, m_scene.laying->value, m_scene.group, column)
                          : QString();
}

int SliceView::focusedPart()
{
    return m_cursor && m_scene.laying ? m_cursor->place * kSide + m_cursor->value : kWhole;
}

std::vector<int> SliceView::selectedParts()
{
    if (!m_scene.picked || !m_scene.isInSlice(*m_scene.picked))
        return {};
    return {coordinateOf(m_scene.laying->place, *m_scene.picked) * kSide
        + coordinateOf(m_scene.laying->value, *m_scene.picked)};
}

void SliceView::goToPart(int part)
{
    if (part >= 0 && part < countIn(kWhole))
        moveCursor(atOf(part));
}

} // namespace convoku
