// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/layer_trail.h"
#include "app/painting/theme.h"
#include "app/widgets/parts/picture_parts.h"
#include "solver/run/inspection.h"

#include <QWidget>

#include <memory>

namespace convoku {

/// The graph of the rule that is looked at, as a thin strip beside its text: the layers that the cursor's line makes
/// are lit. A click on a layer, or the arrow keys, lead to the line that makes it.
class RuleTrail : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit RuleTrail(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// `values`: of the rule alone; null: there are none, and nothing is seen.
    void show(std::shared_ptr<const Inspection> values);
    /// Of the rule, from 1; 0: none. `words`: what that is, for who does not see it.
    void light(int firstLayer, int lastLayer, const QString& words);
    int firstLit() const { return m_first; }
    int lastLit() const { return m_last; }
    bool hasTrail() const { return !m_trail.stops.empty(); }
    const LayerTrail& trail() const { return m_trail; }
    /// Small squares in one row, for where there is little room. A rule with many layers has no others.
    void setCompact(bool compact);
    bool isCompact() const;
    /// A stop's picture in the widget.
    QRectF rectOfStop(int stop) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of what comes in and of the layers.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QString helpOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override;

Q_SIGNALS:
    /// From 1, of the rule.
    void layerPressed(int layer);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    const Group& group() const;
    int layerCount() const;
    void press(int layer);
    int stopAt(QPointF point) const;
    qreal room() const;
    LayerTrailGeometry geometryOfTrail() const;

    const Theme* m_theme;
    std::shared_ptr<const Inspection> m_values;
    LayerTrail m_trail;
    Thumbnails m_thumbnails;
    int m_first = 0;
    int m_last = 0;
    int m_hovered = -1;
    bool m_compact = false;
};

} // namespace convoku
