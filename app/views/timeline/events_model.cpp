// SPDX-License-Identifier: MIT
#include "app/views/timeline/events_model.h"

#include "app/document/session.h"
#include "app/drawing/marks.h"
#include "app/wording/wording.h"
#include "solver/run/navigation.h"

#include <algorithm>

namespace convoku {
namespace {

/// Rows under the root carry 0, rows under a pass carry its number + 1.
constexpr quintptr kRootId = 0;

/// Returns the position of a pass's row: its end or, if it undoes a guess, the moment before. The undoing has a row of
/// its own below it.
Position placeOf(const Recording& recording, int pass)
{
    return beforeBacktrack(recording, pass).value_or(recording.endOf(pass));
}

/// The events up to the place that the pass's row stands for.
std::span<const Event> eventsOfRow(const Recording& recording, int pass)
{
    const auto events = recording.eventsOf(pass);
    const auto end = std::find_if(events.begin(), events.end(),
        [place = placeOf(recording, pass)](const Event& event) { return event.position() > place; });
    return events.first(static_cast<std::size_t>(end - events.begin()));
}

int removedIn(std::span<const Event> events)
{
    int removed = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::Rule || event.kind == EventKind::Push)
            removed += event.changedCount;
        else if (event.kind == EventKind::Pop)
            ++removed; // the guess that failed
    }
    return removed;
}

int restoredIn(std::span<const Event> events)
{
    for (const Event& event : events) {
        if (event.kind == EventKind::Pop)
            return event.changedCount;
    }
    return 0;
}

} // namespace

EventsModel::EventsModel(Session* session, QObject* parent)
    : QAbstractItemModel(parent)
    , m_session(session)
{
    setTheme(Theme::of(Theme::Kind::Light));
    connect(session, &Session::recordingReset, this, &EventsModel::reset);
    connect(session, &Session::recordingGrew, this, &EventsModel::grow);
    reset();
}

void EventsModel::setTheme(const Theme& theme)
{
    m_theme = &theme;
    drawMarks();
    if (m_passes >= 0)
        Q_EMIT dataChanged(index(0, 0), index(m_passes, ColumnCount - 1), {Qt::DecorationRole});
}

void EventsModel::drawMarks()
{
    m_ruleMarks.clear();
    if (!m_recording)
        return;
    for (const Model::Rule& rule : m_recording->model().rules)
        m_ruleMarks.push_back(ruleMark(rule, *m_theme));
}

void EventsModel::reset()
{
    beginResetModel();
    m_recording = m_session->recording();
    drawMarks();
    m_passes = m_recording ? m_recording->passCount() : -1;
    endResetModel();
}

void EventsModel::grow()
{
    const int passes = m_recording->passCount();
    if (passes <= m_passes)
        return;
    beginInsertRows({}, m_passes + 1, passes);
    m_passes = passes;
    endInsertRows();
}

Position EventsModel::positionOf(const QModelIndex& index) const
{
    if (!index.isValid() || m_passes < 0)
        return {};
    if (index.internalId() == kRootId)
        return placeOf(*m_recording, index.row());
    const auto events = m_recording->eventsOf(static_cast<int>(index.internalId()) - 1);
    return events[static_cast<std::size_t>(index.row())].position();
}

QModelIndex EventsModel::indexOf(Position position) const
{
    if (position.pass > m_passes)
        return {};
    const QModelIndex pass = index(position.pass, 0);
    if (m_recording->isEndOfPass(position) && !beforeBacktrack(*m_recording, position.pass))
        return pass;
    const auto events = m_recording->eventsOf(position.pass);
    const auto at
        = std::find_if(events.begin(), events.end(), [position](const Event& e) { return e.step == position.step; });
    return at == events.end() ? pass : index(static_cast<int>(at - events.begin()), 0, pass);
}

QModelIndex EventsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kRootId);
}

QModelIndex EventsModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == kRootId)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, kRootId);
}

int EventsModel::rowCount(const QModelIndex& parent) const
{
    if (m_passes < 0)
        return 0;
    if (!parent.isValid())
        return m_passes + 1;
    // The start is one event and has nothing under it.
    if (parent.internalId() != kRootId || parent.column() != 0 || parent.row() == 0)
        return 0;
    return static_cast<int>(m_recording->eventsOf(parent.row()).size());
}

int EventsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant EventsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == EventColumn ? QVariant() : QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return VoiceWording::tip(voicesOf(index), m_enabledVoices);
    if (index.internalId() == kRootId)
        return passData(index.row(), index.column(), role);
    const auto events = m_recording->eventsOf(static_cast<int>(index.internalId()) - 1);
    return eventData(events[static_cast<std::size_t>(index.row())], index.column(), role);
}

QString EventsModel::widestName()
{
    const QString guess = Wording::guessed({});
    const QString back = Wording::undoneGuess({});
    return tr("%1: %2").arg(100).arg(guess.size() > back.size() ? guess : back);
}

QString EventsModel::widestRemoved()
{
    return tr("%1, +%2").arg(88).arg(888);
}

EventVoices EventsModel::voicesOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == kRootId)
        return VoiceWording::ofPosition(*m_recording, placeOf(*m_recording, index.row()));
    const auto events = m_recording->eventsOf(static_cast<int>(index.internalId()) - 1);
    return VoiceWording::ofEvent(*m_recording, events[static_cast<std::size_t>(index.row())]);
}

QVariant EventsModel::markOf(const Event& event) const
{
    switch (event.kind) {
    case EventKind::Rule:
        return m_ruleMarks[static_cast<std::size_t>(event.rule)];
    case EventKind::Push:
        return depthMark(event.depth, *m_theme);
    case EventKind::Pop:
        return failedMark(event.depth + 1, *m_theme);
    case EventKind::Contradiction:
        return contradictionMark(*m_theme);
    case EventKind::Start:
    case EventKind::Solution:
    case EventKind::End:
        break;
    }
    return {};
}

QVariant EventsModel::passData(int pass, int column, int role) const
{
    const auto events = eventsOfRow(*m_recording, pass);
    const auto first = [&](auto isNamed) { return std::find_if(events.begin(), events.end(), isNamed); };
    auto named = first([](const Event& e) { return e.kind != EventKind::Rule && e.kind != EventKind::Contradiction; });
    // The row names a contradiction only if it does not contain its consequence, which is more informative.
    if (named == events.end())
        named = first([](const Event& e) { return e.kind == EventKind::Contradiction; });
    if (role == Qt::DecorationRole && column == EventColumn && named != events.end())
        return markOf(*named);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case EventColumn: {
        if (pass == 0)
            return Wording::eventName(*m_recording, events.front());
        const QString name = tr("Pass %1").arg(pass);
        // Short, because a list is narrow: the number alone where there is more to say than that it is a pass.
        //: a pass and the most important thing that happened in it: 6: Guess r1c2 = 7
        return named == events.end() ? name : tr("%1: %2").arg(pass).arg(Wording::eventName(*m_recording, *named));
    }
    case RemovedColumn: {
        const int removed = removedIn(events);
        const int restored = restoredIn(events);
        if (restored > 0)
            //: removed candidates, and those that came back: 24, +57
            return tr("%1, +%2").arg(removed).arg(restored);
        return removed == 0 ? QVariant() : QVariant(removed);
    }
    case LeftColumn:
        // A pass without events changed nothing: it has what the one before left.
        for (int p = pass; p >= 0; --p) {
            const auto those = p == pass ? events : m_recording->eventsOf(p);
            if (!those.empty())
                return those.back().candidatesLeft;
        }
        return {};
    case DepthColumn:
        for (int p = pass; p >= 0; --p) {
            const auto those = p == pass ? events : m_recording->eventsOf(p);
            if (!those.empty())
                return those.back().depth;
        }
        return {};
    default:
        return {};
    }
}

QVariant EventsModel::eventData(const Event& event, int column, int role) const
{
    if (role == Qt::DecorationRole && column == EventColumn)
        return markOf(event);
    if (role == Qt::ForegroundRole && event.kind == EventKind::Contradiction)
        return m_theme->contradictionMark;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case EventColumn:
        return Wording::eventName(*m_recording, event);
    case RemovedColumn:
        if (event.kind == EventKind::Pop)
            return tr("%1, +%2").arg(1).arg(event.changedCount); // what failed is gone, what it had set aside is back
        return event.kind == EventKind::Rule || event.kind == EventKind::Push ? QVariant(event.changedCount)
                                                                              : QVariant();
    case LeftColumn:
        return event.candidatesLeft;
    case DepthColumn:
        return event.depth;
    default:
        return {};
    }
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != EventColumn)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == LeftColumn)
        return tr("Candidates left after the event");
    if (role == Qt::ToolTipRole && section == RemovedColumn)
        return tr("Candidates removed or set aside; a plus sign marks restored ones");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case EventColumn:
        return tr("Event");
    case RemovedColumn:
        return tr("Gone");
    case LeftColumn:
        return tr("Left");
    case DepthColumn:
        return tr("Depth");
    default:
        return {};
    }
}

} // namespace convoku
