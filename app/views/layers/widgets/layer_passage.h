// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/window/parts/passage.h"
#include "solver/run/inspection.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <vector>

namespace convoku {

class TensorCanvas;

/// Lies over a canvas while it goes from one layer of a rule to the next: what both layers show goes from its old place
/// to where it is read now, the rest fades, and then each window shrinks into the number that is made of it. What the
/// canvas shows below is the next layer from the beginning, and mouse and keys mean that.
class LayerPassage : public QWidget
{
    Q_OBJECT

public:
    explicit LayerPassage(TensorCanvas* canvas);

    /// Stores what the canvas shows now as the start of the passage.
    void take(std::shared_ptr<const Inspection> values, const Layer* layer);
    /// The canvas shows this layer now. Nothing moves where the layers are not neighbours in one step of the same pass,
    /// or where the canvas was not painted since.
    void start(const std::shared_ptr<const Inspection>& values, const Layer* layer);
    void finish() { m_passage.finish(); }
    bool isRunning() const { return m_passage.isRunning(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Holds the area in which a value is visible.
    struct Picture
    {
        ValueId value = kNoValue;
        QRectF area;
    };
    struct Track
    {
        QRectF from;
        QRectF to;
    };

    std::vector<Picture> picturesOf(const Layer& layer) const;
    void findTracks();
    void findWindows();

    TensorCanvas* m_canvas;
    Passage m_passage{this};
    QPixmap m_before;
    std::vector<Picture> m_old;
    std::shared_ptr<const Inspection> m_values;
    const Layer* m_from = nullptr; ///< of the values' network
    const Layer* m_to = nullptr;
    std::vector<Track> m_carried; ///< in m_before, and now
    std::vector<Track> m_windows; ///< what is read, and the number that it makes
};

} // namespace convoku
