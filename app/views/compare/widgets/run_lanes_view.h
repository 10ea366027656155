// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/compared_run.h"
#include "app/views/compare/run_lanes.h"

#include <QAbstractSlider>

namespace convoku {

/// The timeline of several runs, a lane each: a slider over their passes.
class RunLanesView final : public QAbstractSlider
{
    Q_OBJECT

public:
    /// `corner` stands left of the numbers of passes, above the lanes' names.
    explicit RunLanesView(QWidget* corner, QWidget* parent = nullptr);

    /// The slider's range is that of the longest. `partings`: for each run the pass in which it parts from the first.
    void setRuns(const ComparedRuns& runs, const std::vector<std::optional<int>>& partings);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Shows the slider's value, and says it to screen readers.
    void updateDescription();
    /// Returns the x coordinate of a pass in the widget.
    qreal xOf(int pass) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF lanesRect() const;
    void goTo(QPointF point);

    QWidget* m_corner;
    ComparedRuns m_runs; ///< whose overviews the scene reads
    RunLanes m_scene;
};

} // namespace convoku
