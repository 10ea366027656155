// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace convoku {

class FunctionPlotView;
class KernelSlide;
class KernelView;
struct FunctionPlot;

/// The kernel of a layer, or the plot of what it makes of each number where it has none; and what makes it slide over
/// the input.
class KernelStrip : public QWidget
{
    Q_OBJECT

public:
    explicit KernelStrip(KernelSlide* slide, QWidget* parent = nullptr);

    KernelView* view() const { return m_view; }
    /// Stands in the kernel's place as soon as there is room for it (fitInto).
    void setPlot(const std::optional<FunctionPlot>& plot);
    bool allPlanes() const;
    /// Where there is only one plane there is nothing to choose.
    void setSeveralPlanes(bool several);
    /// Gives it the height that there is room for in a view of that size: all of it, without its last line, its buttons
    /// alone where there is no kernel to be seen, or none.
    void fitInto(QSize view, bool hasKernel);

Q_SIGNALS:
    void allPlanesChanged();
    void exportPicture();
    void exportAnimation();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSlide();
    void takeIcons();

    KernelSlide* m_slide;
    KernelView* m_view;
    FunctionPlotView* m_plot;
    bool m_hasPlot = false;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_play;
    QToolButton* m_next;
    QToolButton* m_last;
    QToolButton* m_atOnce;
    QComboBox* m_speed;
    QCheckBox* m_allPlanes;
    QToolButton* m_export;
    QLabel* m_place;
    QBoxLayout* m_transport;
};

} // namespace convoku
