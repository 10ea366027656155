// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/picture_view.h"
#include "solver/sudoku/candidates.h"

namespace convoku {

/// The candidates of a row's cells side by side: a click, or Space, puts one in or takes it out. One that only shows
/// has marks where something was removed. Rows are those of a board of 9×9.
class CandidateRow : public PictureView
{
    Q_OBJECT

public:
    static constexpr Board kBoard{};

    explicit CandidateRow(bool onlyShows, QWidget* parent = nullptr);

    /// Sets the candidates of row 1. `removed`: candidates drawn as removed.
    void setCandidates(const Candidates& candidates, const Candidates& removed = {});
    const Candidates& candidates() const { return m_candidates; }
    /// The number of a candidate's part.
    static int partOf(int cell, int digit) { return cell * kBoard.side() + digit; }

    QSize sizeHint() const override { return scaled({kBoard.side() * 64, 68}); }
    QSize minimumSizeHint() const override { return {kBoard.side() * 42, 42}; }

    // A part for each candidate, cell by cell.
    QAccessible::Role roleOf(int part) const override;
    int partCount() override;
    QString nameOf(int part) override;
    void addStates(int part, QAccessible::State& state) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;

Q_SIGNALS:
    void candidatesChanged();

protected:
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    bool activate(int part) override;
    bool takeKey(int key, bool shift) override;
    int neighbour(int part, int across, int down) override;

private:
    static Candidate candidateOf(int part);
    /// Returns the side of a cell's square, in units of the picture.
    qreal side() const;

    bool m_onlyShows;
    Candidates m_candidates;
    Candidates m_removed;
};

} // namespace convoku
