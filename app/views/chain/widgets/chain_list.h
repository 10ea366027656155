// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/chain/chain_painter.h"
#include "app/window/parts/scrolled_picture.h"

namespace convoku {

class ChainModel;

/// The lines of a proof, one below the other, with arcs beside them to what each rests on. Only what is in sight is
/// drawn: it may be thousands of them.
class ChainList : public ScrolledPicture
{
    Q_OBJECT

public:
    explicit ChainList(ChainModel* model, QWidget* parent = nullptr);

    /// In units of textScale() pixels.
    const ChainWidths& widths() const { return m_widths; }
    /// In pixels of the widget.
    QRect chevronOfRow(int row) const;

    // For screen readers: its rows, with what stands in their columns.
    QAccessible::Role roleOf(int part) const override;
    int partCount() override;
    QString nameOf(int part) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF focusRect() override { return placeOf(focusedPart()); }
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    void takeSize() override;
    bool drag(Drag phase, QPointF place) override;
    bool isButton(QPointF place) const override { return foldAt(place) >= 0; }
    void hover(int) override { update(); }
    bool takeKey(int key, bool shift) override;
    int pageLength() override;
    void moveTo(int part) override;

    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showProof();
    void showRows();
    void showSelection();
    void scrollToSelected();
    /// Returns the top of the first row in the view, in units of the picture.
    qreal top() const;
    /// The block that begins at a row and can be folded, or -1.
    int foldOf(int row) const;
    /// The block that a click at a place folds or unfolds, or -1.
    int foldAt(QPointF place) const;
    void toggle(int block);
    void fold(bool folded, bool all);

    ChainModel* m_model;
    ChainWidths m_widths;
    ChainGeometry m_geometry;
};

} // namespace convoku
