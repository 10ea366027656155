// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/collections/histogram_painter.h"
#include "app/window/parts/picture_parts.h"

#include <QWidget>

class QToolButton;

namespace convoku {

/// How many puzzles take how many passes. Pointing at a bar says its numbers; a click chooses the bar's passes, a drag
/// those between two bars, Esc or a click on what is chosen gives the choice up. The arrows and Enter do the same.
class HistogramView : public QWidget, public PictureParts
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

    QSize sizeHint() const override { return {300, 130}; }
    QSize minimumSizeHint() const override { return {140, 70}; }

    // For screen readers: a list of bars.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    QList<QWidget*> fields() override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void goToPart(int part) override { mark(static_cast<std::size_t>(part)); }
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

Q_SIGNALS:
    /// None: the choice is given up.
    void rangeChosen(const std::optional<std::pair<int, int>>& range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void mark(std::optional<std::size_t> bar);
    void chooseBars(std::size_t from, std::size_t to);
    void adapt();
    void takeBars();
    QString title() const;

    std::vector<std::uint32_t> m_counts;
    std::vector<Range> m_bars; ///< what screen readers take for their numbers
    std::optional<Range> m_chosen;
    std::optional<std::size_t> m_marked;
    std::optional<std::size_t> m_dragFrom;
    bool m_logarithmic = false;
    bool m_decided = false; ///< somebody chose the scale
    QToolButton* m_scale;
};

} // namespace convoku
