// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_settings.h"

#include "app/document/cell_address.h"
#include "app/document/examples.h"
#include "app/document/found_network.h"
#include "app/views/lessons/lesson_change.h"
#include "app/views/lessons/lesson_check.h"
#include "app/views/lessons/lesson_text.h"
#include "app/views/lessons/lesson_views.h"
#include "app/views/lessons/question_settings.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

QStringList parts(const QString& value)
{
    QStringList list = value.split(QLatin1Char(','));
    for (QString& part : list)
        part = part.trimmed();
    return list;
}

QString ruleIds(const Model& network)
{
    QStringList ids;
    for (const Model::Rule& rule : network.rules)
        ids << QString::fromStdString(rule.id);
    return ids.join(QStringLiteral(", "));
}

QString applyPuzzle(LessonStop& stop, const LessonSetting& setting)
{
    QStringList names;
    for (const Example& example : examples()) {
        if (setting.value == QLatin1String(example.id)) {
            stop.start = example.givens;
            stop.puzzleName = example.name;
            return {};
        }
        names << QLatin1String(example.id);
    }
    const std::string text = setting.value.toStdString();
    const PuzzleTextResult read = readPuzzles(text, {.board = stop.board()});
    if (read.puzzles.size() == 1 && read.errorCount == 0) {
        stop.start = read.puzzles.front().startingGrid();
        stop.puzzleName.clear();
        return {};
    }
    static const QRegularExpression kWord(QStringLiteral("^[a-z_]*$"));
    if (kWord.match(setting.value).hasMatch())
        return LessonText::tr("There is no puzzle “%1”. Expected %3 characters or one of: %2.")
            .arg(setting.value, names.join(QStringLiteral(", ")), QString::number(stop.board().cells()));
    PuzzleTextError error = read.errors.empty() ? PuzzleTextError{} : read.errors.front();
    error.line = 0;
    return Wording::puzzleError(error);
}

/// Returns true if the stop itself names places on its board.
bool namesPlaces(const LessonStop& stop)
{
    return stop.pickLine != 0 || !stop.planes.empty() || !stop.light.empty() || !stop.checks.empty() || stop.question;
}

/// One that comes with the program, with all its rules.
QString applyNetwork(LessonStop& stop, const LessonSetting& setting)
{
    const ModelPtr network = shippedModel(setting.value.toStdString());
    if (!network)
        return LessonText::tr("There is no network “%1”. Expected one of: %2.")
            .arg(setting.value, shippedNetworkIds().join(QStringLiteral(", ")));
    if (network->board != stop.board()) {
        if (namesPlaces(stop))
            return LessonText::tr(
                "This network has a different board. Put “network:” above everything that names places.");
        stop.pick.reset();
    }
    stop.options.model = network;
    stop.options.rules = network->everyRule();
    stop.options.search = network->search.has_value();
    return {};
}

/// "hidden_single 1 5 0": in the rule of that text, the fifth number of the first layer is 0. Says what is wrong with
/// it; where nothing is, the network is another one. `asked`: of the stop's own run, or of the one beside.
QString bendNumber(const LessonStop& stop, ModelPtr& model, int& asked, const QString& text)
{
    // Each of them is a network of its own.
    constexpr int kMostBends = 20;
    static const QRegularExpression kBend(
        QStringLiteral("^([a-z_][a-z0-9_]{0,39}) +(\\d{1,4}) +(\\d{1,5}) +(-?\\d{1,3}(?:\\.\\d{1,3})?)$"));
    const QRegularExpressionMatch match = kBend.match(text);
    if (!match.hasMatch())
        return LessonText::tr("Expected a rule’s name, a layer, the place of a number in it, and a number, as in "
                              "hidden_single 1 5 0, not “%1”.")
            .arg(text);
    if (stop.bends + stop.otherBends == kMostBends)
        return LessonText::tr("A lesson can bend at most %1 numbers.").arg(kMostBends);
    ++asked; // one that fails takes as long
    LessonNumber number;
    if (const QString problem
        = findNumber(*model, match.captured(1), match.captured(2).toInt(), match.captured(3).toInt(), number);
        !problem.isEmpty())
        return problem;
    const ModelPtr changed = withNumber(*model, number, match.captured(4).toDouble());
    if (!changed)
        return LessonText::tr("With that number “%1” has no layers.").arg(match.captured(1));
    model = changed;
    return {};
}

QString applyBend(LessonStop& stop, const LessonSetting& setting)
{
    return bendNumber(stop, stop.options.model, stop.bends, setting.value);
}

/// "classic", "basic" or rule ids, each with "-" in front to leave it out.
QString readRules(const Model& network, const QStringList& words, RuleSet& rules)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (word == QLatin1String("classic") || word == QLatin1String("basic")) {
            if (i > 0)
                return LessonText::tr("“%1” must come first in the list of rules.").arg(word);
            // By name: a network that has not all of them lacks the whole.
            const auto named
                = rulesLike(word == QLatin1String("classic") ? *articleModel() : *shippedModel("basic"), network);
            if (!named)
                return LessonText::tr("The network does not have all rules of “%1”.").arg(word);
            rules = *named;
            continue;
        }
        const bool leaveOut = word.startsWith(QLatin1Char('-'));
        const QString id = leaveOut ? word.mid(1).trimmed() : word;
        const auto rule = network.find(id.toStdString());
        if (!rule)
            return LessonText::tr("There is no rule “%1”. Expected classic, basic or any of these, separated by "
                                  "commas: %2. A minus in front leaves a rule out.")
                .arg(id, ruleIds(network));
        const auto at = std::find(rules.begin(), rules.end(), *rule);
        if (leaveOut == (at == rules.end()))
            return leaveOut ? LessonText::tr("The rule “%1” cannot be left out: it is not in the list so far.").arg(id)
                            : LessonText::tr("The rule “%1” is in the list already.").arg(id);
        if (leaveOut)
            rules.erase(at);
        else
            rules.push_back(*rule);
    }
    return {};
}

QString applyRules(LessonStop& stop, const LessonSetting& setting)
{
    RuleSet rules;
    const QString problem = readRules(*stop.options.model, parts(setting.value), rules);
    if (problem.isEmpty())
        stop.options.rules = std::move(rules);
    return problem;
}

/// Sets what differs in the run beside the stop's own: its rules, and numbers with "bend" in front. Further lines add
/// to it.
QString applyWhatIf(LessonStop& stop, const LessonSetting& setting)
{
    PassOptions other = stop.otherRun.value_or(stop.options);
    QStringList rules;
    QStringList bends;
    for (const QString& part : parts(setting.value)) {
        const qsizetype blank = part.indexOf(QLatin1Char(' '));
        if (QStringView(part).left(blank) == QLatin1String("bend"))
            bends << (blank < 0 ? QString() : part.mid(blank).trimmed());
        else if (blank > 0 && !part.startsWith(QLatin1Char('-')))
            return LessonText::tr(
                "There is no rule “%1”. Put “bend” before a number of the other run, as in bend hidden_single 1 5 0.")
                .arg(part);
        else
            rules << part;
    }
    if (!rules.isEmpty()) {
        RuleSet read;
        if (const QString problem = readRules(*other.model, rules, read); !problem.isEmpty())
            return problem;
        other.rules = std::move(read);
    }
    for (const QString& bend : bends) {
        if (const QString problem = bendNumber(stop, other.model, stop.otherBends, bend); !problem.isEmpty())
            return problem;
    }
    stop.otherRun = std::move(other);
    stop.otherRunLine = setting.line;
    return {};
}

/// A file beside the lesson, or what is drawn of the run. Whether a file is there is for who reads the lesson from one.
QString applyPicture(LessonStop& stop, const LessonSetting& setting)
{
    static const QRegularExpression kName(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9_-]{0,63}\\.png$"));
    if (setting.value == QLatin1String("recurrence")) {
        stop.picture = LessonPicture{LessonPicture::Kind::Recurrence, {}, setting.line, {}};
        return {};
    }
    if (!kName.match(setting.value).hasMatch())
        return LessonText::tr("Expected the name of a PNG file beside the lesson (letters, digits, “_” and “-”), as in "
                              "roof.png, or “recurrence”, not “%1”.")
            .arg(setting.value);
    stop.picture = LessonPicture{LessonPicture::Kind::File, setting.value, setting.line, {}};
    return {};
}

QString applyTrain(LessonStop& stop, const LessonSetting& setting)
{
    static const QRegularExpression kSeed(QStringLiteral("^\\d{1,9}$"));
    if (!kSeed.match(setting.value).hasMatch())
        return LessonText::tr(
            "Expected the seed of a training run, a whole number of at most nine digits, such as 41, not “%1”.")
            .arg(setting.value);
    stop.train = setting.value.toULongLong();
    return {};
}

QString applySearch(LessonStop& stop, const LessonSetting& setting)
{
    if (setting.value != QLatin1String("on") && setting.value != QLatin1String("off"))
        return LessonText::tr("Expected “on” or “off”, not “%1”.").arg(setting.value);
    stop.options.search = setting.value == QLatin1String("on");
    return {};
}

QString applyGo(LessonStop& stop, const LessonSetting& setting)
{
    if (!isLessonAddress(setting.value))
        return LessonText::tr("Expected “start”, “end”, a pass (17), a step of a pass (17.4) or a layer of a step "
                              "(17.4.2), not “%1”.")
            .arg(setting.value);
    stop.go = setting.value;
    stop.goLine = setting.line;
    return {};
}

QString applyShow(LessonStop& stop, const LessonSetting& setting)
{
    const QStringList names = parts(setting.value);
    if (const QString problem = problemOfViews(names); !problem.isEmpty())
        return problem;
    stop.show = names;
    return {};
}

QString applyPick(LessonStop& stop, const LessonSetting& setting)
{
    const auto candidate = readCandidate(setting.value, stop.board());
    if (!candidate && setting.value != QLatin1String("none"))
        return LessonText::tr("Expected a candidate as in r1c7=3, or “none”, not “%1”.").arg(setting.value);
    stop.pick = candidate;
    stop.pickLine = setting.line;
    return {};
}

QString applyNumber(LessonStop& stop, const LessonSetting& setting)
{
    if (setting.value.isEmpty())
        return LessonText::tr("Expected the place of a number, as in r1=1.");
    stop.number = setting.value;
    stop.numberLine = setting.line;
    return {};
}

/// "all", or digits with blanks: the planes that the tensors show.
QString applyPlanes(LessonStop& stop, const LessonSetting& setting)
{
    stop.planes.clear();
    if (setting.value == QLatin1String("all")) {
        stop.planes.resize(static_cast<std::size_t>(stop.board().side()));
        std::iota(stop.planes.begin(), stop.planes.end(), 0);
        return {};
    }
    for (const QString& word : setting.value.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const int digit = word.size() == 1 ? word.toInt() - 1 : -1;
        const bool known = std::find(stop.planes.begin(), stop.planes.end(), digit) != stop.planes.end();
        if (digit < 0 || digit >= stop.board().side() || known)
            return LessonText::tr("Expected “all”, or different digits with blanks between them, as in 4 7, not “%1”.")
                .arg(setting.value);
        stop.planes.push_back(digit);
    }
    return {};
}

QString applyLight(LessonStop& stop, const LessonSetting& setting)
{
    const auto places = readBoardPlaces(setting.value, stop.board());
    if (!places)
        return problemOfPlaces(setting.value);
    stop.light.insert(stop.light.end(), places->begin(), places->end());
    return {};
}

QString applyCheck(LessonStop& stop, const LessonSetting& setting)
{
    static const QRegularExpression kOther(QStringLiteral("^other\\s+"));
    const QRegularExpressionMatch other = kOther.match(setting.value);
    ReadLessonCheck read = readLessonCheck(setting.value.mid(other.capturedLength()), stop.board());
    if (!read.check)
        return read.problem;
    read.check->line = setting.line;
    read.check->ofOther = other.hasMatch();
    if (read.check->ofOther && !isAboutRun(*read.check))
        return LessonText::tr("Expected a check of the whole other run after “other”, as in other result no_solution "
                              "or other passes = 25, not “%1”.")
            .arg(setting.value.mid(other.capturedLength()));
    stop.checks.push_back(*read.check);
    return {};
}

using Apply = QString (*)(LessonStop&, const LessonSetting&);
constexpr std::pair<const char*, Apply> kSettings[] = {{"puzzle", applyPuzzle}, {"network", applyNetwork},
    {"bend", applyBend}, {"rules", applyRules}, {"search", applySearch}, {"go", applyGo}, {"show", applyShow},
    {"pick", applyPick}, {"number", applyNumber}, {"planes", applyPlanes}, {"light", applyLight}, {"check", applyCheck},
    {"what_if", applyWhatIf}, {"picture", applyPicture}, {"train", applyTrain}};

} // namespace

QStringList lessonSettingWords()
{
    QStringList words;
    for (const auto& [word, apply] : kSettings)
        words << QLatin1String(word);
    return words + questionSettingWords();
}

QString applySetting(LessonStop& stop, const LessonSetting& setting)
{
    for (const auto& [word, apply] : kSettings) {
        if (setting.word == QLatin1String(word))
            return apply(stop, setting);
    }
    if (questionSettingWords().contains(setting.word))
        return applyQuestionSetting(stop, setting);
    return LessonText::tr("There is no setting “%1”. Known settings: %2. Text begins after an empty line.")
        .arg(setting.word, lessonSettingWords().join(QStringLiteral(", ")));
}

bool isLessonAddress(const QString& text)
{
    static const QRegularExpression kAddress(QStringLiteral("^\\d{1,9}(\\.\\d{1,3}){0,2}$"));
    return text == QLatin1String("start") || text == QLatin1String("end") || kAddress.match(text).hasMatch();
}

QString problemOfViews(const QStringList& names)
{
    int centres = 0;
    for (const QString& name : names) {
        const LessonView* view = lessonViewNamed(name);
        if (view == nullptr)
            return LessonText::tr("There is nothing named “%1” to show. Known names: %2.").arg(name, lessonViewNames());
        centres += view->centre ? 1 : 0;
    }
    return centres > 1
        ? LessonText::tr("Only one of board, tree, tensors, graph, what_if and chain can be shown at a time.")
        : QString();
}

QString problemOfPlaces(const QString& text)
{
    return LessonText::tr("Expected cells (r4c5), rows (r4), columns (c5), boxes (b6) or candidates (r4c5=7), with "
                          "commas between them, not “%1”.")
        .arg(text);
}

} // namespace convoku
