// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/chain/chain_painter.h"
#include "app/window/parts/picture_parts.h"

#include <QAbstractScrollArea>

namespace convoku {

class ChainModel;

/// The lines of a proof, one below the other, with arcs beside them to what each rests on. Only what is in sight is
/// drawn: it may be thousands of them.
class ChainList : public QAbstractScrollArea, public PictureParts
{
    Q_OBJECT

public:
    explicit ChainList(ChainModel* model, QWidget* parent = nullptr);

    /// In units of textScale() pixels, as the next one.
    const ChainWidths& widths() const { return m_widths; }
    /// Of the viewport; empty where it is not in sight.
    QRect rectOfRow(int row) const;
    QRect chevronOfRow(int row) const;

    // For screen readers: its rows, with what stands in their columns.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    void goToPart(int part) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

Q_SIGNALS:
    /// What is under the mouse, in words; empty where nothing is.
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showProof();
    void showRows();
    void showSelection();
    void layOut();
    void scrollToSelected();
    int rowAtPoint(QPointF point) const;
    /// The block that a click there folds or unfolds, or -1.
    int foldAt(QPointF point) const;
    void setHovered(int row);
    QString sentence(int row) const;
    void fold(bool folded, bool all);
    int rowsInSight() const;

    ChainModel* m_model;
    ChainWidths m_widths;
    ChainGeometry m_geometry;
    qreal m_scale = 1; ///< textScale()
    int m_hovered = -1;
};

} // namespace convoku
