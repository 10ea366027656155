// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/training_head.h"
#include "app/window/parts/picture_parts.h"

#include <QWidget>

#include <optional>

namespace convoku {

/// The written numbers beside the learned ones, and how these went. As high as its width needs.
class TrainingHeadView : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit TrainingHeadView(QWidget* parent = nullptr);

    void setHead(std::optional<TrainingHead> head);
    const std::optional<TrainingHead>& head() const { return m_head; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers: a list of the learned numbers.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override { return kWhole; }
    std::vector<int> selectedParts() override { return {}; }
    void goToPart(int part) override { static_cast<void>(part); }

Q_SIGNALS:
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    qreal scale() const;
    TrainingHeadGeometry geometryOfParts() const;

    std::optional<TrainingHead> m_head;
};

} // namespace convoku
