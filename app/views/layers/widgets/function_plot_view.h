// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/function_plot.h"
#include "app/window/parts/picture_view.h"

namespace convoku {

/// Draws what a layer makes of a number, with the number that is looked at. Mouse and arrow keys ask what comes out of
/// another one.
class FunctionPlotView : public PictureView
{
    Q_OBJECT

public:
    explicit FunctionPlotView(QWidget* parent = nullptr);

    void setPlot(const FunctionPlot& plot);
    const FunctionPlot& plot() const { return m_plot; }
    FunctionPlotGeometry geometryOfPlot() const;
    /// The number that is asked about.
    std::optional<double> pointed() const;

    // One part per input number, with its result.
    int partCount() override;
    QString nameOf(int part) override;
    void addStates(int part, QAccessible::State& state) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    int firstPart() override;

private:
    FunctionPlot m_plot;
};

} // namespace convoku
