// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/trail_widget.h"
#include "solver/run/inspection.h"

#include <memory>

namespace convoku {

/// The graph of the rule that is looked at, as a thin strip beside its text: the layers that the cursor's line makes
/// are lit. A click on a layer, or the arrow keys, lead to the line that makes it.
class RuleTrail : public TrailWidget
{
    Q_OBJECT

public:
    explicit RuleTrail(QWidget* parent = nullptr);

    /// `values`: of the rule alone; null: there are none, and nothing is seen.
    void show(std::shared_ptr<const Inspection> values);
    /// Of the rule, from 1; 0: none. `words`: what that is, for who does not see it.
    void light(int firstLayer, int lastLayer, const QString& words);
    int firstLit() const { return m_first; }
    int lastLit() const { return m_last; }
    /// Small squares in one row, for where there is little room. A rule with many layers has no others.
    void setCompact(bool compact);
    bool isCompact() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// From 1, of the rule.
    void layerPressed(int layer);

protected:
    LayerTrailGeometry geometryOfTrail() const override;
    QPointF origin() const override;
    const Network& network() const override { return m_values->network(); }
    const Group& group() const override { return network().groups.front(); }
    std::pair<int, int> looked() const override { return {m_first, m_last}; }
    void goToLayer(int layer) override { Q_EMIT layerPressed(layer); }

    void paintPicture(QPainter& painter, const Theme& theme) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int layerCount() const;
    qreal trailWidth() const;

    std::shared_ptr<const Inspection> m_values;
    int m_first = 0;
    int m_last = 0;
    bool m_compact = false;
};

} // namespace convoku
