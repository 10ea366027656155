// SPDX-License-Identifier: MIT
#include "app/views/collections/generated_model.h"

#include "app/views/collections/generate_wording.h"
#include "app/wording/collection_wording.h"

namespace convoku {

void GeneratedModel::begin(const ModelPtr& network, const RuleSet& rules)
{
    beginResetModel();
    m_network = network;
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
    if (!index.isValid() || !checkIndex(index))
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
        return GenerateWording::fired(*m_network, m_rules, puzzle.solved.fired);
    default:
        return {};
    }
}

QVariant GeneratedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto text = [this, role](CollectionHeading heading) -> QVariant {
        if (role == Qt::ToolTipRole)
            return CollectionWording::headingHelp(heading, *m_network);
        return role == Qt::DisplayRole ? CollectionWording::heading(heading) : QVariant();
    };
    switch (section) {
    case NumberColumn:
        return text(CollectionHeading::Number);
    case GivensColumn:
        return text(CollectionHeading::Givens);
    case PassesColumn:
        return text(CollectionHeading::Passes);
    case GuessesColumn:
        return text(CollectionHeading::Guesses);
    case DepthColumn:
        return text(CollectionHeading::Depth);
    case RulesColumn:
        if (role == Qt::ToolTipRole)
            return tr("In how many passes each rule removed something");
        return role == Qt::DisplayRole ? tr("Rules that removed something") : QVariant();
    default:
        return {};
    }
}

} // namespace convoku
