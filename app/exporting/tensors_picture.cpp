// SPDX-License-Identifier: MIT
#include "app/exporting/tensors_picture.h"

#include "app/painting/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace convoku {
namespace {

constexpr double kMargin = 16;
constexpr double kTextSize = 15;
constexpr double kGap = 4;
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont fontOf(qsizetype sentence)
{
    return pictureFont(kTextSize, sentence == 0 ? QFont::DemiBold : QFont::Normal);
}

double heightOf(const QStringList& sentences, qsizetype which, double width)
{
    const QRectF room(0, 0, width, 1e6);
    return std::ceil(QFontMetricsF(fontOf(which)).boundingRect(room, kWrapped, sentences[which]).height());
}

} // namespace

TensorsPicture::TensorsPicture(Content content, QSizeF room)
    : m_content(std::move(content))
    , m_room(room)
{
    m_content.sentences.removeAll(QString());
}

QSizeF TensorsPicture::size() const
{
    double height = m_room.height() + 2 * kMargin;
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i)
        height += heightOf(m_content.sentences, i, m_room.width()) + kGap;
    return {m_room.width() + 2 * kMargin, height};
}

void TensorsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    std::vector<TensorPicture> pictures = m_content.inputs;
    pictures.insert(pictures.end(), m_content.outputs.begin(), m_content.outputs.end());
    std::vector<Shape> inputs;
    std::vector<Shape> outputs;
    for (const TensorPicture& picture : m_content.inputs)
        inputs.push_back(picture.shape);
    for (const TensorPicture& picture : m_content.outputs)
        outputs.push_back(picture.shape);
    const TensorArrangement arrangement = arrangeTensors(inputs, outputs, QRectF({kMargin, kMargin}, m_room));
    std::vector<QRectF> areas = arrangement.inputs;
    areas.insert(areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const TensorGeometry geometry(pictures[i].shape, areas[i]);
        paintTensor(painter, geometry, pictures[i], theme);
        if (i < m_content.marks.size())
            paintTensorMarks(painter, geometry, m_content.marks[i], theme);
    }
    paintTensorArrow(painter, arrangement.between, theme);

    double top = m_room.height() + 2 * kMargin;
    painter.save();
    painter.setPen(theme.givenDigit);
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i) {
        const double height = heightOf(m_content.sentences, i, m_room.width());
        painter.setFont(fontOf(i));
        painter.drawText(QRectF(kMargin, top - kGap, m_room.width(), height), kWrapped, m_content.sentences[i]);
        top += height + kGap;
    }
    painter.restore();
}

} // namespace convoku
