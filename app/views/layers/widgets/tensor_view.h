// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/layer_picture.h"
#include "app/views/layers/layer_focus.h"
#include "app/views/layers/output_comparison.h"
#include "app/views/layers/widgets/tensor_canvas.h"
#include "app/wording/layer_wording.h"
#include "solver/run/recording.h"

#include <memory>

class QLabel;

namespace convoku {

class EqualitySlider;
class FunctionPlotView;
class KernelSlide;
class KernelView;
class LayerBar;
class LayerPassage;
class LayerValues;
class RowSumView;
class Session;
class SlideOverlay;
struct RowSum;

/// The inside of the layer at the session's position: its inputs, its outputs, and what one number of an output is made
/// of. At the end of a step it shows the step's last layer, at the end of a pass the one that leaves the candidates.
/// While the values of another pass are computed it keeps what it has.
class TensorView : public QWidget
{
    Q_OBJECT

public:
    TensorView(Session* session, LayerValues* values, QWidget* parent = nullptr);
    ~TensorView() override;

    /// Sets whether the list of the step's layers is shown above the pictures; false if something else shows them.
    void setListsLayers(bool lists);
    /// In a lesson, a kernel over a row is drawn with that row of the board and its sum instead of the tables.
    void setInLesson(bool inLesson);
    RowSumView* rowSum() const { return m_sum; }
    /// Sets the candidate to look at as long as nothing is picked: its plane is the one that is shown. None: the first
    /// that the step changed.
    void suggest(std::optional<Candidate> candidate);
    /// The digit whose plane is shown, from 0.
    int shownDigit() const { return m_focus.candidate().digit; }
    /// The name of the layer and its buttons. It stands above the pictures unless a page takes it.
    LayerBar* bar() const { return m_bar; }

    /// From now on the view shows the layer at this place, wherever the session goes, and its picks are its own. null:
    /// the values are still to come, by another call.
    void pinAt(Position position, std::shared_ptr<const Inspection> values);
    bool isPinned() const { return m_pin.has_value(); }
    /// The output that is shown, to be compared with; without values where there is none.
    TensorReference asReference() const;
    /// Sets the other values that the output can be compared with; only those of the same shape count.
    void setReferences(std::vector<TensorReference> references);
    const std::vector<Cell>& litCells() const { return m_litCells; }

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
    /// Shows the planes of these digits (from 0) alone, or all where there are none, as soon as the layer of that place
    /// is shown.
    void choosePlanesWhenShown(Position position, std::vector<int> digits);
    /// Acts as if the mouse were on an element of the first output; none: as if it were nowhere. If its plane is not
    /// shown, points at nothing and returns false: the arithmetic would be about an invisible number.
    bool point(std::optional<ElementIndex> element);
    /// Numbers that stand for these cells or candidates are marked, as long as no number is under the mouse.
    void setLit(std::vector<Cell> cells, std::vector<std::uint16_t> candidates);
    bool canCompare() const { return m_shown.before != kNoValue; }
    void setComparison(OutputComparison::Kind kind);
    /// The arithmetic of the number that is looked at, as it stands below the pictures.
    QString arithmeticText() const { return m_formula.text; }
    /// Returns the term of arithmeticText() under the weight that is pointed at; empty if there is none.
    QString emphasisedTerm() const { return m_formula.text.mid(m_formula.from, m_formula.length); }

    /// Returns the meaning for the puzzle of the number that is looked at; empty if there is none, or if a lesson asks
    /// for it.
    QString meaning() const;

    QSize minimumSizeHint() const override;
    KernelView* kernelView() const { return m_kernel; }
    KernelSlide* slide() const { return m_slide; }
    /// Returns what is shown as a picture for documents; without a layer if none is shown.
    LayerPicture layerPicture() const;

Q_SIGNALS:
    /// Another digit's plane is shown.
    void shownDigitChanged(int digit);
    void meaningChanged();
    /// Emitted with a description of what is under the mouse and its address; empty if there is nothing.
    void hovered(const QString& text);
    /// The cells and digits (from 0) behind the number that is looked at: what its window reads. Empty: none.
    void cellsLit(const std::vector<convoku::Cell>& cells, const std::vector<int>& digits);
    /// Emitted to export what is shown to a file: as it is, or as an animation of the slide.
    void exportRequested(bool animation);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
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

    struct Place
    {
        std::shared_ptr<const Recording> recording;
        std::shared_ptr<const Inspection> values;
        Position position;
    };

    void refresh();
    Shown shownAt(const Place& place) const;
    /// Returns the pinned place, or that of the session. Its values are null if there are none.
    Place place() const;
    void showComparisons();
    /// All numbers of the layer come in one step.
    bool showsAllAtOnce() const;
    void showLayers();
    void showPictures();
    void followSessionsPick();
    void takeHovered(const std::optional<TensorSpot>& spot);
    /// Returns the cell of the kernel over an input element; none if the kernel does not cover it.
    std::optional<int> weightAt(const std::optional<TensorSpot>& spot);
    void takeClicked(const TensorSpot& spot);
    void movePick(int across, int down, int planes);
    void takePlane(int picture, int channel);
    void showLooked();
    void showPlot(const std::optional<TensorSpot>& spot, const std::optional<OutputElement>& contrast);
    /// Marks, arithmetic and lit cells of the number that is looked at: the one under the mouse, else the picked one.
    void showNumber();
    void pickRequested();
    void chooseWantedPlanes();
    /// The numbers that the layer makes are asked for in a lesson.
    bool isInQuestion() const;
    /// Returns true if places that are named elsewhere are marked instead of the window of a number.
    bool showsNamed() const;
    std::vector<TensorMarks> marksOf(
        const std::optional<TensorSpot>& spot, const std::optional<OutputElement>& contrast) const;
    LayerWording::Formula formulaOf(const std::optional<TensorSpot>& spot) const;
    /// Returns a second case for a plotted function: the nearest number, first of its row, that is positive where the
    /// first one is not, or the other way round.
    std::optional<OutputElement> contrastOf(const std::optional<TensorSpot>& spot) const;
    void showFormula();
    void light(const std::optional<TensorSpot>& spot);
    /// The number under the mouse, else the one that the kernel slides over, else the picked one.
    std::optional<TensorSpot> lookedAt() const;

    // The kernel, see tensor_view_kernel.cpp.
    /// The output element that the kernel stands over; none where nothing is looked at.
    std::optional<OutputElement> kernelPlace() const;
    void showKernel();
    /// The taps of the weight that is pointed at: those under it, or all that it ever reads.
    std::vector<Tap> pointedTaps() const;
    void takeWeight();
    /// Returns the sum at the kernel's place, in a lesson only. None if the layer is not a kernel over a row, or if no
    /// number is looked at.
    std::optional<RowSum> rowSumHere() const;
    void showRowSum();
    void prepareSlide();
    void holdSlide();
    void announceHovered();
    void setPlot(const std::optional<FunctionPlot>& plot);
    /// Offers to try another k if the layer compares with one.
    void offerTrial();
    /// Shows the layer as it would be if it compared with this k. The session's values stay as they are.
    void tryK(int k);
    /// Returns the kernel at an output element, or at one that an input element is written to; without taps if it has
    /// neither weights nor several places to write to.
    KernelWindow windowAt(OutputElement place) const;
    /// Returns the window of an output element in the middle, which no edge cuts off.
    KernelWindow typicalWindow() const;
    /// Returns the kernel to draw on the tables; none if it cannot be drawn there.
    std::optional<KernelWindow> kernelWindow() const;
    /// Returns the family of the rule that the layer belongs to; none for verdict and search.
    std::optional<RuleFamily> family() const;
    void fit();
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
    std::optional<std::pair<Position, std::vector<int>>> m_wantedPlanes; ///< see choosePlanesWhenShown
    NamedPlaces m_named; ///< see setLit
    LayerFocus m_focus;
    std::optional<TensorPlane> m_plane; ///< what was looked at last of planes that are no digits
    int m_announcedDigit = -1;
    bool m_listsLayers = true;
    bool m_inLesson = false;
    OutputComparison m_comparison;
    std::optional<Place> m_pin;
    std::vector<Cell> m_litCells;
    std::vector<int> m_litDigits;
    LayerWording::Formula m_formula;

    TensorCanvas* m_canvas;
    RowSumView* m_sum;
    KernelSlide* m_slide;
    LayerBar* m_bar;
    KernelView* m_kernel;
    FunctionPlotView* m_plot;
    bool m_hasPlot = false;
    EqualitySlider* m_k;
    std::shared_ptr<const Inspection> m_own; ///< the network's own values, of which a trial is made; null: no trial
    SlideOverlay* m_veil;
    LayerPassage* m_passage;
    QWidget* m_texts;
    QLabel* m_arithmetic;
    QLabel* m_contrast; ///< the arithmetic of a second case
    QLabel* m_sentence;
};

} // namespace convoku
