// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/weight_bench.h"
#include "app/drawing/theme.h"

#include <QWidget>

#include <optional>
#include <string>
#include <utility>
#include <vector>

class QGridLayout;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace convoku {

class BandSlider;
class WeightCells;

/// The numbers of the rule's layers, one of which is bent by typing, sliding or dragging: how far it may be, what
/// differs then, and the way back to the written one.
class WeightsPane : public QWidget
{
    Q_OBJECT

public:
    explicit WeightsPane(WeightBench* bench, QWidget* parent = nullptr);

    /// The layers of the line that the cursor is in, of the rule, from 1: one of theirs is looked at, if they have any.
    void showLayers(int first, int last);

Q_SIGNALS:
    /// The text with a number bent, or as it was written. `continuesEdit`: the same number as last time, bent further.
    void textRequested(const QString& text, bool continuesEdit);
    /// Asks to go to a line of the rule, by its index.
    void lineRequested(std::size_t line);
    void boardRequested(const convoku::Counterexample& board);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildNumbers();
    QWidget* buildEffect();
    void arrange();
    const NumbersOfLayer* looked() const;
    void showNumbers();
    void showChosen();
    void showBand();
    void showEffect();
    /// Opens the board that shows a lost solution when a number leaves the band in which no solution is lost.
    void openPastBand();
    void bendTo(double to);
    /// Bends the number that was requested while the text was being read.
    void bendOn();
    /// Returns the number as it is, or as it will be when the text has been read.
    double wanted() const;
    void chooseRow(int rowNumber);
    void chooseCell(int cell);
    QString entryOf(const NumbersOfLayer& of) const;

    WeightBench* m_bench;
    QComboBox* m_layer;
    QSpinBox* m_row;
    QLabel* m_rowLabel;
    WeightCells* m_cells;
    QLabel* m_none;
    QLabel* m_which;
    QDoubleSpinBox* m_number;
    QPushButton* m_back;
    BandSlider* m_slider;
    QLabel* m_bandSaid;
    QLabel* m_effectSaid;
    QLabel* m_mistake;
    QPushButton* m_differs;
    QPushButton* m_loses;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    QGridLayout* m_layout = nullptr;
    int m_columns = 0;
    std::vector<std::size_t> m_numbersOfCells; ///< NumbersOfLayer::numbers, by cell
    struct Wanted
    {
        WeightBench::Chosen which;
        double to = 0;
        QString text; ///< what is being read
        bool isInText = false;
    };
    std::optional<Wanted> m_wanted; ///< only while the text is being read, or as long as it is not in it
    std::optional<std::pair<std::string, WeightBench::Chosen>> m_bentLast; ///< of that rule
    bool m_isOutside = false; ///< of the sound band
    bool m_filling = false;
};

} // namespace convoku
