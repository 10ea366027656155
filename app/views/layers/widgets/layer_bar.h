// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace convoku {

class KernelSlide;
class TensorCanvas;

/// What stands above the tensors of a layer: the rule and the layer, what slides the kernel, the export, and in a menu
/// how the tensors are shown.
class LayerBar : public QWidget
{
    Q_OBJECT

public:
    LayerBar(KernelSlide* slide, TensorCanvas* canvas, QWidget* parent = nullptr);

    /// The layers of the step; stands in the place of the words where nothing else lists them.
    QComboBox* layers() const { return m_layers; }
    QComboBox* comparisons() const { return m_comparisons; }
    QCheckBox* numbers() const { return m_numbers; }
    bool allPlanes() const;
    /// Where there is only one plane there is nothing to choose.
    void setSeveralPlanes(bool several);
    /// "Hidden single in row" and "layer 1 of 12 · kernel 1×9, all weights 1"
    void setWords(const QString& name, const QString& line);
    /// There is a layer, or none: without one there is nothing to do.
    void setHasLayer(bool has);
    void setListsLayers(bool lists);
    /// Stays at one layer: says which, with a button that goes there.
    void setPinned(const QString& text);
    /// At the right of the words.
    void addTool(QWidget* tool);

Q_SIGNALS:
    void allPlanesChanged();
    void goThere();
    /// As a picture, or as an animation of the slide.
    void exportRequested(bool animation);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSlide();
    void showWords();
    void takeIcons();

    KernelSlide* m_slide;
    QComboBox* m_layers;
    QLabel* m_name;
    QLabel* m_line;
    QLabel* m_place;
    QToolButton* m_goThere;
    QToolButton* m_first;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_last;
    QToolButton* m_play;
    QToolButton* m_export;
    QToolButton* m_show;
    QComboBox* m_comparisons;
    QCheckBox* m_numbers;
    QComboBox* m_speed;
    QCheckBox* m_allPlanes;
    QToolButton* m_atOnce;
    QString m_words; ///< all of what m_line shows
};

} // namespace convoku
