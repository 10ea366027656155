// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_question.h"

#include "app/document/cell_address.h"
#include "app/views/lessons/lesson_symmetry.h"
#include "app/views/lessons/lesson_text.h"
#include "app/wording/layer_wording.h"
#include "solver/run/navigation.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace convoku {
namespace {

using Kind = LessonQuestion::Kind;
using Check = LessonCheck::Kind;

bool isOneOf(Check kind, std::initializer_list<Check> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool isAboutElement(Check kind)
{
    return kind == Check::Number || kind == Check::Window;
}

/// Returns what a check asks for if the answer does not name it.
Kind usualKind(Check kind)
{
    if (isOneOf(kind,
            {Check::CandidateCount, Check::Decided, Check::RemovedCount, Check::RestoredCount, Check::Number,
                Check::Window, Check::Depth, Check::Level, Check::StackNumber, Check::GuessNumber, Check::Passes,
                Check::Pushes, Check::Pops}))
        return Kind::Number;
    if (isOneOf(kind, {Check::RemovedCandidate, Check::RestoredCandidate, Check::Guess, Check::Failed}))
        return Kind::Candidate;
    return isOneOf(kind, {Check::CandidatesOf, Check::Contradiction}) ? Kind::Cell : Kind::Choice;
}

/// Returns true if the check contains a cell, or a candidate, that can be replaced by another one.
bool canAskFor(Kind kind, const LessonCheck& check)
{
    if (isAboutElement(check.kind))
        return kind == Kind::Candidate ? readCandidate(check.address, check.cell.board).has_value()
                                       : readCell(check.address, check.cell.board).has_value();
    const bool candidate = isOneOf(check.kind,
        {Check::RemovedCandidate, Check::RestoredCandidate, Check::Guess, Check::Failed, Check::StackNumber,
            Check::GuessNumber});
    return kind == Kind::Candidate ? candidate : isOneOf(check.kind, {Check::CandidatesOf, Check::Contradiction});
}

/// Matches the text in braces, which names a house, a cell or a digit.
const QRegularExpression& inBraces()
{
    static const QRegularExpression kBraces(QStringLiteral("\\{([^{}]*)\\}"));
    return kBraces;
}

bool isPlace(const QString& text)
{
    static const QRegularExpression kPlace(QStringLiteral("^(?:[rcb][1-9]|r[1-9]c[1-9]|[1-9])$"));
    return kPlace.match(text).hasMatch();
}

/// Each piece in braces replaced by what `instead` makes of what is in them.
template <typename Instead>
QString replaced(const QString& words, Instead instead)
{
    QString text;
    qsizetype from = 0;
    for (auto at = inBraces().globalMatch(words); at.hasNext();) {
        const auto match = at.next();
        text += words.mid(from, match.capturedStart() - from) + instead(match.captured(1));
        from = match.capturedEnd();
    }
    return text + words.mid(from);
}

/// Returns the key of a question without its words. Questions with free choices may share a key.
QString ownKey(const QString& go, const LessonQuestion& question)
{
    QStringList key{go, QString::number(static_cast<int>(question.kind))};
    if (question.answer) {
        const LessonCheck& check = *question.answer;
        key << QString::number(static_cast<int>(check.kind)) << check.address << QString::number(check.number)
            << QString::number(check.cell.index()) << QString::number(check.candidate.index())
            << QString::number(check.digits) << check.word;
    }
    for (const LessonQuestion::Turn& turn : question.turns)
        key << QString::fromStdString(turn.number.rule) << QString::number(turn.number.layer)
            << QString::number(turn.number.number);
    for (const LessonQuestion::Choice& choice : question.choices)
        key << (choice.right ? QStringLiteral("+") : QStringLiteral("-"));
    return key.join(QLatin1Char(' '));
}

} // namespace

ReadLessonAnswer readLessonAnswer(const QString& text, Board board)
{
    static const QRegularExpression kAsked(QStringLiteral("^(cell|candidate)\\s+"));
    const auto asked = kAsked.match(text);
    ReadLessonCheck read = readLessonCheck(text.mid(asked.capturedLength()), board);
    if (!read.check)
        return {std::nullopt, Kind::Choice, read.problem};
    if (!asked.hasMatch())
        return {read.check, usualKind(read.check->kind), {}};
    const Kind kind = asked.captured(1) == QLatin1String("cell") ? Kind::Cell : Kind::Candidate;
    if (!canAskFor(kind, *read.check))
        return {std::nullopt, kind,
            kind == Kind::Cell ? LessonText::tr("“%1” contains no cell to ask for.").arg(text)
                               : LessonText::tr("“%1” contains no candidate to ask for.").arg(text)};
    return {read.check, kind, {}};
}

LessonAnswer rightAnswer(const LessonQuestion& question)
{
    if (question.kind == Kind::Erase)
        return *question.erased;
    if (question.kind == Kind::Turn) {
        TurnedNumbers solution;
        for (const LessonQuestion::Turn& turn : question.turns)
            solution.values.push_back(turn.solution);
        return solution;
    }
    if (question.kind == Kind::Choice) {
        const auto right = std::find_if(question.choices.begin(), question.choices.end(),
            [](const LessonQuestion::Choice& choice) { return choice.right; });
        return ChosenWords{static_cast<int>(right - question.choices.begin())};
    }
    const LessonCheck& check = *question.answer;
    const Board board = check.cell.board;
    switch (question.kind) {
    case Kind::Cell:
        return isAboutElement(check.kind) ? readCell(check.address, board).value_or(check.cell) : check.cell;
    case Kind::Candidate:
        return isAboutElement(check.kind) ? readCandidate(check.address, board).value_or(check.candidate)
                                          : check.candidate;
    default:
        return check.number;
    }
}

std::optional<LessonCheck> checkOf(const LessonQuestion& question, const LessonAnswer& answer)
{
    if (!question.answer)
        return std::nullopt;
    LessonCheck check = *question.answer;
    if (const auto* number = std::get_if<int>(&answer); number != nullptr && question.kind == Kind::Number) {
        check.number = *number;
        return check;
    }
    if (const auto* cell = std::get_if<Cell>(&answer); cell != nullptr && question.kind == Kind::Cell) {
        check.cell = *cell;
        check.address = QString::fromStdString(cellName(*cell));
        return check;
    }
    if (const auto* one = std::get_if<Candidate>(&answer); one != nullptr && question.kind == Kind::Candidate) {
        check.candidate = *one;
        check.address = candidateText(*one);
        return check;
    }
    return std::nullopt;
}

bool isRight(const LessonQuestion& question, const LessonAnswer& answer, const CheckedPlace& place)
{
    if (question.kind == Kind::Choice)
        return answer == rightAnswer(question);
    const auto check = changesStop(question) ? question.answer : checkOf(question, answer);
    return check && failureOf(*check, place).isEmpty();
}

bool needsValues(const LessonQuestion& question)
{
    return question.kind != Kind::Choice && asksAboutLayer(question);
}

bool changesStop(const LessonQuestion& question)
{
    return question.kind == Kind::Turn || question.kind == Kind::Erase;
}

bool asksAboutLayer(const LessonQuestion& question)
{
    return question.answer && isAboutElement(question.answer->kind);
}

QString answerText(const LessonQuestion& question, const LessonAnswer& answer)
{
    if (const auto* number = std::get_if<int>(&answer))
        return LayerWording::number(*number);
    if (const auto* cell = std::get_if<Cell>(&answer))
        return QString::fromStdString(cellName(*cell));
    if (const auto* candidate = std::get_if<Candidate>(&answer))
        return LayerWording::element(
            {Places::Cells, Axis::Digit, candidate->board}, {candidate->digit, candidate->row, candidate->column});
    if (const auto* turned = std::get_if<TurnedNumbers>(&answer)) {
        QStringList values;
        for (const double value : turned->values)
            values << LayerWording::number(value);
        return values.join(QStringLiteral("; "));
    }
    const auto index = static_cast<std::size_t>(std::get<ChosenWords>(answer).index);
    return index < question.choices.size() ? plainWords(question.choices[index].words) : QString();
}

QString questionKey(const Lesson& lesson, std::size_t stop)
{
    const auto before = std::count_if(lesson.stops.begin(), lesson.stops.begin() + static_cast<std::ptrdiff_t>(stop),
        [](const LessonStop& each) { return each.question.has_value(); });
    return questionKeys(lesson).at(before);
}

QStringList questionKeys(const Lesson& lesson)
{
    QStringList keys;
    std::map<QString, int> known;
    for (const LessonStop& stop : lesson.stops) {
        if (!stop.question)
            continue;
        const QString key = ownKey(stop.go, *stop.question);
        const int count = ++known[key];
        keys << (count == 1 ? key : key + QStringLiteral(" #%1").arg(count));
    }
    return keys;
}

QString plainWords(const QString& words)
{
    return replaced(words, [](const QString& place) {
        const bool house = place.size() == 2;
        return house ? place.mid(1) : place;
    });
}

QString problemOfWords(const QString& words)
{
    for (auto at = inBraces().globalMatch(words); at.hasNext();) {
        const QString place = at.next().captured(1);
        if (!isPlace(place))
            return LessonText::tr("Braces must contain a cell {r4c5}, the number of a row {r4}, a column {c5} or a box "
                                  "{b6}, or a digit {7}, not “%1”.")
                .arg(place);
    }
    QString outside = words;
    outside.remove(inBraces());
    static const QRegularExpression kBrace(QStringLiteral("[{}]"));
    if (outside.contains(kBrace))
        return LessonText::tr("A brace is unmatched: “%1”.").arg(words);
    static const QRegularExpression kBare(
        QStringLiteral("(?<![A-Za-z0-9_])(?:r[1-9]c[1-9]|[rcb][1-9])(?![A-Za-z0-9_])"));
    if (const auto bare = kBare.match(outside); bare.hasMatch())
        return LessonText::tr("Write places on the board in braces: {%1}. Questions are repeated on a transformed "
                              "board, where the place is different.")
            .arg(bare.captured());
    return {};
}

QString transformedWords(const QString& words, const Transform& transform)
{
    return replaced(words, [&transform](const QString& place) {
        return QLatin1Char('{') + transformedAddress(place, transform) + QLatin1Char('}');
    });
}

Position hidingPlace(const LessonQuestion& question, const Recording& recording, Position place)
{
    if (!question.hides || !question.answer || asksAboutLayer(question) || place.pass == 0)
        return place;
    const bool changes = isOneOf(question.answer->kind,
        {Check::RemovedCandidate, Check::RemovedCount, Check::RestoredCandidate, Check::RestoredCount});
    // At the end of a pass, the board shows what was removed in all of the pass: go to the end of the previous pass.
    if (recording.isEndOfPass(place) && changes && question.answer->kind != Check::RestoredCandidate
        && question.answer->kind != Check::RestoredCount)
        return recording.endOf(place.pass - 1);
    if (place.layer > 0)
        return {place.pass, place.step, place.layer - 1};
    return place.step > 1 ? Position{place.pass, place.step - 1, 0} : recording.endOf(place.pass - 1);
}

} // namespace convoku
