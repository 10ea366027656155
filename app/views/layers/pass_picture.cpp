// SPDX-License-Identifier: MIT
#include "app/views/layers/pass_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/kernel_painter.h"
#include "app/drawing/layer_scene.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace convoku {
namespace {

// In pixels of the picture.
constexpr qreal kPassMargin = 32;
constexpr qreal kPassTitle = 24; ///< letters of the title
constexpr qreal kSectionTitle = 15;
constexpr qreal kBelowTitle = 12;
constexpr QSizeF kArrow(44, 150); ///< room before each layer; all arrows of a row are at the same height
constexpr qreal kBetweenRows = 10;
constexpr qreal kBetweenSections = 26;
constexpr qreal kLeastPassCell = 16;
constexpr qreal kColumn = 1587; ///< 420 mm: a page with one column is A3

/// Values that a group reads have letters, its layers have numbers.
QString letterOf(std::size_t input)
{
    return QString(QChar(u'A' + static_cast<char16_t>(input % 26)));
}

/// Returns the name of a value in the panels: the number of the layer of the group that computes it, or its letter.
QString nameOf(const Network& network, const Group& group, ValueId value)
{
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        const std::vector<ValueId>& outputs = network.layers.at(group.firstLayer + i).outputs;
        if (std::ranges::find(outputs, value) != outputs.end())
            return QString::number(i + 1);
    }
    return letterOf(static_cast<std::size_t>(std::ranges::find(group.inputs, value) - group.inputs.begin()));
}

} // namespace

int PassPicture::numbersOf(const Network& network, std::optional<std::size_t> group)
{
    int numbers = 0;
    for (std::size_t i = 0; i < network.groups.size(); ++i) {
        if (group && *group != i)
            continue;
        const auto add = [&](ValueId value) { numbers += network.value(value).shape.elements(); };
        const Group& listedGroup = network.groups[i];
        std::ranges::for_each(listedGroup.inputs, add);
        for (std::size_t layer = 0; layer < listedGroup.layerCount; ++layer)
            std::ranges::for_each(network.layers[listedGroup.firstLayer + layer].outputs, add);
    }
    return numbers;
}

PassPicture::PassPicture(std::shared_ptr<const Inspection> values, std::optional<std::size_t> group, QString title)
    : m_values(std::move(values))
    , m_title(std::move(title))
{
    const std::vector<Group>& groups = m_values->network().groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!group || *group == i)
            addSection(groups[i]);
    }
    const bool hasOneSection = m_sections.size() == 1;
    for (const Section& section : m_sections) {
        for (const Panel& panel : section.panels) {
            const bool isLast = &panel == &section.panels.back();
            if (panel.index + 1 > m_stages.back() && (hasOneSection || isLast))
                m_stages.push_back(panel.index + 1);
        }
    }
    // The lowest page with the proportions of paper, or a lower one.
    constexpr qreal kTaller = 50;
    for (qreal height = kColumn / std::numbers::sqrt2;; height += kTaller) {
        m_size = {};
        if (fillColumns(height) * kColumn <= height * std::numbers::sqrt2 + kTaller)
            break;
    }
}

void PassPicture::addSection(const Group& group)
{
    const Network& network = m_values->network();
    Section section{GraphWording::groupSentence(network, group), {}};
    int index = m_sections.empty() ? 0 : m_sections.back().panels.back().index + 1;
    const auto add = [&](ValueId value, const QString& subtitle, const Layer* layer = nullptr) {
        const Shape shape = network.value(value).shape;
        Panel panel;
        panel.layer = layer;
        panel.index = layer == nullptr ? -1 : index;
        panel.hasArrow = layer != nullptr && value == layer->outputs.front();
        panel.picture
            = tensorPictureOf(*m_values, value, subtitle + QStringLiteral(" · ") + LayerWording::shape(shape));
        panel.cut = TensorCut::of(shape, network.board);
        panel.cut.legend = false;
        measure(panel);
        section.panels.push_back(std::move(panel));
    };
    for (std::size_t i = 0; i < group.inputs.size(); ++i)
        add(group.inputs[i], letterOf(i));
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        const Layer& layer = network.layers.at(group.firstLayer + i);
        QStringList read;
        for (const ValueId input : layer.inputs)
            read << nameOf(network, group, input);
        for (const ValueId output : layer.outputs)
            add(output, QStringLiteral("%1 ← %2").arg(i + 1).arg(read.join(QStringLiteral(", "))), &layer);
        ++index;
    }
    m_sections.push_back(std::move(section));
}

/// Chooses the smallest cells in which all numbers can be read.
void PassPicture::measure(Panel& panel)
{
    for (qreal cell = kLeastPassCell; cell <= TensorGeometry::kLargestCell; ++cell) {
        panel.titleHeight = titleHeightFor(
            panel.picture.title, panel.picture.subtitle, TensorGeometry::sizeFor(panel.cut, cell).width());
        panel.size = TensorGeometry::sizeFor(panel.cut, cell, panel.titleHeight);
        const TensorGeometry geometry(panel.cut, QRectF(QPointF(), panel.size), 1, cell, panel.titleHeight);
        if (hasRoomForNumbers(geometry, panel.picture))
            return;
    }
}

/// Returns the height of the section, with the gap below it.
qreal PassPicture::arrangeSection(Section& section, QPointF corner)
{
    section.corner = corner;
    const qreal right = corner.x() + kColumn - 2 * kPassMargin;
    const QFontMetricsF metrics(pictureFont(kSectionTitle, QFont::DemiBold));
    qreal top = corner.y() + kBelowTitle
        + std::ceil(metrics.boundingRect(QRectF(0, 0, right - corner.x(), 1e6), kWrapped, section.sentence).height());
    qreal left = corner.x();
    qreal bottom = top;
    for (Panel& panel : section.panels) {
        const QSizeF size(kArrow.width() + std::ceil(panel.size.width()), std::ceil(panel.size.height()));
        if (left > corner.x() && left + size.width() > right) {
            left = corner.x();
            top = bottom + kBetweenRows;
        }
        panel.corner = QPointF(left + kArrow.width(), top);
        left += size.width();
        bottom = std::max(bottom, top + size.height());
    }
    return bottom + kBetweenSections - corner.y();
}

/// Fills columns one after the other, and returns their number; a section is never divided.
int PassPicture::fillColumns(qreal height)
{
    constexpr qreal kTop = kPassMargin + 3 * kPassTitle;
    QPointF corner(kPassMargin, kTop);
    int columns = 1;
    for (Section& section : m_sections) {
        qreal own = arrangeSection(section, corner);
        if (corner.y() > kTop && corner.y() + own - kBetweenSections + kPassMargin > height) {
            corner = QPointF(corner.x() + kColumn, kTop);
            own = arrangeSection(section, corner);
            ++columns;
        }
        corner.ry() += own;
        m_size = QSizeF(columns * kColumn, std::max(m_size.height(), corner.y() - kBetweenSections + kPassMargin));
    }
    return columns;
}

void PassPicture::paint(QPainter& painter, Theme::Kind theme) const
{
    paintStill(painter, theme);
    for (int i = 0; i < m_stages.back(); ++i)
        paintLayer(painter, theme, i);
}

void PassPicture::paintStill(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), m_size), theme.background);
    painter.save();
    const QRectF page(kPassMargin, kPassMargin, m_size.width() - 2 * kPassMargin, m_size.height());
    painter.setPen(theme.givenDigit);
    painter.setFont(pictureFont(kPassTitle, QFont::DemiBold));
    painter.drawText(page, kWrapped, m_title);
    painter.setFont(pictureFont(kSectionTitle - 3));
    painter.setPen(theme.label);
    painter.drawText(page.translated(0, kPassTitle * 1.5), kWrapped,
        tr("“3 ← 2, A” means that layer 3 reads layer 2 and the input A of the same step."));
    painter.setFont(pictureFont(kSectionTitle, QFont::DemiBold));
    painter.setPen(theme.givenDigit);
    for (const Section& section : m_sections)
        painter.drawText(
            QRectF(section.corner, QSizeF(kColumn - 2 * kPassMargin, page.height())), kWrapped, section.sentence);
    painter.restore();
    paintPanels(painter, theme, -1);
}

void PassPicture::paintPanels(QPainter& painter, const Theme& theme, int index) const
{
    for (const Section& section : m_sections) {
        for (const Panel& panel : section.panels) {
            if (panel.index != index)
                continue;
            if (panel.hasArrow) {
                const QRectF between(panel.corner - QPointF(kArrow.width(), 0), kArrow);
                paintTensorArrow(painter, between, theme);
                paintKernelSign(painter, between, kernelPictureOf(m_values->network(), *panel.layer, 0), theme);
            }
            const TensorGeometry geometry(
                panel.cut, QRectF(panel.corner, panel.size), 1, TensorGeometry::kLargestCell, panel.titleHeight);
            paintTensor(painter, geometry, panel.picture, theme);
        }
    }
}

PassFrames::PassFrames(std::shared_ptr<const PassPicture> picture, Theme::Kind theme, int width, int delay, int hold)
    : m_picture(std::move(picture))
    , m_theme(theme)
    , m_ratio(width / m_picture->size().width())
    , m_size((m_picture->size() * m_ratio).toSize())
    , m_delay(delay)
    , m_hold(hold)
{
}

void PassFrames::paint(QPainter& painter, int index) const
{
    painter.scale(m_ratio, m_ratio);
    m_picture->paintStill(painter, m_theme);
    for (int i = 0; i < m_picture->stages().at(static_cast<std::size_t>(index)); ++i)
        m_picture->paintLayer(painter, m_theme, i);
}

} // namespace convoku
