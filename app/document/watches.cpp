// SPDX-License-Identifier: MIT
#include "app/document/watches.h"

#include "app/document/breakpoint_json.h"
#include "app/document/cell_address.h"
#include "app/wording/watch_wording.h"

#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

/// "row 4", "r4", "row 4 = 7"
std::optional<Watch> readHouse(const QString& text, Board board)
{
    static const QRegularExpression kPattern(
        QStringLiteral("^\\s*(row|column|box|r|c|b)\\s*([1-9])\\s*(?:=\\s*([1-9])\\s*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kPattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    Watch watch;
    watch.kind = WatchKind::House;
    const QChar kind = match.captured(1).front().toLower();
    watch.house.kind = kind == QLatin1Char('r') ? HouseKind::Row
        : kind == QLatin1Char('c')              ? HouseKind::Column
                                                : HouseKind::Box;
    watch.house.index = match.captured(2).toInt() - 1;
    watch.house.board = board;
    if (!match.captured(3).isEmpty())
        watch.digit = match.captured(3).toInt() - 1;
    if (watch.house.index >= board.side() || watch.digit.value_or(0) >= board.side())
        return std::nullopt;
    return watch;
}

/// "count", "count 7", "decided", "depth"
std::optional<Watch> readNumber(const QString& text, Board board)
{
    static const QRegularExpression kPattern(QStringLiteral("^\\s*(?:(count)(?:\\s*([1-9]))?|(decided)|depth)\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kPattern.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    Watch watch;
    watch.kind = !match.captured(1).isEmpty() ? WatchKind::Count
        : !match.captured(3).isEmpty()        ? WatchKind::Decided
                                              : WatchKind::Depth;
    if (!match.captured(2).isEmpty())
        watch.digit = match.captured(2).toInt() - 1;
    if (watch.digit.value_or(0) >= board.side())
        return std::nullopt;
    return watch;
}

} // namespace

ReadWatch readWatch(const QString& text, Board board)
{
    ReadWatch read;
    if (const auto candidate = readCandidate(text, board)) {
        read.watch = Watch{WatchKind::Candidate};
        read.watch->candidate = *candidate;
    } else if (const auto cell = readCell(text, board)) {
        read.watch = Watch{WatchKind::Cell};
        read.watch->cell = *cell;
    } else {
        read.watch = readHouse(text, board);
        if (!read.watch)
            read.watch = readNumber(text, board);
    }
    if (!read.watch)
        read.problem = WatchWording::expected();
    return read;
}

QString watchText(const Watch& watch)
{
    switch (watch.kind) {
    case WatchKind::Candidate:
        return candidateText(watch.candidate);
    case WatchKind::Cell:
        return QString::fromStdString(cellName(watch.cell));
    case WatchKind::House: {
        const QString house = QStringLiteral("%1 %2")
                                  .arg(QLatin1String(kHouseKinds[static_cast<std::size_t>(watch.house.kind)]))
                                  .arg(watch.house.index + 1);
        return watch.digit ? QStringLiteral("%1 = %2").arg(house).arg(*watch.digit + 1) : house;
    }
    case WatchKind::Count:
        return watch.digit ? QStringLiteral("count %1").arg(*watch.digit + 1) : QStringLiteral("count");
    case WatchKind::Decided:
        return QStringLiteral("decided");
    case WatchKind::Depth:
        break;
    }
    return QStringLiteral("depth");
}

int Watches::find(const Watch& watch) const
{
    const auto it = std::ranges::find(m_list, watch);
    return it == m_list.end() ? -1 : static_cast<int>(it - m_list.begin());
}

int Watches::add(const Watch& watch)
{
    const int there = find(watch);
    if (there >= 0)
        return there;
    Q_EMIT aboutToInsert(count());
    m_list.push_back(watch);
    Q_EMIT inserted(count() - 1);
    Q_EMIT listChanged();
    return count() - 1;
}

void Watches::remove(int index)
{
    Q_EMIT aboutToRemove(index);
    m_list.erase(m_list.begin() + index);
    Q_EMIT removed(index);
    Q_EMIT listChanged();
}

void Watches::setAll(const std::vector<Watch>& watches)
{
    Q_EMIT aboutToReset();
    m_list.clear();
    for (const Watch& watch : watches) {
        if (find(watch) < 0)
            m_list.push_back(watch);
    }
    Q_EMIT wasReset();
    Q_EMIT listChanged();
}

} // namespace convoku
