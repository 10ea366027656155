// SPDX-License-Identifier: MIT
#include "app/wording/watch_wording.h"

#include "app/wording/small_words.h"
#include "app/wording/wording.h"

#include <QLocale>

namespace convoku {

QString WatchWording::name(const Watch& watch)
{
    const QString digit = QString::number(watch.digit.value_or(0) + 1);
    switch (watch.kind) {
    case WatchKind::Candidate:
        //: a candidate: 7 in r4c5
        return tr("%1 in %2", "candidate")
            .arg(QString::number(watch.candidate.digit + 1), Wording::cell(watch.candidate.cell()));
    case WatchKind::Cell:
        return Wording::cell(watch.cell);
    case WatchKind::House: {
        const QString house = capitalised(Wording::house(watch.house));
        return watch.digit ? tr("%1: places for %2").arg(house, digit) : tr("%1: undecided cells").arg(house);
    }
    case WatchKind::Count:
        return watch.digit ? tr("Candidates of digit %1").arg(digit) : tr("Candidates left");
    case WatchKind::Decided:
        return tr("Decided cells");
    case WatchKind::Depth:
        break;
    }
    return tr("Depth of search");
}

QString WatchWording::value(const Watch& watch, const WatchValue& value)
{
    QStringList parts;
    switch (watch.kind) {
    case WatchKind::Candidate:
        switch (value.standing) {
        case WatchValue::Standing::NeverThere:
            return tr("never there");
        case WatchValue::Standing::There:
            return tr("there");
        case WatchValue::Standing::Guessed:
            return tr("guessed at depth %1").arg(value.number);
        case WatchValue::Standing::SetAside:
            return Wording::setAsideAt(value.number);
        case WatchValue::Standing::Gone:
            break;
        }
        return tr("gone");
    case WatchKind::Cell:
        for (const int digit : value.digits)
            parts << QString::number(digit + 1);
        //: the digits of a cell, the cells of a house
        return parts.isEmpty() ? tr("none") : parts.join(QLatin1Char(' '));
    case WatchKind::House:
        for (const Cell cell : value.cells)
            parts << Wording::cell(cell);
        //: how many cells, and which
        return parts.isEmpty() ? tr("none") : tr("%1: %2").arg(parts.size()).arg(parts.join(QStringLiteral(", ")));
    case WatchKind::Count:
    case WatchKind::Decided:
    case WatchKind::Depth:
        break;
    }
    return QLocale().toString(value.number);
}

QString WatchWording::expected()
{
    return tr("Expected a candidate (r4c5=7), a cell (r4c5), a house (row 4, column 3, box 9) with or without a digit "
              "(row 4 = 7), count, count 7, decided, or depth.");
}

} // namespace convoku
