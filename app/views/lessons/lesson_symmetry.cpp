// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_symmetry.h"

#include "app/views/lessons/lesson_question.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

int movedDigit(int digit, const Transform& transform)
{
    return transform.digits[static_cast<std::size_t>(digit)];
}

int movedRow(int row, const Transform& transform)
{
    return transform(transform.from.cell(row, 0)).row;
}

int movedColumn(int column, const Transform& transform)
{
    return transform(transform.from.cell(0, column)).column;
}

int movedBox(int box, const Transform& transform)
{
    return transform(transform.from.cellInBox(box, 0)).box();
}

/// The cell of a box that it becomes; a box that is not known stays as it is.
int movedPlaceInBox(int box, int place, const Transform& transform)
{
    return box < 0 ? place : transform(transform.from.cellInBox(box, place)).placeInBox();
}

/// "r4c5", "r4b2", "b6", "b6p15", "r4c25", "board": each of its parts, ascending.
QString movedPlace(const QString& place, const Transform& transform)
{
    QString moved;
    int box = -1; // that cells of a box are in
    for (qsizetype i = 0; i < place.size();) {
        const QChar sign = place[i];
        moved += sign;
        std::vector<int> to;
        for (++i; i < place.size() && place[i].isDigit(); ++i) {
            const int index = place[i].digitValue() - 1;
            if (sign == QLatin1Char('b'))
                box = index;
            to.push_back(sign == QLatin1Char('r') ? movedRow(index, transform)
                    : sign == QLatin1Char('c')    ? movedColumn(index, transform)
                    : sign == QLatin1Char('b')    ? movedBox(index, transform)
                                                  : movedPlaceInBox(box, index, transform));
        }
        std::sort(to.begin(), to.end());
        for (const int index : to)
            moved += QChar(u'1' + static_cast<char16_t>(index));
    }
    return moved;
}

/// Digits in their order: a pair is written with the smaller one first.
QString movedDigits(const QString& digits, const Transform& transform)
{
    QString moved;
    for (const QChar sign : digits)
        moved += QChar(u'1' + static_cast<char16_t>(movedDigit(sign.digitValue() - 1, transform)));
    std::sort(moved.begin(), moved.end());
    return moved;
}

BoardPlace movedPlace(const BoardPlace& place, const Transform& transform)
{
    if (const auto* cell = std::get_if<Cell>(&place))
        return transform(*cell);
    if (const auto* candidate = std::get_if<Candidate>(&place))
        return transform(*candidate);
    House house = std::get<House>(place);
    house.index = house.kind == HouseKind::Row ? movedRow(house.index, transform)
        : house.kind == HouseKind::Column      ? movedColumn(house.index, transform)
                                               : movedBox(house.index, transform);
    return house;
}

} // namespace

Transform symmetryFor(std::uint64_t seed, Board board)
{
    RandomNumbers random(seed);
    Transform moved = randomShuffle(random, board);
    moved.digits = randomRelabelling(random, board).digits;
    return moved;
}

QString transformedAddress(const QString& address, const Transform& transform)
{
    static const QRegularExpression kAddress(
        QStringLiteral("^\\s*((?:[rcbp][1-9]+){1,3}|board)?\\s*(=?)\\s*([1-9]*)\\s*$"));
    const auto match = kAddress.match(address.toLower());
    if (!match.hasMatch())
        return address;
    return movedPlace(match.captured(1), transform) + match.captured(2) + movedDigits(match.captured(3), transform);
}

LessonCheck transformedCheck(const LessonCheck& check, const Transform& transform)
{
    LessonCheck moved = check;
    moved.cell = transform(check.cell);
    moved.candidate = transform(check.candidate);
    moved.digits = 0;
    for (int digit = 0; digit < transform.from.side(); ++digit) {
        if ((check.digits >> digit & 1) != 0)
            moved.digits = static_cast<std::uint16_t>(moved.digits | 1 << movedDigit(digit, transform));
    }
    moved.address = transformedAddress(check.address, transform);
    return moved;
}

LessonStop transformedStop(const LessonStop& stop, const Transform& transform)
{
    LessonStop moved = stop;
    moved.text.clear();
    moved.links.clear();
    if (!(transform == Transform(transform.from)))
        moved.picture.reset();
    moved.start = transform(stop.start);
    if (stop.pick)
        moved.pick = transform(*stop.pick);
    moved.number = transformedAddress(stop.number, transform);
    if (std::ssize(stop.planes) < transform.from.side()) {
        for (int& digit : moved.planes)
            digit = movedDigit(digit, transform);
    }
    for (BoardPlace& place : moved.light)
        place = movedPlace(place, transform);
    for (LessonCheck& check : moved.checks)
        check = transformedCheck(check, transform);
    if (!moved.question)
        return moved;
    LessonQuestion& question = *moved.question;
    question.words = transformedWords(question.words, transform);
    question.hint = transformedWords(question.hint, transform);
    for (LessonQuestion::Choice& choice : question.choices) {
        choice.words = transformedWords(choice.words, transform);
        choice.reply = transformedWords(choice.reply, transform);
    }
    if (question.erased)
        question.erased = transform(*question.erased);
    if (question.answer)
        question.answer = transformedCheck(*question.answer, transform);
    return moved;
}

} // namespace convoku
