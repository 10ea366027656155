// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QAbstractButton>

#include <vector>

class QButtonGroup;
class QGridLayout;

namespace convoku {

/// A number of a kernel: pressed it is the one that is bent, dragged upward or downward it becomes another one.
class WeightCell : public QAbstractButton
{
    Q_OBJECT

public:
    explicit WeightCell(QWidget* parent = nullptr);

    /// `isBent`: it is another one than is written.
    void setNumber(double number, bool isBent, bool isBias);
    double number() const { return m_number; }

    QSize sizeHint() const override;

Q_SIGNALS:
    /// So much more than it is.
    void moved(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double m_number = 0;
    bool m_isBent = false;
    bool m_isBias = false;
    qreal m_draggedFrom = 0;
    int m_wheeled = 0; ///< since the last step
};

/// Numbers in rows, one of which is chosen: by a click, or with the arrow keys.
class WeightCells : public QWidget
{
    Q_OBJECT

public:
    struct Cell
    {
        double number = 0;
        QString name; ///< for screen readers and as a tip
        bool isBent = false;
        bool isBias = false;
    };

    explicit WeightCells(QWidget* parent = nullptr);

    /// `across`: how many stand in a row.
    void setCells(const std::vector<Cell>& cells, int across);
    void setChosen(int cell);
    void chooseNone();
    /// They can be chosen, but not bent.
    void setOnlyChosen();
    int count() const { return static_cast<int>(m_cells.size()); }
    WeightCell* cell(int which) const { return m_cells.at(static_cast<std::size_t>(which)); }

Q_SIGNALS:
    void chosen(int cell);
    void moved(int cell, int by);

private:
    QGridLayout* m_layout;
    QButtonGroup* m_group;
    std::vector<WeightCell*> m_cells;
    int m_across = 0;
};

} // namespace convoku
