// SPDX-License-Identifier: MIT
#include "app/views/lessons/question_settings.h"

#include "app/views/lessons/lesson_question.h"
#include "app/views/lessons/lesson_text.h"

#include <algorithm>

namespace convoku {
namespace {

using Kind = LessonQuestion::Kind;

/// Largest number of choices: as many as there are digit keys to choose them with.
constexpr std::size_t kMostChoices = 9;

QString applyAsk(LessonQuestion& question, const LessonSetting& setting, Board)
{
    if (question.line != 0)
        return LessonText::tr("This stop already has a question (line %1). Only one is allowed.").arg(question.line);
    question.line = setting.line;
    question.words = setting.value;
    return {};
}

QString applyAnswer(LessonQuestion& question, const LessonSetting& setting, Board board)
{
    if (question.answer)
        return LessonText::tr("There is already an answer (line %1).").arg(question.answer->line);
    ReadLessonAnswer read = readLessonAnswer(setting.value, board);
    if (!read.check)
        return read.problem;
    read.check->line = setting.line;
    question.answer = read.check;
    if (question.choices.empty())
        question.kind = read.kind;
    return {};
}

/// "0 1 2 3": different ones, at most nine.
QString applyNumbers(LessonQuestion& question, const LessonSetting& setting, Board)
{
    const auto expected = [&setting] {
        return LessonText::tr("Expected two to nine different numbers with blanks between them, as in 0 1 2 3, not "
                              "“%1”.")
            .arg(setting.value);
    };
    std::vector<int> numbers;
    const QStringList words = setting.value.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        bool isNumber = false;
        const int number = word.size() > 6 ? 0 : word.toInt(&isNumber);
        if (!isNumber || std::find(numbers.begin(), numbers.end(), number) != numbers.end())
            return expected();
        numbers.push_back(number);
    }
    if (numbers.size() < 2 || numbers.size() > kMostChoices)
        return expected();
    question.numbers = std::move(numbers);
    return {};
}

QString applyChoice(LessonQuestion& question, const LessonSetting& setting, Board)
{
    const auto same = std::find_if(question.choices.begin(), question.choices.end(),
        [&setting](const LessonQuestion::Choice& choice) { return choice.words == setting.value; });
    if (same != question.choices.end())
        return LessonText::tr("The same choice is already in line %1.").arg(same->line);
    if (question.choices.size() == kMostChoices)
        return LessonText::tr("There are more than %1 choices.").arg(kMostChoices);
    question.choices.push_back({setting.value, setting.word == QLatin1String("right"), setting.line});
    question.kind = Kind::Choice;
    return {};
}

QString applyHint(LessonQuestion& question, const LessonSetting& setting, Board)
{
    if (!question.hint.isEmpty())
        return LessonText::tr("There is a hint already.");
    question.hint = setting.value;
    return {};
}

QString applyHide(LessonQuestion& question, const LessonSetting& setting, Board)
{
    if (setting.value != QLatin1String("answer") && setting.value != QLatin1String("nothing"))
        return LessonText::tr("Expected “answer” or “nothing”, not “%1”.").arg(setting.value);
    question.hides = setting.value == QLatin1String("answer");
    return {};
}

struct Setting
{
    const char* word;
    QString (*apply)(LessonQuestion&, const LessonSetting&, Board board); ///< of the stop
    bool isOfWords;
};
constexpr Setting kQuestionSettings[] = {{"ask", applyAsk, true}, {"answer", applyAnswer, false},
    {"numbers", applyNumbers, false}, {"choice", applyChoice, true}, {"right", applyChoice, true},
    {"hint", applyHint, true}, {"hide", applyHide, false}};

} // namespace

QStringList questionSettingWords()
{
    QStringList words;
    for (const Setting& setting : kQuestionSettings)
        words << QLatin1String(setting.word);
    return words;
}

QString applyQuestionSetting(LessonStop& stop, const LessonSetting& setting)
{
    for (const Setting& known : kQuestionSettings) {
        if (setting.word != QLatin1String(known.word))
            continue;
        if (!stop.question)
            stop.question.emplace();
        if (stop.answerLine == 0)
            stop.answerLine = setting.line;
        if (known.isOfWords && setting.value.isEmpty())
            return LessonText::tr("Expected words after “%1:”.").arg(setting.word);
        const QString problem = known.isOfWords ? problemOfWords(setting.value) : QString();
        const QString other = known.apply(*stop.question, setting, stop.board());
        return problem.isEmpty() ? other : problem;
    }
    return {};
}

std::vector<LessonProblem> problemsOfQuestion(const LessonStop& stop)
{
    std::vector<LessonProblem> problems;
    if (!stop.question)
        return problems;
    const LessonQuestion& question = *stop.question;
    const auto complain = [&problems](int line, const QString& what) { problems.push_back({line, what}); };
    if (question.line == 0) {
        complain(stop.answerLine, LessonText::tr("This does not belong to a question. Expected “ask:” in the stop."));
        return problems;
    }
    if (!question.choices.empty()) {
        const auto right = std::count_if(question.choices.begin(), question.choices.end(),
            [](const LessonQuestion::Choice& choice) { return choice.right; });
        if (right != 1 || question.choices.size() < 2)
            complain(
                question.line, LessonText::tr("The choices need exactly one “right:” and at least one “choice:”."));
        if (!question.numbers.empty())
            complain(question.line, LessonText::tr("A question offers numbers or words, not both."));
        return problems;
    }
    if (!question.answer) {
        complain(question.line,
            LessonText::tr("The question has no answer: expected “answer:” with a check, or “choice:” and “right:”."));
        return problems;
    }
    if (question.kind == Kind::Choice)
        complain(question.answer->line,
            LessonText::tr("This answer has nothing to ask for. Add “choice:” and “right:”, or use an answer with a "
                           "number, a cell or a candidate."));
    if (question.numbers.empty())
        return problems;
    if (question.kind != Kind::Number)
        complain(question.answer->line, LessonText::tr("Numbers are offered, but the answer is not a number."));
    else if (std::find(question.numbers.begin(), question.numbers.end(), question.answer->number)
        == question.numbers.end())
        complain(question.answer->line,
            LessonText::tr("The answer, %1, is not one of the offered numbers.").arg(question.answer->number));
    return problems;
}

} // namespace convoku
