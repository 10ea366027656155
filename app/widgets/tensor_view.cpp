// SPDX-License-Identifier: MIT
#include "app/widgets/tensor_view.h"

#include "app/session/layer_values.h"
#include "app/session/session.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/run/tensors.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace convoku {
namespace {

/// The layers of a step in the list, and then its end.
int entryOf(const Recording& recording, Position position)
{
    return position.layer == 0 ? recording.layersIn(position.step) : position.layer - 1;
}

QLabel* makeText(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

TensorView::TensorView(Session* session, LayerValues* values, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_values(values)
    , m_layers(new QComboBox)
    , m_comparisons(new QComboBox)
    , m_numbers(new QCheckBox(tr("&Numbers")))
    , m_canvas(new TensorCanvas)
    , m_arithmetic(makeText("tensor_arithmetic"))
    , m_sentence(makeText("tensor_sentence"))
{
    m_layers->setObjectName(QStringLiteral("tensor_layers"));
    m_layers->setAccessibleName(tr("Layer of the step"));
    m_layers->setToolTip(tr("Layer of the step"));
    m_layers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_layers->setMinimumContentsLength(24);
    m_comparisons->setObjectName(QStringLiteral("tensor_comparison"));
    m_comparisons->setAccessibleName(tr("Before or after the layer"));
    m_comparisons->setToolTip(tr("The output, what it was made from, or what changed"));
    m_comparisons->addItems({tr("After"), tr("Before"), tr("Difference")});
    m_numbers->setObjectName(QStringLiteral("tensor_numbers"));
    m_numbers->setToolTip(tr("Write the numbers where there is room for them"));
    m_numbers->setChecked(true);
    m_canvas->setObjectName(QStringLiteral("tensor_canvas"));
    m_canvas->setAccessibleName(tr("Tensors"));
    QFont strong = m_arithmetic->font();
    strong.setBold(true);
    m_arithmetic->setFont(strong);
    m_arithmetic->setAccessibleName(tr("Arithmetic"));
    m_sentence->setAccessibleName(tr("What the layer does"));

    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 6, 8, 0);
    top->addWidget(m_layers, 1);
    top->addWidget(m_comparisons);
    top->addWidget(m_numbers);
    auto* bottom = new QVBoxLayout;
    bottom->setContentsMargins(12, 4, 12, 8);
    bottom->setSpacing(2);
    bottom->addWidget(m_arithmetic);
    bottom->addWidget(m_sentence);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(top);
    all->addWidget(m_canvas, 1);
    all->addLayout(bottom);
    setFocusProxy(m_canvas);

    connect(session, &Session::positionChanged, this, &TensorView::refresh);
    connect(session, &Session::recordingReset, this, &TensorView::refresh);
    connect(session, &Session::puzzleChanged, this, &TensorView::refresh);
    connect(session, &Session::pickedChanged, this, &TensorView::followSessionsPick);
    connect(values, &LayerValues::valuesChanged, this, &TensorView::refresh);
    connect(m_layers, &QComboBox::activated, this, [this](int entry) {
        const Position at = m_session->position();
        m_session->setPlaying(false);
        m_session->goTo({at.pass, at.step, entry + 1 == m_layers->count() ? 0 : entry + 1});
    });
    connect(m_comparisons, &QComboBox::activated, this,
        [this](int which) { setComparison(static_cast<Comparison>(which)); });
    connect(m_numbers, &QCheckBox::toggled, this, &TensorView::showPictures);
    connect(m_canvas, &TensorCanvas::spotHovered, this, &TensorView::takeHovered);
    connect(m_canvas, &TensorCanvas::spotClicked, this, &TensorView::takeClicked);
    connect(m_canvas, &TensorCanvas::moved, this, &TensorView::movePick);
    connect(m_canvas, &TensorCanvas::dismissed, this, [this] { pick(std::nullopt); });
    refresh();
}

TensorView::~TensorView()
{
    m_values->setWatched(this, false);
}

void TensorView::setTheme(const Theme& theme)
{
    m_canvas->setTheme(theme);
}

void TensorView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_values->setWatched(this, true);
    refresh();
}

void TensorView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_values->setWatched(this, false);
    takeHovered(std::nullopt);
    light(std::nullopt);
}

TensorView::Shown TensorView::shownAt(Position position) const
{
    const Recording& recording = *m_session->recording();
    Shown shown{m_session->recording(), m_values->values(), position, nullptr, kNoValue};
    const Network& network = shown.values->network();
    const Group& group = network.groups.at(static_cast<std::size_t>(position.step) - 1);
    if (position.layer > 0) {
        shown.layer = &network.layers.at(group.firstLayer + static_cast<std::size_t>(position.layer) - 1);
        const Shape shape = network.value(shown.layer->outputs.front()).shape;
        const ValueId first = shown.layer->inputs.front();
        if (shape == kCandidatesShape && network.value(first).shape == shape)
            shown.before = first;
        return shown;
    }
    if (recording.isEndOfPass(position)) {
        // The candidates that the pass leaves: the search's, or without one the last rule's.
        const bool search = recording.options().search;
        ValueId left = network.inputs.front();
        if (search)
            left = network.named("next_candidates");
        else if (!recording.options().rules.empty())
            left = network.groups.at(recording.options().rules.size() - 1).outputs.front();
        shown.layer = producerOf(network, left);
        if (shown.layer)
            shown.before = network.inputs.front();
    } else {
        shown.layer = &network.layers.at(group.firstLayer + group.layerCount - 1);
        if (network.value(shown.layer->outputs.front()).shape == kCandidatesShape && group.kind == GroupKind::Rule)
            shown.before = group.inputs.front();
    }
    return shown;
}

void TensorView::refresh()
{
    if (!isVisible())
        return;
    const auto recording = m_session->recording();
    const Position position = m_session->position();
    const bool computing = recording && m_values->isComputing() && m_shown.recording == recording;
    if (computing)
        return; // what is shown stays together until the new values are there
    const bool known = recording && m_values->values() && position.pass > 0 && m_values->pass() == position.pass;
    m_shown = known ? shownAt(position) : Shown{recording, nullptr, position, nullptr, kNoValue};
    m_hovered.reset();
    showLayers();
    m_comparisons->setVisible(canCompare());
    m_numbers->setVisible(m_shown.layer != nullptr);
    m_arithmetic->setVisible(m_shown.layer != nullptr);
    m_sentence->setVisible(m_shown.layer != nullptr);
    if (m_shown.layer == nullptr) {
        m_canvas->setMessage(recording ? LayerWording::startOfRun() : LayerWording::noPuzzle());
        m_canvas->setAccessibleDescription(m_canvas->message());
        m_picked.reset();
        light(std::nullopt);
        return;
    }
    m_sentence->setText(LayerWording::sentence(m_shown.values->network(), *m_shown.layer));
    m_picked.reset();
    if (const auto picked = m_session->picked()) {
        m_focus = *picked;
        m_hasFocus = true;
    }
    showPictures();
}

void TensorView::showLayers()
{
    const QSignalBlocker quiet(m_layers);
    m_layers->clear();
    m_layers->setVisible(m_shown.layer != nullptr);
    if (m_shown.layer == nullptr)
        return;
    const Recording& recording = *m_shown.recording;
    const Network& network = recording.network();
    const int step = m_shown.position.step;
    const Group& group = recording.groupOf(step);
    for (std::size_t i = 0; i < group.layerCount; ++i)
        m_layers->addItem(LayerWording::layerEntry(network.layers.at(group.firstLayer + i), static_cast<int>(i) + 1));
    const QString name = recording.isEndOfPass(m_shown.position) ? Wording::address(recording, m_shown.position)
                                                                 : Wording::step(recording, step);
    m_layers->addItem(
        recording.isEndOfPass(m_shown.position) ? LayerWording::endOfPass(name) : LayerWording::endOfStep(name));
    m_layers->setCurrentIndex(entryOf(recording, m_shown.position));
}

TensorPicture TensorView::pictureOf(ValueId value, const QString& subtitle) const
{
    const Network& network = m_shown.values->network();
    TensorPicture picture;
    picture.shape = network.value(value).shape;
    picture.places = placesOf(network, value);
    picture.range = network.value(value).range;
    picture.title = LayerWording::value(network, value);
    picture.subtitle = subtitle;
    picture.writesNumbers = m_numbers->isChecked();
    for (const float number : m_shown.values->value(value).of(0))
        picture.numbers.push_back(static_cast<int>(number));
    return picture;
}

TensorPicture TensorView::comparedPicture(TensorPicture after) const
{
    if (!canCompare() || m_comparison == Comparison::After)
        return after;
    TensorPicture before = pictureOf(m_shown.before, after.subtitle);
    if (m_comparison == Comparison::Before) {
        before.subtitle = tr("before · %1").arg(LayerWording::shape(before.shape));
        return before;
    }
    const int most = std::max(after.range.high - before.range.low, before.range.high - after.range.low);
    after.range = {-most, most};
    for (std::size_t i = 0; i < after.numbers.size(); ++i)
        after.numbers[i] -= before.numbers[i];
    after.subtitle = tr("after − before · %1").arg(LayerWording::shape(after.shape));
    return after;
}

void TensorView::showPictures()
{
    if (m_shown.layer == nullptr)
        return;
    const Network& network = m_shown.values->network();
    const Layer& layer = *m_shown.layer;
    std::vector<TensorPicture> inputs;
    for (std::size_t i = 0; i < layer.inputs.size(); ++i)
        inputs.push_back(pictureOf(layer.inputs[i], LayerWording::inputTitle(network, layer, static_cast<int>(i))));
    std::vector<TensorPicture> outputs;
    for (std::size_t i = 0; i < layer.outputs.size(); ++i)
        outputs.push_back(pictureOf(layer.outputs[i], LayerWording::outputTitle(network, layer, static_cast<int>(i))));
    outputs.front() = comparedPicture(std::move(outputs.front()));
    m_canvas->setPictures(std::move(inputs), std::move(outputs));
    if (!m_picked && m_hasFocus) {
        const ValueId value = layer.outputs.front();
        if (const auto element = elementOf(network.value(value).shape, placesOf(network, value), m_focus))
            m_picked = OutputElement{0, *element};
    }
    showNumber();
}

void TensorView::setComparison(Comparison comparison)
{
    m_comparison = comparison;
    m_comparisons->setCurrentIndex(static_cast<int>(comparison));
    showPictures();
}

void TensorView::followSessionsPick()
{
    const auto picked = m_session->picked();
    m_hasFocus = picked.has_value();
    if (picked)
        m_focus = *picked;
    if (m_shown.layer == nullptr)
        return;
    m_picked.reset();
    showPictures();
}

void TensorView::pick(std::optional<OutputElement> element)
{
    if (m_shown.layer == nullptr)
        return;
    if (!element) {
        m_picked.reset();
        m_hasFocus = false;
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
    const auto cells = cellsOf(places, element->element);
    const auto digits = digitsOf(shape, places, element->element);
    // What an element leaves open stays as it was picked last.
    const auto isOneOf = [](const auto& list, const auto& what) {
        return list.empty() || std::find(list.begin(), list.end(), what) != list.end();
    };
    if (!isOneOf(cells, m_focus.cell()))
        m_focus = Candidate::of(m_focus.digit, cells.front());
    if (!isOneOf(digits, m_focus.digit))
        m_focus.digit = digits.front();
    m_hasFocus = true;
    if (places == Places::Cells && digits.size() == 1)
        m_session->pick(m_focus);
    m_picked = element;
    showNumber();
}

void TensorView::takeHovered(const std::optional<TensorSpot>& spot)
{
    if (spot == m_hovered)
        return;
    m_hovered = m_shown.layer ? spot : std::nullopt;
    showNumber();
    Q_EMIT hovered(m_hovered ? QStringLiteral("%1 · %2").arg(Wording::address(*m_shown.recording, m_shown.position),
                       LayerWording::elementValue(*m_shown.values, valueOf(*m_hovered), m_hovered->element))
                             : QString());
}

void TensorView::takeClicked(const TensorSpot& spot)
{
    if (!isInput(spot)) {
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
    m_hovered.reset();
    OutputElement next = m_picked.value_or(OutputElement{});
    const TensorGeometry geometry = m_canvas->geometryOf(m_canvas->inputCount() + next.output);
    if (m_picked) {
        next.element = geometry.neighbour(next.element, across, down);
        next.element.channel = std::clamp(next.element.channel + planes, 0, geometry.shape().channels - 1);
    }
    pick(next);
}

std::optional<TensorSpot> TensorView::lookedAt() const
{
    if (m_hovered)
        return m_hovered;
    if (!m_picked)
        return std::nullopt;
    return TensorSpot{m_canvas->inputCount() + m_picked->output, m_picked->element};
}

ValueId TensorView::valueOf(const TensorSpot& spot) const
{
    return isInput(spot) ? m_shown.layer->inputs.at(static_cast<std::size_t>(spot.picture))
                         : m_shown.layer->outputs.at(static_cast<std::size_t>(outputOf(spot).output));
}

std::vector<TensorMarks> TensorView::marksOf(const std::optional<TensorSpot>& spot) const
{
    const auto inputs = static_cast<std::size_t>(m_canvas->inputCount());
    std::vector<TensorMarks> marks(m_canvas->pictures().size());
    const Network& network = m_shown.values->network();
    if (spot && isInput(*spot)) {
        for (const OutputElement& reader : readersOf(network, *m_shown.layer, spot->picture, spot->element))
            marks.at(inputs + static_cast<std::size_t>(reader.output)).lit.push_back(reader.element);
    } else if (spot) {
        for (const Tap& tap : windowOf(network, *m_shown.layer, outputOf(*spot).output, spot->element).taps) {
            if (tap.weight != 0)
                marks.at(static_cast<std::size_t>(tap.input)).lit.push_back(tap.element);
        }
    }
    if (m_hovered)
        marks.at(static_cast<std::size_t>(m_hovered->picture)).hovered = m_hovered->element;
    if (m_picked)
        marks.at(inputs + static_cast<std::size_t>(m_picked->output)).picked = m_picked->element;
    return marks;
}

QString TensorView::textOf(const std::optional<TensorSpot>& spot) const
{
    if (!spot)
        return LayerWording::pickHint();
    const Inspection& values = *m_shown.values;
    if (isInput(*spot))
        return LayerWording::readers(values, *m_shown.layer, spot->picture, spot->element);
    const OutputElement output = outputOf(*spot);
    const Network& network = values.network();
    const ValueId value = valueOf(*spot);
    return LayerWording::elementFormula(
        LayerWording::element(network.value(value).shape, placesOf(network, value), output.element),
        LayerWording::formula(
            values, *m_shown.layer, arithmeticOf(values, *m_shown.layer, output.output, output.element)));
}

void TensorView::showNumber()
{
    if (m_shown.layer == nullptr)
        return;
    const auto spot = lookedAt();
    m_canvas->setMarks(marksOf(spot));
    m_arithmetic->setText(textOf(spot));
    m_canvas->setAccessibleDescription(m_arithmetic->text());
    light(spot);
}

QString TensorView::arithmeticText() const
{
    return m_arithmetic->text();
}

void TensorView::light(const std::optional<TensorSpot>& spot)
{
    std::set<int> cells;
    std::set<int> digits;
    if (spot && m_shown.layer) {
        const Network& network = m_shown.values->network();
        const auto add = [&](ValueId value, ElementIndex element) {
            const Places places = placesOf(network, value);
            for (const Cell cell : cellsOf(places, element))
                cells.insert(cell.index());
            for (const int digit : digitsOf(network.value(value).shape, places, element))
                digits.insert(digit);
        };
        if (isInput(*spot)) {
            add(valueOf(*spot), spot->element);
        } else {
            for (const Tap& tap : windowOf(network, *m_shown.layer, outputOf(*spot).output, spot->element).taps) {
                if (tap.weight != 0)
                    add(m_shown.layer->inputs.at(static_cast<std::size_t>(tap.input)), tap.element);
            }
        }
    }
    std::vector<Cell> lit;
    for (const int cell : cells)
        lit.push_back(Cell::fromIndex(cell));
    std::vector<int> litDigits(digits.begin(), digits.end());
    if (lit == m_litCells && litDigits == m_litDigits)
        return;
    m_litCells = lit;
    m_litDigits = litDigits;
    Q_EMIT cellsLit(m_litCells, m_litDigits);
}

} // namespace convoku
