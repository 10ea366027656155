// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/compared_marks.h"
#include "app/window/parts/board_widget.h"
#include "solver/network/model.h"

#include <QWidget>

#include <vector>

namespace convoku {

/// One of several boards side by side, with what sets it apart. Without a cursor, Left and Right step.
class ComparedBoard final : public BoardWidget
{
    Q_OBJECT

public:
    explicit ComparedBoard(QWidget* parent = nullptr);

    /// `said`: the same in words, for screen readers. `network`: whose rules the scene speaks of; may be null.
    void setBoard(BoardScene scene, ComparedMarks marks, const QString& said, const ModelPtr& network = {});
    const ComparedMarks& marks() const { return m_marks; }
    /// Rings a cell, as the mouse does on another board; kWhole: none.
    void setRinged(int part);

    /// No more than it needs: the page shares out the room.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {190, 190}; }

    BoardGeometry geometryOfBoard() const override;
    QString nameOf(int part) override;

Q_SIGNALS:
    /// The mouse is in a cell, or in none (kWhole).
    void cellPointed(int part);
    void candidateChosen(const convoku::Candidate& candidate);
    void stepRequested(bool forward);

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QString ruleName(RuleId rule) const override;
    bool drag(Drag phase, QPointF place) override;
    void hover(int part) override;
    bool moveCursor(int key) override;

private:
    ComparedMarks m_marks;
    ModelPtr m_network;
};

/// Marks with a text beside each, in as many rows as the width needs.
class ComparedLegend final : public QWidget
{
    Q_OBJECT

public:
    struct Text
    {
        ComparedMark mark;
        QString words;
    };

    explicit ComparedLegend(QWidget* parent = nullptr);

    void setTexts(std::vector<Text> texts);
    /// Shows the meanings of the marks on boards; `twins`: also those of two boards as one.
    void setMeanings(bool twins);
    /// In one row.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, heightForWidth(460)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry
    {
        QRectF mark;
        QRectF text;
    };
    /// Returns the rectangles of each text and its mark.
    std::vector<Entry> entriesIn(int width) const;

    std::vector<Text> m_texts;
};

} // namespace convoku
