// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/view_bar.h"

class QAction;
class QCheckBox;
class QComboBox;

namespace convoku {

class KernelSlide;
class TensorCanvas;

/// The bar above the tensors of a layer: the names of rule and layer, the buttons of the slide and of the export, and a
/// menu that chooses how the tensors are shown.
class LayerBar : public ViewBar
{
    Q_OBJECT

public:
    LayerBar(KernelSlide* slide, TensorCanvas* canvas);

    /// Lists the layers of the step, in the place of the names (setListsLayers).
    QComboBox* layers() const { return m_layers; }
    QComboBox* comparisons() const { return m_comparisons; }
    QCheckBox* numbers() const { return m_numbers; }
    bool allPlanes() const;
    /// Sets whether the output has several planes. With a single plane there is nothing to choose.
    void setSeveralPlanes(bool several);
    /// Shows the buttons if there is a layer.
    void setHasLayer(bool has);
    void setListsLayers(bool lists);
    /// For a view that stays at one layer: shows its name and a button that goes there.
    void setPinned(const QString& text);
    /// Adds a button for a command of the window, which is shown with the others.
    void setPinAction(QAction* pin);

Q_SIGNALS:
    void allPlanesChanged();
    void goThere();
    /// Emitted to export the layer as a picture, or as an animation of the slide.
    void exportRequested(bool animation);

private:
    void showSlide();
    void showPlanes();

    KernelSlide* m_slide;
    TensorCanvas* m_canvas;
    QComboBox* m_layers;
    QLabel* m_place;
    QToolButton* m_goThere;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_last;
    QToolButton* m_pin;
    QToolButton* m_play;
    QToolButton* m_show;
    QToolButton* m_export;
    QComboBox* m_planes;
    QComboBox* m_comparisons;
    QCheckBox* m_numbers;
    QComboBox* m_speed;
    QCheckBox* m_allPlanes;
    QToolButton* m_atOnce;
};

} // namespace convoku
