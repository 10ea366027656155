// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_check.h"
#include "solver/sudoku/transform.h"

#include <variant>

namespace convoku {

/// Holds the index, from 0, of a choice. An answer is a number, a cell, a candidate, such an index, or set numbers.
struct ChosenWords
{
    int index = 0;

    friend bool operator==(const ChosenWords&, const ChosenWords&) = default;
};
/// Holds the values of the numbers that the reader has set, in the order of LessonQuestion::turns.
struct TurnedNumbers
{
    std::vector<double> values;

    friend bool operator==(const TurnedNumbers&, const TurnedNumbers&) = default;
};
using LessonAnswer = std::variant<int, Cell, Candidate, ChosenWords, TurnedNumbers>;

/// Reads what stands behind "answer:": a check, with "cell" or "candidate" in front where that is what is asked for and
/// not its number. The kind is Choice where nothing of the check can be asked for.
struct ReadLessonAnswer
{
    std::optional<LessonCheck> check;
    LessonQuestion::Kind kind = LessonQuestion::Kind::Choice;
    QString problem; ///< what was expected; empty where it could be read
};
ReadLessonAnswer readLessonAnswer(const QString& text, Board board);

/// The question's right answer as its author wrote it. The question must be one that a parser has let pass.
LessonAnswer rightAnswer(const LessonQuestion& question);
/// The check that the answer has to meet: the author's with the answer in its place. None where the answer is of
/// another kind than the question, or where choices are just words.
std::optional<LessonCheck> checkOf(const LessonQuestion& question, const LessonAnswer& answer);
/// Judged against the run: several cells or candidates can be right. `place.values` must be there where needsValues().
/// For questions that change the stop, the place must be one of the changed run.
bool isRight(const LessonQuestion& question, const LessonAnswer& answer, const CheckedPlace& place);
/// The answer can only be judged by what the layers of the place's pass hold.
bool needsValues(const LessonQuestion& question);
/// Returns true if the reader changes the network or the grid, and the run with that change is judged.
bool changesStop(const LessonQuestion& question);
/// The numbers of a layer are asked about, and not what has become of the board.
bool asksAboutLayer(const LessonQuestion& question);

/// "3", "r1c7", "r1c7=3", or the words of the choice
QString answerText(const LessonQuestion& question, const LessonAnswer& answer);

/// Returns the key by which a question is remembered: the same in every language, and unique in its lesson. The stop
/// must have a question.
QString questionKey(const Lesson& lesson, std::size_t stop);
/// Returns the keys of all questions of a lesson, in their order.
QStringList questionKeys(const Lesson& lesson);

/// Words without their braces: "row {r4}" → "row 4", "{r4c5}" → "r4c5", "{7}" → "7".
QString plainWords(const QString& words);
/// Returns what is wrong with the text in braces, or with a place outside braces; empty if nothing is wrong.
QString problemOfWords(const QString& words);
/// The words about the board that a symmetry makes of this one.
QString transformedWords(const QString& words, const Transform& transform);

/// Returns the position of the session while the question is not answered yet: before the step (or the pass) that is
/// asked about. Returns the place itself if nothing is hidden, or if the numbers of a layer are asked about.
Position hidingPlace(const LessonQuestion& question, const Recording& recording, Position place);

} // namespace convoku
