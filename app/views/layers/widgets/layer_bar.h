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

/// The bar above the tensors of a layer: the names of rule and layer, the buttons of the slide and of the export, and a
/// menu that chooses how the tensors are shown.
class LayerBar : public QWidget
{
    Q_OBJECT

public:
    LayerBar(KernelSlide* slide, TensorCanvas* canvas, QWidget* parent = nullptr);

    /// Lists the layers of the step, in the place of the names (setListsLayers).
    QComboBox* layers() const { return m_layers; }
    QComboBox* comparisons() const { return m_comparisons; }
    QCheckBox* numbers() const { return m_numbers; }
    bool allPlanes() const;
    /// Whether the output has several planes. With one alone there is nothing to choose.
    void setSeveralPlanes(bool several);
    /// "Hidden single in row" and "layer 1 of 12 · kernel 1×9, all weights 1"
    void setWords(const QString& name, const QString& line);
    /// Shows the buttons if there is a layer.
    void setHasLayer(bool has);
    void setListsLayers(bool lists);
    /// For a view that stays at one layer: shows its name and a button that goes there.
    void setPinned(const QString& text);
    /// Adds one button of another class, which is shown with the others.
    void addTool(QWidget* tool);

Q_SIGNALS:
    void allPlanesChanged();
    void goThere();
    /// As a picture, or as an animation of the slide.
    void exportRequested(bool animation);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    QWidget* m_tool = nullptr; ///< see addTool
    QComboBox* m_comparisons;
    QCheckBox* m_numbers;
    QComboBox* m_speed;
    QCheckBox* m_allPlanes;
    QToolButton* m_atOnce;
    QString m_words; ///< all of what m_line shows
};

} // namespace convoku
