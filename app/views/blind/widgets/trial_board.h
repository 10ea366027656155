// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/parts/board_widget.h"
#include "solver/blind/blind_run.h"

#include <memory>

namespace convoku {

/// The grid of a trial: givens, what was tried, and every digit that stands twice in a house.
class TrialBoard : public BoardWidget
{
    Q_OBJECT

public:
    explicit TrialBoard(QWidget* parent = nullptr);

    /// A puzzle alone, where nothing was tried.
    void setPuzzle(const Grid& puzzle);
    void setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place);

    BoardGeometry geometryOfBoard() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QString nameOf(int part) override;

private:
    Grid m_puzzle;
    Grid m_grid; ///< of the trial
    bool m_tried = false;
};

} // namespace convoku
