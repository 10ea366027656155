// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_check.h"

#include "app/document/cell_address.h"
#include "app/document/element_address.h"
#include "app/views/lessons/lesson_text.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/contradiction.h"
#include "solver/run/navigation.h"
#include "solver/run/state.h"

#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

using CheckKind = LessonCheck::Kind;

/// In any network that comes with the program: which one the stop runs is not known here.
bool isRuleSomewhere(const std::string& id)
{
    const auto& networks = shippedNetworks().networks;
    return std::any_of(networks.begin(), networks.end(),
        [&id](const NetworkText& network) { return shippedModel(network.id)->find(id).has_value(); });
}

/// Lists the forms of the text after a check's word.
enum class Form {
    Nothing,
    Number,
    Cell,
    Candidate,
    CandidateAndNumber,
    CellAndDigits,
    ElementAndNumber,
    Id,
    Layer,
    Result,
};

constexpr RunResult kResults[] = {RunResult::Solved, RunResult::NoSolution, RunResult::Stalled, RunResult::OutOfPasses};

std::optional<int> readNumber(const QString& text)
{
    static const QRegularExpression kNumber(QStringLiteral("^-?\\d{1,9}$"));
    const QString number = text.trimmed();
    return kNumber.match(number).hasMatch() ? std::optional(number.toInt()) : std::nullopt;
}

/// "= 162"; the sign may be left out.
std::optional<int> readCount(const QString& text)
{
    return readNumber(text.startsWith(QLatin1Char('=')) ? text.mid(1) : text);
}

std::optional<std::uint16_t> readDigits(const QString& text, Board board)
{
    std::uint16_t digits = 0;
    for (const QChar sign : text) {
        if (sign == QLatin1Char(' '))
            continue;
        const int digit = sign.digitValue();
        if (digit < 1 || digit > board.side() || (digits >> (digit - 1) & 1) != 0)
            return std::nullopt;
        digits = static_cast<std::uint16_t>(digits | 1 << (digit - 1));
    }
    return digits;
}

bool readLayer(const QString& text, LessonCheck& check)
{
    static const QRegularExpression kPattern(QStringLiteral("^([a-z_]+)(?:\\s+(\\d{1,2})[x×](\\d{1,2}))?$"));
    const auto match = kPattern.match(text);
    if (!match.hasMatch())
        return false;
    const auto last = static_cast<int>(kLastLayerKind);
    int kind = 0;
    while (kind <= last && match.captured(1) != QLatin1String(toString(static_cast<LayerKind>(kind))))
        ++kind;
    if (kind > last)
        return false;
    check.layer = static_cast<LayerKind>(kind);
    if (match.capturedLength(2) > 0)
        check.extent = Extent{match.captured(2).toInt(), match.captured(3).toInt()};
    return true;
}

bool readForm(Form form, const QString& text, LessonCheck& check)
{
    const Board board = check.cell.board;
    const auto last = text.lastIndexOf(QLatin1Char('='));
    const QString before = text.left(std::max<qsizetype>(last, 0)).trimmed();
    const QString after = text.mid(last + 1).trimmed();
    const auto take = [](const auto& read, auto& field) {
        if (read)
            field = *read;
        return read.has_value();
    };
    switch (form) {
    case Form::Nothing:
        return text.isEmpty();
    case Form::Number:
        return take(readCount(text), check.number);
    case Form::Cell:
        return take(readCell(text, board), check.cell);
    case Form::Candidate:
        return take(readCandidate(text, board), check.candidate);
    case Form::CandidateAndNumber:
        return last > 0 && take(readCandidate(before, board), check.candidate) && take(readNumber(after), check.number);
    case Form::CellAndDigits:
        return last > 0 && take(readCell(before, board), check.cell) && take(readDigits(after, board), check.digits);
    case Form::ElementAndNumber:
        check.address = before;
        return last > 0 && !before.isEmpty() && take(readNumber(after), check.number);
    case Form::Id: {
        check.word = text;
        return text == QLatin1String("verdict") || text == QLatin1String("search")
            || isRuleSomewhere(text.toStdString());
    }
    case Form::Layer:
        return readLayer(text, check);
    case Form::Result:
        for (const RunResult result : kResults) {
            if (text == QLatin1String(toString(result))) {
                check.result = result;
                return true;
            }
        }
        return false;
    }
    return false;
}

QString digitList(std::uint16_t digits)
{
    QStringList list;
    for (int digit = 0; digit < kMostSide; ++digit) {
        if ((digits >> digit & 1) != 0)
            list << QString::number(digit + 1);
    }
    return list.isEmpty() ? LessonText::tr("none") : list.join(QLatin1Char(' '));
}

QString extentText(Extent extent)
{
    return QStringLiteral("%1x%2").arg(extent.rows).arg(extent.columns);
}

/// The kernel, or the scale; none where the layer has neither.
std::optional<Extent> extentOf(const Layer& layer)
{
    switch (traitsOf(layer.kind).kernel) {
    case KernelKind::Weights:
    case KernelKind::Window:
        return layer.kernel;
    case KernelKind::Block:
        return layer.kind == LayerKind::Upsample ? std::optional(layer.scale) : std::nullopt;
    case KernelKind::None:
        break;
    }
    return std::nullopt;
}

QString otherNumber(const QString& what, double is, int wanted)
{
    return is == wanted ? QString()
                        : LessonText::tr("%1 is %2 here, not %3.").arg(what, LayerWording::number(is)).arg(wanted);
}

/// The events of the place: of its step; of all its pass where it is the end of one; of the pass so far where it is the
/// contradiction before a guess is taken back.
std::vector<Event> eventsAt(const CheckedPlace& place)
{
    const Recording& recording = *place.recording;
    const bool wholePass
        = recording.isEndOfPass(place.position) || beforeBacktrack(recording, place.position.pass) == place.position;
    std::vector<Event> events;
    for (const Event& event : recording.eventsOf(place.position.pass)) {
        if ((wholePass && event.position() <= place.position) || event.step == place.position.step)
            events.push_back(event);
    }
    return events;
}

QString failureOfChange(const LessonCheck& check, const CheckedPlace& place)
{
    const bool removed = check.kind == CheckKind::RemovedCount || check.kind == CheckKind::RemovedCandidate;
    std::vector<std::uint16_t> changed;
    for (const Event& event : eventsAt(place)) {
        const auto more = place.recording->changed(event);
        if (event.kind == (removed ? EventKind::Rule : EventKind::Pop))
            changed.insert(changed.end(), more.begin(), more.end());
    }
    const auto count = static_cast<int>(changed.size());
    const QString all = Wording::candidateList(changed, place.recording->board());
    if (check.kind == CheckKind::RemovedCount || check.kind == CheckKind::RestoredCount) {
        if (count == check.number)
            return {};
        return (removed ? LessonText::tr("%n candidate(s) are removed here, not %1.", nullptr, count)
                        : LessonText::tr("%n candidate(s) are restored here, not %1.", nullptr, count))
            .arg(check.number);
    }
    const auto index = static_cast<std::uint16_t>(check.candidate.index());
    if (std::find(changed.begin(), changed.end(), index) != changed.end())
        return {};
    const QString name = candidateText(check.candidate);
    if (count == 0)
        return removed ? LessonText::tr("%1 is not removed here. Nothing is removed.").arg(name)
                       : LessonText::tr("%1 is not restored here. Nothing is restored.").arg(name);
    return removed ? LessonText::tr("%1 is not removed here. Removed: %2.").arg(name, all)
                   : LessonText::tr("%1 is not restored here. Restored: %2.").arg(name, all);
}

QString failureOfGuess(const LessonCheck& check, const CheckedPlace& place)
{
    const EventKind kind = check.kind == CheckKind::Guess ? EventKind::Push : EventKind::Pop;
    for (const Event& event : eventsAt(place)) {
        if (event.kind != kind)
            continue;
        if (event.candidate == check.candidate.index())
            return {};
        const QString is = candidateText(place.recording->board().candidate(event.candidate));
        const QString not_ = candidateText(check.candidate);
        return kind == EventKind::Push ? LessonText::tr("The guess here is %1, not %2.").arg(is, not_)
                                       : LessonText::tr("The guess undone here is %1, not %2.").arg(is, not_);
    }
    return kind == EventKind::Push ? LessonText::tr("Nothing is guessed here.")
                                   : LessonText::tr("No guess is undone here.");
}

QString failureOfContradiction(const LessonCheck& check, const CheckedPlace& place)
{
    return contradictionIn(*place.recording, place.position, check.cell)
        ? QString()
        : LessonText::tr("No contradiction is detected in %1 here.").arg(Wording::cell(check.cell));
}

QString failureOfState(const LessonCheck& check, const CheckedPlace& place)
{
    const State state = place.recording->stateAt(place.position);
    const auto index = static_cast<std::size_t>(check.candidate.index());
    switch (check.kind) {
    case CheckKind::CandidatesOf: {
        const std::uint16_t digits = state.candidates.digitsOf(check.cell);
        return digits == check.digits ? QString()
                                      : LessonText::tr("The candidates of %1 are %2 here, not %3.")
                                            .arg(Wording::cell(check.cell), digitList(digits), digitList(check.digits));
    }
    case CheckKind::CandidateCount:
        return otherNumber(LessonText::tr("The number of candidates"), state.candidates.count(), check.number);
    case CheckKind::Decided:
        return otherNumber(
            LessonText::tr("The number of decided cells"), state.candidates.decidedCells(), check.number);
    case CheckKind::Depth:
        return otherNumber(LessonText::tr("The depth"), state.depth(), check.number);
    case CheckKind::Level:
        return otherNumber(LessonText::tr("The level"), state.level, check.number);
    case CheckKind::StackNumber:
        return otherNumber(LessonText::tr("The stack’s number of %1").arg(candidateText(check.candidate)),
            state.stack.at(index), check.number);
    default:
        return otherNumber(LessonText::tr("The guess’s number of %1").arg(candidateText(check.candidate)),
            state.guess.at(index), check.number);
    }
}

QString failureOfStep(const LessonCheck& check, const CheckedPlace& place)
{
    if (place.position.step == 0)
        return LessonText::tr("This position is the start of the run. It is not in any step.");
    const QString is = QString::fromStdString(place.recording->groupOf(place.position.step).id);
    return is == check.word ? QString() : LessonText::tr("The step here is %1, not %2.").arg(is, check.word);
}

QString failureOfLayer(const LessonCheck& check, const CheckedPlace& place)
{
    const Network& network = place.recording->network();
    const Layer* layer = layerAtPosition(network, *place.recording, place.position).layer;
    if (layer == nullptr)
        return LessonText::tr("There is no layer at this position.");
    const auto extent = extentOf(*layer);
    const bool kind = layer->kind == check.layer;
    if (kind && (!check.extent || extent == check.extent))
        return {};
    QString is = QLatin1String(toString(layer->kind));
    QString wanted = QLatin1String(toString(check.layer));
    if (extent)
        is += QLatin1Char(' ') + extentText(*extent);
    if (check.extent)
        wanted += QLatin1Char(' ') + extentText(*check.extent);
    return LessonText::tr("The layer here is “%1”, not “%2”.").arg(is, wanted);
}

QString failureOfNumber(const LessonCheck& check, const CheckedPlace& place)
{
    if (place.values == nullptr)
        return LessonText::tr("There are no numbers at the start of the run.");
    const Network& network = place.values->network();
    const NamedElement named = namedElement(check.address, network, *place.recording, place.position);
    if (!named.element)
        return named.problem;
    if (check.kind == CheckKind::Number)
        return otherNumber(LessonText::tr("The number %1").arg(check.address),
            place.values->at(named.layer->outputs.front(), *named.element), check.number);
    const auto taps = windowOf(network, *named.layer, 0, *named.element).taps;
    const auto count = std::count_if(taps.begin(), taps.end(), [](const Tap& tap) { return tap.weight != 0; });
    return otherNumber(
        LessonText::tr("The count of numbers read for %1").arg(check.address), static_cast<int>(count), check.number);
}

QString failureOfRun(const LessonCheck& check, const CheckedPlace& place)
{
    const Recording& recording = *place.recording;
    switch (check.kind) {
    case CheckKind::Passes:
        return otherNumber(LessonText::tr("The number of passes"), recording.passCount(), check.number);
    case CheckKind::Pushes:
        return otherNumber(LessonText::tr("The number of guesses"), recording.pushes(), check.number);
    case CheckKind::Pops:
        return otherNumber(LessonText::tr("The number of undone guesses"), recording.pops(), check.number);
    case CheckKind::Result: {
        const QString is = recording.result() ? QLatin1String(toString(*recording.result())) : QString();
        const QString wanted = QLatin1String(toString(check.result));
        return is == wanted ? QString() : LessonText::tr("The run ends with “%1”, not “%2”.").arg(is, wanted);
    }
    default: {
        const RunResult wanted = check.kind == CheckKind::UniqueSolution ? RunResult::Unique : RunResult::Several;
        if (place.afterwards == wanted)
            return {};
        return check.kind == CheckKind::UniqueSolution
            ? LessonText::tr("The puzzle does not have exactly one solution.")
            : LessonText::tr("The puzzle does not have several solutions.");
    }
    }
}

struct CheckSyntax
{
    const char* word;
    Form form;
    CheckKind kind;
    const char* example;
    QString (*failure)(const LessonCheck& check, const CheckedPlace& place); ///< see failureOf()
};

/// If a word has several forms, the first one that fits is used.
constexpr CheckSyntax kChecks[] = {
    {"candidates", Form::Number, CheckKind::CandidateCount, "candidates = 162", failureOfState},
    {"candidates", Form::CellAndDigits, CheckKind::CandidatesOf, "candidates r1c7 = 1 3", failureOfState},
    {"decided", Form::Number, CheckKind::Decided, "decided = 34", failureOfState},
    {"removed", Form::Number, CheckKind::RemovedCount, "removed = 4", failureOfChange},
    {"removed", Form::Candidate, CheckKind::RemovedCandidate, "removed r1c7=3", failureOfChange},
    {"restored", Form::Number, CheckKind::RestoredCount, "restored = 4", failureOfChange},
    {"restored", Form::Candidate, CheckKind::RestoredCandidate, "restored r1c7=3", failureOfChange},
    {"step", Form::Id, CheckKind::Step, "step hidden_single_row", failureOfStep},
    {"layer", Form::Layer, CheckKind::Layer, "layer convolution 1x9", failureOfLayer},
    {"number", Form::ElementAndNumber, CheckKind::Number, "number r1=1 = 1", failureOfNumber},
    {"window", Form::ElementAndNumber, CheckKind::Window, "window r1=1 = 9", failureOfNumber},
    {"depth", Form::Number, CheckKind::Depth, "depth = 1", failureOfState},
    {"level", Form::Number, CheckKind::Level, "level = 3", failureOfState},
    {"stack", Form::CandidateAndNumber, CheckKind::StackNumber, "stack r1c2=9 = 1", failureOfState},
    {"guessed", Form::CandidateAndNumber, CheckKind::GuessNumber, "guessed r1c2=7 = 1", failureOfState},
    {"guess", Form::Candidate, CheckKind::Guess, "guess r1c2=7", failureOfGuess},
    {"contradiction", Form::Cell, CheckKind::Contradiction, "contradiction r3c8", failureOfContradiction},
    {"failed", Form::Candidate, CheckKind::Failed, "failed r1c2=7", failureOfGuess},
    {"result", Form::Result, CheckKind::Result, "result solved", failureOfRun},
    {"passes", Form::Number, CheckKind::Passes, "passes = 25", failureOfRun},
    {"pushes", Form::Number, CheckKind::Pushes, "pushes = 3", failureOfRun},
    {"pops", Form::Number, CheckKind::Pops, "pops = 1", failureOfRun},
    {"unique_solution", Form::Nothing, CheckKind::UniqueSolution, "unique_solution", failureOfRun},
    {"several_solutions", Form::Nothing, CheckKind::SeveralSolutions, "several_solutions", failureOfRun},
};

const CheckSyntax& syntaxOf(CheckKind kind)
{
    return *std::ranges::find(kChecks, kind, &CheckSyntax::kind);
}

} // namespace

ReadLessonCheck readLessonCheck(const QString& text, Board board)
{
    static const QRegularExpression kWord(QStringLiteral("^([a-z_]+)\\s*(.*)$"));
    const auto match = kWord.match(text.simplified());
    const QString word = match.captured(1);
    QStringList expected;
    QStringList all;
    for (const CheckSyntax& syntax : kChecks) {
        all << QLatin1String(syntax.word);
        if (word != QLatin1String(syntax.word))
            continue;
        LessonCheck check;
        check.kind = syntax.kind;
        check.cell = board.cell(0);
        check.candidate = board.candidate(0);
        if (readForm(syntax.form, match.captured(2), check))
            return {check, {}};
        expected << QStringLiteral("“%1”").arg(QLatin1String(syntax.example));
    }
    all.removeDuplicates();
    return {std::nullopt,
        expected.isEmpty()
            ? LessonText::tr("There is no check “%1”. Known checks: %2.").arg(word, all.join(QStringLiteral(", ")))
            : LessonText::tr("“%1” is not a check. Expected something like %2.")
                  .arg(text, expected.join(LessonText::tr(" or ")))};
}

bool isAboutRun(const LessonCheck& check)
{
    return syntaxOf(check.kind).failure == failureOfRun;
}

QString failureOf(const LessonCheck& check, const CheckedPlace& place)
{
    return syntaxOf(check.kind).failure(check, place);
}

std::optional<Candidate> candidateOf(const Network& network, ValueId value, ElementIndex element)
{
    const Places places = placesOf(network, value);
    const auto digits = digitsOf(places, element);
    const auto cells = cellsOf(places, element);
    if (cells.size() != 1 || digits.size() != 1)
        return std::nullopt;
    return Candidate::of(digits.front(), cells.front());
}

NamedElement namedElement(const QString& address, const Network& network, const Recording& recording, Position position)
{
    NamedElement named;
    named.layer = layerAtPosition(network, recording, position).layer;
    if (named.layer == nullptr) {
        named.problem = LessonText::tr("There are no numbers at this position: it is not inside a layer.");
        return named;
    }
    const ValueId value = named.layer->outputs.front();
    const Shape shape = network.value(value).shape;
    const Places places = placesOf(network, value);
    named.element = readElement(address, shape, places);
    if (!named.element)
        named.problem = LessonText::tr(
            "The layer at %1 has no number “%2”. Its output has the shape %3. Expected something like %4.")
                            .arg(Wording::address(recording, position), address, LayerWording::shape(shape),
                                elementExample(shape, places));
    return named;
}

} // namespace convoku
