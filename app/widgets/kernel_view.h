// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/kernel_painter.h"

#include <QWidget>

#include <optional>

namespace convoku {

/// Draws a layer's kernel, and tells which of its cells mouse or arrow keys point at.
class KernelView : public QWidget
{
    Q_OBJECT

public:
    explicit KernelView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPicture(const KernelPicture& picture);
    const KernelPicture& picture() const { return m_picture; }
    KernelGeometry geometryOfCells() const;

    /// The cell that is pointed at here.
    std::optional<int> pointed() const { return m_pointed; }
    /// Nothing is pointed at any more.
    void forget();

    QSize sizeHint() const override { return {360, 90}; }
    QSize minimumSizeHint() const override { return {120, 48}; }

Q_SIGNALS:
    void cellPointed(const std::optional<int>& cell);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void point(std::optional<int> cell);

    const Theme* m_theme;
    KernelPicture m_picture;
    std::optional<int> m_pointed;
};

} // namespace convoku
