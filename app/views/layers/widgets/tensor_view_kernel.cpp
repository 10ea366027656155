// SPDX-License-Identifier: MIT
// A TensorView's kernel: what its weights stand for, and its slide over the input.
#include "app/document/session.h"
#include "app/views/layers/kernel_slide.h"
#include "app/views/layers/widgets/equality_slider.h"
#include "app/views/layers/widgets/function_plot_view.h"
#include "app/views/layers/widgets/kernel_view.h"
#include "app/views/layers/widgets/layer_bar.h"
#include "app/views/layers/widgets/row_sum_view.h"
#include "app/views/layers/widgets/slide_overlay.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/parts/style.h"
#include "app/wording/number_wording.h"
#include "app/wording/plot_wording.h"
#include "app/wording/wording.h"
#include "solver/run/equality.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLayout>

#include <algorithm>

namespace convoku {
namespace {

/// Least height of the view, in lines, to show both the arithmetic and what the layer does.
constexpr int kLinesForBoth = 32;
// Heights for a usual font; larger ones get more.
constexpr int kUsualLine = 17;
constexpr int kHighKernel = 124; ///< columns of nine weights can be read
constexpr int kFullKernel = 104;
constexpr int kLowKernel = 68;
// Least height of the view, without the kernel view, in which the kernel view is visible.
constexpr int kWidthForPlot = 600;
constexpr int kHeightForPlot = 330;
constexpr std::size_t kTermsInALine = 9; ///< of a sum
constexpr int kForTables = 350;
constexpr int kForOpenedTables = 620;

} // namespace

std::optional<OutputElement> TensorView::kernelPlace() const
{
    std::optional<OutputElement> place = m_picked;
    if (const auto slid = m_slide->element())
        place = OutputElement{m_picked ? m_picked->output : 0, *slid};
    if (!m_hovered)
        return place;
    if (!isInput(*m_hovered))
        return outputOf(*m_hovered);
    // An input belongs to the window that stands there, or to the first one that reads it.
    const auto readers = readersOf(m_shown.values->network(), *m_shown.layer, m_hovered->picture, m_hovered->element);
    if (readers.empty() || (place && std::find(readers.begin(), readers.end(), *place) != readers.end()))
        return place;
    return readers.front();
}

void TensorView::showKernel()
{
    const Network& network = m_shown.values->network();
    const Layer& layer = *m_shown.layer;
    const auto place = kernelPlace();
    KernelPicture picture = kernelPictureOf(network, layer, place ? place->element.channel : m_slide->order().plane);
    if (place && picture.kernel.kind == Kernel::Kind::Block)
        picture.here = cellOver(picture.kernel, place->element, 0);
    picture.hovered = m_kernel->pointed();
    if (place && m_hovered && isInput(*m_hovered)) {
        const auto taps = windowOf(network, layer, place->output, place->element).taps;
        const auto under = std::find_if(taps.begin(), taps.end(),
            [this](const Tap& tap) { return tap.input == m_hovered->picture && tap.element == m_hovered->element; });
        if (under != taps.end())
            picture.hovered = cellOver(picture.kernel, place->element, static_cast<int>(under - taps.begin()));
    }
    m_kernel->setPicture(picture);
    m_canvas->setKernel(picture);
}

std::vector<Tap> TensorView::pointedTaps() const
{
    const auto cell = m_kernel->pointed();
    if (!cell || m_shown.layer == nullptr)
        return {};
    const Network& network = m_shown.values->network();
    const Kernel& kernel = m_kernel->picture().kernel;
    const auto place = kernelPlace();
    if (!place)
        return everReadBy(network, *m_shown.layer, kernel, *cell);
    const ElementWindow window = windowOf(network, *m_shown.layer, place->output, place->element);
    std::vector<Tap> taps;
    for (const int tap : tapsUnder(kernel, window, *cell))
        taps.push_back(window.taps.at(static_cast<std::size_t>(tap)));
    return taps;
}

void TensorView::takeWeight()
{
    showNumber();
    holdSlide();
    announceHovered();
}

void TensorView::announceHovered()
{
    QString text;
    if (m_shown.layer != nullptr) {
        const Inspection& values = *m_shown.values;
        const KernelPicture& kernel = m_kernel->picture();
        const auto taps = pointedTaps();
        if (m_hovered && isInQuestion() && !isInput(*m_hovered))
            text = QStringLiteral("?");
        else if (m_hovered)
            text = LayerWording::elementValue(values, valueOf(*m_hovered), m_hovered->element);
        else if (!taps.empty() && kernelPlace())
            text = LayerWording::weightOver(values, *m_shown.layer, kernel.kernel, taps.front());
        else if (!taps.empty())
            text = LayerWording::weightAnywhere(kernel.kernel, *m_kernel->pointed(), static_cast<int>(taps.size()));
    }
    m_kernel->setAccessibleDescription(m_kernel->pointed() && !text.isEmpty() ? text : m_kernel->picture().title);
    if (!text.isEmpty()) {
        text = QStringLiteral("%1 · %2").arg(Wording::address(*m_shown.recording, m_shown.position), text);
        if (m_slide->isPlaying())
            text += QStringLiteral(" · ") + LayerWording::slideWaits();
    }
    Q_EMIT hovered(text);
}

QString TensorView::meaning() const
{
    // The values of another pass may still be on their way.
    const Position here = m_session->position();
    if (m_shown.layer == nullptr || here.layer == 0 || m_shown.position != here || isInQuestion() || showsNamed())
        return {};
    const auto spot = lookedAt();
    return spot && !isInput(*spot) ? NumberWording::meaning(*m_shown.values, *m_shown.layer, outputOf(*spot))
                                   : QString();
}

void TensorView::showFormula()
{
    // Plain where nothing stands out: then it can be read and copied as it is.
    if (m_formula.length == 0) {
        m_arithmetic->setTextFormat(Qt::PlainText);
        m_arithmetic->setText(m_formula.text);
        return;
    }
    const qsizetype behind = m_formula.from + m_formula.length;
    m_arithmetic->setTextFormat(Qt::RichText);
    m_arithmetic->setText(
        QStringLiteral("%1<span style=\"background-color:%2; color:%3\">&nbsp;%4&nbsp;</span>%5")
            .arg(m_formula.text.left(m_formula.from).toHtmlEscaped(), palette().color(QPalette::Highlight).name(),
                palette().color(QPalette::HighlightedText).name(), emphasisedTerm().toHtmlEscaped(),
                m_formula.text.mid(behind).toHtmlEscaped()));
}

// The slide

void TensorView::prepareSlide()
{
    if (m_shown.layer == nullptr)
        return;
    const Shape shape = m_shown.values->network().value(m_shown.layer->outputs.front()).shape;
    m_bar->setSeveralPlanes(shape.channels > 1);
    m_veil->setLayer(&m_shown.values->network(), m_shown.layer);
    // If only one plane is visible, the kernel slides there.
    const auto first = static_cast<std::size_t>(m_canvas->inputCount());
    const TensorCut cut
        = first < m_canvas->cuts().size() ? m_canvas->cuts()[first] : TensorCut::of(shape, m_focus.board());
    const auto focus = m_focus.picked();
    const int plane = m_picked         ? m_picked->element.channel
        : cut.table && !cut.isJoined() ? cut.channels.front()
        : focus                        ? focus->digit
                                       : 0;
    m_slide->setOrder({shape, plane < shape.channels ? plane : 0, m_bar->allPlanes()});
}

void TensorView::holdSlide()
{
    m_slide->setHeld(m_hovered.has_value() || m_kernel->pointed().has_value());
}

void TensorView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier && m_shown.layer != nullptr)
        m_slide->setPlaying(!m_slide->isPlaying());
    else if (event->key() == Qt::Key_A && event->modifiers() == Qt::NoModifier && m_shown.layer != nullptr)
        showsAllAtOnce() ? m_slide->end() : m_slide->showAllAtOnce();
    else
        QWidget::keyPressEvent(event);
}

// Room

void TensorView::fit()
{
    const Layer* layer = m_shown.layer;
    // Reserve the lines of the longest sum, so that the pictures do not move with the mouse. The sentence about the
    // layer is hidden in a low view, so that the pictures stay large.
    const int line = QFontMetrics(m_arithmetic->font()).lineSpacing();
    const bool both = height() >= kLinesForBoth * line;
    m_sentence->setVisible(layer != nullptr && both);
    const KernelWindow typical = layer != nullptr ? typicalWindow() : KernelWindow();
    const bool isLong = m_hasPlot || (!typical.writes && !typical.pools && typical.taps.size() > kTermsInALine);
    const int lines = isLong ? 2 : 1;
    // The plot of a function is between its input and its output.
    const bool showsPlot = m_hasPlot && width() >= kWidthForPlot && height() >= kHeightForPlot;
    m_canvas->setMiddle(showsPlot ? m_plot : nullptr);
    m_k->setVisible(showsPlot && m_own != nullptr);
    const int trial = m_k->isHidden() ? 0 : m_k->sizeHint().height() + 2;
    m_texts->setFixedHeight((both ? lines + 2 : lines) * line + 14 + trial);
    // A kernel that is drawn on its input needs a picture of its own only in a high view.
    const bool hasKernel
        = layer != nullptr && kernelOf(m_shown.values->network(), *layer, 0).kind != Kernel::Kind::None;
    const auto scaled = [line](int height) { return std::max(height, height * line / kUsualLine); };
    const int room = height() - scaled(m_canvas->couldLayKernel() ? kForOpenedTables : kForTables);
    m_kernel->setVisible(m_sum->isHidden() && hasKernel && room >= scaled(kLowKernel));
    m_kernel->setFixedHeight(scaled(room >= 2 * scaled(kHighKernel) ? kHighKernel
            : room >= scaled(kFullKernel)                           ? kFullKernel
                                                                    : kLowKernel));
    layout()->activate();
}

void TensorView::setInLesson(bool inLesson)
{
    m_inLesson = inLesson;
    showRowSum();
}

std::optional<RowSum> TensorView::rowSumHere() const
{
    const auto place = m_inLesson && m_shown.layer != nullptr && !showsAllAtOnce() ? kernelPlace() : std::nullopt;
    auto sum = place ? rowSumOf(*m_shown.values, *m_shown.layer, *place) : std::nullopt;
    if (!sum)
        return sum;
    if (isInQuestion())
        sum->result.reset();
    sum->family = family();
    sum->board = stateSceneAt(*m_shown.recording, m_shown.position);
    return sum;
}

void TensorView::showRowSum()
{
    const auto sum = rowSumHere();
    if (sum)
        m_sum->setSum(*sum);
    if (sum.has_value() != m_sum->isHidden())
        return;
    const bool hadFocus = m_canvas->hasFocus() || m_sum->hasFocus();
    QWidget* shown = sum ? static_cast<QWidget*>(m_sum) : m_canvas;
    m_sum->setVisible(sum.has_value());
    m_canvas->setVisible(!sum);
    m_texts->setVisible(!sum);
    setFocusProxy(shown);
    if (hadFocus)
        shown->setFocus(Qt::OtherFocusReason);
    fit();
}

void TensorView::setPlot(const std::optional<FunctionPlot>& plot)
{
    if (plot.has_value() != m_hasPlot || m_arithmetic->font().weight() != QFont::DemiBold) {
        // The two cases of a function are written out large, below its tables.
        m_hasPlot = plot.has_value();
        for (QLabel* label : {m_arithmetic, m_contrast})
            setTextSize(label, m_hasPlot ? TextSize::Headline : TextSize::Body, QFont::DemiBold);
    }
    if (plot)
        m_plot->setPlot(*plot);
}

void TensorView::offerTrial()
{
    m_own.reset();
    const auto question
        = m_shown.layer != nullptr ? equalityPartOf(m_shown.values->network(), *m_shown.layer) : std::nullopt;
    if (!question)
        return;
    m_own = m_shown.values;
    m_k->setQuestion(question->k, m_own->network().value(question->compared).range);
}

void TensorView::tryK(int k)
{
    if (m_own == nullptr)
        return; // assistive software can set a hidden slider
    const auto which = m_shown.layer - m_shown.values->network().layers.data();
    const Layer& layer = m_own->network().layers[static_cast<std::size_t>(which)];
    m_shown.values = equalityPartOf(m_own->network(), layer)->k == k
        ? m_own
        : std::make_shared<const Inspection>(
            comparedWith(*m_own, layer, k, PlotWording::held(QStringLiteral("k"), k).toStdString()));
    m_shown.layer = &m_shown.values->network().layers[static_cast<std::size_t>(which)];
    showPictures();
}

KernelWindow TensorView::windowAt(OutputElement place) const
{
    const Network& network = m_shown.values->network();
    const Layer& layer = *m_shown.layer;
    KernelWindow window{windowOf(network, layer, place.output, place.element).taps, place, family()};
    window.pools = kernelOf(network, layer, 0).kind == Kernel::Kind::Window;
    if (layer.kind != LayerKind::Upsample)
        return window;
    window.writes = true;
    window.result = {0, window.taps.front().element};
    window.taps.clear();
    for (const OutputElement& written : readersOf(network, layer, 0, window.result.element))
        window.taps.push_back({written.output, written.element, 1});
    return window;
}

KernelWindow TensorView::typicalWindow() const
{
    const Network& network = m_shown.values->network();
    const Kernel::Kind kind = kernelOf(network, *m_shown.layer, 0).kind;
    if (kind == Kernel::Kind::None || m_shown.layer->kind == LayerKind::MaxUnpool)
        return {};
    const Shape shape = network.value(m_shown.layer->outputs.front()).shape;
    return windowAt({0, {0, shape.rows / 2, shape.columns / 2}});
}

std::optional<KernelWindow> TensorView::kernelWindow() const
{
    if (!m_canvas->laysKernel() || showsNamed() || showsAllAtOnce())
        return std::nullopt;
    // Ignore the mouse on a table that opens: rows that open under the mouse would move away from it.
    const bool writes = m_shown.layer->kind == LayerKind::Upsample;
    std::optional<OutputElement> place = m_picked;
    if (m_hovered && isInput(*m_hovered) == writes)
        place = writes
            ? readersOf(m_shown.values->network(), *m_shown.layer, m_hovered->picture, m_hovered->element).front()
            : outputOf(*m_hovered);
    else if (const auto slid = m_slide->element())
        place = OutputElement{m_picked ? m_picked->output : 0, *slid};
    return place ? std::optional(windowAt(*place)) : std::nullopt;
}

std::optional<RuleFamily> TensorView::family() const
{
    const Group& group = m_shown.recording->groupAt(m_shown.position);
    return group.kind == GroupKind::Rule ? std::optional(group.rule.family) : std::nullopt;
}

void TensorView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QSize TensorView::minimumSizeHint() const
{
    // Leave out the kernel view: it is hidden in a small view.
    int width = 0;
    for (int i = 0; i < layout()->count(); ++i) {
        QLayoutItem* item = layout()->itemAt(i);
        if (item->widget() != m_kernel)
            width = std::max(width, item->minimumSize().width());
    }
    const int kernel = m_kernel->isHidden() ? 0 : m_kernel->height() + layout()->spacing();
    return {width, layout()->minimumSize().height() - kernel};
}

LayerPicture TensorView::layerPicture() const
{
    LayerPicture picture;
    if (m_shown.layer == nullptr)
        return picture;
    picture.values = m_shown.values;
    picture.layer = m_shown.layer;
    picture.address = Wording::address(*m_shown.recording, m_shown.position);
    picture.element = m_picked;
    if (const auto slid = m_slide->element())
        picture.element = OutputElement{m_picked ? m_picked->output : 0, *slid};
    picture.numbers = m_bar->numbers()->isChecked();
    picture.cuts = m_canvas->cuts();
    picture.plot = true;
    picture.allAtOnce = m_slide->atOnce() != KernelSlide::AtOnce::No;
    // A slide over all planes is seen on all of them.
    if (m_slide->order().allPlanes && !picture.allAtOnce)
        picture.cuts.clear();
    return picture;
}

} // namespace convoku
