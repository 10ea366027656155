// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/tensor_view.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/drawing/function_plot.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/kernel_strip.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/layer_passage.h"
#include "app/views/layers/widgets/slide_overlay.h"
#include "app/views/layers/widgets/tensor_planes_box.h"
#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/run/tensors.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCursor>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace convoku {
namespace {

/// The layers of a step in the list, and then its end.
int entryOf(const Recording& recording, Position position)
{
    return position.layer == 0 ? recording.layersAt(position) : position.layer - 1;
}

} // namespace

TensorView::TensorView(Session* session, LayerValues* values, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_values(values)
    , m_top(new QHBoxLayout)
    , m_pinned(new PlainLabel)
    , m_goThere(new QToolButton)
    , m_layers(new QComboBox)
    , m_comparisons(new QComboBox)
    , m_numbers(new QCheckBox(tr("&Numbers")))
    , m_canvas(new TensorCanvas)
    , m_slide(new KernelSlide(this))
    , m_strip(new KernelStrip(m_slide))
    , m_veil(new SlideOverlay(m_slide, m_canvas))
    , m_passage(new LayerPassage(m_canvas))
    , m_texts(new QWidget)
    , m_arithmetic(form::label("tensor_arithmetic", form::kTopParagraph))
    , m_sentence(form::label("tensor_sentence", form::kTopParagraph))
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

    m_pinned->setObjectName(QStringLiteral("pinned_layer"));
    m_goThere->setObjectName(QStringLiteral("go_to_pinned"));
    m_goThere->setText(tr("Go there"));
    m_goThere->setAccessibleName(m_goThere->text());
    m_goThere->setToolTip(tr("Go to the place of this layer in the run"));
    m_pinned->hide();
    m_goThere->hide();

    // In a narrow window they may be cut rather than make it wider.
    auto* planes = new TensorPlanesBox(m_canvas);
    for (QComboBox* box : {m_layers, m_comparisons, static_cast<QComboBox*>(planes)})
        box->setMinimumWidth(box == m_layers ? 90 : 64);
    m_top->setContentsMargins(8, 6, 8, 0);
    m_top->addWidget(m_layers, 1);
    m_top->addWidget(m_pinned, 1);
    m_top->addWidget(m_goThere);
    m_top->addWidget(planes);
    m_top->addWidget(m_comparisons);
    m_top->addWidget(m_numbers);
    auto* bottom = new QVBoxLayout(m_texts);
    bottom->setContentsMargins(12, 4, 12, 8);
    bottom->setSpacing(2);
    bottom->addWidget(m_arithmetic);
    bottom->addWidget(m_sentence);
    bottom->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addLayout(m_top);
    all->addWidget(m_canvas, 1);
    all->addWidget(m_strip);
    all->addWidget(m_texts);
    all->setSizeConstraint(QLayout::SetNoConstraint);
    setFocusProxy(m_canvas);

    connect(session, &Session::positionChanged, this, &TensorView::refresh);
    connect(session, &Session::recordingReset, this, &TensorView::refresh);
    connect(session, &Session::puzzleChanged, this, &TensorView::refresh);
    connect(session, &Session::pickedChanged, this, &TensorView::followSessionsPick);
    connect(session, &Session::playingChanged, this, [this] { m_canvas->setQuiet(m_session->isPlaying()); });
    connect(values, &LayerValues::valuesChanged, this, &TensorView::refresh);
    connect(values, &LayerValues::askedAboutChanged, this, &TensorView::showPictures);
    connect(m_layers, &QComboBox::activated, this, [this](int entry) {
        const Position at = m_session->position();
        m_session->jumpTo({at.pass, at.step, entry + 1 == m_layers->count() ? 0 : entry + 1});
    });
    connect(m_comparisons, &QComboBox::activated, this, [this](int which) {
        const auto first = static_cast<int>(Comparison::ToReference);
        if (which >= first)
            m_referenceName = m_comparisons->itemData(which).toString();
        setComparison(static_cast<Comparison>(std::min(which, first)));
    });
    connect(m_goThere, &QToolButton::clicked, this, [this] { m_session->jumpTo(m_pin->position); });
    connect(m_numbers, &QCheckBox::toggled, this, &TensorView::showPictures);
    connect(m_canvas, &TensorCanvas::spotHovered, this, &TensorView::takeHovered);
    connect(m_canvas, &TensorCanvas::spotClicked, this, &TensorView::takeClicked);
    connect(m_canvas, &TensorCanvas::moved, this, &TensorView::movePick);
    connect(m_canvas, &TensorCanvas::planesChanged, this, [this] {
        if (!m_slide->place())
            prepareSlide();
    });
    connect(m_canvas, &TensorCanvas::planeClicked, this, &TensorView::takePlane);
    connect(m_canvas, &TensorCanvas::dismissed, this, [this] {
        if (m_slide->place() || showsAllAtOnce())
            m_slide->end();
        else
            pick(std::nullopt);
    });
    connectKernel();
    refresh();
}

TensorView::~TensorView()
{
    m_values->setWatched(this, false);
}

void TensorView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_values->setWatched(this, !isPinned());
    refresh();
}

void TensorView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_values->setWatched(this, false);
    m_slide->end();
    m_strip->view()->forget();
    takeHovered(std::nullopt);
    light(std::nullopt);
}

TensorView::Shown TensorView::shownAt(const Place& place) const
{
    Shown shown{place.recording, place.values, place.position, nullptr, kNoValue};
    const LayerAtPosition looked = layerAtPosition(shown.values->network(), *shown.recording, place.position);
    shown.layer = looked.layer;
    shown.before = looked.before;
    return shown;
}

void TensorView::refresh()
{
    if (!isVisible())
        return;
    const auto recording = m_session->recording();
    const bool computing = recording && m_values->isComputing() && m_shown.recording == recording;
    if (computing && !isPinned())
        return; // what is shown stays together until the new values are there
    const Place where = place();
    if (isPinned() && m_shown.layer != nullptr) {
        showNumber(); // it stays as it is
        return;
    }
    const Layer* const before = m_shown.layer;
    const std::shared_ptr<const Inspection> valuesBefore = m_shown.values;
    m_slide->end();
    m_strip->view()->forget();
    m_passage->take(valuesBefore, before);
    m_shown = where.values ? shownAt(where) : Shown{where.recording, nullptr, where.position, nullptr, kNoValue};
    const bool pointed = m_hovered.has_value();
    m_hovered.reset();
    showLayers();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_comparisons, m_numbers, m_arithmetic})
        widget->setVisible(m_shown.layer != nullptr);
    m_strip->setPlot(m_shown.layer != nullptr ? plotOf(*m_shown.values, *m_shown.layer, std::nullopt) : std::nullopt);
    fitStrip();
    if (m_shown.layer == nullptr) {
        m_canvas->setMessage(isPinned() ? LayerWording::stillComputed()
                : recording             ? LayerWording::startOfRun()
                                        : LayerWording::noPuzzle());
        m_canvas->setAccessibleDescription(m_canvas->message());
        m_veil->setLayer(nullptr, nullptr);
        m_picked.reset();
        light(std::nullopt);
        if (pointed)
            Q_EMIT hovered({});
        return;
    }
    m_sentence->setText(LayerWording::sentence(m_shown.values->network(), *m_shown.layer));
    m_picked.reset();
    m_changed = firstChanged().value_or(m_changed);
    if (const auto picked = m_session->picked()) {
        m_focus = *picked;
        m_hasFocus = true;
    }
    showPictures();
    pickWanted();
    chooseWantedPlanes();
    if (!m_session->isPlaying())
        m_passage->start(m_shown.values, m_shown.layer);
    // The mouse stands where it stood, on a number of another layer.
    if (pointed && m_canvas->underMouse())
        takeHovered(m_canvas->spotAt(m_canvas->mapFromGlobal(QCursor::pos())));
    if (pointed && !m_hovered)
        Q_EMIT hovered({});
}

void TensorView::showLayers()
{
    const QSignalBlocker quiet(m_layers);
    m_layers->clear();
    m_layers->setVisible(m_shown.layer != nullptr && !isPinned() && m_listsLayers);
    if (m_shown.layer == nullptr)
        return;
    const Recording& recording = *m_shown.recording;
    const Network& network = *recording.networkOf(m_shown.position.pass);
    const int step = m_shown.position.step;
    const Group& group = recording.groupAt(m_shown.position);
    for (std::size_t i = 0; i < group.layerCount; ++i)
        m_layers->addItem(LayerWording::layerEntry(network.layers.at(group.firstLayer + i), static_cast<int>(i) + 1));
    const QString name = recording.isEndOfPass(m_shown.position) ? Wording::address(recording, m_shown.position)
                                                                 : Wording::step(recording, step);
    m_layers->addItem(
        recording.isEndOfPass(m_shown.position) ? LayerWording::endOfPass(name) : LayerWording::endOfStep(name));
    m_layers->setCurrentIndex(entryOf(recording, m_shown.position));
}

TensorPicture TensorView::comparedPicture(TensorPicture after) const
{
    if (const TensorReference* with = reference())
        return referencePicture(std::move(after), *with);
    if (!canCompare() || m_comparison == Comparison::ToReference || m_comparison == Comparison::After)
        return after;
    TensorPicture before = tensorPictureOf(*m_shown.values, m_shown.before, after.subtitle);
    before.writesNumbers = after.writesNumbers;
    if (m_comparison == Comparison::Before) {
        before.subtitle = tr("before · %1").arg(LayerWording::shape(before.shape));
        return before;
    }
    const int most = std::max(after.range.high - before.range.low, before.range.high - after.range.low);
    after.range = {-most, most};
    if (before.numberKind == NumberKind::Real)
        after.numberKind = NumberKind::Real;
    for (std::size_t i = 0; i < after.numbers.size(); ++i)
        after.numbers[i] -= before.numbers[i];
    after.subtitle = tr("after − before · %1").arg(LayerWording::shape(after.shape));
    return after;
}

void TensorView::showPictures()
{
    if (m_shown.layer == nullptr)
        return;
    showComparisons();
    const Network& network = m_shown.values->network();
    const Layer& layer = *m_shown.layer;
    LayerScene scene = layerSceneOf(*m_shown.values, layer);
    for (auto* pictures : {&scene.inputs, &scene.outputs}) {
        for (TensorPicture& picture : *pictures)
            picture.writesNumbers = m_numbers->isChecked();
    }
    scene.outputs.front() = comparedPicture(std::move(scene.outputs.front()));
    if (isAskedAbout()) {
        for (TensorPicture& picture : scene.outputs)
            picture = hiddenPicture(std::move(picture));
    }
    m_canvas->setPictures(std::move(scene.inputs), std::move(scene.outputs));
    if (!m_picked && m_hasFocus) {
        const ValueId value = layer.outputs.front();
        if (const auto element = elementOf(placesOf(network, value), m_focus))
            m_picked = OutputElement{0, *element};
    }
    showLooked();
    prepareSlide();
    showNumber();
}

bool TensorView::isAskedAbout() const
{
    return !isPinned() && m_values->isAskedAbout(m_shown.position);
}

void TensorView::setListsLayers(bool lists)
{
    if (lists == m_listsLayers)
        return;
    m_listsLayers = lists;
    m_layers->setVisible(m_shown.layer != nullptr && !isPinned() && lists);
}

void TensorView::setComparison(Comparison comparison)
{
    m_comparison = comparison;
    showComparisons();
    showPictures();
}

} // namespace convoku
