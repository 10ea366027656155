// SPDX-License-Identifier: MIT
// What is pointed at and picked in a TensorView, and what is said and lit for it.
#include "app/document/session.h"
#include "app/drawing/function_plot.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/wording/wording.h"

#include <QLabel>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <utility>

namespace convoku {

void TensorView::followSessionsPick()
{
    if (isPinned())
        return;
    m_focus.follow(m_session->picked());
    if (m_shown.layer == nullptr)
        return;
    m_wanted.reset();
    m_picked.reset();
    showPictures();
}

void TensorView::pickWhenShown(Position position, OutputElement element)
{
    m_wanted = {position, element};
    pickRequested();
}

void TensorView::pickRequested()
{
    if (!m_wanted || m_shown.layer == nullptr)
        return;
    const auto wanted = *m_wanted;
    if (m_shown.position != wanted.first) {
        // It is shown late, not early: the place that is wanted may still be on its way.
        if (m_session->position() != wanted.first)
            m_wanted.reset();
        return;
    }
    m_wanted.reset(); // picking tells the session, which comes back here
    pick(wanted.second);
    m_wanted = wanted;
}

void TensorView::choosePlanesWhenShown(Position position, std::vector<int> digits)
{
    m_wantedPlanes = {position, std::move(digits)};
    chooseWantedPlanes();
}

void TensorView::chooseWantedPlanes()
{
    if (!m_wantedPlanes || m_shown.layer == nullptr || m_shown.position != m_wantedPlanes->first)
        return;
    const std::vector<int> digits = std::exchange(m_wantedPlanes, std::nullopt)->second;
    const bool all = std::ssize(digits) == m_shown.recording->board().side();
    m_canvas->choosePlanes(digits.empty() ? TensorCanvas::Planes::One
            : all                         ? TensorCanvas::Planes::All
                                          : TensorCanvas::Planes::Fixed,
        all ? std::vector<int>{} : digits);
}

bool TensorView::point(std::optional<ElementIndex> element)
{
    if (m_shown.layer == nullptr)
        return false;
    std::optional<TensorSpot> spot;
    if (element && m_canvas->shows({m_canvas->inputCount(), *element}))
        spot = {m_canvas->inputCount(), *element};
    takeHovered(spot);
    return spot.has_value();
}

void TensorView::setLit(std::vector<Cell> cells, std::vector<std::uint16_t> candidates)
{
    m_named = {std::move(cells), std::move(candidates)};
    showNumber();
}

bool TensorView::showsNamed() const
{
    return !m_named.isEmpty() && !m_hovered && !m_slide->place() && !showsAllAtOnce();
}

void TensorView::pick(std::optional<OutputElement> element)
{
    if (m_shown.layer == nullptr)
        return;
    m_wanted.reset();
    if (!element) {
        m_picked.reset();
        m_focus.drop();
        if (!isPinned())
            m_session->pick(std::nullopt);
        showNumber();
        return;
    }
    const Network& network = m_shown.values->network();
    const ValueId value = m_shown.layer->outputs.at(static_cast<std::size_t>(element->output));
    const Shape shape = network.value(value).shape;
    if (!element->element.isIn(shape))
        return;
    const Places places = placesOf(network, value);
    const auto digits = digitsOf(places, element->element);
    m_focus.pickIn(cellsOf(places, element->element), digits);
    if (places == Places::Cells && digits.size() == 1 && !isPinned())
        m_session->pick(m_focus.candidate());
    m_picked = element;
    prepareSlide();
    showNumber();
}

void TensorView::takeHovered(const std::optional<TensorSpot>& spot)
{
    const auto weight = weightAt(spot);
    m_kernel->point(weight);
    const auto number = m_shown.layer && !weight ? spot : std::nullopt;
    if (number == m_hovered)
        return;
    m_hovered = number;
    showNumber();
    holdSlide();
    announceHovered();
}

std::optional<int> TensorView::weightAt(const std::optional<TensorSpot>& spot)
{
    if (!spot || !m_shown.layer || !isInput(*spot))
        return std::nullopt;
    // Ask for the kernel without a hovered number: only that position remains while the mouse is on an input.
    const auto hovered = std::exchange(m_hovered, std::nullopt);
    const auto window = kernelWindow();
    m_hovered = hovered;
    if (!window || window->writes)
        return std::nullopt;
    const auto under = std::find_if(window->taps.begin(), window->taps.end(),
        [&spot](const Tap& tap) { return tap.input == spot->picture && tap.element == spot->element; });
    if (under == window->taps.end())
        return std::nullopt;
    return cellOver(m_kernel->picture().kernel, window->result.element, static_cast<int>(under - window->taps.begin()));
}

void TensorView::takeClicked(const TensorSpot& spot)
{
    m_named = {}; // whoever clicks wants to see that
    if (showsAllAtOnce())
        m_slide->end();
    if (!isInput(spot)) {
        // A slide goes on from there.
        if (const auto place = m_slide->order().placeOf(spot.element); place && m_slide->place())
            m_slide->goTo(*place);
        pick(outputOf(spot));
        return;
    }
    // An input goes somewhere: to the first number that reads it.
    const auto readers = readersOf(m_shown.values->network(), *m_shown.layer, spot.picture, spot.element);
    if (!readers.empty())
        pick(readers.front());
}

void TensorView::movePick(int across, int down, int planes)
{
    if (m_shown.layer == nullptr)
        return;
    m_named = {};
    m_hovered.reset();
    m_slide->end();
    OutputElement next = m_picked.value_or(OutputElement{});
    const TensorGeometry geometry = m_canvas->geometryOf(m_canvas->inputCount() + next.output);
    if (m_picked) {
        next.element = geometry.neighbour(next.element, across, down);
        next.element.channel = std::clamp(next.element.channel + planes, 0, geometry.shape().channels - 1);
    }
    pick(next);
}

void TensorView::takePlane(int picture, int channel)
{
    if (m_shown.layer == nullptr)
        return;
    m_named = {};
    if (m_canvas->planes() == TensorCanvas::Planes::Fixed)
        m_canvas->choosePlanes(TensorCanvas::Planes::One);
    const ValueId value = valueOf({picture, {}});
    const Network& network = m_shown.values->network();
    const Shape shape = network.value(value).shape;
    const Places places = placesOf(network, value);
    const auto digits = digitsOfPlane(places, channel);
    if (digits.size() != 1)
        m_plane = TensorPlane{channel, places.planes};
    const OutputElement picked = m_picked.value_or(OutputElement{});
    const Shape output = network.value(m_shown.layer->outputs.at(static_cast<std::size_t>(picked.output))).shape;
    // A number that was kept goes along to the other plane; where none was, only the plane changes.
    if (m_picked && output.channels == shape.channels) {
        pick(OutputElement{picked.output, {channel, picked.element.row, picked.element.column}});
        return;
    }
    if (!digits.empty())
        m_focus.lookAtDigit(digits.front());
    showNumber();
}

void TensorView::suggest(std::optional<Candidate> candidate)
{
    m_focus.suggest(candidate);
    showNumber();
}

void TensorView::showLooked()
{
    const Network& network = m_shown.values->network();
    if (m_picked) {
        const ValueId value = m_shown.layer->outputs.at(static_cast<std::size_t>(m_picked->output));
        if (const Axis planes = placesOf(network, value).planes; planes != Axis::Digit && planes != Axis::One)
            m_plane = TensorPlane{m_picked->element.channel, planes};
    }
    Candidate candidate = m_focus.candidate();
    // The plane goes along with a kernel that slides over all of them.
    if (const auto slid = m_slide->element()) {
        const ValueId value = m_shown.layer->outputs.front();
        const Places places = placesOf(network, value);
        const auto digits = digitsOf(places, *slid);
        if (!digits.empty())
            candidate.digit = digits.front();
        if (places.planes != Axis::Digit && places.planes != Axis::One)
            m_plane = TensorPlane{slid->channel, places.planes};
    }
    m_canvas->setLookedAt(candidate, m_plane);
    if (const int digit = shownDigit(); digit != m_announcedDigit) {
        m_announcedDigit = digit;
        Q_EMIT shownDigitChanged(digit);
    }
}

void TensorView::showPlot(const std::optional<TensorSpot>& spot, const std::optional<OutputElement>& contrast)
{
    std::optional<ElementIndex> element;
    if (isInQuestion())
        element = std::nullopt; // where it lies on the curve would say it
    else if (spot && !isInput(*spot) && outputOf(*spot).output == 0)
        element = spot->element;
    else if (const auto place = kernelPlace(); place && place->output == 0)
        element = place->element;
    std::optional<FunctionPlot> plot = plotOf(*m_shown.values, *m_shown.layer, element);
    if (plot && contrast) {
        const auto second = plotOf(*m_shown.values, *m_shown.layer, contrast->element);
        // With another second input the function has another curve.
        if (second && second->held == plot->held)
            plot->second = second->dot;
    }
    setPlot(plot);
}

bool TensorView::showsAllAtOnce() const
{
    return m_slide->atOnce() != KernelSlide::AtOnce::No;
}

std::optional<TensorSpot> TensorView::lookedAt() const
{
    if (m_hovered)
        return m_hovered;
    if (const auto slid = m_slide->element())
        return TensorSpot{m_canvas->inputCount() + (m_picked ? m_picked->output : 0), *slid};
    if (!m_picked || showsAllAtOnce())
        return std::nullopt;
    return TensorSpot{m_canvas->inputCount() + m_picked->output, m_picked->element};
}

ValueId TensorView::valueOf(const TensorSpot& spot) const
{
    return isInput(spot) ? m_shown.layer->inputs.at(static_cast<std::size_t>(spot.picture))
                         : m_shown.layer->outputs.at(static_cast<std::size_t>(outputOf(spot).output));
}

std::vector<TensorMarks> TensorView::marksOf(
    const std::optional<TensorSpot>& spot, const std::optional<OutputElement>& contrast) const
{
    const auto inputs = static_cast<std::size_t>(m_canvas->inputCount());
    std::vector<TensorMarks> marks(m_canvas->pictures().size());
    const Network& network = m_shown.values->network();
    if (showsNamed()) {
        for (std::size_t i = 0; i < marks.size(); ++i)
            marks[i].lit = m_named.elementsOf(m_canvas->pictures()[i].places, m_canvas->pictures()[i].shape);
    } else if (spot && isInput(*spot)) {
        for (const OutputElement& reader : readersOf(network, *m_shown.layer, spot->picture, spot->element))
            marks.at(inputs + static_cast<std::size_t>(reader.output)).lit.push_back(reader.element);
    } else if (spot) {
        const auto windows = windowMarks(network, *m_shown.layer, outputOf(*spot));
        std::copy(windows.begin(), windows.end(), marks.begin());
    }
    if (contrast) {
        for (TensorMarks& picture : marks)
            picture.lit.push_back(contrast->element);
    }
    // The element under a weight has a frame in the window. Without a number that is looked at, all elements that the
    // weight ever reads form a window of their own.
    for (const Tap& tap : pointedTaps()) {
        TensorMarks& mark = marks.at(static_cast<std::size_t>(tap.input));
        if (spot)
            mark.hovered = mark.picked = tap.element; // with the stronger frame of a pick
        else
            mark.lit.push_back(tap.element);
    }
    for (TensorMarks& mark : marks)
        mark.family = family().value_or(mark.family);
    if (m_slide->place() && !m_hovered)
        marks.at(static_cast<std::size_t>(spot->picture)).hovered = spot->element;
    if (m_hovered)
        marks.at(static_cast<std::size_t>(m_hovered->picture)).hovered = m_hovered->element;
    if (m_picked && !showsAllAtOnce())
        marks.at(inputs + static_cast<std::size_t>(m_picked->output)).picked = m_picked->element;
    return marks;
}

LayerWording::Formula TensorView::formulaOf(const std::optional<TensorSpot>& spot) const
{
    const auto taps = pointedTaps();
    const auto weight = m_kernel->pointed();
    if (!spot && !weight && showsAllAtOnce())
        return {LayerWording::allAtOnce(m_shown.values->network(), *m_shown.layer), -1, 0};
    if (!spot)
        return {weight
                ? LayerWording::weightAnywhere(m_kernel->picture().kernel, *weight, static_cast<int>(taps.size()))
                : LayerWording::pickHint(),
            -1, 0};
    if (isInQuestion())
        return {tr("The lesson asks for these numbers. They appear with the answer."), -1, 0};
    const Inspection& values = *m_shown.values;
    if (isInput(*spot))
        return {LayerWording::readers(values, *m_shown.layer, spot->picture, spot->element), -1, 0};
    const OutputElement output = outputOf(*spot);
    return LayerWording::elementFormula(values, *m_shown.layer, output, taps.size() == 1 ? *weight : -1);
}

std::optional<OutputElement> TensorView::contrastOf(const std::optional<TensorSpot>& spot) const
{
    if (!m_hasPlot || !spot || isInput(*spot) || isInQuestion() || showsNamed())
        return std::nullopt;
    const OutputElement first = outputOf(*spot);
    const ValueId value = valueOf(*spot);
    const Shape shape = m_shown.values->network().value(value).shape;
    const auto numbers = m_shown.values->value(value).of(0);
    // The case is marked in every table: all must have the same elements.
    for (const ValueId input : m_shown.layer->inputs) {
        if (m_shown.values->network().value(input).shape != shape)
            return std::nullopt;
    }
    const auto isPositive
        = [&](ElementIndex element) { return numbers[static_cast<std::size_t>(element.offsetIn(shape))] > 0; };
    // A table of one row or column for each digit is read across its digits, planes are read one by one.
    const bool isJoined = shape.rows == 1 || shape.columns == 1;
    const auto distanceTo = [&](ElementIndex element) {
        const int channels = std::abs(element.channel - first.element.channel);
        const int rows = std::abs(element.row - first.element.row);
        const int columns = std::abs(element.column - first.element.column);
        return isJoined ? channels + (rows + columns) * shape.channels
                        : (channels * shape.rows + rows) * shape.columns + columns;
    };
    std::optional<OutputElement> nearest;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        if (isPositive(element) != isPositive(first.element)
            && (!nearest || distanceTo(element) < distanceTo(nearest->element)))
            nearest = OutputElement{first.output, element};
    }
    return nearest;
}

void TensorView::showNumber()
{
    if (m_shown.layer == nullptr)
        return;
    const auto spot = lookedAt();
    const auto contrast = contrastOf(spot);
    showLooked();
    showKernel();
    showPlot(spot, contrast);
    m_canvas->setMarks(marksOf(spot, contrast));
    m_canvas->setWindow(kernelWindow());
    m_formula = formulaOf(spot);
    showFormula();
    m_contrast->setText(
        contrast ? LayerWording::elementFormula(*m_shown.values, *m_shown.layer, *contrast, -1).text : QString());
    m_contrast->setVisible(contrast.has_value());
    m_canvas->setAccessibleDescription(m_formula.text);
    showRowSum();
    light(showsNamed() ? std::nullopt : spot);
    Q_EMIT meaningChanged();
}

void TensorView::light(const std::optional<TensorSpot>& spot)
{
    std::set<int> cells;
    std::set<int> digits;
    std::vector<Tap> taps = pointedTaps();
    if (taps.empty() && spot && m_shown.layer)
        taps = isInput(*spot)
            ? std::vector<Tap>{{spot->picture, spot->element}}
            : windowOf(m_shown.values->network(), *m_shown.layer, outputOf(*spot).output, spot->element).taps;
    for (const Tap& tap : taps) {
        // A weight of 0 is lit where somebody points at it.
        if (tap.weight == 0 && !m_kernel->pointed())
            continue;
        const Network& network = m_shown.values->network();
        const ValueId value = m_shown.layer->inputs.at(static_cast<std::size_t>(tap.input));
        const Places places = placesOf(network, value);
        for (const Cell cell : cellsOf(places, tap.element))
            cells.insert(cell.index());
        for (const int digit : digitsOf(places, tap.element))
            digits.insert(digit);
    }
    std::vector<Cell> lit;
    for (const int cell : cells)
        lit.push_back(m_shown.recording->board().cell(cell));
    std::vector<int> litDigits(digits.begin(), digits.end());
    if (lit == m_litCells && litDigits == m_litDigits)
        return;
    m_litCells = lit;
    m_litDigits = litDigits;
    Q_EMIT cellsLit(m_litCells, m_litDigits);
}

} // namespace convoku
