// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/lesson_picture_view.h"

#include "app/exporting/picture.h"
#include "app/window/parts/appearance.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace convoku {

LessonPictureView::LessonPictureView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("lesson_picture"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void LessonPictureView::setPicture(const std::optional<LessonPicture>& picture)
{
    // The format is not guessed: others read more than their own bytes.
    m_image = picture ? QImage::fromData(picture->png, "PNG") : QImage();
    m_drawing.reset();
    setVisible(!m_image.isNull());
    setToolTip({});
    setAccessibleName(picture ? tr("Picture of the lesson: %1").arg(picture->name) : QString());
    updateGeometry();
    update();
}

void LessonPictureView::setDrawing(std::shared_ptr<const Picture> drawing, const QString& words)
{
    m_image = QImage();
    m_drawing = std::move(drawing);
    setVisible(m_drawing != nullptr);
    setAccessibleName(m_drawing == nullptr ? QString() : tr("Picture of the lesson: %1").arg(words));
    setToolTip(m_drawing == nullptr ? QString() : words); // in a narrow panel its letters are small
    updateGeometry();
    update();
}

QSize LessonPictureView::whole() const
{
    return m_drawing != nullptr ? m_drawing->size().toSize() : m_image.size();
}

QSize LessonPictureView::sizeHint() const
{
    const int width = std::min(whole().width(), 320);
    return {width, heightForWidth(width)};
}

int LessonPictureView::heightForWidth(int width) const
{
    const QSize size = whole();
    return size.isEmpty() ? 0 : std::max(1, size.height() * std::min(width, size.width()) / size.width());
}

void LessonPictureView::paintEvent(QPaintEvent*)
{
    if (m_drawing == nullptr && m_image.isNull())
        return;
    QPainter painter(this);
    const QSize most = whole();
    const QSize size = most.scaled(this->size().boundedTo(most), Qt::KeepAspectRatio);
    const QPoint corner((width() - size.width()) / 2, 0);
    if (m_drawing != nullptr) {
        painter.translate(corner);
        painter.scale(
            static_cast<qreal>(size.width()) / most.width(), static_cast<qreal>(size.height()) / most.height());
        m_drawing->paint(painter, boardThemeOfPalette());
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(corner, size), m_image);
}

} // namespace convoku
