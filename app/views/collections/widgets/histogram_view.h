// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/histogram_painter.h"
#include "app/window/parts/picture_view.h"

class QToolButton;

namespace convoku {

/// Shows how many puzzles take how many passes. Pointing at a bar shows its numbers. A click selects the bar's passes,
/// a drag those between two bars; Esc, or a click on the selection, clears it. The arrow keys and Enter do the same.
class HistogramView : public PictureView
{
    Q_OBJECT

public:
    using Range = std::pair<int, int>;

    explicit HistogramView(QWidget* parent = nullptr);

    /// counts[n]: puzzles that take n passes.
    void setCounts(std::vector<std::uint32_t> counts);
    void setChosen(std::optional<Range> chosen);
    /// In sight, and drawn so.
    HistogramGeometry geometryOfBars() const;
    bool isLogarithmic() const { return m_logarithmic; }

    // A part for each bar.
    int partCount() override;
    QString nameOf(int part) override;
    QList<QWidget*> fields() override;
    std::vector<int> selectedParts() override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

Q_SIGNALS:
    /// Emitted with the selected passes, both included; none: the selection is cleared.
    void rangeChosen(const std::optional<std::pair<int, int>>& range);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool drag(Drag phase, QPointF place) override;
    bool activate(int part) override;
    bool takeKey(int key, bool shift) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void adapt();
    void takeBars();
    QString title() const;
    /// The first and the last bar of a drag, or the bar with the cursor.
    std::pair<int, int> markedBars() const;
    Range numbersOf(std::pair<int, int> bars) const;
    void chooseBars(std::pair<int, int> bars);

    std::vector<std::uint32_t> m_counts;
    std::vector<Range> m_bars; ///< the numbers of each
    std::optional<Range> m_chosen;
    int m_dragFrom = kWhole;
    bool m_logarithmic = false;
    bool m_decided = false; ///< somebody chose the scale
    QToolButton* m_scale;
};

} // namespace convoku
