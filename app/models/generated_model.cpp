// SPDX-License-Identifier: MIT
#include "app/models/generated_model.h"

#include "app/wording/generate_wording.h"

namespace convoku {

void GeneratedModel::begin(const RuleSet& rules)
{
    beginResetModel();
    m_rules = rules;
    m_puzzles.clear();
    endResetModel();
}

void GeneratedModel::append(const std::vector<GeneratedPuzzle>& puzzles)
{
    if (puzzles.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(puzzles.size()) - 1);
    m_puzzles.insert(m_puzzles.end(), puzzles.begin(), puzzles.end());
    endInsertRows();
}

int GeneratedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_puzzles.size());
}

int GeneratedModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GeneratedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GeneratedPuzzle& puzzle = m_puzzles[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() != RulesColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && !(role == Qt::ToolTipRole && index.column() == RulesColumn))
        return {};
    switch (index.column()) {
    case NumberColumn:
        return index.row() + 1;
    case GivensColumn:
        return puzzle.givens.givenCount();
    case PassesColumn:
        return puzzle.solved.passes;
    case GuessesColumn:
        return puzzle.solved.pushes;
    case DepthColumn:
        return puzzle.solved.depth;
    case RulesColumn:
        return GenerateWording::fired(m_rules, puzzle.solved.fired);
    default:
        return {};
    }
}

QVariant GeneratedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole) {
        if (section == DepthColumn)
            return tr("The most guesses that stood at once");
        if (section == RulesColumn)
            return tr("In how many passes each rule removed something");
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case GivensColumn:
        return tr("Givens");
    case PassesColumn:
        return tr("Passes");
    case GuessesColumn:
        return tr("Guesses");
    case DepthColumn:
        return tr("Depth");
    case RulesColumn:
        return tr("Rules that removed something");
    default:
        return {};
    }
}

} // namespace convoku
