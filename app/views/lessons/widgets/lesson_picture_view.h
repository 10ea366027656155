// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

#include <QImage>
#include <QWidget>

#include <memory>

namespace convoku {

class Picture;

/// The picture of a lesson's stop, from its file or drawn, as large as there is room, and no larger than it is. Not in
/// sight where there is none.
class LessonPictureView : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPictureView(QWidget* parent = nullptr);

    void setPicture(const std::optional<LessonPicture>& picture);
    const QImage& image() const { return m_image; }
    /// In the place of the file's; `words`: what it shows, for who does not see it. Null: none is drawn (yet).
    void setDrawing(std::shared_ptr<const Picture> drawing, const QString& words);
    const Picture* drawing() const { return m_drawing.get(); }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize whole() const;

    QImage m_image;
    std::shared_ptr<const Picture> m_drawing;
};

} // namespace convoku
