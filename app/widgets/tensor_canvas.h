// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/tensor_painter.h"

#include <QPixmap>
#include <QWidget>

#include <vector>

namespace convoku {

/// An element of one of the pictures: inputs come first, then outputs.
struct TensorSpot
{
    int picture = 0;
    ElementIndex element;

    friend bool operator==(const TensorSpot&, const TensorSpot&) = default;
};

/// Draws the inputs and outputs of a layer side by side, and tells what the mouse and the arrow keys do there.
class TensorCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit TensorCanvas(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPictures(std::vector<TensorPicture> inputs, std::vector<TensorPicture> outputs);
    /// Instead of pictures.
    void setMessage(const QString& message);
    const QString& message() const { return m_message; }
    /// By picture; fewer than pictures means that the others have none.
    void setMarks(std::vector<TensorMarks> marks);

    int inputCount() const { return m_inputs; }
    const std::vector<TensorPicture>& pictures() const { return m_pictures; }
    const std::vector<TensorMarks>& marks() const { return m_marks; }
    TensorGeometry geometryOf(int picture) const;
    std::optional<TensorSpot> spotAt(QPointF point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void spotHovered(const std::optional<convoku::TensorSpot>& spot);
    void spotClicked(const convoku::TensorSpot& spot);
    /// An arrow key: by so many elements; or by so many planes.
    void moved(int across, int down, int planes);
    void dismissed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void arrange();
    void paintPictures(QPainter& painter) const;

    const Theme* m_theme;
    std::vector<TensorPicture> m_pictures;
    std::vector<TensorMarks> m_marks;
    int m_inputs = 0;
    std::vector<QRectF> m_areas; ///< by picture
    QRectF m_arrow;
    QString m_message;
    QPixmap m_drawn; ///< the pictures without their marks; null when they have to be drawn again
};

} // namespace convoku
