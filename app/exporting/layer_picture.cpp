// SPDX-License-Identifier: MIT
#include "app/exporting/layer_picture.h"

#include "app/painting/fonts.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kMargin = 24;
constexpr qreal kTitle = 44;
constexpr qreal kMostHeight = 460; ///< of the tensors
constexpr qreal kKernelHeight = 116;
constexpr qreal kBetween = 14;
constexpr qreal kArithmetic = 54; ///< two lines in a box
constexpr qreal kSentence = 34; ///< two lines

QFont sentenceFont()
{
    return pictureFont(12);
}

void paintArrow(QPainter& painter, const QRectF& area, const Theme& theme)
{
    const qreal y = area.top() + std::min(area.height() / 2, 120.0);
    const QPointF from(area.left() + 10, y);
    const QPointF to(area.right() - 10, y);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.label, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(from, to);
    painter.drawPolyline(QPolygonF{to + QPointF(-6, -6), to, to + QPointF(-6, 6)});
    painter.restore();
}

} // namespace

LayerPage::LayerPage(const LayerPicture& picture, qreal pixelRatio, bool arithmetic)
    : m_picture(picture)
    , m_scene(layerSceneOf(*picture.values, *picture.layer))
    , m_ratio(pixelRatio)
{
    std::vector<Shape> inputs;
    std::vector<Shape> outputs;
    for (TensorPicture& its : m_scene.inputs) {
        its.writesNumbers = picture.numbers;
        inputs.push_back(its.shape);
    }
    for (TensorPicture& its : m_scene.outputs) {
        its.writesNumbers = picture.numbers;
        outputs.push_back(its.shape);
    }
    const qreal width = kWidth - 2 * kMargin;
    const TensorArrangement arrangement
        = arrangeTensors(inputs, outputs, QRectF(kMargin, kMargin + kTitle, width, kMostHeight));
    m_areas = arrangement.inputs;
    m_areas.insert(m_areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
    m_arrow = arrangement.between;
    qreal bottom = 0;
    for (std::size_t i = 0; i < m_areas.size(); ++i)
        bottom = std::max(bottom, geometryOf(i).legend().bottom());

    const QRectF room(
        m_areas.front().left(), bottom + kBetween, kWidth - kMargin - m_areas.front().left(), kKernelHeight);
    const KernelGeometry kernel(kernelOf(picture.values->network(), *picture.layer, 0), room, m_ratio);
    m_kernel = QRectF(room.topLeft(), QPointF(room.right(), std::max(kernel.cells().bottom(), kernel.sign().bottom())));
    bottom = m_kernel.bottom() + kBetween;
    if (arithmetic) {
        m_arithmetic = QRectF(kMargin, bottom, width, kArithmetic);
        bottom = m_arithmetic.bottom() + kBetween;
    }
    m_sentence = QRectF(kMargin, bottom, width, kSentence);
    m_size = QSizeF(kWidth, std::ceil(m_sentence.bottom() + kMargin - 8));
}

TensorGeometry LayerPage::geometryOf(std::size_t picture) const
{
    const std::size_t inputs = m_scene.inputs.size();
    const TensorPicture& its = picture < inputs ? m_scene.inputs.at(picture) : m_scene.outputs.at(picture - inputs);
    return {its.shape, m_areas.at(picture), m_ratio};
}

void LayerPage::paintStill(QPainter& painter) const
{
    const Theme& theme = Theme::of(m_picture.theme);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    painter.setFont(pictureFont(16, QFont::DemiBold));
    painter.setPen(theme.givenDigit);
    const QRectF title(kMargin, kMargin - 4, kWidth - 2 * kMargin, 24);
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(layerTitle(m_picture), Qt::ElideRight, title.width()));
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        const std::size_t inputs = m_scene.inputs.size();
        paintTensor(painter, geometryOf(i), i < inputs ? m_scene.inputs[i] : m_scene.outputs[i - inputs], theme);
    }
    if (!m_arrow.isEmpty())
        paintArrow(painter, m_arrow, theme);
    painter.setFont(sentenceFont());
    painter.setPen(theme.label);
    painter.drawText(m_sentence, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
        LayerWording::sentence(m_picture.values->network(), *m_picture.layer));
}

void LayerPage::paintElement(QPainter& painter, const std::optional<OutputElement>& element) const
{
    const Theme& theme = Theme::of(m_picture.theme);
    const Network& network = m_picture.values->network();
    const Layer& layer = *m_picture.layer;
    KernelPicture kernel = kernelPictureOf(network, layer, element ? element->element.channel : 0);
    if (element && kernel.kernel.kind == Kernel::Kind::Block)
        kernel.here = cellOver(kernel.kernel, element->element, 0);
    paintKernel(painter, KernelGeometry(kernel.kernel, m_kernel, m_ratio), kernel, theme);
    if (!element)
        return;
    const std::size_t inputs = m_scene.inputs.size();
    const std::vector<TensorMarks> windows = windowMarks(network, layer, *element);
    for (std::size_t i = 0; i < inputs; ++i)
        paintTensorMarks(painter, geometryOf(i), windows[i], theme);
    TensorMarks here;
    here.picked = element->element;
    paintTensorMarks(painter, geometryOf(inputs + static_cast<std::size_t>(element->output)), here, theme);
    if (m_arithmetic.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.thinLine, 1));
    painter.setBrush(theme.board);
    painter.drawRoundedRect(m_arithmetic.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(theme.givenDigit);
    painter.setFont(pictureFont(14, QFont::DemiBold));
    painter.drawText(m_arithmetic.adjusted(14, 4, -14, -4), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
        LayerWording::elementFormula(*m_picture.values, layer, *element).text);
    painter.restore();
}

void LayerPage::paintReached(QPainter& painter, const SlideOrder& order, int place) const
{
    for (std::size_t i = m_scene.inputs.size(); i < m_areas.size(); ++i)
        paintNotReached(painter, geometryOf(i), order, place, Theme::of(m_picture.theme));
}

QImage layerImage(const LayerPicture& picture, double pixelRatio)
{
    const double ratio = std::max(pixelRatio, 0.1);
    const LayerPage page(picture, ratio, picture.element.has_value());
    const QSizeF size = page.size() * ratio;
    QImage image(
        static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())), QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Theme::of(picture.theme).background);
    QPainter painter(&image);
    painter.scale(ratio, ratio); // the image's own ratio counts for nothing below 1
    page.paintStill(painter);
    page.paintElement(painter, picture.element);
    return image;
}

QByteArray layerSvg(const LayerPicture& picture)
{
    const LayerPage page(picture, 1, picture.element.has_value());
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    // Units of the picture are those of the layout.
    svg.setResolution(96);
    svg.setSize(page.size().toSize());
    svg.setViewBox(QRectF(QPointF(), page.size()));
    svg.setTitle(layerTitle(picture));
    QPainter painter(&svg);
    page.paintStill(painter);
    page.paintElement(painter, picture.element);
    painter.end();
    return buffer.data();
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
            QString::fromStdString(picture.layer->words)));
    }
    return title;
}

} // namespace convoku
