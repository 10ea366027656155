// SPDX-License-Identifier: MIT
#include "app/views/lessons/question_settings.h"

#include "app/document/cell_address.h"
#include "app/views/lessons/lesson_change.h"
#include "app/views/lessons/lesson_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

using Kind = LessonQuestion::Kind;

/// Largest number of choices: as many as there are digit keys to choose them with.
constexpr std::size_t kMostChoices = 9;

QString applyAsk(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
{
    if (question.line != 0)
        return LessonText::tr("This stop already has a question (line %1). Only one is allowed.").arg(question.line);
    question.line = setting.line;
    question.words = setting.value;
    return {};
}

QString applyAnswer(LessonQuestion& question, const LessonSetting& setting, LessonStop& stop)
{
    if (question.answer)
        return LessonText::tr("There is already an answer (line %1).").arg(question.answer->line);
    ReadLessonAnswer read = readLessonAnswer(setting.value, stop.board());
    if (!read.check)
        return read.problem;
    read.check->line = setting.line;
    question.answer = read.check;
    if (question.choices.empty() && !changesStop(question))
        question.kind = read.kind;
    return {};
}

/// "0 1 2 3": different ones, at most nine.
QString applyNumbers(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
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

QString applyChoice(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
{
    const auto same = std::find_if(question.choices.begin(), question.choices.end(),
        [&setting](const LessonQuestion::Choice& choice) { return choice.words == setting.value; });
    if (same != question.choices.end())
        return LessonText::tr("The same choice is already in line %1.").arg(same->line);
    if (question.choices.size() == kMostChoices)
        return LessonText::tr("There are more than %1 choices.").arg(kMostChoices);
    question.choices.push_back({setting.value, setting.word == QLatin1String("right"), setting.line, {}});
    if (!changesStop(question))
        question.kind = Kind::Choice;
    return {};
}

QString applyReply(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
{
    if (question.choices.empty() || question.choices.back().right || !question.choices.back().reply.isEmpty())
        return LessonText::tr("A reply belongs below a “choice:”, one for each.");
    question.choices.back().reply = setting.value;
    return {};
}

/// "hidden_single 1 5 -3.0..3.0 = -2.5, the weight of column 5": the words after the comma can be missing.
QString applyTurn(LessonQuestion& question, const LessonSetting& setting, LessonStop& stop)
{
    constexpr std::size_t kMostTurns = 3;
    constexpr int kMostInLesson = 20; // for each, the layers of its rule are made
    static const QRegularExpression kTurn(
        QStringLiteral("^([a-z_][a-z0-9_]{0,39}) +(\\d{1,4}) +(\\d{1,5}) +(-?\\d{1,3}(?:\\.\\d)?)\\.\\."
                       "(-?\\d{1,3}(?:\\.\\d)?) *= *(-?\\d{1,3}(?:\\.\\d)?)(?:, *(.+))?$"));
    const QRegularExpressionMatch match = kTurn.match(setting.value);
    if (!match.hasMatch())
        return LessonText::tr(
            "Expected a rule’s name, a layer, the place of a number in it, a range and your solution, "
            "as in hidden_single 1 5 -3..3 = 1, not “%1”.")
            .arg(setting.value);
    if (question.turns.size() == kMostTurns)
        return LessonText::tr("A question can have at most %1 numbers to set.").arg(kMostTurns);
    if (stop.turns == kMostInLesson)
        return LessonText::tr("A lesson can have at most %1 numbers to set.").arg(kMostInLesson);
    ++stop.turns; // one that fails takes as long
    LessonQuestion::Turn turn;
    turn.line = setting.line;
    turn.from = match.captured(4).toDouble();
    turn.to = match.captured(5).toDouble();
    turn.solution = match.captured(6).toDouble();
    for (int part = 4; part <= 6; ++part) {
        if (match.captured(part).contains(QLatin1Char('.')))
            turn.step = 0.1;
    }
    turn.label = match.captured(7).trimmed();
    if (turn.from >= turn.to || turn.solution < turn.from || turn.solution > turn.to)
        return LessonText::tr("The solution %1 is not in the range %2..%3.")
            .arg(match.captured(6), match.captured(4), match.captured(5));
    const QString problem = findNumber(
        *stop.options.model, match.captured(1), match.captured(2).toInt(), match.captured(3).toInt(), turn.number);
    if (!problem.isEmpty())
        return problem;
    question.turns.push_back(turn);
    question.kind = Kind::Turn;
    question.hides = false;
    return problemOfWords(turn.label);
}

QString applyErase(LessonQuestion& question, const LessonSetting& setting, LessonStop& stop)
{
    const auto candidate = readCandidate(setting.value, stop.board());
    if (!candidate || question.erased)
        return LessonText::tr("Expected one candidate, as in r2c3=4, not “%1”.").arg(setting.value);
    question.erased = candidate;
    question.kind = Kind::Erase;
    question.hides = false;
    return {};
}

QString applyHint(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
{
    if (!question.hint.isEmpty())
        return LessonText::tr("There is a hint already.");
    question.hint = setting.value;
    return {};
}

QString applyHide(LessonQuestion& question, const LessonSetting& setting, LessonStop&)
{
    if (setting.value != QLatin1String("answer") && setting.value != QLatin1String("nothing"))
        return LessonText::tr("Expected “answer” or “nothing”, not “%1”.").arg(setting.value);
    question.hides = setting.value == QLatin1String("answer") && !changesStop(question);
    return {};
}

struct Setting
{
    const char* word;
    QString (*apply)(LessonQuestion&, const LessonSetting&, LessonStop&);
    bool isOfWords;
};
constexpr Setting kQuestionSettings[] = {{"ask", applyAsk, true}, {"answer", applyAnswer, false},
    {"numbers", applyNumbers, false}, {"choice", applyChoice, true}, {"right", applyChoice, true},
    {"reply", applyReply, true}, {"turn", applyTurn, false}, {"erase", applyErase, false}, {"hint", applyHint, true},
    {"hide", applyHide, false}};

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
        const QString other = known.apply(*stop.question, setting, stop);
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
    if (changesStop(question)) {
        if (!question.answer)
            complain(question.line, LessonText::tr("Expected “answer:” with what must be true after the change."));
        if (!question.choices.empty() || !question.numbers.empty() || (question.erased && !question.turns.empty()))
            complain(question.line,
                LessonText::tr("A question has numbers to set, a candidate to erase, or answers to choose from: only "
                               "one of them."));
        if (question.erased && !stop.start.candidates.has(*question.erased))
            complain(question.line,
                LessonText::tr("The candidate to erase is not on the starting grid. The reader erases one of these."));
        for (const LessonQuestion::Turn& turn : question.turns) {
            LessonNumber same;
            const QString problem = findNumber(*stop.options.model, QString::fromStdString(turn.number.rule),
                static_cast<int>(turn.number.layer) + 1, static_cast<int>(turn.number.number) + 1, same);
            if (!problem.isEmpty())
                complain(turn.line, problem);
        }
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
