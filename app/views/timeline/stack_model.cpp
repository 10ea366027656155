// SPDX-License-Identifier: MIT
#include "app/views/timeline/stack_model.h"

#include "app/document/session.h"
#include "app/drawing/marks.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {

StackModel::StackModel(Session* session, QObject* parent)
    : TableModel({{tr("Depth")}, {tr("Cell")}, {tr("Digit")},
                     {tr("Set aside"), tr("Digits of the cell that are restored if the guess fails")},
                     {.title = tr("Pass"), .isNumber = true},
                     {tr("Derived"), tr("Candidates removed because of the guess, and restored if it fails"), true}},
        parent)
    , m_session(session)
    , m_theme(&Theme::of(Theme::Kind::Light))
{
    connect(session, &Session::recordingReset, this, &StackModel::reset);
    // Passes added to a run change nothing at the position, so that the tree is updated only when the position moves.
    connect(session, &Session::positionChanged, this, &StackModel::showPosition);
    reset();
}

void StackModel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    if (!m_guesses.empty())
        Q_EMIT dataChanged(index(0, DepthColumn), index(rowCount() - 1, DepthColumn), {Qt::DecorationRole});
}

void StackModel::reset()
{
    beginResetModel();
    m_recording = m_session->recording();
    m_tree.reset();
    m_guesses.clear();
    m_derived.clear();
    endResetModel();
    showPosition();
}

void StackModel::showPosition()
{
    std::vector<int> now;
    // A session tells of its new recording before it tells of the position in it.
    if (m_recording && m_recording == m_session->recording() && m_recording->contains(m_session->position())) {
        m_tree.update(*m_recording);
        now = m_tree.pathTo(m_tree.nodeAt(m_session->position()));
        now.erase(now.begin()); // the root is no guess
    }
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(m_guesses, now).in1 - m_guesses.begin());
    const int kept = static_cast<int>(same);
    if (same < m_guesses.size()) {
        beginRemoveRows({}, kept, rowCount() - 1);
        m_guesses.resize(same);
        m_derived.resize(same);
        endRemoveRows();
    }
    const std::vector<int> derived = countDerived(now.size());
    if (same < now.size()) {
        beginInsertRows({}, kept, static_cast<int>(now.size()) - 1);
        m_guesses = now;
        m_derived.insert(m_derived.end(), derived.begin() + kept, derived.end());
        endInsertRows();
    }
    if (m_derived != derived) {
        m_derived = derived;
        Q_EMIT dataChanged(index(0, DerivedColumn), index(rowCount() - 1, DerivedColumn));
    }
}

std::vector<int> StackModel::countDerived(std::size_t depth) const
{
    std::vector<int> counts(depth);
    if (depth == 0)
        return counts;
    const Position position = m_session->position();
    for (const std::uint8_t k : m_session->moment().state().stack) {
        const auto at = static_cast<std::size_t>(depthOfLevel(k));
        if (k > 0 && k % 2 == 0 && at <= depth)
            ++counts[at - 1];
    }
    // Candidates that the rules have removed in this pass are on the stack only at its end.
    if (!m_recording->isEndOfPass(position)) {
        for (const Event& event : m_recording->eventsOf(position.pass)) {
            if (event.kind == EventKind::Rule && event.position() <= position)
                counts.back() += event.changedCount;
        }
    }
    return counts;
}

Position StackModel::positionOf(int row) const
{
    return m_tree.pushedAt(m_guesses.at(static_cast<std::size_t>(row)));
}

int StackModel::rows() const
{
    return static_cast<int>(m_guesses.size());
}

QString StackModel::textOf(int row, int column) const
{
    const SearchNode& node = m_tree.node(m_guesses[static_cast<std::size_t>(row)]);
    const Board board = m_recording->board();
    const Candidate guess = board.candidate(node.candidate);
    switch (column) {
    case DepthColumn:
        return QString::number(node.depth);
    case CellColumn:
        return Wording::cell(guess.cell());
    case DigitColumn:
        return QString::number(guess.digit + 1);
    case AsideColumn: {
        QStringList digits;
        for (const std::uint16_t index : m_recording->changed(m_recording->events()[node.pushEvent]))
            digits << QString::number(board.candidate(index).digit + 1);
        return digits.join(QLatin1Char(' '));
    }
    case PassColumn:
        return QString::number(node.pushPass);
    case DerivedColumn:
        return QString::number(m_derived[static_cast<std::size_t>(row)]);
    default:
        return {};
    }
}

QVariant StackModel::cell(int row, int column, int role) const
{
    const SearchNode& node = m_tree.node(m_guesses[static_cast<std::size_t>(row)]);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::ToolTipRole:
        return Wording::eventSentence(*m_recording, m_recording->events()[node.pushEvent]);
    case Qt::DecorationRole:
        return column == DepthColumn ? QVariant(depthMark(node.depth, *m_theme)) : QVariant();
    default:
        return {};
    }
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (section == PassColumn || section == DerivedColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return TableModel::headerData(section, orientation, role);
}

} // namespace convoku
