// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_trail.h"

#include "app/drawing/group_thumbnails.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/widget_theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {
namespace {

constexpr int kRuleTrailMargin = 12;
constexpr int kAbove = 6;

} // namespace

RuleTrail::RuleTrail(QWidget* parent)
    : TrailWidget(parent)
{
    setObjectName(QStringLiteral("rule_trail"));
    setAccessibleName(tr("Layers of the rule"));
    hide();
    followTheme(this, [this] {
        if (m_values != nullptr)
            m_thumbnails = thumbnailsOf(*m_values, group(), themeOf(this));
    });
}

void RuleTrail::show(std::shared_ptr<const Inspection> values)
{
    if (values == m_values)
        return;
    m_values = std::move(values);
    if (m_values == nullptr) {
        m_trail = {};
        m_thumbnails.clear();
        m_first = m_last = 0;
    } else {
        m_trail = trailOf(m_values->network(), group());
        m_thumbnails = thumbnailsOf(*m_values, group(), themeOf(this));
        m_last = std::min(m_last, layerCount());
    }
    updateGeometry();
    partsChanged(true);
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

int RuleTrail::layerCount() const
{
    return m_values == nullptr ? 0 : static_cast<int>(group().layerCount);
}

qreal RuleTrail::trailWidth() const
{
    return std::max(1.0, static_cast<qreal>(width()) - 2 * kRuleTrailMargin);
}

bool RuleTrail::isCompact() const
{
    return m_compact
        || (hasTrail()
            && LayerTrailGeometry(m_trail, trailWidth(), textScale(this), {m_first, m_last}).size().width()
                > trailWidth());
}

LayerTrailGeometry RuleTrail::geometryOfTrail() const
{
    return isCompact() ? LayerTrailGeometry::compact(m_trail, trailWidth(), textScale(this))
                       : LayerTrailGeometry(m_trail, trailWidth(), textScale(this), {m_first, m_last});
}

QSize RuleTrail::sizeHint() const
{
    const qreal scale = textScale(this);
    const qreal height = isCompact() ? LayerTrailGeometry::compactHeight(scale) : LayerTrailGeometry::heightFor(scale);
    return {400, static_cast<int>(std::ceil(height)) + 2 * kAbove};
}

QSize RuleTrail::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

QPointF RuleTrail::origin() const
{
    return {kRuleTrailMargin, kAbove};
}

void RuleTrail::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(rect(), theme.background);
    if (!hasTrail())
        return;
    LayerTrailScene scene{&m_trail, &m_thumbnails, 0, layerCount()};
    scene.firstLit = m_first;
    scene.lastLit = m_last;
    scene.hovered = hoveredPart();
    painter.translate(origin());
    paintLayerTrail(painter, geometryOfTrail(), scene, theme);
}

void RuleTrail::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Narrower, it may have another height.
    if (height() != sizeHint().height())
        updateGeometry();
}

} // namespace convoku
