// SPDX-License-Identifier: MIT
#include "app/exporting/layer_picture.h"

#include "app/drawing/all_windows.h"
#include "app/drawing/fonts.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace convoku {
namespace {

constexpr qreal kLayerMargin = 24;
constexpr qreal kLayerTitle = 44;
constexpr qreal kMostHeight = 460; ///< of the tensors
constexpr qreal kTallest = 1240; ///< the same where numbers could not be read otherwise
constexpr qreal kTaller = 60; ///< a step from the one to the other
constexpr qreal kDownArrow = 44;
constexpr qreal kKernelHeight = 116;
constexpr qreal kLayerPlotHeight = 180;
constexpr qreal kLayerPlotWidth = 560;
constexpr qreal kLayerBetween = 14;
constexpr qreal kArithmetic = 54; ///< two lines in a box
constexpr qreal kSentence = 34; ///< two lines
/// In a close-up, which is made smaller where it stands in a text.
constexpr qreal kLeastCellWithNumbers = 16;

QFont sentenceFont()
{
    return pictureFont(12);
}

/// A tensor that is larger than a board's plane has most of its numbers elsewhere.
bool isLarge(const TensorCut& cut)
{
    return cut.whole.elements() > cut.board.cells();
}

/// Returns the drawn part of each input, then of each output.
std::vector<TensorCut> cutsOf(const LayerPicture& picture)
{
    const Network& network = picture.values->network();
    const Layer& layer = *picture.layer;
    std::vector<TensorCut> cuts;
    for (const std::vector<ValueId>* side : {&layer.inputs, &layer.outputs}) {
        for (const ValueId value : *side)
            cuts.push_back(TensorCut::of(network.value(value).shape, network.board));
    }
    if (picture.cuts.size() == cuts.size())
        return picture.cuts;
    if (!picture.closeUp || !picture.element)
        return cuts;
    const std::vector<TensorMarks> windows = windowMarks(network, layer, *picture.element);
    for (std::size_t i = 0; i < windows.size(); ++i) {
        std::set<int> planes;
        for (const ElementIndex element : windows[i].lit)
            planes.insert(element.channel);
        if (!planes.empty() && isLarge(cuts[i]))
            cuts[i].channels.assign(planes.begin(), planes.end());
    }
    for (std::size_t i = windows.size(); i < cuts.size(); ++i) {
        if (isLarge(cuts[i]))
            cuts[i].channels = {picture.element->element.channel};
    }
    return cuts;
}

/// Inputs above outputs.
TensorArrangement stacked(const std::vector<TensorCut>& inputs, const std::vector<TensorCut>& outputs, QRectF room)
{
    TensorArrangement all = arrangeTensors({}, inputs, room);
    all.between = QRectF(room.left(), all.bounds().bottom(), room.width(), kDownArrow);
    all.inputs = std::exchange(all.outputs, {});
    const TensorArrangement below = arrangeTensors({}, outputs, room.translated(0, all.between.bottom() - room.top()));
    all.outputs = below.outputs;
    all.smallestCell = std::min(all.smallestCell, below.smallestCell);
    return all;
}

bool hasArithmetic(const LayerPicture& picture)
{
    return picture.element.has_value() || picture.allAtOnce;
}

} // namespace

int LayerPage::widthOf(const LayerPicture& picture)
{
    const int usual = picture.closeUp ? kCloseUpWidth : kWidth;
    return picture.width > 0 ? std::clamp(picture.width, kLeastWidth, usual) : usual;
}

/// The lowest arrangement whose numbers can be read or, if there is none, the one with the largest cells.
TensorArrangement LayerPage::arrangementIn(QRectF room)
{
    const auto firstOutput = m_cuts.begin() + static_cast<std::ptrdiff_t>(m_scene.inputs.size());
    const std::vector<TensorCut> inputs(m_cuts.begin(), firstOutput);
    const std::vector<TensorCut> outputs(firstOutput, m_cuts.end());
    TensorArrangement best = arrangeTensors(inputs, outputs, room);
    if (m_picture.width == 0 || !m_picture.numbers)
        return best;
    const qreal readable = kReadableNumber * widthOf(m_picture) / m_picture.width;
    const auto isReadable = [&] { return tensorNumberHeight(std::floor(best.smallestCell)) >= readable; };
    for (const bool below : {false, true}) {
        for (room.setHeight(kMostHeight); !isReadable() && room.height() <= kTallest;
             room.setHeight(room.height() + kTaller)) {
            const TensorArrangement other
                = below ? stacked(inputs, outputs, room) : arrangeTensors(inputs, outputs, room);
            if (other.smallestCell < best.smallestCell + 1)
                continue;
            best = other;
            m_isStacked = below;
        }
    }
    return best;
}

LayerPage::LayerPage(const LayerPicture& picture, qreal pixelRatio, bool arithmetic)
    : m_picture(picture)
    , m_scene(layerSceneOf(*picture.values, *picture.layer))
    , m_cuts(cutsOf(picture))
    , m_ratio(pixelRatio)
{
    const qreal width = widthOf(picture) - 2 * kLayerMargin;
    const TensorArrangement arrangement
        = arrangementIn(QRectF(kLayerMargin, kLayerMargin + kLayerTitle, width, kMostHeight));
    m_areas = arrangement.inputs;
    m_areas.insert(m_areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
    m_arrow = arrangement.between;
    // Titles may be longer than their pictures are wide: over the arrow, and up to the margin.
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        QRectF& area = m_areas[i];
        const bool input = i < m_scene.inputs.size();
        if (input && !m_isStacked && area.right() > m_arrow.left() - 1 && area.top() == m_arrow.top())
            area.setRight(m_arrow.right() - kLayerMargin / 2);
        const bool last = std::ranges::none_of(
            arrangement.outputs, [&area](const QRectF& other) { return other.left() > area.right(); });
        if (!input && last)
            area.setRight(kLayerMargin + width);
    }
    qreal bottom = 0;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const TensorGeometry geometry = geometryOf(i);
        bottom = std::max(bottom, geometry.legend().bottom());
        pictureAt(i).subtitle = subtitleOf(pictureAt(i), m_cuts[i]);
        pictureAt(i).writesNumbers = picture.numbers && (!picture.closeUp || geometry.cell() >= kLeastCellWithNumbers);
    }

    const qreal left = m_areas.front().left();
    const QRectF room(left, bottom + kLayerBetween, kLayerMargin + width - left, kKernelHeight);
    const KernelGeometry kernel(kernelOf(picture.values->network(), *picture.layer, 0), room, m_ratio);
    m_kernel = QRectF(room.topLeft(), QPointF(room.right(), std::max(kernel.cells().bottom(), kernel.sign().bottom())));
    if (picture.plot && isElementWise(picture.layer->kind))
        m_kernel = QRectF(left, room.top(), std::min(room.width(), kLayerPlotWidth), kLayerPlotHeight);
    bottom = m_kernel.bottom() + kLayerBetween;
    if (arithmetic) {
        m_arithmetic = QRectF(kLayerMargin, bottom, width, kArithmetic);
        bottom = m_arithmetic.bottom() + kLayerBetween;
    }
    // Letters of another font, in a reader of SVG that has not the program's, may be wider.
    m_sentence = QRectF(kLayerMargin, bottom, std::floor(width * 0.88), kSentence);
    m_size = QSizeF(widthOf(picture), std::ceil(m_sentence.bottom() + kLayerMargin - 8));
}

TensorPicture& LayerPage::pictureAt(std::size_t picture)
{
    const std::size_t inputs = m_scene.inputs.size();
    return picture < inputs ? m_scene.inputs.at(picture) : m_scene.outputs.at(picture - inputs);
}

TensorGeometry LayerPage::geometryOf(std::size_t picture) const
{
    return {m_cuts.at(picture), m_areas.at(picture), m_ratio};
}

qreal LayerPage::smallestNumber() const
{
    qreal smallest = 0;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const std::size_t inputs = m_scene.inputs.size();
        const TensorPicture& picture = i < inputs ? m_scene.inputs[i] : m_scene.outputs[i - inputs];
        const qreal height = tensorNumberHeight(geometryOf(i).cell());
        if (picture.writesNumbers && (smallest == 0 || height < smallest))
            smallest = height;
    }
    return smallest;
}

void LayerPage::paintStill(QPainter& painter) const
{
    const Theme& theme = Theme::of(m_picture.theme);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    painter.setFont(pictureFont(16, QFont::DemiBold));
    painter.setPen(theme.givenDigit);
    const QRectF title(kLayerMargin, kLayerMargin - 4, m_size.width() - 2 * kLayerMargin, 24);
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(layerTitle(m_picture), Qt::ElideRight, title.width()));
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const std::size_t inputs = m_scene.inputs.size();
        paintTensor(painter, geometryOf(i), i < inputs ? m_scene.inputs[i] : m_scene.outputs[i - inputs], theme);
    }
    if (m_isStacked) { // The kernel itself is drawn below.
        painter.save();
        painter.translate(m_arrow.center());
        painter.rotate(90);
        paintTensorArrow(painter, QRectF(-kDownArrow / 2, 0, kDownArrow, 1), theme);
        painter.restore();
    } else {
        paintTensorArrow(painter, m_arrow, theme);
        paintKernelSign(painter, m_arrow, kernelPictureOf(m_picture.values->network(), *m_picture.layer, 0), theme);
    }
    painter.setFont(sentenceFont());
    painter.setPen(theme.label);
    painter.drawText(m_sentence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
        LayerWording::sentence(m_picture.values->network(), *m_picture.layer));
}

/// The kernel or the plot.
void LayerPage::paintBelow(QPainter& painter, const std::optional<OutputElement>& element) const
{
    const Theme& theme = Theme::of(m_picture.theme);
    const Network& network = m_picture.values->network();
    const Layer& layer = *m_picture.layer;
    KernelPicture kernel = kernelPictureOf(network, layer, element ? element->element.channel : 0);
    if (element && kernel.kernel.kind == Kernel::Kind::Block)
        kernel.here = cellOver(kernel.kernel, element->element, 0);
    const bool hasPlace = element && element->output == 0;
    const auto plot = m_picture.plot
        ? plotOf(*m_picture.values, layer, hasPlace ? std::optional(element->element) : std::nullopt)
        : std::nullopt;
    if (plot)
        paintFunctionPlot(painter, FunctionPlotGeometry(*plot, m_kernel), *plot, theme);
    else
        paintKernel(painter, KernelGeometry(kernel.kernel, m_kernel, m_ratio), kernel, theme);
}

void LayerPage::paintElement(QPainter& painter, const std::optional<OutputElement>& element) const
{
    paintBelow(painter, element);
    if (!element)
        return;
    const Theme& theme = Theme::of(m_picture.theme);
    const Network& network = m_picture.values->network();
    const Layer& layer = *m_picture.layer;
    const std::size_t inputs = m_scene.inputs.size();
    const std::vector<TensorMarks> windows = windowMarks(network, layer, *element);
    for (std::size_t i = 0; i < inputs; ++i)
        paintTensorMarks(painter, geometryOf(i), windows[i], theme);
    TensorMarks here;
    here.picked = element->element;
    paintTensorMarks(painter, geometryOf(inputs + static_cast<std::size_t>(element->output)), here, theme);
    if (!m_arithmetic.isEmpty())
        paintArithmetic(painter, LayerWording::elementFormula(*m_picture.values, layer, *element).text);
}

void LayerPage::paintAllAtOnce(QPainter& painter, bool filled) const
{
    paintBelow(painter, std::nullopt);
    const Theme& theme = Theme::of(m_picture.theme);
    const AllWindows all = allWindowsOf(m_picture.values->network(), *m_picture.layer);
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        if (i < m_scene.inputs.size())
            paintWindows(painter, geometryOf(i), all.inputs[i], theme);
        else if (filled)
            paintAllNumbers(painter, geometryOf(i), theme);
        else
            paintNoNumbers(painter, geometryOf(i), theme);
    }
    if (!m_arithmetic.isEmpty())
        paintArithmetic(painter, LayerWording::allAtOnce(m_picture.values->network(), *m_picture.layer));
}

void LayerPage::paintArithmetic(QPainter& painter, const QString& text) const
{
    const Theme& theme = Theme::of(m_picture.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.thinLine, 1));
    painter.setBrush(theme.board);
    painter.drawRoundedRect(m_arithmetic.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(theme.givenDigit);
    painter.setFont(pictureFont(14, QFont::DemiBold));
    painter.drawText(m_arithmetic.adjusted(14, 4, -14, -4), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text);
    painter.restore();
}

void LayerPage::paintReached(QPainter& painter, const SlideOrder& order, int place) const
{
    for (std::size_t i = m_scene.inputs.size(); i < m_areas.size(); ++i)
        paintNotReached(painter, geometryOf(i), order, place, Theme::of(m_picture.theme));
}

LayerDrawing::LayerDrawing(LayerPicture picture, qreal pixelRatio)
    : m_picture(std::move(picture))
    , m_ratio(pixelRatio)
    , m_size(LayerPage(m_picture, m_ratio, hasArithmetic(m_picture)).size())
{
}

QSizeF LayerDrawing::size() const
{
    return m_size;
}

QString LayerDrawing::title() const
{
    return layerTitle(m_picture);
}

void LayerDrawing::paint(QPainter& painter, Theme::Kind theme) const
{
    LayerPicture picture = m_picture;
    picture.theme = theme;
    const LayerPage page(picture, m_ratio, hasArithmetic(picture));
    page.paintStill(painter);
    if (picture.allAtOnce)
        page.paintAllAtOnce(painter, true);
    else
        page.paintElement(painter, picture.element);
}

QImage layerImage(const LayerPicture& picture, double pixelRatio)
{
    return imageOf(LayerDrawing(picture, std::max(pixelRatio, 0.1)), picture.theme, pixelRatio);
}

QByteArray layerBytes(const LayerPicture& picture, PictureFormat format, double pixelRatio)
{
    const double ratio = format == PictureFormat::Png ? std::max(pixelRatio, 0.1) : 1;
    return bytesOf(LayerDrawing(picture, ratio), {format, picture.theme, ratio});
}

QString layerTitle(const LayerPicture& picture)
{
    const Network& network = picture.values->network();
    const auto index = static_cast<std::size_t>(picture.layer - network.layers.data());
    QString title = picture.address;
    const auto add
        = [&title](const QString& part) { title += (title.isEmpty() ? QString() : QStringLiteral(" · ")) + part; };
    for (const Group& group : network.groups) {
        if (index < group.firstLayer || index >= group.firstLayer + group.layerCount)
            continue;
        add(GraphWording::group(group));
        add(QStringLiteral("%1: %2").arg(
            GraphWording::layerOf(static_cast<int>(index - group.firstLayer) + 1, static_cast<int>(group.layerCount)),
            layerWords(picture.layer->words)));
    }
    return title;
}

} // namespace convoku
