// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"

#include <QAbstractTableModel>

#include <vector>

namespace convoku {

/// Puzzles that were made, and how the network solves them.
class GeneratedModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, GivensColumn, PassesColumn, GuessesColumn, DepthColumn, RulesColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Empties the list; `rules` are those of the network that the counts of the next puzzles belong to.
    void begin(const ModelPtr& network, const RuleSet& rules);
    void append(const std::vector<GeneratedPuzzle>& puzzles);
    const std::vector<GeneratedPuzzle>& puzzles() const { return m_puzzles; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    ModelPtr m_network = articleModel();
    RuleSet m_rules;
    std::vector<GeneratedPuzzle> m_puzzles;
};

} // namespace convoku
