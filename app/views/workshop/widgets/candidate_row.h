// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/window/parts/picture_parts.h"
#include "solver/sudoku/candidates.h"

#include <QWidget>

#include <optional>

namespace convoku {

/// The candidates of nine cells side by side: a click, or Space, puts one in or takes it out. One that only shows has
/// marks where something was removed.
class CandidateRow : public QWidget, public PictureParts
{
    Q_OBJECT

public:
    explicit CandidateRow(bool onlyShows, QWidget* parent = nullptr);

    /// Of row 1. `removed`: what is drawn as gone.
    void setCandidates(const Candidates& candidates, const Candidates& removed = {});
    const Candidates& candidates() const { return m_candidates; }
    /// Where a candidate is drawn.
    QRect rectOf(int cell, int digit) const;

    QSize sizeHint() const override { return {9 * 64, 68}; }
    QSize minimumSizeHint() const override { return {9 * 42, 42}; }

    // For screen readers: a candidate a part, cell by cell.
    QAccessible::Role roleOf(int part) const override;
    int countIn(int part) override;
    QString nameOf(int part) override;
    QRect rectOf(int part) override;
    int partAt(QPoint point) override;
    int focusedPart() override;
    std::vector<int> selectedParts() override { return {}; }
    void addStates(int part, QAccessible::State& state) override;
    void goToPart(int part) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

Q_SIGNALS:
    void candidatesChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static Candidate candidateOf(int part);
    void toggle(int part);
    void moveTo(int part);

    bool m_onlyShows;
    Candidates m_candidates;
    Candidates m_removed;
    int m_cursor = 0; ///< a part
};

} // namespace convoku
