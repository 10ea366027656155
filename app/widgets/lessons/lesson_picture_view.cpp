// SPDX-License-Identifier: MIT
#include "app/widgets/lessons/lesson_picture_view.h"

#include <QPainter>

namespace convoku {
namespace {

constexpr int kMostHeight = 220; ///< the text needs room too

} // namespace

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
    setVisible(!m_image.isNull());
    setAccessibleName(picture ? tr("Picture of the lesson: %1").arg(picture->name) : QString());
    updateGeometry();
    update();
}

QSize LessonPictureView::sizeHint() const
{
    const int width = std::min(m_image.width(), 320);
    return {width, heightForWidth(width)};
}

int LessonPictureView::heightForWidth(int width) const
{
    return m_image.isNull() ? 0
                            : std::clamp(m_image.height() * std::min(width, m_image.width()) / m_image.width(), 1,
                                std::min(m_image.height(), kMostHeight));
}

void LessonPictureView::paintEvent(QPaintEvent*)
{
    if (m_image.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize size = m_image.size().scaled(this->size().boundedTo(m_image.size()), Qt::KeepAspectRatio);
    painter.drawImage(QRect(QPoint((width() - size.width()) / 2, 0), size), m_image);
}

} // namespace convoku
