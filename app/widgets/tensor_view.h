// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/tensor_canvas.h"
#include "solver/run/inspection.h"
#include "solver/run/recording.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;

namespace convoku {

class LayerValues;
class Session;

/// The inside of the layer at the session's position: its inputs, its outputs, and what one number of an output is made
/// of. At the end of a step it shows the step's last layer, at the end of a pass the one that leaves the candidates.
/// While the values of another pass are computed it keeps what it has.
class TensorView : public QWidget
{
    Q_OBJECT

public:
    /// What the picture of the output shows, where the output has a before.
    enum class Comparison { After, Before, Difference };

    TensorView(Session* session, LayerValues* values, QWidget* parent = nullptr);
    ~TensorView() override;

    void setTheme(const Theme& theme);
    TensorCanvas* canvas() const { return m_canvas; }

    /// The layer that is shown, and the place it is shown for; null where there is none.
    const Layer* layer() const { return m_shown.layer; }
    Position shownPosition() const { return m_shown.position; }
    const std::shared_ptr<const Inspection>& shownValues() const { return m_shown.values; }

    /// The element of an output that is picked.
    const std::optional<OutputElement>& picked() const { return m_picked; }
    /// Also picks the candidate in the session where the element is one.
    void pick(std::optional<OutputElement> element);
    /// Picks an element as soon as the layer of that place is shown, and again whenever it is; until something else is
    /// picked or another place is shown.
    void pickWhenShown(Position position, OutputElement element);
    /// As if the mouse were on an element of the first output; none: as if it were nowhere.
    void point(std::optional<ElementIndex> element);
    /// Numbers that stand for these cells or candidates are marked, as long as no number is under the mouse.
    void setLit(std::vector<Cell> cells, std::vector<std::uint16_t> candidates);
    bool canCompare() const { return m_shown.before != kNoValue; }
    void setComparison(Comparison comparison);
    /// The arithmetic of the number that is looked at, as it stands below the pictures.
    QString arithmeticText() const;

Q_SIGNALS:
    /// What is under the mouse, with its address, in words; empty where nothing is.
    void hovered(const QString& text);
    /// The cells and digits (from 0) behind the number that is looked at: what its window reads. Empty: none.
    void cellsLit(const std::vector<convoku::Cell>& cells, const std::vector<int>& digits);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Shown
    {
        std::shared_ptr<const Recording> recording;
        std::shared_ptr<const Inspection> values;
        Position position;
        const Layer* layer = nullptr; ///< of the values' network
        ValueId before = kNoValue; ///< what the output is compared with
    };

    void refresh();
    Shown shownAt(Position position) const;
    void showLayers();
    void showPictures();
    TensorPicture pictureOf(ValueId value, const QString& subtitle) const;
    TensorPicture comparedPicture(TensorPicture after) const;
    void followSessionsPick();
    void takeHovered(const std::optional<TensorSpot>& spot);
    void takeClicked(const TensorSpot& spot);
    void movePick(int across, int down, int planes);
    /// Marks, arithmetic and lit cells of the number that is looked at: the one under the mouse, else the picked one.
    void showNumber();
    void pickWanted();
    /// What is named elsewhere is marked, and not the window of a number.
    bool showsNamed() const { return !m_hovered && !(m_namedCells.empty() && m_namedCandidates.empty()); }
    bool isNamed(ValueId value, ElementIndex element) const;
    std::vector<TensorMarks> namedMarks() const;
    std::vector<TensorMarks> marksOf(const std::optional<TensorSpot>& spot) const;
    QString textOf(const std::optional<TensorSpot>& spot) const;
    void light(const std::optional<TensorSpot>& spot);
    std::optional<TensorSpot> lookedAt() const;
    bool isInput(const TensorSpot& spot) const { return spot.picture < m_canvas->inputCount(); }
    OutputElement outputOf(const TensorSpot& spot) const
    {
        return {spot.picture - m_canvas->inputCount(), spot.element};
    }
    ValueId valueOf(const TensorSpot& spot) const;

    Session* m_session;
    LayerValues* m_values;
    Shown m_shown;
    std::optional<TensorSpot> m_hovered;
    std::optional<OutputElement> m_picked;
    std::optional<std::pair<Position, OutputElement>> m_wanted; ///< see pickWhenShown
    std::vector<Cell> m_namedCells; ///< see setLit
    std::vector<std::uint16_t> m_namedCandidates;
    Candidate m_focus; ///< what was picked last: other layers show the part that they have of it
    bool m_hasFocus = false; ///< m_focus was ever picked
    Comparison m_comparison = Comparison::After;
    std::vector<Cell> m_litCells;
    std::vector<int> m_litDigits;

    QComboBox* m_layers;
    QComboBox* m_comparisons;
    QCheckBox* m_numbers;
    TensorCanvas* m_canvas;
    QLabel* m_arithmetic;
    QLabel* m_sentence;
};

} // namespace convoku
