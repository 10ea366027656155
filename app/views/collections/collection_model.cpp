// SPDX-License-Identifier: MIT
#include "app/views/collections/collection_model.h"

#include "app/drawing/marks.h"
#include "app/wording/wording.h"

#include <QFontDatabase>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <limits>

namespace convoku {
namespace {

constexpr int kSoonMs = 200;
/// Least ratio of the refresh interval to the duration of a refresh: refreshing a large collection takes at most a
/// tenth of the window's time.
constexpr int kShare = 10;
constexpr std::uint32_t kLast = std::numeric_limits<std::uint32_t>::max();

/// The network found a solution, whatever is known of others.
bool isSolved(PuzzleVerdict verdict)
{
    return verdict == PuzzleVerdict::Solved || verdict == PuzzleVerdict::Unique || verdict == PuzzleVerdict::Several
        || verdict == PuzzleVerdict::Undecided;
}

RuleId ruleOf(int column)
{
    return static_cast<RuleId>(column - CollectionModel::FirstRuleColumn);
}

} // namespace

CollectionModel::CollectionModel(const Collection* collection, QObject* parent)
    : QAbstractTableModel(parent)
    , m_collection(collection)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    drawMarks();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &CollectionModel::refresh);
    connect(collection, &Collection::begun, this, &CollectionModel::refresh);
    connect(collection, &Collection::grew, this, &CollectionModel::grow);
    connect(collection, &Collection::outcomesChanged, this, &CollectionModel::refreshSoon);
    connect(collection, &Collection::networkChanged, this, &CollectionModel::takeNetwork);
    grow(0);
}

void CollectionModel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    drawMarks();
    if (!m_marks.empty())
        Q_EMIT headerDataChanged(Qt::Horizontal, FirstRuleColumn, puzzleColumn() - 1);
}

void CollectionModel::drawMarks()
{
    m_marks.clear();
    for (const Model::Rule& rule : m_collection->network()->rules)
        m_marks.push_back(ruleMark(rule, *m_theme));
}

/// Its rules are other columns.
void CollectionModel::takeNetwork()
{
    beginResetModel();
    drawMarks();
    m_sortColumn = NumberColumn;
    m_sortOrder = Qt::AscendingOrder;
    endResetModel();
    refresh();
}

void CollectionModel::setFilter(const CollectionFilter& filter)
{
    m_filter = filter;
    refresh();
}

int CollectionModel::rowOf(std::size_t puzzle) const
{
    const auto found = std::find(m_order.begin(), m_order.end(), static_cast<std::uint32_t>(puzzle));
    return found == m_order.end() ? -1 : static_cast<int>(found - m_order.begin());
}

void CollectionModel::grow(std::size_t first)
{
    if (m_sortColumn != NumberColumn || m_sortOrder != Qt::AscendingOrder) {
        if (first == 0)
            refresh();
        else
            refreshSoon();
        return;
    }
    const std::vector<std::uint32_t> more = select(first);
    if (more.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(more.size()) - 1);
    m_order.insert(m_order.end(), more.begin(), more.end());
    endInsertRows();
}

void CollectionModel::refreshSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void CollectionModel::refresh()
{
    m_soon.stop();
    const auto began = std::chrono::steady_clock::now();
    m_passCounts.clear();
    m_run = m_solved = 0;
    std::vector<std::uint32_t> rows = select(0);
    sortRows(rows);
    if (rows != m_order) {
        beginResetModel();
        m_order = std::move(rows);
        endResetModel();
    } else if (!m_order.empty()) {
        Q_EMIT dataChanged(index(0, VerdictColumn), index(rowCount() - 1, puzzleColumn() - 1));
    }
    Q_EMIT passCountsChanged();
    const auto took = std::chrono::steady_clock::now() - began;
    m_soon.setInterval(std::max(
        kSoonMs, kShare * static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(took).count())));
}

std::vector<std::uint32_t> CollectionModel::select(std::size_t first)
{
    std::vector<std::uint32_t> rows;
    rows.reserve(m_collection->size() - first);
    for (std::size_t puzzle = first; puzzle < m_collection->size(); ++puzzle) {
        if (!m_filter.matchesButPasses(*m_collection, puzzle))
            continue;
        const PuzzleOutcome& outcome = m_collection->outcome(puzzle);
        if (outcome.isKnown()) {
            if (outcome.passes >= m_passCounts.size())
                m_passCounts.resize(outcome.passes + 1);
            ++m_passCounts[outcome.passes];
        }
        if (!m_filter.matchesPasses(outcome))
            continue;
        rows.push_back(static_cast<std::uint32_t>(puzzle));
        m_run += outcome.isKnown() ? 1U : 0U;
        m_solved += isSolved(outcome.verdict) ? 1U : 0U;
    }
    return rows;
}

void CollectionModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column >= 0 && column < columnCount() ? column : NumberColumn;
    m_sortOrder = order;
    refresh();
}

/// Returns the sort key of a puzzle. For numbers the high 32 bits are smaller for earlier rows, and the low ones are
/// the puzzle's index; for texts the key is their first 8 bytes.
std::uint64_t CollectionModel::keyOf(std::uint32_t puzzle) const
{
    std::uint64_t key = 0;
    const auto beginning = [&key](const auto* bytes, std::size_t count) {
        for (std::size_t i = 0; i < 8; ++i)
            key = key << 8 | (i < count ? static_cast<std::uint8_t>(bytes[i]) : 0U);
        return key;
    };
    if (m_sortColumn == puzzleColumn())
        return beginning(m_collection->givens(puzzle).data(), PackedGrid().size());
    if (m_sortColumn == commentColumn()) {
        const std::string_view comment = m_collection->comment(puzzle);
        return beginning(comment.data(), comment.size());
    }
    std::uint32_t number = 0;
    if (m_sortColumn == NumberColumn) {
        number = puzzle;
    } else if (m_sortColumn == GivensColumn) {
        number = static_cast<std::uint32_t>(m_collection->givenCount(puzzle));
    } else {
        const PuzzleOutcome& outcome = m_collection->outcome(puzzle);
        if (!outcome.isKnown())
            return std::uint64_t{kLast} << 32 | puzzle;
        number = numberAt(puzzle, m_sortColumn).toUInt();
    }
    // One less than the greatest number at most, which is for what is not known.
    number = std::min(number, kLast - 1);
    if (m_sortOrder == Qt::DescendingOrder)
        number = kLast - 1 - number;
    return std::uint64_t{number} << 32 | puzzle;
}

void CollectionModel::sortRows(std::vector<std::uint32_t>& rows) const
{
    if (m_sortColumn == NumberColumn) {
        if (m_sortOrder == Qt::DescendingOrder)
            std::reverse(rows.begin(), rows.end());
        return;
    }
    if (m_sortColumn != puzzleColumn() && m_sortColumn != commentColumn()) {
        // Key and puzzle in one number: nothing is faster to compare.
        std::vector<std::uint64_t> keys(rows.size());
        std::transform(rows.begin(), rows.end(), keys.begin(), [this](std::uint32_t puzzle) { return keyOf(puzzle); });
        std::sort(keys.begin(), keys.end());
        std::transform(
            keys.begin(), keys.end(), rows.begin(), [](std::uint64_t key) { return static_cast<std::uint32_t>(key); });
        return;
    }
    struct Entry
    {
        std::uint64_t beginning;
        std::uint32_t puzzle;
    };
    std::vector<Entry> entries(rows.size());
    std::transform(rows.begin(), rows.end(), entries.begin(), [this](std::uint32_t puzzle) {
        return Entry{keyOf(puzzle), puzzle};
    });
    const bool down = m_sortOrder == Qt::DescendingOrder;
    std::sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) {
        if (a.beginning != b.beginning)
            return (a.beginning < b.beginning) != down;
        const int order = m_sortColumn == puzzleColumn()
            ? std::memcmp(
                m_collection->givens(a.puzzle).data(), m_collection->givens(b.puzzle).data(), PackedGrid().size())
            : m_collection->comment(a.puzzle).compare(m_collection->comment(b.puzzle));
        return order != 0 ? (order < 0) != down : a.puzzle < b.puzzle;
    });
    std::transform(entries.begin(), entries.end(), rows.begin(), [](const Entry& entry) { return entry.puzzle; });
}

int CollectionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : commentColumn() + 1;
}

/// The verdict as its place in the enumeration.
QVariant CollectionModel::numberAt(std::size_t puzzle, int column) const
{
    const PuzzleOutcome& outcome = m_collection->outcome(puzzle);
    switch (column) {
    case VerdictColumn:
        return static_cast<uint>(outcome.verdict);
    case PassesColumn:
        return outcome.passes;
    case GuessesColumn:
        return outcome.pushes;
    case DepthColumn:
        return static_cast<uint>(outcome.depth);
    default:
        return static_cast<uint>(m_collection->fired(puzzle, ruleOf(column)));
    }
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const std::size_t puzzle = puzzleAt(index.row());
    const int column = index.column();
    const PuzzleOutcome& outcome = m_collection->outcome(puzzle);
    if (role == Qt::ToolTipRole) {
        // Puzzles that were made here have none.
        const std::size_t number = m_collection->line(puzzle);
        const QString line = number == 0
            ? QString()
            : tr("Line %1 of the file").arg(QLocale().toString(static_cast<qulonglong>(number)));
        return column == VerdictColumn ? CollectionWording::verdictHelp(outcome.verdict) : line;
    }
    if (role == Qt::TextAlignmentRole && column != VerdictColumn && column < puzzleColumn())
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && column == puzzleColumn())
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (role != Qt::DisplayRole)
        return {};
    if (column == puzzleColumn())
        return QString::fromStdString(unpacked(m_collection->givens(puzzle), m_collection->board()).toText());
    if (column == commentColumn()) {
        const std::string_view comment = m_collection->comment(puzzle);
        return QString::fromUtf8(comment.data(), static_cast<qsizetype>(comment.size()));
    }
    switch (column) {
    case NumberColumn:
        return static_cast<qulonglong>(puzzle) + 1;
    case GivensColumn:
        return m_collection->givenCount(puzzle);
    case VerdictColumn:
        return CollectionWording::verdict(outcome.verdict);
    default:
        return outcome.isKnown() ? numberAt(puzzle, column) : QVariant();
    }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (isRule(section)) {
        const Model::Rule& rule = m_collection->network()->rule(ruleOf(section));
        if (role == Qt::DisplayRole)
            return CollectionWording::ruleHeading(rule);
        if (role == Qt::DecorationRole)
            return m_marks[static_cast<std::size_t>(section - FirstRuleColumn)];
        if (role == Qt::ToolTipRole)
            return tr("%1: passes in which this rule removed something").arg(Wording::rule(rule));
        return {};
    }
    const auto text = [this, role](CollectionHeading heading) -> QVariant {
        if (role == Qt::ToolTipRole)
            return CollectionWording::headingHelp(heading, *m_collection->network());
        return role == Qt::DisplayRole ? CollectionWording::heading(heading) : QVariant();
    };
    if (section == puzzleColumn())
        return text(CollectionHeading::Puzzle);
    if (section == commentColumn())
        return text(CollectionHeading::Comment);
    switch (section) {
    case NumberColumn:
        return text(CollectionHeading::Number);
    case GivensColumn:
        return text(CollectionHeading::Givens);
    case VerdictColumn:
        return text(CollectionHeading::Solutions);
    case PassesColumn:
        return text(CollectionHeading::Passes);
    case GuessesColumn:
        return text(CollectionHeading::Guesses);
    case DepthColumn:
        return text(CollectionHeading::Depth);
    default:
        return {};
    }
}

} // namespace convoku
