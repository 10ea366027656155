// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/cube/slice_painter.h"
#include "app/window/parts/picture_view.h"

#include <optional>

namespace convoku {

/// The slice that the kernel lies on, flat: a row for each place, a column for each value.
class SliceView : public PictureView
{
    Q_OBJECT

public:
    explicit SliceView(QWidget* parent = nullptr);

    void setScene(const CubeScene& scene);
    void setHovered(std::optional<Candidate> candidate);
    const CubeScene& scene() const { return m_scene; }
    SliceGeometry geometryOfSlice() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // A part for each square, row by row.
    int partCount() override;
    QString nameOf(int part) override;
    int columnsOf(int part) const override;
    QString rowName(int part, int row) override;
    QString columnName(int part, int column) override;
    std::vector<int> selectedParts() override;

Q_SIGNALS:
    void candidateChosen(const convoku::Candidate& candidate);
    void candidateHovered(const std::optional<convoku::Candidate>& candidate);
    void sliceRequested(int by);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool activate(int part) override;
    void hover(int part) override;
    bool takeKey(int key, bool shift) override;

private:
    Candidate candidateOf(int part) const;

    CubeScene m_scene;
};

} // namespace convoku
