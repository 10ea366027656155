// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/training/training_head.h"
#include "app/window/parts/picture_view.h"

#include <optional>

namespace convoku {

/// The written numbers beside the learned ones, and how these went. As high as its width needs.
class TrainingHeadView : public PictureView
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

    // A part for each learned number.
    int partCount() override;
    QString nameOf(int part) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;

private:
    TrainingHeadGeometry geometryOfParts() const;
    KernelBarsGeometry geometryOfNumbers() const;

    std::optional<TrainingHead> m_head;
};

} // namespace convoku
