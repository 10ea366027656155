// SPDX-License-Identifier: MIT
#pragma once

#include "app/lessons/lesson.h"

#include <QImage>
#include <QWidget>

namespace convoku {

/// The picture of a lesson's stop, as large as there is room, and no larger than it is. Not in sight where there is
/// none.
class LessonPictureView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPictureView(QWidget* parent = nullptr);

    void setPicture(const std::optional<LessonPicture>& picture);
    const QImage& image() const { return m_image; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_image;
};

} // namespace convoku
