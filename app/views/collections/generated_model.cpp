// SPDX-License-Identifier: MIT
#include "app/views/collections/generated_model.h"

#include "app/views/collections/generate_wording.h"
#include "app/wording/collection_wording.h"

namespace convoku {
namespace {

constexpr CollectionHeading kHeadings[] = {CollectionHeading::Number, CollectionHeading::Givens,
    CollectionHeading::Passes, CollectionHeading::Guesses, CollectionHeading::Depth};

QList<TableModel::Column> generatedColumns()
{
    QList<TableModel::Column> columns;
    for (const CollectionHeading heading : kHeadings)
        columns.append({.title = CollectionWording::heading(heading), .isNumber = true});
    return columns << TableModel::Column{GeneratedModel::tr("Rules that removed something"),
               GeneratedModel::tr("Number of passes in which each rule removed something")};
}

} // namespace

GeneratedModel::GeneratedModel(QObject* parent)
    : TableModel(generatedColumns(), parent)
{
}

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

int GeneratedModel::rows() const
{
    return static_cast<int>(m_puzzles.size());
}

QVariant GeneratedModel::cell(int row, int column, int role) const
{
    const GeneratedPuzzle& puzzle = m_puzzles[static_cast<std::size_t>(row)];
    if (role != Qt::DisplayRole && !(role == Qt::ToolTipRole && column == RulesColumn))
        return {};
    switch (column) {
    case NumberColumn:
        return row + 1;
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
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section >= 0 && section < RulesColumn)
        return CollectionWording::headingHelp(kHeadings[section], *m_network);
    return TableModel::headerData(section, orientation, role);
}

} // namespace convoku
