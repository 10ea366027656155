// SPDX-License-Identifier: MIT
#include "app/window/parts/scrolled_picture.h"

#include "app/window/parts/widget_theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace convoku {
namespace {

/// A picture whose size depends on the view could show and hide a scroll bar for ever.
constexpr int kMostNested = 3;

} // namespace

ScrolledPicture::ScrolledPicture(QWidget* parent)
    : PictureView(parent)
    , m_across(new QScrollBar(Qt::Horizontal, this))
    , m_down(new QScrollBar(Qt::Vertical, this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    followTheme(this, [this] {
        QPalette colours;
        colours.setColor(QPalette::Base, themeOf(this).background);
        for (QScrollBar* bar : {m_across, m_down})
            bar->setPalette(colours);
    });
    for (QScrollBar* bar : {m_across, m_down}) {
        bar->hide();
        bar->setCursor(Qt::ArrowCursor);
        connect(bar, &QScrollBar::valueChanged, this, [this] { takePlace(); });
    }
}

QRect ScrolledPicture::view() const
{
    // A scroll bar counts before the widget is shown, too; so this does not ask isVisible().
    const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int beside = m_down->maximum() > 0 ? thickness : 0;
    const int below = m_across->maximum() > 0 ? thickness : 0;
    return rect().adjusted(isRightToLeft() ? beside : 0, m_head, isRightToLeft() ? 0 : -beside, -below);
}

QPoint ScrolledPicture::scrolled() const
{
    return {m_across->value(), m_down->value()};
}

void ScrolledPicture::setContentSize(QSizeF size)
{
    const QSize before = view().size();
    const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const QSize needed(qRound(size.width()), qRound(size.height()));
    const QSize room(width(), height() - m_head);
    // Each scroll bar takes room from the other direction.
    bool isWide = needed.width() > room.width();
    const bool isHigh = needed.height() > room.height() - (isWide ? thickness : 0);
    isWide = needed.width() > room.width() - (isHigh ? thickness : 0);
    const auto set = [](QScrollBar* bar, bool isNeeded, int length, int seen) {
        bar->setRange(0, isNeeded ? length - seen : 0);
        bar->setPageStep(std::max(seen, 1));
        bar->setSingleStep(std::max(seen / 20, 1));
    };
    set(m_across, isWide, needed.width(), room.width() - (isHigh ? thickness : 0));
    set(m_down, isHigh, needed.height(), room.height() - (isWide ? thickness : 0));
    placeBars();
    if (view().size() == before || m_nested == kMostNested)
        return;
    ++m_nested;
    takeSize();
    --m_nested;
}

void ScrolledPicture::setHeadHeight(int height)
{
    if (height == m_head)
        return;
    m_head = height;
    placeBars();
    takeSize();
}

void ScrolledPicture::placeBars()
{
    const QRect seen = view();
    const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    m_across->setGeometry(seen.left(), height() - thickness, seen.width(), thickness);
    m_down->setGeometry(isRightToLeft() ? 0 : width() - thickness, seen.top(), thickness, seen.height());
    m_across->setVisible(m_across->maximum() > 0);
    m_down->setVisible(m_down->maximum() > 0);
}

void ScrolledPicture::moveBy(QPoint distance)
{
    m_across->setValue(m_across->value() - distance.x());
    m_down->setValue(m_down->value() - distance.y());
}

void ScrolledPicture::hold(QPoint point)
{
    m_held = point;
    m_dragging = false;
}

bool ScrolledPicture::drag(Drag phase, QPointF place)
{
    if (phase == Drag::Begin)
        hold((place * scale()).toPoint());
    return phase == Drag::Begin;
}

void ScrolledPicture::paintEvent(QPaintEvent* event)
{
    PictureView::paintEvent(event);
    if (m_across->maximum() == 0 || m_down->maximum() == 0)
        return;
    QPainter painter(this);
    const QRect corner(m_down->x(), m_across->y(), m_down->width(), m_across->height());
    painter.fillRect(corner, themeOf(this).background);
}

void ScrolledPicture::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        hold(event->pos());
    else
        PictureView::mousePressEvent(event);
}

void ScrolledPicture::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton) // released elsewhere
        m_held.reset();
    if (!m_held) {
        PictureView::mouseMoveEvent(event);
        setCursor(isButton(event->position() / scale()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return;
    }
    const QPoint moved = event->pos() - *m_held;
    if (!m_dragging && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    m_held = event->pos();
    setCursor(Qt::ClosedHandCursor);
    moveBy(moved);
}

void ScrolledPicture::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isClick = m_held && !m_dragging && event->button() == Qt::LeftButton;
    m_held.reset();
    m_dragging = false;
    unsetCursor();
    if (isClick)
        click(event->position() / scale());
}

void ScrolledPicture::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    placeBars();
    takeSize();
}

void ScrolledPicture::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::StyleChange)
        placeBars();
}

} // namespace convoku
