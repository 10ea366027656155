// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/table_model.h"
#include "solver/generate/puzzle_generator.h"

#include <vector>

namespace convoku {

/// Puzzles that were made, and how the network solves them.
class GeneratedModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, GivensColumn, PassesColumn, GuessesColumn, DepthColumn, RulesColumn, ColumnCount };

    explicit GeneratedModel(QObject* parent = nullptr);

    /// Empties the list; `rules` are those of the network that the counts of the next puzzles belong to.
    void begin(const ModelPtr& network, const RuleSet& rules);
    void append(const std::vector<GeneratedPuzzle>& puzzles);
    const std::vector<GeneratedPuzzle>& puzzles() const { return m_puzzles; }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int rows() const override;
    QVariant cell(int row, int column, int role) const override;
    ModelPtr m_network = articleModel();
    RuleSet m_rules;
    std::vector<GeneratedPuzzle> m_puzzles;
};

} // namespace convoku
