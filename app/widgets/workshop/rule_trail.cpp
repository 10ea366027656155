// SPDX-License-Identifier: MIT
#include "app/widgets/workshop/rule_trail.h"

#include "app/painting/group_thumbnails.h"
#include "app/widgets/parts/text_scale.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

constexpr int kMargin = 12;
constexpr int kAbove = 6;

} // namespace

RuleTrail::RuleTrail(QWidget* parent)
    : QWidget(parent)
    , PictureParts(this)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    setObjectName(QStringLiteral("rule_trail"));
    setAccessibleName(tr("Layers of the rule"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void RuleTrail::setTheme(const Theme& theme)
{
    m_theme = &theme;
    if (m_values != nullptr)
        m_thumbnails = thumbnailsOf(*m_values, group(), theme);
    update();
}

void RuleTrail::show(std::shared_ptr<const Inspection> values)
{
    if (values == m_values)
        return;
    m_values = std::move(values);
    m_hovered = -1;
    if (m_values == nullptr) {
        m_trail = {};
        m_thumbnails.clear();
        m_first = m_last = 0;
    } else {
        m_trail = trailOf(m_values->network(), group());
        m_thumbnails = thumbnailsOf(*m_values, group(), *m_theme);
        m_last = std::min(m_last, layerCount());
    }
    forgetParts();
    updateGeometry();
    update();
    tellParts();
}

void RuleTrail::light(int firstLayer, int lastLayer, const QString& words)
{
    setAccessibleDescription(words);
    if (firstLayer == m_first && lastLayer == m_last)
        return;
    m_first = firstLayer;
    m_last = lastLayer;
    update();
    tellParts();
}

void RuleTrail::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    updateGeometry();
    update();
}

const Group& RuleTrail::group() const
{
    return m_values->network().groups.front();
}

int RuleTrail::layerCount() const
{
    return m_values == nullptr ? 0 : static_cast<int>(group().layerCount);
}

qreal RuleTrail::room() const
{
    return std::max(1.0, static_cast<qreal>(width()) - 2 * kMargin);
}

bool RuleTrail::isCompact() const
{
    return m_compact || (hasTrail() && LayerTrailGeometry(m_trail, room(), textScale(this)).size().width() > room());
}

LayerTrailGeometry RuleTrail::geometryOfTrail() const
{
    return isCompact() ? LayerTrailGeometry::compact(m_trail, room(), textScale(this))
                       : LayerTrailGeometry(m_trail, room(), textScale(this));
}

QSize RuleTrail::sizeHint() const
{
    const qreal scale = textScale(this);
    const qreal height
        = isCompact() ? LayerTrailGeometry::compactHeight(scale) : LayerTrailGeometry::heightFor(m_trail, scale);
    return {400, static_cast<int>(std::ceil(height)) + 2 * kAbove};
}

QSize RuleTrail::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

QRectF RuleTrail::rectOfStop(int stop) const
{
    return geometryOfTrail().stop(stop).translated(kMargin, kAbove);
}

int RuleTrail::stopAt(QPointF point) const
{
    return hasTrail() ? geometryOfTrail().stopAt(point - QPointF(kMargin, kAbove)) : -1;
}

void RuleTrail::press(int layer)
{
    if (layer >= 1 && layer <= layerCount())
        Q_EMIT layerPressed(layer);
}

bool RuleTrail::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int stop = stopAt(help->pos());
    if (stop >= 0)
        QToolTip::showText(help->globalPos(), helpOf(stop), this, rectOfStop(stop).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void RuleTrail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->background);
    if (!hasTrail())
        return;
    LayerTrailScene scene{&m_trail, &m_thumbnails, 0, layerCount()};
    scene.firstLit = m_first;
    scene.lastLit = m_last;
    scene.hovered = m_hovered;
    painter.translate(kMargin, kAbove);
    paintLayerTrail(painter, geometryOfTrail(), scene, *m_theme);
    painter.resetTransform();
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme->cursor, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void RuleTrail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Narrower, it may have another height.
    if (height() != sizeHint().height())
        updateGeometry();
}

void RuleTrail::mouseMoveEvent(QMouseEvent* event)
{
    const int stop = stopAt(event->position());
    const bool goes = stop >= 0 && m_trail.stops[static_cast<std::size_t>(stop)].layer > 0;
    setCursor(goes ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (stop == m_hovered)
        return;
    m_hovered = stop;
    update();
}

void RuleTrail::mousePressEvent(QMouseEvent* event)
{
    const int stop = stopAt(event->position());
    if (event->button() == Qt::LeftButton && stop >= 0)
        press(m_trail.stops[static_cast<std::size_t>(stop)].layer);
}

void RuleTrail::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

void RuleTrail::keyPressEvent(QKeyEvent* event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    switch (plain && hasTrail() ? event->key() : 0) {
    case Qt::Key_Left:
        press(m_first - 1);
        return;
    case Qt::Key_Right:
        press(m_last + 1);
        return;
    case Qt::Key_Home:
        press(1);
        return;
    case Qt::Key_End:
        press(layerCount());
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RuleTrail::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
    focusMoved();
    tellParts();
}

void RuleTrail::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    focusMoved();
}

// For screen readers

QAccessible::Role RuleTrail::roleOf(int part) const
{
    return part == kWhole ? QAccessible::List : QAccessible::ListItem;
}

int RuleTrail::countIn(int part)
{
    return part == kWhole ? static_cast<int>(m_trail.stops.size()) : 0;
}

QString RuleTrail::nameOf(int part)
{
    const LayerTrail::Stop& stop = m_trail.stops.at(static_cast<std::size_t>(part));
    const Network& network = m_values->network();
    if (stop.layer == 0)
        return GraphWording::value(network, stop.value);
    return LayerWording::layerEntry(
        network.layers.at(group().firstLayer + static_cast<std::size_t>(stop.layer) - 1), stop.layer);
}

QString RuleTrail::helpOf(int part)
{
    if (part == kWhole || !hasTrail())
        return {};
    const LayerTrail::Stop& stop = m_trail.stops.at(static_cast<std::size_t>(part));
    return stop.layer == 0 ? GraphWording::inputSentence(m_values->network(), stop.value)
                           : GraphWording::layerSentence(
                               m_values->network(), group(), static_cast<int>(group().firstLayer) + stop.layer - 1);
}

QRect RuleTrail::rectOf(int part)
{
    return rectOfStop(part).toAlignedRect();
}

int RuleTrail::partAt(QPoint point)
{
    const int stop = stopAt(point);
    return stop < 0 ? kWhole : stop;
}

int RuleTrail::focusedPart()
{
    const int stop = m_trail.stopOf(m_first);
    return m_first == 0 || stop < 0 ? kWhole : stop;
}

std::vector<int> RuleTrail::selectedParts()
{
    std::vector<int> lit;
    for (int layer = std::max(m_first, 1); layer <= m_last; ++layer) {
        if (const int stop = m_trail.stopOf(layer); stop >= 0)
            lit.push_back(stop);
    }
    return lit;
}

void RuleTrail::goToPart(int part)
{
    if (part >= 0 && part < countIn(kWhole))
        press(m_trail.stops[static_cast<std::size_t>(part)].layer);
}

} // namespace convoku
