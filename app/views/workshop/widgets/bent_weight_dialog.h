// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/workshop/bent_weight_game.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QBoxLayout;

namespace convoku {

class CandidateRow;
class WeightCells;

/// "Find the bent weight": a row is drawn, what the bent rule leaves of it is shown, and where that is wrong one of the
/// rule's numbers is named.
class BentWeightDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BentWeightDialog(std::uint64_t seed, QWidget* parent = nullptr);

    BentWeightGame& game() { return m_game; }
    /// For tests: another riddle.
    void start(std::uint64_t seed);

private:
    void showRiddle();
    void showRow();
    void showState();
    void name();
    void fill(bool all);

    BentWeightGame m_game;
    QLabel* m_task;
    CandidateRow* m_row;
    CandidateRow* m_left;
    QLabel* m_said;
    QBoxLayout* m_numbers;
    std::vector<std::pair<std::size_t, WeightCells*>> m_cells; ///< by layer
    std::optional<std::pair<std::size_t, std::size_t>> m_chosen; ///< layer and number
    QLabel* m_answer;
    QPushButton* m_isIt;
    QPushButton* m_show;
    QPushButton* m_next;
    bool m_differed = false; ///< a row has been drawn that shows it
    bool m_filling = false;
    int m_foundSoFar = 0;
};

} // namespace convoku
