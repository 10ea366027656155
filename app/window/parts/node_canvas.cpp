// SPDX-License-Identifier: MIT
#include "app/window/parts/node_canvas.h"

#include "app/window/parts/form.h"
#include "app/window/parts/view_bar.h"

#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kCanvasZoomStep = 1.25; ///< of a key
constexpr double kCanvasWheelStep = 1.2; ///< of a notch
constexpr double kReadableZoom = 0.75;
constexpr double kLeastZoom = 0.2;

void bringIn(QScrollBar* bar, double from, double to, double length)
{
    const double margin = std::max(std::min((length - (to - from)) / 4, 70.0), 0.0);
    if (from < margin)
        bar->setValue(bar->value() + static_cast<int>(std::floor(from - margin)));
    else if (to > length - margin)
        bar->setValue(bar->value() + static_cast<int>(std::ceil(to - length + margin)));
}

} // namespace

NodeCanvas::NodeCanvas(QWidget* parent)
    : ScrolledPicture(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizes({256, 192}, {54, 54});
}

ViewBar* NodeCanvas::addBar(const char* id, const BarTexts& texts, QWidget* beside)
{
    const auto named = [id](const char* part) { return QByteArray(id) + part; };
    QToolButton* fits = form::tool(named("_fit"), Sign::More, tr("Fit"), texts.fitTip);
    fits->setIcon(icon(SignDrawing()
                           .line({{3, 7}, {3, 3}, {7, 3}})
                           .line({{13, 3}, {17, 3}, {17, 7}})
                           .line({{17, 13}, {17, 17}, {13, 17}})
                           .line({{7, 17}, {3, 17}, {3, 13}})));
    QToolButton* exports = form::tool(named("_export"), Sign::Export, tr("Export"), texts.exportTip);
    connect(fits, &QToolButton::clicked, this, &NodeCanvas::fit);
    connect(exports, &QToolButton::clicked, this, &NodeCanvas::exportRequested);
    m_bar = new ViewBar(texts.name, named("_line"), {fits, exports}, beside);
    m_bar->setParent(this);
    m_bar->setAttribute(Qt::WA_NoMousePropagation);
    m_bar->lower(); // below the scroll bars
    return m_bar;
}

void NodeCanvas::placeBar()
{
    if (m_bar == nullptr)
        return;
    const int needed = m_bar->hasHeightForWidth() ? m_bar->heightForWidth(width()) : m_bar->sizeHint().height();
    const int height = std::max(needed, m_bar->minimumHeight());
    m_bar->setGeometry(0, 0, width(), height);
    setHeadHeight(height);
}

QList<QWidget*> NodeCanvas::fields()
{
    return m_bar == nullptr ? ScrolledPicture::fields() : QList<QWidget*>{m_bar};
}

QRectF NodeCanvas::focusRect()
{
    const int node = focusedPart() != kWhole ? focusedPart() : firstInSight();
    return isEmpty() || node < 0 ? QRectF() : partRect(node).adjusted(-2, -2, 2, 2);
}

QRect NodeCanvas::rectOf(int part)
{
    refresh();
    return ScrolledPicture::rectOf(part);
}

void NodeCanvas::zoomIn()
{
    setZoom(zoom() * kCanvasZoomStep);
}

void NodeCanvas::zoomOut()
{
    setZoom(zoom() / kCanvasZoomStep);
}

void NodeCanvas::bringIntoView(const QRectF& rect)
{
    const QRect seen = view();
    bringIn(across(), rect.left() - seen.left(), rect.right() - seen.left(), seen.width());
    bringIn(down(), rect.top() - seen.top(), rect.bottom() - seen.top(), seen.height());
}

GraphCamera NodeCanvas::camera() const
{
    const QSizeF size = drawingSize() * m_zoom;
    const QRect seen = view();
    const auto start = [](int scrolled, double content, int length) {
        return content < length ? std::floor((length - content) / 2) : -scrolled;
    };
    GraphCamera camera;
    camera.zoom = m_zoom;
    camera.origin
        = {start(scrolled().x(), size.width(), seen.width()), start(scrolled().y(), size.height(), seen.height())};
    if (beginsAtTop())
        camera.origin.setY(std::min(camera.origin.y(), 0.0));
    camera.origin += seen.topLeft();
    return camera;
}

double NodeCanvas::firstZoom() const
{
    return std::clamp(view().width() / std::max(drawingSize().width(), 1.0), kReadableZoom, 1.0);
}

void NodeCanvas::updateScrollBars()
{
    setContentSize(drawingSize() * m_zoom);
}

void NodeCanvas::beginDrawing()
{
    if (isEmpty()) {
        updateScrollBars();
        return;
    }
    if (m_fitted) {
        fit();
        return;
    }
    if (!m_zoomed)
        m_zoom = firstZoom();
    m_begun = isVisible();
    updateScrollBars();
    across()->setValue(across()->maximum() / 2);
    down()->setValue(0);
    scrollTo(firstInSight());
}

void NodeCanvas::forgetZoom()
{
    m_fitted = m_zoomed = m_begun = false;
}

void NodeCanvas::scrollTo(int node)
{
    if (node < 0 || node >= nodeCount() || m_fitted)
        return;
    if (const QRectF box = partRect(node); !box.isEmpty())
        bringIntoView(box);
}

void NodeCanvas::fit()
{
    if (isEmpty())
        return;
    m_fitted = m_begun = true;
    const QSizeF size = drawingSize();
    m_zoom
        = std::min({1.0, view().width() / std::max(size.width(), 1.0), view().height() / std::max(size.height(), 1.0)});
    updateScrollBars();
    update();
}

void NodeCanvas::keepPlace()
{
    m_fitted = false;
    m_zoomed = true;
}

void NodeCanvas::zoomAround(double zoom, QPointF fixed)
{
    if (isEmpty())
        return;
    keepPlace();
    const QSizeF size = drawingSize();
    const double all = std::min(view().width() / size.width(), view().height() / size.height());
    const QPointF kept = camera().toGraph(fixed);
    m_zoom = std::clamp(zoom, std::min(all, kLeastZoom), GraphCamera::kMaxZoom);
    updateScrollBars();
    const QPointF inView = fixed - view().topLeft();
    across()->setValue(qRound(kept.x() * m_zoom - inView.x()));
    down()->setValue(qRound(kept.y() * m_zoom - inView.y()));
    update();
}

void NodeCanvas::setZoom(double zoom)
{
    const int node = anchorNode();
    const QRectF box = node >= 0 ? partRect(node) : QRectF();
    zoomAround(zoom, box.isEmpty() ? QRectF(view()).center() : box.center());
    scrollTo(node);
}

void NodeCanvas::takeSize()
{
    placeBar();
    if (m_fitted)
        fit();
    else if (!m_zoomed)
        beginDrawing();
    else
        updateScrollBars();
}

void NodeCanvas::moveTo(int part)
{
    if (part == m_cursor)
        return;
    m_cursor = part;
    scrollTo(part);
    describe();
    update();
    Q_EMIT pointedAt(nameOf(part));
}

int NodeCanvas::neighbour(int part, int across, int down)
{
    using enum GraphLayout::Direction;
    if (across != 0)
        return nodeBeside(part, across < 0 ? Left : Right);
    return nodeBeside(part, down < 0 ? Up : Down);
}

/// Page Up and Page Down scroll, and the arrow keys with Shift.
bool NodeCanvas::scrollByKey(int key, bool shift)
{
    using enum QAbstractSlider::SliderAction;
    if (shift == (key == Qt::Key_PageUp || key == Qt::Key_PageDown))
        return false;
    switch (key) {
    case Qt::Key_PageUp:
        down()->triggerAction(SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        down()->triggerAction(SliderPageStepAdd);
        return true;
    case Qt::Key_Up:
        down()->triggerAction(SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        down()->triggerAction(SliderSingleStepAdd);
        return true;
    case Qt::Key_Left:
        across()->triggerAction(SliderSingleStepSub);
        return true;
    case Qt::Key_Right:
        across()->triggerAction(SliderSingleStepAdd);
        return true;
    default:
        return false;
    }
}

bool NodeCanvas::takeKey(int key, bool shift)
{
    if (isEmpty())
        return false;
    switch (key) {
    case Qt::Key_Z:
        if (shift)
            setZoom(1);
        else
            fit();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!shift && focusedPart() != kWhole)
            enterNode(focusedPart());
        return !shift;
    default:
        return scrollByKey(key, shift);
    }
}

void NodeCanvas::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(rect(), theme.background);
    if (isEmpty()) {
        painter.setPen(theme.label);
        painter.drawText(
            view().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, accessibleDescription());
    } else {
        paintNodes(painter, theme); // without a clip, which would make it slower
    }
}

int NodeCanvas::partAtPlace(QPointF place) const
{
    return !isEmpty() && QRectF(view()).contains(place) ? nodeUnder(place) : kWhole;
}

void NodeCanvas::moveBy(QPoint distance)
{
    keepPlace();
    ScrolledPicture::moveBy(distance);
}

void NodeCanvas::click(QPointF place)
{
    const int node = partAtPlace(place);
    if (node != kWhole)
        nodeClicked(node);
}

void NodeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const int node = partAtPlace(event->position());
    if (node != kWhole)
        enterNode(node);
    else
        fit();
}

void NodeCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    if (isEmpty())
        return;
    if (event->modifiers() & Qt::ShiftModifier) {
        moveBy({event->angleDelta().y(), 0});
    } else {
        constexpr double kNotch = 120;
        zoomAround(zoom() * std::pow(kCanvasWheelStep, event->angleDelta().y() / kNotch), event->position());
    }
}

} // namespace convoku
