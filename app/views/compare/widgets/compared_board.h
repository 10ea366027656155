// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/compared_marks.h"
#include "app/window/parts/board_widget.h"

#include <QWidget>

#include <vector>

namespace convoku {

/// One of several boards side by side, with what sets it apart.
class ComparedBoard final : public BoardWidget
{
    Q_OBJECT

public:
    explicit ComparedBoard(QWidget* parent = nullptr);

    /// `said`: the same in words, for screen readers.
    void setBoard(BoardScene scene, ComparedMarks marks, const QString& said);
    const ComparedMarks& marks() const { return m_marks; }

    /// No more than it needs: the page shares out the room.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {190, 190}; }

    BoardGeometry geometryOfBoard() const override;
    QString nameOf(int part) override;

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;

private:
    ComparedMarks m_marks;
};

/// What the marks of the boards mean, in as many rows as the width needs; a mark that is nowhere is paler.
class ComparedLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit ComparedLegend(QWidget* parent = nullptr);

    /// Also what those of two boards as one mean.
    void setTwins(bool twins);
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    QSize minimumSizeHint() const override { return {160, heightForWidth(460)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry
    {
        QRectF mark;
        QRectF text;
        QString words;
        ComparedMark which;
    };
    std::vector<Entry> entriesIn(int width) const;

    bool m_twins = false;
};

} // namespace convoku
