// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/tensor_view.h"

#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/drawing/function_plot.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/equality_slider.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/layer_bar.h"
#include "app/views/layers/widgets/layer_passage.h"
#include "app/views/layers/widgets/row_sum_view.h"
#include "app/views/layers/widgets/slide_overlay.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/plot_wording.h"
#include "app/wording/wording.h"
#include "solver/run/tensors.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QSignalBlocker>

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
    , m_canvas(form::named(new TensorCanvas, "tensor_canvas", {.name = tr("Tensors")}))
    , m_sum(new RowSumView)
    , m_slide(new KernelSlide(this))
    , m_bar(new LayerBar(m_slide, m_canvas))
    , m_kernel(form::named(new KernelView, "kernel_view"))
    , m_plot(form::named(new FunctionPlotView(this), "function_plot"))
    , m_k(new EqualitySlider)
    , m_veil(new SlideOverlay(m_slide, m_canvas))
    , m_passage(new LayerPassage(m_canvas))
    , m_texts(new QWidget)
    , m_arithmetic(form::label("tensor_arithmetic", form::kTopParagraph))
    , m_contrast(form::label("tensor_contrast", form::kTopParagraph))
    , m_sentence(form::label("tensor_sentence", form::kTopParagraph))
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_plot, m_k, m_sum})
        part->hide();
    m_arithmetic->setAccessibleName(tr("Arithmetic"));
    m_contrast->setAccessibleName(tr("Arithmetic of a second number"));
    m_sentence->setAccessibleName(tr("Description of the layer"));
    form::fill(m_texts,
        form::column({.margins = QMargins(16, 4, 12, 8), .spacing = 2}, m_k,
            form::row({.spacing = 2 * space::kUsual}, form::grow(m_arithmetic), form::grow(m_contrast)), m_sentence,
            form::stretch(1)));
    auto* all = form::column({.spacing = 4}, m_bar, form::grow(m_canvas), form::grow(m_sum), m_kernel, m_texts);
    form::fill(this, all);
    all->setSizeConstraint(QLayout::SetNoConstraint);
    setFocusProxy(m_canvas);

    connect(session, &Session::positionChanged, this, &TensorView::refresh);
    connect(session, &Session::recordingReset, this, &TensorView::refresh);
    connect(session, &Session::puzzleChanged, this, &TensorView::refresh);
    connect(session, &Session::pickedChanged, this, &TensorView::followSessionsPick);
    connect(session, &Session::playingChanged, this, [this] { m_canvas->setQuiet(m_session->isPlaying()); });
    connect(values, &LayerValues::valuesChanged, this, &TensorView::refresh);
    connect(values, &LayerValues::questionPositionChanged, this, &TensorView::showPictures);
    connect(m_bar->layers(), &QComboBox::activated, this, [this](int entry) {
        const Position at = m_session->position();
        m_session->jumpTo({at.pass, at.step, entry + 1 == m_bar->layers()->count() ? 0 : entry + 1});
    });
    connect(m_bar->comparisons(), &QComboBox::activated, this, [this](int which) {
        if (const QString name = m_bar->comparisons()->itemData(which).toString(); !name.isEmpty())
            m_comparison.chooseReference(name);
        else
            m_comparison.setKind(static_cast<OutputComparison::Kind>(which));
        showPictures();
    });
    connect(m_bar, &LayerBar::goThere, this, [this] { m_session->jumpTo(m_pin->position); });
    connect(m_bar, &LayerBar::exportRequested, this, &TensorView::exportRequested);
    connect(m_bar, &LayerBar::allPlanesChanged, this, &TensorView::prepareSlide);
    connect(m_bar->numbers(), &QCheckBox::toggled, this, &TensorView::showPictures);
    connect(m_canvas, &TensorCanvas::spotHovered, this, &TensorView::takeHovered);
    connect(m_canvas, &TensorCanvas::spotClicked, this, &TensorView::takeClicked);
    connect(m_canvas, &TensorCanvas::moved, this, &TensorView::movePick);
    connect(m_canvas, &TensorCanvas::planesChanged, this, [this] {
        fit();
        if (m_shown.layer != nullptr)
            m_canvas->setWindow(kernelWindow());
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
    connect(m_kernel, &KernelView::cellPointed, this, &TensorView::takeWeight);
    connect(m_k, &EqualitySlider::kChanged, this, &TensorView::tryK);
    connect(m_slide, &KernelSlide::moved, this, &TensorView::showNumber);
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
    m_kernel->point(std::nullopt);
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
    m_kernel->point(std::nullopt);
    m_passage->take(valuesBefore, before);
    m_shown = where.values ? shownAt(where) : Shown{where.recording, nullptr, where.position, nullptr, kNoValue};
    const bool pointed = m_hovered.has_value();
    m_hovered.reset();
    showLayers();
    m_bar->setHasLayer(m_shown.layer != nullptr);
    m_arithmetic->setVisible(m_shown.layer != nullptr);
    m_contrast->hide();
    setPlot(m_shown.layer != nullptr ? plotOf(*m_shown.values, *m_shown.layer, std::nullopt) : std::nullopt);
    offerTrial();
    fit();
    if (m_shown.layer == nullptr) {
        m_canvas->setMessage(isPinned() ? LayerWording::stillComputed()
                : recording             ? LayerWording::startOfRun()
                                        : LayerWording::noPuzzle());
        m_canvas->setAccessibleDescription(m_canvas->message());
        m_veil->setLayer(nullptr, nullptr);
        m_picked.reset();
        showRowSum();
        light(std::nullopt);
        if (pointed)
            Q_EMIT hovered({});
        return;
    }
    m_sentence->setText(LayerWording::sentence(m_shown.values->network(), *m_shown.layer));
    m_picked.reset();
    if (const Board board = m_shown.recording->board(); board != m_focus.board()) {
        m_focus.setBoard(board);
        m_plane.reset();
    }
    if (const auto changed = firstChangedAt(*m_shown.recording, m_shown.position))
        m_focus.setChanged(*changed);
    if (const auto picked = m_session->picked())
        m_focus.follow(picked);
    showPictures();
    pickRequested();
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
    QComboBox* list = m_bar->layers();
    const QSignalBlocker quiet(list);
    list->clear();
    if (isPinned())
        return; // the bar says where
    m_bar->setListsLayers(m_shown.layer != nullptr && m_listsLayers);
    if (m_shown.layer == nullptr) {
        m_bar->setName({});
        m_bar->setLine({});
        return;
    }
    const Recording& recording = *m_shown.recording;
    const Network& network = *recording.networkOf(m_shown.position.pass);
    const int step = m_shown.position.step;
    const Group& group = recording.groupAt(m_shown.position);
    for (std::size_t i = 0; i < group.layerCount; ++i)
        list->addItem(LayerWording::layerEntry(network.layers.at(group.firstLayer + i), static_cast<int>(i) + 1));
    const QString name = recording.isEndOfPass(m_shown.position) ? Wording::address(recording, m_shown.position)
                                                                 : Wording::step(recording, step);
    list->addItem(
        recording.isEndOfPass(m_shown.position) ? LayerWording::endOfPass(name) : LayerWording::endOfStep(name));
    list->setCurrentIndex(entryOf(recording, m_shown.position));
    const int count = static_cast<int>(group.layerCount);
    const QString place
        = m_shown.position.layer == 0 ? PlotWording::allDone(count) : PlotWording::here(m_shown.position.layer, count);
    m_bar->setName(GraphWording::group(group));
    m_bar->setLine(
        QStringLiteral("%1 · %2").arg(place, kernelPictureOf(m_shown.values->network(), *m_shown.layer, 0).title));
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
            picture.writesNumbers = m_bar->numbers()->isChecked();
    }
    scene.outputs.front() = m_comparison.picture(std::move(scene.outputs.front()), *m_shown.values, m_shown.before);
    if (isInQuestion()) {
        for (TensorPicture& picture : scene.outputs)
            picture = hiddenPicture(std::move(picture));
    }
    m_canvas->setPictures(std::move(scene.inputs), std::move(scene.outputs), typicalWindow());
    if (const auto focus = m_focus.picked(); focus && !m_picked) {
        if (const auto element = elementOf(placesOf(network, layer.outputs.front()), *focus))
            m_picked = OutputElement{0, *element};
    }
    showLooked();
    prepareSlide();
    showNumber();
}

bool TensorView::isInQuestion() const
{
    return !isPinned() && m_values->isInQuestion(m_shown.position);
}

void TensorView::setListsLayers(bool lists)
{
    if (lists == m_listsLayers)
        return;
    m_listsLayers = lists;
    m_bar->setListsLayers(m_shown.layer != nullptr && !isPinned() && lists);
}

void TensorView::setComparison(OutputComparison::Kind kind)
{
    m_comparison.setKind(kind);
    showPictures();
}

} // namespace convoku
