// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/function_plot.h"
#include "app/window/parts/picture_parts.h"

#include <QWidget>

namespace convoku {

/// Draws what a layer makes of a number, with the number that is looked at. Mouse and arrow keys ask what comes out of
/// another one.
class FunctionPlotView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit FunctionPlotView(QWidget* parent = nullptr);

    void setPlot(const FunctionPlot& plot);
    const FunctionPlot& plot() const { return m_plot; }
    FunctionPlotGeometry geometryOfPlot() const;
    /// The number that is asked about.
    std::optional<double> pointed() const { return m_plot.pointed; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of the numbers that go in, each with what comes out.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    int partIn(int part, int index) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    void goToPart(int part) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void point(std::optional<double> argument);
    /// How much larger than in a usual font.
    qreal scale() const;

    FunctionPlot m_plot;
};

} // namespace convoku
